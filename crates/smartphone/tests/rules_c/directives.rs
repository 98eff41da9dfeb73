//! SP-520 to SP-532, SP-534 to SP-537: taking, declining and counting directives.

use crate::shared::*;
use smartphone::BoardSize;

/// Phase 5, the first player's turn: a directive about technologies is checked at its end.
fn researching(seats: usize, directives: &[u8]) -> Table {
    let mut scene = with_directives(seats, directives);
    scene.at(Stage::Research, S1, What::Research);
    scene
}

/// So many technologies are researched, whose powers ask nothing; their patents are nobody's.
fn technologies(scene: &mut Table, seat: Seat, count: usize) {
    let order = [Technology::Gps, Technology::WiFi, Technology::Gamepad, Technology::Nfc, Technology::FourG];
    for technology in &order[..count] {
        scene.research(seat, *technology).patent(*technology, None);
    }
}

/// Phase 8 is reached with no goods sold: the VP of it are counted as these.
fn after_phase_8(seats: usize, directives: &[u8], vp: &[i16], prices: &[u8]) -> Table {
    let mut scene = with_directives(seats, directives);
    for ((seat, vp), price) in [S1, S2, S3].into_iter().zip(vp).zip(prices) {
        scene.counted(seat, |counted| counted.profit = *vp).price(seat, *price);
    }
    scene.goods(S1, 1).at(Stage::Selling, S1, What::Sale).act(S1, sell(&[]));
    scene
}

#[test]
fn sp_520_a_directive_is_taken_by_one_player_only() {
    let mut scene = researching(2, &[14]);
    technologies(&mut scene, S1, 4);
    technologies(&mut scene, S2, 4);
    scene.act(S1, FINISH);
    assert_eq!(scene.offered(), Some((S1, 14)));
    scene.act(S1, TAKE);
    assert_eq!(scene.public().round, 2, "the second player has four as well and is not asked");
    let events = scene.to_next_round();
    assert!(
        !events.iter().any(|event| matches!(event, Event::DirectiveTaken { .. } | Event::DirectiveDeclined { .. }))
    );
}

#[test]
fn sp_521_five_to_eight_directives_are_drawn() {
    for (seats, drawn) in [(1, 5), (2, 5), (3, 6), (4, 7), (5, 8)] {
        let scene = table(seats, Options { directives: Directives::On, ..Options::default() });
        assert_eq!(scene.public().directives.len(), drawn, "{seats} players");
    }
    assert!(table(3, Options::default()).public().directives.is_empty(), "without the module there are none");
}

#[test]
fn sp_521_the_directives_are_shown_to_all() {
    let mut scene = dealt(2, Options { directives: Directives::On, ..Options::default() });
    scene.act(S1, Action::ChooseCompany { company: Company::Green });
    scene.act(S2, Action::ChooseCompany { company: Company::Blue });
    let shown = |event: &Event| match event {
        Event::DirectiveLaid { directive } => Some(directive - 1),
        _ => None,
    };
    assert_eq!(told(&scene).iter().filter_map(shown).collect::<Set>(), scene.public().directives);
}

#[test]
fn sp_522_who_meets_a_directive_may_take_it() {
    let mut scene = researching(2, &[14]);
    technologies(&mut scene, S1, 4);
    scene.act(S1, FINISH).act(S1, TAKE);
    assert!(told(&scene).contains(&Event::DirectiveTaken { seat: S1, directive: 14 }));
    assert!(scene.player(S1).directives.has(13));
}

#[test]
fn sp_522_nothing_else_is_an_answer() {
    let mut scene = researching(2, &[14]);
    technologies(&mut scene, S1, 4);
    scene.act(S1, FINISH).refused_by("SP-226", S1, FINISH);
}

#[test]
fn sp_523_one_directive_per_round() {
    let mut scene = researching(2, &[14, 16]);
    technologies(&mut scene, S1, 4);
    scene.counted(S1, |counted| counted.researched = 2).act(S1, FINISH);
    assert_eq!(scene.offered(), Some((S1, 14)));
    scene.act(S1, TAKE);
    assert_eq!((scene.offered(), scene.public().round), (None, 2));
}

#[test]
fn sp_523_in_the_next_round_another_can_be_taken() {
    let mut scene = researching(2, &[14, 15]);
    technologies(&mut scene, S1, 4);
    scene.patent(Technology::Gps, Some(S1)).patent(Technology::WiFi, Some(S1)).act(S1, FINISH).act(S1, TAKE);
    scene.idle_until(|scene| scene.offered().is_some());
    assert_eq!((scene.public().round, scene.offered()), (2, Some((S1, 15))));
}

