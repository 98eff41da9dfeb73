//! Every event, question, choice and refusal names a rule that exists, and has its words in every language.

use dei::event::{Free, Purchase, Source, Why};
use dei::{
    Action, Advantage, Automa, By, Cards, Choice, Colour, Deed, Dei, Draft, Drone, Event, Faction, Gear, GearMarket,
    Market, NewMissions, Options, Region, Resource, ShortMissions, Structure,
};
use kernel::{Actions, Events, Fact, Facts, Game, OrDecline, Phrase, Sandbox, Seat, SeatList, Setup, Viewer, Voice};
use std::collections::BTreeSet;
use testkit::{Luck, RuleSet, S1, S2, Scene};
use texts::{Lang, Names, Texts};

type Table = Scene<Dei>;

/// The ids of `docs/rules/dei.md` and `docs/rules/table.md`.
fn rules() -> RuleSet {
    let mut rules = RuleSet::table();
    rules.add(include_str!("../../../docs/rules/dei.md"));
    rules
}

/// Games with every faction and module.
fn tables() -> Vec<(usize, Options)> {
    let with = |automa, gear, seat_1, seat_2| Options { automa, gear, seat_1, seat_2, ..Options::default() };
    let (on, short, draft) = (NewMissions::On, ShortMissions::On, Draft::On);
    let off = GearMarket::Off;
    vec![
        (1, Options { new_missions: on, ..with(Automa::Alone, off, Choice::Hackers, Choice::Any) }),
        (2, Options { draft, ..with(Automa::Alone, off, Choice::ChronoCult, Choice::Hackers) }),
        (2, Options { draft, ..with(Automa::Alone, GearMarket::Random, Choice::ChronoCult, Choice::Ravagers) }),
        (2, Options { new_missions: on, ..with(Automa::Alone, off, Choice::ChronoCult, Choice::Refuge42) }),
        (2, with(Automa::Expert, GearMarket::Tactical, Choice::Auxilia, Choice::FarmZ)),
        (3, Options { short_missions: short, ..with(Automa::Alone, off, Choice::ChronoCult, Choice::Auxilia) }),
        (4, with(Automa::Easy, GearMarket::Mechanical, Choice::Ravagers, Choice::Refuge42)),
        (6, with(Automa::Alone, GearMarket::Logistic, Choice::ChronoCult, Choice::Hackers)),
    ]
}

/// The first player has resources, candies and all advantages and gear but those that change majority values, so that
/// all effects come into play.
fn own_everything(scene: &mut Table) {
    scene.edit(|state| {
        let player = &mut state.public.players[S1];
        for advantage in Advantage::ALL {
            if !matches!(advantage, Advantage::HighGround | Advantage::Veterans) {
                player.advantages.insert(advantage);
                player.unlocked.insert(advantage);
            }
        }
        Gear::ALL.into_iter().filter(|gear| *gear != Gear::Banner).for_each(|gear| player.gear.insert(gear));
        let supply = &mut state.public.supply;
        let give = |from: &mut u8, to: &mut u8| {
            let some = (*from).min(4);
            (*from, *to) = (*from - some, *to + some);
        };
        give(&mut supply.technology, &mut player.store.technology);
        give(&mut supply.energy, &mut player.store.energy);
        give(&mut supply.candies, &mut player.store.candies);
    });
}

/// Random games, position by position. Kinds of actions are equally likely.
fn positions(mut look: impl FnMut(&Table, &mut Luck)) {
    let all = (0..8).flat_map(|_| tables());
    for (seed, (seats, options)) in (1..).zip(all) {
        let mut scene: Table = Scene::with(&Setup { options, ..Setup::standard(seats) }, seed);
        let mut luck = Luck::new("words", seed);
        scene.seeded(seed);
        look(&scene, &mut luck);
        let mut round = 1;
        while let Some(seat) = scene.owed().seats().lowest() {
            if scene.state().public.round > round {
                round = scene.state().public.round;
                own_everything(&mut scene);
            }
            let actions = legal(&scene, seat);
            let kind = std::mem::discriminant(luck.of(&actions));
            let mut kinds: Vec<_> = actions.iter().map(std::mem::discriminant).collect();
            kinds.dedup();
            let kind = if luck.one_in(3) { kind } else { *luck.of(&kinds) };
            let actions: Vec<Action> =
                actions.into_iter().filter(|action| std::mem::discriminant(action) == kind).collect();
            scene.act(seat, *luck.of(&actions));
            look(&scene, &mut luck);
        }
    }
}

fn legal(scene: &Table, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    scene.asked(seat).legal(1_000, &mut actions);
    actions
}

