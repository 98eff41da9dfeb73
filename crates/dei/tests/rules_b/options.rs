//! DEI-596: what can be set for a game.

use crate::common::*;
use dei::{Automa, Dei, Draft, Faction, GearMarket, NewMissions, Options, ShortMissions, Stage};
use kernel::{Game, Illegal, Loaded, Sandbox, Setup};
use testkit::{Luck, Scene};

fn deal(seats: usize, options: Options, seed: u64) -> Table {
    Scene::with(&Setup { seats, options, cards: Loaded::standard() }, seed)
}

fn refused(seats: usize, options: Options) -> Illegal {
    let setup: Setup<Dei> = Setup { seats, options, cards: Loaded::standard() };
    Sandbox::deal(&setup, Luck::new("options", 1).chance()).expect_err("it is refused")
}

#[test]
fn dei_596_how_many_humans_and_their_factions() {
    for seats in 2..=6 {
        let scene = deal(seats, Options::default(), 1);
        assert_eq!((scene.public().players.len(), scene.public().automa), (seats, None));
    }
    assert_eq!(*Dei::SEATS.end(), 6);
    let chosen = [Faction::Hackers, Faction::Auxilia, Faction::FarmZ];
    let scene = deal(3, options(&chosen), 1);
    assert_eq!(scene.public().players.iter().map(|(_, player)| player.faction).collect::<Vec<_>>(), chosen);
    let dealt = |seed| deal(2, Options::default(), seed).public().players.as_slice()[0].faction;
    assert!((1..20).any(|seed| dealt(seed) != dealt(20)), "dealt by chance");
    let one = deal(2, options(&[Faction::Hackers]), 3);
    assert_eq!(one.player(S1).faction, Faction::Hackers, "one is chosen and one is dealt");
    assert_ne!(one.player(S2).faction, Faction::Hackers);
}

#[test]
fn dei_596_the_seed_of_the_generator() {
    let deal = |seed| deal(3, options(&THREE), seed).state().digest();
    assert_eq!(deal(7), deal(7));
    assert_ne!(deal(7), deal(8));
}

/// DEI-505: 3, 3 and 5 actions in round 1.
#[test]
fn dei_596_the_automa_with_its_level_or_none() {
    let none = deal(2, Options::default(), 1);
    assert_eq!(none.public().automa, None);
    for (automa, actions) in [(Automa::Easy, [3, 3]), (Automa::Standard, [3, 4]), (Automa::Expert, [5, 5])] {
        let mut scene = deal(2, Options { automa, ..Options::default() }, 1);
        assert_eq!(scene.public().automa, Some(S3));
        assert_eq!(scene.player(S3).faction, Faction::ChronoCult);
        scene.seeded(1);
        let mut told = [0, 0];
        let mut luck = Luck::new("automa", 1);
        while scene.public().round < 3 {
            let seat = scene.owed().seats().lowest().expect("the game goes on");
            let round = usize::from(scene.public().round);
            let action = *luck.of(&scene.legal(seat));
            scene.act(seat, action);
            let cards = scene.told(S1).iter().filter(|event| matches!(event, dei::Event::AutomaCard { .. })).count();
            told[round - 1] += cards;
        }
        assert_eq!(told, actions.map(|actions| 3 * actions), "{automa:?}");
    }
    let alone = deal(1, Options::default(), 1);
    assert_eq!(alone.public().automa, Some(S2), "whoever plays alone plays against it");
}

#[test]
fn dei_596_the_gear_market_with_the_colour_it_replaces() {
    use Colour::{Gear, Logistic, Mechanical, Tactical};
    let colours = |gear, seed| deal(2, Options { gear, ..Options::default() }, seed).public().colours;
    assert_eq!(colours(GearMarket::Off, 1), [Tactical, Logistic, Mechanical]);
    assert_eq!(colours(GearMarket::Tactical, 1), [Gear, Logistic, Mechanical]);
    assert_eq!(colours(GearMarket::Logistic, 1), [Tactical, Gear, Mechanical]);
    assert_eq!(colours(GearMarket::Mechanical, 1), [Tactical, Logistic, Gear]);
    let random: std::collections::BTreeSet<_> = (1..30).map(|seed| colours(GearMarket::Random, seed)).collect();
    assert_eq!(random.len(), 3, "each of the three at some time, and no gear never");
}

#[test]
fn dei_596_new_missions_and_short_missions() {
    let missions = |new_missions, short_missions| {
        let mut seen = std::collections::BTreeSet::new();
        let mut count = 0;
        for seed in 1..30 {
            let scene = deal(2, Options { new_missions, short_missions, ..Options::default() }, seed);
            let laid: Vec<u8> = scene.public().missions.iter().flatten().flatten().copied().collect();
            count = laid.len();
            seen.extend(laid);
        }
        (seen.len(), count)
    };
    assert_eq!(missions(NewMissions::Off, ShortMissions::Off), (12, 8));
    assert_eq!(missions(NewMissions::On, ShortMissions::Off), (16, 8));
    assert_eq!(missions(NewMissions::Off, ShortMissions::On), (12, 4));
    assert_eq!(missions(NewMissions::On, ShortMissions::On), (16, 4));
}

#[test]
fn dei_596_the_draft_which_is_refused_if_one_human_plays_alone() {
    let draft = Options { draft: Draft::On, ..Options::default() };
    assert!(matches!(deal(2, draft, 1).public().stage, Stage::Draft { .. }));
    assert!(!matches!(deal(2, Options::default(), 1).public().stage, Stage::Draft { .. }));
    assert_eq!(refused(1, draft).rule, "DEI-97");
    assert_eq!(refused(1, Options { automa: Automa::Expert, ..draft }).rule, "DEI-97");
}

/// Every option that is shown to a table has its values, and nothing else can be set.
#[test]
fn dei_596_the_options_that_a_table_is_shown() {
    let names: Vec<_> = Dei::options().iter().map(|option| (option.name, option.values.len())).collect();
    let seats = (1..=6).map(|seat| (["seat_1", "seat_2", "seat_3", "seat_4", "seat_5", "seat_6"][seat - 1], 7));
    let rules = [("automa", 4), ("gear", 5), ("new_missions", 2), ("short_missions", 2), ("draft", 2)];
    assert_eq!(names, rules.into_iter().chain(seats).collect::<Vec<_>>());
    for option in Dei::options() {
        for value in option.values {
            let text = format!("{{\"{}\": \"{value}\"}}", option.name);
            let read: Options = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            let written = serde_json::to_value(read).expect("options are written");
            assert_eq!(written[option.name], *value);
        }
    }
}
