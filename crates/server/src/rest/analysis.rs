//! What the bots think of a finished game, choice by choice.
//!
//! It takes a while, so it is worked on beside everything else, one choice at a time on the threads on which bots
//! think; what was found is stored, and nobody has to wait for it again.

use super::after::Played;
use super::paths::TablePath;
use super::tables::Invite;
use super::{Asked, At, Json, Routes};
use crate::app::App;
use crate::hub::Hub;
use crate::identity::Visitor;
use crate::pool::seed;
use crate::room::json;
use crate::trouble::Trouble;
use axum::extract::State;
use kernel::{Phrase, Seat, Seeded};
use registry::{AnyDeed, AnyReplay, Problem};
use rustc_hash::FxHashMap;
use serde_json::value::RawValue;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use wire::{Analysis, Code, Thought};

/// How many worlds are imagined for each choice.
const WORK: u32 = 600;

/// How many games are thought about at the same time.
const MOST: usize = 32;

/// The addresses of this file.
pub fn routes() -> Routes {
    Routes::default().at(__path_show, show).at(__path_begin, begin)
}

/// The games that are being thought about.
#[derive(Clone, Debug, Default)]
pub struct Analyses(Arc<Mutex<FxHashMap<i64, Arc<Progress>>>>);

#[derive(Debug, Default)]
struct Progress {
    done: AtomicU32,
    of: AtomicU32,
}

impl Analyses {
    fn progress(&self, table: i64) -> Option<Arc<Progress>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&table).cloned()
    }

    /// Notes that a game is being thought about; nothing if it is already.
    fn begin(&self, table: i64) -> Result<Option<Arc<Progress>>, Trouble> {
        let mut under_way = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if under_way.contains_key(&table) {
            return Ok(None);
        }
        if under_way.len() >= MOST {
            return Err(Trouble::new(Code::TooMany, Phrase::new("server-analyses").count("most", MOST)));
        }
        let progress = Arc::new(Progress::default());
        under_way.insert(table, Arc::clone(&progress));
        Ok(Some(progress))
    }

    fn end(&self, table: i64) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&table);
    }
}

/// What the bots think of a finished game, as far as it is known.
#[utoipa::path(get, path = "/api/tables/{table}/analysis", tag = "after", params(TablePath, Invite),
    responses((status = 200, body = Analysis, description = "All of it, or how far it is.")))]
async fn show(
    State(app): State<Arc<App>>,
    At(TablePath { table }): At<TablePath>,
    visitor: Visitor,
    Asked(Invite { invite }): Asked<Invite>,
) -> Result<Json<Box<RawValue>>, Trouble> {
    Played::at(&app, table, &visitor, invite).await?;
    answer(&app, table).await
}

/// Let the bots think about a finished game.
///
/// It is done once for each game, however often it is asked for; the answer says how far it is.
#[utoipa::path(post, path = "/api/tables/{table}/analysis", tag = "after", params(TablePath, Invite),
    security(("token" = []), ("cookie" = [])),
    responses((status = 200, body = Analysis, description = "All of it, or how far it is.")))]
async fn begin(
    State(app): State<Arc<App>>,
    At(TablePath { table }): At<TablePath>,
    visitor: Visitor,
    Asked(Invite { invite }): Asked<Invite>,
) -> Result<Json<Box<RawValue>>, Trouble> {
    visitor.known()?;
    let played = Played::at(&app, table, &visitor, invite).await?;
    if app.hub.store.data(&name(table)).await?.is_some() {
        return answer(&app, table).await;
    }
    let analyses = app.desk.analyses.clone();
    if let Some(progress) = analyses.begin(table)? {
        let deeds = app.desk.work(move || Deeds::of(played.replay()?)).await.inspect_err(|_| analyses.end(table))?;
        progress.of.store(deeds.alive.len() as u32, Ordering::Relaxed);
        let hub = Arc::clone(&app.hub);
        tokio::spawn(async move {
            if let Err(trouble) = think(&hub, table, deeds, &progress).await {
                tracing::warn!(table, ?trouble, "a game could not be analysed");
            }
            analyses.end(table);
        });
    }
    answer(&app, table).await
}

