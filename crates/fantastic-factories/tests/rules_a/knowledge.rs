//! Section 6: what everybody sees, what is hidden, and what a refusal leaves behind.

use crate::ff::*;
use fantastic_factories::View;
use kernel::{CardSet, Deck, Game, Secret, Seeded, Table};
use std::collections::BTreeSet;

fn view(table: &Ff, viewer: impl Into<Viewer>) -> View {
    FantasticFactories::portray(table.seen(viewer))
}

/// A table with something of everything on it.
fn busy() -> Ff {
    let table = scene(3).work().round(4).hand(S1, &["dojo", "robot"]).hand(S2, &["golem"]).discards(&["beacon"]);
    let table = table.built(S1, &["biolab", "obelisk"]).dice(S1, &[1, 5]).floor(S1, Floor::Mine, &[4, 6]);
    let mut table = table.pending(S2, SPECIALIST).contractor_deck_only(&["miner", "foreman"]);
    table.act(S1, activate("biolab").dice(&[1]));
    table
}

type Change = fn(&mut State<FantasticFactories>);

const OPEN: [(&str, Change); 26] = [
    ("a blueprint of the market", |state| state.public.blueprints.swap(0, 1)),
    ("an empty slot", |state| state.public.blueprints[2] = None),
    ("a contractor of the market", |state| state.public.contractors.swap(0, 1)),
    ("a tool token", |state| state.public.tools.swap(0, 1)),
    ("the discarded blueprints", |state| state.public.discard = CardSet::EMPTY),
    ("the used contractors", |state| state.public.used_contractors = CardSet::EMPTY),
    ("the size of the blueprint deck", |state| state.dark.blueprints = Deck::of(CardSet::first(3))),
    ("the size of the contractor deck", |state| state.dark.contractors = Deck::of(CardSet::first(3))),
    ("a compound", |state| state.public.players[S2].build(0, 1)),
    ("a card activated this round", |state| state.public.players[S1].used = Default::default()),
    ("metal", |state| state.public.players[S3].metal += 1),
    ("energy", |state| state.public.players[S3].energy += 1),
    ("goods", |state| state.public.players[S3].goods += 1),
    ("an unplaced die", |state| state.public.players[S3].dice = Dice::of(&[2, 2, 3, 4])),
    ("a die on Research", |state| state.public.players[S1].floors[0] = Dice::of(&[1])),
    ("a die on Generate", |state| state.public.players[S1].floors[1] = Dice::of(&[1])),
    ("a die on Mine", |state| state.public.players[S1].floors[2] = Dice::of(&[4, 5])),
    ("the dice on a card", |state| state.public.players[S1].laid[0].dice[0] = 2),
    ("the card that dice lie on", |state| state.public.players[S1].laid[0].card = print("obelisk")),
    ("the size of a hand", |state| state.private[S2] = CardSet::first(2)),
    ("a pending effect", |state| state.public.players[S2].pending = FOREMAN),
    ("a pending effect, another", |state| state.public.players[S2].pending = HIRED_HANDS),
    ("the first player", |state| state.public.first = S3),
    ("the round", |state| state.public.round = 5),
    ("the end", |state| state.public.last_round = Some(5)),
    ("who has finished", |state| state.public.players[S3].finished = true),
];

/// What lies open can be read off the view: change it, and the view changes, for everybody.
#[test]
fn ff_42_everything_on_the_table_is_public() {
    for viewer in [Viewer::Onlooker, S1.into(), S3.into()] {
        let before = view(&busy(), viewer);
        for (what, change) in OPEN {
            let mut table = busy();
            table.edit(change);
            assert_ne!(view(&table, viewer), before, "{what} cannot be seen by {viewer:?}");
        }
    }
}

/// Everybody saw it going there: whatever S2 imagines, S1 holds the Golem, until they lay it down.
#[test]
fn ff_42_a_card_of_the_market_is_known_also_in_the_hand_that_took_it() {
    let table = scene(2).market(&["golem", "dojo", "beacon", "obelisk"]).hand(S1, &["robot", "biolab"]);
    let mut table = table.top(&["foundry"]);
    table.act(S1, take(1)).to_work(&[]);
    let imagined = |table: &Ff, seed| FantasticFactories::imagine(table.seen(S2), &mut Seeded::new([seed; 32]));
    for seed in 0..10 {
        let hand = keys(imagined(&table, seed).private[S1]);
        assert!(hand.len() == 3 && hand.contains(&"golem"), "{hand:?}");
    }
    let others: BTreeSet<Vec<&str>> = (0..10).map(|seed| keys(imagined(&table, seed).private[S1])).collect();
    assert!(others.len() > 5, "the other two may be any");
    let mut table = table.tokens(S1, 4, 0);
    table.act(S1, build("golem", "robot"));
    assert_eq!((table.noted(S1), table.noted(S2)), (vec![], vec!["foundry"]));
}

#[test]
fn ff_43_the_cards_in_other_hands_are_hidden() {
    let [one, other] = ["golem", "warehouse"].map(|key| scene(3).hand(S2, &[key]).hand(S1, &["dojo"]));
    assert_ne!(view(&one, S2), view(&other, S2), "their own are not");
    for viewer in [Viewer::Onlooker, S1.into(), S3.into()] {
        assert_eq!(view(&one, viewer), view(&other, viewer), "{viewer:?}");
    }
    assert_eq!(one.legal(S1), other.legal(S1));
}

