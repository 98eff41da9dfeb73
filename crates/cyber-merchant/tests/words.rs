//! The rules that facts, events and refusals name exist, and facts lead where they should. (That every phrase has
//! words in three languages is tested with the texts.)

use cyber_merchant::{Action, Corporation, CyberMerchant, Frame, Gifts, Stack, Stage, Target};
use kernel::{Actions, CardId, Events, Fact, Facts, Game, Next, Phrase, Viewer};
use std::collections::BTreeSet;
use testkit::{Luck, RuleSet, S1, S2, S3, Scene};

type Table = Scene<CyberMerchant>;

/// The ids of `docs/rules/cyber-merchant.md` and `docs/rules/table.md`.
fn rules() -> RuleSet {
    let mut rules = RuleSet::table();
    rules.add(include_str!("../../../docs/rules/cyber-merchant.md"));
    rules
}

/// Random games for each number of players, position by position.
fn positions(mut look: impl FnMut(&Table, &mut Luck)) {
    for seats in 2..=4 {
        for seed in 1..=2 {
            let (mut scene, mut luck) = (Scene::deal(seats, seed), Luck::new("words", seed));
            scene.seeded(seed);
            look(&scene, &mut luck);
            while let Some(seat) = scene.owed().seats().lowest() {
                let mut actions = Vec::new();
                scene.asked(seat).legal(500, &mut actions);
                let action = *luck.of(&actions);
                scene.act(seat, action);
                look(&scene, &mut luck);
            }
        }
    }
}

#[test]
fn every_fact_of_every_choice_names_a_rule() {
    let (rules, mut named) = (rules(), BTreeSet::new());
    positions(|scene, _| {
        for seat in scene.owed().allowed().iter() {
            let (asked, mut actions) = (scene.asked(seat), Vec::new());
            asked.legal(100, &mut actions);
            for action in actions {
                let facts = action.act().facts(&action);
                for (at, fact) in facts.as_slice().iter().enumerate() {
                    let (_, rule) = action.act().name(asked, &Facts::from(&facts.as_slice()[..at]), fact);
                    assert!(rules.has(rule), "{action:?}: {rule}");
                    named.insert(rule);
                }
            }
        }
    });
    for rule in [
        "CM-28", "CM-31", "CM-32", "CM-45", "CM-54", "CM-55", "CM-57", "CM-58", "CM-59", "CM-61", "CM-62", "CM-64",
        "CM-68", "CM-70", "CM-83", "CM-96", "CM-111",
    ] {
        assert!(named.contains(rule), "{rule} is behind no choice: {named:?}");
    }
}

/// Along some way to an answer of every question, and where a fact cannot be said.
#[test]
fn every_offered_fact_names_a_rule() {
    let rules = rules();
    positions(|scene, luck| {
        for seat in scene.owed().allowed().iter() {
            let (asked, mut facts) = (scene.asked(seat), Facts::new());
            loop {
                let next = CyberMerchant::next(asked, &facts).expect("an offered fact");
                let mut wrong = facts.clone();
                wrong.push(Fact::new("nowhere", 0));
                let no = CyberMerchant::next(asked, &wrong).expect_err("no such fact");
                assert!(rules.has(no.rule), "{wrong}: {no}");
                let choices: Vec<_> = next.choices.into_iter().chain(next.early).collect();
                for choice in &choices {
                    assert!(rules.has(choice.rule), "{facts}: {}", choice.rule);
                }
                if choices.is_empty() {
                    break;
                }
                facts.push(luck.of(&choices).fact.clone());
            }
        }
    });
}

#[test]
fn every_event_names_a_rule() {
    let (rules, mut named) = (rules(), BTreeSet::new());
    positions(|scene, _| {
        for event in scene.told(Viewer::Onlooker) {
            let rule = event.rule();
            assert!(rules.has(rule), "{event:?}: {rule}");
            named.insert(rule);
            if let Some(points) = CyberMerchant::points(event) {
                assert!(rules.has(points.rule), "{event:?}: {}", points.rule);
            }
        }
    });
    assert!(named.len() > 17, "{named:?}");
}

