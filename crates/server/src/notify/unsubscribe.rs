//! No more letters: a signed link that works without signing in.

use super::{Notifier, language};
use crate::app::App;
use crate::rest::preferences;
use axum::Router;
use axum::extract::Query;
use axum::extract::rejection::QueryRejection;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde::Deserialize;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::sync::Arc;
use store::{Store, UserId};
use texts::{Lang, Texts};

/// Under what the store keeps the secret of links. It is no digest, so that nobody finds it as component data.
const NAME: &str = "secret of links";

/// Signs links.
pub(super) struct Signer([u8; 32]);

impl std::fmt::Debug for Signer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Signer")
    }
}

impl Signer {
    /// A signer with the secret of the store, which is drawn when first needed.
    pub(super) async fn new(store: &dyn Store) -> Result<Signer, store::Error> {
        let failed = |why: String| store::Error::Unavailable(why);
        if store.data(NAME).await?.is_none() {
            let mut random = [0; 32];
            getrandom::fill(&mut random).map_err(|error| failed(error.to_string()))?;
            store.put_data(NAME, &hex(&random)).await?;
        }
        // Another node may have been first: what is stored counts.
        let secret = store.data(NAME).await?.ok_or_else(|| failed("the secret of links is missing".to_owned()))?;
        Ok(Signer(Sha256::digest(secret.as_bytes()).into()))
    }

    /// Where a user can ask for no more letters.
    pub(super) fn link(&self, public: &str, user: UserId) -> String {
        format!("{public}/unsubscribe?user={}&sign={}", user.0, self.sign(user))
    }

    fn sign(&self, user: UserId) -> String {
        hex(&hmac(&self.0, format!("unsubscribe\n{}", user.0).as_bytes()))
    }

    /// Takes the same time whatever is wrong.
    fn holds(&self, user: UserId, sign: &str) -> bool {
        let right = self.sign(user);
        let differ = right.bytes().zip(sign.bytes()).fold(0, |differ, (a, b)| differ | (a ^ b));
        right.len() == sign.len() && differ == 0
    }
}

/// HMAC-SHA256 (RFC 2104) with a key of 32 bytes.
fn hmac(key: &[u8; 32], text: &[u8]) -> [u8; 32] {
    let pad = |with: u8| {
        let mut block = [with; 64];
        block.iter_mut().zip(key).for_each(|(byte, key)| *byte ^= key);
        block
    };
    let inner = Sha256::new().chain_update(pad(0x36)).chain_update(text).finalize();
    Sha256::new().chain_update(pad(0x5c)).chain_update(inner).finalize().into()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}"); // a string takes everything
        text
    })
}

#[derive(Debug, Deserialize)]
struct Link {
    user: i64,
    sign: String,
}

type Asked = Result<Query<Link>, QueryRejection>;

/// The address of this file: GET shows a page with a button, POST does it, also with one click of a mail
/// program (RFC 8058).
pub fn router(notifier: Notifier) -> Router<Arc<App>> {
    let other = notifier.clone();
    let show = move |link: Asked| async move { notifier.show(link).await };
    let stop = move |link: Asked| async move { other.stop(link).await };
    Router::new().route("/unsubscribe", get(show).post(stop))
}

impl Notifier {
    /// Whose link it is, and their language.
    async fn whose(&self, link: Asked) -> Result<(UserId, Value, Lang), Response> {
        let wrong = || page(StatusCode::NOT_FOUND, Texts::of(Lang::En), "letter-stop-wrong", false);
        let late = |_| page(StatusCode::SERVICE_UNAVAILABLE, Texts::of(Lang::En), "letter-stop-late", false);
        let Some(Query(link)) = link.ok().filter(|Query(link)| self.0.signer.holds(UserId(link.user), &link.sign))
        else {
            return Err(wrong());
        };
        let user = self.0.hub.store.user(UserId(link.user)).await.map_err(late)?.ok_or_else(wrong)?;
        let settings = serde_json::from_str(&user.settings).unwrap_or_else(|_| Value::Object(Default::default()));
        Ok((user.id, settings, language(&preferences(&user.settings))))
    }

    async fn show(&self, link: Asked) -> Response {
        match self.whose(link).await {
            Ok((_, _, lang)) => page(StatusCode::OK, Texts::of(lang), "letter-stop-ask", true),
            Err(response) => response,
        }
    }

    async fn stop(&self, link: Asked) -> Response {
        let (user, mut settings, lang) = match self.whose(link).await {
            Ok(found) => found,
            Err(response) => return response,
        };
        if let Value::Object(settings) = &mut settings {
            settings.insert("mail".to_owned(), Value::Bool(false));
        }
        match self.0.hub.store.set_settings(user, &settings.to_string()).await {
            Ok(()) => page(StatusCode::OK, Texts::of(lang), "letter-stop-done", false),
            Err(_) => page(StatusCode::SERVICE_UNAVAILABLE, Texts::of(lang), "letter-stop-late", false),
        }
    }
}

/// A page with one sentence and perhaps a button.
fn page(status: StatusCode, texts: &Texts, key: &str, button: bool) -> Response {
    let button = match button {
        true => format!("<form method=\"post\"><button>{}</button></form>", texts.label("letter-stop-button")),
        false => String::new(),
    };
    let html = format!(
        "<!doctype html>\n<html lang=\"{}\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>Boardroom</title><p>{}</p>{button}</html>\n",
        texts.lang().code(),
        texts.label(key),
    );
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; form-action 'self'; frame-ancestors 'none'"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (status, headers, html).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hmac_is_that_of_the_rfc() {
        // RFC 4231, test case 1, with its key of 20 bytes filled up with zeros, as the RFC says.
        let mut key = [0; 32];
        key[..20].fill(0x0b);
        let right = "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7";
        assert_eq!(hex(&hmac(&key, b"Hi There")), right);
    }

    #[test]
    fn a_link_is_for_one_user() {
        let signer = Signer([7; 32]);
        let link = signer.link("https://example.org", UserId(5));
        let sign = link.rsplit('=').next().expect("a sign");
        assert!(signer.holds(UserId(5), sign));
        assert!(!signer.holds(UserId(6), sign) && !signer.holds(UserId(5), "") && !signer.holds(UserId(5), &sign[1..]));
    }
}
