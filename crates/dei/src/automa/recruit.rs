//! DEI-554 … DEI-559: new Scrappers of the Automa.

use super::free::Groups;
use super::{any, best};
use crate::event::Free;
use crate::phase::Told;
use crate::state::{Game, Public};
use crate::{Deed, Event, Region, Regions};
use kernel::Seat;
use std::cmp::Reverse;

/// DEI-507: it is always possible.
pub(super) fn recruit(state: &mut Game, seat: Seat, deed: Deed, world: &mut Told<'_>) -> bool {
    world.tell(state, Event::AutomaDoes { seat, deed });
    let region = match deed {
        Deed::RecruitRefuge => poorest_home(&state.public, seat),
        Deed::RecruitDrone => {
            let public = &state.public;
            any(best(public.altars, |altar| Reverse(units(public, seat, altar))), world)
        }
        _ => convert(state, seat, world),
    };
    deploy(state, seat, deed, region, world);
    true
}

fn units(public: &Public, seat: Seat, region: Region) -> u8 {
    public.place(region).scrappers[seat.index()] + u8::from(public.players[seat].is_leader_at(region))
}

/// DEI-557, DEI-568: the Refuge with the fewest units.
fn poorest_home(public: &Public, seat: Seat) -> Region {
    let need = |colour| public.needs.order.iter().position(|need| *need == Some(colour));
    let homes = public.needs.homes.into_iter().flatten();
    let poorest = homes.min_by_key(|(region, colour)| (units(public, seat, *region), need(*colour)));
    poorest.expect("DEI-498: it has three Refuges").0
}

/// DEI-554 … DEI-556: Balthasar goes where another faction has supremacy, if free to. Gives the region with Balthasar in it afterwards.
fn convert(state: &mut Game, seat: Seat, world: &mut Told<'_>) -> Region {
    let (public, cards) = (&state.public, state.cards.get());
    let home = public.players[seat].leader.expect("DEI-501: Balthasar is on the board since the first action");
    let supreme = |region: Region| public.place(region).supremacy().filter(|other| *other != seat);
    let victim = |region: Region| supreme(region).filter(|it| public.place(region).scrappers[it.index()] > 0);
    let candidates = public.players[seat].units.iter().filter(|region| victim(*region).is_some()).collect();
    let fewest = best(candidates, |region| Reverse(victim(region).map(|victim| units(public, victim, region))));
    if fewest.is_empty() || Groups::of(public, seat).size(home) == 0 {
        return home;
    }
    let region = any(fewest, world);
    let victim = victim(region).expect("DEI-556: somebody has a Scrapper there");
    state.public.withdraw(cards, victim, region, 1);
    state.public.put_leader(cards, seat, region);
    world.tell(state, Event::AutomaConverted { seat, victim, region });
    region
}

/// A Scrapper for a region. DEI-559, DEI-569, DEI-571: with an empty reserve one of the free units.
fn deploy(state: &mut Game, seat: Seat, deed: Deed, region: Region, world: &mut Told<'_>) {
    let cards = state.cards.get();
    if state.public.players[seat].scrappers == 0 {
        let public = &state.public;
        let groups = Groups::of(public, seat);
        let has_scrapper = |from: &Region| groups.units(public, seat, *from).0 > 0;
        let able = |free| groups.regions(free).iter().filter(has_scrapper).collect::<Regions>();
        let Some(able) = Free::ALL.into_iter().map(able).find(|able| !able.is_empty()) else {
            return world.tell(state, Event::AutomaNobody { seat });
        };
        let from = any(best(able, |from| groups.size(from)), world);
        state.public.withdraw(cards, seat, from, 1);
        world.tell(state, Event::AutomaFetched { seat, region: from });
    }
    state.public.deploy(cards, seat, region, 1);
    world.tell(state, Event::AutomaRecruited { seat, region, deed });
}
