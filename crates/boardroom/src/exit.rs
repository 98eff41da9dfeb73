//! How the command ends: [`Exit`] codes, and a [`Failure`] in one line of words.

use crate::files;
use kernel::{DataFault, Fault, Illegal, Phrase};
use lab::study::Trouble;
use registry::Problem;
use std::process::ExitCode;
use texts::{Names, Reason, Texts};

/// The exit codes. `--help` of every command names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// Everything was done, and what was checked holds.
    Fine = 0,
    /// A record, a data file or a rule refuses it, or what was checked does not hold.
    Refused = 1,
    /// The command was called wrongly.
    Usage = 2,
    /// What there is of a record holds, but its game is not over.
    Unfinished = 3,
    /// A file could not be read or written.
    File = 4,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit as u8)
    }
}

/// Why a command stopped. Nothing was changed.
#[derive(Clone, Debug)]
pub struct Failure(Box<Inner>);

#[derive(Clone, Debug)]
struct Inner {
    exit: Exit,
    /// The file it is about.
    about: Option<String>,
    problem: Problem,
}

impl Failure {
    fn new(exit: Exit, problem: Problem) -> Failure {
        Failure(Box::new(Inner { exit, about: None, problem }))
    }

    /// The command was called wrongly.
    #[must_use]
    pub fn usage(why: Phrase) -> Failure {
        Failure::new(Exit::Usage, Problem::Input(why))
    }

    /// A file could not be read or written.
    #[must_use]
    pub fn file(why: Phrase) -> Failure {
        Failure::new(Exit::File, Problem::Input(why))
    }

    /// The same as a refusal: what was named is not in the arguments but in a file.
    #[must_use]
    pub fn refused(mut self) -> Failure {
        self.0.exit = Exit::Refused;
        self
    }

    /// The same about this file.
    #[must_use]
    pub fn about(mut self, file: impl Into<String>) -> Failure {
        self.0.about = Some(file.into());
        self
    }

    /// The exit code.
    #[must_use]
    pub fn exit(&self) -> Exit {
        self.0.exit
    }

    /// In words, on one line: the file, what was wrong, what would be right, the rule.
    #[must_use]
    pub fn tell(&self, texts: &Texts) -> String {
        let reason = reason(texts, &self.0.problem, &Names::default());
        let rule = reason.rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
        let told = match &self.0.about {
            Some(file) => format!("{file}: {reason}{rule}"),
            None => format!("{reason}{rule}"),
        };
        told.chars().map(|c| if c.is_control() { '\u{FFFD}' } else { c }).collect()
    }
}

/// Any problem in words.
#[must_use]
pub fn reason(texts: &Texts, problem: &Problem, names: &Names) -> Reason {
    match problem {
        Problem::Refused(illegal) => texts.refusal(illegal, names),
        Problem::Record(fault) => texts.fault(fault, names),
        Problem::Data(fault) => texts.data_fault(fault),
        Problem::Input(phrase) => texts.reason(phrase, names),
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Failure {
        let exit = match &problem {
            Problem::Refused(_) | Problem::Record(_) | Problem::Data(_) => Exit::Refused,
            Problem::Input(_) => Exit::Usage,
        };
        Failure::new(exit, problem)
    }
}

/// A study that cannot be made or read. What lies in a folder is refused, not wrongly asked for.
impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Failure {
        match trouble {
            Trouble::Problem(problem) => {
                let found = matches!(&problem, Problem::Input(why) if IN_FOLDERS.contains(&&*why.key));
                let failure = Failure::from(problem);
                if found { failure.refused() } else { failure }
            }
            Trouble::File { path, why } => {
                Failure::file(Phrase::new("cmd-file-study").text("error", why)).about(files::shown(&path))
            }
        }
    }
}

/// What can be wrong with the folder of a study.
const IN_FOLDERS: [&str; 5] =
    ["registry-lab-none", "registry-lab-other", "registry-lab-not-empty", "registry-lab-empty", "registry-lab-damaged"];

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Failure {
        Problem::from(fault).into()
    }
}

impl From<DataFault> for Failure {
    fn from(fault: DataFault) -> Failure {
        Problem::from(fault).into()
    }
}

impl From<Illegal> for Failure {
    fn from(illegal: Illegal) -> Failure {
        Problem::from(illegal).into()
    }
}
