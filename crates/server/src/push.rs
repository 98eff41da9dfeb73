//! Web push: browsers are called when it is their user's turn, through the push service of each browser.
//!
//! What is sent is encrypted for the browser alone (RFC 8291, [`seal`]) and signed by this server (RFC 8292, [`vapid`]).
//! A subscription names an address that a user has made up, so it is called only if it is encrypted and everybody can
//! reach it: nobody can make the server knock at doors inside.

mod seal;
mod vapid;

use crate::config::Reach;
use crate::notify::{Body, HookError, call, is_public};
use axum::http::{HeaderName, Uri, header};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use std::net::IpAddr;
use std::time::{SystemTime, UNIX_EPOCH};
use store::{Push, Store};
use vapid::Signer;

/// How long a push service keeps a message for a browser that is off: a day, in seconds.
const KEEP: &str = "86400";

/// The longest address of a subscription.
const LONGEST: usize = 1_000;

/// The longest message: what fits into one record of 4096 bytes.
const MOST: usize = 3_800;

/// Why a message was not delivered.
#[derive(Debug, thiserror::Error)]
pub enum PushError {
    /// The browser does not want to be called any more.
    #[error("the subscription is gone")]
    Gone,
    /// It cannot be called like this.
    #[error("the subscription cannot be used")]
    Unusable,
    /// The push service did not take it.
    #[error(transparent)]
    Call(#[from] HookError),
}

/// Calls browsers.
#[derive(Debug)]
pub struct Pusher {
    signer: Signer,
    reach: Reach,
    /// Whom a push service can ask about us: an address of this server.
    subject: String,
}

impl Pusher {
    /// A pusher with the key of the store, which is made when first needed.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn new(store: &dyn Store, reach: Reach, subject: &str) -> Result<Pusher, store::Error> {
        Ok(Pusher { signer: Signer::new(store).await?, reach, subject: subject.to_owned() })
    }

    /// The public key that browsers subscribe with.
    #[must_use]
    pub fn key(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.signer.public())
    }

    /// Whether a subscription can be called: an address of a push service, and keys of a browser.
    #[must_use]
    pub fn takes(&self, endpoint: &str, p256dh: &str, auth: &str) -> bool {
        let address = endpoint.len() <= LONGEST && origin(endpoint, self.reach).is_some() && self.outside(endpoint);
        address && seal::keys(p256dh, auth).is_some()
    }

    /// Whether an address does not name a place inside. What a name leads to is looked at when it is called.
    fn outside(&self, endpoint: &str) -> bool {
        let host = endpoint.parse::<Uri>().ok().and_then(|uri| uri.host().map(str::to_owned)).unwrap_or_default();
        let named = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
        self.reach == Reach::Any || named.map_or(host != "localhost", is_public)
    }

    /// Sends a message to a browser.
    ///
    /// # Errors
    /// Why it was not delivered.
    pub async fn send(&self, push: &Push, message: &str) -> Result<(), PushError> {
        let origin = origin(&push.endpoint, self.reach).ok_or(PushError::Unusable)?;
        let keys = seal::keys(&push.p256dh, &push.auth).ok_or(PushError::Unusable)?;
        let content = Some(message).filter(|message| message.len() <= MOST);
        let content = content.and_then(|message| seal::seal(&keys, message.as_bytes())).ok_or(PushError::Unusable)?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        let token = self.signer.token(&origin, &self.subject, now).ok_or(PushError::Unusable)?;
        let headers = [
            (header::AUTHORIZATION, format!("vapid t={token}, k={}", self.key())),
            (header::CONTENT_ENCODING, "aes128gcm".to_owned()),
            (header::CONTENT_TYPE, "application/octet-stream".to_owned()),
            (HeaderName::from_static("ttl"), KEEP.to_owned()),
            (HeaderName::from_static("urgency"), "normal".to_owned()),
        ];
        match call(&push.endpoint, &headers, Body::from(content), self.reach).await {
            Err(HookError::Refused(404 | 410)) => Err(PushError::Gone),
            Err(error) => Err(error.into()),
            Ok(()) => Ok(()),
        }
    }
}

/// The push service of an address, as a token names it; nothing for an address that is not called.
fn origin(endpoint: &str, reach: Reach) -> Option<String> {
    let uri: Uri = endpoint.parse().ok()?;
    let (scheme, authority) = uri.scheme_str().zip(uri.authority())?;
    let fine = scheme == "https" || (scheme == "http" && reach == Reach::Any);
    (fine && reach != Reach::Off && !authority.as_str().contains('@')).then(|| format!("{scheme}://{authority}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_encrypted_addresses_are_called() {
        let of = |endpoint| origin(endpoint, Reach::Public);
        assert_eq!(of("https://push.example/send/1?a=b").as_deref(), Some("https://push.example"));
        assert_eq!(of("https://push.example:8443/1").as_deref(), Some("https://push.example:8443"));
        for wrong in ["http://push.example/1", "ftp://push.example", "https://me@push.example/1", "/1", "", "push"] {
            assert_eq!(of(wrong), None, "{wrong}");
        }
        assert_eq!(origin("https://push.example/1", Reach::Off), None);
        assert!(origin("http://127.0.0.1:9/1", Reach::Any).is_some(), "for tests");
    }

    #[tokio::test]
    async fn nobody_makes_the_server_knock_at_doors_inside() {
        let folder = std::env::temp_dir().join(format!("boardroom-push-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let store = store::open(&format!("sqlite:{}", folder.join("a.db").display())).await.expect("a store");
        let pusher = Pusher::new(store.as_ref(), Reach::Public, "https://play.example").await.expect("a pusher");
        let (p256dh, auth) = (
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        );
        assert!(pusher.takes("https://push.example/1", p256dh, auth));
        assert!(!pusher.takes("https://push.example/1", auth, p256dh), "keys the wrong way round");
        for inside in ["https://127.0.0.1/1", "https://[::1]/1", "https://10.0.0.7:9/1", "https://localhost/1"] {
            assert!(!pusher.takes(inside, p256dh, auth), "{inside}");
            let (p256dh, auth) = (p256dh.to_owned(), auth.to_owned());
            let push =
                Push { user: store::UserId(1), endpoint: inside.to_owned(), p256dh, auth, key: None, created: 0 };
            let error = pusher.send(&push, "{}").await.expect_err("it is inside");
            assert!(matches!(error, PushError::Call(HookError::Inside)), "{inside}: {error}");
        }
        let _ = std::fs::remove_dir_all(folder);
    }
}
