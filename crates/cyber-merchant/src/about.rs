//! What cards, tracks and tokens are and do, in plain sentences.

use crate::cards::{Cards, Corporation, Effect, Face};
use crate::say::names::{name, title};
use kernel::{About, CardId, Feature, Phrase, RuleId};

/// Everything that lies on the table.
pub(crate) fn about(cards: &Cards) -> Vec<About> {
    let kinds = (0..cards.kinds.len() as CardId).map(|kind| match cards.face(kind) {
        Face::Share { corporation, value } => of_share(cards, kind, corporation, value),
        Face::Trick { effect } => of_trick(cards, kind, effect),
    });
    let tracks = Corporation::TRACKED.into_iter().map(|corporation| of_track(cards, corporation));
    kinds.chain(tracks).chain([of_crypto(cards)]).chain(PIECES.map(of_piece)).collect()
}

fn of_share(cards: &Cards, kind: CardId, corporation: Corporation, value: u8) -> About {
    let joker = corporation == Corporation::Ww;
    let of = |key: &'static str| Phrase::new(key).text("title", title(cards, corporation)).number("value", value);
    let about = About::new(Feature::new("card", kind), name(cards, kind));
    if joker {
        let about = about.kind(Phrase::new("merchant-about-joker")).does(of("merchant-about-joker-does"));
        return about.does(Phrase::new("merchant-about-joker-left")).rules(&["CM-72", "CM-88", "CM-102"]);
    }
    about
        .kind(of("merchant-about-share"))
        .does(of("merchant-about-share-does"))
        .does(of("merchant-about-share-ranks"))
        .rules(&["CM-70", "CM-88", "CM-91", "CM-101"])
}

fn of_trick(cards: &Cards, kind: CardId, effect: Effect) -> About {
    let (does, rule) = match effect {
        Effect::Move { by } if by > 1 => (Phrase::new("merchant-about-up").number("by", by), "CM-55"),
        Effect::Move { by } if by > 0 => (Phrase::new("merchant-about-up").number("by", by), "CM-54"),
        Effect::Move { by } => (Phrase::new("merchant-about-down").number("by", by.unsigned_abs()), "CM-57"),
        Effect::Shift => (Phrase::new("merchant-about-shift"), "CM-59"),
        Effect::Change => (Phrase::new("merchant-about-change"), "CM-61"),
        Effect::Steal => (Phrase::new("merchant-about-steal"), "CM-64"),
        Effect::Swap => (Phrase::new("merchant-about-swap"), "CM-68"),
    };
    let may = matches!(effect, Effect::Move { .. } | Effect::Shift);
    let when = if may { "merchant-about-trick-may" } else { "merchant-about-trick-must" };
    About::new(Feature::new("card", kind), name(cards, kind))
        .kind(Phrase::new("merchant-about-trick"))
        .does(does)
        .does(Phrase::new(when))
        .rules(&[rule, "CM-46", if may { "CM-58" } else { "CM-50" }])
}

fn of_track(cards: &Cards, corporation: Corporation) -> About {
    let title = title(cards, corporation);
    let said = |key: &'static str| Phrase::new(key).text("title", title).number("last", cards.table.price_last);
    About::new(Feature::new("track", corporation.index() as u16), said("merchant-about-track"))
        .kind(Phrase::new("merchant-about-track-kind"))
        .does(said("merchant-about-track-pays"))
        .does(said("merchant-about-track-moves"))
        .rules(&["CM-91", "CM-80", "CM-52"])
}

fn of_crypto(cards: &Cards) -> About {
    let does = Phrase::new("merchant-about-crypto-does").number("rate", cards.table.credits_per_crypto);
    About::new(Feature::new("crypto", 0_u8), Phrase::new("merchant-about-crypto"))
        .does(does)
        .rules(&["CM-96", "CM-100"])
}

/// Group, name, what it does, rules.
const PIECES: [(&str, &str, &str, &[RuleId]); 8] = [
    ("credits", "merchant-about-credits", "merchant-about-credits-does", &["CM-42", "CM-96", "CM-103"]),
    ("marker", "merchant-about-marker", "merchant-about-marker-does", &["CM-28", "CM-33", "CM-42"]),
    ("lot", "merchant-about-lot", "merchant-about-lot-does", &["CM-23", "CM-32", "CM-42"]),
    ("token", "merchant-about-token", "merchant-about-token-does", &["CM-105", "CM-107", "CM-109"]),
    ("first", "merchant-about-first", "merchant-about-first-does", &["CM-21", "CM-22"]),
    ("sealed", "merchant-about-sealed", "merchant-about-sealed-does", &["CM-75", "CM-76", "CM-111"]),
    ("deck", "merchant-about-deck", "merchant-about-deck-does", &["CM-23", "CM-26"]),
    ("discard", "merchant-about-discard", "merchant-about-discard-does", &["CM-50", "CM-89", "CM-110"]),
];

fn of_piece((group, name, does, rules): (&'static str, &'static str, &'static str, &[RuleId])) -> About {
    About::new(Feature::new(group, 0_u8), Phrase::new(name)).does(Phrase::new(does)).rules(rules)
}
