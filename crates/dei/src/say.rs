//! What happened and what there is, in words. What can be chosen is described with the question.

mod names;

use crate::cards::Card;
use crate::state::Public;
use crate::{By, Cards, Dei, Event, Faction, ROUNDS, Region};
use kernel::{
    CardId, Fact, FactValue, Facts, Feature, FeatureName, Illegal, Phrase, Piece, RuleId, Taken, Voice, ensure,
};
pub(crate) use names::{advantage, advantage_name, gift, mission};
pub use names::{card_name, gear_effect};

impl Voice for Dei {
    fn event(cards: &Cards, event: &Event) -> Phrase {
        let said = event.say();
        match *event {
            Event::CardRevealed { card, .. }
            | Event::CardPlayed { card, .. }
            | Event::CardBought { card, .. }
            | Event::Copied { card, .. } => said.phrase("text", self::card(cards, card)),
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
    let some = |key: &'static str, count: u8| (count > 0).then(|| Phrase::new(key).number("n", count));
    let symbols = By::SYMBOLS.into_iter().zip(card.symbols).filter(|(_, count)| *count > 0);
    let mut does: Vec<Phrase> =
        symbols.map(|(by, count)| Phrase::new("dei-times").phrase("what", by.say()).number("n", count)).collect();
    does.extend(
        card.drone
            .map(|(drone, bonus)| Phrase::new("dei-does-drone").phrase("drone", drone.say()).number("bonus", bonus)),
    );
    does.extend(some("dei-does-exchange", card.exchange));
    does.extend(some("dei-does-technology", card.gain.technology));
    does.extend(some("dei-does-energy", card.gain.energy));
    does.extend(some("dei-does-candies", card.gain.candies));
    does.extend(some("dei-does-supplies", card.gain.supplies));
    does.extend(card.gear.map(|gear| gear_effect(cards, gear)));
    does
}
