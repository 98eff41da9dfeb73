//! Scripts and scenes are strict: nothing scripted may be missing, wrong or left over.

use kernel::{Chance, Seats, Stream};
use testkit::toy::{Action, Phase, Toy};
use testkit::{Choices, S1, S2, Scene, Scripted, die, die_for, pick, pick_for};

fn working() -> Scene<Toy> {
    let mut scene = Scene::<Toy>::deal(2, 1);
    scene.edit(|state| state.public.phase = Phase::Work);
    scene
}

#[test]
fn scripted_chance_gives_what_is_written() {
    let mut chance = Scripted::new([die(4), pick(2, 5), pick_for(S2, 0, 3)]);
    assert_eq!(chance.pick(Stream::TABLE, 6), 3);
    assert_eq!(chance.pick(Stream::TABLE, 5), 2);
    assert_eq!(chance.pick(Stream::of(S2), 3), 0);
    chance.finish();
}

#[test]
#[should_panic(expected = "the rules ask the table for one of 5, the script has 3/6")]
fn another_bound_is_noticed() {
    Scripted::new([die(4)]).pick(Stream::TABLE, 5);
}

#[test]
#[should_panic(expected = "the rules ask seat 2 for one of 6, the script has 3/6")]
fn another_stream_is_noticed() {
    Scripted::new([die(4)]).pick(Stream::of(S2), 6);
}

#[test]
#[should_panic(expected = "use 2 of chance: the rules ask the table for one of 6, the script has nothing")]
fn a_missing_use_is_noticed() {
    let mut chance = Scripted::new([die(4)]);
    chance.pick(Stream::TABLE, 6);
    chance.pick(Stream::TABLE, 6);
}

#[test]
#[should_panic(expected = "scripted chance is left over after 0 uses: 3/6,2:0/6")]
fn what_is_left_over_is_noticed_when_it_is_dropped() {
    drop(Scripted::new([die(4), die_for(S2, 1)]));
}

#[test]
#[should_panic(expected = "a die shows 1 to 6, not 7")]
fn a_die_has_six_faces() {
    let _ = die(7);
}

#[test]
#[should_panic(expected = "no chance is used")]
fn of_one_thing_nothing_is_picked() {
    let _ = pick(0, 1);
}

#[test]
#[should_panic(expected = "the script has s2 1, the game asks {Seat(0)}")]
fn a_choice_of_another_seat_is_noticed() {
    Choices::new([(S2, 1)]).next(S1.only());
}

#[test]
#[should_panic(expected = "choice 1: the game asks {Seat(0)}, the script has nothing")]
fn a_missing_choice_is_noticed() {
    Choices::<u8>::new(Vec::new()).next(S1.only());
}

#[test]
#[should_panic(expected = "scripted choices are left over after 1: [(Seat(1), 5)]")]
fn a_choice_left_over_is_noticed() {
    let mut choices = Choices::new([(S1, 4), (S2, 5)]);
    assert_eq!(choices.next(Seats::first(2)), (S1, 4));
}

#[test]
#[should_panic(expected = "the script has nothing")]
fn a_scene_wants_its_chance_scripted() {
    working().act(S1, Action::Roll);
}

#[test]
#[should_panic(expected = "left over")]
fn a_scene_wants_its_script_used_by_the_next_step() {
    working().rolls([1]).act(S1, Action::Done);
}

#[test]
#[should_panic(expected = "scripted for a step that was never made")]
fn a_scene_wants_its_script_used_at_all() {
    working().rolls([1]);
}

#[test]
#[should_panic(expected = "is legal, it should be refused")]
fn a_scene_notices_what_is_not_refused() {
    let _ = working().refused(S1, Action::Done);
}

#[test]
#[should_panic(expected = "is refused: TOY-4")]
fn a_scene_notices_what_is_refused() {
    working().act(S1, Action::Withdraw);
}

#[test]
#[should_panic(expected = "is refused by another rule")]
fn a_scene_notices_another_rule() {
    working().refused_by("TOY-3", S1, Action::Withdraw);
}

#[test]
#[should_panic(expected = "the table has seats 1 to 2, not 3")]
fn a_scene_knows_its_seats() {
    let _ = working().seat(3);
}
