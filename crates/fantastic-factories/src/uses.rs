//! Sections 9 and 10: which cards a player can use, and how. The one description of it: what can be chosen is listed
//! from it, and a choice is checked against it.

use crate::cards::{Blueprints, Cards};
use crate::dice::Dice;
use crate::effect::{Amount, Effect, Need, Token};
use crate::mixes::each_mix;
use crate::prints::{Print, Prints};
use crate::state::{Player, Public};
use crate::{Asked, ensure, say};
use kernel::{Illegal, Phrase, RuleId};
use std::ops::RangeInclusive;

/// FF-117: what a use of an effect leaves open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Use {
    /// The dice placed on the card, or those it changes.
    pub dice: Dice,
    /// The blueprints discarded for it.
    pub discards: Prints,
    /// The number of an alternative from 1, the value of a die, or how much metal the Black Market gives.
    pub choice: Option<u8>,
}

/// What a use of an effect needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Needs {
    /// The dice.
    pub handful: Handful,
    /// The rule that says which dice.
    rule: RuleId,
    /// The tokens.
    pub pay: Amount,
    /// As many of these as its die shows, on top.
    pay_die: Option<Token>,
    /// How many blueprints are discarded.
    pub discards: u8,
    /// What is left open besides.
    pub open: OpenChoice,
}

/// The dice of a use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handful {
    /// FF-115: they are placed on the card together.
    Placed(Need),
    /// FF-140: one is changed, which shows at least and at most so much.
    Changed(u8, u8),
    /// FF-188, FF-189: at least one is rolled again.
    Rerolled,
}

/// FF-117: what a use leaves open besides dice and blueprints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenChoice {
    Nothing,
    /// One of so many amounts.
    OneOf(u8),
    /// What one more die shows.
    Die,
    /// FF-157: what one more die shows, paid for with as much energy.
    PaidDie,
    /// FF-148, FF-149, FF-150, FF-151: how much metal is among so many tokens, if a blueprint's printed cost is more.
    Metal(u8),
}

impl Effect {
    /// What a use of it needs; none if it cannot be used (FF-118) but does something by itself, or in place of another.
    pub fn needs(&self) -> Option<Needs> {
        let plain = Needs {
            handful: Handful::Placed(Need::Nothing),
            rule: "FF-111",
            pay: Amount::NONE,
            pay_die: None,
            discards: 0,
            open: OpenChoice::Nothing,
        };
        Some(match *self {
            Effect::Make(ref make) => Needs {
                handful: Handful::Placed(make.dice),
                pay: make.pay,
                pay_die: make.pay_die,
                discards: make.discard,
                open: match make.choose.len() {
                    _ if make.extra_die.is_some() => OpenChoice::Die,
                    0 => OpenChoice::Nothing,
                    choose => OpenChoice::OneOf(choose as u8),
                },
                ..plain
            },
            Effect::Flip { pay } => Needs { handful: Handful::Changed(1, 6), rule: "FF-153", pay, ..plain },
            Effect::Lower { pay } => Needs { handful: Handful::Changed(2, 6), rule: "FF-154", pay, ..plain },
            Effect::Raise { pay } => Needs { handful: Handful::Changed(1, 5), rule: "FF-159", pay, ..plain },
            Effect::Reroll { pay } => Needs { handful: Handful::Rerolled, rule: "FF-189", pay, ..plain },
            Effect::Roll { pay } => Needs { pay, ..plain },
            Effect::Income { .. } => plain,
            Effect::DieForEnergy => Needs { open: OpenChoice::PaidDie, ..plain },
            Effect::BlackMarket { dice, discard, most } => Needs {
                handful: Handful::Placed(dice),
                rule: "FF-147",
                discards: discard,
                open: OpenChoice::Metal(most),
                ..plain
            },
            Effect::Replicate { .. } | Effect::OnBuild { .. } | Effect::Laboratory { .. } | Effect::Monument => {
                return None;
            }
        })
    }

    /// What a use of it gives: tokens, goods and blueprints.
    pub fn gain(&self, cards: &Cards, it: &Use) -> Amount {
        match self {
            Effect::Make(make) => {
                let value = it.dice.equal().unwrap_or(0);
                let base = if value >= 4 { make.gain_high.unwrap_or(make.gain) } else { make.gain };
                let chosen = it.choice.and_then(|number| make.choose.get(usize::from(number) - 1));
                base.and_token(make.gain_die, value).and(chosen.copied().unwrap_or_default())
            }
            Effect::BlackMarket { most, .. } => match (it.choice, it.discards.names().next()) {
                (Some(metal), _) => Amount::tokens(metal, most - metal),
                (None, print) => print.map_or(Amount::NONE, |print| cards.blueprint(print).cost),
            },
            Effect::Income { gain } => *gain,
            _ => Amount::NONE,
        }
    }

