//! A disk that is full.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use super::TempFolder;
use crate::sqlite::Sqlite;
use crate::{Error, Store};

/// A file system in memory that holds a few megabytes. Only root can have one.
#[derive(Debug)]
pub struct SmallDisk {
    folder: TempFolder,
}

impl SmallDisk {
    /// Mounts it, if the system lets us.
    pub fn mount(kibibytes: u32) -> Option<SmallDisk> {
        let folder = TempFolder::new("disk").ok()?;
        let size = format!("size={kibibytes}k");
        let mount = Command::new("mount").args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(folder.path()).output();
        mount.is_ok_and(|output| output.status.success()).then_some(SmallDisk { folder })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    fn filler(&self) -> PathBuf {
        self.path().join("filler")
    }

    /// Leaves no room.
    pub fn fill(&self) {
        use std::io::Write as _;
        if let Ok(mut file) = std::fs::File::create(self.filler()) {
            while file.write_all(&[1; 4096]).is_ok() {}
        }
    }

    /// Makes room again.
    pub fn free(&self) {
        // If it is not there, there is room.
        let _ = std::fs::remove_file(self.filler());
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // If it is busy it goes when it no longer is.
        let _ = Command::new("umount").arg("-l").arg(self.path()).output();
    }
}

/// A SQLite store that can be made to run out of room.
#[derive(Debug)]
pub struct TightStore {
    store: Arc<Sqlite>,
    disk: Option<SmallDisk>,
}

impl TightStore {
    /// Opens a store at `path`; it is full when SQLite may not take another page.
    ///
    /// # Errors
    /// As [`crate::open`].
    pub async fn with_limit(path: &Path) -> Result<TightStore, Error> {
        Ok(TightStore { store: Arc::new(Sqlite::open(path).await?), disk: None })
    }

    /// Opens a store on a small disk; it is full when the disk is.
    ///
    /// # Errors
    /// As [`crate::open`].
    pub async fn on_disk(disk: SmallDisk) -> Result<TightStore, Error> {
        let store = Sqlite::open(&disk.path().join("store.db")).await?;
        Ok(TightStore { store: Arc::new(store), disk: Some(disk) })
    }

    /// The store.
    pub fn store(&self) -> Arc<dyn Store> {
        Arc::clone(&self.store) as Arc<dyn Store>
    }

    /// Leaves no room.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn fill(&self) -> Result<(), Error> {
        match &self.disk {
            Some(disk) => disk.fill(),
            None => self.store.limit_pages(1).await?,
        }
        Ok(())
    }

    /// Makes room again.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn free(&self) -> Result<(), Error> {
        match &self.disk {
            Some(disk) => disk.free(),
            None => self.store.limit_pages(i32::MAX.unsigned_abs()).await?,
        }
        Ok(())
    }
}
