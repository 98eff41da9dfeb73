//! Section 8: building, and its examples.

use crate::ff::*;

/// S1 at work with these cards and tokens.
fn with(hand: &[&str], metal: u16, energy: u16) -> Ff {
    scene(2).work().hand(S1, hand).tokens(S1, metal, energy).dice(S1, &[])
}

#[test]
fn ff_90_a_card_goes_from_the_hand_to_the_compound_for_its_cost_and_no_die() {
    let mut table = with(&["golem", "robot", "dojo"], 5, 1);
    table.act(S1, build("golem", "robot"));
    assert_eq!((table.compound(S1), table.hand_names(S1)), (vec!["golem"], vec!["dojo"]));
    assert_eq!((table.tokens_of(S1), table.discard_names()), ((1, 1), vec!["robot"]));
}

#[test]
fn ff_90_only_a_card_of_the_hand_is_built() {
    let mut table = with(&["robot"], 9, 9).market(&["golem"; 2]).discards(&["obelisk"]);
    table.refused_by("FF-91", S1, build("golem", "robot"));
    table.refused_by("FF-91", S1, build("obelisk", "robot"));
    table.refused_by("FF-91", S1, Action::Build { card: 0, discard: print("robot") });
    table.refused_by("FF-91", S1, Action::Build { card: 40, discard: print("robot") });
}

#[test]
fn ff_91_build_cost_is_a_blueprint_with_the_same_tool() {
    let hand = ["battery_factory", "refinery", "dojo", "golem", "motherlode"];
    for discard in ["dojo", "golem", "motherlode"] {
        with(&hand, 9, 9).refused_by("FF-91", S1, build("battery_factory", discard));
    }
    let mut table = with(&hand, 9, 9);
    table.act(S1, build("battery_factory", "refinery"));
    assert_eq!((table.hand_len(S1), table.discard_names()), (3, vec!["refinery"]), "two cards leave the hand");
}

/// Every blueprint, for exactly its printed cost.
#[test]
fn ff_91_the_printed_metal_and_energy_are_paid() {
    for blueprint in &standard().blueprints {
        let others = standard().blueprints.iter();
        let other = others.clone().find(|one| one.tool == blueprint.tool && one.id != blueprint.id).unwrap();
        let (metal, energy) = (u16::from(blueprint.cost.metal), u16::from(blueprint.cost.energy));
        let mut table = with(&[&blueprint.id, &other.id], metal, energy);
        table.act(S1, build(&blueprint.id, &other.id));
        assert_eq!((table.tokens_of(S1), table.compound(S1)), ((0, 0), vec![blueprint.id.as_str()]));
    }
}

#[test]
fn ff_91_the_discarded_card_must_be_in_the_hand() {
    let mut table = with(&["golem"], 9, 9).built(S1, &["robot"]).market(&["obelisk"; 4]);
    for elsewhere in ["robot", "obelisk"] {
        table.refused_by("FF-91", S1, build("golem", elsewhere));
    }
}

#[test]
fn ff_92_the_discarded_card_may_have_the_same_name() {
    let mut table = with(&["golem", "golem"], 4, 0);
    table.act(S1, build("golem", "golem"));
    assert_eq!((table.compound(S1), table.discard_names()), (vec!["golem"], vec!["golem"]));
    let mut table = with(&["golem"], 4, 0);
    table.refused_by("FF-91", S1, build("golem", "golem"));
}

#[test]
fn ff_93_any_number_of_cards_is_built_in_a_round() {
    let hand = ["robot", "golem", "temp_agency", "golem", "dojo", "foundry", "gymnasium", "motherlode"];
    let mut table = with(&hand, 9, 9);
    table.act(S1, build("robot", "golem")).act(S1, build("temp_agency", "golem"));
    table.act(S1, build("dojo", "foundry")).act(S1, build("gymnasium", "motherlode"));
    assert_eq!(table.compound(S1), ["dojo", "gymnasium", "robot", "temp_agency"]);
    assert_eq!(table.round_now(), 1);
}

/// For each name: is a second one refused, or built?
#[test]
fn ff_94_only_beacon_and_obelisk_can_be_built_twice() {
    for blueprint in &standard().blueprints {
        let key = blueprint.id.as_str();
        let other = standard().blueprints.iter().find(|one| one.tool == blueprint.tool && one.id != key).unwrap();
        let mut table = with(&[key, &other.id], 9, 9).built(S1, &[key]);
        if ["beacon", "obelisk"].contains(&key) {
            table.act(S1, build(key, &other.id));
            assert_eq!(table.compound(S1), [key, key]);
        } else {
            table.refused_by("FF-94", S1, build(key, &other.id));
        }
    }
}

#[test]
fn ff_94_what_others_have_built_does_not_matter() {
    let mut table = with(&["dojo", "foundry"], 9, 9).built(S2, &["dojo"]);
    table.act(S1, build("dojo", "foundry"));
    assert_eq!(table.compound(S1), ["dojo"]);
}

