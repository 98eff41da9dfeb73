//! HC-4: the prizes, from `data/standard.toml`.

use crate::DEALT;
use kernel::data::{Row, Sheet};
use kernel::{CardData, DataFault, Origin, Phrase, Tally};
use serde::{Deserialize, Serialize};

/// The component data.
#[derive(Clone, Debug, Serialize)]
pub struct Cards {
    prizes: Vec<Prize>,
}

/// One row of the data file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prize {
    pub id: String,
    pub points: u8,
    from: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rows {
    prizes: Vec<Row<Prize>>,
}

impl Cards {
    /// HC-4: the prize of a round, counted from 1; none after the last.
    #[must_use]
    pub fn prize(&self, round: u8) -> Option<&Prize> {
        self.prizes.get(usize::from(round) - 1)
    }

    pub(crate) fn prizes(&self) -> &[Prize] {
        &self.prizes
    }
}

impl CardData for Cards {
    const STANDARD: &'static str = include_str!("../data/standard.toml");

    fn parse(text: &str) -> Result<Cards, DataFault> {
        let sheet = Sheet::<Rows>::read(text)?;
        for row in &sheet.rows.prizes {
            let prize = row.get_ref();
            if Origin::weakest(&prize.from).is_err() {
                let wrong = Phrase::new("data-fault-origin").text("word", &prize.from);
                return Err(sheet.fault(row, &prize.id, wrong));
            }
        }
        // HC-3: a card is left after the last round, so that the last choice is one.
        let found = sheet.rows.prizes.len();
        if !(1..DEALT).contains(&found) {
            return Err(DataFault::whole(Phrase::new("high-card-data-prizes").count("found", found)));
        }
        Ok(Cards { prizes: sheet.rows.prizes.into_iter().map(Row::into_inner).collect() })
    }

    fn provenance(&self) -> Tally {
        let mut tally = Tally::default();
        let origins = self.prizes.iter().filter_map(|prize| Origin::weakest(&prize.from).ok());
        origins.for_each(|origin| tally.add(origin));
        tally
    }
}
