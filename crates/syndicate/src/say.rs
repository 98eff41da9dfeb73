//! The game in words: one description for terminal, web, log and screen reader.

use crate::cards::Robot;
use crate::condition::Part;
use crate::state::{Player, SLOTS, Stage};
use crate::{Cards, Condition, Event, Foresight, Kind, Syndicate};
use kernel::{Asked, CardId, Feature, FeatureName, Phrase, RuleId, Seat, Seen, Taken, Voice};

impl Voice for Syndicate {
    fn event(cards: &Cards, event: &Event) -> Phrase {
        say_event(cards, event)
    }

    fn event_rule(event: &Event) -> RuleId {
        event.rule()
    }

    fn taken(event: &Event, take: &mut dyn FnMut(Taken)) {
        match *event {
            Event::BoardDealt { seat, right, .. } => take(Feature::new("board", right).by(seat)),
            Event::PluggedIn { seat, card, .. } => take(Feature::new("robot", card).by(seat)),
            Event::InvestorWon { seat, kind, .. } => take(Feature::new("investor", kind as u8).by(seat)),
            _ => {}
        }
    }

    fn features(cards: &Cards) -> Vec<FeatureName> {
        let boards = cards.right.iter().enumerate().map(|(number, section)| {
            let say = Phrase::new("syndicate-feature-board").text("name", &section.name);
            FeatureName::new("board", number, &section.name, say.phrase("type", kind_phrase(section.investor)))
        });
        let robots = cards.robots.iter().enumerate().map(|(number, robot)| {
            FeatureName::new("robot", number, &robot.name, card_phrase(cards, number as CardId))
        });
        let investors = Kind::ALL
            .into_iter()
            .map(|kind| FeatureName::new("investor", kind as usize, format!("{kind:?}"), kind_phrase(kind)));
        boards.chain(robots).chain(investors).collect()
    }
}

/// A robot in one phrase: its name, type, corners, condition and what it pays.
pub(crate) fn card_phrase(cards: &Cards, card: CardId) -> Phrase {
    let robot = cards.robot(card);
    Phrase::new("syndicate-card")
        .text("name", &robot.name)
        .phrase("type", kind_phrase(robot.kind))
        .text("left", robot.left.sign())
        .text("right", robot.right.sign())
        .phrase("condition", condition_phrase(robot))
}

fn kind_phrase(kind: Kind) -> Phrase {
    Phrase::new(match kind {
        Kind::Information => "syndicate-kind-information",
        Kind::Service => "syndicate-kind-service",
        Kind::Transport => "syndicate-kind-transport",
        Kind::Defence => "syndicate-kind-defence",
        Kind::Industry => "syndicate-kind-industry",
    })
}

fn condition_phrase(robot: &Robot) -> Phrase {
    let paid = |phrase: Phrase| phrase.number("vp", robot.vp.first().copied().unwrap_or(0));
    let formula = |key: &'static str, n: u8| Phrase::new(key).number("n", n);
    match robot.condition {
        Condition::Number(n) => Phrase::new("syndicate-condition-number")
            .number("n", n)
            .number("one", robot.vp[0])
            .number("both", robot.vp[1]),
        Condition::Under(n, Part::Sum) => formula("syndicate-condition-under-sum", n),
        Condition::Under(n, Part::Min) => formula("syndicate-condition-under-min", n),
        Condition::Under(n, Part::Max) => formula("syndicate-condition-under-max", n),
        Condition::Over(Part::Sum, n) => formula("syndicate-condition-over-sum", n),
        Condition::Over(Part::Min, n) => formula("syndicate-condition-over-min", n),
        Condition::Over(Part::Max, n) => formula("syndicate-condition-over-max", n),
        Condition::Less => paid(Phrase::new("syndicate-condition-less")),
        Condition::Greater => paid(Phrase::new("syndicate-condition-greater")),
        Condition::AtMost => paid(Phrase::new("syndicate-condition-at-most")),
        Condition::AtLeast => paid(Phrase::new("syndicate-condition-at-least")),
        Condition::Equal => paid(Phrase::new("syndicate-condition-equal")),
        Condition::SumOutside(low, high) => {
            paid(Phrase::new("syndicate-condition-sum-outside").number("low", low).number("high", high))
        }
        Condition::SumIs(n) => paid(formula("syndicate-condition-sum-is", n)),
        Condition::DifferenceIs(n) => paid(formula("syndicate-condition-difference-is", n)),
        Condition::SumAtMost(n) => paid(formula("syndicate-condition-sum-at-most", n)),
        Condition::SumAtLeast(n) => paid(formula("syndicate-condition-sum-at-least", n)),
        Condition::EvenOdd => paid(Phrase::new("syndicate-condition-even-odd")),
        Condition::OddEven => paid(Phrase::new("syndicate-condition-odd-even")),
        Condition::SumOdd => paid(Phrase::new("syndicate-condition-sum-odd")),
        Condition::SumEven => paid(Phrase::new("syndicate-condition-sum-even")),
        Condition::BothOdd => paid(Phrase::new("syndicate-condition-both-odd")),
        Condition::BothEven => paid(Phrase::new("syndicate-condition-both-even")),
    }
}

