//! 4 Set-up: in which order chance is asked: DEI-98, DEI-99.

use crate::common::*;
use crate::layout::Layout;
use kernel::{Seeded, Stream};
use std::slice::Iter;

/// Chance from a seed that keeps what it gave.
struct Noting {
    seeded: Seeded,
    picks: Vec<Pick>,
}

impl Chance for Noting {
    fn pick(&mut self, stream: Stream, below: u32) -> u32 {
        let value = self.seeded.pick(stream, below);
        self.picks.push(Pick { stream, below, value });
        value
    }
}

/// Does a set-up again by what chance gave, in the order of DEI-98.
struct Again<'a> {
    picks: Iter<'a, Pick>,
    public: &'a Public,
    humans: usize,
}

impl Again<'_> {
    /// DEI-99: one of so many; of one thing chance is not asked.
    fn one_of(&mut self, count: usize) -> usize {
        if count == 1 {
            return 0;
        }
        let pick = self.picks.next().expect("chance was asked once more");
        assert_eq!(pick.below as usize, count);
        pick.value as usize
    }

    fn take<T>(&mut self, left: &mut Vec<T>) -> T {
        let at = self.one_of(left.len());
        left.remove(at)
    }

    fn roofs(&self) -> Vec<Region> {
        self.public.board.roofs_only().iter().collect()
    }

    /// (1) Factions, one seat after another.
    fn factions(&mut self, chosen: &[Faction]) {
        let automa = self.public.automa.is_some();
        let taken = |faction: &Faction| chosen.contains(faction) || automa && *faction == ChronoCult;
        let mut left: Vec<Faction> = Faction::ALL.into_iter().filter(|one| !taken(one)).collect();
        for seat in (0..self.humans).map(Seat::new) {
            let faction = match chosen.get(seat.index()) {
                Some(faction) => *faction,
                None => self.take(&mut left),
            };
            assert_eq!(self.public.players[seat].faction, faction);
        }
    }

    /// (2) The districts, row by row, (3) their turns.
    fn districts(&mut self) {
        let roofs = self.roofs();
        let mut left: Vec<u8> = (1..=roofs.len() as u8).collect();
        let numbers: Vec<u8> = roofs.iter().map(|_| self.take(&mut left)).collect();
        let turns: Vec<u8> = roofs.iter().map(|_| self.one_of(4) as u8).collect();
        for (roof, (number, turn)) in roofs.into_iter().zip(numbers.into_iter().zip(turns)) {
            let laid = self.public.districts[roof.index() - r(0, 0).index()].expect("a district lies here");
            assert_eq!(laid.number, number);
            // DEI-64 may turn district 2 on.
            assert!(laid.turn == turn || number == 2 && laid.turn == (turn + 1) % 4);
        }
    }

    /// (4) Drones. (5) Which market gear replaces.
    fn drones_and_gear(&mut self) {
        let mut left = self.roofs();
        let playing = |faction| self.public.players.iter().any(|(_, player)| player.faction == faction);
        let (cult, hackers) = (playing(ChronoCult), playing(Hackers));
        for drone in [Drone::Cathedral, Drone::Masamune, Drone::Simon, Drone::Fly, Drone::Draco, Drone::Scorpion] {
            let plays = match drone {
                Drone::Cathedral => cult,
                Drone::Scorpion => hackers,
                _ => true,
            };
            if plays {
                let roof = self.take(&mut left);
                let moved = self.public.drones[drone.index()];
                assert_eq!(moved, Some(roof), "{drone:?}");
            }
        }
        if self.public.options.gear == GearMarket::Random {
            let replaced = self.one_of(3);
            assert_eq!(self.public.colours[replaced], Purple);
        }
    }

    /// (6) For each district its outpost piece, blanks included.
    fn outposts(&mut self, per_colour: usize) {
        let roofs = self.roofs();
        let coloured = self.public.colours.into_iter().flat_map(|colour| vec![Some(colour); per_colour]);
        let mut left: Vec<Option<Colour>> = coloured.chain(vec![None; roofs.len() - 3 * per_colour]).collect();
        let mut found: Vec<(Region, Colour)> = self.public.outposts().map(|it| (it.region, it.colour)).collect();
        for roof in roofs {
            let laid = self.public.districts[roof.index() - r(0, 0).index()].expect("a district lies here");
            let spot = cards().districts[usize::from(laid.number) - 1].outpost;
            let region = match spot {
                Some(corner) => roof.corner(corner + laid.turn),
                None if self.public.cathedral() == Some(roof) => roof.corner(0),
                None => roof,
            };
            if let Some(colour) = self.take(&mut left) {
                let at = found.iter().position(|it| *it == (region, colour));
                found.remove(at.unwrap_or_else(|| panic!("a {colour:?} outpost in {region:?}")));
            }
        }
        assert_eq!(found, []);
    }

    /// (7) The open cards, market after market, each from the left.
    fn markets(&mut self) {
        for place in 0..4 {
            let (market, home) = (self.public.market_at(place), Market::ALL[place]);
            let belongs = |card: &dei::cards::Card| match card.drone {
                Some((drone, _)) => {
                    place < 3 && card.market == Some(home) && self.public.drones[drone.index()].is_some()
                }
                None => card.market == Some(market),
            };
            let all = cards().cards.iter().enumerate().filter(|(_, card)| belongs(card));
            let mut left: Vec<CardId> = all.map(|(at, _)| at as CardId).collect();
            let open = [(); 3].map(|()| Some(self.take(&mut left)));
            assert_eq!(self.public.markets[place], open);
        }
    }

    /// (8) Need tokens.
    fn needs(&mut self) {
        if self.public.automa.is_some() {
            let mut left = self.public.colours.to_vec();
            let needs = [(); 3].map(|()| Some(self.take(&mut left)));
            assert_eq!(self.public.needs.order, needs);
        }
    }

    /// (9) Missions: column after column, the upper one first.
    fn missions(&mut self) {
        let options = self.public.options;
        let count = if options.new_missions == NewMissions::On { 16 } else { 12 };
        let short = options.short_missions == ShortMissions::On;
        let mut left: Vec<u8> = (0..count).collect();
        for column in self.public.missions {
            let upper = Some(self.take(&mut left));
            let lower = if short { None } else { Some(self.take(&mut left)) };
            assert_eq!(column, [upper, lower]);
        }
    }

    /// (10) The Automa's Refuges: of each colour one of the outposts with which three fit ones can still be had.
    fn refuges(&mut self) {
        let Some(seat) = self.public.automa else { return };
        let of = |colour: Colour| self.public.outposts().filter(move |it| it.colour == colour).map(|it| it.region);
        let [first, second, third] = self.public.colours;
        let mut fit: Vec<[(usize, Region); 3]> = Vec::new();
        for one in of(first).enumerate() {
            for two in of(second).enumerate().filter(|two| two.1 != one.1) {
                let others = of(third).enumerate().filter(|three| ![one.1, two.1].contains(&three.1));
                fit.extend(others.map(|three| [one, two, three]));
            }
        }
        let roofs = |three: &[(usize, Region); 3]| three.iter().filter(|(_, region)| region.is_roof()).count();
        let fewest = fit.iter().map(roofs).min().expect("three outposts lie apart");
        fit.retain(|three| roofs(three) == fewest);
        for colour in 0..3 {
            let mut open: Vec<usize> = fit.iter().map(|three| three[colour].0).collect();
            open.sort_unstable();
            open.dedup();
            let picked = self.take(&mut open);
            fit.retain(|three| three[colour].0 == picked);
            let home = self.public.needs.homes[colour].expect("a Refuge for each colour");
            assert_eq!(home, (fit[0][colour].1, self.public.colours[colour]));
            assert!(self.public.players[seat].refuges.has(home.0));
        }
    }

    /// (11) Priority, first place first.
    fn priority(&mut self) {
        let mut left: Vec<Seat> = (0..self.humans).map(Seat::new).collect();
        let mut order: Vec<Seat> = (0..self.humans).map(|_| self.take(&mut left)).collect();
        order.extend(self.public.automa);
        assert_eq!(self.public.order.to_vec(), order);
    }

    /// (12) Advantages: one colour after another, and in each colour seat by seat, or those to be laid open.
    fn advantages(&mut self) {
        let draft = self.public.options.draft == Draft::On;
        for colour in self.public.colours {
            let of = |one: &Advantage| cards().advantages[one.index()].colour == colour;
            let mut left: Vec<Advantage> = Advantage::ALL.into_iter().filter(of).collect();
            for at in 0..if draft { 6.min(self.humans + 1) } else { self.humans } {
                let advantage = self.take(&mut left);
                let found = if draft { self.public.draft } else { self.public.players[Seat::new(at)].advantages };
                assert!(found.has(advantage), "{advantage:?}");
            }
        }
    }

    /// What follows set-up: if the Chrono Cult comes first it draws two gifts.
    fn gifts(&mut self) {
        let first = self.public.order[0];
        let draft = self.public.options.draft == Draft::On;
        if !draft && self.public.players[first].faction == ChronoCult {
            let mut left: Vec<u8> = (0..8).collect();
            let two = [(); 2].map(|()| self.take(&mut left));
            let frame = self.public.frames.top().expect("a question");
            assert_eq!(frame.ask, Ask::Gift(two));
        }
    }
}

