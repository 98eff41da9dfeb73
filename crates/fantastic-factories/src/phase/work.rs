//! Section 8: the Work phase.

use super::{build, clean_up, headquarters};
use crate::activate;
use crate::dice::Dice;
use crate::state::{Pending, Stage};
use crate::{Action, Event, FantasticFactories};
use kernel::{Illegal, Phrase, Seat, Seen, State, World};

type Seeing<'a> = Seen<'a, FantasticFactories>;

/// FF-38, FF-80: the opening rolls, in turn order; a pending Foreman comes first (FF-263).
pub(crate) fn begin(state: &mut State<FantasticFactories>, world: &mut World<'_, FantasticFactories>) {
    state.public.stage = Stage::Work;
    let own = state.cards.get().table.own_dice;
    let order: Vec<Seat> = state.public.turn_order().collect();
    for seat in order {
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
        player.dice = roll(seat, own + more, world);
        world.tell(Event::Rolled { seat, dice: player.dice });
    }
}

/// FF-40: a player's dice come from a stream of his own.
pub(crate) fn roll(seat: Seat, count: u8, world: &mut World<'_, FantasticFactories>) -> Dice {
    (0..count).fold(Dice::NONE, |dice, _| dice.with(world.pick_for(seat, 6) as u8 + 1))
}

pub(crate) fn legal(seen: Seeing<'_>, seat: Seat, out: &mut Vec<Action>) {
    let (player, cards) = (&seen.public().players[seat], seen.cards());
    if player.finished {
        return;
    }
    if let Pending::Foreman { most } = player.pending {
        foreman(Dice::NONE, 1, most, out);
        return;
    }
    let hand = seen.own().map(|hand| hand.prints(cards)).unwrap_or_default();
    build::legal(player, hand, cards, out);
    headquarters::legal(player, cards, out);
    activate::list::legal(seen, player, hand, out);
    if player.pending == Pending::Specialist {
        out.extend((1..=6).map(|value| Action::TakeSpecialistDie { value }));
    }
    out.push(Action::FinishWork);
}

/// FF-263: up to so many values, in any mix.
fn foreman(dice: Dice, lowest: u8, left: u8, out: &mut Vec<Action>) {
    out.push(Action::SetForemanDice { dice });
    if left > 0 {
        (lowest..=6).for_each(|value| foreman(dice.with(value), value, left - 1, out));
    }
}

pub(crate) fn check(seen: Seeing<'_>, seat: Seat, action: &Action) -> Result<(), Illegal> {
    let (player, cards) = (&seen.public().players[seat], seen.cards());
    if player.finished {
        return Err(Illegal::new("FF-131", Phrase::new("factories-refuse-finished")));
    }
    let hand = seen.own().map(|hand| hand.prints(cards)).unwrap_or_default();
    match (*action, player.pending) {
        (Action::SetForemanDice { dice }, Pending::Foreman { most }) => {
            if dice.len() <= most {
                return Ok(());
            }
            Err(Illegal::new("FF-263", Phrase::new("factories-refuse-foreman").number("most", most)))
        }
        (_, Pending::Foreman { .. }) => Err(Illegal::new("FF-266", Phrase::new("factories-refuse-foreman-first"))),
        (Action::SetForemanDice { .. }, _) => Err(Illegal::new("FF-263", Phrase::new("factories-refuse-no-foreman"))),
        (Action::TakeSpecialistDie { value }, Pending::Specialist) if (1..=6).contains(&value) => Ok(()),
        (Action::TakeSpecialistDie { .. }, Pending::Specialist) => {
            Err(Illegal::new("FF-273", Phrase::new("factories-refuse-value")))
        }
        (Action::TakeSpecialistDie { .. }, _) => {
            Err(Illegal::new("FF-273", Phrase::new("factories-refuse-no-specialist")))
        }
        (Action::PlaceHq { die, floor }, _) => headquarters::check(player, cards, die, floor),
        (Action::Build { card, discard }, _) => build::check(player, hand, cards, card, discard),
        (Action::Activate { card, copy, dice, discards, choice }, _) => {
            let terms = activate::Terms { card, copy, dice, discards, choice };
            activate::check::check(seen, player, hand, &terms)
        }
        (Action::FinishWork, _) => Ok(()),
        (Action::WipeRow { .. } | Action::TakeBlueprint { .. } | Action::Hire { .. } | Action::PassMarket, _) => {
            Err(Illegal::new("FF-52", Phrase::new("factories-refuse-work")))
        }
        (Action::DiscardDown { .. }, _) => Err(Illegal::new("FF-285", Phrase::new("factories-refuse-work"))),
    }
}

/// FF-263 to FF-266: set first, then roll the rest.
pub(crate) fn set_dice(
    state: &mut State<FantasticFactories>,
    seat: Seat,
    set: Dice,
    world: &mut World<'_, FantasticFactories>,
) {
    let own = state.cards.get().table.own_dice;
    let rolled = roll(seat, own.saturating_sub(set.len()), world);
    let player = &mut state.public.players[seat];
    player.pending = Pending::Nothing;
    player.dice = set.and(rolled);
    world.tell(Event::ForemanSet { seat, set, rolled });
}

/// FF-275.
pub(crate) fn take_die(
    state: &mut State<FantasticFactories>,
    seat: Seat,
    value: u8,
    world: &mut World<'_, FantasticFactories>,
) {
    let player = &mut state.public.players[seat];
    player.pending = Pending::Nothing;
    player.dice = player.dice.with(value);
    world.tell(Event::SpecialistTaken { seat, value });
}

/// FF-130 to FF-133: a Specialist's die not taken is lost (FF-276).
pub(crate) fn finish(state: &mut State<FantasticFactories>, seat: Seat, world: &mut World<'_, FantasticFactories>) {
    let player = &mut state.public.players[seat];
    player.finished = true;
    player.pending = Pending::Nothing;
    // FF-131: final, also for a player who is asked at once to discard down.
    world.reveal();
    world.tell(Event::Finished { seat });
    if state.public.at_work().is_empty() {
        state.public.stage = Stage::CleanUp { turn: 0 };
        clean_up::settle(state, world);
    }
}
