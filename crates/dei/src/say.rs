//! What happened and what there is, in words. What can be chosen is described with the question.

mod names;

use crate::cards::{Card, Gain};
use crate::state::Public;
use crate::{By, Cards, Dei, Drone, Event, Faction, ROUNDS, Region};
use kernel::{
    CardId, Fact, FactValue, Facts, Feature, FeatureName, Illegal, Phrase, Piece, RuleId, Taken, Voice, ensure,
};
use std::fmt;

pub(crate) use names::{advantage, advantage_name, gift, mission, skill};
pub use names::{card_name, gear_effect};

impl Voice for Dei {
    fn event(cards: &Cards, event: &Event) -> Phrase {
        let said = event.say();
        match *event {
            Event::FactionTaken { faction, automa: false, .. } => said.phrase("skill", skill(cards, faction)),
            Event::CardRevealed { card, .. } | Event::CardPlayed { card, .. } | Event::Copied { card, .. } => {
                said.phrase("text", self::card(cards, card))
            }
            Event::CardBought { card, technology, energy, .. } => {
                said.phrase("text", self::card(cards, card)).list("price", price(technology, energy))
            }
            Event::CardGiven { card, .. } => said.piece("text", card_piece(cards, card)),
            Event::MissionLaid { mission, .. } | Event::MissionResolved { mission, .. } => {
                said.phrase("text", self::mission(cards, mission))
            }
            Event::GiftsDrawn { one, other, .. } => {
                said.phrase("text", gift(cards, one)).phrase("text_other", gift(cards, other))
            }
            Event::GiftKept { gift, .. } | Event::GiftMet { gift, .. } => said.phrase("text", self::gift(cards, gift)),
            Event::AdvantageDealt { advantage, .. }
            | Event::AdvantageOffered { advantage }
            | Event::AdvantageDrafted { advantage, .. }
            | Event::Unlocked { advantage, .. } => said.phrase("text", self::advantage(cards, advantage)),
            Event::AutomaCard { card, .. } => {
                let row = cards.automa.get(usize::from(card).wrapping_sub(1));
                let tries = row.map_or_else(Vec::new, |row| row.tries.iter().map(|deed| deed.say()).collect());
                said.list("tries", tries)
            }
            Event::Gained { technology, energy, candies, .. } => {
                said.list("what", gains(Gain { technology, energy, candies, supplies: 0 }))
            }
            Event::Started { scrappers, leader, .. } | Event::AutomaMoved { scrappers, leader, .. } => {
                said.phrase("units", units(scrappers, leader))
            }
            Event::Moved { scrappers, leader, by, .. } => {
                said.phrase("units", units(scrappers, leader)).text("how", word(by))
            }
            Event::Enlisted { scrappers, by, .. } => {
                said.phrase("units", units(scrappers, false)).text("how", word(by))
            }
            Event::Removed { scrappers, .. } => said.phrase("units", units(scrappers, false)),
            Event::Collected { resource, by, .. } => said.text("kind", word(resource)).text("how", word(by)),
            Event::AutomaCollected { resource, .. } => said.text("kind", word(resource)),
            Event::Built { structure, .. } | Event::AutomaBuilt { structure, .. } => said.text("kind", word(structure)),
            Event::Killed { by, .. } => said.text("how", word(by)),
            Event::OutpostLaid { colour, .. }
            | Event::AutomaRefuge { colour, .. }
            | Event::CubeTaken { colour, .. }
            | Event::CubeReturned { colour, .. }
            | Event::CathedralTaken { colour, .. }
            | Event::Hacked { colour, .. } => said.phrase("outpost", colour.outpost()),
            _ => said,
        }
    }

    /// With which faction players win, which cards they buy, which advantages they unlock, which missions they resolve
    /// and which outposts they hold at the end of each round.
    fn taken(event: &Event, take: &mut dyn FnMut(Taken)) {
        let (seat, group, number) = match *event {
            Event::FactionTaken { seat, faction, .. } => (seat, "faction", faction.index()),
            Event::CardBought { seat, card, .. } => (seat, "card", card.into()),
            Event::Unlocked { seat, advantage } => (seat, "advantage", advantage.index()),
            Event::MissionResolved { seat, mission, .. } => (seat, "mission", mission.into()),
            Event::GiftKept { seat, gift } => (seat, "gift", gift.into()),
            Event::OutpostsHeld { seat, round, cubes } => {
                (seat, "outposts", usize::from(round) * PER_ROUND + usize::from(cubes))
            }
            _ => return,
        };
        take(Feature::new(group, number as u16).by(seat));
    }

    fn features(cards: &Cards) -> Vec<FeatureName> {
        let mut names: Vec<_> = FeatureName::each("faction", &Faction::ALL, Faction::say).collect();
        let all = cards.cards.iter().enumerate();
        names.extend(all.map(|(at, row)| FeatureName::new("card", at, row.id.clone(), card_name(row))));
        let rows = cards.advantages.iter();
        names.extend(
            rows.map(|row| {
                FeatureName::new("advantage", row.effect.index(), row.id.clone(), advantage_name(row.effect))
            }),
        );
        let rows = cards.missions.iter().enumerate();
        names.extend(rows.map(|(at, row)| FeatureName::new("mission", at, row.id.clone(), mission(cards, at as u8))));
        let rows = cards.gifts.iter();
        names.extend(
            rows.map(|row| {
                FeatureName::new("gift", row.number.into(), row.number.to_string(), gift(cards, row.number))
            }),
        );
        for round in 1..=ROUNDS {
            names.extend((0..PER_ROUND).map(|cubes| {
                let say = Phrase::new("dei-outposts-held").count("round", round).count("cubes", cubes);
                FeatureName::new("outposts", round * PER_ROUND + cubes, format!("{round}: {cubes}"), say)
            }));
        }
        names
    }

