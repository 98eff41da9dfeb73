//! Who somebody is: a cookie of a browser, or a token of a program.

mod address;
pub mod password;

pub use address::{Address, over_tls};

use crate::app::App;
use crate::trouble::Trouble;
use axum::extract::FromRequestParts;
use axum::http::{HeaderMap, header, request::Parts};
use kernel::Phrase;
use rustc_hash::FxHashMap;
use sha2::{Digest, Sha256};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use store::{KeyHash, KeyId, KeyKind, Millis, NewKey, Store, UserId};
use texts::Lang;
use wire::Code;

/// What the cookie is called.
pub const COOKIE: &str = "boardroom";

/// How long a browser stays signed in without being used.
pub const SESSION: Millis = 180 * 24 * 3600 * 1000;

/// How long a proof is remembered before the store is asked again: so long a key that was revoked elsewhere
/// may still be used.
const MEMORY: Duration = Duration::from_secs(20);

/// How many proofs are remembered.
const MOST: usize = 50_000;

/// Whoever makes a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visitor {
    /// Who; nobody without a proof.
    pub user: Option<UserId>,
    /// What they proved it with.
    pub key: Option<KeyId>,
    /// Whether that was a cookie.
    pub by_cookie: bool,
    /// Their language.
    pub lang: Lang,
}

impl Visitor {
    /// Who they are.
    ///
    /// # Errors
    /// When they have not proved it.
    pub fn known(&self) -> Result<UserId, Trouble> {
        self.user.ok_or_else(|| Trouble::new(Code::Unauthenticated, Phrase::new("server-who")))
    }
}

/// Proofs, and whose they are.
#[derive(Debug)]
pub struct Identity {
    store: Arc<dyn Store>,
    known: Mutex<FxHashMap<KeyHash, (Instant, UserId, KeyId)>>,
}

impl Identity {
    /// Proofs that are kept in a store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>) -> Identity {
        Identity { store, known: Mutex::default() }
    }

    /// A new proof for a user. Only its hash is stored.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn prove(
        &self,
        user: UserId,
        kind: KeyKind,
        label: &str,
        now: Millis,
    ) -> Result<(String, KeyId), Trouble> {
        let secret = random_hex(32)?;
        let expires = (kind == KeyKind::Session).then_some(now + SESSION);
        let key = NewKey { user, hash: hash(&secret), kind, label: label.to_owned(), created: now, expires };
        let id = self.store.put_key(key).await?;
        Ok((secret, id))
    }

    /// Whose proof this is.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn whose(&self, secret: &str, now: Millis) -> Result<Option<(UserId, KeyId)>, Trouble> {
        // What is compared is the hash: how long that takes says nothing about the secret.
        let hash = hash(secret);
        if let Some((at, user, key)) = self.known().get(&hash).copied()
            && at.elapsed() < MEMORY
        {
            return Ok(Some((user, key)));
        }
        let Some(key) = self.store.find_key(&hash).await? else {
            return Ok(None);
        };
        if key.expires.is_some_and(|end| end <= now) {
            return Ok(None);
        }
        if now - key.used > SESSION / 100 {
            let expires = (key.kind == KeyKind::Session).then_some(now + SESSION);
            self.store.touch_key(key.id, now, expires).await?;
        }
        let mut known = self.known();
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(hash, (Instant::now(), key.user, key.id));
        Ok(Some((key.user, key.id)))
    }

    /// Forgets what is remembered of a user: some of their keys were revoked.
    pub fn forget(&self, user: UserId) {
        self.known().retain(|_, (_, of, _)| *of != user);
    }

    fn known(&self) -> std::sync::MutexGuard<'_, FxHashMap<KeyHash, (Instant, UserId, KeyId)>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn hash(secret: &str) -> KeyHash {
    Sha256::digest(secret.as_bytes()).into()
}

/// Random bytes in hexadecimal digits.
///
/// # Errors
/// When the machine has no randomness.
pub fn random_hex(bytes: usize) -> Result<String, Trouble> {
    let mut random = vec![0; bytes];
    getrandom::fill(&mut random).map_err(Trouble::internal)?;
    Ok(random.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// The language somebody prefers, of those we have.
#[must_use]
pub fn language(headers: &HeaderMap) -> Lang {
    let chosen = cookie(headers, "lang").and_then(|code| code.parse().ok());
    let accepted = || {
        let list = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
        list.split(',').filter_map(|one| one.split([';', '-']).next()?.trim().parse().ok()).next()
    };
    chosen.or_else(accepted).unwrap_or(Lang::En)
}

/// A cookie by its name.
#[must_use]
pub fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visitor, Trouble> {
        let lang = language(&parts.headers);
        let bearer = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let token = bearer.and_then(|value| value.strip_prefix("Bearer "));
        let (secret, by_cookie) = match (token, cookie(&parts.headers, COOKIE)) {
            (Some(token), _) => (Some(token), false),
            (None, cookie) => (cookie, true),
        };
        let found = match secret.filter(|secret| secret.len() == 64) {
            Some(secret) => app.identity.whose(secret, app.hub.now()).await?,
            None => None,
        };
        if token.is_some() && found.is_none() {
            return Err(Trouble::new(Code::Unauthenticated, Phrase::new("server-token")));
        }
        if let Some((user, _)) = found {
            app.desk.rates.user(user)?;
        }
        Ok(Visitor { user: found.map(|(user, _)| user), key: found.map(|(_, key)| key), by_cookie, lang })
    }
}
