//! Stopping in order: nobody new, everything under way is finished, everybody is told, the store is closed.

use crate::app::App;
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// How long sockets may take to say goodbye.
const PATIENCE: Duration = Duration::from_secs(4);

/// Waits until the system asks the process to stop: with SIGTERM or with SIGINT, which Ctrl-C is.
///
/// # Errors
/// When the system does not let us listen.
pub async fn asked() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (mut term, mut int) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
        tokio::select! {
            _ = term.recv() => {}
            _ = int.recv() => {}
        }
        Ok(())
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}

/// Waits until all sockets are closed, or for as long as is decent.
pub async fn sockets_closed(app: &App) {
    let begun = Instant::now();
    while app.sockets_open() > 0 && begun.elapsed() < PATIENCE {
        sleep(Duration::from_millis(10)).await;
    }
    let left = app.sockets_open();
    if left > 0 {
        tracing::warn!(left, "some sockets did not close in time");
    }
}