/// Set-ups of so many humans with these options, done again by what chance gave.
#[track_caller]
fn in_order(humans: usize, chosen: &[Faction], options: Options) {
    for seed in 0..25 {
        let seeded = Seeded::new(kernel::Secret::from_number(seed).seed(&[]));
        let mut chance = Noting { seeded, picks: Vec::new() };
        let sandbox = Sandbox::deal(&setup(humans, options), &mut chance).expect("it can be played");
        let public = &sandbox.state().public;
        let mut again = Again { picks: chance.picks.iter(), public, humans };
        again.factions(chosen);
        again.districts();
        again.drones_and_gear();
        again.outposts([3, 4, 5, 6, 7][public.players.len() - 2]);
        again.markets();
        again.needs();
        again.missions();
        again.refuges();
        again.priority();
        again.advantages();
        again.gifts();
        assert_eq!(again.picks.next(), None, "chance was asked for something else");
    }
}

#[test]
fn dei_98_the_order_in_a_game_of_humans() {
    for humans in 2..=6 {
        in_order(humans, &[], Options::default());
    }
}

#[test]
fn dei_98_the_order_with_everything_that_can_be_chosen() {
    let all = Options {
        gear: GearMarket::Random,
        new_missions: NewMissions::On,
        short_missions: ShortMissions::On,
        draft: Draft::On,
        ..playing(&[Hackers, ChronoCult])
    };
    for humans in 2..=6 {
        in_order(humans, &[Hackers, ChronoCult], all);
    }
    let gear = Options { gear: GearMarket::Logistic, ..playing(&[FarmZ]) };
    in_order(3, &[FarmZ], gear);
}

