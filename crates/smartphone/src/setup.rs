//! Section 9: setup, and section 20 for the small board.

use crate::phase::{Game, Told, go_on, planning};
use crate::state::{Place, ROW};
use crate::{
    BoardSize, Cards, Company, Directives, Event, Laying, Options, Player, Power, Public, Region, RegionRow, Set, Side,
    Size, Smartphone, Stage, Technologies, Technology, Tiles, What, action,
};
use kernel::{Act, Deck, Illegal, Phrase, Seat, SeatList, SeatMap, Setup, State, ensure};

/// SP-180 … SP-186: everything before the first choice, in the order of SP-192.
pub(crate) fn lay_out(setup: &Setup<Smartphone>, world: &mut Told<'_>) -> Result<Game, Illegal> {
    let (people, options, cards) = (setup.seats, setup.options, setup.cards.get());
    let too_many = || Phrase::new("smartphone-refuse-small-board").count("players", people);
    ensure(options.board == BoardSize::Big || people <= 3, "SP-570", too_many)?;
    let powers = powers(&options, cards, world)?;
    let (solo, numbers) = (people == 1, &cards.numbers);
    let seats = if solo { 2 } else { people }; // SP-480: Steve sits after the only player
    let player = Player {
        price: numbers.price_start,
        supply: numbers.goods,
        markers: numbers.progress,
        offices: numbers.offices,
        ..Player::default()
    };
    let public = Public {
        options,
        solo,
        round: 1,
        stage: Stage::Companies,
        order: SeatList::default(),
        turn: 0,
        ask: None,
        answered: None,
        first: Seat::new(0),
        powers,
        patents: [None; Technology::ALL.len()],
        row: [None; ROW],
        gone: Tiles::EMPTY,
        minis: cards.minis,
        tokens: numbers.goods_tokens,
        regions: [Place::default(); Region::ALL.len()],
        unused: Set::first(cards.retailers.len()),
        directives: Set::EMPTY,
        players: SeatMap::new(seats, |_| player),
    };
    let (private, dark) = (SeatMap::new(seats, |_| Default::default()), Deck::of(cards.improvements));
    let mut state = State { public, private, dark, cards: setup.cards };
    for (technology, power) in Technology::ALL.into_iter().zip(powers) {
        world.tell(&state, Event::PowerLaid { technology, power });
    }
    deal_row(&mut state, world);
    if !solo {
        state.public.first = Seat::new(world.pick(people as u32) as usize); // SP-183
        world.tell(&state, Event::FirstPlayer { seat: state.public.first });
    }
    go_on(&mut state, world);
    Ok(state)
}

/// SP-181: the power at each technology. SP-192: random picks in board order. SP-623: N9 and N10 are one tile.
fn powers(options: &Options, cards: &Cards, world: &mut Told<'_>) -> Result<[Power; Technology::ALL.len()], Illegal> {
    // SP-10: every option lists a technology's powers after `any`, as its row in the data does.
    let Options { gps, wi_fi, gamepad, battery, nfc, four_g, .. } = *options;
    let values = [gps as usize, wi_fi as usize, gamepad as usize, battery as usize, nfc as usize, four_g as usize];
    let named: [Option<Power>; Technology::ALL.len()] =
        std::array::from_fn(|at| cards.technologies[at].powers().nth(values[at].checked_sub(1)?));
    let taken = |powers: &[Option<Power>]| powers.contains(&Some(Power::N9));
    let mut powers = named;
    for technology in Technology::ALL {
        let (at, row) = (technology.index(), &cards.technologies[technology.index()]);
        let power = match options.technologies {
            _ if named[at].is_some() => continue,
            Technologies::Plain => row.plain,
            Technologies::Random => world.any_of([row.plain, row.dark].into_iter()),
            // SP-624: N10 is left out after N9, and N9 where N10 was named.
            Technologies::New => world.any_of(row.powers().filter(|power| match power {
                Power::N9 => named[Technology::FourG.index()] != Some(Power::N10),
                Power::N10 => !taken(&powers),
                _ => true,
            })),
            Technologies::FirstGame => cards.sets[0][at],
            Technologies::Overproduction => cards.sets[1][at],
            Technologies::OpenSpaces => cards.sets[2][at],
        };
        powers[at] = Some(power);
    }
    let both = taken(&powers) && powers.contains(&Some(Power::N10));
    ensure(!both, "SP-623", || Phrase::new("smartphone-refuse-n9-n10"))?;
    Ok(powers.map(|power| power.expect("SP-181: every technology has a power")))
}

/// SP-182, SP-440: a new row, place by place.
pub(crate) fn deal_row(state: &mut Game, world: &mut Told<'_>) {
    for place in 0..state.public.board(state.cards.get()).row {
        let tile = state.dark.draw(world).and_then(|id| id.try_into().ok());
        state.public.row[usize::from(place)] = tile;
        if let Some(tile) = tile {
            world.tell(state, Event::ImprovementDealt { place: place + 1, tile });
        }
    }
}

