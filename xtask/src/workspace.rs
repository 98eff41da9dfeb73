//! Where the workspace lies, and how its tools are called.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::problem::Failure;
use crate::tree::Tree;

#[derive(Debug)]
pub struct Workspace {
    root: PathBuf,
    /// Where cargo puts what it builds, if that is not its own choice.
    target: Option<PathBuf>,
}

/// How far `cargo metadata` looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// The workspace's own crates; needs neither lock file nor network.
    Members,
    /// Every package that could be built, for any platform.
    Everything,
}

impl Workspace {
    /// The folder above `xtask`.
    pub fn find() -> Workspace {
        let here = std::env::var_os("CARGO_MANIFEST_DIR")
            .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        let root = here.parent().map_or(here.clone(), Path::to_path_buf);
        Workspace { root, target: None }
    }

    /// Another copy of the workspace, and where it is built.
    pub fn copy(root: PathBuf, target: PathBuf) -> Workspace {
        Workspace { root, target: Some(target) }
    }

    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Where cargo puts what it builds.
    pub fn target(&self) -> PathBuf {
        let chosen = self.target.clone().or_else(|| std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from));
        chosen.unwrap_or_else(|| self.root.join("target"))
    }

    pub fn tree(&self) -> Result<Tree, Failure> {
        Tree::read(&self.root)
    }

    /// A cargo command at the root: the same cargo that runs us.
    pub fn cargo(&self, arguments: &[&str]) -> Command {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
        let mut command = Command::new(cargo);
        command.args(arguments).current_dir(&self.root);
        if let Some(target) = &self.target {
            command.env("CARGO_TARGET_DIR", target);
        }
        command
    }

    pub fn git(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new("git");
        command.args(arguments).current_dir(&self.root);
        command
    }

    pub fn metadata(&self, reach: Reach) -> Result<Value, Failure> {
        let mut command = self.cargo(&["metadata", "--format-version", "1"]);
        if reach == Reach::Members {
            command.arg("--no-deps");
        }
        let output = command
            .stderr(Stdio::inherit())
            .output()
            .map_err(|error| Failure::found(format_args!("cannot start cargo: {error}")))?;
        if !output.status.success() {
            return Err(Failure::found("`cargo metadata` failed; its message is above"));
        }
        serde_json::from_slice(&output.stdout)
            .map_err(|error| Failure::found(format_args!("`cargo metadata` gave unreadable JSON: {error}")))
    }
}

/// Runs a command with our own input and output, and fails if it does.
pub fn run(command: &mut Command) -> Result<(), Failure> {
    let program = command.get_program().to_string_lossy().into_owned();
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Failure::found(format_args!("{program}: {status}"))),
        Err(error) => Err(Failure::found(format_args!("cannot start {program}: {error}"))),
    }
}
