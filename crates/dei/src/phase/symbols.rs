//! DEI-160 … DEI-163, DEI-177: the symbols of a card, used one by one; candies; Copy and exchange.

use super::*;
use std::ops::ControlFlow;

/// Whoever is handed the ways to act stops the search when it has seen enough.
pub(crate) type Visit<'v, T> = &'v mut dyn FnMut(T) -> ControlFlow<()>;

pub(crate) fn ask_symbols(asked: Asking<'_>, part: Option<&str>) -> Phrase {
    match part {
        Some("from") => Phrase::new("dei-ask-from"),
        Some("to") => Phrase::new("dei-ask-to"),
        Some("scrappers") => Phrase::new("dei-ask-scrappers"),
        Some("leader") => Phrase::new("dei-ask-leader"),
        Some("kind") => Phrase::new("dei-ask-kind"),
        Some("exchange") => Phrase::new("dei-ask-exchange"),
        Some("supply") => Phrase::new("dei-ask-supply"),
        Some("region") => Phrase::new("dei-ask-where"),
        Some("other") => Phrase::new("dei-ask-other"),
        Some("victim") => Phrase::new("dei-ask-victim"),
        Some("by") => Phrase::new("dei-ask-by"),
        _ => match ask(asked.public()) {
            Ask::Symbols(Symbols { left, drone, exchange, card, .. }) => {
                let left = say::symbols(*left, *drone, *exchange);
                let Some(card) = card.map(|card| say::card_piece(asked.cards(), card)) else {
                    return Phrase::new("dei-ask-offer").list("left", left);
                };
                match left.is_empty() {
                    true => Phrase::new("dei-ask-candy").piece("card", card),
                    false => Phrase::new("dei-ask-symbols").piece("card", card).list("left", left),
                }
            }
            Ask::Drone(at_work) => {
                Phrase::new("dei-ask-drone").text("drone", say::word(at_work.drone)).number("left", at_work.left)
            }
            Ask::Follow { region, .. } => Phrase::new("dei-ask-follow").phrase("region", region.say()),
            Ask::GiftStructure(structure) => Phrase::new("dei-ask-gift-structure").text("kind", say::word(structure)),
            _ => Phrase::new("dei-ask-where"),
        },
    }
}

impl Symbols {
    pub(crate) const NONE: Symbols =
        Symbols { left: [0; By::SYMBOLS.len()], exchange: 0, drone: None, card: None, candy: false, within: None };

    /// So many of one symbol, for what a gift or an advantage allows (DEI-198).
    pub(crate) fn offer(by: By, count: u8, within: Option<Region>) -> Symbols {
        let mut offer = Symbols { within, ..Symbols::NONE };
        offer.left[by.index()] = count;
        offer
    }

    /// DEI-177, DEI-231: the symbols of a card join those that are left.
    fn join(&mut self, card: &Card) {
        for (left, more) in self.left.iter_mut().zip(card.symbols) {
            *left += more;
        }
        self.exchange += card.exchange;
        self.drone = self.drone.or(card.drone);
    }
}

/// By what the actions of some kind can be done now: DEI-163, DEI-234.
pub(crate) fn offers<'a>(public: &'a Public, frame: &'a Frame, kinds: &'a [By]) -> impl Iterator<Item = By> + 'a {
    kinds.iter().copied().filter(move |by| offered(public, frame, *by).is_ok())
}

/// Whether something can be done by this now, as far as that depends on nothing else.
pub(crate) fn offered(public: &Public, frame: &Frame, by: By) -> Result<(), Illegal> {
    match (&frame.ask, by) {
        (Ask::Symbols(symbols), By::Candy) => {
            refuse(symbols.card.is_some(), "DEI-198", "dei-refuse-candy-card")?;
            refuse(!symbols.candy, "DEI-234", "dei-refuse-candy-twice")?;
            refuse(public.players[frame.seat].store.candies > 0, "DEI-234", "dei-refuse-no-candy")
        }
        (Ask::Symbols(symbols), _) => {
            let left = symbols.left.get(by.index()).copied().unwrap_or_default();
            refuse(left > 0, "DEI-177", "dei-refuse-no-symbol")
        }
        (Ask::Drone(at_work), By::Drone) => refuse(at_work.left > 0, "DEI-303", "dei-refuse-drone-done"),
        (Ask::Follow { left, .. }, _) => refuse(left.has(by), "DEI-199", "dei-refuse-no-follow"),
        (Ask::GiftScrappers(_) | Ask::GiftStructure(_), By::Gift) => Ok(()),
        _ => refuse(false, "DEI-199", "dei-refuse-no-follow"),
    }
}

/// What an action leaves open: done by what can do it now, in the regions of these parts where the player's units are.
pub(crate) fn fill(asked: Asking<'_>, kinds: &[By], regions: &[&'static str], facts: &mut Facts) {
    let public = asked.public();
    let offered = public.frames.top().and_then(|frame| offers(public, frame, kinds).next());
    facts.or("by", offered.unwrap_or(kinds[0]).index() as i32 + 1);
    let own = public.players[asked.seat()].units.iter().next().map_or(0, u8::from);
    regions.iter().for_each(|part| facts.or(part, own));
}

