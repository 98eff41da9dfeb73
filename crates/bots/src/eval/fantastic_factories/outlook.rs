//! The final score that a position promises.

use super::means::Means;
use super::prices::{DIE, engine, goods, stock};
use games::fantastic_factories::cards::{Cards, Kind};
use games::fantastic_factories::state::count_of;
use games::fantastic_factories::{
    FantasticFactories, Machine, Pending, Player, Public, Stage, Tool, build, score, uses,
};
use kernel::{Seat, SeatMap, State};

/// How much of what the dice at hand could do is counted before it is done.
const POSSIBLE: f32 = 0.9;

pub(super) fn worth(state: &State<FantasticFactories>) -> SeatMap<f32> {
    let (public, cards) = (&state.public, state.cards.get());
    let rounds = rounds_left(public, cards);
    let player = |seat: Seat| {
        let means = Means::of(uses::Means::at(state, seat), rounds);
        let player = means.player;
        let market = if matches!(public.stage, Stage::Market { .. }) { 1.0 } else { 0.0 };
        let ahead = rounds + market;
        f32::from(score::score(cards, player))
            + ahead * compound(public, cards, player)
            + stock(player, means.held.len(), ahead)
            + plans(&means)
            + this_round(public, &means)
    };
    match &public.machine {
        Some(machine) => {
            SeatMap::new(2, |seat| if seat.index() == 0 { player(seat) } else { machine_worth(cards, machine, rounds) })
        }
        None => SeatMap::new(public.players.len(), player),
    }
}

/// What the built cards bring in a round; the later ones less, as there are only so many dice.
fn compound(public: &Public, cards: &Cards, player: &Player) -> f32 {
    let sum: f32 = player.names.iter().map(|print| engine(&cards.face(print, public.printed()).effect)).sum();
    sum / (1.0 + sum / 12.0)
}

/// What the blueprints in hand will bring: the best two that have another with their tool (FF-91).
fn plans(means: &Means<'_>) -> f32 {
    let tools =
        Tool::ALL.map(|tool| means.hand.iter().filter(|print| means.cards.blueprint(*print).tool == tool).count());
    let (mut best, mut next) = (0.0_f32, 0.0_f32);
    for print in means.hand.kinds().filter(|print| build::allowed(means.player, means.cards, *print)) {
        let pair = tools[means.cards.blueprint(print).tool as usize] > 1;
        let worth = means.worth(print) * if pair { 0.35 } else { 0.15 };
        if worth > best {
            (best, next) = (worth, best);
        } else {
            next = next.max(worth);
        }
    }
    best + 0.6 * next
}

/// What is left to be done in this round's Work phase.
fn this_round(public: &Public, means: &Means<'_>) -> f32 {
    let pending = match means.player.pending {
        Pending::Nothing => 0.0,
        Pending::Foreman { .. } => 1.0,
        Pending::ExtraDice { dice } => DIE * f32::from(dice),
        Pending::Specialist => DIE + 0.25,
    };
    match public.stage {
        Stage::Work if !means.player.finished => {
            let unrolled = if matches!(means.player.pending, Pending::Foreman { .. }) { 4.0 * DIE } else { 0.0 };
            let dice: f32 = means.player.dice.iter().map(|die| means.prices.die(die)).sum();
            pending + unrolled + POSSIBLE * (dice + means.possible())
        }
        Stage::Market { .. } => pending,
        Stage::Work | Stage::CleanUp { .. } | Stage::Over => 0.0,
    }
}

/// FF-338: goods, one for each card, one more for each monument, and what its turns will add.
fn machine_worth(cards: &Cards, machine: &Machine, rounds: f32) -> f32 {
    f32::from(score::machine_score(cards, machine)) + rounds * (1.2 + machine_rate(cards, machine))
}

/// FF-330: the goods that the Machine can expect of a turn.
fn machine_rate(cards: &Cards, machine: &Machine) -> f32 {
    let likely = |kind: Kind| count_of(kind, machine.cards, cards).min(6) as f32 / 6.0;
    [Kind::Production, Kind::Utility, Kind::Training, Kind::Special].map(likely).iter().sum()
}

/// FF-290 to FF-292: how many rounds will follow this one.
pub(super) fn rounds_left(public: &Public, cards: &Cards) -> f32 {
    if let Some(last) = public.last_round {
        return f32::from(last.saturating_sub(public.round));
    }
    let (end_goods, end_built) = (f32::from(cards.table.end_goods), f32::from(cards.table.end_built));
    let mut soonest = 9.0_f32;
    for (_, player) in public.players.iter() {
        let rate: f32 = player.names.iter().map(|print| goods(&cards.face(print, public.printed()).effect)).sum();
        let by_goods = (end_goods - f32::from(player.goods)).max(0.0) / (rate + 0.4);
        let by_building = (end_built - player.built.len() as f32).max(0.0) / 1.3;
        soonest = soonest.min(by_goods).min(by_building);
    }
    if let Some(machine) = &public.machine {
        soonest = soonest.min((end_goods - f32::from(machine.goods)).max(0.0) / (machine_rate(cards, machine) + 0.4));
    }
    soonest + 1.0
}
