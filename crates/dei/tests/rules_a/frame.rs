//! 2 Game in short: DEI-1 to DEI-11. 3 Components: DEI-42 to DEI-44.

use crate::common::*;
use kernel::Viewer;

/// Everything that is told in a game that is played out.
fn course(scene: &mut Table, seed: u64) -> Vec<Event> {
    let mut course = Vec::new();
    play_out(scene, seed, |scene| {
        course.extend(scene.events());
        false
    });
    course
}

#[test]
fn dei_1_a_game_has_exactly_four_rounds() {
    for (seed, seats) in [(1, 2), (2, 4), (3, 6)] {
        let mut scene = dealt(seats, Options::default(), seed);
        let began = |event: Event| match event {
            Event::RoundBegan { round } => Some(round),
            Event::Ended => Some(0),
            _ => None,
        };
        let rounds: Vec<u8> = course(&mut scene, seed).into_iter().filter_map(began).collect();
        assert_eq!(rounds, [2, 3, 4, 0], "round 1 begins in set-up");
        assert_eq!((scene.public().round, scene.public().stage), (4, Stage::Over));
    }
}

#[test]
fn dei_2_all_have_their_first_phase_then_their_second_then_their_third_and_clean_up_ends_the_round() {
    let mut scene = dealt(3, Options::default(), 5);
    let order = scene.public().order.to_vec();
    let mut phases = vec![(order[0], 1)]; // it began in set-up
    let mut cleaned = false;
    play_out(&mut scene, 5, |scene| {
        for event in scene.events() {
            match event {
                Event::PhaseBegan { seat, phase } if !cleaned => phases.push((seat, phase)),
                Event::CardsReturned { .. } => cleaned = true,
                _ => {}
            }
        }
        cleaned
    });
    let expected: Vec<(Seat, u8)> = (1..=3).flat_map(|phase| order.iter().map(move |seat| (*seat, phase))).collect();
    assert_eq!(phases, expected);
    assert_eq!((scene.public().round, scene.public().phase), (2, 1));
}

/// The last mission of the game, at which seat 1 gets nothing; then comes final scoring.
fn last_mission(scene: &mut Table) {
    scene.at(4, 3, S1).order(&[S2, S1]);
    scene.edit(|state| {
        state.public.stage = Stage::Phase(Step::End);
        state.public.frames = Default::default();
        state.public.frames.push(Frame { seat: S1, ask: Ask::Mission });
        state.public.missions[3] = [Some(0), Some(1)]; // outposts
    });
    scene.act(S1, Action::Mission { place: 8 });
}

#[test]
fn dei_3_the_most_supplies_after_final_scoring_win() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.supplies(S1, 20).supplies(S2, 18).store(S1, 1, 0, 0).store(S2, 0, 3, 0);
    last_mission(&mut scene);
    let ranks = scene.standings();
    assert_eq!([S1, S2].map(|seat| (ranks[seat].rank, ranks[seat].score)), [(2, 20), (1, 21)]);
}

#[test]
fn dei_4_actions_use_no_dice() {
    let mut scene = dealt(3, playing(&[Ravagers, Auxilia, Hackers]), 1);
    let mut steps = 0;
    let mut chance = kernel::Seeded::new(kernel::Secret::from_number(4).seed(&[]));
    while let Some(seat) = scene.owed().seats().iter().next() {
        let mut answers = scene.legal(seat);
        answers.retain(|action| !matches!(action, Action::PlayDown { .. })); // nothing is bought
        // The script is empty, so the first use of chance would fail.
        scene.act(seat, answers[chance.one_of(answers.len())]);
        steps += 1;
    }
    assert!(steps > 200, "a whole game: {steps} steps");
}

