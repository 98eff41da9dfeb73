//! Logs: one line for each thing worth knowing, as text or as JSON, on the standard error output.

use crate::config::LogForm;
use tracing::Level;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::registry;

/// Begins to write logs. What other libraries say is written from `warn` on.
///
/// # Errors
/// When logs are written already.
pub fn start(form: LogForm, level: Level) -> Result<(), tracing::subscriber::SetGlobalDefaultError> {
    let others = LevelFilter::from_level(level.min(Level::WARN));
    let targets = Targets::new().with_default(others).with_target("server", level).with_target("boardroom", level);
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(false);
    match form {
        LogForm::Text => tracing::subscriber::set_global_default(registry().with(targets).with(lines)),
        LogForm::Json => tracing::subscriber::set_global_default(registry().with(targets).with(lines.json())),
    }
}
