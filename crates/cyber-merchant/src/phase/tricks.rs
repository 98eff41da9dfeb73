//! 5.4 Tricks, and section 6: what they do.

use super::{Game, Seeing, Told, auction, change, in_hand};
use crate::cards::{Cards, Corporation, Effect};
use crate::state::{Frame, Public, Stack, Stage, note, pass, seats_with};
use crate::{Action, Event, Target};
use kernel::{CardId, Illegal, Phrase, Seat, Seats};

/// CM-45: the first player begins.
pub(super) fn begin(state: &mut Game, world: &mut Told<'_>) {
    next_turn(state, state.public.first, world);
}

/// CM-45 to CM-47: the next player with a trick, from a seat on; when nobody has one, as everybody can
/// know, the stage is over. Who is passed over has shown that he has none.
fn next_turn(state: &mut Game, from: Seat, world: &mut Told<'_>) {
    world.reveal();
    let tricks = state.cards.get().tricks();
    if state.public.held.within(tricks.clone()).is_empty() {
        return auction::end(state, world);
    }
    for seat in state.public.clockwise(from) {
        if !state.private[seat].hand.within(tricks.clone()).is_empty() {
            state.public.stage = Stage::Tricks { turn: seat, frame: Frame::Turn };
            return;
        }
        note(state, |notes| notes.lacks(seat, tricks.clone()));
    }
    unreachable!("CM-45: somebody holds the tricks that are held");
}

/// The trick is done: the turn passes on (CM-67).
pub(super) fn end_turn(state: &mut Game, seat: Seat, world: &mut Told<'_>) {
    next_turn(state, seat.next(state.public.players.len()), world);
}

/// CM-49: any trick in hand.
pub(super) fn legal(seen: Seeing<'_>, seat: Seat, out: &mut Vec<Action>) {
    let hand = seen.own().map(|own| own.hand).unwrap_or_default();
    for card in hand.within(seen.cards().tricks()).kinds() {
        uses(seen, seat, card, out);
    }
}

/// All that one trick can be used on.
pub(super) fn uses(seen: Seeing<'_>, seat: Seat, card: CardId, out: &mut Vec<Action>) {
    let effect = seen.cards().effect(card).expect("CM-45: only tricks are played");
    let board = Board { public: seen.public(), cards: seen.cards(), victims: victims(seen, seat) };
    board.targets(effect, |target| out.push(Action::PlayTrick { card, target }));
}

/// CM-65: other players with cards.
fn victims(seen: Seeing<'_>, thief: Seat) -> Seats {
    seats_with(seen, |back| back.cards > 0).without(thief)
}

/// What a trick's use depends on; everybody can see it.
struct Board<'a> {
    public: &'a Public,
    cards: &'a Cards,
    victims: Seats,
}

