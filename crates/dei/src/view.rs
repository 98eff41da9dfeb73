//! What a client receives: everything lies open (DEI-44). What is printed on the components is told once, in
//! [`Printed`](crate::cards::Printed).

use crate::phase::{Asking, ending, gift, mission};
use crate::state::{Ask, Public, Stage, Store};
use crate::{Advantage, By, Colour, Dei, Drone, Faction, Gear, Market, Player, ROUNDS, Region, Resource};
use kernel::{CardId, Game, Seat, Seen};

kernel::enums! {
    "dei.ts"

    pub enum Moment { Draft, First, Second, Third, CleanUp, Over }
}

kernel::views! {
    "dei.ts"

    pub struct View {
        /// From 1.
        pub round: u8,
        /// The Action Phase, or what else is going on.
        pub moment: Moment,
        /// Whom the table waits for.
        pub asked: Vec<Seat>,
        /// DEI-171: the priority of the round.
        pub order: Vec<Seat>,
        /// Whose Action Phase it is.
        @some pub actor: Seat,
        /// The symbols that can still be used, if a card or an offer is being resolved.
        @some pub symbols: SymbolsView,
        /// The drone that is at work.
        @some pub drone: Drone,
        /// DEI-440: two gifts of which one is kept, by their numbers.
        @default pub gifts: Vec<u8>,
        /// Row by row.
        pub districts: Vec<DistrictView>,
        /// DEI-114: in the order of their numbers.
        pub regions: Vec<RegionView>,
        pub ways: Vec<WayView>,
        pub supply: StoreView,
        pub markets: Vec<MarketView>,
        /// By column.
        pub missions: Vec<Vec<MissionView>>,
        /// DEI-427: who holds the Cathedral cube, and as which colour.
        @some pub cube: (Seat, Colour),
        /// DEI-95: advantages that can still be drafted.
        @default pub draft: Vec<Advantage>,
        /// Gifts face down.
        @default pub gift_deck: u8,
        @some pub automa: AutomaView,
        /// By seat; the Automa's last.
        pub players: Vec<PlayerView>,
    }

    pub struct SymbolsView {
        @some pub card: CardId,
        pub left: Vec<(By, u8)>,
        @default pub exchange: u8,
        @some pub drone: (Drone, u8),
        /// A candy was spent.
        @default pub candy: bool,
        @some pub within: Region,
    }

    pub struct DistrictView {
        pub number: u8,
        /// Quarter-turns clockwise.
        @default pub turn: u8,
    }

    pub struct RegionView {
        pub region: Region,
        /// From 0, among the courtyards or among the roofs.
        pub row: u8,
        pub column: u8,
        @default pub roof: bool,
        @default pub sealed: bool,
        @default pub technology: u8,
        @default pub energy: u8,
        @default pub units: Vec<UnitsView>,
        @some pub majority: Seat,
        @some pub supremacy: Seat,
        @default pub outposts: Vec<OutpostView>,
        /// Whose Refuges stand here.
        @default pub refuges: Vec<Seat>,
        @default pub neutral_refuge: bool,
        @default pub altar: bool,
        @default pub drones: Vec<Drone>,
    }

    /// A faction's units in a region, and why it has its majority value.
    pub struct UnitsView {
        pub seat: Seat,
        @default pub scrappers: u8,
        @default pub leader: bool,
        /// DEI-130: one for each unit, and bonuses.
        pub value: u8,
    }

    pub struct OutpostView {
        pub colour: Colour,
        @some pub holder: Seat,
        @default pub hacked: bool,
    }

    /// An Elevator or a Bridge.
    pub struct WayView {
        /// Nobody's where it is neutral.
        @some pub seat: Seat,
        pub region: Region,
        pub other: Region,
    }

    pub struct StoreView {
        pub technology: u8,
        pub energy: u8,
        pub candies: u8,
    }

    pub struct MarketView {
        pub market: Market,
        /// Left to right.
        pub cards: Vec<Option<CardId>>,
        pub deck: u8,
    }

    pub struct MissionView {
        /// Its place in the data.
        pub mission: u8,
        /// DEI-324: whose faction tokens lie on it.
        @default pub marks: Vec<Seat>,
        /// What it would pay each human now.
        pub pays: Vec<i16>,
        /// DEI-321.
        @default pub late: bool,
    }

    pub struct AutomaView {
        /// DEI-494: the needs on +2, +1, +0.
        pub needs: Vec<Colour>,
        /// DEI-508: the cards on the action spaces, by their place in the data.
        @default pub spaces: Vec<u8>,
        pub deck: u8,
        pub discard: u8,
    }

    pub struct PlayerView {
        pub seat: Seat,
        pub faction: Faction,
        @default pub automa: bool,
        pub supplies: i16,
        pub store: StoreView,
        /// Scrappers in reserve.
        pub scrappers: u8,
        /// Refuges, Elevators and Bridges in reserve.
        pub structures: Vec<u8>,
        @some pub leader: Region,
        @default pub hand: Vec<CardId>,
        /// On the faction board, face up and face down.
        @default pub up: Vec<CardId>,
        @default pub down: Vec<CardId>,
        @default pub bin: Vec<CardId>,
        /// With whether they are unlocked.
        @default pub advantages: Vec<(Advantage, bool)>,
        /// DEI-452: gear effects that hold.
        @default pub gear: Vec<Gear>,
        /// DEI-140: cubes of the colours in play, the Cathedral cube included.
        pub cubes: Vec<(Colour, u8)>,
        @default pub hacks: u8,
        /// DEI-420: Scrappers that the Cathedral will take back.
        @default pub owed: u8,
        @some pub gift: GiftView,
        /// Gifts in the bin, by their numbers.
        @default pub gifts_failed: Vec<u8>,
        /// What final scoring would add now.
        @default pub ending: i16,
    }

    pub struct GiftView {
        pub number: u8,
        /// How much there is of what it demands.
        pub has: u8,
    }

    /// What a choice would do.
    #[derive(Default)]
    pub struct Foresight {
        /// Supplies it would pay.
        @some pub supplies: i16,
        /// Where units would arrive.
        @some pub majority: MajorityView,
    }

    /// The majority values of a region after a choice.
    pub struct MajorityView {
        pub region: Region,
        pub own: u8,
        /// The highest of the others.
        pub best: u8,
    }
}