    /// FF-140: what a die shows when the effect has changed it.
    pub fn changed(&self, die: u8) -> u8 {
        match self {
            Effect::Flip { .. } => 7 - die,
            Effect::Lower { .. } => die - 1,
            Effect::Raise { .. } => die + 1,
            _ => die,
        }
    }
}

impl Handful {
    /// All handfuls among these dice that it takes or changes.
    pub fn among(self, dice: Dice, mut each: impl FnMut(Dice)) {
        match self {
            Handful::Placed(need) => need.among(dice, each),
            Handful::Changed(least, most) => {
                let values = dice.values().filter(|value| (least..=most).contains(value));
                values.for_each(|value| each(Dice::of(&[value])));
            }
            Handful::Rerolled => some_of(dice, 1, Dice::NONE, &mut each),
        }
    }

    /// Whether these dice are what it takes or changes.
    fn takes(self, dice: Dice) -> bool {
        let mut takes = false;
        self.among(dice, |some| takes |= some == dice);
        takes
    }
}

/// Every handful of at least one die.
fn some_of(dice: Dice, value: u8, so_far: Dice, each: &mut impl FnMut(Dice)) {
    if value > 6 {
        if !so_far.is_empty() {
            each(so_far);
        }
        return;
    }
    let mut some = so_far;
    for taken in 0..=dice.count(value) {
        some_of(dice, value + 1, some, each);
        if taken < dice.count(value) {
            some = some.with(value);
        }
    }
}

impl Needs {
    /// FF-114: the tokens that a use takes.
    pub fn price(&self, it: &Use) -> Amount {
        let price = self.pay.and_token(self.pay_die, it.dice.equal().unwrap_or(0));
        match self.open {
            OpenChoice::PaidDie => price.and(Amount::tokens(0, it.choice.unwrap_or(0))),
            _ => price,
        }
    }

    /// FF-115: whether the dice are placed on the card.
    pub(crate) fn places_dice(&self) -> bool {
        matches!(self.handful, Handful::Placed(_))
    }

    /// FF-117: what can be chosen when these blueprints are discarded; none if nothing is left open.
    pub fn choices(&self, cards: &Cards, discards: Prints) -> Option<RangeInclusive<u8>> {
        match self.open {
            OpenChoice::Nothing => None,
            OpenChoice::OneOf(count) => Some(1..=count),
            OpenChoice::Die | OpenChoice::PaidDie => Some(1..=6),
            OpenChoice::Metal(most) => {
                let cost = cards.blueprint(discards.names().next()?).cost;
                (cost.metal + cost.energy > most).then(|| most.saturating_sub(cost.energy)..=cost.metal.min(most))
            }
        }
    }

    /// The blueprints that can be discarded for a use: of one, each name by itself.
    fn each_discard(&self, hand: Prints, mut each: impl FnMut(Prints)) {
        match self.open {
            _ if self.discards == 0 => each(Prints::NONE),
            OpenChoice::Metal(_) => hand.names().for_each(|print| each(Prints::of(&[print]))),
            _ => {
                _ = each_mix(hand, self.discards.into(), &mut |discards| {
                    each(discards);
                    true
                })
            }
        }
    }
}

/// A card that can be activated.
#[derive(Clone, Copy, Debug)]
pub struct Usable<'a> {
    pub card: Print,
    /// FF-177: the blueprint it copies.
    pub copied: Option<Print>,
    /// What it does.
    pub effect: &'a Effect,
    /// What that needs.
    pub needs: &'a Needs,
    /// FF-179: what a Replicator costs on top.
    pub extra: Amount,
}

impl Usable<'_> {
    /// FF-114, FF-179: the tokens that a use takes, with the Replicator's own.
    pub fn price(&self, it: &Use) -> Amount {
        self.needs.price(it).and(self.extra)
    }
}

/// Why a card cannot be activated: the rule and the message.
pub(crate) type Bar = (RuleId, &'static str);

/// Whether a player can activate a card, copying what lies in a slot of the market: whatever stands in the compound
/// (FF-185), and an income at once (FF-186).
#[inline]
pub(crate) fn usable<'a>(
    cards: &'a Cards,
    public: &Public,
    player: &Player,
    card: Print,
    copy: Option<u8>,
) -> Result<Usable<'a>, Bar> {
    if !cards.is_print(card) || !player.has(card) {
        return Err(("FF-123", "factories-refuse-not-built"));
    }
    if player.has_used(card) {
        return Err(("FF-112", "factories-refuse-used"));
    }
    let own = cards.face(card, public.printed());
    let Effect::Replicate { pay } = own.effect else {
        return match (&own.effect, &own.needs) {
            // FF-352, FF-353: the printed Scrap Yard and Solar Array.
            (Effect::OnBuild { .. }, None) => Err(("FF-352", "factories-refuse-nothing")),
            (_, None) => Err(("FF-118", "factories-refuse-nothing")),
            // FF-180, FF-181, FF-182: the Scrap Yard and the Solar Array.
            (Effect::Income { .. }, _) if player.is_fresh(card) => Err(("FF-180", "factories-refuse-fresh")),
            _ if copy.is_some() => Err(("FF-177", "factories-refuse-no-copy")),
            (effect, Some(needs)) => Ok(Usable { card, copied: None, effect, needs, extra: Amount::NONE }),
        };
    };
    let Some(copied) = copy.and_then(|slot| public.blueprint(cards, slot)) else {
        return Err(("FF-177", "factories-refuse-copy-slot"));
    };
    let face = cards.face(copied, public.printed());
    match (&face.effect, &face.needs) {
        (effect, Some(needs)) => Ok(Usable { card, copied: Some(copied), effect, needs, extra: pay }),
        (Effect::Replicate { .. }, None) => Err(("FF-184", "factories-refuse-copy")),
        (Effect::OnBuild { .. }, None) => Err(("FF-357", "factories-refuse-copy")),
        (_, None) => Err(("FF-183", "factories-refuse-copy")),
    }
}

