//! What cards do, in signs: what they take → what they give.

use super::Board;
use super::signs::{CARD, ENERGY, GOODS, amount, token};
use games::fantastic_factories::Amount;
use games::fantastic_factories::effect::Service;
use games::fantastic_factories::view::{BlueprintView, DiceNeed, DiceView, EffectKind, EffectView};
use kernel::Phrase;

/// A die that is rolled.
const ROLLED: &str = "[?]";
/// A die of a value one chooses.
const CHOSEN: &str = "[1–6]";

impl Board<'_> {
    /// What a blueprint does.
    pub(super) fn effect(&self, card: &BlueprintView) -> String {
        let effect = &card.effect;
        match effect.kind {
            EffectKind::Make => deal(&takes(effect), &gives(effect)),
            EffectKind::Flip => self.training(effect, "[7−a]"),
            EffectKind::Lower => self.training(effect, "[a−1]"),
            EffectKind::Raise => self.training(effect, "[a+1]"),
            EffectKind::Reroll => deal(&paid(effect, "n[a]"), &["n[?]".to_owned()]),
            EffectKind::DieForEnergy => deal(&[format!("a{ENERGY}")], &["[a]".to_owned()]),
            EffectKind::Roll => deal(&amount(effect.pay), &[ROLLED.to_owned()]),
            EffectKind::Replicate => deal(&amount(effect.pay), &[self.label("board-factories-does-copy")]),
            EffectKind::BlackMarket => {
                let gain = Phrase::new("board-factories-does-cost").number("most", effect.most.unwrap_or(0));
                deal(&["[a]".to_owned(), format!("{}{CARD}", effect.discard)], &[self.say(&gain)])
            }
            EffectKind::Income => deal(&[], &amount(effect.gain)),
            EffectKind::OnBuild => deal(&[self.label("board-factories-does-build")], &amount(effect.gain)),
            EffectKind::Laboratory => {
                let first = Phrase::new("board-factories-does-first").text("goods", GOODS);
                deal(&[self.say(&first)], &amount(effect.gain))
            }
            EffectKind::Monument => self.monument(card),
        }
    }

    fn training(&self, effect: &EffectView, to: &str) -> String {
        deal(&paid(effect, "[a]"), &[to.to_owned()])
    }

    /// What there is to know of a card that does nothing.
    fn monument(&self, card: &BlueprintView) -> String {
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
            Service::Engineer => self.label("board-factories-service-engineer"),
            Service::Foreman { most } => number("board-factories-service-foreman", most),
            Service::ExtraDice { dice } => number("board-factories-service-dice", dice),
            Service::Investor => self.label("board-factories-service-investor"),
            Service::Specialist => format!("+{CHOSEN}"),
        }
    }
}

/// Costs left of the arrow, gains right of it.
fn deal(cost: &[String], gain: &[String]) -> String {
    format!("{}→{}", cost.join(" "), gain.join(" "))
}

/// The price, and the die that is changed.
fn paid(effect: &EffectView, die: &str) -> Vec<String> {
    let mut paid = amount(effect.pay);
    paid.push(die.to_owned());
    paid
}

fn takes(effect: &EffectView) -> Vec<String> {
    let mut takes: Vec<String> = effect.dice.map(need).into_iter().collect();
    takes.extend(effect.pay_die.map(|of| format!("a{}", token(of))));
    takes.extend(amount(effect.pay));
    if effect.discard > 0 {
        takes.push(format!("{}{CARD}", effect.discard));
    }
    takes
}

fn gives(effect: &EffectView) -> Vec<String> {
    let mut gives = amount(effect.gain);
    if let Some(high) = effect.gain_high {
        gives.push(format!("4+:{}", amount(high).join(" ")));
    }
    gives.extend(effect.gain_die.map(|of| format!("a{}", token(of))));
    if !effect.choose.is_empty() {
        let each: Vec<String> = effect.choose.iter().map(|one| amount(*one).join(" ")).collect();
        gives.push(each.join("/"));
    }
    if effect.extra_die {
        gives.push(CHOSEN.to_owned());
    }
    gives
}

/// The dice a card takes; the letters stand for what they show.
fn need(dice: DiceView) -> String {
    let value = dice.value.unwrap_or(0);
    match dice.need {
        DiceNeed::Any => "[a]".to_owned(),
        DiceNeed::Value => format!("[{value}]"),
        DiceNeed::Equal => format!("[{}]", "a".repeat(dice.count.into())),
        DiceNeed::Consecutive => "[abc]".to_owned(),
        DiceNeed::Sum => format!("[{}×Σ{value}]", dice.count),
    }
}
