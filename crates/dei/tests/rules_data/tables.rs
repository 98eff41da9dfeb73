//! Tables 20.1 and 20.7 to 20.10: districts, advantages, missions, gifts and the cards of the Automa.

use crate::markdown::{id, numbers, section as chapter, table};
use crate::{from, section, standard};
use dei::cards::Gain;
use dei::pieces::{Advantage, Boon, Count, Demand};
use serde_json::json;

#[test]
fn table_20_1_districts() {
    let rows = table("20.1");
    assert_eq!(rows.len(), standard().districts.len());
    for ((entry, district), written) in rows.iter().zip(&standard().districts).zip(section("districts")) {
        assert_eq!(entry.number("district"), district.number);
        assert_eq!(numbers(entry.get("T corners")), district.corners, "{}", district.number);
        assert_eq!(entry.number("roof E"), district.energy, "{}", district.number);
        let corner = |name: &str| ["NW", "NE", "SE", "SW"].iter().position(|one| *one == name).map(|at| at as u8);
        assert_eq!(corner(entry.get("outpost spot")), district.outpost, "{}", district.number);
        assert_eq!(written["outpost"], entry.id("outpost spot"));
        let refuge = entry.get("print").strip_prefix("neutral refuge ");
        assert_eq!(refuge.and_then(corner), district.refuge, "{}", district.number);
        assert_eq!(from(&written["from"]), entry.from());
    }
}

#[test]
fn the_totals_below_table_20_1() {
    for board in &standard().boards {
        let count = board.rows * board.columns;
        let laid = &standard().districts[..usize::from(count)];
        let technology: u8 = laid.iter().flat_map(|district| district.corners).sum();
        let energy: u8 = laid.iter().map(|district| district.energy).sum();
        let said = format!("{count} have {technology} T and {energy} E");
        assert!(chapter("20.1").contains(&said), "{said}");
    }
}

/// A number in the file stands in the text of the effect.
#[test]
fn table_20_7_advantages() {
    let rows = table("20.7");
    assert_eq!(rows.len(), Advantage::ALL.len());
    for ((entry, advantage), written) in rows.iter().zip(&standard().advantages).zip(section("advantages")) {
        assert_eq!(entry.get("id"), advantage.id);
        assert_eq!(
            (json!(advantage.colour), json!(advantage.effect)),
            (json!(entry.id("colour")), json!(entry.id("name")))
        );
        let said = numbers(entry.get("effect"));
        let amount = written["amount"].as_u64().map_or(1, |amount| amount as u8);
        assert!(written["amount"].is_null() || said.first() == Some(&amount), "{}: {said:?}", advantage.id);
        assert_eq!(advantage.amount, amount, "{} loaded", advantage.id);
        let Gain { technology, energy, candies, supplies } = advantage.gain;
        let gained: Vec<u8> = [technology, energy, candies, supplies].into_iter().filter(|count| *count > 0).collect();
        let gains = ["AT-6", "AL-5"].contains(&advantage.id.as_str());
        assert_eq!(gained, if gains { said } else { Vec::new() }, "{}", advantage.id);
        assert_eq!(from(&written["from"]), entry.from(), "{}", advantage.id);
    }
    let depot = standard().advantages[Advantage::Depot.index()].gain;
    assert_eq!(depot, Gain { technology: 2, energy: 1, ..Gain::default() });
    assert_eq!(standard().advantages[Advantage::SweetReward.index()].gain.candies, 2);
    let amounts = standard().advantages.iter().filter(|row| row.amount > 1).map(|row| row.effect);
    let two = [Advantage::Veterans, Advantage::WeNeedYou, Advantage::Watchtowers, Advantage::BridgeCrane];
    assert_eq!(amounts.collect::<Vec<_>>(), two);
}

/// `1 per 2 Technology …`, `3 for each …`: how much for how many.
fn pays(cell: &str) -> (u8, u8) {
    let per = cell.split_once("per ").and_then(|(_, rest)| rest.split(' ').next()?.parse().ok());
    (numbers(cell)[0], per.unwrap_or(1))
}

#[test]
fn table_20_8_missions() {
    let rows = table("20.8");
    assert_eq!(rows.len(), standard().missions.len());
    for ((entry, mission), written) in rows.iter().zip(&standard().missions).zip(section("missions")) {
        assert_eq!(entry.get("id"), mission.id);
        assert_eq!((mission.pays, mission.per), pays(entry.get("Supplies")), "{}", mission.id);
        assert_eq!((mission.late, mission.late_per), pays(entry.get("late")), "{}", mission.id);
        assert_eq!(from(&written["from"]), entry.from(), "{}", mission.id);
        assert_eq!(mission.new, entry.from().contains("seed"), "{}", mission.id);
    }
    let counts: Vec<Count> = standard().missions.iter().map(|mission| mission.counts).collect();
    assert_eq!(counts, Count::ALL, "each count in the order of the table");
    for (at, word) in [(0, "tactical outpost"), (3, "roof"), (4, "courtyard"), (6, "Refuge"), (13, "logistic market")] {
        assert!(rows[at].get("Supplies").contains(word), "{word}");
    }
}

#[test]
fn table_20_9_gifts() {
    let rows = table("20.9");
    assert_eq!(rows.len(), standard().gifts.len());
    for ((entry, gift), written) in rows.iter().zip(&standard().gifts).zip(section("gifts")) {
        assert_eq!(entry.number("no."), gift.number);
        let (effect, demand) = (numbers(entry.get("effect")), numbers(entry.get("requirement")));
        assert!(effect.contains(&gift.amount), "{}: {effect:?}", gift.number);
        assert_eq!(demand, if gift.demand == Demand::Cathedral { vec![] } else { vec![gift.least] }, "{}", gift.number);
        assert_eq!(from(&written["from"]), entry.from(), "{}", gift.number);
    }
    let kinds = standard().gifts.iter().map(|gift| (gift.effect, gift.demand));
    assert_eq!(kinds.collect::<Vec<_>>(), Boon::ALL.into_iter().zip(Demand::ALL).collect::<Vec<_>>());
    let amounts = standard().gifts.iter().map(|gift| (gift.amount, gift.least));
    assert_eq!(amounts.collect::<Vec<_>>(), [(3, 4), (2, 6), (4, 4), (2, 3), (3, 1), (2, 2), (2, 3), (1, 2)]);
}

#[test]
fn table_20_10_automa_cards() {
    let rows = table("20.10");
    assert_eq!(rows.len(), standard().automa.len());
    for ((entry, card), written) in rows.iter().zip(&standard().automa).zip(section("automa")) {
        let tries = ["top", "middle", "bottom"].map(|place| {
            let (action, object) = entry.get(place).split_once(' ').expect("an action and its object");
            let object = match object {
                "T" => "tactical",
                "L" => "logistic",
                "M" => "mechanical",
                "N" => "need",
                "tech" => "technology",
                other => other,
            };
            format!("{}_{object}", id(action))
        });
        assert_eq!((entry.get("card"), json!(card.tries)), (card.id.as_str(), json!(tries)));
        assert_eq!(from(&written["from"]), entry.from(), "{}", card.id);
    }
}
