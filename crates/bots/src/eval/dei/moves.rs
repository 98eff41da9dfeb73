//! A quick choice for every question of D.E.I.

use super::outlook::Outlook;
use games::dei::state::{Ask, Symbols};
use games::dei::{Action, By, Count, Dei, Drone, Region, Resource, Structure, mission_pays};
use kernel::{Asked, Chance, OrDecline, Seat, Stream};

/// The most promising of some actions, with a little luck.
pub(super) fn best(asked: Asked<'_, Dei>, list: &[Action], chance: &mut dyn Chance) -> Action {
    let outlook = Outlook::of(asked.public(), asked.cards(), asked.seat());
    let mut luck = || 0.6 * chance.pick(Stream::TABLE, 33) as f32 / 32.0;
    let judged = list.iter().map(|action| (judge(&outlook, action) + luck(), action));
    *judged.max_by(|a, b| a.0.total_cmp(&b.0)).expect("who is asked has a choice").1
}

pub(super) fn judge(outlook: &Outlook<'_>, action: &Action) -> f32 {
    let (public, cards, seat) = (outlook.public, outlook.cards, outlook.seat);
    let player = outlook.player();
    match *action {
        Action::Play { card } => {
            let card = cards.card(card);
            let symbols = By::SYMBOLS.into_iter().zip(card.symbols).filter(|(_, count)| *count > 0);
            let now: f32 = symbols.map(|(by, count)| outlook.symbol(by) * f32::from(count)).sum();
            let rest = if card.symbols.iter().all(|count| *count == 0) { outlook.quality(card) } else { 0.0 };
            now + rest + f32::from(card.gain.supplies)
        }
        Action::PlayDown { card, market, slot } => bought(outlook, market, slot, card, 1.0) - 0.5,
        Action::Buy { market, slot, give, technology } => {
            bought(outlook, market, slot, give, 0.4) - 0.1 * f32::from(technology)
        }
        Action::Enlist { region, by } => {
            let limited = if by == By::Candy { 0.6 } else { 0.0 };
            0.4 + arrival(outlook, region, 1, false) - limited
        }
        Action::Move { from, to, scrappers, leader, by } => {
            let limited = if by == By::Candy { 0.6 } else { 0.0 };
            arrival(outlook, to, scrappers, leader) - departure(outlook, from, scrappers, leader) - limited
        }
        Action::Collect { kind, exchange, supply, by, .. } => {
            let kind = if exchange { Resource::Energy } else { kind };
            let limited = if by == By::Candy { 0.6 } else { 0.0 };
            outlook.resource(kind) + if supply { 0.1 } else { 0.0 } - limited
        }
        Action::Build { structure, region, other, by } => {
            let limited = if by == By::Candy { 0.6 } else { 0.0 };
            let worth = match structure {
                Structure::Refuge => 0.5 + outlook.per(Count::Refuges) + 0.05 * outlook.region(region),
                Structure::Elevator | Structure::Bridge => {
                    let to = other.map_or(0.0, |other| {
                        if public.place(other).majority == Some(seat) { 0.0 } else { 0.15 * outlook.region(other) }
                    });
                    0.3 + outlook.per(Count::Ways) + to
                }
            };
            worth - limited
        }
        Action::Kill { region, victim, .. } => 0.4 + kill(outlook, region, victim),
        Action::Copy { card } => outlook.quality(cards.card(card)),
        Action::Exchange { count } => 0.4 * f32::from(count),
        Action::Activate { to } => 0.5 + activate(outlook, to),
        Action::Stop => -0.3,
        Action::Mission { place } => {
            let at = (usize::from(place - 1) / 2, usize::from(place - 1) % 2);
            let (supplies, late) = mission_pays(public, cards, seat, at).unwrap_or_default();
            // A later column can still pay in full later.
            f32::from(supplies) - if late || at.0 + 1 == usize::from(public.round) { 0.0 } else { 1.0 }
        }
        Action::Unlock { colour: OrDecline(None) } | Action::Hack { colour: OrDecline(None) } => -1.0,
        Action::Unlock { .. } => 3.0,
        Action::Hack { .. } => 1.0,
        Action::PutCube { colour } => {
            let unlock = if player.cubes[colour.index()] == 1 { 2.0 } else { 0.0 };
            outlook.per(outlook.outposts_of(colour)) + unlock
        }
        Action::Remove { region } => -departure(outlook, region, 1, false),
        Action::Draft { .. } | Action::Start { .. } | Action::KeepGift { .. } => 0.5,
    }
}

