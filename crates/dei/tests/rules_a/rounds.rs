//! 7 Action Phases: DEI-160 to DEI-169, DEI-177.

use crate::common::*;

#[test]
fn dei_160_one_card_is_carried_out_to_the_end_then_another_then_the_next_plays() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.put(S1, g(0, 0), 2).act(S1, play("farm_z-3"));
    assert_eq!(scene.question(), (S1, "symbols"));
    scene.refused_by("DEI-592", S1, play("farm_z-1")); // the first card comes to its end
    scene.act(S1, go(g(0, 0), g(0, 1), 1)).act(S1, go(g(0, 0), g(0, 1), 1));
    assert_eq!(scene.question(), (S1, "card"));
    scene.refused_by("DEI-160", S1, play("farm_z-3")); // it is not in hand any more
    scene.refused_by("DEI-160", S1, play("auxilia-1"));
    scene.act(S1, play("farm_z-1")).act(S1, Action::Stop);
    assert_eq!(scene.question(), (S2, "card"));
    scene.tells(Event::PhaseBegan { seat: S2, phase: 1 }, "DEI-160");
    assert_eq!(scene.player(S1).up.iter().collect::<Vec<_>>(), [card("farm_z-1"), card("farm_z-3")]);
}

#[test]
fn dei_161_face_up_a_card_is_played_for_its_effects() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.act(S1, play("farm_z-1")).tells(Event::CardPlayed { seat: S1, card: card("farm_z-1") }, "DEI-161");
    assert_eq!((scene.player(S1).up.has(card("farm_z-1")), scene.player(S1).hand.len()), (true, 7));
    scene.act(S1, enlist(NEUTRAL[0])).act(S1, enlist(NEUTRAL[0]));
    assert_eq!(scene.scrappers(S1, NEUTRAL[0]), 2);
}

#[test]
fn dei_161_face_down_it_is_played_for_one_purchase_and_has_no_effect() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.give(S1, "K-12").open(3, &["K-1", "K-2", "K-3"]).store(S1, 6, 2, 0).seeded(1);
    scene.act(S1, down("K-12", Market::Black, 1));
    let player = scene.player(S1);
    assert_eq!((player.down.has(card("K-12")), player.up.is_empty(), player.supplies), (true, true, 0));
    assert_eq!((player.store.technology, player.hand.has(card("K-1"))), (3, true));
    let given = Event::CardGiven { seat: S1, card: card("K-12"), how: Purchase::FaceDown };
    scene.tells(given, "DEI-161");
    assert_eq!(scene.question(), (S1, "card"), "the next card follows");
}

#[test]
fn dei_162_the_player_decides_the_order_of_the_effects() {
    let arranged = || {
        let mut scene = table(&[FarmZ, Auxilia]);
        scene.put(S1, g(0, 0), 1).lay(g(0, 0), 1, 0).lay(g(0, 1), 1, 0).act(S1, play("farm_z-4"));
        scene
    };
    let mut collect_first = arranged();
    collect_first.act(S1, collect(g(0, 0), Technology)).act(S1, go(g(0, 0), g(0, 1), 1));
    assert_eq!(collect_first.public().place(g(0, 1)).resources, [1, 0]);
    let mut move_first = arranged();
    move_first.act(S1, go(g(0, 0), g(0, 1), 1)).act(S1, collect(g(0, 1), Technology));
    assert_eq!(move_first.public().place(g(0, 0)).resources, [1, 0]);
}

#[test]
fn dei_163_every_symbol_can_be_left_out() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.act(S1, play("farm_z-1")).act(S1, Action::Stop); // all of them
    assert_eq!((scene.player(S1).scrappers, scene.question()), (15, (S1, "card")));
    scene.act(S1, play("farm_z-2")).act(S1, enlist(NEUTRAL[0])).act(S1, Action::Stop); // one of two
    assert_eq!((scene.player(S1).scrappers, scene.question()), (14, (S2, "card")));
}

#[test]
fn dei_163_a_card_that_can_do_nothing_can_be_played() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.act(S1, play("farm_z-5")); // two Collects, and there is no unit on the board
    assert_eq!(scene.question(), (S1, "card"));
}

