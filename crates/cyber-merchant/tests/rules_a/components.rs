//! Section 2: components. The data file is compared with the tables, row by row.

use crate::common::*;
use crate::data::{in_row, with};
use crate::markdown::{origins, table as rows};
use kernel::data::CardData;
use kernel::{Illegal, Loaded, Sandbox, Seeded};
use serde_json::{Value, json};

/// The data file as it is written.
fn file() -> Value {
    testkit::sheet::written::<Cards>()
}

/// The rows of one of its tables.
fn file_rows(table: &str) -> Vec<Value> {
    file()[table].as_array().expect("a list of rows").clone()
}

/// How many cards of a corporation are in the deck of so many players.
fn in_deck(corporation: Corporation, players: usize) -> usize {
    standard().layout(players).deck.within(standard().shares(corporation)).len()
}

fn tricks_in_deck(players: usize) -> usize {
    standard().layout(players).deck.within(standard().tricks()).len()
}

/// `RB01–RB04` is `RB01-RB04` in the file.
fn hyphens(ids: &str) -> String {
    ids.replace('–', "-")
}

/// All ids that `RB01-RB04, RB21` stands for.
fn listed(ids: &str) -> Vec<String> {
    let mut all = Vec::new();
    for part in ids.split(", ") {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let letters = first.trim_end_matches(|c: char| c.is_ascii_digit());
        let number = |id: &str| id.strip_prefix(letters).and_then(|id| id.parse::<u32>().ok()).expect("RB01");
        all.extend((number(first)..=number(last)).map(|number| format!("{letters}{number:02}")));
    }
    all
}

fn marked(mark: &str, cards: u64) -> Value {
    match mark {
        "none" => json!([cards, 0, 0]),
        "3+" => json!([0, cards, 0]),
        "4+" => json!([0, 0, cards]),
        other => panic!("no such mark: {other}"),
    }
}

#[test]
fn cm_1_two_three_or_four_can_play() {
    let deal = |seats| -> Result<Sandbox<CyberMerchant>, Illegal> {
        Sandbox::deal(&Setup::standard(seats), &mut Seeded::new([1; 32]))
    };
    for seats in 2..=4 {
        assert_eq!(deal(seats).unwrap().state().public.players.len(), seats);
    }
    for seats in [0, 1, 5, 6] {
        assert!(deal(seats).is_err(), "{seats} players");
    }
}

#[test]
fn cm_2_a_share_shows_corporation_and_value_and_a_trick_its_kind() {
    assert_eq!(standard().face(kind("CR3")), Face::Share { corporation: Cr, value: 3 });
    assert_eq!(standard().face(kind("WW2")), Face::Share { corporation: Ww, value: 2 });
    assert_eq!(standard().face(kind("Reflector")), Face::Trick { effect: Effect::Swap });
    assert_eq!(names(stack(["Trajan", "CR3"])), ["CR3", "Trajan"]);
    let missing = [
        ("CR09-CR11", "corporation = \"CR\", "),
        ("CR09-CR11", "value = 3, "),
        ("K19-K20, K30", "effect = { kind = \"swap\" }, "),
    ];
    for (id, column) in missing {
        assert!(Cards::parse(&in_row(id, column, "")).is_err(), "{id} without {column}");
    }
}

/// Marked cards are left out as CM-14 says, whichever they are.
#[test]
fn cm_2_a_card_of_either_sort_may_be_marked() {
    for (id, card, copies) in [("CR05-CR08", "CR2", "[4, 0, 0]"), ("K05-K06, K22, K27", "The Root", "[2, 1, 1]")] {
        let text = in_row(id, copies, "[1, 2, 3]");
        let cards = Cards::parse(&text).unwrap_or_else(|fault| panic!("{card}: {fault}"));
        let count = |players| cards.layout(players).deck.count(kind(card));
        assert_eq!([count(2), count(3), count(4)], [1, 3, 6], "{card}");
    }
}