#[test]
fn dei_98_the_order_with_the_automa() {
    for humans in 1..=5 {
        in_order(humans, &[], Options { automa: Automa::Easy, ..Options::default() });
        let gear = Options { automa: Automa::Expert, gear: GearMarket::Random, ..Options::default() };
        in_order(humans, &[], gear);
    }
    in_order(3, &[], Options { automa: Automa::Standard, draft: Draft::On, ..Options::default() });
}

#[test]
fn dei_98_a_whole_set_up_written_out() {
    let options = Options { gear: GearMarket::Random, seat_2: Choice::Hackers, ..Options::default() };
    let uses = [
        pick(4, 5), // the Chrono Cult, out of all but the Hackers
    ]
    .into_iter()
    .chain([pick(8, 9), pick(0, 8), pick(0, 7), pick(5, 6), pick(4, 5), pick(0, 4), pick(2, 3), pick(1, 2)])
    .chain([1, 0, 2, 3, 0, 0, 1, 0, 0].map(|turn| pick(turn, 4)))
    .chain([pick(4, 9), pick(0, 8), pick(0, 7), pick(0, 6), pick(4, 5), pick(2, 4)])
    .chain([pick(2, 3)]) // gear replaces mechanical
    .chain([pick(8, 9), pick(0, 8), pick(3, 7), pick(5, 6), pick(0, 5), pick(3, 4), pick(0, 3), pick(1, 2)])
    .chain([pick(13, 14), pick(0, 13), pick(0, 12)]) // tactical
    .chain([pick(7, 14), pick(7, 13), pick(7, 12)]) // logistic
    .chain([pick(0, 14), pick(6, 13), pick(11, 12)]) // gear
    .chain([pick(11, 12), pick(10, 11), pick(9, 10)]) // black
    .chain([11, 0, 9, 0, 7, 0, 5, 0].into_iter().zip((5..=12).rev()).map(|(value, left)| pick(value, left)))
    .chain([pick(1, 2)])
    .chain([pick(5, 6), pick(0, 5), pick(0, 6), pick(4, 5), pick(3, 6), pick(3, 5)]);
    let scene = Scene::dealt(&setup(2, options), uses);
    let public = scene.public();
    assert_eq!([S1, S2].map(|seat| scene.player(seat).faction), [ChronoCult, Hackers]);
    let laid: Vec<(u8, u8)> = public.districts.iter().flatten().map(|it| (it.number, it.turn)).collect();
    assert_eq!(laid, [(9, 1), (1, 0), (2, 2), (8, 3), (7, 0), (3, 0), (6, 1), (5, 0), (4, 0)]);
    assert_eq!(public.drones, [r(1, 1), r(0, 0), r(0, 1), r(0, 2), r(2, 2), r(2, 0)].map(Some));
    assert_eq!(public.colours, [Tactical, Logistic, Purple]);
    // District 9: roof; 1: SE; 2, turned by 180: NW; 8, by 270: SW; 7: SE; 3: roof; 6: roof; 5, 4: NE.
    let expected = [
        (g(0, 2), Logistic),
        (g(1, 2), Tactical),
        (g(2, 0), Purple),
        (g(2, 2), Tactical),
        (g(2, 2), Logistic),
        (g(2, 3), Logistic),
        (r(0, 0), Purple),
        (r(1, 2), Purple),
        (r(2, 0), Tactical),
    ];
    assert_eq!(public.outposts().map(|it| (it.region, it.colour)).collect::<Vec<_>>(), expected);
    let open = |place: usize| public.markets[place].map(|it| cards().card(it.expect("a card")).id.as_str());
    assert_eq!(open(0), ["cathedral-2", "T-1", "T-2"]);
    assert_eq!(open(1), ["L-8", "masamune-1", "simon-0"]);
    assert_eq!(open(2), ["G-1", "G-8", "cathedral-0"]);
    assert_eq!(open(3), ["K-12", "K-11", "K-10"]);
    assert_eq!(public.missions, [[11, 0], [10, 1], [9, 2], [8, 3]].map(|column| column.map(Some)));
    assert_eq!(public.order.to_vec(), [S2, S1]);
    let own = |seat: Seat| -> Vec<Advantage> { scene.player(seat).advantages.iter().collect() };
    assert_eq!(own(S1), [Advantage::SweetReward, Advantage::RecruitingPost, Advantage::Watchtowers]);
    assert_eq!(own(S2), [Advantage::NightMarch, Advantage::Ledger, Advantage::BridgeCrane]);
}

