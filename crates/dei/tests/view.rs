//! What a client receives, and what it does not.

#[path = "rules_c/common.rs"]
mod common;

use common::*;
use dei::view::{Moment, PlayerView, RegionView, View};
use dei::{Automa, Draft, NewMissions};

fn view(scene: &Table, viewer: impl Into<Viewer>) -> View {
    Dei::portray(scene.seen(viewer))
}

fn region(scene: &Table, at: Region) -> RegionView {
    view(scene, S1).regions.into_iter().find(|it| it.region == at).expect("a region of the board")
}

fn player(scene: &Table, seat: Seat) -> PlayerView {
    view(scene, S1).players.into_iter().nth(seat.index()).expect("a player")
}

#[test]
fn a_view_is_read_as_it_was_written() {
    let (gear, new_missions) = (GearMarket::Random, NewMissions::On);
    let all = Options { gear, new_missions, draft: Draft::On, ..Options::default() };
    for mut scene in [
        dealt(&[Faction::ChronoCult, Faction::Hackers, Faction::Auxilia], all),
        dealt(&[Faction::Ravagers, Faction::FarmZ], Options { automa: Automa::Standard, ..Options::default() }),
    ] {
        scene.wander(5, |state| {
            let view = Dei::portray(state.seen(Viewer::Onlooker));
            let text = serde_json::to_string(&view).expect("a view is written");
            assert_eq!(serde_json::from_str::<View>(&text).expect("a view is read"), view);
            false
        });
        assert_eq!(view(&scene, S1).moment, Moment::Over);
    }
}

/// DEI-44: whoever looks sees the same, and of the decks how many cards they have.
#[test]
fn dei_44_everybody_sees_the_same() {
    let mut scene = dealt(&[Faction::ChronoCult, Faction::Hackers], Options::default());
    scene.wander(7, |state| {
        let seen = |viewer: Viewer| Dei::portray(state.seen(viewer));
        assert_eq!(seen(S1.into()), seen(Viewer::Onlooker));
        assert_eq!(seen(S2.into()), seen(Viewer::Onlooker));
        let decks: Vec<usize> = seen(Viewer::Onlooker).markets.iter().map(|market| market.deck.into()).collect();
        assert_eq!(decks, state.dark.markets.iter().map(|deck| deck.len()).collect::<Vec<_>>());
        false
    });
}

#[test]
fn a_region_says_what_is_there() {
    let mut scene = table(&[Faction::ChronoCult, Faction::FarmZ, Faction::Ravagers]);
    scene.outpost(Colour::Tactical, g(1, 1)).outpost(Colour::Logistic, g(1, 1)).lies(g(1, 1), 2, 1);
    scene.units(S1, g(1, 1), 2).leader(S2, g(1, 1)).units(S2, g(1, 1), 1).units(S3, g(1, 1), 1);
    scene.built(S3, Structure::Refuge, g(1, 1), None).lay(|public| public.drones[Drone::Fly.index()] = Some(g(1, 1)));
    scene.lay(|public| public.outposts[1].as_mut().expect("two outposts").hacked = true);
    let it = region(&scene, g(1, 1));
    assert_eq!((it.row, it.column, it.roof, it.technology, it.energy), (1, 1, false, 2, 1));
    let units: Vec<_> = it.units.iter().map(|it| (it.seat, it.scrappers, it.leader, it.value)).collect();
    assert_eq!(units, [(S1, 2, false, 2), (S2, 1, true, 3), (S3, 1, false, 1)], "Hulk counts 2");
    assert_eq!((it.majority, it.supremacy), (Some(S2), None), "3 against 2 + 1");
    let outposts: Vec<_> = it.outposts.iter().map(|it| (it.colour, it.holder, it.hacked)).collect();
    assert_eq!(outposts, [(Colour::Tactical, Some(S2), false), (Colour::Logistic, Some(S2), true)]);
    assert_eq!((it.refuges, it.drones), (vec![S3], vec![Drone::Fly]));
    assert!(it.altar && !it.neutral_refuge && !it.sealed);
    assert!(region(&scene, g(0, 0)).neutral_refuge && !region(&scene, g(0, 0)).altar);
    let roof = region(&scene, r(1, 1));
    assert!(roof.roof && roof.sealed && roof.drones == [Drone::Cathedral]);
}

#[test]
fn ways_say_whose_they_are() {
    let mut scene = table(&[Faction::Ravagers, Faction::FarmZ]);
    scene.built(S2, Structure::Bridge, r(0, 0), Some(r(0, 1))).built(S1, Structure::Elevator, g(1, 1), Some(r(0, 0)));
    let ways: Vec<_> = view(&scene, S1).ways.iter().map(|way| (way.seat, way.region, way.other)).collect();
    let neutral = [(None, r(0, 1), r(1, 1)), (None, r(1, 1), r(2, 1))];
    assert_eq!(ways[..2], neutral);
    assert_eq!(ways[2..], [(Some(S1), g(1, 1), r(0, 0)), (Some(S2), r(0, 0), r(0, 1))]);
}

