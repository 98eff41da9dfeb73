//! Section 19: directives.

use super::*;
use crate::action::{Answer, Directive};
use crate::cards::{Customer, Directive as Printed, Goal};
use crate::state::Place;

/// SP-527.
pub(crate) fn ask(asked: Asking<'_>, _: Option<&str>) -> Phrase {
    let Some(What::Directive(at)) = asked.public().ask.map(|ask| ask.what) else {
        unreachable!("SP-527: a directive is offered")
    };
    Phrase::new("smartphone-ask-directive").phrase("directive", say::directive(asked.cards(), at))
}

/// SP-522 … SP-527: asks one player, or the first of all in the order of the phase (SP-524), who meets a directive, has
/// taken none this round and has not declined it this round; directives in ascending number. Whether somebody is asked.
pub(crate) fn offer(state: &mut Game, point: CheckPoint, only: Option<Seat>) -> bool {
    let (public, cards) = (&state.public, state.cards.get());
    for at in public.directives.iter() {
        let directive = &cards.directives[usize::from(at)];
        if !directive.checks.contains(&point) || public.taken_by(at).is_some() {
            continue;
        }
        let open = |seat: &Seat| {
            let player = &public.players[*seat];
            let may = player.taken.is_none() && !player.declined.has(at) && !public.is_steve(*seat);
            may && only.is_none_or(|only| only == *seat) && meets(public, cards, *seat, directive)
        };
        if let Some(seat) = public.order.iter().copied().find(open) {
            state.public.ask(seat, What::Directive(at));
            return true;
        }
    }
    false
}

fn meets(public: &Public, cards: &Cards, seat: Seat, directive: &Printed) -> bool {
    let reached = progress(public, cards, seat, directive.goal);
    match directive.goal {
        Goal::PriceAtMost => reached <= directive.threshold.into(),
        _ => reached >= directive.threshold.into(),
    }
}

/// SP-533, SP-534, SP-537: how much of what a directive wants a player has.
pub(crate) fn progress(public: &Public, cards: &Cards, seat: Seat, goal: Goal) -> i16 {
    let player = &public.players[seat];
    let places = || public.places(cards);
    let offices = |size: Option<Size>| {
        places().filter(|(row, place)| place.has_office(seat) && size.is_none_or(|size| row.size == size)).count()
    };
    let for_price = |it: &Customer| it.price.is_some_and(|asked| it.technology.is_none() || player.price <= asked);
    let sold_to_all = |price: bool| {
        let sold = places().filter(|(_, place)| place.sold(seat) > 0);
        let all = |row: &RegionRow, it: &Place| it.customers_of(seat).all(|at| for_price(&row.customers[at]) == price);
        sold.filter(|(row, place)| all(row, place)).count()
    };
    let counted = match goal {
        Goal::PriceAtLeast | Goal::PriceAtMost => player.price.into(),
        Goal::Produced => player.seen.produced.into(),
        Goal::ActiveResearch => player.result.count(Symbol::Research).into(),
        Goal::ActiveLogistics => player.result.count(Symbol::Logistics).into(),
        Goal::Sold => public.sold(seat).into(),
        Goal::ProducedSoldNone if public.sold(seat) > 0 => 0,
        Goal::ProducedSoldNone => player.seen.produced.into(),
        Goal::RegionsSoldIn => places().filter(|(_, place)| place.sold(seat) > 0).count(),
        Goal::SoldInOneRegion => places().map(|(_, place)| place.sold(seat)).max().unwrap_or(0).into(),
        Goal::Controlled => player.seen.controlled.len(),
        Goal::Profit => return player.seen.profit,
        Goal::RegionsWithOffice => offices(None),
        Goal::LargeRegions => offices(Some(Size::L)),
        Goal::SmallRegions => offices(Some(Size::S)),
        Goal::Technologies => player.researched.len(),
        Goal::Patents => public.patents_of(seat).len(),
        Goal::ResearchedThisRound => player.seen.researched.into(),
        Goal::OfficesThisRound => player.seen.offices.into(),
        Goal::Improvements => tile::improvements(player.tiles),
        Goal::GoodsTokens => player.tokens.into(),
        Goal::Discarded => player.seen.discarded.into(),
        Goal::OnlyPrices => sold_to_all(true),
        Goal::OnlyTechnologies => sold_to_all(false),
        Goal::Rightmost => places().filter(|(row, place)| place.served[row.customers.len() - 1] == Some(seat)).count(),
    };
    counted as i16
}

impl Act<Smartphone> for Directive {
    fn check(self, _: Asking<'_>) -> Result<(), Illegal> {
        Ok(())
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        let Some(What::Directive(at)) = state.public.answered else {
            unreachable!("SP-527: a directive is taken when it is offered");
        };
        let (player, directive) = (&mut state.public.players[seat], at + 1);
        match self.take {
            Answer::Yes => {
                player.directives.insert(at);
                player.taken = Some(at);
                world.tell(state, Event::DirectiveTaken { seat, directive });
            }
            Answer::No => {
                player.declined.insert(at);
                world.tell(state, Event::DirectiveDeclined { seat, directive });
            }
        }
    }

    fn name(_: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        let answer: Answer = say::value(fact);
        (answer.say(), if answer == Answer::Yes { "SP-522" } else { "SP-525" })
    }
}