/// DEI-597: whether anything but to stop can be chosen.
pub(crate) fn any(public: &Public, cards: &Cards, frame: &Frame) -> bool {
    let mut found = false;
    macro_rules! find {
        () => {
            &mut |_| {
                found = true;
                ControlFlow::Break(())
            }
        };
    }
    let _ = enlist::each(public, cards, frame, find!());
    if !found {
        let _ = collect::each(public, cards, frame, find!());
    }
    if !found {
        let _ = kill::each(public, cards, frame, find!());
    }
    if !found {
        let _ = moves::each(public, cards, frame, find!());
    }
    if !found {
        let _ = build::each(public, cards, frame, find!());
    }
    found || other(public, frame)
}

/// Whether a card can be copied, Technology exchanged or a drone activated.
fn other(public: &Public, frame: &Frame) -> bool {
    let Ask::Symbols(symbols) = &frame.ask else { return false };
    symbols.drone.is_some() || most_exchange(public, frame) > 0 || copies(public, frame).next().is_some()
}

/// Takes note that an action is done by this, and pays for it. `leader`: it is with the Leader or in the Leader's
/// region (DEI-457).
pub(crate) fn spend(state: &mut Game, by: By, leader: bool, world: &mut Told<'_>) {
    let frame = state.public.frames.top_mut().expect("somebody is asked");
    let seat = frame.seat;
    match &mut frame.ask {
        Ask::Symbols(symbols) if by == By::Candy => {
            symbols.candy = true;
            state.public.players[seat].store.candies -= 1;
            state.public.supply.candies += 1; // DEI-236
            world.tell(state, Event::CandySpent { seat });
            if leader && state.public.players[seat].gear.has(Gear::VendingMachine) {
                gain(
                    state,
                    seat,
                    Store { candies: state.cards.get().numbers.vending_candies, ..Store::default() },
                    Source::VendingMachine,
                    world,
                );
            }
        }
        Ask::Symbols(symbols) => symbols.left[by.index()] -= 1,
        Ask::Drone(at_work) => at_work.left -= 1,
        Ask::Follow { left, .. } => {
            left.remove(by);
            let used = &mut state.public.players[seat].used;
            used.insert(match by {
                By::KeenEye => Limit::KeenEye,
                By::PackTrain => Limit::PackTrain,
                By::StrengthInNumbers => Limit::StrengthInNumbers,
                By::RecruitingPost => Limit::RecruitingPost,
                By::Ambush => Limit::Ambush,
                _ => Limit::Conversion,
            });
        }
        _ => {
            state.public.frames.pop();
        }
    }
}

/// DEI-199, DEI-198: what may follow an action of the player in a region: each of these that is theirs, unused in this
/// phase, and of use.
pub(crate) fn follow(state: &mut Game, seat: Seat, region: Region, after: &[(By, Limit, bool)]) {
    let (public, cards) = (&state.public, state.cards.get());
    let player = &public.players[seat];
    let theirs = |by: By| match by {
        By::KeenEye => public.has_skill(cards, seat, Skill::KeenEye) && player.is_leader_at(region),
        By::StrengthInNumbers => public.has_skill(cards, seat, Skill::StrengthInNumbers) && player.is_leader_at(region),
        By::Conversion => public.has_skill(cards, seat, Skill::Conversion),
        By::PackTrain => player.has(Advantage::PackTrain),
        By::RecruitingPost => player.has(Advantage::RecruitingPost),
        _ => player.has(Advantage::Ambush),
    };
    let left: Follows =
        after.iter().filter(|(by, limit, use_)| *use_ && player.can(*limit) && theirs(*by)).map(|one| one.0).collect();
    if !left.is_empty() {
        state.public.ask(seat, Ask::Follow { region, left });
    }
}

/// Whether the question on top is about a player's own actions: DEI-302 excepts drones.
pub(crate) fn is_own_action(public: &Public) -> bool {
    matches!(ask(public), Ask::Symbols(_))
}

impl Act<Dei> for action::Play {
    fn list(asked: Asking<'_>, out: &mut List<'_, Dei>) {
        out.extend(asked.public().players[asked.seat()].hand.iter().map(|card| action::Play { card }));
    }

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        purchase::in_hand(asked, self.card)
    }

    /// DEI-177: what is only gained is gained at once. DEI-453: the gear effect starts before the leader actions.
    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        state.public.frames.pop();
        let cards = state.cards.get();
        let (card, player) = (cards.card(self.card), &mut state.public.players[seat]);
        player.hand.remove(self.card);
        player.up.insert(self.card);
        world.tell(state, Event::CardPlayed { seat, card: self.card });
        let mut symbols = Symbols { card: Some(self.card), ..Symbols::NONE };
        symbols.join(card);
        state.public.ask(seat, Ask::Symbols(symbols));
        take_gains(state, seat, card, world);
        if let Some(gear) = card.gear {
            state.public.players[seat].gear.insert(gear);
            state.public.count_all(cards, seat);
            control::update(state, world);
        }
    }

    fn name(asked: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        (Phrase::new("dei-fact-play").phrase("card", say::card(asked.cards(), say::value(fact))), "DEI-161")
    }
}

