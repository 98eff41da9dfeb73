//! TOY-2: the cards, from `data/toy.toml`.

use super::say;
use kernel::data::{Row, Sheet};
use kernel::{CardData, CardId, DataFault};
use serde::{Deserialize, Serialize};

/// How many cards there are.
pub const CARDS: usize = 18;

/// The component data.
#[derive(Clone, Debug, Serialize)]
pub struct Cards(Vec<Card>);

/// One row of the data file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    pub id: String,
    pub value: u8,
    pub thief: bool,
    /// The digest of the toy's data has had this column from the first record on.
    #[serde(skip_deserializing, default = "ruling")]
    from: &'static str,
}

impl Cards {
    /// The row of a card.
    #[must_use]
    pub fn card(&self, id: CardId) -> &Card {
        &self.0[id as usize]
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }
}

impl CardData for Cards {
    const STANDARD: &'static str = include_str!("../../data/toy.toml");
    type Rows = Rows;

    fn check(sheet: Sheet<'_, Rows>) -> Result<Self, DataFault> {
        let cards = sheet.each(&sheet.rows.cards, |card| match card.value {
            1..=3 => Ok(card.clone()),
            _ => Err(say("bad-row")),
        })?;
        if cards.len() != CARDS {
            return Err(DataFault::whole(say("bad-count").count("rows", cards.len())));
        }
        Ok(Cards(cards))
    }
}

/// The sections of the data file.
#[derive(Debug, Deserialize)]
pub struct Rows {
    cards: Vec<Row<Card>>,
}

fn ruling() -> &'static str {
    "ruling"
}
