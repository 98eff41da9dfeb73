//! Section 3: the data file says what the tables of the document say.

use crate::ff::*;
use crate::markdown::table;
use fantastic_factories::cards::{Blueprint, Contractor};
use fantastic_factories::effect::{Make, Need, Service};

/// The cells of a row, by its id.
fn row(heading: &str, columns: &[&str], id: &str) -> Vec<&'static str> {
    let rows = table(heading, columns);
    rows.into_iter().find(|row| row[0] == id).unwrap_or_else(|| panic!("no row {id}"))
}

/// A row of table 3.1 is the blueprint with its number.
#[track_caller]
fn blueprint(id: &str) {
    let said = row("3.1 Blueprints", &["id", "blueprint"], id);
    let number: u8 = id.trim_start_matches("FF-").parse().expect("a number");
    let found = standard().blueprint(number - 200);
    assert_eq!(said[1..12], cells_of(found), "{id}");
    assert_eq!(found.id, found.title.to_lowercase().replace(' ', "_"), "its key is its name");
}

/// Everything about a blueprint in the words of the table.
fn cells_of(blueprint: &Blueprint) -> Vec<String> {
    let copies: Vec<u8> = blueprint.copies.iter().collect();
    let kind = format!("{:?}", blueprint.kind).to_lowercase();
    let colour = match blueprint.kind {
        Kind::Production => "blue",
        Kind::Utility => "yellow",
        Kind::Training => "red",
        Kind::Monument => "grey",
        Kind::Special => "purple",
    };
    let prestige = match blueprint.prestige[..] {
        [each] => each.to_string(),
        _ => format!("{} for the 1st..4th", join(blueprint.prestige.iter(), ", ")),
    };
    let (dice, pay, gain) = terms(&blueprint.rulebook.effect);
    vec![
        blueprint.title.clone(),
        copies.len().to_string(),
        format!("{}-{}", copies[0] + 1, copies[copies.len() - 1] + 1),
        format!("{kind} ({colour})"),
        format!("{:?}", blueprint.tool).to_lowercase(),
        amount(blueprint.cost),
        prestige,
        dice,
        pay,
        gain,
        limits(blueprint),
    ]
}

fn join(parts: impl Iterator<Item = impl ToString>, between: &str) -> String {
    parts.map(|part| part.to_string()).collect::<Vec<_>>().join(between)
}

/// `2 G + 1 M`.
fn amount(amount: Amount) -> String {
    let plural = if amount.cards == 1 { "blueprint" } else { "blueprints" };
    let parts = [
        (amount.goods, format!("{} G", amount.goods)),
        (amount.metal, format!("{} M", amount.metal)),
        (amount.energy, format!("{} E", amount.energy)),
        (amount.cards, format!("draw {} {plural}", amount.cards)),
    ];
    or_dash(join(parts.into_iter().filter(|(n, _)| *n > 0).map(|(_, text)| text), " + "))
}

fn or_dash(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}

/// Dice to place, what is paid besides, what is gained.
fn terms(effect: &Effect) -> (String, String, String) {
    let words = |dice: &str, pay: String, gain: &str| (dice.to_owned(), pay, gain.to_owned());
    match effect {
        Effect::Make(make) => (dice(make), payment(make), gain(make)),
        Effect::Flip { pay } => words("none (targets 1 unplaced die)", amount(*pay), "turn the die v to 7 - v"),
        Effect::Lower { pay } => words("none (targets 1 unplaced die, 2..6)", amount(*pay), "die - 1"),
        Effect::Raise { pay } => words("none (targets 1 unplaced die, 1..5)", amount(*pay), "die + 1"),
        Effect::Reroll { pay } => words("none (targets 1+ unplaced dice)", amount(*pay), "reroll those dice"),
        Effect::Roll { pay } => words("none", amount(*pay), "roll 1 extra die"),
        Effect::DieForEnergy {} => words("none", "x E, x = 1..6".to_owned(), "1 extra die showing x"),
        Effect::Replicate { pay } => {
            let copied = "those of the copied card";
            words(copied, format!("{} + {copied}", amount(*pay)), copied)
        }
        Effect::BlackMarket { most, .. } => {
            let gain = format!("its printed M and E, at most {most} tokens");
            words("1 any", "discard 1 blueprint".to_owned(), &gain)
        }
        Effect::Income { gain } => words("none", amount(Amount::NONE), &amount(*gain)),
        Effect::Laboratory { gain } => words("-", "-".to_owned(), &format!("{} when you gain goods", amount(*gain))),
        Effect::Monument {} => words("-", "-".to_owned(), "-"),
        Effect::OnBuild { .. } => panic!("only in section 15"),
    }
}

fn dice(make: &Make) -> String {
    let text = match make.dice {
        Need::Nothing => "none".to_owned(),
        Need::Any => "1 any".to_owned(),
        Need::Value { value } => format!("one {value}"),
        Need::Equal { count } => format!("{count} equal"),
        Need::Consecutive => "3 consecutive (x, x+1, x+2)".to_owned(),
        Need::SumAtLeast { sum } => format!("3 any, sum {sum} or more"),
    };
    let reads = make.pay_die.is_some() || make.gain_die.is_some();
    if reads { format!("{text} (value x)") } else { text }
}

