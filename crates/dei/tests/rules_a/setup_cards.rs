//! 4 Set-up: markets, missions and what the players have: DEI-76 to DEI-91, DEI-96.

use crate::common::*;
use std::collections::BTreeSet;

/// The cards that lie open in a market in one of many games.
fn seen_in(place: usize, options: Options) -> BTreeSet<&'static str> {
    let open = |seed| dealt(2, options, seed).public().markets[place];
    let open: Vec<CardId> = (0..150).flat_map(open).flatten().collect();
    open.into_iter().map(|id| cards().card(id).id.as_str()).collect()
}

fn names(own: &str, count: usize, drones: &[&'static str]) -> BTreeSet<String> {
    (1..=count).map(|number| format!("{own}-{number}")).chain(drones.iter().map(|id| (*id).to_owned())).collect()
}

#[track_caller]
fn same(found: BTreeSet<&'static str>, expected: BTreeSet<String>) {
    assert_eq!(found.into_iter().map(str::to_owned).collect::<BTreeSet<_>>(), expected);
}

#[test]
fn dei_76_every_market_has_a_deck_and_three_open_cards() {
    let scene = dealt(2, playing(&[FarmZ, Auxilia]), 1);
    let mut open: Vec<CardId> = scene.public().markets.iter().flatten().map(|it| it.expect("a card")).collect();
    open.sort_unstable();
    open.dedup();
    assert_eq!(open.len(), 12);
    // 8 cards and 4 of drones, or 12, without the open ones.
    assert_eq!(scene.seen(S1).dark().markets, [9, 9, 9, 9]);
}

#[test]
fn dei_77_a_coloured_deck_has_its_cards_and_one_card_of_each_drone() {
    let base = playing(&[FarmZ, Auxilia]);
    same(seen_in(0, base), names("T", 8, &["masamune-0", "simon-2", "fly-1", "draco-0"]));
    same(seen_in(1, base), names("L", 8, &["masamune-1", "simon-0", "fly-2", "draco-2"]));
    same(seen_in(2, base), names("M", 8, &["masamune-2", "simon-1", "fly-0", "draco-1"]));
    same(seen_in(3, base), names("K", 12, &[]));
}

#[test]
fn dei_77_drones_of_the_expansion_bring_their_cards() {
    let both = playing(&[Hackers, ChronoCult]);
    let all = ["masamune-0", "simon-2", "fly-1", "draco-0", "scorpion-1", "cathedral-2"];
    same(seen_in(0, both), names("T", 8, &all));
    assert_eq!(dealt(2, both, 1).seen(S1).dark().markets, [11, 11, 11, 9]);
}

#[test]
fn dei_78_the_gear_deck_has_the_drone_cards_of_the_colour_it_replaced() {
    let gear = |gear| Options { gear, ..playing(&[FarmZ, Auxilia]) };
    let logistic = ["masamune-1", "simon-0", "fly-2", "draco-2"];
    same(seen_in(1, gear(GearMarket::Logistic)), names("G", 8, &logistic));
    let mechanical = ["masamune-2", "simon-1", "fly-0", "draco-1"];
    same(seen_in(2, gear(GearMarket::Mechanical)), names("G", 8, &mechanical));
}

#[test]
fn dei_79_purple_components_stand_for_those_of_the_replaced_market() {
    let options = Options { gear: GearMarket::Logistic, ..playing(&[FarmZ, Auxilia]) };
    let scene = dealt(2, options, 1);
    assert_eq!(scene.public().outposts().filter(|it| it.colour == Purple).count(), 3);
    assert!(scene.public().outposts().all(|it| it.colour != Logistic));
    assert_eq!(scene.public().market_place(Market::Gear), Some(1));
    assert_eq!(scene.public().market_place(Market::Logistic), None);
    let logistic = |id: &str| id.starts_with("L-");
    for place in 0..4 {
        assert!(!seen_in(place, options).into_iter().any(logistic));
    }
}

#[test]
fn dei_79_the_automas_need_is_purple_too() {
    let options = Options { gear: GearMarket::Logistic, ..playing(&[FarmZ]) };
    let mut needs: Vec<Colour> = dealt(1, options, 1).public().needs.order.into_iter().flatten().collect();
    needs.sort();
    assert_eq!(needs, [Tactical, Mechanical, Purple]);
}

/// The missions by column.
fn missions(options: Options, seed: u64) -> Vec<Vec<&'static str>> {
    let scene = dealt(2, options, seed);
    let id = |mission: u8| cards().missions[usize::from(mission)].id.as_str();
    scene.public().missions.iter().map(|column| column.iter().flatten().map(|it| id(*it)).collect()).collect()
}

