//! The few questions of `boardroom` without arguments.

mod support;

use boardroom::cli::Play;
use boardroom::command::lobby;
use support::terminal;

fn ask(typed: &'static str) -> (Option<Play>, String) {
    let (mut terminal, page) = terminal(typed);
    let asked = lobby::ask(&mut terminal).expect("there is a game");
    terminal.out.flush();
    (asked, page.text())
}

#[test]
fn enter_takes_the_usual_answers() {
    let (asked, page) = ask("\n\n\n\n");
    let asked = asked.expect("a game");
    assert_eq!(asked.game.as_deref(), Some("syndicate"));
    assert_eq!(asked.seats.as_deref(), Some("you,random"));
    assert!(page.contains("Number of players, 2–4? [2]"), "{page}");
}

#[test]
fn wrong_answers_are_asked_again() {
    let (asked, page) = ask("1\n9\nthree\n3\n1\nAnn,Bob\nAnn\nA name that is much too long\nBob\n");
    assert_eq!(asked.expect("a game").seats.as_deref(), Some("Ann,Bob,random"));
    assert_eq!(page.matches("This is not one of the numbers.").count(), 2, "{page}");
    assert!(page.contains("A name has no comma."), "{page}");
    assert!(page.contains("Use at most 20 letters."), "{page}");
}

#[test]
fn the_end_of_input_is_no_answer() {
    assert!(ask("").0.is_none());
    assert!(ask("1\n2\n0\nAnn\n").0.is_none());
}
