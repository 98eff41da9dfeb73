//! 5.1 Preparation.

use crate::common::*;

/// A table whose next step deals: the last trick of the first auction is in seat 1's hand.
fn before_a_deal(players: usize) -> Cm {
    table(players).give(S1, ["Trajan"]).trick_stage(S1)
}

/// How many cards lie at P1 to P4.
fn sizes(table: &Cm) -> [usize; 4] {
    table.public().lots.map(|lot| lot.len())
}

/// The cards that the last step told of, lot by lot.
fn laid(table: &Cm, viewer: impl Into<Viewer>) -> Vec<(u8, Vec<&'static str>)> {
    let laid = |event: Event| match event {
        Event::LotLaid { place, cards } => Some((place, names(cards))),
        _ => None,
    };
    table.heard(viewer).into_iter().filter_map(laid).collect()
}

#[test]
fn cm_23_three_cards_at_each_of_the_first_n_places() {
    for (players, expected) in [(3, [3, 3, 3, 0]), (4, [3, 3, 3, 3])] {
        let mut table = before_a_deal(players);
        let deck = table.deck_len();
        table.deals_any().act(S1, plain("Trajan"));
        assert_eq!(sizes(&table), expected, "{players} players");
        assert_eq!(table.deck_len(), deck - 3 * players);
        assert_eq!(Scene::<CyberMerchant>::deal(players, 1).state().public.lots.map(|lot| lot.len()), expected);
    }
}

#[test]
fn cm_24_with_two_players_two_cards_at_each_of_the_four_places() {
    let mut table = before_a_deal(2);
    let deck = table.deck_len();
    table.deals_any().act(S1, plain("Trajan"));
    assert_eq!((sizes(&table), table.deck_len()), ([2, 2, 2, 2], deck - 8));
    assert_eq!(Scene::<CyberMerchant>::deal(2, 1).state().public.lots.map(|lot| lot.len()), [2, 2, 2, 2]);
}

#[test]
fn cm_25_lots_are_dealt_from_p1_one_complete_before_the_next() {
    let mut two = before_a_deal(2);
    two.deals(["CB4", "RB1", "WW3", "CR2", "Reflector", "CR2", "RB4", "CB1"]).act(S1, plain("Trajan"));
    assert_eq!((two.lot_at(1), two.lot_at(2)), (vec!["RB1", "CB4"], vec!["CR2", "WW3"]));
    assert_eq!((two.lot_at(3), two.lot_at(4)), (vec!["CR2", "Reflector"], vec!["RB4", "CB1"]));
    let mut three = before_a_deal(3);
    three.deals(["CD4", "CD3", "CD2", "RB1", "RB2", "RB3", "WW1", "WW2", "WW3"]).act(S1, plain("Trajan"));
    assert_eq!(three.lot_at(1), ["CD2", "CD3", "CD4"]);
    assert_eq!((three.lot_at(2), three.lot_at(3)), (vec!["RB1", "RB2", "RB3"], vec!["WW1", "WW2", "WW3"]));
}

#[test]
fn cm_25_lots_lie_face_up() {
    let mut table = before_a_deal(2);
    table.deals(["RB1", "RB1", "CR2", "CR2", "CB3", "CB3", "WW3", "Reflector"]).act(S1, plain("Trajan"));
    let expected =
        [(1, vec!["RB1", "RB1"]), (2, vec!["CR2", "CR2"]), (3, vec!["CB3", "CB3"]), (4, vec!["WW3", "Reflector"])];
    for viewer in [Viewer::Onlooker, S1.into(), S2.into()] {
        assert_eq!(laid(&table, viewer), expected);
        assert_eq!(names(table.seen(viewer).public().lots[3]), ["WW3", "Reflector"]);
    }
}

/// Nine cards are needed and four are left. The pile is everything else but what seat 2 holds, with the
/// trick just played.
#[test]
fn cm_26_when_the_deck_runs_short_the_discard_pile_becomes_the_deck() {
    let mut table = before_a_deal(3).give(S2, ["CB1", "CB2"]).deck(["RB1", "RB2", "RB3", "RB4"]);
    let pile = table.public().discard.with(kind("Trajan"));
    table.chance(draws(stack(["RB1", "RB2", "RB3", "RB4"]), ["RB4", "RB3", "RB2", "RB1"]));
    table.chance(draws(pile, ["CR1", "Trajan", "Reflector", "WW1", "CD1"])).act(S1, plain("Trajan"));
    assert_eq!((table.lot_at(1), table.lot_at(2)), (vec!["RB2", "RB3", "RB4"], vec!["RB1", "CR1", "Trajan"]));
    assert_eq!(table.lot_at(3), ["CD1", "WW1", "Reflector"]);
    assert_eq!((table.discard_now().len(), table.deck_len()), (0, pile.len() - 5));
    assert_eq!(table.in_deck(), pile.without(stack(["CR1", "Trajan", "Reflector", "WW1", "CD1"])));
    let reshuffled = Event::Reshuffled { cards: pile.len() as u16 };
    assert_eq!(table.heard(Viewer::Onlooker).iter().filter(|event| **event == reshuffled).count(), 1);
    assert_eq!(table.hand_of(S2), ["CB1", "CB2"], "hands stay as they are");
}