async fn answer(app: &App, table: i64) -> Result<Json<Box<RawValue>>, Trouble> {
    // In this order: what ends between the two is found in the store.
    let progress = app.desk.analyses.progress(table);
    if let Some(text) = app.hub.store.data(&name(table)).await? {
        return RawValue::from_string(text).map(Json).map_err(Trouble::internal);
    }
    let far = |progress: Arc<Progress>| (progress.done.load(Ordering::Relaxed), progress.of.load(Ordering::Relaxed));
    let (done, of) = progress.map_or((0, 0), far);
    Ok(Json(json(&Analysis { done, of: of.max(done), thoughts: Vec::new() })?))
}

/// Under what the store keeps it. It is no digest, so that nobody finds it as component data.
fn name(table: i64) -> String {
    format!("analysis of {table}")
}

/// The choices of a game that were not taken back.
struct Deeds {
    replay: Box<dyn AnyReplay>,
    alive: Vec<AnyDeed>,
}

impl Deeds {
    fn of(mut replay: Box<dyn AnyReplay>) -> Result<Deeds, Trouble> {
        let mut alive: Vec<AnyDeed> = Vec::new();
        for number in 1..=replay.len() {
            replay.go_to(number).map_err(Trouble::internal)?;
            let Some(deed) = replay.deed() else { continue };
            match (deed.undone, deed.rewound) {
                (Some(undone), _) => alive.retain(|one| one.number != undone as usize),
                (None, Some(first)) => alive.retain(|one| one.number < first as usize),
                (None, None) => alive.push(deed.clone()),
            }
        }
        Ok(Deeds { replay, alive })
    }
}

/// Thinks about one choice after another, and stores what was found.
async fn think(hub: &Arc<Hub>, table: i64, deeds: Deeds, progress: &Progress) -> Result<(), Trouble> {
    let Deeds { mut replay, alive } = deeds;
    let mut thoughts = Vec::with_capacity(alive.len());
    for deed in alive {
        let thought;
        (replay, thought) = hub
            .pool
            .think(move || {
                let thought = consider(replay.as_mut(), &deed, table)?;
                Ok((replay, thought))
            })
            .await?;
        thoughts.extend(thought);
        progress.done.fetch_add(1, Ordering::Relaxed);
    }
    let of = progress.of.load(Ordering::Relaxed);
    let text = json(&Analysis { done: of, of, thoughts })?;
    hub.store.put_data(&name(table), text.get()).await?;
    Ok(())
}

/// What a search thinks of a choice, and of what it would have chosen.
fn consider(replay: &mut dyn AnyReplay, deed: &AnyDeed, table: i64) -> Result<Option<Thought>, Problem> {
    let step = deed.number - 1;
    let (Some(action), Some(chosen)) = (&deed.action, &deed.say) else {
        return Ok(None);
    };
    if replay.go_to(step).is_err() {
        return Ok(None);
    }
    let chance = |what: &str| chance(what, table, step, deed.by);
    let hints = replay.hints(deed.by, WORK, &mut chance("best"))?;
    let Some(best) = hints.first() else {
        return Ok(None);
    };
    let mut thought = Thought {
        step: step as u32,
        seat: deed.by.index() as u8,
        win: best.win,
        sure: best.sure,
        score: best.score,
        chosen: chosen.clone(),
        cost: Some(0.0),
        better: None,
    };
    if best.offer.action != *action {
        let judged = replay.judge(deed.by, action, WORK, &mut chance("chosen"))?;
        thought.cost = Some((best.win - judged.win).max(0.0));
        thought.sure = best.sure.hypot(judged.sure);
        thought.better = Some(best.offer.say.clone());
    }
    Ok(Some(thought))
}

fn chance(what: &str, table: i64, step: usize, seat: Seat) -> Seeded {
    Seeded::new(seed(&format!("analysis {what}"), &table.to_string(), step as u32, seat).0)
}
