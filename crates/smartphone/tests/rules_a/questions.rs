//! SP-226: every question with exactly its actions.

use crate::common::*;
use crate::shared::*;
use Region::*;
use std::collections::BTreeSet;

/// One action of every kind.
fn samples() -> Vec<Action> {
    let region = Choice(None);
    vec![
        company(Black),
        lay_retailer(Canada, 1, Side::A),
        start(India),
        bare(PadSide::K1, PadSide::W1, 0, 2),
        Action::Withdraw,
        Action::SpeedUp { research: 0, logistics: 0 },
        take(tile(Goods, Goods)),
        research(Technology::Gps),
        Action::Reserve { region: China, end: End::Left },
        Action::Finish,
        office(Usa),
        Action::TakeMini { symbol: Goods },
        Action::MoveOffice { region },
        logistics(Usa),
        Action::MoveDirector { region: Usa },
        Action::SecondOffice { region: NorthAfrica },
        Action::SellAway { goods: 1 },
        Action::DirectorSale { goods: 0, seconds: 0 },
        sell(&[]),
        Action::Favour { region },
        Action::Directive { take: smartphone::action::Answer::No },
    ]
}

fn kind(action: &Action) -> String {
    format!("{action:?}").chars().take_while(|letter| letter.is_alphanumeric()).collect()
}

/// The seat is asked this question: something of each of these kinds is legal, and all other kinds are refused.
#[track_caller]
fn asks(scene: &mut Table, seat: Seat, name: &str, kinds: &[&str]) {
    let legal = scene.legal(seat);
    let listed: BTreeSet<String> = legal.iter().map(kind).collect();
    assert_eq!(listed, kinds.iter().map(|kind| kind.to_string()).collect(), "{name}");
    refuses_others(scene, seat, name, kinds);
    let asked = scene.owed().allowed();
    for other in scene.public().players.seats().iter().filter(|other| !asked.has(*other)) {
        scene.refused_by("SP-223", other, legal[0]);
    }
}

/// The seat is asked this question, which has no other kinds of actions than these.
#[track_caller]
fn refuses_others(scene: &mut Table, seat: Seat, name: &str, kinds: &[&str]) {
    assert_eq!(scene.question(seat), name);
    for sample in samples().into_iter().filter(|sample| !kinds.contains(&kind(sample).as_str())) {
        let rule = if sample == Action::Withdraw { "SP-255" } else { "SP-226" };
        scene.refused_by(rule, seat, sample);
    }
}

/// Seat 1 is asked this in phase 5.
fn in_research(scene: &mut Table, what: What) -> &mut Table {
    scene.progress(S1, 1).at(Stage::Research, S1, what)
}

#[test]
fn sp_226_company() {
    asks(&mut dealt(2, Options::default()), S1, "company", &["ChooseCompany"]);
}

#[test]
fn sp_226_retailer_to_lay() {
    let mut scene = dealt(2, small());
    scene.act(S1, company(Red)).act(S2, company(Green));
    asks(&mut scene, S2, "retailer_to_lay", &["LayRetailer"]);
}

#[test]
fn sp_226_start_region() {
    let mut scene = dealt(3, small());
    scene.act(S1, company(Red));
    asks(&mut scene, S1, "start", &["ChooseStart"]);
}

#[test]
fn sp_226_plan() {
    let mut scene = table(2, Options::default());
    asks(&mut scene, S1, "plan", &["Plan"]);
    asks(&mut scene, S2, "plan", &["Plan"]);
    scene.act(S1, bare(PadSide::K1, PadSide::W1, 0, 2));
    asks(&mut scene, S1, "withdraw", &["Withdraw"]);
    asks(&mut scene, S2, "plan", &["Plan"]);
}

#[test]
fn sp_226_steve_is_never_asked() {
    let mut scene = table(1, Options::default());
    asks(&mut scene, S1, "plan", &["Plan"]);
}

#[test]
fn sp_226_speed() {
    let mut scene = table(2, Options::default());
    scene.own(S1, Power::N4).goods(S1, 2).shows(S1, &[(Research, 1)]);
    scene.at(Stage::Production, S1, What::Speed);
    asks(&mut scene, S1, "speed", &["SpeedUp"]);
}

#[test]
fn sp_226_improvement() {
    let mut scene = table(2, Options::default());
    scene.at(Stage::Improvement, S1, What::Improvement);
    asks(&mut scene, S1, "improvement", &["TakeImprovement"]);
}

#[test]
fn sp_226_research() {
    let mut scene = table(2, Options::default());
    scene.own(S1, Power::N9).shows(S1, &[(Research, 1)]);
    in_research(&mut scene, What::Research);
    asks(&mut scene, S1, "research", &["Research", "Reserve", "Finish"]);
}

