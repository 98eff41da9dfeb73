//! `cargo xtask web`: everything about the web client, the last of it in a real browser against the real server.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::problem::{Failure, no_arguments, print};
use crate::workspace::{Workspace, run};

/// What Chromium is called.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

pub fn command(workspace: &Workspace, arguments: &[String]) -> Result<(), Failure> {
    no_arguments("web", arguments)?;
    if !answers("npm") {
        return Err(Failure::found("the web client needs Node.js 20.19 or newer with npm: apt-get install nodejs npm"));
    }
    find_browser()?;
    // The very program that `cargo test` has built, with the client in it.
    run(&mut workspace.cargo(&["build", "--quiet", "--profile", "test", "-p", "boardroom"]))?;
    let npm = |script: &str| npm(workspace, &["run", "--silent", script]);
    for script in ["check", "test", "build", "size"] {
        print(&format!("web: npm run {script}\n"));
        run(&mut npm(script))?;
    }
    print("web: npm run e2e\n");
    let program = workspace.target().join("debug").join("boardroom");
    run(npm("e2e").env("BOARDROOM_BIN", program))
}

/// Two people play one game in browsers against this program.
pub fn play(workspace: &Workspace, program: &Path, game: &str) -> Result<(), Failure> {
    find_browser()?;
    let title = format!("a whole game of {game},");
    let arguments = ["exec", "--", "playwright", "test", "games.spec.ts", "--grep", &title];
    run(npm(workspace, &arguments).env("BOARDROOM_BIN", program))
}

fn npm(workspace: &Workspace, arguments: &[&str]) -> Command {
    let mut npm = Command::new("npm");
    npm.args(arguments).current_dir(workspace.root().join("web"));
    npm
}

/// Debian's Chromium; it is installed if that can be done without a question.
fn find_browser() -> Result<(), Failure> {
    let here = || std::env::var_os("CHROMIUM").is_some() || BROWSERS.into_iter().any(answers);
    if here() {
        return Ok(());
    }
    print("web: there is no Chromium; apt-get install chromium\n");
    let mut install = Command::new("apt-get");
    install.args(["install", "--yes", "--no-install-recommends", "chromium"]).env("DEBIAN_FRONTEND", "noninteractive");
    let installed = install.stdin(Stdio::null()).stdout(Stdio::null()).status();
    let missing = "the browser tests need Chromium, and it cannot be installed from here: apt-get install chromium";
    if installed.is_ok_and(|status| status.success()) && here() { Ok(()) } else { Err(Failure::found(missing)) }
}

/// Whether a program is there.
fn answers(program: &str) -> bool {
    let asked = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}
