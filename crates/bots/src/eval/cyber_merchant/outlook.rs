//! [`Outlook`]: what the next profit phase promises to holdings.

use super::credits;
use games::cyber_merchant::cards::TRACKS;
use games::cyber_merchant::state::{PEOPLE, Public};
use games::cyber_merchant::{Cards, Corporation, CyberMerchant, Effect, Face, Stack, Stage};
use kernel::{CardId, Seen, State};

/// The values of the shares of each corporation together, jokers last.
pub(super) type Points = [f32; TRACKS + 1];
/// Something of each player; 0 for those who are not there.
pub(super) type Each = [f32; PEOPLE];

/// Where the jokers stand.
pub(super) const JOKERS: usize = TRACKS;

/// What a point of value in hand is worth in crypto after the next profit phase, at a price of 1.
const KEPT: f32 = 0.025;
/// How far apart sums must be to decide a market: with no auction left, and more for each.
const DOUBT: f32 = 0.8;
const DOUBT_OF_AUCTION: f32 = 1.8;

/// Prices, holdings and time.
#[derive(Clone, Copy)]
pub(super) struct Outlook<'a> {
    pub(super) cards: &'a Cards,
    pub(super) public: &'a Public,
    pub(super) players: usize,
    pub(super) prices: [f32; TRACKS],
    pub(super) points: [Points; PEOPLE],
    /// What tricks in hand promise.
    pub(super) tricks: Each,
    pub(super) cash: Each,
    /// Auctions before the next profit phase.
    pub(super) auctions: f32,
    /// Profit phases: the next, if there is one, and those after it.
    pub(super) sales: f32,
}

