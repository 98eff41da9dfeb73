use super::*;
use kernel::{Fact, FactValue, Facts, Seeded};
use serde_json::json;
use smartphone::plan::open;

fn facts(plan: &Layout) -> Facts {
    let Layout { pads, tiles } = plan;
    let sides = pads.upper.add("upper", pads.lower.add("lower", Facts::new()));
    tiles.add("tile", pads.at.add("at", pads.turn.add("turn", sides)))
}

fn drawn(count: usize) -> (Hand, Vec<Layout>) {
    let tiles = [IMPROVEMENTS[0], IMPROVEMENTS[1], IMPROVEMENTS[1], Tile::mini(Plus)];
    let (hand, mut chance) = (hand(&tiles, true), Seeded::new([5; 32]));
    (hand, (0..count).map(|_| TABLE.draw(&hand, &mut chance)).collect())
}

#[test]
fn sp_226_a_plan_is_stored_in_one_form() {
    let places = [between(IMPROVEMENTS[0], 1, 1, Way::Left), top(IMPROVEMENTS[1], 0, 2, Way::Right)];
    let tiles = laid(&places);
    assert_eq!(tiles, laid(&[places[1], places[0]]));
    let text = json!([
        { "tile": 0, "at": [0, 2], "to": "right", "between": false },
        { "tile": 12, "at": [1, 1], "to": "left", "between": true },
    ]);
    assert_eq!(serde_json::to_value(tiles).unwrap(), text);
    assert_eq!(serde_json::from_value::<Laid>(text.clone()).unwrap(), tiles);
    let reversed: Vec<_> = text.as_array().unwrap().iter().rev().collect();
    assert!(serde_json::from_value::<Laid>(json!(reversed)).is_err(), "out of order");
    assert!(serde_json::from_value::<Laid>(json!(vec![&text[0]; 7])).is_err(), "too many");
    for wrong in [json!({ "tile": 35 }), json!({ "at": [0, 200] }), json!({ "to": "north" }), json!({ "more": 1 })] {
        let mut place = text[0].as_object().unwrap().clone();
        place.extend(wrong.as_object().unwrap().clone());
        assert!(serde_json::from_value::<Laid>(json!([place])).is_err(), "{wrong}");
    }
    assert_eq!(serde_json::to_string(&At(-2, 1)).unwrap(), "[-2,1]");
    assert_eq!(tiles.add("tile", Facts::new()).to_string(), "tile=64 tile=12555");
    let it = spread(&[top(IMPROVEMENTS[1], 0, 2, Way::Right)], false).unwrap();
    assert_eq!(serde_json::to_string(&it).unwrap(), "[2,1,0,1,0,3,2,0]");
}

#[test]
fn sp_226_numbers_that_mean_no_place_are_refused() {
    let read = |number: i32| Laid::read("tile", &Facts::new().with("tile", number));
    let known = (-1_000..=40_000).filter(|number| read(*number).is_some());
    assert!(known.eq((0..35_000).filter(|number| number % 1000 < 800)));
    assert!([i32::MIN, i32::MAX, -64].iter().all(|number| read(*number).is_none()));
    assert_eq!(Laid::read("tile", &(0..7).fold(Facts::new(), |facts, number| facts.with("tile", number))), None);
    assert_eq!(At::read("at", &Facts::new().with("at", 100)), None);
}

#[test]
fn sp_226_a_plan_can_be_told_in_any_order() {
    let (hand, plans) = drawn(200);
    for plan in &plans {
        let all = facts(plan);
        assert_eq!(open(&SQUARES, &hand, &all).whole, Some(*plan));
        // Backwards, tiles before pads: each fact is still to come as long as it is not said, once the pads lie.
        let told: Vec<Fact> = all.as_slice().iter().rev().cloned().collect();
        for count in 0..told.len() {
            let before: Facts = told[..count].iter().cloned().collect();
            let next = open(&SQUARES, &hand, &before);
            assert!(next.whole.is_none(), "the pads do not lie");
            let wanted = told[count..].iter().filter(|fact| fact.part != "tile");
            assert!(wanted.clone().all(|fact| next.more.contains(fact)), "{before}: {:?}", next.more);
        }
        for count in 4..=all.as_slice().len() {
            let next = open(&SQUARES, &hand, &Facts::from(&all.as_slice()[..count]));
            assert!(next.whole.is_some() && all.as_slice()[count..].iter().all(|fact| next.more.contains(fact)));
        }
    }
}

#[test]
fn sp_226_whatever_is_offered_leads_to_a_legal_plan() {
    let (hand, mut chance) = (drawn(0).0, Seeded::new([1; 32]));
    for _ in 0..100 {
        let mut said = Facts::new();
        loop {
            let next = open(&SQUARES, &hand, &said);
            assert!(next.whole.is_some() == (said.as_slice().len() >= 4));
            next.whole.iter().for_each(|plan| assert!(check(&SQUARES, &hand, plan).is_ok()));
            let once: BTreeSet<&Fact> = next.more.iter().collect();
            assert!(once.len() == next.more.len() && next.more.len() < 500, "{} choices", next.more.len());
            if next.more.is_empty() {
                break;
            }
            said.push(next.more[chance.one_of(next.more.len())].clone());
        }
    }
}

#[test]
fn sp_226_what_leads_nowhere_is_told() {
    let (hand, plans) = drawn(1);
    let all = facts(&plans[0]);
    for wrong in [("lower", 9), ("turn", 4), ("at", 1_000), ("at", 99), ("tile", -1), ("tile", 34_999), ("lane", 1)] {
        let facts = Facts::new().with(wrong.0, wrong.1);
        assert_eq!(open(&SQUARES, &hand, &facts), kernel::Open::NOTHING, "{facts}");
    }
    for fact in &all.as_slice()[..4] {
        let mut twice = all.clone();
        twice.push(fact.clone());
        assert_eq!(open(&SQUARES, &hand, &twice), kernel::Open::NOTHING, "{fact} twice");
    }
    let first: Vec<Fact> = open(&SQUARES, &hand, &Facts::new()).more;
    assert_eq!(first[0].part, "lower");
    let one_pad = open(&SQUARES, &hand, &Facts::new().with("lower", 1));
    let upper: Vec<i32> = one_pad.more.iter().filter(|fact| fact.part == "upper").map(|fact| fact.value).collect();
    assert_eq!(upper, [3, 4], "K1 does not lie under K2");
}