#[test]
fn sp_524_without_an_acting_player_the_lowest_price_comes_first() {
    let scene = after_phase_8(3, &[10], &[70, 70, 70], &[6, 5, 6]);
    assert_eq!(scene.offered(), Some((S2, 10)));
}

#[test]
fn sp_524_then_fewer_vp_and_then_company_order() {
    for (vp, first) in [([9, 8, 7], S3), ([8, 7, 7], S2), ([7, 7, 7], S1)] {
        let mut scene = with_directives(3, &[10]);
        for (seat, vp) in [S1, S2, S3].into_iter().zip(vp) {
            scene.counted(seat, |counted| counted.profit = 70).vp(seat, vp);
        }
        scene.goods(S1, 1).at(Stage::Selling, S1, What::Sale).act(S1, sell(&[]));
        assert_eq!(scene.offered(), Some((first, 10)), "{vp:?}");
    }
}

/// SP-222, SP-224: what phase 8 brings does not change its order.
#[test]
fn sp_524_the_order_is_that_of_the_start_of_the_phase() {
    let mut scene = with_directives(2, &[10]);
    scene.counted(S1, |counted| counted.profit = 70).counted(S2, |counted| counted.profit = 70);
    scene.vp(S1, 1).vp(S2, 2).goods(S1, 1).at(Stage::Selling, S1, What::Sale);
    scene.act(S1, sell(&[(Region::NorthAfrica, 1)]));
    assert!(scene.player(S1).vp > scene.player(S2).vp);
    assert_eq!(scene.offered(), Some((S1, 10)));
}

#[test]
fn sp_524_the_acting_player_comes_first() {
    let mut scene = researching(2, &[14]);
    technologies(&mut scene, S1, 4);
    technologies(&mut scene, S2, 4);
    scene.price(S1, 8).price(S2, 2).act(S1, FINISH);
    assert_eq!(scene.offered(), Some((S1, 14)), "it is their turn, though the other is cheaper");
}

#[test]
fn sp_525_a_declined_directive_is_not_offered_again_this_round() {
    let mut scene = researching(2, &[11]);
    for region in [Region::Canada, Region::Usa, Region::Emirates, Region::Rsa, Region::India] {
        scene.office(S1, region);
    }
    scene.act(S1, FINISH).act(S1, DECLINE);
    assert!(told(&scene).contains(&Event::DirectiveDeclined { seat: S1, directive: 11 }));
    assert_eq!(scene.public().round, 2, "at the end of the turn of phase 6 it was still met");
}

#[test]
fn sp_525_in_a_later_round_it_can_be_taken_if_it_is_met_again() {
    let mut scene = researching(2, &[14]);
    technologies(&mut scene, S1, 4);
    scene.act(S1, FINISH).act(S1, DECLINE);
    scene.idle_until(|scene| scene.offered().is_some());
    assert_eq!((scene.public().round, scene.offered()), (2, Some((S1, 14))));
    scene.act(S1, TAKE);
    assert_eq!(scene.player(S1).directives.len(), 1);
}

#[test]
fn sp_526_a_declined_directive_is_offered_to_the_next_who_meets_it() {
    let mut scene = after_phase_8(3, &[10], &[70, 70, 70], &[6, 5, 4]);
    assert_eq!(scene.offered(), Some((S3, 10)));
    scene.act(S3, DECLINE);
    assert_eq!(scene.offered(), Some((S2, 10)));
    scene.act(S2, DECLINE);
    assert_eq!(scene.offered(), Some((S1, 10)));
    scene.act(S1, TAKE);
    assert!(scene.player(S1).directives.has(9));
}

#[test]
fn sp_526_who_does_not_meet_it_is_passed_over() {
    let mut scene = after_phase_8(3, &[10], &[70, 69, 70], &[6, 5, 4]);
    scene.act(S3, DECLINE);
    assert_eq!(scene.offered(), Some((S1, 10)));
}

#[test]
fn sp_527_directives_are_offered_in_ascending_number() {
    let mut scene = researching(2, &[16, 15, 14]);
    technologies(&mut scene, S1, 4);
    scene.patent(Technology::Gps, Some(S1)).patent(Technology::WiFi, Some(S1));
    scene.counted(S1, |counted| counted.researched = 2).act(S1, FINISH);
    for number in [14, 15, 16] {
        assert_eq!(scene.offered(), Some((S1, number)));
        scene.act(S1, DECLINE);
    }
    assert_eq!(scene.public().round, 2);
}

