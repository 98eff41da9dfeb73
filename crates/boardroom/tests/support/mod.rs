//! Runs the real command, and plays tables for it to read.

#![allow(dead_code, reason = "each test file uses its part")]

use boardroom::out::Out;
use boardroom::terminal::{Input, Terminal};
use kernel::{Chance, Digest, Secret, Seeded, Viewer};
use registry::{AnyGame, AnyTable, Spec};
use std::ffi::OsStr;
use std::io::{self, Cursor, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use texts::{Lang, Texts};

/// What a run of the command left behind.
#[derive(Debug)]
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Run {
    /// The run must have ended so.
    #[track_caller]
    pub fn ends(self, code: i32) -> Run {
        assert_eq!(self.code, code, "stdout:\n{}\nstderr:\n{}", self.out, self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self
    }

    /// This stands in the output, wherever its lines were broken.
    #[track_caller]
    pub fn says(self, text: &str) -> Run {
        let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(flat(&self.out).contains(&flat(text)), "{text:?} is not in:\n{}", self.out);
        self
    }
}

pub fn command<A: AsRef<OsStr>>(arguments: impl IntoIterator<Item = A>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_boardroom"));
    command.args(arguments).env("LC_ALL", "C").env_remove("NO_COLOR").env("RUST_BACKTRACE", "0");
    command
}

/// Runs the command with this typed at it.
pub fn typed<A: AsRef<OsStr>>(arguments: impl IntoIterator<Item = A>, input: &[u8]) -> Run {
    let mut command = command(arguments);
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the command runs");
    let mut stdin = child.stdin.take().expect("it has an input");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(&input); // it may stop reading early
    });
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("the input is written");
    Run {
        code: output.status.code().expect("it ends by itself"),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

/// Runs the command with nothing typed.
pub fn run<A: AsRef<OsStr>>(arguments: impl IntoIterator<Item = A>) -> Run {
    typed(arguments, b"")
}

/// A folder of its own, gone at the end.
#[derive(Debug)]
pub struct Folder(PathBuf);

static FOLDERS: AtomicUsize = AtomicUsize::new(0);

impl Folder {
    pub fn new() -> Folder {
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("boardroom-test-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a temporary folder");
        Folder(path)
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// A file with this in it; gives its path as text.
    pub fn file(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        std::fs::write(self.path(name), content).expect("a temporary file");
        self.name(name)
    }

    pub fn name(&self, name: &str) -> String {
        text(&self.path(name))
    }

    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).expect("a file")
    }
}

fn text(path: &Path) -> String {
    path.to_str().expect("a path in UTF-8").to_owned()
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A table of Syndicate where random bots have made so many choices, or the game is over.
pub fn table(seats: usize, seed: u64, choices: usize) -> Box<dyn AnyTable> {
    played(syndicate(), seats, seed, |table| table.version() >= choices)
}

/// A table where random bots have played until something is so, or the game is over.
pub fn played(game: &dyn AnyGame, seats: usize, seed: u64, until: impl Fn(&dyn AnyTable) -> bool) -> Box<dyn AnyTable> {
    played_with(game, &Spec::new(seats, Secret::from_number(seed)), seed, until)
}

/// The same at a table with options.
pub fn played_with(
    game: &dyn AnyGame,
    spec: &Spec,
    seed: u64,
    until: impl Fn(&dyn AnyTable) -> bool,
) -> Box<dyn AnyTable> {
    let (mut table, _) = game.open(spec).expect("a table");
    let mut chance = chance(seed);
    while !until(table.as_ref()) {
        let Some(seat) = table.owed().seats().lowest() else {
            break;
        };
        let action = table.bot(seat, "random", &mut chance).expect("a bot's choice");
        table.submit(seat, &action, None).expect("a legal choice");
    }
    table
}

pub fn factories() -> &'static dyn AnyGame {
    registry::find("fantastic-factories").expect("the game")
}

pub fn merchant() -> &'static dyn AnyGame {
    registry::find("cyber-merchant").expect("the game")
}

pub fn smartphone() -> &'static dyn AnyGame {
    registry::find("smartphone").expect("the game")
}

pub fn dei() -> &'static dyn AnyGame {
    registry::find("dei").expect("the game")
}

/// A finished game's record.
pub fn finished(seats: usize, seed: u64) -> String {
    let table = table(seats, seed, usize::MAX);
    assert!(table.owed().standings().is_some());
    table.record()
}

pub fn syndicate() -> &'static dyn AnyGame {
    registry::find("syndicate").expect("the game")
}

pub fn chance(seed: u64) -> impl Chance {
    Seeded::new(Digest::of_bytes(&seed.to_le_bytes()).0)
}

/// All viewers of a table.
pub fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    (0..seats).map(|seat| Viewer::Seat(kernel::Seat::new(seat))).chain([Viewer::Onlooker])
}

/// What a terminal in memory has shown.
#[derive(Clone, Debug, Default)]
pub struct Page(Arc<Mutex<Vec<u8>>>);

impl Page {
    pub fn text(&self) -> String {
        String::from_utf8(self.0.lock().expect("nobody writes any more").clone()).expect("text")
    }
}

impl Write for Page {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("one writer").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A terminal in memory, with this typed at it.
pub fn terminal(typed: impl Into<String>) -> (Terminal, Page) {
    let page = Page::default();
    let input = Input::new(Cursor::new(typed.into()));
    (Terminal::new(Texts::of(Lang::En), Out::new(page.clone()), input), page)
}
