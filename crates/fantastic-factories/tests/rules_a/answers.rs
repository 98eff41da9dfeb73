//! How a person comes to an answer: facts in any order, and why some lead to none.

use crate::ff::*;
use crate::games::game;
use kernel::{Actions, CardData, Coverage, Fact, Facts, Game, Loaded, Next, Seeded};
use std::collections::BTreeSet;
use testkit::{Luck, RuleSet};

/// `use=6 die=2` as facts.
fn facts(text: &str) -> Facts {
    text.split_whitespace().map(|fact| fact.parse::<Fact>().expect("a fact")).collect()
}

/// What can be said besides.
#[track_caller]
fn next(table: &Ff, text: &str) -> Next<FantasticFactories> {
    let asked = table.seen(S1).may_act().expect("they are asked");
    FantasticFactories::next(asked, &facts(text)).unwrap_or_else(|no| panic!("{text}: {no}"))
}

/// The rule that forbids it, and the message.
#[track_caller]
fn why_not(table: &Ff, text: &str) -> (&'static str, String) {
    let asked = table.seen(S1).may_act().expect("they are asked");
    let no = FantasticFactories::next(asked, &facts(text)).expect_err("it leads nowhere");
    (no.rule, no.why.key.into_owned())
}

fn offered(next: &Next<FantasticFactories>) -> BTreeSet<String> {
    next.choices.iter().chain(&next.early).map(|choice| choice.fact.to_string()).collect()
}

/// Everybody has worked; S1 has these.
fn after_work(hand: &[&str], metal: u16, energy: u16) -> Ff {
    let mut table = scene(2).work().hand(S1, hand).tokens(S1, metal, energy);
    table.finish_all();
    table
}

#[test]
fn a_die_leads_to_every_floor_and_card_that_takes_it() {
    let table = scene(2).work().built(S1, &["nuclear_plant", "dojo", "golem", "biolab"]).tokens(S1, 0, 3);
    let table = table.dice(S1, &[6, 1]);
    let offers = offered(&next(&table, "die=6"));
    let [nuclear, dojo] = ["nuclear_plant", "dojo"].map(|key| format!("use={}", print(key)));
    assert_eq!(offers, BTreeSet::from(["floor=1".to_owned(), "floor=3".to_owned(), nuclear, dojo]));
    assert_eq!(next(&table, "floor=3").action, Some(mine(6)));
    assert_eq!(next(&table, "floor=3 die=6").action, Some(mine(6)));
    assert_eq!(next(&table, "use=8").ask.key, "factories-ask-die");
}

/// Dice are placed; that a card takes one too is offered beside it.
#[test]
fn somebody_who_names_a_die_is_asked_for_its_floor() {
    let table =
        scene(2).work().built(S1, &["dojo"]).tokens(S1, 0, 3).dice(S1, &[6, 2]).floor(S1, Floor::Research, &[1, 1, 1]);
    let named = |choices: &[kernel::Choice]| choices.iter().map(|choice| choice.fact.to_string()).collect::<Vec<_>>();
    let six = next(&table, "die=6");
    assert_eq!((six.action, named(&six.choices)), (Some(mine(6)), vec![]), "there is only one floor for it");
    assert_eq!(named(&six.early), [format!("use={}", print("dojo"))]);
}

#[test]
fn why_a_die_or_a_floor_leads_nowhere() {
    let table = scene(2).work().dice(S1, &[6, 1]);
    let is = |text: &str, rule: &'static str, key: &str| assert_eq!(why_not(&table, text), (rule, key.to_owned()));
    is("die=3", "FF-82", "factories-refuse-no-die");
    is("die=1 floor=3", "FF-104", "factories-refuse-mine");
    is("floor=2 die=6", "FF-103", "factories-refuse-generate");
    is("use=8 die=6", "FF-123", "factories-refuse-not-built");
    is("specialist=3", "FF-273", "factories-refuse-no-specialist");
    is("take=1", "FF-52", "factories-refuse-work");
    is("pass=1", "FF-52", "factories-refuse-work");
    is("wipe=1", "FF-52", "factories-refuse-work");
    is("metal=1", "FF-285", "factories-refuse-work");
    is("die=1 use=8 floor=1", "FF-51", "table-refuse-other-facts"); // what was said last counts
    is("nothing=1", "FF-51", "table-refuse-no-such-fact");
}