/// The first number is offered to all who meet it before the next number comes.
#[test]
fn sp_527_taking_one_ends_the_offers_to_that_player() {
    let mut scene = after_phase_8(2, &[9, 10], &[70, 70], &[5, 6]);
    assert_eq!(scene.offered(), Some((S1, 10)), "nobody controls four regions");
    let mut both = with_directives(2, &[9, 10]);
    let four: Set = (0..4).collect();
    for seat in [S1, S2] {
        both.counted(seat, |counted| (counted.profit, counted.controlled) = (70, four));
    }
    both.price(S2, 6).goods(S1, 1).at(Stage::Selling, S1, What::Sale).act(S1, sell(&[]));
    assert_eq!(both.offered(), Some((S1, 9)));
    both.act(S1, TAKE);
    assert_eq!(both.offered(), Some((S2, 10)), "no 9 is gone, and the first player has taken one");
    scene.act(S1, TAKE);
    assert_eq!(scene.public().round, 2);
}

#[test]
fn sp_527_at_the_end_of_an_own_turn_only_that_player_is_tested() {
    let mut scene = researching(2, &[14]);
    technologies(&mut scene, S2, 4);
    scene.at(Stage::Research, S1, What::Research).progress(S2, 0).act(S1, FINISH);
    assert_eq!(scene.offered(), Some((S2, 14)));
    assert_eq!(scene.public().turn, 1, "it is the end of their own turn");
}

#[test]
fn sp_528_at_the_end_of_the_round_a_taken_directive_is_turned_over() {
    let mut scene = researching(2, &[14]);
    technologies(&mut scene, S1, 4);
    technologies(&mut scene, S2, 3);
    scene.goods(S1, 1).act(S1, FINISH).act(S1, TAKE);
    assert_eq!((scene.public().round, scene.player(S1).taken), (1, Some(13)), "taken this round");
    scene.to_next_round();
    assert_eq!((scene.player(S1).taken, scene.player(S1).directives.has(13)), (None, true));
}

/// Five rounds; the first player meets these directives by their state all the time and takes one in each.
fn one_in_each_round(hard: Hard) -> (Table, Vec<Event>) {
    let mut scene = table(2, Options { directives: Directives::On, hard, ..Options::default() });
    scene.without_retailers().only_directives(&[11, 12, 13, 14, 15, 16]);
    for technology in [Technology::Gps, Technology::WiFi, Technology::Nfc, Technology::FourG] {
        scene.research(S1, technology);
    }
    for region in [Region::Canada, Region::Usa, Region::Caribbean, Region::Emirates, Region::Europe] {
        scene.office(S1, region);
    }
    let mut events = Vec::new();
    while scene.public().stage != Stage::Over {
        events.extend(scene.idle_until(|scene| scene.offered().is_some() || scene.public().stage == Stage::Over));
        if let Some((seat, _)) = scene.offered() {
            events.extend(told(scene.act(seat, TAKE)));
        }
    }
    (scene, events)
}

#[test]
fn sp_529_a_player_can_take_five_directives_in_a_game() {
    let (scene, events) = one_in_each_round(Hard::Off);
    assert_eq!(scene.player(S1).directives.len(), 5);
    let taken: Vec<_> = events.iter().filter(|event| matches!(event, Event::DirectiveTaken { .. })).collect();
    let numbers = [11, 12, 13, 14, 15].map(|directive| Event::DirectiveTaken { seat: S1, directive });
    assert_eq!(taken, numbers.iter().collect::<Vec<_>>());
}

#[test]
fn sp_530_every_directive_is_worth_12_vp_at_the_end_of_the_game() {
    let (_, events) = one_in_each_round(Hard::Off);
    let over = events.iter().position(|event| matches!(event, Event::DirectivePaid { .. })).expect("they are paid");
    let paid = [11, 12, 13, 14, 15].map(|it| Event::DirectivePaid { seat: S1, directive: it, vp: 12, at_once: false });
    assert_eq!(events[over..over + 5], paid);
    assert_eq!((paid[0].rule(), events.last()), ("SP-530", Some(&Event::GameOver)));
}

