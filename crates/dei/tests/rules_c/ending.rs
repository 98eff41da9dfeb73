//! DEI-370 to DEI-379: final scoring and who wins.

use crate::common::*;

/// Seat 1 ends the last phase of the game; the only mission left to them pays nothing.
fn end(scene: &mut Table) -> &mut Table {
    last_phase(scene);
    scene.act(S1, STOP)
}

/// Only the end of AP3 of seat 1 is missing to the end of round 4.
fn last_phase(scene: &mut Table) -> &mut Table {
    scene.lay(|public| {
        let others = public.players.seats().iter().filter(|seat| *seat != S1);
        public.order = others.chain([S1]).collect::<SeatList<6>>();
        public.round = 4;
        public.missions = [[Some(mission("MI-4")), None], [None; 2], [None; 2], [None; 2]];
    });
    scene.last_card(S1, 3)
}

fn two() -> Table {
    table(&[Faction::Ravagers, Faction::FarmZ])
}

/// What seat 1 was paid, line by line.
fn lines(scene: &Table) -> Vec<(Why, i16)> {
    let lines = scene.events().into_iter().filter_map(|event| match event {
        Event::Supplied { seat: S1, supplies, why } => Some((why, supplies)),
        _ => None,
    });
    lines.collect()
}

fn rule_of(why: Why) -> &'static str {
    Event::Supplied { seat: S1, supplies: 1, why }.rule()
}

#[test]
fn dei_370_the_game_is_over_after_round_4() {
    let mut scene = two();
    end(&mut scene);
    assert_eq!(scene.public().stage, Stage::Over);
    assert!(scene.heard(Event::Ended) && scene.owed().standings().is_some());
    assert_eq!(Event::Ended.rule(), "DEI-370");
    scene.refused_by("DEI-370", S1, STOP);
}

#[test]
fn dei_370_it_is_not_over_before() {
    for round in 1..=3 {
        let mut scene = two();
        last_phase(&mut scene).lay(|public| public.round = round).act(S1, STOP);
        assert_eq!((scene.public().round, scene.public().phase), (round + 1, 1));
        assert!(!scene.heard(Event::Ended) && scene.owed().standings().is_none());
    }
}

#[test]
fn dei_371_outposts_cards_resources_and_unlocked_advantages_bring_supplies() {
    let mut scene = two();
    scene.holds(S1, &[(Colour::Tactical, g(0, 1))]).hand(S1, "L-7").store(S1, 2, 3, 5);
    scene.unlocked(S1, Advantage::HighGround);
    scene.lay(|public| public.players[S1].supplies = 10);
    end(&mut scene);
    let paid =
        [(Why::Technology, 1), (Why::Energy, 3), (Why::Cards, 4), (Why::Outposts, 2), (Why::Advantages, 2)].to_vec();
    assert_eq!((lines(&scene), scene.supplies(S1)), (paid, 22));
    assert_eq!(scene.supplies(S2), 0, "whoever has none of it gets nothing");
}

#[test]
fn dei_372_two_technology_bring_one_supply_and_so_does_each_energy() {
    for (technology, energy, paid) in [
        (0, 0, vec![]),
        (1, 0, vec![]),
        (2, 0, vec![(Why::Technology, 1)]),
        (5, 2, vec![(Why::Technology, 2), (Why::Energy, 2)]),
        (0, 1, vec![(Why::Energy, 1)]),
    ] {
        let mut scene = two();
        scene.store(S1, technology, energy, 4).lies(g(1, 1), 4, 0).lies(r(1, 1), 0, 4).leader(S1, g(1, 1));
        end(&mut scene);
        assert_eq!(lines(&scene), paid, "{technology} Technology, {energy} Energy in reserve");
    }
    assert_eq!((rule_of(Why::Technology), rule_of(Why::Energy)), ("DEI-372", "DEI-372"));
}

