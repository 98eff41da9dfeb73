//! Section 14: the solo game, its setup and its rounds.

use crate::ff::*;
use crate::shared::{before_machine, machine_turn};

const LEVELS: [(Level, usize); 4] = [(Level::Easy, 2), (Level::Normal, 3), (Level::Hard, 4), (Level::Insane, 5)];

fn deal(level: Level) -> Deal<'static> {
    Deal { options: Options { machine: level, ..Options::default() }, ..Deal::new(1) }
}

#[test]
fn ff_310_one_player_against_the_machine() {
    let table = Deal::new(1).lay_out();
    assert_eq!((table.public().players.len(), table.public().machine.is_some()), (1, true));
    assert_eq!(table.all_asked(), [S1]);
    for seats in 2..=5 {
        assert_eq!(scene(seats).public().machine, None, "{seats} players play without it");
    }
}

#[test]
fn ff_310_the_player_rolls_four_dice() {
    let mut table = solo(Level::Normal);
    table.to_work(&[(S1, &[6, 5, 4, 3])]);
    assert_eq!(table.dice_of(S1), [3, 4, 5, 6]);
}

/// In a game at random the Machine's seat is never asked and never allowed.
#[test]
fn ff_310_the_machine_is_never_asked() {
    let mut scene = Scene::<FantasticFactories>::deal(1, 3);
    scene.seeded(3);
    while !scene.owed().seats().is_empty() {
        assert_eq!(scene.owed().allowed(), S1.only());
        scene.refused_by("FF-51", S2, FINISH);
        let mut moved = false;
        scene.wander(3, |_| std::mem::replace(&mut moved, true));
    }
}

#[test]
fn ff_311_the_table_is_laid_for_one() {
    for (level, cards) in LEVELS {
        let table = deal(level).lay_out();
        assert_eq!((table.tokens_of(S1), table.goods_of(S1), table.hand_len(S1)), ((1, 2), 0, 4));
        assert!(table.public().blueprints.iter().chain(&table.public().contractors).all(Option::is_some));
        let skipped = table.discard_names().len();
        assert_eq!(table.deck_len(), 74 - 4 - 4 - cards - skipped);
        assert_eq!(table.contractor_deck_len(), 13);
    }
}

#[test]
fn ff_312_the_machine_starts_with_two_to_five_blueprints() {
    for (level, cards) in LEVELS {
        assert_eq!(deal(level).lay_out().machine_cards().len(), cards, "{level:?}");
    }
    assert_eq!(Options::default().machine, Level::Normal);
}

/// Eight cards are dealt before the Machine's.
#[test]
fn ff_312_the_machines_cards_come_from_the_deck_last() {
    let first = ["robot"; 3].into_iter().chain(["dojo"; 2]).chain(["gymnasium"; 3]);
    let order: Vec<&str> = first.chain(["golem", "biolab", "warehouse"]).collect();
    let table = Deal { blueprints: &order, ..deal(Level::Normal) }.lay_out();
    assert_eq!(table.hand_names(S1), ["dojo", "robot", "robot", "robot"]);
    assert_eq!(table.row(), ["dojo", "gymnasium", "gymnasium", "gymnasium"]);
    assert_eq!(table.machine_cards(), ["biolab", "golem", "warehouse"]);
}

#[test]
fn ff_313_the_machine_starts_without_monuments() {
    let first = ["robot"; 3].into_iter().chain(["dojo"; 2]).chain(["gymnasium"; 3]);
    let order: Vec<&str> = first.chain(["beacon", "golem", "megalith", "obelisk", "biolab"]).collect();
    let table = Deal { blueprints: &order, ..deal(Level::Easy) }.lay_out();
    assert_eq!(table.machine_cards(), ["biolab", "golem"]);
    assert_eq!(table.discard_names(), ["beacon", "megalith", "obelisk"]);
}

