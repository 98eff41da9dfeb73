//! Arranging a position. A card that is put somewhere leaves the deck, so that the audit holds.

use super::{Ff, key_of, print, standard};
use fantastic_factories::cards::{BLUEPRINTS, Blueprints, CONTRACTORS, Contractors};
use fantastic_factories::state::Names;
use fantastic_factories::{
    CardTexts, Dice, FantasticFactories, Floor, Level, Machine, Options, Pending, Player, Print, Stage, Tool, Work,
};
use kernel::{CardId, CardSet, Deck, Seat, Setup, State};
use testkit::{S1, Scene};

/// How many cards on top of a deck are known.
const KNOWN: usize = 8;

/// What the arrangement remembers besides the state.
pub(super) struct Hold {
    /// Blueprints on top of the deck, the first drawn first.
    top: Vec<CardId>,
    /// Contractors on top of their deck.
    contractor_top: Vec<CardId>,
    /// Where the blueprints are that nobody speaks of, if the deck holds known cards only.
    park: Option<Park>,
    parked: Blueprints,
    /// Contractors nobody speaks of are used ones.
    contractors_only: bool,
    market_given: bool,
    dice_given: [bool; 5],
}

/// A place for the blueprints that are in no test's way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Park {
    Hand(Seat),
    Compound(Seat),
    Machine,
}

/// The first market turn of round 1, seat 1 first, nothing left to chance: tools hammer, wrench, gear,
/// shovel; blueprints Obelisk, Beacon, Gymnasium, Fitness Center; contractors Architect, Hired Hands,
/// Investor, Specialist; hands empty, everybody 1 M and 2 E; eight known cards on each deck.
pub fn scene(seats: usize) -> Ff {
    table_for(&Setup::standard(seats))
}

/// A solo game; the Machine has no card yet.
pub fn solo(level: Level) -> Ff {
    table_for(&Setup { options: Options { machine: level, ..Options::default() }, ..Setup::standard(1) })
}

/// The same with any options.
pub fn table_for(setup: &Setup<FantasticFactories>) -> Ff {
    let mut scene = Scene::with(setup, 1);
    scene.edit(|state| {
        state.public.first = S1;
        state.public.tools = Tool::ALL;
        state.public.blueprints = [None; 4];
        state.public.contractors = [None; 4];
        state.private.iter_mut().for_each(|(_, hand)| *hand = CardSet::EMPTY);
        state.public.players.iter_mut().for_each(|(_, player)| player.noted = CardSet::EMPTY);
        state.public.machine = state.public.machine.map(|_| Machine { cards: CardSet::EMPTY, goods: 0 });
        state.public.discard = CardSet::EMPTY;
    });
    let table = Ff::around(scene).market(&["obelisk", "beacon", "gymnasium", "fitness_center"]);
    let mut table = table.contractors(&["architect", "hired_hands", "investor", "specialist"]);
    table.hold.market_given = false;
    table
}

impl Ff {
    /// A position as it was dealt.
    pub(super) fn around(scene: Scene<FantasticFactories>) -> Ff {
        let hold = Hold {
            top: Vec::new(),
            contractor_top: Vec::new(),
            park: None,
            parked: CardSet::EMPTY,
            contractors_only: false,
            market_given: false,
            dice_given: [false; 5],
        };
        Ff { scene, hold, free: false }
    }

    /// From now on chance runs freely.
    pub fn any_chance(mut self) -> Ff {
        self.scene.seeded(7);
        self.free = true;
        self
    }
}

/// Cards.
impl Ff {
    /// A whole hand.
    #[track_caller]
    pub fn hand(mut self, seat: Seat, keys: &[&str]) -> Ff {
        self.unpark();
        self.scene.edit(|state| {
            state.private[seat] = CardSet::EMPTY;
            state.public.players[seat].noted = CardSet::EMPTY;
        });
        for key in keys {
            let card = self.claim(key);
            self.scene.edit(|state| assert!(state.private[seat].insert(card)));
        }
        self.settle()
    }

    /// A whole compound, built in earlier rounds.
    #[track_caller]
    pub fn built(mut self, seat: Seat, keys: &[&str]) -> Ff {
        self.unpark();
        self.scene.edit(|state| {
            let player = &mut state.public.players[seat];
            player.built = CardSet::EMPTY;
            (player.names, player.fresh, player.used) = Default::default();
        });
        for key in keys {
            let card = self.claim(key);
            self.scene.edit(|state| state.public.players[seat].build(card, print(key)));
        }
        self.settle()
    }