#[test]
fn a_card_in_the_making_shows_what_is_left_of_it() {
    let mut scene = table(&[Faction::Ravagers, Faction::FarmZ]);
    scene.hand(S1, "L-7").units(S1, g(0, 0), 1).lies(g(0, 0), 2, 0).store(S1, 0, 0, 1);
    assert_eq!((view(&scene, S2).symbols, view(&scene, S2).actor), (None, Some(S1)));
    scene.act(S1, play("L-7")).act(S1, enlist(g(0, 0), By::Enlist)).act(S1, enlist(g(3, 3), By::Candy));
    let symbols = view(&scene, S2).symbols.expect("a card is being played");
    assert_eq!((symbols.card, symbols.candy), (Some(card("L-7")), true));
    assert_eq!(symbols.left, [(By::Enlist, 1), (By::Collect, 2)]);
}

/// DEI-321 for a mission still to come and for one that is late; the Hackers get the lower value.
#[test]
fn a_mission_says_what_it_would_pay_each_player() {
    let mut scene = table(&[Faction::Ravagers, Faction::Hackers]);
    scene.built(S1, Structure::Refuge, g(0, 1), None).built(S2, Structure::Refuge, g(0, 2), None);
    scene.lay(|public| {
        public.missions[0] = [Some(mission("MI-7")), Some(mission("MI-8"))];
        public.missions[2] = [Some(mission("MI-7")), None];
        public.players[S2].marks[0] = [true, false];
    });
    let missions = view(&scene, S1).missions;
    assert_eq!((&missions[0][0].pays[..], missions[0][0].late), (&[2, 2][..], true), "round 2 has come");
    assert_eq!((&missions[2][0].pays[..], missions[2][0].late), (&[3, 2][..], false));
    assert_eq!((missions[2].len(), &missions[0][0].marks[..]), (1, &[S2][..]));
    assert!(missions[0][1].marks.is_empty());
}

#[test]
fn a_player_says_what_final_scoring_would_add() {
    let mut scene = table(&[Faction::ChronoCult, Faction::FarmZ]);
    scene.store(S1, 5, 2, 0).hand(S1, "T-7").holds(S1, &[(Colour::Tactical, g(0, 1))]);
    scene.unlocked(S1, Advantage::HighGround).lay(|public| {
        public.players[S1].gifts_failed.insert(2);
        public.players[S1].gift = Some(1);
        public.players[S1].travels = 2;
    });
    let it = player(&scene, S1);
    assert_eq!(it.ending, 2 + 2 + 4 + 2 + 2 - 3);
    assert_eq!((it.gifts_failed, it.owed, it.leader), (vec![3], 6, None));
    let gift = it.gift.expect("a gift beside the board");
    assert_eq!((gift.number, gift.has), (2, 5), "of the 6 Technology that it asks for");
    assert_eq!(it.advantages, [(Advantage::HighGround, true)]);
    assert_eq!(it.cubes, [(Colour::Tactical, 1), (Colour::Logistic, 0), (Colour::Mechanical, 0)]);
    assert_eq!(view(&scene, S1).gift_deck, 6);
}

#[test]
fn what_was_added_at_the_end_is_not_promised_again() {
    let mut scene = dealt(&[Faction::ChronoCult, Faction::FarmZ], Options::default());
    scene.wander(3, |_| false);
    assert!(view(&scene, S1).players.iter().all(|player| player.ending == 0));
    assert!(view(&scene, S1).asked.is_empty() && view(&scene, S1).actor.is_none());
}

#[test]
fn the_automa_is_the_last_player_and_has_a_board_of_its_own() {
    let scene = dealt(&[Faction::Ravagers, Faction::FarmZ], Options { automa: Automa::Expert, ..Options::default() });
    let view = view(&scene, S1);
    assert_eq!(view.players.iter().map(|player| player.automa).collect::<Vec<_>>(), [false, false, true]);
    let automa = view.automa.expect("the Automa plays");
    assert_eq!((automa.needs.len(), automa.deck, automa.discard, automa.spaces.len()), (3, 24, 0, 0));
    assert_eq!(view.players[2].faction, Faction::ChronoCult);
    assert_eq!((view.gift_deck, view.asked.len()), (0, 1), "it draws no gifts");
}

#[test]
fn the_draft_shows_what_is_left_to_take() {
    let mut scene = dealt(&[Faction::Ravagers, Faction::FarmZ], Options { draft: Draft::On, ..Options::default() });
    let before = view(&scene, S1);
    assert_eq!((before.moment, before.draft.len(), before.actor), (Moment::Draft, 9, None));
    let advantage = before.draft[4];
    scene.act(before.asked[0], Action::Draft { advantage });
    assert!(view(&scene, S1).draft.len() == 8 && !view(&scene, S1).draft.contains(&advantage));
    let drafter = view(&scene, S1).players.into_iter().nth(before.asked[0].index()).expect("a player");
    assert_eq!(drafter.advantages, [(advantage, false)]);
}

/// DEI-205: what a Move would lead to.
#[test]
fn a_move_foresees_the_majority_values_where_it_ends() {
    let mut scene = table(&[Faction::FarmZ, Faction::Ravagers]);
    scene.leader(S1, g(1, 1)).units(S1, g(1, 1), 2).units(S2, g(1, 2), 1).units(S1, g(1, 2), 1);
    scene.act(S1, play("farm_z-3"));
    let group = dei::action::Move { from: g(1, 1), to: g(1, 2), scrappers: 1, leader: true, by: By::Move };
    let foreseen = kernel::Act::<Dei>::foresee(group, scene.asked(S1));
    let majority = foreseen.and_then(|it| it.majority).expect("majority values");
    assert_eq!((majority.region, majority.own, majority.best), (g(1, 2), 4, 1), "1 + 1 and 2 for the Leader");
}
