//! Phase 4: production improvement.

use super::*;

pub(crate) static TURNS: Turns = Turns {
    stage: Stage::Improvement,
    point: CheckPoint::OwnTurn4,
    play,
    end: |state, _| state.public.stage = Stage::Research(Step::Begin),
};

/// SP-300, SP-301: an improvement where the factory is active, otherwise a goods token.
fn play(state: &mut Game, seat: Seat, world: &mut Told<'_>) {
    let public = &mut state.public;
    let factory = public.players[seat].result.count(Symbol::Factory) > 0;
    if public.is_steve(seat) {
        steve::discard(state, seat, world);
    } else if factory && public.row.iter().any(Option::is_some) {
        return public.ask(seat, What::Improvement);
    } else if public.tokens > 0 {
        public.tokens -= 1; // SP-304, SP-305
        public.players[seat].tokens += 1;
        world.tell(state, Event::TokenTaken { seat });
    }
    state.public.stage = Stage::Improvement(Step::Directives);
}

impl Act<Smartphone> for action::TakeImprovement {
    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        refuse(asked.public().row.contains(&Some(self.kind)), "SP-300", "smartphone-refuse-improvement")
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        let public = &mut state.public;
        let place = public.row.iter_mut().find(|tile| **tile == Some(self.kind));
        *place.expect("SP-300: the improvement lies in the row") = None;
        public.players[seat].tiles.insert(self.kind.id());
        public.stage = Stage::Improvement(Step::Directives);
        world.tell(state, Event::ImprovementTaken { seat, tile: self.kind });
    }

    fn name(_: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        (say::tile(say::value(fact)), "SP-300")
    }
}
