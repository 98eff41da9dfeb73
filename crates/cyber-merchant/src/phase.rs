//! The course of the game, one file per chapter of the rulebook. A question stands in its chapter with what can be
//! chosen, what that does, and its words.

pub(crate) mod auction;
pub(crate) mod bidding;
pub(crate) mod change;
pub(crate) mod commit;
pub(crate) mod credits;
pub(crate) mod cyber_deck;
pub(crate) mod effects;
pub(crate) mod laying;
pub(crate) mod market;
pub(crate) mod sealed;
pub(crate) mod targets;
pub(crate) mod tricks;

pub(crate) use auction::begin_round;

use crate::state::{Frame, Stage};
use crate::{Action, CyberMerchant, Stack, score};
use kernel::{Act, AnyAct, Asked, Illegal, List, Owed, Phrase, Question, RuleId, Seen, State, World};

type Game = State<CyberMerchant>;
type Told<'a> = World<'a, CyberMerchant>;
type Seeing<'a> = Seen<'a, CyberMerchant>;
type Asking<'a> = Asked<'a, CyberMerchant>;
type Listing<'a> = List<'a, CyberMerchant>;

/// Whom the table waits for.
pub(crate) fn owed(seen: Seeing<'_>) -> Owed {
    match seen.public().stage {
        Stage::Bidding { turn }
        | Stage::Tricks { turn, frame: Frame::Turn | Frame::Stolen { .. } | Frame::Returns }
        | Stage::Credits { turn } => Owed::turn(turn),
        Stage::Tricks { frame: Frame::Gifts, .. } | Stage::Commit | Stage::Market { .. } => sealed::owed(seen),
        Stage::Over => Owed::Over(score::standings(seen.public())),
    }
}

/// What a seat is asked.
pub(crate) fn question(asked: Asking<'_>) -> &'static Question<CyberMerchant> {
    match asked.public().stage {
        _ if asked.own().sealed.is_some() => &sealed::WITHDRAW,
        Stage::Bidding { .. } => &bidding::BID,
        Stage::Tricks { frame: Frame::Turn, .. } => &tricks::TRICK,
        Stage::Tricks { frame: Frame::Stolen { .. }, .. } => &tricks::STOLEN,
        Stage::Tricks { frame: Frame::Gifts, .. } => &change::GIFT,
        Stage::Tricks { frame: Frame::Returns, .. } => &change::RETURN,
        Stage::Commit => &commit::COMMIT,
        Stage::Market { .. } => &market::ADD,
        Stage::Credits { .. } => &credits::EXCHANGE,
        Stage::Over => unreachable!("CM-100: nobody is asked when the game is over"),
    }
}

const fn act<T: Act<CyberMerchant>>() -> &'static dyn AnyAct<CyberMerchant> {
    kernel::act::<CyberMerchant, T>()
}

/// Another choice is asked for. CM-111: nothing is sealed that could be withdrawn.
fn not_now(action: &Action, rule: RuleId, why: &'static str) -> Illegal {
    if *action == Action::Withdraw {
        return Illegal::new("CM-111", Phrase::new("merchant-refuse-withdraw"));
    }
    Illegal { rule, why: Phrase::new(why) }
}

/// CM-43: cards that a player may name are cards they have.
fn in_hand(asked: Asking<'_>, cards: Stack) -> Result<(), Illegal> {
    if asked.own().hand.has_all(cards) { Ok(()) } else { Err(not_in_hand()) }
}

fn not_in_hand() -> Illegal {
    Illegal::new("CM-43", Phrase::new("merchant-refuse-not-in-hand"))
}