/// What it is worth that units come into a region.
fn arrival(outlook: &Outlook<'_>, region: Region, scrappers: u8, leader: bool) -> f32 {
    let (public, seat) = (outlook.public, outlook.seat);
    let place = public.place(region);
    let there = place.scrappers[seat.index()];
    let with = leader || outlook.player().is_leader_at(region);
    let after = public.value(outlook.cards, seat, region, there + scrappers, with);
    let best = place.best_other(seat);
    let first = if region.is_roof() && place.values[seat.index()] == 0 { outlook.per(Count::RoofUnits) } else { 0.0 };
    first
        + match (place.majority == Some(seat), after > best) {
            (true, _) => 0.05,
            (false, true) => {
                // Taken from somebody it counts more.
                let taken = if place.majority.is_some() { 1.2 } else { 1.0 };
                taken * outlook.region(region) + 0.05 * f32::from(after - best)
            }
            (false, false) => 0.2 * outlook.region(region) * f32::from(after) / f32::from(best.max(1)),
        }
}

/// What it costs that units leave a region.
fn departure(outlook: &Outlook<'_>, region: Region, scrappers: u8, leader: bool) -> f32 {
    let (public, seat) = (outlook.public, outlook.seat);
    let place = public.place(region);
    let there = place.scrappers[seat.index()] - scrappers;
    let with = !leader && outlook.player().is_leader_at(region);
    let after = public.value(outlook.cards, seat, region, there, with);
    let last = if region.is_roof() && after == 0 { outlook.per(Count::RoofUnits) } else { 0.0 };
    let loses = place.majority == Some(seat) && after <= place.best_other(seat);
    last + if loses { outlook.region(region) } else { 0.0 }
}

/// What it is worth that another's Scrapper leaves a region.
fn kill(outlook: &Outlook<'_>, region: Region, victim: Seat) -> f32 {
    let (public, seat) = (outlook.public, outlook.seat);
    let place = public.place(region);
    let mut values = place.values;
    values[victim.index()] = values[victim.index()].saturating_sub(1);
    let own = values[seat.index()];
    let best = (0..).zip(values).filter(|(at, _)| *at != seat.index()).map(|(_, value)| value).max().unwrap_or(0);
    let gains = place.majority != Some(seat) && own > best;
    let breaks = place.majority == Some(victim) && values[victim.index()] <= own;
    if gains {
        outlook.region(region)
    } else if breaks {
        0.5 * outlook.region(region)
    } else {
        0.1
    }
}

/// What a drone can do in a region.
fn activate(outlook: &Outlook<'_>, to: Region) -> f32 {
    let (public, seat) = (outlook.public, outlook.seat);
    let drone = public.frames.top().and_then(|frame| match frame.ask {
        Ask::Symbols(Symbols { drone, .. }) => drone,
        _ => None,
    });
    let (place, Some((drone, _))) = (public.place(to), drone) else { return 0.0 };
    let victims = (0..).zip(place.scrappers).filter(|(at, scrappers)| *at != seat.index() && *scrappers > 0).count();
    let resources = f32::from(place.resources().min(2));
    match drone {
        Drone::Masamune => 0.8 * resources,
        Drone::Simon => 0.8 + arrival(outlook, to, 2, false),
        Drone::Fly => 0.5 * f32::from(place.scrappers[seat.index()].min(2)),
        Drone::Draco => 1.6 + 0.6 * victims as f32,
        Drone::Scorpion => 0.8 * resources.min(1.0) + 0.6 + if victims > 0 { 0.7 } else { 0.0 },
        Drone::Cathedral => 1.0,
    }
}

/// What a purchase is worth, with so much weight on what is paid.
fn bought(outlook: &Outlook<'_>, market: games::dei::Market, slot: u8, given: u8, paid: f32) -> f32 {
    let (public, cards) = (outlook.public, outlook.cards);
    let Some(place) = public.market_place(market) else { return 0.0 };
    let Some(card) = public.markets[place][usize::from(slot) - 1] else { return 0.0 };
    let (card, given) = (cards.card(card), cards.card(given));
    let rounds = 4.0 - f32::from(public.round);
    let better = (outlook.quality(card) - outlook.quality(given)) * rounds * 0.3;
    let cost = outlook.resource(Resource::Technology) * f32::from(card.technology)
        + outlook.resource(Resource::Energy) * f32::from(card.energy);
    f32::from(card.supplies) + better - paid * cost + outlook.per(Count::Bin)
}