#[test]
fn dei_11_after_set_up_chance_is_asked_for_cards_that_are_drawn_and_for_the_automas_ties() {
    let everything = Options {
        gear: GearMarket::Random,
        new_missions: NewMissions::On,
        draft: Draft::On,
        ..playing(&[ChronoCult, Hackers])
    };
    for (seats, options) in [(3, everything), (2, Options { automa: Automa::Expert, ..Options::default() })] {
        let mut used = 0;
        play_out(&mut dealt(seats, options, 2), 2, |scene| {
            let drawn = |event: &Event| {
                let automa = matches!(event, Event::AutomaCard { .. } | Event::Started { automa: true, .. });
                automa || matches!(event, Event::CardRevealed { .. } | Event::GiftsDrawn { .. })
            };
            if !scene.outcome().picks.is_empty() {
                assert!(scene.events().iter().any(drawn), "{:?}", scene.events());
                used += 1;
            }
            false
        });
        assert!(used > 5);
    }
}

#[test]
fn dei_11_no_choice_is_secret_and_no_two_players_choose_at_the_same_time() {
    let options = Options { draft: Draft::On, ..playing(&[ChronoCult, Hackers, FarmZ]) };
    play_out(&mut dealt(3, options, 3), 3, |scene| {
        assert!(scene.owed().seats().len() <= 1);
        for told in &scene.outcome().told {
            let heard = |viewer: Viewer| kernel::heard(std::slice::from_ref(told), viewer).count();
            assert_eq!([S1.into(), S2.into(), S3.into(), Viewer::Onlooker].map(heard), [1; 4]);
        }
        false
    });
}

#[test]
fn dei_5_two_three_or_four_play_the_base_game() {
    let base = [Ravagers, Refuge42, Auxilia, FarmZ];
    for seats in 2..=4 {
        let mut scene = dealt(seats, playing(&base[..seats]), 1);
        assert_eq!((scene.public().automa, scene.public().humans().len()), (None, seats));
        play_out(&mut scene, 1, |_| false);
        assert_eq!(scene.standings().iter().count(), seats);
    }
}

#[test]
fn dei_6_one_to_five_humans_play_with_the_automa_as_one_more_participant() {
    for humans in 1..=5 {
        let mut scene = dealt(humans, Options { automa: Automa::Easy, ..Options::default() }, 1);
        let public = scene.public();
        assert_eq!((public.players.len(), public.humans().len()), (humans + 1, humans));
        assert_eq!(public.automa, Some(Seat::new(humans)));
        assert!(public.order.contains(&Seat::new(humans)), "it has its phases like the others");
        play_out(&mut scene, 1, |_| false);
        assert_eq!(scene.standings().iter().count(), humans + 1);
    }
}

#[test]
fn dei_7_two_to_six_humans_or_one_to_five_with_the_automa() {
    let with = Options { automa: Automa::Standard, ..Options::default() };
    let alone = Options::default();
    assert_eq!((2..=6).map(|humans| refusal(humans, alone)).collect::<Vec<_>>(), [None; 5]);
    assert_eq!((1..=5).map(|humans| refusal(humans, with)).collect::<Vec<_>>(), [None; 5]);
    assert_eq!(refusal(6, with), Some("DEI-7"));
    assert_eq!([refusal(0, alone), refusal(7, alone)], [Some("BR-1"); 2]);
}

#[test]
fn dei_7_the_fifth_and_the_sixth_have_districts_and_tokens_of_their_own() {
    for (humans, districts, technology) in [(4, 16, 60), (5, 20, 75), (6, 24, 90)] {
        let scene = dealt(humans, Options::default(), 1);
        let public = scene.public();
        let laid: Vec<u8> = public.districts.iter().flatten().map(|it| it.number).collect();
        assert_eq!((laid.len(), laid.iter().max()), (districts, Some(&(districts as u8))));
        let on_board: u8 = public.places.iter().map(|place| place.resources[0]).sum();
        assert_eq!(on_board + public.supply.technology + humans as u8, technology);
    }
}

#[test]
fn dei_8_whoever_plays_alone_plays_against_the_automa() {
    let scene = dealt(1, Options::default(), 1);
    assert_eq!((scene.public().automa, scene.public().order.to_vec()), (Some(S2), vec![S1, S2]));
    assert_eq!(dealt(2, Options::default(), 1).public().automa, None);
}

