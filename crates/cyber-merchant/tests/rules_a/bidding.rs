//! 5.2 Bidding.

use crate::common::*;
use crate::markdown::table as rows;
use testkit::Luck;

/// The marks a seat may choose on the scale of a place.
fn marks(table: &Cm, seat: Seat, place: u8) -> Vec<u8> {
    let mark = |action| match action {
        Action::Bid { place: other, mark } if other == place => Some(mark),
        _ => None,
    };
    table.legal(seat).into_iter().filter_map(mark).collect()
}

/// Who bought which place in the last step, for what.
fn bought(table: &Cm) -> Vec<(u8, Seat, u8)> {
    let bought = |event: Event| match event {
        Event::LotBought { seat, place, mark, .. } => Some((place, seat, mark)),
        _ => None,
    };
    table.heard(Viewer::Onlooker).into_iter().filter_map(bought).collect()
}

#[test]
fn cm_28_from_the_first_player_on_clockwise_one_marker_a_turn() {
    for (players, first) in [(2, S2), (3, S1), (3, S3), (4, S3)] {
        let mut table = table(players).first(first).bid_stage(first);
        let order: Vec<Seat> = table.public().clockwise(first).collect();
        for (place, seat) in (1..players as u8).zip(&order) {
            assert_eq!(table.asked(), [*seat], "{players} players");
            let before = table.player(*seat).markers;
            table.act(*seat, bid(place, 2));
            assert_eq!(table.player(*seat).markers, before - 1);
            assert_eq!(table.bids_now()[usize::from(place) - 1], Some((*seat, 2)));
        }
        assert_eq!(table.asked(), [*order.last().unwrap()]);
    }
}

#[test]
fn cm_28_nobody_bids_out_of_turn_or_beside_the_scales_in_use() {
    let mut three = table(3);
    three.refused_by("CM-28", S2, bid(1, 0)).refused_by("CM-28", S3, bid(2, 5));
    three.refused_by("CM-28", S1, bid(4, 0)).refused_by("CM-28", S1, bid(0, 0)).refused_by("CM-28", S1, bid(255, 0));
    assert!(marks(&three, S1, 4).is_empty());
    assert_eq!(three.legal(S2), []);
    for players in [2, 4] {
        let mut table = table(players);
        table.refused_by("CM-28", S1, bid(5, 0)).act(S1, bid(4, 0));
        assert_eq!(table.bids_now()[3], Some((S1, 0)));
    }
}

#[test]
fn cm_29_who_holds_a_marker_must_place_it() {
    let mut table = table(3).give(S1, ["CR3"]).crypto(S1, 5);
    assert!(table.legal(S1).iter().all(|action| matches!(action, Action::Bid { .. })), "there is no passing");
    for other in [exchange(0), exchange(1), commit(["CR3"]), add([]), give("CR3"), plain("Trajan"), give_back(["CR3"])]
    {
        table.refused_by("CM-29", S1, other);
    }
    assert_eq!((table.asked(), table.markers_now()), (vec![S1], vec![1, 1, 1]));
}

/// Seats 1 and 2 bid, seat 3 drives seat 1 away: seat 4, then seat 1 again; seats 2 and 3 hold no marker.
#[test]
fn cm_30_who_holds_no_marker_is_skipped() {
    let mut table = table(4);
    table.act(S1, bid(1, 1)).act(S2, bid(2, 1)).act(S3, bid(1, 2)).act(S4, bid(3, 0));
    assert_eq!((table.markers_now(), table.asked()), (vec![1, 0, 0, 0], vec![S1]));
    table.act(S1, bid(3, 4));
    assert_eq!((table.markers_now(), table.asked()), (vec![0, 0, 0, 1], vec![S4]), "past seats 2 and 3");
    table.refused_by("CM-28", S2, bid(4, 0));
}

#[test]
fn cm_31_on_an_empty_scale_every_mark_is_open() {
    for (players, places) in [(2, 4), (3, 3), (4, 4)] {
        for place in 1..=places {
            assert_eq!(marks(&table(players), S1, place), (0..=20).collect::<Vec<_>>());
            for mark in [0, 1, 13, 20] {
                let mut table = table(players);
                table.act(S1, bid(place, mark));
                assert_eq!(table.bids_now()[usize::from(place) - 1], Some((S1, mark)));
            }
        }
    }
}

#[test]
fn cm_32_on_a_scale_with_anothers_marker_only_a_higher_mark() {
    let mut table = table(4).standing(2, S1, 5).bid_stage(S2);
    for mark in 0..=5 {
        table.refused_by("CM-32", S2, bid(2, mark));
    }
    assert_eq!(marks(&table, S2, 2), (6..=20).collect::<Vec<_>>());
    assert_eq!(marks(&table, S2, 1), (0..=20).collect::<Vec<_>>(), "the other scales are empty");
    table.act(S2, bid(2, 6));
    assert_eq!(table.bids_now()[1], Some((S2, 6)));
    table.refused_by("CM-32", S3, bid(2, 6)).act(S3, bid(2, 20));
}

