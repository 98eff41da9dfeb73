//! The data file as it is written.

use super::{Blueprint, Cards, Contractor, Kind, Numbers, Tool};
use crate::effect::{Amount, Effect, Make, Need, Service, Token};
use crate::prints::{MOST_COPIES, MOST_PRINTS, Prints};
use kernel::data::{DataFault, Row, Sheet, Tally};
use kernel::{CardId, CardSet, Phrase};
use serde::Deserialize;
use std::collections::BTreeSet;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rows {
    #[serde(rename = "name")]
    _name: String,
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
    effect: EffectRow,
    printed: Option<EffectRow>,
    from: BlueprintFrom,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct BlueprintFrom {
    effect: String,
    rest: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ContractorRow {
    id: String,
    title: String,
    copies: u8,
    pay: Amount,
    effect: ServiceRow,
    from: String,
}

/// What a contractor does, with every column it may have.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct ServiceRow {
    kind: String,
    gain: Option<Amount>,
    opponent: Option<Amount>,
    most: Option<u8>,
    dice: Option<u8>,
}

/// An effect with every column it may have.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct EffectRow {
    kind: String,
    dice: Option<String>,
    pay: Option<Amount>,
    pay_die: Option<Token>,
    discard: Option<u8>,
    gain: Option<Amount>,
    gain_die: Option<Token>,
    gain_high: Option<Amount>,
    choose: Option<Vec<Amount>>,
    extra_die: Option<String>,
    most: Option<u8>,
}

/// The most of anything that one row can ask for or give: sums of amounts stay far below 256.
const MOST: u8 = 20;
/// The most dice a player can have of his own, or hire.
const MOST_DICE: u8 = 8;

pub(super) fn parse(text: &str) -> Result<Cards, DataFault> {
    let sheet: Sheet<'_, Rows> = Sheet::read(text)?;
    let mut provenance = Tally::default();
    let table = sheet.rows.table.get_ref().clone();
    sheet.count(&sheet.rows.table, "table", &[&table.from], &mut provenance)?;
    if table.own_dice > MOST_DICE {
        return Err(sheet.fault(&sheet.rows.table, "table", too_many_dice()));
    }
    let (mut deck, mut blueprints) = (Dealing::default(), Vec::new());
    for row in &sheet.rows.blueprints {
        let data = row.get_ref();
        blueprints.push(data.read(&mut deck).map_err(|what| sheet.fault(row, &data.id, what))?);
        sheet.count(row, &data.id, &[&data.from.effect, &data.from.rest], &mut provenance)?;
    }
    let print_of = deck.whole("factories-data-deck")?;
    if blueprints.len() > MOST_PRINTS {
        return Err(DataFault::whole(Phrase::new("factories-data-names").count("most", MOST_PRINTS)));
    }
    let (mut deck, mut contractors) = (Dealing::default(), Vec::new());
    for row in &sheet.rows.contractors {
        let data = row.get_ref();
        contractors.push(data.read(&mut deck).map_err(|what| sheet.fault(row, &data.id, what))?);
        sheet.count(row, &data.id, &[&data.from], &mut provenance)?;
    }
    let contractor_of = deck.whole("factories-data-contractors")?;
    let one_of = print_of.map(|print| Prints::of(&[print]));
    Ok(Cards { table, blueprints, contractors, print_of, one_of, contractor_of, provenance })
}

/// A deck that is put together row by row.
#[derive(Debug, Default)]
struct Dealing<'a> {
    ids: BTreeSet<&'a str>,
    /// The row of each card, counted from 1.
    row_of: Vec<u8>,
}

