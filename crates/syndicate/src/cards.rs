//! The printed components: robots, investors, board sections, dice colours.

use crate::{Condition, Kind};
use kernel::data::{CardData, DataFault, Row, Sheet, Tally};
use kernel::{CardId, Phrase};
use serde::{Deserialize, Serialize, Serializer};
use std::collections::BTreeSet;

/// SYN-12: the deck.
pub const ROBOTS: usize = 60;

/// A loaded set of components. Its JSON is digested, and never changes; boards get [`Printed`](crate::Printed).
#[derive(Debug, Serialize)]
pub struct Cards {
    /// The robot cards; a card's id is its place in this list.
    pub robots: Vec<Robot>,
    /// SYN-6: the types of the tokens with the back 1, 2, 3.
    #[serde(serialize_with = "stacks_digested")]
    pub investors: [[Kind; 5]; 3],
    /// SYN-8: left board sections.
    pub left: Vec<String>,
    /// SYN-8: right board sections.
    pub right: Vec<RightSection>,
    /// SYN-10: the colour of the die on each space.
    pub colours: [String; 5],
    #[serde(skip)]
    provenance: Tally,
}

/// SYN-4: a robot card.
#[derive(Debug, Serialize)]
pub struct Robot {
    /// Its name in the data file.
    pub name: String,
    /// Its type.
    #[serde(serialize_with = "kind_digested")]
    pub kind: Kind,
    /// The mark for the die on its left.
    pub left: Mark,
    /// The mark for the die on its right.
    pub right: Mark,
    /// What it asks of its dice.
    #[serde(serialize_with = "Condition::digested")]
    pub condition: Condition,
    /// The VP column: none for a formula, one value, or one die and both for a number.
    pub vp: Vec<u8>,
    /// What it pays for each pair of dice: the condition, worked out once.
    #[serde(skip)]
    pay: [u8; 36],
}

impl Robot {
    /// SYN-63: what the robot pays on these dice.
    #[must_use]
    pub fn pays(&self, l: u8, r: u8) -> u8 {
        self.pay[usize::from(6 * (l - 1) + (r - 1))]
    }

    /// SYN-43, SYN-46: the two dice beside the robot when the corners that are not covered have turned them.
    #[must_use]
    pub fn turns(&self, [l, r]: [u8; 2], covered: [bool; 2]) -> [u8; 2] {
        [if covered[0] { l } else { self.left.turn(l) }, if covered[1] { r } else { self.right.turn(r) }]
    }

    /// SYN-46, SYN-47, SYN-48, SYN-52: the corners that can be covered with so many assistants: none, one, or both.
    pub fn coverable(&self, assistants: u8) -> impl Iterator<Item = [bool; 2]> + use<> {
        let marks = [self.left, self.right];
        let possible = move |covers: &[bool; 2]| {
            let marked = (0..2).all(|side| !covers[side] || marks[side].can_be_covered());
            marked && count(*covers) <= assistants
        };
        [[false, false], [true, false], [false, true], [true, true]].into_iter().filter(possible)
    }
}

/// How many corners are covered.
#[must_use]
pub fn count([left, right]: [bool; 2]) -> u8 {
    u8::from(left) + u8::from(right)
}

/// SYN-4: what a corner does to its die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "syndicate.ts"))]
pub enum Mark {
    /// Raises it by 1.
    #[serde(rename = "+")]
    Plus,
    /// Lowers it by 1.
    #[serde(rename = "-")]
    Minus,
    /// Leaves it.
    #[serde(rename = "=")]
    Same,
}

impl Mark {
    /// SYN-43, SYN-44, SYN-45: the die after the mark.
    #[must_use]
    pub fn turn(self, die: u8) -> u8 {
        match self {
            Mark::Plus => die % 6 + 1,
            Mark::Minus => (die + 4) % 6 + 1,
            Mark::Same => die,
        }
    }

    /// SYN-48: only a + or − can be covered.
    #[must_use]
    pub fn can_be_covered(self) -> bool {
        self != Mark::Same
    }

    /// As it is printed.
    #[must_use]
    pub fn sign(self) -> &'static str {
        match self {
            Mark::Plus => "+",
            Mark::Minus => "−",
            Mark::Same => "=",
        }
    }
}

/// SYN-7: a right board section with its printed investor.
#[derive(Debug, Serialize)]
pub struct RightSection {
    /// The second half of the company's name.
    pub name: String,
    /// The investor its owner holds from the start.
    #[serde(serialize_with = "kind_digested")]
    pub investor: Kind,
}

fn kind_digested<S: Serializer>(kind: &Kind, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(&format_args!("{kind:?}"))
}

fn stacks_digested<S: Serializer>(stacks: &[[Kind; 5]; 3], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(stacks.iter().map(|stack| stack.map(|kind| format!("{kind:?}"))))
}

impl Cards {
    /// A robot by its id.
    #[must_use]
    pub fn robot(&self, card: CardId) -> &Robot {
        &self.robots[usize::from(card)]
    }

    /// The id of the robot with this name in the data file.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<CardId> {
        self.robots.iter().position(|robot| robot.name == name).map(|at| at as CardId)
    }
}

impl CardData for Cards {
    const STANDARD: &'static str = include_str!("../data/standard.toml");

    fn parse(text: &str) -> Result<Cards, DataFault> {
        let sheet: Sheet<'_, Rows> = Sheet::read(text)?;
        let mut provenance = Tally::default();
        let robots = robots(&sheet, &mut provenance)?;
        let investors = investors(&sheet, &mut provenance)?;
        let (left, right) = sections(&sheet, &mut provenance)?;
        let colours = colours(&sheet, &mut provenance)?;
        Ok(Cards { robots, investors, left, right, colours, provenance })
    }

