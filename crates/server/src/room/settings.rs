//! [`Settings`]: what was agreed when a table was opened.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use wire::{ClockPlan, Lapse, SeatPlan, Spectators, Visibility};

/// What was agreed when a table was opened. It is stored for ever, and never changes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Settings {
    /// The options of the game.
    pub options: Value,
    /// The digest of the component data, if they are not the standard ones.
    #[serde(default)]
    pub data: Option<String>,
    /// The table's secret, in hexadecimal digits. It never leaves the server before the game is over.
    pub secret: String,
    /// What the link to the table ends with.
    pub invite: String,
    /// Who is to sit where.
    pub seats: Vec<SeatPlan>,
    /// Who finds it.
    pub visibility: Visibility,
    /// How long players may think.
    #[serde(default)]
    pub clock: ClockPlan,
    /// What happens when a clock runs out.
    #[serde(default)]
    pub lapse: Lapse,
    /// Who may look on.
    #[serde(default)]
    pub spectators: Spectators,
    /// Whether players may ask for hints.
    #[serde(default)]
    pub hints: bool,
    /// Whether the game counts for ratings.
    #[serde(default)]
    pub rated: bool,
    /// The name that its owner's client made up, so that it is opened once.
    #[serde(default)]
    pub submission: String,
    /// The table whose players play again here.
    #[serde(default)]
    pub rematch_of: Option<wire::TableId>,
}

impl Settings {
    /// The bot that plays for somebody who is away or has given up, if one was agreed.
    #[must_use]
    pub fn stand_in(&self) -> Option<&str> {
        match &self.lapse {
            Lapse::Bot(bot) => Some(bot),
            Lapse::End => None,
        }
    }
}
