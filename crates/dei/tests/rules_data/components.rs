//! Sections 3 and 13, and the single numbers: what is in the box, and what the factions have.

use crate::markdown::{id, numbers, origins, table, text};
use crate::{from, section, standard, written};
use dei::cards::{Card, FACTION_CARDS};
use dei::pieces::{Colour, Drone, Faction, Market, Paint, Skill, Structure};
use serde_json::json;

/// The cards that are sold in a market, drone cards left out.
fn of_market(market: Market) -> usize {
    standard().cards.iter().filter(|card| card.market == Some(market) && card.drone.is_none()).count()
}

/// The cards of a drone that are sold.
fn of_drone(drone: Drone) -> usize {
    let is_its = |card: &&Card| card.market.is_some() && card.drone.is_some_and(|(which, _)| which == drone);
    standard().cards.iter().filter(is_its).count()
}

fn of_colour(colour: Colour) -> usize {
    standard().advantages.iter().filter(|row| row.colour == colour).count()
}

/// The drones of the factions of the base game.
fn base_drones() -> impl Iterator<Item = Drone> {
    standard().factions[..4].iter().map(|faction| faction.drone)
}

#[test]
fn dei_30_the_base_box() {
    let (n, four) = (&standard().numbers, standard().board(4));
    let outposts = 3 * usize::from(four.outposts);
    let markets: usize = Market::ALL.into_iter().filter(|market| *market != Market::Gear).map(of_market).sum();
    let structures: u8 = n.structures.iter().sum();
    let cards = standard().cards.iter().filter(|card| card.faction.is_some_and(|one| one < Faction::Hackers)).count();
    let expected = [
        ("District boards", usize::from(four.rows * four.columns)),
        ("Neutral bridge tokens", four.bridges.len()),
        ("Technology tokens", four.technology.into()),
        ("Energy tokens", four.energy.into()),
        ("Candy tokens", four.candies.into()),
        ("Outpost tokens", outposts),
        ("Outpost cubes", outposts),
        ("Market boards", Market::ALL.len() - 1),
        ("Market cards", markets + base_drones().map(of_drone).sum::<usize>()),
        ("Advantage tokens", Colour::ALL[..3].iter().map(|colour| of_colour(*colour)).sum()),
        ("Scrappers", 4 * usize::from(n.scrappers)),
        ("Faction cards", cards),
        ("Structure tokens", 4 * usize::from(structures)),
    ];
    let rows = table("DEI-30");
    for (component, count) in expected {
        let row = rows.iter().find(|row| row.get("component").starts_with(component)).expect(component);
        assert_eq!(usize::from(row.number("count")), count, "{component}");
    }
    let both = |component: &str| rows.iter().find(|row| row.get("component") == component).expect("a row").get("count");
    assert_eq!(both("Drone tokens / drone figures"), format!("{0} / {0}", base_drones().count()));
    let missions = standard().missions.iter().filter(|mission| !mission.new).count();
    assert_eq!(both("Mission board / mission cards"), format!("1 / {missions}"));
    for board in &standard().boards[..3] {
        let tokens = (board.technology, board.energy, board.candies);
        assert_eq!(tokens, (four.technology, four.energy, four.candies), "one box for 2 to 4");
    }
}

#[test]
fn dei_31_structures_of_a_faction() {
    let structures = standard().numbers.structures;
    let all: u8 = structures.iter().sum();
    assert_eq!(numbers(text("DEI-31")), [[all].as_slice(), &structures].concat());
    assert_eq!(Structure::ALL, [Structure::Refuge, Structure::Elevator, Structure::Bridge]);
}

#[test]
fn dei_32_the_48_market_cards() {
    let drones: Vec<usize> = base_drones().map(of_drone).collect();
    assert_eq!(drones, [3; 4]);
    let of = [Market::Tactical, Market::Logistic, Market::Mechanical, Market::Black].map(of_market);
    assert_eq!(of, [8, 8, 8, 12]);
    let mut expected = vec![of.iter().sum::<usize>() + drones.iter().sum::<usize>()];
    expected.extend(of);
    expected.extend([drones.iter().sum(), drones[0]]);
    let said = text("DEI-32").split('[').next().expect("the rule before its mark");
    assert_eq!(numbers(said).into_iter().map(usize::from).collect::<Vec<_>>(), expected);
}