#[test]
fn ff_43_what_is_drawn_is_told_to_its_owner_only() {
    let mut table = scene(2).work().dice(S1, &[5]).top(&["golem"]);
    table.act(S1, research(5));
    let drew = |cards| Event::Drew { seat: S1, count: 1, cards };
    assert!(table.heard_by(S1).contains(&drew(Some(prints(&["golem"])))));
    assert!(table.heard_by(S2).contains(&drew(None)) && table.heard().contains(&drew(None)));
}

#[test]
fn ff_43_the_order_of_the_decks_is_hidden() {
    let [one, other] = [["golem", "dojo"], ["dojo", "golem"]].map(|top| scene(2).top(&top));
    let [third, fourth] = [["miner", "foreman"], ["foreman", "miner"]].map(|top| scene(2).contractor_top(&top));
    assert_ne!(one.state(), other.state());
    assert_ne!(third.state(), fourth.state());
    for viewer in [Viewer::Onlooker, S1.into(), S2.into()] {
        assert_eq!(view(&one, viewer), view(&other, viewer));
        assert_eq!(view(&third, viewer), view(&fourth, viewer));
    }
}

/// The same moves with other secrets: before anything comes of it, nobody can tell them apart.
#[test]
fn ff_43_the_state_of_the_random_source_is_hidden() {
    let (table, _) = Table::open(Setup::<FantasticFactories>::standard(2), Secret::from_number(5), vec![]).unwrap();
    assert!(table.record().secret.is_none(), "the secret is not in the record of a game under way");
    let [one, other] = [1, 2].map(|seed| {
        let mut table = scene(2).work().dice(S1, &[3]).any_chance();
        table.seeded(seed);
        table.act(S1, generate(3));
        view(&table, S1)
    });
    assert_eq!(one, other);
}

#[test]
fn ff_44_a_revealed_card_is_shown_to_everybody() {
    let table = scene(3).hand(S1, &["robot", "warehouse"]).tokens(S1, 0, 4).built(S1, &["dojo"]);
    let table = table.contractors(&["engineer", "investor", "miner", "foreman"]).top(&["dojo", "golem", "biolab"]);
    let mut table = table.hand(S2, &["battery_factory"]);
    table.act(S1, hire(1, "robot"));
    for told in [table.heard(), table.heard_by(S1), table.heard_by(S3)] {
        for key in ["dojo", "golem"] {
            assert!(told.contains(&Event::Revealed { seat: S1, card: print(key) }), "{key}, by the Engineer");
        }
    }
    table.act(S2, hire(2, "battery_factory"));
    for told in [table.heard(), table.heard_by(S1), table.heard_by(S3)] {
        assert!(told.contains(&Event::Revealed { seat: S2, card: print("biolab") }), "by the Investor");
    }
}

/// Each action is right but for one thing; `refused_by` compares the whole state before and after.
#[test]
fn ff_45_an_illegal_action_is_refused_and_changes_nothing() {
    let table = scene(2).work().hand(S1, &["dojo", "foundry", "golem"]).tokens(S1, 1, 0).dice(S1, &[5, 5]);
    let mut table = table.built(S1, &["harvester", "foundry", "trash_compactor"]);
    table.refused_by("FF-97", S1, build("dojo", "foundry"));
    table.refused_by("FF-114", S1, activate("foundry").dice(&[5]));
    table.refused_by("FF-117", S1, activate("harvester").dice(&[5, 5]).choice(3));
    table.refused_by("FF-111", S1, activate("trash_compactor").dice(&[5, 5]).discards(&["dojo"]));
    table.refused_by("FF-103", S1, generate(5));
    let (mut table, _) = Table::open(Setup::<FantasticFactories>::standard(2), Secret::from_number(5), vec![]).unwrap();
    let (digest, seat) = (table.digest(), table.owed().seats().lowest().unwrap());
    for (action, rule) in [(take(9), "FF-61"), (FINISH, "FF-56"), (PASS, "FF-74")] {
        assert_eq!(table.submit(seat, &action, None).unwrap_err().rule, rule);
    }
    assert_eq!((table.digest(), table.version()), (digest, 0));
}

/// In no phase does a choice give another player anything or take it away, unless it hires for them.
#[test]
fn ff_46_nothing_passes_between_players_but_by_a_contractor() {
    let mut gifts = 0;
    crate::games::games(|moment| {
        for (other, before) in moment.before.public.players.iter().filter(|(other, _)| *other != moment.seat) {
            let after = &moment.after.public.players[other];
            let hands = [&moment.before, &moment.after].map(|state| state.private[other]);
            if moment.action.named_opponent() == Some(other) {
                gifts += 1;
                continue;
            }
            let things = |player: &Player| (player.metal, player.energy, player.goods, player.built);
            assert_eq!(things(before), things(after), "{:?}", moment.action);
            assert_eq!(hands[0], hands[1], "{:?}", moment.action);
        }
    });
    assert!(gifts > 0, "contractors do give");
}

/// Whom a hire names.
trait Names {
    fn named_opponent(&self) -> Option<Seat>;
}

impl Names for Action {
    fn named_opponent(&self) -> Option<Seat> {
        match self {
            Action::Hire { opponent, .. } => *opponent,
            _ => None,
        }
    }
}
