//! A notice in words, on its way.

use super::{Inner, Turn, hook, language};
use crate::notify::mail::Letter;
use crate::push::PushError;
use kernel::Phrase;
use serde_json::json;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store::{Push, Table, User};
use texts::{Names, Texts};
use tokio::time::sleep;
use wire::Preferences;

/// How long is waited before a notice that could not be sent is sent again.
const PAUSES: [Duration; 2] = [Duration::from_secs(2), Duration::from_secs(15)];

impl Inner {
    /// Sends a notice in every way the user wants.
    pub(super) async fn send(&self, table: &Table, turn: Turn, user: &User, wishes: &Preferences, pushes: &[Push]) {
        let texts = Texts::of(language(wishes));
        let game = texts.label(&format!("game-{}", table.game));
        let title = if table.title.is_empty() { game.clone() } else { table.title.clone() };
        let link = format!("{}/tables/{}", self.public, table.id.0);
        let said = |key: &'static str, about: &str| {
            let phrase = Phrase::new(key).text("name", &user.name).text("title", &title).text("game", &game);
            texts.say(&phrase.text("link", about), &Names::default())
        };
        if let (Some(mail), true, Some(to)) = (&self.mail, wishes.mail, &user.email) {
            let stop = self.signer.link(&self.public, user.id);
            let text = format!("{}\n\n-- \n{}\n", said("letter-mail-body", &link), said("letter-mail-stop", &stop));
            let letter = &Letter { to, subject: &said("letter-mail-subject", &link), text: &text, stop: &stop };
            self.try_often("e-mail", || mail.send(letter)).await;
        }
        if let (Some(url), true) = (&wishes.webhook, self.webhooks != crate::config::Reach::Off) {
            let body = json!({
                "event": "turn",
                "table": table.id.0,
                "game": table.game,
                "title": title,
                "seat": turn.seat,
                "user": user.id.0,
                "entry": turn.seq,
                "url": link,
                "text": said("letter-mail-subject", &link),
            })
            .to_string();
            let body = body.as_str();
            self.try_often("webhook", || hook::deliver(url, body, self.webhooks)).await;
        }
        let message = json!({
            "title": said("letter-push-title", &link),
            "body": said("letter-push-body", &link),
            "url": format!("/tables/{}", table.id.0),
            "tag": format!("table-{}", table.id.0),
        });
        for push in pushes {
            self.call_browser(push, &message.to_string()).await;
        }
    }

    /// Calls a browser; one that does not want to be called any more is forgotten.
    async fn call_browser(&self, push: &Push, message: &str) {
        let Some(pusher) = &self.push else { return };
        let gone = AtomicBool::new(false);
        self.try_often("push", || async {
            match pusher.send(push, message).await {
                Err(PushError::Gone) => {
                    gone.store(true, Ordering::Relaxed);
                    Ok(())
                }
                sent => sent,
            }
        })
        .await;
        if gone.load(Ordering::Relaxed)
            && let Err(error) = self.hub.store.drop_push(push.user, &push.endpoint).await
        {
            tracing::warn!(%error, "a subscription that is gone cannot be forgotten yet");
        }
    }

    async fn try_often<E, F>(&self, kind: &str, send: impl Fn() -> F)
    where
        E: std::fmt::Display,
        F: Future<Output = Result<(), E>>,
    {
        let mut pauses = PAUSES.iter();
        loop {
            match (send().await, pauses.next()) {
                (Ok(()), _) => return self.hub.meters.notices.more(),
                (Err(_), Some(pause)) => sleep(*pause).await,
                (Err(error), None) => {
                    tracing::warn!(kind, %error, "a notice cannot be sent");
                    return self.hub.meters.lost_notices.more();
                }
            }
        }
    }
}
