//! DEI-504 to DEI-514 and DEI-570: when the Automa plays, and its cards.

use crate::common::*;

/// The Automa cards of each of its phases, in order.
fn per_phase(told: &[Event]) -> Vec<usize> {
    let mut phases = Vec::new();
    let mut playing = false;
    for event in told {
        match event {
            Event::AutomaCard { .. } if playing => *phases.last_mut().expect("it has begun") += 1,
            Event::AutomaCard { .. } => {
                phases.push(1);
                playing = true;
            }
            Event::PhaseBegan { .. } => playing = false,
            _ => {}
        }
    }
    phases
}

fn at_level(automa: Automa) -> Options {
    Options { automa, ..options() }
}

#[test]
fn dei_504_last_in_every_round() {
    let (told, table) = whole_game(3, Options { automa: Automa::Easy, ..Options::default() }, 4);
    let automa = table.public().automa.expect("it plays");
    let orders = told.iter().filter_map(|event| match event {
        Event::Priority { order, .. } => Some(*order),
        _ => None,
    });
    let mut count = 0;
    for order in orders.chain([table.public().order]) {
        assert_eq!((order.len(), order[3]), (4, automa));
        count += 1;
    }
    assert_eq!(count, 4, "that of round 1 was told at set-up, and the last one again by the table");
}

/// With fewer Supplies than all humans it is still last.
#[test]
fn dei_504_whatever_its_supplies() {
    for supplies in [0, 40] {
        let mut table = table_for(2, options());
        table.supplies(S1, 20).supplies(S2, 10).supplies(S3, supplies).round(1, 3).next(&[]).run();
        assert_eq!(table.public().order.iter().copied().collect::<Vec<_>>(), [S2, S1, S3]);
    }
}

#[test]
fn dei_505_actions_by_round_and_level() {
    for (automa, rounds) in [
        (Automa::Easy, [3, 3, 4, 4]),
        (Automa::Standard, [3, 4, 5, 6]),
        (Automa::Alone, [3, 4, 5, 6]),
        (Automa::Expert, [5, 5, 6, 6]),
    ] {
        let (told, _) = whole_game(1, at_level(automa), 7);
        let expected: Vec<usize> = rounds.into_iter().flat_map(|count| [count; 3]).collect();
        assert_eq!(per_phase(&told), expected, "{automa:?}");
    }
}

#[test]
fn dei_506_the_first_that_is_possible_from_the_top() {
    // Buy T, Collect tech, Recruit leader.
    let table = |buy: bool, collect: bool| {
        let mut table = table();
        table.outpost(T, g(0, 1)).units(AUTOMA, g(0, 1), 1).seeded(1);
        table.market(T, [Some("T-2"), Some("T-5"), Some("T-6")]).store(AUTOMA, u8::from(buy), 1);
        table.resources(g(0, 1), u8::from(collect), 0);
        tries(&table.reveal("A-1"))
    };
    assert_eq!(table(true, true), (vec![Deed::BuyTactical], vec![]));
    assert_eq!(table(true, false), (vec![Deed::BuyTactical], vec![]));
    assert_eq!(table(false, true), (vec![Deed::CollectTechnology], vec![Deed::BuyTactical]));
    let all = (vec![Deed::RecruitLeader], vec![Deed::BuyTactical, Deed::CollectTechnology]);
    assert_eq!(table(false, false), all);
}

#[test]
fn dei_506_each_card_tells_what_was_tried() {
    let (told, _) = whole_game(1, options(), 3);
    let mut tried: Vec<Deed> = Vec::new();
    let mut card = None;
    let mut done = 0;
    for event in &told {
        match *event {
            Event::AutomaCard { card: number, .. } => {
                assert!(tried.is_empty(), "the card before was finished");
                card = cards().automa.get(usize::from(number) - 1);
            }
            Event::AutomaCannot { deed, .. } => tried.push(deed),
            Event::AutomaDoes { deed, .. } => {
                tried.push(deed);
                assert_eq!(card.map(|card| &card.tries[..tried.len()]), Some(&tried[..]));
                tried.clear();
                done += 1;
            }
            _ => {}
        }
    }
    assert_eq!(done, 3 * (3 + 4 + 5 + 6));
}

