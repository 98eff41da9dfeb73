//! SP-85 to SP-96: what each base power does in play.

use crate::shared::*;
use testkit::Scene;

/// Two players; the first has researched the technology of this power, and it is their turn.
fn owner(power: Power, stage: fn(Step) -> Stage, what: What) -> Table {
    let mut scene = with_powers(2, &[]);
    scene.without_retailers().own(S1, power).at(stage, S1, what);
    scene
}

/// The first player is about to research a technology at which this power lies: one marker is missing.
fn about_to_research(power: Power, technology: Technology) -> Table {
    let mut scene = with_powers(2, &[power]);
    let cost = scene.state().cards.get().technologies[technology.index()].before;
    scene.without_retailers().on_technology(S1, technology, cost - 1).progress(S1, 1);
    scene.at(Stage::Research, S1, What::Research);
    scene
}

/// The first player owns the power and has a plan that shows these symbols; the second has any plan.
fn planned(power: Power, wanted: &[(Symbol, u8)]) -> Table {
    let mut scene = with_powers(2, &[]);
    scene.without_retailers().own(S1, power).plans(&[wanted, &[]]);
    scene
}

fn produced(events: &[Event], seat: Seat, source: Source) -> Option<u8> {
    events.iter().find_map(|event| match event {
        Event::Produced { seat: of, goods, by, .. } if (*of, *by) == (seat, source) => Some(*goods),
        _ => None,
    })
}

fn received(events: &[Event], seat: Seat) -> Vec<u8> {
    let progress = |event: &Event| match event {
        Event::ProgressReceived { seat: of, progress, logistics: true, .. } if *of == seat => Some(*progress),
        _ => None,
    };
    events.iter().filter_map(progress).collect()
}

#[test]
fn sp_85_gps_plain_produces_five_goods_at_once() {
    let mut scene = about_to_research(Power::GpsPlain, Technology::Gps);
    scene.act(S1, research(Technology::Gps));
    assert_eq!(produced(&told(&scene), S1, Source::Gps), Some(5));
}

#[test]
fn sp_85_gps_plain_acts_once() {
    let scene = planned(Power::GpsPlain, &[]);
    assert_eq!(produced(&told(&scene), S1, Source::Gps), None);
}

#[test]
fn sp_86_gps_dark_produces_one_more_for_each_active_cheap() {
    for cheap in 0..=2 {
        let scene = planned(Power::GpsDark, &[(Symbol::Cheap, cheap)]);
        let result = scene.player(S1).result;
        let goods = result.count(Symbol::Goods) + result.covered() + result.unused();
        assert_eq!(produced(&told(&scene), S1, Source::Plan), Some(goods + 2 * cheap));
    }
}

#[test]
fn sp_87_wi_fi_plain_keeps_unsold_goods_for_the_next_round() {
    let mut scene = owner(Power::WiFiPlain, Stage::Selling, What::Sale);
    scene.goods(S1, 5).goods(S2, 4).act(S1, sell(&[(Region::NorthAfrica, 1)]));
    scene.to_next_round();
    assert_eq!((scene.player(S1).goods, scene.player(S2).goods), (4, 0));
}

#[test]
fn sp_88_wi_fi_dark_places_a_second_office_once_per_round() {
    let mut scene = owner(Power::WiFiDark, Stage::Logistics, What::Logistics);
    scene.office(S1, Region::Emirates).progress(S1, 1);
    scene.act(S1, Action::SecondOffice { region: Region::NorthAfrica });
    assert_eq!(scene.public().place(Region::NorthAfrica).offices.to_vec(), [S1, S1]);
    scene.refused_by("SP-363", S1, Action::SecondOffice { region: Region::Emirates });
}

#[test]
fn sp_88_without_wi_fi_dark_there_is_no_second_office() {
    let mut scene = owner(Power::WiFiPlain, Stage::Logistics, What::Logistics);
    scene.progress(S1, 1).refused_by("SP-88", S1, Action::SecondOffice { region: Region::NorthAfrica });
    scene.refused_by("SP-360", S1, logistics(Region::NorthAfrica));
}

#[test]
fn sp_89_gamepad_plain_places_an_office_at_once() {
    let mut scene = about_to_research(Power::GamepadPlain, Technology::Gamepad);
    scene.act(S1, research(Technology::Gamepad));
    assert_eq!(scene.what(), Some(What::PlaceOffice));
    scene.act(S1, Action::PlaceOffice { region: Region::Canada });
    assert!(scene.public().place(Region::Canada).has_office(S1));
    assert_eq!(rules_of(&scene, |event| matches!(event, Event::OfficeOpened { .. })), ["SP-334"]);
}