#[test]
fn ff_314_the_machine_has_cards_and_goods_alone() {
    for (level, _) in LEVELS {
        let table = deal(level).lay_out();
        assert_eq!(table.machine_goods_now(), 0);
        assert_eq!(table.hand_len(S2), 0, "no hand");
        assert_eq!(table.public().players.get(S2), None, "no tokens, HQ or dice");
    }
    let mut table = before_machine(&["dojo"]);
    machine_turn(&mut table, [1, 1, 2, 1, 1]);
    assert_eq!(table.hand_len(S2), 0);
}

/// Six cards of five names, three of them of one type.
#[test]
fn ff_315_the_machines_cards_are_counted_by_type() {
    let cards = ["biolab", "biolab", "warehouse", "foundry", "dojo", "obelisk"];
    for (blue, goods) in [(3, 1), (4, 0)] {
        let mut table = before_machine(&cards).market(&["obelisk", "beacon", "golem", "robot"]);
        machine_turn(&mut table, [blue, 6, 1, 6, 6]);
        assert_eq!(table.machine_goods_now(), goods, "blue {blue}");
    }
}

#[test]
fn ff_316_the_machine_comes_after_the_players_clean_up() {
    let mut table = before_machine(&["dojo"]).tokens(S1, 9, 5);
    table.act(S1, FINISH);
    assert_eq!(table.stage(), Stage::CleanUp { turn: 0 });
    assert_eq!(table.heard(), [Event::Finished { seat: S1 }]);
    table.machine_rolls([6, 6, 1, 6, 6]).act(S1, discard_down(&[], 2, 0));
    let told = table.heard();
    assert_eq!(told[0], Event::DiscardedDown { seat: S1, blueprints: Prints::EMPTY, metal: 2, energy: 0 });
    assert_eq!(told[1], Event::MachineRolled { dice: [6, 6, 1, 6, 6] });
    assert_eq!((table.round_now(), table.stage()), (2, Stage::Market { turn: 0, wiped: false }));
}

#[test]
fn ff_316_a_round_is_market_work_clean_up_machine() {
    let mut table = solo(Level::Normal);
    assert_eq!(table.stage(), Stage::Market { turn: 0, wiped: false });
    table.opening_rolls(&[]).act(S1, take(1));
    assert_eq!(table.stage(), Stage::Work);
    assert_eq!(table.machine_cards(), [""; 0], "the Machine has not had a turn");
    machine_turn(&mut table, [6, 6, 2, 6, 6]);
    assert_eq!((table.machine_cards().len(), table.round_now()), (1, 2));
}

#[test]
fn ff_317_nobody_is_named_and_nobody_else_gets_anything() {
    for (contractor, stock, cards) in [("architect", (1, 2), 3), ("electrician", (1, 7), 0), ("miner", (4, 2), 0)] {
        let table = solo(Level::Normal).contractors(&[contractor, "hired_hands", "investor", "specialist"]);
        let mut table = table.hand(S1, &["robot"]);
        table.refused_by("FF-317", S1, hire_for(1, "robot", S2));
        table.opening_rolls(&[]).act(S1, hire(1, "robot"));
        assert_eq!((table.tokens_of(S1), table.hand_len(S1)), (stock, cards), "{contractor}");
        assert_eq!((table.hand_len(S2), table.machine_cards().len()), (0, 0));
    }
}

#[test]
fn ff_318_the_player_always_begins() {
    let mut table = solo(Level::Normal).tokens(S1, 0, 0);
    for round in 1..=3 {
        assert_eq!((table.round_now(), table.asked(), table.public().first), (round, Some(S1), S1));
        table.to_work(&[]);
        machine_turn(&mut table, [6, 6, 1, 6, 6]);
        table.restock();
    }
}

/// No chance is used for it: the first use is for the tools.
#[test]
fn ff_318_no_first_player_is_picked() {
    assert_eq!(Deal::new(1).picks()[0], pick(0, 4));
    assert_eq!(Deal::new(1).lay_out().public().first, S1);
}
