//! Section 8: the Work phase.

use super::clean_up;
use crate::action::{Activate, Build, FinishWork, PlaceHq, SetForemanDice, TakeSpecialistDie};
use crate::{
    Action, Asked, Dice, Event, FantasticFactories, Foresight, List, Pending, Stage, State, World, player, say,
};
use kernel::{Act, Fact, Facts, Illegal, Phrase, Question, RuleId, Seat, act, ensure};

/// FF-81: build, place dice, activate, in any order and as often as possible.
pub(crate) static WORK: Question<FantasticFactories> = Question {
    name: "work",
    acts: &[
        act::<_, Build>(),
        act::<_, PlaceHq>(),
        act::<_, Activate>(),
        act::<_, TakeSpecialistDie>(),
        act::<_, FinishWork>(),
    ],
    ask: |asked, part| match part {
        Some("build") => Phrase::new("factories-ask-build"),
        Some("discard") => Phrase::new("factories-ask-discard"),
        Some("die") => Phrase::new("factories-ask-die"),
        Some("floor") => Phrase::new("factories-ask-floor"),
        Some("use") => Phrase::new("factories-ask-use"),
        Some("copy") => Phrase::new("factories-ask-copy"),
        Some("choice") => Phrase::new("factories-ask-choice"),
        _ => {
            let dice = player(asked).dice;
            Phrase::new("factories-ask-work").number("count", dice.len()).dice("dice", dice.iter())
        }
    },
    refuse: |_, action| match action {
        Action::SetForemanDice { .. } => Illegal::new("FF-263", Phrase::new("factories-refuse-no-foreman")),
        Action::DiscardDown { .. } => Illegal::new("FF-285", Phrase::new("factories-refuse-work")),
        _ => Illegal::new("FF-52", Phrase::new("factories-refuse-work")),
    },
};

/// FF-263, FF-266: the Foreman's dice come before anything else.
pub(crate) static FOREMAN: Question<FantasticFactories> = Question {
    name: "foreman",
    acts: &[act::<_, SetForemanDice>()],
    ask: |asked, part| {
        let key = if part.is_none() { "factories-ask-foreman" } else { "factories-ask-foreman-more" };
        Phrase::new(key).number("most", most(asked))
    },
    refuse: |_, _| Illegal::new("FF-266", Phrase::new("factories-refuse-foreman-first")),
};

/// FF-38, FF-80: the opening rolls, in turn order; a pending Foreman comes first (FF-263).
pub(super) fn begin(state: &mut State, world: &mut World<'_>) {
    state.public.stage = Stage::Work;
    let own = state.cards.get().table.own_dice;
    for seat in state.public.turn_order() {
        let player = &mut state.public.players[seat];
        player.finished = false;
        let more = match player.pending {
            Pending::Foreman { .. } => continue,
            Pending::ExtraDice { dice } => {
                player.pending = Pending::Nothing;
                dice
            }
            Pending::Nothing | Pending::Specialist => 0,
        };
        let dice = roll(seat, own + more, world);
        player.dice = dice;
        world.tell(state, Event::Rolled { seat, dice });
    }
}

/// FF-40: a player's dice come from a stream of their own.
pub(super) fn roll(seat: Seat, count: u8, world: &mut World<'_>) -> Dice {
    (0..count).fold(Dice::EMPTY, |dice, _| dice.with(world.pick_for(seat, 6) as u8 + 1))
}

/// FF-263: how many dice the Foreman sets at most.
fn most(asked: Asked<'_>) -> u8 {
    if let Pending::Foreman { most } = player(asked).pending { most } else { 0 }
}

impl Act<FantasticFactories> for SetForemanDice {
    /// FF-263: up to so many values, in any mix.
    fn list(asked: Asked<'_>, out: &mut List<'_>) {
        fn set(dice: Dice, lowest: u8, left: u8, out: &mut List<'_>) {
            out.push(SetForemanDice { dice });
            if left > 0 {
                (lowest..=6).for_each(|value| set(dice.with(value), value, left - 1, out));
            }
        }
        set(Dice::EMPTY, 1, most(asked), out);
    }

