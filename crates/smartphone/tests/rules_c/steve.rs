//! SP-480 to SP-483, SP-487 to SP-489: Steve's company, programme, score and win.

use crate::shared::*;
use smartphone::{BoardSize, Gamepad, Technologies};

/// One player, Green, against Steve, Red in CIS.
pub const STEVE: Seat = S2;

pub fn solo(options: Options) -> Table {
    let mut scene = table(1, options);
    scene.without_retailers();
    scene
}

fn alone() -> Table {
    solo(Options::default())
}

#[test]
fn sp_480_steve_plays_the_first_free_company_from_red_to_green() {
    for (chosen, steves, vp, home) in [
        (Company::Green, Company::Red, 7, Region::Cis),
        (Company::Yellow, Company::Red, 7, Region::Cis),
        (Company::Red, Company::Yellow, 6, Region::India),
    ] {
        let mut scene = dealt(1, Options::default());
        scene.act(S1, Action::ChooseCompany { company: chosen });
        let steve = scene.player(STEVE);
        assert_eq!((steve.company, steve.vp, steve.start), (Some(steves), vp, Some(home)));
        assert_eq!((scene.public().place(home).offices.to_vec(), steve.offices), (vec![STEVE], 17));
        let event = Event::CompanyChosen { seat: STEVE, company: steves, vp, steve: true };
        assert!(told(&scene).contains(&event) && event.rule() == "SP-480");
    }
}

#[test]
fn sp_480_steve_has_no_improvements_and_no_director() {
    let scene = solo(Options { gamepad: Gamepad::N6, ..Options::default() });
    assert!(scene.player(STEVE).tiles.is_empty());
    assert_eq!((scene.player(S1).director, scene.player(STEVE).director), (Some(Region::NorthAfrica), None));
}

#[test]
fn sp_480_steve_is_never_asked() {
    alone().idle_until(|scene| {
        let over = scene.public().stage == Stage::Over;
        assert!(over || scene.owed().allowed() == S1.only());
        over
    });
}

/// Powers that act at once.
#[test]
fn sp_480_researching_gives_steve_no_power() {
    for (power, technology) in [
        (Power::GpsPlain, Technology::Gps),
        (Power::GamepadPlain, Technology::Gamepad),
        (Power::NfcPlain, Technology::Nfc),
        (Power::N7, Technology::Battery),
        (Power::N8, Technology::Battery),
        (Power::N10, Technology::FourG),
    ] {
        let mut scene = alone();
        scene.edit(|state| lay(&mut state.public, power));
        let cost = scene.state().cards.get().technologies[technology.index()].before;
        scene.on_technology(STEVE, technology, cost - 1).at(Stage::Research, S1, What::Research).act(S1, FINISH);
        let events = told(&scene);
        assert!(events.contains(&Event::Researched { seat: STEVE, technology }), "{technology:?}");
        let gains = |event: &&Event| match event {
            Event::Produced { seat, .. } | Event::MiniTaken { seat, .. } => *seat == STEVE,
            Event::OfficeOpened { by, .. } => *by == Opening::Gamepad,
            Event::PriceRose { .. } | Event::RetailerLaid { .. } => true,
            _ => false,
        };
        assert_eq!(events.iter().find(gains), None, "{power:?}");
    }
}

#[test]
fn sp_480_gamepad_dark_makes_nothing_cheaper_for_steve() {
    let mut scene = alone();
    scene.own(STEVE, Power::GamepadDark).patent(Technology::Gamepad, Some(STEVE)).on_technology(
        STEVE,
        Technology::Gps,
        2,
    );
    scene.at(Stage::Research, S1, What::Research).act(S1, FINISH);
    let events = told(&scene);
    let at = |event: Event| events.iter().position(|told| *told == event).expect("it was told");
    let third = at(Event::ProgressOnTechnology { seat: STEVE, technology: Technology::Gps, markers: 3, steve: true });
    assert!(third < at(Event::Researched { seat: STEVE, technology: Technology::Gps }));
}