/// What is missing of a phrase in some language.
fn missing(phrase: &Phrase) -> Vec<String> {
    Lang::ALL.into_iter().flat_map(|lang| Texts::of(lang).missing(phrase)).collect()
}

#[track_caller]
fn said(phrase: &Phrase) {
    assert_eq!(missing(phrase), [""; 0], "{phrase:?}");
}

#[test]
fn every_fact_of_every_choice_names_a_rule_and_has_words() {
    let (rules, mut named, mut keys) = (rules(), BTreeSet::new(), BTreeSet::new());
    positions(|scene, luck| {
        for seat in scene.owed().allowed().iter() {
            let (asked, actions) = (scene.asked(seat), legal(scene, seat));
            for _ in 0..actions.len().min(8) {
                let action = luck.of(&actions);
                let whole = Dei::say(asked, action);
                keys.insert(whole.key.to_string());
                said(&whole);
                let facts = action.act().facts(action);
                for (at, fact) in facts.as_slice().iter().enumerate() {
                    let (phrase, rule) = action.act().name(asked, &Facts::from(&facts.as_slice()[..at]), fact);
                    assert!(rules.has(rule), "{action:?}: {rule}");
                    keys.insert(phrase.key.to_string());
                    if named.insert((rule, phrase.key.to_string())) {
                        said(&phrase);
                    }
                }
            }
        }
    });
    let declared =
        keys_in_source().into_iter().filter(|key| key.starts_with("dei-fact-") || key.starts_with("dei-action-"));
    let unsaid: Vec<String> = declared.filter(|key| !keys.contains(key)).collect();
    assert_eq!(unsaid, ["dei-fact-slot-number"], "a slot is named with its market before it");
}

/// Along some way to an answer of every question, and where a fact cannot be said.
#[test]
fn every_question_and_every_offered_fact_has_words() {
    let (rules, mut asks) = (rules(), BTreeSet::new());
    positions(|scene, luck| {
        for seat in scene.owed().allowed().iter() {
            let (asked, mut facts) = (scene.asked(seat), Facts::new());
            loop {
                let next = Dei::next(asked, &facts).expect("an offered fact");
                asks.insert(next.ask.key.to_string());
                said(&next.ask);
                let mut wrong = facts.clone();
                wrong.push(Fact::new("nowhere", 0));
                let no = Dei::next(asked, &wrong).expect_err("no such fact");
                assert!(rules.has(no.rule), "{wrong}: {no}");
                let choices: Vec<_> = next.choices.into_iter().chain(next.early).collect();
                for choice in &choices {
                    assert!(rules.has(choice.rule), "{facts}: {}", choice.rule);
                }
                if choices.is_empty() {
                    break;
                }
                let choice = luck.of(&choices);
                said(&choice.say);
                facts.push(choice.fact.clone());
            }
        }
    });
    let declared = keys_in_source().into_iter().filter(|key| key.starts_with("dei-ask-"));
    let unasked: Vec<String> = declared.filter(|key| !asks.contains(key)).collect();
    assert_eq!(unasked, ["dei-ask-kind"], "in the standard set a region has one kind of resource");
}

