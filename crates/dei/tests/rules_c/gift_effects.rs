//! Table 20.9: what each gift does, DEI-439, DEI-448, DEI-449.

use crate::common::*;
use crate::gifts::{cult, keeps};

fn buy(market: Market, slot: u8, technology: u8) -> Action {
    Action::Buy { market, slot, give: card("chrono_cult-1"), technology }
}

#[test]
fn dei_442_gift_1_is_three_moves() {
    let mut scene = cult();
    scene.units(S1, g(0, 0), 2).leader(S1, g(0, 0)).units(S2, g(0, 1), 1);
    keeps(&mut scene, 1);
    assert!(matches!(scene.what(), Some((S1, Ask::Symbols(symbols))) if symbols.left[By::Move.index()] == 3));
    scene.refused_by("DEI-205", S1, go(g(0, 0), g(0, 1), 1, By::Move));
    scene.act(S1, lead(g(0, 0), g(0, 1), 2, By::Move));
    scene.act(S1, kill(g(0, 1), S2, By::Conversion)); // DEI-198: skills apply
    scene.act(S1, go(g(0, 1), g(0, 2), 1, By::Move)).act(S1, go(g(0, 2), g(0, 3), 1, By::Move));
    assert_eq!((scene.scrappers(S1, g(0, 3)), scene.what()), (1, Some((S1, Ask::Card))), "three and no more");
}

/// DEI-198: it is no card, so no candy can be spent.
#[test]
fn dei_442_gifts_1_and_5_allow_no_candy() {
    for gift in [1, 5] {
        let mut scene = cult();
        scene.units(S1, g(0, 0), 2).store(S1, 0, 0, 2);
        keeps(&mut scene, gift).refused_by("DEI-198", S1, enlist(g(0, 0), By::Candy));
        scene.refused_by("DEI-177", S1, collect(g(0, 0), Resource::Technology, By::Collect));
    }
}

#[test]
fn dei_442_gift_5_is_three_enlists() {
    let mut scene = cult();
    keeps(&mut scene, 5).refused_by("DEI-201", S1, enlist(g(1, 1), By::Enlist));
    for at in [g(0, 0), g(3, 3), g(0, 0)] {
        scene.act(S1, enlist(at, By::Enlist));
    }
    let there = (scene.scrappers(S1, g(0, 0)), scene.scrappers(S1, g(3, 3)), scene.what());
    assert_eq!(there, (2, 1, Some((S1, Ask::Card))), "three and no more");
}

#[test]
fn dei_442_gift_6_deploys_two_scrappers_together_in_any_courtyard() {
    let mut scene = cult();
    scene.units(S2, g(2, 0), 4).outpost(Colour::Tactical, g(2, 3));
    keeps(&mut scene, 6);
    assert_eq!(scene.legal(S1).len(), 16, "every courtyard, and no roof");
    scene.refused_by("DEI-445", S1, enlist(r(0, 0), By::Gift));
    scene.act(S1, enlist(g(2, 3), By::Gift));
    assert_eq!((scene.scrappers(S1, g(2, 3)), scene.cubes(S1, Colour::Tactical)), (2, 1));
    let event = Event::Enlisted { seat: S1, region: g(2, 3), by: By::Gift, scrappers: 2 };
    assert!(scene.heard(event) && event.rule() == "DEI-445");
    assert_eq!(scene.what(), Some((S1, Ask::Card)));
    let mut scene = cult();
    scene.units(S2, g(2, 0), 4);
    keeps(&mut scene, 6).act(S1, enlist(g(2, 0), By::Gift));
    assert_eq!(scene.scrappers(S1, g(2, 0)), 2, "a majority is not needed");
}

#[test]
fn dei_445_gift_6_deploys_as_many_as_there_are() {
    let mut scene = cult();
    scene.units(S1, g(0, 0), 14);
    keeps(&mut scene, 6).act(S1, enlist(g(2, 3), By::Gift));
    assert_eq!((scene.scrappers(S1, g(2, 3)), scene.player(S1).scrappers), (1, 0));
}

