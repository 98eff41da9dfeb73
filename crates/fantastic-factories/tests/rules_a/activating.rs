//! Section 9: activating cards.

use crate::ff::*;
use crate::markdown::table;
use std::collections::BTreeSet;

/// S1 at work with these cards built, dice and tokens.
fn with(built: &[&str], dice: &[u8], metal: u16, energy: u16) -> Ff {
    scene(2).work().built(S1, built).dice(S1, dice).tokens(S1, metal, energy)
}

/// Dice, tokens, blueprints: each is missing in turn.
#[test]
fn ff_111_everything_left_of_the_arrow_is_needed() {
    let whole =
        || with(&["aluminum_factory", "trash_compactor", "incinerator"], &[4, 4], 1, 5).hand(S1, &["dojo", "robot"]);
    whole().refused_by("FF-111", S1, activate("aluminum_factory").dice(&[4]));
    whole().refused_by("FF-111", S1, activate("aluminum_factory"));
    whole().tokens(S1, 9, 4).refused_by("FF-114", S1, activate("aluminum_factory").dice(&[4, 4]));
    whole().refused_by("FF-111", S1, activate("trash_compactor").dice(&[4, 4]).discards(&["dojo"]));
    whole().refused_by("FF-111", S1, activate("trash_compactor").discards(&["dojo", "robot"]));
    whole().refused_by("FF-111", S1, activate("incinerator"));
    whole().act(S1, activate("aluminum_factory").dice(&[4, 4]));
    whole().act(S1, activate("trash_compactor").dice(&[4, 4]).discards(&["dojo", "robot"]));
}

#[test]
fn ff_111_everything_right_of_the_arrow_is_gained() {
    let mut table = with(&["aluminum_factory"], &[4, 4], 0, 5);
    table.act(S1, activate("aluminum_factory").dice(&[4, 4]));
    assert_eq!((table.goods_of(S1), table.tokens_of(S1)), (2, (1, 0)));
    let mut table = with(&["recycling_plant"], &[], 0, 2).hand(S1, &["dojo", "robot"]).top(&["golem", "beacon"]);
    table.act(S1, activate("recycling_plant").discards(&["dojo", "robot"]));
    assert_eq!((table.goods_of(S1), table.hand_names(S1), table.energy(S1)), (1, vec!["beacon", "golem"], 0));
}

/// More than the card asks for is not taken either.
#[test]
fn ff_111_no_more_than_everything() {
    let mut table = with(&["biolab", "battery_factory", "incinerator"], &[1, 1], 1, 9).hand(S1, &["dojo", "robot"]);
    table.refused_by("FF-111", S1, activate("biolab").dice(&[1, 1]));
    table.refused_by("FF-111", S1, activate("battery_factory").dice(&[1]));
    table.refused_by("FF-111", S1, activate("battery_factory").discards(&["dojo"]));
    table.refused_by("FF-111", S1, activate("incinerator").discards(&["dojo", "robot"]));
}

#[test]
fn ff_112_each_card_once_per_round() {
    let mut table = with(&["power_plant", "battery_factory"], &[6, 5, 2, 1], 0, 8);
    table.act(S1, activate("power_plant").dice(&[6])).act(S1, activate("battery_factory"));
    table.refused_by("FF-112", S1, activate("power_plant").dice(&[5]));
    table.refused_by("FF-112", S1, activate("battery_factory"));
    table.finish_all().to_work(&[(S1, &[6, 6, 6, 6])]);
    table.act(S1, activate("power_plant").dice(&[6])).act(S1, activate("battery_factory"));
    assert_eq!(table.goods_of(S1), 2, "and again in the next round");
}

