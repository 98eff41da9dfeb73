//! FF-81: what to do with dice, tokens and blueprints.

use super::means::Means;
use super::noise;
use super::prices::DIE;
use games::fantastic_factories::{Action, Dice, FantasticFactories, Floor, Pending, Player, score};
use kernel::{Asked, Chance, Seat};

/// What ending the game as its winner promises, in VP: nothing looks better.
const WON: f32 = 4.0;

/// The best so far.
struct Best(f32, Action);

impl Best {
    fn offer(&mut self, worth: f32, action: Action) {
        if worth > self.0 {
            *self = Best(worth, action);
        }
    }
}

/// Uses a card, builds, or places a die in the HQ, whatever brings most; otherwise finishes.
pub(super) fn choice(asked: Asked<'_, FantasticFactories>, chance: &mut dyn Chance) -> Action {
    let means = Means::asked(asked);
    match means.player.pending {
        Pending::Foreman { most } => return Action::SetForemanDice { dice: means.wished_dice(most, chance) },
        Pending::Specialist => return Action::TakeSpecialistDie { value: means.wished_die(chance) },
        Pending::Nothing | Pending::ExtraDice { .. } => {}
    }
    let mut best = Best(0.0, Action::FinishWork);
    means.each_best_use(|worth, it| best.offer(worth + noise(chance) - 0.1, it.into()));
    for card in means.hand.kinds() {
        if let Some((worth, discard)) = means.build(card) {
            best.offer(worth + noise(chance) - 0.1, Action::Build { card, discard });
        }
    }
    if best.0 > 0.0 {
        return best.1;
    }
    means.headquarters(chance)
}

/// How good a choice of the Work phase looks, in VP.
pub(super) fn promise(asked: Asked<'_, FantasticFactories>, action: &Action) -> f32 {
    let means = Means::asked(asked);
    match *action {
        Action::Build { card, .. } => means.build(card).map_or(0.0, |(worth, _)| worth),
        Action::PlaceHq { die, floor } => {
            means.prices.on_floor(floor, die, means.player.floor(floor).count(die) > 0) - means.prices.die(die)
        }
        Action::Activate { card, dice, discards, copy, .. } => {
            let mut worth = 0.0;
            means.each_best_use(|most, best| {
                if (best.card, best.copy) == (card, copy) {
                    let alike = u8::from(best.dice == dice) + u8::from(best.discards == discards);
                    worth = most - 0.3 * f32::from(2 - alike);
                }
            });
            worth
        }
        Action::SetForemanDice { dice } => {
            let after = Player { dice, ..*means.player };
            let after = means.with_player(&after);
            after.possible() + after.player.dice.iter().map(|die| after.prices.die(die)).sum::<f32>() - 4.0 * DIE
        }
        Action::TakeSpecialistDie { value } => means.with_die(value) - 0.5,
        Action::FinishWork if wins(asked) => WON,
        Action::FinishWork => -1.0 - f32::from(means.player.dice.len()),
        Action::WipeRow { .. }
        | Action::TakeBlueprint { .. }
        | Action::Hire { .. }
        | Action::PassMarket
        | Action::DiscardDown { .. } => 0.0,
    }
}

/// FF-292, FF-297 to FF-299: whether the game ends with this player's work, and they are first then.
fn wins(asked: Asked<'_, FantasticFactories>) -> bool {
    let (public, cards, seat) = (asked.public(), asked.cards(), asked.seat());
    let mut others = public.players.iter().filter(|(other, _)| *other != seat);
    let standing =
        |seat: Seat, player: &Player| (score::score(cards, player), player.metal, player.energy, asked.back(seat));
    let own = standing(seat, &public.players[seat]);
    public.machine.is_none()
        && public.last_round == Some(public.round)
        && others.all(|(other, player)| player.finished && standing(other, player) < own)
}

impl Means<'_> {
    /// FF-273: the value that some card waits for.
    fn wished_die(&self, chance: &mut dyn Chance) -> u8 {
        let start = chance.one_of(6) as u8;
        let values = (0..6).map(|i| (start + i) % 6 + 1).map(|die| (self.with_die(die), die));
        values.max_by(|a, b| a.0.total_cmp(&b.0)).map_or(6, |(_, die)| die)
    }

    /// FF-263: dice that the cards wait for, one after another.
    fn wished_dice(&self, most: u8, chance: &mut dyn Chance) -> Dice {
        let mut player = *self.player;
        for _ in 0..most {
            let die = self.with_player(&player).wished_die(chance);
            player.dice = player.dice.with(die);
        }
        player.dice
    }

    /// FF-101: the die and the floor that bring most; pairs earn the bonus of FF-105.
    fn headquarters(&self, chance: &mut dyn Chance) -> Action {
        let mut best = Best(0.0, Action::FinishWork);
        for floor in Floor::ALL {
            let there = self.player.floor(floor);
            if there.len() >= self.cards.table.floor_slots {
                continue;
            }
            for die in self.player.dice.values().filter(|die| floor.takes(*die)) {
                let worth = self.prices.on_floor(floor, die, there.count(die) > 0);
                best.offer(worth + 0.3 * noise(chance) + 0.01, Action::PlaceHq { die, floor });
            }
        }
        best.1
    }
}
