//! TOY-2: the cards, from `data/toy.toml`.

use super::say;
use kernel::data::{Row, Sheet};
use kernel::{CardData, CardId, DataFault, Origin, Tally};
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
    from: String,
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

    fn parse(text: &str) -> Result<Self, DataFault> {
        #[derive(Deserialize)]
        struct File {
            cards: Vec<Row<Card>>,
        }
        let sheet = Sheet::<File>::read(text)?;
        for row in &sheet.rows.cards {
            let card = row.get_ref();
            if Origin::weakest(&card.from).is_err() || !(1..=3).contains(&card.value) {
                return Err(sheet.fault(row, &card.id, say("bad-row")));
            }
        }
        if sheet.rows.cards.len() != CARDS {
            return Err(DataFault::whole(say("bad-count").count("rows", sheet.rows.cards.len())));
        }
        Ok(Cards(sheet.rows.cards.into_iter().map(Row::into_inner).collect()))
    }

    fn provenance(&self) -> Tally {
        let mut tally = Tally::default();
        self.0.iter().for_each(|card| tally.add(Origin::weakest(&card.from).expect("checked when it was read")));
        tally
    }
}
