//! 5.4 Tricks.

use super::effects::{self, move_rule, moves, targets};
use super::{Asking, Game, Listing, Told, auction, in_hand, not_now};
use crate::action::PlayTrick;
use crate::cards::{Corporation, Effect};
use crate::say::names;
use crate::state::{Frame, Stack, Stage, note};
use crate::{CyberMerchant, Foresight, Target};
use kernel::{Act, CardId, Fact, FactValue, Facts, Illegal, Phrase, Question, RuleId, Seat, act, ensure};
use std::mem::discriminant;

/// CM-45, CM-46, CM-47: the next player with a trick, from a seat on; when nobody has one, as everybody can
/// know, the stage is over. Who is passed over has shown that they have none.
pub(super) fn next_turn(state: &mut Game, from: Seat, world: &mut Told<'_>) {
    world.reveal();
    let tricks = state.cards.get().tricks();
    if state.public.held.within(tricks.clone()).is_empty() {
        return auction::end(state, world);
    }
    for seat in state.public.clockwise(from) {
        if !state.private[seat].hand.within(tricks.clone()).is_empty() {
            state.public.stage = Stage::Tricks { turn: seat, frame: Frame::Turn };
            return;
        }
        note(state, |notes| notes.lacks(seat, tricks.clone()));
    }
    unreachable!("CM-45: somebody holds the tricks that are held");
}

/// The trick is done: the turn passes on (CM-67).
pub(super) fn end_turn(state: &mut Game, seat: Seat, world: &mut Told<'_>) {
    next_turn(state, seat.next(state.public.players.len()), world);
}

/// CM-45, CM-46: which trick, and what it is used on.
pub(crate) static TRICK: Question<CyberMerchant> = Question {
    name: "trick",
    acts: &[act::<_, PlayTrick>()],
    ask: |asked, part| ask(asked, part, "merchant-ask-play"),
    refuse: |_, action| not_now(action, "CM-46", "merchant-refuse-trick-first"),
};

/// CM-66: what the stolen trick is used on.
pub(crate) static STOLEN: Question<CyberMerchant> = Question {
    name: "stolen",
    ask: |asked, part| ask(asked, part, "merchant-ask-stolen"),
    refuse: |_, action| not_now(action, "CM-66", "merchant-refuse-stolen-first"),
    ..TRICK
};

/// What is asked; with a part, about that. The only trick it can be about is named.
fn ask(asked: Asking<'_>, part: Option<&str>, with: &'static str) -> Phrase {
    let about = playable(asked).kinds().map(|card| (card, ask_use(asked, effect(asked, card), part)));
    let mut about = about.filter(|(_, ask)| part.is_none() || ask.is_some());
    match (about.next(), about.next(), part) {
        (Some((card, Some(ask))), None, _) => {
            Phrase::new(with).piece("trick", names::card(asked.cards(), card)).phrase("ask", ask)
        }
        (Some(_), Some(_), Some("price")) => Phrase::new("merchant-ask-price"),
        (Some((_, Some(ask))), Some(_), Some(_)) => ask,
        _ => Phrase::new("merchant-ask-trick"),
    }
}

/// What is asked about the use of a trick, or about a part of it; nothing if there is nothing to choose.
fn ask_use(asked: Asking<'_>, effect: Effect, part: Option<&str>) -> Option<Phrase> {
    let (about, ask) = match effect {
        Effect::Move { by } if by > 0 => ("price", Phrase::new("merchant-ask-up").number("by", by)),
        Effect::Move { by } => ("price", Phrase::new("merchant-ask-down").number("by", by.unsigned_abs())),
        Effect::Shift if part == Some("down") => ("down", Phrase::new("merchant-ask-shift-down")),
        Effect::Shift => ("up", Phrase::new("merchant-ask-shift-up")),
        Effect::Steal if targets(*asked, asked.seat(), effect) != [Target::None] => {
            ("victim", Phrase::new("merchant-ask-victim"))
        }
        Effect::Swap => ("swap", Phrase::new("merchant-ask-swap")),
        Effect::Change | Effect::Steal => return None,
    };
    part.is_none_or(|part| part == about).then_some(ask)
}

/// CM-49: any trick in hand; CM-66: or the stolen one.
fn playable(asked: Asking<'_>) -> Stack {
    match asked.public().stage {
        Stage::Tricks { frame: Frame::Stolen { card }, .. } => Stack::one(card),
        _ => asked.own().hand.within(asked.cards().tricks()),
    }
}

fn effect(asked: Asking<'_>, trick: CardId) -> Effect {
    asked.cards().effect(trick).expect("CM-45: only tricks are played")
}

/// CM-52, CM-56: where a price stands and where it would go.
fn moved(asked: Asking<'_>, corporation: Corporation, by: i8) -> Phrase {
    let from = asked.public().price(corporation);
    match asked.cards().table.moved(from, by) {
        to if to == from => price(asked, "merchant-step-price-stays", corporation).number("from", from),
        to => price(asked, "merchant-step-price", corporation).number("from", from).number("to", to),
    }
}

