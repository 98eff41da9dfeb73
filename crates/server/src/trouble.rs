//! [`Trouble`]: why something was not done, before it is put into words.

use kernel::{Illegal, Phrase, RuleId};
use registry::Problem;
use texts::{Names, Reason, Texts};
use wire::{Code, Failure};

/// Why something was not done. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// What kind.
    pub code: Code,
    problem: Box<Problem>,
}

impl Trouble {
    /// Trouble of this kind; the message has an attribute `.right`.
    #[must_use]
    pub fn new(code: Code, why: Phrase) -> Trouble {
        Trouble { code, problem: Box::new(Problem::Input(why)) }
    }

    /// It cannot be read: what the reader said.
    #[must_use]
    pub fn malformed(error: impl ToString) -> Trouble {
        let error: String = error.to_string().chars().filter(|c| !c.is_control()).take(200).collect();
        Trouble::new(Code::Malformed, Phrase::new("server-malformed").text("error", error))
    }

    /// There is no such thing, or not for this user: the two look the same.
    #[must_use]
    pub fn not_found() -> Trouble {
        Trouble::new(Code::NotFound, Phrase::new("server-not-found"))
    }

    /// It would be possible later.
    #[must_use]
    pub fn unavailable() -> Trouble {
        Trouble::new(Code::Unavailable, Phrase::new("server-unavailable"))
    }

    /// A fault of our own. It is logged, and nobody is told more.
    #[must_use]
    pub fn internal(what: impl std::fmt::Display) -> Trouble {
        tracing::error!(%what, "internal fault");
        Trouble::new(Code::Internal, Phrase::new("server-internal"))
    }

    /// The rule that refuses it.
    #[must_use]
    pub fn rule(&self) -> Option<RuleId> {
        match &*self.problem {
            Problem::Refused(illegal) => Some(illegal.rule),
            Problem::Record(_) | Problem::Data(_) | Problem::Input(_) => None,
        }
    }

    /// In words.
    #[must_use]
    pub fn told(&self, texts: &Texts, names: &Names) -> Failure {
        let Reason { rule, wrong, right } = match &*self.problem {
            Problem::Refused(illegal) => texts.refusal(illegal, names),
            Problem::Record(fault) => texts.fault(fault, names),
            Problem::Data(fault) => texts.data_fault(fault),
            Problem::Input(phrase) => texts.reason(phrase, names),
        };
        Failure { code: self.code, sentence: wrong, right, rule: rule.map(str::to_owned) }
    }
}

impl From<Illegal> for Trouble {
    fn from(illegal: Illegal) -> Trouble {
        let code = if illegal.rule == "BR-3" { Code::Stale } else { Code::Refused };
        Trouble { code, problem: Box::new(Problem::Refused(illegal)) }
    }
}

impl From<Problem> for Trouble {
    fn from(problem: Problem) -> Trouble {
        match problem {
            Problem::Refused(illegal) => illegal.into(),
            Problem::Record(_) | Problem::Data(_) | Problem::Input(_) => {
                Trouble { code: Code::Refused, problem: Box::new(problem) }
            }
        }
    }
}

impl From<store::Error> for Trouble {
    fn from(error: store::Error) -> Trouble {
        use store::{Error, Refusal};
        match error {
            Error::Unavailable(why) | Error::Unknown(why) => {
                tracing::warn!(%why, "the store cannot be reached");
                Trouble::unavailable()
            }
            Error::Full(why) => {
                tracing::error!(%why, "the store's disk is full");
                Trouble::new(Code::Unavailable, Phrase::new("server-full"))
            }
            Error::Refused(Refusal::NoSuchTable(_) | Refusal::NoSuchUser(_)) => Trouble::not_found(),
            Error::Refused(Refusal::NameTaken) => Trouble::new(Code::Conflict, Phrase::new("server-name-taken")),
            Error::Refused(Refusal::NotAGuest) => Trouble::new(Code::Conflict, Phrase::new("server-not-a-guest")),
            Error::Refused(Refusal::LogFull) => Trouble::new(Code::Refused, Phrase::new("server-log-full")),
            Error::Refused(Refusal::BadText) => Trouble::malformed("a text holds the character zero"),
            Error::Refused(Refusal::Closed) => Trouble::unavailable(),
            other => Trouble::internal(other),
        }
    }
}