impl Foresight {
    /// What so many units would be worth in a region.
    pub(crate) fn majority(asked: Asking<'_>, region: Region, scrappers: u8, leader: bool) -> Foresight {
        let (public, seat) = (asked.public(), asked.seat());
        let place = public.place(region);
        let leader = leader || public.players[seat].is_leader_at(region);
        let scrappers = scrappers + place.scrappers[seat.index()];
        let own = public.value(asked.cards(), seat, region, scrappers, leader);
        Foresight { supplies: None, majority: Some(MajorityView { region, own, best: place.best_other(seat) }) }
    }
}

pub(crate) fn portray(seen: Seen<'_, Dei>) -> View {
    let (public, cards, backs) = (seen.public(), seen.cards(), seen.dark());
    let top = public.frames.top().map(|frame| frame.ask);
    let ways = |(seat, player): (Seat, &Player)| {
        let all = player.ways.into_iter().flatten();
        all.map(move |way| WayView { seat: Some(seat), region: way.region, other: way.other }).collect::<Vec<_>>()
    };
    let neutral = public.bridges.map(|way| WayView { seat: None, region: way.region, other: way.other });
    let cult = public.humans().iter().any(|seat| public.players[seat].faction == Faction::ChronoCult);
    View {
        round: public.round,
        moment: moment(public),
        asked: Dei::owed(seen).seats().iter().collect(),
        order: public.order.to_vec(),
        actor: matches!(public.stage, Stage::Phase(_)).then(|| public.actor()),
        symbols: top.and_then(symbols),
        drone: top.and_then(|ask| if let Ask::Drone(at_work) = ask { Some(at_work.drone) } else { None }),
        gifts: if let Some(Ask::Gift(two)) = top { two.map(|gift| gift + 1).to_vec() } else { Vec::new() },
        districts: public
            .districts
            .iter()
            .flatten()
            .map(|it| DistrictView { number: it.number, turn: it.turn })
            .collect(),
        regions: public.board.iter().map(|at| region(public, at)).collect(),
        ways: neutral.into_iter().chain(public.players.iter().flat_map(ways)).collect(),
        supply: store(public.supply),
        markets: (0..public.markets.len())
            .map(|place| MarketView {
                market: public.market_at(place),
                cards: public.markets[place].to_vec(),
                deck: backs.markets[place],
            })
            .collect(),
        missions: (0..ROUNDS).map(|column| missions(seen, column)).collect(),
        cube: public.cube,
        draft: public.draft.iter().collect(),
        gift_deck: if cult { backs.gifts } else { 0 },
        automa: public.automa.map(|_| AutomaView {
            needs: public.needs.order.into_iter().flatten().collect(),
            spaces: public.needs.spaces.into_iter().flatten().collect(),
            deck: backs.automa,
            discard: public.needs.discard.len() as u8,
        }),
        players: public.players.iter().map(|(seat, it)| player(public, cards, seat, it)).collect(),
    }
}

