//! Arranging a position: what lies where. Whatever is put somewhere comes out of the deck.

use super::{
    Bid, Cm, Corporation, CyberDeck, CyberMerchant, Frame, Memory, Options, S1, Scene, Seat, Setup, Stack, Stage,
    State, stack, standard,
};
use cyber_merchant::cards::TRACKS;
use cyber_merchant::state::PLACES;
use kernel::Deck;

/// What lies at P1 to P4 at the beginning: shares alone, so that nobody has a trick to play when these lots
/// are bought. With two players the last card of each is left out.
const LOTS: [[&str; 3]; PLACES] =
    [["RB1", "RB1", "RB2"], ["CR1", "CR1", "CR2"], ["CB1", "CB1", "CB2"], ["WW1", "WW1", "WW2"]];

/// Round 1, auction 1, the bidding: seat 1 begins, all prices are 3, all hands are empty, and the lots are
/// RB1 RB1 RB2, CR1 CR1 CR2, CB1 CB1 CB2 and WW1 WW1 WW2 (with two players RB1 RB1, and so on).
pub fn table(players: usize) -> Cm {
    table_with(players, Options::default())
}

/// The same with other options.
pub fn table_with(players: usize, options: Options) -> Cm {
    table_for(&Setup { options, ..Setup::standard(players) })
}

/// The same with any set-up, also with another set of cards (whose kinds are named by the standard set).
pub fn table_for(setup: &Setup<CyberMerchant>) -> Cm {
    let mut cm = Cm { scene: Scene::with(setup, 1) }.arrange(|state| state.public.lots = [Stack::EMPTY; PLACES]);
    let layout = setup.cards.get().layout(setup.seats);
    for (at, lot) in LOTS.into_iter().enumerate().take(usize::from(layout.places)) {
        cm = cm.lot(at + 1, lot.into_iter().take(layout.lot.into()));
    }
    cm
}

/// Cards.
impl Cm {
    /// Puts cards into a hand; everybody saw them go there.
    #[track_caller]
    pub fn give<'a>(self, seat: Seat, cards: impl IntoIterator<Item = &'a str>) -> Cm {
        let cards = stack(cards);
        self.arrange(|state| {
            state.private[seat].hand = state.private[seat].hand.and(cards);
            hold(state, seat, cards);
        })
    }

    /// Puts cards face down before a player, as committed (CM-75).
    #[track_caller]
    pub fn committed<'a>(self, seat: Seat, cards: impl IntoIterator<Item = &'a str>) -> Cm {
        let cards = stack(cards);
        self.arrange(|state| {
            state.private[seat].commitment = state.private[seat].commitment.and(cards);
            hold(state, seat, cards);
        })
    }

    /// Puts cards face up before a player, in the market that is open.
    #[track_caller]
    pub fn shown<'a>(self, seat: Seat, cards: impl IntoIterator<Item = &'a str>) -> Cm {
        let cards = stack(cards);
        self.arrange(|state| state.public.shown[seat] = state.public.shown[seat].and(cards))
    }

    /// The lot at a place, from 1; what lay there goes into the deck.
    #[track_caller]
    pub fn lot<'a>(self, place: usize, cards: impl IntoIterator<Item = &'a str>) -> Cm {
        let cards = stack(cards);
        self.arrange(|state| state.public.lots[place - 1] = cards)
    }

    /// Puts cards on the discard pile.
    #[track_caller]
    pub fn discarded<'a>(self, cards: impl IntoIterator<Item = &'a str>) -> Cm {
        let cards = stack(cards);
        self.arrange(|state| state.public.discard = state.public.discard.and(cards))
    }

    /// Leaves exactly these cards in the deck; the others that lay there go to the discard pile.
    #[track_caller]
    pub fn deck<'a>(self, cards: impl IntoIterator<Item = &'a str>) -> Cm {
        let cards = stack(cards);
        let loose = self.in_deck().and(self.public().discard);
        assert!(loose.has_all(cards), "{cards:?} are not all in the deck or on the discard pile");
        self.arrange(|state| state.public.discard = loose.without(cards))
    }

    /// The cards of the deck: those that lie nowhere else.
    #[track_caller]
    pub fn in_deck(&self) -> Stack {
        in_deck(self.state())
    }

    /// Changes something, and puts into the deck whatever lies nowhere else.
    #[track_caller]
    pub fn arrange(mut self, change: impl FnOnce(&mut State<CyberMerchant>)) -> Cm {
        self.scene.edit(|state| {
            change(state);
            state.dark.deck = Deck::of(in_deck(state));
        });
        self
    }
}

