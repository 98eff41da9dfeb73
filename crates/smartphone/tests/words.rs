//! Every event, question, choice and refusal names a rule that exists, and has its words in every language.

use kernel::{Actions, Events, Fact, Facts, Game, Phrase, Setup, Viewer, Voice};
use smartphone::action::{Answer, Choice, Counts};
use smartphone::event::{Laying, Opening, Selling, Source};
use smartphone::pieces::{Company, End, Power, Region, Side, Symbol, Technology};
use smartphone::plan::Yield;
use smartphone::tile::Tile;
use smartphone::{Action, BoardSize, Cards, Directives, Event, Hard, Options, Smartphone, Stage, Technologies};
use std::collections::BTreeSet;
use testkit::{Luck, RuleSet, S1, S2, Scene};
use texts::{Lang, Names, Texts};

type Table = Scene<Smartphone>;

/// The ids of `docs/rules/smartphone.md` and `docs/rules/table.md`.
fn rules() -> RuleSet {
    let mut rules = RuleSet::table();
    rules.add(include_str!("../../../docs/rules/smartphone.md"));
    rules
}

/// Games with every board, module and set of powers.
fn tables() -> Vec<(usize, Options)> {
    let with =
        |board, technologies, directives, hard| Options { board, technologies, directives, hard, ..Options::default() };
    let (big, small) = (BoardSize::Big, BoardSize::Small);
    vec![
        (1, with(big, Technologies::Plain, Directives::On, Hard::Off)),
        (1, with(small, Technologies::OpenSpaces, Directives::Off, Hard::On)),
        (2, with(small, Technologies::FirstGame, Directives::On, Hard::On)),
        (2, with(big, Technologies::Overproduction, Directives::Off, Hard::Off)),
        (3, with(small, Technologies::Random, Directives::On, Hard::Off)),
        (3, with(big, Technologies::OpenSpaces, Directives::On, Hard::On)),
        (4, with(big, Technologies::FirstGame, Directives::Off, Hard::Off)),
        (5, with(big, Technologies::New, Directives::On, Hard::Off)),
    ]
}

/// The first player has researched all technologies, so that all powers come into play.
fn own_everything(scene: &mut Table) {
    scene.edit(|state| {
        for technology in 0..Technology::ALL.len() {
            let player = &mut state.public.players[S1];
            player.markers += std::mem::take(&mut player.on_technologies[technology]);
            player.offices -= u8::from(player.researched.insert(technology as u8));
            state.public.patents[technology].get_or_insert(S1);
        }
    });
}

/// Random games, position by position.
fn positions(mut look: impl FnMut(&Table, &mut Luck)) {
    for (seed, (seats, options)) in (1..).zip(tables()) {
        let mut scene: Table = Scene::with(&Setup { options, ..Setup::standard(seats) }, seed);
        let mut luck = Luck::new("words", seed);
        scene.seeded(seed);
        look(&scene, &mut luck);
        while let Some(seat) = scene.owed().seats().lowest() {
            if scene.state().public.stage == Stage::Planning && scene.state().public.round == 2 {
                own_everything(&mut scene);
            }
            let mut actions = Vec::new();
            scene.asked(seat).legal(60, &mut actions);
            let action = *luck.of(&actions);
            scene.act(seat, action);
            look(&scene, &mut luck);
        }
    }
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
    let (rules, mut named) = (rules(), BTreeSet::new());
    positions(|scene, luck| {
        for seat in scene.owed().allowed().iter() {
            let (asked, mut actions) = (scene.asked(seat), Vec::new());
            asked.legal(60, &mut actions);
            for _ in 0..actions.len().min(6) {
                let action = luck.of(&actions);
                said(&Smartphone::say(asked, action));
                let facts = action.act().facts(action);
                for (at, fact) in facts.as_slice().iter().enumerate() {
                    let (phrase, rule) = action.act().name(asked, &Facts::from(&facts.as_slice()[..at]), fact);
                    assert!(rules.has(rule), "{action:?}: {rule}");
                    if named.insert((rule, fact.part.to_string())) {
                        said(&phrase);
                    }
                }
            }
        }
    });
    let named: BTreeSet<&str> = named.iter().map(|(rule, _)| *rule).collect();
    for rule in [
        "SP-183", "SP-242", "SP-243", "SP-245", "SP-255", "SP-300", "SP-317", "SP-328", "SP-346", "SP-354", "SP-385",
        "SP-522", "SP-525", "SP-573", "SP-574", "SP-634", "SP-636", "SP-642", "SP-643", "SP-646", "SP-648",
    ] {
        assert!(named.contains(rule), "{rule} is behind no choice: {named:?}");
    }
}