fn by_die(token: Option<Token>) -> Option<&'static str> {
    token.map(|token| match token {
        Token::Metal => "x M",
        Token::Energy => "x E",
    })
}

fn payment(make: &Make) -> String {
    let mut parts = Vec::new();
    match make.discard {
        0 => {}
        1 => parts.push("discard 1 blueprint".to_owned()),
        more => parts.push(format!("discard {more} blueprints")),
    }
    if make.pay != Amount::NONE {
        parts.push(amount(make.pay));
    }
    parts.extend(by_die(make.pay_die).map(str::to_owned));
    or_dash(parts.join(" + "))
}

fn gain(make: &Make) -> String {
    if let Some(high) = make.gain_high {
        return format!("{} for 1..3, {} for 4..6", amount(make.gain), amount(high));
    }
    let choices: Vec<String> = make.choose.iter().map(|one| amount(*one).replace("draw ", "")).collect();
    let mut parts = Vec::new();
    if make.gain != Amount::NONE {
        parts.push(amount(make.gain));
    }
    parts.extend(by_die(make.gain_die).map(str::to_owned));
    match choices.len() {
        0 => {}
        2 => parts.push(choices.join(" or ")),
        _ => parts.push(format!("one of: {}", choices.join(", "))),
    }
    if make.extra_die.is_some() {
        parts.push("1 extra die of a chosen value".to_owned());
    }
    parts.join(" + ")
}

fn limits(blueprint: &Blueprint) -> String {
    let note = match (&blueprint.rulebook.effect, blueprint.id.as_str()) {
        (Effect::Monument {}, _) if blueprint.several => "no activation; several allowed",
        (Effect::Monument {}, _) if blueprint.discount == 1 => "no activation; M cost less 1 per monument you have",
        (Effect::Laboratory { .. }, _) => "no activation; automatic, once per round",
        (Effect::Income { .. }, "scrap_yard") => "once per round; not in the round it is built (FF-180)",
        (Effect::Income { .. }, _) => "once per round; not in the round it is built (FF-181)",
        (_, "recycling_plant") => "once per round; see FF-175",
        (_, "refinery") => "once per round; see FF-176",
        _ => "once per round",
    };
    assert_eq!(blueprint.several || blueprint.discount > 0, blueprint.kind == Kind::Monument, "{}", blueprint.id);
    note.to_owned()
}

/// A row of table 3.2 is the contractor with its number.
#[track_caller]
fn contractor(id: &str) {
    let said = row("3.2 Contractors", &["id", "contractor"], id);
    let number: usize = id.trim_start_matches("FF-").parse().expect("a number");
    let found = &standard().contractors[number - 241];
    assert_eq!(said[1..6], contractor_cells(found), "{id}");
    assert_eq!(found.id, found.title.to_lowercase().replace(' ', "_"));
}

fn contractor_cells(contractor: &Contractor) -> Vec<String> {
    let copies: Vec<u8> = contractor.copies.iter().map(|card| card + 101).collect();
    let ids = match copies[..] {
        [one] => one.to_string(),
        _ => format!("{}-{}", copies[0], copies[copies.len() - 1]),
    };
    let verb =
        |amount: Amount, verb: &str, text: String| if amount.cards > 0 { text } else { format!("{verb} {text}") };
    let effect = match contractor.service {
        Service::Gain { gain, opponent } => {
            let theirs = amount(opponent).replace("draw 1 blueprint", "draws 1");
            let (mine, theirs) = (verb(gain, "gain", amount(gain)), verb(opponent, "gains", theirs));
            format!("{mine}; a chosen opponent {theirs}")
        }
        Service::Engineer {} => "reveal a blueprint and build it free".to_owned(),
        Service::Foreman { most } => format!("choose the values of up to {most} dice instead of rolling them"),
        Service::ExtraDice { dice } => format!("roll {dice} extra dice"),
        Service::Investor {} => "reveal a blueprint, gain its printed M and E".to_owned(),
        Service::Specialist {} => "1 extra die of a chosen value".to_owned(),
    };
    vec![contractor.title.clone(), copies.len().to_string(), ids, amount(contractor.pay), effect]
}

/// Every copy is told by its number alone: the numbers run through the table without a gap.
#[test]
fn all_copies_of_a_name_are_alike_and_numbered_in_the_order_of_the_table() {
    let mut next = 0;
    for blueprint in &standard().blueprints {
        for card in blueprint.copies.iter() {
            assert_eq!((card, key_of(card)), (next, blueprint.id.as_str()));
            next += 1;
        }
    }
    assert_eq!(next, 74);
    let mut next = 0;
    for contractor in &standard().contractors {
        for card in contractor.copies.iter() {
            assert_eq!((card, contractor_key(card)), (next, contractor.id.as_str()));
            next += 1;
        }
    }
    assert_eq!(next, 17);
}

