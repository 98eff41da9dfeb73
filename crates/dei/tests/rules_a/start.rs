//! 4 Set-up: starting units, and the draft of advantages: DEI-92 to DEI-95, DEI-97.

use crate::common::*;

fn start(scrappers: u8, leader: Region) -> Action {
    Action::Start { scrappers, leader }
}

/// The first round, with the neutral refuges where they are on a cleared board.
fn first_round(factions: &[Faction]) -> Table {
    let mut scene = dealt(factions.len(), playing(factions), 1);
    scene.edit(|state| {
        state.public.refuges = NEUTRAL;
        state.public.order = state.public.humans().iter().collect::<SeatList<6>>();
        state.public.frames = Default::default();
        state.public.frames.push(Frame { seat: S1, ask: Ask::Start });
    });
    scene
}

/// Plays two cards for nothing.
fn pass(scene: &mut Table, seat: Seat) {
    idle(scene, seat);
    idle(scene, seat);
}

#[test]
fn dei_92_starting_units_come_when_the_own_first_phase_of_round_1_begins() {
    let mut scene = first_round(&[FarmZ, Auxilia]);
    scene.refused_by("DEI-592", S1, play("farm_z-1"));
    scene.act(S1, start(1, NEUTRAL[0]));
    assert_eq!(scene.player(S1).leader, Some(NEUTRAL[0]));
    assert_eq!((scene.scrappers(S1, NEUTRAL[0]), scene.scrappers(S1, NEUTRAL[1])), (1, 1));
    assert_eq!(scene.player(S1).scrappers, 13);
    let started = |region, leader| Event::Started { seat: S1, region, scrappers: 1, leader, automa: false };
    scene.tells(started(NEUTRAL[0], true), "DEI-92").tells(started(NEUTRAL[1], false), "DEI-92");
    assert_eq!(scene.question(), (S1, "card"));
    assert_eq!((scene.player(S2).leader, scene.player(S2).scrappers), (None, 15), "the others wait for their phase");
    pass(&mut scene, S1);
    assert_eq!(scene.question(), (S2, "start"));
}

#[test]
fn dei_92_only_in_round_1_and_only_in_the_first_phase() {
    let mut scene = first_round(&[FarmZ, Auxilia]);
    scene.act(S1, start(2, NEUTRAL[0]));
    pass(&mut scene, S1);
    scene.act(S2, start(0, NEUTRAL[1]));
    pass(&mut scene, S2);
    assert_eq!((scene.question(), scene.public().phase), ((S1, "card"), 2));
    play_out(&mut scene, 1, |scene| {
        assert_ne!(scene.question().1, "start");
        scene.public().round == 3
    });
}

#[test]
fn dei_93_starting_scrappers_by_place_in_priority() {
    let factions = [Ravagers, Refuge42, Auxilia, FarmZ, Hackers];
    let mut scene = first_round(&factions);
    scene.order(&[S4, S2, S5, S1, S3]).edit(|state| state.public.turn = 0);
    scene.edit(|state| state.public.frames.top_mut().expect("a question").seat = S4);
    for (seat, scrappers) in [(S4, 2), (S2, 3), (S5, 3), (S1, 4), (S3, 4)] {
        assert_eq!(scene.question(), (seat, "start"));
        scene.refused_by("DEI-93", seat, start(scrappers + 1, NEUTRAL[0]));
        scene.act(seat, start(scrappers, NEUTRAL[0]));
        assert_eq!((scene.scrappers(seat, NEUTRAL[0]), scene.player(seat).scrappers), (scrappers, 15 - scrappers));
        pass(&mut scene, seat);
        if scene.question() == (seat, "hack") {
            scene.act(seat, Action::Hack { colour: OrDecline(None) });
        }
    }
}

#[test]
fn dei_93_the_sixth_starts_with_5() {
    let mut scene = dealt(6, playing(&Faction::ALL), 1);
    let last = scene.public().order[5];
    play_out(&mut scene, 1, |scene| scene.question() == (last, "start"));
    let refuge = scene.public().refuges[0];
    scene.act(last, start(5, refuge));
    assert_eq!((scene.scrappers(last, refuge), scene.player(last).leader), (5, Some(refuge)));
}

#[test]
fn dei_94_the_split_is_up_to_the_player() {
    let [one, other] = NEUTRAL;
    for scrappers in 0..=2 {
        for leader in NEUTRAL {
            let mut scene = first_round(&[FarmZ, Auxilia]);
            scene.act(S1, start(scrappers, leader));
            assert_eq!((scene.scrappers(S1, one), scene.scrappers(S1, other)), (scrappers, 2 - scrappers));
            assert_eq!(scene.player(S1).leader, Some(leader));
        }
    }
}

