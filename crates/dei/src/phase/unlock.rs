//! Section 10: advantages; and the Hack of DEI-392.

use super::*;

/// DEI-166, DEI-270: the colours whose advantage a human may unlock now.
pub(crate) fn can_unlock<'a>(public: &'a Public, cards: &'a Cards, seat: Seat) -> impl Iterator<Item = Colour> {
    let player = &public.players[seat];
    let now = public.phase == 2 || player.has(Advantage::NaturalGift);
    let locked = |colour: &Colour| locked(public, cards, seat, *colour).is_some();
    let enough = |colour: &Colour| player.cubes[colour.index()] >= cards.numbers.unlock;
    public.colours.into_iter().filter(move |_| now).filter(enough).filter(locked).collect::<Vec<_>>().into_iter()
}

/// The advantage of a colour, if it is still locked.
fn locked(public: &Public, cards: &Cards, seat: Seat, colour: Colour) -> Option<Advantage> {
    let player = &public.players[seat];
    player.advantages.iter().find(|one| cards.advantages[one.index()].colour == colour && !player.has(*one))
}

impl Act<Dei> for action::Unlock {
    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let (public, cards, seat) = (asked.public(), asked.cards(), asked.seat());
        let OrDecline(Some(colour)) = self.colour else { return Ok(()) };
        refuse(public.colours.contains(&colour), "DEI-71", "dei-refuse-colour-not-in-play")?;
        refuse(locked(public, cards, seat, colour).is_some(), "DEI-272", "dei-refuse-unlocked")?;
        let cubes = public.players[seat].cubes[colour.index()];
        let why = || Phrase::new("dei-refuse-unlock").number("needed", cards.numbers.unlock).number("cubes", cubes);
        ensure(cubes >= cards.numbers.unlock, "DEI-270", why)
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        state.public.frames.pop();
        let OrDecline(Some(colour)) = self.colour else { return };
        let cards = state.cards.get();
        let advantage = locked(&state.public, cards, seat, colour).expect("DEI-270: it is locked");
        let row = &cards.advantages[advantage.index()];
        state.public.players[seat].unlocked.insert(advantage);
        world.tell(state, Event::Unlocked { seat, advantage });
        let player = &state.public.players[seat];
        let each = i16::from(row.amount);
        // DEI-273: what happens once.
        let supplies = match advantage {
            Advantage::Blueprints => each * (player.refuges.len() + player.ways.iter().flatten().count()) as i16,
            Advantage::Opportunist => each * i16::from(player.all_cubes()),
            _ => i16::from(row.gain.supplies),
        };
        supply(state, Event::Supplied { seat, supplies, why: Why::Unlocked }, world);
        gain(state, seat, row.gain.tokens(), Source::Unlocked, world);
        state.public.count_all(cards, seat);
        control::update(state, world);
        state.public.stage = Stage::Phase(Step::Unlock); // DEI-271: another one, should its outposts be there by now
    }

    fn name(asked: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        if fact.part == "decline" {
            return (Phrase::new("dei-action-unlock-none"), "DEI-270");
        }
        let colour: Colour = say::value(fact);
        let advantage = locked(asked.public(), asked.cards(), asked.seat(), colour);
        let named = advantage.map_or_else(|| colour.say(), |one| say::advantage(asked.cards(), one));
        (Phrase::new("dei-fact-unlock").phrase("colour", colour.say()).phrase("advantage", named), "DEI-270")
    }
}

/// DEI-392, DEI-393: the Leader is with an outpost that has no hack token.
pub(crate) fn can_hack(public: &Public, cards: &Cards, seat: Seat) -> bool {
    let player = &public.players[seat];
    public.has_skill(cards, seat, Skill::Hack)
        && player.hacks > 0
        && public.outposts().any(|outpost| !outpost.hacked && player.is_leader_at(outpost.region))
}

impl Act<Dei> for action::Hack {
    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let (public, leader) = (asked.public(), asked.public().players[asked.seat()].leader);
        let OrDecline(Some(colour)) = self.colour else { return Ok(()) };
        let mut here = public.outposts().filter(|it| Some(it.region) == leader && it.colour == colour);
        refuse(here.clone().next().is_some(), "DEI-392", "dei-refuse-hack-none")?;
        refuse(here.any(|outpost| !outpost.hacked), "DEI-393", "dei-refuse-hacked")
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        state.public.frames.pop();
        let OrDecline(Some(colour)) = self.colour else { return };
        let player = &mut state.public.players[seat];
        player.hacks -= 1;
        let region = player.leader.expect("DEI-392: the Leader is with the outpost");
        let mut outposts = state.public.outposts.iter_mut().flatten();
        let here = outposts.find(|it| it.region == region && it.colour == colour && !it.hacked);
        here.expect("DEI-392: an outpost without a token").hacked = true;
        world.tell(state, Event::Hacked { seat, colour, region });
        let supplies = state.cards.get().numbers.hack_supplies.into();
        supply(state, Event::Supplied { seat, supplies, why: Why::Hack }, world);
    }

    fn name(_: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        match fact.part.as_ref() {
            "decline" => (Phrase::new("dei-action-hack-none"), "DEI-392"),
            _ => (Phrase::new("dei-fact-hack").phrase("outpost", say::value::<Colour>(fact).outpost()), "DEI-392"),
        }
    }
}

impl Act<Dei> for action::PutCube {
    /// DEI-431: a colour with fewer cubes than the limit.
    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let public = asked.public();
        refuse(public.colours.contains(&self.colour), "DEI-71", "dei-refuse-colour-not-in-play")?;
        let mut room = public.colours_with_room(asked.cards(), asked.seat());
        refuse(room.any(|colour| colour == self.colour), "DEI-430", "dei-refuse-colour-full")
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        state.public.frames.pop();
        control::put_cathedral(state, seat, self.colour, world);
    }

    fn name(_: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        (Phrase::new("dei-fact-cube").phrase("outpost", say::value::<Colour>(fact).outpost()), "DEI-431")
    }
}
