//! The thread that moves what was committed from the log of writes into the file.
//!
//! SQLite would do it in the middle of a commit, and everybody whose change is in the next one would wait for it. Here it
//! is done beside them; what is left for the writer, so that its log begins anew, is little. Nothing depends on it: if this
//! thread fails, the writer does all of it again.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::JoinHandle;

use super::schema;

/// After how many commits.
const COMMITS: usize = 100;

/// The way to that thread.
pub struct Checkpoints {
    commits: usize,
    due: SyncSender<()>,
    thread: JoinHandle<()>,
}

impl Checkpoints {
    /// Nothing if there can be no such thread.
    pub fn start(path: PathBuf) -> Option<Checkpoints> {
        let (due, told) = sync_channel(1);
        let thread = std::thread::Builder::new().name("store-tidier".to_owned()).spawn(move || tidy(path, told));
        Some(Checkpoints { commits: 0, due, thread: thread.ok()? })
    }

    /// Something was committed.
    pub fn count(&mut self) {
        self.commits += 1;
        if self.commits >= COMMITS {
            self.commits = 0;
            let _ = self.due.try_send(()); // one that is due already will see this too
        }
    }

    /// Waits until it has finished.
    pub fn end(self) {
        drop(self.due);
        let _ = self.thread.join(); // it is over either way
    }
}

fn tidy(path: PathBuf, due: Receiver<()>) {
    let mut open = None;
    for () in due {
        let db = match open.take() {
            Some(db) => db,
            None => match schema::connect(&path) {
                Ok(db) => db,
                Err(_) => continue, // the file is away: the writer will say so
            },
        };
        // Passive: it waits for nobody, and nobody for it.
        if db.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(())).is_ok() {
            open = Some(db);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_committed_reaches_the_file_without_the_writer() {
        let folder = std::env::temp_dir().join(format!("boardroom-checkpoint-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let path = folder.join("boardroom.db");
        let db = schema::open(&path).expect("a new file");
        let length = || std::fs::metadata(&path).expect("the file").len();
        let before = length();
        db.execute_batch("INSERT INTO data (digest, body) VALUES ('x', hex(randomblob(100000)))").expect("written");
        assert_eq!(length(), before, "the writer leaves it in its log");
        let mut checkpoints = Checkpoints::start(path.clone()).expect("a thread");
        (0..COMMITS).for_each(|_| checkpoints.count());
        checkpoints.end();
        assert!(length() > before + 200_000);
        drop(db);
        std::fs::remove_dir_all(&folder).expect("tidy");
    }
}
