//! CM-111: what all choose in secret, at the same time.

use super::{Asking, Game, Listing, Seeing, Told, change, commit, market};
use crate::action::Withdraw;
use crate::say::names;
use crate::state::{Back, Stack, Stage, seats_with};
use crate::{CyberMerchant, Event};
use kernel::{Act, Fact, Facts, Illegal, Owed, Phrase, Question, RuleId, Seat, Seats, Viewer, act};

/// Who has not chosen yet, and who has and may think again.
pub(crate) fn owed(seen: Seeing<'_>) -> Owed {
    // The gift of an only card could not have been another.
    let least = if matches!(seen.public().stage, Stage::Tricks { .. }) { 2 } else { 0 };
    Owed::sealed(choosing(seen), seats_with(seen, |back: Back| back.sealed && back.cards >= least))
}

/// The seats that have not chosen yet. Who has no cards in hand has nothing to choose, as everybody can see.
fn choosing(seen: Seeing<'_>) -> Seats {
    let seats = seats_with(seen, |back| back.cards > 0 && !back.sealed);
    match seen.public().stage {
        Stage::Tricks { turn, .. } => seats.without(turn),
        Stage::Market { caller, .. } => seats.without(caller), // CM-86
        Stage::Commit => seats,
        Stage::Bidding { .. } | Stage::Credits { .. } | Stage::Over => Seats::NONE,
    }
}

/// The cards that were chosen stay in the hand until all have chosen.
pub(super) fn seal(state: &mut Game, seat: Seat, cards: Stack, world: &mut Told<'_>) {
    state.private[seat].sealed = Some(cards);
    world.tell(state, Event::Sealed { seat });
    settle(state, world);
}

/// Goes on when the last one has chosen.
pub(super) fn settle(state: &mut Game, world: &mut Told<'_>) {
    if !choosing(state.seen(Viewer::Onlooker)).is_empty() {
        return;
    }
    world.reveal();
    match state.public.stage {
        Stage::Tricks { turn, .. } => change::hand_over(state, turn, world),
        Stage::Market { caller, corporation } => market::sell(state, caller, corporation, world),
        _ => commit::lay_down(state, world),
    }
}

/// The cards that a player chose, taken out of the hand; nothing if there was nothing to choose.
pub(super) fn open(state: &mut Game, seat: Seat) -> Option<Stack> {
    let private = &mut state.private[seat];
    let cards = private.sealed.take()?;
    private.hand = private.hand.without(cards);
    Some(cards)
}

/// What a seat is asked that has chosen, until all have: whether it thinks again.
pub(crate) static WITHDRAW: Question<CyberMerchant> = Question {
    name: "withdraw",
    acts: &[act::<_, Withdraw>()],
    ask: |asked, _| {
        let sealed = asked.own().sealed.expect("CM-111: what can be withdrawn is sealed");
        Phrase::new("merchant-ask-withdraw").list("cards", names::some(asked.cards(), sealed))
    },
    refuse: |_, _| Illegal::new("CM-111", Phrase::new("merchant-refuse-sealed")),
};

impl Act<CyberMerchant> for Withdraw {
    fn list(_: Asking<'_>, out: &mut Listing<'_>) {
        out.push(Withdraw {});
    }

    fn check(self, _: Asking<'_>) -> Result<(), Illegal> {
        Ok(())
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        state.private[seat].sealed = None;
        world.tell(state, Event::Withdrew { seat });
    }

    fn name(_: Asking<'_>, _: &Facts, _: &Fact) -> (Phrase, RuleId) {
        (Phrase::new("merchant-step-withdraw"), "CM-111")
    }
}
