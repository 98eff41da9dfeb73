//! Every refusal names a rule that exists.
//!
//! A refusal is a call of `Illegal::new` or `Illegal::because`. Its first
//! argument is a string literal or a constant, so that this check, and a reader,
//! can see the id. (The id inside a constant is a citation like any other.)

use rulebooks::RuleId;

use super::File;
use super::library::{Library, Standing};
use crate::problem::Problem;
use crate::source::Argument;

const REFUSALS: [&str; 2] = ["Illegal::new", "Illegal::because"];

/// Games made up to test the machinery have rules without a document: `TOY-1`.
const TOY_PREFIX: &str = "TOY-";
const TOY_HOMES: [&str; 2] = ["crates/kernel/", "crates/testkit/"];

/// Reports refusals without a rule, and returns the places (path, byte) of the ids it spoke of.
pub fn check<'a>(files: &[File<'a>], library: &Library, problems: &mut Vec<Problem>) -> Vec<(&'a str, usize)> {
    let mut reported = Vec::new();
    for file in files {
        for callee in REFUSALS {
            for call in file.source.calls(file.source.code(), callee) {
                let message = match call.argument {
                    Argument::Constant => continue,
                    Argument::Literal(literal) => {
                        if is_toy(file.path, &literal.text) {
                            continue;
                        }
                        let Some(message) = objection(library, &literal.text) else {
                            continue;
                        };
                        reported.push((file.path, literal.start + 1));
                        message
                    }
                    Argument::Other(text) => {
                        format!("starts with `{text}`; write the rule's id as a literal or a constant")
                    }
                };
                problems.push(Problem::at("refusals", file.path, call.line, format_args!("{callee}(…) {message}")));
            }
        }
    }
    reported
}

/// What is wrong with this text as a refusal's rule.
fn objection(library: &Library, text: &str) -> Option<String> {
    match RuleId::exactly(text) {
        None => Some(format!("names \"{text}\", which is not a rule id such as SYN-12")),
        Some(id) => {
            (library.standing(id) != Standing::Defined).then(|| format!("names {id}, which {}", library.absence(id)))
        }
    }
}

fn is_toy(path: &str, text: &str) -> bool {
    text.starts_with(TOY_PREFIX) && TOY_HOMES.iter().any(|home| path.starts_with(home))
}
