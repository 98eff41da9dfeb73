//! A game with hidden hands at one keyboard: the testkit's toy, which has everything.

mod support;

use boardroom::Exit;
use boardroom::play::{Log, Saving, Seating, Session, Thoughts};
use kernel::{Secret, Viewer};
use registry::{AnyGame, Entry, Spec};
use support::{Folder, terminal};
use testkit::toy::Toy;

static TOY: Entry<Toy> = Entry::unknown_to_bots();

/// Always the first choice; at a hand-over it is taken as Enter.
fn play(seats: &str) -> String {
    typed(seats, &"1\n".repeat(500))
}

/// What the terminal shows when this is typed.
fn typed(seats: &str, typed: &str) -> String {
    let seating = Seating::listed(&TOY, seats).expect("seats");
    let (table, opening) = TOY.open(&Spec::new(seating.len(), Secret::from_number(3))).expect("a table");
    let seat = |index| Viewer::Seat(kernel::Seat::new(index));
    assert_ne!(table.view(seat(0)), table.view(seat(1)), "hands are hidden");
    let (mut terminal, page) = terminal(typed);
    let at = (&TOY as &'static dyn AnyGame, table, Log::begin(opening));
    let folder = Folder::new(); // or the answers would name a file here
    let saving = Saving::new(Some(&folder.path("toy.record")), None).expect("a new file");
    let session = Session::new(&mut terminal, at, seating, saving, Thoughts([7; 32]), None);
    assert_eq!(session.run().expect("it is played"), Exit::Fine);
    terminal.out.flush();
    page.text()
}

#[test]
fn the_keyboard_is_passed_on_when_another_hand_would_be_seen() {
    let page = play("Ann,Bob");
    assert!(page.contains("Pass the keyboard to ■ Bob, who then presses Enter."), "{page}");
    assert!(page.contains("Pass the keyboard to ● Ann, who then presses Enter."), "{page}");
}

#[test]
fn one_person_against_bots_keeps_the_keyboard() {
    let page = play("Ann,random,random");
    assert!(!page.contains("Pass the keyboard"), "{page}");
    assert!(page.contains("The game is over"), "{page}");
}

/// Who was asked, in order: the names before each prompt.
fn prompted(page: &str) -> String {
    let asked = page.lines().filter_map(|line| line.split_once(" [1–")).map(|(name, _)| name);
    asked.filter_map(|name| name.split(' ').next_back()).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_sealed_choice_is_withdrawn_before_the_keyboard_is_passed_on() {
    let page = typed("Ann,Bob", "1\nw\n2\n\n\nq\n\n");
    assert!(page.contains("Press Enter to clear the screen, or type w to withdraw your choice. w"), "{page}");
    assert_eq!(prompted(&page), "Ann Ann Bob", "{page}");
    assert_eq!(page.matches("Pass the keyboard").count(), 1, "{page}");
}

#[test]
fn a_sealed_choice_is_withdrawn_when_another_has_the_keyboard() {
    // Ann chooses; Bob has the keyboard and gives it back; Ann chooses again, and then Bob.
    let page = typed("Ann,Bob,Cid", "1\n\n\nw\n\n\n2\n\n\n1\n\n\nq\n\n");
    assert_eq!(prompted(&page), "Ann Bob Ann Bob Cid", "{page}");
    assert_eq!(page.matches("Pass the keyboard to ● Ann").count(), 1, "Bob's hand is cleared away: {page}");
}

#[test]
fn whose_choice_is_withdrawn_is_said_if_several_are_sealed() {
    let page = typed("Ann,Bob,Cid", "1\n\n\n1\n\n\nw\nw 3\nw 9\nw x\nw 2\n\n\nh\nq\n\n");
    assert_eq!(page.matches("It is not said whose choice is withdrawn.").count(), 4, "{page}");
    let flat = page.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat.contains("Type the number of the seat too: w 1 for ● Ann and w 2 for ■ Bob."), "{page}");
    assert_eq!(prompted(&page), "Ann Bob Cid Cid Cid Cid Cid Bob Bob", "{page}");
    assert!(page.contains("withdraws a sealed choice"), "the help says so: {page}");
}

#[test]
fn where_nothing_is_sealed_nothing_is_withdrawn() {
    for seats in ["Ann,Bob", "Ann,random"] {
        let page = typed(seats, "w\nw 2\nq\n\n");
        assert_eq!(page.matches("No choice lies sealed that could be withdrawn.").count(), 2, "{page}");
    }
}
