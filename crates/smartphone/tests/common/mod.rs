//! What the rule tests share: tables in a wanted position, and the seats by their companies.

#![allow(dead_code, unused_imports)]

use kernel::{Game, Loaded, Seat, SeatList, Setup};
use smartphone::pieces::{Company, Power, Region, Symbol, Technology};
use smartphone::plan::{Hand, Yield};
use smartphone::state::{Ask, Player, Set, Stage, Step, What};
use smartphone::{Action, Options, Public, Smartphone, action};
use testkit::Scene;

pub use testkit::{S1, S2, S3, S4, S5};

pub type Table = Scene<Smartphone>;

pub fn setup(seats: usize, options: Options) -> Setup<Smartphone> {
    Setup { seats, options, cards: Loaded::standard() }
}

/// A table of so many that has just begun; the first player is seat 1. Chance runs freely.
pub fn dealt(seats: usize, options: Options) -> Table {
    let mut scene = Scene::with(&setup(seats, options), 1);
    scene.edit(|state| {
        state.public.first = S1;
        state.public.ask = Some(Ask { seat: S1, what: What::Company });
    });
    scene.seeded(1);
    scene
}

/// The same in the first planning phase: seat 1 plays Green, seat 2 Blue, and so on in company order.
pub fn table(seats: usize, options: Options) -> Table {
    let mut scene = dealt(seats, options);
    while scene.state().public.stage != Stage::Planning {
        let ask = scene.state().public.ask.expect("somebody is asked before the first round");
        let action = match ask.what {
            What::Company => Action::ChooseCompany { company: Company::ALL[ask.seat.index()] },
            _ => scene.legal(ask.seat)[0],
        };
        scene.seeded(1);
        scene.act(ask.seat, action);
    }
    scene.seeded(1);
    scene
}

/// The big board without modules and with these powers.
pub fn with_powers(seats: usize, powers: &[Power]) -> Table {
    let mut scene = table(seats, Options::default());
    scene.edit(|state| {
        for power in powers {
            lay(&mut state.public, *power);
        }
    });
    scene
}

/// Lays a power at its technology. With N3 or N6, directors stand on the start regions.
pub fn lay(public: &mut Public, power: Power) {
    let cards = Loaded::<smartphone::Cards>::standard().get();
    let at = cards.technologies.iter().position(|row| row.powers().any(|one| one == power));
    public.powers[at.expect("every power belongs to a technology")] = power;
    if public.has_directors() {
        for seat in public.people().iter() {
            public.players[seat].director = public.players[seat].start;
        }
    }
}

/// Words that rearrange a table. Every piece stays counted.
pub trait Arrange {
    /// The technology is researched, with its patent if that is still there.
    fn research(&mut self, seat: Seat, technology: Technology) -> &mut Self;
    /// The power lies at its technology, and the player has researched it; somebody else's patent is left alone.
    fn own(&mut self, seat: Seat, power: Power) -> &mut Self;
    /// The patent is this player's, or still there.
    fn patent(&mut self, technology: Technology, holder: Option<Seat>) -> &mut Self;
    /// An office from the supply.
    fn office(&mut self, seat: Seat, region: Region) -> &mut Self;
    /// Goods in the warehouse, from and to the supply.
    fn goods(&mut self, seat: Seat, goods: u8) -> &mut Self;
    /// Progress in hand, from and to the supply.
    fn progress(&mut self, seat: Seat, progress: u8) -> &mut Self;
    /// Markers on a technology, from and to the supply.
    fn on_technology(&mut self, seat: Seat, technology: Technology, markers: u8) -> &mut Self;
    /// Markers on a region, from and to the supply.
    fn on_region(&mut self, seat: Seat, region: Region, markers: u8) -> &mut Self;
    fn price(&mut self, seat: Seat, price: u8) -> &mut Self;
    fn vp(&mut self, seat: Seat, vp: i16) -> &mut Self;
    /// No retailer lies anywhere; all are beside the board.
    fn without_retailers(&mut self) -> &mut Self;
    /// It is this player's turn in a phase, the others follow in the order of their seats, and they are asked this.
    /// Progress was received.
    fn at(&mut self, stage: fn(Step) -> Stage, seat: Seat, what: What) -> &mut Self;
    /// All seal a plan, each of which shows exactly so many of the symbols that are named.
    fn plans(&mut self, wanted: &[&[(Symbol, u8)]]) -> &mut Self;

    fn player(&self, seat: Seat) -> &Player;
    fn public(&self) -> &Public;
    /// What the table asks one player.
    fn what(&self) -> Option<What>;
}

fn change(scene: &mut Table, seat: Seat, change: impl FnOnce(&mut Player)) -> &mut Table {
    scene.edit(|state| change(&mut state.public.players[seat]))
}

