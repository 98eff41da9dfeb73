//! Goldens: whole games kept beside the tests, replayed and compared.
//!
//! A golden is two files. `NAME.record` is the record of a game; `NAME.story` is what it tells: every
//! event as each viewer hears it, a digest of the state every ten entries, the standings. A test
//! replays the record *from its text*, compares the story line by line, checks the fairness of every
//! pick, and then plays the game anew from its seed. They are written by `cargo xtask goldens GAME`
//! (which sets `BOARDROOM_REFRESH=1`) and by nothing else.

use crate::luck::Luck;
use crate::story;
use kernel::record::raw::RawRecord;
use kernel::record::verify::verify;
use kernel::{Entropy, Game, Record, Replay, Seat, Secret, Seen, Setup, Table, Voice};
use std::fmt;
use std::path::Path;

/// Chooses among the listed actions of one seat: gives the index.
type Player<G> = Box<dyn FnMut(Seen<'_, G>, &[<G as Game>::Action], &mut Luck) -> usize>;

/// How a golden game is played.
pub struct Recorded<G: Game> {
    setup: Setup<G>,
    seed: u64,
    entropy: Vec<Entropy>,
    player: Player<G>,
    undo: bool,
    unasked: bool,
}

impl<G: Game> Recorded<G> {
    /// The standard game for so many, from a seed, with choices at random.
    #[must_use]
    pub fn standard(seats: usize, seed: u64) -> Self {
        Recorded::of(Setup::standard(seats), seed)
    }

    /// A game from a set-up and a seed, with choices at random.
    #[must_use]
    pub fn of(setup: Setup<G>, seed: u64) -> Self {
        let player: Player<G> = Box::new(|_, actions, luck| luck.below(actions.len()));
        Recorded { setup, seed, entropy: Vec::new(), player, undo: false, unasked: false }
    }

    /// Players that choose by themselves: they get what their seat sees, what is listed for it, and
    /// random numbers, and give the index of one of the listed actions.
    #[must_use]
    pub fn players(mut self, player: impl FnMut(Seen<'_, G>, &[G::Action], &mut Luck) -> usize + 'static) -> Self {
        self.player = Box::new(player);
        self
    }

    /// What the seats add to the seed, in seat order.
    #[must_use]
    pub fn entropy(mut self, entropy: impl IntoIterator<Item = Entropy>) -> Self {
        self.entropy = entropy.into_iter().collect();
        self
    }

    /// Players change their mind now and then: a step that can be undone is undone once in four
    /// times.
    #[must_use]
    pub fn undoing(mut self) -> Self {
        self.undo = true;
        self
    }

    /// Players speak unasked now and then: where a seat may act for which the table does not wait (it
    /// can withdraw a sealed choice), one does so once in six times.
    #[must_use]
    pub fn unasked(mut self) -> Self {
        self.unasked = true;
        self
    }

    /// Plays the game to its end.
    ///
    /// # Panics
    /// If the set-up is refused or a player chooses what is not legal.
    #[must_use]
    pub fn play(&mut self) -> Table<G> {
        let secret = Secret::from_number(self.seed);
        let (mut table, _) = Table::open(self.setup.clone(), secret, self.entropy.clone())
            .unwrap_or_else(|no| panic!("the set-up is refused: {no}"));
        let mut luck = Luck::new("golden", self.seed);
        let (mut asked, mut actions) = (0, Vec::new());
        loop {
            let seats: Vec<Seat> = table.owed().seats().iter().collect();
            if seats.is_empty() {
                return table;
            }
            asked += 1;
            assert!(asked <= 3 * G::LONGEST, "the game does not end");
            let may: Vec<Seat> = table.owed().allowed().iter().filter(|seat| !seats.contains(seat)).collect();
            let unasked = self.unasked && !may.is_empty() && luck.one_in(6);
            let seat = *luck.of(if unasked { &may } else { &seats });
            actions.clear();
            let asked = table.asked(seat).expect("the seat is asked");
            G::legal(asked, usize::MAX, &mut actions);
            let index = (self.player)(table.seen(seat), &actions, &mut luck);
            let action = actions.get(index).unwrap_or_else(|| panic!("{seat} has no choice number {index}"));
            if let Err(no) = table.submit(seat, action, None) {
                panic!("{seat} {action:?} is refused: {no}");
            }
            if self.undo && luck.one_in(4) && table.can_undo(seat) {
                table.undo(seat).expect("it can be undone");
            }
        }
    }
}

impl<G: Game> fmt::Debug for Recorded<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Recorded").field("setup", &self.setup).field("seed", &self.seed).finish_non_exhaustive()
    }
}

