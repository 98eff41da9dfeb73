//! DEI-522 … DEI-528: units of the Automa that are free to go.

use crate::event::Free;
use crate::region::REGIONS;
use crate::state::Public;
use crate::{Region, Regions};
use kernel::Seat;

/// DEI-526: all groups, each the free units of one region.
pub(super) struct Groups {
    /// By [`Free`].
    regions: [Regions; 2],
    sizes: [u8; REGIONS],
}

impl Groups {
    pub(super) fn of(public: &Public, seat: Seat) -> Groups {
        let mut groups = Groups { regions: [Regions::EMPTY; 2], sizes: [0; REGIONS] };
        let outposts: Regions = public.outposts().map(|outpost| outpost.region).collect();
        for region in public.players[seat].units.iter() {
            let place = public.place(region);
            let all = place.values[seat.index()]; // each unit of the Automa is worth 1
            let (free, size) = if !outposts.has(region) && place.resources() == 0 {
                (Free::Majority, all) // DEI-523
            } else if place.majority == Some(seat) {
                (Free::Majority, all - place.best_other(seat) - 1) // DEI-522
            } else {
                (Free::Minority, all) // DEI-524
            };
            groups.regions[free.index()].set(region, size > 0);
            groups.sizes[region.index()] = size;
        }
        groups
    }

    /// Where groups are that are free in this way.
    pub(super) fn regions(&self, free: Free) -> Regions {
        self.regions[free.index()]
    }

    /// DEI-528: how many units may leave a region, Balthasar counted.
    pub(super) fn size(&self, region: Region) -> u8 {
        self.sizes[region.index()]
    }

    /// DEI-527: the Scrappers of the group in a region, and whether Balthasar goes with them.
    pub(super) fn units(&self, public: &Public, seat: Seat, region: Region) -> (u8, bool) {
        let (size, leader) = (self.size(region), public.players[seat].is_leader_at(region));
        (size.saturating_sub(leader.into()), leader && size > 0)
    }
}
