//! Section 13: scoring, and section 14 for the Machine.

use crate::state::count_of;
use crate::{Cards, Event, Kind, Machine, Player, Print, Seen, State, World};
use kernel::{Seat, Standings, Viewer, owed};

/// FF-145, FF-295: what so many of a name are worth together.
fn prestige(cards: &Cards, print: Print, copies: u8) -> u16 {
    copies.checked_sub(1).map_or(0, |at| cards.blueprint(print).worth[usize::from(at)])
}

/// FF-145: what the next of a name is worth to a player.
pub fn next_prestige(cards: &Cards, player: &Player, print: Print) -> u16 {
    let copies = if cards.blueprint(print).several { cards.prints(player.built).count(print) } else { 0 };
    prestige(cards, print, copies + 1) - prestige(cards, print, copies)
}

/// FF-295, FF-296, FF-337: prestige and goods.
pub fn score(cards: &Cards, player: &Player) -> u16 {
    let built = cards.prints(player.built);
    built.kinds().map(|print| prestige(cards, print, built.count(print))).sum::<u16>() + player.goods
}

/// FF-338: goods, one for each card, and one more for each monument.
fn machine_parts(cards: &Cards, machine: &Machine) -> (u8, u8) {
    (machine.cards.len() as u8, count_of(Kind::Monument, machine.cards, cards) as u8)
}

/// The same, added up.
pub fn machine_score(cards: &Cards, machine: &Machine) -> u16 {
    let (all, monuments) = machine_parts(cards, machine);
    machine.goods + u16::from(all) + u16::from(monuments)
}

/// FF-297, FF-298, FF-299, FF-300, FF-339, FF-340.
pub(crate) fn standings(seen: Seen<'_>) -> Standings {
    let (public, cards) = (seen.public(), seen.cards());
    let points = |seat: Seat| score(cards, &public.players[seat]);
    if let Some(machine) = &public.machine {
        let (mine, its) = (points(Seat::new(0)), machine_score(cards, machine));
        // FF-339: with equal points the Machine is first.
        return owed::rank(&[(mine, false), (its, true)], |seat| [mine, its][seat.index()].into());
    }
    let key = |(seat, player): (Seat, &Player)| (points(seat), player.metal, player.energy, seen.back(seat));
    let keys: Vec<_> = public.players.iter().map(key).collect();
    owed::rank(&keys, |seat| points(seat).into())
}

/// Tells every point by its rule.
pub(crate) fn tell(state: &State, world: &mut World<'_>) {
    if !world.is_heard() {
        return;
    }
    let cards = state.cards.get();
    for (seat, player) in state.public.players.iter() {
        let built = cards.prints(player.built);
        for print in built.kinds() {
            let copies = built.count(print);
            let vp = prestige(cards, print, copies);
            world.tell(state, Event::PrestigeScored { seat, card: print, copies, vp });
        }
        world.tell(state, Event::GoodsScored { seat, vp: player.goods });
    }
    if let Some(machine) = &state.public.machine {
        let seat = Seat::new(1);
        let (all, monuments) = machine_parts(cards, machine);
        let vp = machine_score(cards, machine);
        world.tell(state, Event::MachineScored { seat, goods: machine.goods, cards: all, monuments, vp });
    }
    for (seat, standing) in standings(state.seen(Viewer::Onlooker)).iter() {
        world.tell(state, Event::Ended { seat, vp: standing.score as u16, rank: standing.rank });
    }
}
