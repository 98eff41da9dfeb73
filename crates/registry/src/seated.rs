//! A typed table behind [`AnyTable`].

use crate::hint::hints;
use crate::nearest::{brief, unknown};
use crate::{AnyMoments, AnyNext, AnyTable, AnyUpdate, Foreseen, Hint, Json, Line, Offer, Offers, Problem};
use bots::Team;
use kernel::answer::{self, SHORT};
use kernel::record::raw;
use kernel::{
    Actions, Asked, Chance, Commitment, Coverage, Digest, Events, Facts, Game, Illegal, Loaded, Next, Owed, Phrase,
    QuestionId, Sandbox, Seat, Seen, Table, Told, Update, Viewer, Voice, heard,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A table whose type is about to be forgotten, and the bots that can play at it.
#[derive(Debug)]
pub(crate) struct Seated<G: Game>(pub(crate) Table<G>, pub(crate) Team<G>);

impl<G: Voice> Seated<G> {
    fn cards(&self) -> Loaded<G::Cards> {
        self.0.seen(Viewer::Onlooker).loaded()
    }

    /// Reads an action of this game.
    fn action(&self, seat: Seat, action: &Value) -> Result<G::Action, Illegal> {
        G::Action::deserialize(action).or_else(|error| Err(unreadable(self.0.asked(seat)?, &error)))
    }

    fn portrait(&self, viewer: Viewer) -> G::View {
        portrait::<G>(|viewer| self.0.seen(viewer), viewer)
    }
}

impl<G: Voice> AnyTable for Seated<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> usize {
        self.0.record().setup.seats
    }

    fn owed(&self) -> Owed {
        self.0.owed()
    }

    fn question(&self, seat: Seat) -> Option<QuestionId> {
        self.0.question(seat)
    }

    fn ask(&self, seat: Seat) -> Option<Phrase> {
        self.0.asked(seat).ok().map(|asked| (G::question(asked).ask)(asked, None))
    }

    fn offers(&self, seat: Seat) -> Offers {
        let Ok(asked) = self.0.asked(seat) else {
            return Offers { coverage: Coverage::Every, list: Vec::new() };
        };
        let (coverage, actions) = legal(asked);
        Offers { coverage, list: actions.iter().map(|action| offer(asked, action)).collect() }
    }

    fn write_actions(&self, seat: Seat, to: &mut Vec<u8>) {
        let actions = self.0.asked(seat).map_or_else(|_| Vec::new(), |asked| legal(asked).1);
        write(&actions, to);
    }

    fn listing(&self, seat: Seat) -> Option<Json> {
        G::listing(self.0.asked(seat).ok()?, SHORT).map(|listing| Json::of(&listing))
    }

    fn next(&self, seat: Seat, facts: &Facts) -> Result<AnyNext, Illegal> {
        let asked = self.0.asked(seat)?;
        let Next { said, ask, choices, early, action } = G::next(asked, facts)?;
        Ok(AnyNext { said, ask, choices, early, whole: action.map(|action| offer(asked, &action)) })
    }

    fn whole(&self, seat: Seat, facts: &Facts, question: Option<QuestionId>) -> Result<Value, Illegal> {
        self.0.is_current(seat, question)?;
        answer::whole(self.0.asked(seat)?, facts).map(|action: G::Action| json(&action))
    }

    fn facts(&self, seat: Seat, action: &Value) -> Result<Facts, Illegal> {
        self.0.asked(seat)?;
        let action = self.action(seat, action)?;
        Ok(action.act().facts(&action))
    }

    fn foresee(&self, seat: Seat, action: &Value, chance: &mut dyn Chance) -> Result<Foreseen, Illegal> {
        let asked = self.0.asked(seat)?;
        let action = self.action(seat, action)?;
        let mut world = Sandbox::of(G::imagine(*asked, chance));
        let outcome = world.step(seat, &action, chance)?;
        let sure: Vec<Told<Line>> = lines::<G>(self.cards(), &outcome.told[..outcome.sure]);
        Ok(Foreseen {
            say: G::say(asked, &action),
            shown: action.act().foresee(asked, &action).map(|shown| Json::of(&shown)),
            lines: heard(&sure, Viewer::Seat(seat)).cloned().collect(),
            view: (!outcome.learned).then(|| Json::of(&G::portray(world.seen(seat)))),
            undoable: !outcome.barrier && self.0.has_undos(),
        })
    }

    fn keep_moments(&mut self, keep: bool) {
        self.0.keep_moments(keep);
    }

    fn submit(&mut self, seat: Seat, action: &Value, question: Option<QuestionId>) -> Result<AnyUpdate, Illegal> {
        let action = self.action(seat, action)?;
        let done = self.0.submit(seat, &action, question)?;
        Ok(update::<G>(self.cards(), &done))
    }

    fn undo(&mut self, seat: Seat) -> Result<AnyUpdate, Illegal> {
        let done = self.0.undo(seat)?;
        Ok(update::<G>(self.cards(), &done))
    }

    fn rewind(&mut self, seat: Seat, number: u32) -> Result<AnyUpdate, Illegal> {
        let done = self.0.rewind(seat, number)?;
        Ok(update::<G>(self.cards(), &done))
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.0.can_undo(seat)
    }

    fn printed(&self) -> Json {
        Json::of(&G::printed(self.cards().get()))
    }

    fn view(&self, viewer: Viewer) -> Json {
        Json::of(&self.portrait(viewer))
    }

    fn write_view(&self, viewer: Viewer, to: &mut Vec<u8>) {
        write(&self.portrait(viewer), to);
    }

    fn is_open(&self) -> bool {
        G::OPEN
    }

    fn twin(&self) -> Box<dyn AnyTable> {
        Box::new(Seated(self.0.clone(), self.1))
    }

    fn version(&self) -> usize {
        self.0.version()
    }

    fn record(&self) -> String {
        self.0.record().write()
    }

    fn head(&self) -> Vec<String> {
        let begun = self.0.record().up_to(0).write();
        raw::bodies(&begun).map(str::to_owned).collect()
    }

    fn line(&self, number: usize) -> Option<String> {
        self.0.record().line(number)
    }

    fn save(&self) -> String {
        self.0.save().write()
    }

    fn commitment(&self) -> Commitment {
        self.0.record().commitment
    }

    fn digest(&self) -> Digest {
        self.0.digest()
    }

    fn bytes(&self) -> usize {
        self.0.bytes()
    }

    fn bot(&self, seat: Seat, bot: &str, chance: &mut dyn Chance) -> Result<Value, Problem> {
        let mut bot = self.1.get(bot).ok_or_else(|| unknown("registry-unknown-bot", bot, self.1.names))?;
        let chosen = bot.choose(self.0.asked(seat)?, &mut Vec::new(), chance).action;
        let nothing = || Illegal::new(G::TURN, Phrase::new("table-refuse-nothing-asked"));
        Ok(json(&chosen.ok_or_else(nothing)?))
    }

    fn hints(&self, seat: Seat, work: u32, chance: &mut dyn Chance) -> Result<Vec<Hint>, Problem> {
        hints(&self.1, self.0.asked(seat)?, work, chance)
    }
}

