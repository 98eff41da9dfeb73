//! 7 Clean-up: DEI-170 to DEI-176, DEI-EX-14.

use crate::common::*;

/// Seat 1, last in priority, resolves the last mission of round 2.
fn end_round(scene: &mut Table) {
    last_of_round(scene);
    let mission = scene.legal(S1)[0];
    scene.act(S1, mission);
}

/// The face-up and face-down cards of a player.
fn played(scene: &mut Table, seat: Seat, up: &[&str], down: &[&str]) {
    scene.edit(|state| {
        let player = &mut state.public.players[seat];
        for id in up.iter().chain(down) {
            assert!(player.hand.remove(card(id)));
        }
        player.up = up.iter().map(|id| card(id)).collect();
        player.down = down.iter().map(|id| card(id)).collect();
    });
}

#[test]
fn dei_170_face_down_cards_go_into_the_bin_and_face_up_cards_to_hand() {
    let mut scene = table(&[FarmZ, Auxilia]);
    played(&mut scene, S1, &["farm_z-1", "farm_z-2"], &["farm_z-3"]);
    played(&mut scene, S2, &["auxilia-4"], &["auxilia-5", "auxilia-6"]);
    end_round(&mut scene);
    for (seat, binned) in [(S1, vec!["farm_z-3"]), (S2, vec!["auxilia-5", "auxilia-6"])] {
        let player = scene.player(seat);
        assert_eq!(player.bin, binned.iter().map(|id| card(id)).collect());
        assert_eq!((player.up, player.down), (CardsOf::EMPTY, CardsOf::EMPTY));
        assert_eq!(player.hand, cards().deck_of(player.faction).minus(player.bin));
    }
}

#[test]
fn dei_170_then_the_marker_goes_on_and_priority_is_set_anew() {
    let mut scene = table(&[FarmZ, Auxilia]);
    end_round(&mut scene);
    let step = |event: &Event| match event {
        Event::CardsReturned { round: 2 } => Some(0),
        Event::RoundBegan { round: 3 } => Some(1),
        Event::Priority { first: false, .. } => Some(2),
        Event::PhaseBegan { phase: 1, .. } => Some(3),
        _ => None,
    };
    assert_eq!(scene.events().iter().filter_map(step).collect::<Vec<_>>(), [0, 1, 2, 3]);
    scene.tells(Event::CardsReturned { round: 2 }, "DEI-170");
    assert_eq!((scene.public().round, scene.public().phase, scene.public().turn), (3, 1, 0));
}

/// The priority of the next round.
fn next_order(supplies: &[i16], order: &[Seat]) -> Vec<Seat> {
    let factions = [FarmZ, Auxilia, Ravagers, Refuge42, Hackers];
    let mut scene = table(&factions[..supplies.len()]);
    for (seat, supplies) in supplies.iter().enumerate() {
        scene.supplies(Seat::new(seat), *supplies);
    }
    last_of_round(&mut scene);
    let last = *order.last().expect("somebody plays");
    scene.edit(|state| {
        state.public.order = order.iter().copied().collect::<SeatList<6>>();
        state.public.frames.top_mut().expect("a question").seat = last;
        state.public.missions = [[Some(10); 2]; 4]; // Training, which pays nothing
    });
    scene.act(last, Action::Mission { place: 1 });
    assert_eq!(scene.question().0, scene.public().order[0]);
    let order = scene.public().order;
    scene.tells(Event::Priority { order, first: false }, "DEI-171");
    order.to_vec()
}

#[test]
fn dei_171_whoever_has_the_fewest_supplies_begins() {
    assert_eq!(next_order(&[7, 3, 12, 0], &[S1, S2, S3, S4]), [S4, S2, S1, S3]);
    assert_eq!(next_order(&[7, 3, 12, 0], &[S3, S1, S2, S4]), [S4, S2, S1, S3]);
}

#[test]
fn dei_172_humans_with_equal_supplies_swap() {
    assert_eq!(next_order(&[4, 4], &[S1, S2]), [S2, S1]);
    assert_eq!(next_order(&[4, 4], &[S2, S1]), [S1, S2]);
    assert_eq!(next_order(&[4, 1, 4, 4], &[S4, S2, S1, S3]), [S2, S3, S1, S4]);
    assert_eq!(next_order(&[0; 5], &[S1, S2, S3, S4, S5]), [S5, S4, S3, S2, S1]);
}

#[test]
fn dei_ex_14_the_later_of_two_with_equal_supplies_comes_first() {
    assert_eq!(next_order(&[5, 9, 5], &[S1, S2, S3]), [S3, S1, S2]);
}

#[test]
fn dei_173_round_4_has_no_clean_up() {
    let mut scene = table(&[FarmZ, Auxilia]);
    played(&mut scene, S1, &["farm_z-1"], &["farm_z-2"]);
    last_of_round(&mut scene);
    scene.edit(|state| state.public.round = 4);
    let mission = scene.legal(S1)[0];
    scene.act(S1, mission);
    assert_eq!((scene.public().round, scene.public().stage), (4, Stage::Over));
    let player = scene.player(S1);
    assert_eq!((player.up.len(), player.down.len(), player.bin.len()), (1, 1, 0));
    let cleaned = |event: &Event| matches!(event, Event::CardsReturned { .. } | Event::Priority { .. });
    assert!(!scene.events().iter().any(cleaned));
    assert!(scene.events().iter().any(|event| matches!(event, Event::Supplied { why: Why::Energy, .. })));
}