#[test]
fn dei_80_eight_missions_lie_open_two_in_each_column() {
    let mut seen = BTreeSet::new();
    for seed in 0..30 {
        let columns = missions(Options::default(), seed);
        assert_eq!(columns.iter().map(Vec::len).collect::<Vec<_>>(), [2; 4]);
        let all: BTreeSet<&str> = columns.into_iter().flatten().collect();
        assert_eq!(all.len(), 8, "none of them twice");
        seen.extend(all);
    }
    assert_eq!(
        seen,
        (1..=12).map(|number| format!("MI-{number}")).collect::<Vec<_>>().iter().map(String::as_str).collect()
    );
}

#[test]
fn dei_80_the_first_column_is_that_of_round_1_the_second_that_of_round_2() {
    // Shelters pay 3 for a Refuge, and 2 once the round of their column is over: 1 and 2 in column 1, 3 in column 2.
    for (round, place, supplies) in [(1, 1, 3), (2, 2, 2), (2, 3, 3), (3, 3, 2), (3, 5, 3), (3, 7, 3)] {
        let mut scene = table(&[FarmZ, Auxilia]);
        scene.refuge(S1, g(0, 0));
        last_of_round(&mut scene);
        scene.edit(|state| {
            state.public.round = round;
            state.public.missions = [[Some(6); 2]; 4];
        });
        scene.act(S1, Action::Mission { place });
        assert_eq!(scene.player(S1).supplies, supplies, "mission {place} in round {round}");
    }
}

#[test]
fn dei_81_with_short_missions_there_is_one_in_each_column() {
    let short = Options { short_missions: ShortMissions::On, ..Options::default() };
    let columns = missions(short, 1);
    assert_eq!(columns.iter().map(Vec::len).collect::<Vec<_>>(), [1; 4]);
    assert_eq!(columns.into_iter().flatten().collect::<BTreeSet<_>>().len(), 4);
}

#[test]
fn dei_82_with_new_missions_those_of_the_expansion_are_among_them() {
    let new = Options { new_missions: NewMissions::On, ..Options::default() };
    let seen: BTreeSet<&str> = (0..40).flat_map(|seed| missions(new, seed)).flatten().collect();
    assert_eq!(seen.len(), 16);
    let without = (0..40).flat_map(|seed| missions(Options::default(), seed)).flatten();
    assert!(without.into_iter().all(|id| !["MI-13", "MI-14", "MI-15", "MI-16"].contains(&id)));
}

#[test]
fn dei_83_the_marker_shows_round_1() {
    let scene = dealt(3, Options::default(), 1);
    assert_eq!((scene.public().round, scene.public().phase), (1, 1));
}

#[test]
fn dei_84_a_human_begins_with_1_technology_and_1_energy() {
    for (_, player) in dealt(6, Options::default(), 1).public().players.iter() {
        assert_eq!(player.store, Store { technology: 1, energy: 1, candies: 0 });
    }
}

#[test]
fn dei_85_a_human_begins_with_the_eight_cards_of_their_faction_in_hand() {
    let scene = dealt(6, playing(&Faction::ALL), 1);
    for (_, player) in scene.public().players.iter() {
        let of = |id: CardId| cards().card(id).faction;
        assert_eq!(player.hand.len(), 8);
        assert!(player.hand.iter().all(|id| of(id) == Some(player.faction)));
        assert_eq!([player.up, player.down, player.bin], [CardsOf::EMPTY; 3]);
    }
    assert!(dealt(1, Options::default(), 1).player(S2).hand.is_empty(), "the Automa has no hand");
}