    fn provenance(&self) -> Tally {
        self.provenance
    }
}

/// The file as it is written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rows {
    #[serde(rename = "name")]
    _name: String,
    robots: Vec<Row<RobotRow>>,
    investors: Vec<Row<InvestorRow>>,
    left_sections: Vec<Row<LeftRow>>,
    right_sections: Vec<Row<RightRow>>,
    dice: Vec<Row<DieRow>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RobotRow {
    id: String,
    r#type: Kind,
    left: Mark,
    right: Mark,
    condition: String,
    vp: Vec<u8>,
    from: RobotFrom,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RobotFrom {
    condition: String,
    vp: String,
    corners: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct InvestorRow {
    id: String,
    r#type: Kind,
    round: u8,
    from: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct LeftRow {
    id: String,
    name: String,
    from: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RightRow {
    id: String,
    name: String,
    investor: Kind,
    from: RightFrom,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RightFrom {
    name: String,
    investor: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct DieRow {
    space: usize,
    colour: String,
    from: String,
}

/// SYN-4, SYN-12.
fn robots(sheet: &Sheet<'_, Rows>, provenance: &mut Tally) -> Result<Vec<Robot>, DataFault> {
    let mut names = BTreeSet::new();
    let mut robots = Vec::new();
    for row in &sheet.rows.robots {
        let robot = row.get_ref();
        let fault = |what: Phrase| Err(sheet.fault(row, &robot.id, what));
        if !names.insert(&robot.id) {
            return fault(Phrase::new("data-fault-twice"));
        }
        let Some(condition) = Condition::read(&robot.condition) else {
            return fault(Phrase::new("syndicate-data-condition").text("condition", &robot.condition));
        };
        if condition.kind() != robot.r#type {
            let wanted = format!("{:?}", condition.kind());
            return fault(Phrase::new("syndicate-data-kind").text("type", wanted));
        }
        if robot.vp.len() != condition.vp_columns() || robot.vp.iter().any(|vp| *vp > 50) {
            return fault(Phrase::new("syndicate-data-vp").count("wanted", condition.vp_columns()));
        }
        let from = &robot.from;
        sheet.count(row, &robot.id, &[&from.condition, &from.vp, &from.corners], provenance)?;
        let pay = std::array::from_fn(|i| condition.pay(&robot.vp, i as u8 / 6 + 1, i as u8 % 6 + 1));
        robots.push(Robot {
            name: robot.id.clone(),
            kind: robot.r#type,
            left: robot.left,
            right: robot.right,
            condition,
            vp: robot.vp.clone(),
            pay,
        });
    }
    if robots.len() != ROBOTS {
        let what = Phrase::new("syndicate-data-robots").count("found", robots.len()).count("wanted", ROBOTS);
        return Err(DataFault::whole(what));
    }
    Ok(robots)
}

/// SYN-6, SYN-11: each stack holds the five types once.
fn investors(sheet: &Sheet<'_, Rows>, provenance: &mut Tally) -> Result<[[Kind; 5]; 3], DataFault> {
    let mut laid = BTreeSet::new();
    for row in &sheet.rows.investors {
        let token = row.get_ref();
        sheet.count(row, &token.id, &[&token.from], provenance)?;
        if !(1..=3).contains(&token.round) || !laid.insert((token.round, token.r#type)) {
            return Err(sheet.fault(row, &token.id, Phrase::new("syndicate-data-investor")));
        }
    }
    if laid.len() != 15 {
        return Err(DataFault::whole(Phrase::new("syndicate-data-investors").count("found", laid.len())));
    }
    Ok([Kind::ALL; 3])
}

/// SYN-8: four left sections, five right ones with five different investors.
fn sections(sheet: &Sheet<'_, Rows>, provenance: &mut Tally) -> Result<(Vec<String>, Vec<RightSection>), DataFault> {
    let (mut left, mut right) = (Vec::new(), Vec::<RightSection>::new());
    for row in &sheet.rows.left_sections {
        let section = row.get_ref();
        sheet.count(row, &section.id, &[&section.from], provenance)?;
        left.push(section.name.clone());
    }
    for row in &sheet.rows.right_sections {
        let section = row.get_ref();
        sheet.count(row, &section.id, &[&section.from.name, &section.from.investor], provenance)?;
        if right.iter().any(|other| other.investor == section.investor) {
            return Err(sheet.fault(row, &section.id, Phrase::new("syndicate-data-section")));
        }
        right.push(RightSection { name: section.name.clone(), investor: section.investor });
    }
    if (left.len(), right.len()) != (4, 5) {
        let what = Phrase::new("syndicate-data-sections").count("left", left.len()).count("right", right.len());
        return Err(DataFault::whole(what));
    }
    Ok((left, right))
}

/// SYN-10: one die of each colour, on the spaces D1 to D5.
fn colours(sheet: &Sheet<'_, Rows>, provenance: &mut Tally) -> Result<[String; 5], DataFault> {
    let mut colours: [String; 5] = Default::default();
    for row in &sheet.rows.dice {
        let die = row.get_ref();
        let id = format!("D{}", die.space);
        sheet.count(row, &id, &[&die.from], provenance)?;
        let doubled = colours.contains(&die.colour);
        match colours.get_mut(die.space.wrapping_sub(1)) {
            Some(colour) if colour.is_empty() && !doubled => colour.clone_from(&die.colour),
            _ => return Err(sheet.fault(row, &id, Phrase::new("syndicate-data-die"))),
        }
    }
    if colours.iter().any(String::is_empty) {
        return Err(DataFault::whole(Phrase::new("syndicate-data-dice").count("found", sheet.rows.dice.len())));
    }
    Ok(colours)
}
