//! Section 4: setup, and section 14 for the solo game (FF-311).

use crate::cards::{BLUEPRINTS, CONTRACTORS};
use crate::state::ROW;
use crate::{Decks, Event, FantasticFactories, Kind, Machine, Player, Public, Stage, State, Tool, World, supply};
use kernel::{CardSet, Deck, Illegal, Phrase, Seat, SeatMap, Setup};

/// FF-10, FF-12, FF-13, FF-14, FF-15, FF-16, FF-18.
pub(crate) fn lay_out(setup: &Setup<FantasticFactories>, world: &mut World<'_>) -> Result<State, Illegal> {
    let (people, numbers) = (setup.seats, &setup.cards.get().table);
    let solo = people == 1;
    let first = first_player(setup, world)?;
    // FF-310: the Machine takes the seat after the player's.
    let seats = people + usize::from(solo);
    let player = Player { metal: numbers.metal.into(), energy: numbers.energy.into(), ..Player::default() };
    let mut tools = Tool::ALL;
    world.shuffle(&mut tools);
    let public = Public {
        options: setup.options,
        round: 1,
        stage: Stage::Market { turn: 0, wiped: false },
        first,
        last_round: None,
        blueprints: [None; ROW],
        contractors: [None; ROW],
        tools,
        discard: CardSet::EMPTY,
        used_contractors: CardSet::EMPTY,
        players: SeatMap::new(people, |_| player),
        machine: solo.then_some(Machine { cards: CardSet::EMPTY, goods: 0 }),
    };
    let dark =
        Decks { blueprints: Deck::of(CardSet::first(BLUEPRINTS)), contractors: Deck::of(CardSet::first(CONTRACTORS)) };
    let mut state = State { public, private: SeatMap::new(seats, |_| CardSet::EMPTY), dark, cards: setup.cards };
    world.tell(&state, Event::ToolsLaid { tools });
    // FF-17: hands in turn order, then the blueprint row, then the contractor row.
    for seat in state.public.turn_order() {
        supply::draw(&mut state, seat, numbers.hand, world);
    }
    supply::refill(&mut state, world);
    if solo {
        machine_cards(&mut state, world);
    }
    world.tell(&state, Event::RoundBegan { round: 1, first });
    Ok(state)
}

/// FF-11, FF-318.
fn first_player(setup: &Setup<FantasticFactories>, world: &mut World<'_>) -> Result<Seat, Illegal> {
    match setup.options.first.seat() {
        Some(seat) if seat.index() < setup.seats => Ok(seat),
        Some(seat) => {
            let why = Phrase::new("factories-refuse-first").count("seat", seat.number()).count("most", setup.seats);
            Err(Illegal::new("FF-11", why))
        }
        None => Ok(Seat::new(world.pick(setup.seats as u32) as usize)),
    }
}

/// FF-312, FF-313: the Machine's first cards; monuments are passed over.
fn machine_cards(state: &mut State, world: &mut World<'_>) {
    let mut wanted = state.public.options.machine.blueprints();
    let cards = state.cards.get();
    for _ in 0..BLUEPRINTS {
        if wanted == 0 {
            break;
        }
        let Some(card) = supply::turn_up(state, world) else { break };
        let print = cards.print(card);
        if cards.blueprint(print).kind == Kind::Monument {
            state.public.discard.insert(card);
            world.tell(state, Event::MachineSkipped { card: print });
        } else {
            wanted -= 1;
            supply::give_machine(state, card, world);
        }
    }
}