fn moment(public: &Public) -> Moment {
    match (public.stage, public.phase) {
        (Stage::Draft { .. }, _) => Moment::Draft,
        (Stage::CleanUp { .. }, _) => Moment::CleanUp,
        (Stage::Over, _) => Moment::Over,
        (Stage::Phase(_), 1) => Moment::First,
        (Stage::Phase(_), 2) => Moment::Second,
        (Stage::Phase(_), _) => Moment::Third,
    }
}

fn symbols(ask: Ask) -> Option<SymbolsView> {
    let Ask::Symbols(it) = ask else { return None };
    let left = By::SYMBOLS.into_iter().zip(it.left).filter(|(_, count)| *count > 0);
    Some(SymbolsView {
        card: it.card,
        left: left.collect(),
        exchange: it.exchange,
        drone: it.drone,
        candy: it.candy,
        within: it.within,
    })
}

fn store(it: Store) -> StoreView {
    StoreView { technology: it.technology, energy: it.energy, candies: it.candies }
}

fn region(public: &Public, at: Region) -> RegionView {
    let (place, (row, column)) = (public.place(at), at.place());
    let units =
        public.players.iter().filter(|(seat, _)| place.values[seat.index()] > 0).map(|(seat, player)| UnitsView {
            seat,
            scrappers: place.scrappers[seat.index()],
            leader: player.is_leader_at(at),
            value: place.values[seat.index()],
        });
    let outposts = public.outposts().filter(|outpost| outpost.region == at);
    let refuges = public.players.iter().filter(|(_, player)| player.refuges.has(at));
    RegionView {
        region: at,
        row,
        column,
        roof: at.is_roof(),
        sealed: !public.open.has(at),
        technology: place.resources[Resource::Technology.index()],
        energy: place.resources[Resource::Energy.index()],
        units: units.collect(),
        majority: place.majority,
        supremacy: place.supremacy(),
        outposts: outposts.map(|it| OutpostView { colour: it.colour, holder: it.holder, hacked: it.hacked }).collect(),
        refuges: refuges.map(|(seat, _)| seat).collect(),
        neutral_refuge: public.refuges.contains(&at),
        altar: public.altars.has(at),
        drones: Drone::ALL.into_iter().filter(|drone| public.drones[drone.index()] == Some(at)).collect(),
    }
}

fn missions(seen: Seen<'_, Dei>, column: usize) -> Vec<MissionView> {
    let (public, cards) = (seen.public(), seen.cards());
    let places = public.missions[column].into_iter().enumerate();
    let laid = places.filter_map(|(place, mission)| Some((place, mission?)));
    laid.map(|(place, mission)| {
        let seats = public.humans().iter();
        let pays = seats.clone().filter_map(|seat| mission::pays(public, cards, seat, (column, place)));
        MissionView {
            mission,
            marks: seats.filter(|seat| public.players[*seat].marks[column][place]).collect(),
            pays: pays.map(|(supplies, _)| supplies).collect(),
            late: column + 1 < usize::from(public.round),
        }
    })
    .collect()
}

fn player(public: &Public, cards: &crate::Cards, seat: Seat, it: &Player) -> PlayerView {
    let over = public.stage == Stage::Over || public.is_automa(seat);
    let ending = ending::lines(public, cards, seat).into_iter().map(|(_, supplies)| supplies).sum();
    PlayerView {
        seat,
        faction: it.faction,
        automa: public.is_automa(seat),
        supplies: it.supplies,
        store: store(it.store),
        scrappers: it.scrappers,
        structures: it.left.to_vec(),
        leader: it.leader,
        hand: it.hand.iter().collect(),
        up: it.up.iter().collect(),
        down: it.down.iter().collect(),
        bin: it.bin.iter().collect(),
        advantages: it.advantages.iter().map(|advantage| (advantage, it.has(advantage))).collect(),
        gear: it.gear.iter().collect(),
        cubes: public.colours.map(|colour| (colour, it.cubes[colour.index()])).to_vec(),
        hacks: it.hacks,
        owed: it.travels * cards.numbers.removed,
        gift: it.gift.map(|gift| {
            let row = &cards.gifts[usize::from(gift)];
            GiftView { number: row.number, has: gift::amount(public, seat, row.demand) }
        }),
        gifts_failed: it.gifts_failed.iter().map(|gift| gift + 1).collect(),
        ending: if over { 0 } else { ending },
    }
}