/// FF-148: what is said of the Black Market means the Black Market.
#[test]
fn why_a_black_market_gives_no_such_metal() {
    let table = scene(2).work().built(S1, &["black_market"]).hand(S1, &["megalith"]).dice(S1, &[2]);
    let [market, megalith] = ["black_market", "megalith"].map(print);
    let begun = format!("use={market} die=2 discard={megalith}");
    assert_eq!(offered(&next(&table, &begun)), BTreeSet::from(["choice=2", "choice=3", "choice=4"].map(str::to_owned)));
    let deal = activate("black_market").dice(&[2]).discards(&["megalith"]);
    assert_eq!(next(&table, &format!("{begun} choice=3")).action, Some(deal.choice(3).into()));
    for wrong in ["choice=5", "choice=1", "choice=0"] {
        let (rule, key) = why_not(&table, &format!("{begun} {wrong}"));
        assert_eq!((rule, &*key), ("FF-117", "factories-refuse-choice"), "{wrong}");
    }
    let (rule, key) = why_not(&table, &format!("use={market} choice=9"));
    assert_eq!((rule, &*key), ("FF-117", "factories-refuse-choice"), "the rest is filled in");
    let (rule, key) = why_not(&table, &format!("use={market} die=3"));
    assert_eq!((rule, &*key), ("FF-82", "factories-refuse-dice"));
}

#[test]
fn why_a_card_cannot_be_used_names_only_the_reason() {
    let table = scene(2).work().built(S1, &["refinery", "golem", "replicator"]).dice(S1, &[2]).tokens(S1, 0, 2);
    let table = table.hand(S1, &["dojo", "robot", "robot"]).market(&["beacon", "megalith", "obelisk", "laboratory"]);
    let no = |key: &str, more: &str| why_not(&table, &format!("use={} {more}", print(key)));
    assert_eq!(no("refinery", ""), ("FF-114", "factories-refuse-price".to_owned()));
    assert_eq!(no("golem", "choice=3"), ("FF-114", "factories-refuse-price".to_owned()));
    assert_eq!(no("golem", "choice=7"), ("FF-117", "factories-refuse-choice".to_owned()));
    assert_eq!(no("replicator", ""), ("FF-183", "factories-refuse-copy".to_owned()));
}

#[test]
fn why_nothing_is_built_or_hired() {
    let table = scene(2).work().hand(S1, &["dojo", "robot"]).tokens(S1, 0, 0);
    let no = |key: &str| why_not(&table, &format!("build={}", print(key)));
    assert_eq!(no("dojo"), ("FF-91", "factories-refuse-tool".to_owned()));
    assert_eq!(no("golem"), ("FF-91", "factories-refuse-not-in-hand".to_owned()));
    let table = scene(2).hand(S1, &[]).tokens(S1, 0, 0);
    assert_eq!(why_not(&table, "hire=1").0, "FF-64");
    assert_eq!(why_not(&table, "hire=9"), ("FF-63", "factories-refuse-slot".to_owned()));
    assert_eq!(why_not(&table, "wipe=1"), ("FF-57", "factories-refuse-wipe-price".to_owned()));
    assert_eq!(why_not(&table, "pass=1"), ("FF-74", "factories-refuse-pass".to_owned()));
    assert_eq!(why_not(&table, "use=1"), ("FF-56", "factories-refuse-market".to_owned()));
}

/// A dozen different names, two of each where there are two, and far more mixes than are listed.
fn many() -> Ff {
    let keys = ["obelisk", "beacon", "dojo", "robot", "biolab", "golem", "harvester", "foundry", "warehouse"];
    after_work(&[&keys[..], &keys[..]].concat(), 9, 9)
}

#[test]
fn many_blueprints_are_named_one_by_one() {
    let table = many();
    let first = next(&table, "");
    assert_eq!((first.ask.key.as_ref(), first.action), ("factories-ask-blueprints", None));
    assert_eq!(offered(&first).len(), 9 + 7, "each name, and 0 to 6 of the tokens in metal");
    let mut said = "metal=2".to_owned();
    for key in ["obelisk", "obelisk", "dojo", "golem", "beacon", "beacon", "biolab"] {
        assert_eq!(next(&table, &said).action, None);
        said = format!("discard={} {said}", print(key));
    }
    let last = next(&table, &said);
    assert!(!offered(&last).iter().any(|fact| fact == &format!("discard={}", print("obelisk"))));
    let all = next(&table, &format!("discard={} {said}", print("robot")));
    let gone = ["obelisk", "obelisk", "beacon", "beacon", "dojo", "robot", "biolab", "golem"];
    assert_eq!(all.action, Some(discard_down(&gone, 2, 4)));
    assert!(offered(&all).is_empty());
    let robot = print("robot");
    assert_eq!(why_not(&table, &format!("discard={robot} discard={robot} discard={robot}")).0, "FF-281");
    assert_eq!(why_not(&table, "metal=7").0, "FF-282");
    assert_eq!(why_not(&table, "metal=2 energy=5").0, "FF-282");
    assert_eq!(next(&table, &format!("{said} discard={robot} energy=4")).action, all.action);
}

