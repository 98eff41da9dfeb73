//! The printed components: robots, investors, board sections, dice colours.

use crate::{Condition, Kind};
use kernel::data::{CardData, DataFault, Row, Sheet};
use kernel::{CardId, Phrase, require};
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
    #[serde(serialize_with = "stacks_written")]
    pub investors: [[Kind; 5]; 3],
    /// SYN-8: the sections of the boards.
    pub left: Vec<String>,
    pub right: Vec<RightSection>,
    /// SYN-10: the colour of the die on each space.
    pub colours: [String; 5],
}

/// SYN-4: a robot card, with the marks for the dice on its left and right.
#[derive(Debug, Serialize)]
pub struct Robot {
    /// Its name in the data file.
    pub name: String,
    #[serde(with = "Written")]
    pub kind: Kind,
    pub left: Mark,
    pub right: Mark,
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
    pub fn pays(&self, l: u8, r: u8) -> u8 {
        self.pay[usize::from(6 * (l - 1) + (r - 1))]
    }

    /// SYN-43, SYN-46: the two dice beside the robot when the corners that are not covered have turned them.
    pub fn turns(&self, [l, r]: [u8; 2], covered: [bool; 2]) -> [u8; 2] {
        [if covered[0] { l } else { self.left.turn(l) }, if covered[1] { r } else { self.right.turn(r) }]
    }

    /// SYN-46, SYN-47, SYN-48, SYN-52: the ways to cover its corners, left and right, with so many assistants.
    pub fn coverable(&self, assistants: u8) -> &'static [[bool; 2]] {
        const WAYS: [[bool; 2]; 4] = [[false, false], [true, false], [false, true], [true, true]];
        match (self.left != Mark::Same, self.right != Mark::Same, assistants) {
            (_, _, 0) | (false, false, _) => &WAYS[..1],
            (true, false, _) => &WAYS[..2],
            (false, true, _) => &[WAYS[0], WAYS[2]],
            (true, true, 1) => &WAYS[..3],
            (true, true, _) => &WAYS,
        }
    }
}

/// How many corners are covered.
pub fn count([left, right]: [bool; 2]) -> u8 {
    u8::from(left) + u8::from(right)
}

/// SYN-4: what a corner does to its die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "syndicate.ts"))]
pub enum Mark {
    #[serde(rename = "+")]
    Plus,
    #[serde(rename = "-")]
    Minus,
    #[serde(rename = "=")]
    Same,
}

impl Mark {
    /// SYN-43, SYN-44, SYN-45: the die after the mark.
    pub fn turn(self, die: u8) -> u8 {
        match self {
            Mark::Plus => die % 6 + 1,
            Mark::Minus => (die + 4) % 6 + 1,
            Mark::Same => die,
        }
    }

    pub fn sign(self) -> &'static str {
        match self {
            Mark::Plus => "+",
            Mark::Minus => "−",
            Mark::Same => "=",
        }
    }
}

/// SYN-7: a right board section: the second half of the company's name, and the printed investor.
#[derive(Debug, Serialize)]
pub struct RightSection {
    pub name: String,
    #[serde(with = "Written")]
    pub investor: Kind,
}

/// A type as the data file writes it; the digest of the data too.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Kind")]
enum Written {
    Information,
    Service,
    Transport,
    Defence,
    Industry,
}

fn stacks_written<S: Serializer>(stacks: &[[Kind; 5]; 3], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(stacks.map(|stack| stack.map(|kind| format!("{kind:?}"))))
}

impl Cards {
    pub fn robot(&self, card: CardId) -> &Robot {
        &self.robots[usize::from(card)]
    }
}

impl CardData for Cards {
    const STANDARD: &'static str = include_str!("../data/standard.toml");
    type Rows = Rows;

    fn check(sheet: Sheet<'_, Rows>) -> Result<Cards, DataFault> {
        let (robots, investors) = (robots(&sheet)?, investors(&sheet)?);
        let (left, right) = sections(&sheet)?;
        let colours = colours(&sheet)?;
        Ok(Cards { robots, investors, left, right, colours })
    }
}