#[test]
fn sp_480_n8_and_the_powers_of_logistics_give_steve_nothing() {
    for power in [Power::N8, Power::BatteryPlain, Power::BatteryDark, Power::NfcPlain, Power::N2] {
        let mut scene = alone();
        scene.own(STEVE, power).research(STEVE, Technology::Battery).plans(&[&[(Symbol::Factory, 1)]]);
        assert_eq!(scene.public().patents[Technology::Battery.index()], Some(STEVE), "N8 would produce for it");
        let mut events = told(&scene);
        events.extend(scene.to_next_round());
        let goods = |event: &Event| match event {
            Event::Produced { seat, goods, .. } if *seat == STEVE => Some(*goods),
            _ => None,
        };
        assert_eq!(events.iter().filter_map(goods).collect::<Vec<_>>(), [5], "{power:?}");
        assert!(events.contains(&Event::PriceSet { seat: STEVE, round: 1, price: 5, steve: true }));
        assert!(events.contains(&Event::ProgressReceived { seat: STEVE, logistics: true, progress: 3, lost: 0 }));
    }
}

#[test]
fn sp_480_powers_of_selling_give_steve_nothing() {
    for power in [Power::FourGPlain, Power::N5, Power::N6, Power::WiFiPlain, Power::NfcDark, Power::N1] {
        let mut scene = alone();
        scene.own(STEVE, power).patent(Technology::Gamepad, None).goods(STEVE, 9).goods(S1, 1).price(STEVE, 8);
        scene.research(STEVE, Technology::Gamepad).at(Stage::Selling, S1, What::Sale).act(S1, sell(&[]));
        let events = told(&scene);
        // In CIS the customers who want Gamepad and, where it is researched, Wi-Fi or 4G.
        let customers = if matches!(power, Power::FourGPlain | Power::WiFiPlain) { 2 } else { 1 };
        let sold: Vec<_> = events.iter().filter(|event| matches!(event, Event::Sold { .. })).copied().collect();
        let cis = Event::Sold { seat: STEVE, region: Region::Cis, goods: 1, seconds: 0, by: Selling::Steve };
        assert_eq!(sold, vec![cis; customers], "{power:?}");
        assert_eq!(scene.player(STEVE).goods, 0, "{power:?}: the rest is discarded");
    }
}

/// SP-38.
#[test]
fn sp_480_steve_has_no_more_markers_than_a_player() {
    let mut scene = alone();
    scene.round(4).on_region(STEVE, Region::China, 3).on_region(STEVE, Region::Europe, 3);
    scene.on_region(STEVE, Region::Usa, 3).at(Stage::Research, S1, What::Research).act(S1, FINISH);
    let received = Event::ProgressReceived { seat: STEVE, logistics: false, progress: 3, lost: 1 };
    assert!(told(&scene).contains(&received), "9 of 12 lie on regions");
    let mut scene = alone();
    scene.round(5).sold_away(STEVE, 12).plans(&[&[]]);
    assert!(told(&scene).contains(&Event::Produced { seat: STEVE, goods: 6, lost: 4, by: Source::Steve }));
}

#[test]
fn sp_481_steve_follows_his_programme() {
    for (round, price, goods, research, logistics) in
        [(1, 5, 5, 3, 3), (2, 4, 7, 3, 3), (3, 6, 7, 4, 3), (4, 5, 9, 4, 4), (5, 6, 10, 4, 4)]
    {
        let mut scene = alone();
        scene.round(round).plans(&[&[(Symbol::Factory, 1)]]);
        let mut events = told(&scene);
        events.extend(scene.to_next_round());
        for (wanted, rule) in [
            (Event::PriceSet { seat: STEVE, round, price, steve: true }, "SP-481"),
            (Event::Produced { seat: STEVE, goods, lost: 0, by: Source::Steve }, "SP-481"),
            (Event::ProgressReceived { seat: STEVE, logistics: false, progress: research, lost: 0 }, "SP-315"),
            (Event::ProgressReceived { seat: STEVE, logistics: true, progress: logistics, lost: 0 }, "SP-345"),
        ] {
            assert!(events.contains(&wanted), "round {round}: {wanted:?}");
            assert_eq!(wanted.rule(), rule);
        }
    }
}

