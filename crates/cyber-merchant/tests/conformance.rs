//! What every game must satisfy: for two, three and four players, with and without the Cyber deck.

use cyber_merchant::{Action, Cards, Corporation, CyberDeck, CyberMerchant, Event, Notes, Options, Stack};
use kernel::Seen;
use testkit::{Cases, conforms};

const RULES: &str = include_str!("../../../docs/rules/cyber-merchant.md");

fn cases(seats: usize, cyber_deck: CyberDeck, games: usize) -> Cases<CyberMerchant> {
    let options = Options { cyber_deck, notes: Notes::Shown, ..Options::default() };
    let cases = Cases::new().seats(seats..=seats).options([options]).games(games).rules(RULES);
    cases.yields(yield_of).fleeting(|event| matches!(event, Event::Reshuffled { .. } | Event::TokenTurned { .. }))
}

/// What laying cards comes to: the corporation, the sum, the jokers laid.
fn yield_of(seen: Seen<'_, CyberMerchant>, action: &Action) -> String {
    let data: &Cards = seen.cards();
    let laid = |cards: Stack| {
        let jokers = cards.within(data.shares(Corporation::Ww));
        format!("{:?} {} {jokers:?}", data.corporation(cards), data.sum(cards))
    };
    match *action {
        Action::Commit { cards } => format!("commit {}", laid(cards)),
        Action::Add { cards } => format!("add {}", laid(cards)),
        other => format!("{other:?}"),
    }
}

#[test]
fn two_players_conform() {
    conforms(cases(2, CyberDeck::Off, 4));
}

#[test]
fn two_players_with_the_cyber_deck_conform() {
    conforms(cases(2, CyberDeck::On, 3).seed(11));
}

#[test]
fn three_players_conform() {
    conforms(cases(3, CyberDeck::Off, 3).seed(21));
}

#[test]
fn three_players_with_the_cyber_deck_conform() {
    conforms(cases(3, CyberDeck::On, 2).seed(31));
}

#[test]
fn four_players_conform() {
    conforms(cases(4, CyberDeck::Off, 2).seed(41));
}

#[test]
fn four_players_with_the_cyber_deck_conform() {
    conforms(cases(4, CyberDeck::On, 2).seed(51));
}