/// A slot with the card that lies there.
pub(crate) fn buy_phrase(seen: Seen<'_, Syndicate>, slot: i32) -> Phrase {
    let card = usize::try_from(slot - 1).ok().and_then(|at| seen.public().factory.get(at));
    match card {
        Some(card) => {
            Phrase::new("syndicate-step-slot").number("slot", slot).phrase("card", card_phrase(seen.cards(), *card))
        }
        None => Phrase::new("syndicate-slot").number("slot", slot),
    }
}

/// The robot that the player on turn has in hand or is calibrating.
pub(crate) fn at_hand(asked: Asked<'_, Syndicate>) -> Phrase {
    let card = match asked.public().stage {
        Stage::PlugIn { card } => Some(card),
        Stage::Calibrate { place } => {
            asked.public().players[asked.seat()].network[usize::from(place)].map(|plugged| plugged.card)
        }
        Stage::Turn | Stage::Over => None,
    };
    card_phrase(asked.cards(), card.expect("SYN-42: a robot was taken"))
}

/// What the dice beside a place would show, and what the robot would pay on them.
pub(crate) fn foresee(seen: Seen<'_, Syndicate>, card: CardId, at: usize, covered: [bool; 2]) -> Foresight {
    let player: &Player = &seen.public().players[seen.public().on_turn()];
    let robot = seen.cards().robot(card);
    let dice = robot.turns([player.dice[at], player.dice[at + 1]], covered);
    Foresight { dice, pays: robot.pays(dice[0], dice[1]) }
}

/// The same in words.
fn preview(seen: Seen<'_, Syndicate>, phrase: Phrase, card: CardId, at: usize, covered: [bool; 2]) -> Phrase {
    let player: &Player = &seen.public().players[seen.public().on_turn()];
    let Foresight { dice: [newl, newr], pays } = foresee(seen, card, at, covered);
    let phrase = phrase.number("l", player.dice[at]).number("r", player.dice[at + 1]);
    phrase.number("newl", newl).number("newr", newr).number("vp", pays)
}

pub(crate) fn place_phrase(seen: Seen<'_, Syndicate>, place: i32) -> Phrase {
    let at = usize::try_from(place - 1).ok().filter(|at| *at < SLOTS);
    match (seen.public().stage, at) {
        (Stage::PlugIn { card }, Some(at)) => {
            preview(seen, Phrase::new("syndicate-step-place").number("place", place), card, at, [false; 2])
        }
        _ => Phrase::new("syndicate-place").number("place", place),
    }
}

pub(crate) fn cover_phrase(seen: Seen<'_, Syndicate>, covered: [bool; 2]) -> Phrase {
    let phrase = Phrase::new(match covered {
        [false, false] => "syndicate-step-cover-none",
        [true, false] => "syndicate-step-cover-left",
        [false, true] => "syndicate-step-cover-right",
        [true, true] => "syndicate-step-cover-both",
    });
    let public = seen.public();
    let Stage::Calibrate { place } = public.stage else {
        return phrase;
    };
    match public.players[public.on_turn()].network[usize::from(place)] {
        Some(plugged) => preview(seen, phrase, plugged.card, place.into(), covered),
        None => phrase,
    }
}

