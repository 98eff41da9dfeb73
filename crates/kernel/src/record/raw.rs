//! The text of a record, line by line, without any rules. See `docs/record-format.md`.

use super::{Fault, VERSION, shorten};
use crate::digest::{self, Running};
use crate::fairness::MAX_ENTROPY;
use crate::{Commitment, Digest, Entropy, MAX_SEATS, Phrase, Pick, Seat, Secret, Stream};

/// The most bytes a record may have.
pub const MAX_RECORD_BYTES: usize = 16 << 20;

/// A record whose lines are read but not yet given the types of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawRecord {
    /// The version it was written in.
    pub version: u32,
    /// The header.
    pub header: RawHeader,
    /// What chance gave while the table was laid out.
    pub dealt: Vec<Pick>,
    /// The line those picks stand on.
    pub dealt_line: usize,
    /// The entries, in order.
    pub entries: Vec<RawEntry>,
    /// The digest of the final state.
    pub result: Option<Digest>,
    /// The table's secret.
    pub secret: Option<Secret>,
    /// The first line whose running digest does not fit what stands on it.
    pub broken: Option<Fault>,
}

/// The header as it stands in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawHeader {
    /// Which game.
    pub game: String,
    /// Its rules revision.
    pub revision: u32,
    /// How many seats.
    pub seats: usize,
    /// The options, as JSON.
    pub options: String,
    /// The digest of the component data.
    pub data: Digest,
    /// The promise that binds the table to its secret.
    pub commitment: Commitment,
    /// What each seat added to the seed.
    pub entropy: Vec<Entropy>,
}

/// One entry as it stands in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawEntry {
    /// The line it stands on.
    pub line: usize,
    /// Who.
    pub by: Seat,
    /// Did what.
    pub deed: RawDeed,
    /// With which picks.
    pub picks: Vec<Pick>,
}

/// What an entry does, as it stands in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RawDeed {
    /// A choice of the game, as JSON.
    Act(String),
    /// Takes back an entry.
    Undo(u32),
    /// Takes back everything from an entry on.
    Rewind(u32),
}

impl RawEntry {
    /// The line without its running digest, as the entry with this number (from 1).
    #[must_use]
    pub fn body(&self, number: usize) -> String {
        let deed = match &self.deed {
            RawDeed::Act(json) => json.clone(),
            RawDeed::Undo(number) => format!("undo {number}"),
            RawDeed::Rewind(number) => format!("rewind {number}"),
        };
        format!("{number} {} {deed} {}", self.by, write_picks(&self.picks))
    }
}

/// Lines without their running digests, made a text: what a store that keeps lines hands to a reader.
#[must_use]
pub fn seal<'a>(bodies: impl IntoIterator<Item = &'a str>) -> String {
    let mut out = Writer::default();
    bodies.into_iter().for_each(|body| out.line(body));
    out.text
}

/// The lines of a text without their running digests.
pub fn bodies(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(|line| line.rsplit_once(" #").map_or(line, |(body, _)| body))
}

impl RawRecord {
    /// Writes the text in its version.
    #[must_use]
    pub fn write(&self) -> String {
        let mut out = Writer::default();
        let header = &self.header;
        out.line(&format!("boardroom record {}", self.version));
        out.line(&format!("game {}", header.game));
        out.line(&format!("revision {}", header.revision));
        out.line(&format!("seats {}", header.seats));
        out.line(&format!("options {}", header.options));
        out.line(&format!("data {}", header.data));
        out.line(&format!("commitment {}", header.commitment));
        for (i, entropy) in header.entropy.iter().enumerate() {
            if !entropy.bytes().is_empty() {
                out.line(&format!("entropy {} {}", Seat::new(i), digest::to_hex(entropy.bytes())));
            }
        }
        out.line(&format!("deal {}", write_picks(&self.dealt)));
        for (i, entry) in self.entries.iter().enumerate() {
            out.line(&entry.body(i + 1));
        }
        if let Some(result) = &self.result {
            out.line(&format!("over {result}"));
        }
        if let Some(secret) = &self.secret {
            out.line(&format!("secret {}", secret.to_hex()));
        }
        out.text
    }