#[test]
fn dei_507_the_bottom_action_is_always_possible() {
    let recruits = [Deed::RecruitLeader, Deed::RecruitRefuge, Deed::RecruitDrone];
    for card in &cards().automa {
        assert!(recruits.contains(&card.tries[2]), "{}", card.id);
        // Nothing to buy, to collect or to move to, no Scrapper in reserve and none that is free.
        let mut table = table();
        table.outpost(T, g(0, 1)).units(AUTOMA, g(0, 1), 15).units(S1, g(0, 1), 14);
        table.outpost(T, r(2, 0)).leader(AUTOMA, r(2, 0)).store(AUTOMA, 0, 0).seeded(1);
        let (done, not) = tries(&table.reveal(&card.id));
        assert_eq!((done, not), (vec![card.tries[2]], card.tries[..2].to_vec()), "{}", card.id);
    }
}

#[test]
fn dei_508_the_cards_lie_on_the_spaces_until_the_end_of_the_phase() {
    let mut table = table();
    table.round(2, 1).seeded(1).next(&["A-1", "A-5", "A-9", "A-13"]);
    let mut sandbox = table.sandbox().clone();
    table.run();
    let four: Few = ["A-1", "A-5", "A-9", "A-13"].into_iter().map(automa_card).collect();
    assert_eq!((table.public().needs.spaces, table.public().needs.discard), ([None; SPACES], four));
    assert_eq!(table.state().dark.automa.len(), 20);

    sandbox.state_mut().public.turn = 1;
    sandbox.state_mut().public.frames.push(Frame { seat: S1, ask: nothing() });
    let mut luck = Luck::new("automa", 1);
    let (outcome, states) = sandbox.step_by_step(S1, &Action::Stop, luck.chance()).expect("it is legal");
    let cards = outcome.told.iter().zip(&states);
    let mut spaces = [None; SPACES];
    let mut at = 0;
    for (told, state) in cards {
        if let Some(Event::AutomaCard { card, .. }) = told.fullest() {
            spaces[at] = Some(card - 1);
            at += 1;
            assert_eq!(state.public.needs.spaces, spaces, "on the next free space");
        }
    }
    assert_eq!(spaces[..4], ["A-1", "A-5", "A-9", "A-13"].map(|id| Some(automa_card(id))));
}

#[test]
fn dei_509_the_discard_pile_is_shuffled_into_a_new_deck() {
    let mut table = table();
    let left = automa_card("A-1");
    table.edit(|state| {
        state.dark.automa = Deck::of([left].into_iter().collect());
        state.public.needs.discard = (0..24).filter(|card| *card != left).collect();
    });
    // The last card of the deck needs no chance; the next two are among the 23 and 22 others. A-3 takes one of three
    // altars.
    table.units(AUTOMA, g(2, 2), 1).chance([pick(1, 23), pick(0, 3), pick(0, 22)]);
    let events = table.run();
    let turned: Vec<Event> = events
        .into_iter()
        .filter(|event| matches!(event, Event::AutomaCard { .. } | Event::AutomaShuffled { .. }))
        .collect();
    let card = |card| Event::AutomaCard { seat: AUTOMA, card };
    assert_eq!(turned, [card(1), Event::AutomaShuffled { cards: 23 }, card(3), card(2)]);
    assert_eq!((table.state().dark.automa.len(), table.public().needs.discard.len()), (21, 3));
}

#[test]
fn dei_510_cards_on_the_spaces_are_not_shuffled_in() {
    let mut table = table();
    let spaces = ["A-1", "A-2"].map(automa_card);
    table.edit(|state| {
        state.dark.automa = Deck::of(Few::EMPTY);
        state.public.needs.spaces[..2].copy_from_slice(&spaces.map(Some));
        state.public.needs.discard = (0..24).filter(|card| !spaces.contains(card)).collect();
    });
    let events = table.chance([pick(1, 22)]).run();
    assert_eq!(events[0], Event::AutomaShuffled { cards: 22 });
    assert_eq!(events[1], Event::AutomaCard { seat: AUTOMA, card: 4 });
    let discard: Few = ["A-1", "A-2", "A-4"].into_iter().map(automa_card).collect();
    assert_eq!((table.public().needs.discard, table.state().dark.automa.len()), (discard, 21));
}

#[test]
fn dei_511_it_has_no_candies() {
    for seed in 0..6 {
        let (told, table) = whole_game(3, Options { automa: Automa::Expert, ..Options::default() }, seed);
        let automa = table.public().automa.expect("it plays");
        assert_eq!(table.automa().store.candies, 0);
        let own = |event: &&Event| match **event {
            Event::Gained { seat, .. } | Event::CandySpent { seat } => seat == automa,
            _ => false,
        };
        assert_eq!(told.iter().find(own), None);
    }
}