#[test]
fn cm_33_the_marker_that_has_been_outbid_goes_back() {
    let mut table = table(4).standing(1, S1, 3).standing(2, S2, 3).bid_stage(S3);
    table.act(S3, bid(1, 4));
    assert_eq!(table.markers_now(), [1, 0, 0, 1]);
    assert_eq!(table.bids_now(), [Some((S3, 4)), Some((S2, 3)), None, None]);
    assert_eq!(table.heard(S4), [Event::BidPlaced { seat: S3, place: 1, mark: 4, outbid: Some(S1) }]);
    table.act(S4, bid(3, 4));
    assert_eq!(table.heard(S1), [Event::BidPlaced { seat: S4, place: 3, mark: 4, outbid: None }]);
    assert_eq!(table.cash_now(), [20; 4], "nothing is paid for it");
}

/// Neither in nor out of turn; not even while the player has another marker in hand.
#[test]
fn cm_33_nobody_takes_a_bid_back_or_raises_their_own() {
    let mut three = table(3).standing(1, S1, 3).bid_stage(S2);
    three.refused_by("CM-28", S1, bid(1, 5)).refused_by("CM-28", S1, bid(2, 0)).refused(S1, Action::Withdraw);
    three.act(S2, bid(2, 0)).refused(S1, Action::Withdraw);
    let mut two = table(2).standing(1, S1, 3).bid_stage(S1);
    two.refused_by("CM-39", S1, bid(1, 5)).refused_by("CM-111", S1, Action::Withdraw);
    assert_eq!(two.bids_now()[0], Some((S1, 3)));
}

#[test]
fn cm_34_the_outbid_player_places_again_after_those_who_have_not_had_a_turn() {
    let mut table = table(4);
    table.act(S1, bid(1, 3)).act(S2, bid(1, 5));
    assert_eq!(table.asked(), [S3]);
    table.act(S3, bid(2, 0));
    assert_eq!(table.asked(), [S4]);
    table.act(S4, bid(3, 0));
    assert_eq!(table.asked(), [S1]);
}

#[test]
fn cm_34_the_outbid_player_may_choose_any_scale_even_the_same() {
    let scene = || table(4).standing(1, S2, 5).standing(2, S3, 0).standing(3, S4, 1).bid_stage(S1);
    let open: Vec<usize> = (1..=4).map(|place| marks(&scene(), S1, place).len()).collect();
    assert_eq!(open, [15, 20, 19, 21], "from 6, from 1, from 2 and from 0 up to 20");
    let mut again = scene();
    again.act(S1, bid(1, 6));
    assert_eq!((again.bids_now()[0], again.asked()), (Some((S1, 6)), vec![S2]));
}

#[test]
fn cm_35_a_scale_with_anothers_marker_on_20_is_closed() {
    let mut table = table(4).standing(1, S1, 20).cash(S2, 500).bid_stage(S2);
    assert!(marks(&table, S2, 1).is_empty());
    for mark in [0, 19, 20] {
        table.refused_by("CM-35", S2, bid(1, mark));
    }
    table.act(S2, bid(2, 20)).refused_by("CM-35", S3, bid(2, 20));
}

/// 20 is the last mark of the scale, whatever the cash.
#[test]
fn cm_35_nobody_bids_more_than_20() {
    let mut table = table(4).standing(1, S1, 19).cash(S2, 500).bid_stage(S2);
    for (place, mark) in [(1, 21), (2, 21), (2, 255)] {
        table.refused_by("CM-35", S2, bid(place, mark));
    }
    assert_eq!((marks(&table, S2, 1), marks(&table, S2, 2).last()), (vec![20], Some(&20)));
}

#[test]
fn cm_36_nobody_bids_more_than_they_can_pay() {
    let mut table = table(4).cash(S1, 7).cash(S2, 3).standing(2, S4, 3).bid_stage(S1);
    table.refused_by("CM-36", S1, bid(1, 8)).refused_by("CM-36", S1, bid(1, 20)).refused_by("CM-36", S1, bid(2, 8));
    assert_eq!((marks(&table, S1, 1), marks(&table, S1, 2)), ((0..=7).collect(), vec![4, 5, 6, 7]));
    table.act(S1, bid(1, 7));
    table.refused_by("CM-36", S2, bid(2, 4)).refused_by("CM-36", S2, bid(3, 4));
    assert!(marks(&table, S2, 2).is_empty(), "3 credits do not beat 3");
    table.act(S2, bid(3, 3));
}