/// One of each.
fn events() -> Vec<Event> {
    let (seat, victim, region, other, colour, by) =
        (S1, S2, Region::courtyard(1, 2), Region::roof(0, 1), Colour::Gear, By::Drone);
    let (card, advantage, mission, gift, round, deed) = (1, Advantage::Depot, 3, 4, 2, Deed::RecruitLeader);
    let (scrappers, leader, supplies, structure, resource) = (2, true, 3, Structure::Bridge, Resource::Energy);
    vec![
        Event::FactionTaken { seat, faction: Faction::FarmZ, automa: false },
        Event::BoardLaid { rows: 3, columns: 4 },
        Event::DronePlaced { drone: Drone::Fly, region },
        Event::MarketReplaced { colour },
        Event::OutpostLaid { colour, region },
        Event::CardRevealed { market: Market::Black, slot: 2, card },
        Event::NeedsSet { first: colour, second: colour, third: colour, cleanup: true },
        Event::MissionLaid { column: 2, mission },
        Event::AutomaRefuge { seat, region, colour },
        Event::Priority { order: [S1, S2].into_iter().collect::<SeatList<6>>(), first: true },
        Event::AdvantageDealt { seat, advantage },
        Event::AdvantageOffered { advantage },
        Event::AdvantageDrafted { seat, advantage },
        Event::RoundBegan { round },
        Event::PhaseBegan { seat, phase: 3 },
        Event::GiftsDrawn { seat, one: 1, other: 8 },
        Event::GiftKept { seat, gift },
        Event::Started { seat, region, scrappers, leader, automa: true },
        Event::CardPlayed { seat, card },
        Event::CardBought { seat, market: Market::Gear, card, technology: 2, energy: 1, how: Purchase::Gift },
        Event::CardGiven { seat, card, how: Purchase::FaceDown },
        Event::Copied { seat, card },
        Event::Gained { seat, technology: 1, energy: 2, candies: 1, from: Source::Card },
        Event::Exchanged { seat, count: 2 },
        Event::CandySpent { seat },
        Event::Enlisted { seat, region, by, scrappers },
        Event::Moved { seat, from: region, to: other, scrappers, leader, by },
        Event::Collected { seat, region, resource, exchange: true, supply: true, by },
        Event::Built { seat, structure, region, other, by },
        Event::Killed { seat, victim, region, by },
        Event::DroneMoved { seat, drone: Drone::Draco, region },
        Event::CubeTaken { seat, colour, region },
        Event::CubeReturned { seat, colour, region },
        Event::CathedralTaken { seat, colour },
        Event::CathedralReturned { seat },
        Event::Hacked { seat, colour, region },
        Event::Unlocked { seat, advantage },
        Event::GiftMet { seat, gift, met: true },
        Event::Removed { seat, region, scrappers },
        Event::MissionResolved { seat, mission, column: 1, late: true, supplies, hackers: true },
        Event::Supplied { seat, supplies: -3, why: Why::Gifts },
        Event::NeedPaid { seat, colour, cubes: 2, supplies },
        Event::OutpostsHeld { seat, round, cubes: 0 },
        Event::CardsReturned { round },
        Event::AutomaCard { seat, card: 24 },
        Event::AutomaCannot { seat, deed },
        Event::AutomaDoes { seat, deed },
        Event::AutomaMoved { seat, from: region, to: other, scrappers, leader, free: Free::Majority, backup: true },
        Event::AutomaBuilt { seat, structure, region, other },
        Event::AutomaCollected { seat, region, resource },
        Event::AutomaConverted { seat, victim, region },
        Event::AutomaRecruited { seat, region, deed },
        Event::AutomaFetched { seat, region },
        Event::AutomaNobody { seat },
        Event::AutomaShuffled { cards: 18 },
        Event::Ended,
    ]
}

/// Where a sentence selects by how something was done, it is said in every way.
fn ways() -> Vec<Event> {
    let (seat, victim, region, other, card) = (S1, S2, Region::courtyard(0, 0), Region::roof(0, 0), 2);
    let mut all = Vec::new();
    for by in By::ALL {
        let leader = by.index() % 2 == 0;
        all.extend([
            Event::Enlisted { seat, region, by, scrappers: 1 },
            Event::Moved { seat, from: region, to: other, scrappers: 0, leader, by },
            Event::Collected { seat, region, resource: Resource::Technology, exchange: leader, supply: !leader, by },
            Event::Killed { seat, victim, region, by },
        ]);
    }
    for structure in Structure::ALL {
        all.push(Event::Built { seat, structure, region, other, by: By::Build });
        all.push(Event::AutomaBuilt { seat, structure, region, other });
    }
    all.extend(Faction::ALL.map(|faction| Event::FactionTaken { seat, faction, automa: false }));
    all.push(Event::FactionTaken { seat, faction: Faction::ChronoCult, automa: true });
    all.extend(Why::ALL.map(|why| Event::Supplied { seat, supplies: 1, why }));
    all.extend([0, 3].map(|technology| {
        let how = Purchase::Automa;
        Event::CardBought { seat, market: Market::Tactical, card, technology, energy: 0, how }
    }));
    all.extend((1..=3).map(|slot| Event::CardRevealed { market: Market::Logistic, slot, card }));
    all
}

#[test]
fn every_event_has_words_and_names_a_rule() {
    let (rules, cards) = (rules(), kernel::Loaded::<Cards>::standard().get());
    let mut keys = BTreeSet::new();
    for event in events() {
        keys.insert(Dei::event(cards, &event).key.to_string());
    }
    let declared = keys_in_source().into_iter().filter(|key| key.starts_with("dei-event-"));
    assert_eq!(keys, declared.collect(), "the list has one of each");
    for event in events().into_iter().chain(ways()) {
        said(&Dei::event(cards, &event));
        assert!(rules.has(event.rule()), "{event:?}: {}", event.rule());
    }
}

