//! What robots, investors and pieces are and do, in plain sentences.

use crate::cards::{Cards, Mark, Robot};
use crate::{Kind, say};
use kernel::{About, Feature, Phrase, RuleId};

/// Everything that lies on the table.
pub(crate) fn about(cards: &Cards) -> Vec<About> {
    let robots = cards.robots.iter().enumerate().map(|(number, robot)| of_robot(number as u16, robot));
    robots.chain(Kind::ALL.map(of_investor)).chain(PIECES.map(of_piece)).collect()
}

/// SYN-64 … SYN-68: the rule by which a type pays.
fn rule(kind: Kind) -> RuleId {
    match kind {
        Kind::Information => "SYN-64",
        Kind::Service => "SYN-68",
        Kind::Transport => "SYN-65",
        Kind::Defence => "SYN-67",
        Kind::Industry => "SYN-66",
    }
}

fn of_robot(number: u16, robot: &Robot) -> About {
    let name = Phrase::new("syndicate-about-robot").phrase("type", robot.kind.say()).text("name", &robot.name);
    let corners =
        Phrase::new("syndicate-about-corners").phrase("left", turns(robot.left)).phrase("right", turns(robot.right));
    About::new(Feature::new("robot", number), name)
        .cost(Phrase::new("syndicate-about-robot-cost"))
        .does(say::pays(robot))
        .does(corners)
        .does(Phrase::new("syndicate-about-pile").phrase("type", robot.kind.say()))
        .rules(&[rule(robot.kind), "SYN-43", "SYN-46", "SYN-71", "SYN-86"])
}

fn turns(mark: Mark) -> Phrase {
    Phrase::new(match mark {
        Mark::Plus => "syndicate-about-turns-up",
        Mark::Minus => "syndicate-about-turns-down",
        Mark::Same => "syndicate-about-turns-none",
    })
}

fn of_investor(kind: Kind) -> About {
    let said = |key: &'static str| Phrase::new(key).phrase("type", kind.say());
    About::new(Feature::new("investor", kind as u8), said("syndicate-about-investor"))
        .kind(Phrase::new("syndicate-about-investor-kind"))
        .does(Phrase::new("syndicate-about-investor-won"))
        .does(said("syndicate-about-investor-pays"))
        .rules(&["SYN-72", "SYN-73", "SYN-76", "SYN-86"])
}

/// Group, name, what it does, rules.
const PIECES: [(&str, &str, &str, &[RuleId]); 6] = [
    ("die", "syndicate-about-die", "syndicate-about-die-does", &["SYN-22", "SYN-43", "SYN-51"]),
    ("agent", "syndicate-about-agent", "syndicate-about-agent-does", &["SYN-33", "SYN-35", "SYN-40"]),
    ("assistant", "syndicate-about-assistant", "syndicate-about-assistant-does", &["SYN-34", "SYN-46", "SYN-52"]),
    ("marker", "syndicate-about-marker", "syndicate-about-marker-does", &["SYN-53", "SYN-54", "SYN-85"]),
    ("deck", "syndicate-about-deck", "syndicate-about-deck-does", &["SYN-38", "SYN-58"]),
    ("discard", "syndicate-about-discard", "syndicate-about-discard-does", &["SYN-54", "SYN-61"]),
];

fn of_piece((group, name, does, rules): (&'static str, &'static str, &'static str, &[RuleId])) -> About {
    About::new(Feature::new(group, 0_u8), Phrase::new(name)).does(Phrase::new(does)).rules(rules)
}
