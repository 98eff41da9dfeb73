//! `boardroom serve`: tables for everybody who can reach this machine.

use super::said;
use crate::cli::Serve;
use crate::files::{self, Kind};
use crate::terminal::Terminal;
use crate::{Exit, Failure};
use kernel::Phrase;
use server::config::{Config, Wrong};
use server::serve::{CannotStart, Server};
use server::{Page, Pages, logs, stop};
use std::future::Future;

/// Serves until the system asks it to stop.
///
/// # Errors
/// When a setting is wrong, or the server cannot start.
pub fn run(asked: &Serve, terminal: &mut Terminal) -> Result<Exit, Failure> {
    let config = config(asked)?;
    let cannot =
        |error: &dyn std::fmt::Display| Failure::file(Phrase::new("host-cannot").text("error", error.to_string()));
    logs::start(config.log, config.log_level).map_err(|error| cannot(&error))?;
    wait_for(async {
        let server = Server::start(&config, pages()).await.map_err(|error| told(&error))?;
        let address = config.public.clone().unwrap_or_else(|| format!("http://{}", server.address()));
        let here = Phrase::new("host-serving").text("address", format!("http://{}/", server.address()));
        terminal.out.line(&said(terminal.texts, &here));
        if config.public.is_some() {
            terminal.out.line(&said(terminal.texts, &Phrase::new("host-public").text("address", address)));
        }
        terminal.out.flush();
        server
            .run(async {
                if let Err(error) = stop::asked().await {
                    tracing::error!(%error, "the system's signals cannot be heard");
                    std::future::pending::<()>().await;
                }
            })
            .await;
        terminal.out.line(&said(terminal.texts, &Phrase::new("host-stopped")));
        Ok(Exit::Fine)
    })?
}

/// The web client that was built into this program.
fn pages() -> Pages {
    let page = |file: &client::File| Page { path: file.path, plain: file.plain, gzip: file.gzip, brotli: file.brotli };
    Pages::new(client::FILES.iter().map(page))
}

/// The settings from flags, environment and file.
///
/// # Errors
/// What is wrong with them.
pub fn config(asked: &Serve) -> Result<Config, Failure> {
    let file = asked.config.as_deref().map(|path| files::read(path, Kind::Settings)).transpose()?;
    let variable = |name: &str| std::env::var(name).ok();
    Config::gather(&asked.settings, variable, file.as_deref()).map_err(|Wrong { place, found, known }| {
        let phrase = Phrase::new("host-wrong-setting").text("place", place).text("found", found);
        Failure::usage(phrase.text("known", known))
    })
}

/// Waits for something on all cores.
///
/// # Errors
/// When the system gives us no threads.
pub(super) fn wait_for<T>(work: impl Future<Output = T>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let failed = |error: std::io::Error| Failure::file(Phrase::new("host-cannot").text("error", error.to_string()));
    Ok(runtime.map_err(failed)?.block_on(work))
}

fn told(error: &CannotStart) -> Failure {
    let key = match error {
        CannotStart::Folder { .. } => "host-cannot-folder",
        CannotStart::InUse { .. } => "host-cannot-in-use",
        CannotStart::Store(store::Error::NewerSchema { .. }) => "host-cannot-newer",
        CannotStart::Store(_) => "host-cannot-store",
        CannotStart::Listen { .. } => "host-cannot-listen",
        CannotStart::Mail(_) => "host-cannot-mail",
    };
    Failure::file(Phrase::new(key).text("error", error.to_string()))
}