impl<'a> Outlook<'a> {
    /// Of a state, in which all hands are open.
    pub(super) fn of(state: &'a State<CyberMerchant>) -> Outlook<'a> {
        let mut outlook = Outlook::bare(&state.public, state.cards.get());
        for (seat, private) in state.private.iter() {
            outlook.take(seat.index(), private.holds());
        }
        if state.dark.laid > 0 {
            outlook.expect_tokens();
        }
        outlook
    }

    /// Of what one seat sees: what the others hold for certain counts.
    pub(super) fn seen(seen: Seen<'a, CyberMerchant>) -> Outlook<'a> {
        let mut outlook = Outlook::bare(seen.public(), seen.cards());
        let notes = seen.own().map_or(&seen.public().notes, |own| &own.notes);
        for seat in seen.public().players.seats().iter() {
            outlook.take(seat.index(), notes.least[seat]);
        }
        outlook
    }

    fn bare(public: &'a Public, cards: &'a Cards) -> Outlook<'a> {
        let table = &cards.table;
        let (round, auction) =
            (table.rounds.saturating_sub(public.round), table.auctions.saturating_sub(public.auction));
        let (auctions, sales) = match public.stage {
            Stage::Bidding { .. } => (auction + 1, round + 1),
            Stage::Tricks { .. } => (auction, round + 1),
            Stage::Commit | Stage::Market { .. } => (0, round + 1),
            Stage::Credits { .. } | Stage::Over => (table.auctions, round),
        };
        let mut cash = [0.0; PEOPLE];
        for (seat, player) in public.players.iter() {
            cash[seat.index()] = f32::from(player.cash);
        }
        Outlook {
            cards,
            public,
            players: public.players.len(),
            prices: public.prices.map(f32::from),
            points: [[0.0; TRACKS + 1]; PEOPLE],
            tricks: [0.0; PEOPLE],
            cash,
            auctions: auctions.into(),
            sales: sales.into(),
        }
    }

    /// CM-107: extreme prices come back a little on the average.
    fn expect_tokens(&mut self) {
        let last = f32::from(self.cards.table.price_last);
        for price in self.prices.iter_mut().filter(|price| **price > 0.0) {
            *price = price.clamp(1.25, last - 0.25);
        }
    }

    /// Cards come to a hand.
    pub(super) fn take(&mut self, player: usize, cards: Stack) {
        for (kind, count) in cards.counts() {
            match self.cards.face(kind) {
                Face::Share { corporation, value } => {
                    self.points[player][corporation.index()] += f32::from(value) * f32::from(count);
                }
                Face::Trick { effect } => self.tricks[player] += f32::from(count) * trick(effect),
            }
        }
    }

    /// The tracks in play.
    pub(super) fn tracks(&self) -> usize {
        self.cards.in_play(self.players).len()
    }

    /// What a player can lay of a corporation. CM-72: jokers only with a share; before the last auction one
    /// may still come.
    pub(super) fn strength(&self, player: usize, track: usize) -> f32 {
        let (own, jokers) = (self.points[player][track], self.points[player][JOKERS]);
        match own > 0.0 {
            true => own + jokers,
            false if self.auctions > 0.0 => 0.5 * jokers,
            false => 0.0,
        }
    }

    /// CM-91: the part of the price that each player can expect of a market.
    pub(super) fn parts(&self, track: usize) -> Each {
        let doubt = DOUBT + DOUBT_OF_AUCTION * self.auctions;
        let mut strengths = [0.0; PEOPLE];
        for (player, strength) in strengths.iter_mut().enumerate().take(self.players) {
            *strength = self.strength(player, track);
        }
        let mut parts = [0.0; PEOPLE];
        for player in 0..self.players {
            let (mut first, mut last) = (1.0, 1.0);
            for other in (0..self.players).filter(|other| *other != player) {
                let above = 1.0 / (1.0 + ((strengths[other] - strengths[player]) / doubt).exp());
                first *= above;
                last *= 1.0 - above;
            }
            let part = first + 0.5 * (1.0 - first - last).max(0.0);
            // CM-90: no card, no rank.
            parts[player] = if strengths[player] > 0.0 || self.auctions > 0.0 { part } else { 0.0 };
        }
        parts
    }

    /// How likely a market of each corporation is, and the parts of it.
    pub(super) fn markets(&self) -> [(f32, Each); TRACKS] {
        let mut markets = [(0.0, [0.0; PEOPLE]); TRACKS];
        let mut closed = [1.0; TRACKS];
        for (track, market) in markets.iter_mut().enumerate().take(self.tracks()) {
            market.1 = self.parts(track);
        }
        for player in 0..self.players {
            // Everybody commits where they expect most, or nearly.
            let wish = |track: usize| (self.prices[track] * markets[track].1[player]).powi(2);
            let all: f32 = (0..self.tracks()).map(wish).sum();
            for (track, closed) in closed.iter_mut().enumerate().take(self.tracks()) {
                *closed *= 1.0 - wish(track) / all.max(1e-6);
            }
        }
        for (market, closed) in markets.iter_mut().zip(closed) {
            market.0 = 1.0 - closed;
        }
        markets
    }

    /// What each player can expect beyond their crypto.
    pub(super) fn promises(&self) -> Each {
        let mut promises = [0.0; PEOPLE];
        if self.sales < 1.0 {
            return promises;
        }
        for (track, (open, parts)) in self.markets().iter().enumerate().take(self.tracks()) {
            for (promise, part) in promises.iter_mut().zip(parts) {
                *promise += open * part * self.prices[track];
            }
        }
        self.add_rest(&mut promises, self.sales - 1.0);
        promises
    }

    /// What is not sold in the next profit phase, with so many to come after it.
    pub(super) fn add_rest(&self, promises: &mut Each, later: f32) {
        for (player, promise) in promises.iter_mut().enumerate().take(self.players) {
            *promise += self.tricks[player] + credits::value(self.cash[player], self.auctions, later);
            if later > 0.0 {
                *promise += self.kept(player);
            }
        }
    }

    /// What the cards in a hand are worth later.
    fn kept(&self, player: usize) -> f32 {
        let (mut sum, mut all) = (0.0, 0.0);
        for track in 0..self.tracks() {
            sum += self.points[player][track] * self.prices[track];
            all += self.prices[track];
        }
        KEPT * (sum + self.points[player][JOKERS] * all / self.tracks().max(1) as f32)
    }

    /// What a point of value is worth later.
    pub(super) fn point(&self, track: usize) -> f32 {
        if self.sales > 1.0 { KEPT * self.prices[track] } else { 0.0 }
    }

    /// How far a player is before the best of the others, crypto aside.
    pub(super) fn lead(&self, player: usize) -> f32 {
        let promises = self.promises();
        let others = (0..self.players).filter(|other| *other != player).map(|other| promises[other]);
        promises[player] - others.fold(f32::MIN, f32::max)
    }
}

/// What a trick promises whoever plays it.
fn trick(effect: Effect) -> f32 {
    match effect {
        Effect::Move { by } => 0.16 * f32::from(by.unsigned_abs()),
        Effect::Shift => 0.25,
        Effect::Change => 0.1,
        Effect::Steal => 0.3,
        Effect::Swap => 0.2,
    }
}

/// What a card is worth in a hand, in points.
pub(super) fn points(cards: &Cards, public: &Public, card: CardId) -> f32 {
    match cards.face(card) {
        Face::Share { corporation: Corporation::Ww, value } => 5.0 * f32::from(value),
        Face::Share { corporation, value } => f32::from(public.price(corporation)) * f32::from(value),
        Face::Trick { effect } => 40.0 * trick(effect),
    }
}