impl Arrange for Table {
    fn research(&mut self, seat: Seat, technology: Technology) -> &mut Self {
        self.edit(|state| {
            let player = &mut state.public.players[seat];
            player.markers += std::mem::take(&mut player.on_technologies[technology.index()]);
            player.offices -= u8::from(player.researched.insert(technology.index() as u8));
            state.public.patents[technology.index()].get_or_insert(seat);
        })
    }

    fn own(&mut self, seat: Seat, power: Power) -> &mut Self {
        self.edit(|state| lay(&mut state.public, power));
        let at = self.public().powers.iter().position(|laid| *laid == power).expect("it was laid");
        change(self, seat, |player| player.offices -= u8::from(player.researched.insert(at as u8)))
    }

    fn patent(&mut self, technology: Technology, holder: Option<Seat>) -> &mut Self {
        self.edit(|state| state.public.patents[technology.index()] = holder)
    }

    fn office(&mut self, seat: Seat, region: Region) -> &mut Self {
        self.edit(|state| {
            state.public.place_mut(region).offices.push(seat);
            state.public.players[seat].offices -= 1;
        })
    }

    fn goods(&mut self, seat: Seat, goods: u8) -> &mut Self {
        change(self, seat, |player| {
            player.supply = player.supply + player.goods - goods;
            player.goods = goods;
        })
    }

    fn progress(&mut self, seat: Seat, progress: u8) -> &mut Self {
        change(self, seat, |player| {
            player.markers = player.markers + player.progress - progress;
            player.progress = progress;
        })
    }

    fn on_technology(&mut self, seat: Seat, technology: Technology, markers: u8) -> &mut Self {
        change(self, seat, |player| {
            let there = &mut player.on_technologies[technology.index()];
            player.markers = player.markers + *there - markers;
            *there = markers;
        })
    }

    fn on_region(&mut self, seat: Seat, region: Region, markers: u8) -> &mut Self {
        change(self, seat, |player| {
            let there = &mut player.on_regions[region.index()];
            player.markers = player.markers + *there - markers;
            *there = markers;
        })
    }

    fn price(&mut self, seat: Seat, price: u8) -> &mut Self {
        change(self, seat, |player| player.price = price)
    }

    fn vp(&mut self, seat: Seat, vp: i16) -> &mut Self {
        change(self, seat, |player| player.vp = vp)
    }

    fn without_retailers(&mut self) -> &mut Self {
        self.edit(|state| {
            for place in &mut state.public.regions {
                place.retailer = None;
            }
            state.public.unused = Set::first(state.cards.get().retailers.len());
        })
    }

    fn at(&mut self, stage: fn(Step) -> Stage, seat: Seat, what: What) -> &mut Self {
        self.edit(|state| {
            let seats = state.public.players.seats();
            let others = seats.iter().filter(|other| *other != seat);
            state.public.order = [seat].into_iter().chain(others).collect::<SeatList<5>>();
            state.public.turn = 0;
            state.public.stage = stage(Step::Turn);
            state.public.ask = Some(Ask { seat, what });
            state.public.players[seat].done.received = true;
        })
    }

    fn plans(&mut self, wanted: &[&[(Symbol, u8)]]) -> &mut Self {
        let seats: Vec<Seat> = self.public().people().iter().collect();
        for (seat, wanted) in seats.into_iter().zip(wanted) {
            let plan = plan_with(self, seat, wanted);
            self.seeded(1);
            self.act(seat, plan);
        }
        self
    }

    fn player(&self, seat: Seat) -> &Player {
        &self.public().players[seat]
    }

    fn public(&self) -> &Public {
        &self.state().public
    }

    fn what(&self) -> Option<What> {
        self.public().ask.map(|ask| ask.what)
    }
}

/// What a player can plan with.
pub fn hand(scene: &Table, seat: Seat) -> Hand {
    let public = scene.public();
    Hand { tiles: public.players[seat].tiles, outside: public.has_power(seat, Power::FourGDark) }
}

/// A plan that shows exactly so many of the symbols that are named.
pub fn plan_with(scene: &Table, seat: Seat, wanted: &[(Symbol, u8)]) -> Action {
    let fits = |result: &Yield| wanted.iter().all(|(symbol, count)| result.count(*symbol) == *count);
    plan_where(scene, seat, fits).unwrap_or_else(|| panic!("no plan shows {wanted:?}"))
}

/// A plan whose yield is so.
pub fn plan_where(scene: &Table, seat: Seat, fits: impl Fn(&Yield) -> bool) -> Option<Action> {
    let pads = &scene.state().cards.get().pads;
    let plans = scene.legal(seat).into_iter().find(|action| match action {
        Action::Plan { lower, upper, turn, at, tiles } => {
            let plan = action::Plan { lower: *lower, upper: *upper, turn: *turn, at: *at, tiles: *tiles };
            smartphone::plan::check(pads, &hand(scene, seat), &plan.into()).is_ok_and(|result| fits(&result))
        }
        _ => false,
    });
    debug_assert_eq!(Smartphone::ID, "smartphone");
    plans
}
