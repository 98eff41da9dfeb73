use crate::cases::Cases;
use crate::walk::{Taste, Walk, actions};
use kernel::Game;

/// Whoever is asked has something to choose, and so has whoever may act; somebody is asked until the
/// game is over; and it is over within [`Game::LONGEST`] choices, whether they are made at random or
/// always the first or the last that is listed.
///
/// Choices of seats that need not act (a withdrawal) come on top: each allows for two more.
///
/// # Panics
/// When a game stands still or does not end.
pub fn progress<G: Game>(cases: &Cases<G>) {
    cases.each("progress", |trial| {
        for taste in [Taste::Any, Taste::First, Taste::Last] {
            let mut walk = Walk::new(trial);
            walk.taste = taste;
            loop {
                for seat in walk.sandbox.owed().allowed().iter() {
                    trial.ensure(seat.index() < trial.setup.seats, || format!("{seat} is asked and not at the table"));
                    actions(trial, walk.sandbox.asked(seat));
                }
                if !walk.go() {
                    break;
                }
            }
            let standings = walk.sandbox.owed().standings().map(|standings| standings.len());
            let seats = walk.sandbox.state().private.len();
            trial.ensure(standings == Some(seats), || format!("the standings are for {standings:?} of {seats} seats"));
        }
    });
}