#[test]
fn the_corporations_are_those_of_section_2_1() {
    let rows = rows("2.1 Corporations", &["code", "corporation", "price track, from the left"]);
    let (file, shares) = (file_rows("corporations"), file_rows("shares"));
    assert_eq!((rows.len(), file.len()), (6, 6));
    for ((row, written), corporation) in rows.iter().zip(&file).zip(Corporation::ALL) {
        let [code, title, track, in_play, mark, from] = row[..] else { panic!("{row:?}") };
        assert_eq!(corporation.code(), code);
        assert_eq!(standard().titles[corporation.index()], title);
        let place = Corporation::TRACKED.iter().position(|tracked| *tracked == corporation);
        let place = place.map_or("none (joker)".to_owned(), |place| (place + 1).to_string());
        assert_eq!(place, track, "{code}");
        let origins = origins(from);
        let expected = json!({"id": code, "title": title, "joker": place == "none (joker)", "from": origins[0]});
        assert_eq!(*written, expected);
        for share in shares.iter().filter(|share| share["corporation"] == code) {
            assert_eq!(share["from"], origins[1], "{code}");
        }
        for (players, in_play) in (2..).zip(in_play.split(" / ")) {
            assert_eq!(in_deck(corporation, players), if in_play == "yes" { 13 } else { 0 }, "{code} {players}");
            let track = corporation == Ww || standard().in_play(players).contains(&corporation);
            assert_eq!(track, in_play == "yes", "{code}, {players} players");
        }
        for share in shares.iter().filter(|share| share["corporation"] == code) {
            let cards = share["copies"].as_array().unwrap().iter().map(|copies| copies.as_u64().unwrap()).sum();
            assert_eq!(share["copies"], marked(mark, cards), "{code}");
        }
    }
}

/// The number of copies without a mark, with 3+ and with 4+.
#[test]
fn cm_3_all_crisis_dimension_is_marked_3_and_all_assistance_consortium_4_and_no_others() {
    for corporation in Corporation::ALL {
        let kinds = standard().shares(corporation).map(|kind| standard().kinds[usize::from(kind)].copies);
        let marks = kinds.fold([0; 3], |all, copies| std::array::from_fn(|mark| all[mark] + copies[mark]));
        let expected = match corporation {
            Cd => [0, 13, 0],
            Ac => [0, 0, 13],
            Rb | Cr | Cb | Ww => [13, 0, 0],
        };
        assert_eq!(marks, expected, "{corporation:?}");
    }
}

/// With the mark missing on one card, its corporation would be in the deck without a track.
#[test]
fn cm_3_shares_that_could_not_be_sold_are_refused() {
    for (id, copies, row, corporation) in [
        ("CD12-CD13", "[0, 2, 0]", "2", "CD"),
        ("AC12-AC13", "[0, 0, 2]", "2", "AC"),
        ("AC01-AC04", "[0, 0, 4]", "3", "AC"),
    ] {
        let other = if row == "3" { "[0, 1, 3]" } else { "[1, 1, 0]" };
        let fault = Cards::parse(&in_row(id, copies, other)).unwrap_err();
        assert_eq!((fault.row.as_deref(), fault.what.key.as_ref()), (Some(row), "merchant-data-no-track"), "{fault}");
        assert!(format!("{:?}", fault.what).contains(corporation), "{fault:?}");
    }
}

/// All thirteen of its cards can be sold together, on one price.
#[test]
fn cm_4_criptecorp_is_one_corporation() {
    let alike = standard().titles.iter().filter(|title| title.starts_with("Cri") && title.ends_with("orp"));
    assert_eq!(alike.collect::<Vec<_>>(), ["Criptecorp"]);
    let all = names(standard().layout(2).deck.within(standard().shares(Cr)));
    assert_eq!(all.len(), 13);
    let mut table = table(2).commit_stage().give(S1, all.clone()).prices([1, 9, 1]);
    table.act(S1, commit(all));
    assert_eq!(table.crypto_now(), [9, 0]);
}

#[test]
fn the_shares_are_those_of_section_2_2() {
    let rows = rows("2.2 Corporation cards (78)", &["ids", "corporation", "value", "cards", "mark"]);
    let file = file_rows("shares");
    assert_eq!((rows.len(), file.len()), (23, 23));
    let (mut all, mut kinds) = (Vec::new(), standard().kinds.iter());
    for (row, written) in rows.iter().zip(&file) {
        let [ids, corporation, value, cards, mark, from] = row[..] else { panic!("{row:?}") };
        let (value, cards): (u8, u64) = (value.parse().unwrap(), cards.parse().unwrap());
        let copies = marked(mark, cards);
        let expected = json!({"ids": hyphens(ids), "corporation": corporation, "value": value, "copies": copies,
            "from": origins(from)[0]});
        assert_eq!(*written, expected);
        let kind = kinds.next().unwrap();
        let Face::Share { corporation: its, value: shown } = kind.face else { panic!("{kind:?}") };
        assert_eq!((its.code(), shown, &kind.ids, json!(kind.copies)), (corporation, value, &hyphens(ids), copies));
        assert_eq!(kind.title, format!("{corporation}{value}"));
        assert_eq!(listed(&kind.ids).len() as u64, cards, "{ids}");
        all.extend(listed(&kind.ids));
    }
    let numbers = |code: &'static str| (1..=13).map(move |number| format!("{code}{number:02}"));
    assert_eq!(all, Corporation::ALL.map(Corporation::code).into_iter().flat_map(numbers).collect::<Vec<_>>());
}

