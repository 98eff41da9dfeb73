//! Section 16: gifts.

use super::*;

/// DEI-440: two gifts, of which one is kept.
pub(crate) fn draw(state: &mut Game, seat: Seat, world: &mut Told<'_>) {
    if state.public.players[seat].faction != Faction::ChronoCult {
        return;
    }
    let mut next = || state.dark.gifts.draw(world).expect("DEI-446: two gifts are left");
    let two = [next(), next()];
    state.public.ask(seat, Ask::Gift(two));
    world.tell(state, Event::GiftsDrawn { seat, one: two[0] + 1, other: two[1] + 1 });
}

impl Act<Dei> for action::KeepGift {
    fn list(asked: Asking<'_>, out: &mut List<'_, Dei>) {
        let Ask::Gift(two) = *ask(asked.public()) else { return };
        out.extend(two.map(|gift| action::KeepGift { gift: gift + 1 }));
    }

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let Ask::Gift(two) = *ask(asked.public()) else { return Err(not_now(asked, &self.into())) };
        refuse(two.iter().any(|gift| gift + 1 == self.gift), "DEI-440", "dei-refuse-gift")
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        let Some(Frame { ask: Ask::Gift(two), .. }) = state.public.frames.pop() else {
            unreachable!("DEI-440: two gifts are drawn");
        };
        let kept = self.gift - 1;
        state.public.players[seat].gift = Some(kept);
        state.dark.gifts.shuffle_in(two.into_iter().filter(|gift| *gift != kept).collect()); // DEI-444
        world.tell(state, Event::GiftKept { seat, gift: self.gift });
    }

    fn name(asked: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        (say::gift(asked.cards(), say::value(fact)), "DEI-440")
    }
}

/// DEI-442, DEI-445: what the gift does at once, as far as it can.
pub(crate) fn grant(state: &mut Game, seat: Seat, world: &mut Told<'_>) {
    let Some(gift) = state.public.players[seat].gift else { return };
    let (cards, public) = (state.cards.get(), &mut state.public);
    let row = &cards.gifts[usize::from(gift)];
    match row.effect {
        Boon::Move => public.ask(seat, Ask::Symbols(Symbols::offer(By::Move, row.amount, None))),
        Boon::Enlist => public.ask(seat, Ask::Symbols(Symbols::offer(By::Enlist, row.amount, None))),
        Boon::Energy => gain(state, seat, Store { energy: row.amount, ..Store::default() }, Source::Gift, world),
        Boon::Technology => {
            gain(state, seat, Store { technology: row.amount, ..Store::default() }, Source::Gift, world)
        }
        Boon::BuyBlack | Boon::BuyColoured => {
            let (black, discount) = (row.effect == Boon::BuyBlack, row.amount);
            if purchase::can_buy_by_gift(state, seat, black, discount) {
                state.public.ask(seat, Ask::GiftCard { black, discount });
            }
        }
        Boon::Deploy if public.players[seat].scrappers > 0 => public.ask(seat, Ask::GiftScrappers(row.amount)),
        Boon::Deploy => {}
        // The Elevator is placed first, so its question lies on top.
        Boon::Build => [Structure::Bridge, Structure::Elevator].into_iter().for_each(|structure| {
            if state.public.players[seat].left[structure.index()] > 0 {
                state.public.ask(seat, Ask::GiftStructure(structure));
            }
        }),
    }
}

/// Table 20.9: how much a player has of what a gift demands.
pub fn amount(public: &Public, seat: Seat, demand: Demand) -> u8 {
    let player = &public.players[seat];
    match demand {
        Demand::Outposts => player.all_cubes(),
        Demand::Technology => player.store.technology,
        Demand::Energy => player.store.energy,
        Demand::Colours => player.cubes.iter().filter(|cubes| **cubes > 0).count() as u8,
        Demand::Cathedral => u8::from(public.cathedral_majority() == Some(seat)),
        Demand::Bought => player.taken.into_iter().max().unwrap_or_default(),
        Demand::OneColour => player.cubes.into_iter().max().unwrap_or_default(),
        Demand::Roofs => public.outposts().filter(|it| it.holder == Some(seat) && it.region.is_roof()).count() as u8,
    }
}

/// DEI-443.
pub(crate) fn demand(state: &mut Game, seat: Seat, world: &mut Told<'_>) {
    let Some(gift) = state.public.players[seat].gift.take() else { return };
    let row = &state.cards.get().gifts[usize::from(gift)];
    let met = amount(&state.public, seat, row.demand) >= row.least;
    match met {
        true => state.public.gifts_gone.insert(gift),
        false => state.public.players[seat].gifts_failed.insert(gift),
    };
    world.tell(state, Event::GiftMet { seat, gift: gift + 1, met });
}
