//! What a position of D.E.I. promises a seat.

use games::dei::cards::{Card, Cards};
use games::dei::state::{Ask, Outpost, Stage, Symbols};
use games::dei::{Advantage, By, Colour, Count, Drone, Player, Public, Region, Resource, final_scoring, mission_pays};
use kernel::Seat;

/// What holding another cube is worth before a mission or final scoring counts it: purchases, a tie.
const CUBE: f32 = 0.6;
/// What an advantage is worth besides its Supplies at the end, by rounds left.
const ADVANTAGE: f32 = 0.9;

pub(super) struct Outlook<'a> {
    pub public: &'a Public,
    pub cards: &'a Cards,
    pub seat: Seat,
    /// What one more of each [`Count`] is worth in the missions that are still to be resolved.
    per: [f32; Count::ALL.len()],
}

impl<'a> Outlook<'a> {
    pub fn of(public: &'a Public, cards: &'a Cards, seat: Seat) -> Outlook<'a> {
        let mut per = [0.0; Count::ALL.len()];
        if !public.is_automa(seat) {
            for column in 0..public.missions.len() {
                if public.players[seat].marks[column].contains(&true) {
                    continue;
                }
                let laid = public.missions[column].iter().flatten();
                let share = 1.0 / laid.clone().count().max(1) as f32;
                for mission in laid {
                    let row = &cards.missions[usize::from(*mission)];
                    let late = column + 1 < usize::from(public.round);
                    let (pays, each) = if late { (row.late, row.late_per) } else { (row.pays, row.per) };
                    per[row.counts.index()] += share * f32::from(pays) / f32::from(each);
                }
            }
        }
        Outlook { public, cards, seat, per }
    }

    pub fn player(&self) -> &'a Player {
        &self.public.players[self.seat]
    }

    /// Rounds after this one.
    fn rounds_left(&self) -> f32 {
        4.0 - f32::from(self.public.round)
    }

    pub fn per(&self, count: Count) -> f32 {
        self.per[count.index()]
    }

    /// The final score that the seat can expect.
    pub fn score(&self) -> f32 {
        let (public, player) = (self.public, self.player());
        let now = f32::from(player.supplies);
        if public.stage == Stage::Over {
            return now;
        }
        if public.is_automa(self.seat) {
            return now + self.automa();
        }
        let ending: i16 = final_scoring(public, self.cards, self.seat).iter().map(|(_, supplies)| *supplies).sum();
        now + f32::from(ending) + self.missions() + self.position() + self.deck() + self.pending()
    }

    /// What the Automa can expect.
    fn automa(&self) -> f32 {
        let (public, player) = (self.public, self.player());
        let phases = 4.0 - f32::from(public.round) + 1.0;
        let paid: f32 = (0..)
            .zip(public.needs.order)
            .map(|(space, colour): (usize, _)| {
                let cubes = colour.map_or(0, |colour| player.cubes[colour.index()]);
                f32::from(cubes) * f32::from(self.cards.numbers.needs[space])
            })
            .sum();
        let printed: f32 = player.bin.iter().map(|card| f32::from(self.cards.card(card).supplies)).sum();
        paid * phases + printed + f32::from(player.store.technology) * 0.5 + f32::from(player.store.energy)
    }

    /// The best mission of each column that is left, as the position stands.
    fn missions(&self) -> f32 {
        let marks = &self.player().marks;
        let columns = (0..marks.len()).filter(|column| !marks[*column].contains(&true));
        columns
            .map(|column| {
                let pays = |place| mission_pays(self.public, self.cards, self.seat, (column, place));
                let all = (0..2).filter_map(pays).map(|(supplies, _)| f32::from(supplies));
                let (best, sum) = all.fold((0.0_f32, 0.0), |(best, sum), one| (best.max(one), sum + one));
                // One pays; the other is something to fall back on.
                best + 0.1 * (sum - best)
            })
            .sum()
    }

    /// What majorities, units and tokens are good for later.
    fn position(&self) -> f32 {
        let (public, player) = (self.public, self.player());
        let left = self.rounds_left();
        let mut sum = 0.0;
        for region in player.majorities.iter() {
            let place = public.place(region);
            let energy = f32::from(place.resources[Resource::Energy.index()].min(2));
            let technology = f32::from(place.resources[Resource::Technology.index()].min(2));
            sum += 0.35 * energy + 0.2 * technology;
            if public.outposts().any(|outpost| outpost.region == region) {
                let margin = place.values[self.seat.index()] - place.best_other(self.seat);
                sum += 0.25 * f32::from(margin.min(3)); // held more safely
            }
        }
        let deployed = f32::from(self.cards.numbers.scrappers - player.scrappers);
        sum += deployed * (0.15 + 0.05 * left);
        sum += player.units.len() as f32 * 0.1;
        sum += f32::from(player.store.technology) * (0.1 + 0.1 * left) + f32::from(player.store.energy) * 0.1 * left;
        sum += f32::from(player.store.candies) * 0.6;
        sum += player.refuges.len() as f32 * 0.3 * left;
        sum += player.ways.iter().flatten().count() as f32 * 0.15 * left;
        sum += f32::from(player.all_cubes()) * CUBE * (left + 1.0) / 4.0;
        sum += public.colours.iter().map(|colour| self.unlocks(*colour)).sum::<f32>();
        sum += player.unlocked.len() as f32 * ADVANTAGE * (left + 0.5);
        sum - f32::from(player.travels) * 1.2
    }

    /// An advantage that will be unlocked if the cubes stay.
    fn unlocks(&self, colour: Colour) -> f32 {
        let (player, phases) = (self.player(), self.rounds_left() + if self.public.phase <= 2 { 1.0 } else { 0.0 });
        let locked =
            player.advantages.iter().any(|one| self.cards.advantages[one.index()].colour == colour && !player.has(one));
        if !locked || phases == 0.0 {
            return 0.0;
        }
        let worth = 2.0 + ADVANTAGE * phases + self.per(Count::Advantages);
        match player.cubes[colour.index()] {
            0 => 0.0,
            1 => 0.2 * worth,
            _ => 0.75 * worth,
        }
    }

    /// How good the cards are that come back every round.
    fn deck(&self) -> f32 {
        let player = self.player();
        let cards = player.hand.or(player.up);
        cards.iter().map(|card| self.quality(self.cards.card(card))).sum::<f32>() * self.rounds_left() * 0.3
    }

    /// What a card does in an ordinary position.
    pub fn quality(&self, card: &Card) -> f32 {
        let symbols: f32 = By::SYMBOLS.into_iter().zip(card.symbols).map(|(by, n)| usual(by) * f32::from(n)).sum();
        let gain = card.gain;
        let gains = 0.7 * f32::from(gain.technology) + f32::from(gain.energy) + f32::from(gain.supplies);
        let drone = card.drone.map_or(0.0, |(drone, bonus)| drone_worth(drone) + 0.2 * f32::from(bonus));
        let gear = if card.gear.is_some() { 0.5 } else { 0.0 };
        symbols + gains + 0.6 * f32::from(gain.candies) + 0.3 * f32::from(card.exchange) + drone + gear
    }

    /// What a symbol can do in this position.
    pub fn symbol(&self, by: By) -> f32 {
        let (public, player) = (self.public, self.player());
        let collects = || player.majorities.iter().any(|region| public.place(region).resources() > 0);
        let victims = || {
            player.units.iter().any(|region| {
                let place = public.place(region);
                (0..).zip(place.scrappers).any(|(at, scrappers)| at != self.seat.index() && scrappers > 0)
            })
        };
        let can = match by {
            By::Collect | By::Refine | By::LeaderCollect => collects(),
            By::Kill | By::LeaderKill => victims(),
            By::Enlist | By::Muster | By::LeaderEnlist => player.scrappers > 0,
            By::Build | By::LeaderBuild => player.left.iter().any(|left| *left > 0),
            _ => true,
        };
        if can { usual(by) } else { 0.05 }
    }

    /// Symbols that are still to be used, and cards still to be played.
    fn pending(&self) -> f32 {
        let own = self.public.frames.iter().filter(|frame| frame.seat == self.seat);
        own.map(|frame| match &frame.ask {
            Ask::Symbols(symbols) => self.left(symbols),
            Ask::Drone(at_work) => 0.35 * drone_worth(at_work.drone) * f32::from(at_work.left.min(3)),
            Ask::Follow { left, .. } => 0.5 * left.len() as f32,
            Ask::Card => 1.6,
            Ask::GiftCard { .. } => 2.0,
            Ask::GiftScrappers(_) | Ask::GiftStructure(_) => 0.5,
            _ => 0.0,
        })
        .sum()
    }

    fn left(&self, symbols: &Symbols) -> f32 {
        let all = By::SYMBOLS.into_iter().zip(symbols.left).filter(|(_, left)| *left > 0);
        let left: f32 = all.map(|(by, left)| self.symbol(by) * f32::from(left)).sum();
        left + symbols.drone.map_or(0.0, |(drone, _)| drone_worth(drone)) + 0.3 * f32::from(symbols.exchange)
    }

    /// What the majority in a region is worth.
    pub fn region(&self, region: Region) -> f32 {
        let place = self.public.place(region);
        let here = self.public.outposts().filter(|outpost| outpost.region == region);
        let outposts: f32 = here.map(|outpost| self.outpost(outpost)).sum();
        let level = match region.is_roof() {
            true => 0.8 * self.per(Count::RoofSupremacy),
            false => 0.8 * self.per(Count::CourtyardSupremacy),
        };
        let energy = f32::from(place.resources[Resource::Energy.index()].min(2));
        let technology = f32::from(place.resources[Resource::Technology.index()].min(2));
        outposts + level + 0.5 * energy + 0.3 * technology
    }

    fn outpost(&self, outpost: &Outpost) -> f32 {
        let cubes = self.player().cubes[outpost.colour.index()];
        if outpost.holder != Some(self.seat) && cubes >= self.cards.numbers.most_cubes {
            return 0.0;
        }
        let roof = if outpost.region.is_roof() { self.per(Count::RoofOutposts) } else { 0.0 };
        let unlock = if cubes < 2 { 0.8 } else { 0.0 };
        2.0 + CUBE + roof + self.per(self.outposts_of(outpost.colour)) + unlock
    }

    /// What missions count outposts of a colour as.
    pub fn outposts_of(&self, colour: Colour) -> Count {
        let place = self.public.colours.iter().position(|one| *one == colour);
        [Count::TacticalOutposts, Count::LogisticOutposts, Count::MechanicalOutposts][place.unwrap_or_default()]
    }

    pub fn resource(&self, kind: Resource) -> f32 {
        match kind {
            Resource::Technology if self.player().has(Advantage::Ledger) => 1.1 + self.per(Count::Technology),
            Resource::Technology => 0.6 + 0.1 * self.rounds_left() + self.per(Count::Technology),
            Resource::Energy => 1.0 + 0.1 * self.rounds_left() + self.per(Count::Energy),
        }
    }
}

/// What a symbol does in an ordinary position.
fn usual(by: By) -> f32 {
    match by {
        By::Enlist => 0.7,
        By::Move => 0.9,
        By::Collect => 0.9,
        By::Build => 0.6,
        By::Climb => 1.2,
        By::Muster => 0.9,
        By::Refine => 1.1,
        By::Kill => 0.9,
        By::Copy => 1.4,
        By::LeaderEnlist | By::LeaderMove | By::LeaderCollect | By::LeaderBuild | By::LeaderKill => 0.7,
        _ => 0.0,
    }
}

fn drone_worth(drone: Drone) -> f32 {
    match drone {
        Drone::Masamune => 1.8,
        Drone::Simon => 1.5,
        Drone::Fly => 1.5,
        Drone::Draco => 2.0,
        Drone::Scorpion => 1.9,
        Drone::Cathedral => 1.4,
    }
}