/// There is no number of refuge tokens: the print is a column of the districts.
#[test]
fn dei_33_neutral_refuges_are_printed() {
    let printed = standard().districts.iter().filter(|district| district.refuge.is_some());
    assert_eq!(printed.map(|district| district.number).collect::<Vec<_>>(), [1, 2]);
}

/// A rule counts components so.
#[track_caller]
fn says(rule: &str, counts: &[(usize, &str)]) {
    for (count, what) in counts {
        assert!(text(rule).contains(&format!(" {count} {what}")), "{count} {what}: {}", text(rule));
    }
}

/// What every faction has, and the cards of its drone.
#[track_caller]
fn faction(rule: &str, faction: Faction, drone: Drone) {
    let n = &standard().numbers;
    assert_eq!(standard().factions[faction.index()].drone, drone);
    says(
        rule,
        &[
            (n.scrappers.into(), "Scrappers"),
            (n.structures.iter().sum::<u8>().into(), "structures"),
            (standard().deck_of(faction).len(), "faction cards"),
            (of_drone(drone), "drone cards"),
        ],
    );
}

#[test]
fn dei_34_the_hackers() {
    faction("DEI-34", Faction::Hackers, Drone::Scorpion);
    says("DEI-34", &[(standard().numbers.hacks.into(), "hack tokens")]);
    assert_eq!(from(&written("numbers")["from"]["hacks"]), origins(text("DEI-34")));
}

#[test]
fn dei_35_the_chrono_cult() {
    faction("DEI-35", Faction::ChronoCult, Drone::Cathedral);
    says("DEI-35", &[(standard().gifts.len(), "gift cards")]);
}

#[test]
fn dei_36_the_gear_market() {
    let most = standard().boards.iter().map(|board| board.outposts.into()).max().expect("boards");
    let (cards, advantages) = (of_market(Market::Gear), of_colour(Colour::Gear));
    says("DEI-36", &[(cards, "cards"), (advantages, "advantages"), (most, "outposts"), (most, "cubes")]);
}

#[test]
fn dei_37_missions_of_the_expansion() {
    says("DEI-37", &[(standard().missions.iter().filter(|mission| mission.new).count(), "mission cards")]);
}

#[test]
fn dei_38_the_automa() {
    let needs = standard().numbers.needs.len();
    says("DEI-38", &[(standard().automa.len(), "cards"), (needs, "need tokens")]);
}

/// The colours that a board paints, as a rule names them.
fn named(id: &str) -> Vec<Paint> {
    let words: Vec<String> = text(id).split(|c: char| !c.is_alphabetic()).map(str::to_lowercase).collect();
    let named = |paint: &Paint| words.contains(&format!("{paint:?}").to_lowercase());
    Paint::ALL.into_iter().filter(named).collect()
}

#[test]
fn dei_40_three_colours_in_the_base_game() {
    let base = [Colour::Tactical, Colour::Logistic, Colour::Mechanical].map(Colour::paint);
    assert_eq!(named("DEI-40"), base);
}

#[test]
fn dei_41_which_colour_is_which() {
    let rule = text("DEI-41").to_lowercase();
    for colour in [Colour::Tactical, Colour::Logistic, Colour::Mechanical] {
        let part = rule.split([',', ';', '.']).find(|part| part.contains(&format!("{colour:?}").to_lowercase()));
        let paint = format!("{:?}", colour.paint()).to_lowercase();
        assert!(part.is_some_and(|part| part.contains(&paint)), "{colour:?} is {paint}");
    }
}

#[test]
fn dei_46_gear_is_purple() {
    assert_eq!(named("DEI-46"), [Colour::Gear.paint()]);
}

#[test]
fn dei_301_drones_and_factions() {
    let said = text("DEI-301").split(['*', '.']).find(|part| part.contains(" goes with ")).expect("the rule");
    let pairs: Vec<(String, String)> = said
        .split(", ")
        .map(|pair| {
            let (drone, faction) = pair.split_once("with ").expect("a pair");
            (id(drone.trim().trim_end_matches(" goes")), id(faction.trim_start_matches("the ")))
        })
        .collect();
    let rows = section("factions");
    let written = rows.iter().take(4).map(|row| (row["drone"].clone(), row["id"].clone()));
    assert_eq!(json!(written.collect::<Vec<_>>()), json!(pairs));
    for row in &rows[..4] {
        assert_eq!(from(&row["from"]["drone"]), origins(text("DEI-301")));
    }
    for (row, faction) in rows.iter().zip(&standard().factions) {
        assert_eq!((&row["id"], &row["drone"]), (&json!(faction.id), &json!(faction.drone)), "loaded");
    }
    for (row, rule) in rows[4..].iter().zip(["DEI-390", "DEI-410"]) {
        assert_eq!(from(&row["from"]["drone"]), origins(text(rule)));
    }
}

