//! An answer, said fact by fact.

use kernel::{Deck, Fact, Facts, Game, Next};
use testkit::toy::{Action, CARDS, Phase, Pile, Toy};
use testkit::{S1, S2, Scene};

/// A turn with one thief, a card of 2 and one of 3.
fn turn() -> Scene<Toy> {
    let mut scene = Scene::<Toy>::deal(2, 1);
    scene.edit(|state| {
        let hands: [Pile; 2] = [[0, 6, 12].into_iter().collect(), [7].into_iter().collect()];
        state.private[S1].hand = hands[0];
        state.private[S2].hand = hands[1];
        state.dark = Deck::of(Pile::first(CARDS).minus(hands[0]).minus(hands[1]));
        state.public.phase = Phase::Turns;
    });
    scene
}

fn next(scene: &Scene<Toy>, facts: &[&str]) -> Next<Toy> {
    let facts: Facts = facts.iter().map(|fact| fact.parse::<Fact>().expect("a fact")).collect();
    Toy::next(scene.asked(S1), &facts).expect("it can be said")
}

fn offered(scene: &Scene<Toy>, facts: &[&str]) -> Vec<String> {
    next(scene, facts).choices.iter().map(|choice| choice.fact.to_string()).collect()
}

fn sell(cards: &[u8]) -> Option<Action> {
    Some(Action::Sell { cards: cards.iter().copied().collect() })
}

#[test]
fn facts_narrow_what_the_answer_can_be() {
    let scene = turn();
    assert_eq!(offered(&scene, &[]), ["thief=0", "sell=0", "sell=6", "sell=12"]);
    assert_eq!(offered(&scene, &["sell=6"]), ["sell=0", "sell=12"]);
    assert_eq!(next(&scene, &["sell=12", "sell=0"]).action, sell(&[0, 12]));
    assert_eq!(next(&scene, &["sell=0", "sell=12"]).action, sell(&[0, 12]), "in any order");
}

#[test]
fn an_answer_can_be_enough_before_all_is_said() {
    let scene = turn();
    assert_eq!(next(&scene, &[]).action, sell(&[]), "nothing is sold");
    assert_eq!(next(&scene, &["sell=6"]).action, sell(&[6]));
    assert_eq!(next(&scene, &["thief=0"]).action, Some(Action::Thief { card: 0 }));
    assert!(offered(&scene, &["thief=0"]).is_empty(), "and nothing can be added");
}

#[test]
fn what_cannot_be_said_is_refused() {
    let scene = turn();
    for facts in [vec!["sell=4"], vec!["value=1"], vec!["thief=6"], vec!["thief=0", "sell=6"], vec!["sell=6", "sell=6"]]
    {
        let facts: Facts = facts.iter().map(|fact| fact.parse::<Fact>().expect("a fact")).collect();
        assert_eq!(Toy::next(scene.asked(S1), &facts).expect_err("no such fact").rule, Toy::TURN, "{facts}");
    }
}

#[test]
fn what_is_refused_is_what_the_facts_mean() {
    let scene = turn();
    let why = |fact: &str| {
        let facts: Facts = [fact.parse::<Fact>().expect("a fact")].into_iter().collect();
        Toy::next(scene.asked(S1), &facts).expect_err("it cannot be said").why.key.to_string()
    };
    assert_eq!(why("thief=6"), "toy-turn", "no thief");
    assert_eq!(why("roll=1"), "toy-turn", "an action of another question");
    assert_eq!(why("whatever=1"), "table-refuse-no-such-fact");
}

#[test]
fn a_short_list_is_handed_out_whole() {
    let mut scene = turn();
    scene.edit(|state| state.public.phase = Phase::Work);
    let listing = Toy::listing(scene.asked(S1), 256).expect("few answers");
    let facts: Vec<String> = listing.facts.iter().map(|choice| choice.fact.to_string()).collect();
    assert_eq!(facts, ["roll=1", "draw=1", "done=1", "drop=0", "drop=6", "drop=12"]);
    assert_eq!(listing.answers, [[0], [1], [2], [3], [4], [5]]);
    assert_eq!(Toy::listing(scene.asked(S1), 5), None, "more than five");
}

#[test]
fn facts_are_written_and_read() {
    let fact: Fact = "value=-4".parse().expect("a fact");
    assert_eq!((fact.to_string().as_str(), fact.value), ("value=-4", -4));
    assert_eq!(fact, Fact::new("value", -4));
    for bad in ["", "value", "value=", "value=x", "value=99999999999", "=", "a=b=c"] {
        assert!(bad.parse::<Fact>().is_err(), "{bad}");
    }
}
