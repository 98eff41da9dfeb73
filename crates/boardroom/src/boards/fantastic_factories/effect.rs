//! What cards do, in signs: what they take → what they give.

use super::Board;
use super::signs::{CARD, ENERGY, GOODS, amount, token};
use games::fantastic_factories::cards::Blueprint;
use games::fantastic_factories::effect::{ExtraDie, Make, Need, Service};
use games::fantastic_factories::{Amount, Effect};
use kernel::Phrase;

/// A die that is rolled.
const ROLLED: &str = "[?]";
/// A die of a value one chooses.
const CHOSEN: &str = "[1–6]";

impl Board<'_> {
    /// What a blueprint does at this table.
    pub(super) fn effect(&self, card: &Blueprint) -> String {
        let face = card.printed.as_ref().filter(|_| self.view.printed_cards).unwrap_or(&card.rulebook);
        match face.effect {
            Effect::Make(ref make) => deal(&takes(make), &gives(make)),
            Effect::Flip { pay } => deal(&paid(pay, "[a]"), &["[7−a]".to_owned()]),
            Effect::Lower { pay } => deal(&paid(pay, "[a]"), &["[a−1]".to_owned()]),
            Effect::Raise { pay } => deal(&paid(pay, "[a]"), &["[a+1]".to_owned()]),
            Effect::Reroll { pay } => deal(&paid(pay, "n[a]"), &["n[?]".to_owned()]),
            Effect::DieForEnergy {} => deal(&[format!("a{ENERGY}")], &["[a]".to_owned()]),
            Effect::Roll { pay } => deal(&amount(pay), &[ROLLED.to_owned()]),
            Effect::Replicate { pay } => deal(&amount(pay), &[self.label("board-factories-does-copy")]),
            Effect::BlackMarket { dice, discard, most } => {
                let gain = Phrase::new("board-factories-does-cost").number("most", most);
                let takes: Vec<String> = need(dice).into_iter().chain(discards(discard)).collect();
                deal(&takes, &[self.say(&gain)])
            }
            Effect::Income { gain } => deal(&[], &amount(gain)),
            Effect::OnBuild { gain } => deal(&[self.label("board-factories-does-build")], &amount(gain)),
            Effect::Laboratory { gain } => {
                let first = Phrase::new("board-factories-does-first").text("goods", GOODS);
                deal(&[self.say(&first)], &amount(gain))
            }
            Effect::Monument {} => self.monument(card),
        }
    }

    /// What there is to know of a card that does nothing.
    fn monument(&self, card: &Blueprint) -> String {
        let mut told = Vec::new();
        if card.prestige.len() > 1 {
            let each: Vec<String> = card.prestige.iter().map(ToString::to_string).collect();
            told.push(self.vp(each.join("/")));
        }
        if card.several {
            told.push(self.label("board-factories-does-several"));
        }
        if card.discount > 0 {
            told.push(self.say(&Phrase::new("board-factories-does-discount").number("metal", card.discount)));
        }
        told.join(", ")
    }

    /// What a contractor does.
    pub(super) fn service(&self, service: Service) -> String {
        let number = |key: &'static str, n: u8| self.say(&Phrase::new(key).number("n", n));
        let alone = self.view.players.len() < 2; // FF-317: the Machine gains nothing
        match service {
            Service::Gain { gain, opponent } if opponent == Amount::NONE || alone => {
                format!("+{}", amount(gain).join(" "))
            }
            Service::Gain { gain, opponent } => {
                let both = Phrase::new("board-factories-service-gain").text("gain", amount(gain).join(" "));
                self.say(&both.text("theirs", amount(opponent).join(" ")))
            }
            Service::Engineer {} => self.label("board-factories-service-engineer"),
            Service::Foreman { most } => number("board-factories-service-foreman", most),
            Service::ExtraDice { dice } => number("board-factories-service-dice", dice),
            Service::Investor {} => self.label("board-factories-service-investor"),
            Service::Specialist {} => format!("+{CHOSEN}"),
        }
    }
}

/// Costs left of the arrow, gains right of it.
fn deal(cost: &[String], gain: &[String]) -> String {
    format!("{}→{}", cost.join(" "), gain.join(" "))
}

/// The price, and the die that is changed.
fn paid(pay: Amount, die: &str) -> Vec<String> {
    let mut paid = amount(pay);
    paid.push(die.to_owned());
    paid
}

fn takes(make: &Make) -> Vec<String> {
    let mut takes: Vec<String> = need(make.dice).into_iter().collect();
    takes.extend(make.pay_die.map(|of| format!("a{}", token(of))));
    takes.extend(amount(make.pay));
    takes.extend(discards(make.discard));
    takes
}

fn discards(count: u8) -> Option<String> {
    (count > 0).then(|| format!("{count}{CARD}"))
}

fn gives(make: &Make) -> Vec<String> {
    let mut gives = amount(make.gain);
    gives.extend(make.gain_high.map(|high| format!("4+:{}", amount(high).join(" "))));
    gives.extend(make.gain_die.map(|of| format!("a{}", token(of))));
    if !make.choose.is_empty() {
        let each: Vec<String> = make.choose.iter().map(|one| amount(*one).join(" ")).collect();
        gives.push(each.join("/"));
    }
    gives.extend(make.extra_die.map(|ExtraDie::Chosen| CHOSEN.to_owned()));
    gives
}

/// The dice a card takes; the letters stand for what they show.
fn need(dice: Need) -> Option<String> {
    Some(match dice {
        Need::Nothing => return None,
        Need::Any => "[a]".to_owned(),
        Need::Value { value } => format!("[{value}]"),
        Need::Equal { count } => format!("[{}]", "a".repeat(count.into())),
        Need::Consecutive => "[abc]".to_owned(),
        Need::SumAtLeast { sum } => format!("[3×Σ{sum}]"),
    })
}
