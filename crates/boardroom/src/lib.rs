//! The command `boardroom`: play, sim, lab, replay, verify, rules, data.
//!
//! It holds no rules. Games come from the registry, words from the texts, and what is drawn comes
//! from the views that games hand out.
//!
//! | module | holds |
//! | --- | --- |
//! | [`cli`] | the arguments, described in the chosen language |
//! | [`command`] | one file for each command |
//! | [`play`] | a person at the terminal: seats, questions, log, end |
//! | [`boards`] | one file for each game: its view, drawn in text |
//! | [`report`] | what a study shows, as a page |
//! | [`chart`], [`numbers`] | charts as SVG; numbers as a language writes them |
//! | [`terminal`] | rows in colours, wrapped sentences, typed lines |
//! | [`files`], [`out`], [`exit`] | reading and writing within limits; how the command ends |

pub mod boards;
pub mod chart;
pub mod cli;
pub mod command;
pub mod exit;
pub mod files;
pub mod numbers;
pub mod out;
pub mod play;
pub mod report;
pub mod terminal;

pub use exit::{Exit, Failure};

use cli::Parsed;
use kernel::Phrase;
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;
use terminal::Terminal;
use texts::Texts;

/// The whole command, from the process's arguments to its exit code.
#[must_use]
pub fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let texts = Texts::of(cli::lang(&arguments));
    let mut terminal = Terminal::of_process(texts);
    let done = run(&arguments, &mut terminal);
    let written = terminal.out.finish();
    let failure = match (done, written) {
        (Ok(exit), Ok(())) => return exit.into(),
        (Err(failure), _) => failure,
        (Ok(_), Err(error)) => Failure::file(Phrase::new("cmd-file-output").text("error", error.to_string())),
    };
    let _ = writeln!(io::stderr(), "boardroom: {}", failure.tell(texts));
    failure.exit().into()
}

/// Does what the arguments ask for; the first is the program's own name.
///
/// # Errors
/// What was wrong, and what would be right.
pub fn run(arguments: &[OsString], terminal: &mut Terminal) -> Result<Exit, Failure> {
    match cli::parse(arguments, terminal.texts)? {
        Parsed::Show(text) => {
            terminal.out.text(&text);
            Ok(Exit::Fine)
        }
        Parsed::Request(request) => command::run(&request, terminal),
    }
}
