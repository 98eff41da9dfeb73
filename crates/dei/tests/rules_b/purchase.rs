//! Sections 8 and 9: to buy, with a card played face down or by a gift.

use crate::common::*;
use crate::games::{game, setups};
use dei::event::Purchase;
use dei::state::{Ask, Stage, Step};
use dei::{Action, Automa, Event, Faction};

/// Seat 1 can buy three cards of the black market.
fn shop() -> Table {
    let mut scene = table(&THREE);
    scene.store(S1, 9, 9, 0).market(Market::Black, &["K-1", "K-2", "K-3"]);
    scene
}

/// The Chrono Cult in seat 1.
fn cult() -> Table {
    table(&[Faction::ChronoCult, Faction::Ravagers])
}

#[test]
fn dei_219_the_player_gets_an_open_card_of_a_market() {
    let mut scene = shop();
    scene.act(S1, down("ravagers-1", Market::Black, 2));
    assert!(scene.player(S1).hand.has(card("K-2")));
    assert!(!scene.public().markets[3].contains(&Some(card("K-2"))));
    scene.tells(
        Event::CardBought {
            seat: S1,
            market: Market::Black,
            card: card("K-2"),
            technology: 3,
            energy: 0,
            how: Purchase::FaceDown,
        },
        "DEI-219",
    );
}

#[test]
fn dei_220_a_card_is_bought_with_a_card_played_face_down() {
    let mut scene = shop();
    scene.act(S1, down("ravagers-1", Market::Black, 1));
    scene.tells(Event::CardGiven { seat: S1, card: card("ravagers-1"), how: Purchase::FaceDown }, "DEI-161");
    assert!(scene.player(S1).down.has(card("ravagers-1")));
    scene.units(S1, g(1, 1), 1).plays(S1, "ravagers-3").refused_by("DEI-592", S1, down("ravagers-2", Market::Black, 1));
}

/// Gift 4 on the black market, gift 7 on a coloured one.
#[test]
fn dei_220_or_because_an_effect_says_so() {
    let arrange = |scene: &mut Table, number| {
        scene.store(S1, 3, 2, 0).market(Market::Black, &["K-1"]).market(Market::Tactical, &["T-1"]);
        scene.outpost(g(0, 0), Colour::Tactical).gift(S1, number);
    };
    let mut scene = cult();
    arrange(&mut scene, 4);
    assert_eq!(scene.top(), Some(Ask::GiftCard { black: true, discount: 2 }));
    let buy = |market, technology| Action::Buy { market, slot: 1, give: card("chrono_cult-1"), technology };
    scene.refused_by("DEI-449", S1, buy(Market::Tactical, 2)).act(S1, buy(Market::Black, 2));
    let bought = |market, id, technology| Event::CardBought {
        seat: S1,
        market,
        card: card(id),
        technology,
        energy: 0,
        how: Purchase::Gift,
    };
    scene.tells(bought(Market::Black, "K-1", 1), "DEI-449");
    let mut scene = cult();
    arrange(&mut scene, 7);
    scene.refused_by("DEI-449", S1, buy(Market::Black, 2)).act(S1, buy(Market::Tactical, 2));
    scene.tells(bought(Market::Tactical, "T-1", 0), "DEI-449");
}

#[test]
fn dei_238_a_buyer_loses_a_card_in_hand() {
    let mut scene = shop();
    scene.refused_by("DEI-160", S1, down("refuge42-1", Market::Black, 1)); // somebody else's
    scene.act(S1, down("ravagers-1", Market::Black, 1));
    let player = scene.player(S1);
    assert!(!player.hand.has(card("ravagers-1")) && player.hand.has(card("K-1")));
    assert_eq!(player.hand.len(), 8);
}

#[test]
fn dei_239_a_card_given_up_for_an_effect_is_put_into_the_bin_right_away() {
    let mut scene = cult();
    scene.store(S1, 3, 0, 0).market(Market::Black, &["K-1", "K-2"]).gift(S1, 4);
    let give = |id: &str, technology| Action::Buy { market: Market::Black, slot: 1, give: card(id), technology };
    scene.refused_by("DEI-160", S1, give("K-1", 2)); // the new one is not there yet
    scene.act(S1, give("chrono_cult-4", 2));
    scene.tells(Event::CardGiven { seat: S1, card: card("chrono_cult-4"), how: Purchase::Gift }, "DEI-239");
    let player = scene.player(S1);
    assert!(player.bin.has(card("chrono_cult-4")) && player.down.is_empty());
    assert!(player.hand.has(card("K-1")) && player.hand.len() == 8);
    assert_eq!(scene.top(), Some(Ask::Card), "no card was played");
    scene.store(S1, 9, 0, 0);
    assert!(scene.can(S1, down("K-1", Market::Black, 1)), "DEI-257 is untouched");
}

