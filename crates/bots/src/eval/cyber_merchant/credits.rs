//! What credits are good for.

use super::Luck;
use games::cyber_merchant::{Action, CyberMerchant};
use kernel::{Seat, Seen};

/// What plenty of credits wins in an auction, in crypto, and how many are plenty.
const AUCTION: f32 = 3.0;
const PLENTY: f32 = 7.0;
/// CM-96: credits that are left for later rounds save crypto.
const LATER: f32 = 10.0;
const ENOUGH: f32 = 40.0;

/// What credits promise, with so many auctions before the next profit phase and so many phases after it.
/// CM-103: after the last auction they are worth nothing.
pub(super) fn value(cash: f32, auctions: f32, later: f32) -> f32 {
    let soon = if auctions > 0.0 { AUCTION * auctions * short_of(cash, PLENTY * auctions) } else { 0.0 };
    let late = if later > 0.0 { LATER * short_of(cash, ENOUGH) } else { 0.0 };
    soon + late
}

/// From 0 to 1: the more there is, the less one more adds.
fn short_of(cash: f32, enough: f32) -> f32 {
    cash / (cash + enough)
}

/// What one more credit is worth.
pub(super) fn price(cash: f32, auctions: f32, later: f32) -> f32 {
    value(cash + 1.0, auctions, later) - value(cash, auctions, later)
}

/// How much crypto to turn into credits (CM-96). In the last round nothing.
pub(super) fn exchange(seen: Seen<'_, CyberMerchant>, turn: Seat, luck: &mut Luck<'_>) -> Action {
    let wanted = wanted(seen, turn) + luck.about(0.8);
    let crypto = if seen.public().round < seen.cards().table.rounds { wanted.round().max(0.0) as u16 } else { 0 };
    Action::Exchange { crypto: crypto.min(seen.public().players[turn].crypto) }
}

/// The crypto after which one more is worth more than its credits.
fn wanted(seen: Seen<'_, CyberMerchant>, seat: Seat) -> f32 {
    let (table, player) = (&seen.cards().table, &seen.public().players[seat]);
    let later = f32::from(table.rounds.saturating_sub(seen.public().round)) - 1.0;
    if later < 0.0 {
        return 0.0;
    }
    let rate = f32::from(table.credits_per_crypto);
    let worth = |crypto: f32| value(f32::from(player.cash) + crypto * rate, table.auctions.into(), later) - crypto;
    let mut crypto = 0.0;
    while crypto < 8.0 && worth(crypto + 1.0) > worth(crypto) {
        crypto += 1.0;
    }
    crypto
}

/// How good an exchange looks.
pub(super) fn promise(seen: Seen<'_, CyberMerchant>, crypto: u16) -> f32 {
    let Some(seat) = seen.seat() else { return 0.0 };
    -(wanted(seen, seat) - f32::from(crypto)).abs()
}
