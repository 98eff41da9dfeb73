//! Offices: placed, moved, and paid for on retailers.

use super::*;
use crate::action::Choice;
use crate::state::SPACES;

/// SP-124, SP-163: an office from the supply on the leftmost free space. Own progress there returns.
pub(crate) fn open(state: &mut Game, seat: Seat, region: Region, by: Opening, world: &mut Told<'_>) {
    let before = state.public.place(region).offices;
    state.public.place_mut(region).offices.push(seat);
    let player = &mut state.public.players[seat];
    player.offices -= 1;
    player.seen.offices += 1;
    player.markers += std::mem::take(&mut player.on_regions[region.index()]);
    world.tell(state, Event::OfficeOpened { seat, region, by });
    pay_spaces(state, region, &before, world);
    close_if_full(state, region, world);
}

/// SP-352: when the last space is taken, all progress lying there returns.
pub(crate) fn close_if_full(state: &mut Game, region: Region, world: &mut Told<'_>) {
    if state.public.has_space(state.cards.get(), region) {
        return;
    }
    for seat in state.public.players.seats().iter() {
        let player = &mut state.public.players[seat];
        let markers = std::mem::take(&mut player.on_regions[region.index()]);
        player.markers += markers;
        if markers > 0 {
            world.tell(state, Event::ProgressReturned { seat, region, markers });
        }
    }
}

/// SP-742: in hard mode the VP of retailer spaces come at once, and go when their office leaves. `before` are the
/// offices that were there. SP-489: not Steve's.
pub(crate) fn pay_spaces(state: &mut Game, region: Region, before: &[Seat], world: &mut Told<'_>) {
    let spaces = state.public.retailer_spaces(state.cards.get(), region).filter(|_| state.public.is_hard());
    let Some(spaces) = spaces else { return };
    let now = state.public.place(region).offices;
    let value = |offices: &[Seat], seat: Seat| -> i16 {
        offices.iter().zip(spaces).filter(|(owner, _)| **owner == seat).map(|(_, vp)| i16::from(*vp)).sum()
    };
    for seat in state.public.people().iter() {
        let vp = value(&now, seat) - value(before, seat);
        if vp != 0 {
            score(state, Event::SpacePaid { seat, region, vp }, world);
        }
    }
}

impl Act<Smartphone> for action::MoveOffice {
    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let Choice(Some(region)) = self.region else { return Ok(()) };
        asked.public().on_board(asked.cards(), region)?;
        refuse(asked.public().place(region).has_office(asked.seat()), "SP-362", "smartphone-refuse-no-office")
    }

    /// The office of a region, of two the right one; the others move left.
    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        let Some(What::MoveOffice(need)) = state.public.answered else {
            unreachable!("SP-362: an office is moved when one is needed");
        };
        let done = &mut state.public.players[seat].done;
        let Choice(Some(region)) = self.region else {
            match need {
                Need::Technology(technology) => done.kept_technologies.insert(technology.index() as u8),
                Need::Region(region) => done.kept_regions.insert(region.index() as u8),
                Need::Free(_) => true,
            };
            return;
        };
        let before = state.public.place(region).offices;
        let right = before.iter().rposition(|owner| *owner == seat).expect("SP-362: an own office stands there");
        let kept = before.iter().enumerate().filter(|(space, _)| *space != right).map(|(_, owner)| *owner);
        state.public.place_mut(region).offices = kept.collect::<SeatList<SPACES>>();
        state.public.players[seat].offices += 1;
        world.tell(state, Event::OfficeLeft { seat, region });
        pay_spaces(state, region, &before, world);
        match need {
            Need::Technology(technology) => research::research(state, seat, technology, world),
            Need::Region(region) => open(state, seat, region, Opening::Progress, world),
            Need::Free(region) => open(state, seat, region, Opening::Gamepad, world),
        }
    }

    fn name(_: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        let named = match fact.part.as_ref() {
            "decline" => Phrase::new("smartphone-action-keep-offices"),
            _ => Phrase::new("smartphone-fact-move-office").phrase("region", say::value::<Region>(fact).say()),
        };
        (named, "SP-362")
    }
}