#[test]
fn sp_482_steve_is_in_the_priority_order_with_his_price_and_vp() {
    let plan = |round: u8, vp: i16, price: u8| {
        let mut scene = alone();
        scene.round(round).vp(S1, vp);
        let wanted: &[(Symbol, u8)] = match price {
            5 => &[(Symbol::Plus, 0), (Symbol::Cheap, 0), (Symbol::Factory, 1)],
            _ => &[(Symbol::Plus, 1), (Symbol::Cheap, 0), (Symbol::Factory, 1)],
        };
        scene.plans(&[wanted]);
        assert_eq!(scene.player(S1).price, price);
        scene.public().order.to_vec()
    };
    assert_eq!(plan(2, 3, 5), [STEVE, S1], "Steve's price is 4");
    assert_eq!(plan(3, 9, 5), [S1, STEVE], "Steve's price is 6");
    assert_eq!(plan(1, 3, 5), [S1, STEVE], "equal prices, Steve has 7 VP");
    assert_eq!(plan(1, 8, 5), [STEVE, S1], "equal prices, Steve has fewer VP");
    assert_eq!(plan(1, 7, 5), [S1, STEVE], "equal VP, Green is before Red");
}

#[test]
fn sp_483_steve_discards_the_first_improvement_of_the_row() {
    for empty in 0..=2 {
        let mut scene = alone();
        scene.edit(|state| {
            for place in 0..empty {
                let tile = state.public.row[place].take().expect("a row of five");
                state.public.gone.insert(tile.id());
            }
        });
        let first = scene.public().row[empty].expect("a tile");
        scene.plans(&[&[(Symbol::Factory, 0)]]);
        assert!(told(&scene).contains(&Event::ImprovementDiscarded { seat: STEVE, tile: first }));
        assert_eq!(rules_of(&scene, |event| matches!(event, Event::ImprovementDiscarded { .. })), ["SP-483"]);
        assert_eq!(scene.public().row.iter().flatten().count(), 4 - empty);
        assert!(scene.player(STEVE).tiles.is_empty() && scene.player(STEVE).tokens == 0);
    }
}

#[test]
fn sp_483_steve_discards_nothing_in_round_5() {
    let mut scene = alone();
    scene.round(5).plans(&[&[]]);
    assert!(rules_of(&scene, |event| matches!(event, Event::ImprovementDiscarded { .. })).is_empty());
}

#[test]
fn sp_487_steve_scores_profit_and_control_as_a_player() {
    let mut scene = alone();
    scene.price(STEVE, 5).goods(STEVE, 2).goods(S1, 1).at(Stage::Selling, S1, What::Sale).act(S1, sell(&[]));
    let events = told(&scene);
    assert!(events.contains(&Event::Profit { seat: STEVE, goods: 2, price: 5, vp: 10 }));
    assert!(events.contains(&Event::Control { seat: STEVE, region: Region::Cis, place: 1, vp: 2 }));
    assert_eq!(scene.player(STEVE).vp, 7 + 10 + 2);
}

#[test]
fn sp_487_steve_scores_patents_and_retailer_spaces_at_the_end() {
    let mut scene = alone();
    scene.round(5).research(STEVE, Technology::FourG).retailer(Region::Australia, 3, Side::A);
    scene.office(STEVE, Region::Australia).goods(S1, 1).at(Stage::Selling, S1, What::Sale).act(S1, sell(&[]));
    let events = told(&scene);
    assert!(events.contains(&Event::PatentScored { seat: STEVE, technology: Technology::FourG, vp: 12 }));
    assert!(events.contains(&Event::SpaceScored { seat: STEVE, region: Region::Australia, vp: 14 }));
    assert_eq!(scene.player(STEVE).vp, 7 + 12 + 14);
}

/// The end of a game: VP, technologies and patents of both.
fn winner(own: (i16, &[Technology]), steves: (i16, &[Technology])) -> Seat {
    let mut scene = alone();
    for (seat, (vp, technologies)) in [(S1, own), (STEVE, steves)] {
        scene.vp(seat, vp);
        for technology in technologies {
            scene.research(seat, *technology);
        }
    }
    scene.round(5).goods(S1, 1).at(Stage::Selling, S1, What::Sale).act(S1, sell(&[]));
    [S1, STEVE].into_iter().find(|seat| scene.standings()[*seat].rank == 1).expect("somebody wins")
}

