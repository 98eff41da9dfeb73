//! Cyber Merchant: what shares, credits and prices promise.
//!
//! | module | what it knows |
//! | --- | --- |
//! | `outlook` | what the next profit phase promises to holdings |
//! | `bids` | what lots are worth, and how an auction may end |
//! | `tricks` | prices up and down, cards to part with |
//! | `sales` | what to lay down, and what the markets pay |
//! | `credits` | what credits are good for |

mod bids;
mod credits;
mod outlook;
mod sales;
mod tricks;

use crate::{Insight, Opponents, Team};
use games::cyber_merchant::{Action, CyberMerchant, Frame, Stage};
use kernel::{Asked, Chance, SeatMap, State, Stream};
use outlook::Outlook;

impl Opponents for CyberMerchant {
    const TEAM: Team<Self> = Team::whole();
}

impl Insight for CyberMerchant {
    const SPREAD: f32 = 8.0;
    const HORIZON: usize = 6;
    const WORK: [u32; 4] = [30, 200, 1500, 12_000];

    fn worth(state: &State<Self>) -> SeatMap<f32> {
        let outlook = Outlook::of(state);
        let crypto = |seat| f32::from(state.public.players[seat].crypto);
        let expected = match state.public.stage {
            Stage::Bidding { turn } => bids::settled(outlook, turn),
            Stage::Market { caller, corporation } => sales::sold(outlook, state, caller, corporation),
            Stage::Tricks { .. } | Stage::Commit | Stage::Credits { .. } | Stage::Over => outlook.promises(),
        };
        SeatMap::new(state.public.players.len(), |seat| crypto(seat) + expected[seat.index()])
    }

    fn reflex(asked: Asked<'_, Self>, list: &mut Vec<Action>, chance: &mut dyn Chance) -> Action {
        let (seen, luck) = (asked.seen(), &mut Luck(chance));
        let chosen = match seen.public().stage {
            Stage::Bidding { turn } => bids::bid(seen, turn, luck),
            Stage::Tricks { turn, frame } => match frame {
                Frame::Turn => tricks::play(seen, turn, luck),
                Frame::Stolen { card } => tricks::play_card(seen, turn, card, luck),
                Frame::Gifts => tricks::give(seen, luck),
                Frame::Returns => tricks::give_back(seen, luck),
            },
            Stage::Commit => sales::commit(seen, luck),
            Stage::Market { corporation, .. } => sales::add(seen, corporation, luck),
            Stage::Credits { turn } => Some(credits::exchange(seen, turn, luck)),
            Stage::Over => None,
        };
        chosen.unwrap_or_else(|| crate::any(asked, list, luck.0))
    }

    fn promise(asked: Asked<'_, Self>, action: &Action) -> f32 {
        let seen = asked.seen();
        let promise = match *action {
            Action::Bid { place, mark } => bids::promise(seen, place, mark),
            Action::PlayTrick { card, target } => tricks::promise(seen, card, target),
            Action::Give { card } => -tricks::keep(seen, card),
            Action::Return { cards } => -cards.0.iter().flatten().map(|card| tricks::keep(seen, *card)).sum::<f32>(),
            Action::Commit { cards } => sales::promise_of_commitment(seen, cards),
            Action::Add { cards } => sales::promise_of_addition(seen, cards),
            Action::Exchange { crypto } => credits::promise(seen, crypto),
            Action::Withdraw => 0.0,
        };
        0.5 + 0.5 * promise / (1.0 + promise.abs())
    }
}

/// What reflexes differ by.
struct Luck<'a>(&'a mut dyn Chance);

impl Luck<'_> {
    /// Once in so many times.
    fn once_in(&mut self, times: u32) -> bool {
        self.0.pick(Stream::TABLE, times) == 0
    }

    /// From 0 up to a number, without it.
    fn below(&mut self, below: usize) -> usize {
        self.0.one_of(below)
    }

    /// A little more or less: from minus to plus this much.
    fn about(&mut self, much: f32) -> f32 {
        much * (self.0.pick(Stream::TABLE, 33) as f32 / 16.0 - 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::cyber_merchant::{CyberDeck, Options};
    use kernel::{Game, Owed, Sandbox, Seeded, Setup};

    /// Reflexes are legal and judgements are numbers in whole games of 2, 3 and 4, with the Cyber deck too.
    #[test]
    fn insight_holds_at_every_table() {
        for game in 0..36_u8 {
            let mut chance = Seeded::new([game; 32]);
            let mut setup = Setup::<CyberMerchant>::standard(2 + usize::from(game % 3));
            setup.options = Options {
                cyber_deck: if game % 2 == 0 { CyberDeck::Off } else { CyberDeck::On },
                ..Options::default()
            };
            let mut world = Sandbox::deal(&setup, &mut chance).expect("a table that can be dealt");
            let mut list = Vec::new();
            while let Owed::Asked(asked) = world.owed() {
                let seat = asked.seats.lowest().expect("somebody is asked");
                let worth = CyberMerchant::worth(world.state());
                assert!(worth.iter().all(|(_, worth)| worth.is_finite()), "{worth:?}");
                list.clear();
                CyberMerchant::legal(world.asked(seat), 200, &mut list);
                for action in &list {
                    let promise = CyberMerchant::promise(world.asked(seat), action);
                    assert!((0.0..=1.0).contains(&promise), "{action:?} promises {promise}");
                }
                let careless = game >= 18;
                let action = match careless {
                    true => crate::any(world.asked(seat), &mut list, &mut chance),
                    false => CyberMerchant::reflex(world.asked(seat), &mut list, &mut chance),
                };
                let reflex = CyberMerchant::reflex(world.asked(seat), &mut list, &mut chance);
                assert!(CyberMerchant::check(world.asked(seat), &reflex).is_ok(), "{reflex:?}");
                world.play(seat, &action, &mut chance);
            }
        }
    }
}
