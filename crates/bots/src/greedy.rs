//! [`Greedy`]: one step ahead, by the game's evaluation.

use crate::insight::think_about;
use crate::reward::judge;
use crate::{Bot, Insight};
use kernel::{Asked, Chance, Drawn, Manner, Owed, Sandbox, Seat};

/// How many worlds each action is tried in.
const WORLDS: usize = 6;
/// How many actions are tried at most.
const TRIED: usize = 128;

/// Tries each action in a few imagined worlds and takes the one after which it stands best.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl<G: Insight> Bot<G> for Greedy {
    fn choose(&mut self, asked: Asked<'_, G>, list: &mut Vec<G::Action>, chance: &mut dyn Chance) -> Drawn<G::Action> {
        think_about(asked, list, |legal| best(asked, legal, chance))
    }
}

fn best<G: Insight>(asked: Asked<'_, G>, legal: &[G::Action], chance: &mut dyn Chance) -> usize {
    let seat = asked.seat();
    let tried = candidates(asked, legal, TRIED, chance);
    let mut sums = vec![0.0; tried.len()];
    let mut list = Vec::new();
    for _ in 0..WORLDS {
        let world = Sandbox::of(G::imagine(*asked, chance));
        for (sum, index) in sums.iter_mut().zip(&tried) {
            let mut world = world.clone();
            world.play(seat, &legal[*index], chance);
            finish_question(&mut world, seat, &mut list, chance);
            *sum += judge(&world)[seat].reward;
        }
    }
    let best = (0..tried.len()).max_by(|a, b| sums[*a].total_cmp(&sums[*b]));
    best.map_or(0, |best| tried[best])
}

/// The indexes of at most so many actions: all of them, or the most promising and a few others.
pub(crate) fn candidates<G: Insight>(
    asked: Asked<'_, G>,
    legal: &[G::Action],
    most: usize,
    chance: &mut dyn Chance,
) -> Vec<usize> {
    let mut order: Vec<(f32, usize)> =
        legal.iter().enumerate().map(|(i, action)| (G::promise(asked, action), i)).collect();
    chance.shuffle(&mut order);
    order.sort_by(|a, b| b.0.total_cmp(&a.0));
    order.into_iter().take(most).map(|(_, index)| index).collect()
}

/// Others choose by reflex until a question that all answer in secret is answered: before that, nothing has
/// happened that could be judged.
pub(crate) fn finish_question<G: Insight>(
    world: &mut Sandbox<G>,
    searcher: Seat,
    list: &mut Vec<G::Action>,
    chance: &mut dyn Chance,
) {
    for _ in 0..kernel::MAX_SEATS {
        let Owed::Asked(asked) = world.owed() else { return };
        if asked.manner != Manner::Sealed || asked.seats.has(searcher) || !asked.may.has(searcher) {
            return;
        }
        let Some(seat) = asked.seats.lowest() else { return };
        let action = G::reflex(world.asked(seat), list, chance);
        world.play(seat, &action, chance);
    }
}

/// The most choices after the horizon until a state is settled.
const MOST_UNSETTLED: usize = 24;

/// Plays on by reflex: so many choices and on until the state is settled, or to the end.
pub(crate) fn play_out<G: Insight>(
    world: &mut Sandbox<G>,
    choices: usize,
    list: &mut Vec<G::Action>,
    chance: &mut dyn Chance,
) {
    for choice in 0..choices + MOST_UNSETTLED {
        if choice >= choices && G::is_settled(world.state()) {
            return;
        }
        let Some(seat) = world.owed().seats().lowest() else { return };
        let action = G::reflex(world.asked(seat), list, chance);
        world.play(seat, &action, chance);
    }
}
