//! Section 4: set-up, in the order in which DEI-98 asks chance.

use crate::cards::{CardsOf, District};
use crate::phase::{Told, go_on};
use crate::region::{DISTRICTS, REGIONS};
use crate::state::{
    Advantages, Decks, Few, Game, Laid, Needs, OUTPOSTS, Outpost, Place, Public, Stage, Step, Store, Way,
};
use crate::{
    Advantage, Automa, Cards, Colour, Dei, Draft, Drone, Event, Faction, GearMarket, MOST, Market, NewMissions,
    Options, Player, ROUNDS, Region, Regions, Resource, ShortMissions,
};
use kernel::{CardId, Deck, Illegal, Phrase, Seat, SeatList, SeatMap, Setup, State, ensure};

pub(crate) fn lay_out(setup: &Setup<Dei>, world: &mut Told<'_>) -> Result<Game, Illegal> {
    let (humans, options, cards) = (setup.seats, setup.options, setup.cards.get());
    let automa = (options.automa != Automa::Alone || humans == 1).then_some(humans); // DEI-8
    let participants = humans + usize::from(automa.is_some());
    let many = || Phrase::new("dei-refuse-participants").count("humans", humans);
    ensure(participants <= MOST, "DEI-7", many)?;
    let draft = options.draft == Draft::On;
    ensure(!draft || humans > 1, "DEI-97", || Phrase::new("dei-refuse-draft"))?;
    let factions = factions(&options, humans, automa.is_some(), world)?;
    let board = cards.board(participants);
    let public = Public {
        options,
        automa: automa.map(Seat::new),
        round: 1,
        phase: 1,
        stage: if draft { Stage::Draft { taken: 0 } } else { Stage::Phase(Step::Begin) },
        order: SeatList::default(),
        turn: 0,
        frames: Default::default(),
        board: Regions::of_board(board.rows, board.columns),
        open: Regions::of_board(board.rows, board.columns),
        districts: [None; DISTRICTS],
        refuges: [Region::courtyard(0, 0); 2],
        bridges: board
            .bridges
            .map(|[one, other]| Way { region: Region::roof(one.0, one.1), other: Region::roof(other.0, other.1) }),
        colours: [Colour::Tactical, Colour::Logistic, Colour::Mechanical],
        outposts: [None; OUTPOSTS],
        places: [Place::default(); REGIONS],
        supply: Store { technology: board.technology, energy: board.energy, candies: board.candies },
        markets: [[None; 3]; 4],
        missions: [[None; 2]; ROUNDS],
        drones: [None; Drone::ALL.len()],
        altars: Regions::EMPTY,
        cube: None,
        draft: Advantages::default(),
        gifts_gone: Few::EMPTY,
        needs: Needs::default(),
        players: SeatMap::new(participants, |seat| player(cards, factions[seat.index()], seat.index() < humans)),
    };
    let mut state: Game = State {
        dark: Decks {
            markets: [Deck::of(CardsOf::EMPTY); 4],
            gifts: Deck::of(Few::first(cards.gifts.len())),
            automa: Deck::of(Few::first(cards.automa.len())),
        },
        private: SeatMap::new(participants, |_| ()),
        public,
        cards: setup.cards,
    };
    for (seat, player) in state.public.players.iter() {
        let automa = state.public.is_automa(seat);
        world.tell(&state, Event::FactionTaken { seat, faction: player.faction, automa });
    }
    lay_districts(&mut state, world);
    place_drones(&mut state, world);
    lay_resources(&mut state);
    replace_market(&mut state, world);
    lay_outposts(&mut state, world);
    fill_markets(&mut state, world);
    arrange_needs(&mut state, world);
    lay_missions(&mut state, world);
    automa_refuges(&mut state, world);
    first_priority(&mut state, world);
    deal_advantages(&mut state, world);
    world.tell(&state, Event::RoundBegan { round: 1 });
    go_on(&mut state, world);
    Ok(state)
}

