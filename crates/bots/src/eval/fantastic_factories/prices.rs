//! What things are worth in VP.

use games::fantastic_factories::cards::Cards;
use games::fantastic_factories::effect::{Make, Need};
use games::fantastic_factories::{Amount, Effect, Floor, Player, Print, Token, build, headquarters, score};

/// The first metal, energy and blueprint of a player who has none.
const METAL: f32 = 0.50;
const ENERGY: f32 = 0.26;
const BLUEPRINT: f32 = 0.40;
/// So many of them are worth half as much each.
const MANY_METAL: f32 = 8.0;
const MANY_ENERGY: f32 = 10.0;
const MANY_BLUEPRINTS: f32 = 7.0;
/// What a die brings in the HQ.
pub(super) const DIE: f32 = 0.42;

/// What one more of everything is worth to a player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prices {
    pub(super) metal: f32,
    pub(super) energy: f32,
    pub(super) blueprint: f32,
    /// Rounds to come after this one.
    pub(super) rounds: f32,
}

impl Prices {
    /// What a player with average things thinks of a card that stays.
    pub(super) const USUAL: Prices = Prices { metal: 0.38, energy: 0.2, blueprint: 0.24, rounds: 4.0 };

    pub(super) fn of(player: &Player, hand: usize, rounds: f32) -> Prices {
        let use_left = use_left(rounds);
        Prices {
            metal: use_left * METAL / (1.0 + f32::from(player.metal) / MANY_METAL),
            energy: use_left * ENERGY / (1.0 + f32::from(player.energy) / MANY_ENERGY),
            blueprint: use_left * BLUEPRINT / (1.0 + hand as f32 / MANY_BLUEPRINTS),
            rounds,
        }
    }

    pub(super) fn amount(&self, amount: Amount) -> f32 {
        f32::from(amount.goods)
            + self.metal * f32::from(amount.metal)
            + self.energy * f32::from(amount.energy)
            + self.blueprint * f32::from(amount.cards)
    }

    pub(super) fn token(&self, token: Option<Token>, count: f32) -> f32 {
        match token {
            Some(Token::Metal) => self.metal * count,
            Some(Token::Energy) => self.energy * count,
            None => 0.0,
        }
    }

    /// FF-102 to FF-107: what a die brings on a floor.
    pub(super) fn on_floor(&self, floor: Floor, die: u8, bonus: bool) -> f32 {
        self.amount(headquarters::gain(floor, die, bonus))
    }

    /// What a die brings in an empty HQ.
    pub(super) fn die(&self, die: u8) -> f32 {
        let floor = if Floor::Mine.takes(die) { Floor::Mine } else { Floor::Generate };
        self.on_floor(floor, die, false).max(self.blueprint)
    }

    /// What building a card brings beyond what it takes away.
    pub(super) fn build(&self, cards: &Cards, player: &Player, print: Print, printed: bool) -> f32 {
        f32::from(score::next_prestige(cards, player, print)) + self.rounds * engine(&cards.face(print, printed).effect)
            - self.amount(build::cost(player, cards, print))
            - self.blueprint
    }
}

/// FF-296: at the end tokens and blueprints are worth nothing.
pub(super) fn use_left(rounds: f32) -> f32 {
    if rounds < 0.5 { 0.4 } else { (0.65 + 0.12 * rounds).min(1.0) }
}

/// What a player's tokens and blueprints are worth, the later ones less.
pub(super) fn stock(player: &Player, hand: usize, rounds: f32) -> f32 {
    let sum = |price: f32, many: f32, count: f32| price * many * (1.0 + count / many).ln();
    // FF-280: what is beyond the limit goes at clean-up.
    let metal = f32::from(player.metal);
    let energy = f32::from(player.energy).min((12.0 - metal).max(0.0) + 2.0);
    let tokens = sum(METAL, MANY_METAL, metal) + sum(ENERGY, MANY_ENERGY, energy);
    let blueprints = sum(BLUEPRINT, MANY_BLUEPRINTS, hand.min(11) as f32);
    use_left(rounds) * (tokens + blueprints)
}

/// What a card brings in a round, in VP.
pub(super) fn engine(effect: &Effect) -> f32 {
    let prices = Prices::USUAL;
    match effect {
        Effect::Make(make) => make_engine(make, &prices),
        Effect::Flip { .. } | Effect::Lower { .. } | Effect::Raise { .. } => 0.16,
        Effect::Reroll { .. } => 0.2,
        Effect::DieForEnergy {} => 0.25,
        Effect::Roll { .. } => 0.2,
        Effect::Replicate { .. } => 0.45,
        Effect::BlackMarket { .. } => 0.35,
        Effect::Income { gain } => prices.amount(*gain),
        Effect::OnBuild { gain } => 0.7 * prices.amount(*gain),
        Effect::Laboratory { gain } => 0.7 * prices.amount(*gain),
        Effect::Monument {} => 0.0,
    }
}

/// The goods a card brings in a round: they bring the end (FF-290).
pub(super) fn goods(effect: &Effect) -> f32 {
    match effect {
        Effect::Make(make) => {
            f32::from(make.gain.goods) * likely(make.dice) * if make.pay.energy > 2 { 0.6 } else { 0.9 }
        }
        _ => 0.0,
    }
}

fn make_engine(make: &Make, prices: &Prices) -> f32 {
    let (dice, value) = match make.dice {
        Need::Nothing => (0.0, 0.0),
        // One takes the die that suits best.
        Need::Any => (1.0, 4.5),
        Need::Value { value } => (1.0, f32::from(value)),
        Need::Equal { count } => (f32::from(count), 3.0),
        Need::Consecutive | Need::SumAtLeast { .. } => (3.0, 4.5),
    };
    let high = make.gain_high.unwrap_or(make.gain);
    let chosen = make.choose.iter().map(|gain| prices.amount(*gain)).fold(0.0, f32::max);
    let gain = prices.amount(high)
        + prices.token(make.gain_die, value)
        + chosen
        + if make.extra_die.is_some() { DIE } else { 0.0 };
    let pay = prices.amount(make.pay) + prices.token(make.pay_die, value) + prices.blueprint * f32::from(make.discard);
    likely(make.dice) * (gain - pay - DIE * dice).max(0.0)
}

/// How likely a player finds these dice, with four of their own and a little training.
fn likely(need: Need) -> f32 {
    match need {
        Need::Nothing | Need::Any => 0.95,
        Need::Value { .. } => 0.6,
        Need::Equal { count: 2 } => 0.75,
        Need::Equal { .. } => 0.2,
        Need::Consecutive => 0.45,
        Need::SumAtLeast { .. } => 0.45,
    }
}
