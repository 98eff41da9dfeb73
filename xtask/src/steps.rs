//! `cargo xtask test`: everything that must hold before a change is merged.

use std::time::{Duration, Instant};

use crate::problem::{Failure, no_arguments, print};
use crate::workspace::{Workspace, run};
use crate::{deps, format, licences, new_game, rules, texts, ts, web};

const FUZZ_MANIFEST: &str = "fuzz/Cargo.toml";

/// One step, and the command line that runs only it.
struct Step {
    name: &'static str,
    alone: &'static str,
    work: Work,
}

enum Work {
    Cargo(&'static [&'static str]),
    Check(fn(&Workspace, &[String]) -> Result<(), Failure>),
    Fuzz,
}

/// In order of how soon they tell something. Benchmarks are not run: they
/// measure, and a measurement cannot fail.
const STEPS: [Step; 12] = [
    Step { name: "format", alone: "cargo xtask format --check", work: Work::Check(format::check) },
    Step {
        name: "clippy",
        alone: "cargo clippy --workspace --all-targets -- -D warnings",
        work: Work::Cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
    },
    Step {
        name: "tests",
        alone: "cargo test --workspace --lib --bins --tests --examples",
        work: Work::Cargo(&["test", "--workspace", "--lib", "--bins", "--tests", "--examples"]),
    },
    Step {
        name: "doc tests",
        alone: "cargo test --workspace --doc",
        work: Work::Cargo(&["test", "--workspace", "--doc"]),
    },
    Step { name: "rules", alone: "cargo xtask rules", work: Work::Check(rules::command) },
    Step { name: "deps", alone: "cargo xtask deps", work: Work::Check(deps::command) },
    Step { name: "licences", alone: "cargo xtask licences", work: Work::Check(licences::command) },
    Step { name: "texts", alone: "cargo xtask texts", work: Work::Check(texts::command) },
    Step { name: "ts", alone: "cargo xtask ts --check", work: Work::Check(ts::check) },
    Step { name: "web", alone: "cargo xtask web", work: Work::Check(web::command) },
    Step {
        name: "fuzz",
        alone: "CARGO_TARGET_DIR=target/fuzz cargo check --manifest-path fuzz/Cargo.toml",
        work: Work::Fuzz,
    },
    Step { name: TRIAL, alone: "cargo xtask try-new-game", work: Work::Check(new_game::trial) },
];

/// The step that copies the workspace; the last.
const TRIAL: &str = "new game";

pub fn command(workspace: &Workspace, arguments: &[String]) -> Result<(), Failure> {
    no_arguments("test", arguments)?;
    perform_all(workspace, &STEPS)
}

/// Everything but the making of a game, for the copy in which it was made.
pub fn without_trial(workspace: &Workspace) -> Result<(), Failure> {
    perform_all(workspace, &STEPS[..STEPS.len() - 1])
}

fn perform_all(workspace: &Workspace, steps: &[Step]) -> Result<(), Failure> {
    let mut times = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        let number = index + 1;
        let count = steps.len();
        print(&format!("\n== {number}/{count} {}: {}\n", step.name, step.alone));
        let start = Instant::now();
        let outcome = perform(workspace, &step.work);
        times.push((step.name, start.elapsed()));
        if let Err(Failure::Found(reason) | Failure::Usage(reason)) = outcome {
            print(&format!("\n{}\n", summary("failed", &times)));
            return Err(Failure::found(format_args!(
                "step {number} of {count} failed: {} ({reason}); only this step: {}",
                step.name, step.alone
            )));
        }
    }
    print(&format!("\n{}\n", summary("passed", &times)));
    Ok(())
}

fn perform(workspace: &Workspace, work: &Work) -> Result<(), Failure> {
    match work {
        Work::Cargo(arguments) => run(&mut workspace.cargo(arguments)),
        Work::Check(check) => check(workspace, &[]),
        Work::Fuzz => check_fuzz(workspace),
    }
}

/// The fuzz targets are a workspace of their own, so nothing else builds them.
fn check_fuzz(workspace: &Workspace) -> Result<(), Failure> {
    let compiler = std::env::var("CXX").unwrap_or_else(|_| "c++".to_owned());
    if std::process::Command::new(&compiler).arg("--version").output().is_err() {
        let message =
            format!("the fuzz targets need a C++ compiler, and `{compiler}` is not there: apt-get install g++");
        return Err(Failure::found(&message));
    }
    if !workspace.root().join(FUZZ_MANIFEST).is_file() {
        return Err(Failure::found(format_args!("{FUZZ_MANIFEST} does not exist")));
    }
    run(workspace
        .cargo(&["check", "--manifest-path", FUZZ_MANIFEST])
        .env("CARGO_TARGET_DIR", workspace.root().join("target/fuzz")))
}

/// `passed: format 0.4 s, clippy 12.0 s; 12.4 s in all`.
fn summary(outcome: &str, times: &[(&str, Duration)]) -> String {
    let each: Vec<String> = times.iter().map(|(name, time)| format!("{name} {:.1} s", time.as_secs_f64())).collect();
    let total: Duration = times.iter().map(|(_, time)| *time).sum();
    format!("{outcome}: {}; {:.1} s in all", each.join(", "), total.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_is_one_line_with_every_time() {
        let times = [("format", Duration::from_millis(400)), ("clippy", Duration::from_millis(12_000))];
        assert_eq!(summary("passed", &times), "passed: format 0.4 s, clippy 12.0 s; 12.4 s in all");
    }

    #[test]
    fn the_trial_is_the_last_step() {
        assert_eq!(STEPS.iter().position(|step| step.name == TRIAL), Some(STEPS.len() - 1));
    }

    #[test]
    fn what_a_step_prints_is_what_it_runs() {
        for step in &STEPS {
            if let Work::Cargo(arguments) = step.work {
                assert_eq!(step.alone, format!("cargo {}", arguments.join(" ")));
            }
        }
    }
}