#[test]
fn dei_373_market_cards_pay_wherever_they_are() {
    let mut scene = two();
    scene.hand(S1, "T-1").hand(S1, "L-2").hand(S1, "K-12").hand(S1, "simon-2").lay(|public| {
        let player = &mut public.players[S1];
        [card("L-2"), card("K-12"), card("simon-2")].into_iter().for_each(|one| {
            player.hand.remove(one);
        });
        player.up.insert(card("L-2"));
        player.down.insert(card("K-12"));
        player.bin.insert(card("simon-2"));
        // Eight cards in hand and face up.
        player.hand.insert(card("ravagers-1"));
        player.hand.insert(card("ravagers-2"));
        player.bin.remove(card("ravagers-1"));
        player.bin.remove(card("ravagers-2"));
    });
    end(&mut scene);
    assert_eq!(lines(&scene), [(Why::Cards, 1 + 2 + 3 + 3)]);
    assert_eq!(rule_of(Why::Cards), "DEI-373");
}

#[test]
fn dei_373_faction_cards_show_nothing() {
    for faction in Faction::ALL {
        assert!(cards().deck_of(faction).iter().all(|one| cards().card(one).supplies == 0), "{faction:?}");
    }
    let mut scene = two();
    end(&mut scene);
    assert_eq!((scene.player(S1).hand.len(), lines(&scene)), (8, vec![]));
}

#[test]
fn dei_374_each_cube_brings_two_supplies() {
    let mut scene = two();
    scene.holds(S1, &[(Colour::Tactical, g(0, 1)), (Colour::Tactical, g(0, 2)), (Colour::Mechanical, r(2, 2))]);
    scene.outpost(Colour::Logistic, g(3, 0)).units(S1, g(3, 0), 1).units(S2, g(3, 0), 1);
    end(&mut scene);
    assert_eq!((lines(&scene), rule_of(Why::Outposts)), (vec![(Why::Outposts, 6)], "DEI-374"));
}

/// DEI-145: the Cathedral cube is an outpost here.
#[test]
fn dei_374_the_cathedral_cube_is_paid_too() {
    let mut scene = table(&[Faction::Ravagers, Faction::ChronoCult]);
    scene.units(S1, g(1, 1), 1).cube(S1, Colour::Logistic);
    end(&mut scene);
    assert_eq!(lines(&scene), [(Why::Outposts, 2)]);
}

#[test]
fn dei_375_each_unlocked_advantage_brings_two_supplies() {
    let mut scene = two();
    scene.unlocked(S1, Advantage::Ambush).unlocked(S1, Advantage::FieldKitchen);
    scene.lay(|public| public.players[S1].advantages.insert(Advantage::Prefabs));
    end(&mut scene);
    assert_eq!((lines(&scene), rule_of(Why::Advantages)), (vec![(Why::Advantages, 4)], "DEI-375"));
}

/// The Chrono Cult in seat 1 with these gifts (by number) in the bin and out of the game.
fn cult(failed: &[u8], gone: &[u8]) -> Table {
    let mut scene = table(&[Faction::ChronoCult, Faction::FarmZ]);
    scene.lay(|public| {
        public.players[S1].gifts_failed = failed.iter().map(|number| number - 1).collect();
        public.gifts_gone = gone.iter().map(|number| number - 1).collect();
    });
    scene
}

#[test]
fn dei_376_a_gift_in_the_bin_takes_supplies_away_and_a_fulfilled_one_does_not() {
    let mut scene = cult(&[], &[1, 2]);
    end(&mut scene);
    assert_eq!((lines(&scene), scene.supplies(S1)), (vec![], 0));
    let mut scene = cult(&[4], &[1, 2]);
    end(&mut scene);
    assert!(scene.supplies(S1) < 0);
}

#[test]
fn dei_376_a_gift_that_fails_in_round_4_counts() {
    let mut scene = cult(&[], &[]);
    scene.lay(|public| public.players[S1].gift = Some(0));
    end(&mut scene);
    assert!(scene.heard(Event::GiftMet { seat: S1, gift: 1, met: false }));
    assert_eq!(lines(&scene), [(Why::Gifts, -3)]);
}

/// DEI-43: here a total can become negative.
#[test]
fn dei_377_a_gift_in_the_bin_takes_three_supplies_away() {
    let mut scene = cult(&[3, 5, 8], &[]);
    scene.lay(|public| public.players[S1].supplies = 4);
    end(&mut scene);
    assert_eq!((lines(&scene), scene.supplies(S1)), (vec![(Why::Gifts, -9)], -5));
    assert_eq!(rule_of(Why::Gifts), "DEI-377");
}

