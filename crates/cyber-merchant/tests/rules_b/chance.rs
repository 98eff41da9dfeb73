//! Section 12: chance, CM-112.

use crate::common::*;
use crate::shared::{Step, every_setup, play_through};

/// Which of the two copies it was makes no difference to anything.
#[test]
fn cm_112_cards_of_one_kind_are_never_told_apart() {
    let steal = |rank| {
        let mut table = table(2).give(S1, ["Cyberstealth"]).give(S2, ["CR2", "CR2", "Trajan"]).trick_stage(S1);
        table.chance([pick(rank, 3)]).act(S1, play("Cyberstealth", rob(S2)));
        table.state().clone()
    };
    assert_eq!(steal(0), steal(1));
    assert_ne!(steal(0), steal(2));
}

/// A hand of RB1 CR2 CR2 WW3 Trajan Cyberstealth, put together in another order.
#[test]
fn cm_112_a_hand_is_taken_kind_by_kind_shares_before_tricks() {
    let order = ["RB1", "CR2", "CR2", "WW3", "Trajan", "Cyberstealth"];
    for (rank, stolen) in order.into_iter().enumerate() {
        let hand = ["Cyberstealth", "WW3", "CR2", "Trajan", "RB1", "CR2"];
        let mut table = table(3).give(S1, ["Cyberstealth"]).give(S2, hand).give(S3, ["CB1", "Trajan"]).trick_stage(S1);
        table.chance([pick(rank as u32, 6)]).act(S1, play("Cyberstealth", rob(S2)));
        let event = Event::Stolen { by: S1, from: S2, card: Some(kind(stolen)) };
        assert_eq!(table.heard(S1)[1], event);
    }
}

/// Every card left is equally likely: of a deck of RB1 RB1 CR1 (and six more) one in nine, then one in eight.
#[test]
fn cm_112_chance_is_used_for_each_card_dealt() {
    let mut table = table(3).give(S1, ["Trajan"]).trick_stage(S1);
    let deck = table.in_deck();
    let lots = ["WW3", "RB1", "Trajan", "CR4", "CR4", "CB2", "CD1", "CD4", "RB1"];
    let picks = draws(deck, lots);
    let bounds: Vec<u32> = picks.iter().map(|pick| pick.below).collect();
    assert_eq!(bounds, (0..9).map(|dealt| deck.len() as u32 - dealt).collect::<Vec<_>>());
    table.chance(picks).act(S1, plain("Trajan"));
    assert_eq!(
        [1, 2, 3].map(|place| table.lot_at(place)),
        [["RB1", "WW3", "Trajan"], ["CR4", "CR4", "CB2"], ["RB1", "CD1", "CD4"]]
    );
}

/// The same choices with the same chance give the same game; the deck keeps no order of its own.
#[test]
fn cm_112_a_deck_has_no_order_until_a_card_is_drawn() {
    let dealt = |first: [&'static str; 2]| {
        let mut table = table(2).give(S1, ["Trajan"]).trick_stage(S1);
        table.deals(first.into_iter().chain(["CR1", "CR2", "CB1", "CB1", "WW1", "WW1"])).act(S1, plain("Trajan"));
        table.state().clone()
    };
    assert_eq!(dealt(["RB1", "RB4"]), dealt(["RB4", "RB1"]));
}

/// With the Cyber deck, the tokens come first, track by track; then the lots.
#[test]
fn cm_112_the_tokens_come_before_the_cards() {
    let options = Options { cyber_deck: CyberDeck::On, ..Options::default() };
    let setup = Setup { options, ..Setup::standard(2) };
    let deal = [pick(1, 8), pick(1, 7), pick(5, 6)].into_iter().chain((0..8).map(|dealt| pick(71 - dealt, 72 - dealt)));
    let scene = Scene::<CyberMerchant>::dealt(&setup, deal);
    assert_eq!(scene.state().dark.tokens, [-1, -1, 2, 0, 0]);
    let all: Vec<_> = standard().layout(2).deck.iter().collect();
    let last: Vec<_> = scene.state().public.lots.iter().flat_map(|lot| lot.iter()).collect();
    let mut dealt = all[64..].to_vec();
    dealt.reverse(); // the last card of the deck first, two to a lot
    for lot in dealt.chunks_mut(2) {
        lot.sort_unstable();
    }
    assert_eq!(last, dealt);
}

/// Among how many things chance has to choose in a step, told by what happened in it.
fn expected(step: &Step<'_>) -> Vec<u32> {
    let state = step.before;
    let mut hands: Vec<u32> = state.private.iter().map(|(_, private)| private.hand.len() as u32).collect();
    let mut deck = state.dark.deck.len() as u32;
    let mut pile = 0;
    let mut picks = Vec::new();
    for event in &step.events {
        match *event {
            Event::TrickPlayed { seat, .. } => hands[seat.index()] -= 1,
            Event::Stolen { by, from, .. } => {
                picks.push(hands[from.index()]);
                hands[from.index()] -= 1;
                hands[by.index()] += 1;
            }
            Event::TokensLaid { tokens } => picks.extend((0..u32::from(tokens)).map(|laid| 8 - laid)),
            Event::Reshuffled { cards } => pile = u32::from(cards),
            Event::LotLaid { cards, .. } => {
                for _ in 0..cards.len() {
                    deck = if deck == 0 { std::mem::take(&mut pile) } else { deck };
                    picks.push(deck);
                    deck -= 1;
                }
            }
            _ => {}
        }
    }
    picks.retain(|below| *below > 1); // of one thing no chance is used
    picks
}

#[test]
fn cm_112_chance_is_used_for_nothing_else() {
    let (mut stolen, mut reshuffled, mut laid) = (0, 0, 0);
    for (seed, setup) in (1..=18).zip(every_setup().into_iter().cycle()) {
        play_through(&setup, seed, |_, step| {
            assert_eq!(step.picks, expected(step), "{:?}", step.events);
            for event in &step.events {
                match event {
                    Event::Stolen { .. } => stolen += 1,
                    Event::Reshuffled { .. } => reshuffled += 1,
                    Event::TokensLaid { .. } => laid += 1,
                    _ => {}
                }
            }
        });
    }
    assert!(stolen > 20 && reshuffled > 5 && laid == 9 * 3, "{stolen} {reshuffled} {laid}");
}
