//! A typed replay behind [`AnyReplay`].

use crate::hint::{hints, judge};
use crate::seated::{at_table, json, unreadable, update};
use crate::{AnyDeed, AnyReplay, AnyUpdate, Hint, Json, Problem};
use bots::Team;
use kernel::{
    Asked, Chance, Deed, Digest, Fault, Game, Illegal, Owed, Phrase, Record, Replay, Seat, Update, Viewer, Voice,
};
use serde_json::Value;

/// A replay whose type is about to be forgotten.
#[derive(Debug)]
pub(crate) struct Replaying<G: Game> {
    replay: Replay<'static, G>,
    team: Team<G>,
    deed: Option<AnyDeed>,
    told: AnyUpdate,
    keeps_moments: bool,
}

impl<G: Voice> Replaying<G> {
    pub(crate) fn new(record: Record<G>, team: Team<G>) -> Result<Self, Fault> {
        let replay = Replay::of(record)?;
        let told = opening(&replay);
        Ok(Replaying { replay, team, deed: None, told, keeps_moments: false })
    }

    fn jump(&mut self, entries: usize) -> Result<(), Fault> {
        self.replay.keep_moments(false);
        self.replay.go_to(entries.saturating_sub(1))?;
        if entries > 0 {
            return self.step();
        }
        self.deed = None;
        self.told = opening(&self.replay);
        Ok(())
    }

    /// Plays one entry and keeps what was told.
    fn step(&mut self) -> Result<(), Fault> {
        let deed = self.next_deed();
        self.replay.keep_moments(self.keeps_moments);
        if let Some(done) = self.replay.step()? {
            self.told = update::<G>(self.replay.record().setup.cards, &done);
            self.deed = deed;
        }
        Ok(())
    }

    /// The entry that comes next, in the words of who makes it.
    fn next_deed(&self) -> Option<AnyDeed> {
        let number = self.replay.position() + 1;
        let entry = self.replay.record().entries().get(number - 1)?;
        let (say, action, undone, rewound) = match &entry.deed {
            Deed::Act(action) => {
                let asked = self.replay.seen(entry.by).asked();
                let say = asked.filter(|asked| asked.check(action).is_ok()).map(|asked| G::say(asked, action));
                (say, Some(json(action)), None, None)
            }
            Deed::Undo(number) => (None, None, Some(*number), None),
            Deed::Rewind(number) => (None, None, None, Some(*number)),
        };
        Some(AnyDeed { number, by: entry.by, say, action, undone, rewound })
    }
}

impl<G: Voice> Replaying<G> {
    fn asked(&self, seat: Seat) -> Result<Asked<'_, G>, Illegal> {
        self.replay.seen(seat).may_act()
    }
}

fn opening<G: Voice>(replay: &Replay<'_, G>) -> AnyUpdate {
    let opening = Update { version: 0, told: replay.opening().to_vec(), undone: None, rewound: None, moments: None };
    update::<G>(replay.record().setup.cards, &opening)
}

impl<G: Voice> AnyReplay for Replaying<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> usize {
        self.replay.record().setup.seats
    }

    fn len(&self) -> usize {
        self.replay.record().len()
    }

    fn position(&self) -> usize {
        self.replay.position()
    }

    fn keep_moments(&mut self, keep: bool) {
        self.keeps_moments = keep;
    }

    fn go_to(&mut self, entries: usize) -> Result<(), Fault> {
        let entries = entries.min(self.len());
        if entries == self.position() {
            return Ok(());
        }
        self.jump(entries).inspect_err(|_| {
            self.deed = None;
            let version = self.replay.position();
            self.told = AnyUpdate { version, undone: None, rewound: None, told: Vec::new(), moments: None };
        })
    }

    fn finish(&mut self) -> Result<(), Fault> {
        self.go_to(self.len())?;
        self.replay.step().map(|_| ())
    }

    fn deed(&self) -> Option<&AnyDeed> {
        self.deed.as_ref()
    }

    fn told(&self) -> &AnyUpdate {
        &self.told
    }

    fn owed(&self) -> Owed {
        self.replay.owed()
    }

    fn ask(&self, seat: Seat) -> Option<Phrase> {
        self.replay.seen(seat).asked().map(|asked| (G::question(asked).ask)(asked, None))
    }

    fn printed(&self) -> Json {
        Json::of(&G::printed(self.replay.record().setup.cards.get()))
    }

    fn view(&self, viewer: Viewer) -> Json {
        Json::of(&G::portray(self.replay.seen(at_table(viewer, self.seats()))))
    }

    fn hints(&self, seat: Seat, work: u32, chance: &mut dyn Chance) -> Result<Vec<Hint>, Problem> {
        hints(&self.team, self.asked(seat)?, work, chance)
    }

    fn judge(&self, seat: Seat, action: &Value, work: u32, chance: &mut dyn Chance) -> Result<Hint, Problem> {
        let asked = self.asked(seat)?;
        let action: G::Action = serde_json::from_value(action.clone()).map_err(|error| unreadable(asked, &error))?;
        asked.check(&action)?;
        judge(&self.team, asked, &action, work, chance)
    }

    fn digest(&self) -> Digest {
        self.replay.digest()
    }
}
