//! Section 6: majority values, and who holds the cubes.

use crate::state::{Ask, Frame, Game, Place, Public};
use crate::{Advantage, Cards, Colour, Dei, Event, Gear, Region, Regions, Skill};
use kernel::{Seat, World};

impl Public {
    /// DEI-130: the majority value of so many Scrappers in a region, with or without the Leader. All bonuses are here.
    pub fn value(&self, cards: &Cards, seat: Seat, region: Region, scrappers: u8, leader: bool) -> u8 {
        if scrappers == 0 && !leader {
            return 0;
        }
        let player = &self.players[seat];
        let amount = |advantage: Advantage| match player.has(advantage) {
            true => cards.advantages[advantage.index()].amount,
            false => 0,
        };
        let mut value = scrappers;
        if leader {
            let row = &cards.factions[player.faction.index()];
            let hulk = row.skill == Skill::Hulk && !self.is_automa(seat);
            value += if hulk { row.amount } else { 1 };
            value += amount(Advantage::Veterans);
            if player.gear.has(Gear::Banner) {
                value += cards.numbers.banner;
            }
        }
        if region.is_roof() {
            value += amount(Advantage::HighGround);
        }
        value
    }

    /// The majority value as the units lie.
    fn value_now(&self, cards: &Cards, seat: Seat, region: Region) -> u8 {
        let player = &self.players[seat];
        self.value(cards, seat, region, self.place(region).scrappers[seat.index()], player.is_leader_at(region))
    }

    /// Brings values and majority of a region up to date after the units of a player changed there.
    pub(crate) fn count(&mut self, cards: &Cards, seat: Seat, region: Region) {
        let value = self.value_now(cards, seat, region);
        let place = self.place_mut(region);
        place.values[seat.index()] = value;
        let (before, after) = (place.majority, majority(place));
        place.majority = after;
        self.players[seat].units.set(region, value > 0);
        if before != after {
            before.into_iter().for_each(|seat| self.players[seat].majorities.set(region, false));
            after.into_iter().for_each(|seat| self.players[seat].majorities.set(region, true));
        }
    }

    /// The same wherever a player has units, after a bonus changed.
    pub(crate) fn count_all(&mut self, cards: &Cards, seat: Seat) {
        for region in self.players[seat].units.iter() {
            self.count(cards, seat, region);
        }
    }

    /// DEI-427: who has the majority in the cathedral courtyards.
    pub fn cathedral_majority(&self) -> Option<Seat> {
        let mut place = Place::default();
        for altar in self.altars.iter() {
            for (sum, value) in place.values.iter_mut().zip(self.place(altar).values) {
                *sum += value;
            }
        }
        majority(&place)
    }

    /// DEI-431: colours at which a player has room for a cube.
    pub fn colours_with_room(&self, cards: &Cards, seat: Seat) -> impl Iterator<Item = Colour> {
        let cubes = self.players[seat].cubes;
        let most = cards.numbers.most_cubes;
        self.colours.into_iter().filter(move |colour| cubes[colour.index()] < most)
    }
}

/// DEI-131 … DEI-133.
fn majority(place: &Place) -> Option<Seat> {
    let best = place.values.iter().copied().max().filter(|best| *best > 0)?;
    let mut with = (0..).zip(place.values).filter(|(_, value)| *value == best);
    let seat = with.next()?.0;
    with.next().is_none().then(|| Seat::new(seat))
}

/// DEI-143: one update after an atomic change (DEI-142). DEI-144: it may leave a question.
pub(crate) fn update(state: &mut Game, world: &mut World<'_, Dei>) {
    give_back(state, world);
    let cards = state.cards.get();
    for at in 0..state.public.outposts.len() {
        let Some(outpost) = state.public.outposts[at] else { break };
        let Some(seat) = state.public.place(outpost.region).majority.filter(|_| outpost.holder.is_none()) else {
            continue;
        };
        let cubes = &mut state.public.players[seat].cubes[outpost.colour.index()];
        if *cubes < cards.numbers.most_cubes {
            *cubes += 1;
            state.public.outposts[at] = Some(crate::state::Outpost { holder: Some(seat), ..outpost });
            world.tell(state, Event::CubeTaken { seat, colour: outpost.colour, region: outpost.region });
        }
    }
    take_cathedral(state, world);
}

