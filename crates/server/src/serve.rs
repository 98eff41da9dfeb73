//! [`Server`]: the whole of it, from a set-up to the last goodbye.

use crate::app::App;
use crate::config::Config;
use crate::hub::Hub;
use crate::notify::{self, Notifier};
use crate::pages::Pages;
use crate::pool::Pool;
use crate::sweep::Sweep;
use crate::{metrics, stop};
use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::fs::{File, TryLockError};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// How long a client may take to say what it wants.
const HEADERS: Duration = Duration::from_secs(15);

/// How many connections there may be beside sockets.
const BESIDE: usize = 2_000;

/// How long requests that are under way may take when the server stops.
const FINISH: Duration = Duration::from_secs(4);

/// Why the server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum CannotStart {
    /// The data folder cannot be made.
    #[error("{}: {why}", folder.display())]
    Folder {
        /// Which.
        folder: PathBuf,
        /// Why.
        why: std::io::Error,
    },
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] store::Error),
    /// The address cannot be used.
    #[error("{address}: {why}")]
    Listen {
        /// Which.
        address: SocketAddr,
        /// Why.
        why: std::io::Error,
    },
    /// Another server uses the data folder.
    #[error("{}", folder.display())]
    InUse {
        /// Which.
        folder: PathBuf,
    },
    /// Mail cannot be sent like this.
    #[error("{0}")]
    Mail(String),
}

/// A server that listens.
#[derive(Debug)]
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
    router: Router,
    address: SocketAddr,
    /// Held while the data folder is ours.
    _lock: Option<File>,
}

impl Server {
    /// Opens the store and listens; `pages` is the web client. Nobody is answered before [`Server::run`].
    ///
    /// # Errors
    /// Why it cannot.
    pub async fn start(config: &Config, pages: Pages) -> Result<Server, CannotStart> {
        let lock = if config.database.is_none() { Some(lock(&config.data)?) } else { None };
        let unusable = |why| CannotStart::Listen { address: config.listen, why };
        let listener = TcpListener::bind(config.listen).await.map_err(unusable)?;
        let address = listener.local_addr().map_err(unusable)?;
        let store = store::open(&config.store()).await?;
        let hub = Hub::new(store, Pool::new(config.bot_threads), config.idle);
        let app = App::with_pages(hub, config.limits.clone(), config.public.clone(), pages);
        let notifier = Notifier::new(&app.hub, config, address).await?;
        if let Some(pusher) = notifier.pusher() {
            let _ = app.push.set(pusher); // nobody else sets it
        }
        let router = app.router_with(metrics::router(config.metrics).merge(notify::router(notifier.clone())));
        notifier.start(&app.stopping);
        Sweep::start(&app.hub, config.database.is_none(), &app.stopping).await;
        Ok(Server { app, listener, router, address, _lock: lock })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The app behind it.
    #[must_use]
    pub fn app(&self) -> &Arc<App> {
        &self.app
    }

    /// Serves until `end`; then finishes what is under way, tells everybody, and closes the store.
    pub async fn run(self, end: impl Future<Output = ()>) {
        let connections = TaskTracker::new();
        let places = Arc::new(Semaphore::new(self.app.limits.sockets.saturating_add(BESIDE)));
        let service = TowerToHyperService::new(self.router);
        let accepting = async {
            loop {
                let place = Arc::clone(&places).acquire_owned().await;
                match self.listener.accept().await {
                    Ok((stream, peer)) => {
                        let answered = answer(stream, peer, service.clone(), self.app.stopping.clone());
                        connections.spawn(async move {
                            answered.await;
                            drop(place);
                        });
                    }
                    Err(error) => {
                        tracing::warn!(%error, "a connection cannot be accepted");
                        sleep(Duration::from_millis(50)).await; // too many files are open, perhaps
                    }
                }
            }
        };
        tokio::select! {
            () = accepting => {}
            () = end => {}
        }
        tracing::info!("stopping");
        drop(self.listener);
        self.app.stopping.cancel();
        connections.close();
        let finished = timeout(FINISH, connections.wait());
        let ((), finished) = tokio::join!(stop::sockets_closed(&self.app), finished);
        if finished.is_err() {
            tracing::warn!("some requests did not finish in time");
        }
        let _ = self.app.hub.store.beat(self.app.hub.now(), 0).await; // without it some more time counts
        self.app.hub.store.close().await;
        tracing::info!("stopped");
    }
}

/// Takes the data folder for this process alone: two servers on one file would not hear of each other.
fn lock(folder: &Path) -> Result<File, CannotStart> {
    let failed = |why| CannotStart::Folder { folder: folder.to_owned(), why };
    std::fs::create_dir_all(folder).map_err(failed)?;
    let file = File::create(folder.join("lock")).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(CannotStart::InUse { folder: folder.to_owned() }),
        Err(TryLockError::Error(why)) => Err(failed(why)),
    }
}

/// Answers one client.
async fn answer(stream: TcpStream, peer: SocketAddr, inner: TowerToHyperService<Router>, stopping: CancellationToken) {
    let _ = stream.set_nodelay(true); // slower without, but not wrong
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        inner.call(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEADERS).max_buf_size(64 << 10);
    let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stopping.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended");
    }
}
