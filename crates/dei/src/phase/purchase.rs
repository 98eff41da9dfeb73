//! Section 9: markets and purchase.

use super::*;
use crate::cards::SLOTS;
use crate::event::Purchase;

pub(crate) fn ask_card(asked: Asking<'_>, part: Option<&str>) -> Phrase {
    match part {
        Some("slot" | "market") => Phrase::new("dei-ask-purchase"),
        Some("down") => Phrase::new("dei-ask-give"),
        _ => Phrase::new("dei-ask-card").number("phase", asked.public().phase),
    }
}

pub(crate) fn ask_gift(_: Asking<'_>, part: Option<&str>) -> Phrase {
    Phrase::new(match part {
        Some("give") => "dei-ask-give",
        Some("discount") => "dei-ask-discount",
        _ => "dei-ask-purchase",
    })
}

pub(crate) fn in_hand(asked: Asking<'_>, card: CardId) -> Result<(), Illegal> {
    let hand = asked.public().players[asked.seat()].hand;
    let known = usize::from(card) < asked.cards().cards.len();
    refuse(known && hand.has(card), "DEI-160", "dei-refuse-not-in-hand")
}

/// DEI-251, DEI-252, DEI-254, AG-1: the card in a slot (from 1), if the requirement of its market is met.
fn offered(public: &Public, cards: &Cards, seat: Seat, market: Market, slot: u8) -> Result<CardId, Illegal> {
    let none = || Illegal::new("DEI-259", Phrase::new("dei-refuse-empty-slot"));
    let card = public.card_at(market, slot).ok_or_else(none)?;
    if let Some(colour) = market.colour().filter(|_| !public.players[seat].has(Advantage::GoodsAtHand)) {
        let needed = cards.numbers.required[usize::from(slot) - 1];
        let cubes = public.players[seat].cubes[colour.index()];
        let why = || Phrase::new("dei-refuse-requirement").number("needed", needed).number("cubes", cubes);
        ensure(cubes >= needed, "DEI-252", why)?;
    }
    Ok(card)
}

/// AL-4: what a card costs a player, in Technology and Energy.
pub(crate) fn cost(cards: &Cards, player: &Player, card: CardId) -> (u8, u8) {
    let card = cards.card(card);
    let less = match player.has(Advantage::Quartermaster) {
        true => cards.advantages[Advantage::Quartermaster.index()].amount,
        false => 0,
    };
    (card.technology.saturating_sub(less), card.energy)
}

fn can_pay(player: &Player, (technology, energy): (u8, u8)) -> Result<(), Illegal> {
    let why = || Phrase::new("dei-refuse-cost").list("price", say::price(technology, energy));
    ensure(player.store.technology >= technology && player.store.energy >= energy, "DEI-251", why)
}

fn slots() -> impl Iterator<Item = (Market, u8)> {
    Market::ALL.into_iter().flat_map(|market| (1..=SLOTS as u8).map(move |slot| (market, slot)))
}

/// DEI-259: takes a face-up card; the others move left and a new one is revealed.
pub(crate) fn take(state: &mut Game, place: usize, slot: usize, world: &mut Told<'_>) -> CardId {
    let market = &mut state.public.markets[place];
    let card = market[slot].take().expect("DEI-219: a revealed card");
    market[slot..].rotate_left(1);
    setup::reveal(state, place, SLOTS - 1, world);
    card
}

/// DEI-219, DEI-255, DEI-262: pays for a card and takes it to hand.
fn buy(
    state: &mut Game,
    seat: Seat,
    bought: (Market, u8),
    price: (u8, u8),
    given: (CardId, Purchase),
    world: &mut Told<'_>,
) {
    let ((market, slot), (technology, energy)) = (bought, price);
    let place = state.public.market_place(market).expect("DEI-250: the market is in play");
    let (supply, player) = (&mut state.public.supply, &mut state.public.players[seat]);
    (player.store.technology, supply.technology) =
        (player.store.technology - technology, supply.technology + technology);
    (player.store.energy, supply.energy) = (player.store.energy - energy, supply.energy + energy);
    if let Some(taken) = player.taken.get_mut(place) {
        *taken += 1; // DEI-438
    }
    let at = usize::from(slot) - 1;
    let card = state.public.markets[place][at].expect("DEI-219: a revealed card");
    state.public.players[seat].hand.insert(card);
    let how = given.1;
    world.tell(state, Event::CardGiven { seat, card: given.0, how });
    world.tell(state, Event::CardBought { seat, market, card, technology, energy, how });
    take(state, place, at, world);
}

