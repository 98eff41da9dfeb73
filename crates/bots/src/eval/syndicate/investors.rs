//! SYN-72 to SYN-86: what investors will pay.

use games::syndicate::cards::Cards;
use games::syndicate::state::{FIVE, Kind, ROUNDS, Stage};
use games::syndicate::{Player, Public, influence};
use kernel::{Seat, SeatMap};

/// SYN-72: a pawn counts for 8 of 20 pairs of a slot and a position, so each yet to be placed for 2/5.
const SPREAD_OUT: f32 = 0.4;

/// What the investors a seat has and will have pay, and the VP of runners-up.
pub(super) fn expected(public: &Public, cards: &Cards) -> SeatMap<f32, 4> {
    let robots: SeatMap<[f32; FIVE], 4> = SeatMap::new(public.players.len(), |seat| robots(public, cards, seat));
    let mut sum = public.players.map(|seat, player| had(player, &robots[seat]) + to_come(public, &robots[seat]));
    if public.stage != Stage::Over {
        for position in 0..FIVE {
            let Some(kind) = public.investors[position] else { continue };
            let chances = chances(public, position);
            for (seat, sum) in sum.iter_mut() {
                // SYN-76: who is not first is second, with two players.
                let second = (1.0 - chances[seat]) / (public.players.len() as f32 - 1.0).max(1.0);
                *sum += chances[seat] * robots[seat][kind as usize] + second;
            }
        }
    }
    sum
}

fn had(player: &Player, robots: &[f32; FIVE]) -> f32 {
    Kind::ALL.iter().map(|kind| f32::from(player.investors(*kind)) * robots[*kind as usize]).sum()
}

/// A fair share of the investors of later rounds, one of each type in each.
fn to_come(public: &Public, robots: &[f32; FIVE]) -> f32 {
    let rounds = f32::from(ROUNDS - public.round.min(ROUNDS));
    rounds * robots.iter().sum::<f32>() / public.players.len() as f32
}

/// SYN-71: how many robots of each type a seat will have at the end.
fn robots(public: &Public, cards: &Cards, seat: Seat) -> [f32; FIVE] {
    let player = &public.players[seat];
    let mut sum = [0.0; FIVE];
    let mut add = |card| sum[cards.robot(card).kind as usize] += 1.0;
    player.pile.iter().for_each(&mut add);
    player.network.iter().flatten().for_each(|plugged| add(plugged.card));
    if let Stage::PlugIn { card } = public.stage
        && public.on_turn() == seat
    {
        add(card);
    }
    // One prefers types one has investors of.
    let rounds = f32::from(ROUNDS - public.round.min(ROUNDS));
    let bought = f32::from(player.agents) + 4.0 * rounds;
    let wish = Kind::ALL.map(|kind| 1.0 + 0.4 * f32::from(player.investors(kind)));
    let wishes: f32 = wish.iter().sum();
    sum.iter_mut().zip(wish).for_each(|(sum, wish)| *sum += bought * wish / wishes);
    sum
}

/// SYN-73: how likely each seat wins the investor at a position.
fn chances(public: &Public, position: usize) -> SeatMap<f32, 4> {
    let placed = influence(public, position);
    let pool = |player: &Player| f32::from(player.agents + player.assistants);
    let pawns: f32 = public.players.iter().map(|(_, player)| pool(player)).sum();
    let scale = 0.12 + 0.12 * pawns;
    // SYN-10: a player has nine pawns, so no power overflows.
    let weights = public.players.map(|seat, player| {
        // SYN-74: agents, then the order stack, decide ties.
        let order = public.order.iter().position(|other| *other == seat).unwrap_or(0) as f32;
        let tie = 0.2 * f32::from(placed[seat].agents) - 0.1 * order;
        let total = f32::from(placed[seat].total()) + SPREAD_OUT * pool(player);
        if total > 0.0 { ((total + tie - 9.0) / scale).exp() } else { 0.0 }
    });
    let sum: f32 = weights.iter().map(|(_, weight)| *weight).sum();
    weights.map(|_, weight| if sum > 0.0 { weight / sum } else { 0.0 })
}
