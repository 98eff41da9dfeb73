//! [`App`]: everything a request needs, and the way from addresses to answers.

use crate::hub::Hub;
use crate::identity::{Identity, Visitor};
use crate::pages::Pages;
use crate::push::Pusher;
use crate::rest;
use crate::socket;
use crate::trouble::Trouble;
use axum::Router;
use axum::http::{HeaderMap, header};
use axum::response::Redirect;
use axum::routing::get;
use kernel::Phrase;
use std::net::IpAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_util::sync::CancellationToken;
use wire::Code;

/// What is allowed at most.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Messages of one client in a second, and requests of one user.
    pub requests_per_second: u32,
    /// Requests from one address in a second.
    pub requests_per_address: u32,
    /// Guesses of a password in a minute, from one address and for one name.
    pub sign_ins: u32,
    /// New guests and accounts from one address in a minute.
    pub newcomers: u32,
    /// Sockets at once.
    pub sockets: usize,
    /// Tables that are not over, of one user.
    pub tables_per_user: u32,
    /// Bytes of a request's body.
    pub body: usize,
    /// How long a request may take.
    pub patience: Duration,
    /// The reverse proxies whose word about a client's address and about TLS is believed.
    pub proxies: Vec<IpAddr>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests_per_second: 50,
            requests_per_address: 200,
            sign_ins: 20,
            newcomers: 30,
            sockets: 20_000,
            tables_per_user: 100,
            body: 1 << 20,
            patience: Duration::from_secs(30),
            proxies: Vec::new(),
        }
    }
}

/// Everything a request needs.
#[derive(Debug)]
pub struct App {
    /// The tables.
    pub hub: Arc<Hub>,
    /// Who is who.
    pub identity: Identity,
    /// What the REST interface keeps in memory.
    pub desk: rest::Desk,
    /// What is allowed at most.
    pub limits: Limits,
    /// The address people see, if it is known: pages of other sites may not open sockets.
    pub origin: Option<String>,
    /// The web client.
    pub pages: Pages,
    /// Who calls browsers, once the server is set up to.
    pub push: OnceLock<Arc<Pusher>>,
    /// Cancelled when the server stops.
    pub stopping: CancellationToken,
    sockets: Arc<Semaphore>,
}

impl App {
    /// An app over these tables, without a web client.
    #[must_use]
    pub fn new(hub: Arc<Hub>, limits: Limits, origin: Option<String>) -> Arc<App> {
        App::with_pages(hub, limits, origin, Pages::default())
    }

    /// An app over these tables.
    #[must_use]
    pub fn with_pages(hub: Arc<Hub>, limits: Limits, origin: Option<String>, pages: Pages) -> Arc<App> {
        Arc::new(App {
            pages,
            identity: Identity::new(Arc::clone(&hub.store)),
            hub,
            desk: rest::Desk::new(&limits),
            sockets: Arc::new(Semaphore::new(limits.sockets)),
            limits,
            origin,
            push: OnceLock::new(),
            stopping: CancellationToken::new(),
        })
    }

    /// All addresses.
    pub fn router(self: &Arc<App>) -> Router {
        self.router_with(Router::new())
    }

    /// All addresses and these, which get the same headers, limits and answers to what is wrong.
    pub fn router_with(self: &Arc<App>, more: Router<Arc<App>>) -> Router {
        let mut routes = Router::new().route("/api/socket", get(socket::open)).merge(rest::router()).merge(more);
        if self.pages.is_empty() {
            routes = routes.route("/", get(|| async { Redirect::temporary("/api") }));
        }
        rest::dress(routes, self)
    }

    /// A page of another site may not open a socket in somebody's name.
    ///
    /// # Errors
    /// When the request comes from one.
    pub fn check_origin(&self, headers: &HeaderMap) -> Result<(), Trouble> {
        let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
        let Some(origin) = text(header::ORIGIN) else {
            return Ok(()); // a program; it has no cookie of a browser
        };
        let own = text(header::HOST)
            .is_some_and(|host| origin.strip_prefix("https://").or(origin.strip_prefix("http://")) == Some(host));
        if own || self.origin.as_deref() == Some(origin) {
            return Ok(());
        }
        Err(Trouble::new(Code::Forbidden, Phrase::new("server-origin")))
    }

    /// How many sockets are open.
    #[must_use]
    pub fn sockets_open(&self) -> usize {
        self.limits.sockets.saturating_sub(self.sockets.available_permits())
    }

    /// A place for one more socket.
    ///
    /// # Errors
    /// When there is none.
    pub fn take_place(&self, _visitor: &Visitor) -> Result<OwnedSemaphorePermit, Trouble> {
        let full = |_| Trouble::new(Code::TooMany, Phrase::new("server-sockets"));
        Arc::clone(&self.sockets).try_acquire_owned().map_err(full)
    }
}
