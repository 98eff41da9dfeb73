//! The story of an update: each line a viewer hears, with what it changed in their view.

use crate::{AnyTable, AnyUpdate, Change, Line, changes};
use kernel::{Game, Moments, Viewer};
use serde::Serialize;
use serde_json::Value;
use std::fmt::Debug;
use std::sync::Arc;

/// The table before an update and right after each thing told, without its type.
#[derive(Clone, Debug)]
pub struct AnyMoments(Arc<dyn Portraits>);

impl AnyMoments {
    pub(crate) fn of<G: Game>(moments: &Moments<G>) -> AnyMoments {
        AnyMoments(Arc::new(moments.clone()))
    }
}

/// Two are equal if they are the same.
impl PartialEq for AnyMoments {
    fn eq(&self, other: &AnyMoments) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

trait Portraits: Debug + Send + Sync {
    fn before(&self, viewer: Viewer) -> Value;
    fn after(&self, told: usize, viewer: Viewer) -> Option<Value>;
}

impl<G: Game> Portraits for Moments<G> {
    fn before(&self, viewer: Viewer) -> Value {
        crate::seated::json(&crate::seated::portrait::<G>(|viewer| self.before(viewer), viewer))
    }

    fn after(&self, told: usize, viewer: Viewer) -> Option<Value> {
        self.after(told, viewer)?;
        let seen = |viewer| self.after(told, viewer).expect("it was there for the first viewer");
        Some(crate::seated::json(&crate::seated::portrait::<G>(seen, viewer)))
    }
}

/// A line as a viewer heard it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ShownLine<'a> {
    /// What happened.
    #[serde(flatten)]
    pub line: &'a Line,
    /// What is different in their view right after it: from the view after the line before, or from the one before the
    /// update.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<Change>,
}

/// A viewer who follows the story of a table, update by update.
#[derive(Debug)]
pub struct Follower {
    viewer: Viewer,
    /// The view they have; none while nothing has changed it.
    view: Option<Value>,
    /// Something came without its moments: they need the whole view.
    lost: bool,
}

impl Follower {
    /// Somebody who has the view before the next update.
    #[must_use]
    pub fn new(viewer: Viewer) -> Follower {
        Follower { viewer, view: None, lost: false }
    }

    /// The lines they hear of an update, each with what it changed.
    pub fn hear<'a>(&mut self, update: &'a AnyUpdate) -> Vec<ShownLine<'a>> {
        let Some(AnyMoments(moments)) = &update.moments else {
            self.lost = true;
            return update.heard(self.viewer).map(|line| ShownLine { line, changes: Vec::new() }).collect();
        };
        let mut view = self.view.take().unwrap_or_else(|| moments.before(self.viewer));
        let mut lines = Vec::new();
        for (number, told) in update.told.iter().enumerate() {
            let Some(line) = told.heard_by(self.viewer) else { continue };
            let now = moments.after(number, self.viewer).unwrap_or_else(|| view.clone());
            lines.push(ShownLine { line, changes: changes(&view, &now) });
            view = now;
        }
        self.view = Some(view);
        lines
    }

    /// Something happened that has no moments: the rules were updated.
    pub fn miss(&mut self) {
        self.lost = true;
    }

    /// What is still different in the view of the table as it is now; none if they need the whole view.
    #[must_use]
    pub fn arrive(self, table: &dyn AnyTable) -> Option<Vec<Change>> {
        self.end(|viewer| table.view(viewer).value())
    }

    /// The same where the table is seen in another way.
    pub fn end(self, now: impl FnOnce(Viewer) -> Value) -> Option<Vec<Change>> {
        if self.lost {
            return None;
        }
        Some(self.view.map_or_else(Vec::new, |view| changes(&view, &now(self.viewer))))
    }
}