#[test]
fn dei_94_a_majority_is_not_asked_for() {
    let mut scene = first_round(&[FarmZ, Auxilia]);
    scene.put(S2, NEUTRAL[0], 9).act(S1, start(2, NEUTRAL[0]));
    assert_eq!(scene.public().place(NEUTRAL[0]).majority, Some(S2));
}

#[test]
fn dei_94_units_start_at_the_neutral_refuges_alone() {
    let mut scene = first_round(&[FarmZ, Auxilia]);
    scene.refused_by("DEI-94", S1, start(1, g(0, 0)));
    let mut all = scene.legal(S1);
    all.sort_by_key(|action| format!("{action:?}"));
    let mut expected: Vec<Action> =
        NEUTRAL.into_iter().flat_map(|leader| (0..=2).map(move |scrappers| start(scrappers, leader))).collect();
    expected.sort_by_key(|action| format!("{action:?}"));
    assert_eq!(all, expected);
}

fn drafting() -> Options {
    Options { draft: Draft::On, ..Options::default() }
}

fn draft(advantage: Advantage) -> Action {
    Action::Draft { advantage }
}

#[test]
fn dei_97_advantages_are_drafted_if_the_players_want_it() {
    let scene = dealt(2, drafting(), 1);
    assert_eq!((scene.question().1, scene.public().stage), ("draft", Stage::Draft { taken: 1 }));
    assert!(scene.public().players.iter().all(|(_, player)| player.advantages.is_empty()));
    assert_ne!(dealt(2, Options::default(), 1).question().1, "draft");
}

#[test]
fn dei_97_it_takes_at_least_two_humans() {
    assert_eq!(refusal(1, drafting()), Some("DEI-97"));
    assert_eq!(refusal(1, Options { automa: Automa::Expert, ..drafting() }), Some("DEI-97"));
    assert_eq!(refusal(2, Options { automa: Automa::Expert, ..drafting() }), None);
}

#[test]
fn dei_95_one_token_more_than_humans_lies_open_in_each_colour_and_at_most_six() {
    let options = Options { gear: GearMarket::Mechanical, ..drafting() };
    for (humans, open) in [(2, 3), (3, 4), (4, 5), (5, 6), (6, 6)] {
        let scene = dealt(humans, options, 1);
        let of = |colour: Colour| {
            let colour_of = |one: &Advantage| cards().advantages[one.index()].colour == colour;
            scene.public().draft.iter().filter(colour_of).count()
        };
        assert_eq!([Tactical, Logistic, Mechanical, Purple].map(of), [open, open, 0, open]);
    }
}

#[test]
fn dei_95_the_last_in_priority_takes_first_three_times_over() {
    let mut scene = dealt(3, drafting(), 2);
    let order = scene.public().order.to_vec();
    let mut asked = Vec::new();
    while scene.question().1 == "draft" {
        let seat = scene.question().0;
        asked.push(seat);
        let action = scene.legal(seat)[0];
        scene.seeded(1).act(seat, action);
    }
    let back: Vec<Seat> = order.iter().rev().copied().collect();
    assert_eq!(asked, [back.clone(), back.clone(), back].concat());
    for (_, player) in scene.public().players.iter() {
        let colours: Vec<Colour> = player.advantages.iter().map(|one| cards().advantages[one.index()].colour).collect();
        assert_eq!(colours, [Tactical, Logistic, Mechanical]);
    }
    assert!(scene.public().draft.is_empty(), "the others go back to the box");
}

#[test]
fn dei_95_a_player_takes_only_colours_they_do_not_have_yet() {
    let mut scene = dealt(2, drafting(), 2);
    let (last, first) = (scene.public().order[1], scene.public().order[0]);
    let open: Vec<Advantage> = scene.public().draft.iter().collect();
    let (tactical, logistic) = (&open[..3], &open[3..6]);
    let absent = Advantage::ALL[..6].iter().find(|one| !tactical.contains(one)).expect("three are not offered");
    scene.refused_by("DEI-95", last, draft(*absent));
    scene.act(last, draft(tactical[0]));
    scene.tells(Event::AdvantageDrafted { seat: last, advantage: tactical[0] }, "DEI-95");
    scene.refused_by("DEI-95", first, draft(tactical[0])); // it is taken
    scene.act(first, draft(tactical[1]));
    scene.refused_by("DEI-95", last, draft(tactical[2])); // a second one of the colour
    scene.act(last, draft(logistic[1]));
    assert_eq!(scene.player(last).advantages, [tactical[0], logistic[1]].into_iter().collect::<Advantages>());
}

#[test]
fn dei_95_the_automa_drafts_nothing() {
    let mut scene = dealt(2, Options { automa: Automa::Easy, ..drafting() }, 1);
    scene.seeded(1);
    while scene.question().1 == "draft" {
        let seat = scene.question().0;
        let action = scene.legal(seat)[0];
        scene.act(seat, action);
    }
    assert_eq!([S1, S2, S3].map(|seat| scene.player(seat).advantages.len()), [3, 3, 0]);
}
