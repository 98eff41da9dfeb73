//! A game that is nothing but its set-up: a way to get at a [`World`] from outside.

use kernel::data::Sheet;
use kernel::{
    Asked, Auditor, CardData, Chance, DataFault, Game, Illegal, OptionInfo, Owed, Points, Question, RuleId, Sandbox,
    SeatMap, Seen, Setup, State, World,
};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;

type Errand = Box<dyn FnOnce(&mut World<'_, Bare>)>;

thread_local! {
    static ERRAND: RefCell<Option<Errand>> = const { RefCell::new(None) };
}

/// Does something with a world that takes its numbers from `chance`.
pub fn with_world<T: 'static>(chance: &mut dyn Chance, errand: impl FnOnce(&mut World<'_, Bare>) -> T + 'static) -> T {
    let result = std::rc::Rc::new(RefCell::new(None));
    let put = result.clone();
    ERRAND.with_borrow_mut(|slot| *slot = Some(Box::new(move |world| *put.borrow_mut() = Some(errand(world)))));
    Sandbox::<Bare>::deal(&Setup::standard(1), chance).expect("a bare table for one");
    let result = result.borrow_mut().take();
    result.expect("the errand was run")
}

#[derive(Clone, Copy, Debug)]
pub struct Bare;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Nothing {}

impl CardData for Nothing {
    const STANDARD: &'static str = "";
    type Rows = Nothing;
    fn check(sheet: Sheet<'_, Nothing>) -> Result<Self, DataFault> {
        Ok(sheet.rows)
    }
}

kernel::actions! {
    /// Nothing is ever asked.
    pub enum Never of Bare {}
}

impl Game for Bare {
    const ID: &'static str = "bare";
    const REVISION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<usize> = 1..=1;
    const TURN: RuleId = "TOY-1";
    const OVER: RuleId = "TOY-1";
    const LONGEST: usize = 0;
    type Options = Nothing;
    type Action = Never;
    type Cards = Nothing;
    type Public = ();
    type Private = ();
    type Dark = ();
    type Event = u8;
    type View = ();
    type Foresight = ();
    type Printed = ();

    fn options() -> &'static [OptionInfo] {
        &[]
    }
    fn setup(setup: &Setup<Self>, world: &mut World<'_, Self>) -> Result<State<Self>, Illegal> {
        if let Some(errand) = ERRAND.with_borrow_mut(Option::take) {
            errand(world);
        }
        Ok(State { public: (), private: SeatMap::new(setup.seats, |_| ()), dark: (), cards: setup.cards })
    }
    fn owed(_seen: Seen<'_, Self>) -> Owed {
        Owed::Over(SeatMap::new(1, |_| kernel::Standing { rank: 1, score: 0 }))
    }
    fn question(asked: Asked<'_, Self>) -> &'static Question<Self> {
        unreachable!("{asked:?}: the game is over at once")
    }
    fn printed(_: &Nothing) {}
    fn portray(_seen: Seen<'_, Self>) {}
    fn imagine(seen: Seen<'_, Self>, _chance: &mut dyn Chance) -> State<Self> {
        State { public: (), private: SeatMap::new(1, |_| ()), dark: (), cards: seen.loaded() }
    }
    fn audit(_state: &State<Self>, _auditor: &Auditor) -> Result<(), String> {
        Ok(())
    }
    fn points(_event: &u8) -> Option<Points> {
        None
    }
}
