//! [`Plan`]: what a study plays.

use super::Trouble;
use kernel::{Digest, Phrase};
use registry::{AnyGame, SimSpec};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

/// The most arms of a plan.
const MOST_ARMS: usize = 64;

/// What a study plays: the same number of games in each of its arms, with the same seeds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    /// The game's id.
    pub game: String,
    /// The revision of its rules.
    pub revision: u32,
    /// How many seats.
    pub seats: usize,
    /// One bot for all seats, or one for each; then they change seats from game to game.
    pub bots: Vec<String>,
    /// All chance comes from this number.
    pub seed: u64,
    /// How many games each arm has.
    pub games: u64,
    /// What is compared. The first is what the others are compared with.
    pub arms: Vec<Arm>,
}

/// One way to play: the game with these options and these data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Arm {
    /// Its name in the tables.
    pub name: String,
    /// The options as JSON.
    pub options: Value,
    /// The digest of the data's rows, in hexadecimal digits.
    pub digest: String,
    /// The text of the data, if it is not the standard one. It is stored in a file of its own.
    #[serde(skip)]
    pub data: Option<String>,
}

impl Arm {
    /// An arm of a game.
    ///
    /// # Errors
    /// When the data are refused.
    pub fn new(
        game: &dyn AnyGame,
        name: impl Into<String>,
        options: Value,
        data: Option<String>,
    ) -> Result<Arm, Trouble> {
        let text = data.as_deref().unwrap_or(game.standard_data());
        let info = game.check_data(text).map_err(|fault| Trouble::Problem(fault.into()))?;
        let standard = game.check_data(game.standard_data()).map_err(|fault| Trouble::Problem(fault.into()))?;
        let data = data.filter(|_| info.digest != standard.digest);
        Ok(Arm { name: name.into(), options, digest: hex(info.digest), data })
    }
}

fn hex(digest: Digest) -> String {
    digest.to_string()
}

impl Plan {
    /// What one arm simulates.
    #[must_use]
    pub fn spec(&self, arm: &Arm) -> SimSpec {
        SimSpec {
            seats: self.seats,
            options: arm.options.clone(),
            data: arm.data.clone(),
            bots: self.bots.clone(),
            seed: self.seed,
        }
    }

    /// How many games there are in all.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.games.saturating_mul(self.arms.len() as u64)
    }

    /// Refuses what cannot be played before anything is.
    pub(super) fn check(&self, game: &dyn AnyGame) -> Result<(), Trouble> {
        if self.games == 0 {
            return Err(Trouble::input(Phrase::new("registry-no-games")));
        }
        let named = |arm: &Arm| !self.arms.iter().any(|other| !std::ptr::eq(arm, other) && arm.name == other.name);
        if self.arms.is_empty() || self.arms.len() > MOST_ARMS || !self.arms.iter().all(named) {
            return Err(Trouble::input(Phrase::new("registry-lab-arms").count("most", MOST_ARMS)));
        }
        for arm in &self.arms {
            game.observe(&self.spec(arm), 0..0)?;
        }
        Ok(())
    }

    /// Whether it is the same but for the number of games.
    pub(super) fn begins_like(&self, other: &Plan) -> bool {
        let bare = |plan: &Plan| {
            let mut plan = plan.clone();
            plan.games = 0;
            plan.arms.iter_mut().for_each(|arm| arm.data = None);
            plan
        };
        bare(self) == bare(other)
    }

    /// Reads the plan of a folder, with the data of its arms.
    ///
    /// # Errors
    /// When there is none, or it cannot be understood.
    pub fn read(folder: &Path) -> Result<Plan, Trouble> {
        let path = folder.join("plan.json");
        if !path.exists() {
            return Err(Trouble::input(Phrase::new("registry-lab-none").text("folder", folder.display().to_string())));
        }
        let text = fs::read_to_string(&path).map_err(|error| Trouble::file(&path, error))?;
        let mut plan: Plan = serde_json::from_str(&text).map_err(|_| Trouble::damaged(&path))?;
        for arm in &mut plan.arms {
            let data = data_path(folder, &arm.name);
            if data.exists() {
                arm.data = Some(fs::read_to_string(&data).map_err(|error| Trouble::file(&data, error))?);
            }
        }
        Ok(plan)
    }

    pub(super) fn write(&self, folder: &Path) -> Result<(), Trouble> {
        for arm in &self.arms {
            if let Some(data) = &arm.data {
                super::journal::replace(&data_path(folder, &arm.name), data)?;
            }
        }
        let path = folder.join("plan.json");
        let text = serde_json::to_string_pretty(self).map_err(|error| Trouble::file(&path, error))?;
        super::journal::replace(&path, &(text + "\n"))
    }
}

/// Where the data of an arm are kept: its name with nothing in it that a file name may not have.
fn data_path(folder: &Path, arm: &str) -> PathBuf {
    let safe = |c: char| if c.is_alphanumeric() || "-_=".contains(c) { c } else { '_' };
    folder.join(format!("data-{}.toml", arm.chars().map(safe).collect::<String>()))
}
