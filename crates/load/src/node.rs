//! [`Node`]: a server in a process of its own.

use crate::{Error, http};
use std::ffi::OsStr;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

/// How long a server may take to say where it is.
const PATIENCE: Duration = Duration::from_secs(60);

/// Limits under which one machine can play many.
pub const GENEROUS: [&str; 12] = [
    "--messages",
    "1000000",
    "--requests",
    "1000000",
    "--newcomers",
    "1000000",
    "--tables",
    "1000000",
    "--sockets",
    "100000",
    "--log-level",
    "error",
];

/// A server in a process of its own. It is killed when dropped.
#[derive(Debug)]
pub struct Node {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
    /// How long it took until it said so.
    pub ready: Duration,
}

impl Node {
    /// Starts a program and waits until it says where it listens: with `http://ADDRESS` on its first line.
    ///
    /// # Errors
    /// When it does not.
    pub async fn start<S: AsRef<OsStr>>(
        program: &Path,
        arguments: impl IntoIterator<Item = S>,
        environment: &[(&str, &str)],
    ) -> Result<Node, Error> {
        let begun = Instant::now();
        let mut command = Command::new(program);
        command.args(arguments).envs(environment.iter().copied());
        command.stdin(Stdio::null()).stdout(Stdio::piped()).kill_on_drop(true);
        let mut child = command.spawn()?;
        let output = child.stdout.take().ok_or_else(|| Error::Unexpected("no output".to_owned()))?;
        let mut line = String::new();
        let mut lines = BufReader::new(output);
        timeout(PATIENCE, lines.read_line(&mut line)).await.map_err(|_| silent("it says nothing"))??;
        let address = line.split_once("http://").and_then(|(_, rest)| {
            let end = rest.find(|c: char| c == '/' || c.is_whitespace()).unwrap_or(rest.len());
            rest[..end].parse().ok()
        });
        let address = address.ok_or_else(|| silent(&line))?;
        // What else it says is read away, so that it never waits for us.
        tokio::spawn(async move {
            let mut line = String::new();
            while lines.read_line(&mut line).await.is_ok_and(|read| read > 0) {
                line.clear();
            }
        });
        Ok(Node { child, address, ready: begun.elapsed() })
    }

    /// A server with generous limits: in this folder, or on this database.
    ///
    /// # Errors
    /// When it does not start.
    pub async fn serve(program: &Path, folder: &Path, database: Option<&str>, listen: &str) -> Result<Node, Error> {
        let folder = folder.display().to_string();
        let mut arguments = vec!["serve", "--listen", listen, "--data", &folder];
        arguments.extend(GENEROUS);
        if let Some(database) = database {
            arguments.extend(["--database", database]);
        }
        Node::start(program, arguments, &[]).await
    }

    /// Its number in the system.
    #[must_use]
    pub fn process(&self) -> Option<u32> {
        self.child.id()
    }

    /// Kills it with -9 and waits until it is gone.
    ///
    /// # Errors
    /// When the system refuses.
    pub async fn kill(&mut self) -> Result<(), Error> {
        Ok(self.child.kill().await?)
    }

    /// Waits until it ends by itself; whether it was content.
    ///
    /// # Errors
    /// When it does not end.
    pub async fn ended(&mut self) -> Result<bool, Error> {
        let ended = timeout(PATIENCE, self.child.wait()).await.map_err(|_| silent("it does not end"))??;
        Ok(ended.success())
    }

    /// A number that it tells at `/metrics`.
    ///
    /// # Errors
    /// When it tells none of this name.
    pub async fn metric(&self, name: &str) -> Result<f64, Error> {
        let page = http::get(self.address, "/metrics", None).await?;
        let line = page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok());
        line.ok_or_else(|| Error::Unexpected(format!("no metric {name}")))
    }

    /// Its memory, in bytes.
    ///
    /// # Errors
    /// When it does not tell.
    pub async fn memory(&self) -> Result<f64, Error> {
        self.metric("process_resident_memory_bytes").await
    }
}

fn silent(said: &str) -> Error {
    Error::Unexpected(format!("the server did not start: {}", said.trim()))
}