/// SP-183, SP-573: the next choice of a company or, with three players on the small board, of a start region.
pub(crate) fn companies(state: &mut Game, world: &mut Told<'_>) {
    let public = &state.public;
    let small_three = public.options.board == BoardSize::Small && public.players.len() == 3;
    for seat in public.first.clockwise(public.people().len()) {
        let player = &public.players[seat];
        if player.company.is_none() {
            return state.public.ask(seat, What::Company);
        }
        if small_three && player.start.is_none() {
            return state.public.ask(seat, What::Start);
        }
    }
    if let Some(steve) = public.steve() {
        // SP-480: the first free one in the order Red, Yellow, Black, Blue, Green.
        let free = Company::ALL.into_iter().rev().find(|company| public.owner(*company).is_none());
        let company = free.expect("SP-480: one player leaves four companies");
        action::ChooseCompany { company }.apply(state, steve, world);
    }
    match (state.public.options.board, state.public.players.len()) {
        (BoardSize::Big, _) => {
            for seat in state.public.first.clockwise(state.public.players.len()) {
                let company = state.public.players[seat].company.expect("SP-183: all have a company");
                let region = state.cards.get().companies[company.index()].home;
                action::ChooseStart { region }.apply(state, seat, world);
            }
            big_retailers(state, world);
            begin(state, world);
        }
        (BoardSize::Small, 3) => begin(state, world),
        (BoardSize::Small, _) => small_retailers(state, world),
    }
}

/// SP-188: a random retailer of a size among the unused ones, on a random side. It leaves them.
fn draw_retailer(state: &mut Game, size: Size, world: &mut Told<'_>) -> (u8, Side) {
    let retailer = world.any_of(state.public.unused_of(state.cards.get(), size));
    state.public.unused.remove(retailer);
    (retailer, world.any_of(Side::ALL.into_iter()))
}

/// A random region of a size without a retailer.
fn draw_region(state: &Game, size: Size, world: &mut Told<'_>) -> Region {
    let places = state.public.places(state.cards.get());
    let free = places.filter(|(row, place)| row.size == size && place.retailer.is_none());
    world.any_of(free.map(|(row, _)| row.id))
}

fn put(state: &mut Game, region: Region, (retailer, side): (u8, Side), why: Laying, world: &mut Told<'_>) {
    state.public.place_mut(region).retailer = Some((retailer, side));
    world.tell(state, Event::RetailerLaid { region, retailer: retailer + 1, side, why });
}

/// SP-187, SP-188: S, M and L retailers; M tiles on the homes of companies not in play.
fn big_retailers(state: &mut Game, world: &mut Told<'_>) {
    let cards = state.cards.get();
    let counts = cards.laid[state.public.people().len() - 1];
    let free = Company::ALL.into_iter().filter(|company| state.public.owner(*company).is_none());
    let mut homes = free.map(|company| cards.companies[company.index()].home).collect::<Vec<_>>().into_iter();
    for (size, count) in Size::ALL.into_iter().zip(counts) {
        for _ in 0..count {
            let retailer = draw_retailer(state, size, world);
            let region = match size {
                Size::M => homes.next().expect("SP-188: as many M retailers as unused homes"),
                Size::S | Size::L => draw_region(state, size, world),
            };
            put(state, region, retailer, Laying::Big, world);
        }
    }
}

/// SP-574, SP-575: one S and one M retailer, which the second player lays, or chance.
fn small_retailers(state: &mut Game, world: &mut Told<'_>) {
    let drawn = [Size::S, Size::M].map(|size| draw_retailer(state, size, world));
    if !state.public.solo {
        state.public.stage = Stage::Retailers { left: drawn.map(Some) };
        return;
    }
    for (size, retailer) in [Size::S, Size::M].into_iter().zip(drawn) {
        let region = draw_region(state, size, world);
        put(state, region, retailer, Laying::Solo, world);
    }
    state.public.stage = Stage::Starts;
}

/// SP-574: the second player lays the S retailer, then the M retailer.
pub(crate) fn retailers(state: &mut Game, left: [Option<(u8, Side)>; 2]) {
    let second = state.public.first.next(state.public.players.len());
    match left.into_iter().flatten().next() {
        Some((retailer, side)) => state.public.ask(second, What::LayRetailer { retailer, side }),
        None => state.public.stage = Stage::Starts,
    }
}

/// SP-574: lays the retailer that is next.
pub(crate) fn lay_second(state: &mut Game, lay: action::LayRetailer, world: &mut Told<'_>) {
    if let Stage::Retailers { left } = &mut state.public.stage {
        left.iter_mut().find_map(Option::take).expect("SP-574: a retailer is laid while one is left");
    }
    put(state, lay.region, (lay.tile - 1, lay.side), Laying::Second, world);
}

/// SP-574, SP-575: start regions, from the first player on; Steve takes the first free one.
pub(crate) fn starts(state: &mut Game, world: &mut Told<'_>) {
    let public = &state.public;
    if let Some(seat) = public.first.clockwise(public.people().len()).find(|seat| public.players[*seat].start.is_none())
    {
        return state.public.ask(seat, What::Start);
    }
    if let Some(steve) = public.steve() {
        let free = public.places(state.cards.get()).find(|(row, place)| can_start(row, place));
        let region = free.expect("SP-575: three M regions, one of them with a retailer").0.id;
        action::ChooseStart { region }.apply(state, steve, world);
    }
    begin(state, world);
}

/// SP-573, SP-574: an M region without an office and without a retailer.
pub(crate) fn can_start(row: &RegionRow, place: &Place) -> bool {
    row.size == Size::M && place.offices.is_empty() && place.retailer.is_none()
}

/// SP-521: the directives; then the first round.
fn begin(state: &mut Game, world: &mut Told<'_>) {
    if state.public.options.directives == Directives::On {
        let cards = state.cards.get();
        let pile = Set::first(cards.directives.len());
        for _ in 0..cards.drawn[state.public.people().len() - 1] {
            let directive = world.any_of(pile.minus(state.public.directives).iter());
            state.public.directives.insert(directive);
            world.tell(state, Event::DirectiveLaid { directive: directive + 1 });
        }
    }
    planning::begin_round(state, world);
}
