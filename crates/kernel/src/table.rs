//! [`Table`]: a real game under way. [`Replay`]: a record played again.

use crate::fold::{Fold, LiveStep, MOST_UNDOS, Undone, count_unasked, line_of};
use crate::record::{Deed, Fault, Record};
use crate::sandbox::{allowed, carry_out, deal};
use crate::{
    Asked, Chance, Digest, Entropy, Game, Illegal, MAX_SEATS, Moments, Owed, Phrase, Recording, Seat, Secret, Seeded,
    Seen, Setup, State, Stream, Told, Viewer,
};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;

/// Names the question a seat is asked: the number of entries the record had when it was put.
///
/// It stays the same while others act, so that their sealed choices do not make an answer stale.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct QuestionId(pub u32);

/// What has just happened at a table.
#[derive(Clone, Debug)]
pub struct Update<G: Game> {
    /// How many entries the record has now: the version of the table.
    pub version: usize,
    /// What was told, to be handed out by [`Told::heard_by`].
    pub told: Vec<Told<G::Event>>,
    /// The number of the entry that was taken back, if this is an undo. Views start afresh then.
    pub undone: Option<u32>,
    /// The number of the first entry that was taken back with all that followed, if this is a rewind.
    pub rewound: Option<u32>,
    /// The table before it and right after each thing told, if they are kept: see [`Table::keep_moments`].
    pub moments: Option<Moments<G>>,
}

/// A game under way: the state, the one real source of chance, the record.
///
/// The table hands out [`Seen`] and never its state. Nothing changes unless [`Table::submit`] or
/// [`Table::undo`] succeeds, and each success is exactly one new entry of the record.
pub struct Table<G: Game> {
    state: State<G>,
    record: Record<G>,
    secret: Secret,
    used: [u64; Stream::COUNT],
    unasked: usize,
    undone: usize,
    /// The steps that count: what is needed to say quickly whether one can be taken back.
    steps: Vec<LiveStep>,
    questions: [Question; MAX_SEATS],
    keeps_moments: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Question {
    name: Option<&'static str>,
    put: QuestionId,
}

impl<G: Game> Table<G> {
    /// Opens a new table. The commitment to `secret` must have been published before any seat gave
    /// its entropy; `entropy` is in seat order and may be shorter than the table.
    ///
    /// # Errors
    /// When the number of seats or the options are refused.
    pub fn open(setup: Setup<G>, secret: Secret, mut entropy: Vec<Entropy>) -> Result<(Self, Update<G>), Illegal> {
        if entropy.len() > setup.seats {
            let why = Phrase::new("table-refuse-entropy").count("given", entropy.len()).count("seats", setup.seats);
            return Err(Illegal::new("BR-8", why));
        }
        entropy.resize(setup.seats.min(MAX_SEATS), Entropy::default());
        let mut chance = Seeded::new(secret.seed(&entropy));
        let (mut picks, mut told) = (Vec::new(), Vec::new());
        let state = deal(&setup, &mut Recording::new(&mut chance, &mut picks), Some(&mut told))?;
        let record = Record::begin(setup, secret.commitment(), entropy, picks);
        let mut table = Table {
            state,
            record,
            secret,
            used: chance.used(),
            unasked: 0,
            undone: 0,
            steps: Vec::new(),
            questions: [Question::default(); MAX_SEATS],
            keeps_moments: false,
        };
        table.settle(None);
        Ok((table, Update { version: 0, told, undone: None, rewound: None, moments: None }))
    }

    /// Sits down again at a stored table. Every entry is checked by the rules and every use of
    /// chance against the secret.
    ///
    /// # Errors
    /// The first line that does not hold.
    pub fn resume(mut record: Record<G>, secret: Secret) -> Result<Self, Fault> {
        if secret.commitment() != record.commitment {
            return Err(Fault::at(7, Phrase::new("record-fault-commitment")));
        }
        let used = used_words(&record, &secret)?;
        let (mut fold, _) = Fold::deal(&record)?;
        let mut questions = [Question::default(); MAX_SEATS];
        put_questions(&mut questions, &fold.state, 0, None);
        for (n, entry) in record.entries().iter().enumerate() {
            fold.take(&record, n, None)?;
            if matches!(entry.deed, Deed::Rewind(_)) {
                questions = [Question::default(); MAX_SEATS];
            }
            put_questions(&mut questions, &fold.state, n + 1, Some(entry.by));
        }
        let over = G::owed(fold.state.seen(Viewer::Onlooker)).standings().is_some();
        if record.result.is_some_and(|result| !over || result != fold.state.digest()) {
            return Err(Fault::at(line_of(&record, record.len()), Phrase::new("record-fault-result")));
        }
        record.secret = None;
        let (unasked, undone, steps) = (fold.unasked, fold.undone, fold.steps(&record));
        let state = fold.state;
        let mut table = Table { state, record, secret, used, unasked, undone, steps, questions, keeps_moments: false };
        table.close_if_over();
        Ok(table)
    }

