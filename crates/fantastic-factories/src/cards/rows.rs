//! The data file as it is written.

use super::{Blueprint, Cards, Contractor, Face, Kind, Numbers, Printed, Prints, Tool};
use crate::effect::{Amount, Effect, Need, Service, Token};
use crate::say::{self, Other};
use kernel::bag::MOST_COPIES;
use kernel::data::{DataFault, Row, Sheet};
use kernel::{CardId, CardSet, Phrase, require};
use serde::Deserialize;
use serde::de::IgnoredAny;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rows {
    table: Row<Numbers>,
    blueprints: Vec<Row<BlueprintRow>>,
    contractors: Vec<Row<ContractorRow>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct BlueprintRow {
    id: String,
    title: String,
    copies: u8,
    r#type: Kind,
    tool: Tool,
    cost: Amount,
    prestige: Vec<u8>,
    #[serde(default)]
    several: bool,
    #[serde(default)]
    discount: u8,
    effect: Written<Effect>,
    printed: Option<Written<Effect>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ContractorRow {
    id: String,
    title: String,
    copies: u8,
    pay: Amount,
    effect: Written<Service>,
}

/// What a card does, or columns that are known but do not go together.
#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "columns of effects with their values, as the top of the file lists them")]
enum Written<T> {
    Known(T),
    #[expect(dead_code, reason = "they are read only to tell a wrong column from one in the wrong place")]
    Unknown(Columns),
}

/// Every column that what a card does may have.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Columns {
    kind: String,
    dice: IgnoredAny,
    pay: Amount,
    pay_die: Option<Token>,
    discard: u8,
    gain: Amount,
    gain_die: Option<Token>,
    gain_high: Amount,
    choose: Vec<Amount>,
    extra_die: String,
    opponent: Amount,
    most: u8,
}

impl<T> Written<T> {
    fn known(&self) -> Result<&T, Phrase> {
        match self {
            Written::Known(it) => Ok(it),
            Written::Unknown(_) => Err(unknown()),
        }
    }
}

/// The most of anything that one row can ask for or give: sums of amounts stay far below 256.
const MOST: u8 = 20;
/// The most dice a player can have of their own, or hire.
const MOST_DICE: u8 = 8;

pub(super) fn check(sheet: &Sheet<'_, Rows>) -> Result<Cards, DataFault> {
    let Rows { table, blueprints, contractors } = &sheet.rows;
    require(table.get_ref().own_dice <= MOST_DICE, || sheet.fault(table, too_many_dice()))?;
    let (mut deck, mut people) = (Dealing::default(), Dealing::default());
    let table = table.get_ref().clone();
    let blueprints = sheet.each(blueprints, |row| row.read(&mut deck))?;
    let print_of = deck.whole("factories-data-deck")?;
    let too_many = || DataFault::whole(Phrase::new("factories-data-names").count("most", Prints::KINDS));
    require(blueprints.len() <= Prints::KINDS, too_many)?;
    let contractors = sheet.each(contractors, |row| row.read(&mut people))?;
    let number_of = people.whole("factories-data-contractors")?;
    let one_of = print_of.map(Prints::one);
    Ok(Cards { printed: Printed { table, blueprints, contractors }, print_of, one_of, number_of })
}

/// A deck that is put together row by row.
#[derive(Debug, Default)]
struct Dealing {
    rows: u8,
    /// The row of each card, counted from 1.
    row_of: Vec<u8>,
}

impl Dealing {
    /// The copies of the next row, as far as a set can hold them.
    fn deal<const W: usize>(&mut self, copies: u8) -> Result<CardSet<W>, Phrase> {
        let wrong = || Phrase::new("factories-data-copies").number("most", MOST_COPIES);
        require((1..=MOST_COPIES).contains(&copies), wrong)?;
        let first = self.row_of.len();
        self.rows = self.rows.saturating_add(1);
        self.row_of.resize(first + usize::from(copies), self.rows);
        Ok((first..self.row_of.len()).filter(|card| *card < 64 * W).map(|card| card as CardId).collect())
    }

    /// All of it, if it has the right size.
    fn whole<const CARDS: usize>(self, wrong: &'static str) -> Result<[u8; CARDS], DataFault> {
        let what = Phrase::new(wrong).count("found", self.row_of.len()).count("wanted", CARDS);
        self.row_of.try_into().map_err(|_| DataFault::whole(what))
    }
}

fn too_many_dice() -> Phrase {
    Phrase::new("factories-data-dice").number("most", MOST_DICE)
}

fn not_a_cost() -> Phrase {
    Phrase::new("factories-data-cost")
}

fn unknown() -> Phrase {
    Phrase::new("factories-data-effect")
}

impl BlueprintRow {
    fn read(&self, deck: &mut Dealing) -> Result<Blueprint, Phrase> {
        let copies = deck.deal(self.copies)?;
        require(!self.prestige.is_empty(), not_a_cost)?;
        is_price(self.cost)?;
        let mut blueprint = Blueprint {
            number: deck.rows,
            id: self.id.clone(),
            title: self.title.clone(),
            copies,
            kind: self.r#type,
            tool: self.tool,
            cost: self.cost,
            worth: (1..=copies.len()).map(|copies| worth(&self.prestige, copies)).collect(),
            prestige: self.prestige.clone(),
            several: self.several,
            discount: self.discount,
            says: unknown(),
            rulebook: self.face(&self.effect)?,
            printed: self.printed.as_ref().map(|effect| self.face(effect)).transpose()?,
        };
        blueprint.says = say::card(&blueprint);
        Ok(blueprint)
    }

    fn face(&self, written: &Written<Effect>) -> Result<Face, Phrase> {
        let effect = written.known()?;
        fits(effect, self.r#type)?;
        let says = say::does(effect, self.several, self.discount);
        Ok(Face { effect: effect.clone(), needs: effect.needs(), says })
    }
}

/// FF-145: so many together; of those that come after the last number, each is worth as much as that.
fn worth(prestige: &[u8], copies: usize) -> u16 {
    (0..copies).map(|nth| u16::from(prestige[nth.min(prestige.len() - 1)])).sum()
}

impl ContractorRow {
    fn read(&self, deck: &mut Dealing) -> Result<Contractor, Phrase> {
        let copies = deck.deal(self.copies)?;
        is_price(self.pay)?;
        let service = *self.effect.known()?;
        match service {
            Service::Gain { gain, opponent } => [gain, opponent].into_iter().try_for_each(is_sane)?,
            Service::Foreman { most: dice } | Service::ExtraDice { dice } if dice > MOST_DICE => {
                return Err(too_many_dice());
            }
            _ => {}
        }
        let (id, title, says) = (self.id.clone(), self.title.clone(), unknown());
        let (number, says_alone) = (deck.rows, unknown());
        let mut person = Contractor { number, id, title, copies, pay: self.pay, service, says, says_alone };
        person.says = say::offer(&person, Other::Anybody);
        person.says_alone = say::offer(&person, Other::Nobody);
        Ok(person)
    }
}

/// Whether no number is larger than any game can use.
fn is_sane(amount: Amount) -> Result<(), Phrase> {
    let sane = [amount.goods, amount.metal, amount.energy, amount.cards].into_iter().all(|n| n <= MOST);
    require(sane, || Phrase::new("factories-data-amount").number("most", MOST))
}

/// Whether it is metal and energy alone.
fn is_price(amount: Amount) -> Result<(), Phrase> {
    is_sane(amount)?;
    require(amount.goods + amount.cards == 0, not_a_cost)
}

/// Whether an effect makes sense on a card of this type.
fn fits(effect: &Effect, kind: Kind) -> Result<(), Phrase> {
    let (pay, gains, sound) = match effect {
        Effect::Make(make) => {
            let reads_die = make.pay_die.is_some() || make.gain_die.is_some() || make.gain_high.is_some();
            let one_value = matches!(make.dice, Need::Any | Need::Value { .. } | Need::Equal { .. });
            let open = make.extra_die.is_none() || make.choose.is_empty();
            let gains = [make.gain].into_iter().chain(make.gain_high).chain(make.choose.iter().copied());
            (make.pay, gains.collect(), make.discard <= 3 && (one_value || !reads_die) && open)
        }
        Effect::Flip { pay }
        | Effect::Lower { pay }
        | Effect::Raise { pay }
        | Effect::Reroll { pay }
        | Effect::Roll { pay }
        | Effect::Replicate { pay } => (*pay, Vec::new(), true),
        Effect::Income { gain } | Effect::OnBuild { gain } | Effect::Laboratory { gain } => {
            (Amount::NONE, vec![*gain], true)
        }
        Effect::BlackMarket { dice, discard, most } => {
            (Amount::NONE, vec![Amount::tokens(*most, 0)], (*dice, *discard) == (Need::Any, 1))
        }
        Effect::DieForEnergy {} | Effect::Monument {} => (Amount::NONE, Vec::new(), true),
    };
    [pay].into_iter().chain(gains).try_for_each(is_sane)?;
    let monument = *effect == Effect::Monument {};
    require(sound && pay.goods + pay.cards == 0 && monument == (kind == Kind::Monument), unknown)
}