#[test]
fn dei_9_players_have_the_factions_they_choose() {
    let factions = [Hackers, Ravagers, ChronoCult, FarmZ, Refuge42, Auxilia];
    let scene = dealt(6, playing(&factions), 1);
    assert_eq!([S1, S2, S3, S4, S5, S6].map(|seat| scene.player(seat).faction), factions);
}

#[test]
fn dei_9_no_two_players_have_the_same_faction() {
    assert_eq!(refusal(3, playing(&[Hackers, FarmZ, Hackers])), Some("DEI-9"));
    for seed in 0..20 {
        let scene = dealt(5, Options { seat_3: Choice::Ravagers, ..Options::default() }, seed);
        let mut factions: Vec<Faction> = scene.public().players.iter().map(|(_, it)| it.faction).collect();
        assert_eq!(factions[2], Ravagers);
        factions.sort();
        factions.dedup();
        assert_eq!(factions.len(), 5);
    }
}

#[test]
fn dei_9_unless_they_are_chosen_factions_are_dealt() {
    let first = |seed| dealt(2, Options::default(), seed).player(S1).faction;
    let dealt: Vec<Faction> = (0..60).map(first).collect();
    assert!(Faction::ALL.iter().all(|faction| dealt.contains(faction)), "each of the six turns up");
}

#[test]
fn dei_10_the_automa_has_the_pieces_of_the_chrono_cult() {
    let with = |options| Options { automa: Automa::Easy, ..options };
    for seed in 0..30 {
        let scene = dealt(3, with(Options::default()), seed);
        let factions = [S1, S2, S3, S4].map(|seat| scene.player(seat).faction);
        assert!(!factions[..3].contains(&ChronoCult));
        assert_eq!(factions[3], ChronoCult);
    }
    assert_eq!(refusal(2, with(playing(&[ChronoCult]))), Some("DEI-10"));
    assert_eq!(refusal(1, playing(&[ChronoCult])), Some("DEI-10"), "who is alone plays against the Automa");
    assert_eq!(refusal(2, playing(&[ChronoCult])), None);
}

#[test]
fn dei_42_without_a_scrapper_in_reserve_nobody_is_enlisted() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.reserve(S1, 1, g(0, 0)).act(S1, play("farm_z-1")).act(S1, enlist(NEUTRAL[0]));
    // The second symbol cannot be used, so the card is over.
    assert_eq!((scene.player(S1).scrappers, scene.question()), (0, (S1, "card")));
    scene.act(S1, play("farm_z-2")).refused_by("DEI-202", S1, enlist(NEUTRAL[0]));
}

#[test]
fn dei_42_a_structure_that_is_used_up_is_not_built() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.put(S1, g(0, 0), 1).refuge(S1, g(2, 0)).refuge(S1, g(2, 1)).refuge(S1, g(2, 2));
    scene.act(S1, play("farm_z-6")).refused_by("DEI-212", S1, build_refuge(g(0, 0)));
    scene.act(S1, elevator(g(0, 0), r(0, 0)));
}

#[test]
fn dei_42_what_the_general_supply_lacks_is_not_gained() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.give(S1, "K-10").give(S1, "L-5").store(S1, 1, 1, 0).store(S2, 0, 0, 15).lay(g(0, 0), 57, 0);
    assert_eq!((scene.public().supply.technology, scene.public().supply.candies), (2, 1));
    scene.act(S1, play("K-10")); // 3 Technology, and there are 2
    assert_eq!((scene.player(S1).store.technology, scene.public().supply.technology), (3, 0));
    scene.tells(Event::Gained { seat: S1, technology: 2, energy: 0, candies: 0, from: Source::Card }, "DEI-237");
    scene.act(S1, play("L-5")); // 2 candies, and there is 1
    assert_eq!((scene.player(S1).store.candies, scene.public().supply.candies), (1, 0));
}

