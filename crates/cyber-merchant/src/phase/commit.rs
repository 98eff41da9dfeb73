//! 7.1 Commitments.

use super::laying::{self, Laying, lays_cards};
use super::{Asking, Game, Listing, Told, in_hand, market, not_now, sealed};
use crate::action::Commit;
use crate::state::{Stack, note};
use crate::{CyberMerchant, Event, Foresight};
use kernel::{Act, Chance, Fact, Facts, Illegal, Open, Phrase, Question, RuleId, Seat, act};

/// CM-70: which cards to lay face down.
pub(crate) static COMMIT: Question<CyberMerchant> = Question {
    name: "commit",
    acts: &[act::<_, Commit>()],
    ask: |asked, part| {
        Phrase::new(match part {
            Some(_) => "merchant-ask-more",
            None if has_shares(asked) => "merchant-ask-commit",
            None => "merchant-ask-commit-nothing",
        })
    },
    refuse: |_, action| not_now(action, "CM-73", "merchant-refuse-commit-first"),
};

/// CM-71: whether there is a share that can be committed.
fn has_shares(asked: Asking<'_>) -> bool {
    !asked.own().hand.within(asked.cards().tracked()).is_empty()
}

impl Act<CyberMerchant> for Commit {
    lays_cards!("CM-70", "merchant-action-commit");

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        in_hand(asked.own().hand.has_all(self.cards))?;
        match asked.cards().corporation(self.cards) {
            Some(corporation) if asked.cards().is_of(self.cards, corporation) => Ok(()),
            Some(_) => Err(Illegal::new("CM-70", Phrase::new("merchant-refuse-mixed"))),
            None if !self.cards.is_empty() => Err(Illegal::new("CM-72", Phrase::new("merchant-refuse-jokers-alone"))),
            None if has_shares(asked) => Err(Illegal::new("CM-73", Phrase::new("merchant-refuse-commit-nothing"))),
            None => Ok(()), // CM-74
        }
    }
}

/// CM-75: when all have chosen, the cards lie face down, and their number is open. Who lays none has no
/// share that is not a joker (CM-74).
pub(super) fn lay_down(state: &mut Game, world: &mut Told<'_>) {
    let tracked = state.cards.get().tracked();
    for seat in state.public.clockwise(state.public.first) {
        let Some(cards) = sealed::open(state, seat) else { continue };
        state.private[seat].commitment = cards;
        if cards == Stack::EMPTY {
            note(state, |notes| notes.lacks(seat, tracked.clone()));
        }
        world.tell(state, Event::Committed { seat, cards: cards.len() as u8 });
    }
    market::next(state, world);
}