/// DEI-9, DEI-10: those that were chosen; the others are dealt, seat by seat.
fn factions(options: &Options, humans: usize, automa: bool, world: &mut Told<'_>) -> Result<[Faction; MOST], Illegal> {
    let chosen = &options.factions()[..humans];
    let cult = chosen.contains(&Some(Faction::ChronoCult));
    ensure(!(automa && cult), "DEI-10", || Phrase::new("dei-refuse-chrono-cult"))?;
    for faction in Faction::ALL {
        let count = chosen.iter().filter(|one| **one == Some(faction)).count();
        ensure(count <= 1, "DEI-9", || Phrase::new("dei-refuse-faction-twice").phrase("faction", faction.say()))?;
    }
    let mut taken: Vec<Faction> = chosen.iter().flatten().copied().collect();
    taken.extend(automa.then_some(Faction::ChronoCult));
    let mut factions = [Faction::ChronoCult; MOST];
    for (at, chosen) in chosen.iter().enumerate() {
        factions[at] = chosen.unwrap_or_else(|| {
            let dealt = world.any_of(Faction::ALL.into_iter().filter(|one| !taken.contains(one)));
            taken.push(dealt);
            dealt
        });
    }
    Ok(factions)
}

/// DEI-84, DEI-85, DEI-87, DEI-88, DEI-495, DEI-503.
fn player(cards: &Cards, faction: Faction, human: bool) -> Player {
    let numbers = &cards.numbers;
    Player {
        faction,
        scrappers: numbers.scrappers,
        left: numbers.structures,
        hand: if human { cards.deck_of(faction) } else { CardsOf::EMPTY },
        hacks: if faction == Faction::Hackers { numbers.hacks } else { 0 },
        ..Player::default()
    }
}

/// DEI-115: where the print of a corner lies after the turn.
fn turned(corner: u8, turn: u8) -> u8 {
    (corner + turn) % 4
}

fn roofs(state: &Game) -> impl Iterator<Item = Region> + use<> {
    let board = state.cards.get().board(state.public.players.len());
    Regions::roofs(board.rows, board.columns)
}

/// The district under a roof, and how it is turned.
fn district(state: &Game, roof: Region) -> (&'static District, u8) {
    let laid = state.public.districts[roof_place(roof)].expect("DEI-63: a district lies under every roof");
    (&state.cards.get().districts[usize::from(laid.number) - 1], laid.turn)
}

/// The place of a roof among the roofs of the largest board.
pub(crate) fn roof_place(roof: Region) -> usize {
    roof.index() - Region::roof(0, 0).index()
}

/// DEI-63, DEI-64.
fn lay_districts(state: &mut Game, world: &mut Told<'_>) {
    let count = roofs(state).count();
    let mut left = Few::first(count);
    for roof in roofs(state) {
        let number = world.any_of(left.iter());
        left.remove(number);
        state.public.districts[roof_place(roof)] = Some(Laid { number: number + 1, turn: 0 });
    }
    for roof in roofs(state) {
        let turn = world.pick(4) as u8;
        state.public.districts[roof_place(roof)].as_mut().expect("DEI-63: it was laid").turn = turn;
    }
    let refuge = |state: &Game, number: u8| {
        let roof = roofs(state).find(|roof| district(state, *roof).0.number == number);
        let roof = roof.expect("DEI-64: districts 1 and 2 are on every board");
        let (row, turn) = district(state, roof);
        (roof, roof.corner(turned(row.refuge.expect("DEI-203: it has a neutral refuge"), turn)))
    };
    let (_, first) = refuge(state, 1);
    let (mut roof, mut second) = refuge(state, 2);
    while first == second {
        let laid = state.public.districts[roof_place(roof)].as_mut().expect("DEI-63: it was laid");
        laid.turn = (laid.turn + 1) % 4;
        (roof, second) = refuge(state, 2);
    }
    state.public.refuges = [first.min(second), first.max(second)];
    let board = state.cards.get().board(state.public.players.len());
    world.tell(state, Event::BoardLaid { rows: board.rows, columns: board.columns });
}