#[test]
fn every_event_of_a_game_has_words_and_names_a_rule() {
    let (rules, mut named) = (rules(), BTreeSet::new());
    positions(|scene, _| {
        for event in scene.told(Viewer::Onlooker) {
            said(&Dei::event(scene.state().cards.get(), event));
            assert!(rules.has(event.rule()), "{event:?}: {}", event.rule());
            named.insert(event.rule());
            if let Some(points) = Dei::points(event) {
                assert!(rules.has(points.rule), "{event:?}: {}", points.rule);
            }
        }
    });
    for rule in [
        "DEI-95", "DEI-161", "DEI-201", "DEI-204", "DEI-208", "DEI-212", "DEI-219", "DEI-221", "DEI-229", "DEI-231",
        "DEI-234", "DEI-270", "DEI-278", "DEI-279", "DEI-291", "DEI-296", "DEI-321", "DEI-392", "DEI-400", "DEI-420",
        "DEI-428", "DEI-432", "DEI-443", "DEI-445", "DEI-449", "DEI-460", "DEI-506", "DEI-522", "DEI-532", "DEI-563",
    ] {
        assert!(named.contains(rule), "{rule} is behind no event: {named:?}");
    }
}

/// Something of any kind.
fn any_action(luck: &mut Luck) -> Action {
    let mut region = || Region::try_from(luck.below(59) as u8).expect("a region of the largest board");
    let (from, to) = (region(), region());
    let (by, market, colour) = (*luck.of(&By::ALL), *luck.of(&Market::ALL), *luck.of(&Colour::ALL));
    let (card, card_up, slot, few) = (luck.below(90) as u8, luck.below(48) as u8, luck.below(4) as u8, luck.below(4));
    let few = few as u8;
    match luck.below(19) {
        0 => Action::Draft { advantage: *luck.of(&Advantage::ALL) },
        1 => Action::Start { scrappers: few + 2, leader: from },
        2 => Action::KeepGift { gift: few },
        3 => Action::PlayDown { card, market, slot },
        4 => Action::Play { card },
        5 | 6 => Action::Enlist { region: from, by },
        7 => Action::Move { from, to, scrappers: few, leader: luck.one_in(3), by },
        8 | 9 => {
            let kind = *luck.of(&Resource::ALL);
            Action::Collect { region: from, kind, exchange: luck.one_in(2), supply: luck.one_in(3), by }
        }
        10 | 11 => {
            let other = (!luck.one_in(3)).then_some(to);
            Action::Build { structure: *luck.of(&Structure::ALL), region: from, other, by }
        }
        12 | 13 => Action::Kill { region: from, victim: *luck.of(&[S1, S2]), by },
        14 => Action::Copy { card: card_up },
        15 => Action::Exchange { count: few },
        16 => *luck.of(&[Action::Activate { to }, Action::Remove { region: from }, Action::Mission { place: 3 * few }]),
        17 => Action::Buy { market, slot, give: card, technology: few },
        _ => {
            let one = OrDecline(Some(colour));
            *luck.of(&[Action::Hack { colour: one }, Action::Unlock { colour: one }, Action::PutCube { colour }])
        }
    }
}

/// Something that can be chosen, with one part changed.
fn nearly(action: Action, luck: &mut Luck) -> Action {
    let region = Region::try_from(luck.below(59) as u8).expect("a region of the largest board");
    let (small, market, colour) = (luck.below(5) as u8, *luck.of(&Market::ALL), *luck.of(&Colour::ALL));
    let (kind, structure) = (*luck.of(&Resource::ALL), *luck.of(&Structure::ALL));
    let (part, some) = (luck.below(5), OrDecline(Some(colour)));
    let mut near = action;
    match &mut near {
        Action::Enlist { region: at, .. } => *at = region,
        Action::Move { from, to, scrappers, leader, .. } => match part {
            0 => *from = region,
            1 => *to = region,
            2 => *to = *from,
            3 => *scrappers = small,
            _ => *leader = !*leader,
        },
        Action::Collect { region: at, kind: resource, exchange, supply, .. } => match part {
            0 => *at = region,
            1 => *supply = !*supply,
            2 => *exchange = true,
            _ => (*resource, *exchange) = (kind, true),
        },
        Action::Build { structure: built, region: at, other, .. } => match part {
            0 => *at = region,
            1 => *other = None,
            2 => *other = Some(region),
            _ => *built = structure,
        },
        Action::Kill { region: at, victim, .. } => match part {
            0 | 1 => *at = region,
            _ => *victim = *luck.of(&[S1, S2]),
        },
        Action::Play { card } => return Action::PlayDown { card: *card, market, slot: small },
        Action::PlayDown { market: there, slot, .. } => (*there, *slot) = (market, small),
        Action::Buy { market: there, slot, technology, .. } => match part {
            0 => *there = market,
            1 => *slot = small,
            _ => *technology = 3 * small,
        },
        Action::Hack { colour } | Action::Unlock { colour } => *colour = some,
        Action::PutCube { colour: put } => *put = colour,
        _ => return any_action(luck),
    }
    near
}