/// Compares a golden with the game as it is played now, or writes it when refreshing.
///
/// `dir` is usually `concat!(env!("CARGO_MANIFEST_DIR"), "/tests/goldens")`.
///
/// # Panics
/// If a file is missing, or at the first line that differs.
#[track_caller]
pub fn golden<G: Voice>(dir: impl AsRef<Path>, name: &str, mut game: Recorded<G>) {
    let dir = dir.as_ref();
    let cards = game.setup.cards;
    let fresh = game.play().record().write();
    let (record_path, story_path) = (dir.join(format!("{name}.record")), dir.join(format!("{name}.story")));
    if crate::refreshing() {
        let record: Record<G> = Record::read(&fresh, cards).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        write(&record_path, &fresh);
        write(&story_path, &story_of(name, &record));
        return;
    }
    let stored = read::<G>(&record_path);
    let record: Record<G> = Record::read(&stored, cards).unwrap_or_else(|fault| panic!("{name}.record: {fault}"));
    compare::<G>(&story_path, &read::<G>(&story_path), &story_of(name, &record));
    let raw = RawRecord::read(&stored).expect("it has just been read");
    let verdict = verify(&raw).unwrap_or_else(|fault| panic!("{name}.record: {fault}"));
    assert!(verdict.holds(), "{name}.record: chance does not hold, first at {:?}", verdict.first_wrong());
    compare::<G>(&record_path, &stored, &record.write());
    compare::<G>(&record_path, &stored, &fresh);
}

/// Compares a [`golden`], and sees that its story, which is returned, still holds what it is kept for.
///
/// # Panics
/// As [`golden`] does, or if a text is in no line of the story.
#[track_caller]
pub fn golden_with<G: Voice>(dir: impl AsRef<Path>, name: &str, game: Recorded<G>, texts: &[&str]) -> String {
    golden(dir.as_ref(), name, game);
    let story = read::<G>(&dir.as_ref().join(format!("{name}.story")));
    for text in texts {
        assert!(story.lines().any(|line| line.contains(text)), "{name}.story no longer shows {text}");
    }
    story
}

fn story_of<G: Voice>(name: &str, record: &Record<G>) -> String {
    let mut replay = Replay::new(record).unwrap_or_else(|fault| panic!("{name}.record: {fault}"));
    story::tell(record, &mut replay).unwrap_or_else(|fault| panic!("{name}.record: {fault}"))
}

/// Writes a file that is kept beside the tests.
pub(crate) fn write(path: &Path, text: &str) {
    let folder = path.parent().expect("a golden lies in a folder");
    std::fs::create_dir_all(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    std::fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

/// Reads a file that is kept beside the tests.
pub(crate) fn read<G: Game>(path: &Path) -> String {
    match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => {
            panic!("{}: {error}; if it is new, write it with: cargo xtask goldens {}", path.display(), home::<G>())
        }
    }
}

/// Compares line by line.
#[track_caller]
pub(crate) fn compare<G: Game>(path: &Path, stored: &str, fresh: &str) {
    if stored == fresh {
        return;
    }
    let (mut old, mut new) = (stored.lines(), fresh.lines());
    for line in 1.. {
        match (old.next(), new.next()) {
            (Some(a), Some(b)) if a == b => {}
            (None, None) => panic!("{}: the line ends differ", path.display()),
            (a, b) => panic!(
                "{} line {line}:\n  stored: {}\n  now:    {}\nif this is on purpose: cargo xtask goldens {}",
                path.display(),
                a.unwrap_or("(nothing)"),
                b.unwrap_or("(nothing)"),
                home::<G>()
            ),
        }
    }
}

/// The crate whose tests run: a game's id, except for games that live in another crate.
fn home<G: Game>() -> String {
    std::env::var("CARGO_PKG_NAME").unwrap_or_else(|_| G::ID.to_owned())
}
