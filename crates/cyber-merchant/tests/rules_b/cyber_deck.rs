//! Section 9: the Cyber deck, CM-104 to CM-109.

use crate::common::*;
use crate::shared::{view, viewers};
use kernel::Game;
use testkit::Luck;

fn setup(players: usize, cyber_deck: CyberDeck) -> Setup<CyberMerchant> {
    Setup { options: Options { cyber_deck, ..Options::default() }, ..Setup::standard(players) }
}

/// The chance by which the first cards of the deck are dealt for so many players.
fn first_cards(players: usize) -> Vec<Pick> {
    let layout = standard().layout(players);
    let cards = u32::from(layout.places * layout.lot);
    (0..cards).map(|dealt| pick(0, layout.deck.len() as u32 - dealt)).collect()
}

/// The tokens on the tracks, from the left.
fn tokens(state: &State<CyberMerchant>) -> Vec<i8> {
    state.dark.tokens[..usize::from(state.dark.laid)].to_vec()
}

/// The third auction is over but for seat 1's Trajan.
fn before_profit(players: usize) -> Cm {
    table(players).auction(3).give(S1, ["Trajan", "RB1"]).give(S2, ["CR1"]).trick_stage(S1)
}

/// CM-105 and CM-107 do not happen without it.
#[test]
fn cm_104_the_variant_is_off_unless_chosen() {
    assert_eq!(Options::default().cyber_deck, CyberDeck::Off);
    assert_eq!(serde_json::from_str::<Options>("{}").unwrap(), Options::default());
    let on: Options = serde_json::from_str(r#"{"cyber_deck":"on"}"#).unwrap();
    assert_eq!(on, Options { cyber_deck: CyberDeck::On, ..Options::default() });
    for players in 2..=4 {
        let scene = Scene::dealt(&setup(players, CyberDeck::Off), first_cards(players));
        assert_eq!(scene.seen(S1).dark().tokens, 0);
    }
    let mut table = before_profit(3);
    table.act(S1, plain("Trajan"));
    assert_eq!((table.question(), table.prices_now()), ("commit", vec![3; 4]));
    assert!(!table.heard(S1).iter().any(|event| matches!(event, Event::TokenTurned { .. })));
}

/// With tokens that move no price (CBN is at 1 already) the game goes on as without any.
#[test]
fn cm_104_it_changes_nothing_else() {
    let start = || before_profit(2).price(Cb, 1);
    let (mut without, mut with) = (start(), start().tokens([0, 0, -1]));
    for table in [&mut without, &mut with] {
        table.play([(S1, play("Trajan", on(Cr))), (S2, commit(["CR1"])), (S1, commit(["RB1"]))]);
        table.play([(S2, exchange(1))]);
    }
    with.edit(|state| state.public.options.cyber_deck = CyberDeck::Off);
    assert_eq!(without.state(), with.state());
}

/// Three, four or five of the eight, from the left; every draw leaves one less.
#[test]
fn cm_105_a_token_is_laid_on_each_track_in_play() {
    assert_eq!(standard().tokens, [-2, -1, -1, 0, 0, 1, 1, 2]);
    let picks = [pick(7, 8), pick(0, 7), pick(5, 6), pick(2, 5), pick(2, 4)];
    for (players, laid) in [(2, vec![2, -2, 1]), (3, vec![2, -2, 1, 0]), (4, vec![2, -2, 1, 0, 0])] {
        let chance = picks[..laid.len()].iter().copied().chain(first_cards(players));
        let scene = Scene::dealt(&setup(players, CyberDeck::On), chance);
        assert_eq!(tokens(scene.state()), laid);
        assert_eq!(scene.seen(S1).dark().tokens as usize, laid.len());
        assert_eq!(scene.state().public.prices.iter().filter(|price| **price == 3).count(), laid.len());
    }
}

/// The tokens are laid before the lots, at the start of each round.
#[test]
fn cm_105_every_round_begins_with_it() {
    let mut table = table_with(2, setup(2, CyberDeck::On).options).crypto(S1, 1).credit_stage(S1);
    table.edit(|state| state.dark.laid = 0);
    let lots = draws(table.in_deck(), table.next_lots());
    table.chance([pick(0, 8), pick(0, 7), pick(0, 6)]).chance(lots).act(S1, exchange(0));
    assert_eq!((table.public().round, tokens(table.state())), (2, vec![-2, -1, -1]));
    let heard = table.heard(S2);
    assert_eq!(heard[1..3], [Event::RoundBegan { round: 2, first: S1 }, Event::TokensLaid { tokens: 3 }]);
    assert_eq!(heard[3], Event::AuctionBegan { auction: 1 });
}

/// Only at the start of a round: not with the second auction.
#[test]
fn cm_105_not_in_every_auction() {
    let mut table = table(2).tokens([1, 0, -1]).give(S1, ["Trajan"]).trick_stage(S1);
    table.deals_any().act(S1, plain("Trajan"));
    assert_eq!((table.public().auction, tokens(table.state())), (2, vec![1, 0, -1]));
    assert_eq!(table.prices_now(), [3, 3, 3]);
}

/// Whatever lies on the tracks looks the same to everybody.
#[test]
fn cm_106_nobody_may_look_at_the_tokens() {
    let (one, other) = (before_profit(3).tokens([2, 1, -1, 0]), before_profit(3).tokens([0, -2, 0, 1]));
    for viewer in viewers(&one) {
        assert_eq!(view(&one, viewer), view(&other, viewer));
        assert_eq!(view(&one, viewer).tokens.map(usize::from), Some(view(&one, viewer).prices.len()));
    }
}

/// Everybody thinks every token possible on every track, and never more of one than there are.
#[test]
fn cm_106_any_token_may_lie_anywhere() {
    let table = before_profit(4).tokens([2, 1, -1, 0, -2]);
    for viewer in viewers(&table) {
        let mut luck = Luck::new("tokens", 1);
        let mut seen = vec![Vec::new(); 5];
        for _ in 0..200 {
            let laid = tokens(&CyberMerchant::imagine(table.seen(viewer), luck.chance()));
            assert_eq!(laid.len(), 5);
            for change in -2..=2 {
                let count = |tokens: &[i8]| tokens.iter().filter(|token| **token == change).count();
                assert!(count(&laid) <= count(&standard().tokens), "{laid:?}");
            }
            seen.iter_mut().zip(laid).for_each(|(seen, token)| seen.push(token));
        }
        for (track, mut seen) in seen.into_iter().enumerate() {
            seen.sort_unstable();
            seen.dedup();
            assert_eq!(seen, [-2, -1, 0, 1, 2], "track {track}");
        }
    }
}

#[test]
fn cm_107_the_tokens_are_turned_up_when_the_profit_phase_begins() {
    let mut table = before_profit(4).prices([3, 4, 5, 6, 7]).tokens([2, 1, 0, -1, -2]);
    table.act(S1, play("Trajan", on(Rb)));
    let turned = |corporation, change, from, to| Event::TokenTurned { corporation, change, from, to };
    assert_eq!(
        table.heard(Viewer::Onlooker)[2..],
        [
            Event::TokenPassed { first: S2 },
            turned(Rb, 2, 4, 6),
            turned(Cr, 1, 4, 5),
            turned(Cb, 0, 5, 5),
            turned(Cd, -1, 6, 5),
            turned(Ac, -2, 7, 5),
        ]
    );
    assert_eq!(table.prices_now(), [6, 5, 5, 5, 5]);
    assert_eq!((table.asked(), table.question()), (vec![S1, S2], "commit"));
}

#[test]
fn cm_108_the_moves_stop_at_1_and_at_10() {
    let mut table = before_profit(4).prices([9, 10, 1, 2, 1]).tokens([2, 1, -1, -2, 0]);
    table.act(S1, plain("Trajan"));
    assert_eq!(table.prices_now(), [10, 10, 1, 1, 1]);
    let changes: Vec<i8> = table
        .heard(S1)
        .into_iter()
        .filter_map(|event| match event {
            Event::TokenTurned { change, .. } => Some(change),
            _ => None,
        })
        .collect();
    assert_eq!(changes, [2, 1, -1, -2, 0]);
}

/// They are gone from the tracks, and the next round draws from all eight again.
#[test]
fn cm_109_the_tokens_go_back_and_all_eight_are_shuffled_again() {
    let mut table = before_profit(2).tokens([2, -2, 0]);
    table.act(S1, plain("Trajan"));
    assert_eq!((tokens(table.state()), table.state().dark.tokens), (vec![], [0; 5]));
    assert_eq!(view(&table, S1).tokens, Some(0));
    table.play([(S1, commit(["RB1"])), (S2, commit(["CR1"])), (S2, exchange(0))]);
    let lots = draws(table.in_deck(), table.next_lots());
    table.chance([pick(7, 8), pick(0, 7), pick(2, 6)]).chance(lots).act(S1, exchange(0));
    assert_eq!(tokens(table.state()), [2, -2, 0]); // the same three may come again
}
