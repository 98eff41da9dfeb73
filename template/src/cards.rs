//! HC-4: the prizes, from `data/standard.toml`.

use crate::DEALT;
use kernel::data::{Row, Sheet};
use kernel::{CardData, DataFault, Phrase};
use serde::{Deserialize, Serialize};

/// The component data.
#[derive(Clone, Debug, Serialize)]
pub struct Cards {
    prizes: Vec<Prize>,
}

/// One row of the data file, without `from`, which the kernel reads.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prize {
    pub id: String,
    pub points: u8,
}

/// The sections of the data file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rows {
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
    type Rows = Rows;

    fn check(sheet: Sheet<'_, Rows>) -> Result<Cards, DataFault> {
        // HC-3: a card is left after the last round, so that the last choice is one.
        let found = sheet.rows.prizes.len();
        if !(1..DEALT).contains(&found) {
            return Err(DataFault::whole(Phrase::new("high-card-data-prizes").count("found", found)));
        }
        Ok(Cards { prizes: sheet.rows.prizes.into_iter().map(Row::into_inner).collect() })
    }
}
