//! What to lay down, and what the markets pay.

use super::Luck;
use super::outlook::{Each, JOKERS, Outlook};
use games::cyber_merchant::state::PEOPLE;
use games::cyber_merchant::{Action, Cards, Corporation, CyberMerchant, Stack};
use kernel::{Seat, Seen, State};

/// What a market pays others counts this much against laying cards there.
const DENIED: f32 = 0.6;

/// What each player can expect beyond their crypto while markets are open: all who can be first for less than
/// it pays add what that takes; then come the commitments that still lie face down.
pub(super) fn sold(
    mut outlook: Outlook<'_>,
    state: &State<CyberMerchant>,
    caller: Seat,
    corporation: Corporation,
) -> Each {
    let cards = outlook.cards;
    let mut paid = [0.0; PEOPLE];
    let mut down = [None; PEOPLE];
    let mut laid = [None; PEOPLE];
    for (seat, private) in state.private.iter() {
        let (at, shown) = (seat.index(), state.public.shown[seat]);
        down[at] = cards.corporation(private.commitment).map(|one| (one, f32::from(cards.sum(private.commitment))));
        laid[at] = (!shown.is_empty()).then(|| f32::from(cards.sum(shown)));
        spend_cards(&mut outlook, at, private.commitment);
        if let Some(sealed) = private.sealed.filter(|sealed| !sealed.is_empty()) {
            spend_cards(&mut outlook, at, sealed);
            laid[at] = Some(laid[at].unwrap_or(0.0) + f32::from(cards.sum(sealed)));
        }
    }
    market(&mut outlook, caller.index(), corporation.index(), &mut laid, &mut paid);
    for seat in state.public.clockwise(caller).skip(1) {
        let Some((corporation, sum)) = down[seat.index()].take() else { continue };
        let track = corporation.index();
        let mut laid = [None; PEOPLE];
        laid[seat.index()] = Some(sum);
        for other in 0..outlook.players {
            // CM-79, CM-80: oversupply.
            if let Some((_, sum)) = down[other].take_if(|(one, _)| *one == corporation) {
                laid[other] = Some(sum);
                outlook.prices[track] = (outlook.prices[track] - 1.0).max(1.0);
            }
        }
        market(&mut outlook, seat.index(), track, &mut laid, &mut paid);
    }
    // The next round begins.
    outlook.auctions = outlook.cards.table.auctions.into();
    outlook.sales -= 1.0;
    let promises = outlook.promises();
    std::array::from_fn(|at| paid[at] + promises[at])
}

fn spend_cards(outlook: &mut Outlook<'_>, player: usize, cards: Stack) {
    let data = outlook.cards;
    for (kind, count) in cards.counts() {
        if let games::cyber_merchant::Face::Share { corporation, value } = data.face(kind) {
            outlook.points[player][corporation.index()] -= f32::from(value) * f32::from(count);
        }
    }
}

/// CM-83 to CM-92: one market.
fn market(outlook: &mut Outlook<'_>, caller: usize, track: usize, laid: &mut [Option<f32>; PEOPLE], paid: &mut Each) {
    for step in 1..outlook.players {
        let player = (caller + step) % outlook.players;
        let need = need(player, laid);
        let (own, jokers) = (outlook.points[player][track], outlook.points[player][JOKERS]);
        let can = if own > 0.0 || laid[player].is_some() { own + jokers } else { 0.0 };
        if need > 0.0 && need <= can && outlook.prices[track] > need * outlook.point(track) {
            let shares = need.min(own);
            outlook.points[player][track] -= shares;
            outlook.points[player][JOKERS] -= need - shares;
            laid[player] = Some(laid[player].unwrap_or(0.0) + need);
        }
    }
    for player in 0..outlook.players {
        let Some(sum) = laid[player] else { continue };
        let rank = 1 + laid.iter().flatten().filter(|other| **other > sum).count();
        paid[player] += match rank {
            1 => outlook.prices[track],
            rank if rank < outlook.players => (outlook.prices[track] / 2.0).floor(),
            _ => 0.0,
        };
    }
}

/// What a player must add to be alone in front.
fn need(player: usize, laid: &[Option<f32>; PEOPLE]) -> f32 {
    let others = laid.iter().enumerate().filter(|(other, _)| *other != player).filter_map(|(_, sum)| *sum);
    others.fold(0.0, f32::max) + 1.0 - laid[player].unwrap_or(0.0)
}

/// What laying a sum of a corporation promises: its price, if nobody known to have more of it answers.
fn commitment(outlook: &Outlook<'_>, me: usize, track: usize, sum: f32) -> f32 {
    let mut first = 1.0;
    for other in (0..outlook.players).filter(|other| *other != me) {
        let ahead = sum - outlook.strength(other, track);
        first *= 1.0 / (1.0 + (-1.5 * (ahead + 0.3)).exp());
    }
    outlook.prices[track] * (first - DENIED * (1.0 - first)) - sum * outlook.point(track)
}

