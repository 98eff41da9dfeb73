//! [`Syn`]: a position at a table of Syndicate, arranged piece by piece.

use kernel::{CardData, CardId, CardSet, Deck, Loaded, Pick, Seat, Setup, Viewer};
use std::ops::{Deref, DerefMut};
pub use syndicate::cards::Mark;
use syndicate::cards::{ROBOTS, Robot};
use syndicate::state::{AGENTS, ASSISTANTS, Pawns, Plugged, Stack};
pub use syndicate::{Action, Cards, Event, Kind, Player, Public, Stage, Syndicate};
pub use testkit::{S1, S2, S3, S4};
use testkit::{Scene, pick};

/// No corner covered.
pub const NONE: [bool; 2] = [false, false];
/// The left corner covered.
pub const LEFT: [bool; 2] = [true, false];
/// The right corner covered.
pub const RIGHT: [bool; 2] = [false, true];
/// Both corners covered.
pub const BOTH: [bool; 2] = [true, true];

/// A position. Everything [`Scene`] can do, and the pieces of this game by name.
///
/// Cards that no test speaks of are in the deck. Arranging comes first, playing after it.
pub struct Syn {
    scene: Scene<Syndicate>,
    top: Vec<CardId>,
}

/// The first turn of round 1 with nothing left to chance: order, boards and investors in the order of
/// the seats and types, all dice 3, and eight known cards on top of the deck.
pub fn scene(seats: usize) -> Syn {
    let mut syn = Syn { scene: Scene::deal(seats, 1), top: Vec::new() };
    let order: Vec<Seat> = syn.public().players.seats().iter().collect();
    syn.scene.edit(|state| {
        let public = &mut state.public;
        public.order = Stack::from_iter(order);
        public.investors = Kind::ALL.map(Some);
        for (seat, player) in public.players.iter_mut() {
            player.dice = [3; 5];
            player.right_section = seat.index() as u8;
            player.printed = Kind::ALL[seat.index()];
        }
    });
    let syn = syn.slot(1, "B01").slot(2, "B13").slot(3, "B25").slot(4, "B37");
    syn.top(&["B02", "B03", "B14", "B15", "B26", "B27", "B38", "B39"])
}

/// The card with this name in the standard set.
pub fn id(name: &str) -> CardId {
    let at = standard().robots.iter().position(|robot| robot.name == name);
    at.unwrap_or_else(|| panic!("there is no card {name}")) as CardId
}

/// The condition of a robot as the data file writes it.
pub fn written(robot: &Robot) -> &'static str {
    let row = Cards::STANDARD.lines().find(|line| line.contains(&format!("id = \"{}\"", robot.name)));
    let (_, condition) = row.and_then(|row| row.split_once("condition = \"")).expect("a row with a condition");
    condition.split('"').next().expect("its closing mark")
}

/// The name of a card in the standard set.
pub fn name(card: CardId) -> &'static str {
    &standard().robot(card).name
}

/// The cards with these names.
pub fn set(names: &[&str]) -> CardSet<1> {
    names.iter().map(|name| id(name)).collect()
}

/// The names of the cards B`first` to B`last`.
pub fn names(numbers: std::ops::RangeInclusive<usize>) -> Vec<&'static str> {
    numbers.map(|number| name(number as CardId - 1)).collect()
}

/// The standard set.
pub fn standard() -> &'static Cards {
    Loaded::<Cards>::standard().get()
}

/// Arranging.
impl Syn {
    /// This round's order stack, from the top.
    pub fn order(self, seats: &[Seat]) -> Syn {
        self.arrange(|public| public.order = Stack::from_iter(seats.iter().copied()))
    }

    /// The round.
    pub fn round(self, round: u8) -> Syn {
        self.arrange(|public| public.round = round)
    }

    /// A player's dice D1 to D5.
    pub fn dice(self, seat: Seat, dice: [u8; 5]) -> Syn {
        self.arrange(|public| public.players[seat].dice = dice)
    }

    /// The investors at I1 to I5.
    pub fn investors(self, kinds: [Kind; 5]) -> Syn {
        self.arrange(|public| public.investors = kinds.map(Some))
    }

    /// A card lies in a slot. If it lay in another one, the two change places.
    pub fn slot(mut self, slot: usize, card: &str) -> Syn {
        let card = id(card);
        let factory = self.public().factory;
        match factory.iter().position(|other| *other == card) {
            Some(other) => self.arrange(|public| public.factory.swap(other, slot - 1)),
            None => {
                self.lift(card);
                self.arrange(|public| public.factory[slot - 1] = card)
            }
        }
    }

    /// These cards are on top of the deck, the first one uppermost.
    pub fn top(mut self, cards: &[&str]) -> Syn {
        cards.iter().for_each(|card| self.lift(id(card)));
        self.top = cards.iter().map(|card| id(card)).collect();
        self.arrange(|_| {})
    }

    /// The deck is these cards and no others, the first one uppermost; the rest is discarded.
    pub fn deck(self, cards: &[&str]) -> Syn {
        let mut syn = self.top(cards);
        let discards = syn.loose();
        syn.scene.edit(|state| state.public.discard = state.public.discard.or(discards));
        syn.arrange(|_| {})
    }

