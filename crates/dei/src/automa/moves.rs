//! DEI-540 … DEI-553: how the Automa moves.

use super::free::Groups;
use super::{any, best, colours};
use crate::event::Free;
use crate::phase::moves::linked;
use crate::phase::{self, Told};
use crate::state::{Game, Public, Way};
use crate::{Cards, Deed, Event, Region, Regions, Resource, Structure, Why};
use kernel::Seat;

/// DEI-525, DEI-543: how groups are tried: by what they are free, and whether by a backup move.
const TRIES: [(Free, bool); 4] =
    [(Free::Majority, false), (Free::Minority, false), (Free::Majority, true), (Free::Minority, true)];

/// DEI-540 … DEI-549: a group goes to what the symbol names, if one can.
pub(super) fn go(state: &mut Game, seat: Seat, deed: Deed, world: &mut Told<'_>) -> bool {
    let (public, cards) = (&state.public, state.cards.get());
    let groups = Groups::of(public, seat);
    let arrivals = |from, targets, backup| arrivals(public, cards, seat, &groups, from, targets, backup);
    let found = targets(public, seat, deed).find_map(|targets| {
        TRIES.into_iter().find_map(|(free, backup)| {
            let able = |from: &Region| !arrivals(*from, targets, backup).is_empty();
            let able: Regions = groups.regions(free).iter().filter(able).collect();
            (!able.is_empty()).then_some((able, targets, free, backup))
        })
    });
    let Some((able, targets, free, backup)) = found else { return false };
    world.tell(state, Event::AutomaDoes { seat, deed });
    let size = |from: Region| match free {
        Free::Majority => i16::from(groups.size(from)),
        Free::Minority => -i16::from(groups.size(from)),
    };
    let from = any(best(able, size), world); // DEI-544, DEI-545
    let public = &state.public;
    let to = any(best(arrivals(from, targets, backup), |to| public.place(to).resources()), world); // DEI-547
    let (scrappers, leader) = groups.units(public, seat, from);
    if backup {
        back_up(state, seat, from, to, world);
    }
    state.public.carry(cards, seat, [from, to], scrappers, leader);
    world.tell(state, Event::AutomaMoved { seat, from, to, scrappers, leader, free, backup });
    true
}

/// DEI-541, DEI-548: the targets of each object that a symbol names.
fn targets(public: &Public, seat: Seat, deed: Deed) -> impl Iterator<Item = Regions> {
    let resource = match deed {
        Deed::MoveTechnology => Some(Resource::Technology),
        Deed::MoveEnergy => Some(Resource::Energy),
        _ => None,
    };
    let holding = move |kind| public.board.iter().filter(move |region| public.place(*region).has(kind)).collect();
    let marked = move |colour| {
        public.outposts().filter(move |outpost| outpost.colour == colour).map(|outpost| outpost.region).collect()
    };
    let objects = resource.into_iter().map(holding).chain(colours(public, deed).map(marked));
    objects.map(move |regions: Regions| regions.and(public.open).minus(public.players[seat].majorities))
}

/// DEI-542, DEI-550, DEI-551: the targets that the group of a region can move to.
fn arrivals(
    public: &Public,
    cards: &Cards,
    seat: Seat,
    groups: &Groups,
    from: Region,
    targets: Regions,
    backup: bool,
) -> Regions {
    let near = targets.and(from.adjacent());
    if near.is_empty() {
        return near;
    }
    let links = linked(public, seat, from, false);
    let near = if backup { near.minus(links) } else { near.and(links) };
    let (scrappers, leader) = groups.units(public, seat, from);
    let wins = |to: &Region| {
        let place = public.place(*to);
        let scrappers = scrappers + place.scrappers[seat.index()];
        let leader = leader || public.players[seat].is_leader_at(*to);
        public.value(cards, seat, *to, scrappers, leader) > place.best_other(seat)
    };
    near.iter().filter(wins).collect()
}

/// DEI-552, DEI-553: the structure that a backup move needs, or a Supply for it.
fn back_up(state: &mut Game, seat: Seat, from: Region, to: Region, world: &mut Told<'_>) {
    let (structure, region, other) = match (from.is_roof(), to.is_roof()) {
        (true, true) => (Structure::Bridge, from, to),
        (true, false) => (Structure::Elevator, to, from),
        (false, _) => (Structure::Elevator, from, to),
    };
    let player = &mut state.public.players[seat];
    if player.left[structure.index()] > 0 {
        player.left[structure.index()] -= 1;
        let free = player.ways.iter_mut().find(|way| way.is_none());
        *free.expect("DEI-31: there is room for all structures") = Some(Way { region, other });
        world.tell(state, Event::AutomaBuilt { seat, structure, region, other });
    } else if player.supplies > 0 {
        phase::supply(state, Event::Supplied { seat, supplies: -1, why: Why::Missing }, world);
    }
}