#[test]
fn cm_5_the_same_thirteen_values_and_weaker_jokers() {
    let values = |corporation: Corporation| -> Vec<u8> {
        let cards = standard().layout(4).deck.within(standard().shares(corporation));
        cards.iter().map(|kind| standard().value(kind)).collect()
    };
    for corporation in Corporation::TRACKED {
        assert_eq!(values(corporation), [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4], "{corporation:?}");
        assert_eq!(standard().sum(standard().layout(4).deck.within(standard().shares(corporation))), 29);
    }
    assert_eq!(values(Ww), [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3]);
    assert_eq!(standard().sum(standard().layout(4).deck.within(standard().shares(Ww))), 22);
}

/// Four cards with the sum 8, three with the sum 8, a 2 and a 1.
#[test]
fn cm_5_the_example_of_a_pay_out_can_be_laid_out_without_jokers() {
    let laid = [&["CR1", "CR1", "CR2", "CR4"][..], &["CR2", "CR3", "CR3"], &["CR2"], &["CR1"]];
    assert_eq!(laid.map(|cards| standard().sum(stack(cards.iter().copied()))), [8, 8, 2, 1]);
    let all = stack(laid.concat());
    assert!(standard().layout(2).deck.within(standard().shares(Cr)).has_all(all));
}

/// What a trick does, as the table puts it.
fn in_words(effect: Effect) -> String {
    match effect {
        Effect::Move { by } if by > 0 => format!("one price up {by}"),
        Effect::Move { by } => format!("one price down {}", -by),
        Effect::Shift => "one price up 1 and another down 1".to_owned(),
        Effect::Change => "exchange a card with everybody".to_owned(),
        Effect::Steal => "steal a random card".to_owned(),
        Effect::Swap => "swap two prices".to_owned(),
    }
}

#[test]
fn the_tricks_are_those_of_section_2_3() {
    let mut rows = rows("2.3 Trick cards (30)", &["ids", "kind", "unmarked", "3+", "4+", "total", "effect"]);
    let sum = rows.pop().unwrap();
    let file = file_rows("tricks");
    assert_eq!((rows.len(), file.len(), standard().tricks().len()), (7, 7, 7));
    let (mut all, mut sums) = (Vec::new(), [0; 4]);
    for ((row, written), kind) in rows.iter().zip(&file).zip(&standard().kinds[23..]) {
        let [ids, title, unmarked, three, four, total, effect, from] = row[..] else { panic!("{row:?}") };
        let counts = [unmarked, three, four, total].map(|count| count.parse::<u8>().unwrap());
        assert_eq!(counts[..3].iter().sum::<u8>(), counts[3], "{title}");
        sums = std::array::from_fn(|at| sums[at] + counts[at]);
        let marked = |mark: &str| ids.matches(mark).count() as u8;
        assert_eq!([marked("(3+)"), marked("(4+)")], counts[1..3], "{title}");
        let ids = hyphens(&ids.replace(" (3+)", "").replace(" (4+)", ""));
        let origins = origins(from);
        assert_eq!((written["ids"].as_str(), written["title"].as_str()), (Some(ids.as_str()), Some(title)));
        assert_eq!(written["from"], json!({"effect": origins[0], "copies": origins[1]}), "{title}");
        assert_eq!((&kind.ids, kind.title.as_str(), &kind.copies[..]), (&ids, title, &counts[..3]));
        let Face::Trick { effect: does } = kind.face else { panic!("{kind:?}") };
        assert_eq!(in_words(does), effect, "{title}");
        assert_eq!(listed(&ids).len(), usize::from(counts[3]), "{title}");
        all.extend(listed(&ids));
    }
    assert_eq!(sum[2..6], sums.map(|count| count.to_string()));
    all.sort();
    assert_eq!(all, (1..=30).map(|number| format!("K{number:02}")).collect::<Vec<_>>());
}

#[test]
fn cm_6_five_tricks_for_every_corporation_in_the_deck() {
    for (players, tricks) in [(2, 20), (3, 25), (4, 30)] {
        let corporations = Corporation::ALL.into_iter().filter(|one| in_deck(*one, players) > 0).count();
        assert_eq!(tricks_in_deck(players), 5 * corporations);
        assert_eq!(tricks_in_deck(players), tricks);
        let shares = standard().layout(players).deck.len() - tricks;
        assert_eq!(shares * 5, tricks * 13, "the same mix at every table");
    }
}

/// A list of marks: `0, 1, 2`.
fn marks(numbers: std::ops::RangeInclusive<u8>) -> String {
    numbers.map(|mark| mark.to_string()).collect::<Vec<_>>().join(", ")
}

