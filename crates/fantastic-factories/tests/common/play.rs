//! Playing on.

use super::{Action, FINISH, Ff, Illegal, Pending, Pick, Seat, Stage, die_for, key_of, pick, print, take};
use fantastic_factories::FantasticFactories;
use testkit::Scene;

/// A pending Foreman.
pub const FOREMAN: Pending = Pending::Foreman { most: 4 };
/// Pending Hired Hands.
pub const HIRED_HANDS: Pending = Pending::ExtraDice { dice: 2 };
/// A pending Specialist.
pub const SPECIALIST: Pending = Pending::Specialist;

/// The chance of drawing these blueprints one after another from a shuffled pool.
#[track_caller]
pub fn draws_from(pool: &[&str], drawn: &[&str]) -> Vec<Pick> {
    let mut pool: Vec<u8> = pool.iter().map(|key| print(key)).collect();
    pool.sort_unstable();
    let mut picks = Vec::new();
    for key in drawn {
        let rank = pool.iter().position(|card| *card == print(key)).unwrap_or_else(|| panic!("{key} is not there"));
        if pool.len() > 1 {
            picks.push(pick(rank as u32, pool.len() as u32));
        }
        pool.remove(rank);
    }
    picks
}

#[allow(clippy::wrong_self_convention, reason = "the table goes to the next phase")]
impl Ff {
    /// A seat chooses, and it must be legal; it must be listed too (discards are not looked for: with a
    /// large surplus there are too many).
    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: impl Into<Action>) -> &mut Ff {
        let action = action.into();
        if self.owed().seats().has(seat) && !matches!(self.stage(), Stage::CleanUp { .. }) {
            assert!(self.lists(seat, action), "{seat} {action:?} is not listed");
        }
        let scene: &mut Scene<FantasticFactories> = self;
        scene.act(seat, action);
        self
    }

    /// A seat chooses, and it must be refused; it must not be listed either.
    #[track_caller]
    pub fn refused(&mut self, seat: Seat, action: impl Into<Action>) -> Illegal {
        let action = action.into();
        if self.owed().seats().has(seat) && !matches!(self.stage(), Stage::CleanUp { .. }) {
            assert!(!self.lists(seat, action), "{seat} {action:?} is listed, it should be refused");
        }
        let scene: &mut Scene<FantasticFactories> = self;
        scene.refused(seat, action)
    }

    /// As [`Ff::refused`], by this rule.
    #[track_caller]
    pub fn refused_by(&mut self, rule: &str, seat: Seat, action: impl Into<Action>) -> &mut Ff {
        let action = action.into();
        let no = self.refused(seat, action);
        assert_eq!(no.rule, rule, "{seat} {action:?} is refused by another rule: {no}");
        self
    }

    /// What chance gives in the next step, use by use.
    pub fn chance(&mut self, uses: impl IntoIterator<Item = Pick>) -> &mut Ff {
        let scene: &mut Scene<FantasticFactories> = self;
        scene.chance(uses);
        self
    }

    /// What a seat rolls in the next step.
    pub fn rolling(&mut self, seat: Seat, faces: &[u8]) -> &mut Ff {
        let picks: Vec<Pick> = faces.iter().map(|face| die_for(seat, u32::from(*face))).collect();
        self.chance(picks);
        self
    }

    /// What the Machine rolls in the next step: blue, yellow, green, red, purple.
    pub fn machine_rolls(&mut self, dice: [u8; 5]) -> &mut Ff {
        self.rolls(dice.map(u32::from));
        self
    }

    /// What all seats will roll at the start of the Work phase: the given dice, otherwise 1, 2, 3, 4 and
    /// 5, 6 for Hired Hands; a Foreman does not roll yet. Nothing if chance runs freely.
    pub fn opening_rolls(&mut self, given: &[(Seat, &[u8])]) -> &mut Ff {
        if self.free {
            return self;
        }
        let order: Vec<Seat> = self.public().turn_order().collect();
        for seat in order {
            let known = given.iter().find(|(other, _)| *other == seat).map(|(_, dice)| *dice);
            let usual: &[u8] = match self.player(seat).pending {
                Pending::Foreman { .. } => &[],
                Pending::ExtraDice { .. } => &[1, 2, 3, 4, 5, 6],
                Pending::Nothing | Pending::Specialist => &[1, 2, 3, 4],
            };
            self.rolling(seat, known.unwrap_or(usual));
        }
        self
    }

    /// All players who have not had their market turn take the first blueprint there is; then the dice
    /// are rolled as [`Ff::opening_rolls`] says.
    #[track_caller]
    pub fn to_work(&mut self, given: &[(Seat, &[u8])]) -> &mut Ff {
        while let Stage::Market { turn, .. } = self.stage() {
            let seat = self.asked().expect("somebody's market turn");
            let slot = self.public().blueprints.iter().position(Option::is_some).expect("a blueprint") as u8 + 1;
            if usize::from(turn) + 1 == self.public().players.len() {
                self.opening_rolls(given);
            }
            self.restock().act(seat, take(slot));
        }
        self
    }

    /// Everybody who is still at work finishes, in turn order.
    #[track_caller]
    pub fn finish_all(&mut self) -> &mut Ff {
        let order: Vec<Seat> = self.public().turn_order().collect();
        for seat in order {
            if self.stage() == Stage::Work && !self.player(seat).finished {
                self.act(seat, FINISH);
            }
        }
        self
    }

    /// Plays on to the next round, or to the end, doing as little as possible.
    #[track_caller]
    pub fn to_next_round(&mut self) -> &mut Ff {
        let round = self.round_now();
        self.to_work(&[]).finish_all();
        while let (true, Some(seat)) = (self.round_now() == round, self.asked()) {
            let action = self.legal(seat)[0];
            self.act(seat, action);
        }
        self
    }

    /// The keys of the blueprints that everybody saw going to a hand.
    pub fn noted(&self, seat: Seat) -> Vec<&'static str> {
        self.player(seat).noted.iter().map(key_of).collect()
    }
}