#[test]
fn ff_95_a_built_card_is_never_removed() {
    crate::games::games(|moment| {
        for (seat, before) in moment.before.public.players.iter() {
            let after = moment.after.public.players[seat].built;
            assert!(before.built.minus(after).is_empty(), "{seat}: {:?}", moment.action);
        }
    });
}

#[test]
fn ff_96_a_card_is_activated_in_the_round_it_is_built() {
    let mut table = with(&["power_plant", "dojo"], 3, 0).dice(S1, &[5]);
    table.act(S1, build("power_plant", "dojo")).act(S1, activate("power_plant").dice(&[5]));
    assert_eq!(table.energy(S1), 5);
}

#[test]
fn ff_96_unless_its_text_says_otherwise() {
    for (card, discard) in [("scrap_yard", "refinery"), ("solar_array", "dojo")] {
        let mut table = with(&[card, discard], 3, 3);
        table.act(S1, build(card, discard)).refused_by("FF-180", S1, activate(card));
    }
}

#[test]
fn ff_97_the_whole_cost_must_be_there_at_once() {
    let hand = ["warehouse", "robot"];
    for (metal, energy) in [(2, 2), (3, 1), (0, 0), (9, 1), (2, 9)] {
        with(&hand, metal, energy).refused_by("FF-97", S1, build("warehouse", "robot"));
    }
    with(&hand, 3, 2).act(S1, build("warehouse", "robot"));
}

/// A Power Plant, a Golem's die or another monument would help, but only once the card stands.
#[test]
fn ff_97_a_card_gives_nothing_towards_its_own_cost() {
    with(&["power_plant", "dojo"], 2, 9).dice(S1, &[6]).refused_by("FF-97", S1, build("power_plant", "dojo"));
    with(&["megalith", "refinery"], 4, 2).refused_by("FF-97", S1, build("megalith", "refinery"));
}

fn battery() -> Ff {
    with(&["battery_factory", "fitness_center", "dojo"], 2, 1)
}

#[test]
fn ff_ex_26_build_a_battery_factory() {
    let mut table = battery();
    table.act(S1, build("battery_factory", "fitness_center"));
    assert_eq!((table.hand_names(S1), table.tokens_of(S1)), (vec!["dojo"], (0, 0)));
    assert_eq!(table.compound(S1), ["battery_factory"]);
}

#[test]
fn ff_ex_27_a_gear_for_a_wrench() {
    battery().refused_by("FF-91", S1, build("battery_factory", "dojo"));
}

#[test]
fn ff_ex_28_a_second_gymnasium() {
    let mut table = with(&["gymnasium", "motherlode"], 1, 0).built(S1, &["gymnasium"]);
    table.refused_by("FF-94", S1, build("gymnasium", "motherlode"));
}

#[test]
fn ff_ex_29_a_gymnasium_for_a_gymnasium() {
    let mut table = with(&["gymnasium", "gymnasium"], 1, 0);
    table.act(S1, build("gymnasium", "gymnasium"));
    assert_eq!((table.compound(S1), table.hand_len(S1)), (vec!["gymnasium"], 0));
}

#[test]
fn ff_ex_30_a_megalith_after_three_monuments() {
    let compound = ["beacon", "beacon", "obelisk"];
    let mut table = with(&["megalith", "refinery"], 2, 2).built(S1, &compound);
    table.act(S1, build("megalith", "refinery"));
    assert_eq!(table.tokens_of(S1), (0, 0));
    with(&["megalith", "refinery"], 1, 2).built(S1, &compound).refused_by("FF-97", S1, build("megalith", "refinery"));
}

#[test]
fn ff_ex_31_a_megalith_after_six_monuments() {
    let compound = ["beacon", "beacon", "beacon", "obelisk", "obelisk", "obelisk"];
    let mut table = with(&["megalith", "refinery"], 0, 2).built(S1, &compound);
    table.act(S1, build("megalith", "refinery"));
    assert_eq!(table.tokens_of(S1), (0, 0));
    with(&["megalith", "refinery"], 9, 1).built(S1, &compound).refused_by("FF-97", S1, build("megalith", "refinery"));
}

#[test]
fn ff_ex_32_a_second_megalith() {
    let mut table = with(&["megalith", "refinery"], 9, 9).built(S1, &["megalith"]);
    table.refused_by("FF-94", S1, build("megalith", "refinery"));
}

#[test]
fn ff_ex_33_a_nuclear_plant_just_built() {
    let mut table = with(&["nuclear_plant", "refinery"], 2, 2).dice(S1, &[6]);
    table.act(S1, build("nuclear_plant", "refinery"));
    assert_eq!(table.energy(S1), 0);
    table.act(S1, activate("nuclear_plant").dice(&[6]));
    assert_eq!((table.goods_of(S1), table.energy(S1)), (1, 1));
}
