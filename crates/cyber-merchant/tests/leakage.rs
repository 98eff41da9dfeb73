//! What a viewer may not know does not show: more than 100,000 random positions, in each of which one
//! viewer compares the table with a world they imagine, and three steps in both.

use cyber_merchant::{CyberDeck, CyberMerchant, Event, Notes, Options};
use testkit::{Cases, non_leakage};

/// For each number of players.
const POSITIONS: usize = 34_000;
const _: () = assert!(3 * POSITIONS > 100_000);

/// What was shown is hidden again: the discard pile in the deck (CM-26), the tokens in the supply (CM-109).
fn hidden_again(event: &Event) -> bool {
    matches!(event, Event::Reshuffled { .. } | Event::TokenTurned { .. })
}

/// CM-44: if the screen keeps no notes, that goes for who gave what, too.
fn hidden_or_forgotten(event: &Event) -> bool {
    hidden_again(event) || matches!(event, Event::Given { .. })
}

/// So many games of each kind: without and with the Cyber deck, with notes hidden and shown.
fn nothing_shows(seats: usize, games: usize) {
    let mut positions = 0;
    for cyber_deck in [CyberDeck::Off, CyberDeck::On] {
        for (notes, fleeting) in [(Notes::Hidden, hidden_or_forgotten as fn(&_) -> _), (Notes::Shown, hidden_again)] {
            let options = Options { cyber_deck, notes, ..Options::default() };
            let cases = Cases::<CyberMerchant>::new().seats(seats..=seats).options([options]).games(games);
            let cases = cases.seed(1000).fleeting(fleeting);
            non_leakage(&cases);
            positions += cases.positions();
        }
    }
    println!("{seats} players: {positions} positions");
    assert!(positions > POSITIONS, "{positions}");
}

#[test]
fn two_players_learn_only_what_they_may_know() {
    nothing_shows(2, 84);
}

#[test]
fn three_players_learn_only_what_they_may_know() {
    nothing_shows(3, 65);
}

#[test]
fn four_players_learn_only_what_they_may_know() {
    nothing_shows(4, 43);
}
