//! Section 9: the markets, what they require and what a card costs.

use crate::common::*;
use dei::cards::Cards;
use dei::event::Purchase;
use dei::state::Ask;
use dei::{Action, Event, Faction, GearMarket, Options};
use kernel::{Loaded, Setup};
use testkit::sheet::edited;

const COLOURED: [(Market, Colour); 3] = [
    (Market::Tactical, Colour::Tactical),
    (Market::Logistic, Colour::Logistic),
    (Market::Mechanical, Colour::Mechanical),
];

/// Seat 1 has enough of everything but outposts.
fn rich() -> Table {
    let mut scene = table(&THREE);
    scene.store(S1, 9, 9, 0).market(Market::Tactical, &["T-1", "T-2", "T-3"]);
    scene.market(Market::Logistic, &["L-1", "L-2", "L-3"]).market(Market::Mechanical, &["M-1", "M-2", "M-3"]);
    scene.market(Market::Black, &["K-1", "K-2", "K-3"]);
    scene
}

#[test]
fn dei_250_three_markets_are_coloured_and_one_is_black() {
    let mut scene = rich();
    let markets: Vec<Market> = (0..4).map(|place| scene.public().market_at(place)).collect();
    assert_eq!(markets, [Market::Tactical, Market::Logistic, Market::Mechanical, Market::Black]);
    assert_eq!(
        markets.iter().map(|market| market.colour()).collect::<Vec<_>>(),
        [Some(Colour::Tactical), Some(Colour::Logistic), Some(Colour::Mechanical), None]
    );
    scene.refused_by("DEI-259", S1, down("ravagers-1", Market::Gear, 1)); // not in play
    for slots in scene.public().markets {
        assert_eq!(slots.iter().flatten().count(), 3);
    }
}

/// What a card shows: 2 T for T-1, 1 T and 1 E for L-2, 2 E for K-10.
#[test]
fn dei_251_the_buyer_pays_what_the_card_shows() {
    let mut scene = table(&THREE);
    scene.market(Market::Black, &["K-6"]).store(S1, 2, 0, 0);
    scene.refused_by("DEI-251", S1, down("ravagers-1", Market::Black, 1));
    scene.store(S1, 1, 1, 0).refused_by("DEI-251", S1, down("ravagers-1", Market::Black, 1));
    scene.store(S1, 3, 2, 0).act(S1, down("ravagers-1", Market::Black, 1));
    let bought = Event::CardBought {
        seat: S1,
        market: Market::Black,
        card: card("K-6"),
        technology: 2,
        energy: 1,
        how: Purchase::FaceDown,
    };
    scene.tells(bought, "DEI-219");
    assert_eq!(scene.has(S1), (1, 1, 0));
    scene.store(S1, 0, 2, 0).turn(S1, 1).market(Market::Black, &["K-10"]).act(S1, down("ravagers-2", Market::Black, 1));
    assert_eq!(scene.has(S1), (0, 0, 0));
}

#[test]
fn dei_252_a_coloured_market_requires_outposts_of_its_colour() {
    for (market, colour) in COLOURED {
        let mut scene = rich();
        for (_, other) in COLOURED.into_iter().filter(|(_, other)| *other != colour) {
            scene.holds(S1, other, 1);
        }
        scene.refused_by("DEI-252", S1, down("ravagers-1", market, 1));
        scene.holds(S1, colour, 1);
        assert!(scene.can(S1, down("ravagers-1", market, 1)), "{colour:?}");
    }
}

/// Somebody else's outpost does not help.
#[test]
fn dei_252_control_is_what_counts() {
    let mut scene = rich();
    scene.holds(S2, Colour::Tactical, 1).refused_by("DEI-252", S1, down("ravagers-1", Market::Tactical, 1));
}

#[test]
fn dei_253_each_slot_requires_one_outpost() {
    for (market, colour) in COLOURED {
        for slot in 1..=3 {
            let mut scene = rich();
            scene.refused_by("DEI-252", S1, down("ravagers-1", market, slot));
            scene.holds(S1, colour, 1);
            assert!(scene.can(S1, down("ravagers-1", market, slot)), "{market:?} {slot}");
        }
    }
}

#[test]
fn dei_253_the_data_file_has_a_number_for_each_slot() {
    let text = edited::<Cards>("required = [1, 1, 1]", "required = [0, 1, 2]");
    let cards = Loaded::parse(&text).unwrap_or_else(|fault| panic!("{fault}"));
    let mut scene = of(&Setup { seats: 3, options: options(&THREE), cards });
    scene.store(S1, 9, 9, 0).market(Market::Tactical, &["T-1", "T-2", "T-3"]);
    let open = |scene: &Table| [1, 2, 3].map(|slot| scene.can(S1, down("ravagers-1", Market::Tactical, slot)));
    assert_eq!(open(&scene), [true, false, false]);
    scene.holds(S1, Colour::Tactical, 1);
    assert_eq!(open(&scene), [true, true, false]);
    scene.holds(S1, Colour::Tactical, 1);
    assert_eq!(open(&scene), [true, true, true]);
}

#[test]
fn dei_254_the_black_market_requires_nothing() {
    let scene = rich();
    for slot in 1..=3 {
        assert!(scene.can(S1, down("ravagers-1", Market::Black, slot)), "{slot}");
    }
}