/// What random games hardly come to: Fly with the Leader or with many, a colour that is full, no Energy to exchange for.
fn arranged(scene: &Table, seat: Seat, action: Action, luck: &mut Luck) -> Option<(Table, Action)> {
    let mut arranged = Scene::of(scene.state().clone());
    let mut wrong = action;
    match &mut wrong {
        Action::Move { from, scrappers, by: By::Drone, leader, .. } => {
            arranged.edit(|state| {
                state.public.players[seat].leader = Some(*from);
                state.public.place_mut(*from).scrappers[seat.index()] = 9;
            });
            if luck.one_in(2) { *leader = true } else { *scrappers = 9 }
        }
        Action::Collect { exchange: true, .. } => {
            arranged.edit(|state| state.public.supply.energy = 0);
        }
        Action::PutCube { colour } => {
            let most = scene.state().cards.get().numbers.most_cubes;
            arranged.edit(|state| state.public.players[seat].cubes[colour.index()] = most);
        }
        _ => return None,
    }
    Some((arranged, wrong))
}

#[test]
fn every_refusal_names_a_rule_and_says_what_would_be_right() {
    let (rules, mut keys) = (rules(), BTreeSet::new());
    let mut hear = |no: &kernel::Illegal| {
        assert!(rules.has(no.rule), "{no}");
        keys.insert(no.why.key.to_string());
        said(&no.why);
        for lang in Lang::ALL {
            let right = Texts::of(lang).right(&no.why, &Names::default());
            assert!(right.is_some(), "{}: what is right in {lang}", no.why.key);
        }
    };
    let twice = Options { seat_1: Choice::FarmZ, seat_2: Choice::FarmZ, ..Options::default() };
    for (seats, options) in [
        (6, Options { automa: Automa::Easy, ..Options::default() }),
        (1, Options { draft: Draft::On, ..Options::default() }),
        (1, Options { seat_1: Choice::ChronoCult, ..Options::default() }),
        (2, twice),
    ] {
        let setup = Setup { options, ..Setup::standard(seats) };
        let dealt = Sandbox::<Dei>::deal(&setup, Luck::new("words", 0).chance());
        hear(&dealt.expect_err("options that do not go together"));
    }
    positions(|scene, luck| {
        let Some(seat) = scene.owed().seats().lowest() else { return };
        let (asked, actions) = (scene.asked(seat), legal(scene, seat));
        for _ in 0..60 {
            let action = *luck.of(&actions);
            for action in [any_action(luck), nearly(action, luck)] {
                if let Err(no) = asked.check(&action) {
                    hear(&no);
                }
            }
            if let Some((scene, action)) = arranged(scene, seat, action, luck) {
                hear(&scene.asked(seat).check(&action).expect_err("arranged to be refused"));
            }
        }
    });
    assert!(rules.has(Dei::TURN) && rules.has(Dei::OVER));
    let declared = keys_in_source().into_iter().filter(|key| key.starts_with("dei-refuse-"));
    let unheard: Vec<String> = declared.filter(|key| !keys.contains(key)).collect();
    assert_eq!(unheard, ["dei-refuse-drone-done"], "a drone that can do no more is not asked about");
}

/// All messages that the rules name.
fn keys_in_source() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let mut folders = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the source") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(path).expect("source text");
            let quoted = text.split('"').skip(1).step_by(2).filter(|text| text.starts_with("dei-"));
            keys.extend(quoted.map(str::to_owned));
        }
    }
    assert!(keys.len() > 400, "{}", keys.len());
    keys
}

#[test]
fn every_message_that_the_rules_name_is_there_in_every_language() {
    for key in keys_in_source() {
        for lang in Lang::ALL {
            assert!(Texts::of(lang).has(&key), "{key} in {lang}");
            let refusal = key.starts_with("dei-refuse-");
            assert!(!refusal || Texts::of(lang).has(&format!("{key}.right")), "{key}.right in {lang}");
        }
    }
}

#[test]
fn every_feature_has_a_name_in_every_language() {
    for name in Dei::features(kernel::Loaded::<Cards>::standard().get()) {
        said(&name.say);
    }
}