    /// The table through a viewer's eyes.
    #[must_use]
    pub fn seen(&self, viewer: impl Into<Viewer>) -> Seen<'_, G> {
        self.state.seen(viewer)
    }

    /// Whom the table waits for.
    #[must_use]
    pub fn owed(&self) -> Owed {
        G::owed(self.seen(Viewer::Onlooker))
    }

    /// What a seat sees that may choose now.
    ///
    /// # Errors
    /// That the game is over, or whom the table waits for instead.
    pub fn asked(&self, seat: Seat) -> Result<Asked<'_, G>, Illegal> {
        self.seen(seat).may_act()
    }

    /// The question a seat may answer now.
    #[must_use]
    pub fn question(&self, seat: Seat) -> Option<QuestionId> {
        let question = self.questions[seat.index()];
        question.name.map(|_| question.put)
    }

    /// What has been written so far. Until the game is over the secret is not in it.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The record with the secret, for a save that only the table's owner keeps.
    #[must_use]
    pub fn save(&self) -> Record<G> {
        let mut record = self.record.clone();
        record.secret = Some(self.secret.clone());
        record
    }

    /// How many entries the record has.
    #[must_use]
    pub fn version(&self) -> usize {
        self.record.len()
    }

    /// The digest of the state.
    #[must_use]
    pub fn digest(&self) -> Digest {
        self.state.digest()
    }

    /// Bytes the table takes, its record included.
    #[must_use]
    pub fn bytes(&self) -> usize {
        size_of::<Self>() + self.record.heap_bytes() + self.steps.capacity()
    }

    /// Whether updates come with their [`Moments`] from now on: for viewers who follow the story. Without them nothing is
    /// copied. The deal has none: no view comes before it.
    pub fn keep_moments(&mut self, keep: bool) {
        self.keeps_moments = keep;
    }

    fn moments(&self) -> Option<Moments<G>> {
        self.keeps_moments.then(|| Moments::begin(&self.state))
    }

    /// A seat chooses. `question` is the question it answers; without it, whatever is asked now.
    ///
    /// # Errors
    /// Why it is refused; then nothing has changed.
    pub fn submit(
        &mut self,
        seat: Seat,
        action: &G::Action,
        question: Option<QuestionId>,
    ) -> Result<Update<G>, Illegal> {
        allowed::<G>(&self.state, seat, action).or_else(|no| self.is_current(seat, question).and(Err(no)))?;
        self.is_current(seat, question)?;
        count_unasked(&self.state, seat, &mut self.unasked)?;
        let mut chance = Seeded::resume(self.secret.seed(&self.record.entropy), self.used);
        let (mut picks, mut moments) = (Vec::new(), self.moments());
        let mut recording = Recording::new(&mut chance, &mut picks);
        let states = moments.as_mut().map(Moments::states);
        let (told, barrier) = carry_out(&mut self.state, seat, action, &mut recording, states);
        self.used = chance.used();
        self.record.append(seat, Deed::Act(action.clone()), &picks);
        self.steps.push(LiveStep::new(seat, barrier));
        self.settle(Some(seat));
        Ok(Update { version: self.record.len(), told, undone: None, rewound: None, moments })
    }

    /// A seat takes back its latest step, if nobody has learned anything from it.
    ///
    /// # Errors
    /// Why it cannot; then nothing has changed.
    pub fn undo(&mut self, seat: Seat) -> Result<Update<G>, Illegal> {
        let Undone { fold, entry } = self.undoable(seat)?;
        let moments = self.moments();
        self.return_to(fold);
        let number = entry as u32 + 1;
        self.record.append(seat, Deed::Undo(number), &[]);
        self.settle(Some(seat));
        Ok(Update { version: self.record.len(), told: Vec::new(), undone: Some(number), rewound: None, moments })
    }

    /// BR-14: by consent of all seats, goes back to before the entry with this number; `seat` is whose wish
    /// it was. That all agree is for the caller to know.
    ///
    /// # Errors
    /// When the game is over, there is no such entry, or too much was taken back already.
    pub fn rewind(&mut self, seat: Seat, number: u32) -> Result<Update<G>, Illegal> {
        if self.owed().standings().is_some() {
            return Err(Illegal::new(G::OVER, Phrase::new("table-refuse-over")));
        }
        let fold = self.folded().rewound(&self.record, self.record.len(), number)?;
        let moments = self.moments();
        self.return_to(fold);
        self.record.append(seat, Deed::Rewind(number), &[]);
        self.questions = [Question::default(); MAX_SEATS]; // everybody is asked anew
        self.settle(Some(seat));
        Ok(Update { version: self.record.len(), told: Vec::new(), undone: None, rewound: Some(number), moments })
    }

    /// Whether [`Table::undo`] would succeed.
    #[must_use]
    pub fn can_undo(&self, seat: Seat) -> bool {
        let Some(latest) = self.steps.iter().rposition(|step| step.is_of(seat)) else {
            return false;
        };
        if self.steps[latest].is_final() || self.undone == MOST_UNDOS || self.owed().standings().is_some() {
            return false;
        }
        // BR-6 asks only about steps of others since then.
        latest + 1 == self.steps.len() || self.undoable(seat).is_ok()
    }

    /// Whether anything more can be undone at this table (BR-11).
    #[must_use]
    pub fn has_undos(&self) -> bool {
        self.undone < MOST_UNDOS
    }

    /// The table is as it was in this fold.
    fn return_to(&mut self, fold: Fold<G>) {
        self.steps = fold.steps(&self.record);
        (self.state, self.undone) = (fold.state, fold.undone);
    }

    fn undoable(&self, seat: Seat) -> Result<Undone<G>, Illegal> {
        if self.owed().standings().is_some() {
            return Err(Illegal::new(G::OVER, Phrase::new("table-refuse-over")));
        }
        self.folded().without(&self.record, seat)
    }

    /// The whole record, folded.
    fn folded(&self) -> Fold<G> {
        let mut replay = Replay::new(&self.record).expect("a table's own record folds");
        while replay.step().expect("a table's own record folds").is_some() {}
        replay.fold
    }

    /// Whether a seat is still asked the question that an answer quotes; without one, whatever is asked now.
    ///
    /// # Errors
    /// BR-3: it has been asked something else since.
    pub fn is_current(&self, seat: Seat, question: Option<QuestionId>) -> Result<(), Illegal> {
        match question {
            Some(quoted) if self.question(seat) != Some(quoted) => {
                Err(Illegal::new("BR-3", Phrase::new("table-refuse-stale").seat("seat", seat)))
            }
            _ => Ok(()),
        }
    }

    fn settle(&mut self, actor: Option<Seat>) {
        put_questions(&mut self.questions, &self.state, self.record.len(), actor);
        self.close_if_over();
    }

    /// When the game is over, its result and the secret belong in the record.
    fn close_if_over(&mut self) {
        if self.owed().standings().is_some() {
            self.record.result = Some(self.state.digest());
            self.record.secret = Some(self.secret.clone());
            self.record.shrink();
        }
    }
}

