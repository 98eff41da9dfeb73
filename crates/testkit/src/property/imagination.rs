use crate::cases::{Cases, Trial};
use crate::luck::Luck;
use crate::walk::{Walk, difference, viewers};
use kernel::{Game, Sandbox, Viewer};

/// An imagined world keeps what the viewer sees and every piece, comes out the same from the same
/// chance, and can be played to its end.
///
/// # Panics
/// When an imagined world is impossible.
pub fn imagination<G: Game>(cases: &Cases<G>) {
    cases.each("imagination", |trial| {
        let mut walk = Walk::new(trial);
        for position in 0u64.. {
            for (i, viewer) in viewers(trial.setup.seats).enumerate() {
                let imagined = imagine(trial, &walk, viewer, position);
                if position % 8 == i as u64 {
                    let mut onwards = Walk::from(trial, imagined, walk.chance.clone());
                    while onwards.go() {}
                }
            }
            trial.at(position as usize + 1);
            if !walk.go() {
                break;
            }
        }
    });
}

fn imagine<G: Game>(trial: &Trial<'_, G>, walk: &Walk<'_, G>, viewer: Viewer, position: u64) -> Sandbox<G> {
    let seen = walk.sandbox.seen(viewer);
    let luck = || Luck::new("imagine", trial.seed ^ (position << 8));
    let imagined = Sandbox::of(G::imagine(seen, luck().chance()));
    let again = G::imagine(seen, luck().chance());
    trial.ensure(*imagined.state() == again, || format!("{viewer:?} imagines two worlds from the same chance"));
    if let Some(shows) = difference(seen, imagined.seen(viewer)) {
        trial.fail(format!("an imagined world looks different: {shows}"));
    }
    let same = imagined.seen(viewer).public() == seen.public() && imagined.seen(viewer).own() == seen.own();
    trial.ensure(same, || format!("{viewer:?} imagines other open things, or other cards of their own"));
    if let Err(lost) = imagined.audit() {
        trial.fail(format!("{viewer:?} imagines a world that cannot be: {lost}"));
    }
    imagined
}