/// The other standing bid counts as long as it stands.
#[test]
fn cm_37_with_two_players_both_bids_together_must_be_paid() {
    let mut table = table(2).standing(1, S1, 15).bid_stage(S1);
    table.refused_by("CM-37", S1, bid(2, 11)).refused_by("CM-37", S1, bid(3, 20));
    assert_eq!(marks(&table, S1, 2), (0..=10).collect::<Vec<_>>());
    table.act(S1, bid(2, 10)).act(S2, bid(1, 16));
    assert_eq!(marks(&table, S1, 3), (0..=15).collect::<Vec<_>>(), "10 of 25 are still bid on P2");
    table.refused_by("CM-37", S1, bid(3, 16)).refused_by("CM-37", S1, bid(1, 17)).act(S1, bid(3, 15));
    assert_eq!(table.bids_now(), [Some((S2, 16)), Some((S1, 10)), Some((S1, 15)), None]);
}

#[test]
fn cm_37_without_another_bid_all_cash_can_be_bid() {
    let mut fresh = table(2).cash(S1, 12).standing(1, S2, 5).bid_stage(S1);
    fresh.refused_by("CM-36", S1, bid(2, 13));
    assert_eq!(marks(&fresh, S1, 2).last(), Some(&12), "the other player's bid does not count");
    let mut spent = table(2).cash(S1, 12).standing(1, S1, 12).standing(2, S2, 0).bid_stage(S1);
    assert_eq!(spent.legal(S1), [bid(3, 0), bid(4, 0)], "with nothing left there is still 0");
    spent.refused_by("CM-37", S1, bid(2, 1));
}

#[test]
fn cm_38_with_two_players_each_places_two_markers_in_alternating_turns() {
    let mut table = table(2).first(S2).bid_stage(S2).auction(3);
    for (seat, place) in [(S2, 4), (S1, 3), (S2, 2)] {
        assert_eq!(table.asked(), [seat]);
        table.act(seat, bid(place, 0));
    }
    assert_eq!((table.markers_now(), table.asked()), (vec![1, 0], vec![S1]));
    table.act(S1, bid(1, 0));
    assert_eq!(bought(&table), [(1, S1, 0), (2, S2, 0), (3, S1, 0), (4, S2, 0)]);
}

#[test]
fn cm_39_with_two_players_nobody_has_both_markers_on_one_scale() {
    let mut table = table(2).standing(2, S1, 4).standing(3, S2, 0).bid_stage(S1);
    assert!(marks(&table, S1, 2).is_empty());
    for mark in [0, 4, 5, 20] {
        table.refused_by("CM-39", S1, bid(2, mark));
    }
    table.act(S1, bid(1, 0));
    assert_eq!(table.asked(), [S2]);
    table.refused_by("CM-39", S2, bid(3, 1)).act(S2, bid(2, 5));
}

/// One bid before the end nothing is sold; with the last scale everything is.
#[test]
fn cm_40_the_bidding_ends_when_every_scale_in_use_has_a_marker() {
    for (players, places) in [(2, 4), (3, 3), (4, 4)] {
        let mut table = table(players).auction(3);
        for place in 1..places {
            let seat = table.asked()[0];
            table.act(seat, bid(place, 0));
            assert_eq!((table.question(), bought(&table).len()), ("bid", 0), "{players} players");
        }
        let seat = table.asked()[0];
        table.act(seat, bid(places, 0));
        assert_eq!(bought(&table).len(), usize::from(places));
        assert_ne!(table.question(), "bid");
        for seat in table.seats() {
            let lots = bought(&table).iter().filter(|(_, buyer, _)| *buyer == seat).count();
            assert_eq!(lots, if players == 2 { 2 } else { 1 }, "{seat} of {players}");
        }
    }
}

/// A bid that only raises another does not end it: the driven-away player must place again.
#[test]
fn cm_40_it_does_not_end_while_somebody_is_without_a_bid() {
    let mut table = table(3).standing(1, S1, 1).standing(2, S2, 1).bid_stage(S3).auction(3);
    table.act(S3, bid(1, 2)).act(S1, bid(2, 2)).act(S2, bid(1, 3));
    assert_eq!((table.question(), table.asked()), ("bid", vec![S3]));
    table.act(S3, bid(3, 0));
    assert_eq!(bought(&table), [(1, S2, 3), (2, S1, 2), (3, S3, 0)]);
}

/// Whatever cash the players have and whatever they bid: there is an empty scale with mark 0 for whoever is
/// asked, and the bidding ends within 21 bids for each scale.
#[test]
fn cm_41_there_is_always_a_legal_bid_and_the_bidding_ends() {
    let mut luck = Luck::new("bidding", 1);
    for players in [2, 3, 4] {
        let places = standard().layout(players).places;
        for _ in 0..60 {
            let cash = |luck: &mut Luck| *luck.of(&[0, 1, 2, 20, 25, 60]);
            let table = table(players).auction(3);
            let mut table = table.seats().into_iter().fold(table, |table, seat| table.cash(seat, cash(&mut luck)));
            let mut bids = 0;
            while let Stage::Bidding { turn } = table.stage() {
                let legal = table.legal(turn);
                let empty = table.public().bids[..usize::from(places)].iter().position(Option::is_none).unwrap();
                assert!(legal.contains(&bid(empty as u8 + 1, 0)), "{legal:?}");
                table.act(turn, *luck.of(&legal));
                bids += 1;
            }
            assert!(bids <= 21 * usize::from(places), "{bids} bids");
        }
    }
}

