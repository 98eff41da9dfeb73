//! DEI-530 to DEI-536: what the Automa buys.

use crate::common::*;

/// The Automa controls one outpost of each colour; chance runs freely.
fn rich(technology: u8, energy: u8) -> Table {
    let mut table = table();
    table.outpost(T, g(0, 1)).outpost(L, g(0, 1)).outpost(M, g(0, 1)).units(AUTOMA, g(0, 1), 1);
    table.store(AUTOMA, technology, energy);
    table.market(T, [Some("T-1"), Some("T-2"), Some("T-4")]); // 2T; 1T 1E; 1T 2E
    table.market(L, [Some("L-3"), Some("L-2"), Some("L-4")]); // 3T; 1T 1E; 2T 1E
    table.market(M, [Some("M-5"), Some("M-1"), Some("M-8")]); // 3T; 2T; 1T 2E
    table.seeded(1);
    table
}

/// Market, card, Technology and Energy.
fn bought(events: &[Event]) -> Vec<(Market, CardId, u8, u8)> {
    let bought = |event: &Event| match *event {
        Event::CardBought { seat: AUTOMA, market, card, technology, energy, .. } => {
            Some((market, card, technology, energy))
        }
        _ => None,
    };
    events.iter().filter_map(bought).collect()
}

fn buys(mut table: Table, card: &str) -> Option<CardId> {
    bought(&table.reveal(card)).first().map(|bought| bought.1)
}

#[test]
fn dei_530_a_symbol_names_a_market_or_the_needs() {
    for (card, market, bought) in [("A-1", Market::Tactical, "T-1"), ("A-2", Market::Logistic, "L-3")] {
        assert_eq!(self::bought(&rich(3, 3).reveal(card))[0].0, market);
        assert_eq!(buys(rich(3, 3), card), Some(card_called(bought)));
    }
    assert_eq!(buys(rich(3, 3), "A-3"), Some(card_called("M-5")));
    let mut table = rich(3, 3);
    table.needs([L, T, M]);
    assert_eq!(buys(table, "A-4"), Some(card_called("L-3")), "the first need");
}

#[test]
fn dei_531_left_before_middle_before_right() {
    for (technology, energy, card) in [(2, 0, "T-1"), (5, 5, "T-1"), (1, 1, "T-2"), (2, 1, "T-1")] {
        assert_eq!(buys(rich(technology, energy), "A-1"), Some(card_called(card)), "{technology} {energy}");
    }
    let mut table = rich(1, 2);
    table.market(T, [Some("T-1"), Some("T-5"), Some("T-4")]);
    assert_eq!(buys(table, "A-1"), Some(card_called("T-4")));
    let mut gap = rich(1, 2);
    gap.market(T, [Some("T-1"), None, Some("T-4")]);
    assert_eq!(buys(gap, "A-1"), Some(card_called("T-4")), "an empty slot is passed over");
}

/// It has to control an outpost of the colour, whatever it can pay.
#[test]
fn dei_531_the_requirement_of_the_market() {
    let mut table = rich(9, 9);
    table.edit(|state| state.public.outposts[0] = state.public.outposts[1]); // logistic instead of tactical
    table.units(AUTOMA, g(0, 1), 1);
    assert_eq!((table.automa().cubes[T.index()], table.automa().cubes[L.index()]), (0, 2));
    assert_eq!(tries(&table.reveal("A-1")).1[0], Deed::BuyTactical);
    assert_eq!(table.automa().bin, CardsOf::EMPTY);
}

#[test]
fn dei_532_it_pays_and_the_card_goes_to_its_bin() {
    let mut table = rich(2, 3);
    table.market(T, [Some("T-4"), Some("T-2"), Some("T-1")]);
    let supply = table.public().supply;
    let events = table.reveal("A-1");
    assert_eq!(bought(&events), [(Market::Tactical, card_called("T-4"), 1, 2)]);
    assert_eq!((table.automa().store.technology, table.automa().store.energy), (1, 1));
    let after = table.public().supply;
    assert_eq!((after.technology, after.energy), (supply.technology + 1, supply.energy + 2));
    let own = table.automa();
    assert_eq!(own.bin.iter().collect::<Vec<_>>(), [card_called("T-4")]);
    assert!(own.hand.is_empty() && own.up.is_empty() && own.down.is_empty(), "and it gave up none");
}

#[test]
fn dei_533_the_bonus_of_the_colour_for_any_purchase() {
    for (order, supplies) in [([T, L, M], 2), ([L, T, M], 1), ([M, L, T], 0)] {
        let mut table = rich(2, 0);
        table.needs(order).supplies(AUTOMA, 5);
        let events = table.reveal("A-1");
        assert_eq!(bought(&events).len(), 1);
        assert_eq!(table.automa().supplies, 5 + supplies);
        let told = if supplies > 0 { vec![(supplies, Why::Buy)] } else { vec![] };
        assert_eq!(supplied(&events, AUTOMA), told, "by a symbol that names the market");
    }
}

#[test]
fn dei_534_need_by_need() {
    for (order, technology, energy, card) in [
        ([T, L, M], 2, 1, "T-1"),
        ([M, L, T], 2, 1, "M-1"), // M-5 costs too much
        ([L, M, T], 2, 0, "M-1"), // nothing in the first market
        ([L, M, T], 1, 1, "L-2"),
    ] {
        let mut table = rich(technology, energy);
        table.needs(order);
        assert_eq!(buys(table, "A-4"), Some(card_called(card)), "{order:?} {technology} {energy}");
    }
    let mut table = rich(1, 2);
    table.needs([L, M, T]).market(L, [Some("L-1"), Some("L-3"), Some("L-4")]).market(M, [Some("M-1"), None, None]);
    assert_eq!(buys(table, "A-4"), Some(card_called("T-2")), "nothing in the first two");
}

#[test]
fn dei_535_nothing_can_be_bought() {
    for card in ["A-1", "A-2", "A-3", "A-4"] {
        let mut table = rich(1, 0);
        let events = table.reveal(card);
        let first = cards().automa[usize::from(automa_card(card))].tries[0];
        assert_eq!(tries(&events).1[0], first);
        assert_eq!((bought(&events), supplied(&events, AUTOMA)), (vec![], vec![]));
        assert_eq!((table.automa().store.technology, table.automa().bin), (1, CardsOf::EMPTY));
    }
}

#[test]
fn dei_536_the_market_is_refilled() {
    let mut table = Scene::of(rich(1, 1).state().clone());
    // 8 tactical cards and those of five drones, less the three that lie open.
    let events = table.chance([pick(0, 10)]).reveal("A-1");
    let new = events.iter().find_map(|event| match *event {
        Event::CardRevealed { market: Market::Tactical, slot: 3, card } => Some(card),
        _ => None,
    });
    assert_eq!(bought(&events)[0].1, card_called("T-2"));
    let open = [Some(card_called("T-1")), Some(card_called("T-4")), new];
    assert_eq!(table.public().markets[0], open);
    assert_eq!(new, Some(card_called("T-3")), "the first of those that are left");
}

#[test]
fn dei_536_it_never_buys_in_the_black_market() {
    for card in ["A-1", "A-2", "A-3", "A-4"] {
        let mut table = rich(9, 9);
        [T, L, M].into_iter().for_each(|colour| _ = table.market(colour, [None; 3]));
        assert_eq!(table.public().markets[3].iter().flatten().count(), 3);
        assert_eq!(bought(&table.reveal(card)), []);
    }
}