#[test]
fn dei_174_the_gift_deck_is_shuffled() {
    // The gift not kept was put to the bottom; after Clean-up it is as likely as the others.
    let mut scene = table(&[FarmZ, ChronoCult]);
    scene.edit(|state| _ = state.public.players[S2].gifts_failed.insert(3));
    scene.redeck().supplies(S1, 5);
    last_of_round(&mut scene);
    scene.edit(|state| state.public.missions = [[Some(10); 2]; 4]);
    scene.chance([pick(3, 7), pick(5, 6)]).act(S1, Action::Mission { place: 1 });
    scene.tells(Event::GiftsDrawn { seat: S2, one: 5, other: 8 }, "DEI-440");
}

#[test]
fn dei_174_a_gift_that_was_put_back_can_be_drawn_in_the_next_round() {
    let mut scene = table(&[ChronoCult, FarmZ]);
    scene.edit(|state| {
        state.public.stage = Stage::Phase(Step::Gift);
        state.public.frames.pop();
        state.public.frames.push(Frame { seat: S1, ask: Ask::Gift([1, 6]) });
    });
    scene.redeck().act(S1, Action::KeepGift { gift: 2 });
    assert_eq!(scene.seen(S1).dark().gifts, 7);
    last_of_round(&mut scene);
    scene.edit(|state| {
        state.public.missions = [[Some(10); 2]; 4];
        state.public.players[S1].gift = None;
        state.public.gifts_gone.insert(1);
    });
    // Gifts 1, 3, 4, 5, 6, 7, 8: the sixth is the one that was put back.
    scene.chance([pick(5, 7), pick(0, 6)]).act(S1, Action::Mission { place: 1 });
    scene.tells(Event::GiftsDrawn { seat: S1, one: 7, other: 1 }, "DEI-440");
}

#[test]
fn dei_174_the_automas_needs_are_put_in_order() {
    let mut scene = dealt(1, Options::default(), 1);
    let mut told = None;
    play_out(&mut scene, 1, |scene| {
        let needs = |event| if let Event::NeedsSet { cleanup, .. } = event { Some((event, cleanup)) } else { None };
        told = scene.events().into_iter().find_map(needs);
        scene.public().round == 2
    });
    let (event, cleanup) = told.expect("they are put in order when round 1 ends");
    assert_eq!((cleanup, event.rule()), (true, "DEI-560"));
}

#[test]
fn dei_175_a_card_that_was_bought_in_this_round_returns_too() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.open(3, &["K-9", "K-2", "K-3"]).store(S1, 2, 0, 0).at(2, 3, S1).order(&[S2, S1]).chance([pick(0, 9)]);
    scene.act(S1, down("farm_z-1", Market::Black, 1)).act(S1, play("K-9"));
    assert!(scene.player(S1).up.has(card("K-9")));
    scene.edit(|state| state.public.missions = [[Some(10); 2]; 4]);
    scene.act(S1, Action::Mission { place: 1 });
    let player = scene.player(S1);
    assert_eq!((scene.public().round, player.hand.has(card("K-9")), player.hand.len()), (3, true, 8));
    assert!(player.bin.has(card("farm_z-1")));
}

/// Seat 1 holds an outpost by the Banner, and the round is at its end.
fn banner(scene: &mut Table) {
    scene.give(S1, "G-2");
    played(scene, S1, &["G-2"], &[]);
    scene.edit(|state| state.public.players[S1].gear.insert(Gear::Banner));
    scene.outpost(g(0, 0), Tactical).leader(S1, g(0, 0)).put(S2, g(0, 0), 2);
    assert_eq!(scene.holder(g(0, 0), Tactical), Some(S1));
}

#[test]
fn dei_176_with_the_cards_their_gear_is_over_and_control_is_set_anew() {
    let mut scene = table(&[Auxilia, FarmZ]);
    banner(&mut scene);
    end_round(&mut scene);
    assert!(scene.player(S1).gear.is_empty());
    assert_eq!(scene.cubes_told(), [returned(S1, Tactical, g(0, 0)), taken(S2, Tactical, g(0, 0))]);
    assert_eq!(scene.public().place(g(0, 0)).values[..2], [1, 2]);
}

#[test]
fn dei_176_the_marker_and_the_priority_come_after_that() {
    let mut scene = table(&[Auxilia, FarmZ]);
    banner(&mut scene);
    end_round(&mut scene);
    let step = |event: &Event| match event {
        Event::CardsReturned { .. } => Some(0),
        Event::CubeReturned { .. } | Event::CubeTaken { .. } => Some(1),
        Event::RoundBegan { .. } => Some(2),
        Event::Priority { .. } => Some(3),
        _ => None,
    };
    assert_eq!(scene.events().iter().filter_map(step).collect::<Vec<_>>(), [0, 1, 1, 2, 3]);
}

#[test]
fn dei_176_the_automas_needs_come_after_the_priority() {
    let mut scene = dealt(1, Options { gear: GearMarket::Tactical, ..playing(&[Auxilia]) }, 3);
    let (mut steps, mut rounds) = (Vec::new(), 1);
    play_out(&mut scene, 3, |scene| {
        let step = |event: &Event| match event {
            Event::CardsReturned { .. } => Some(0),
            Event::RoundBegan { .. } => Some(1),
            Event::Priority { .. } => Some(2),
            Event::NeedsSet { .. } => Some(3),
            _ => None,
        };
        steps.extend(scene.events().iter().filter_map(step));
        rounds = scene.public().round;
        rounds == 3
    });
    assert_eq!(steps, [0, 1, 2, 3, 0, 1, 2, 3]);
}