    fn check(self, asked: Asked<'_>) -> Result<(), Illegal> {
        let most = most(asked);
        ensure(self.dice.len() <= most, "FF-263", || Phrase::new("factories-refuse-foreman").number("most", most))
    }

    /// FF-264: set first, then roll the rest.
    fn apply(self, state: &mut State, seat: Seat, world: &mut World<'_>) {
        let SetForemanDice { dice: set } = self;
        let rolled = roll(seat, state.cards.get().table.own_dice.saturating_sub(set.len()), world);
        let player = &mut state.public.players[seat];
        player.pending = Pending::Nothing;
        player.dice = set.and(rolled);
        world.tell(state, Event::ForemanSet { seat, set, rolled });
    }

    fn name(_: Asked<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        (Phrase::new("factories-step-set").dice("value", [fact.value as u8]), "FF-263")
    }

    fn say(self, asked: Asked<'_>) -> Phrase {
        let left = asked.cards().table.own_dice.saturating_sub(self.dice.len());
        Phrase::new("factories-action-foreman").phrase("dice", say::dice(self.dice)).number("left", left)
    }
}

impl Act<FantasticFactories> for TakeSpecialistDie {
    fn list(asked: Asked<'_>, out: &mut List<'_>) {
        if player(asked).pending == Pending::Specialist {
            out.extend((1..=6).map(|value| TakeSpecialistDie { value }));
        }
    }

    fn check(self, asked: Asked<'_>) -> Result<(), Illegal> {
        let there = player(asked).pending == Pending::Specialist;
        ensure(there, "FF-273", || Phrase::new("factories-refuse-no-specialist"))?;
        ensure((1..=6).contains(&self.value), "FF-273", || Phrase::new("factories-refuse-value"))
    }

    fn apply(self, state: &mut State, seat: Seat, world: &mut World<'_>) {
        let player = &mut state.public.players[seat];
        player.pending = Pending::Nothing;
        player.dice = player.dice.with(self.value);
        world.tell(state, Event::SpecialistTaken { seat, value: self.value });
    }

    /// FF-274: any value.
    fn name(_: Asked<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        (Phrase::new("factories-action-specialist").dice("value", [fact.value as u8]), "FF-275")
    }

    fn foresee(self, _: Asked<'_>) -> Option<Foresight> {
        Some(Foresight { die: Some(self.value), ..Foresight::default() })
    }
}

impl Act<FantasticFactories> for FinishWork {
    fn list(_: Asked<'_>, out: &mut List<'_>) {
        out.push(FinishWork {});
    }

    /// FF-132: at any time.
    fn check(self, _: Asked<'_>) -> Result<(), Illegal> {
        Ok(())
    }

    /// FF-87, FF-130, FF-133: a Specialist's die not taken is lost (FF-276, FF-365).
    fn apply(self, state: &mut State, seat: Seat, world: &mut World<'_>) {
        let player = &mut state.public.players[seat];
        player.finished = true;
        player.pending = Pending::Nothing;
        // FF-131: final, also for a player who is asked at once to discard down.
        world.reveal();
        world.tell(state, Event::Finished { seat });
        if state.public.at_work().is_empty() {
            state.public.stage = Stage::CleanUp { turn: 0 };
            clean_up::settle(state, world);
        }
    }

    /// FF-276: with what is lost by it.
    fn name(asked: Asked<'_>, _: &Facts, _: &Fact) -> (Phrase, RuleId) {
        let player = player(asked);
        let say = match player.pending {
            Pending::Specialist => Phrase::new("factories-step-finish-specialist"),
            _ => Phrase::new("factories-step-finish").number("dice", player.dice.len()),
        };
        (say, "FF-130")
    }
}