#[test]
fn sp_488_more_vp_than_steve_wins() {
    assert_eq!(winner((11, &[]), (10, &[])), S1);
    assert_eq!(winner((10, &[]), (11, &[])), STEVE);
}

#[test]
fn sp_488_a_tie_goes_by_technologies_and_then_by_patents() {
    use Technology::{Gps, WiFi};
    assert_eq!(winner((4, &[Gps]), (10, &[])), S1, "the patent is worth 6");
    assert_eq!(winner((0, &[Gps, WiFi]), (12, &[Gps])), S1, "two technologies against one");
    assert_eq!(winner((0, &[Gps]), (6, &[Gps])), S1, "as many technologies, one patent more");
}

#[test]
fn sp_488_a_full_tie_is_steves_win() {
    assert_eq!(winner((10, &[]), (10, &[])), STEVE);
    assert_eq!(winner((10, &[Technology::Gps]), (10, &[Technology::WiFi])), STEVE);
}

#[test]
fn sp_489_five_directives_lie_in_a_game_against_steve_and_he_takes_none() {
    let mut scene = solo(Options { directives: Directives::On, ..Options::default() });
    assert_eq!(scene.public().directives.len(), 5);
    scene.only_directives(&[14, 15]);
    for technology in [Technology::Gps, Technology::WiFi, Technology::Nfc, Technology::FourG] {
        scene.research(STEVE, technology);
    }
    scene.at(Stage::Research, S1, What::Research).act(S1, FINISH);
    assert_eq!((scene.public().round, scene.offered()), (2, None));
}

#[test]
fn sp_489_in_hard_mode_steve_pays_for_progress_and_goods() {
    for (round, progress, goods) in [(1, 6, 5), (2, 6, 7), (3, 7, 7), (4, 8, 9), (5, 8, 10)] {
        let mut scene = solo(Options { hard: Hard::On, ..Options::default() });
        scene.round(round).plans(&[&[(Symbol::Factory, 1)]]);
        let paid = Event::PaidForPlan { seat: STEVE, vp: -progress, steve: true };
        assert!(told(&scene).contains(&paid), "round {round}");
        assert_eq!(paid.rule(), "SP-489");
        assert!(told(&scene).contains(&Event::PaidForGoods { seat: STEVE, vp: -goods }), "round {round}");
    }
}

#[test]
fn sp_489_steve_has_no_interest_and_his_patents_and_spaces_score_at_the_end() {
    let mut scene = solo(Options { hard: Hard::On, ..Options::default() });
    scene.round(5).vp(STEVE, -30);
    scene.on_technology(STEVE, Technology::Gps, 2).retailer(Region::Canada, 1, Side::A);
    scene.retailer(Region::Europe, 6, Side::A).retailer(Region::China, 7, Side::A);
    scene.at(Stage::Research, S1, What::Research).act(S1, FINISH);
    let mut events = told(&scene);
    events.extend(scene.idle_until(|scene| scene.public().stage == Stage::Over));
    assert!(events.contains(&Event::Researched { seat: STEVE, technology: Technology::Gps }));
    assert!(events.contains(&Event::OfficeOpened { seat: STEVE, region: Region::Canada, by: Opening::Progress }));
    let at_once = |event: &&Event| match event {
        Event::Interest { seat, .. } | Event::PatentPaid { seat, .. } | Event::SpacePaid { seat, .. } => *seat == STEVE,
        _ => false,
    };
    assert_eq!(events.iter().find(at_once), None);
    assert!(events.contains(&Event::PatentScored { seat: STEVE, technology: Technology::Gps, vp: 6 }));
    assert!(events.contains(&Event::SpaceScored { seat: STEVE, region: Region::Canada, vp: 11 }));
}

#[test]
fn sp_480_on_the_small_board_and_with_new_powers_he_plays_as_well() {
    let options = Options { board: BoardSize::Small, technologies: Technologies::OpenSpaces, ..Options::default() };
    let mut scene = table(1, options);
    let start = scene.player(STEVE).start.expect("Steve has started");
    assert!(scene.public().place(start).has_office(STEVE));
    scene.idle_until(|scene| scene.public().stage == Stage::Over);
    assert!(scene.player(STEVE).vp > 7);
}