impl Board<'_> {
    /// CM-53: the tracks with a marker.
    fn tracks(&self) -> &'static [Corporation] {
        self.cards.in_play(self.public.players.len())
    }

    /// Whether a price can go up; whether it can go down.
    fn can_move(&self, corporation: Corporation) -> (bool, bool) {
        let price = self.public.price(corporation);
        (price < self.cards.table.price_last, price > 1)
    }

    /// All that a trick can be used on.
    fn targets(&self, effect: Effect, mut found: impl FnMut(Target)) {
        let tracks = self.tracks();
        match effect {
            Effect::Move { .. } => {
                found(Target::None); // CM-58
                tracks.iter().for_each(|corporation| found(Target::Price(*corporation)));
            }
            Effect::Shift => {
                found(Target::None); // CM-58
                for up in tracks.iter().copied().filter(|up| self.can_move(*up).0) {
                    let other = |down: &Corporation| *down != up && self.can_move(*down).1;
                    tracks.iter().copied().filter(other).for_each(|down| found(Target::Shift { up, down }));
                }
            }
            Effect::Change => found(Target::None),
            Effect::Steal if self.victims.is_empty() => found(Target::None), // CM-65
            Effect::Steal => self.victims.iter().for_each(|victim| found(Target::Victim(victim))),
            Effect::Swap => {
                for (i, one) in tracks.iter().enumerate() {
                    tracks[i + 1..].iter().for_each(|other| found(Target::Swap(*one, *other)));
                }
            }
        }
    }

    /// The rule that forbids using a trick on this, if one does.
    fn forbids(&self, effect: Effect, target: Target) -> Result<(), Illegal> {
        let no_track = |corporation: &Corporation| !self.tracks().contains(corporation);
        let why = Phrase::new;
        let named: &[Corporation] = match &target {
            Target::None | Target::Victim(_) => &[],
            Target::Price(one) => std::slice::from_ref(one),
            Target::Shift { up, down } => &[*up, *down],
            Target::Swap(one, other) => &[*one, *other],
        };
        if let Some(corporation) = named.iter().copied().find(no_track) {
            let why = Phrase::new("merchant-refuse-no-track").text("corporation", corporation.code());
            return Err(Illegal::new("CM-53", why));
        }
        match (effect, target) {
            (Effect::Move { .. } | Effect::Shift, Target::None)
            | (Effect::Move { .. }, Target::Price(_))
            | (Effect::Change, Target::None) => Ok(()),
            (Effect::Steal, Target::None) if self.victims.is_empty() => Ok(()),
            (Effect::Steal, Target::Victim(victim)) if self.victims.has(victim) => Ok(()),
            (Effect::Steal, Target::Victim(_)) => Err(Illegal::new("CM-65", why("merchant-refuse-victim"))),
            (Effect::Shift, Target::Shift { up, down }) if up == down => {
                Err(Illegal::new("CM-59", why("merchant-refuse-same-track")))
            }
            (Effect::Shift, Target::Shift { up, down }) if self.can_move(up).0 && self.can_move(down).1 => Ok(()),
            (Effect::Shift, Target::Shift { .. }) => Err(Illegal::new("CM-60", why("merchant-refuse-shift"))),
            (Effect::Swap, Target::Swap(one, other)) if one < other => Ok(()),
            (Effect::Swap, Target::Swap(one, other)) if one == other => {
                Err(Illegal::new("CM-68", why("merchant-refuse-same-track")))
            }
            (Effect::Swap, Target::Swap(..)) => Err(Illegal::new("CM-68", why("merchant-refuse-swap-order"))),
            (Effect::Move { by }, _) if by < 0 => Err(Illegal::new("CM-57", why("merchant-refuse-target-price"))),
            (Effect::Move { by }, _) if by > 1 => Err(Illegal::new("CM-55", why("merchant-refuse-target-price"))),
            (Effect::Move { .. }, _) => Err(Illegal::new("CM-54", why("merchant-refuse-target-price"))),
            (Effect::Shift, _) => Err(Illegal::new("CM-59", why("merchant-refuse-target-shift"))),
            (Effect::Change, _) => Err(Illegal::new("CM-61", why("merchant-refuse-target-nothing"))),
            (Effect::Steal, _) => Err(Illegal::new("CM-64", why("merchant-refuse-target-victim"))),
            (Effect::Swap, _) => Err(Illegal::new("CM-69", why("merchant-refuse-target-swap"))),
        }
    }
}

pub(super) fn check(seen: Seeing<'_>, seat: Seat, card: CardId, target: Target) -> Result<(), Illegal> {
    let Some(effect) = seen.cards().effect(card) else {
        return Err(Illegal::new("CM-45", Phrase::new("merchant-refuse-no-trick")));
    };
    match seen.public().stage {
        Stage::Tricks { frame: Frame::Stolen { card: stolen }, .. } if stolen != card => {
            return Err(Illegal::new("CM-66", Phrase::new("merchant-refuse-stolen-first")));
        }
        _ => in_hand(seen, Stack::one(card))?,
    }
    Board { public: seen.public(), cards: seen.cards(), victims: victims(seen, seat) }.forbids(effect, target)
}

/// CM-50, CM-51: the trick goes to the discard pile and does what it does. A stolen one that leaves nothing
/// to choose follows at once, as everybody can see what it is.
pub(super) fn play(state: &mut Game, seat: Seat, card: CardId, target: Target, world: &mut Told<'_>) {
    let (mut card, mut target) = (card, target);
    while let Some(stolen) = resolve(state, seat, card, target, world) {
        state.public.stage = Stage::Tricks { turn: seat, frame: Frame::Stolen { card: stolen } };
        match only_use(state, seat, stolen) {
            Some(only) => (card, target) = (stolen, only),
            None => return,
        }
    }
}

