//! Words for positions and answers that the tests of this folder share.

pub use crate::common::*;
pub use kernel::{Deck, Events, Seat};
pub use smartphone::action::{Action, Answer, Choice, Counts};
pub use smartphone::cards::CheckPoint;
pub use smartphone::event::{Event, Opening, Selling, Source};
pub use smartphone::pieces::{Company, End, Power, Region, Side, Symbol, Technology};
pub use smartphone::state::{Ask, Counted, Set, Stage, Step, What};
pub use smartphone::tile::{Tile, Tiles};
pub use smartphone::{Directives, Hard, Options};

pub const FINISH: Action = Action::Finish;
pub const TAKE: Action = Action::Directive { take: Answer::Yes };
pub const DECLINE: Action = Action::Directive { take: Answer::No };

pub fn research(technology: Technology) -> Action {
    Action::Research { technology }
}

pub fn logistics(region: Region) -> Action {
    Action::Logistics { region }
}

/// So many customers in each region, and nobody buys twice.
pub fn sell(regions: &[(Region, u8)]) -> Action {
    sell_twice(regions, &[])
}

pub fn sell_twice(regions: &[(Region, u8)], seconds: &[(Region, u8)]) -> Action {
    Action::Sell { goods: counts(regions), seconds: counts(seconds) }
}

fn counts(regions: &[(Region, u8)]) -> Counts {
    regions.iter().flat_map(|(region, count)| std::iter::repeat_n(region.index() as u8, (*count).into())).collect()
}

/// What all heard of the last step.
pub fn told(scene: &Table) -> Vec<Event> {
    scene.told(S1).into_iter().copied().collect()
}

/// The rules that the events of the last step name, for the events that are wanted.
pub fn rules_of(scene: &Table, wanted: impl Fn(&Event) -> bool) -> Vec<&'static str> {
    told(scene).iter().filter(|event| wanted(event)).map(Events::rule).collect()
}

/// Further words that rearrange a table.
pub trait More {
    /// The player owns this tile, which comes from the pile.
    fn tile(&mut self, seat: Seat, tile: Tile) -> &mut Self;
    fn tokens(&mut self, seat: Seat, tokens: u8) -> &mut Self;
    fn everything_researched(&mut self, seat: Seat) -> &mut Self;
    /// The player has served these customers of a region, counted from 0.
    fn served(&mut self, seat: Seat, region: Region, customers: &[usize]) -> &mut Self;
    fn sold_away(&mut self, seat: Seat, goods: u8) -> &mut Self;
    /// R1 to R7 lies on the region.
    fn retailer(&mut self, region: Region, tile: u8, side: Side) -> &mut Self;
    fn round(&mut self, round: u8) -> &mut Self;
    fn counted(&mut self, seat: Seat, change: impl FnOnce(&mut Counted)) -> &mut Self;
    /// These directives are in the game, and no others.
    fn only_directives(&mut self, numbers: &[u8]) -> &mut Self;
    /// Whom the table asks about which directive, by its number.
    fn offered(&self) -> Option<(Seat, u8)>;
    /// Everybody finishes, declines, sells nothing and takes what is first, until this holds. What was told meanwhile.
    fn idle_until(&mut self, enough: impl Fn(&Table) -> bool) -> Vec<Event>;
    fn to_next_round(&mut self) -> Vec<Event>;
}

impl More for Table {
    fn tile(&mut self, seat: Seat, tile: Tile) -> &mut Self {
        self.edit(|state| {
            state.public.players[seat].tiles.insert(tile.id());
            let held = state.public.players.iter().flat_map(|(_, player)| {
                let start = player.company.map(|company| state.cards.get().companies[company.index()].start.id());
                player.tiles.without(start.into_iter().collect()).iter()
            });
            let row = state.public.row.iter().flatten().map(|tile| tile.id());
            let away: Tiles = held.chain(row).filter(|id| !Tile::MINIS.contains(id)).collect();
            state.dark = Deck::of(state.cards.get().improvements.without(state.public.gone).without(away));
        })
    }

    fn tokens(&mut self, seat: Seat, tokens: u8) -> &mut Self {
        self.edit(|state| {
            let player = &mut state.public.players[seat];
            state.public.tokens = state.public.tokens + player.tokens - tokens;
            player.tokens = tokens;
        })
    }

    fn everything_researched(&mut self, seat: Seat) -> &mut Self {
        Technology::ALL.into_iter().fold(self, |scene, technology| scene.research(seat, technology))
    }

    fn served(&mut self, seat: Seat, region: Region, customers: &[usize]) -> &mut Self {
        self.edit(|state| {
            for customer in customers {
                state.public.place_mut(region).served[*customer] = Some(seat);
                state.public.players[seat].supply -= 1;
            }
        })
    }

    fn sold_away(&mut self, seat: Seat, goods: u8) -> &mut Self {
        self.edit(|state| {
            state.public.players[seat].away += goods;
            state.public.players[seat].supply -= goods;
        })
    }

    fn retailer(&mut self, region: Region, tile: u8, side: Side) -> &mut Self {
        self.edit(|state| {
            assert!(state.public.unused.remove(tile - 1), "R{tile} is beside the board");
            state.public.place_mut(region).retailer = Some((tile - 1, side));
        })
    }

    fn round(&mut self, round: u8) -> &mut Self {
        self.edit(|state| state.public.round = round)
    }

    fn counted(&mut self, seat: Seat, change: impl FnOnce(&mut Counted)) -> &mut Self {
        self.edit(|state| change(&mut state.public.players[seat].seen))
    }

    fn only_directives(&mut self, numbers: &[u8]) -> &mut Self {
        self.edit(|state| state.public.directives = numbers.iter().map(|number| number - 1).collect())
    }

    fn offered(&self) -> Option<(Seat, u8)> {
        match self.public().ask {
            Some(Ask { seat, what: What::Directive(directive) }) => Some((seat, directive + 1)),
            _ => None,
        }
    }

    fn idle_until(&mut self, enough: impl Fn(&Table) -> bool) -> Vec<Event> {
        let mut events = Vec::new();
        while !enough(self) {
            let seat = self.owed().seats().lowest().expect("the game is not over");
            let action = match self.what() {
                Some(What::Research | What::Logistics) => FINISH,
                Some(What::Sale) => sell(&[]),
                Some(What::Directive(_)) => DECLINE,
                Some(What::Favour) => Action::Favour { region: Choice(None) },
                Some(_) => self.legal(seat)[0],
                None => plan_where(self, seat, |_| true).expect("a plan"),
            };
            self.act(seat, action);
            events.extend(told(self));
        }
        events
    }

    fn to_next_round(&mut self) -> Vec<Event> {
        let round = self.public().round;
        self.idle_until(|scene| scene.public().round > round || scene.public().stage == Stage::Over)
    }
}

/// The big board without retailers and with these directives alone.
pub fn with_directives(seats: usize, numbers: &[u8]) -> Table {
    let mut scene = table(seats, Options { directives: Directives::On, ..Options::default() });
    scene.without_retailers().only_directives(numbers);
    scene
}

/// Hard mode on the big board without retailers.
pub fn hard(seats: usize) -> Table {
    let mut scene = table(seats, Options { hard: Hard::On, ..Options::default() });
    scene.without_retailers();
    scene
}
