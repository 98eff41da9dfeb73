//! The course of the game, one file per chapter of the rulebook.

pub(crate) mod auction;
pub(crate) mod bidding;
pub(crate) mod change;
pub(crate) mod commit;
pub(crate) mod credits;
pub(crate) mod cyber_deck;
pub(crate) mod market;
pub(crate) mod parts;
pub(crate) mod tricks;

pub(crate) use auction::begin_round;

use crate::state::{Back, Frame, Public, Stage, seats_with};
use crate::{Action, CyberMerchant, Event, Stack, score};
use kernel::{Coverage, Illegal, Owed, Phrase, Seat, Seats, Seen, State, World};

type Game = State<CyberMerchant>;
type Told<'a> = World<'a, CyberMerchant>;
type Seeing<'a> = Seen<'a, CyberMerchant>;

/// Whom the table waits for.
pub(crate) fn owed(seen: Seeing<'_>) -> Owed {
    match seen.public().stage {
        Stage::Bidding { turn }
        | Stage::Tricks { turn, frame: Frame::Turn | Frame::Stolen { .. } | Frame::Returns }
        | Stage::Credits { turn } => Owed::turn(turn),
        Stage::Tricks { frame: Frame::Gifts, .. } | Stage::Commit | Stage::Market { .. } => {
            let sealed = |back: Back| back.sealed && may_think_again(seen.public(), back);
            Owed::sealed(choosing(seen), seats_with(seen, sealed))
        }
        Stage::Over => Owed::Over(score::standings(seen.public())),
    }
}

/// CM-111: the seats that have not chosen yet. Who has no cards in hand has nothing to choose, as everybody
/// can see.
pub(crate) fn choosing(seen: Seeing<'_>) -> Seats {
    let seats = seats_with(seen, |back| back.cards > 0 && !back.sealed);
    match seen.public().stage {
        Stage::Tricks { turn, .. } => seats.without(turn),
        Stage::Market { caller, .. } => seats.without(caller),
        Stage::Commit => seats,
        Stage::Bidding { .. } | Stage::Credits { .. } | Stage::Over => Seats::NONE,
    }
}

/// Whether a sealed choice could have been another: the gift of an only card could not.
fn may_think_again(public: &Public, back: Back) -> bool {
    !matches!(public.stage, Stage::Tricks { .. }) || back.cards > 1
}

/// What is asked.
pub(crate) fn question(public: &Public) -> &'static str {
    match public.stage {
        Stage::Bidding { .. } => "bid",
        Stage::Tricks { frame: Frame::Turn, .. } => "trick",
        Stage::Tricks { frame: Frame::Stolen { .. }, .. } => "stolen",
        Stage::Tricks { frame: Frame::Gifts, .. } => "gift",
        Stage::Tricks { frame: Frame::Returns, .. } => "return",
        Stage::Commit => "commit",
        Stage::Market { .. } => "add",
        Stage::Credits { .. } => "exchange",
        Stage::Over => "over",
    }
}

/// The seat that looks, if it is asked or may withdraw a sealed choice; and whether it is the latter.
pub(crate) fn asked(seen: Seeing<'_>) -> Option<(Seat, bool)> {
    let seat = seen.seat().filter(|seat| seen.public().players.get(*seat).is_some())?;
    let chooses = |others: Option<Seat>| {
        let back = seen.back(seat);
        let asked = back.cards > 0 && (!back.sealed || may_think_again(seen.public(), back));
        (others != Some(seat) && asked).then_some((seat, back.sealed))
    };
    match seen.public().stage {
        Stage::Tricks { turn, frame: Frame::Gifts } => chooses(Some(turn)),
        Stage::Market { caller, .. } => chooses(Some(caller)),
        Stage::Commit => chooses(None),
        Stage::Bidding { turn } | Stage::Tricks { turn, .. } | Stage::Credits { turn } => {
            (turn == seat).then_some((seat, false))
        }
        Stage::Over => None,
    }
}

/// What a seat can choose.
pub(crate) fn legal(seen: Seeing<'_>, budget: usize, out: &mut Vec<Action>) -> Coverage {
    let Some((seat, sealed)) = asked(seen) else { return Coverage::Every };
    if sealed {
        out.push(Action::Withdraw);
        return Coverage::Every;
    }
    match seen.public().stage {
        Stage::Bidding { .. } => bidding::legal(seen.public(), seen.cards(), seat, out),
        Stage::Tricks { frame: Frame::Turn, .. } => tricks::legal(seen, seat, out),
        Stage::Tricks { frame: Frame::Stolen { card }, .. } => tricks::uses(seen, seat, card, out),
        Stage::Tricks { frame: Frame::Gifts, .. } => change::gifts(seen, out),
        Stage::Tricks { frame: Frame::Returns, .. } => return change::returns(seen, budget, out),
        Stage::Commit => return commit::legal(seen, budget, out),
        Stage::Market { corporation, .. } => return market::legal(seen, seat, corporation, budget, out),
        Stage::Credits { .. } => credits::legal(seen.public(), seat, out),
        Stage::Over => {}
    }
    Coverage::Every
}

