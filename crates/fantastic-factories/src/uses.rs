//! Sections 9 and 10: which cards a player can use, and how. The one description of it: what can be chosen is listed
//! from it, and a choice is checked against it.

use crate::action::Activate;
use crate::cards::Blueprints;
use crate::effect::Need;
use crate::state::ROW;
use crate::{Amount, Asked, Cards, Dice, Effect, Player, Print, Prints, Public, State, Token, ensure_paid};
use kernel::{Illegal, Phrase, RuleId, Seat, ensure};
use std::ops::RangeInclusive;

/// What a use of an effect needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Needs {
    pub handful: Handful,
    /// The rule that says which dice.
    rule: RuleId,
    pub pay: Amount,
    /// As many of these as its die shows, on top.
    pay_die: Option<Token>,
    /// How many blueprints are discarded.
    pub discards: u8,
    /// What is left open besides.
    pub open: OpenChoice,
}

/// The dice of a use: those it places, or those it changes.
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
            Effect::DieForEnergy {} => Needs { open: OpenChoice::PaidDie, ..plain },
            Effect::BlackMarket { dice, discard, most } => Needs {
                handful: Handful::Placed(dice),
                rule: "FF-147",
                discards: discard,
                open: OpenChoice::Metal(most),
                ..plain
            },
            Effect::Replicate { .. } | Effect::OnBuild { .. } | Effect::Laboratory { .. } | Effect::Monument {} => {
                return None;
            }
        })
    }

    /// What a use of it gives: tokens, goods and blueprints.
    pub fn gain(&self, cards: &Cards, it: &Activate) -> Amount {
        match self {
            Effect::Make(make) => {
                let value = it.dice.equal().unwrap_or(0);
                let base = if value >= 4 { make.gain_high.unwrap_or(make.gain) } else { make.gain };
                let chosen = it.choice.and_then(|number| make.choose.get(usize::from(number) - 1));
                base.and_token(make.gain_die, value).and(chosen.copied().unwrap_or_default())
            }
            Effect::BlackMarket { most, .. } => match (it.choice, it.discards.kinds().next()) {
                (Some(metal), _) => Amount::tokens(metal, most - metal),
                (None, print) => print.map_or(Amount::NONE, |print| cards.blueprint(print).cost),
            },
            Effect::Income { gain } => *gain,
            _ => Amount::NONE,
        }
    }
}

/// FF-83: what a use does to unplaced dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    Nothing,
    /// FF-140: one is changed.
    Turned {
        from: u8,
        to: u8,
    },
    /// FF-188: its dice are rolled again.
    Rerolled,
    /// FF-158, FF-166, FF-193: there is one more, of a chosen value.
    Added(u8),
    /// FF-187: one more is rolled.
    Rolled,
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
            // How many of each value: the digits of a number.
            Handful::Rerolled => {
                let ways = (1..=6).map(|value| usize::from(dice.count(value)) + 1).product();
                (1..ways).for_each(|mut number| {
                    each((1..=6).rev().fold(Dice::EMPTY, |some, value| {
                        let base = usize::from(dice.count(value)) + 1;
                        let count = number % base;
                        number /= base;
                        some.with_equal(value, count as u8)
                    }));
                });
            }
        }
    }

    /// Whether these dice are what it takes or changes.
    fn takes(self, dice: Dice) -> bool {
        let mut takes = false;
        self.among(dice, |some| takes |= some == dice);
        takes
    }
}

impl Needs {
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
                let cost = cards.blueprint(discards.kinds().next()?).cost;
                (cost.metal + cost.energy > most).then(|| most.saturating_sub(cost.energy)..=cost.metal.min(most))
            }
        }
    }

    /// The blueprints that can be discarded for a use: of one, each name by itself.
    fn each_discard(&self, hand: Prints, mut each: impl FnMut(Prints)) {
        match self.open {
            _ if self.discards == 0 => each(Prints::EMPTY),
            OpenChoice::Metal(_) => hand.kinds().for_each(|print| each(Prints::one(print))),
            _ => hand.mixes(self.discards.into()).iter().for_each(each),
        }
    }
}

/// A card that can be activated.
#[derive(Clone, Copy, Debug)]
pub struct Usable {
    pub card: Print,
    /// FF-177: the slot of the market card that it copies, and that card.
    pub copy: Option<u8>,
    pub copied: Option<Print>,
    pub effect: &'static Effect,
    pub needs: &'static Needs,
    /// FF-179: what a Replicator costs on top.
    pub extra: Amount,
}

impl Usable {
    /// A use with these dice, before anything else is said.
    pub fn with(&self, dice: Dice) -> Activate {
        Activate { card: self.card, copy: self.copy, dice, discards: Prints::EMPTY, choice: None }
    }

    /// FF-114, FF-179: the tokens that a use takes, with the Replicator's own.
    #[inline]
    pub fn price(&self, it: &Activate) -> Amount {
        let price = self.needs.pay.and_token(self.needs.pay_die, it.dice.equal().unwrap_or(0)).and(self.extra);
        match self.needs.open {
            OpenChoice::PaidDie => price.and(Amount::tokens(0, it.choice.unwrap_or(0))),
            _ => price,
        }
    }

