//! Section 12: clean-up and end of the round.

use super::{fill_discards, machine};
use crate::action::DiscardDown;
use crate::cards::Numbers;
use crate::state::{LAID, Laid};
use crate::{
    Amount, Asked, Dice, Event, FantasticFactories, Foresight, List, Pending, Player, Print, Prints, Stage, State,
    World, hand, player, say, score, supply,
};
use kernel::answer::SHORT;
use kernel::{
    Act, Chance, Coverage, Fact, FactValue, Facts, Illegal, Mixes, Open, Phrase, Question, RuleId, Seat, Variant, act,
    ensure,
};
use std::ops::RangeInclusive;

/// FF-367: the last round at the latest.
pub const LATEST_ROUND: u16 = 100;

/// FF-280: what to discard.
pub(crate) static CLEAN_UP: Question<FantasticFactories> = Question {
    name: "clean-up",
    acts: &[act::<_, DiscardDown>()],
    ask: |asked, part| {
        let surplus = Surplus::of(asked);
        match part {
            None | Some("discard") if surplus.cards > 0 => {
                Phrase::new("factories-ask-blueprints").count("n", surplus.cards)
            }
            _ => Phrase::new("factories-ask-tokens").number("n", surplus.tokens),
        }
    },
    refuse: |_, _| Illegal::new("FF-280", Phrase::new("factories-refuse-clean-up")),
};

/// FF-280, FF-282, FF-283: exactly so many blueprints and tokens have to go.
#[derive(Clone, Copy, Debug)]
pub struct Surplus {
    pub cards: usize,
    pub tokens: u16,
}

impl Surplus {
    pub fn new(player: &Player, hand: usize, numbers: &Numbers) -> Surplus {
        let cards = hand.saturating_sub(usize::from(numbers.hand_limit));
        Surplus { cards, tokens: (player.metal + player.energy).saturating_sub(u16::from(numbers.token_limit)) }
    }

    fn of(asked: Asked<'_>) -> Surplus {
        Surplus::new(player(asked), asked.own().len(), &asked.cards().table)
    }

    /// FF-281: how much of the tokens can be metal.
    fn metals(self, player: &Player) -> RangeInclusive<u16> {
        self.tokens.saturating_sub(player.energy)..=self.tokens.min(player.metal)
    }

    fn discard(self, blueprints: Prints, metal: u16) -> DiscardDown {
        DiscardDown { blueprints, metal, energy: self.tokens - metal }
    }
}

/// FF-281: every way to discard the surplus: each mix of blueprints with each of metal and energy.
struct Ways {
    surplus: Surplus,
    mixes: Mixes<2, 1>,
    metals: RangeInclusive<u16>,
}

impl Ways {
    fn of(asked: Asked<'_>) -> Ways {
        let surplus = Surplus::of(asked);
        Ways { surplus, mixes: hand(asked).mixes(surplus.cards), metals: surplus.metals(player(asked)) }
    }

    fn splits(&self) -> u64 {
        u64::from(self.metals.end() - self.metals.start()) + 1
    }

    fn len(&self) -> u64 {
        self.mixes.len() * self.splits()
    }

    fn nth(&self, number: u64) -> DiscardDown {
        let metal = self.metals.start() + (number % self.splits()) as u16;
        self.surplus.discard(self.mixes.nth(number / self.splits()), metal)
    }
}

impl Act<FantasticFactories> for DiscardDown {
    /// With a large surplus there are more ways than anybody wants listed: then the list stops and says so.
    fn list(asked: Asked<'_>, out: &mut List<'_>) {
        let ways = Ways::of(asked);
        let listed = ways.len().min(out.left() as u64);
        if listed < ways.len() {
            out.cover(Coverage::Sample);
        }
        out.extend((0..listed).map(|number| ways.nth(number)));
    }

    fn check(self, asked: Asked<'_>) -> Result<(), Illegal> {
        let (player, surplus) = (player(asked), Surplus::of(asked));
        let DiscardDown { blueprints, metal, energy } = self;
        let exact = blueprints.len() == surplus.cards && metal.checked_add(energy) == Some(surplus.tokens);
        let why = || Phrase::new("factories-refuse-surplus").count("cards", surplus.cards);
        ensure(exact, "FF-282", || why().number("tokens", surplus.tokens))?;
        let own = hand(asked).has_all(blueprints) && metal <= player.metal && energy <= player.energy;
        ensure(own, "FF-281", || Phrase::new("factories-refuse-not-yours"))
    }

    fn apply(self, state: &mut State, seat: Seat, world: &mut World<'_>) {
        let DiscardDown { blueprints, metal, energy } = self;
        for print in blueprints.iter() {
            supply::discard(state, seat, print);
        }
        let player = &mut state.public.players[seat];
        player.metal -= metal;
        player.energy -= energy;
        world.tell(state, Event::DiscardedDown { seat, blueprints, metal, energy });
        if let Stage::CleanUp { turn } = &mut state.public.stage {
            *turn += 1;
        }
        settle(state, world);
    }

    fn name(asked: Asked<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        let rest = i32::from(Surplus::of(asked).tokens) - fact.value;
        let (metal, energy) = match &*fact.part {
            "metal" => (fact.value, rest),
            "energy" => (rest, fact.value),
            _ => return (say::held(asked.cards(), fact.value as Print), "FF-281"),
        };
        (Phrase::new("factories-step-tokens").number("metal", metal).number("energy", energy), "FF-281")
    }