#[test]
fn dei_164_a_card_cannot_be_skipped() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.store(S1, 0, 0, 0);
    let plays = |scene: &Table| scene.legal(S1).iter().all(|action| matches!(action, Action::Play { .. }));
    assert!(plays(&scene) && scene.legal(S1).len() == 8);
    scene.refused_by("DEI-592", S1, Action::Stop);
    scene.act(S1, play("farm_z-5"));
    assert!(plays(&scene) && scene.legal(S1).len() == 7);
    scene.refused_by("DEI-592", S1, Action::Stop);
}

#[test]
fn dei_164_nobody_ever_lacks_a_card() {
    for seed in 0..6 {
        let mut cards = Vec::new();
        play_out(&mut dealt(3, playing(&[ChronoCult]), seed), seed, |scene| {
            if let Some(Frame { seat, ask: Ask::Card }) = scene.public().frames.top() {
                cards.push(scene.player(*seat).hand.len());
            }
            false
        });
        assert_eq!(cards.len(), 3 * 4 * 6, "six cards a round for each of three");
        assert!(cards.iter().all(|hand| *hand >= 3), "two are left when the sixth is played");
    }
}

/// Liza is with an outpost, and the Hackers play the second card of this phase. They can unlock what is tactical.
fn hackers(phase: u8) -> Table {
    let mut scene = table(&[Hackers, Auxilia]);
    scene.outpost(g(0, 0), Tactical).outpost(g(0, 1), Tactical).put(S1, g(0, 1), 1).leader(S1, g(0, 0));
    scene.at(2, phase, S1).second_card();
    scene
}

const HACK: Action = Action::Hack { colour: OrDecline(Some(Tactical)) };
const UNLOCK: Action = Action::Unlock { colour: OrDecline(Some(Tactical)) };

#[test]
fn dei_165_what_happens_at_the_end_of_the_phase_follows_the_second_card() {
    let mut scene = hackers(1);
    scene.edit(|state| state.public.stage = Stage::Phase(Step::Second));
    idle(&mut scene, S1);
    assert_eq!(scene.question(), (S1, "card"), "not after the first");
    idle(&mut scene, S1);
    assert_eq!(scene.question(), (S1, "hack"));
    scene.act(S1, HACK);
    assert_eq!(scene.question(), (S2, "card"));
}

#[test]
fn dei_166_in_the_second_phase_advantages_may_be_unlocked_after_that() {
    let mut scene = hackers(2);
    idle(&mut scene, S1);
    assert_eq!(scene.question(), (S1, "hack"));
    scene.act(S1, HACK);
    assert_eq!(scene.question(), (S1, "unlock"));
    scene.act(S1, Action::Unlock { colour: OrDecline(None) }); // or not
    assert_eq!((scene.question(), scene.player(S1).unlocked.len()), ((S2, "card"), 0));
}

#[test]
fn dei_166_not_in_the_first_or_the_third() {
    let mut scene = hackers(1);
    idle(&mut scene, S1);
    scene.act(S1, HACK);
    assert_eq!(scene.question(), (S2, "card"));
    let mut scene = hackers(3);
    idle(&mut scene, S1);
    scene.act(S1, HACK);
    assert_eq!(scene.question(), (S1, "mission"));
}

#[test]
fn dei_167_in_the_third_phase_a_mission_has_to_be_resolved() {
    let mut scene = hackers(3);
    idle(&mut scene, S1);
    scene.act(S1, HACK);
    assert_eq!(scene.question(), (S1, "mission"));
    scene.refused_by("DEI-592", S1, Action::Stop);
    scene.act(S1, Action::Mission { place: 1 });
    assert_eq!(scene.question(), (S2, "card"));
    for phase in [1, 2] {
        let mut scene = table(&[FarmZ, Auxilia]);
        scene.at(2, phase, S1).second_card();
        idle(&mut scene, S1);
        assert_eq!(scene.question(), (S2, "card"), "no mission in AP{phase}");
    }
}