#[test]
fn the_scales_and_tracks_are_those_of_section_2_4() {
    let rows = rows("2.4 Scales and tracks", &["track", "marks"]);
    let numbers = &standard().table;
    let expected = [
        ("bid scale, one over each of P1–P4", marks(0..=numbers.bid_last)),
        ("price track, five", marks(1..=numbers.price_last)),
        ("round track", marks(1..=numbers.rounds)),
        ("cash and crypto track", "0 to 100".to_owned()),
    ];
    let found: Vec<(&str, String)> = rows.iter().map(|row| (row[0], row[1].to_owned())).collect();
    assert_eq!(found, expected);
    assert_eq!(file()["table"]["from"], "seed + reconstructed");
    assert_eq!(Corporation::TRACKED.len(), 5);
    assert_eq!(standard().setups.iter().map(|setup| setup.places).max(), Some(4));
}

#[test]
fn the_change_tokens_are_those_of_section_9() {
    let rows = rows("9. Variant: the Cyber deck", &["change token", "count"]);
    let mut all = Vec::new();
    for (row, written) in rows.iter().zip(file_rows("tokens")) {
        let change: i8 = row[0].replace('−', "-").trim_start_matches('+').parse().unwrap();
        let copies: usize = row[1].parse().unwrap();
        assert_eq!(written, json!({"change": change, "copies": copies, "from": origins(row[2])[0]}));
        all.extend(std::iter::repeat_n(change, copies));
    }
    assert_eq!(standard().tokens, all);
    assert_eq!((all.len(), rows.len(), file_rows("tokens").len()), (8, 5, 5));
}

#[test]
fn cm_7_a_scale_begins_at_0_which_needs_no_cash() {
    let mut table = table(4).cash(S1, 0);
    assert_eq!(table.legal(S1), (1..=4).map(|place| bid(place, 0)).collect::<Vec<_>>());
    table.refused_by("CM-36", S1, bid(2, 1)).act(S1, bid(2, 0));
    assert_eq!(table.bids_now()[1], Some((S1, 0)));
}

/// All four are broke, and all four get a lot.
#[test]
fn cm_7_everybody_ends_up_with_a_bid_even_without_cash() {
    let mut table = [S1, S2, S3, S4].into_iter().fold(table(4), |table, seat| table.cash(seat, 0));
    table.act(S1, bid(4, 0)).act(S2, bid(3, 0));
    table.deals_any().act(S3, bid(2, 0));
    assert_eq!(table.seats().into_iter().map(|seat| table.hand_of(seat).len()).collect::<Vec<_>>(), [3; 4]);
    assert_eq!(table.hand_of(S4), ["RB1", "RB1", "RB2"], "the only bid left, P1 at 0, was made for seat 4");
    assert_eq!(table.cash_now(), [0; 4]);
}

/// Below 0 nothing can go: what would take it there is refused. Above 100, where the printed track ends,
/// everything goes on.
#[test]
fn cm_8_cash_and_crypto_have_no_upper_limit() {
    let mut table = table(2).give(S1, ["CR4"]).crypto(S1, 98).cash(S1, 99).price(Cr, 7).commit_stage();
    table.act(S1, commit(["CR4"]));
    assert_eq!(table.crypto_of(S1), 105);
    table.deals_any().act(S1, exchange(103));
    assert_eq!((table.crypto_of(S1), table.cash_of(S1)), (2, 99 + 1030));
    table.act(S1, bid(1, 20));
    assert_eq!(table.player(S1).cash, 1129, "a bid is paid when it has won");
}

#[test]
fn cm_8_cash_and_crypto_never_fall_below_0() {
    let mut poor = table(3).cash(S1, 4);
    poor.refused_by("CM-36", S1, bid(1, 5)).act(S1, bid(1, 4)).act(S2, bid(2, 0));
    poor.deals_any().act(S3, bid(3, 0));
    assert_eq!(poor.cash_of(S1), 0);
    let mut table = table(3).crypto(S1, 4).credit_stage(S1);
    table.refused_by("CM-97", S1, exchange(5)).deals_any().act(S1, exchange(4));
    assert_eq!(table.crypto_of(S1), 0);
}

#[test]
fn a_set_with_other_values_is_another_set() {
    let other =
        Loaded::<Cards>::parse(&with("value = 4, copies = [2, 0, 0]", "value = 5, copies = [2, 0, 0]")).unwrap();
    assert_ne!(other.digest(), Loaded::<Cards>::standard().digest());
    assert_eq!(other.get().named("RB5"), Some(kind("RB4")));
}
