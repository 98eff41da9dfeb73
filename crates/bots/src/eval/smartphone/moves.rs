//! A quick choice for every question but the plan.

use super::noise;
use super::outlook::Outlook;
use games::smartphone::action::{Answer, Choice, Sell};
use games::smartphone::pieces::{Region, Technology};
use games::smartphone::{Action, Smartphone, technology_cost};
use kernel::{Act, Asked, Chance};

/// All that can be sold, in board order.
pub(super) fn sale(asked: Asked<'_, Smartphone>) -> Action {
    <Sell as Act<Smartphone>>::nth(asked, 0).into()
}

/// The most promising of some actions, with a little luck.
pub(super) fn best(asked: Asked<'_, Smartphone>, list: &[Action], chance: &mut dyn Chance) -> Action {
    let outlook = Outlook::of(asked.public(), asked.cards());
    let judged = list.iter().map(|action| (judge(&outlook, asked, action) + noise(chance, 2.0), action));
    *judged.max_by(|a, b| a.0.total_cmp(&b.0)).expect("who is asked has a choice").1
}

pub(super) fn promise(asked: Asked<'_, Smartphone>, action: &Action) -> f32 {
    judge(&Outlook::of(asked.public(), asked.cards()), asked, action)
}

fn judge(outlook: &Outlook<'_>, asked: Asked<'_, Smartphone>, action: &Action) -> f32 {
    let (public, cards, seat) = (asked.public(), asked.cards(), asked.seat());
    let player = &public.players[seat];
    let technology = |technology: Technology| {
        let missing = technology_cost(public, cards, seat, technology) - player.on_technologies[technology.index()];
        let reach = if missing <= player.progress { 1.5 } else { 1.0 };
        reach * outlook.technology(seat, technology) / f32::from(missing.max(1))
    };
    let region = |region: Region| {
        let missing = public.printed(cards, region).cost.saturating_sub(player.on_regions[region.index()]);
        let reach = if missing <= player.progress { 1.5 } else { 1.0 };
        reach * outlook.region(seat, region) / f32::from(missing.max(1))
    };
    match *action {
        Action::Research { technology: it } => technology(it),
        Action::Logistics { region: it } => region(it),
        Action::PlaceOffice { region } => outlook.region(seat, region),
        Action::SecondOffice { .. } => 40.0,
        Action::SellAway { goods } => 30.0 + f32::from(goods),
        Action::DirectorSale { goods, seconds } => f32::from(goods + seconds) * f32::from(player.price),
        Action::Sell { goods, seconds } => (goods.len() + seconds.len()) as f32 * f32::from(player.price),
        Action::Favour { region: Choice(Some(region)) } => 2.0 * f32::from(public.place(region).sold(seat)),
        Action::Directive { take: Answer::Yes } => 12.0,
        Action::TakeImprovement { .. } | Action::TakeMini { .. } => 2.0,
        Action::Reserve { region, .. } => {
            if public.place(region).has_office(seat) {
                3.0
            } else {
                0.0
            }
        }
        Action::MoveDirector { .. } => -1.0,
        Action::MoveOffice { region: Choice(None) } => 3.0,
        Action::Finish => -2.0,
        _ => 1.0,
    }
}
