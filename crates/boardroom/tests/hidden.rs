//! A game with hidden hands at one keyboard: the testkit's toy, which has everything.

mod support;

use boardroom::Exit;
use boardroom::play::{Log, Saving, Seating, Session, Thoughts};
use kernel::{Secret, Viewer};
use registry::{AnyGame, Entry, Spec};
use support::{Folder, terminal};
use testkit::toy::Toy;

static TOY: Entry<Toy> = Entry::new();

fn play(seats: &str) -> String {
    let seating = Seating::listed(&TOY, seats).expect("seats");
    let (table, opening) = TOY.open(&Spec::new(seating.len(), Secret::from_number(3))).expect("a table");
    let seat = |index| Viewer::Seat(kernel::Seat::new(index));
    assert_ne!(table.view(seat(0)), table.view(seat(1)), "hands are hidden");
    let (mut terminal, page) = terminal("1\n".repeat(500)); // always the first choice; at a hand-over it is taken as Enter
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