/// Brings questions up to date: a seat is asked anew when it has acted or is asked something else.
fn put_questions<G: Game>(
    questions: &mut [Question; MAX_SEATS],
    state: &State<G>,
    version: usize,
    actor: Option<Seat>,
) {
    let allowed = G::owed(state.seen(Viewer::Onlooker)).allowed();
    for (seat, _) in state.private.iter() {
        let name = allowed.has(seat).then(|| G::question_name(Asked::new(state.seen(seat), seat)));
        let question = &mut questions[seat.index()];
        if question.name != name || actor == Some(seat) {
            *question = Question { name, put: QuestionId(version as u32) };
        }
    }
}

impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        Table {
            state: self.state.clone(),
            record: self.record.clone(),
            secret: self.secret.clone(),
            steps: self.steps.clone(),
            ..*self
        }
    }
}

impl<G: Game> fmt::Debug for Table<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table").field("game", &G::ID).field("version", &self.version()).finish_non_exhaustive()
    }
}

/// How far each stream is used up by the record, every pick checked on the way.
fn used_words<G: Game>(record: &Record<G>, secret: &Secret) -> Result<[u64; Stream::COUNT], Fault> {
    let mut chance = Seeded::new(secret.seed(&record.entropy));
    let wrong = |line: usize, stored: u32, derived: u32| {
        Fault::at(line, Phrase::new("record-fault-pick").number("stored", stored).number("derived", derived))
    };
    for pick in record.dealt() {
        let derived = chance.pick(pick.stream, pick.below);
        if derived != pick.value {
            return Err(wrong(line_of(record, 0) - 1, pick.value, derived));
        }
    }
    for entry in 0..record.len() {
        for pick in record.picks(entry) {
            let derived = chance.pick(pick.stream, pick.below);
            if derived != pick.value {
                return Err(wrong(line_of(record, entry), pick.value, derived));
            }
        }
    }
    Ok(chance.used())
}