impl<'a> Dealing<'a> {
    /// The copies of the next row, as far as a set can hold them.
    fn deal<const W: usize>(&mut self, id: &'a str, copies: u8) -> Result<CardSet<W>, Phrase> {
        if !self.ids.insert(id) {
            return Err(Phrase::new("data-fault-twice"));
        }
        if copies == 0 || copies > MOST_COPIES {
            return Err(Phrase::new("factories-data-copies").number("most", MOST_COPIES));
        }
        let first = self.row_of.len();
        self.row_of.resize(first + usize::from(copies), self.ids.len() as u8);
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

fn too_much() -> Phrase {
    Phrase::new("factories-data-amount").number("most", MOST)
}

impl BlueprintRow {
    fn read<'a>(&'a self, deck: &mut Dealing<'a>) -> Result<Blueprint, Phrase> {
        let copies = deck.deal(&self.id, self.copies)?;
        if self.prestige.is_empty() || self.cost.goods + self.cost.cards > 0 {
            return Err(Phrase::new("factories-data-cost"));
        }
        if !is_sane(self.cost) || self.effect.is_too_much() || self.printed.as_ref().is_some_and(EffectRow::is_too_much)
        {
            return Err(too_much());
        }
        Ok(Blueprint {
            id: self.id.clone(),
            title: self.title.clone(),
            copies,
            kind: self.r#type,
            tool: self.tool,
            cost: self.cost,
            prestige: self.prestige.clone(),
            several: self.several,
            discount: self.discount,
            effect: self.effect.read(self.r#type)?,
            printed: self.printed.as_ref().map(|effect| effect.read(self.r#type)).transpose()?,
        })
    }
}

impl ContractorRow {
    fn read<'a>(&'a self, deck: &mut Dealing<'a>) -> Result<Contractor, Phrase> {
        let copies = deck.deal(&self.id, self.copies)?;
        if self.pay.goods + self.pay.cards > 0 {
            return Err(Phrase::new("factories-data-cost"));
        }
        let service = self.effect.read()?;
        match service {
            _ if !is_sane(self.pay) => return Err(too_much()),
            Service::Gain { gain, opponent } if !is_sane(gain) || !is_sane(opponent) => return Err(too_much()),
            Service::Foreman { most: dice } | Service::ExtraDice { dice } if dice > MOST_DICE => {
                return Err(too_many_dice());
            }
            _ => {}
        }
        Ok(Contractor { id: self.id.clone(), title: self.title.clone(), copies, pay: self.pay, service })
    }
}

impl ServiceRow {
    /// The effect, if the columns are just those its kind has.
    fn read(&self) -> Result<Service, Phrase> {
        match (self.kind.as_str(), self.gain, self.opponent, self.most, self.dice) {
            ("gain", Some(gain), Some(opponent), None, None) => Ok(Service::Gain { gain, opponent }),
            ("engineer", None, None, None, None) => Ok(Service::Engineer),
            ("foreman", None, None, Some(most), None) => Ok(Service::Foreman { most }),
            ("extra_dice", None, None, None, Some(dice)) => Ok(Service::ExtraDice { dice }),
            ("investor", None, None, None, None) => Ok(Service::Investor),
            ("specialist", None, None, None, None) => Ok(Service::Specialist),
            _ => Err(Phrase::new("factories-data-effect").text("kind", &self.kind)),
        }
    }
}

fn is_sane(amount: Amount) -> bool {
    [amount.goods, amount.metal, amount.energy, amount.cards].into_iter().all(|n| n <= MOST)
}

impl EffectRow {
    /// Whether one of its numbers is larger than any game can use.
    fn is_too_much(&self) -> bool {
        let amounts = [self.pay, self.gain, self.gain_high].into_iter().flatten();
        let mut amounts = amounts.chain(self.choose.iter().flatten().copied());
        amounts.any(|amount| !is_sane(amount)) || self.most.is_some_and(|most| most > MOST)
    }

    /// The effect, if the columns are just those its kind has.
    fn read(&self, kind: Kind) -> Result<Effect, Phrase> {
        let mut left = self.clone();
        left.kind.clear();
        let unknown = || Phrase::new("factories-data-effect").text("kind", &self.kind);
        let mut pay = || left.pay.take().filter(|pay| pay.goods + pay.cards == 0).ok_or_else(unknown);
        let effect = match self.kind.as_str() {
            "make" => Effect::Make(left.make().ok_or_else(unknown)?),
            "flip" => Effect::Flip { pay: pay()? },
            "lower" => Effect::Lower { pay: pay()? },
            "raise" => Effect::Raise { pay: pay()? },
            "reroll" => Effect::Reroll { pay: pay()? },
            "roll" => Effect::Roll { pay: pay()? },
            "replicate" => Effect::Replicate { pay: pay()? },
            "die_for_energy" => Effect::DieForEnergy,
            "black_market" => {
                let columns = (left.dice.take(), left.discard.take(), left.most.take());
                match columns {
                    (Some(dice), Some(1), Some(most)) if dice == "any" => Effect::BlackMarket { most },
                    _ => return Err(unknown()),
                }
            }
            "income" => Effect::Income { gain: left.gain.take().ok_or_else(unknown)? },
            "on_build" => Effect::OnBuild { gain: left.gain.take().ok_or_else(unknown)? },
            "laboratory" => Effect::Laboratory { gain: left.gain.take().ok_or_else(unknown)? },
            "monument" => Effect::Monument,
            _ => return Err(unknown()),
        };
        let monument = effect == Effect::Monument;
        if left != EffectRow::default() || monument != (kind == Kind::Monument) {
            return Err(unknown());
        }
        Ok(effect)
    }

    fn make(&mut self) -> Option<Make> {
        let dice = self.dice.take().map_or(Some(Need::Nothing), |text| Need::read(&text))?;
        let extra_die = match self.extra_die.take().as_deref() {
            None => false,
            Some("chosen") => true,
            Some(_) => return None,
        };
        let make = Make {
            dice,
            pay: self.pay.take().unwrap_or_default(),
            pay_die: self.pay_die.take(),
            discard: self.discard.take().unwrap_or(0),
            gain: self.gain.take().unwrap_or_default(),
            gain_die: self.gain_die.take(),
            gain_high: self.gain_high.take(),
            choose: self.choose.take().unwrap_or_default(),
            extra_die,
        };
        let reads_die = make.pay_die.is_some() || make.gain_die.is_some() || make.gain_high.is_some();
        let one_value = matches!(dice, Need::Any | Need::Value(_) | Need::Equal(_));
        let sound = make.discard <= 3 && make.pay.goods + make.pay.cards == 0 && (one_value || !reads_die);
        (sound && (!extra_die || make.choose.is_empty())).then_some(make)
    }
}