/// DEI-67, DEI-68, DEI-411, DEI-425.
fn place_drones(state: &mut Game, world: &mut Told<'_>) {
    let playing = |faction| state.public.players.iter().any(|(_, player)| player.faction == faction);
    let (hackers, cult) = (playing(Faction::Hackers), playing(Faction::ChronoCult));
    let mut free: Regions = roofs(state).collect();
    for drone in Drone::ALL {
        match drone {
            Drone::Cathedral if !cult => continue,
            Drone::Scorpion if !hackers => continue,
            _ => {}
        }
        let roof = world.any_of(free.iter());
        free.set(roof, false);
        state.public.drones[drone.index()] = Some(roof);
        if drone == Drone::Cathedral {
            state.public.open.set(roof, false);
            state.public.altars = (0..4).map(|corner| roof.corner(corner)).collect();
        }
        world.tell(state, Event::DronePlaced { drone, region: roof });
    }
}

/// DEI-69, DEI-70, DEI-84.
fn lay_resources(state: &mut Game) {
    for roof in roofs(state) {
        let (row, turn) = district(state, roof);
        for (corner, technology) in (0..).zip(row.corners) {
            let courtyard = roof.corner(turned(corner, turn));
            state.public.place_mut(courtyard).resources[Resource::Technology.index()] += technology;
            state.public.supply.technology -= technology;
        }
        if state.public.open.has(roof) {
            state.public.place_mut(roof).resources[Resource::Energy.index()] = row.energy;
            state.public.supply.energy -= row.energy;
        }
    }
    let numbers = &state.cards.get().numbers;
    for (_, player) in state.public.players.iter_mut() {
        player.store = Store { technology: numbers.technology, energy: numbers.energy, candies: 0 };
    }
    let participants = state.public.players.len() as u8;
    state.public.supply.technology -= participants * numbers.technology;
    state.public.supply.energy -= participants * numbers.energy;
}

/// DEI-71.
fn replace_market(state: &mut Game, world: &mut Told<'_>) {
    let colours = state.public.colours;
    let replaced = match state.public.options.gear {
        GearMarket::Off => return,
        GearMarket::Tactical => Colour::Tactical,
        GearMarket::Logistic => Colour::Logistic,
        GearMarket::Mechanical => Colour::Mechanical,
        GearMarket::Random => world.any_of(colours.into_iter()),
    };
    state.public.colours[replaced.index()] = Colour::Gear;
    world.tell(state, Event::MarketReplaced { colour: replaced });
}

/// DEI-72, DEI-73.
fn lay_outposts(state: &mut Game, world: &mut Told<'_>) {
    let per_colour = state.cards.get().board(state.public.players.len()).outposts;
    let mut left = [per_colour; 3];
    let mut districts = roofs(state).count() as u32;
    let mut laid = Vec::new();
    for roof in roofs(state) {
        let mut piece = world.pick(districts) as u8;
        districts -= 1;
        let colour = state.public.colours.into_iter().zip(&mut left).find_map(|(colour, left)| {
            if piece < *left {
                *left -= 1;
                return Some(colour);
            }
            piece -= *left;
            None
        });
        let Some(colour) = colour else { continue };
        let (row, turn) = district(state, roof);
        let region = match row.outpost {
            Some(corner) => roof.corner(turned(corner, turn)),
            None if state.public.open.has(roof) => roof,
            None => roof.corner(0), // DEI-73
        };
        laid.push(Outpost { region, colour, holder: None, hacked: false });
        world.tell(state, Event::OutpostLaid { colour, region });
    }
    let place = |colour| state.public.colours.iter().position(|one| *one == colour);
    laid.sort_by_key(|outpost| (outpost.region, place(outpost.colour)));
    for (to, outpost) in state.public.outposts.iter_mut().zip(laid) {
        *to = Some(outpost);
    }
}

impl Public {
    /// DEI-77, DEI-78: all cards of a market's deck, those that lie elsewhere included.
    pub(crate) fn stock(&self, cards: &Cards, place: usize) -> CardsOf {
        let market = self.market_at(place);
        let original = Colour::ALL.get(place).filter(|_| market != Market::Black).map(|colour| colour.market());
        let belongs = |card: &crate::cards::Card| match card.drone {
            Some((drone, _)) => {
                card.market.is_some() && card.market == original && self.drones[drone.index()].is_some()
            }
            None => card.market == Some(market),
        };
        (0..).zip(&cards.cards).filter(|(_, card)| belongs(card)).map(|(id, _)| id as CardId).collect()
    }
}