/// Everybody saw these cards come to a player.
fn hold(state: &mut State<CyberMerchant>, seat: Seat, cards: Stack) {
    state.public.held = state.public.held.and(cards);
    state.public.notes.took(seat, cards);
    for (_, private) in state.private.iter_mut() {
        private.notes.took(seat, cards);
    }
}

#[track_caller]
fn in_deck(state: &State<CyberMerchant>) -> Stack {
    let public = &state.public;
    let open = public.lots.into_iter().chain(public.shown.iter().map(|(_, shown)| *shown));
    let outside = open.fold(public.discard.and(public.held), Stack::and);
    let all = state.cards.get().layout(public.players.len()).deck;
    for (kind, count) in outside.counts() {
        let there = all.count(kind);
        let name = super::name(kind);
        assert!(count <= there, "{count} of {name} are on the table, of {there}; a stage without lots has more left");
    }
    all.without(outside)
}

/// The board and the players.
impl Cm {
    /// The prices of the tracks in play, from the left; as many as there are tracks in play.
    #[track_caller]
    pub fn prices<const N: usize>(self, prices: [u8; N]) -> Cm {
        let tracks = standard().in_play(self.seats().len()).len();
        assert_eq!(N, tracks, "there are {tracks} tracks in play");
        self.arrange(|state| state.public.prices[..N].copy_from_slice(&prices))
    }

    /// One price.
    pub fn price(self, corporation: Corporation, price: u8) -> Cm {
        self.arrange(|state| state.public.prices[corporation.index()] = price)
    }

    pub fn cash(self, seat: Seat, cash: u16) -> Cm {
        self.arrange(|state| state.public.players[seat].cash = cash)
    }

    pub fn crypto(self, seat: Seat, crypto: u16) -> Cm {
        self.arrange(|state| state.public.players[seat].crypto = crypto)
    }

    /// A standing bid at a place, from 1, with a marker out of the player's hand.
    #[track_caller]
    pub fn standing(self, place: usize, seat: Seat, mark: u8) -> Cm {
        assert_eq!(self.public().bids[place - 1], None, "a marker is on P{place}");
        assert!(self.player(seat).markers > 0, "{seat} has no marker left");
        self.arrange(|state| {
            state.public.bids[place - 1] = Some(Bid { seat, mark });
            state.public.players[seat].markers -= 1;
        })
    }

    pub fn round(self, round: u8) -> Cm {
        self.arrange(|state| state.public.round = round)
    }

    pub fn auction(self, auction: u8) -> Cm {
        self.arrange(|state| state.public.auction = auction)
    }

    /// Who has the first-player token.
    pub fn first(self, seat: Seat) -> Cm {
        self.arrange(|state| state.public.first = seat)
    }

    /// Change tokens lie on the tracks in play, from the left (CM-105); the variant is on.
    #[track_caller]
    pub fn tokens<const N: usize>(self, tokens: [i8; N]) -> Cm {
        let tracks = standard().in_play(self.seats().len()).len();
        assert_eq!(N, tracks, "there are {tracks} tracks in play");
        self.arrange(|state| {
            state.public.options.cyber_deck = CyberDeck::On;
            state.dark.tokens = [0; TRACKS];
            state.dark.tokens[..N].copy_from_slice(&tokens);
            state.dark.laid = N as u8;
        })
    }
}

/// Where in the round we are. But for the bidding no lots lie out and no bids stand.
impl Cm {
    /// It is this player's turn to bid.
    pub fn bid_stage(self, turn: Seat) -> Cm {
        self.arrange(|state| state.public.stage = Stage::Bidding { turn })
    }

    /// It is this player's turn to play a trick; they need one in hand, given before or after.
    pub fn trick_stage(self, turn: Seat) -> Cm {
        self.cleared(Stage::Tricks { turn, frame: Frame::Turn })
    }

    /// Everybody commits. It is after the third auction.
    pub fn commit_stage(self) -> Cm {
        self.auction(3).cleared(Stage::Commit)
    }

    /// A market is open, in which all but the caller add. It is after the third auction.
    pub fn market_stage(self, caller: Seat, corporation: Corporation) -> Cm {
        self.auction(3).cleared(Stage::Market { caller, corporation })
    }

    /// It is this player's turn to exchange crypto. It is after the third auction.
    pub fn credit_stage(self, turn: Seat) -> Cm {
        self.auction(3).cleared(Stage::Credits { turn })
    }

    fn cleared(self, stage: Stage) -> Cm {
        let markers = standard().layout(self.seats().len()).markers;
        self.arrange(|state| {
            state.public.stage = stage;
            state.public.lots = [Stack::EMPTY; PLACES];
            state.public.bids = [None; PLACES];
            for (_, player) in state.public.players.iter_mut() {
                player.markers = markers;
            }
        })
    }
}