#[test]
fn dei_42_of_nothing_nothing_is_told() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.give(S1, "K-10").lay(g(0, 0), 58, 0);
    assert_eq!(scene.public().supply.technology, 0);
    scene.act(S1, play("K-10"));
    assert!(!scene.events().iter().any(|event| matches!(event, Event::Gained { .. })));
    assert_eq!(scene.player(S1).store.technology, 1);
}

#[test]
fn dei_42_energy_that_is_used_up_cannot_be_had_in_exchange() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.give(S1, "K-9").give(S1, "M-2").store(S1, 5, 0, 0).lay(r(0, 0), 0, 38);
    scene.put(S1, g(0, 0), 1).lay(g(0, 0), 2, 0);
    assert_eq!(scene.public().supply.energy, 1);
    scene.act(S1, play("K-9")).refused_by("DEI-237", S1, Action::Exchange { count: 2 });
    scene.act(S1, Action::Exchange { count: 1 });
    let refine =
        |exchange| Action::Collect { region: g(0, 0), kind: Technology, exchange, supply: false, by: By::Refine };
    scene.act(S1, play("M-2")).refused_by("DEI-229", S1, refine(true)).act(S1, refine(false));
}

#[test]
fn dei_43_supplies_have_no_limit() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.give(S1, "K-12").supplies(S1, 1_000).act(S1, play("K-12"));
    assert_eq!(scene.player(S1).supplies, 1_002);
}

#[test]
fn dei_43_a_total_becomes_negative_in_final_scoring_only() {
    let mut scene = table(&[ChronoCult, Auxilia]);
    scene.store(S1, 0, 0, 0).edit(|state| {
        state.public.players[S1].gifts_failed.insert(0);
        state.public.players[S1].gifts_failed.insert(1);
    });
    scene.redeck();
    last_mission(&mut scene);
    assert_eq!(scene.player(S1).supplies, -6);
    for seed in 0..4 {
        play_out(&mut dealt(3, playing(&[ChronoCult, Hackers]), seed), seed, |scene| {
            let over = scene.public().stage == Stage::Over;
            assert!(over || scene.public().players.iter().all(|(_, it)| it.supplies >= 0));
            over
        });
    }
}

#[test]
fn dei_44_everybody_sees_the_same() {
    play_out(&mut dealt(3, playing(&[ChronoCult, Hackers]), 6), 6, |scene| {
        let view = |viewer: Viewer| serde_json::to_value(Dei::portray(scene.seen(viewer))).expect("a view is JSON");
        let onlooker = view(Viewer::Onlooker);
        assert!([S1, S2, S3].into_iter().all(|seat| view(seat.into()) == onlooker));
        false
    });
}

#[test]
fn dei_44_hands_are_open_and_decks_show_how_many_cards_they_have() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.open(3, &["K-1", "K-2", "K-3"]).store(S1, 3, 0, 0).seeded(1);
    scene.act(S1, down("farm_z-1", Market::Black, 2));
    let view = Dei::portray(scene.seen(S2));
    assert!(view.players[0].hand.contains(&card("K-2")));
    assert_eq!(view.players[0].down, [card("farm_z-1")]);
    assert_eq!(view.markets.iter().map(|market| market.deck).collect::<Vec<_>>(), [9, 9, 9, 8]);
}

#[test]
fn dei_44_the_order_of_a_deck_is_not_even_fixed() {
    let bought = |rank| {
        let mut scene = table(&[FarmZ, Auxilia]);
        scene.open(3, &["K-1", "K-2", "K-3"]).store(S1, 3, 0, 0).chance([pick(rank, 9)]);
        scene.act(S1, down("farm_z-1", Market::Black, 1));
        scene.public().markets[3]
    };
    assert_eq!(bought(0), ["K-2", "K-3", "K-4"].map(|id| Some(card(id))));
    assert_eq!(bought(8), ["K-2", "K-3", "K-12"].map(|id| Some(card(id))));
}
