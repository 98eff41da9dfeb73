//! Bots that move, and bots that advise. They think beside the table, which goes on meanwhile.

use super::{Call, Live, ReplyTo, seat_of};
use crate::pool::seed;
use crate::trouble::Trouble;
use kernel::{Phrase, Seat};
use serde_json::Value;
use std::sync::Arc;
use store::UserId;
use tokio::time::Instant;
use wire::Code;

impl Live {
    /// Lets a bot think if one is to move.
    pub(super) fn think(&mut self) {
        let Some(room) = &self.room else { return };
        let (Some((seat, bot)), Some(table), None) = (room.bot_asked(), &room.table, self.thinking) else { return };
        let (version, hub, id) = (room.next, Arc::clone(&self.hub), self.id);
        let (twin, seed) = (table.twin(), seed("bot", &room.settings.secret, version, seat));
        self.thinking = Some(version);
        tokio::spawn(async move {
            let action = hub.pool.choose(twin, seat, bot, seed).await;
            let action = action.inspect_err(|error| tracing::error!(table = id.0, %error, "a bot cannot move")).ok();
            hub.call(id, Call::Thought { version, seat, action }).await;
        });
    }

    pub(super) async fn thought(&mut self, version: u32, seat: Seat, action: Option<Value>) {
        if self.thinking != Some(version) {
            return; // it was about something else
        }
        self.thinking = None;
        let Some(action) = action else {
            self.failed = Some(Instant::now());
            return;
        };
        let (now, down) = (self.hub.now(), self.hub.down());
        if let Ok(room) = self.room().await {
            let seq = room.next;
            if let Ok(decision) = room.decide_bot(seat, &action, now, &down) {
                let at = decision.head.updated;
                // What fails is tried again when due.
                if let Ok(true) = self.commit(seq, at, decision).await {
                    self.hub.meters.bot_moves.more();
                }
            }
        }
    }

    /// Lets the bots think about somebody's choices, while the table goes on.
    pub(super) async fn hint(&mut self, user: Option<UserId>, named: Option<u8>, reply: ReplyTo) {
        let hub = Arc::clone(&self.hub);
        let asked = self.room().await.and_then(|room| {
            let seat = seat_of(room, user, named)?;
            if !room.settings.hints {
                return Err(Trouble::new(Code::Forbidden, Phrase::new("server-no-hints")));
            }
            let seed = seed("hint", &room.settings.secret, room.next, seat);
            Ok((room.playing()?.twin(), seat, seed))
        });
        match asked {
            Ok((twin, seat, seed)) => {
                tokio::spawn(async move {
                    let hints = hub.pool.hint(twin, seat, seed).await.map_err(Trouble::from);
                    reply.send(hints.and_then(|hints| crate::room::json(&hints)));
                });
            }
            Err(trouble) => reply.send(Err(trouble)),
        }
    }
}