#[test]
fn sp_90_gamepad_dark_makes_every_technology_one_cheaper_for_its_owner() {
    let costs = [2, 2, 3, 3, 4, 5]; // SP-80 before the patent, less 1
    for (technology, cost) in Technology::ALL.into_iter().zip(costs) {
        if technology == Technology::Gamepad {
            continue;
        }
        let mut scene = owner(Power::GamepadDark, Stage::Research, What::Research);
        scene.on_technology(S1, technology, cost - 1).progress(S1, 1).act(S1, research(technology));
        assert_eq!(scene.public().patents[technology.index()], Some(S1), "{technology:?}");
    }
    let mut other = owner(Power::GamepadDark, Stage::Research, What::Research);
    other.at(Stage::Research, S2, What::Research).on_technology(S2, Technology::Gps, 1).progress(S2, 1);
    other.act(S2, research(Technology::Gps));
    assert_eq!(other.public().patents[Technology::Gps.index()], None, "it costs the others 3");
}

#[test]
fn sp_91_battery_plain_gives_one_more_logistics_progress_every_round() {
    let mut scene = planned(Power::BatteryPlain, &[(Symbol::Logistics, 2), (Symbol::Plus, 2)]);
    let events = scene.to_next_round();
    assert_eq!(received(&events, S1), [3]);
    let own = plan_with(&scene, S1, &[(Symbol::Logistics, 1)]);
    scene.act(S1, own);
    assert_eq!(received(&scene.to_next_round(), S1), [2]);
}

#[test]
fn sp_91_battery_plain_counts_in_the_round_it_is_researched() {
    let mut scene = about_to_research(Power::BatteryPlain, Technology::Battery);
    scene.act(S1, research(Technology::Battery));
    assert_eq!(received(&told(&scene), S1), [1], "the plan shows no logistics");
}

#[test]
fn sp_92_battery_dark_gives_one_logistics_progress_for_each_active_plus() {
    for plus in 0..=2 {
        let mut scene = planned(Power::BatteryDark, &[(Symbol::Logistics, 1), (Symbol::Plus, plus)]);
        let mut events = told(&scene);
        events.extend(scene.to_next_round());
        assert_eq!(received(&events, S1), [1 + plus]);
    }
}

#[test]
fn sp_93_nfc_plain_raises_the_price_now_and_in_every_later_round() {
    let mut scene = about_to_research(Power::NfcPlain, Technology::Nfc);
    scene.price(S1, 6).act(S1, research(Technology::Nfc));
    assert!(told(&scene).contains(&Event::PriceRose { seat: S1, price: 7 }));
    let scene = planned(Power::NfcPlain, &[(Symbol::Plus, 1), (Symbol::Cheap, 0)]);
    assert_eq!(scene.player(S1).price, 7);
}

#[test]
fn sp_94_nfc_dark_sells_up_to_three_goods_off_the_map() {
    let mut scene = owner(Power::NfcDark, Stage::Logistics, What::Logistics);
    scene.goods(S1, 5).progress(S1, 1).price(S1, 4);
    scene.refused_by("SP-366", S1, Action::SellAway { goods: 4 });
    scene.refused_by("SP-366", S1, Action::SellAway { goods: 0 });
    scene.act(S1, Action::SellAway { goods: 3 });
    assert_eq!((scene.player(S1).goods, scene.player(S1).away), (2, 3));
    scene.refused_by("SP-366", S1, Action::SellAway { goods: 1 });
    let events = scene.to_next_round();
    assert!(events.contains(&Event::Profit { seat: S1, goods: 3, price: 4, vp: 12 }));
}

#[test]
fn sp_94_without_nfc_dark_nothing_is_sold_off_the_map() {
    let mut scene = owner(Power::NfcPlain, Stage::Logistics, What::Logistics);
    scene.goods(S1, 5).progress(S1, 1).refused_by("SP-94", S1, Action::SellAway { goods: 1 });
}

#[test]
fn sp_95_four_g_plain_sells_one_goods_where_the_owner_has_no_office() {
    let mut scene = owner(Power::FourGPlain, Stage::Selling, What::Sale);
    scene.goods(S1, 5).price(S1, 4);
    scene.refused_by("SP-392", S1, sell(&[(Region::Usa, 2)]));
    scene.act(S1, sell(&[(Region::Usa, 1), (Region::China, 1), (Region::NorthAfrica, 2)]));
    let rules = rules_of(&scene, |event| matches!(event, Event::Sold { seat, .. } if *seat == S1));
    assert_eq!(rules, ["SP-392", "SP-385", "SP-392"], "USA, the own North Africa, China");
}

#[test]
fn sp_95_without_four_g_plain_goods_are_sold_in_own_regions_only() {
    let mut scene = owner(Power::FourGDark, Stage::Selling, What::Sale);
    scene.goods(S1, 5).price(S1, 4).refused_by("SP-380", S1, sell(&[(Region::Usa, 1)]));
}

#[test]
fn sp_96_four_g_dark_lets_one_square_of_improvements_lie_outside_the_pads() {
    let mut scene = with_powers(2, &[]);
    scene.own(S1, Power::FourGDark);
    let outside = scene.legal(S1).into_iter().filter(|plan| {
        let mut without = Scene::of(scene.state().clone());
        without.edit(|state| _ = state.public.players[S1].researched.remove(Technology::FourG.index() as u8));
        without.seen(S1).may_act().expect("all plan").check(plan).is_err()
    });
    assert!(outside.count() > 0, "some plans are possible with the power alone");
}
