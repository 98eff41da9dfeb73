//! One test for every rule, named after its id.

use high_card::{Action, CARDS, DEALT, Event, HighCard, pack};
use kernel::{CardData, Game, Loaded, Setup, Viewer};
use testkit::{S1, S2, S3, Scene};

fn play(card: u8) -> Action {
    Action::Play { card }
}

/// A scene of so many players who hold these cards.
fn scene<const N: usize>(hands: [&[u8]; N]) -> Scene<HighCard> {
    let mut scene = Scene::<HighCard>::deal(N, 1);
    scene.edit(|state| {
        for (seat, private) in state.private.iter_mut() {
            private.hand = hands[seat.index()].iter().copied().collect();
        }
        let held = state.private.iter().fold(high_card::Hand::EMPTY, |held, (_, private)| held.or(private.hand));
        state.dark = kernel::Deck::of(pack().minus(held));
    });
    scene
}

#[test]
fn hc_1_two_to_four_play() {
    assert_eq!(HighCard::SEATS, 2..=4);
    assert!(Setup::<HighCard>::standard(5).fits().is_err());
}

#[test]
fn hc_2_cards_are_numbered_from_1_to_24() {
    assert_eq!((pack().len(), pack().nth(0), pack().has(CARDS)), (24, Some(1), true));
}

#[test]
fn hc_3_everybody_is_dealt_six_cards_that_only_they_see() {
    let scene = Scene::<HighCard>::deal(3, 1);
    for (seat, private) in scene.state().private.iter() {
        assert_eq!(private.hand.len(), DEALT);
        assert_eq!(HighCard::portray(scene.seen(seat)).hand, Some(private.hand.iter().collect()));
    }
    assert_eq!(HighCard::portray(scene.seen(Viewer::Onlooker)).hand, None);
}

#[test]
fn hc_4_the_prize_of_a_round_is_worth_its_number() {
    let cards = Loaded::<high_card::Cards>::standard();
    let points: Vec<u8> = (1..).map_while(|round| cards.get().prize(round)).map(|prize| prize.points).collect();
    assert_eq!(points, [1, 2, 3, 4, 5]);
    let none = high_card::Cards::parse("prizes = []").expect_err("a game needs a round");
    assert_eq!(none.what.key, "high-card-data-prizes");
}

#[test]
fn hc_5_all_choose_a_card_of_their_hand_in_secret() {
    let mut scene = scene([&[3, 9], &[4, 5]]);
    assert_eq!(scene.legal(S1), [play(3), play(9)]);
    scene.refused_by("HC-5", S1, play(4));
    scene.act(S1, play(9));
    assert_eq!(scene.told(S2), [&Event::Chose { seat: S1 }]);
    assert_eq!(scene.owed().seats(), S2.only());
}

#[test]
fn hc_6_the_highest_card_takes_the_prize() {
    let mut scene = scene([&[3, 9], &[4, 5], &[1, 2]]);
    scene.play([(S3, play(2)), (S1, play(9)), (S2, play(5))]);
    let points: Vec<i32> = scene.state().public.points.as_slice().to_vec();
    assert_eq!(points, [1, 0, 0]);
    assert!(scene.told(S2).contains(&&Event::Won { seat: S1, round: 1, points: 1 }));
    assert_eq!(scene.state().public.played.len(), 3);
}

#[test]
fn hc_7_after_the_last_prize_the_most_points_win_and_level_players_share() {
    let mut scene = scene([&[9, 1], &[4, 5]]);
    scene.edit(|state| {
        state.public.round = 5;
        state.public.points[S2] = 5;
    });
    scene.play([(S1, play(9)), (S2, play(5))]);
    let standings = scene.standings();
    assert_eq!((standings[S1].rank, standings[S2].rank), (1, 1));
    assert_eq!((standings[S1].score, standings[S2].score), (5, 5));
}

#[test]
fn hc_ex_1_a_high_card_can_be_spent_too_early() {
    let mut scene = scene([&[24, 1], &[12, 11]]);
    scene.play([(S1, play(24)), (S2, play(11))]);
    scene.play([(S1, play(1)), (S2, play(12))]);
    assert_eq!(scene.state().public.points.as_slice(), [1, 2]);
}