#[test]
fn every_refusal_names_a_rule() {
    let (rules, mut named) = (rules(), BTreeSet::new());
    let all: Stack = (0..30).collect();
    let actions = [
        Action::Bid { place: 1, mark: 0 },
        Action::Bid { place: 9, mark: 0 },
        Action::Bid { place: 2, mark: 21 },
        Action::Bid { place: 3, mark: 20 },
        Action::PlayTrick { card: 0, target: Target::None },
        Action::PlayTrick { card: 200, target: Target::Victim(S3) },
        Action::PlayTrick { card: 25, target: Target::Swap(Corporation::Ww, Corporation::Rb) },
        Action::Give { card: 200 },
        Action::Return { cards: Gifts([None, Some(200), None]) },
        Action::Commit { cards: Stack::EMPTY },
        Action::Commit { cards: all },
        Action::Add { cards: all },
        Action::Exchange { crypto: 1000 },
        Action::Withdraw,
    ];
    positions(|scene, _| {
        for viewer in [Viewer::Seat(S1), Viewer::Seat(S2), Viewer::Onlooker] {
            for action in &actions {
                let asked = scene.seen(viewer).may_act();
                // Whatever somebody wants to do can be said.
                if let Ok(asked) = asked {
                    CyberMerchant::say(asked, action);
                }
                if let Err(no) = asked.and_then(|asked| asked.check(action)) {
                    assert!(rules.has(no.rule), "{action:?}: {no}");
                    named.insert(no.rule);
                }
            }
        }
    });
    for rule in ["CM-28", "CM-29", "CM-35", "CM-43", "CM-46", "CM-61", "CM-73", "CM-83", "CM-96", "CM-97", "CM-111"] {
        assert!(named.contains(rule), "{rule} refuses nothing: {named:?}");
    }
    assert!(rules.has(CyberMerchant::TURN) && rules.has(CyberMerchant::OVER));
}

/// A table where the first of three players has these cards, in this stage.
fn holding(titles: &[&str], stage: Stage) -> Table {
    let mut scene: Table = Scene::deal(3, 7);
    let hand = cards(&scene, titles);
    scene.edit(|state| {
        state.private[S1].hand = hand;
        state.private[S2].hand = Stack::one(0);
        state.public.stage = stage;
    });
    scene
}

fn kind(scene: &Table, title: &str) -> CardId {
    scene.seen(S1).cards().named(title).expect("a card")
}

fn cards(scene: &Table, titles: &[&str]) -> Stack {
    titles.iter().map(|title| kind(scene, title)).collect()
}

/// A fact that names a card.
fn card(scene: &Table, part: &'static str, title: &str) -> Fact {
    Fact::new(part, kind(scene, title))
}

/// What the first player can say besides these facts.
fn next(scene: &Table, facts: &[Fact]) -> Next<CyberMerchant> {
    CyberMerchant::next(scene.asked(S1), &Facts::from(facts)).unwrap_or_else(|no| panic!("{facts:?}: {no}"))
}

/// What these facts mean, if they are enough.
fn meant(scene: &Table, facts: &[Fact]) -> Option<Action> {
    next(scene, facts).action
}

/// What is asked for after these facts.
fn offered(scene: &Table, facts: &[Fact]) -> Vec<String> {
    next(scene, facts).choices.iter().map(|choice| choice.fact.to_string()).collect()
}

/// Why these facts lead nowhere.
fn why_not(scene: &Table, facts: &[Fact]) -> &'static str {
    CyberMerchant::next(scene.asked(S1), &Facts::from(facts)).expect_err("it cannot be said").rule
}

fn facts(text: &str) -> Vec<Fact> {
    text.split_whitespace().map(|fact| fact.parse().expect("a fact")).collect()
}

