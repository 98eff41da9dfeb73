//! Section 3: setting up the game.

use crate::common::*;
use crate::games::{Step, game};
use crate::markdown::table as rows;
use kernel::{Deck, Game, Illegal, Sandbox, Seeded};

/// A table as it is dealt, with nothing arranged.
fn dealt(players: usize) -> Scene<CyberMerchant> {
    Scene::deal(players, 7)
}

fn deal_first(players: usize, first: First) -> Result<Sandbox<CyberMerchant>, Illegal> {
    let options = Options { first, ..Options::default() };
    Sandbox::deal(&Setup { options, ..Setup::standard(players) }, &mut Seeded::new([1; 32]))
}

/// Cards by their marks: none, 3+, 4+; all in the order of the data file.
fn cards_marked(marks: std::ops::Range<usize>) -> Stack {
    let copies = |copies: [u8; 3]| copies[marks.clone()].iter().copied().map(usize::from).sum();
    (0..).zip(&standard().kinds).flat_map(|(kind, row)| std::iter::repeat_n(kind, copies(row.copies))).collect()
}

#[test]
fn the_layouts_are_those_of_section_3() {
    let rows = rows("3. Setting up the game", &["", "2 players", "3 players", "4 players"]);
    let cell = |name: &str, players: usize| {
        rows.iter().find(|row| row[0] == name).unwrap_or_else(|| panic!("no row {name}"))[players - 1]
    };
    for players in 2..=4 {
        let layout = standard().layout(players);
        let codes: Vec<&str> = standard().in_play(players).iter().map(|one| one.code()).collect();
        let tricks = layout.deck.within(standard().tricks()).len();
        let left_out = cards_marked(0..3).without(layout.deck);
        let removed = match (left_out == cards_marked(1..3), left_out == cards_marked(2..3), left_out.is_empty()) {
            (true, ..) => "all 3+ and 4+",
            (_, true, _) => "all 4+",
            (.., true) => "none",
            _ => "some",
        };
        let expected = [
            ("price markers on", codes.join(", ")),
            ("each at price", standard().table.price_start.to_string()),
            ("cash", layout.cash.to_string()),
            ("crypto", dealt(players).state().public.players[S1].crypto.to_string()),
            ("cards removed", removed.to_owned()),
            ("corporation cards in the deck", (layout.deck.len() - tricks).to_string()),
            ("tricks in the deck", tricks.to_string()),
            ("deck", layout.deck.len().to_string()),
            ("places in use", format!("P1–P{}", layout.places)),
            ("cards per lot", layout.lot.to_string()),
            ("cards dealt per auction", (layout.places * layout.lot).to_string()),
            ("bid markers per player", layout.markers.to_string()),
        ];
        for (name, value) in &expected {
            assert_eq!(cell(name, players), value, "{name}, {players} players");
        }
        assert_eq!(rows.len(), expected.len());
    }
}

#[test]
fn cm_9_each_track_in_play_gets_a_marker_on_3() {
    assert_eq!(dealt(2).state().public.prices, [3, 3, 3, 0, 0]);
    assert_eq!(dealt(3).state().public.prices, [3, 3, 3, 3, 0]);
    assert_eq!(dealt(4).state().public.prices, [3, 3, 3, 3, 3]);
}

#[test]
fn cm_10_with_three_players_the_four_tracks_from_the_left() {
    assert_eq!(standard().in_play(3), [Rb, Cr, Cb, Cd]);
    let table = dealt(3);
    let view = CyberMerchant::portray(table.seen(Viewer::Onlooker));
    let titles = CyberMerchant::printed(standard()).corporations;
    let titles: Vec<_> = view.prices.iter().zip(&titles).map(|(_, title)| title.as_str()).collect();
    assert_eq!(titles, ["Root Bioroid", "Criptecorp", "CBN", "Crisis Dimension"]);
}

/// And it moves from there mark by mark.
#[test]
fn cm_11_the_round_token_starts_on_the_first_mark() {
    for players in 2..=4 {
        assert_eq!((dealt(players).state().public.round, dealt(players).state().public.auction), (1, 1));
    }
    let mut next = table(2).crypto(S1, 1).credit_stage(S1);
    next.deals_any().act(S1, exchange(0));
    assert_eq!(next.public().round, 2);
}

#[test]
fn cm_12_everybody_starts_with_20_credits_or_25_and_no_crypto() {
    for (players, cash) in [(2, 25), (3, 20), (4, 20)] {
        for (seat, player) in dealt(players).state().public.players.iter() {
            assert_eq!((player.cash, player.crypto), (cash, 0), "{seat} of {players}");
        }
    }
}

#[test]
fn cm_13_with_three_or_four_players_one_chip_is_the_bid_marker() {
    for players in [3, 4] {
        let mut table = table(players);
        assert_eq!(table.markers_now(), vec![1; players]);
        table.act(S1, bid(1, 0)).act(S2, bid(2, 0));
        assert_eq!(table.markers_now()[..3], [0, 0, 1]);
        assert_eq!(table.asked(), [S3]);
        table.refused_by("CM-28", S1, bid(3, 1));
    }
}

#[test]
fn cm_13_with_two_players_both_chips_are_bid_markers() {
    let mut table = table(2);
    assert_eq!(table.markers_now(), [2, 2]);
    table.act(S1, bid(1, 0)).act(S2, bid(2, 0)).act(S1, bid(3, 0));
    assert_eq!(table.markers_now(), [0, 1]);
}