    /// Reads a text of any version. A running digest that does not fit is noted in `broken`; what
    /// cannot be read at all is an error.
    ///
    /// # Errors
    /// The first line that cannot be read.
    pub fn read(text: &str) -> Result<RawRecord, Fault> {
        if text.len() > MAX_RECORD_BYTES {
            let what = Phrase::new("record-fault-too-long").count("bytes", text.len()).count("most", MAX_RECORD_BYTES);
            return Err(Fault::at(1, what));
        }
        let first = text.split(['\n', ' ']).take(3).collect::<Vec<_>>();
        match first[..] {
            ["boardroom", "record", version @ ("1" | "2")] => {
                let mut reader = Reader::new(text, if version == "1" { 1 } else { 2 });
                reader.record().map_err(|fault| reader.first_fault(fault))
            }
            ["boardroom", "record", version] => {
                let what =
                    Phrase::new("record-fault-version").text("version", shorten(version)).number("known", VERSION);
                Err(Fault::at(1, what))
            }
            _ => Err(Fault::at(1, Phrase::new("record-fault-not-a-record"))),
        }
    }
}

/// Lines with their running digest.
#[derive(Debug, Default)]
struct Writer {
    text: String,
    running: Running,
}

impl Writer {
    fn line(&mut self, body: &str) {
        let digest = self.running.line(body);
        self.text.push_str(body);
        self.text.push_str(" #");
        self.text.push_str(&digest);
        self.text.push('\n');
    }
}

fn write_picks(picks: &[Pick]) -> String {
    if picks.is_empty() {
        return "-".to_owned();
    }
    picks.iter().map(Pick::to_string).collect::<Vec<_>>().join(",")
}