/// The roof is the Cathedral's: it stays sealed for gifts too.
#[test]
fn dei_439_gift_8_needs_no_unit_but_all_else_that_a_build_needs() {
    let mut scene = cult();
    scene.built(S1, Structure::Elevator, g(0, 0), Some(r(0, 0))).built(S1, Structure::Bridge, r(2, 1), Some(r(2, 2)));
    keeps(&mut scene, 8);
    assert!(scene.player(S1).units.is_empty());
    scene.refused_by("DEI-112", S1, elevator(g(0, 0), r(0, 0), By::Gift));
    scene.refused_by("DEI-216", S1, elevator(g(0, 0), r(0, 1), By::Gift));
    scene.refused_by("DEI-425", S1, elevator(g(1, 1), r(1, 1), By::Gift));
    scene.act(S1, elevator(g(3, 0), r(2, 0), By::Gift));
    scene.refused_by("DEI-112", S1, bridge(r(2, 2), r(2, 1), By::Gift));
    scene.refused_by("DEI-217", S1, bridge(r(0, 0), r(0, 2), By::Gift));
    scene.refused_by("DEI-425", S1, bridge(r(0, 1), r(1, 1), By::Gift));
    scene.act(S1, bridge(r(2, 0), r(2, 1), By::Gift));
    assert_eq!(scene.player(S1).left, [3, 1, 1]);
    let (region, other) = (r(2, 0), r(2, 1));
    let event = Event::Built { seat: S1, structure: Structure::Bridge, region, other, by: By::Gift };
    assert!(scene.heard(event) && event.rule() == "DEI-439");
}

#[test]
fn dei_439_gift_8_takes_the_structures_out_of_the_reserve() {
    let mut scene = cult();
    scene.lay(|public| public.players[S1].left = [3, 1, 0]);
    keeps(&mut scene, 8).act(S1, elevator(g(0, 0), r(0, 0), By::Gift));
    assert_eq!((scene.player(S1).left, scene.what()), ([3, 0, 0], Some((S1, Ask::Card))), "no Bridge is left");
}

#[test]
fn dei_448_gifts_2_and_3_bring_2_energy_and_4_technology() {
    for (gift, store) in [(2, (0, 2)), (3, (4, 0))] {
        let mut scene = cult();
        keeps(&mut scene, gift);
        let Store { technology, energy, .. } = scene.player(S1).store;
        assert_eq!((technology, energy), store, "gift {gift}");
        assert_eq!(scene.what(), Some((S1, Ask::Card)), "nothing is asked");
    }
}

/// K-6 costs 2T 1E, K-12 2T 2E, K-10 2E.
fn black(technology: u8, energy: u8) -> Table {
    let mut scene = cult();
    scene.market(Market::Black, ["K-6", "K-12", "K-10"]).store(S1, technology, energy, 0);
    keeps(&mut scene, 4);
    scene
}

#[test]
fn dei_442_gift_4_buys_on_the_black_market_for_two_resources_less() {
    let mut scene = black(1, 1);
    scene.act(S1, buy(Market::Black, 1, 1));
    assert_eq!(
        (scene.player(S1).store, scene.what()),
        (Store { technology: 0, energy: 1, candies: 0 }, Some((S1, Ask::Card)))
    );
    assert!(scene.player(S1).hand.has(card("K-6")), "2T 1E less 1T 1E");
    let mut scene = black(1, 1);
    scene.act(S1, buy(Market::Black, 1, 2));
    assert_eq!(scene.player(S1).store, Store { technology: 1, energy: 0, candies: 0 }, "2T 1E less 2T");
}

#[test]
fn dei_442_gift_4_buys_nowhere_else() {
    let mut scene = cult();
    scene.market(Market::Logistic, ["L-1", "L-2", "L-3"]).holds(S1, &[(Colour::Logistic, g(3, 0))]).store(S1, 5, 5, 0);
    keeps(&mut scene, 4).refused_by("DEI-449", S1, buy(Market::Logistic, 1, 2));
    let mut scene = cult();
    scene.market(Market::Logistic, ["L-1", "L-2", "L-3"]).holds(S1, &[(Colour::Logistic, g(3, 0))]).store(S1, 5, 5, 0);
    keeps(&mut scene, 7).refused_by("DEI-449", S1, buy(Market::Black, 1, 2));
}

#[test]
fn dei_449_the_card_given_up_goes_to_the_bin_at_once_and_the_new_one_to_hand() {
    let mut scene = black(1, 1);
    scene.refused_by("DEI-160", S1, Action::Buy { market: Market::Black, slot: 1, give: card("K-6"), technology: 1 });
    scene.act(S1, buy(Market::Black, 1, 1));
    let player = scene.player(S1);
    assert!(player.bin.has(card("chrono_cult-1")) && player.down.is_empty());
    assert_eq!(player.hand.len(), 8);
    let given = Event::CardGiven { seat: S1, card: card("chrono_cult-1"), how: Purchase::Gift };
    assert!(scene.heard(given) && given.rule() == "DEI-239");
    let how = Purchase::Gift;
    let bought =
        Event::CardBought { seat: S1, market: Market::Black, card: card("K-6"), technology: 1, energy: 0, how };
    assert!(scene.heard(bought) && bought.rule() == "DEI-449");
    assert_eq!(scene.public().markets[3][..2], [Some(card("K-12")), Some(card("K-10"))], "the gap is closed");
}