#[test]
fn a_commitment_is_laid_card_by_card_in_any_order() {
    let scene = holding(&["RB1", "CR3", "CR3", "CR1", "WW2"], Stage::Commit);
    let card = |title| card(&scene, "card", title);
    let (rb1, cr1, cr3, ww2) = (card("RB1"), card("CR1"), card("CR3"), card("WW2"));
    let all = |facts: &[&Fact]| facts.iter().map(|fact| fact.to_string()).collect::<BTreeSet<_>>();
    let offers = |given: &[&Fact]| {
        let given: Vec<Fact> = given.iter().map(|fact| (*fact).clone()).collect();
        offered(&scene, &given).into_iter().collect::<BTreeSet<_>>()
    };
    assert_eq!(offers(&[]), all(&[&rb1, &cr1, &cr3, &ww2]));
    assert_eq!(offers(&[&cr1]), all(&[&cr3, &ww2]), "CM-70: one corporation");
    assert_eq!(offers(&[&cr1, &cr3, &cr3]), all(&[&ww2]));
    assert_eq!(offers(&[&ww2]), all(&[&rb1, &cr1, &cr3]));

    let laid = |facts: &[&Fact]| meant(&scene, &facts.iter().map(|fact| (*fact).clone()).collect::<Vec<_>>());
    let done = |titles: &[&str]| Some(Action::Commit { cards: cards(&scene, titles) });
    assert_eq!(laid(&[&cr3, &cr1]), done(&["CR1", "CR3"]));
    assert_eq!(laid(&[&cr1, &cr3]), done(&["CR1", "CR3"]));
    assert_eq!(laid(&[&cr3, &ww2, &cr1, &cr3]), done(&["CR1", "CR3", "CR3", "WW2"]));
    assert_eq!(laid(&[&ww2]), None, "CM-72: jokers alone");
    assert_eq!(laid(&[]), None, "CM-73");
    assert_eq!(why_not(&scene, &[rb1, cr1]), "CM-70");
    assert_eq!(why_not(&scene, &[ww2.clone(), ww2]), "CM-43");
}

/// What every answer has need not be said.
#[test]
fn an_only_card_need_not_be_named_and_without_one_there_is_nothing_to_lay() {
    let one = holding(&["CB2", "WW3"], Stage::Commit);
    assert_eq!(offered(&one, &[]), [card(&one, "card", "WW3").to_string()]);
    assert_eq!(meant(&one, &[]), Some(Action::Commit { cards: cards(&one, &["CB2"]) }));
    let none = holding(&["WW2", "WW2"], Stage::Commit);
    assert!(offered(&none, &[]).is_empty());
    assert_eq!(meant(&none, &[]), Some(Action::Commit { cards: Stack::EMPTY }));
    assert_eq!(why_not(&none, &[card(&none, "card", "WW2")]), "CM-72");
}

/// A hand from which too much can be laid to list it: 17 + 17 + 15 ways with shares, each with 8 with jokers.
#[test]
fn a_long_commitment_is_laid_in_the_same_way() {
    let shares = ["RB1", "RB1", "RB2", "RB2", "RB3", "CR1", "CR1", "CR2", "CR2", "CR3", "CB1", "CB2", "CB3", "CB4"];
    let jokers = ["WW1", "WW2", "WW3"];
    let scene = holding(&[&shares[..], &jokers[..]].concat(), Stage::Commit);
    assert!(CyberMerchant::listing(scene.asked(S1), kernel::answer::SHORT).is_none());
    let card = |title| card(&scene, "card", title);
    let kinds: BTreeSet<String> = shares.iter().chain(&jokers).map(|title| card(title).to_string()).collect();
    assert_eq!(offered(&scene, &[]).into_iter().collect::<BTreeSet<_>>(), kinds);
    let rest = ["RB1", "RB2", "RB3", "WW1", "WW2", "WW3"].map(|title| card(title).to_string());
    assert_eq!(offered(&scene, &[card("RB1")]), rest);
    assert_eq!(offered(&scene, &[card("RB1"), card("RB1")]), rest[1..]);
    assert_eq!(meant(&scene, &[card("WW1")]), None, "CM-72: jokers alone");
    let laid = Some(Action::Commit { cards: cards(&scene, &["RB1", "RB2", "WW3"]) });
    assert_eq!(meant(&scene, &[card("WW3"), card("RB2"), card("RB1")]), laid);
    assert_eq!(why_not(&scene, &[card("RB1"), card("CR1")]), "CM-70");
    assert_eq!(why_not(&scene, &[card("RB3"), card("RB3")]), "CM-43");
}

