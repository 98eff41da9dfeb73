//! What a check found, and how it is told.

use std::fmt::Display;
use std::io::Write;

/// One thing that is wrong: where, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// The heading it is listed under.
    pub kind: &'static str,
    /// `path:line`, or a path, or a package.
    pub place: String,
    pub message: String,
}

impl Problem {
    pub fn new(kind: &'static str, place: impl Display, message: impl Display) -> Problem {
        Problem { kind, place: place.to_string(), message: message.to_string() }
    }

    /// A problem on one line of one file.
    pub fn at(kind: &'static str, path: &str, line: usize, message: impl Display) -> Problem {
        Problem::new(kind, format_args!("{path}:{line}"), message)
    }
}

/// Why a command did not succeed.
#[derive(Debug)]
pub enum Failure {
    /// The check ran, or tried to, and something is wrong: exit code 1.
    Found(String),
    /// The command line was wrong: exit code 2.
    Usage(String),
}

impl Failure {
    pub fn found(message: impl Display) -> Failure {
        Failure::Found(message.to_string())
    }
}

/// The problems under one heading per kind, in the order found.
pub fn listing(problems: &[Problem]) -> String {
    let mut kinds: Vec<&str> = Vec::new();
    for problem in problems {
        if !kinds.contains(&problem.kind) {
            kinds.push(problem.kind);
        }
    }
    let mut text = String::new();
    for kind in kinds {
        let of_kind: Vec<&Problem> = problems.iter().filter(|p| p.kind == kind).collect();
        text.push_str(&format!("\n{kind} ({}):\n", of_kind.len()));
        for problem in of_kind {
            text.push_str(&format!("  {}: {}\n", problem.place, problem.message));
        }
    }
    text
}

/// Success when there is no problem, otherwise a failure that counts them.
pub fn verdict(check: &str, problems: &[Problem]) -> Result<(), Failure> {
    match problems.len() {
        0 => Ok(()),
        1 => Err(Failure::found(format_args!("{check}: 1 problem"))),
        n => Err(Failure::found(format_args!("{check}: {n} problems"))),
    }
}

/// Lists the problems on standard output, or says `fine`, and gives the verdict.
pub fn conclude(check: &str, problems: &[Problem], fine: &str) -> Result<(), Failure> {
    if problems.is_empty() {
        print(&format!("{check}: {fine}\n"));
    } else {
        print(&listing(problems));
    }
    verdict(check, problems)
}

/// Writes to standard output. A reader that went away (`| head`) is no error.
pub fn print(text: &str) {
    let mut out = std::io::stdout().lock();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

/// Refuses arguments to a command that takes none.
pub fn no_arguments(command: &str, arguments: &[String]) -> Result<(), Failure> {
    match arguments.first() {
        None => Ok(()),
        Some(extra) => Err(Failure::Usage(format!("`{command}` takes no arguments, but got `{extra}`"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_listing_gathers_problems_under_their_kind() {
        let problems = [
            Problem::at("untested", "a.md", 3, "SYN-1"),
            Problem::at("refusals", "b.rs", 9, "no id"),
            Problem::at("untested", "a.md", 5, "SYN-2"),
        ];
        assert_eq!(
            listing(&problems),
            "\nuntested (2):\n  a.md:3: SYN-1\n  a.md:5: SYN-2\n\nrefusals (1):\n  b.rs:9: no id\n"
        );
    }
}
