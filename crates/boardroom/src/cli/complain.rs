//! What is wrong with the arguments, in one sentence of the chosen language.

use crate::Failure;
use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use kernel::Phrase;

/// The text that was asked for, or what was wrong.
pub(super) fn about(error: &Error) -> Result<String, Failure> {
    let argument = || context(error, ContextKind::InvalidArg);
    let value = || context(error, ContextKind::InvalidValue);
    Err(Failure::usage(match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            return Ok(error.render().to_string());
        }
        ErrorKind::UnknownArgument => Phrase::new("cmd-wrong-argument").text("found", argument()),
        ErrorKind::InvalidSubcommand => {
            Phrase::new("cmd-wrong-command").text("found", context(error, ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingSubcommand => {
            Phrase::new("cmd-wrong-no-command").text("known", context(error, ContextKind::ValidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => Phrase::new("cmd-wrong-missing").text("missing", argument()),
        ErrorKind::ArgumentConflict => Phrase::new("cmd-wrong-conflict")
            .text("first", argument())
            .text("second", context(error, ContextKind::PriorArg)),
        ErrorKind::InvalidUtf8 => Phrase::new("cmd-wrong-utf8"),
        ErrorKind::InvalidValue if value().is_empty() => Phrase::new("cmd-wrong-no-value").text("argument", argument()),
        ErrorKind::InvalidValue => Phrase::new("cmd-wrong-value")
            .text("found", value())
            .text("argument", argument())
            .text("known", context(error, ContextKind::ValidValue)),
        _ => Phrase::new("cmd-wrong-other").text("argument", argument()),
    }))
}

/// What clap says about its complaint, at most 200 characters of it.
fn context(error: &Error, kind: ContextKind) -> String {
    let text = match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::Number(number)) => number.to_string(),
        _ => String::new(),
    };
    if text.chars().count() <= 200 { text } else { text.chars().take(199).chain(['…']).collect() }
}