    fn laid_out(event: &Event) -> bool {
        use Event::{AdvantageDealt, AdvantageOffered, BoardLaid, CardRevealed, DronePlaced, MarketReplaced, MissionLaid};
        let board = matches!(event, BoardLaid { .. } | DronePlaced { .. } | MarketReplaced { .. } | MissionLaid { .. });
        let dealt = matches!(event, CardRevealed { .. } | AdvantageDealt { .. } | AdvantageOffered { .. });
        board || dealt || matches!(event, Event::OutpostLaid { .. } | Event::NeedsSet { .. })
    }
}

/// Outposts are counted by round: more than anybody can hold.
const PER_ROUND: usize = 16;

/// What a fact says.
pub(crate) fn value<T: FactValue>(fact: &Fact) -> T {
    T::read("it", &Facts::new().with("it", fact.value)).expect("only facts of answers are named")
}

/// What was said of a part.
pub(crate) fn fact<T: FactValue>(facts: &Facts, part: &'static str) -> Option<T> {
    T::read(part, facts)
}

/// What something is called in the code, for a sentence that selects by it.
pub(crate) fn word(it: impl fmt::Debug) -> String {
    format!("{it:?}")
}

/// By which symbol or effect a whole action is done.
pub(crate) fn done(said: Phrase, by: By) -> Phrase {
    said.phrase("by", by.say()).text("how", word(by))
}

/// A group, as the object of a sentence.
pub(crate) fn units(scrappers: u8, leader: bool) -> Phrase {
    Phrase::new("dei-units").number("scrappers", scrappers).number("leader", u8::from(leader))
}

pub(crate) fn price(technology: u8, energy: u8) -> Vec<Phrase> {
    let all = [("dei-some-technology", technology), ("dei-some-energy", energy)];
    let some = all.into_iter().filter(|(_, n)| *n > 0).map(|(key, n)| Phrase::new(key).number("n", n));
    let some: Vec<Phrase> = some.collect();
    if some.is_empty() { vec![Phrase::new("dei-nothing")] } else { some }
}

fn gains(gain: Gain) -> Vec<Phrase> {
    let all = [
        ("dei-does-technology", gain.technology),
        ("dei-does-energy", gain.energy),
        ("dei-does-candies", gain.candies),
        ("dei-does-supplies", gain.supplies),
    ];
    all.into_iter().filter(|(_, n)| *n > 0).map(|(key, n)| Phrase::new(key).number("n", n)).collect()
}

pub(crate) fn region(fact: &Fact) -> Phrase {
    value::<Region>(fact).say()
}

/// By which symbol or effect something is done.
pub(crate) fn by(fact: &Fact) -> (Phrase, RuleId) {
    let by: By = value(fact);
    let rule = if by == By::Candy { "DEI-234" } else { "DEI-200" };
    (Phrase::new("dei-fact-by").phrase("by", by.say()), rule)
}

/// DEI-102, DEI-425: a region of this board that is not sealed.
pub(crate) fn on_board(public: &Public, region: Region) -> Result<(), Illegal> {
    let why = |key| move || Phrase::new(key).phrase("region", region.say());
    ensure(public.board.has(region), "DEI-102", why("dei-refuse-not-on-board"))?;
    ensure(public.open.has(region), "DEI-425", why("dei-refuse-sealed"))
}

/// A card in a sentence.
pub(crate) fn card_piece(cards: &Cards, card: CardId) -> Piece {
    Piece { feature: Feature::new("card", card), say: Box::new(card_name(cards.card(card))) }
}

/// A card and what is on it.
pub(crate) fn card(cards: &Cards, card: CardId) -> Phrase {
    Phrase::new("dei-card").piece("name", card_piece(cards, card)).list("does", does(cards, cards.card(card)))
}

/// What a card does, part by part.
pub(crate) fn does(cards: &Cards, card: &Card) -> Vec<Phrase> {
    let mut does = symbols(card.symbols, card.drone, card.exchange);
    does.extend(gains(card.gain));
    does.extend(card.gear.map(|gear| gear_effect(cards, gear)));
    does
}

/// Symbols on a card, or those that are left of them.
pub(crate) fn symbols(counts: [u8; By::SYMBOLS.len()], drone: Option<(Drone, u8)>, exchange: u8) -> Vec<Phrase> {
    let some = By::SYMBOLS.into_iter().zip(counts).filter(|(_, count)| *count > 0);
    let some = some.map(|(by, count)| Phrase::new("dei-times").phrase("what", by.say()).number("n", count));
    let drone =
        drone.map(|(drone, bonus)| Phrase::new("dei-does-drone").phrase("drone", drone.say()).number("bonus", bonus));
    let exchange = (exchange > 0).then(|| Phrase::new("dei-does-exchange").number("n", exchange));
    some.chain(drone).chain(exchange).collect()
}