#[test]
fn ff_201_aluminum_factory() {
    blueprint("FF-201");
}

#[test]
fn ff_202_assembly_line() {
    blueprint("FF-202");
}

#[test]
fn ff_203_battery_factory() {
    blueprint("FF-203");
}

#[test]
fn ff_204_beacon() {
    blueprint("FF-204");
}

#[test]
fn ff_205_biolab() {
    blueprint("FF-205");
}

#[test]
fn ff_206_black_market() {
    blueprint("FF-206");
}

#[test]
fn ff_207_concrete_plant() {
    blueprint("FF-207");
}

#[test]
fn ff_208_dojo() {
    blueprint("FF-208");
}

#[test]
fn ff_209_fitness_center() {
    blueprint("FF-209");
}

#[test]
fn ff_210_foundry() {
    blueprint("FF-210");
}

#[test]
fn ff_211_fulfillment_center() {
    blueprint("FF-211");
}

#[test]
fn ff_212_golem() {
    blueprint("FF-212");
}

#[test]
fn ff_213_gymnasium() {
    blueprint("FF-213");
}

#[test]
fn ff_214_harvester() {
    blueprint("FF-214");
}

#[test]
fn ff_215_incinerator() {
    blueprint("FF-215");
}

#[test]
fn ff_216_laboratory() {
    blueprint("FF-216");
}

#[test]
fn ff_217_manufactory() {
    blueprint("FF-217");
}

#[test]
fn ff_218_mega_factory() {
    blueprint("FF-218");
}

#[test]
fn ff_219_megalith() {
    blueprint("FF-219");
}

#[test]
fn ff_220_motherlode() {
    blueprint("FF-220");
}

#[test]
fn ff_221_nuclear_plant() {
    blueprint("FF-221");
}

#[test]
fn ff_222_obelisk() {
    blueprint("FF-222");
}

#[test]
fn ff_223_power_plant() {
    blueprint("FF-223");
}

#[test]
fn ff_224_recycling_plant() {
    blueprint("FF-224");
}

#[test]
fn ff_225_refinery() {
    blueprint("FF-225");
}

#[test]
fn ff_226_replicator() {
    blueprint("FF-226");
}

#[test]
fn ff_227_robot() {
    blueprint("FF-227");
}

#[test]
fn ff_228_scrap_yard() {
    blueprint("FF-228");
}

#[test]
fn ff_229_solar_array() {
    blueprint("FF-229");
}

#[test]
fn ff_230_temp_agency() {
    blueprint("FF-230");
}

#[test]
fn ff_231_trash_compactor() {
    blueprint("FF-231");
}

#[test]
fn ff_232_warehouse() {
    blueprint("FF-232");
}

#[test]
fn ff_241_architect() {
    contractor("FF-241");
}

#[test]
fn ff_242_electrician() {
    contractor("FF-242");
}

#[test]
fn ff_243_engineer() {
    contractor("FF-243");
}

#[test]
fn ff_244_foreman() {
    contractor("FF-244");
}

#[test]
fn ff_245_hired_hands() {
    contractor("FF-245");
}

#[test]
fn ff_246_investor() {
    contractor("FF-246");
}

#[test]
fn ff_247_miner() {
    contractor("FF-247");
}

#[test]
fn ff_248_specialist() {
    contractor("FF-248");
}

/// How many cards, summed over something.
fn count(which: impl Fn(&Blueprint) -> bool) -> usize {
    standard().blueprints.iter().filter(|blueprint| which(blueprint)).map(|blueprint| blueprint.copies.len()).sum()
}

#[test]
fn ff_233_the_file_has_74_cards_of_32_names() {
    assert_eq!((count(|_| true), standard().blueprints.len()), (74, 32));
    assert_eq!(table("3.1 Blueprints", &["id", "blueprint"]).len(), 32);
}

#[test]
fn ff_234_gear_19_shovel_19_hammer_18_wrench_18() {
    let by_tool = [Tool::Gear, Tool::Shovel, Tool::Hammer, Tool::Wrench].map(|tool| count(|one| one.tool == tool));
    assert_eq!(by_tool, [19, 19, 18, 18]);
}

#[test]
fn ff_235_production_25_utility_14_special_13_monument_12_training_10() {
    let kinds = [Kind::Production, Kind::Utility, Kind::Special, Kind::Monument, Kind::Training];
    assert_eq!(kinds.map(|kind| count(|one| one.kind == kind)), [25, 14, 13, 12, 10]);
}

#[test]
fn ff_236_printed_costs_add_up_to_147_metal_and_116_energy() {
    let sum = |of: fn(&Blueprint) -> u8| -> usize {
        standard().blueprints.iter().map(|blueprint| usize::from(of(blueprint)) * blueprint.copies.len()).sum()
    };
    assert_eq!((sum(|one| one.cost.metal), sum(|one| one.cost.energy)), (147, 116));
}
