//! The game in words: one description for terminal, web, log and screen reader.

use crate::cards::Robot;
use crate::{Cards, Event, Kind, Syndicate, about};
use kernel::{About, CardId, Feature, FeatureName, Phrase, Piece, Seat, Taken, Voice};

impl Voice for Syndicate {
    fn event(cards: &Cards, event: &Event) -> Phrase {
        let by = |key: &'static str, seat: Seat| Phrase::new(key).seat("seat", seat);
        let order = |phrase: Phrase, seats: &[Seat]| {
            phrase.list("order", seats.iter().map(|seat| by("table-seat", *seat)).collect())
        };
        let robot = |phrase: Phrase, card: CardId| phrase.piece("card", robot_piece(cards, card));
        let investor_at = |key: &'static str, position: u8, investor: Kind| {
            Phrase::new(key).number("position", position).phrase("type", investor.say())
        };
        match *event {
            Event::BoardDealt { seat, left, right } => {
                let right = &cards.right[usize::from(right)];
                let board = by("syndicate-event-board", seat).text("left", &cards.left[usize::from(left)]);
                board.text("right", &right.name).phrase("type", right.investor.say())
            }
            Event::OrderDrawn { order: stack } => order(Phrase::new("syndicate-event-order"), &stack),
            Event::RoundBegan { round, order: stack } => {
                order(Phrase::new("syndicate-event-round").number("round", round), &stack)
            }
            Event::CardLaid { slot, card } => robot(Phrase::new("syndicate-event-card").number("slot", slot), card),
            Event::InvestorLaid { position, investor } => investor_at("syndicate-event-investor", position, investor),
            Event::DiceRolled { seat, dice } => {
                by("syndicate-event-dice", seat).dice("dice", dice)
            }
            Event::AgentPlaced { seat, slot, sent, card } => {
                robot(by("syndicate-event-agent", seat).number("slot", slot).number("sent", sent), card)
            }
            Event::PluggedIn { seat, place, card } => {
                robot(by("syndicate-event-plugged", seat).number("place", place), card)
            }
            Event::Calibrated { seat, place, covered, before, after } => {
                let keys = [
                    "syndicate-event-calibrated",
                    "syndicate-event-calibrated-left",
                    "syndicate-event-calibrated-right",
                    "syndicate-event-calibrated-both",
                ];
                turned(covering(keys, covered).seat("seat", seat).number("place", place), before, after)
            }
            Event::Passed { seat, forced: false } => by("syndicate-event-passed", seat),
            Event::Passed { seat, forced: true } => by("syndicate-event-passed-forced", seat),
            Event::FactoryCleared { seat } => by("syndicate-event-cleared", seat),
            Event::DiscardsShuffled { cards } => Phrase::new("syndicate-event-shuffled").number("cards", cards),
            Event::RobotScored { seat, place, card, dice, vp } => {
                let scored = by("syndicate-event-scored", seat).number("place", place).number("vp", vp);
                robot(scored.dice("dice", dice), card)
            }
            Event::InvestorWon { seat, position, investor } => {
                investor_at("syndicate-event-won", position, investor).seat("seat", seat)
            }
            Event::RunnerUp { seat, position, investor } => {
                investor_at("syndicate-event-runner-up", position, investor).seat("seat", seat)
            }
            Event::InvestorUnwon { position, investor } => investor_at("syndicate-event-unwon", position, investor),
            Event::RoundEnded { round } => Phrase::new("syndicate-event-round-end").number("round", round),
            Event::InvestorsPaid { seat, investor, investors, robots, vp } => {
                let paid = by("syndicate-event-paid", seat).phrase("type", investor.say());
                paid.number("investors", investors).number("robots", robots).number("vp", vp)
            }
            Event::Finished { seat, vp, rank } => {
                by("syndicate-event-finished", seat).number("vp", vp).number("rank", rank)
            }
        }
    }

    fn taken(event: &Event, take: &mut dyn FnMut(Taken)) {
        match *event {
            Event::BoardDealt { seat, right, .. } => take(Feature::new("board", right).by(seat)),
            Event::PluggedIn { seat, card, .. } => take(Feature::new("robot", card).by(seat)),
            Event::InvestorWon { seat, investor, .. } => take(Feature::new("investor", investor as u8).by(seat)),
            _ => {}
        }
    }

    fn features(cards: &Cards) -> Vec<FeatureName> {
        let boards = cards.right.iter().enumerate().map(|(number, section)| {
            let say = Phrase::new("syndicate-feature-board").text("name", &section.name);
            FeatureName::new("board", number, &section.name, say.phrase("type", section.investor.say()))
        });
        let robots = cards.robots.iter().enumerate();
        let full = |robot: &Robot| described("syndicate-robot", robot).text("name", &robot.name);
        let robots = robots.map(|(number, robot)| FeatureName::new("robot", number, &robot.name, full(robot)));
        let investor = |kind: Kind| FeatureName::new("investor", kind as usize, format!("{kind:?}"), kind.say());
        boards.chain(robots).chain(Kind::ALL.map(investor)).collect()
    }

    fn pieces(cards: &Cards) -> Vec<FeatureName> {
        let robots = cards.robots.iter().enumerate();
        robots.map(|(number, robot)| FeatureName::new("robot", number, &robot.name, short(robot))).collect()
    }

    fn laid_out(event: &Event) -> bool {
        use Event::{BoardDealt, CardLaid, DiceRolled, InvestorLaid, OrderDrawn};
        matches!(event, BoardDealt { .. } | OrderDrawn { .. } | CardLaid { .. } | InvestorLaid { .. } | DiceRolled { .. })
    }

    fn about(cards: &Cards) -> Vec<About> {
        about::about(cards)
    }
}

/// A robot in a sentence.
pub(crate) fn robot_piece(cards: &Cards, card: CardId) -> Piece {
    Piece { feature: Feature::new("robot", card), say: Box::new(short(cards.robot(card))) }
}

/// A robot as people see it: its type, its condition and what it pays.
fn short(robot: &Robot) -> Phrase {
    Phrase::new("syndicate-card").phrase("type", robot.kind.say()).phrase("condition", condition_phrase(robot))
}

/// A robot with its corners.
pub(crate) fn described(key: &'static str, robot: &Robot) -> Phrase {
    let corners = short(robot).text("left", robot.left.sign()).text("right", robot.right.sign());
    Phrase { key: key.into(), ..corners }
}

fn condition_phrase(robot: &Robot) -> Phrase {
    paying(Phrase::new(robot.condition.message()), robot)
}

/// The same as a sentence of its own: the message ends like that of the condition.
pub(crate) fn pays(robot: &Robot) -> Phrase {
    let key = robot.condition.message().replace("condition-", "about-pays-");
    paying(Phrase::new(key), robot)
}

/// With the numbers of a robot's condition and what it pays.
fn paying(phrase: Phrase, robot: &Robot) -> Phrase {
    let [n, high] = robot.condition.numbers;
    let phrase = phrase.number("n", n).number("high", high);
    match robot.vp[..] {
        [one, both] => phrase.number("one", one).number("both", both),
        [vp] => phrase.number("vp", vp),
        _ => phrase,
    }
}

/// The message for the corners that are covered: none, left, right, both.
pub(crate) fn covering(keys: [&'static str; 4], [left, right]: [bool; 2]) -> Phrase {
    Phrase::new(keys[usize::from(left) + 2 * usize::from(right)])
}

/// With two dice before and after.
pub(crate) fn turned(phrase: Phrase, before: [u8; 2], after: [u8; 2]) -> Phrase {
    phrase.dice("before", before).dice("after", after)
}