#[test]
fn ff_113_gains_are_received_at_once_and_pay_for_the_next_thing() {
    let mut table =
        with(&["biolab", "foundry", "power_plant"], &[1, 3, 4], 0, 0).hand(S1, &["fitness_center", "refinery"]);
    table.refused_by("FF-114", S1, activate("biolab").dice(&[1]));
    table.act(S1, activate("power_plant").dice(&[4])).act(S1, activate("foundry").dice(&[3]));
    table.act(S1, activate("biolab").dice(&[1])).act(S1, build("fitness_center", "refinery"));
    assert_eq!((table.goods_of(S1), table.tokens_of(S1)), (1, (2, 0)));
}

#[test]
fn ff_113_cards_are_activated_in_any_order() {
    let cards = [activate("motherlode").dice(&[5]), activate("nuclear_plant").dice(&[6]), activate("scrap_yard")];
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let mut table = with(&["motherlode", "nuclear_plant", "scrap_yard"], &[5, 6], 0, 0);
        order.iter().for_each(|n| {
            table.act(S1, cards[*n]);
        });
        assert_eq!((table.goods_of(S1), table.tokens_of(S1)), (1, (3, 1)));
    }
}

/// Each of these would pay for itself.
#[test]
fn ff_114_what_an_activation_gives_cannot_pay_for_it() {
    with(&["incinerator"], &[], 0, 9).hand(S1, &["dojo"]).refused_by(
        "FF-114",
        S1,
        activate("incinerator").discards(&["dojo"]),
    );
    with(&["fulfillment_center"], &[4], 9, 1).refused_by("FF-114", S1, activate("fulfillment_center").dice(&[4]));
    let mut table = with(&["recycling_plant"], &[], 0, 2).hand(S1, &["dojo"]).top(&["robot"]);
    table.refused_by("FF-114", S1, activate("recycling_plant").discards(&["dojo", "robot"]));
    let mut table = with(&["mega_factory"], &[3, 3], 0, 0);
    table.refused_by("FF-82", S1, activate("mega_factory").dice(&[3, 3, 3]).choice(3));
}

#[test]
fn ff_115_all_dice_are_placed_in_one_action() {
    let mut table = with(&["mega_factory"], &[2, 2, 2], 0, 0);
    table.refused_by("FF-111", S1, activate("mega_factory").dice(&[2]).choice(1));
    table.refused_by("FF-111", S1, activate("mega_factory").dice(&[2, 2]).choice(1));
    table.act(S1, activate("mega_factory").dice(&[2, 2, 2]).choice(1));
    assert_eq!((table.laid_on(S1, "mega_factory"), table.dice_of(S1)), (vec![2, 2, 2], vec![1]));
}

#[test]
fn ff_116_tokens_and_goods_then_dice_then_blueprints_then_the_laboratory() {
    let mut table = with(&["mega_factory", "laboratory"], &[2, 2, 2], 0, 0);
    table.act(S1, activate("mega_factory").dice(&[2, 2, 2]).choice(5));
    let told = table.heard();
    assert!(matches!(told[0], Event::Activated { .. }));
    assert!(matches!(told[1], Event::Gained { gain: Amount { goods: 2, .. }, .. }));
    assert_eq!(told[2], Event::ExtraDie { seat: S1, value: 5 });
    assert_eq!(told[3..], [Event::Drew { seat: S1, count: 1, cards: None }]);

    let table = with(&["recycling_plant", "laboratory"], &[], 0, 2).hand(S1, &["dojo", "robot"]);
    let mut table = table.top(&["golem", "beacon", "biolab"]);
    table.act(S1, activate("recycling_plant").discards(&["dojo", "robot"]));
    let told = table.heard_by(S1);
    assert!(matches!(told[1], Event::Gained { gain: Amount { goods: 1, .. }, .. }));
    let drew = |count, keys: &[&str]| Event::Drew { seat: S1, count, cards: Some(prints(keys)) };
    assert_eq!(told[2..], [drew(2, &["golem", "beacon"]), drew(1, &["biolab"])]);
}