/// Seats 1, 2 and 3 with these totals before final scoring; seat 1 is last in priority, seat 2 first.
fn three(supplies: [i16; 3]) -> Table {
    let mut scene = table(&[Faction::Ravagers, Faction::FarmZ, Faction::Auxilia]);
    scene.lay(|public| {
        public.players.iter_mut().for_each(|(seat, player)| player.supplies = supplies[seat.index()]);
    });
    scene
}

fn ranks(scene: &mut Table) -> Vec<usize> {
    end(scene);
    let standings = scene.standings();
    standings.iter().map(|(_, standing)| standing.rank.into()).collect()
}

#[test]
fn dei_378_more_supplies_are_ahead_of_everything_else() {
    let mut scene = three([10, 9, 6]);
    scene.holds(S3, &[(Colour::Tactical, g(0, 1))]).store(S3, 1, 0, 0);
    assert_eq!(ranks(&mut scene), [1, 2, 3], "10, 9 and 8, though seat 1 is last in priority and seat 3 has the cube");
}

#[test]
fn dei_378_level_participants_are_compared_by_cubes_then_by_resources() {
    let mut scene = three([6, 8, 8]);
    scene.holds(S1, &[(Colour::Tactical, g(0, 1))]).store(S3, 1, 0, 0).store(S2, 0, 0, 3);
    assert_eq!(ranks(&mut scene), [1, 3, 2], "a cube; 1 Technology; 3 candies");
    let mut scene = three([5, 8, 6]);
    scene.store(S1, 0, 3, 0).store(S2, 1, 0, 0).store(S3, 2, 1, 0);
    assert_eq!(ranks(&mut scene), [2, 3, 1], "3, 1 and 3 Technology and Energy together");
}

#[test]
fn dei_378_at_last_the_earlier_in_priority_is_ahead() {
    assert_eq!(ranks(&mut three([5, 5, 5])), [3, 1, 2]);
}

#[test]
fn dei_379_gear_of_face_up_cards_is_in_force() {
    let mut scene = geared(&[Faction::Ravagers, Faction::FarmZ], "G-2");
    scene.outpost(Colour::Logistic, g(1, 1)).leader(S1, g(1, 1)).units(S2, g(1, 1), 2);
    last_phase(&mut scene).asks_card(S1, 3, 2).act(S1, play("G-2"));
    scene.act(S1, STOP);
    assert_eq!(lines(&scene), [(Why::Cards, 2), (Why::Outposts, 2)], "3 against 2 with the Banner");
    assert!(scene.player(S1).up.has(card("G-2")), "no Clean-up");
}

#[test]
fn dei_379_face_down_cards_are_still_owned() {
    let mut scene = two();
    scene.hand(S1, "T-7").market(Market::Black, ["K-1", "K-2", "K-3"]).store(S1, 3, 0, 0);
    last_phase(&mut scene).asks_card(S1, 3, 2);
    scene.act(S1, Action::PlayDown { card: card("T-7"), market: Market::Black, slot: 1 });
    assert_eq!(lines(&scene), [(Why::Cards, 4 + 1)], "T-7 face down and K-1 in hand");
    assert!(scene.player(S1).down.has(card("T-7")));
    assert!(!scene.events().iter().any(|event| matches!(event, Event::CardsReturned { .. })));
}

#[test]
fn dei_ex_12_seventeen_supplies() {
    let mut scene = cult(&[6], &[]);
    scene.store(S1, 5, 2, 0).hand(S1, "T-1").lay(|public| {
        public.players[S1].bin.insert(card("T-4"));
        public.players[S1].unlocked.insert(Advantage::Ambush);
        public.players[S1].unlocked.insert(Advantage::FieldKitchen);
    });
    scene.holds(S1, &[(Colour::Tactical, g(0, 1)), (Colour::Tactical, g(0, 2)), (Colour::Logistic, g(0, 3))]);
    scene.holds(S1, &[(Colour::Mechanical, g(3, 0))]);
    end(&mut scene);
    let paid = [
        (Why::Technology, 2),
        (Why::Energy, 2),
        (Why::Cards, 4),
        (Why::Outposts, 8),
        (Why::Advantages, 4),
        (Why::Gifts, -3),
    ];
    assert_eq!((lines(&scene), scene.supplies(S1)), (paid.to_vec(), 17));
}