/// What a player has to activate cards with.
#[derive(Clone, Copy, Debug)]
pub struct Means<'a> {
    /// The components.
    pub cards: &'a Cards,
    /// What lies open.
    pub public: &'a Public,
    /// What lies open of the player.
    pub player: &'a Player,
    /// The hand, card by card.
    pub held: Blueprints,
}

impl<'a> Means<'a> {
    /// What a player has who is asked.
    pub fn of(asked: Asked<'a>) -> Means<'a> {
        let (public, cards) = (asked.public(), asked.cards());
        Means { cards, public, player: &public.players[asked.seat()], held: asked.own().cards }
    }

    /// The names in the hand.
    pub fn hand(&self) -> Prints {
        self.cards.prints(self.held)
    }

    /// FF-112, FF-123, FF-177: every card that can be activated, with the slot of the market that it copies.
    pub fn each_usable(&self, mut each: impl FnMut(Option<u8>, Usable<'a>)) {
        for card in self.player.compound().filter(|card| !self.player.has_used(*card)) {
            let copies = matches!(self.cards.effect(card, self.public.printed()), Effect::Replicate { .. });
            for slot in if copies { 1..=self.public.blueprints.len() as u8 } else { 0..=0 } {
                let copy = (slot > 0).then_some(slot);
                if let Ok(found) = usable(self.cards, self.public, self.player, card, copy) {
                    each(copy, found);
                }
            }
        }
    }

    /// FF-111, FF-114: every way to use a card.
    pub fn each_use(&self, of: &Usable<'_>, mut each: impl FnMut(Use)) {
        let pays = |it: &Use| self.player.can_pay(of.price(it));
        if self.held.len() < usize::from(of.needs.discards) || !self.player.can_pay(of.needs.pay.and(of.extra)) {
            return;
        }
        let hand = if of.needs.discards > 0 { self.hand() } else { Prints::NONE };
        of.needs.handful.among(self.player.dice, |dice| {
            let it = Use { dice, ..Use::default() };
            if !pays(&it) {
                return;
            }
            of.needs.each_discard(hand, |discards| match of.needs.choices(self.cards, discards) {
                None => each(Use { discards, ..it }),
                Some(open) => {
                    let chosen = open.map(|choice| Use { dice, discards, choice: Some(choice) });
                    chosen.filter(pays).for_each(&mut each);
                }
            });
        });
    }

    /// Whether a card can be used so.
    pub(crate) fn check(&self, of: &Usable<'_>, it: &Use) -> Result<(), Illegal> {
        let (needs, wanted, price) = (of.needs, usize::from(of.needs.discards), of.price(it));
        let own = self.player.dice.without(it.dice).is_some();
        ensure(own, "FF-82", || Phrase::new("factories-refuse-dice"))?;
        let held = it.discards.is_empty() || self.hand().has(it.discards);
        ensure(held, "FF-114", || Phrase::new("factories-refuse-discards"))?;
        ensure(needs.handful.takes(it.dice), needs.rule, || Phrase::new("factories-refuse-wrong-dice"))?;
        let why = || Phrase::new("factories-refuse-discard-count").count("wanted", wanted);
        ensure(it.discards.len() == wanted, "FF-111", why)?;
        match needs.choices(self.cards, it.discards) {
            None => ensure(it.choice.is_none(), "FF-117", || Phrase::new("factories-refuse-no-choice"))?,
            Some(open) => {
                let why = || Phrase::new("factories-refuse-choice").number("least", *open.start());
                let fits = it.choice.is_some_and(|choice| open.contains(&choice));
                ensure(fits, "FF-117", || why().number("most", *open.end()))?;
            }
        }
        let why = || Phrase::new("factories-refuse-price").phrase("price", say::amount(price));
        ensure(self.player.can_pay(price), "FF-114", why)
    }
}