#[test]
fn dei_341_the_eighth_card_is_for_the_drone() {
    for faction in &standard().factions {
        let deck: Vec<&Card> = standard().deck_of(faction.id).iter().map(|card| standard().card(card)).collect();
        assert!(deck.iter().all(|card| card.faction == Some(faction.id) && card.market.is_none()));
        let (eighth, others) = deck.split_last().expect("cards");
        assert_eq!((others.len(), eighth.drone), (7, Some((faction.drone, 0))));
        assert!(others.iter().all(|card| card.drone.is_none()));
    }
    assert!(numbers(text("DEI-341")).starts_with(&[FACTION_CARDS as u8, 7]));
}

#[test]
fn dei_343_leader_skills() {
    let rows = section("factions");
    for (entry, row) in table("DEI-343").iter().zip(&rows) {
        let (name, does) = entry.get("skill").split_once(':').expect("a name");
        assert_eq!((&row["id"], &row["skill"]), (&json!(entry.id("faction")), &json!(id(name))));
        assert_eq!(from(&row["from"]["skill"]), entry.from());
        let amount = row["amount"].as_u64().map(|amount| amount as u8);
        assert_eq!(amount, numbers(does).first().copied().filter(|_| name == "Hulk"), "{name}");
    }
    let skills = standard().factions.each_ref().map(|faction| (faction.skill, faction.amount));
    let amounts = [1, 1, 1, 2, 1, 1];
    assert_eq!(skills, std::array::from_fn(|at| (Skill::ALL[at], amounts[at])), "loaded");
    assert_eq!(from(&rows[4]["from"]["skill"]), origins(text("DEI-392")));
    let both = origins(&[text("DEI-432"), text("DEI-433")].concat());
    assert_eq!(from(&rows[5]["from"]["skill"]), both);
}

/// What the rules name in passing.
#[test]
fn the_single_numbers_are_those_of_the_rules() {
    let written = written("numbers");
    let rules = [
        ("technology", "DEI-84", 1),
        ("energy", "DEI-84", 1),
        ("most_cubes", "DEI-138", 4),
        ("unlock", "DEI-270", 2),
        ("drone_steps", "DEI-291", 2),
        ("harvest", "DEI-294", 2),
        ("transport", "DEI-295", 2),
        ("travellers", "DEI-413", 3),
        ("draco_supplies", "DEI-298", 1),
        ("draco_candies", "DEI-298", 1),
        ("removed", "DEI-420", 3),
        ("hack_supplies", "DEI-394", 1),
        ("technology_per_supply", "DEI-372", 2),
        ("cube_supplies", "DEI-374", 2),
        ("advantage_supplies", "DEI-375", 2),
        ("automa_start", "DEI-501", 2),
    ];
    for (column, rule, number) in rules {
        assert_eq!(written[column], number, "{column}");
        assert!(numbers(text(rule)).contains(&number), "{rule} does not say {number}");
        assert_eq!(from(&written["from"][column]), origins(text(rule)), "{column}");
    }
    assert_eq!(written["gift_supplies"], -3);
    assert!(numbers(text("DEI-377")).contains(&3) && text("DEI-377").contains("takes"));
    assert_eq!(from(&written["from"]["gift_supplies"]), origins(text("DEI-377")));
    assert_eq!(json!(standard().numbers.needs), written["needs"]);
    assert_eq!(numbers(text("DEI-515")), standard().numbers.needs);
    assert_eq!(from(&written["from"]["needs"]), origins(text("DEI-515")));
    assert_eq!(json!(from(&written["from"]["scrappers"])), json!(["public", "seed"]), "in both boxes");
    assert_eq!(from(&written["from"]["structures"]), origins(text("DEI-31")));
    let columns = written.as_object().expect("a row").len() - 1;
    assert_eq!(written["from"].as_object().map(serde_json::Map::len), Some(columns), "each has its origin");
}
