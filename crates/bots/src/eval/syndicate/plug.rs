//! SYN-41 to SYN-48: what a robot would pay where, and whether a corner is worth covering.

use games::syndicate::Player;
use games::syndicate::cards::{Cards, Mark, count};
use games::syndicate::state::{FIVE, SLOTS};
use kernel::CardId;

/// What an assistant is worth elsewhere, in VP.
const ASSISTANT: f32 = 0.8;
/// How likely a die next to an empty place stays as it is; otherwise it goes up or down by one.
const STAYS: f32 = 0.7;

/// A place for a robot.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plug {
    pub(super) place: usize,
    pub(super) worth: f32,
}

/// The best place for a robot.
pub(super) fn best_plug(player: &Player, cards: &Cards, card: CardId) -> Option<Plug> {
    let places = player.empty_places().map(|place| plug_worth(player, cards, card, place));
    places.max_by(|a, b| a.worth.total_cmp(&b.worth))
}

/// What the network gains by a robot at a place, with its corners covered in the best way.
pub(super) fn plug_worth(player: &Player, cards: &Cards, card: CardId, place: usize) -> Plug {
    let mut after = Network::of(player);
    let before = after.around(cards, place);
    after.robots[place] = Some(card);
    let worth = after.best_cover(cards, place, player.assistants).1 - before;
    Plug { place, worth }
}

/// The best corners to cover of the robot just plugged in at a place.
pub(super) fn best_cover(player: &Player, cards: &Cards, place: usize) -> [bool; 2] {
    Network::of(player).best_cover(cards, place, player.assistants).0
}

/// What the robots around a place will pay once the robot just plugged in there is calibrated so.
pub(super) fn cover_worth(player: &Player, cards: &Cards, place: usize, cover: [bool; 2]) -> f32 {
    Network::of(player).calibrated(cards, place, cover)
}

/// What all robots of a network will pay.
pub(super) fn network(player: &Player, cards: &Cards) -> f32 {
    let network = Network::of(player);
    (0..SLOTS).map(|place| network.pays(cards, place)).sum()
}

/// A player's dice and robots.
#[derive(Clone, Copy, Debug)]
struct Network {
    dice: [u8; FIVE],
    robots: [Option<CardId>; SLOTS],
}

impl Network {
    fn of(player: &Player) -> Network {
        Network { dice: player.dice, robots: player.network.map(|plugged| plugged.map(|plugged| plugged.card)) }
    }

    fn best_cover(&self, cards: &Cards, place: usize, assistants: u8) -> ([bool; 2], f32) {
        let Some(robot) = self.robots[place].map(|card| cards.robot(card)) else { return ([false; 2], 0.0) };
        let worth = |cover: &[bool; 2]| (*cover, self.calibrated(cards, place, *cover));
        let ways = robot.coverable(assistants).iter().map(worth);
        ways.reduce(|best, other| if other.1 > best.1 { other } else { best }).unwrap_or_default()
    }

    /// SYN-43: what the robots around a place will pay after its corners turned their dice.
    fn calibrated(mut self, cards: &Cards, place: usize, cover: [bool; 2]) -> f32 {
        if let Some(robot) = self.robots[place].map(|card| cards.robot(card)) {
            let dice = [self.dice[place], self.dice[place + 1]];
            [self.dice[place], self.dice[place + 1]] = robot.turns(dice, cover);
        }
        self.around(cards, place) - ASSISTANT * f32::from(count(cover))
    }

    /// What the robots that read the dice of a place will pay.
    fn around(&self, cards: &Cards, place: usize) -> f32 {
        (place.saturating_sub(1)..=(place + 1).min(SLOTS - 1)).map(|near| self.pays(cards, near)).sum()
    }

    /// SYN-51: later robots may still turn the dice next to an empty place.
    fn pays(&self, cards: &Cards, place: usize) -> f32 {
        let Some(robot) = self.robots[place].map(|card| cards.robot(card)) else { return 0.0 };
        let [l, r] = [self.dice[place], self.dice[place + 1]];
        let open_left = place > 0 && self.robots[place - 1].is_none();
        let open_right = place + 1 < SLOTS && self.robots[place + 1].is_none();
        let now = f32::from(robot.pays(l, r));
        let turned = |mark: Mark, left: bool| {
            f32::from(if left { robot.pays(mark.turn(l), r) } else { robot.pays(l, mark.turn(r)) })
        };
        let either = |left: bool| 0.5 * (turned(Mark::Plus, left) + turned(Mark::Minus, left)) - now;
        let left = if open_left { either(true) } else { 0.0 };
        let right = if open_right { either(false) } else { 0.0 };
        now + (1.0 - STAYS) * (left + right)
    }
}
