//! Where a test's store is: an empty place of its own.

use std::sync::{Arc, OnceLock};

use store::Store;
use store::testing::{Cluster, TempFolder};

pub enum Place {
    Sqlite(TempFolder),
    Postgres(String),
}

/// The server that all tests share. It ends with this process.
fn cluster() -> &'static Cluster {
    static CLUSTER: OnceLock<Result<Cluster, String>> = OnceLock::new();
    match CLUSTER.get_or_init(Cluster::start) {
        Ok(cluster) => cluster,
        Err(why) => panic!("{why}"),
    }
}

impl Place {
    pub fn sqlite() -> Place {
        Place::Sqlite(TempFolder::new("store").unwrap())
    }

    pub async fn postgres() -> Place {
        let cluster = tokio::task::spawn_blocking(cluster).await.unwrap();
        Place::Postgres(cluster.database().await.unwrap())
    }

    /// Another empty place of the same kind.
    pub async fn another(&self) -> Place {
        match self {
            Place::Sqlite(_) => Place::sqlite(),
            Place::Postgres(_) => Place::postgres().await,
        }
    }

    pub fn url(&self) -> String {
        match self {
            Place::Sqlite(folder) => format!("sqlite:{}", folder.path().join("store.db").display()),
            Place::Postgres(url) => url.clone(),
        }
    }

    pub async fn open(&self) -> Arc<dyn Store> {
        store::open(&self.url()).await.unwrap()
    }
}