/// The data file as it is written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rows {
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
    #[serde(with = "Written")]
    r#type: Kind,
    left: Mark,
    right: Mark,
    condition: String,
    vp: Vec<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct InvestorRow {
    #[serde(rename = "id")]
    _id: String,
    #[serde(with = "Written")]
    r#type: Kind,
    round: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct LeftRow {
    #[serde(rename = "id")]
    _id: String,
    name: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RightRow {
    #[serde(rename = "id")]
    _id: String,
    name: String,
    #[serde(with = "Written")]
    investor: Kind,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct DieRow {
    space: usize,
    colour: String,
}

/// SYN-4, SYN-12.
fn robots(sheet: &Sheet<'_, Rows>) -> Result<Vec<Robot>, DataFault> {
    let robots = sheet.each(&sheet.rows.robots, |row| {
        let RobotRow { id, r#type: kind, left, right, condition, vp } = row;
        let Some(condition) = Condition::read(condition) else {
            return Err(Phrase::new("syndicate-data-condition").text("condition", condition));
        };
        let (printed, columns) = (condition.kind(), condition.vp_columns());
        require(printed == *kind, || Phrase::new("syndicate-data-kind").text("type", format!("{printed:?}")))?;
        let fits = vp.len() == columns && vp.iter().all(|vp| *vp <= 50);
        require(fits, || Phrase::new("syndicate-data-vp").count("wanted", columns))?;
        let pay = std::array::from_fn(|i| condition.pay(vp, i as u8 / 6 + 1, i as u8 % 6 + 1));
        let (name, vp) = (id.clone(), vp.clone());
        Ok(Robot { name, kind: *kind, left: *left, right: *right, condition, vp, pay })
    })?;
    if robots.len() != ROBOTS {
        let what = Phrase::new("syndicate-data-robots").count("found", robots.len()).count("wanted", ROBOTS);
        return Err(DataFault::whole(what));
    }
    Ok(robots)
}

/// SYN-6, SYN-11: each stack holds the five types once.
fn investors(sheet: &Sheet<'_, Rows>) -> Result<[[Kind; 5]; 3], DataFault> {
    let mut laid = BTreeSet::new();
    sheet.each(&sheet.rows.investors, |token| {
        let fits = (1..=3).contains(&token.round) && laid.insert((token.round, token.r#type));
        require(fits, || Phrase::new("syndicate-data-investor"))
    })?;
    if laid.len() != 15 {
        return Err(DataFault::whole(Phrase::new("syndicate-data-investors").count("found", laid.len())));
    }
    Ok([Kind::ALL; 3])
}

/// SYN-8: four left sections, five right ones with five different investors.
fn sections(sheet: &Sheet<'_, Rows>) -> Result<(Vec<String>, Vec<RightSection>), DataFault> {
    let mut investors = BTreeSet::new();
    let left = sheet.each(&sheet.rows.left_sections, |section| Ok(section.name.clone()))?;
    let right = sheet.each(&sheet.rows.right_sections, |section| {
        require(investors.insert(section.investor), || Phrase::new("syndicate-data-section"))?;
        Ok(RightSection { name: section.name.clone(), investor: section.investor })
    })?;
    if (left.len(), right.len()) != (4, 5) {
        let what = Phrase::new("syndicate-data-sections").count("left", left.len()).count("right", right.len());
        return Err(DataFault::whole(what));
    }
    Ok((left, right))
}

/// SYN-10: one die of each colour, on the spaces D1 to D5.
fn colours(sheet: &Sheet<'_, Rows>) -> Result<[String; 5], DataFault> {
    let mut colours: [String; 5] = Default::default();
    sheet.each(&sheet.rows.dice, |die| {
        let doubled = colours.contains(&die.colour);
        match colours.get_mut(die.space.wrapping_sub(1)) {
            Some(colour) if colour.is_empty() && !doubled => colour.clone_from(&die.colour),
            _ => return Err(Phrase::new("syndicate-data-die")),
        }
        Ok(())
    })?;
    if colours.iter().any(String::is_empty) {
        return Err(DataFault::whole(Phrase::new("syndicate-data-dice").count("found", sheet.rows.dice.len())));
    }
    Ok(colours)
}
