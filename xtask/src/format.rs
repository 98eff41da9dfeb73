//! `cargo xtask format [--check]`: all code in the form that `rustfmt.toml` asks for.
//!
//! `cargo fmt` follows the lines `mod name;`. The files that bots and terminal have for each game are named by
//! `games::each!`, so it does not see them.

use std::process::Command;

use crate::problem::{Failure, no_arguments};
use crate::workspace::{Workspace, run};
use crate::{list, problem};

pub fn command(workspace: &Workspace, arguments: &[String]) -> Result<(), Failure> {
    match arguments {
        [only] if only == "--check" => check(workspace, &[]),
        arguments => {
            no_arguments("format", arguments)?;
            format(workspace, &[])
        }
    }
}

pub fn check(workspace: &Workspace, _: &[String]) -> Result<(), Failure> {
    format(workspace, &["--check"])?;
    problem::print("format: everything is formatted\n");
    Ok(())
}

fn format(workspace: &Workspace, flags: &[&str]) -> Result<(), Failure> {
    run(workspace.cargo(&["fmt", "--all"]).args(flags))?;
    let tree = workspace.tree()?;
    let games = tree.games();
    let files = games.iter().flat_map(|game| list::files(game)).filter(|file| file.ends_with(".rs"));
    run(Command::new("rustfmt").args(["--edition", "2024"]).args(flags).args(files).current_dir(workspace.root()))
}