/// A refusal names the rule that is broken: here, that the power is missing.
#[test]
fn sp_226_an_action_of_the_question_that_is_not_legal_now_is_refused_by_its_own_rule() {
    let mut scene = table(2, Options::default());
    in_research(&mut scene, What::Research);
    refuses_others(&mut scene, S1, "research", &["Research", "Reserve", "Finish"]);
    scene.refused_by("SP-633", S1, Action::Reserve { region: China, end: End::Left });
    scene.at(Stage::Logistics, S1, What::Logistics);
    let kinds = ["Logistics", "MoveDirector", "SecondOffice", "SellAway", "Finish"];
    refuses_others(&mut scene, S1, "logistics", &kinds);
    scene.refused_by("SP-640", S1, Action::MoveDirector { region: Usa });
    scene.refused_by("SP-88", S1, Action::SecondOffice { region: NorthAfrica });
    scene.refused_by("SP-94", S1, Action::SellAway { goods: 1 });
}

#[test]
fn sp_226_office() {
    let mut scene = with_powers(2, &[Power::GamepadPlain]);
    in_research(&mut scene, What::PlaceOffice);
    asks(&mut scene, S1, "office", &["PlaceOffice"]);
}

#[test]
fn sp_226_mini_improvement() {
    let mut scene = with_powers(2, &[Power::N7]);
    in_research(&mut scene, What::Mini);
    asks(&mut scene, S1, "mini", &["TakeMini"]);
}

#[test]
fn sp_226_retailer() {
    let mut scene = with_powers(2, &[Power::N10]);
    scene.without_retailers();
    in_research(&mut scene, What::Retailer);
    asks(&mut scene, S1, "retailer", &["LayRetailer"]);
}

#[test]
fn sp_226_office_to_move() {
    let mut scene = table(2, Options::default());
    in_research(&mut scene, What::MoveOffice(Need::Technology(Technology::Gps)));
    asks(&mut scene, S1, "move_office", &["MoveOffice"]);
    let moves = [Some(NorthAfrica), None].map(|region| Action::MoveOffice { region: Choice(region) });
    assert!(moves.iter().all(|action| scene.legal(S1).contains(action)) && scene.legal(S1).len() == 2);
}

#[test]
fn sp_226_logistics() {
    let mut scene = table(2, Options::default());
    scene.without_retailers().progress(S1, 1).at(Stage::Logistics, S1, What::Logistics);
    scene.own(S1, Power::WiFiDark).own(S1, Power::NfcDark).goods(S1, 3);
    scene.edit(|state| lay(&mut state.public, Power::N6));
    asks(&mut scene, S1, "logistics", &["Logistics", "MoveDirector", "SecondOffice", "SellAway", "Finish"]);
}

#[test]
fn sp_226_early_sale() {
    let mut scene = table(2, Options::default());
    scene.without_retailers().own(S1, Power::N3).goods(S1, 2).progress(S1, 1);
    scene.at(Stage::Logistics, S1, What::Logistics).act(S1, Action::Finish);
    asks(&mut scene, S1, "director_sale", &["DirectorSale"]);
}

#[test]
fn sp_226_sale() {
    let mut scene = table(2, Options::default());
    scene.without_retailers().goods(S1, 2).at(Stage::Selling, S1, What::Sale);
    asks(&mut scene, S1, "sale", &["Sell"]);
}

#[test]
fn sp_226_favoured_region() {
    let mut scene = table(2, Options::default());
    scene.without_retailers().own(S1, Power::N1).goods(S1, 1).at(Stage::Selling, S1, What::Sale);
    scene.act(S1, sell(&[(NorthAfrica, 1)]));
    asks(&mut scene, S1, "favour", &["Favour"]);
    let answers = [Some(NorthAfrica), None].map(|region| Action::Favour { region: Choice(region) });
    assert!(answers.iter().all(|action| scene.legal(S1).contains(action)) && scene.legal(S1).len() == 2);
}

#[test]
fn sp_226_directive() {
    let mut scene = table(2, Options { directives: Directives::On, ..Options::default() });
    // No 14: four technologies.
    scene.edit(|state| state.public.directives = [13].into_iter().collect());
    for technology in &Technology::ALL[1..5] {
        scene.research(S1, *technology);
    }
    in_research(&mut scene, What::Research).act(S1, Action::Finish);
    asks(&mut scene, S1, "directive", &["Directive"]);
    assert_eq!(scene.legal(S1).len(), 2);
}

#[test]
fn sp_226_nothing_is_asked_when_the_game_is_over() {
    let mut scene = table(2, Options::default());
    scene.without_retailers().round(5).goods(S1, 1).at(Stage::Selling, S1, What::Sale).act(S1, sell(&[]));
    for sample in samples() {
        scene.refused_by("SP-460", S1, sample);
    }
}

#[test]
fn sp_226_an_action_has_exactly_its_fields() {
    let read = |text: &str| serde_json::from_str::<Action>(text);
    assert_eq!(read(r#"{"research":{"technology":"gps"}}"#).ok(), Some(research(Technology::Gps)));
    assert!(read(r#"{"research":{"technology":"gps","region":"usa"}}"#).is_err());
    assert!(read(r#"{"research":{}}"#).is_err());
    assert!(read(r#"{"research":{"technology":"steam"}}"#).is_err());
    assert!(read(r#"{"lay_retailer":{"region":"usa","tile":6}}"#).is_err());
    for sample in samples() {
        let text = serde_json::to_string(&sample).expect("plain data");
        assert_eq!(read(&text).ok(), Some(sample));
    }
}