    /// A robot is in a network.
    pub fn robot(mut self, seat: Seat, place: usize, card: &str) -> Syn {
        self.lift(id(card));
        let plugged = Plugged { card: id(card), covered: NONE };
        self.arrange(|public| public.players[seat].network[place - 1] = Some(plugged))
    }

    /// A whole network.
    pub fn network(self, seat: Seat, cards: [&str; 4]) -> Syn {
        (1..).zip(cards).fold(self, |syn, (place, card)| syn.robot(seat, place, card))
    }

    /// Assistants from the pool lie on corners of the robot at a place.
    pub fn covered(self, seat: Seat, place: usize, corners: [bool; 2]) -> Syn {
        self.arrange(|public| {
            let player = &mut public.players[seat];
            player.assistants -= corners.iter().filter(|covered| **covered).count() as u8;
            player.network[place - 1].as_mut().expect("a robot is there").covered = corners;
        })
    }

    /// Pawns go from the pool to a slot.
    pub fn pawns(self, seat: Seat, slot: usize, agents: u8, assistants: u8) -> Syn {
        self.arrange(|public| {
            let player = &mut public.players[seat];
            player.agents -= agents;
            player.assistants -= assistants;
            let Pawns { agents: there, assistants: helpers } = player.at[slot - 1];
            player.at[slot - 1] = Pawns { agents: there + agents, assistants: helpers + assistants };
        })
    }

    /// The player bought a robot at a slot: one agent is there, and the robot is in a place.
    pub fn bought(self, seat: Seat, slot: usize, place: usize, card: &str) -> Syn {
        self.robot(seat, place, card).pawns(seat, slot, 1, 0)
    }

    /// The player has passed, after those who passed before.
    pub fn passed(self, seat: Seat) -> Syn {
        self.arrange(|public| {
            public.players[seat].passed = true;
            public.passed.push(seat);
        })
    }

    /// So many turns of the round have been taken.
    pub fn turns(self, turns: u8) -> Syn {
        self.arrange(|public| public.turns = turns)
    }

    /// Robots of earlier rounds.
    pub fn pile(mut self, seat: Seat, cards: &[&str]) -> Syn {
        cards.iter().for_each(|card| self.lift(id(card)));
        self.arrange(|public| cards.iter().for_each(|card| assert!(public.players[seat].pile.insert(id(card)))))
    }

    /// The investor printed on a player's board.
    pub fn printed(self, seat: Seat, kind: Kind) -> Syn {
        self.arrange(|public| {
            public.players[seat].printed = kind;
            public.players[seat].right_section = kind as u8;
        })
    }

    /// Investor tokens a player has won.
    pub fn won(self, seat: Seat, kind: Kind, tokens: u8) -> Syn {
        self.arrange(|public| public.players[seat].won[kind as usize] = tokens)
    }

    /// Victory points.
    pub fn vp(self, seat: Seat, vp: u16) -> Syn {
        self.arrange(|public| public.players[seat].vp = vp)
    }

    /// From now on chance runs freely.
    pub fn any_chance(mut self) -> Syn {
        self.scene.seeded(7);
        self
    }

    /// Changes what lies open; everything that lies nowhere is in the deck.
    fn arrange(mut self, change: impl FnOnce(&mut Public)) -> Syn {
        self.scene.edit(|state| change(&mut state.public));
        let (loose, top) = (self.loose(), self.top.clone());
        self.scene.edit(|state| {
            state.dark = Deck::of(loose);
            top.iter().rev().for_each(|card| state.dark.put_on_top(*card));
        });
        self
    }

    /// The cards that lie neither open nor known on top of the deck.
    fn loose(&self) -> CardSet<1> {
        CardSet::first(ROBOTS).minus(open_cards(self.public())).minus(self.top.iter().copied().collect())
    }

    /// Takes a card from where it lies; a slot gets another card instead.
    fn lift(&mut self, card: CardId) {
        let other = self.loose().nth(0);
        self.top.retain(|known| *known != card);
        self.scene.edit(|state| {
            let public = &mut state.public;
            public.discard.remove(card);
            if let Some(slot) = public.factory.iter_mut().find(|there| **there == card) {
                *slot = other.expect("a card is in the deck");
            }
            for (_, player) in public.players.iter_mut() {
                player.pile.remove(card);
                player.network.iter_mut().for_each(|place| {
                    place.take_if(|plugged| plugged.card == card);
                });
            }
        });
    }
}

/// Playing.
impl Syn {
    /// A whole purchase; steps that leave no choice are not asked for.
    #[track_caller]
    pub fn buy(&mut self, seat: Seat, slot: u8, sent: u8, place: u8, covers: [bool; 2]) -> &mut Syn {
        let card = self.public().factory[usize::from(slot) - 1];
        self.act(seat, Action::PlaceAgent { slot, sent });
        if matches!(self.public().stage, Stage::PlugIn { .. }) {
            self.act(seat, Action::PlugIn { place });
        }
        match self.public().stage {
            Stage::Calibrate { place: plugged } => {
                let there = self.player(seat).network[usize::from(place) - 1].map(|plugged| plugged.card);
                assert_eq!((plugged + 1, there), (place, Some(card)), "the card goes to N{place}");
                self.act(seat, Action::Calibrate { cover_left: covers[0], cover_right: covers[1] });
            }
            _ => assert_eq!(covers, NONE, "nothing can be covered"),
        }
        self
    }