/// Whether a seat can choose this.
pub(crate) fn check(seen: Seeing<'_>, action: &Action) -> Result<(), Illegal> {
    let Some((seat, sealed)) = asked(seen) else {
        return Err(Illegal::new("CM-28", Phrase::new("merchant-refuse-not-asked")));
    };
    match (*action, seen.public().stage) {
        (Action::Withdraw, _) if sealed => Ok(()),
        (Action::Withdraw, _) => Err(Illegal::new("CM-111", Phrase::new("merchant-refuse-withdraw"))),
        (_, _) if sealed => Err(Illegal::new("CM-111", Phrase::new("merchant-refuse-sealed"))),
        (Action::Bid { place, mark }, Stage::Bidding { .. }) => {
            bidding::check(seen.public(), seen.cards(), seat, place, mark)
        }
        (Action::PlayTrick { card, target }, Stage::Tricks { frame: Frame::Turn | Frame::Stolen { .. }, .. }) => {
            tricks::check(seen, seat, card, target)
        }
        (Action::Give { card }, Stage::Tricks { frame: Frame::Gifts, .. }) => change::check_gift(seen, card),
        (Action::Return { cards }, Stage::Tricks { frame: Frame::Returns, .. }) => change::check_return(seen, cards),
        (Action::Commit { cards }, Stage::Commit) => commit::check(seen, cards),
        (Action::Add { cards }, Stage::Market { corporation, .. }) => market::check(seen, seat, corporation, cards),
        (Action::Exchange { crypto }, Stage::Credits { .. }) => credits::check(seen.public(), seat, crypto),
        (
            Action::Bid { .. }
            | Action::PlayTrick { .. }
            | Action::Give { .. }
            | Action::Return { .. }
            | Action::Commit { .. }
            | Action::Add { .. }
            | Action::Exchange { .. },
            stage,
        ) => Err(other_question(stage)),
    }
}

/// Another choice is asked for.
fn other_question(stage: Stage) -> Illegal {
    let refuse = Phrase::new;
    match stage {
        Stage::Bidding { .. } => Illegal::new("CM-29", refuse("merchant-refuse-bid-first")),
        Stage::Tricks { frame: Frame::Turn, .. } => Illegal::new("CM-46", refuse("merchant-refuse-trick-first")),
        Stage::Tricks { frame: Frame::Stolen { .. }, .. } => {
            Illegal::new("CM-66", refuse("merchant-refuse-stolen-first"))
        }
        Stage::Tricks { frame: Frame::Gifts, .. } => Illegal::new("CM-61", refuse("merchant-refuse-gift-first")),
        Stage::Tricks { frame: Frame::Returns, .. } => Illegal::new("CM-61", refuse("merchant-refuse-return-first")),
        Stage::Commit => Illegal::new("CM-73", refuse("merchant-refuse-commit-first")),
        Stage::Market { .. } => Illegal::new("CM-83", refuse("merchant-refuse-add-first")),
        Stage::Credits { .. } => Illegal::new("CM-96", refuse("merchant-refuse-exchange-first")),
        Stage::Over => Illegal::new("CM-100", refuse("table-refuse-over")),
    }
}

/// Carries out a choice, and everything after it that leaves no choice.
pub(crate) fn apply(state: &mut Game, seat: Seat, action: Action, world: &mut Told<'_>) {
    match action {
        Action::Bid { place, mark } => bidding::bid(state, seat, place, mark, world),
        Action::PlayTrick { card, target } => tricks::play(state, seat, card, target, world),
        Action::Give { card } => {
            seal(state, seat, Stack::one(card), world);
            change::settle(state, world);
        }
        Action::Return { cards } => change::give_back(state, seat, cards, world),
        Action::Commit { cards } => {
            seal(state, seat, cards, world);
            commit::settle(state, world);
        }
        Action::Add { cards } => {
            seal(state, seat, cards, world);
            market::settle(state, world);
        }
        Action::Exchange { crypto } => credits::exchange(state, seat, crypto, world),
        Action::Withdraw => {
            state.private[seat].sealed = None;
            world.tell(Event::Withdrew { seat });
        }
    }
}

/// CM-111: a choice is made in secret; the cards stay in the hand until all have chosen.
fn seal(state: &mut Game, seat: Seat, cards: Stack, world: &mut Told<'_>) {
    state.private[seat].sealed = Some(cards);
    world.tell(Event::Sealed { seat });
}

/// CM-111: whether the last one has chosen.
fn all_in(state: &Game) -> bool {
    choosing(state.seen(kernel::Viewer::Onlooker)).is_empty()
}

/// Cards that a player may name are cards he has.
fn in_hand(seen: Seeing<'_>, cards: Stack) -> Result<(), Illegal> {
    match seen.own() {
        Some(own) if own.hand.has_all(cards) => Ok(()),
        _ => Err(Illegal::new("CM-43", Phrase::new("merchant-refuse-not-in-hand"))),
    }
}