/// CM-70: the best corporation, and as much of it as keeps the others behind.
pub(super) fn commit(seen: Seen<'_, CyberMerchant>, luck: &mut Luck<'_>) -> Option<Action> {
    let (seat, hand) = (seen.seat()?, seen.own()?.hand);
    let outlook = Outlook::seen(seen);
    let me = seat.index();
    let mut best: Option<(Corporation, f32, f32)> = None;
    for corporation in outlook.cards.in_play(outlook.players) {
        let track = corporation.index();
        let (own, all) = (outlook.points[me][track], outlook.strength(me, track));
        if own <= 0.0 {
            continue;
        }
        let others = (0..outlook.players).filter(|other| *other != me).map(|other| outlook.strength(other, track));
        let safe = others.fold(0.0, f32::max) + 1.0;
        for sum in [1.0, own, all, safe.min(all)] {
            let promise = commitment(&outlook, me, track, sum) + luck.about(0.7);
            if best.is_none_or(|(.., most)| promise > most) {
                best = Some((*corporation, sum, promise));
            }
        }
    }
    let Some((corporation, sum, _)) = best else {
        // CM-74: nothing but jokers.
        return Some(Action::Commit { cards: Stack::EMPTY });
    };
    let shares = hand.within(outlook.cards.shares(corporation));
    let jokers = hand.within(outlook.cards.shares(Corporation::Ww));
    Some(Action::Commit { cards: reach(outlook.cards, shares, jokers, sum) })
}

/// CM-83: what it takes to be first, if it can be had and pays.
pub(super) fn add(seen: Seen<'_, CyberMerchant>, corporation: Corporation, luck: &mut Luck<'_>) -> Option<Action> {
    let (seat, hand) = (seen.seat()?, seen.own()?.hand);
    let data = seen.cards();
    let nothing = Some(Action::Add { cards: Stack::EMPTY });
    let shown = seen.public().shown[seat];
    let shares = hand.within(data.shares(corporation));
    let jokers = hand.within(data.shares(Corporation::Ww));
    if (shares.is_empty() && shown.is_empty()) || luck.once_in(16) {
        return nothing;
    }
    let can = f32::from(data.sum(shares) + data.sum(jokers));
    let need = to_be_first(seen, seat);
    let outlook = Outlook::seen(seen);
    let track = corporation.index();
    if outlook.sales < 2.0 && outlook.players > 2 {
        return Some(Action::Add { cards: shares.and(jokers) });
    }
    let more = if outlook.players > 2 && luck.once_in(2) { 2.0 } else { 0.0 };
    let wanted = match need {
        need if need <= 0.0 => more,
        need if need <= can => need + more,
        need if need - 1.0 <= can => can, // CM-92: a tie pays both
        _ if outlook.players > 2 && shown.is_empty() => 1.0,
        _ => 0.0,
    };
    if wanted <= 0.0 || wanted * outlook.point(track) > outlook.prices[track] {
        return nothing;
    }
    Some(Action::Add { cards: reach(data, shares, jokers, wanted) })
}

/// What a seat must add to be alone in front of what is turned up.
fn to_be_first(seen: Seen<'_, CyberMerchant>, seat: Seat) -> f32 {
    let mut laid = [None; PEOPLE];
    for (other, shown) in seen.public().shown.iter() {
        laid[other.index()] = (!shown.is_empty()).then(|| f32::from(seen.cards().sum(*shown)));
    }
    need(seat.index(), &laid)
}

/// Cards of at least this sum, and little more: shares first, then jokers; all of them if they are too few.
fn reach(data: &Cards, shares: Stack, jokers: Stack, sum: f32) -> Stack {
    let mut laid = Stack::EMPTY;
    let mut need = sum;
    for mut left in [shares, jokers] {
        while need > 0.0 {
            let value = |card| f32::from(data.value(card));
            let fitting =
                left.kinds().filter(|card| value(*card) >= need).min_by(|a, b| value(*a).total_cmp(&value(*b)));
            let largest = || left.kinds().max_by(|a, b| value(*a).total_cmp(&value(*b)));
            let Some(card) = fitting.or_else(largest) else { break };
            left.remove(card);
            laid.insert(card);
            need -= value(card);
        }
    }
    laid
}

/// How good a commitment looks.
pub(super) fn promise_of_commitment(seen: Seen<'_, CyberMerchant>, cards: Stack) -> f32 {
    let (Some(seat), Some(corporation)) = (seen.seat(), seen.cards().corporation(cards)) else { return 0.0 };
    let outlook = Outlook::seen(seen);
    let jokers = f32::from(seen.cards().sum(cards.within(seen.cards().shares(Corporation::Ww))));
    commitment(&outlook, seat.index(), corporation.index(), f32::from(seen.cards().sum(cards))) - 0.05 * jokers
}

/// How good an addition looks: first with as little as possible.
pub(super) fn promise_of_addition(seen: Seen<'_, CyberMerchant>, cards: Stack) -> f32 {
    let Some(seat) = seen.seat() else { return 0.0 };
    let (need, sum) = (to_be_first(seen, seat), f32::from(seen.cards().sum(cards)));
    let first = if sum >= need {
        2.0
    } else if sum + 1.0 >= need {
        1.0
    } else {
        0.0
    };
    first - 0.1 * sum
}
