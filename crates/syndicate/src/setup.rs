//! Section 3: setting up the game.

use crate::cards::ROBOTS;
use crate::state::{Player, Public, SLOTS, Stack, Stage};
use crate::{Cards, Event, Syndicate, phase};
use kernel::{CardSet, Deck, Loaded, Seat, SeatMap, State, World};

/// SYN-10, SYN-11, SYN-12, SYN-13, SYN-14, SYN-15, SYN-16, SYN-17, then the first round.
pub(crate) fn lay_out(seats: usize, cards: Loaded<Cards>, world: &mut World<'_, Syndicate>) -> State<Syndicate> {
    let players = deal_boards(seats, cards.get(), world);
    let mut order = Stack::from_iter((0..seats).map(Seat::new));
    world.shuffle(&mut order);
    let public = Public {
        round: 1,
        stage: Stage::Turn,
        turns: 0,
        order,
        passed: Stack::default(),
        factory: [0; SLOTS],
        investors: [None; 5],
        discard: CardSet::EMPTY,
        players,
    };
    // SYN-12: all cards in the deck.
    let dark = Deck::of(CardSet::first(ROBOTS));
    let mut state: State<Syndicate> = State { public, private: SeatMap::new(seats, |_| ()), dark, cards };
    for (seat, player) in state.public.players.iter() {
        let Player { left_section: left, right_section: right, .. } = *player;
        world.tell(&state, Event::BoardDealt { seat, left, right });
    }
    world.tell(&state, Event::OrderDrawn { order });
    phase::round::begin(&mut state, world);
    state
}

/// SYN-13, SYN-14: left sections in seat order, right ones at random; the rest is out of the game.
fn deal_boards(seats: usize, data: &Cards, world: &mut World<'_, Syndicate>) -> SeatMap<Player, 4> {
    let mut right: Vec<usize> = (0..data.right.len()).collect();
    SeatMap::new(seats, |seat| {
        let section = right.remove(world.pick(right.len() as u32) as usize);
        Player {
            left_section: seat.index() as u8,
            right_section: section as u8,
            printed: data.right[section].investor,
            ..Player::default()
        }
    })
}
