//! [`ReplyTo`]: where an answer goes.

use super::Outbox;
use crate::hub::Answer;
use std::sync::Arc;
use texts::{Lang, Names, Texts};
use tokio::sync::oneshot;
use wire::Reply;

/// Where an answer goes.
#[derive(Debug)]
pub enum ReplyTo {
    /// To somebody who waits for it.
    Waiter(oneshot::Sender<Answer>),
    /// To a client over its socket.
    Client {
        /// The number of its request.
        re: u64,
        /// The way to it.
        outbox: Outbox,
        /// Its language.
        lang: Lang,
    },
}

impl ReplyTo {
    /// Sends the answer. Whoever is gone needs none.
    pub fn send(self, answer: Answer) {
        match self {
            ReplyTo::Waiter(waiter) => {
                let _ = waiter.send(answer);
            }
            ReplyTo::Client { re, outbox, lang } => {
                let _ = outbox.put(reply(re, &answer, lang));
            }
        }
    }
}

/// An answer as a message.
#[must_use]
pub fn reply(re: u64, answer: &Answer, lang: Lang) -> Arc<str> {
    let message = match answer {
        Ok(ok) => Reply { re, ok: Some(ok), failure: None },
        Err(trouble) => Reply { re, ok: None, failure: Some(trouble.told(Texts::of(lang), &Names::default())) },
    };
    serde_json::to_string(&message).unwrap_or_default().into()
}