    pub fn change(&self, it: &Activate) -> Change {
        let from = it.dice.sum();
        match (self.effect, self.needs.open, it.choice) {
            (Effect::Flip { .. }, ..) => Change::Turned { from, to: 7 - from },
            (Effect::Lower { .. }, ..) => Change::Turned { from, to: from - 1 },
            (Effect::Raise { .. }, ..) => Change::Turned { from, to: from + 1 },
            (Effect::Reroll { .. }, ..) => Change::Rerolled,
            (Effect::Roll { .. }, ..) => Change::Rolled,
            (_, OpenChoice::Die | OpenChoice::PaidDie, Some(value)) => Change::Added(value),
            _ => Change::Nothing,
        }
    }
}

/// What a player has to activate cards with.
#[derive(Clone, Copy, Debug)]
pub struct Means<'a> {
    pub cards: &'static Cards,
    pub public: &'a Public,
    pub player: &'a Player,
    pub held: Blueprints,
}

impl<'a> Means<'a> {
    pub fn of(asked: Asked<'a>) -> Means<'a> {
        let (public, cards) = (asked.public(), asked.cards());
        Means { cards, public, player: &public.players[asked.seat()], held: *asked.own() }
    }

    /// Of any player, for the rules and for imagined worlds.
    pub fn at(state: &'a State, seat: Seat) -> Means<'a> {
        let (public, held) = (&state.public, state.private[seat]);
        Means { cards: state.cards.get(), public, player: &public.players[seat], held }
    }

    pub fn hand(&self) -> Prints {
        self.cards.prints(self.held)
    }

    /// Whether a card can be activated, copying what lies in a slot of the market: whatever stands in the compound
    /// (FF-185), and an income at once (FF-186). If not, the rule and the message.
    #[inline]
    pub(crate) fn usable(&self, card: Print, copy: Option<u8>) -> Result<Usable, (RuleId, &'static str)> {
        let &Means { cards, public, player, .. } = self;
        if !cards.is_print(card) || !player.names.has(card) {
            return Err(("FF-123", "factories-refuse-not-built"));
        }
        if player.used.has(card) {
            return Err(("FF-112", "factories-refuse-used"));
        }
        let own = cards.face(card, public.printed());
        let Effect::Replicate { pay } = own.effect else {
            return match (&own.effect, &own.needs) {
                // FF-352, FF-353: the printed Scrap Yard and Solar Array.
                (Effect::OnBuild { .. }, None) => Err(("FF-352", "factories-refuse-nothing")),
                (_, None) => Err(("FF-118", "factories-refuse-nothing")),
                // FF-180, FF-181, FF-182: the Scrap Yard and the Solar Array.
                (Effect::Income { .. }, _) if player.fresh.has(card) => Err(("FF-180", "factories-refuse-fresh")),
                _ if copy.is_some() => Err(("FF-177", "factories-refuse-no-copy")),
                (effect, Some(needs)) => Ok(Usable { card, copy, copied: None, effect, needs, extra: Amount::NONE }),
            };
        };
        let copied = copy.and_then(|slot| public.blueprint(cards, slot));
        let face = cards.face(copied.ok_or(("FF-177", "factories-refuse-copy-slot"))?, public.printed());
        match (&face.effect, &face.needs) {
            (effect, Some(needs)) => Ok(Usable { card, copy, copied, effect, needs, extra: pay }),
            (Effect::Replicate { .. }, None) => Err(("FF-184", "factories-refuse-copy")),
            (Effect::OnBuild { .. }, None) => Err(("FF-357", "factories-refuse-copy")),
            (_, None) => Err(("FF-183", "factories-refuse-copy")),
        }
    }

    /// FF-112, FF-123, FF-177: every card that can be activated.
    pub fn each_usable(&self, mut each: impl FnMut(Usable)) {
        for card in self.player.unused() {
            let copies = matches!(self.cards.face(card, self.public.printed()).effect, Effect::Replicate { .. });
            for slot in if copies { 1..=ROW as u8 } else { 0..=0 } {
                if let Ok(of) = self.usable(card, (slot > 0).then_some(slot)) {
                    each(of);
                }
            }
        }
    }

    /// FF-111, FF-114: every way to use a card.
    pub fn each_use(&self, of: &Usable, mut each: impl FnMut(Activate)) {
        let pays = |it: &Activate| self.player.can_pay(of.price(it));
        if self.held.len() < usize::from(of.needs.discards) || !self.player.can_pay(of.needs.pay.and(of.extra)) {
            return;
        }
        let hand = if of.needs.discards > 0 { self.hand() } else { Prints::EMPTY };
        of.needs.handful.among(self.player.dice, |dice| {
            let it = of.with(dice);
            if !pays(&it) {
                return;
            }
            of.needs.each_discard(hand, |discards| match of.needs.choices(self.cards, discards) {
                None => each(Activate { discards, ..it }),
                Some(open) => {
                    let chosen = open.map(|choice| Activate { discards, choice: Some(choice), ..it });
                    chosen.filter(pays).for_each(&mut each);
                }
            });
        });
    }

    /// Whether a card can be used so.
    pub(crate) fn check(&self, of: &Usable, it: &Activate) -> Result<(), Illegal> {
        let (needs, wanted) = (of.needs, usize::from(of.needs.discards));
        let own = self.player.dice.without(it.dice).is_some();
        ensure(own, "FF-82", || Phrase::new("factories-refuse-dice"))?;
        let held = it.discards.is_empty() || self.hand().has_all(it.discards);
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
        // What is paid may follow what was chosen, which is known by now to be in range.
        ensure_paid(self.player, of.price(it), "FF-114")
    }
}
