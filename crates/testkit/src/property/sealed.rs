use crate::cases::{Cases, Trial};
use crate::walk::{Walk, actions, difference, viewers};
use kernel::{Game, Manner, Outcome, Owed, Sandbox, Seat, Seeded, Viewer, heard};

/// The most orders that are tried for one question.
const ORDERS: usize = 24;

/// Choices made in secret at the same time: all orders in which they arrive end in the same state;
/// and until the last one is in, no other viewer's view, events or legal actions depend on which
/// choice a seat sealed.
///
/// # Panics
/// When an order makes a difference, or a sealed choice shows.
pub fn sealed_order<G: Game>(cases: &Cases<G>) {
    cases.each("sealed order", |trial| {
        let mut walk = Walk::new(trial);
        loop {
            if let Owed::Asked(asked) = walk.sandbox.owed()
                && asked.manner == Manner::Sealed
                && asked.seats.len() >= 2
            {
                orders(trial, &mut walk);
                secrecy(trial, &mut walk);
            }
            if !walk.go() {
                break;
            }
        }
    });
}

/// One choice for each seat, in all orders.
fn orders<G: Game>(trial: &Trial<'_, G>, walk: &mut Walk<'_, G>) {
    let seats = walk.sandbox.owed().seats();
    let choice = |walk: &mut Walk<'_, G>, seat| walk.luck.of(&actions(trial, walk.sandbox.asked(seat))).clone();
    let plan: Vec<(Seat, G::Action)> = seats.iter().map(|seat| (seat, choice(walk, seat))).collect();
    let mut first: Option<(Vec<usize>, Sandbox<G>)> = None;
    for order in some_orders(plan.len(), walk) {
        let (mut sandbox, mut chance) = (walk.sandbox.clone(), walk.chance.clone());
        for i in &order {
            let (seat, action) = &plan[*i];
            if let Err(no) = sandbox.step(*seat, action, &mut chance) {
                trial.fail(format!("{seat} {action:?} is legal until others have sealed theirs, then: {no}"));
            }
        }
        match &first {
            None => first = Some((order, sandbox)),
            Some((other, before)) => trial.ensure(before.state() == sandbox.state(), || {
                format!(
                    "{plan:?} end differently in the orders {other:?} and {order:?}:\n  {:?}\n  {:?}",
                    before.state(),
                    sandbox.state()
                )
            }),
        }
    }
}

/// All orders of a few things, or as many random ones of more.
fn some_orders<G: Game>(things: usize, walk: &mut Walk<'_, G>) -> Vec<Vec<usize>> {
    let start: Vec<usize> = (0..things).collect();
    if things > 4 {
        return (0..ORDERS)
            .map(|_| {
                let mut order = start.clone();
                walk.luck.shuffle(&mut order);
                order
            })
            .collect();
    }
    let mut orders = vec![Vec::new()];
    for _ in 0..things {
        let extend = |order: Vec<usize>| {
            let left: Vec<usize> = start.iter().copied().filter(|i| !order.contains(i)).collect();
            left.into_iter().map(move |i| order.iter().copied().chain([i]).collect())
        };
        orders = orders.into_iter().flat_map(extend).collect();
    }
    orders
}

/// One seat seals this or that; the others, all but the last, seal theirs after it. Nobody else can
/// tell which it was.
fn secrecy<G: Game>(trial: &Trial<'_, G>, walk: &mut Walk<'_, G>) {
    let mut seats: Vec<Seat> = walk.sandbox.owed().seats().iter().collect();
    walk.luck.shuffle(&mut seats);
    let sealer = seats[0];
    let choices = actions(trial, walk.sandbox.asked(sealer));
    let (this, that) = (walk.luck.of(&choices).clone(), walk.luck.of(&choices).clone());
    let mut one = (walk.sandbox.clone(), walk.chance.clone());
    let mut other = one.clone();
    let told = (step(trial, &mut one, sealer, &this), step(trial, &mut other, sealer, &that));
    if one.0.owed() != other.0.owed() {
        return; // not two ways to seal: one of them is another kind of step
    }
    let which = format!("{sealer} sealed {this:?} or {that:?}");
    compare(trial, &one.0, &other.0, &told, sealer, &which);
    for seat in &seats[1..seats.len() - 1] {
        let action = walk.luck.of(&actions(trial, one.0.asked(*seat))).clone();
        let told = (step(trial, &mut one, *seat, &action), step(trial, &mut other, *seat, &action));
        compare(trial, &one.0, &other.0, &told, sealer, &format!("{which}, then {seat} {action:?}"));
    }
}

fn step<G: Game>(trial: &Trial<'_, G>, at: &mut (Sandbox<G>, Seeded), seat: Seat, action: &G::Action) -> Outcome<G> {
    let (sandbox, chance) = at;
    sandbox.step(seat, action, chance).unwrap_or_else(|no| trial.fail(format!("{seat} {action:?} is refused: {no}")))
}

fn compare<G: Game>(
    trial: &Trial<'_, G>,
    one: &Sandbox<G>,
    other: &Sandbox<G>,
    told: &(Outcome<G>, Outcome<G>),
    sealer: Seat,
    which: &str,
) {
    for viewer in viewers(trial.setup.seats).filter(|viewer| *viewer != Viewer::Seat(sealer)) {
        if let Some(shows) = difference(one.seen(viewer), other.seen(viewer)) {
            trial.fail(format!("{which}: {shows}"));
        }
        let (a, b): (Vec<_>, Vec<_>) = (heard(&told.0.told, viewer).collect(), heard(&told.1.told, viewer).collect());
        trial.ensure(a == b, || format!("{which}: {viewer:?} hears {a:?} or {b:?}"));
    }
}
