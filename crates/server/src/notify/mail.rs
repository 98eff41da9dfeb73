//! Letters, handed to a mail server.

use lettre::message::header::{ContentType, Header, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::{AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use std::error::Error;
use std::time::Duration;

/// How long the mail server may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// A way to a mail server.
#[derive(Debug)]
pub(super) struct Mail {
    to: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// One letter.
pub(super) struct Letter<'a> {
    pub(super) to: &'a str,
    pub(super) subject: &'a str,
    pub(super) text: &'a str,
    /// The link under which no more letters can be asked for.
    pub(super) stop: &'a str,
}

impl Mail {
    /// `smtp://` without encryption, `smtps://` with it, `smtp://…?tls=required` for STARTTLS.
    pub(super) fn new(url: &str, from: &str) -> Result<Mail, String> {
        let to = AsyncSmtpTransport::<Tokio1Executor>::from_url(url).map_err(|error| format!("--smtp: {error}"))?;
        let from = from.parse().map_err(|error| format!("--smtp-from: {error}"))?;
        Ok(Mail { to: to.timeout(Some(PATIENCE)).build(), from })
    }

    pub(super) async fn send(&self, letter: &Letter<'_>) -> Result<(), Box<dyn Error + Send + Sync>> {
        let message = Message::builder()
            .from(self.from.clone())
            .to(letter.to.parse()?)
            .subject(letter.subject)
            .header(ContentType::TEXT_PLAIN)
            .header(ListUnsubscribe(format!("<{}>", letter.stop)))
            .header(ListUnsubscribePost)
            .body(letter.text.to_owned())?;
        self.to.send(message).await?;
        Ok(())
    }
}

/// Where no more letters can be asked for (RFC 2369).
#[derive(Clone)]
struct ListUnsubscribe(String);

impl Header for ListUnsubscribe {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("List-Unsubscribe")
    }

    fn parse(text: &str) -> Result<Self, Box<dyn Error + Send + Sync>> {
        Ok(ListUnsubscribe(text.to_owned()))
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), self.0.clone())
    }
}

/// That one POST is enough (RFC 8058).
#[derive(Clone)]
struct ListUnsubscribePost;

impl Header for ListUnsubscribePost {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("List-Unsubscribe-Post")
    }

    fn parse(_: &str) -> Result<Self, Box<dyn Error + Send + Sync>> {
        Ok(ListUnsubscribePost)
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), "List-Unsubscribe=One-Click".to_owned())
    }
}
