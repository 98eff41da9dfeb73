//! The project's own checks: `cargo xtask`.
//!
//! Every check is a function of what is on disk (or of `cargo metadata`) and
//! returns a list of problems, each with its place and what would be right.
//! `cargo xtask test` runs them all, and is what continuous integration calls.

mod deps;
mod format;
mod goldens;
mod licences;
mod list;
mod new_game;
mod problem;
mod rules;
mod source;
mod steps;
mod texts;
mod tree;
mod ts;
mod web;
mod workspace;

use std::process::ExitCode;

use problem::Failure;
use workspace::Workspace;

/// One command: its name, what it takes, what it does, and an example.
struct Command {
    name: &'static str,
    takes: &'static str,
    does: &'static str,
    example: &'static str,
    run: fn(&Workspace, &[String]) -> Result<(), Failure>,
}

const COMMANDS: [Command; 11] = [
    Command {
        name: "test",
        takes: "",
        does: "everything continuous integration asks for, stopping at the first failure",
        example: "cargo xtask test",
        run: steps::command,
    },
    Command {
        name: "format",
        takes: "[--check]",
        does: "formats all code, also what macros name and `cargo fmt` does not find",
        example: "cargo xtask format",
        run: format::command,
    },
    Command {
        name: "rules",
        takes: "[--json]",
        does: "every rule id has a test, every cited id exists, translations are complete",
        example: "cargo xtask rules --json",
        run: rules::command,
    },
    Command {
        name: "deps",
        takes: "",
        does: "crates depend only on what the layers allow",
        example: "cargo xtask deps",
        run: deps::command,
    },
    Command {
        name: "licences",
        takes: "",
        does: "every foreign package has a licence from the allow-list",
        example: "cargo xtask licences",
        run: licences::command,
    },
    Command {
        name: "texts",
        takes: "",
        does: "the Fluent files of all languages agree with each other and with the code",
        example: "cargo xtask texts",
        run: texts::command,
    },
    Command {
        name: "ts",
        takes: "[--check]",
        does: "writes the types that reach a client as TypeScript; with --check only looks whether they are up to date",
        example: "cargo xtask ts --check",
        run: ts::command,
    },
    Command {
        name: "web",
        takes: "",
        does: "the web client: types, tests, size, and whole games in a browser against the real server",
        example: "cargo xtask web",
        run: web::command,
    },
    Command {
        name: "new-game",
        takes: "NAME PREFIX",
        does: "writes a small game that is complete, can be played and passes all tests, to be made into another one",
        example: "cargo xtask new-game night-train NT",
        run: new_game::command,
    },
    Command {
        name: "try-new-game",
        takes: "[--all]",
        does: "makes a new game in a copy of the workspace, tests it, and plays it in terminal and browser",
        example: "cargo xtask try-new-game",
        run: new_game::trial,
    },
    Command {
        name: "goldens",
        takes: "[GAME]",
        does: "records the golden games anew, on purpose, and shows what changed",
        example: "cargo xtask goldens syndicate",
        run: goldens::command,
    },
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match dispatch(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Found(message)) => {
            eprintln!("{message}");
            ExitCode::from(1)
        }
        Err(Failure::Usage(message)) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

fn dispatch(arguments: &[String]) -> Result<(), Failure> {
    let Some(name) = arguments.first() else {
        problem::print(&help());
        return Ok(());
    };
    if ["--help", "-h", "help"].contains(&name.as_str()) {
        problem::print(&help());
        return Ok(());
    }
    let command = COMMANDS.iter().find(|command| command.name == name);
    match command {
        Some(command) => (command.run)(&Workspace::find(), &arguments[1..]),
        None => {
            let names: Vec<&str> = COMMANDS.iter().map(|command| command.name).collect();
            Err(Failure::Usage(format!("unknown command `{name}`; there are: {}", names.join(", "))))
        }
    }
}

fn help() -> String {
    let mut text = String::from("cargo xtask COMMAND\n\n");
    for Command { name, takes, does, example, .. } in &COMMANDS {
        let usage = format!("{name} {takes}");
        text.push_str(&format!("  {usage:<20}  {does}; e.g. `{example}`\n"));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_names_every_command_with_an_example() {
        let text = help();
        for command in &COMMANDS {
            assert!(text.contains(command.example), "{}", command.name);
        }
    }

    #[test]
    fn an_unknown_command_is_one_line_and_names_the_known_ones() {
        let Err(Failure::Usage(message)) = dispatch(&["rulez".to_owned()]) else {
            panic!("an unknown command is a usage error");
        };
        assert_eq!(
            message,
            "unknown command `rulez`; there are: test, format, rules, deps, licences, texts, ts, web, new-game, try-new-game, goldens"
        );
    }
}
