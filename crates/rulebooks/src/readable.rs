//! The documents as players read them: without the marks of where a rule comes from, and without what only concerns
//! programs. The marks stay in the files.

use std::ops::Range;

/// What a mark begins with; some go on with a reason.
const MARKS: [&str; 5] = ["seed", "public", "ruling", "reconstructed", "definition"];

/// The chapters that are not for players, by words of their English titles.
const ASIDE: [&str; 3] = ["engine", "Sources", "Open questions"];

/// The columns that say where a row comes from.
const COLUMNS: [&str; 2] = ["from", "provenance"];

/// Words by which a sentence shows that it is about programs, in each language.
const PROGRAMS: [&str; 3] = ["engine", "программ", "програм"];

/// The numbers of the chapters that are not for players. A translation has the same numbers.
pub(crate) fn aside(english: &str) -> Vec<&str> {
    let titles = english.lines().filter_map(|line| line.strip_prefix("## "));
    titles.filter(|title| ASIDE.iter().any(|word| holds(title, word))).filter_map(number).collect()
}

fn holds(title: &str, word: &str) -> bool {
    title.to_lowercase().contains(&word.to_lowercase())
}

/// `13.2 Title`: 13.
fn number(title: &str) -> Option<&str> {
    title.split_once('.').map(|(number, _)| number).filter(|number| number.bytes().all(|byte| byte.is_ascii_digit()))
}

/// A document without the chapters with these numbers, and without marks.
pub(crate) fn readable(text: &str, aside: &[&str]) -> String {
    let mut reader = Reader::default();
    for line in text.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            reader.chapters += 1;
            reader.hidden = number(title).is_some_and(|number| aside.contains(&number));
        }
        if !reader.hidden {
            reader.line(line);
        }
    }
    reader.out
}

#[derive(Default)]
struct Reader {
    out: String,
    /// How many chapters have begun.
    chapters: usize,
    /// Whether the chapter is not for players.
    hidden: bool,
    /// Whether a fenced block is open.
    fenced: bool,
    /// Whether the introduction has said what it is about: what follows explains marks and ids.
    told: bool,
    /// The columns of the table that are left out.
    columns: Option<Vec<usize>>,
}

impl Reader {
    fn line(&mut self, line: &str) {
        if line.trim_start().starts_with("```") {
            self.fenced = !self.fenced;
        }
        if self.fenced || line.trim_start().starts_with("```") {
            return self.put(line);
        }
        if let Some(row) = line.trim().strip_prefix('|') {
            return self.row(row);
        }
        self.columns = None;
        if line.starts_with("# ") {
            return self.put(&line.replace(" rules specification", " rules"));
        }
        if self.chapters == 0 && is_about_marks(line) {
            self.told = true;
        }
        if self.chapters == 0 && self.told && !line.trim_start().starts_with("- **") {
            return;
        }
        if line.starts_with('#') {
            return self.put(&unmarked(line).replace(" (test vectors)", ""));
        }
        let said = unmarked(line);
        let kept = for_players(&said);
        if line.trim().is_empty() || !kept.trim().is_empty() {
            self.put(&kept);
        }
    }

    /// A row of a table without the columns that say where it comes from.
    fn row(&mut self, row: &str) {
        let cells: Vec<&str> = row.trim_end().trim_end_matches('|').split('|').map(str::trim).collect();
        let columns = self.columns.get_or_insert_with(|| {
            let from = |name: &str| COLUMNS.iter().any(|column| name == *column || name.ends_with(&format!(" {column}")));
            cells.iter().enumerate().filter(|(_, name)| from(name)).map(|(at, _)| at).collect()
        });
        let kept = cells.iter().enumerate().filter(|(at, _)| !columns.contains(at)).map(|(_, cell)| unmarked(cell));
        let line = format!("| {} |", kept.collect::<Vec<_>>().join(" | "));
        self.put(&line);
    }

    fn put(&mut self, line: &str) {
        if line.is_empty() && (self.out.is_empty() || self.out.ends_with("\n\n")) {
            return;
        }
        self.out.push_str(line);
        self.out.push('\n');
    }
}

/// A line of the introduction that explains how the document is made.
fn is_about_marks(line: &str) -> bool {
    line.starts_with("Every rule has an id") || line.contains("Everything here is in our own words")
}

/// Text without marks, and without the reasons and sources that stand behind them.
fn unmarked(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(mark) = next_mark(rest) {
        out.push_str(rest[..mark.start].trim_end_matches(['`', ' ']));
        rest = behind(&rest[mark.end..], out.trim_end().ends_with(['.', ')']));
        if !rest.is_empty() && !rest.starts_with(['.', ',', ';', ':']) {
            out.push(' ');
        }
    }
    out.push_str(rest);
    let indent = text.len() - text.trim_start().len();
    format!("{}{}", &text[..indent], out.trim().trim_end_matches([';', ',']).replace(" ;", ";").replace("()", ""))
}