fn price(asked: Asking<'_>, key: &'static str, corporation: Corporation) -> Phrase {
    Phrase::new(key).text("corporation", names::title(asked.cards(), corporation))
}

impl Act<CyberMerchant> for PlayTrick {
    fn list(asked: Asking<'_>, out: &mut Listing<'_>) {
        for card in playable(asked).kinds() {
            let targets = targets(*asked, asked.seat(), effect(asked, card));
            out.extend(targets.into_iter().map(|target| PlayTrick { card, target }));
        }
    }

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let Some(effect) = asked.cards().effect(self.card) else {
            return Err(Illegal::new("CM-45", Phrase::new("merchant-refuse-no-trick")));
        };
        if let Stage::Tricks { frame: Frame::Stolen { card }, .. } = asked.public().stage {
            ensure(card == self.card, "CM-66", || Phrase::new("merchant-refuse-stolen-first"))?;
        }
        in_hand(asked.own().hand.has(self.card))?;
        effects::check(asked, effect, self.target)
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        effects::play(state, seat, self.card, self.target, world);
    }

    /// Of two prices any other one; where nothing is named, nothing; and a trick that can be used so.
    fn fill(asked: Asking<'_>, facts: &mut Facts) {
        let other = |track: i32| if track == 1 { 2 } else { 1 };
        for (said, missing) in [("up", "down"), ("down", "up")] {
            if let Some(track) = facts.one(said) {
                facts.or(missing, other(track));
            }
        }
        if let Some(track) = facts.one("swap").filter(|_| facts.all::<i32>("swap").count() == 1) {
            facts.push(Fact::new("swap", other(track)));
        }
        if Target::PARTS.into_iter().all(|part| !facts.speak_of(part)) {
            facts.or("decline", 1);
        }
        let target = Target::read("", facts).unwrap_or_default();
        let suits = |card: &CardId| {
            let targets = targets(*asked, asked.seat(), effect(asked, *card));
            targets.iter().any(|other| discriminant(other) == discriminant(&target))
        };
        let mut tricks = playable(asked).kinds();
        let trick = tricks.clone().find(suits).or(tricks.next());
        facts.or("trick", trick.unwrap_or(asked.cards().tricks().start));
    }

    fn foresee(self, asked: Asking<'_>) -> Option<Foresight> {
        let (public, mut after) = (asked.public(), *asked.public());
        let mut moves = moves(public, effect(asked, self.card), self.target).peekable();
        moves.peek()?;
        for (corporation, by) in moves {
            after.prices[corporation.index()] = asked.cards().table.moved(public.price(corporation), by);
        }
        Some(Foresight { prices: Some(after.prices_in_play()), ..Foresight::default() })
    }

    fn name(asked: Asking<'_>, before: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        let track = || Corporation::ALL[fact.value as usize - 1];
        let stands = || price(asked, "merchant-step-track", track()).number("price", asked.public().price(track()));
        match &*fact.part {
            "trick" => {
                let card = fact.value as CardId;
                let say = Phrase::new("merchant-step-trick").piece("trick", names::card(asked.cards(), card));
                (say.phrase("does", names::does(effect(asked, card))), "CM-45")
            }
            "price" => match before.one("trick").map(|card| effect(asked, card)) {
                Some(Effect::Move { by }) => (moved(asked, track(), by), move_rule(by)),
                _ => (stands(), "CM-52"),
            },
            "up" => (moved(asked, track(), 1), "CM-59"),
            "down" => (moved(asked, track(), -1), "CM-59"),
            "victim" => {
                let victim = Seat::new(fact.value as usize - 1);
                let say = Phrase::new("merchant-step-victim").seat("seat", victim);
                (say.number("cards", asked.back(victim).cards), "CM-64")
            }
            "swap" => (stands(), "CM-68"),
            _ => (Phrase::new("merchant-step-decline"), "CM-58"),
        }
    }

    fn say(self, asked: Asking<'_>) -> Phrase {
        let plays = |key: &'static str| Phrase::new(key).piece("trick", names::card(asked.cards(), self.card));
        match (self.target, asked.cards().effect(self.card)) {
            (Target::None, Some(Effect::Move { .. } | Effect::Shift)) => plays("merchant-action-decline"),
            (Target::Victim(victim), _) => plays("merchant-action-steal").seat("seat", victim),
            (Target::None, _) | (_, None) => plays("merchant-action-trick"),
            (target, Some(effect)) => {
                let moves = moves(asked.public(), effect, target);
                plays("merchant-action-prices")
                    .list("prices", moves.map(|(corporation, by)| moved(asked, corporation, by)).collect())
            }
        }
    }
}
