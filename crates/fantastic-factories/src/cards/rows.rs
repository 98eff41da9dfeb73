//! The data file as it is written.

use super::{BLUEPRINTS, Blueprint, CONTRACTORS, Cards, Contractor, Contractors, Kind, Numbers, Tool};
use crate::effect::{Amount, Effect, Make, Need, Service, Token};
use crate::prints::{MOST_COPIES, MOST_PRINTS, Print};
use kernel::data::{DataFault, Row, Sheet, Tally};
use kernel::{CardId, Phrase};
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
        let what = Phrase::new("factories-data-dice").number("most", MOST_DICE);
        return Err(sheet.fault(&sheet.rows.table, "table", what));
    }
    let (blueprints, print_of) = blueprints(&sheet, &mut provenance)?;
    let (contractors, contractor_of) = contractors(&sheet, &mut provenance)?;
    Ok(Cards { table, blueprints, contractors, print_of, contractor_of, provenance })
}

fn blueprints(
    sheet: &Sheet<'_, Rows>,
    provenance: &mut Tally,
) -> Result<(Vec<Blueprint>, [Print; BLUEPRINTS]), DataFault> {
    let mut ids = BTreeSet::new();
    let mut print_of = Vec::new();
    let mut blueprints = Vec::new();
    for row in &sheet.rows.blueprints {
        let data = row.get_ref();
        let fault = |what: Phrase| Err(sheet.fault(row, &data.id, what));
        if !ids.insert(&data.id) {
            return fault(Phrase::new("data-fault-twice"));
        }
        if data.copies == 0 || data.copies > MOST_COPIES {
            return fault(Phrase::new("factories-data-copies").number("most", MOST_COPIES));
        }
        if data.prestige.is_empty() || data.cost.goods + data.cost.cards > 0 {
            return fault(Phrase::new("factories-data-cost"));
        }
        if !is_sane(data.cost)
            || [Some(&data.effect), data.printed.as_ref()].into_iter().flatten().any(EffectRow::is_too_much)
        {
            return fault(Phrase::new("factories-data-amount").number("most", MOST));
        }
        let read = |effect: &EffectRow| effect.read(data.r#type).map_err(|what| sheet.fault(row, &data.id, what));
        let effect = read(&data.effect)?;
        let printed = data.printed.as_ref().map(read).transpose()?;
        sheet.count(row, &data.id, &[&data.from.effect, &data.from.rest], provenance)?;
        let first = print_of.len();
        print_of.extend(std::iter::repeat_n(blueprints.len() as Print + 1, usize::from(data.copies)));
        if print_of.len() > BLUEPRINTS {
            break;
        }
        blueprints.push(Blueprint {
            id: data.id.clone(),
            title: data.title.clone(),
            copies: (first..print_of.len()).map(|card| card as CardId).collect(),
            kind: data.r#type,
            tool: data.tool,
            cost: data.cost,
            prestige: data.prestige.clone(),
            several: data.several,
            discount: data.discount,
            effect,
            printed,
        });
    }
    let found = sheet.rows.blueprints.iter().map(|row| usize::from(row.get_ref().copies)).sum::<usize>();
    let what =
        || DataFault::whole(Phrase::new("factories-data-deck").count("found", found).count("wanted", BLUEPRINTS));
    let print_of = <[Print; BLUEPRINTS]>::try_from(print_of).map_err(|_| what())?;
    if blueprints.len() > MOST_PRINTS {
        return Err(DataFault::whole(Phrase::new("factories-data-names").count("most", MOST_PRINTS)));
    }
    Ok((blueprints, print_of))
}

fn contractors(
    sheet: &Sheet<'_, Rows>,
    provenance: &mut Tally,
) -> Result<(Vec<Contractor>, [u8; CONTRACTORS]), DataFault> {
    let mut ids = BTreeSet::new();
    let mut contractor_of = Vec::new();
    let mut contractors = Vec::new();
    for row in &sheet.rows.contractors {
        let data = row.get_ref();
        let fault = |what: Phrase| Err(sheet.fault(row, &data.id, what));
        if !ids.insert(&data.id) {
            return fault(Phrase::new("data-fault-twice"));
        }
        if data.copies == 0 || data.copies > MOST_COPIES {
            return fault(Phrase::new("factories-data-copies").number("most", MOST_COPIES));
        }
        if data.pay.goods + data.pay.cards > 0 {
            return fault(Phrase::new("factories-data-cost"));
        }
        let service = data.effect.read().map_err(|what| sheet.fault(row, &data.id, what))?;
        match service {
            _ if !is_sane(data.pay) => return fault(Phrase::new("factories-data-amount").number("most", MOST)),
            Service::Gain { gain, opponent } if !is_sane(gain) || !is_sane(opponent) => {
                return fault(Phrase::new("factories-data-amount").number("most", MOST));
            }
            Service::Foreman { most: dice } | Service::ExtraDice { dice } if dice > MOST_DICE => {
                return fault(Phrase::new("factories-data-dice").number("most", MOST_DICE));
            }
            _ => {}
        }
        sheet.count(row, &data.id, &[&data.from], provenance)?;
        let first = contractor_of.len();
        contractor_of.extend(std::iter::repeat_n(contractors.len() as u8, usize::from(data.copies)));
        if contractor_of.len() > CONTRACTORS {
            break;
        }
        contractors.push(Contractor {
            id: data.id.clone(),
            title: data.title.clone(),
            copies: (first..contractor_of.len()).map(|card| card as CardId).collect::<Contractors>(),
            pay: data.pay,
            service,
        });
    }
    let found = sheet.rows.contractors.iter().map(|row| usize::from(row.get_ref().copies)).sum::<usize>();
    let contractor_of = contractor_of.try_into().map_err(|_| {
        DataFault::whole(Phrase::new("factories-data-contractors").count("found", found).count("wanted", CONTRACTORS))
    })?;
    Ok((contractors, contractor_of))
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