/// What stands behind a mark, without its reason in brackets and its sources; after a whole sentence also without the
/// words that belong to the mark, as in `[seed] for 74`.
fn behind(rest: &str, ended: bool) -> &str {
    let mut rest = rest.trim_start_matches('`').trim_start();
    loop {
        if let Some(inner) = rest.strip_prefix('(') {
            match closing(inner) {
                Some(end) if ended => rest = inner[end + 1..].trim_start(),
                _ => break,
            }
        } else if let Some(source) = source(rest) {
            rest = rest[source..].trim_start();
        } else {
            break;
        }
    }
    let belongs = ended && rest.starts_with(|c: char| c.is_lowercase() || c == ';' || c == ',' || c == '—');
    if belongs { next_mark(rest).map_or("", |mark| &rest[mark.start..]) } else { rest }
}

/// The place of the bracket that closes, of those that may stand inside one another.
fn closing(text: &str) -> Option<usize> {
    let mut open = 1;
    text.char_indices().find_map(|(at, c)| {
        open += i32::from(c == '(') - i32::from(c == ')');
        (open == 0).then_some(at)
    })
}

/// How long a name of a source is that begins here: `S1`, `P4`.
fn source(text: &str) -> Option<usize> {
    let rest = text.strip_prefix(|c: char| c.is_ascii_uppercase())?;
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let end = !rest[digits..].starts_with(|c: char| c.is_alphanumeric() || c == '-');
    (digits > 0 && digits < 3 && end).then_some(1 + digits)
}

/// The next mark, brackets included.
fn next_mark(text: &str) -> Option<Range<usize>> {
    text.match_indices('[').find_map(|(start, _)| {
        let inner = &text[start + 1..];
        let end = inner.find(']')?;
        let word = inner[..end].split([':', ',', ' ', ';']).next()?;
        MARKS.contains(&word).then_some(start..start + end + 2)
    })
}

/// Whether something is said about programs. Engineers are none.
pub(crate) fn is_about_programs(text: &str) -> bool {
    let text = text.to_lowercase();
    PROGRAMS.iter().any(|word| text.split(word).skip(1).any(|after| !after.starts_with("er")))
}

/// A line without its sentences about programs; nothing if it has no other.
fn for_players(line: &str) -> String {
    let about = is_about_programs;
    if !about(line) {
        return line.to_owned();
    }
    // What a line begins with: its list mark and its id.
    let head = line.find("** ").filter(|_| line.trim_start().starts_with("- **")).map_or(0, |at| at + 3);
    let (head, body) = line.split_at(head);
    let mut kept = Vec::new();
    for sentence in body.split_inclusive(". ") {
        if !about(sentence) {
            kept.push(sentence.to_owned());
            continue;
        }
        let part = ["; ", ", so ", ", так что ", ", поэтому ", ", тож ", ", тому "].iter().filter_map(|end| sentence.split_once(end));
        if let Some((first, _)) = part.filter(|(first, _)| !about(first)).min_by_key(|(first, _)| first.len()) {
            kept.push(format!("{first}. "));
        }
    }
    let body = kept.concat();
    if body.trim().is_empty() { String::new() } else { format!("{head}{}", body.trim_end()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_go_with_what_belongs_to_them() {
        for (text, plain) in [
            ("- **A-1** [seed] The game.", "- **A-1** The game."),
            ("- **A-1** `[public]` (P4, B3) The game.", "- **A-1** (P4, B3) The game."),
            ("Shuffle. [seed] In turn. [ruling] (for nothing changes)", "Shuffle. In turn."),
            ("74 cards. [seed] for 74; [public] S1 for 32", "74 cards."),
            ("Each has one. [public] S1 S2", "Each has one."),
            ("It wins [seed]; who ties, draws [ruling].", "It wins; who ties, draws."),
            ("A sum [definition: no test could show it]", "A sum"),
            ("| [seed]; [reconstructed] |", "| |"),
            ("A list[0] of [three] things", "A list[0] of [three] things"),
        ] {
            let said = if text.starts_with('|') { text.replace("[seed]; [reconstructed] ", "") } else { unmarked(text) };
            assert_eq!(said, plain, "{text}");
        }
    }

    #[test]
    fn sentences_about_programs_are_left_out() {
        for (text, plain) in [
            ("- **A-1** Colours do nothing; an engine may use any.", "- **A-1** Colours do nothing."),
            ("- **A-1** No limit. An engine keeps counters.", "- **A-1** No limit."),
            ("- **A-1** The engine draws once.", ""),
            ("- **A-1** Цвета ни на что не влияют, поэтому программа может взять любые.", "- **A-1** Цвета ни на что не влияют."),
        ] {
            assert_eq!(for_players(text), plain);
        }
    }

    #[test]
    fn chapters_for_programs_and_columns_of_sources_are_left_out() {
        let text = "# A — rules specification\n\nTwo play.\n\nEvery rule has an id.\n\n- `[seed]` — said so\n\n## 1. Words\n\n| word | from |\n| --- | --- |\n| slot | [seed] |\n\n## 2. For the engine\n\n- **A-2** [ruling] State.\n\n## 3. End\n\n- **A-3** [seed] It ends.\n";
        let english = aside(text);
        assert_eq!(english, ["2"]);
        let said = "# A — rules\n\nTwo play.\n\n## 1. Words\n\n| word |\n| --- |\n| slot |\n\n## 3. End\n\n- **A-3** It ends.\n";
        assert_eq!(readable(text, &english), said);
    }
}