/// In whole games: what it buys goes into its bin, and it gives no card up.
#[test]
fn dei_239_the_automa_has_no_hand_and_loses_no_card() {
    let automa = setups().into_iter().find(|setup| setup.options.automa == Automa::Expert).expect("one has the Automa");
    for seed in 1..=3 {
        let mut bought = 0;
        let scene = game(&automa, seed, |scene| {
            let seat = scene.public().automa.expect("it takes part");
            for event in scene.told(S1) {
                let gives = matches!(event, Event::CardGiven { seat: of, .. } if *of == seat);
                assert!(!gives, "{event:?}");
                bought += usize::from(matches!(event, Event::CardBought { seat: of, .. } if *of == seat));
            }
            let player = scene.player(seat);
            assert!(player.hand.is_empty() && player.up.is_empty() && player.down.is_empty());
        });
        assert!(bought > 0, "seed {seed}");
        assert_eq!(scene.player(S3).bin.len(), bought, "all of it lies in the bin");
    }
}

#[test]
fn dei_255_a_bought_card_is_in_hand_and_can_be_played_in_the_same_phase() {
    let mut scene = shop();
    scene.act(S1, down("ravagers-1", Market::Black, 1));
    assert_eq!(scene.top(), Some(Ask::Card));
    scene.act(S1, Action::Play { card: card("K-1") }).enlist(S1, g(0, 0), By::Enlist);
    assert!(scene.player(S1).up.has(card("K-1")));
}

#[test]
fn dei_256_the_face_down_card_stays_until_clean_up_brings_it_to_the_bin() {
    let mut scene = shop();
    scene.act(S1, down("ravagers-1", Market::Black, 1));
    assert!(scene.player(S1).down.has(card("ravagers-1")) && scene.player(S1).bin.is_empty());
    scene.edit(|state| {
        (state.public.phase, state.public.turn) = (3, 2);
        state.public.stage = Stage::Phase(Step::End);
    });
    scene.ask(S3, Ask::Mission).act(S3, Action::Mission { place: 1 });
    assert_eq!(scene.public().round, 3);
    assert!(scene.player(S1).bin.has(card("ravagers-1")) && scene.player(S1).down.is_empty());
}

#[test]
fn dei_257_one_card_in_each_action_phase_is_laid_down_for_a_purchase() {
    let mut scene = shop();
    scene.act(S1, down("ravagers-1", Market::Black, 1));
    scene.refused_by("DEI-257", S1, down("ravagers-2", Market::Black, 1));
    assert!(scene.legal(S1).iter().all(|action| matches!(action, Action::Play { .. })));
    scene.plays(S1, "ravagers-8").stops(S1); // AP1 of seat 1 is over
    scene.ask(S3, Ask::Card).edit(|state| {
        (state.public.turn, state.public.stage) = (2, Stage::Phase(Step::Hack));
    });
    scene.plays(S3, "K-9"); // nothing to exchange: the phase ends, and AP2 begins
    assert_eq!((scene.public().phase, scene.public().actor()), (2, S1));
    assert!(scene.can(S1, down("ravagers-2", Market::Black, 1)));
}

#[test]
fn dei_258_a_card_is_laid_down_only_with_a_purchase_that_can_be_made() {
    let mut scene = shop();
    scene.store(S1, 1, 0, 0);
    for slot in 1..=3 {
        scene.refused_by("DEI-251", S1, down("ravagers-1", Market::Black, slot));
    }
    assert!(scene.legal(S1).iter().all(|action| matches!(action, Action::Play { .. })));
    assert_eq!(scene.legal(S1).len(), 8);
}

#[test]
fn dei_260_everybody_keeps_eight_cards_besides_bin_and_face_down_ones() {
    let mut scene = shop();
    let count = |scene: &Table| scene.player(S1).hand.len() + scene.player(S1).up.len();
    scene.act(S1, down("ravagers-1", Market::Black, 1));
    assert_eq!(count(&scene), 8);
    scene.plays(S1, "K-1").stops(S1);
    assert_eq!((count(&scene), scene.player(S1).hand.len(), scene.player(S1).down.len()), (8, 7, 1));
}

/// A faction card, a drone card, and a card that was bought.
#[test]
fn dei_265_every_card_in_hand_will_do_for_a_purchase() {
    for id in ["ravagers-3", "ravagers-8", "T-5", "K-12", "draco-2"] {
        let mut scene = shop();
        scene.hold(S1, &["T-5", "K-12", "draco-2", "ravagers-3", "ravagers-8"]);
        scene.act(S1, down(id, Market::Black, 1));
        assert!(scene.player(S1).down.has(card(id)), "{id}");
    }
}