#[test]
fn dei_168_how_a_third_phase_ends_for_the_hackers() {
    // They have Natural gift, so an advantage can be unlocked here, and owe the Cathedral three of four Scrappers.
    let factions = [Hackers, ChronoCult];
    let mut scene = table_with(&factions, Options { gear: GearMarket::Mechanical, ..playing(&factions) });
    scene
        .outpost(g(0, 0), Tactical)
        .outpost(g(0, 1), Tactical)
        .put(S1, g(0, 1), 3)
        .put(S1, g(0, 2), 1)
        .leader(S1, g(0, 0));
    scene.unlocked(S1, Advantage::NaturalGift).at(2, 3, S1).second_card();
    scene.edit(|state| state.public.players[S1].travels = 1);
    idle(&mut scene, S1);
    let mut asked = Vec::new();
    for action in [HACK, UNLOCK].into_iter().chain([Action::Remove { region: g(0, 1) }; 3]) {
        asked.push(scene.question());
        scene.act(S1, action);
    }
    asked.push(scene.question());
    assert_eq!(asked, ["hack", "unlock", "remove", "remove", "remove", "mission"].map(|name| (S1, name)));
}

#[test]
fn dei_168_how_a_third_phase_ends_for_the_chrono_cult() {
    let factions = [ChronoCult, FarmZ];
    let mut scene = table_with(&factions, Options { gear: GearMarket::Mechanical, ..playing(&factions) });
    scene.outpost(g(0, 0), Tactical).outpost(g(0, 1), Tactical).put(S1, g(0, 0), 3).put(S1, g(0, 1), 3);
    scene.unlocked(S1, Advantage::NaturalGift).locked(S1, Advantage::SweetReward).at(2, 3, S1).second_card();
    scene.edit(|state| {
        state.public.players[S1].travels = 1;
        state.public.players[S1].gift = Some(0); // 4 outposts
    });
    scene.redeck();
    idle(&mut scene, S1);
    assert_eq!(scene.question(), (S1, "unlock"));
    let gift = |scene: &Table| scene.events().iter().any(|event| matches!(event, Event::GiftMet { .. }));
    assert!(!gift(&scene), "the gift is looked at when advantages are done");
    scene.act(S1, UNLOCK);
    assert!(gift(&scene));
    assert_eq!(scene.question(), (S1, "remove"));
    for _ in 0..3 {
        assert_eq!(scene.question(), (S1, "remove"));
        scene.act(S1, Action::Remove { region: g(0, 0) });
    }
    assert_eq!(scene.question(), (S1, "mission"));
}

#[test]
fn dei_168_the_gift_is_looked_at_before_the_cathedral_takes_scrappers() {
    // The demand of gift 1 holds as long as the Scrappers are there.
    let mut scene = table(&[ChronoCult, FarmZ]);
    for (column, colour) in (0..4).zip([Tactical, Logistic, Mechanical, Tactical]) {
        scene.outpost(g(0, column), colour);
    }
    scene.put(S1, g(0, 0), 1).put(S1, g(0, 1), 1).put(S1, g(0, 2), 1).leader(S1, g(0, 3)).at(2, 3, S1).second_card();
    scene.edit(|state| {
        state.public.players[S1].travels = 1;
        state.public.players[S1].gift = Some(0);
    });
    scene.redeck();
    idle(&mut scene, S1);
    scene.tells(Event::GiftMet { seat: S1, gift: 1, met: true }, "DEI-443");
    assert_eq!((scene.player(S1).scrappers, scene.player(S1).all_cubes()), (15, 1), "then all three go");
    assert_eq!(scene.question(), (S1, "mission"));
}

#[test]
fn dei_169_how_a_first_phase_begins() {
    // Round 1: gifts are drawn, the units start, the gift takes effect, a card is played.
    let mut scene = table(&[FarmZ, ChronoCult]);
    scene.at(1, 1, S1).second_card();
    idle_with(&mut scene, [pick(1, 8), pick(1, 7)]); // gifts 2 and 3
    assert_eq!(scene.question(), (S2, "gift"));
    let drawn = Event::GiftsDrawn { seat: S2, one: 2, other: 3 };
    let phase = Event::PhaseBegan { seat: S2, phase: 1 };
    assert_eq!(scene.events()[scene.events().len() - 2..], [phase, drawn]);
    scene.act(S2, Action::KeepGift { gift: 2 });
    assert_eq!((scene.question(), scene.player(S2).store.energy), ((S2, "start"), 1));
    scene.act(S2, Action::Start { scrappers: 1, leader: NEUTRAL[0] });
    assert_eq!((scene.question(), scene.player(S2).store.energy), ((S2, "card"), 3));
}