/// It can be killed, it defends regions, and its cubes go back like anybody's.
#[test]
fn dei_513_an_opposing_faction_like_any_other() {
    let mut table = table();
    table.outpost(T, g(1, 1)).units(AUTOMA, g(1, 1), 2).units(S1, g(1, 1), 1).units(S1, g(0, 1), 1);
    table.edit(|state| {
        (state.public.turn, state.public.stage) = (0, Stage::Phase(Step::Second));
        state.public.frames.push(Frame { seat: S1, ask: symbols(Some(By::Move)) });
        state.public.frames.push(Frame { seat: S1, ask: symbols(Some(By::Kill)) });
    });
    let go = |to| Action::Move { from: g(0, 1), to, scrappers: 1, leader: false, by: By::Move };
    assert_eq!(table.automa().cubes[T.index()], 1);
    table.act(S1, Action::Kill { region: g(1, 1), victim: AUTOMA, by: By::Kill });
    assert_eq!((table.scrappers(AUTOMA, g(1, 1)), table.automa().scrappers), (1, 14));
    assert_eq!(table.automa().cubes[T.index()], 0, "a tie: the cube goes back");
    table.units(AUTOMA, g(1, 1), 2).refused_by("DEI-205", S1, go(g(1, 1)));
}

#[test]
fn dei_513_a_kill_never_takes_balthasar() {
    let mut table = table();
    table.leader(AUTOMA, g(1, 1)).units(S1, g(1, 1), 1);
    table.edit(|state| {
        (state.public.turn, state.public.stage) = (0, Stage::Phase(Step::Second));
        state.public.frames.push(Frame { seat: S1, ask: symbols(Some(By::Kill)) });
    });
    table.refused(S1, Action::Kill { region: g(1, 1), victim: AUTOMA, by: By::Kill });
}

/// The whole action of a card is one change: the cube that the group leaves behind and the one it takes change at once.
#[test]
fn dei_513_control_follows_the_whole_action() {
    let mut table = table();
    table.resources(g(1, 1), 1, 0).outpost(L, g(1, 1)).units(AUTOMA, g(1, 1), 3).units(S1, g(1, 1), 0);
    table.outpost(T, g(0, 1)).units(S1, g(0, 1), 1);
    assert_eq!(table.public().players[S1].cubes[T.index()], 1);
    let events = table.reveal("A-9");
    let moved = events.iter().position(|event| matches!(event, Event::AutomaMoved { .. })).expect("it moves");
    let cube = |event: &Event| matches!(event, Event::CubeTaken { .. } | Event::CubeReturned { .. });
    assert_eq!(events.iter().position(cube), Some(moved + 1));
    assert_eq!((table.automa().cubes[T.index()], table.public().players[S1].cubes[T.index()]), (1, 0));
}

/// The Automa leaves a tie in the cathedral courtyards, and the human has the majority there: they are asked at once,
/// with a card of the Automa still to come.
#[test]
fn dei_144_the_colour_is_asked_between_two_cards_of_the_automa() {
    let mut table = table();
    table.units(AUTOMA, g(2, 2), 1).units(S1, g(2, 2), 1).outpost(T, g(1, 2)).next(&["A-9", "A-2"]);
    let cards = |events: &[Event]| events.iter().filter(|event| matches!(event, Event::AutomaCard { .. })).count();
    assert_eq!(cards(&table.run()), 1);
    assert_eq!(table.public().frames.top(), Some(&Frame { seat: S1, ask: Ask::Colour }));
    assert_eq!(table.public().needs.spaces.iter().flatten().count(), 2);
    table.act(S1, Action::PutCube { colour: M });
    let events: Vec<Event> = table.told(S1).into_iter().copied().collect();
    assert_eq!((cards(&events), table.public().phase), (1, 2), "then it goes on");
}

#[test]
fn dei_514_spaces_of_the_standard_level() {
    for (round, spaces) in [(1, 3), (2, 4), (3, 5), (4, 6)] {
        let mut table = table();
        table.round(round, 1).seeded(1);
        table.edit(|state| state.dark.automa = Deck::of(Few::first(24)));
        table.run();
        assert_eq!(table.public().needs.discard.len(), spaces);
    }
}

/// Whoever is first handles its components, which changes nothing.
#[test]
fn dei_570_it_plays_the_same_whoever_handles_it() {
    let play = |order: [Seat; 3]| {
        let mut table = table_for(2, options());
        table.outpost(T, g(0, 1)).outpost(T, g(1, 0)).units(S3, g(1, 1), 2).units(S1, g(0, 1), 1).units(S2, g(1, 0), 1);
        table.edit(|state| state.public.order = order.into_iter().collect());
        table.chance([pick(1, 2)]).reveal("A-9")
    };
    assert_eq!(play([S1, S2, S3]), play([S2, S1, S3]));
}
