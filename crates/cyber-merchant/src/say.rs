//! What happened and what there is, in words. What can be chosen is described with the question.

pub(crate) mod names;

use crate::cards::{Corporation, Effect, Face, Kind};
use crate::{Cards, CyberMerchant, Event, Stack, about};
use kernel::{About, CardId, Feature, FeatureName, Phrase, Seat, Taken, Voice};
use names::{card, does, some, title};
use std::cmp::Ordering;

impl Voice for CyberMerchant {
    fn event(cards: &Cards, event: &Event) -> Phrase {
        match *event {
            Event::RoundBegan { round, first } => by("merchant-event-round", first).number("round", round),
            Event::TokensLaid { tokens } => Phrase::new("merchant-event-tokens").number("tokens", tokens),
            Event::AuctionBegan { auction } => Phrase::new("merchant-event-auction").number("auction", auction),
            Event::Reshuffled { cards } => Phrase::new("merchant-event-reshuffled").number("cards", cards),
            Event::LotLaid { place, cards: lot } => {
                Phrase::new("merchant-event-lot").number("place", place).list("cards", some(cards, lot))
            }
            Event::BidPlaced { seat, place, mark, outbid: None } => bid("merchant-event-bid", seat, place, mark),
            Event::BidPlaced { seat, place, mark, outbid: Some(other) } => {
                bid("merchant-event-outbid", seat, place, mark).seat("other", other)
            }
            Event::LotBought { seat, place, mark, cards: lot } => {
                bid("merchant-event-bought", seat, place, mark).list("cards", some(cards, lot))
            }
            Event::TrickPlayed { seat, card: trick } => {
                let does = does(cards.effect(trick).expect("CM-45: only tricks are played"));
                by("merchant-event-played", seat).piece("trick", card(cards, trick)).phrase("does", does)
            }
            Event::NoEffect { seat, card: trick } => match cards.effect(trick) {
                Some(Effect::Steal) => Phrase::new("merchant-event-nobody"), // CM-65
                _ => by("merchant-event-declined", seat).piece("trick", card(cards, trick)),
            },
            Event::PriceMoved { corporation, from, to } => price(cards, "merchant-event-price", corporation, from, to),
            Event::PricesSwapped { one, price, other, other_price } => Phrase::new("merchant-event-swapped")
                .text("one", title(cards, one))
                .number("price", price)
                .text("other", title(cards, other))
                .number("otherprice", other_price),
            Event::Sealed { seat } => by("merchant-event-sealed", seat),
            Event::Withdrew { seat } => by("merchant-event-withdrew", seat),
            Event::Given { from, to, card } => {
                passed(cards, ["merchant-event-gave-card", "merchant-event-gave"], from, to, card)
            }
            Event::Stolen { by, from, card } => {
                // CM-66: a trick is played at once.
                let trick = card.is_some_and(|card| cards.effect(card).is_some());
                let known = if trick { "merchant-event-stole-trick" } else { "merchant-event-stole-card" };
                passed(cards, [known, "merchant-event-stole"], by, from, card)
            }
            Event::TokenPassed { first } => by("merchant-event-first", first),
            Event::TokenTurned { corporation, change, from, to } => {
                let signed = if change == 0 { "0".to_owned() } else { format!("{change:+}").replace('-', "−") };
                price(cards, "merchant-event-token", corporation, from, to).text("change", signed)
            }
            Event::Committed { seat, cards } => by("merchant-event-committed", seat).number("cards", cards),
            Event::MarketOpened { seat, corporation, cards: shown } => {
                shares(cards, by("merchant-event-opened", seat), shown).text("corporation", title(cards, corporation))
            }
            Event::Oversupplied { seat, corporation, cards: shown, from, to } => {
                let price = price(cards, "merchant-event-oversupply", corporation, from, to);
                shares(cards, price.seat("seat", seat), shown)
            }
            Event::Added { seat, cards: added } => shares(cards, by("merchant-event-added", seat), added),
            Event::Paid { seat, corporation, sum, rank, crypto } => by("merchant-event-paid", seat)
                .text("corporation", title(cards, corporation))
                .number("sum", sum)
                .number("rank", rank)
                .number("crypto", crypto),
            Event::Exchanged { seat, crypto: 0, .. } => by("merchant-event-exchanged-nothing", seat),
            Event::Exchanged { seat, crypto, credits } => {
                by("merchant-event-exchanged", seat).number("crypto", crypto).number("credits", credits)
            }
            Event::HandCounted { seat, value } => by("merchant-event-counted", seat).number("value", value),
            Event::GameOver => Phrase::new("merchant-event-over"),
        }
    }

    fn taken(event: &Event, take: &mut dyn FnMut(Taken)) {
        match *event {
            Event::LotBought { seat, cards, .. } => {
                cards.iter().for_each(|kind| take(Feature::new("card", kind).by(seat)));
            }
            Event::TrickPlayed { seat, card } => take(Feature::new("trick", card).by(seat)),
            Event::MarketOpened { seat, corporation, .. } => {
                take(Feature::new("market", corporation as u8).by(seat));
            }
            _ => {}
        }
    }

    fn features(cards: &Cards) -> Vec<FeatureName> {
        let kind = |group: &'static str| {
            move |(number, kind): (usize, &Kind)| {
                FeatureName::new(group, number, &kind.title, names::name(cards, number as CardId))
            }
        };
        let kinds = || cards.kinds.iter().enumerate();
        let tricks = kinds().filter(|(_, kind)| matches!(kind.face, Face::Trick { .. }));
        let markets = Corporation::TRACKED.into_iter().map(|corporation| {
            let title = title(cards, corporation);
            FeatureName::new("market", corporation.index(), title, Phrase::new("merchant-trick").text("title", title))
        });
        kinds().map(kind("card")).chain(tricks.map(kind("trick"))).chain(markets).collect()
    }

    fn laid_out(event: &Event) -> bool {
        matches!(event, Event::TokensLaid { .. } | Event::LotLaid { .. })
    }

    fn about(cards: &Cards) -> Vec<About> {
        about::about(cards)
    }
}

fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat("seat", seat)
}

fn bid(key: &'static str, seat: Seat, place: u8, mark: u8) -> Phrase {
    by(key, seat).number("place", place).number("mark", mark)
}

/// A price that rose, fell or stayed.
fn price(cards: &Cards, key: &'static str, corporation: Corporation, from: u8, to: u8) -> Phrase {
    let way = match to.cmp(&from) {
        Ordering::Less => "down",
        Ordering::Equal => "stays",
        Ordering::Greater => "up",
    };
    let moved = Phrase::new(key).text("corporation", title(cards, corporation));
    moved.text("way", way).number("from", from).number("to", to)
}

/// Cards laid in a market, with their sum.
fn shares(cards: &Cards, phrase: Phrase, laid: Stack) -> Phrase {
    phrase.list("cards", some(cards, laid)).number("sum", cards.sum(laid))
}

/// CM-62, CM-64: a card goes over; which, only where it is told.
fn passed(cards: &Cards, keys: [&'static str; 2], seat: Seat, other: Seat, passed: Option<CardId>) -> Phrase {
    let [known, hidden] = keys;
    match passed {
        Some(kind) => by(known, seat).seat("other", other).piece("card", card(cards, kind)),
        None => by(hidden, seat).seat("other", other),
    }
}