/// Each of a thousand ways comes about as often as it should.
#[test]
fn a_drawn_discard_is_any_of_them() {
    let keys = ["obelisk", "beacon", "dojo", "robot", "biolab", "golem", "harvester"];
    let table = after_work(&[&keys[..], &keys[..]].concat(), 7, 8);
    let asked = table.seen(S1).may_act().unwrap();
    let (ways, coverage) = table.listed(S1);
    assert_eq!((coverage, ways.len()), (Coverage::Every, 161 * 4));
    let mut chance = Seeded::new([7; 32]);
    let mut drawn = std::collections::BTreeMap::new();
    for _ in 0..100 * ways.len() {
        let action = FantasticFactories::draw(asked, 1, &mut Vec::new(), &mut chance).action.unwrap();
        *drawn.entry(action).or_insert(0) += 1;
    }
    assert_eq!(drawn.keys().copied().collect::<BTreeSet<_>>(), ways.into_iter().collect());
    assert!(drawn.values().all(|times| (50..170).contains(times)), "{drawn:?}");
}

/// A starting hand of 50: more ways to discard than anybody could count.
#[test]
fn a_hand_of_fifty_is_listed_opened_and_drawn_at_once() {
    let cards = Loaded::<Cards>::parse(&Cards::STANDARD.replace("hand = 4, metal", "hand = 50, metal")).unwrap();
    let mut scene = Scene::<FantasticFactories>::with(&Setup { cards, ..Setup::standard(1) }, 1);
    scene.seeded(1).act(S1, take(1)).act(S1, FINISH);
    let asked = scene.asked(S1);
    for budget in [1, 50, 5000] {
        let mut list = Vec::new();
        assert_eq!(asked.legal(budget, &mut list), Coverage::Sample);
        assert_eq!(list.len(), budget);
        assert!(list.iter().all(|action| asked.check(action).is_ok()));
    }
    let mut luck = Luck::new("a hand of fifty", 1);
    let mut drawn = BTreeSet::new();
    for _ in 0..200 {
        let action = FantasticFactories::draw(asked, 10, &mut Vec::new(), luck.chance()).action.unwrap();
        assert_eq!(asked.check(&action), Ok(()));
        drawn.insert(action);
    }
    assert_eq!(drawn.len(), 200, "never the same");
    let mut said = Facts::new();
    let action = loop {
        let next = FantasticFactories::next(asked, &said).unwrap();
        match next.choices.first() {
            Some(_) => said.push(luck.of(&next.choices).fact.clone()),
            None => break next.action.unwrap(),
        }
    };
    assert_eq!(asked.check(&action), Ok(()));
    assert_eq!(said.as_slice().len(), 41);
}

/// Whatever somebody sends: it leads somewhere or is refused by a rule, and nothing breaks.
#[test]
fn facts_of_any_value_are_answered() {
    const PARTS: [&str; 17] = [
        "die",
        "floor",
        "use",
        "copy",
        "discard",
        "choice",
        "build",
        "take",
        "hire",
        "opponent",
        "wipe",
        "pay",
        "specialist",
        "finish",
        "pass",
        "metal",
        "energy",
    ];
    const VALUES: [i32; 12] = [-1, 0, 1, 2, 4, 6, 7, 33, 255, 256, i32::MAX, i32::MIN];
    let mut rules = RuleSet::table();
    rules.add(include_str!("../../../../docs/rules/fantastic-factories.md"));
    let mut luck = Luck::new("any facts", 1);
    for seats in [1, 3] {
        game(&Setup::standard(seats), 5, |moment| {
            let seats = FantasticFactories::owed(moment.after.seen(Viewer::Onlooker)).seats();
            let Some(asked) = seats.lowest().and_then(|seat| moment.after.seen(seat).asked()) else { return };
            for _ in 0..6 {
                let count = 1 + luck.below(5);
                let said: Facts =
                    (0..count).map(|_| Fact::new(PARTS[luck.below(PARTS.len())], *luck.of(&VALUES))).collect();
                match FantasticFactories::next(asked, &said) {
                    Ok(next) => assert!(next.action.is_some() || !next.choices.is_empty()),
                    Err(no) => assert!(rules.has(no.rule), "{said}: {no}"),
                }
            }
        });
    }
}

/// Every fact of every action that is listed in some games has a name and a rule of the book.
#[test]
fn every_fact_names_a_rule() {
    let mut rules = RuleSet::table();
    rules.add(include_str!("../../../../docs/rules/fantastic-factories.md"));
    let mut named = BTreeSet::new();
    game(&Setup::standard(2), 3, |moment| {
        let seats = FantasticFactories::owed(moment.after.seen(Viewer::Onlooker)).seats();
        for asked in seats.iter().filter_map(|seat| moment.after.seen(seat).asked()) {
            let mut legal = Vec::new();
            asked.legal(300, &mut legal);
            for action in legal {
                for fact in action.act().facts(&action).as_slice() {
                    let (say, rule) = action.act().name(asked, &Facts::new(), fact);
                    assert!(rules.has(rule) && !say.key.is_empty(), "{action:?}: {fact} {rule}");
                    named.insert((fact.part.to_string(), rule));
                }
            }
        }
    });
    for part in ["build", "die", "discard", "finish", "floor", "hire", "opponent", "pay", "take", "use", "wipe"] {
        assert!(named.iter().any(|(known, _)| known == part), "{part}: {named:?}");
    }
}
