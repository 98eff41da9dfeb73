//! Reading settings, each from the first place that has it.

use super::{Config, LogForm, Quiet, Reach, SETTINGS, variable};
use crate::app::Limits;
use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

/// A setting that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// Where it stands: a flag, a variable, a key of the file.
    pub place: String,
    /// What stands there.
    pub found: String,
    /// What could stand there.
    pub known: String,
}

/// The places where settings stand.
pub(super) struct Sources<'a> {
    flags: &'a BTreeMap<&'static str, String>,
    environment: &'a dyn Fn(&str) -> Option<String>,
    file: BTreeMap<String, String>,
}

/// A value and its place.
struct Found {
    place: String,
    value: String,
}

impl Found {
    fn wrong(&self, known: impl Into<String>) -> Wrong {
        Wrong { place: self.place.clone(), found: self.value.clone(), known: known.into() }
    }
}

/// Which addresses of users are called.
const REACH: [(&str, Reach); 3] = [("off", Reach::Off), ("public", Reach::Public), ("any", Reach::Any)];

impl<'a> Sources<'a> {
    pub(super) fn new(
        flags: &'a BTreeMap<&'static str, String>,
        environment: &'a dyn Fn(&str) -> Option<String>,
        file: Option<&str>,
    ) -> Result<Sources<'a>, Wrong> {
        let table: toml::Table = file.unwrap_or_default().parse().map_err(|error: toml::de::Error| Wrong {
            place: "--config".to_owned(),
            found: error.message().to_owned(),
            known: "key = value".to_owned(),
        })?;
        let mut file = BTreeMap::new();
        for (key, value) in table {
            if !SETTINGS.iter().any(|setting| setting.name == key) {
                let known: Vec<&str> = SETTINGS.iter().map(|setting| setting.name).collect();
                return Err(Wrong { place: "--config".to_owned(), found: key, known: known.join(", ") });
            }
            let text = match value {
                toml::Value::String(text) => text,
                toml::Value::Array(list) => {
                    list.iter().map(|one| one.as_str().unwrap_or_default()).collect::<Vec<_>>().join(",")
                }
                toml::Value::Integer(number) => number.to_string(),
                toml::Value::Boolean(true) => "on".to_owned(),
                toml::Value::Boolean(false) => "off".to_owned(),
                other => {
                    let (place, found) = (format!("--config: {key}"), other.type_str().to_owned());
                    return Err(Wrong { place, found, known: "\"…\", 1".to_owned() });
                }
            };
            file.insert(key, text);
        }
        Ok(Sources { flags, environment, file })
    }

    pub(super) fn config(&self) -> Result<Config, Wrong> {
        let smtp = self.find("smtp").map(|found| Quiet(found.value));
        let smtp_from = self.find("smtp-from");
        if let (Some(_), None) = (&smtp, &smtp_from) {
            let missing = Found { place: "--smtp-from".to_owned(), value: String::new() };
            return Err(missing.wrong("Boardroom <boardroom@example.org>"));
        }
        Ok(Config {
            listen: self.read("listen", "127.0.0.1:7117", listen)?,
            data: self.usual("data").value.into(),
            database: self.find("database").map(|found| Quiet(found.value)),
            public: self.find("public").map(|found| public(&found)).transpose()?,
            idle: Duration::from_secs(self.number("idle", 1, 86_400)?),
            bot_threads: match self.find("bot-threads") {
                Some(_) => self.number("bot-threads", 1, 256)? as usize,
                None => std::thread::available_parallelism().map_or(1, |cores| cores.get().div_ceil(2)),
            },
            limits: Limits {
                requests_per_second: self.number("messages", 1, 1_000_000)? as u32,
                sockets: self.number("sockets", 1, 1_000_000)? as usize,
                tables_per_user: self.number("tables", 1, 1_000_000)? as u32,
                body: self.number("body", 1 << 10, 64 << 20)? as usize,
                requests_per_address: self.number("requests", 1, 1_000_000)? as u32,
                sign_ins: self.number("sign-ins", 1, 1_000_000)? as u32,
                newcomers: self.number("newcomers", 1, 1_000_000)? as u32,
                proxies: self.find("proxy").map_or_else(|| Ok(Vec::new()), |found| addresses(&found))?,
                ..Limits::default()
            },
            metrics: self.one_of("metrics", &[("on", true), ("off", false)])?,
            log: self.one_of("log", &[("text", LogForm::Text), ("json", LogForm::Json)])?,
            log_level: self.read("log-level", "error, warn, info, debug, trace", |text| text.parse().ok())?,
            smtp,
            smtp_from: smtp_from.map(|found| found.value),
            webhooks: self.one_of("webhooks", &REACH)?,
            push: self.one_of("push", &REACH)?,
            notify_after: Duration::from_secs(self.number("notify-after", 0, 7 * 86_400)?),
        })
    }

    /// What is said first. An empty value says nothing.
    fn find(&self, name: &'static str) -> Option<Found> {
        let flag = || Some(Found { place: format!("--{name}"), value: self.flags.get(name)?.clone() });
        let variable = || {
            let place = variable(name);
            Some(Found { value: (self.environment)(&place)?, place })
        };
        let file = || Some(Found { place: format!("--config: {name}"), value: self.file.get(name)?.clone() });
        let said = |found: &Found| !found.value.trim().is_empty();
        flag().filter(said).or_else(|| variable().filter(said)).or_else(|| file().filter(said))
    }

    fn usual(&self, name: &'static str) -> Found {
        let usual = || SETTINGS.iter().find(|setting| setting.name == name).map_or("", |setting| setting.usual);
        self.find(name).unwrap_or_else(|| Found { place: format!("--{name}"), value: usual().to_owned() })
    }

    fn read<T>(&self, name: &'static str, known: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, Wrong> {
        let found = self.usual(name);
        read(found.value.trim()).ok_or_else(|| found.wrong(known))
    }

    fn number(&self, name: &'static str, least: u64, most: u64) -> Result<u64, Wrong> {
        let fits = |text: &str| text.parse().ok().filter(|number| (least..=most).contains(number));
        self.read(name, &format!("{least}–{most}"), fits)
    }

    fn one_of<T: Copy>(&self, name: &'static str, known: &[(&str, T)]) -> Result<T, Wrong> {
        let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        let read = |text: &str| known.iter().find(|(name, _)| *name == text).map(|(_, value)| *value);
        self.read(name, &names.join(", "), read)
    }
}

/// An address with a port, or a port of this machine.
fn listen(text: &str) -> Option<SocketAddr> {
    let port = || Some(SocketAddr::from((Ipv4Addr::LOCALHOST, text.parse().ok()?)));
    text.parse().ok().or_else(port)
}

/// `https://host`, as browsers write an origin.
fn public(found: &Found) -> Result<String, Wrong> {
    let text = found.value.trim().trim_end_matches('/').to_ascii_lowercase();
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let fine = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':' | '[' | ']');
    match host {
        Some(host) if !host.is_empty() && host.chars().all(fine) => Ok(text),
        _ => Err(found.wrong("https://play.example.org")),
    }
}

fn addresses(found: &Found) -> Result<Vec<IpAddr>, Wrong> {
    let all = found.value.split(',').map(|one| one.trim().parse().map_err(|_| found.wrong("127.0.0.1, ::1")));
    all.collect()
}
