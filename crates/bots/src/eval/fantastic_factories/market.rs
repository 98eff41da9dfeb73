//! FF-55 to FF-73: what to take from the market; and FF-280: what to give up.

use super::means::Means;
use super::noise;
use super::prices::DIE;
use games::fantastic_factories::effect::Service;
use games::fantastic_factories::{Action, Amount, FantasticFactories, Print, Prints, Surplus};
use kernel::{Asked, Chance, Seat};

/// Takes a blueprint or hires a contractor, whichever brings most. None where neither can be done.
pub(super) fn choice(asked: Asked<'_, FantasticFactories>, chance: &mut dyn Chance) -> Option<Action> {
    let means = Means::asked(asked);
    let mut best: Option<(f32, Action)> = None;
    let mut offer = |worth: f32, action: Action| {
        let worth = worth + noise(chance);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, action));
        }
    };
    for (at, card) in means.public.blueprints.iter().enumerate() {
        if let Some(card) = card {
            offer(means.take(means.cards.print(*card)), Action::TakeBlueprint { slot: at as u8 + 1 });
        }
    }
    for at in 0..means.public.contractors.len() {
        if let Some((worth, discard)) = means.hire(at) {
            let opponent = means.opponent(at, asked.seat());
            offer(worth, Action::Hire { slot: at as u8 + 1, discard, opponent });
        }
    }
    best.map(|(_, action)| action)
}

/// How good a choice of the Market phase looks, in VP.
pub(super) fn promise(asked: Asked<'_, FantasticFactories>, action: &Action) -> f32 {
    let means = Means::asked(asked);
    let at = |slot: u8| usize::from(slot).saturating_sub(1);
    match *action {
        Action::TakeBlueprint { slot } => {
            let card = means.public.blueprints.get(at(slot)).copied().flatten();
            card.map_or(0.0, |card| means.take(means.cards.print(card)))
        }
        Action::Hire { slot, discard, .. } => {
            let hired = means.hire(at(slot));
            hired.map_or(0.0, |(worth, least)| worth - 0.2 * (means.keep(discard) - means.keep(least)))
        }
        Action::WipeRow { .. }
        | Action::PassMarket
        | Action::SetForemanDice { .. }
        | Action::TakeSpecialistDie { .. }
        | Action::PlaceHq { .. }
        | Action::Build { .. }
        | Action::Activate { .. }
        | Action::FinishWork
        | Action::DiscardDown { .. } => -0.5,
    }
}

/// FF-280, FF-281: the least useful blueprints and as much energy as possible.
pub(super) fn discard_down(asked: Asked<'_, FantasticFactories>) -> Action {
    let means = Means::asked(asked);
    let player = means.player;
    let Surplus { cards, tokens } = Surplus::new(player, means.hand.len(), &means.cards.table);
    // FF-298: metal decides ties, and is harder to come by.
    let spare = player.energy.saturating_sub(player.metal / 2);
    let energy = tokens.min(spare).max(tokens.saturating_sub(player.metal));
    let blueprints = means.cheapest(cards).unwrap_or(Prints::EMPTY);
    Action::DiscardDown { blueprints, metal: tokens - energy, energy }
}

impl Means<'_> {
    /// What a blueprint in hand would bring: more, if another has its tool (FF-91).
    fn take(&self, print: Print) -> f32 {
        let tool = self.cards.blueprint(print).tool;
        let pair = self.cards.with_tool(self.hand, tool).next().is_some();
        self.prices.blueprint + self.keep(print) * if pair { 0.5 } else { 0.25 }
    }

    /// FF-64, FF-65: what the contractor at a place of the row brings, and the blueprint to give for it.
    fn hire(&self, at: usize) -> Option<(f32, Print)> {
        let contractor = self.cards.contractor((*self.public.contractors.get(at)?)?);
        if !self.player.can_pay(contractor.pay) {
            return None;
        }
        let fitting = self.cards.with_tool(self.hand, self.public.tools[at]);
        let (lost, discard) = fitting.map(|print| (self.keep(print), print)).min_by(|a, b| a.0.total_cmp(&b.0))?;
        let gain = match contractor.service {
            Service::Gain { gain, opponent } => {
                let theirs = if self.public.players.len() > 1 { self.prices.amount(opponent) } else { 0.0 };
                self.prices.amount(gain) - theirs
            }
            Service::Engineer {} => 2.0 + 0.3 * self.prices.rounds,
            Service::Foreman { .. } => 1.0,
            Service::ExtraDice { dice } => (DIE + 0.1) * f32::from(dice),
            // FF-269: the printed cost of an average blueprint.
            Service::Investor {} => 2.0 * self.prices.metal + 1.6 * self.prices.energy,
            Service::Specialist {} => DIE + 0.25,
        };
        Some((gain - self.prices.amount(contractor.pay) - self.prices.blueprint - 0.2 * lost, discard))
    }

    /// FF-71: who gets something too: who has least.
    fn opponent(&self, at: usize, seat: Seat) -> Option<Seat> {
        let contractor = self.cards.contractor((*self.public.contractors.get(at)?)?);
        let Service::Gain { opponent, .. } = contractor.service else { return None };
        if opponent == Amount::NONE {
            return None;
        }
        let others = self.public.players.iter().filter(|(other, _)| *other != seat);
        others.min_by_key(|(_, player)| usize::from(player.goods) + player.built.len()).map(|(other, _)| other)
    }
}