    /// The blueprints of the market; `-` is an empty slot, and so are those not named.
    #[track_caller]
    pub fn market(mut self, keys: &[&str]) -> Ff {
        self.unpark();
        self.scene.edit(|state| state.public.blueprints = [None; 4]);
        for (at, key) in keys.iter().enumerate().filter(|(_, key)| **key != "-") {
            let card = self.claim(key);
            self.scene.edit(|state| state.public.blueprints[at] = Some(card));
        }
        self.hold.market_given = true;
        self.settle()
    }

    /// The contractors of the market.
    #[track_caller]
    pub fn contractors(mut self, keys: &[&str]) -> Ff {
        self.scene.edit(|state| state.public.contractors = [None; 4]);
        for (at, key) in keys.iter().enumerate() {
            let card = self.claim_contractor(key);
            self.scene.edit(|state| state.public.contractors[at] = Some(card));
        }
        self.settle()
    }

    /// The known top of the blueprint deck, the first drawn first; at most eight.
    #[track_caller]
    pub fn top(mut self, keys: &[&str]) -> Ff {
        assert!(keys.len() <= KNOWN, "at most {KNOWN} cards on top of a deck are known");
        self.unpark();
        self.hold.top.clear();
        for key in keys {
            let card = self.claim(key);
            self.hold.top.push(card);
        }
        self.settle()
    }

    /// The known top of the contractor deck, the first drawn first; at most eight.
    #[track_caller]
    pub fn contractor_top(mut self, keys: &[&str]) -> Ff {
        self.hold.contractor_top.clear();
        for key in keys {
            let card = self.claim_contractor(key);
            self.hold.contractor_top.push(card);
        }
        self.settle()
    }

    /// The blueprint deck is these cards and no others, the first drawn first. The cards nobody speaks
    /// of are in the hand of the last player (see [`Ff::park`]); the discard pile stays as it is.
    #[track_caller]
    pub fn deck_only(mut self, keys: &[&str]) -> Ff {
        let last = Seat::new(self.public().players.len() - 1);
        self.hold.park = self.hold.park.or(Some(Park::Hand(last)));
        self.top(keys)
    }

    /// No card is in the blueprint deck.
    pub fn empty_deck(self) -> Ff {
        self.deck_only(&[])
    }

    /// With [`Ff::deck_only`]: where the cards are that nobody speaks of.
    pub fn park(mut self, place: Park) -> Ff {
        self.unpark();
        self.hold.park = Some(place);
        self.settle()
    }

    /// The contractor deck is these cards and no others; all others have been used.
    #[track_caller]
    pub fn contractor_deck_only(mut self, keys: &[&str]) -> Ff {
        self.hold.contractors_only = true;
        self.scene.edit(|state| state.public.used_contractors = CardSet::EMPTY);
        self.contractor_top(keys)
    }

    /// The blueprint discard pile.
    #[track_caller]
    pub fn discards(mut self, keys: &[&str]) -> Ff {
        self.unpark();
        self.scene.edit(|state| state.public.discard = CardSet::EMPTY);
        for key in keys {
            let card = self.claim(key);
            self.scene.edit(|state| assert!(state.public.discard.insert(card)));
        }
        self.settle()
    }

    /// The Machine's cards.
    #[track_caller]
    pub fn machine(mut self, keys: &[&str]) -> Ff {
        self.unpark();
        self.change_machine(|machine| machine.cards = CardSet::EMPTY);
        for key in keys {
            let card = self.claim(key);
            self.change_machine(|machine| assert!(machine.cards.insert(card)));
        }
        self.settle()
    }

    pub fn machine_goods(mut self, goods: u16) -> Ff {
        self.change_machine(|machine| machine.goods = goods);
        self
    }

    fn change_machine(&mut self, change: impl FnOnce(&mut Machine)) {
        self.scene.edit(|state| change(state.public.machine.as_mut().expect("a solo game")));
    }
}

/// Everything else.
impl Ff {
    /// The tools over the contractors.
    pub fn tools(self, tools: [Tool; 4]) -> Ff {
        self.with(|state| state.public.tools = tools)
    }

    pub fn tokens(self, seat: Seat, metal: u16, energy: u16) -> Ff {
        self.with_player(seat, |player| (player.metal, player.energy) = (metal, energy))
    }

