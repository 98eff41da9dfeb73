//! What cards and pieces are and do, in plain sentences.

use crate::cards::{Blueprint, Cards, Contractor};
use crate::effect::{Effect, Service};
use crate::say::{amount, gives, parts, paying, person, piece, rule, takes};
use crate::{Amount, Floor, Tool};
use kernel::{About, Feature, Phrase, RuleId};

/// Everything that lies on the table.
pub(crate) fn about(cards: &Cards) -> Vec<About> {
    let blueprints = cards.blueprints.iter().flat_map(|blueprint| {
        let printed = blueprint.printed.as_ref().map(|face| of_blueprint(cards, blueprint, &face.effect, "printed"));
        [of_blueprint(cards, blueprint, &blueprint.rulebook.effect, "blueprint")].into_iter().chain(printed)
    });
    let contractors = cards.contractors.iter();
    let contractors = contractors.flat_map(|of| [of_contractor(of, "contractor"), of_contractor(of, "alone")]);
    let floors = [Floor::Research, Floor::Generate, Floor::Mine].map(|floor| of_floor(cards, floor));
    let tools = [Tool::Hammer, Tool::Wrench, Tool::Gear, Tool::Shovel].map(of_tool);
    blueprints.chain(contractors).chain(floors).chain(tools).chain(PIECES.map(|piece| of_piece(cards, piece))).collect()
}

/// With the rulebook's text, or with that of the printed cards.
fn of_blueprint(cards: &Cards, of: &Blueprint, effect: &Effect, group: &'static str) -> About {
    let cost = Phrase::new("factories-about-cost").phrase("cost", amount(of.cost)).phrase("tool", of.tool.say());
    let kind = Phrase::new("factories-about-kind").phrase("kind", of.kind.say()).phrase("tool", of.tool.say());
    let name = Phrase::new("factories-about-name").piece("name", piece(cards, of.number));
    let about = About::new(Feature::new(group, of.number), name).kind(kind).cost(cost).does(does(effect));
    let about = match of.discount {
        0 => about,
        metal => about.does(Phrase::new("factories-about-discount").number("metal", metal)),
    };
    let prestige = of.prestige.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
    let worth = Phrase::new("factories-about-worth").count("n", of.prestige.len()).text("prestige", prestige);
    let about = about.does(worth.number("first", of.prestige.first().copied().unwrap_or(0)));
    let about = if of.several { about.does(Phrase::new("factories-about-several")) } else { about };
    about.rules(&[rule(cards, of.number, group == "printed"), "FF-91", "FF-112", "FF-295"])
}

/// What an effect does, as a sentence.
fn does(effect: &Effect) -> Phrase {
    let for_price = |key: &'static str, pay: Amount| paying(key, parts(pay));
    let by_itself = |key: &'static str, gain: Amount| Phrase::new(key).phrase("gain", amount(gain));
    match effect {
        Effect::Make(make) => paying("factories-about-make", takes(make)).list("gain", gives(make)),
        Effect::Flip { pay } => for_price("factories-about-flip", *pay),
        Effect::Lower { pay } => for_price("factories-about-lower", *pay),
        Effect::Raise { pay } => for_price("factories-about-raise", *pay),
        Effect::Reroll { pay } => for_price("factories-about-reroll", *pay),
        Effect::Roll { pay } => for_price("factories-about-roll", *pay),
        Effect::Replicate { pay } => for_price("factories-about-replicate", *pay),
        Effect::DieForEnergy {} => Phrase::new("factories-about-die-for-energy"),
        Effect::BlackMarket { most, .. } => Phrase::new("factories-about-black-market").number("most", *most),
        Effect::Income { gain } => by_itself("factories-about-income", *gain),
        Effect::OnBuild { gain } => by_itself("factories-about-on-build", *gain),
        Effect::Laboratory { gain } => by_itself("factories-about-laboratory", *gain),
        Effect::Monument {} => Phrase::new("factories-about-monument"),
    }
}