#[test]
fn sp_ex_24_five_directives_are_60_vp() {
    let (_, events) = one_in_each_round(Hard::Off);
    let vp = |event: &Event| if let Event::DirectivePaid { vp, .. } = event { Some(*vp) } else { None };
    assert_eq!(events.iter().filter_map(vp).sum::<i16>(), 60);
}

#[test]
fn sp_531_a_state_is_met_again_by_still_holding() {
    let mut scene = researching(2, &[12]);
    scene.office(S1, Region::Usa).office(S1, Region::Europe).act(S1, FINISH);
    for round in 1..=4 {
        assert_eq!((scene.public().round, scene.offered()), (round, Some((S1, 12))));
        scene.act(S1, DECLINE);
        scene.idle_until(|scene| scene.offered().is_some());
    }
}

#[test]
fn sp_532_goods_sold_off_the_map_count() {
    for (away, asked) in [(2, None), (3, Some((S1, 5)))] {
        let mut scene = with_directives(2, &[5]);
        scene.own(S1, Power::NfcDark).served(S1, Region::Usa, &[0, 1, 2, 3]).served(S1, Region::Europe, &[0, 1, 2]);
        scene.goods(S1, 3).progress(S1, 1).at(Stage::Logistics, S1, What::Logistics);
        scene.act(S1, Action::SellAway { goods: away }).act(S1, FINISH);
        assert_eq!(scene.offered(), asked, "7 and {away}");
    }
}

#[test]
fn sp_532_goods_off_the_map_are_in_no_region() {
    let mut scene = with_directives(2, &[7, 8]);
    scene.sold_away(S1, 9).served(S1, Region::Usa, &[0, 1, 2, 3]).goods(S1, 1).at(Stage::Selling, S1, What::Sale);
    scene.act(S1, sell(&[]));
    assert_eq!(scene.public().round, 2);
}

#[test]
fn sp_ex_22_who_is_cheaper_comes_first_unless_they_took_one() {
    assert_eq!(after_phase_8(2, &[10], &[70, 70], &[6, 5]).offered(), Some((S2, 10)));
    let mut scene = with_directives(2, &[10, 14]);
    scene.counted(S1, |it| it.profit = 70).counted(S2, |it| it.profit = 70).price(S1, 6).price(S2, 5);
    scene
        .edit(|state| (state.public.players[S2].taken, _) = (Some(13), state.public.players[S2].directives.insert(13)));
    scene.goods(S1, 1).at(Stage::Selling, S1, What::Sale).act(S1, sell(&[]));
    assert_eq!(scene.offered(), Some((S1, 10)));
}

#[test]
fn sp_ex_23_a_declined_directive_comes_back_in_the_next_round() {
    let seller = |scene: &mut Table| {
        scene.price(S1, 2).goods(S1, 10).at(Stage::Selling, S1, What::Sale);
        let regions =
            [(Region::NorthAfrica, 2), (Region::Usa, 4), (Region::Europe, 2), (Region::Canada, 1), (Region::Rsa, 1)];
        scene.act(S1, sell(&regions));
    };
    let mut scene = with_directives(2, &[5, 7]);
    for region in [Region::Usa, Region::Europe, Region::Canada, Region::Rsa] {
        scene.office(S1, region);
    }
    scene.round(2);
    seller(&mut scene);
    assert_eq!(scene.offered(), Some((S1, 5)));
    scene.act(S1, DECLINE);
    assert_eq!(scene.offered(), Some((S1, 7)));
    scene.act(S1, TAKE);
    scene.idle_until(|scene| scene.public().round == 3);
    seller(&mut scene);
    assert_eq!(scene.offered(), Some((S1, 5)));
    scene.act(S1, TAKE);
    assert_eq!(scene.player(S1).directives.len(), 2);
}

#[test]
fn sp_536_the_directives_are_the_same_on_the_small_board() {
    let mut scene = table(3, Options { board: BoardSize::Small, directives: Directives::On, ..Options::default() });
    assert_eq!(scene.public().directives.len(), 6);
    scene.only_directives(&[14, 16]).at(Stage::Research, S1, What::Research);
    technologies(&mut scene, S1, 3);
    scene.counted(S1, |counted| counted.researched = 1).act(S1, FINISH);
    assert_eq!(scene.public().round, 2, "three technologies, one of them new: not enough here either");
    scene.at(Stage::Research, S1, What::Research);
    technologies(&mut scene, S1, 4);
    scene.act(S1, FINISH);
    assert_eq!(scene.offered(), Some((S1, 14)));
}