    pub fn goods(self, seat: Seat, goods: u16) -> Ff {
        self.with_player(seat, |player| player.goods = goods)
    }

    /// Unplaced dice.
    pub fn dice(mut self, seat: Seat, dice: &[u8]) -> Ff {
        self.hold.dice_given[seat.index()] = true;
        self.with_player(seat, |player| player.dice = Dice::of(dice))
    }

    /// Dice on a floor of the HQ.
    pub fn floor(self, seat: Seat, floor: Floor, dice: &[u8]) -> Ff {
        self.with_player(seat, |player| player.floors[floor as usize] = Dice::of(dice))
    }

    /// The Work phase, all opening rolls made: the dice given with [`Ff::dice`], otherwise 1, 2, 3, 4.
    pub fn work(self) -> Ff {
        let given = self.hold.dice_given;
        self.with(|state| {
            state.public.stage = Stage::Work;
            for (seat, player) in state.public.players.iter_mut() {
                player.finished = false;
                if !given[seat.index()] {
                    player.dice = Dice::of(&[1, 2, 3, 4]);
                }
            }
        })
    }

    /// This player's market turn.
    pub fn market_turn(self, seat: Seat) -> Ff {
        self.with(|state| {
            let turn = state.public.turn_order().position(|other| other == seat).expect("a seat") as u8;
            state.public.stage = Stage::Market { turn, wiped: false };
        })
    }

    /// Who has the first-player token.
    pub fn first(self, seat: Seat) -> Ff {
        self.with(|state| state.public.first = seat)
    }

    pub fn round(self, round: u16) -> Ff {
        self.with(|state| state.public.round = round)
    }

    /// The end is triggered; this is the last round.
    pub fn last_round(self, round: u16) -> Ff {
        self.with(|state| state.public.last_round = Some(round))
    }

    /// The variant of section 15.
    pub fn printed(self) -> Ff {
        self.with(|state| state.public.options.cards = CardTexts::Printed)
    }

    /// FF-37: one after another.
    pub fn in_turn(self) -> Ff {
        self.with(|state| state.public.options.work = Work::InTurn)
    }

    /// What a contractor left to be done; see [`FOREMAN`] and the others. A pending Foreman has not
    /// rolled yet.
    pub fn pending(mut self, seat: Seat, pending: Pending) -> Ff {
        if matches!(pending, Pending::Foreman { .. }) {
            self = self.dice(seat, &[]);
        }
        self.with_player(seat, |player| player.pending = pending)
    }

    /// A player has finished their work.
    pub fn finished(self, seat: Seat) -> Ff {
        self.with_player(seat, |player| player.finished = true)
    }

    /// Cards of the compound that were built this round from the hand.
    #[track_caller]
    pub fn fresh(self, seat: Seat, keys: &[&str]) -> Ff {
        self.with_player(seat, |player| player.fresh = names(keys.iter().map(|key| print(key))))
    }

    /// Cards of the compound that were used this round.
    #[track_caller]
    pub fn used(self, seat: Seat, keys: &[&str]) -> Ff {
        self.with_player(seat, |player| keys.iter().for_each(|key| player.used.insert(print(key))))
    }

    fn with(mut self, change: impl FnOnce(&mut State<FantasticFactories>)) -> Ff {
        self.scene.edit(change);
        self
    }

    fn with_player(self, seat: Seat, change: impl FnOnce(&mut Player)) -> Ff {
        self.with(|state| change(&mut state.public.players[seat]))
    }
}

/// Where the cards are.
impl Ff {
    /// A copy of this name that lies nowhere.
    #[track_caller]
    fn claim(&mut self, key: &str) -> CardId {
        let copies = standard().blueprint(print(key)).copies;
        let taken = open_cards(self.scene.state()).or(self.hold.top.iter().copied().collect());
        if let Some(card) = copies.minus(taken).nth(0) {
            return card;
        }
        let row = self.public().blueprints;
        let slot = row.iter().position(|card| card.is_some_and(|card| copies.has(card)));
        let slot = slot.filter(|_| !self.hold.market_given);
        let Some((slot, card)) = slot.and_then(|slot| Some((slot, row[slot]?))) else {
            panic!("all copies of {key} are elsewhere");
        };
        let other = CardSet::first(BLUEPRINTS).minus(taken).nth(0);
        self.scene.edit(|state| state.public.blueprints[slot] = other);
        card
    }