impl Act<Dei> for action::PlayDown {
    fn list(asked: Asking<'_>, out: &mut List<'_, Dei>) {
        let (public, cards, seat) = (asked.public(), asked.cards(), asked.seat());
        let player = &public.players[seat];
        if player.bought {
            return; // DEI-257
        }
        for (market, slot) in slots() {
            let Ok(bought) = offered(public, cards, seat, market, slot) else { continue };
            if can_pay(player, cost(cards, player, bought)).is_ok() {
                out.extend(player.hand.iter().map(|card| action::PlayDown { card, market, slot }));
            }
        }
    }

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let (public, cards, seat) = (asked.public(), asked.cards(), asked.seat());
        in_hand(asked, self.card)?;
        refuse(!public.players[seat].bought, "DEI-257", "dei-refuse-bought")?;
        let card = offered(public, cards, seat, self.market, self.slot)?;
        can_pay(&public.players[seat], cost(cards, &public.players[seat], card))
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        state.public.frames.pop();
        let cards = state.cards.get();
        let bought = offered(&state.public, cards, seat, self.market, self.slot).expect("DEI-258: it can be bought");
        let player = &mut state.public.players[seat];
        let price = cost(cards, player, bought);
        player.hand.remove(self.card);
        player.down.insert(self.card); // DEI-256
        player.bought = true;
        buy(state, seat, (self.market, self.slot), price, (self.card, Purchase::FaceDown), world);
    }

    fn fill(asked: Asking<'_>, facts: &mut Facts) {
        fill(asked, "down", facts);
    }

    fn name(asked: Asking<'_>, before: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        match fact.part.as_ref() {
            "down" => {
                (Phrase::new("dei-fact-down").phrase("card", say::card(asked.cards(), say::value(fact))), "DEI-161")
            }
            _ => named(asked, before, fact),
        }
    }

    fn say(self, asked: Asking<'_>) -> Phrase {
        let price = |card| cost(asked.cards(), &asked.public().players[asked.seat()], card);
        bought("dei-action-play-down", asked, self.card, asked.public().card_at(self.market, self.slot), price)
    }
}

/// A whole purchase: what is given up, what is bought, and at which price.
fn bought(
    key: &'static str,
    asked: Asking<'_>,
    given: CardId,
    card: Option<CardId>,
    price: impl Fn(CardId) -> (u8, u8),
) -> Phrase {
    let said = Phrase::new(key).piece("given", say::card_piece(asked.cards(), given));
    let Some(card) = card else { return said };
    let (technology, energy) = price(card);
    said.phrase("card", say::card(asked.cards(), card)).list("price", say::price(technology, energy))
}

/// What a purchase leaves open: any card of the hand, and the first slot of the first market.
fn fill(asked: Asking<'_>, given: &'static str, facts: &mut Facts) {
    facts.or(given, asked.public().players[asked.seat()].hand.iter().next().unwrap_or_default());
    facts.or("market", 1);
    facts.or("slot", 1);
}

/// A market and its slots.
fn named(asked: Asking<'_>, before: &Facts, fact: &Fact) -> (Phrase, RuleId) {
    if fact.part == "market" {
        return (Phrase::new("dei-fact-market").phrase("market", say::value::<Market>(fact).say()), "DEI-250");
    }
    let public = asked.public();
    let card = say::fact(before, "market").and_then(|market| public.card_at(market, say::value(fact)));
    match card {
        Some(card) => {
            let (technology, energy) = cost(asked.cards(), &public.players[asked.seat()], card);
            let named = Phrase::new("dei-fact-slot").phrase("card", say::card(asked.cards(), card));
            (named.list("price", say::price(technology, energy)).number("slot", fact.value), "DEI-251")
        }
        None => (Phrase::new("dei-fact-slot-number").number("slot", fact.value), "DEI-251"),
    }
}

