//! Section 19: the Automa, a participant that nobody decides for.

mod free;
mod market;
mod moves;
mod recruit;

use crate::phase::{self, Told};
use crate::state::{Game, Public};
use crate::{Automa, Colour, Deed, Event, Region, Regions, Resource, Why, control, setup};
use kernel::{Deck, Seat};

/// DEI-498, DEI-499: for each colour the outpost that puts a Refuge in its region.
pub(crate) fn homes(public: &Public, world: &mut Told<'_>) -> [(Region, Colour); 3] {
    let mut left = public.colours.map(|colour| {
        public.outposts().filter(|outpost| outpost.colour == colour).map(|outpost| outpost.region).collect::<Vec<_>>()
    });
    let fewest = fewest_roofs(left.each_ref().map(Vec::as_slice));
    for at in 0..left.len() {
        let fits = |region: &&Region| {
            let mut tried = left.each_ref().map(Vec::as_slice);
            tried[at] = std::slice::from_ref(*region);
            fewest_roofs(tried) == fewest
        };
        let home = world.any_of(left[at].iter().filter(fits).copied()); // it leaves the later colours a choice
        left[at] = vec![home];
    }
    std::array::from_fn(|at| (left[at][0], public.colours[at]))
}

/// The fewest roofs among three different regions, one of each list; none if there are no such three.
fn fewest_roofs([first, second, third]: [&[Region]; 3]) -> Option<usize> {
    let pairs = first.iter().flat_map(|one| second.iter().map(move |two| (one, two)));
    let pairs = pairs.filter(|(one, two)| one != two);
    let all = pairs.flat_map(|(one, two)| third.iter().map(move |three| [one, two, three]));
    let all = all.filter(|[one, two, three]| one != three && two != three);
    all.map(|three| three.into_iter().filter(|region| region.is_roof()).count()).min()
}

/// One thing after another in a phase of the Automa: its starting units or a card. False once the phase is over.
pub(crate) fn play(state: &mut Game, seat: Seat, world: &mut Told<'_>) -> bool {
    if state.public.players[seat].leader.is_none() {
        start(state, seat, world);
    } else if state.public.needs.spaces.iter().flatten().count() < actions(state) {
        play_card(state, seat, world);
    } else {
        end_phase(state, seat, world);
        return false;
    }
    control::update(state, world);
    true
}

/// DEI-505: how many actions it performs in a phase.
fn actions(state: &Game) -> usize {
    let level = match state.public.options.automa {
        Automa::Easy => 0,
        Automa::Alone | Automa::Standard => 1,
        Automa::Expert => 2,
    };
    state.cards.get().levels[level][usize::from(state.public.round) - 1].into()
}

/// DEI-501, DEI-502.
fn start(state: &mut Game, seat: Seat, world: &mut Told<'_>) {
    let (cards, refuges) = (state.cards.get(), state.public.refuges);
    let (both, open) = (refuges.into_iter().collect::<Regions>(), state.public.open);
    let near = |steps| state.public.altars.within(steps, open).and(both);
    let nearest = (0..=u8::MAX).map(near).find(|near| !near.is_empty()).expect("DEI-106: courtyards are linked");
    let home = any(nearest, world);
    for region in refuges {
        let (scrappers, leader) = (cards.numbers.automa_start, region == home);
        state.public.deploy(cards, seat, region, scrappers);
        if leader {
            state.public.put_leader(cards, seat, region);
        }
        world.tell(state, Event::Started { seat, region, scrappers, leader, automa: true });
    }
}

/// DEI-506 … DEI-510: one card.
fn play_card(state: &mut Game, seat: Seat, world: &mut Told<'_>) {
    if state.dark.automa.is_empty() {
        let discard = std::mem::take(&mut state.public.needs.discard);
        state.dark.automa = Deck::of(discard);
        world.tell(state, Event::AutomaShuffled { cards: discard.len() as u8 });
    }
    let card = state.dark.automa.draw(world).expect("DEI-510: the deck is larger than the action spaces");
    let space = state.public.needs.spaces.iter_mut().find(|space| space.is_none());
    *space.expect("DEI-508: there is a space for every action") = Some(card);
    world.tell(state, Event::AutomaCard { seat, card: card + 1 });
    for deed in state.cards.get().automa[usize::from(card)].tries {
        if attempt(state, seat, deed, world) {
            return;
        }
        world.tell(state, Event::AutomaCannot { seat, deed });
    }
}