/// DEI-257: the one purchase by a face-down card is still to come.
#[test]
fn dei_449_it_leaves_the_purchase_of_the_phase_untouched() {
    let mut scene = black(3, 3);
    scene.act(S1, buy(Market::Black, 1, 2));
    let down = |slot| Action::PlayDown { card: card("chrono_cult-2"), market: Market::Black, slot };
    scene.act(S1, down(2));
    scene.refused_by("DEI-257", S1, Action::PlayDown { card: card("chrono_cult-3"), market: Market::Black, slot: 1 });
}

#[test]
fn dei_449_the_discount_is_used_to_the_full() {
    let mut scene = black(5, 5);
    scene.refused_by("DEI-261", S1, buy(Market::Black, 1, 0)); // 1 Energy off and 0 Technology would be 1 in all
    scene.refused_by("DEI-261", S1, buy(Market::Black, 1, 3));
    scene.refused_by("DEI-261", S1, buy(Market::Black, 3, 1)); // K-10 has no Technology to take off
    for technology in 0..=2 {
        assert!(scene.legal(S1).contains(&buy(Market::Black, 2, technology)), "K-12: {technology}T");
    }
    scene.act(S1, buy(Market::Black, 3, 0));
    assert_eq!(scene.player(S1).store, Store { technology: 5, energy: 5, candies: 0 }, "2E less 2");
}

#[test]
fn dei_449_what_is_left_of_the_cost_must_be_paid() {
    let mut scene = black(0, 1);
    scene.refused_by("DEI-251", S1, buy(Market::Black, 1, 1));
    scene.refused_by("DEI-251", S1, buy(Market::Black, 2, 2));
    scene.act(S1, buy(Market::Black, 1, 2));
    assert_eq!((scene.player(S1).store.energy, scene.public().supply.energy), (0, 40), "paid to the general supply");
}

#[test]
fn dei_449_quartermaster_is_taken_off_first_and_the_discount_as_far_as_a_cost_is_left() {
    let mut scene = cult();
    scene.market(Market::Black, ["K-5", "K-1", "K-6"]).unlocked(S1, Advantage::Quartermaster);
    keeps(&mut scene, 4);
    scene.refused_by("DEI-261", S1, buy(Market::Black, 1, 2)).refused_by("DEI-261", S1, buy(Market::Black, 1, 0));
    assert!(scene.legal(S1).contains(&buy(Market::Black, 1, 1)), "2T less 1, less 1");
    assert!(scene.legal(S1).contains(&buy(Market::Black, 2, 2)), "3T less 1, less 2");
    scene.act(S1, buy(Market::Black, 3, 1));
    assert!(scene.player(S1).hand.has(card("K-6")), "2T 1E less 1T, less 1T 1E");
}

/// L-7 costs 2T 2E.
fn coloured() -> Table {
    let mut scene = cult();
    scene.market(Market::Logistic, ["L-7", "L-2", "L-3"]).market(Market::Tactical, ["T-1", "T-2", "T-3"]);
    scene.market(Market::Mechanical, ["M-1", "M-2", "M-3"]).store(S1, 2, 0, 0);
    scene
}

#[test]
fn dei_442_gift_7_buys_on_a_coloured_market_for_two_resources_less() {
    let mut scene = coloured();
    scene.holds(S1, &[(Colour::Logistic, g(3, 0))]);
    keeps(&mut scene, 7).act(S1, buy(Market::Logistic, 1, 0));
    assert_eq!((scene.player(S1).store.technology, scene.player(S1).hand.has(card("L-7"))), (0, true));
    assert_eq!(scene.player(S1).taken, [0, 1, 0]);
}

#[test]
fn dei_449_gift_7_needs_what_the_market_requires() {
    let mut scene = coloured();
    scene.holds(S1, &[(Colour::Logistic, g(3, 0))]);
    keeps(&mut scene, 7).refused_by("DEI-252", S1, buy(Market::Tactical, 1, 2));
    let mut scene = coloured();
    keeps(&mut scene, 7);
    assert_eq!(scene.what(), Some((S1, Ask::Card)), "without an outpost nothing can be bought");
    let mut scene = coloured();
    scene.unlocked(S1, Advantage::GoodsAtHand);
    keeps(&mut scene, 7).act(S1, buy(Market::Tactical, 1, 2));
    assert!(scene.player(S1).hand.has(card("T-1")), "AG-1 frees from it");
}
