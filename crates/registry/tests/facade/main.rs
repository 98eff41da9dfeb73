//! The facade over every game of the list, and over the toy, which has what Syndicate lacks:
//! options, hidden hands, sealed and simultaneous choices.

#![allow(clippy::unwrap_used)]

mod bad_input;
mod observe;
mod options;
mod simulation;
mod story;
mod whole_games;

use kernel::{Chance, Phrase, Seat, Secret, Seeded};
use registry::{AnyGame, AnyTable, AnyUpdate, Entry, Problem, Spec};
use testkit::toy::Toy;
use texts::{Lang, Names, Reason, Texts};

static TOY: Entry<Toy> = Entry::unknown_to_bots();

/// Every game of the list, and the toy.
fn all_games() -> Vec<&'static dyn AnyGame> {
    let mut games: Vec<&'static dyn AnyGame> = vec![&TOY];
    games.extend(registry::games());
    games
}

fn syndicate() -> &'static dyn AnyGame {
    registry::find("syndicate").unwrap()
}

/// So many seats, or as near to it as the game can be played.
fn near(game: &dyn AnyGame, seats: usize) -> usize {
    seats.clamp(*game.seats().start(), *game.seats().end())
}

fn open(game: &dyn AnyGame, seats: usize) -> (Box<dyn AnyTable>, AnyUpdate) {
    game.open(&Spec::new(seats, Secret::from_number(5))).unwrap()
}

fn chance(number: u8) -> impl Chance {
    Seeded::new([number; 32])
}

/// One step of the lowest seat that is asked, by the random bot.
fn step(table: &mut dyn AnyTable, chance: &mut dyn Chance) -> Option<AnyUpdate> {
    let seat: Seat = table.owed().seats().lowest()?;
    let action = table.bot(seat, "random", chance).unwrap();
    Some(table.submit(seat, &action, table.question(seat)).unwrap())
}

/// A phrase that every language knows, said in English. The toy has no texts.
fn said(phrase: &Phrase) -> String {
    if !phrase.key.starts_with("toy-") {
        for lang in Lang::ALL {
            assert_eq!(Texts::of(lang).missing(phrase), [""; 0], "{lang}: {phrase}");
        }
    }
    Texts::of(Lang::En).say(phrase, &Names::default())
}

/// A problem in words, in English; it must say what would be right in every language.
fn reason(problem: &Problem) -> Reason {
    let names = Names::default();
    let said = |texts: &Texts| match problem {
        Problem::Refused(no) => (texts.refusal(no, &names), &no.why),
        Problem::Record(fault) => (texts.fault(fault, &names), &fault.what),
        Problem::Data(fault) => (texts.data_fault(fault), &fault.what),
        Problem::Input(phrase) => (texts.reason(phrase, &names), phrase),
    };
    for lang in Lang::ALL {
        let (reason, phrase) = said(Texts::of(lang));
        assert_eq!(Texts::of(lang).missing(phrase), [""; 0], "{lang}: {problem}");
        assert!(reason.right.is_some(), "{lang}: {problem} does not say what would be right");
    }
    said(Texts::of(Lang::En)).0
}
