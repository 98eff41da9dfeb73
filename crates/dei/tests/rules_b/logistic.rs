//! Table 20.7: what the logistic advantages do.

use crate::common::*;
use dei::action::OrDecline;
use dei::event::{Source, Why};
use dei::state::{Ask, Limit};
use dei::{Action, Event, final_scoring};

#[test]
fn advantage_al_1_recruiting_post_puts_a_second_scrapper_down_once_per_phase() {
    let mut scene = table(&THREE);
    scene.unlocked(S1, Advantage::RecruitingPost).plays(S1, "L-1").enlist(S1, g(0, 0), By::Enlist);
    scene.enlist(S1, g(0, 0), By::RecruitingPost);
    assert_eq!((scene.scrappers(S1, g(0, 0)), scene.player(S1).scrappers), (2, 13));
    scene.enlist(S1, g(0, 3), By::Enlist);
    assert!(matches!(scene.top(), Some(Ask::Symbols(_))), "not twice in a phase");
    assert_eq!(scene.scrappers(S1, g(0, 3)), 1);
}

/// A Muster is an Enlist; and with one Scrapper in reserve there is no second one.
#[test]
fn advantage_al_1_recruiting_post_follows_a_muster_and_needs_a_scrapper() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 12).unlocked(S1, Advantage::RecruitingPost).plays(S1, "L-2");
    scene.enlist(S1, g(1, 1), By::Muster).stops(S1);
    assert!(scene.player(S1).can(Limit::RecruitingPost));
    scene.enlist(S1, g(1, 1), By::Muster).enlist(S1, g(1, 1), By::RecruitingPost);
    assert_eq!(scene.scrappers(S1, g(1, 1)), 15);
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 14).unlocked(S1, Advantage::RecruitingPost).plays(S1, "L-2");
    scene.enlist(S1, g(1, 1), By::Muster);
    assert_eq!(scene.top(), Some(Ask::Card));
}

#[test]
fn advantage_al_2_field_kitchen_makes_one_enlist_a_muster() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 1).units(S2, g(2, 2), 1).plays(S1, "L-1");
    scene.refused_by("DEI-201", S1, Action::Enlist { region: g(1, 1), by: By::Enlist });
    scene.unlocked(S1, Advantage::FieldKitchen);
    scene.refused_by("DEI-201", S1, Action::Enlist { region: g(2, 2), by: By::Enlist }); // no unit of theirs
    scene.enlist(S1, g(1, 1), By::Enlist);
    scene.refused_by("DEI-201", S1, Action::Enlist { region: g(1, 1), by: By::Enlist });
    scene.enlist(S1, g(0, 0), By::Enlist);
    assert_eq!((scene.scrappers(S1, g(1, 1)), scene.scrappers(S1, g(0, 0))), (2, 1));
}

#[test]
fn advantage_al_3_pack_train_takes_another_resource_once_per_phase() {
    let mut scene = table(&THREE);
    scene.units(S1, g(1, 1), 1).lies(g(1, 1), Resource::Technology, 3).lies(g(1, 1), Resource::Energy, 1);
    scene.unlocked(S1, Advantage::PackTrain).plays(S1, "L-4").collect(S1, g(1, 1), Resource::Technology, By::Collect);
    scene.collect(S1, g(1, 1), Resource::Energy, By::PackTrain);
    assert_eq!((scene.has(S1), scene.public().place(g(1, 1)).resources), ((1, 1, 0), [2, 0]));
    scene.collect(S1, g(1, 1), Resource::Technology, By::Collect);
    assert!(matches!(scene.top(), Some(Ask::Symbols(_))), "not twice in a phase");
}

/// T-1 costs 2 T, K-6 costs 2 T 1 E, K-10 only 2 E.
#[test]
fn advantage_al_4_quartermaster_takes_one_technology_off() {
    let mut scene = table(&THREE);
    scene.unlocked(S1, Advantage::Quartermaster).store(S1, 1, 1, 0).market(Market::Black, &["K-6", "K-10"]);
    scene.refused_by("DEI-251", S1, down("ravagers-1", Market::Black, 2)); // Energy is not taken off
    scene.act(S1, down("ravagers-1", Market::Black, 1));
    assert_eq!(scene.has(S1), (0, 0, 0));
    scene.store(S1, 1, 0, 0).market(Market::Tactical, &["T-1"]).holds(S1, Colour::Tactical, 1).turn(S1, 1);
    scene.act(S1, down("ravagers-2", Market::Tactical, 1));
    assert_eq!(scene.has(S1), (0, 0, 0), "on every market");
}

/// Before the discount of a gift: of K-6, 1 T 1 E are left, and the gift takes both.
#[test]
fn advantage_al_4_quartermaster_comes_before_a_discount() {
    let mut scene = table(&[dei::Faction::ChronoCult, dei::Faction::Ravagers]);
    scene.unlocked(S1, Advantage::Quartermaster).market(Market::Black, &["K-6", "K-7"]).gift(S1, 4);
    let buy = |technology| Action::Buy { market: Market::Black, slot: 1, give: card("chrono_cult-1"), technology };
    scene.refused_by("DEI-261", S1, buy(2)).refused_by("DEI-261", S1, buy(0)).act(S1, buy(1));
    assert!(scene.player(S1).hand.has(card("K-6")));
}

#[test]
fn advantage_al_5_depot_gives_two_technology_and_one_energy() {
    let mut scene = table(&THREE);
    scene.dealt(S1, Advantage::Depot).holds(S1, Colour::Logistic, 2).ends(S1, 2);
    scene.act(S1, Action::Unlock { colour: OrDecline(Some(Colour::Logistic)) });
    let from = Source::Unlocked;
    scene.tells(Event::Gained { seat: S1, technology: 2, energy: 1, candies: 0, from }, "DEI-273");
    assert_eq!(scene.has(S1), (2, 1, 0));
}

#[test]
fn advantage_al_6_ledger_pays_one_supply_for_each_technology() {
    let pays = |ledger: bool| {
        let mut scene = table(&THREE);
        scene.store(S1, 5, 0, 0);
        if ledger {
            scene.unlocked(S1, Advantage::Ledger);
        }
        final_scoring(scene.public(), scene.state().cards.get(), S1)[0]
    };
    assert_eq!((pays(false), pays(true)), ((Why::Technology, 2), (Why::Technology, 5)));
}

/// The same as it is told when the game ends.
#[test]
fn advantage_al_6_ledger_pays_in_final_scoring() {
    let mut scene = table(&THREE[..2]);
    scene.store(S1, 5, 0, 0).store(S2, 5, 0, 0).unlocked(S1, Advantage::Ledger).round(4).column(4, &["MI-7", "MI-8"]);
    scene.ask(S2, Ask::Mission).edit(|state| {
        (state.public.phase, state.public.turn) = (3, 1);
        state.public.stage = dei::state::Stage::Phase(dei::state::Step::End);
    });
    scene.act(S2, Action::Mission { place: 7 });
    scene.tells(Event::Supplied { seat: S1, supplies: 5, why: Why::Technology }, "DEI-372");
    scene.tells(Event::Supplied { seat: S2, supplies: 2, why: Why::Technology }, "DEI-372");
}