#[test]
fn dei_86_the_gift_deck_lies_face_down() {
    let mut drawn = BTreeSet::new();
    for seed in 0..40 {
        let mut scene = dealt(2, playing(&[FarmZ, ChronoCult]), seed);
        if scene.public().order[0] == S1 {
            assert_eq!(Dei::portray(scene.seen(S1)).gift_deck, 8);
            play_out(&mut scene, seed, |scene| scene.question() == (S2, "gift"));
        }
        let Some(Frame { ask: Ask::Gift(two), .. }) = scene.public().frames.top() else { panic!("a gift") };
        drawn.extend(*two);
    }
    assert_eq!(drawn.len(), 8, "any gift can be on top");
}

#[test]
fn dei_87_supplies_stand_at_0() {
    let scene = dealt(4, Options::default(), 1);
    assert!(scene.public().players.iter().all(|(_, player)| player.supplies == 0));
}

#[test]
fn dei_88_what_is_in_each_reserve() {
    let scene = dealt(6, Options::default(), 1);
    for (_, player) in scene.public().players.iter() {
        assert_eq!((player.scrappers, player.left, player.leader), (15, [3, 3, 3], None));
        assert_eq!((player.refuges, player.ways, player.units), (Regions::EMPTY, [None; 8], Regions::EMPTY));
        assert_eq!(player.marks, [[false; 2]; 4], "all faction tokens are in reserve");
    }
}

#[test]
fn dei_89_chance_sets_the_priority_for_round_1() {
    let orders: BTreeSet<Vec<Seat>> =
        (0..60).map(|seed| dealt(3, Options::default(), seed).public().order.to_vec()).collect();
    assert_eq!(orders.len(), 6, "every order of three turns up");
    assert!(orders.iter().all(|order| BTreeSet::from_iter(order).len() == 3));
}

#[test]
fn dei_90_the_automa_comes_last_in_priority() {
    for seed in 0..12 {
        let scene = dealt(3, Options { automa: Automa::Easy, ..Options::default() }, seed);
        assert_eq!(scene.public().order[3], S4);
    }
}

#[test]
fn dei_90_the_automa_comes_last_even_with_the_fewest_supplies() {
    let mut scene = dealt(2, Options { automa: Automa::Easy, ..Options::default() }, 3);
    scene.supplies(S1, 90).supplies(S2, 80);
    play_out(&mut scene, 3, |scene| scene.public().round == 2);
    let supplies = [S1, S2, S3].map(|seat| scene.player(seat).supplies);
    assert!(supplies[2] < supplies[0].min(supplies[1]));
    assert_eq!(scene.public().order[2], S3);
}

fn colours(player: &Player) -> Vec<Colour> {
    player.advantages.iter().map(|one| cards().advantages[one.index()].colour).collect()
}

#[test]
fn dei_91_each_human_has_a_locked_advantage_of_each_colour() {
    let scene = dealt(6, Options::default(), 1);
    for (_, player) in scene.public().players.iter() {
        assert_eq!(colours(player), [Tactical, Logistic, Mechanical]);
        assert!(player.unlocked.is_empty());
    }
    let gear = Options { gear: GearMarket::Tactical, ..Options::default() };
    for (_, player) in dealt(6, gear, 1).public().players.iter() {
        assert_eq!(colours(player), [Logistic, Mechanical, Purple]);
    }
}

#[test]
fn dei_96_without_a_draft_chance_deals_the_advantages() {
    let mut first = BTreeSet::new();
    for seed in 0..60 {
        let scene = dealt(3, Options::default(), seed);
        let own = |seat: Seat| scene.player(seat).advantages.iter();
        first.extend(own(S1));
        assert_eq!(own(S1).chain(own(S2)).chain(own(S3)).collect::<BTreeSet<_>>().len(), 9, "no token is there twice");
        assert_eq!(
            scene.question().1,
            if scene.player(scene.question().0).faction == ChronoCult { "gift" } else { "start" }
        );
    }
    assert_eq!(first.len(), 18, "seat 1 can get each of them");
}