/// DEI-76.
fn fill_markets(state: &mut Game, world: &mut Told<'_>) {
    for place in 0..state.public.markets.len() {
        state.dark.markets[place] = Deck::of(state.public.stock(state.cards.get(), place));
        for slot in 0..state.public.markets[place].len() {
            reveal(state, place, slot, world);
        }
    }
}

/// A new card face up in a slot, if there is one.
pub(crate) fn reveal(state: &mut Game, place: usize, slot: usize, world: &mut Told<'_>) {
    state.public.markets[place][slot] = state.dark.markets[place].draw(world);
    if let Some(card) = state.public.markets[place][slot] {
        let market = state.public.market_at(place);
        world.tell(state, Event::CardRevealed { market, slot: slot as u8 + 1, card });
    }
}

/// DEI-494.
fn arrange_needs(state: &mut Game, world: &mut Told<'_>) {
    if state.public.automa.is_none() {
        return;
    }
    let mut left = state.public.colours.to_vec();
    for space in 0..3 {
        let need = world.pick(left.len() as u32) as usize;
        state.public.needs.order[space] = Some(left.remove(need));
    }
    tell_needs(state, false, world);
}

pub(crate) fn tell_needs(state: &Game, cleanup: bool, world: &mut Told<'_>) {
    if let [Some(first), Some(second), Some(third)] = state.public.needs.order {
        world.tell(state, Event::NeedsSet { first, second, third, cleanup });
    }
}

/// DEI-80 … DEI-82.
fn lay_missions(state: &mut Game, world: &mut Told<'_>) {
    let options = &state.public.options;
    let new = options.new_missions == NewMissions::On;
    let per_column = if options.short_missions == ShortMissions::On { 1 } else { 2 };
    let rows = (0..).zip(&state.cards.get().missions);
    let mut left: Few = rows.filter(|(_, row)| new || !row.new).map(|(at, _)| at as u8).collect();
    for column in 0..ROUNDS {
        for place in 0..per_column {
            let mission = world.any_of(left.iter());
            left.remove(mission);
            state.public.missions[column][place] = Some(mission);
            world.tell(state, Event::MissionLaid { column: column as u8 + 1, mission });
        }
    }
}

/// DEI-498, DEI-499.
fn automa_refuges(state: &mut Game, world: &mut Told<'_>) {
    let Some(seat) = state.public.automa else { return };
    for (at, (region, colour)) in crate::automa::homes(&state.public, world).into_iter().enumerate() {
        state.public.needs.homes[at] = Some((region, colour));
        let player = &mut state.public.players[seat];
        player.refuges.set(region, true);
        player.left[crate::Structure::Refuge.index()] -= 1;
        world.tell(state, Event::AutomaRefuge { seat, region, colour });
    }
}

/// DEI-89, DEI-90.
fn first_priority(state: &mut Game, world: &mut Told<'_>) {
    let mut left: Vec<Seat> = state.public.humans().iter().collect();
    while !left.is_empty() {
        let next = world.pick(left.len() as u32) as usize;
        state.public.order.push(left.remove(next));
    }
    state.public.automa.into_iter().for_each(|seat| state.public.order.push(seat));
    world.tell(state, Event::Priority { order: state.public.order, first: true });
}

/// DEI-91, DEI-95, DEI-96.
fn deal_advantages(state: &mut Game, world: &mut Told<'_>) {
    let humans = state.public.humans();
    let draft = state.public.options.draft == Draft::On;
    for colour in state.public.colours {
        let rows = &state.cards.get().advantages;
        let mut left: Vec<Advantage> = rows.iter().filter(|row| row.colour == colour).map(|row| row.effect).collect();
        let count = if draft { left.len().min(humans.len() + 1) } else { humans.len() };
        for seat in 0..count {
            let advantage = left.remove(world.pick(left.len() as u32) as usize);
            if draft {
                state.public.draft.insert(advantage);
                world.tell(state, Event::AdvantageOffered { advantage });
            } else {
                let seat = Seat::new(seat);
                state.public.players[seat].advantages.insert(advantage);
                world.tell(state, Event::AdvantageDealt { seat, advantage });
            }
        }
    }
}
