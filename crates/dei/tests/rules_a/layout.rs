//! Set-ups for two with chance written out by what it gives, in the order of DEI-98.

use crate::common::*;

/// How a board of nine districts is laid. Whatever is not named here is the first of what there is.
pub struct Layout {
    pub factions: [Faction; 2],
    /// Row by row.
    pub districts: [u8; 9],
    pub turns: [u8; 9],
    /// By their order, on the roofs counted row by row.
    pub drones: Vec<usize>,
    pub pieces: [Colour; 9],
}

impl Layout {
    /// Districts 1 to 9 unturned, drones from R(0,0) on, outposts of one colour after another.
    pub fn new(factions: [Faction; 2]) -> Layout {
        let more = factions.iter().filter(|faction| [Hackers, ChronoCult].contains(faction)).count();
        let [t, l, m] = [Tactical, Logistic, Mechanical];
        Layout {
            factions,
            districts: [1, 2, 3, 4, 5, 6, 7, 8, 9],
            turns: [0; 9],
            drones: (0..4 + more).collect(),
            pieces: [t, t, t, l, l, l, m, m, m],
        }
    }

    /// What chance must give for that.
    pub fn picks(&self) -> Vec<Pick> {
        let mut picks = ranks(&(1..=9).collect::<Vec<u8>>(), &self.districts);
        picks.extend(self.turns.map(|turn| pick(turn.into(), 4)));
        picks.extend(ranks(&(0..9).collect::<Vec<usize>>(), &self.drones));
        let [t, l, m] = [Tactical, Logistic, Mechanical];
        picks.extend(ranks(&[t, t, t, l, l, l, m, m, m], &self.pieces));
        for deck in [8 + self.drones.len(); 3].into_iter().chain([12]) {
            picks.extend((0..3).map(|drawn| pick(0, (deck - drawn) as u32)));
        }
        picks.extend((5..=12).rev().map(|missions| pick(0, missions)));
        picks.push(pick(0, 2)); // seat 1 is first
        picks.extend((0..3).flat_map(|_| [pick(0, 6), pick(0, 5)]));
        picks
    }

    pub fn deal(&self) -> Table {
        Scene::dealt(&setup(2, playing(&self.factions)), self.picks())
    }
}

/// The picks by which things are taken one by one from what there is: of the last one there is none.
fn ranks<T: PartialEq + Copy>(all: &[T], taken: &[T]) -> Vec<Pick> {
    let mut left = all.to_vec();
    let mut picks = Vec::new();
    for one in taken {
        let rank = left.iter().position(|it| it == one).expect("it is still there");
        if left.len() > 1 {
            picks.push(pick(rank as u32, left.len() as u32));
        }
        left.remove(rank);
    }
    picks
}