/// Along some way to an answer of every question, and where a fact cannot be said.
#[test]
fn every_question_and_every_offered_fact_has_words() {
    let (rules, mut asks) = (rules(), BTreeSet::new());
    positions(|scene, luck| {
        for seat in scene.owed().allowed().iter() {
            let (asked, mut facts) = (scene.asked(seat), Facts::new());
            loop {
                let next = Smartphone::next(asked, &facts).expect("an offered fact");
                if asks.insert(next.ask.key.to_string()) {
                    said(&next.ask);
                }
                let mut wrong = facts.clone();
                wrong.push(Fact::new("nowhere", 0));
                let no = Smartphone::next(asked, &wrong).expect_err("no such fact");
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
    assert!(asks.len() > 12, "{asks:?}");
}

/// One of each.
fn events() -> Vec<Event> {
    let (seat, region, technology, tile, vp) =
        (S1, Region::Usa, Technology::Gps, Tile::improvement(Symbol::Goods, Symbol::Plus), 3);
    let (retailer, side, goods, directive, symbol) = (1, Side::A, 2, 5, Symbol::Cheap);
    let steve = true;
    vec![
        Event::PowerLaid { power: Power::N3, technology },
        Event::ImprovementDealt { place: 1, tile },
        Event::FirstPlayer { seat },
        Event::CompanyChosen { seat, company: Company::Red, vp, steve },
        Event::Started { seat, region, home: true },
        Event::RetailerLaid { region, retailer, side, why: Laying::Big },
        Event::DirectiveLaid { directive },
        Event::RoundBegan { round: 2 },
        Event::Sealed { seat },
        Event::Withdrew { seat },
        Event::Revealed { seat, result: Yield::default() },
        Event::PriceSet { seat, round: 1, price: 5, steve },
        Event::PriceRose { seat, price: 6 },
        Event::PaidForPlan { seat, vp, steve },
        Event::Produced { seat, goods, lost: 1, by: Source::Plan },
        Event::PaidForGoods { seat, vp },
        Event::SpedUp { seat, research: 1, logistics: 1 },
        Event::ImprovementTaken { seat, tile },
        Event::TokenTaken { seat },
        Event::ImprovementDiscarded { seat, tile },
        Event::ProgressReceived { seat, logistics: true, progress: 2, lost: 1 },
        Event::ProgressOnTechnology { seat, technology, markers: 1, steve },
        Event::Researched { seat, technology },
        Event::PatentTaken { seat, technology },
        Event::PatentPaid { seat, technology, vp },
        Event::MiniTaken { seat, symbol },
        Event::Reserved { seat, region, end: End::Left },
        Event::Interest { seat, vp },
        Event::ProgressOnRegion { seat, region, markers: 1, steve },
        Event::OfficeOpened { seat, region, by: Opening::Gamepad },
        Event::OfficeLeft { seat, region },
        Event::OfficeReturned { seat, region },
        Event::ProgressReturned { seat, region, markers: 1 },
        Event::SpacePaid { seat, region, vp },
        Event::DirectorMoved { seat, region },
        Event::ProgressLost { seat, logistics: true, progress: 1 },
        Event::SoldAway { seat, goods },
        Event::Sold { seat, region, goods, seconds: 1, by: Selling::Director },
        Event::SoldNothing { seat },
        Event::Discarded { seat, goods },
        Event::Kept { seat, goods },
        Event::Profit { seat, goods, price: 5, vp },
        Event::Control { seat, region, place: 2, vp },
        Event::Favoured { seat, region, vp },
        Event::DirectiveTaken { seat, directive },
        Event::DirectiveDeclined { seat, directive },
        Event::DirectivePaid { seat, directive, vp, at_once: true },
        Event::PatentScored { seat, technology, vp },
        Event::SpaceScored { seat, region, vp },
        Event::GameOver,
    ]
}

#[test]
fn every_event_has_words_and_names_a_rule() {
    let (rules, cards) = (rules(), kernel::Loaded::<Cards>::standard().get());
    let mut keys = BTreeSet::new();
    for event in events() {
        let phrase = Smartphone::event(cards, &event);
        said(&phrase);
        assert!(rules.has(event.rule()), "{event:?}: {}", event.rule());
        keys.insert(phrase.key.to_string());
    }
    let declared = keys_in_source().into_iter().filter(|key| key.starts_with("smartphone-event-"));
    assert_eq!(keys, declared.collect(), "this list has one of each");
}

#[test]
fn every_event_of_a_game_has_words_and_names_a_rule() {
    let (rules, mut named) = (rules(), BTreeSet::new());
    positions(|scene, _| {
        for event in scene.told(Viewer::Onlooker) {
            assert!(rules.has(event.rule()), "{event:?}: {}", event.rule());
            if named.insert(event.rule()) {
                said(&Smartphone::event(scene.state().cards.get(), event));
            }
            if let Some(points) = Smartphone::points(event) {
                assert!(rules.has(points.rule), "{event:?}: {}", points.rule);
            }
        }
    });
    assert!(named.len() > 30, "{named:?}");
}

fn wrong() -> Vec<Action> {
    let many: Counts = std::iter::repeat_n(1, 12).collect();
    let mut all = vec![
        Action::ChooseStart { region: Region::Usa },
        Action::Withdraw,
        Action::SpeedUp { research: 2, logistics: 2 },
        Action::SpeedUp { research: 2, logistics: 0 },
        Action::TakeImprovement { kind: Tile::mini(Symbol::Blank) },
        Action::Finish,
        Action::TakeMini { symbol: Symbol::Factory },
        Action::SellAway { goods: 9 },
        Action::DirectorSale { goods: 9, seconds: 0 },
        Action::DirectorSale { goods: 0, seconds: 1 },
        Action::Sell { goods: many, seconds: Counts::EMPTY },
        Action::Sell { goods: Counts::EMPTY, seconds: many },
        Action::Directive { take: Answer::Yes },
    ];
    for region in Region::ALL {
        all.extend([
            Action::Reserve { region, end: End::Right },
            Action::PlaceOffice { region },
            Action::MoveOffice { region: Choice(Some(region)) },
            Action::Logistics { region },
            Action::MoveDirector { region },
            Action::SecondOffice { region },
            Action::Favour { region: Choice(Some(region)) },
            Action::Sell { goods: Counts::one(region.index() as u8), seconds: Counts::EMPTY },
            Action::LayRetailer { region, tile: 1, side: Side::A },
            Action::LayRetailer { region, tile: 9, side: Side::B },
        ]);
    }
    all.extend(Company::ALL.map(|company| Action::ChooseCompany { company }));
    all.extend(Technology::ALL.map(|technology| Action::Research { technology }));
    all
}

#[test]
fn every_refusal_names_a_rule_and_says_what_would_be_right() {
    let (rules, mut named, mut keys) = (rules(), BTreeSet::new(), BTreeSet::new());
    let wrong = wrong();
    positions(|scene, _| {
        for viewer in [Viewer::Seat(S1), Viewer::Seat(S2), Viewer::Onlooker] {
            if scene.state().public.solo && viewer == Viewer::Seat(S2) {
                continue;
            }
            let Ok(asked) = scene.seen(viewer).may_act() else { continue };
            for action in &wrong {
                // Whatever somebody wants to do can be said.
                Smartphone::say(asked, action);
                let Err(no) = asked.check(action) else { continue };
                assert!(rules.has(no.rule), "{action:?}: {no}");
                named.insert(no.rule);
                if keys.insert(no.why.key.to_string()) {
                    said(&no.why);
                    for lang in Lang::ALL {
                        let right = Texts::of(lang).right(&no.why, &Names::default());
                        assert!(right.is_some(), "{}: what is right in {lang}", no.why.key);
                    }
                }
            }
        }
    });
    for rule in ["SP-183", "SP-226", "SP-255", "SP-300", "SP-317", "SP-346", "SP-360", "SP-385", "SP-573", "SP-578"] {
        assert!(named.contains(rule), "{rule} refuses nothing: {named:?}");
    }
    assert!(rules.has(Smartphone::TURN) && rules.has(Smartphone::OVER));
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
            let quoted = text.split('"').skip(1).step_by(2).filter(|text| text.starts_with("smartphone-"));
            keys.extend(quoted.map(str::to_owned));
        }
    }
    assert!(keys.len() > 200, "{}", keys.len());
    keys
}

#[test]
fn every_message_that_the_rules_name_is_there_in_every_language() {
    for key in keys_in_source() {
        for lang in Lang::ALL {
            assert!(Texts::of(lang).has(&key), "{key} in {lang}");
            let refusal = key.starts_with("smartphone-refuse-");
            assert!(!refusal || Texts::of(lang).has(&format!("{key}.right")), "{key}.right in {lang}");
        }
    }
}

#[test]
fn every_feature_has_a_name_in_every_language() {
    for name in Smartphone::features(kernel::Loaded::<Cards>::standard().get()) {
        said(&name.say);
    }
}