/// Everybody always raises somebody by 1, as long as that is possible: the longest bidding there is.
#[test]
fn cm_41_even_raising_by_one_ends() {
    for players in [2, 3, 4] {
        let table = table(players).auction(3);
        let mut table = table.seats().into_iter().fold(table, |table, seat| table.cash(seat, 100));
        let mut bids = 0;
        while let Stage::Bidding { turn } = table.stage() {
            let raises = |action: &Action| {
                matches!(action, Action::Bid { place, .. }
                if table.public().bids[usize::from(*place) - 1].is_some())
            };
            let legal = table.legal(turn);
            let choice = legal.iter().find(|action| raises(action)).unwrap_or(&legal[0]);
            table.act(turn, *choice);
            bids += 1;
        }
        let places = usize::from(standard().layout(players).places);
        assert!(bids <= 21 * places, "{bids} bids");
        assert!(bids > 21, "{bids} bids: at least one scale was raised to its end");
    }
}

fn seat_of(letter: &str) -> Seat {
    [S1, S2, S3, S4]["ABCD".find(letter).expect("a player of the example")]
}

fn number(text: &str) -> u8 {
    text.parse().unwrap_or_else(|_| panic!("{text} is no number"))
}

/// `P1 B5, P2 C2`: the standing bids.
fn scales(cell: &str) -> Vec<Option<(Seat, u8)>> {
    let mut bids = vec![None; 4];
    for bid in cell.split(", ") {
        let (place, bid) = bid.split_once(' ').expect("P1 B5");
        bids[usize::from(number(&place[1..])) - 1] = Some((seat_of(&bid[..1]), number(&bid[1..])));
    }
    bids
}

/// `P1 at 5, A's marker goes back`: the bid.
fn written(cell: &str) -> Action {
    let (place, rest) = cell.split_once(" at ").expect("P1 at 5");
    bid(number(&place[1..]), number(rest.split(',').next().unwrap_or_default()))
}

/// Plays the rows of an example; before each one looks. After the last the lots are bought.
fn play_example(table: &mut Cm, rows: &[Vec<&str>], mut before: impl FnMut(&mut Cm, usize)) {
    for (turn, row) in rows.iter().enumerate() {
        let seat = seat_of(row[0]);
        assert_eq!(table.asked(), [seat], "turn {}", turn + 1);
        before(table, turn);
        table.act(seat, written(row[1]));
        let expected = scales(row[2]);
        if turn + 1 < rows.len() {
            assert_eq!(table.bids_now(), expected, "turn {}", turn + 1);
        } else {
            let paid = bought(table).into_iter().map(|(_, seat, mark)| Some((seat, mark)));
            assert_eq!(paid.collect::<Vec<_>>(), expected, "from P1 to P4");
        }
    }
}

#[test]
fn cm_ex_4_bidding_with_four_players() {
    let rows = rows("CM-EX-4", &["turn", "bid", "scales afterwards"]);
    assert_eq!(rows.len(), 7);
    let mut table = table(4).auction(3);
    play_example(&mut table, &rows, |table, turn| {
        let seat = table.asked()[0];
        if turn == 1 {
            table.refused_by("CM-32", seat, bid(1, 3));
        }
        for place in 1..=4 {
            table.refused(seat, bid(place, 21));
        }
    });
    assert_eq!(table.cash_now(), [14, 20, 20, 16]);
}

#[test]
fn cm_ex_5_bidding_with_two_players() {
    let rows = rows("CM-EX-5", &["turn", "bid", "scales afterwards", "markers in hand A / B"]);
    assert_eq!(rows.len(), 6);
    let mut table = table(2).auction(3);
    play_example(&mut table, &rows, |table, turn| {
        let before = turn.checked_sub(1).map_or("2 / 2", |before| rows[before][3]);
        let markers: Vec<String> = table.markers_now().iter().map(u8::to_string).collect();
        assert_eq!(markers.join(" / "), before);
        if turn == 4 {
            table.refused_by("CM-37", S1, bid(1, 20));
            for mark in [0, 6, 7, 20] {
                table.refused_by("CM-39", S1, bid(2, mark));
            }
        }
    });
    assert_eq!(rows[5][3], "0 / 0");
    assert_eq!(table.cash_now(), [19, 14]);
}
