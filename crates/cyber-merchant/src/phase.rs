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
pub(crate) mod tricks;

pub(crate) use auction::begin_round;

use crate::{Action, CyberMerchant};
use kernel::{Asked, Illegal, List, Phrase, RuleId, Seen, State, World, ensure};

type Game = State<CyberMerchant>;
type Told<'a> = World<'a, CyberMerchant>;
type Seeing<'a> = Seen<'a, CyberMerchant>;
type Asking<'a> = Asked<'a, CyberMerchant>;
type Listing<'a> = List<'a, CyberMerchant>;

/// Another choice is asked for. CM-111: nothing is sealed that could be withdrawn.
fn not_now(action: &Action, rule: RuleId, why: &'static str) -> Illegal {
    if *action == Action::Withdraw {
        return Illegal::new("CM-111", Phrase::new("merchant-refuse-withdraw"));
    }
    Illegal { rule, why: Phrase::new(why) }
}

/// CM-43: cards that a player may name are cards they have.
fn in_hand(has: bool) -> Result<(), Illegal> {
    ensure(has, "CM-43", || Phrase::new("merchant-refuse-not-in-hand"))
}