/// The payment is away before anything is drawn: the two cards that pay are the two that come back.
#[test]
fn ff_116_costs_come_before_gains() {
    let mut table = with(&["recycling_plant"], &[], 0, 2).hand(S1, &["dojo", "robot"]).empty_deck();
    table.chance([pick(0, 2)]).act(S1, activate("recycling_plant").discards(&["dojo", "robot"]));
    assert_eq!((table.hand_names(S1), table.discard_names().len()), (vec!["dojo", "robot"], 0));
}

/// A position in which every card can be activated in every way.
fn rich(card: &str) -> Ff {
    let dice: Vec<u8> = (1..=6).flat_map(|value| [value; 3]).collect();
    let table = with(&[card], &dice, 20, 20).hand(S1, &["beacon", "biolab", "golem", "robot"]);
    table.market(&["trash_compactor", "obelisk", "obelisk", "obelisk"])
}

/// The dice, discards and choices of all activations that are listed.
fn parameters(table: &Ff) -> (BTreeSet<u8>, BTreeSet<usize>, BTreeSet<Option<u8>>) {
    let mut found = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for action in table.legal(S1) {
        if let Action::Activate { dice, discards, choice, .. } = action {
            found.0.insert(dice.len());
            found.1.insert(discards.len());
            found.2.insert(choice);
        }
    }
    found
}

#[test]
fn ff_117_parameters_are_those_of_the_table() {
    let mut cards = 0;
    for row in table("9. Work phase", &["card", "dice", "discards", "choice"]) {
        for name in row[0].split(", ") {
            cards += 1;
            let key = name.to_lowercase().replace(' ', "_");
            let copied = key == "replicator";
            let (dice, discards, choice) = parameters(&rich(&key));
            let wanted: BTreeSet<u8> = match row[1] {
                "-" => [0].into(),
                "1 target" => [1].into(),
                "1 or more targets" => (1..=18).collect(),
                "as the copied card" => [2].into(),
                count => [count.parse().unwrap()].into(),
            };
            assert_eq!(dice, wanted, "{name}");
            let wanted = row[2].replace('-', "0").replace("as the copied card", "2").parse().unwrap();
            assert_eq!(discards, BTreeSet::from([wanted]), "{name}");
            let wanted: BTreeSet<Option<u8>> = match row[3] {
                "-" => [None].into(),
                "value 1..6" => (1..=6).map(Some).collect(),
                "metal or energy" => (1..=2).map(Some).collect(),
                "metal, energy or blueprints" => (1..=3).map(Some).collect(),
                "how much metal and energy, when the cost is over 4" => [None, Some(0), Some(1), Some(2)].into(),
                _ if copied => [None].into(),
                other => panic!("{name}: {other}"),
            };
            assert_eq!(choice, wanted, "{name}");
        }
    }
    assert_eq!(cards, 32 - 4, "all but those of FF-118");
}

#[test]
fn ff_117_a_choice_is_named_where_there_is_one_and_nowhere_else() {
    for (card, dice) in
        [("harvester", &[2, 2][..]), ("manufactory", &[2, 2]), ("mega_factory", &[2, 2, 2]), ("golem", &[])]
    {
        rich(card).refused_by("FF-117", S1, activate(card).dice(dice));
        rich(card).refused_by("FF-117", S1, activate(card).dice(dice).choice(0));
        rich(card).refused_by("FF-117", S1, activate(card).dice(dice).choice(7));
    }
    rich("nuclear_plant").refused_by("FF-117", S1, activate("nuclear_plant").dice(&[6]).choice(1));
    rich("black_market").refused_by("FF-117", S1, activate("black_market").dice(&[6]).discards(&["beacon"]));
    rich("black_market").refused_by("FF-117", S1, activate("black_market").dice(&[6]).discards(&["biolab"]).choice(1));
    rich("nuclear_plant").refused_by("FF-177", S1, activate("nuclear_plant").dice(&[6]).copy(1));
    rich("replicator").refused_by("FF-177", S1, activate("replicator").dice(&[2, 2]).discards(&["golem", "robot"]));
}