/// CM-84.
#[test]
fn jokers_are_added_alone_only_to_cards_in_the_market() {
    let market = Stage::Market { caller: S2, corporation: Corporation::Cr };
    let mut scene = holding(&["WW1", "WW2", "RB1"], market);
    let (ww1, ww2) = (card(&scene, "card", "WW1"), card(&scene, "card", "WW2"));
    assert!(offered(&scene, &[]).is_empty());
    assert_eq!(why_not(&scene, std::slice::from_ref(&ww1)), "CM-84");
    assert_eq!(why_not(&scene, &[card(&scene, "card", "RB1")]), "CM-83");
    let shown = cards(&scene, &["CR4"]);
    scene.edit(|state| state.public.shown[S1] = shown);
    assert_eq!(meant(&scene, &[]), Some(Action::Add { cards: Stack::EMPTY }));
    let offers: BTreeSet<String> = offered(&scene, &[]).into_iter().collect();
    assert_eq!(offers, [ww1.to_string(), ww2.to_string()].into_iter().collect());
    assert_eq!(meant(&scene, &[ww1]), Some(Action::Add { cards: cards(&scene, &["WW1"]) }));
}

/// CM-61: one fact for each, of what is left in the hand.
#[test]
fn cards_are_given_back_one_by_one() {
    let stage = Stage::Tricks { turn: S1, frame: Frame::Returns };
    let scene = holding(&["RB1", "CR3", "CR3"], stage);
    let first = |title| card(&scene, "first", title);
    let second = |title| card(&scene, "second", title);
    assert_eq!(next(&scene, &[]).ask, Phrase::new("merchant-ask-returns"));
    assert_eq!(offered(&scene, &[]), [first("RB1").to_string(), first("CR3").to_string()]);
    let given = |one: &str, other: &str| {
        Some(Action::Return { cards: Gifts([Some(kind(&scene, one)), Some(kind(&scene, other)), None]) })
    };
    assert_eq!(next(&scene, &[first("CR3")]).ask, Phrase::new("merchant-ask-return").seat("seat", S3));
    assert_eq!(next(&scene, &[second("CR3")]).ask, Phrase::new("merchant-ask-return").seat("seat", S2));
    assert_eq!(meant(&scene, &[first("CR3"), second("RB1")]), given("CR3", "RB1"));
    assert_eq!(meant(&scene, &[second("RB1"), first("CR3")]), given("CR3", "RB1"));
    assert_eq!(meant(&scene, &[first("CR3"), second("CR3")]), given("CR3", "CR3"));
    assert_eq!(meant(&scene, &[first("RB1")]), given("RB1", "CR3"), "the others are alike");
    assert_eq!(why_not(&scene, &[first("RB1"), second("RB1")]), "CM-43", "it is given away");
    assert_eq!(why_not(&scene, &facts("third=1")), "CM-63");
}

/// With more ways than can be listed, the first who has no card yet is asked for, and the others can come before.
#[test]
fn many_cards_are_given_back_in_the_same_way() {
    let titles = ["RB1", "RB2", "RB3", "CR1", "CR2", "CR3", "CB1", "CB2"];
    let mut scene: Table = Scene::deal(4, 7);
    let hand = cards(&scene, &titles);
    scene.edit(|state| {
        state.private[S1].hand = hand;
        state.public.stage = Stage::Tricks { turn: S1, frame: Frame::Returns };
    });
    assert!(CyberMerchant::listing(scene.asked(S1), kernel::answer::SHORT).is_none());
    let of = |part: &'static str, titles: &[&str]| -> Vec<String> {
        titles.iter().map(|title| card(&scene, part, title).to_string()).collect()
    };
    assert_eq!(offered(&scene, &[]), of("first", &titles));
    let named = [card(&scene, "first", "RB1")];
    assert_eq!(offered(&scene, &named), of("second", &titles[1..]));
    assert_eq!(next(&scene, &named).ask, Phrase::new("merchant-ask-return").seat("seat", S3));
    let early: Vec<String> = next(&scene, &named).early.iter().map(|choice| choice.fact.to_string()).collect();
    assert_eq!(early, of("third", &titles[1..]));
    let all = [card(&scene, "third", "CB2"), named[0].clone(), card(&scene, "second", "CR1")];
    let given = ["RB1", "CR1", "CB2"].map(|title| Some(kind(&scene, title)));
    assert_eq!(meant(&scene, &all), Some(Action::Return { cards: Gifts(given) }));
    assert_eq!(why_not(&scene, &[named[0].clone(), card(&scene, "second", "RB1")]), "CM-43");
    assert_eq!(why_not(&scene, &[named[0].clone(), named[0].clone()]), "CM-28", "no answer says it twice");
}

