//! What lots are worth, and how an auction may end.

use super::outlook::{Each, Outlook};
use super::{Luck, credits};
use games::cyber_merchant::state::{PEOPLE, PLACES};
use games::cyber_merchant::{Action, CyberMerchant, ranges};
use kernel::{Seat, Seen};

/// Bids in the head go up in steps: by so much over the standing one.
const STEP: f32 = 2.0;
/// No auction in the head takes longer.
const LONGEST: usize = 16;

/// What each lot is worth to a player, in crypto.
fn lots(outlook: &Outlook<'_>, player: usize) -> [f32; PLACES] {
    let before = outlook.lead(player);
    outlook.public.lots.map(|lot| {
        if lot.is_empty() {
            return 0.0;
        }
        let mut with = *outlook;
        with.take(player, lot);
        with.lead(player) - before
    })
}

/// What a credit is worth to a player who bids.
fn credit(outlook: &Outlook<'_>, player: usize) -> f32 {
    credits::price(outlook.cash[player], outlook.auctions - 1.0, outlook.sales - 1.0).max(0.01)
}

/// What each player can expect when the auction is over, if all bid by what lots are worth to them.
pub(super) fn settled(mut outlook: Outlook<'_>, turn: Seat) -> Each {
    let mut auction = Auction::of(&outlook);
    auction.finish(turn);
    for (at, bid) in auction.bids.iter().enumerate() {
        if let Some((player, mark)) = *bid {
            outlook.take(player, outlook.public.lots[at]);
            outlook.cash[player] = (outlook.cash[player] - mark).max(0.0);
        }
    }
    outlook.auctions -= 1.0;
    outlook.promises()
}

/// An auction in the head.
struct Auction {
    players: usize,
    places: usize,
    last: f32,
    bids: [Option<(usize, f32)>; PLACES],
    markers: [u8; PEOPLE],
    cash: Each,
    lots: [[f32; PLACES]; PEOPLE],
    credit: Each,
}

impl Auction {
    fn of(outlook: &Outlook<'_>) -> Auction {
        let public = outlook.public;
        let mut auction = Auction {
            players: outlook.players,
            places: outlook.cards.layout(outlook.players).places.into(),
            last: outlook.cards.table.bid_last.into(),
            bids: public.bids.map(|bid| bid.map(|bid| (bid.seat.index(), f32::from(bid.mark)))),
            markers: [0; PEOPLE],
            cash: outlook.cash,
            lots: [[0.0; PLACES]; PEOPLE],
            credit: [0.0; PEOPLE],
        };
        for (seat, player) in public.players.iter() {
            let at = seat.index();
            auction.markers[at] = player.markers;
            auction.lots[at] = lots(outlook, at);
            auction.credit[at] = credit(outlook, at);
        }
        for (player, mark) in auction.bids.into_iter().flatten() {
            auction.cash[player] -= mark;
        }
        auction
    }

    /// CM-28 to CM-40: everybody bids for what is best at the lowest mark.
    fn finish(&mut self, turn: Seat) {
        let mut player = turn.index();
        for turns in 0..LONGEST {
            if self.markers.iter().all(|markers| *markers == 0) {
                return;
            }
            if self.markers[player] > 0 {
                self.bid(player, turns + self.players * self.places > LONGEST + 2 * self.players);
            }
            player = (player + 1) % self.players;
        }
        for player in 0..self.players {
            while self.markers[player] > 0 {
                self.bid(player, true);
            }
        }
    }

    fn bid(&mut self, player: usize, only_empty: bool) {
        let mut best: Option<(usize, f32, f32)> = None;
        for place in 0..self.places {
            let mark = match self.bids[place] {
                None => 0.0,
                Some((owner, _)) if owner == player || only_empty => continue,
                Some((_, mark)) => mark + STEP,
            };
            let surplus = self.lots[player][place] - mark * self.credit[player];
            if mark <= self.cash[player].min(self.last) && best.is_none_or(|(.., most)| surplus > most) {
                best = Some((place, mark, surplus));
            }
        }
        self.markers[player] -= 1;
        let Some((place, mark, _)) = best else { return };
        self.cash[player] -= mark;
        if let Some((owner, mark)) = self.bids[place].replace((player, mark)) {
            self.markers[owner] += 1;
            self.cash[owner] += mark;
        }
    }
}

/// The lot that is worth most beyond its lowest mark, and a little more than that mark.
pub(super) fn bid(seen: Seen<'_, CyberMerchant>, turn: Seat, luck: &mut Luck<'_>) -> Option<Action> {
    let outlook = Outlook::seen(seen);
    let (lots, credit) = (lots(&outlook, turn.index()), credit(&outlook, turn.index()));
    let mut best: Option<(u8, u8, u8, f32)> = None;
    let mut second = f32::MIN;
    for (place, lowest, highest) in ranges(seen.public(), seen.cards(), turn) {
        let surplus = lots[usize::from(place) - 1] - f32::from(lowest) * credit + luck.about(0.2);
        match best {
            Some((.., most)) if surplus <= most => second = second.max(surplus),
            _ => {
                second = best.map_or(second, |(.., most)| most);
                best = Some((place, lowest, highest, surplus));
            }
        }
    }
    let (place, lowest, highest, surplus) = best?;
    // Up to where another lot would be better, but rarely so far.
    let room = ((surplus - second) / credit).clamp(0.0, 10.0).min(f32::from(highest - lowest)) as usize;
    let more = luck.below(room + 1).min(luck.below(room + 1));
    Some(Action::Bid { place, mark: lowest + more as u8 })
}

/// How good a bid looks: what it leaves of the lot's worth; of marks for one lot the low ones.
pub(super) fn promise(seen: Seen<'_, CyberMerchant>, place: u8, mark: u8) -> f32 {
    let (outlook, Some(seat)) = (Outlook::seen(seen), seen.seat()) else { return 0.0 };
    let lots = lots(&outlook, seat.index());
    let at = usize::from(place).saturating_sub(1);
    let best = lots.iter().copied().fold(f32::MIN, f32::max);
    let worth = lots.get(at).map_or(0.0, |lot| lot - best);
    worth - f32::from(mark) * credit(&outlook, seat.index())
}