/// At a table of several, or alone (FF-317).
fn of_contractor(of: &Contractor, group: &'static str) -> About {
    let name = Phrase::new("factories-about-name").piece("name", person(of));
    let about = About::new(Feature::new(group, of.number), name)
        .kind(Phrase::new("factories-about-contractor"))
        .cost(paying("factories-about-hire", parts(of.pay)));
    let gives =
        |about: About, key: &'static str, gain: Amount| about.does(Phrase::new(key).phrase("gain", amount(gain)));
    let (about, rule) = match of.service {
        Service::Gain { gain, opponent } => {
            let about = gives(about, "factories-about-gain", gain);
            let shared = opponent != Amount::NONE && group == "contractor";
            (if shared { gives(about, "factories-about-opponent", opponent) } else { about }, "FF-72")
        }
        Service::Engineer {} => (about.does(Phrase::new("factories-about-engineer")), "FF-256"),
        Service::Foreman { most } => {
            (about.does(Phrase::new("factories-about-foreman").number("most", most)), "FF-263")
        }
        Service::ExtraDice { dice } => {
            (about.does(Phrase::new("factories-about-extra-dice").number("n", dice)), "FF-267")
        }
        Service::Investor {} => (about.does(Phrase::new("factories-about-investor")), "FF-268"),
        Service::Specialist {} => (about.does(Phrase::new("factories-about-specialist")), "FF-273"),
    };
    about.does(Phrase::new("factories-about-leaves")).rules(&[rule, "FF-63", "FF-64", "FF-250"])
}

fn of_floor(cards: &Cards, floor: Floor) -> About {
    let (does, rule) = match floor {
        Floor::Research => ("factories-about-research", "FF-102"),
        Floor::Generate => ("factories-about-generate", "FF-103"),
        Floor::Mine => ("factories-about-mine", "FF-104"),
    };
    About::new(Feature::new("floor", floor as u8), floor.say())
        .kind(Phrase::new("factories-about-floor").number("slots", cards.table.floor_slots))
        .does(Phrase::new(does))
        .does(Phrase::new("factories-about-matching"))
        .rules(&[rule, "FF-100", "FF-105"])
}

fn of_tool(tool: Tool) -> About {
    About::new(Feature::new("tool", tool as u8), Phrase::new("factories-about-tool").phrase("tool", tool.say()))
        .does(Phrase::new("factories-about-tool-does").phrase("tool", tool.say()))
        .rules(&["FF-16", "FF-64", "FF-91"])
}

/// Group, name, what it does, rules.
const PIECES: [Told; 8] = [
    ("die", "factories-about-die", "factories-about-die-does", &["FF-80", "FF-82", "FF-83"]),
    ("metal", "factories-about-metal", "factories-about-metal-does", &["FF-104", "FF-280", "FF-296"]),
    ("energy", "factories-about-energy", "factories-about-energy-does", &["FF-103", "FF-280", "FF-296"]),
    ("goods", "factories-about-goods", "factories-about-goods-does", &["FF-122", "FF-290", "FF-295"]),
    ("first", "factories-about-first", "factories-about-first-does", &["FF-51", "FF-287"]),
    ("deck", "factories-about-deck", "factories-about-deck-does", &["FF-26", "FF-27"]),
    ("discard", "factories-about-discard", "factories-about-discard-does", &["FF-25", "FF-27"]),
    ("machine", "factories-about-machine", "factories-about-machine-does", &["FF-320", "FF-328", "FF-338"]),
];

type Told = (&'static str, &'static str, &'static str, &'static [RuleId]);

fn of_piece(cards: &Cards, (group, name, does, rules): Told) -> About {
    let table = &cards.table;
    let does = Phrase::new(does).number("limit", table.token_limit);
    let does = does.number("goods", table.end_goods).number("built", table.end_built);
    About::new(Feature::new(group, 0_u8), Phrase::new(name)).does(does).rules(rules)
}