#[test]
fn dei_99_a_deck_is_the_cards_it_still_has_each_as_likely() {
    // The same set-up, and a purchase: any of the nine cards left can come.
    let mut drawn = Vec::new();
    for rank in 0..9 {
        let mut scene = table(&[FarmZ, Auxilia]);
        scene.open(3, &["K-4", "K-5", "K-6"]).store(S1, 3, 0, 0).chance([pick(rank, 9)]);
        scene.act(S1, down("farm_z-1", Market::Black, 1));
        drawn.extend(scene.public().markets[3][2].map(|it| cards().card(it).id.as_str()));
    }
    assert_eq!(drawn, ["K-1", "K-2", "K-3", "K-7", "K-8", "K-9", "K-10", "K-11", "K-12"]);
}

#[test]
fn dei_99_of_one_thing_chance_is_not_asked() {
    // The last of the nine districts and the last outpost piece are nobody's choice.
    let picks = Layout::new([FarmZ, Auxilia]).picks();
    let bounds: Vec<u32> = picks.iter().map(|pick| pick.below).collect();
    assert_eq!(bounds[..8], [9, 8, 7, 6, 5, 4, 3, 2]);
    assert_eq!(bounds[8..17], [4; 9]);
    Layout::new([FarmZ, Auxilia]).deal();
    // The last card of a deck comes without chance, and after it none.
    let mut scene = table(&[FarmZ, Auxilia]);
    scene.store(S1, 9, 9, 0).edit(|state| {
        let black = (1..=12).map(|number| card(&format!("K-{number}")));
        state.public.players[S2].bin = black.clone().skip(4).collect();
        state.public.markets[3] = [Some(card("K-1")), Some(card("K-2")), Some(card("K-3"))];
    });
    scene.redeck().act(S1, down("farm_z-1", Market::Black, 3));
    assert_eq!(scene.public().markets[3], ["K-1", "K-2", "K-4"].map(|id| Some(card(id))));
    scene.at(2, 2, S1).edit(|state| state.public.players[S1].bought = false);
    scene.act(S1, down("farm_z-2", Market::Black, 1));
    assert_eq!(scene.public().markets[3], [Some(card("K-2")), Some(card("K-4")), None]);
}