#[test]
fn cm_14_marked_cards_are_taken_out_and_the_others_make_the_deck() {
    for (players, cards, size, dealt_out) in [(2, 0..1, 72, 8), (3, 0..2, 90, 9), (4, 0..3, 108, 12)] {
        let scene = dealt(players);
        let state = scene.state();
        let all = cards_marked(cards);
        let lots = state.public.lots.into_iter().fold(Stack::EMPTY, Stack::and);
        assert_eq!((all.len(), lots.len()), (size, dealt_out));
        assert_eq!(state.dark.deck, Deck::of(all.without(lots)), "{players} players");
        assert_eq!(state.public.discard, Stack::EMPTY);
    }
}

/// Any card of the deck can be the first, and the backs tell nothing but how many there are.
#[test]
fn cm_14_the_deck_is_shuffled_and_face_down() {
    let all = standard().layout(2).deck;
    let mixed = ["Reflector", "RB1", "WW3", "Cyberstealth", "CB4", "CB4", "Trajan", "CR1"];
    let lowest = ["RB1", "RB1", "RB1", "RB1", "RB2", "RB2", "RB2", "RB2"];
    for names in [mixed, lowest] {
        let scene = Scene::<CyberMerchant>::dealt(&Setup::standard(2), draws(all, names));
        let lots = scene.state().public.lots.into_iter().fold(Stack::EMPTY, Stack::and);
        assert_eq!(lots, stack(names));
        let back = serde_json::to_value(scene.seen(S1).dark()).unwrap();
        assert_eq!(back, serde_json::json!({"deck": 64, "tokens": 0}));
    }
}

#[test]
fn cm_16_the_table_names_the_seat_that_starts() {
    for (players, first, seat) in
        [(2, First::Two, S2), (3, First::Three, S3), (4, First::Two, S2), (4, First::Four, S4)]
    {
        let table = deal_first(players, first).unwrap();
        assert_eq!(table.state().public.first, seat);
        assert_eq!(table.owed().seats(), seat.only(), "and begins");
    }
    let no = deal_first(2, First::Three).unwrap_err();
    assert_eq!(no.rule, "CM-16");
    assert_eq!(deal_first(3, First::Four).unwrap_err().rule, "CM-16");
}

#[test]
fn cm_16_if_nothing_is_said_seat_1_starts() {
    assert_eq!(Options::default().first.seat(), S1);
    let said: Options = serde_json::from_str("{}").unwrap();
    assert_eq!(said, Options::default());
    let said: Options = serde_json::from_str(r#"{"first": "3"}"#).unwrap();
    assert_eq!(said.first.seat(), S3);
    for players in 2..=4 {
        assert_eq!(dealt(players).owed().seats(), S1.only());
    }
}

#[test]
fn cm_16_seats_are_numbered_clockwise() {
    let mut table = table_with(4, Options { first: First::Three, ..Options::default() });
    table.act(S3, bid(1, 0)).act(S4, bid(2, 0)).act(S1, bid(3, 0));
    assert_eq!(table.asked(), [S2]);
}

#[test]
fn cm_17_all_hands_are_empty_at_the_start() {
    for players in 2..=4 {
        let scene = dealt(players);
        for (seat, private) in scene.state().private.iter() {
            assert_eq!((private.hand, private.commitment, private.sealed), (Stack::EMPTY, Stack::EMPTY, None));
            assert_eq!(scene.seen(Viewer::Onlooker).back(seat).cards, 0);
        }
        assert_eq!(scene.state().public.held, Stack::EMPTY);
    }
}

/// In whole games no such card is ever seen, and no price of such a track appears.
#[test]
fn cm_18_cards_taken_out_stay_out_and_their_tracks_are_not_there() {
    for (players, out, tracks) in [(2, vec![Cd, Ac], 3), (3, vec![Ac], 4)] {
        let taken_out: Vec<u8> = out.iter().flat_map(|one| standard().shares(*one)).collect();
        for (seed, cyber_deck) in [(1, CyberDeck::Off), (2, CyberDeck::On)] {
            let options = Options { cyber_deck, ..Options::default() };
            let mut reshuffled = false;
            for Step { public, told, .. } in game(players, options, seed) {
                let outside = public.lots.into_iter().fold(public.discard.and(public.held), Stack::and);
                assert!(taken_out.iter().all(|kind| !outside.has(*kind)), "{public:?}");
                assert_eq!(public.prices[tracks..], vec![0; 5 - tracks]);
                reshuffled |= told.iter().any(|event| matches!(event, Event::Reshuffled { .. }));
            }
            assert!(reshuffled, "the whole deck has been seen");
        }
    }
}

/// Whatever a trick can be used on, it is one of the tracks in play.
#[test]
fn cm_18_no_effect_reaches_a_track_without_a_marker() {
    for (players, tracks) in [(2, 3), (3, 4), (4, 5)] {
        let count = |trick: &'static str| table(players).give(S1, [trick]).trick_stage(S1).uses_of(S1, trick).len();
        assert_eq!(count("Trajan"), tracks + 1, "one of the tracks, or none");
        assert_eq!(count("Elder Chip"), tracks * (tracks - 1) + 1, "two different tracks, or none");
        assert_eq!(count("Reflector"), tracks * (tracks - 1) / 2, "two different tracks");
    }
}
