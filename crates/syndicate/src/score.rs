//! Sections 9.1, 9.2 and 10: robots, investors, the end of the game.

use crate::cards::count;
use crate::state::{FIVE, Kind, Pawns, Plugged, Public, SLOTS, Stack};
use crate::{Event, Syndicate};
use kernel::{SeatMap, Standings, State, World, owed};
use std::cmp::Reverse;

/// SYN-63, SYN-64, SYN-65, SYN-66, SYN-67, SYN-68, SYN-69, SYN-70, SYN-71: every robot pays, then leaves the network for the pile.
pub(crate) fn robots(state: &mut State<Syndicate>, world: &mut World<'_, Syndicate>) {
    let cards = state.cards.get();
    for seat in state.public.players.seats().iter() {
        for place in 0..SLOTS {
            let player = &mut state.public.players[seat];
            let vp = player.pays(cards, place);
            let Some(Plugged { card, covered }) = player.network[place].take() else {
                continue;
            };
            player.vp += u16::from(vp);
            player.pile.insert(card);
            // SYN-49: assistants on the card go back to their owner.
            player.assistants += count(covered);
            let dice = player.beside(place);
            world.tell(state, Event::RobotScored { seat, place: place as u8 + 1, card, dice, vp });
        }
    }
}

/// SYN-72: every player's pawns in the slots next to an investor position (from 0).
pub fn influence(public: &Public, position: usize) -> SeatMap<Pawns, 4> {
    let next_to = position.saturating_sub(1)..=position.min(SLOTS - 1);
    public.players.map(|_, player| {
        player.at[next_to.clone()].iter().fold(Pawns::default(), |sum, pawns| Pawns {
            agents: sum.agents + pawns.agents,
            assistants: sum.assistants + pawns.assistants,
        })
    })
}

/// SYN-73, SYN-74, SYN-75, SYN-76, SYN-77: the players with influence at an investor position (from 0), first to last.
pub fn ranking(public: &Public, position: usize) -> Stack {
    let influence = influence(public, position);
    let mut seats = Stack::from_iter(public.order.iter().copied().filter(|seat| influence[*seat].total() > 0));
    // SYN-74: a stable sort leaves ties in the order of the round's stack.
    seats.sort_by_key(|seat| Reverse((influence[*seat].total(), influence[*seat].agents)));
    seats
}

/// SYN-72, SYN-73, SYN-74, SYN-75, SYN-76, SYN-77, SYN-78, SYN-79: from I1 to I5, the first takes the token, the second 1 VP.
pub(crate) fn investors(state: &mut State<Syndicate>, world: &mut World<'_, Syndicate>) {
    for at in 0..FIVE {
        let ranking = ranking(&state.public, at);
        let investor = state.public.investors[at].expect("SYN-19: one investor at each position");
        let position = at as u8 + 1;
        if let Some(first) = ranking.first() {
            state.public.players[*first].won[investor as usize] += 1;
            state.public.investors[at] = None;
            world.tell(state, Event::InvestorWon { seat: *first, position, investor });
        } else {
            world.tell(state, Event::InvestorUnwon { position, investor });
        }
        if let Some(second) = ranking.get(1) {
            state.public.players[*second].vp += 1;
            world.tell(state, Event::RunnerUp { seat: *second, position, investor });
        }
    }
}

/// SYN-86: every investor pays 1 VP for each robot of its type.
pub(crate) fn finish(state: &mut State<Syndicate>, world: &mut World<'_, Syndicate>) {
    let cards = state.cards.get();
    for seat in state.public.players.seats().iter() {
        let piles = state.public.players[seat].robots(cards);
        for (kind, robots) in Kind::ALL.into_iter().zip(piles) {
            let player = &mut state.public.players[seat];
            let investors = player.investors(kind);
            let vp = u16::from(investors) * u16::from(robots);
            player.vp += vp;
            if investors > 0 {
                world.tell(state, Event::InvestorsPaid { seat, investor: kind, investors, robots, vp });
            }
        }
    }
    if world.is_heard() {
        for (seat, standing) in standings(&state.public).iter() {
            world.tell(state, Event::Finished { seat, vp: standing.score as u16, rank: standing.rank });
        }
    }
}

/// SYN-87, SYN-88, SYN-89: most points, then most investors; still equal is a draw.
pub(crate) fn standings(public: &Public) -> Standings {
    let keys: Vec<(u16, u8)> = public.players.iter().map(|(_, player)| (player.vp, player.all_investors())).collect();
    owed::rank(&keys, |seat| public.players[seat].vp.into())
}