/// Reads a text from the first line down.
#[derive(Debug)]
struct Reader<'a> {
    lines: std::iter::Peekable<std::iter::Enumerate<std::str::SplitInclusive<'a, char>>>,
    version: u32,
    line: usize,
    running: Running,
    broken: Option<Fault>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, version: u32) -> Self {
        Reader {
            version,
            lines: text.split_inclusive('\n').enumerate().peekable(),
            line: 0,
            running: Running::default(),
            broken: None,
        }
    }

    fn fault<T>(&self, what: Phrase) -> Result<T, Fault> {
        Err(Fault::at(self.line, what))
    }

    fn wrong<T>(&self, body: &str, wanted: Phrase) -> Result<T, Fault> {
        self.fault(Phrase::new("record-fault-line").text("found", shorten(body)).phrase("wanted", wanted))
    }

    /// The next line without its digest, which is compared.
    fn body(&mut self) -> Result<Option<&'a str>, Fault> {
        let Some((index, line)) = self.lines.next() else {
            return Ok(None);
        };
        self.line = index + 1;
        let Some((body, digest)) = line.strip_suffix('\n').and_then(|line| line.rsplit_once(" #")) else {
            return self.fault(Phrase::new("record-fault-cut"));
        };
        let right = self.running.line(body);
        if right != digest && self.broken.is_none() {
            let what = Phrase::new("record-fault-digest").text("found", shorten(digest)).text("wanted", right);
            self.broken = Some(Fault::at(self.line, what));
        }
        Ok(Some(body))
    }

    /// The next line, which must begin with this word; gives the rest.
    fn field(&mut self, word: &str) -> Result<&'a str, Fault> {
        match self.body()? {
            Some(body) => match body.strip_prefix(word).and_then(|rest| rest.strip_prefix(' ')) {
                Some(rest) => Ok(rest),
                None => self.wrong(body, word_wanted(word)),
            },
            None => {
                self.line += 1;
                self.fault(Phrase::new("record-fault-ends").text("wanted", word))
            }
        }
    }

    fn number<N: std::str::FromStr + ToString>(&self, text: &str, wanted: Phrase) -> Result<N, Fault> {
        match text.parse::<N>() {
            Ok(number) if number.to_string() == text => Ok(number),
            _ => self.wrong(text, wanted),
        }
    }

    /// What cannot be read may follow from a line changed before it: then that is the first fault.
    fn first_fault(&mut self, fault: Fault) -> Fault {
        self.broken.take().filter(|broken| broken.line < fault.line).unwrap_or(fault)
    }

    fn record(&mut self) -> Result<RawRecord, Fault> {
        let (body, version) = (self.field("boardroom")?, self.version);
        if body != format!("record {version}") {
            return self.wrong(body, word_wanted(&format!("boardroom record {version}")));
        }
        let header = self.header()?;
        let body = self.field("deal")?;
        let mut record = RawRecord {
            version,
            dealt: self.picks(body)?,
            dealt_line: self.line,
            header,
            entries: Vec::new(),
            result: None,
            secret: None,
            broken: None,
        };
        while let Some(body) = self.body()? {
            if record.secret.is_some() {
                return self.wrong(body, Phrase::new("record-want-nothing"));
            }
            if let Some(hex) = body.strip_prefix("secret ") {
                let secret = Secret::from_hex(hex);
                record.secret = Some(secret.map_or_else(|| self.wrong(hex, hex_wanted()), Ok)?);
            } else if record.result.is_some() {
                return self.wrong(body, word_wanted("secret"));
            } else if let Some(hex) = body.strip_prefix("over ") {
                let digest = Digest::from_hex(hex);
                record.result = Some(digest.map_or_else(|| self.wrong(hex, hex_wanted()), Ok)?);
            } else {
                let entry = self.entry(body, record.entries.len() + 1, record.header.seats)?;
                record.entries.push(entry);
            }
        }
        record.broken = self.broken.take();
        Ok(record)
    }

    fn header(&mut self) -> Result<RawHeader, Fault> {
        let game = self.field("game")?.to_owned();
        let body = self.field("revision")?;
        let revision = self.number(body, Phrase::new("record-want-number"))?;
        let body = self.field("seats")?;
        let seats: usize = self.number(body, Phrase::new("record-want-number"))?;
        if seats == 0 || seats > MAX_SEATS {
            return self.wrong(body, Phrase::new("record-want-seats").count("most", MAX_SEATS));
        }
        let options = self.field("options")?.to_owned();
        let data = self.hex("data")?;
        let commitment = Commitment(self.hex("commitment")?.0);
        let mut entropy = vec![Entropy::default(); seats];
        while self.lines.peek().is_some_and(|(_, line)| line.starts_with("entropy ")) {
            let body = self.field("entropy")?;
            let parsed = body.split_once(' ').and_then(|(seat, hex)| {
                let seat = read_seat(seat, seats)?;
                let added = Entropy::new(digest::bytes_from_hex(hex)?).ok()?;
                let later_empty = entropy[seat.index()..].iter().all(|later| later.bytes().is_empty());
                (later_empty && !added.bytes().is_empty()).then_some((seat, added))
            });
            match parsed {
                Some((seat, added)) => entropy[seat.index()] = added,
                None => return self.wrong(body, Phrase::new("record-want-entropy").count("most", MAX_ENTROPY)),
            }
        }
        Ok(RawHeader { game, revision, seats, options, data, commitment, entropy })
    }

    fn hex(&mut self, word: &str) -> Result<Digest, Fault> {
        let body = self.field(word)?;
        Digest::from_hex(body).map_or_else(|| self.wrong(body, hex_wanted()), Ok)
    }

    fn entry(&self, body: &str, number: usize, seats: usize) -> Result<RawEntry, Fault> {
        let wanted = || Phrase::new("record-want-entry");
        let mut parts = body.splitn(3, ' ');
        let (Some(count), Some(seat), Some(rest)) = (parts.next(), parts.next(), parts.next()) else {
            return self.wrong(body, wanted());
        };
        if count != number.to_string() {
            return self.wrong(count, Phrase::new("record-want-entry-number").count("number", number));
        }
        let Some(by) = read_seat(seat, seats) else {
            return self.wrong(seat, Phrase::new("record-want-seat").count("most", seats));
        };
        let Some((deed, picks)) = rest.rsplit_once(' ') else {
            return self.wrong(body, wanted());
        };
        let deed = match deed.split_once(' ') {
            Some(("undo", undone)) => RawDeed::Undo(self.number(undone, Phrase::new("record-want-undone"))?),
            Some(("rewind", to)) if self.version > 1 => {
                RawDeed::Rewind(self.number(to, Phrase::new("record-want-undone"))?)
            }
            _ => RawDeed::Act(deed.to_owned()),
        };
        Ok(RawEntry { line: self.line, by, deed, picks: self.picks(picks)? })
    }

    fn picks(&self, text: &str) -> Result<Vec<Pick>, Fault> {
        if text == "-" {
            return Ok(Vec::new());
        }
        let picks: Option<Vec<Pick>> = text.split(',').map(read_pick).collect();
        picks.map_or_else(|| self.wrong(text, Phrase::new("record-want-picks")), Ok)
    }
}

fn word_wanted(word: &str) -> Phrase {
    Phrase::new("record-want-word").text("word", word)
}

fn hex_wanted() -> Phrase {
    Phrase::new("record-want-hex")
}

fn read_seat(text: &str, seats: usize) -> Option<Seat> {
    (0..seats).map(Seat::new).find(|seat| seat.to_string() == text)
}

fn read_pick(text: &str) -> Option<Pick> {
    let (stream, rest) = match text.split_once(':') {
        Some((seat, rest)) => (Stream::checked(seat.parse().ok()?)?, rest),
        None => (Stream::TABLE, text),
    };
    let (value, below) = rest.split_once('/')?;
    let pick = Pick { stream, value: value.parse().ok()?, below: below.parse().ok()? };
    (pick.value < pick.below && pick.below > 1 && pick.to_string() == text).then_some(pick)
}
