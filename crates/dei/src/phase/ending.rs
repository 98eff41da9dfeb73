//! Section 14: the end of the game.

use super::*;
use kernel::Standings;

/// DEI-371 … DEI-377, DEI-564: final scoring, participant by participant.
pub(crate) fn score(state: &mut Game, world: &mut Told<'_>) {
    state.public.stage = Stage::Over;
    cleanup::tell_outposts(state, world);
    world.tell(state, Event::Ended);
    for seat in state.public.players.seats().iter() {
        if state.public.is_automa(seat) {
            automa::score(state, seat, world);
            continue;
        }
        for (why, supplies) in lines(&state.public, state.cards.get(), seat) {
            supply(state, Event::Supplied { seat, supplies, why }, world);
        }
    }
}

/// What final scoring would pay a human now.
pub fn lines(public: &Public, cards: &Cards, seat: Seat) -> [(Why, i16); 6] {
    let (player, numbers) = (&public.players[seat], &cards.numbers);
    let per = match player.has(Advantage::Ledger) {
        true => cards.advantages[Advantage::Ledger.index()].amount,
        false => numbers.technology_per_supply,
    };
    let count = |count: usize, each: u8| count as i16 * i16::from(each);
    [
        (Why::Technology, i16::from(player.store.technology / per)),
        (Why::Energy, player.store.energy.into()),
        (Why::Cards, printed(cards, player)),
        (Why::Outposts, count(player.all_cubes().into(), numbers.cube_supplies)),
        (Why::Advantages, count(player.unlocked.len(), numbers.advantage_supplies)),
        (Why::Gifts, player.gifts_failed.len() as i16 * i16::from(numbers.gift_supplies)),
    ]
}

/// DEI-373: the Supplies on all cards that a player owns.
pub(crate) fn printed(cards: &Cards, player: &Player) -> i16 {
    let owned = player.hand.or(player.up).or(player.down).or(player.bin);
    owned.iter().map(|card| i16::from(cards.card(card).supplies)).sum()
}

/// DEI-3, DEI-378.
pub(crate) fn standings(public: &Public) -> Standings {
    let place = |seat: Seat| public.order.iter().position(|one| *one == seat).unwrap_or_default();
    let keys: Vec<_> = public
        .players
        .iter()
        .map(|(seat, player)| {
            let resources = player.store.technology + player.store.energy;
            (player.supplies, player.all_cubes(), resources, public.order.len() - place(seat))
        })
        .collect();
    kernel::owed::rank(&keys, |seat| public.players[seat].supplies.into())
}
