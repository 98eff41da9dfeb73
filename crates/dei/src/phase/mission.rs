//! Section 12: missions.

use super::*;

pub(crate) fn ask(asked: Asking<'_>, _: Option<&str>) -> Phrase {
    let hackers = is_rebel(asked.public(), asked.seat());
    Phrase::new(if hackers { "dei-ask-mission-hackers" } else { "dei-ask-mission" })
}

/// DEI-398: the Hackers resolve both missions of a column.
fn is_rebel(public: &Public, seat: Seat) -> bool {
    public.players[seat].faction == Faction::Hackers
}

/// Column and place in it, from 0.
fn place(number: u8) -> Option<(usize, usize)> {
    let at = usize::from(number.checked_sub(1)?);
    (at < 2 * ROUNDS).then_some((at / 2, at % 2))
}

/// Table 20.8: how much a player has of what a mission counts.
pub(crate) fn amount(public: &Public, cards: &Cards, seat: Seat, counts: Count) -> usize {
    let player = &public.players[seat];
    let cubes = |colour| usize::from(player.cubes[public.stands_for(colour).index()]); // DEI-327
    let owned = player.hand.or(player.up).or(player.down).or(player.bin);
    // DEI-484, DEI-485.
    let owned_of = |colour| {
        let colour = Some(public.stands_for(colour));
        owned.iter().filter(|card| cards.card(*card).colour() == colour).count()
    };
    let supreme = |regions: Regions| regions.iter().filter(|at| public.place(*at).supremacy() == Some(seat)).count();
    match counts {
        Count::TacticalOutposts => cubes(Colour::Tactical),
        Count::LogisticOutposts => cubes(Colour::Logistic),
        Count::MechanicalOutposts => cubes(Colour::Mechanical),
        // DEI-329.
        Count::RoofOutposts => public.outposts().filter(|it| it.holder == Some(seat) && it.region.is_roof()).count(),
        Count::CourtyardSupremacy => supreme(player.majorities.courtyards()),
        Count::RoofUnits => player.units.roofs_only().len(),
        Count::Refuges => player.refuges.len(),
        Count::Ways => player.ways.iter().flatten().count(),
        Count::Technology => player.store.technology.into(),
        Count::Energy => player.store.energy.into(),
        Count::Advantages => player.unlocked.len(),
        Count::Bin => player.bin.len(), // DEI-328
        Count::RoofSupremacy => supreme(player.majorities.roofs_only()),
        Count::LogisticCards => owned_of(Colour::Logistic),
        Count::TacticalCards => owned_of(Colour::Tactical),
        Count::MechanicalCards => owned_of(Colour::Mechanical),
    }
}

/// DEI-321, DEI-326, DEI-400: what the mission at a place pays a player, and whether it is late.
pub fn pays(public: &Public, cards: &Cards, seat: Seat, (column, place): (usize, usize)) -> Option<(i16, bool)> {
    let row = &cards.missions[usize::from(public.missions[column][place]?)];
    let amount = amount(public, cards, seat, row.counts) as i16;
    let late = is_rebel(public, seat) || column + 1 < usize::from(public.round);
    let (pays, per) = if late { (row.late, row.late_per) } else { (row.pays, row.per) };
    Some((amount / i16::from(per) * i16::from(pays), late))
}

impl Act<Dei> for action::Mission {
    fn list(asked: Asking<'_>, out: &mut List<'_, Dei>) {
        let all = (1..=2 * ROUNDS as u8).map(|place| action::Mission { place });
        out.extend(all.filter(|one| one.check(asked).is_ok()));
    }

    fn check(self, asked: Asking<'_>) -> Result<(), Illegal> {
        let place = place(self.place).filter(|(column, at)| asked.public().missions[*column][*at].is_some());
        let (column, _) = place.ok_or_else(|| Illegal::new("DEI-80", Phrase::new("dei-refuse-no-mission")))?;
        let marked = asked.public().players[asked.seat()].marks[column].contains(&true);
        let rule = if is_rebel(asked.public(), asked.seat()) { "DEI-401" } else { "DEI-322" };
        refuse(!marked, rule, "dei-refuse-column")
    }

    fn apply(self, state: &mut Game, seat: Seat, world: &mut Told<'_>) {
        state.public.frames.pop();
        let (column, chosen) = place(self.place).expect("DEI-320: there is a mission");
        let hackers = is_rebel(&state.public, seat);
        let places = if hackers { 0..2 } else { chosen..chosen + 1 };
        for at in places {
            let Some((supplies, late)) = pays(&state.public, state.cards.get(), seat, (column, at)) else { continue };
            let mission = state.public.missions[column][at].expect("DEI-320: there is a mission");
            state.public.players[seat].supplies += supplies;
            let column = column as u8 + 1;
            world.tell(state, Event::MissionResolved { seat, mission, column, late, supplies, hackers });
        }
        state.public.players[seat].marks[column][chosen] = true; // DEI-324, DEI-399
    }

    fn name(asked: Asking<'_>, _: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        let at = place(say::value(fact)).expect("only facts of answers are named");
        let (public, cards) = (asked.public(), asked.cards());
        let mission = public.missions[at.0][at.1].expect("DEI-80: only missions that are there are named");
        let (supplies, late) = pays(public, cards, asked.seat(), at).unwrap_or_default();
        let named = Phrase::new("dei-fact-mission").phrase("mission", say::mission(cards, mission));
        let named = named.count("column", at.0 + 1).number("supplies", supplies).number("late", u8::from(late));
        (named, if is_rebel(public, asked.seat()) { "DEI-398" } else { "DEI-320" })
    }

    fn foresee(self, asked: Asking<'_>) -> Option<Foresight> {
        let (column, chosen) = place(self.place)?;
        let places = if is_rebel(asked.public(), asked.seat()) { 0..2 } else { chosen..chosen + 1 };
        let pays = places.filter_map(|at| pays(asked.public(), asked.cards(), asked.seat(), (column, at)));
        Some(Foresight { supplies: Some(pays.map(|(supplies, _)| supplies).sum()), ..Foresight::default() })
    }
}