    /// A purchase that nobody cares about: S1, the first empty place, nothing sent or covered.
    #[track_caller]
    pub fn buy_any(&mut self, seat: Seat) -> &mut Syn {
        let place = self.player(seat).empty_places().next().expect("an empty place") as u8 + 1;
        self.buy(seat, 1, 0, place, NONE)
    }

    #[track_caller]
    pub fn pass(&mut self, seat: Seat) -> &mut Syn {
        self.act(seat, Action::Pass);
        self
    }

    /// The last pass of the round: everybody has bought four times, and all but the last in the order
    /// have passed.
    #[track_caller]
    pub fn end_round(&mut self) -> &mut Syn {
        let order = self.public().order;
        let last = order[order.len() - 1];
        self.edit(|state| {
            let public = &mut state.public;
            public.turns = 5 * order.len() as u8 - 1;
            for seat in order.iter() {
                let player = &mut public.players[*seat];
                player.agents = 0;
                if *seat != last && !player.passed {
                    player.passed = true;
                    public.passed.push(*seat);
                }
            }
        });
        self.pass(last)
    }
}

/// Looking.
impl Syn {
    pub fn public(&self) -> &Public {
        &self.scene.state().public
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.public().players[seat]
    }

    /// The seat that is asked.
    pub fn asked(&self) -> Option<Seat> {
        self.owed().seats().lowest()
    }

    /// The cards in S1 to S4.
    pub fn factory(&self) -> [&'static str; 4] {
        self.public().factory.map(name)
    }

    /// The points of all seats.
    pub fn points(&self) -> Vec<u16> {
        self.public().players.iter().map(|(_, player)| player.vp).collect()
    }

    /// What was told in the last step.
    pub fn heard(&self) -> Vec<Event> {
        self.scene.told(Viewer::Onlooker).into_iter().copied().collect()
    }
}

impl Deref for Syn {
    type Target = Scene<Syndicate>;

    fn deref(&self) -> &Scene<Syndicate> {
        &self.scene
    }
}

impl DerefMut for Syn {
    fn deref_mut(&mut self) -> &mut Scene<Syndicate> {
        &mut self.scene
    }
}

/// The cards that lie open: factory, discard pile, networks, piles, the card just taken.
pub fn open_cards(public: &Public) -> CardSet<1> {
    let mut open: CardSet<1> = public.factory.into_iter().collect();
    open = open.or(public.discard);
    for (_, player) in public.players.iter() {
        open = open.or(cards_of(player));
    }
    if let Stage::PlugIn { card } = public.stage {
        open.insert(card);
    }
    open
}

/// The cards a player has in network and pile.
pub fn cards_of(player: &Player) -> CardSet<1> {
    player.pile.or(player.network.iter().flatten().map(|plugged| plugged.card).collect())
}

/// Whether a player's pawns, places and marker are as at the start of a round.
pub fn is_fresh(player: &Player) -> bool {
    (player.agents, player.assistants) == (AGENTS, ASSISTANTS)
        && player.at == [Pawns::default(); 4]
        && player.network == [None; 4]
        && !player.passed
}

/// What chance gives while a table is laid out: the first of everything and dice of 1, unless said.
pub struct Deal {
    pub seats: usize,
    /// Which of the right sections left each seat gets.
    pub boards: Vec<u32>,
    /// Which of the markers left comes next in the order stack, from the top.
    pub order: Vec<u32>,
    /// Which of the cards left is laid in S1 to S4.
    pub factory: [u32; 4],
    /// Which of the tokens left is laid at I1 to I4.
    pub investors: [u32; 4],
    /// What each seat rolls.
    pub dice: Vec<[u32; 5]>,
}

impl Deal {
    pub fn new(seats: usize) -> Deal {
        Deal {
            seats,
            boards: vec![0; seats],
            order: vec![0; seats - 1],
            factory: [0; 4],
            investors: [0; 4],
            dice: vec![[1; 5]; seats],
        }
    }

    /// SYN-92: in this order.
    pub fn picks(&self) -> Vec<Pick> {
        let left = |ranks: &[u32], of: usize| -> Vec<Pick> {
            (0..).zip(ranks).map(|(gone, rank)| pick(*rank, of as u32 - gone)).collect()
        };
        let mut picks = left(&self.boards, 5);
        picks.extend(left(&self.order, self.seats));
        picks.extend(left(&self.factory, 60));
        picks.extend(left(&self.investors, 5));
        picks.extend(self.dice.iter().flatten().map(|face| testkit::die(*face)));
        picks
    }

    pub fn lay_out(&self) -> Syn {
        Syn { scene: Scene::dealt(&Setup::standard(self.seats), self.picks()), top: Vec::new() }
    }
}