/// DEI-449: the discount that a gift gives on what a card costs; Technology first, then Energy.
fn discounts(discount: u8, (technology, energy): (u8, u8)) -> impl Iterator<Item = (u8, u8)> {
    let whole = discount.min(technology + energy);
    (whole.saturating_sub(energy)..=whole.min(technology)).map(move |off| (off, whole - off))
}

/// What a card costs by the gift that is asked about, with so much Technology off.
fn gift_price(public: &Public, cards: &Cards, seat: Seat, card: CardId, off: u8) -> Option<(u8, u8)> {
    let Ask::GiftCard { discount, .. } = *ask(public) else { return None };
    let (technology, energy) = cost(cards, &public.players[seat], card);
    let (less, less_energy) = discounts(discount, (technology, energy)).find(|(less, _)| *less == off)?;
    Some((technology - less, energy - less_energy))
}

/// DEI-445: whether anything can be bought.
pub(crate) fn can_buy_by_gift(state: &Game, seat: Seat, black: bool, discount: u8) -> bool {
    let (public, cards) = (&state.public, state.cards.get());
    let player = &public.players[seat];
    slots().filter(|(market, _)| black == (*market == Market::Black)).any(|(market, slot)| {
        offered(public, cards, seat, market, slot).is_ok_and(|card| {
            let (technology, energy) = cost(cards, player, card);
            let mut less = discounts(discount, (technology, energy));
            less.any(|(t, e)| can_pay(player, (technology - t, energy - e)).is_ok())
        })
    }) && !player.hand.is_empty()
}

impl Act<Dei> for action::Buy {
    fn list(asked: Asking<'_>, out: &mut List<'_, Dei>) {
        let (public, cards, seat) = (asked.public(), asked.cards(), asked.seat());
        let Ask::GiftCard { discount, .. } = *ask(public) else { return };
        for (market, slot) in slots() {
            let Ok(card) = offered(public, cards, seat, market, slot) else { continue };
            for (technology, _) in discounts(discount, cost(cards, &public.players[seat], card)) {
                let ways = public.players[seat].hand.iter().map(|give| action::Buy { market, slot, give, technology });
                out.extend(ways.filter(|way| way.check(asked).is_ok()));
            }
        }
    }

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let (public, cards, seat) = (asked.public(), asked.cards(), asked.seat());
        let black = matches!(ask(public), Ask::GiftCard { black: true, .. });
        refuse(black == (self.market == Market::Black), "DEI-449", "dei-refuse-gift-market")?;
        in_hand(asked, self.give)?;
        let card = offered(public, cards, seat, self.market, self.slot)?;
        let price = gift_price(public, cards, seat, card, self.technology);
        let price = price.ok_or_else(|| Illegal::new("DEI-261", Phrase::new("dei-refuse-discount")))?;
        can_pay(&public.players[seat], price)
    }

    /// DEI-239: the card given up goes straight into the bin.
    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        let (public, cards) = (&state.public, state.cards.get());
        let card = offered(public, cards, seat, self.market, self.slot).expect("DEI-449: it can be bought");
        let price = gift_price(public, cards, seat, card, self.technology).expect("DEI-261: a discount that fits");
        state.public.frames.pop();
        let player = &mut state.public.players[seat];
        player.hand.remove(self.give);
        player.bin.insert(self.give);
        buy(state, seat, (self.market, self.slot), price, (self.give, Purchase::Gift), world);
    }

    fn fill(asked: Asking<'_>, facts: &mut Facts) {
        fill(asked, "give", facts);
        facts.or("discount", 0);
    }

    fn name(asked: Asking<'_>, before: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        match fact.part.as_ref() {
            "give" => {
                (Phrase::new("dei-fact-give").phrase("card", say::card(asked.cards(), say::value(fact))), "DEI-239")
            }
            "discount" => (Phrase::new("dei-fact-discount").number("technology", fact.value), "DEI-261"),
            _ => named(asked, before, fact),
        }
    }

    fn say(self, asked: Asking<'_>) -> Phrase {
        let (public, seat) = (asked.public(), asked.seat());
        let price = |card| gift_price(public, asked.cards(), seat, card, self.technology).unwrap_or_default();
        bought("dei-action-buy", asked, self.give, public.card_at(self.market, self.slot), price)
    }
}
