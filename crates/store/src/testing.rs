//! For tests of this crate and of those above it: a throw-away PostgreSQL server, folders that go
//! away, and a disk that is full.

mod cluster;
mod disk;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

pub use cluster::{Cluster, Stop};
pub use disk::{SmallDisk, TightStore};

/// A new folder under the system's temporary one, deleted when dropped.
#[derive(Debug)]
pub struct TempFolder(PathBuf);

impl TempFolder {
    /// Creates it.
    ///
    /// # Errors
    /// When the system refuses.
    pub fn new(name: &str) -> std::io::Result<TempFolder> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("boardroom-{name}-{}-{number}", std::process::id()));
        // Left over from a process that had our number before us.
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir(&path)?;
        Ok(TempFolder(path))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for TempFolder {
    fn drop(&mut self) {
        // The system clears its temporary folder some day.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
