//! HC-4 to HC-7: the rounds. One kind of action, one question.

use crate::{Event, HighCard};
use kernel::{
    Act, Actions, Asked, CardId, Fact, Facts, Illegal, List, Phrase, Question, RuleId, Seat, Seats, Seen, State,
    Viewer, World,
};

kernel::actions! {
    /// One choice.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "high-card.ts"))]
    pub enum Action of HighCard {
        /// HC-5: play a card, face down.
        Play {
            /// Its number.
            card: CardId,
        },
    }
}

/// HC-5: what everybody is asked in every round.
pub(crate) static CARD: Question<HighCard> = Question {
    name: "card",
    acts: Action::ACTS,
    ask: |asked, _| Phrase::new("high-card-ask").number("round", asked.public().round),
    refuse: |_, _| Illegal::new("HC-5", Phrase::new("high-card-not-held")),
};

impl Act<HighCard> for Play {
    fn list(asked: Asked<'_, HighCard>, out: &mut List<'_, HighCard>) {
        out.extend(asked.own().hand.iter().map(|card| Play { card }));
    }

    /// HC-5: a card in hand.
    fn check(self, asked: Asked<'_, HighCard>) -> Result<(), Illegal> {
        match asked.own().hand.has(self.card) {
            true => Ok(()),
            false => Err(Illegal::new("HC-5", Phrase::new("high-card-not-held"))),
        }
    }

    fn apply(self, state: &mut State<HighCard>, seat: Seat, world: &mut World<'_, HighCard>) {
        state.private[seat].hand.remove(self.card);
        state.private[seat].sealed = Some(self.card);
        world.tell(state, Event::Chose { seat });
        if choosing(state.seen(Viewer::Onlooker)).is_empty() {
            end_round(state, world);
        }
    }

    fn name(_: Asked<'_, HighCard>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        (Phrase::new("high-card-play").number("card", fact.value), "HC-5")
    }
}

/// HC-5: who has not chosen yet. Everybody can see that, so the backs are enough.
pub(crate) fn choosing(seen: Seen<'_, HighCard>) -> Seats {
    Seats::first(seen.seats()).iter().filter(|seat| !seen.back(*seat).sealed).collect()
}

/// HC-6: all cards are shown, and the highest takes the prize.
fn end_round(state: &mut State<HighCard>, world: &mut World<'_, HighCard>) {
    world.reveal();
    let mut shown: Vec<(CardId, Seat)> = Vec::new();
    for seat in Seats::first(state.private.len()).iter() {
        let card = state.private[seat].sealed.take().expect("HC-6: everybody has chosen");
        state.public.played.insert(card);
        shown.push((card, seat));
        world.tell(state, Event::Showed { seat, card });
    }
    let round = state.public.round;
    let points = state.cards.get().prize(round).map_or(0, |prize| i32::from(prize.points));
    if let Some((_, seat)) = shown.into_iter().max() {
        state.public.points[seat] += points;
        world.tell(state, Event::Won { seat, round, points });
    }
    state.public.round += 1;
}
