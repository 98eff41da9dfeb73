//! [`Config`]: how the server is set up: by flags, then by the environment, then by a file.
//!
//! Every setting is one line of [`SETTINGS`]. Its flag is `--name`, its variable `BOARDROOM_NAME`, and its
//! key in the file `name`, with the same values everywhere.

mod read;

pub use read::Wrong;

use crate::app::Limits;
use std::collections::BTreeMap;
use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// One setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    /// What it is called.
    pub name: &'static str,
    /// What its value is, for usage lines.
    pub value: &'static str,
    /// What it is without being set; empty where it is off then.
    pub usual: &'static str,
}

const fn setting(name: &'static str, value: &'static str, usual: &'static str) -> Setting {
    Setting { name, value, usual }
}

/// All settings, in the order of the help.
pub const SETTINGS: [Setting; 22] = [
    setting("listen", "ADDRESS", "127.0.0.1:7117"),
    setting("data", "FOLDER", "boardroom-data"),
    setting("database", "URL", ""),
    setting("public", "URL", ""),
    setting("proxy", "ADDRESSES", ""),
    setting("idle", "SECONDS", "300"),
    setting("bot-threads", "N", ""),
    setting("sockets", "N", "20000"),
    setting("messages", "N", "50"),
    setting("requests", "N", "200"),
    setting("sign-ins", "N", "20"),
    setting("newcomers", "N", "30"),
    setting("tables", "N", "100"),
    setting("body", "BYTES", "1048576"),
    setting("metrics", "on|off", "on"),
    setting("log", "text|json", "text"),
    setting("log-level", "LEVEL", "info"),
    setting("smtp", "URL", ""),
    setting("smtp-from", "MAILBOX", ""),
    setting("webhooks", "off|public|any", "off"),
    setting("push", "off|public|any", "public"),
    setting("notify-after", "SECONDS", "60"),
];

/// A text that is not written into logs.
#[derive(Clone, PartialEq, Eq)]
pub struct Quiet(pub String);

impl fmt::Debug for Quiet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

/// How logs are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogForm {
    /// For people.
    Text,
    /// For programs.
    Json,
}

/// Which addresses that users name are called: webhooks, push services.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Nowhere.
    Off,
    /// To addresses that everybody can reach: nobody can make the server knock at doors inside.
    Public,
    /// Anywhere.
    Any,
}

/// How the server is set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where files are kept.
    pub data: PathBuf,
    /// The database, if it is not a file in that folder.
    pub database: Option<Quiet>,
    /// The address people see, without a path.
    pub public: Option<String>,
    /// How long a table stays in memory that nobody watches.
    pub idle: Duration,
    /// On how many threads bots think.
    pub bot_threads: usize,
    /// What is allowed at most.
    pub limits: Limits,
    /// Whether `/metrics` is served.
    pub metrics: bool,
    /// How logs are written.
    pub log: LogForm,
    /// What is written.
    pub log_level: tracing::Level,
    /// Where e-mail is handed over.
    pub smtp: Option<Quiet>,
    /// From whom e-mail is.
    pub smtp_from: Option<String>,
    /// Where webhooks of users may go.
    pub webhooks: Reach,
    /// Which push services of browsers are called.
    pub push: Reach,
    /// How long somebody may be asked before they are notified.
    pub notify_after: Duration,
}

impl Config {
    /// From flags, the environment and the text of a file, the first that says something.
    ///
    /// # Errors
    /// What is wrong, where, and what would be right.
    pub fn gather(
        flags: &BTreeMap<&'static str, String>,
        environment: impl Fn(&str) -> Option<String>,
        file: Option<&str>,
    ) -> Result<Config, Wrong> {
        read::Sources::new(flags, &environment, file)?.config()
    }

    /// The store's address.
    #[must_use]
    pub fn store(&self) -> String {
        match &self.database {
            Some(url) => url.0.clone(),
            None => format!("sqlite:{}", self.data.join("boardroom.db").display()),
        }
    }
}

/// The environment variable of a setting.
#[must_use]
pub fn variable(name: &str) -> String {
    format!("BOARDROOM_{}", name.replace('-', "_").to_ascii_uppercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gather(
        flags: &[(&'static str, &str)],
        environment: &[(&str, &str)],
        file: Option<&str>,
    ) -> Result<Config, Wrong> {
        let flags = flags.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
        let find = |name: &str| environment.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
        Config::gather(&flags, find, file)
    }

    #[test]
    fn flags_go_before_the_environment_and_that_before_the_file() {
        let file = "listen = \"0.0.0.0:1\"\nidle = 7\nlog = \"json\"";
        let environment = [("BOARDROOM_LISTEN", "0.0.0.0:2"), ("BOARDROOM_IDLE", "8")];
        let config = gather(&[("listen", "0.0.0.0:3")], &environment, Some(file)).expect("all fine");
        assert_eq!(config.listen.port(), 3);
        assert_eq!((config.idle, config.log), (Duration::from_secs(8), LogForm::Json));
        assert_eq!(config.store(), "sqlite:boardroom-data/boardroom.db");
    }

    #[test]
    fn a_port_alone_is_this_machine() {
        let listen = |text| gather(&[("listen", text)], &[], None).map(|config| config.listen.to_string());
        assert_eq!(listen("8080").as_deref(), Ok("127.0.0.1:8080"));
        assert_eq!(listen("[::]:80").as_deref(), Ok("[::]:80"));
        assert!(listen("localhost").is_err());
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        let wrong = gather(&[], &[("BOARDROOM_LOG", "xml")], None).expect_err("no such form");
        assert_eq!((wrong.place.as_str(), wrong.found.as_str()), ("BOARDROOM_LOG", "xml"));
        let wrong = gather(&[], &[], Some("colour = 1")).expect_err("no such setting");
        assert!(wrong.known.contains("listen"), "{wrong:?}");
        assert!(gather(&[], &[], Some("listen = [")).is_err());
        assert!(gather(&[("smtp", "smtp://localhost")], &[], None).is_err(), "from whom?");
        assert!(gather(&[("public", "example.org")], &[], None).is_err());
    }

    #[test]
    fn secrets_are_not_shown() {
        let config = gather(&[("database", "postgres://me:word@host/db")], &[], None).expect("fine");
        assert!(!format!("{config:?}").contains("word"));
    }
}
