//! `cargo xtask try-new-game [--all]`: whether `new-game` keeps its promise.
//!
//! In a copy of the workspace outside its tree a game is made, and nothing is touched by hand. There the checks pass,
//! the tests that go through all games pass, and the game is played: by the simulator, at a terminal, and by two people
//! in browsers against the real server. With `--all` every step of `cargo xtask test` runs in the copy.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::borrow::borrow;
use super::{create, generate, read, write};
use crate::problem::{Failure, print};
use crate::workspace::{Reach, Workspace, run};
use crate::{deps, format, rules, steps, texts, ts, web};

const NAME: &str = "night-train";
const PREFIX: &str = "NT";

/// Where the copy is, below the folder for temporary files. Always the same, so that a second trial builds less.
const FOLDER: &str = "boardroom-new-game";

/// The crates whose tests go through all games and do not take long.
const TESTED: [&str; 6] = ["-p", "games", "-p", "texts", "-p", "registry"];

pub fn trial(workspace: &Workspace, arguments: &[String]) -> Result<(), Failure> {
    let all = match arguments {
        [] => false,
        [only] if only == "--all" => true,
        [other, ..] => return Err(Failure::Usage(format!("`try-new-game` takes nothing or --all, but got `{other}`"))),
    };
    let copy = copy(workspace)?;
    step("cargo xtask new-game");
    create(&copy, NAME, PREFIX)?;
    generate(&copy, NAME)?;
    if all {
        return steps::without_trial(&copy);
    }
    hasten(&copy)?;
    step("checks");
    format::check(&copy, &[])?;
    rules::command(&copy, &[])?;
    deps::command(&copy, &[])?;
    texts::command(&copy, &[])?;
    ts::check(&copy, &[])?;
    step("tests");
    run(copy.cargo(&["test", "--quiet", "-p", NAME]).args(TESTED))?;
    step("terminal");
    run(&mut copy.cargo(&["build", "--quiet", "--profile", "test", "-p", "boardroom"]))?;
    let program = copy.target().join("debug").join("boardroom");
    run(Command::new(&program).args(["sim", NAME, "--games", "1000", "--seed", "1"]))?;
    play(&program, copy.root())?;
    step("clients of the server");
    run(Command::new(&program).args(["load", "--game", NAME, "--tables", "4", "--seconds", "2", "--lang", "en"]))?;
    step("browser");
    web::play(&copy, &program, NAME)?;
    print(&format!(
        "try-new-game: a new game is playable, and all tests that were run pass ({})\n",
        copy.root().display()
    ));
    Ok(())
}

fn step(name: &str) {
    print(&format!("-- a new game: {name}\n"));
}

/// A person against a bot, who tries one number after another until the game is over.
fn play(program: &Path, folder: &Path) -> Result<(), Failure> {
    let mut play = Command::new(program);
    play.current_dir(folder);
    play.args(["play", NAME, "--seats", "Ann,random", "--seed", "1", "--lang", "en"]);
    let mut child = play.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().map_err(Failure::found)?;
    if let Some(mut input) = child.stdin.take() {
        // It may end before it has read all of this.
        let numbers: String = (1..=30).map(|number| format!("{number}\n")).collect();
        let _ = input.write_all(numbers.repeat(10).as_bytes());
    }
    let output = child.wait_with_output().map_err(Failure::found)?;
    let said = String::from_utf8_lossy(&output.stdout);
    if output.status.success() && ["wins", "share the win"].iter().any(|end| said.contains(end)) {
        return Ok(());
    }
    Err(Failure::found(format_args!("a game at the terminal did not end: {}\n{said}", output.status)))
}

/// Copies what git knows or would take in, with its times, so that what is built of it stays good.
fn copy(workspace: &Workspace) -> Result<Workspace, Failure> {
    let root = std::env::temp_dir().join(FOLDER);
    let failed = |what: &Path, error: std::io::Error| Failure::found(format_args!("{}: {error}", what.display()));
    if root.exists() {
        fs::remove_dir_all(&root).map_err(|error| failed(&root, error))?;
    }
    let listed = workspace.git(&["ls-files", "-z", "--cached", "--others", "--exclude-standard"]).output();
    let listed = listed.map_err(|error| failed(Path::new("git"), error))?;
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    for name in listed.split('\0').filter(|name| !name.is_empty()) {
        let (from, to) = (workspace.root().join(name), root.join(name));
        if from.is_file() {
            copy_file(&from, &to).map_err(|error| failed(&from, error))?;
        }
    }
    let modules = PathBuf::from("web/node_modules");
    if workspace.root().join(&modules).exists() {
        let (from, to) = (workspace.root().join(&modules), root.join(&modules));
        std::os::unix::fs::symlink(from, &to).map_err(|error| failed(&to, error))?;
    }
    let target = workspace.target().join("new-game");
    borrow(&workspace.target().join("debug"), &target.join("debug"), &members(workspace)?)
        .map_err(|error| failed(&target, error))?;
    Ok(Workspace::copy(root, target))
}

/// Has our crates built without optimisation, which is quicker than what the few tests here then lose.
fn hasten(copy: &Workspace) -> Result<(), Failure> {
    let manifest = copy.root().join("Cargo.toml");
    let slow = members(copy)?
        .iter()
        .map(|name| name.replace('_', "-"))
        .fold(String::new(), |text, name| text + &format!("\n[profile.test.package.{name}]\nopt-level = 0\n"));
    write(&manifest, &(read(&manifest)? + &slow))
}

/// The names of our crates, as Rust writes them.
fn members(workspace: &Workspace) -> Result<BTreeSet<String>, Failure> {
    let metadata = workspace.metadata(Reach::Members)?;
    let packages = metadata["packages"].as_array().into_iter().flatten();
    Ok(packages.filter_map(|package| Some(package["name"].as_str()?.replace('-', "_"))).collect())
}

fn copy_file(from: &Path, to: &Path) -> std::io::Result<()> {
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::copy(from, to)?;
    fs::File::options().write(true).open(to)?.set_modified(fs::metadata(from)?.modified()?)
}