/// DEI-237.
fn take_gains(state: &mut Game, seat: Seat, card: &Card, world: &mut Told<'_>) {
    let supplies = card.gain.supplies.into();
    supply(state, Event::Supplied { seat, supplies, why: Why::Card }, world);
    gain(state, seat, card.gain.tokens(), Source::Card, world);
}

/// DEI-231: the cards that can be copied.
fn copies<'a>(public: &'a Public, frame: &'a Frame) -> impl Iterator<Item = CardId> + 'a {
    let own = match &frame.ask {
        Ask::Symbols(symbols) if symbols.left[By::Copy.index()] > 0 => symbols.card,
        _ => None,
    };
    let humans = public.humans().iter().filter(move |_| own.is_some());
    humans.flat_map(|seat| public.players[seat].up.iter()).filter(move |card| Some(*card) != own)
}

impl Act<Dei> for action::Copy {
    fn list(asked: Asking<'_>, out: &mut List<'_, Dei>) {
        let frame = asked.public().frames.top().expect("somebody is asked");
        out.extend(copies(asked.public(), frame).map(|card| action::Copy { card }));
    }

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let frame = asked.public().frames.top().expect("somebody is asked");
        offered(asked.public(), frame, By::Copy)?;
        let mut all = copies(asked.public(), frame);
        refuse(all.any(|card| card == self.card), "DEI-231", "dei-refuse-copy")
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        let card = state.cards.get().card(self.card);
        let Some(Frame { ask: Ask::Symbols(symbols), .. }) = state.public.frames.top_mut() else {
            unreachable!("DEI-231: symbols are asked for");
        };
        symbols.left[By::Copy.index()] -= 1;
        let copies = symbols.left[By::Copy.index()];
        symbols.join(card);
        symbols.left[By::Copy.index()] = copies; // a Copy symbol on the copied card is ignored
        world.tell(state, Event::Copied { seat, card: self.card });
        take_gains(state, seat, card, world);
    }

    fn name(asked: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        (Phrase::new("dei-fact-copy").phrase("card", say::card(asked.cards(), say::value(fact))), "DEI-231")
    }
}

/// DEI-237: how many Technology can be exchanged.
fn most_exchange(public: &Public, frame: &Frame) -> u8 {
    let Ask::Symbols(symbols) = &frame.ask else { return 0 };
    symbols.exchange.min(public.players[frame.seat].store.technology).min(public.supply.energy)
}

impl Act<Dei> for action::Exchange {
    fn list(asked: Asking<'_>, out: &mut List<'_, Dei>) {
        let frame = asked.public().frames.top().expect("somebody is asked");
        out.extend((1..=most_exchange(asked.public(), frame)).map(|count| action::Exchange { count }));
    }

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let most = most_exchange(asked.public(), asked.public().frames.top().expect("somebody is asked"));
        let why = || Phrase::new("dei-refuse-exchange").number("most", most);
        ensure((1..=most).contains(&self.count), "DEI-237", why)
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        if let Some(Frame { ask: Ask::Symbols(symbols), .. }) = state.public.frames.top_mut() {
            symbols.exchange = 0;
        }
        let (supply, own) = (&mut state.public.supply, &mut state.public.players[seat].store);
        (own.technology, supply.technology) = (own.technology - self.count, supply.technology + self.count);
        (own.energy, supply.energy) = (own.energy + self.count, supply.energy - self.count);
        world.tell(state, Event::Exchanged { seat, count: self.count });
    }

    fn name(_: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        (Phrase::new("dei-fact-exchange").number("count", fact.value), "DEI-237")
    }
}

impl Act<Dei> for action::Stop {
    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let can = matches!(ask(asked.public()), Ask::Symbols(_) | Ask::Drone(_) | Ask::Follow { .. });
        refuse(can, "DEI-177", "dei-refuse-not-asked")
    }

    fn apply(self, state: &mut Game, _: Seat, _: &mut Told<'_>) {
        state.public.frames.pop();
    }

    fn name(asked: Asking<'_>, _: &Facts, _: &Fact) -> (Phrase, RuleId) {
        match ask(asked.public()) {
            Ask::Drone(_) => (Phrase::new("dei-action-stop-drone"), "DEI-303"),
            Ask::Follow { .. } => (Phrase::new("dei-action-no-follow"), "DEI-199"),
            Ask::Symbols(Symbols { card: Some(_), .. }) => (Phrase::new("dei-action-stop-card"), "DEI-177"),
            _ => (Phrase::new("dei-action-stop"), "DEI-177"),
        }
    }
}