    #[track_caller]
    fn claim_contractor(&mut self, key: &str) -> CardId {
        let contractor = standard().contractors.iter().find(|contractor| contractor.id == key);
        let copies = contractor.unwrap_or_else(|| panic!("there is no contractor {key}")).copies;
        let row: Contractors = self.public().contractors.iter().flatten().copied().collect();
        let taken = row.or(self.hold.contractor_top.iter().copied().collect());
        let card = copies.minus(taken).nth(0).unwrap_or_else(|| panic!("all copies of {key} are elsewhere"));
        self.scene.edit(|state| {
            state.public.used_contractors.remove(card);
        });
        card
    }

    fn unpark(&mut self) {
        let parked = std::mem::take(&mut self.hold.parked);
        if let Some(place) = self.hold.park {
            self.scene.edit(|state| put(state, place, parked, false));
        }
    }

    /// The top of both decks is known again, unless chance runs freely or the decks are given whole.
    pub fn restock(&mut self) -> &mut Ff {
        if !self.free && self.hold.park.is_none() && !self.hold.contractors_only {
            self.lay_decks();
        }
        self
    }

    fn settle(mut self) -> Ff {
        self.lay_decks();
        self
    }

    /// Everything that lies nowhere is in the decks, the top of which is known.
    fn lay_decks(&mut self) {
        let open = open_cards(self.scene.state());
        self.hold.top.retain(|card| !open.has(*card));
        let mut known = self.hold.top.clone();
        let mut rest = CardSet::<2>::first(BLUEPRINTS).minus(open).minus(known.iter().copied().collect());
        if let Some(place) = self.hold.park {
            self.hold.parked = std::mem::take(&mut rest);
            let parked = self.hold.parked;
            self.scene.edit(|state| put(state, place, parked, true));
        }
        fill(&mut known, &mut rest);
        self.scene.edit(|state| {
            state.dark.blueprints = Deck::of(rest);
            known.iter().rev().for_each(|card| state.dark.blueprints.put_on_top(*card));
        });
        self.lay_contractors();
    }

    fn lay_contractors(&mut self) {
        let public = self.public();
        let open = public.used_contractors.or(public.contractors.iter().flatten().copied().collect());
        self.hold.contractor_top.retain(|card| !open.has(*card));
        let mut known = self.hold.contractor_top.clone();
        let mut rest = CardSet::<1>::first(CONTRACTORS).minus(open).minus(known.iter().copied().collect());
        if self.hold.contractors_only {
            let used = std::mem::take(&mut rest);
            self.scene.edit(|state| state.public.used_contractors = state.public.used_contractors.or(used));
        }
        fill(&mut known, &mut rest);
        self.scene.edit(|state| {
            state.dark.contractors = Deck::of(rest);
            known.iter().rev().for_each(|card| state.dark.contractors.put_on_top(*card));
        });
    }
}

/// Cards of the rest are known too, from the last one on, until eight are.
fn fill<const W: usize>(known: &mut Vec<CardId>, rest: &mut CardSet<W>) {
    while known.len() < KNOWN
        && let Some(card) = rest.iter().last()
    {
        rest.remove(card);
        known.push(card);
    }
}

/// Puts cards to a place, or takes them away.
fn put(state: &mut State<FantasticFactories>, place: Park, cards: Blueprints, there: bool) {
    let change = |set: &mut Blueprints| *set = if there { set.or(cards) } else { set.minus(cards) };
    match place {
        Park::Hand(seat) => change(&mut state.private[seat]),
        Park::Compound(seat) => {
            let player = &mut state.public.players[seat];
            change(&mut player.built);
            player.names = names(player.built.iter().map(|card| print(key_of(card))));
        }
        Park::Machine => change(&mut state.public.machine.as_mut().expect("a solo game").cards),
    }
}

/// Every blueprint that is not in the deck.
pub(super) fn open_cards(state: &State<FantasticFactories>) -> Blueprints {
    let public = &state.public;
    let mut open = public.discard.or(public.blueprints.iter().flatten().copied().collect());
    open = public.players.iter().fold(open, |open, (_, player)| open.or(player.built));
    open = state.private.iter().fold(open, |open, (_, hand)| open.or(*hand));
    public.machine.map_or(open, |machine| open.or(machine.cards))
}

fn names(prints: impl Iterator<Item = Print>) -> Names {
    prints.fold(Names::default(), |mut names, print| {
        names.insert(print);
        names
    })
}