    fn say(self, asked: Asked<'_>) -> Phrase {
        let things = say::surplus(asked.cards(), self.blueprints, [self.metal, self.energy]);
        Phrase::new("factories-action-discard-down").phrase("things", things)
    }

    fn foresee(self, _: Asked<'_>) -> Option<Foresight> {
        let tokens = Amount::tokens(u8::try_from(self.metal).ok()?, u8::try_from(self.energy).ok()?);
        Some(Foresight::deal(Amount { cards: self.blueprints.len() as u8, ..tokens }, Amount::NONE))
    }

    fn fill(asked: Asked<'_>, facts: &mut Facts) {
        let surplus = Surplus::of(asked);
        fill_discards(hand(asked), surplus.cards, facts);
        let least = *surplus.metals(player(asked)).start();
        let energy = facts.one::<u16>("energy").filter(|energy| *energy <= surplus.tokens);
        facts.or("metal", energy.map_or(least, |energy| surplus.tokens - energy));
        facts.or("energy", surplus.tokens.saturating_sub(facts.one("metal").unwrap_or(0)));
    }

    /// What is named is kept; whatever can still go besides is offered.
    fn open(asked: Asked<'_>, facts: &Facts) -> Option<Open<Self>> {
        let (surplus, hand) = (Surplus::of(asked), hand(asked));
        let named = Prints::read("discard", facts).filter(|named| hand.has_all(*named) && named.len() <= surplus.cards);
        let besides = named.and_then(|named| facts.without(&named.add("discard", Facts::new())));
        let (Some(named), Some(besides)) = (named, besides) else {
            return Some(Open::NOTHING);
        };
        let fits = |metal: &u16| surplus.discard(Prints::EMPTY, *metal).facts().without(&besides).is_some();
        let metals: Vec<u16> = surplus.metals(player(asked)).filter(fits).collect();
        let whole = match metals[..] {
            [metal] if named.len() == surplus.cards => Some(surplus.discard(named, metal)),
            _ => None,
        };
        let mut more = Facts::new();
        if named.len() < surplus.cards && !metals.is_empty() {
            more = more.with_each("discard", hand.without(named).kinds());
        }
        if metals.len() > 1 {
            more = more.with_each("metal", metals);
        }
        Some(Open { whole, more: more.as_slice().to_vec() })
    }

    fn draw(asked: Asked<'_>, chance: &mut dyn Chance) -> Option<Self> {
        let ways = Ways::of(asked);
        (ways.len() > SHORT as u64).then(|| ways.nth(chance.one_of_many(ways.len())))
    }
}

/// FF-284: in turn order; players within the limits are passed over. Then the round ends.
pub(super) fn settle(state: &mut State, world: &mut World<'_>) {
    let Stage::CleanUp { turn } = state.public.stage else {
        unreachable!("FF-280: clean-up comes after the Work phase");
    };
    let over = |seat: Seat| {
        let hand = state.private[seat].len();
        let surplus = Surplus::new(&state.public.players[seat], hand, &state.cards.get().table);
        surplus.cards > 0 || surplus.tokens > 0
    };
    match state.public.turn_order().enumerate().skip(usize::from(turn)).find(|(_, seat)| over(*seat)) {
        Some((turn, _)) => state.public.stage = Stage::CleanUp { turn: turn as u8 },
        None => end_round(state, world),
    }
}

/// FF-85, FF-286, FF-287, FF-288, FF-292, FF-293, FF-294, FF-316, FF-336, FF-366: dice come back, the
/// token passes on, the Machine has its turn; then the next round, or the end.
fn end_round(state: &mut State, world: &mut World<'_>) {
    for (_, player) in state.public.players.iter_mut() {
        player.dice = Dice::EMPTY;
        player.floors = [Dice::EMPTY; 3];
        player.laid = [Laid::default(); LAID];
        (player.used, player.fresh) = Default::default();
        player.pending = Pending::Nothing;
    }
    state.public.first = state.public.first.next(state.public.players.len());
    if state.public.machine.is_some() {
        machine::turn(state, world);
    }
    let round = state.public.round;
    if state.public.last_round.is_none() && (is_triggered(state) || round + 1 >= LATEST_ROUND) {
        state.public.last_round = Some(round + 1);
        world.tell(state, Event::EndTriggered { last_round: round + 1 });
    }
    if state.public.last_round == Some(round) {
        state.public.stage = Stage::Over;
        score::tell(state, world);
        return;
    }
    state.public.round += 1;
    state.public.stage = Stage::Market { turn: 0, wiped: false };
    world.tell(state, Event::RoundBegan { round: round + 1, first: state.public.first });
    supply::refill(state, world);
}

/// FF-290, FF-291, FF-335.
fn is_triggered(state: &State) -> bool {
    let numbers = &state.cards.get().table;
    let goods = u16::from(numbers.end_goods);
    let player = |player: &Player| player.goods >= goods || player.built.len() >= usize::from(numbers.end_built);
    state.public.players.iter().any(|(_, one)| player(one))
        || state.public.machine.is_some_and(|machine| machine.goods >= goods)
}
