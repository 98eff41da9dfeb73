//! Chance through a [`kernel::World`].

use super::bare::with_world;
use kernel::{Chance, Recording, Replayed, Seat, Seeded, Stream};
use testkit::{S1, S2, S3, Scripted, die, die_for, pick};

#[test]
fn of_one_thing_no_chance_is_used() {
    let mut nothing = Scripted::default();
    assert_eq!(with_world(&mut nothing, |world| (world.pick(1), world.pick_for(S2, 1))), (0, 0));
    let one_of = |chance: &mut dyn Chance, count: usize| chance.one_of(count);
    assert_eq!((one_of(&mut nothing, 1), one_of(&mut nothing, 0)), (0, 0));
    let mut some = Scripted::new([pick(3, 5)]);
    assert_eq!(one_of(&mut some, 5), 3);
    some.finish();
}

#[test]
fn dice_show_one_to_six() {
    let mut chance = Scripted::new([die(1), die(6), die_for(S3, 2)]);
    let rolled = with_world(&mut chance, |world| [world.roll(), world.roll(), world.pick_for(S3, 6) as u8 + 1]);
    assert_eq!(rolled, [1, 6, 2]);
    let mut seeded = Seeded::new([5; 32]);
    let mut faces = with_world(&mut seeded, |world| (0..600).map(|_| world.roll()).collect::<Vec<_>>());
    faces.sort_unstable();
    let often = |face| faces.iter().filter(|shown| **shown == face).count();
    assert!((1..=6).all(|face| (60..140).contains(&often(face))), "{:?}", (1..=6).map(often).collect::<Vec<_>>());
}

#[test]
#[should_panic(expected = "one of nothing cannot be picked")]
fn of_nothing_nothing_can_be_picked() {
    with_world(&mut Scripted::default(), |world| world.pick(0));
}

#[test]
fn a_shuffle_picks_the_first_place_first() {
    let mut chance = Scripted::new([pick(2, 4), pick(0, 3), pick(1, 2)]);
    let shuffled = with_world(&mut chance, |world| {
        let mut things = ['a', 'b', 'c', 'd'];
        world.shuffle(&mut things);
        things
    });
    assert_eq!(shuffled, ['c', 'b', 'd', 'a']);
}

/// How fast others are makes no difference to a seat's own stream.
#[test]
fn streams_are_independent() {
    let numbers = |order: &[Seat]| {
        let mut chance = Seeded::new([8; 32]);
        let mut of = [Vec::new(), Vec::new()];
        for seat in order {
            of[seat.index()].push(chance.pick(Stream::of(*seat), 1000));
        }
        of
    };
    let (one, other) = (numbers(&[S1, S1, S2, S2, S2]), numbers(&[S2, S1, S2, S1, S2]));
    assert_eq!(one, other);
    assert_ne!(one[0][..2], one[1][..2]);
}

#[test]
fn what_is_recorded_can_be_replayed() {
    let mut picks = Vec::new();
    let mut seeded = Seeded::new([2; 32]);
    let errand =
        |world: &mut kernel::World<'_, super::bare::Bare>| [world.pick(60), world.pick_for(S1, 6), world.pick(1)];
    let first = with_world(&mut Recording::new(&mut seeded, &mut picks), errand);
    assert_eq!(picks.len(), 2, "of one thing nothing is stored");
    let mut replayed = Replayed::new(&picks);
    assert_eq!(with_world(&mut replayed, errand), first);
    assert_eq!(replayed.finish(), Ok(()));
}
