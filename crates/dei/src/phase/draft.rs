//! DEI-95: the draft of advantages.

use super::*;

/// In reverse priority, round after round, until each human has one of each colour.
pub(crate) fn next(state: &mut Game, taken: u8) {
    let public = &mut state.public;
    let humans = public.humans().len();
    if usize::from(taken) == humans * public.colours.len() {
        public.draft = Default::default();
        public.stage = Stage::Phase(Step::Begin);
        return;
    }
    let seat = public.order[humans - 1 - usize::from(taken) % humans];
    public.stage = Stage::Draft { taken: taken + 1 };
    public.ask(seat, Ask::Draft);
}

fn colour_of(cards: &Cards, advantage: Advantage) -> Colour {
    cards.advantages[advantage.index()].colour
}

impl Act<Dei> for action::Draft {
    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let (public, colour) = (asked.public(), |one| colour_of(asked.cards(), one));
        refuse(public.draft.has(self.advantage), "DEI-95", "dei-refuse-not-offered")?;
        let mut own = public.players[asked.seat()].advantages.iter();
        refuse(own.all(|one| colour(one) != colour(self.advantage)), "DEI-95", "dei-refuse-colour-drafted")
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        state.public.frames.pop();
        state.public.draft.remove(self.advantage);
        state.public.players[seat].advantages.insert(self.advantage);
        world.tell(state, Event::AdvantageDrafted { seat, advantage: self.advantage });
    }

    fn name(asked: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        (say::advantage(asked.cards(), say::value(fact)), "DEI-95")
    }
}