#[test]
fn dei_169_in_a_later_round_nothing_starts() {
    let mut scene = table(&[FarmZ, ChronoCult]);
    scene.at(2, 1, S1).second_card();
    idle_with(&mut scene, [pick(1, 8), pick(1, 7)]);
    scene.act(S2, Action::KeepGift { gift: 3 });
    assert_eq!((scene.question(), scene.player(S2).store.technology), ((S2, "card"), 5));
}

#[test]
fn dei_169_only_a_first_phase_begins_so() {
    for phase in [2, 3] {
        let mut scene = table(&[FarmZ, ChronoCult]);
        scene.at(1, phase, S1).second_card();
        idle(&mut scene, S1);
        if phase == 3 {
            scene.act(S1, Action::Mission { place: 1 });
        }
        assert_eq!(scene.question(), (S2, "card"));
    }
}

/// Seat 1 plays a card that can do nothing, and chance gives this.
fn idle_with(scene: &mut Table, uses: impl IntoIterator<Item = Pick>) {
    scene.chance(uses).act(S1, play("farm_z-5"));
}

#[test]
fn dei_177_gains_happen_as_soon_as_the_card_is_played() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.give(S1, "K-12").give(S1, "L-5").put(S1, g(0, 0), 1).act(S1, play("K-12"));
    assert_eq!((scene.player(S1).supplies, scene.question()), (2, (S1, "symbols")));
    scene.tells(Event::Supplied { seat: S1, supplies: 2, why: Why::Card }, "DEI-237");
    scene.act(S1, Action::Stop).act(S1, play("L-5"));
    assert_eq!((scene.player(S1).store.candies, scene.question()), (2, (S1, "symbols")));
}

#[test]
fn dei_177_gains_of_a_copied_card_happen_when_it_is_copied() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.give(S1, "K-11").give(S2, "K-12").put(S1, g(0, 0), 1);
    scene.edit(|state| {
        state.public.players[S2].hand.remove(card("K-12"));
        state.public.players[S2].up.insert(card("K-12"));
    });
    scene.act(S1, play("K-11")).act(S1, Action::Copy { card: card("K-12") });
    assert_eq!((scene.player(S1).supplies, scene.player(S2).supplies), (2, 0));
    scene.act(S1, go(g(0, 0), g(0, 1), 1));
}

#[test]
fn dei_177_symbols_are_used_singly_and_each_once() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.put(S1, g(0, 0), 2).act(S1, play("farm_z-2")); // E, M
    scene.refused_by("DEI-177", S1, collect(g(0, 0), Technology)).act(S1, enlist(NEUTRAL[0]));
    scene.refused_by("DEI-177", S1, enlist(NEUTRAL[0])).act(S1, go(g(0, 0), g(0, 1), 1));
    assert_eq!(scene.question(), (S1, "card"), "all symbols are used");
}

#[test]
fn dei_177_whoever_stops_forgoes_the_rest() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.put(S1, g(0, 0), 2).act(S1, play("farm_z-3")).act(S1, go(g(0, 0), g(0, 1), 1)).act(S1, Action::Stop);
    scene.act(S1, play("farm_z-1")).refused_by("DEI-177", S1, go(g(0, 0), g(0, 1), 1));
}

#[test]
fn dei_177_a_card_goes_on_only_while_a_symbol_is_possible() {
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.put(S1, g(0, 0), 1).lay(g(0, 0), 1, 0).act(S1, play("farm_z-5")).act(S1, collect(g(0, 0), Technology));
    assert_eq!(scene.question(), (S1, "card"), "the second Collect finds nothing");
}