/// A record played again, entry by entry, as any viewer saw it. It needs no secret.
pub struct Replay<'a, G: Game> {
    record: Cow<'a, Record<G>>,
    fold: Fold<G>,
    next: usize,
    opening: Vec<Told<G::Event>>,
    keeps_moments: bool,
}

impl<'a, G: Game> Replay<'a, G> {
    /// Lays out the table as the record says.
    ///
    /// # Errors
    /// When the deal is not what the rules and the picks give.
    pub fn new(record: &'a Record<G>) -> Result<Self, Fault> {
        Replay::begin(Cow::Borrowed(record))
    }

    /// The same with a record of its own.
    ///
    /// # Errors
    /// As [`Replay::new`].
    pub fn of(record: Record<G>) -> Result<Replay<'static, G>, Fault> {
        Replay::begin(Cow::Owned(record))
    }

    fn begin(record: Cow<'a, Record<G>>) -> Result<Self, Fault> {
        let (fold, opening) = Fold::deal(&record)?;
        Ok(Replay { record, fold, next: 0, opening, keeps_moments: false })
    }

    /// Whether steps come with their [`Moments`] from now on.
    pub fn keep_moments(&mut self, keep: bool) {
        self.keeps_moments = keep;
    }

    /// What is played again.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// What was told while the table was laid out.
    #[must_use]
    pub fn opening(&self) -> &[Told<G::Event>] {
        &self.opening
    }

    /// Plays the next entry. After the last one the final digest is compared.
    ///
    /// # Errors
    /// When the entry is not legal, or its picks do not fit.
    pub fn step(&mut self) -> Result<Option<Update<G>>, Fault> {
        if self.next == self.record.len() {
            let digest = self.record.result;
            let over = self.owed().standings().is_some();
            if digest.is_some_and(|digest| !over || digest != self.fold.state.digest()) {
                let line = line_of(&self.record, self.next);
                return Err(Fault::at(line, Phrase::new("record-fault-result")));
            }
            return Ok(None);
        }
        let mut moments = self.keeps_moments.then(|| Moments::begin(&self.fold.state));
        let told = self.fold.take(&self.record, self.next, moments.as_mut())?;
        let (undone, rewound) = match self.record.entries()[self.next].deed {
            Deed::Act(_) => (None, None),
            Deed::Undo(number) => (Some(number), None),
            Deed::Rewind(number) => (None, Some(number)),
        };
        self.next += 1;
        Ok(Some(Update { version: self.next, told, undone, rewound, moments }))
    }

    /// Goes to where so many entries are played, or to the end. Going back starts anew.
    ///
    /// # Errors
    /// As [`Replay::step`].
    pub fn go_to(&mut self, entries: usize) -> Result<(), Fault> {
        if entries < self.next {
            (self.fold, self.opening) = Fold::deal(&self.record)?;
            self.next = 0;
        }
        while self.next < entries && self.step()?.is_some() {}
        Ok(())
    }

    /// How many entries have been played.
    #[must_use]
    pub fn position(&self) -> usize {
        self.next
    }

    /// The table through a viewer's eyes.
    #[must_use]
    pub fn seen(&self, viewer: impl Into<Viewer>) -> Seen<'_, G> {
        self.fold.state.seen(viewer)
    }

    /// Whom the table waited for.
    #[must_use]
    pub fn owed(&self) -> Owed {
        G::owed(self.seen(Viewer::Onlooker))
    }

    /// The digest of the state.
    #[must_use]
    pub fn digest(&self) -> Digest {
        self.fold.state.digest()
    }
}

impl<G: Game> fmt::Debug for Replay<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Replay").field("game", &G::ID).field("position", &self.next).finish_non_exhaustive()
    }
}
