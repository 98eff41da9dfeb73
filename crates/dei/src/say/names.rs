//! What cards, advantages, missions and gifts are called, and what they do.
//!
//! The market cards of the standard set have a message each; a card of another set is called by its title.

use crate::cards::Card;
use crate::{Advantage, Cards, Faction, Gear, Printed};
use kernel::Phrase;

/// Id in the data file, message.
const CARDS: [(&str, &str); 36] = [
    ("T-1", "dei-card-t-1"),
    ("T-2", "dei-card-t-2"),
    ("T-3", "dei-card-t-3"),
    ("T-4", "dei-card-t-4"),
    ("T-5", "dei-card-t-5"),
    ("T-6", "dei-card-t-6"),
    ("T-7", "dei-card-t-7"),
    ("T-8", "dei-card-t-8"),
    ("L-1", "dei-card-l-1"),
    ("L-2", "dei-card-l-2"),
    ("L-3", "dei-card-l-3"),
    ("L-4", "dei-card-l-4"),
    ("L-5", "dei-card-l-5"),
    ("L-6", "dei-card-l-6"),
    ("L-7", "dei-card-l-7"),
    ("L-8", "dei-card-l-8"),
    ("M-1", "dei-card-m-1"),
    ("M-2", "dei-card-m-2"),
    ("M-3", "dei-card-m-3"),
    ("M-4", "dei-card-m-4"),
    ("M-5", "dei-card-m-5"),
    ("M-6", "dei-card-m-6"),
    ("M-7", "dei-card-m-7"),
    ("M-8", "dei-card-m-8"),
    ("K-1", "dei-card-k-1"),
    ("K-2", "dei-card-k-2"),
    ("K-3", "dei-card-k-3"),
    ("K-4", "dei-card-k-4"),
    ("K-5", "dei-card-k-5"),
    ("K-6", "dei-card-k-6"),
    ("K-7", "dei-card-k-7"),
    ("K-8", "dei-card-k-8"),
    ("K-9", "dei-card-k-9"),
    ("K-10", "dei-card-k-10"),
    ("K-11", "dei-card-k-11"),
    ("K-12", "dei-card-k-12"),
];

pub fn card_name(card: &Card) -> Phrase {
    let known = CARDS.iter().find(|(id, _)| *id == card.id).map(|(_, key)| *key);
    match (card.faction, card.gear, card.drone, known) {
        (Some(faction), ..) => {
            let number = card.id.rsplit('-').next().unwrap_or_default();
            Phrase::new("dei-faction-card").phrase("faction", faction.say()).text("number", number)
        }
        (_, Some(gear), ..) => gear.say(),
        (_, _, Some((drone, bonus)), _) => {
            Phrase::new("dei-drone-card").phrase("drone", drone.say()).number("bonus", bonus)
        }
        (.., Some(key)) => Phrase::new(key),
        _ => Phrase::new("dei-titled").text("title", &card.title),
    }
}

/// The skill of a faction's Leader and what it does.
pub(crate) fn skill(cards: &Cards, faction: Faction) -> Phrase {
    let row = &cards.factions[faction.index()];
    let does = row.skill.does().number("n", row.amount);
    Phrase::new("dei-skill").phrase("name", row.skill.say()).phrase("does", does)
}

/// An advantage and what it does.
pub(crate) fn advantage(cards: &Cards, advantage: Advantage) -> Phrase {
    let row = &cards.advantages[advantage.index()];
    let does = advantage.does().number("n", row.amount).number("technology", row.gain.technology);
    let does = does.number("energy", row.gain.energy).number("candies", row.gain.candies);
    Phrase::new("dei-advantage").phrase("name", advantage.say()).phrase("does", does)
}

pub(crate) fn advantage_name(advantage: Advantage) -> Phrase {
    advantage.say()
}

/// DEI-452: what a gear card does as long as it lies face up.
pub fn gear_effect(cards: &Printed, gear: Gear) -> Phrase {
    let n = match gear {
        Gear::VendingMachine => cards.numbers.vending_candies,
        Gear::Banner => cards.numbers.banner,
        Gear::PowerUnit => cards.numbers.power_supplies,
        _ => 1,
    };
    gear.does().number("n", n)
}

/// A mission by its place in the data: what it pays, in time and late.
pub(crate) fn mission(cards: &Cards, mission: u8) -> Phrase {
    let row = &cards.missions[usize::from(mission)];
    let pays = |pays: u8, per: u8| Phrase::new("dei-pays").number("pays", pays).number("per", per);
    let said = Phrase::new("dei-mission").phrase("counts", row.counts.say()).phrase("pays", pays(row.pays, row.per));
    said.phrase("late", pays(row.late, row.late_per)).text("id", &row.id)
}

/// A gift by its number: what it does and what it demands.
pub(crate) fn gift(cards: &Cards, number: u8) -> Phrase {
    let row = cards.gifts.get(usize::from(number).wrapping_sub(1));
    let said = Phrase::new("dei-gift").number("number", number);
    let Some(row) = row else { return said };
    let said = said.phrase("does", row.effect.say().number("n", row.amount));
    said.phrase("demands", row.demand.say().number("n", row.least))
}
