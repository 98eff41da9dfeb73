//! How the server is doing: `/healthz`, `/readyz`, and `/metrics` in the text form of Prometheus.
//!
//! Nothing here names a user or says what happens at a table.

use crate::app::App;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;
use store::{BOUNDS, Histogram};

/// How long the store may take to answer before the server is not ready.
const PATIENCE: Duration = Duration::from_secs(2);

/// A number that only grows.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// One more.
    pub fn more(&self) {
        self.0.fetch_add(1, Relaxed);
    }

    /// How many.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.0.load(Relaxed)
    }
}

/// How often something took how long.
#[derive(Debug, Default)]
pub struct Times {
    counts: [AtomicU64; BOUNDS.len() + 1],
    sum: AtomicU64,
}

impl Times {
    /// Counts one.
    pub fn add(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.counts[BOUNDS.partition_point(|bound| *bound < micros)].fetch_add(1, Relaxed);
        self.sum.fetch_add(micros, Relaxed);
    }

    fn read(&self) -> Histogram {
        Histogram { counts: std::array::from_fn(|i| self.counts[i].load(Relaxed)), sum: self.sum.load(Relaxed) }
    }
}

/// What is counted while the server works.
#[derive(Debug, Default)]
pub struct Meters {
    /// Changes of tables by people that were made durable.
    pub moves: Counter,
    /// The same by bots.
    pub bot_moves: Counter,
    /// Clocks that ran out.
    pub lapses: Counter,
    /// Changes that were refused.
    pub refused: Counter,
    /// Decisions that had to be made anew, because another node was first.
    pub stale: Counter,
    /// From taking a wish to change a table until it is durable.
    pub change: Times,
    /// Tables that were read from the store.
    pub folds: Counter,
    /// How long that took.
    pub fold: Times,
    /// Messages of clients over sockets.
    pub messages: Counter,
    /// Notices that were sent.
    pub notices: Counter,
    /// Notices that could not be sent.
    pub lost_notices: Counter,
}

/// The addresses of this file.
pub fn router(metrics: bool) -> Router<Arc<App>> {
    let router = Router::new().route("/healthz", get(health)).route("/readyz", get(ready));
    if metrics { router.route("/metrics", get(tell)) } else { router }
}

/// The process lives.
async fn health() -> &'static str {
    "ok\n"
}

/// The store answers, and the server does not stop.
async fn ready(State(app): State<Arc<App>>) -> Response {
    let answers = tokio::time::timeout(PATIENCE, app.hub.store.ping()).await;
    match answers {
        Ok(Ok(())) if !app.stopping.is_cancelled() => "ready\n".into_response(),
        Ok(Ok(())) => (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response(),
        Ok(Err(_)) | Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response(),
    }
}

async fn tell(State(app): State<Arc<App>>) -> Response {
    let text = page(&app);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}

/// Everything that is measured.
#[must_use]
pub fn page(app: &App) -> String {
    let (meters, store) = (&app.hub.meters, app.hub.store.stats());
    let mut page = Page(String::new());
    page.counter("boardroom_moves_total", "Changes of tables by people", meters.moves.count());
    page.counter("boardroom_bot_moves_total", "Changes of tables by bots", meters.bot_moves.count());
    page.counter("boardroom_lapses_total", "Clocks that ran out", meters.lapses.count());
    page.counter("boardroom_refused_total", "Changes that were refused", meters.refused.count());
    page.counter("boardroom_stale_total", "Decisions made anew because another node was first", meters.stale.count());
    page.times("boardroom_change_seconds", "From taking a change until it is durable", &meters.change.read());
    page.counter("boardroom_folds_total", "Tables read from the store", meters.folds.count());
    page.times("boardroom_fold_seconds", "Reading a table from the store", &meters.fold.read());
    page.counter("boardroom_messages_total", "Messages of clients over sockets", meters.messages.count());
    page.counter("boardroom_notices_total", "Notices that were sent", meters.notices.count());
    page.counter("boardroom_lost_notices_total", "Notices that could not be sent", meters.lost_notices.count());
    page.gauge("boardroom_tables", "Tables in memory", app.hub.len() as u64);
    page.gauge("boardroom_sockets", "Open sockets", app.sockets_open() as u64);
    page.gauge("boardroom_bot_queue", "Thoughts of bots that wait or are under way", app.hub.pool.waiting() as u64);
    page.counter("boardroom_store_batches_total", "Group commits", store.batches);
    page.counter("boardroom_store_writes_total", "Changes in group commits", store.writes);
    page.counter("boardroom_store_rows_total", "Log rows in group commits", store.rows);
    page.counter("boardroom_store_failed_total", "Group commits that failed", store.failed);
    page.gauge("boardroom_store_waiting", "Changes that wait for their commit", store.waiting);
    page.times("boardroom_store_commit_seconds", "Group commits", &store.commit);
    if let Some(bytes) = resident() {
        page.gauge("process_resident_memory_bytes", "Resident memory", bytes);
    }
    page.0
}

/// The memory of this process, where the system tells.
#[must_use]
pub fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
}

struct Page(String);

impl Page {
    fn head(&mut self, name: &str, about: &str, kind: &str) {
        let _ = writeln!(self.0, "# HELP {name} {about}\n# TYPE {name} {kind}"); // a string takes everything
    }

    fn counter(&mut self, name: &str, about: &str, value: u64) {
        self.head(name, about, "counter");
        let _ = writeln!(self.0, "{name} {value}");
    }

    fn gauge(&mut self, name: &str, about: &str, value: u64) {
        self.head(name, about, "gauge");
        let _ = writeln!(self.0, "{name} {value}");
    }

    fn times(&mut self, name: &str, about: &str, times: &Histogram) {
        self.head(name, about, "histogram");
        let mut below = 0;
        for (bound, count) in BOUNDS.iter().zip(times.counts) {
            below += count;
            let _ = writeln!(self.0, "{name}_bucket{{le=\"{}\"}} {below}", *bound as f64 / 1e6);
        }
        let (all, sum) = (times.count(), times.sum as f64 / 1e6);
        let _ = writeln!(self.0, "{name}_bucket{{le=\"+Inf\"}} {all}\n{name}_sum {sum}\n{name}_count {all}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_is_written_as_prometheus_reads_it() {
        let times = Times::default();
        [40, 60, 9_000_000].into_iter().for_each(|micros| times.add(Duration::from_micros(micros)));
        let mut page = Page(String::new());
        page.times("x_seconds", "X", &times.read());
        assert!(
            page.0.contains("x_seconds_bucket{le=\"0.00005\"} 1\nx_seconds_bucket{le=\"0.0001\"} 2\n"),
            "{}",
            page.0
        );
        assert!(
            page.0.ends_with("x_seconds_bucket{le=\"+Inf\"} 3\nx_seconds_sum 9.0001\nx_seconds_count 3\n"),
            "{}",
            page.0
        );
    }
}