/// The deck is dealt to its last card before the pile is touched, even in the middle of a lot.
#[test]
fn cm_27_the_last_cards_of_the_old_deck_are_dealt_first() {
    let mut table = before_a_deal(2).deck(["CR4"]);
    let pile = table.public().discard.with(kind("Trajan"));
    table.chance(draws(pile, ["RB1", "RB1", "RB1", "RB1", "CB1", "CB1", "CB1"])).act(S1, plain("Trajan"));
    assert_eq!(table.lot_at(1), ["RB1", "CR4"], "the only card left, which takes no chance, and one of the pile");
}

/// Eight cards are needed and eight are left: the pile stays, and is turned into a deck in the next auction.
#[test]
fn cm_27_the_pile_is_turned_only_when_a_card_is_needed_and_the_deck_is_empty() {
    let last = ["RB1", "RB1", "RB2", "RB2", "RB3", "RB3", "RB4", "RB4"];
    let mut table = before_a_deal(2).deck(last);
    let pile = table.public().discard.with(kind("Trajan"));
    table.deals(last).act(S1, plain("Trajan"));
    assert_eq!((table.deck_len(), table.public().discard), (0, pile));
    assert!(!table.heard(S1).iter().any(|event| matches!(event, Event::Reshuffled { .. })));
    table.act(S2, bid(1, 0)).act(S1, bid(2, 0)).act(S2, bid(3, 0));
    let next = ["CB1", "CB1", "CB1", "CB1", "CB2", "CB2", "CB2", "CB2"];
    table.chance(draws(pile, next)).act(S1, bid(4, 0));
    assert_eq!(table.lot_at(1), ["CB1", "CB1"]);
    assert_eq!((table.deck_len(), table.discard_now().len()), (pile.len() - 8, 0));
}

/// All shares there are lie in the hands, and the tricks alone make the deal.
#[test]
fn cm_27_a_deal_never_fails() {
    for players in 2..=4 {
        let all = standard().layout(players).deck;
        let shares = all.without(all.within(standard().tricks()));
        let mut table = table(players).trick_stage(S1).give(S2, names(shares)).give(S1, ["Trajan"]).deck([]);
        let pile = table.public().discard.with(kind("Trajan"));
        assert_eq!(pile, all.within(standard().tricks()));
        let lots: Vec<&str> = names(pile).into_iter().take([8, 9, 12][players - 2]).collect();
        table.chance(draws(pile, lots)).act(S1, plain("Trajan"));
        assert_eq!(sizes(&table).iter().sum::<usize>(), [8, 9, 12][players - 2], "{players} players");
    }
}

/// A set in which the tricks would not suffice is not accepted.
#[test]
fn cm_27_there_are_enough_tricks_in_every_set() {
    use kernel::data::CardData;
    let few = Cards::STANDARD.replace("copies = [4, 1, 1]", "copies = [1, 4, 1]").replace("[3, 1, 0]", "[1, 1, 0]");
    let few = few.replace("copies = [3, 0, 1]", "copies = [1, 0, 1]").replace("[2, 1, 0]", "[1, 1, 0]");
    let fault = Cards::parse(&few.replace("copies = [2, 0, 1]", "copies = [0, 2, 1]")).unwrap_err();
    assert_eq!((fault.row.as_deref(), fault.what.key.as_ref()), (Some("2"), "merchant-data-tricks"), "{fault}");
    assert!(Cards::parse(&few).is_ok(), "8 tricks for 8 cards");
}

#[test]
fn cm_ex_3_three_players_nine_cards() {
    let mut table = before_a_deal(3);
    table.deals(["RB1", "RB1", "RB1", "CR1", "CR1", "CR1", "CB1", "CB1", "CB1"]).act(S1, plain("Trajan"));
    assert_eq!(table.lot_at(1), ["RB1"; 3]);
    assert_eq!(table.lot_at(2), ["CR1"; 3]);
    assert_eq!(table.lot_at(3), ["CB1"; 3]);
    assert_eq!(table.lot_at(4), [""; 0]);
    assert_eq!(laid(&table, S1).len(), 3);
    table.refused_by("CM-28", S2, bid(4, 0));
}
