//! Enlist, Muster, and everything else that puts Scrappers of the reserve on the board.

use super::symbols::{Visit, follow, offered, offers, spend};
use super::*;
use std::ops::ControlFlow;

const KINDS: [By; 8] = [
    By::Enlist,
    By::Muster,
    By::LeaderEnlist,
    By::Candy,
    By::Drone,
    By::StrengthInNumbers,
    By::RecruitingPost,
    By::Gift,
];

/// DEI-201, DEI-226, DEI-275, DEI-295, DEI-414: where a Scrapper can be put by this.
fn regions(public: &Public, cards: &Cards, frame: &Frame, by: By) -> Regions {
    let player = &public.players[frame.seat];
    let leader = player.leader.map_or(Regions::EMPTY, Regions::of);
    let regions = match (&frame.ask, by) {
        (Ask::Symbols(Symbols { within: Some(region), .. }), By::Enlist) => Regions::of(*region),
        (Ask::Symbols(_), By::Enlist | By::Candy)
            if player.has(Advantage::FieldKitchen) && player.can(Limit::FieldKitchen) =>
        {
            refuges(public, player).or(player.units)
        }
        (Ask::Symbols(_), By::Enlist | By::Candy) if player.gear.has(Gear::ShortwaveRadio) => {
            refuges(public, player).or(leader)
        }
        (Ask::Symbols(_), By::Enlist | By::Candy) => refuges(public, player),
        (Ask::Symbols(_), By::Muster) => refuges(public, player).or(player.units),
        (Ask::Symbols(_), By::LeaderEnlist) => leader,
        (Ask::Drone(at_work), _) => match at_work.drone {
            Drone::Simon => public.drones[Drone::Simon.index()].map_or(Regions::EMPTY, Regions::of),
            Drone::Cathedral => public.altars.within(drone::bonus(cards, player, at_work.bonus), public.open),
            _ => Regions::EMPTY,
        },
        (Ask::Follow { region, .. }, By::StrengthInNumbers | By::RecruitingPost) => Regions::of(*region),
        (Ask::GiftScrappers(_), _) => public.board.courtyards(),
        _ => Regions::EMPTY,
    };
    regions.and(public.open)
}

fn refuges(public: &Public, player: &Player) -> Regions {
    player.refuges.or(public.refuges.into_iter().collect())
}

pub(crate) fn each(public: &Public, cards: &Cards, frame: &Frame, visit: Visit<'_, action::Enlist>) -> ControlFlow<()> {
    if public.players[frame.seat].scrappers == 0 {
        return ControlFlow::Continue(());
    }
    for by in offers(public, frame, &KINDS) {
        for region in regions(public, cards, frame, by).iter() {
            visit(action::Enlist { region, by })?;
        }
    }
    ControlFlow::Continue(())
}

impl Act<Dei> for action::Enlist {
    fn list(asked: Asking<'_>, out: &mut List<'_, Dei>) {
        let frame = asked.public().frames.top().expect("somebody is asked");
        let _ = each(asked.public(), asked.cards(), frame, &mut |way| {
            out.push(way);
            ControlFlow::Continue(())
        });
    }

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let (public, cards) = (asked.public(), asked.cards());
        let frame = public.frames.top().expect("somebody is asked");
        refuse(KINDS.contains(&self.by), "DEI-201", "dei-refuse-not-enlist")?;
        offered(public, frame, self.by)?;
        say::on_board(public, self.region)?;
        refuse(public.players[asked.seat()].scrappers > 0, "DEI-202", "dei-refuse-no-scrapper")?;
        let can = regions(public, cards, frame, self.by).has(self.region);
        let (rule, why) = match (&frame.ask, self.by) {
            (Ask::Symbols(Symbols { within: Some(_), .. }), _) => ("DEI-199", "dei-refuse-within"),
            (_, By::Muster) => ("DEI-226", "dei-refuse-muster"),
            (_, By::LeaderEnlist) => ("DEI-451", "dei-refuse-leader-region"),
            (_, By::Drone) => ("DEI-292", "dei-refuse-drone-region"),
            (_, By::Gift) => ("DEI-445", "dei-refuse-courtyard"),
            (_, By::StrengthInNumbers | By::RecruitingPost) => ("DEI-279", "dei-refuse-follow-region"),
            _ => ("DEI-201", "dei-refuse-refuge"),
        };
        refuse(can, rule, why)
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        let (cards, action::Enlist { region, by }) = (state.cards.get(), self);
        let own_action = symbols::is_own_action(&state.public);
        let frame = state.public.frames.top().expect("somebody is asked");
        let scrappers = match frame.ask {
            Ask::GiftScrappers(count) => count.min(state.public.players[seat].scrappers),
            _ => 1,
        };
        let free = matches!(frame.ask, Ask::Symbols(Symbols { within: Some(_), .. }));
        let player = &mut state.public.players[seat];
        // DEI-197: Field kitchen is used up only where nothing else would do.
        let radio = player.gear.has(Gear::ShortwaveRadio) && player.is_leader_at(region);
        let kitchen = own_action && matches!(by, By::Enlist | By::Candy) && !free && !radio;
        if kitchen && !refuges(&state.public, &state.public.players[seat]).has(region) {
            state.public.players[seat].used.insert(Limit::FieldKitchen);
        }
        let with_leader = state.public.players[seat].is_leader_at(region);
        spend(state, by, with_leader, world);
        state.public.deploy(cards, seat, region, scrappers);
        world.tell(state, Event::Enlisted { seat, region, by, scrappers });
        if own_action {
            let more = state.public.players[seat].scrappers > 0;
            let after = [
                (By::StrengthInNumbers, Limit::StrengthInNumbers, more),
                (By::RecruitingPost, Limit::RecruitingPost, more),
            ];
            follow(state, seat, region, &after); // DEI-279
        }
        control::update(state, world);
    }

    fn fill(asked: Asking<'_>, facts: &mut Facts) {
        symbols::fill(asked, &KINDS, &["enlist"], facts);
    }

    fn name(asked: Asking<'_>, before: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        match fact.part.as_ref() {
            "by" => say::by(fact),
            _ => {
                let by: Option<By> = say::fact(before, "by");
                let rule = if by == Some(By::Muster) { "DEI-226" } else { "DEI-201" };
                let own_action = symbols::is_own_action(asked.public());
                let key = if own_action { "dei-fact-enlist" } else { "dei-fact-deploy" };
                (Phrase::new(key).phrase("region", say::region(fact)), rule)
            }
        }
    }

    fn say(self, asked: Asking<'_>) -> Phrase {
        let count = if let Ask::GiftScrappers(count) = *ask(asked.public()) { count } else { 1 };
        let scrappers = count.min(asked.public().players[asked.seat()].scrappers);
        let said = Phrase::new("dei-action-enlist").phrase("region", self.region.say());
        say::done(said.phrase("units", say::units(scrappers, false)), self.by)
    }

    fn foresee(self, asked: Asking<'_>) -> Option<Foresight> {
        Some(Foresight::majority(asked, self.region, 1, false))
    }
}
