//! What other nodes announce: LISTEN.

use std::sync::Arc;
use std::time::Duration;

use sqlx::PgPool;
use sqlx::postgres::PgListener;

use crate::changes::Announcer;
use crate::{Change, Error, TableId};

/// The channel, which [`super::batch`] and [`super::tables`] notify.
const CHANNEL: &str = "boardroom";

/// How long the line may be quiet until it is tried.
const QUIET: Duration = Duration::from_secs(20);

/// How long the answer to that may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long to wait before connecting again.
const PAUSE: Duration = Duration::from_millis(200);

/// Listens from now on. The pool is the listener's own, with one connection.
pub async fn connect(pool: &PgPool) -> Result<PgListener, Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Passes on what comes, until the pool is closed. After a lost connection everything may have changed.
pub async fn serve(pool: PgPool, mut listener: PgListener, node: String, announcer: Arc<Announcer>) {
    loop {
        follow(&mut listener, &node, &announcer).await;
        drop(listener);
        listener = loop {
            if pool.is_closed() {
                return;
            }
            match connect(&pool).await {
                Ok(listener) => break listener,
                Err(_) => tokio::time::sleep(PAUSE).await,
            }
        };
        announcer.tell(Change::Resync);
    }
}

/// Returns when the connection is lost.
async fn follow(listener: &mut PgListener, node: &str, announcer: &Announcer) {
    loop {
        match tokio::time::timeout(QUIET, listener.try_recv()).await {
            Ok(Ok(Some(note))) => changes(note.payload(), node).for_each(|change| announcer.tell(change)),
            Ok(Ok(None) | Err(_)) => return,
            // A dead peer says nothing for ever.
            Err(_) => {
                let asked = sqlx::query("SELECT 1").execute(&mut *listener);
                if !matches!(tokio::time::timeout(PATIENCE, asked).await, Ok(Ok(_))) {
                    return;
                }
            }
        }
    }
}

/// `node t 1 2 3`: these tables have more entries; `node c 1`: somebody wrote into the chat. A node does
/// not need to hear what it did itself.
fn changes<'a>(payload: &'a str, node: &str) -> impl Iterator<Item = Change> + use<'a> {
    let mut words = payload.split(' ');
    let own = words.next() == Some(node);
    let kind: Option<fn(TableId) -> Change> = match words.next() {
        _ if own => None,
        Some("t") => Some(Change::Table),
        Some("c") => Some(Change::Chat),
        _ => None,
    };
    words.filter_map(move |word| Some(kind?(TableId(word.parse().ok()?))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_hears_the_others_only() {
        let heard = |payload| changes(payload, "me").collect::<Vec<Change>>();
        assert_eq!(heard("you t 1 22"), [Change::Table(TableId(1)), Change::Table(TableId(22))]);
        assert_eq!(heard("you c 3"), [Change::Chat(TableId(3))]);
        for nothing in ["me t 1 2", "me c 3", "you x 3", "you t", "", "you t x"] {
            assert_eq!(heard(nothing), [], "{nothing}");
        }
    }
}