/// Does what stands on a card, if it can.
fn attempt(state: &mut Game, seat: Seat, deed: Deed, world: &mut Told<'_>) -> bool {
    match deed {
        Deed::BuyTactical | Deed::BuyLogistic | Deed::BuyMechanical | Deed::BuyNeed => {
            market::buy(state, seat, deed, world)
        }
        Deed::CollectTechnology => collect(state, seat, deed, Resource::Technology, world),
        Deed::CollectEnergy => collect(state, seat, deed, Resource::Energy, world),
        Deed::MoveTactical | Deed::MoveLogistic | Deed::MoveMechanical => moves::go(state, seat, deed, world),
        Deed::MoveNeed | Deed::MoveTechnology | Deed::MoveEnergy => moves::go(state, seat, deed, world),
        Deed::RecruitLeader | Deed::RecruitRefuge | Deed::RecruitDrone => recruit::recruit(state, seat, deed, world),
    }
}

/// DEI-493, DEI-516: the colours that a symbol names, in the order in which they are tried.
fn colours(public: &Public, deed: Deed) -> impl Iterator<Item = Colour> + use<> {
    let one = |colour| [Some(public.stands_for(colour)), None, None];
    let colours = match deed {
        Deed::BuyTactical | Deed::MoveTactical => one(Colour::Tactical),
        Deed::BuyLogistic | Deed::MoveLogistic => one(Colour::Logistic),
        Deed::BuyMechanical | Deed::MoveMechanical => one(Colour::Mechanical),
        Deed::BuyNeed | Deed::MoveNeed => public.needs.order,
        _ => [None; 3],
    };
    colours.into_iter().flatten()
}

/// DEI-537, DEI-538.
fn collect(state: &mut Game, seat: Seat, deed: Deed, resource: Resource, world: &mut Told<'_>) -> bool {
    let public = &state.public;
    let regions = public.players[seat].majorities.iter().filter(|region| public.place(*region).has(resource)).collect();
    let fewest = best(regions, |region| std::cmp::Reverse(public.place(region).resources[resource.index()]));
    if fewest.is_empty() {
        return false;
    }
    world.tell(state, Event::AutomaDoes { seat, deed });
    let region = any(fewest, world);
    state.public.place_mut(region).resources[resource.index()] -= 1;
    *state.public.players[seat].store.resource(resource) += 1;
    world.tell(state, Event::AutomaCollected { seat, region, resource });
    true
}

/// The regions that come first by a key, the highest first.
fn best<K: Ord>(regions: Regions, key: impl Fn(Region) -> K) -> Regions {
    let (mut highest, mut best) = (None, Regions::EMPTY);
    for region in regions.iter() {
        let key = Some(key(region));
        if key > highest {
            (highest, best) = (key, Regions::of(region));
        } else if key == highest {
            best.set(region, true);
        }
    }
    best
}

/// DEI-520, DEI-521: one of some regions.
fn any(regions: Regions, world: &mut Told<'_>) -> Region {
    let at = world.pick(regions.len() as u32) as usize;
    regions.iter().nth(at).expect("DEI-521: one of the options")
}

/// DEI-508, DEI-563.
fn end_phase(state: &mut Game, seat: Seat, world: &mut Told<'_>) {
    let needs = &mut state.public.needs;
    let played = std::mem::take(&mut needs.spaces);
    played.into_iter().flatten().for_each(|card| _ = needs.discard.insert(card));
    if state.public.phase < 3 {
        return;
    }
    let bonuses = state.cards.get().numbers.needs;
    for (colour, bonus) in state.public.needs.order.into_iter().flatten().zip(bonuses) {
        let cubes = state.public.players[seat].cubes[colour.index()];
        let supplies = i16::from(cubes) * i16::from(bonus);
        phase::supply(state, Event::NeedPaid { seat, colour, cubes, supplies }, world);
    }
}

/// DEI-560, DEI-561: the need tokens by their cubes; of equal ones the later comes first.
pub(crate) fn arrange_needs(state: &mut Game, world: &mut Told<'_>) {
    let Some(seat) = state.public.automa else { return };
    let cubes = state.public.players[seat].cubes;
    let order = &mut state.public.needs.order;
    order.reverse();
    order.sort_by_key(|colour| colour.map(|colour| std::cmp::Reverse(cubes[colour.index()])));
    setup::tell_needs(state, true, world);
}

/// DEI-564, DEI-565: the end of the game.
pub(crate) fn score(state: &mut Game, seat: Seat, world: &mut Told<'_>) {
    let (cards, player) = (state.cards.get(), &state.public.players[seat]);
    let printed = player.bin.iter().map(|card| i16::from(cards.card(card).supplies)).sum();
    let lines = [
        (i16::from(player.store.technology / cards.numbers.technology_per_supply), Why::AutomaTechnology),
        (i16::from(player.store.energy), Why::AutomaEnergy),
        (printed, Why::AutomaCards),
    ];
    for (supplies, why) in lines {
        phase::supply(state, Event::Supplied { seat, supplies, why }, world);
    }
}