/// DEI-137: cubes whose holder lost the majority.
fn give_back(state: &mut Game, world: &mut World<'_, Dei>) {
    if let Some((seat, colour)) = state.public.cube.filter(|(seat, _)| state.public.cathedral_majority() != Some(*seat))
    {
        state.public.cube = None;
        state.public.players[seat].cubes[colour.index()] -= 1;
        world.tell(state, Event::CathedralReturned { seat });
    }
    for at in 0..state.public.outposts.len() {
        let Some(outpost) = state.public.outposts[at] else { break };
        let Some(seat) = outpost.holder.filter(|seat| state.public.place(outpost.region).majority != Some(*seat))
        else {
            continue;
        };
        state.public.outposts[at] = Some(crate::state::Outpost { holder: None, ..outpost });
        state.public.players[seat].cubes[outpost.colour.index()] -= 1;
        world.tell(state, Event::CubeReturned { seat, colour: outpost.colour, region: outpost.region });
    }
}

/// DEI-427, DEI-431, DEI-518, DEI-519.
fn take_cathedral(state: &mut Game, world: &mut World<'_, Dei>) {
    let (public, cards) = (&state.public, state.cards.get());
    if public.altars.is_empty() || public.cube.is_some() {
        return;
    }
    let Some(seat) = public.cathedral_majority() else { return };
    if public.is_automa(seat) {
        let most = cards.numbers.most_cubes;
        let room = |colour: &Colour| public.players[seat].cubes[colour.index()] < most;
        if let Some(colour) = public.needs.order.into_iter().flatten().find(room) {
            put_cathedral(state, seat, colour, world);
        }
    } else if public.colours_with_room(cards, seat).next().is_some() {
        state.public.frames.push(Frame { seat, ask: Ask::Colour });
    }
}

/// DEI-428.
pub(crate) fn put_cathedral(state: &mut Game, seat: Seat, colour: Colour, world: &mut World<'_, Dei>) {
    state.public.cube = Some((seat, colour));
    state.public.players[seat].cubes[colour.index()] += 1;
    world.tell(state, Event::CathedralTaken { seat, colour });
}

/// Puts Scrappers from the reserve in a region, or takes them back.
impl Public {
    pub(crate) fn deploy(&mut self, cards: &Cards, seat: Seat, region: Region, scrappers: u8) {
        self.players[seat].scrappers -= scrappers;
        self.place_mut(region).scrappers[seat.index()] += scrappers;
        self.count(cards, seat, region);
    }

    pub(crate) fn withdraw(&mut self, cards: &Cards, seat: Seat, region: Region, scrappers: u8) {
        self.players[seat].scrappers += scrappers;
        self.place_mut(region).scrappers[seat.index()] -= scrappers;
        self.count(cards, seat, region);
    }

    pub(crate) fn put_leader(&mut self, cards: &Cards, seat: Seat, region: Region) {
        let before = self.players[seat].leader.replace(region);
        before.into_iter().chain([region]).for_each(|region| self.count(cards, seat, region));
    }

    /// DEI-204: a group goes from one region to another.
    pub(crate) fn carry(&mut self, cards: &Cards, seat: Seat, [from, to]: [Region; 2], scrappers: u8, leader: bool) {
        self.place_mut(from).scrappers[seat.index()] -= scrappers;
        self.place_mut(to).scrappers[seat.index()] += scrappers;
        if leader {
            self.players[seat].leader = Some(to);
        }
        [from, to].into_iter().for_each(|region| self.count(cards, seat, region));
    }

    /// Regions where a player has units, or next to them (AM-4).
    pub(crate) fn building_sites(&self, seat: Seat) -> Regions {
        let player = &self.players[seat];
        match player.has(Advantage::Prefabs) {
            true => player.units.grown(),
            false => player.units,
        }
    }
}