#[test]
fn dei_259_the_gap_is_closed_from_the_right_and_the_right_slot_filled() {
    let mut scene = rich();
    scene.act(S1, down("ravagers-1", Market::Black, 1));
    let [left, middle, right] = scene.public().markets[3];
    assert_eq!((left, middle), (Some(card("K-2")), Some(card("K-3"))));
    let new = right.expect("a new card");
    assert!(![card("K-1"), card("K-2"), card("K-3")].contains(&new));
    scene.tells(Event::CardRevealed { market: Market::Black, slot: 3, card: new }, "DEI-76");
    scene.turn(S1, 1).act(S1, down("ravagers-2", Market::Black, 2));
    let [left, middle, right] = scene.public().markets[3];
    assert_eq!((left, middle), (Some(card("K-2")), Some(new)));
    assert!(right.is_some());
    let other = scene.public().markets[0];
    assert_eq!(other, ["T-1", "T-2", "T-3"].map(|id| Some(card(id))), "the others stay");
}

#[test]
fn dei_259_without_a_card_in_the_deck_the_slot_stays_empty() {
    let mut scene = table(&THREE);
    let black: Vec<String> = (4..=12).map(|number| format!("K-{number}")).collect();
    for id in &black {
        scene.in_bin(S2, id);
    }
    scene.market(Market::Black, &["K-1", "K-2", "K-3"]).store(S1, 9, 0, 0);
    scene.act(S1, down("ravagers-1", Market::Black, 1));
    assert_eq!(scene.public().markets[3], [Some(card("K-2")), Some(card("K-3")), None]);
    scene.turn(S1, 1).refused_by("DEI-259", S1, down("ravagers-2", Market::Black, 3));
    scene.refused_by("DEI-259", S1, down("ravagers-2", Market::Black, 0));
    scene.refused_by("DEI-259", S1, down("ravagers-2", Market::Black, 4));
}

/// Gift 4 gives a discount of 2. K-6 costs 2 T 1 E.
#[test]
fn dei_261_a_discount_is_picked_from_the_cost() {
    let mut scene = table(&[Faction::ChronoCult, Faction::Ravagers]);
    scene.store(S1, 2, 1, 0).market(Market::Black, &["K-6"]).ask(S1, Ask::GiftCard { black: true, discount: 2 });
    let buy = |technology| Action::Buy { market: Market::Black, slot: 1, give: card("chrono_cult-1"), technology };
    scene.refused_by("DEI-261", S1, buy(0)); // 2 Energy off a cost of 1
    scene.refused_by("DEI-261", S1, buy(3));
    assert!(scene.can(S1, buy(1)) && scene.can(S1, buy(2)));
    scene.act(S1, buy(1));
    assert_eq!(scene.has(S1), (1, 1, 0), "1 Technology is paid");
}

/// K-5 costs 2 T. With Quartermaster 1 is left, and the gift takes that and no more.
#[test]
fn dei_261_a_cost_cannot_fall_below_nothing() {
    let mut scene = table(&[Faction::ChronoCult, Faction::Ravagers]);
    scene.unlocked(S1, Advantage::Quartermaster).store(S1, 1, 1, 0).market(Market::Black, &["K-5", "K-10"]);
    scene.ask(S1, Ask::GiftCard { black: true, discount: 2 });
    let buy = |slot, technology| Action::Buy { market: Market::Black, slot, give: card("chrono_cult-1"), technology };
    scene.refused_by("DEI-261", S1, buy(1, 2)).refused_by("DEI-261", S1, buy(2, 1));
    assert!(scene.can(S1, buy(2, 0)), "both Energy off");
    scene.act(S1, buy(1, 1));
    assert_eq!(scene.has(S1), (1, 1, 0));
}

#[test]
fn dei_262_what_is_paid_goes_into_the_general_supply() {
    let mut scene = table(&THREE);
    scene.market(Market::Black, &["K-12"]).store(S1, 2, 2, 0);
    let before = scene.public().supply;
    scene.act(S1, down("ravagers-1", Market::Black, 1));
    let after = scene.public().supply;
    assert_eq!((after.technology, after.energy), (before.technology + 2, before.energy + 2));
}

/// Masamune's card with +1 lies in the logistic market and costs 2 T 1 E.
#[test]
fn dei_263_a_drone_card_requires_what_its_market_requires() {
    let mut scene = table(&THREE);
    scene.market(Market::Logistic, &["masamune-1"]).store(S1, 2, 1, 0).holds(S1, Colour::Tactical, 1);
    scene.refused_by("DEI-252", S1, down("ravagers-1", Market::Logistic, 1));
    scene.holds(S1, Colour::Logistic, 1).act(S1, down("ravagers-1", Market::Logistic, 1));
    assert_eq!(scene.has(S1), (0, 0, 0));
    assert!(scene.player(S1).hand.has(card("masamune-1")));
}

/// With gear in place of tactical, the drone cards of that market require gear outposts.
#[test]
fn dei_263_also_in_the_gear_market() {
    let mut scene = with(&THREE, Options { gear: GearMarket::Tactical, ..options(&THREE) });
    scene.market(Market::Gear, &["masamune-0", "G-1"]).store(S1, 1, 1, 0);
    scene.refused_by("DEI-252", S1, down("ravagers-1", Market::Gear, 1));
    scene.holds(S1, Colour::Gear, 1).act(S1, down("ravagers-1", Market::Gear, 1));
    assert!(scene.player(S1).hand.has(card("masamune-0")));
}

#[test]
fn dei_264_a_drone_card_has_no_colour() {
    let cards = Loaded::<Cards>::standard().get();
    for row in &cards.cards {
        let expected = match (row.drone, row.market) {
            (Some(_), _) | (_, None) => None,
            (None, Some(market)) => market.colour(),
        };
        assert_eq!(row.colour(), expected, "{}", row.id);
    }
    assert_eq!(cards.card(card("masamune-0")).market, Some(Market::Tactical));
    assert_eq!(cards.card(card("masamune-0")).colour(), None);
}
