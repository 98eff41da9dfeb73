//! Section 11: who knows what, and chance.

use crate::games::games;
use crate::syn::{BOTH, Deal, Event, Kind, LEFT, Public, S1, S2, S3, Stage, Syn, id, open_cards, scene, set};
use kernel::{CardSet, Deck, Game, Manner, Owed, Pick, Recording, Sandbox, Seat, Seeded, Setup, Viewer};
use syndicate::state::Stack;
use syndicate::{Syndicate, View};
use testkit::Luck;

fn view(table: &Syn) -> View {
    Syndicate::portray(table.seen(Viewer::Onlooker))
}

/// A table with something of everything on it.
fn busy() -> Syn {
    let table = scene(3).bought(S1, 2, 1, "B10").covered(S1, 1, BOTH).pawns(S2, 4, 2, 1).pile(S2, &["B49"]);
    table.won(S3, Kind::Service, 1).vp(S3, 8).passed(S3).pile(S1, &["B55"]).turns(4)
}

type Change = fn(&mut Public);

/// What lies open can be read off the view: change it, and the view changes.
#[test]
fn syn_90_everything_on_the_table_is_open() {
    let changes: [(&str, Change); 16] = [
        ("a die", |public| public.players[S2].dice[4] = 1),
        ("a robot in a network", |public| public.players[S1].network[0].as_mut().unwrap().card = id("B20")),
        ("an assistant on a card", |public| public.players[S1].network[0].as_mut().unwrap().covered = LEFT),
        ("a robot in a pile", |public| public.players[S2].pile = set(&["B50"])),
        ("an investor", |public| public.investors[3] = None),
        ("a token won", |public| public.players[S3].won = [0, 0, 1, 0, 0]),
        ("a printed investor", |public| public.players[S3].printed = Kind::Industry),
        ("points", |public| public.players[S3].vp = 9),
        ("agents in a pool", |public| public.players[S1].agents = 0),
        ("assistants in a pool", |public| public.players[S1].assistants = 0),
        ("pawns at a slot", |public| public.players[S2].at.swap(3, 0)),
        ("the discard pile", |public| public.discard = set(&["B60"])),
        ("the factory", |public| public.factory.swap(0, 1)),
        ("the order stack", |public| public.order = Stack::from_iter([S1, S3, S2])),
        ("the stack of passes", |public| public.passed = Stack::from_iter([S2])),
        ("the round", |public| public.round = 2),
    ];
    let before = view(&busy());
    for (what, change) in changes {
        let mut table = busy();
        table.edit(|state| change(&mut state.public));
        assert_ne!(view(&table), before, "{what} cannot be seen");
    }
}

#[test]
fn syn_90_all_viewers_see_the_same_and_no_player_holds_hidden_cards() {
    games(|moment| {
        let onlooker = Syndicate::portray(moment.after.seen(Viewer::Onlooker));
        for (seat, ()) in moment.after.private.iter() {
            assert_eq!(Syndicate::portray(moment.after.seen(seat)), onlooker);
        }
    });
}

#[test]
fn syn_90_the_order_of_the_deck_is_hidden() {
    let tables = [&["B50", "B51"], &["B51", "B50"]].map(|top| scene(2).top(top));
    let [one, other] = &tables;
    assert_ne!(one.state(), other.state());
    assert_eq!(view(one), view(other));
    assert_eq!(one.legal(S1), other.legal(S1));
    let shown = view(one);
    let piles = shown.players.iter().flat_map(|player| &player.pile);
    let networks = shown.players.iter().flat_map(|player| player.network.iter().flatten().map(|robot| &robot.card));
    let cards: Vec<_> = shown.factory.iter().flatten().chain(&shown.discard).chain(piles).chain(networks).collect();
    assert!(!cards.contains(&&id("B50")) && !cards.contains(&&id("B51")), "{shown:?}");
}

/// Everybody knows which five come; their places are not decided before they are laid.
#[test]
fn syn_90_the_places_of_later_investors_are_undecided() {
    let mut orders = std::collections::BTreeSet::new();
    for seed in 1..=20 {
        let mut table = scene(2);
        table.seeded(seed);
        table.end_round();
        orders.insert(table.public().investors);
    }
    assert!(orders.len() > 10, "{orders:?}");
}

#[test]
fn syn_90_a_viewer_imagines_the_deck_from_what_lies_open() {
    games(|moment| {
        let seen = moment.after.seen(moment.seat);
        let imagined = Syndicate::imagine(seen, Luck::new("imagine", 1).chance());
        assert_eq!(imagined.public, moment.after.public);
        assert_eq!(imagined.dark, Deck::of(CardSet::first(60).minus(open_cards(&moment.after.public))));
        assert_eq!(imagined, moment.after, "nothing but the order of the deck is hidden, and it has none");
    });
}

#[test]
fn syn_91_every_choice_is_made_in_a_players_own_turn() {
    games(|moment| {
        let public = &moment.after.public;
        match Syndicate::owed(moment.after.seen(Viewer::Onlooker)) {
            Owed::Asked(asked) => {
                assert_eq!((asked.seats, asked.manner), (public.on_turn().only(), Manner::Turn));
                assert!(asked.may.is_empty());
            }
            Owed::Over(_) => assert_eq!(public.stage, Stage::Over),
        }
    });
}

/// The bounds of what chance was asked for.
fn bounds(picks: &[Pick]) -> Vec<u32> {
    picks.iter().map(|pick| pick.below).collect()
}

#[test]
fn syn_92_chance_is_used_in_the_stated_order_when_a_game_is_set_up() {
    let cards_investors_and = |dice: usize| [vec![60, 59, 58, 57, 5, 4, 3, 2], vec![6; 5 * dice]].concat();
    for (seats, sections, order) in
        [(2, vec![5, 4], vec![2]), (3, vec![5, 4, 3], vec![3, 2]), (4, vec![5, 4, 3, 2], vec![4, 3, 2])]
    {
        let (mut seeded, mut picks) = (Seeded::new([seats as u8; 32]), Vec::new());
        let setup = Setup::<Syndicate>::standard(seats);
        Sandbox::deal(&setup, &mut Recording::new(&mut seeded, &mut picks)).unwrap();
        assert_eq!(bounds(&picks), [sections, order, cards_investors_and(seats)].concat());
    }
}

#[test]
fn syn_92_sections_and_dice_are_dealt_in_seat_order() {
    let dice = vec![[1, 2, 3, 4, 5], [2, 3, 4, 5, 6], [6, 5, 4, 3, 2]];
    let table = Deal { boards: vec![3, 0, 2], order: vec![2, 0], dice, ..Deal::new(3) }.lay_out();
    assert_eq!([S1, S2, S3].map(|seat| table.player(seat).right_section), [3, 0, 4]);
    assert_eq!(*table.public().order, [S3, S2, S1]);
    assert_eq!([S1, S2, S3].map(|seat: Seat| table.player(seat).dice[0]), [1, 2, 6], "though S3 is first in the order");
}

/// A later round: four draws, the investors, the dice; the discards come in when the deck is empty.
#[test]
fn syn_92_chance_is_used_in_the_same_order_in_every_round() {
    let mut table = scene(2).deck(&["B59", "B60"]).any_chance();
    table.end_round();
    let expected = [vec![58, 57], vec![5, 4, 3, 2], vec![6; 10]].concat();
    assert_eq!(bounds(&table.outcome().picks), expected, "two known cards, then 54 discards and 4 of the factory");
    assert!(table.heard().contains(&Event::DiscardsShuffled { cards: 58 }));
}