#[test]
fn ff_118_monuments_and_the_laboratory_cannot_be_activated() {
    for card in ["beacon", "megalith", "obelisk", "laboratory"] {
        let mut table = rich(card);
        table.refused_by("FF-118", S1, activate(card));
        table.refused_by("FF-118", S1, activate(card).dice(&[6]));
        assert!(!table.legal(S1).iter().any(|action| matches!(action, Action::Activate { .. })), "{card}");
    }
}

#[test]
fn ff_119_equal_dice_show_the_same_value_whatever_it_is() {
    for value in 1..=6 {
        let mut table = with(&["harvester"], &[value, value], 0, 0);
        table.act(S1, activate("harvester").dice(&[value, value]).choice(1));
        assert_eq!(table.metal(S1), 4);
        for other in (1..=6).filter(|other| *other != value) {
            let mut table = with(&["harvester", "mega_factory"], &[value, value, other], 0, 0);
            table.refused_by("FF-111", S1, activate("harvester").dice(&[value, other]).choice(1));
            table.refused_by("FF-111", S1, activate("mega_factory").dice(&[value, value, other]).choice(1));
        }
    }
}

#[test]
fn ff_120_a_card_is_activated_even_if_it_does_less_than_it_could() {
    let mut table = with(&["manufactory"], &[2, 2], 0, 0).empty_deck();
    table.act(S1, activate("manufactory").dice(&[2, 2]).choice(3));
    assert_eq!((table.goods_of(S1), table.hand_len(S1)), (1, 0));
}

/// A reroll that changes nothing, a Golem's die that is never used: both are paid.
#[test]
fn ff_120_only_the_left_side_is_a_condition() {
    let mut table = with(&["temp_agency", "dojo"], &[4], 0, 1);
    table.rolling(S1, &[4]).act(S1, activate("temp_agency").dice(&[4]));
    assert_eq!((table.dice_of(S1), table.energy(S1)), (vec![4], 0));
}

#[test]
fn ff_121_activating_is_never_compulsory() {
    let mut table = with(&["nuclear_plant", "solar_array", "battery_factory"], &[6], 8, 4);
    table.act(S1, FINISH).act(S2, FINISH);
    assert_eq!((table.goods_of(S1), table.energy(S1), table.round_now()), (0, 4, 2));
}

#[test]
fn ff_122_goods_count_at_once_for_the_end() {
    let mut table = with(&["battery_factory"], &[], 0, 4).goods(S1, 11);
    table.act(S1, activate("battery_factory"));
    assert_eq!(table.goods_of(S1), 12);
    table.act(S1, FINISH).act(S2, FINISH);
    assert!(table.heard().contains(&Event::EndTriggered { last_round: 2 }));
}

#[test]
fn ff_122_goods_are_never_spent() {
    let mut gained = 0;
    crate::games::games(|moment| {
        for (seat, before) in moment.before.public.players.iter() {
            let after = moment.after.public.players[seat].goods;
            assert!(after >= before.goods, "{seat}: {:?}", moment.action);
            gained += after - before.goods;
        }
    });
    assert!(gained > 100);
}

#[test]
fn ff_123_only_cards_of_the_own_compound_are_activated() {
    let table = with(&["replicator"], &[6], 9, 9).built(S2, &["nuclear_plant"]).hand(S1, &["power_plant"]);
    let mut table = table.market(&["motherlode", "obelisk", "obelisk", "obelisk"]);
    table.refused_by("FF-123", S1, activate("nuclear_plant").dice(&[6]));
    table.refused_by("FF-123", S1, activate("power_plant").dice(&[6]));
    table.refused_by("FF-123", S1, activate("motherlode").dice(&[6]));
    let nothing =
        |card| Action::Activate { card, copy: None, dice: Dice::EMPTY, discards: Prints::EMPTY, choice: None };
    table.refused_by("FF-123", S1, nothing(0)).refused_by("FF-123", S1, nothing(33));
    table.act(S1, activate("replicator").copy(1).dice(&[6]));
    assert_eq!(table.metal(S1), 11, "the Replicator is the one exception");
}