/// What a trick must be used on if there is no choice.
fn only_use(state: &Game, seat: Seat, card: CardId) -> Option<Target> {
    let effect = state.cards.get().effect(card)?;
    let victims = victims(state.seen(seat), seat);
    let (mut only, mut count) = (None, 0);
    Board { public: &state.public, cards: state.cards.get(), victims }.targets(effect, |target| {
        only = Some(target);
        count += 1;
    });
    only.filter(|_| count == 1)
}

/// Carries out one trick; gives the trick it stole, which is to be played next.
fn resolve(state: &mut Game, seat: Seat, card: CardId, target: Target, world: &mut Told<'_>) -> Option<CardId> {
    let one = Stack::one(card);
    state.private[seat].hand.remove(card);
    state.public.held = state.public.held.without(one);
    state.public.discard.insert(card);
    note(state, |notes| notes.showed(seat, one));
    world.tell(Event::TrickPlayed { seat, card });
    let effect = state.cards.get().effect(card).expect("CM-45: only tricks are played");
    match (effect, target) {
        (Effect::Move { by }, Target::Price(corporation)) => move_price(state, corporation, by, world),
        (Effect::Shift, Target::Shift { up, down }) => {
            move_price(state, up, 1, world);
            move_price(state, down, -1, world);
        }
        (Effect::Swap, Target::Swap(one, other)) => swap(&mut state.public, one, other, world),
        (Effect::Change, _) => {
            change::begin(state, seat, world);
            return None;
        }
        (Effect::Steal, Target::Victim(victim)) => {
            let stolen = steal(state, seat, victim, world);
            if state.cards.get().effect(stolen).is_some() {
                return Some(stolen);
            }
        }
        // CM-58, CM-60, CM-65: declined, or nobody to rob.
        (Effect::Move { .. } | Effect::Shift | Effect::Swap | Effect::Steal, _) => {
            world.tell(Event::NoEffect { seat, card });
        }
    }
    end_turn(state, seat, world);
    None
}

/// CM-52, CM-56: a price moves as far as the track goes; gives where it stood and where it stands.
pub(super) fn shift(state: &mut Game, corporation: Corporation, by: i8) -> (u8, u8) {
    let last = state.cards.get().table.price_last;
    let price = &mut state.public.prices[corporation.index()];
    let from = *price;
    *price = from.saturating_add_signed(by).clamp(1, last);
    (from, *price)
}

fn move_price(state: &mut Game, corporation: Corporation, by: i8, world: &mut Told<'_>) {
    let (from, to) = shift(state, corporation, by);
    world.tell(Event::PriceMoved { corporation, from, to });
}

/// CM-68.
fn swap(public: &mut Public, one: Corporation, other: Corporation, world: &mut Told<'_>) {
    public.prices.swap(one.index(), other.index());
    let (price, other_price) = (public.price(one), public.price(other));
    world.tell(Event::PricesSwapped { one, price, other, other_price });
}

/// CM-64, CM-112: a random card of the victim's hand. A trick is seen by all, as it is played at once.
fn steal(state: &mut Game, by: Seat, from: Seat, world: &mut Told<'_>) -> CardId {
    let hand = state.private[from].hand;
    let rank = world.pick(hand.len() as u32) as usize;
    let card = hand.nth(rank).expect("a rank below the length");
    if state.cards.get().effect(card).is_some() {
        state.private[from].hand.remove(card);
        state.private[by].hand.insert(card);
        let held = state.public.held;
        note(state, |notes| notes.gave(from, by, card, held));
        world.tell(Event::Stolen { by, from, card: Some(card) });
    } else {
        let shares = 0..state.cards.get().tricks().start;
        pass(state, from, by, card, &shares);
        let stolen = |card| Event::Stolen { by, from, card };
        world.tell_apart(by.only().with(from), stolen(Some(card)), stolen(None));
    }
    card
}