#[test]
fn two_prices_to_swap_are_named_in_either_order() {
    let stage = Stage::Tricks { turn: S1, frame: Frame::Turn };
    let scene = holding(&["Reflector", "RB1"], stage);
    assert_eq!(offered(&scene, &[]), ["swap=1", "swap=2", "swap=3", "swap=4"], "the only trick is not named");
    assert_eq!(offered(&scene, &facts("swap=3")), ["swap=1", "swap=2", "swap=4"]);
    let target = Target::Swap(Corporation::Cr, Corporation::Cb);
    let played = Some(Action::PlayTrick { card: kind(&scene, "Reflector"), target });
    assert_eq!(meant(&scene, &facts("swap=3 swap=2")), played);
    assert_eq!(meant(&scene, &facts("swap=2 swap=3")), played);
    assert_eq!(why_not(&scene, &facts("swap=2 swap=2")), "CM-68");
    assert_eq!(why_not(&scene, &facts("swap=5")), "CM-53", "three players have four tracks");
    assert_eq!(why_not(&scene, &facts("decline=1")), "CM-69");

    let two = holding(&["Reflector", "Trajan", "RB1"], stage);
    let tricks = ["Trajan", "Reflector"].map(|title| format!("trick={}", kind(&two, title)));
    assert_eq!(offered(&two, &[]), tricks);
}

/// CM-58: to leave the prices as they are has to be said; what leaves nothing to choose need not be.
#[test]
fn a_trick_that_moves_prices_is_declined_aloud() {
    let stage = Stage::Tricks { turn: S1, frame: Frame::Turn };
    let scene = holding(&["Trajan", "Collective Change", "Elder Chip"], stage);
    let trick = |title| card(&scene, "trick", title);
    assert_eq!(meant(&scene, &[trick("Trajan")]), None);
    let played = |title, target| Some(Action::PlayTrick { card: kind(&scene, title), target });
    assert_eq!(meant(&scene, &[trick("Collective Change")]), played("Collective Change", Target::None));
    assert_eq!(meant(&scene, &[trick("Trajan"), Fact::new("decline", 1)]), played("Trajan", Target::None));
    assert_eq!(meant(&scene, &facts("price=2")), played("Trajan", Target::Price(Corporation::Cr)));
    let shift = Target::Shift { up: Corporation::Cr, down: Corporation::Rb };
    assert_eq!(meant(&scene, &facts("down=1 up=2")), played("Elder Chip", shift));
    assert_eq!(why_not(&scene, &facts("up=2 down=2")), "CM-59");
    assert_eq!(why_not(&scene, &facts("victim=2")), "CM-54", "Trajan moves a price");
}

/// What a fact seems to mean is refused by the rule that forbids it.
#[test]
fn a_fact_that_cannot_be_said_is_refused_by_its_rule() {
    let scene: Table = Scene::deal(3, 7);
    for (said, rule) in [("place=9", "CM-28"), ("mark=21", "CM-35"), ("crypto=1", "CM-29"), ("withdraw=1", "CM-111")] {
        assert_eq!(why_not(&scene, &facts(said)), rule, "{said}");
    }
}