/// What a person is offered at most, where a game has more than it can list.
const SHOWN: usize = 10_000;

fn legal<G: Game>(asked: Asked<'_, G>) -> (Coverage, Vec<G::Action>) {
    let mut actions = Vec::new();
    let coverage = G::legal(asked, SHOWN, &mut actions);
    (coverage, actions)
}

pub(crate) fn offer<G: Game>(asked: Asked<'_, G>, action: &G::Action) -> Offer {
    Offer { action: json(action), say: G::say(asked, action), rule: G::rule(asked, action) }
}

/// Says what an action of the seat would look like.
pub(crate) fn unreadable<G: Game>(asked: Asked<'_, G>, error: &serde_json::Error) -> Illegal {
    let example = legal(asked).1.first().map_or(Value::Null, json);
    let why = Phrase::new("table-refuse-unreadable").text("error", brief(&error.to_string()));
    Illegal::new("BR-2", why.text("example", brief(&example.to_string())))
}

/// What happened, without its type.
pub(crate) fn update<G: Voice>(cards: Loaded<G::Cards>, update: &Update<G>) -> AnyUpdate {
    let told = lines::<G>(cards, &update.told);
    let moments = update.moments.as_ref().map(AnyMoments::of);
    AnyUpdate { version: update.version, undone: update.undone, rewound: update.rewound, told, moments }
}

/// What was told, in words.
fn lines<G: Voice>(cards: Loaded<G::Cards>, told: &[Told<G::Event>]) -> Vec<Told<Line>> {
    let line = |event: &G::Event| Line {
        say: G::event(cards.get(), event),
        rule: event.rule(),
        points: G::points(event),
        laid_out: G::laid_out(event),
        event: Json::of(event),
    };
    told.iter().map(|told| told.map(line)).collect()
}

/// What a viewer sees; where the game is open, what everybody sees.
pub(crate) fn portrait<'a, G: Game>(seen: impl Fn(Viewer) -> Seen<'a, G>, viewer: Viewer) -> G::View {
    let onlooker = seen(Viewer::Onlooker);
    let seen = match at_table(viewer, onlooker.seats()) {
        Viewer::Seat(_) if !G::OPEN => seen(viewer),
        Viewer::Seat(_) | Viewer::Onlooker => onlooker,
    };
    G::portray(seen)
}

/// A seat that is not at the table sees what an onlooker sees.
pub(crate) fn at_table(viewer: Viewer, seats: usize) -> Viewer {
    match viewer {
        Viewer::Seat(seat) if seat.index() < seats => viewer,
        Viewer::Seat(_) | Viewer::Onlooker => Viewer::Onlooker,
    }
}

pub(crate) fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("plain data always serialise")
}

fn write(value: &impl Serialize, to: &mut Vec<u8>) {
    serde_json::to_writer(to, value).expect("plain data always serialise");
}