fn say_event(cards: &Cards, event: &Event) -> Phrase {
    let by = |key: &'static str, seat: Seat| Phrase::new(key).seat("seat", seat);
    let order = |phrase: Phrase, seats: &[Seat]| {
        phrase.list("order", seats.iter().map(|seat| by("table-seat", *seat)).collect())
    };
    match *event {
        Event::BoardDealt { seat, left, right } => by("syndicate-event-board", seat)
            .text("left", &cards.left[usize::from(left)])
            .text("right", &cards.right[usize::from(right)].name)
            .phrase("type", kind_phrase(cards.right[usize::from(right)].investor)),
        Event::OrderDrawn { order: stack } => order(Phrase::new("syndicate-event-order"), stack.as_slice()),
        Event::RoundBegan { round, order: stack } => {
            order(Phrase::new("syndicate-event-round").number("round", round), stack.as_slice())
        }
        Event::CardLaid { slot, card } => {
            Phrase::new("syndicate-event-card").number("slot", slot).phrase("card", card_phrase(cards, card))
        }
        Event::InvestorLaid { position, kind } => {
            Phrase::new("syndicate-event-investor").number("position", position).phrase("type", kind_phrase(kind))
        }
        Event::DiceRolled { seat, dice } => {
            by("syndicate-event-dice", seat).text("dice", dice.map(|die| die.to_string()).join(" "))
        }
        Event::AgentPlaced { seat, slot, sent, card } => by("syndicate-event-agent", seat)
            .number("slot", slot)
            .number("sent", sent)
            .phrase("card", card_phrase(cards, card)),
        Event::PluggedIn { seat, place, card } => {
            by("syndicate-event-plugged", seat).number("place", place).text("card", &cards.robot(card).name)
        }
        Event::Calibrated { seat, place, covered, before, after } => {
            let key = match covered {
                [false, false] => "syndicate-event-calibrated",
                [true, false] => "syndicate-event-calibrated-left",
                [false, true] => "syndicate-event-calibrated-right",
                [true, true] => "syndicate-event-calibrated-both",
            };
            let dice = by(key, seat).number("place", place).number("l", before[0]).number("r", before[1]);
            dice.number("newl", after[0]).number("newr", after[1])
        }
        Event::Passed { seat, forced: false } => by("syndicate-event-passed", seat),
        Event::Passed { seat, forced: true } => by("syndicate-event-passed-forced", seat),
        Event::FactoryCleared { seat } => by("syndicate-event-cleared", seat),
        Event::DiscardsShuffled { cards } => Phrase::new("syndicate-event-shuffled").number("cards", cards),
        Event::RobotScored { seat, place, card, dice, vp } => by("syndicate-event-scored", seat)
            .number("place", place)
            .phrase("card", card_phrase(cards, card))
            .number("l", dice[0])
            .number("r", dice[1])
            .number("vp", vp),
        Event::InvestorWon { seat, position, kind } => {
            by("syndicate-event-won", seat).number("position", position).phrase("type", kind_phrase(kind))
        }
        Event::RunnerUp { seat, position, kind } => {
            by("syndicate-event-runner-up", seat).number("position", position).phrase("type", kind_phrase(kind))
        }
        Event::InvestorUnwon { position, kind } => {
            Phrase::new("syndicate-event-unwon").number("position", position).phrase("type", kind_phrase(kind))
        }
        Event::RoundEnded { round } => Phrase::new("syndicate-event-round-end").number("round", round),
        Event::InvestorsPaid { seat, kind, investors, robots, vp } => by("syndicate-event-paid", seat)
            .phrase("type", kind_phrase(kind))
            .number("investors", investors)
            .number("robots", robots)
            .number("vp", vp),
        Event::Finished { seat, vp, rank } => {
            by("syndicate-event-finished", seat).number("vp", vp).number("rank", rank)
        }
    }
}
