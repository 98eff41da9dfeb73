//! What every data file has: the name of the set, and where its rows come from.

use super::{DataFault, Ids, Origin, Tally, form};
use crate::Phrase;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Takes the name and the origins out of a file.
pub(super) fn take(text: &str, file: &mut DeTable<'_>) -> Result<(Tally, Ids), DataFault> {
    let mut reader = Reader { text, tally: Tally::default(), ids: Ids::new() };
    if let Some(name) = file.remove("name").filter(|name| !name.get_ref().is_str()) {
        let span = name.span();
        return Err(reader.form(&span, form::not_a("text", &text[span.clone()])));
    }
    for (section, rows) in file {
        let span = rows.span();
        match rows.get_mut() {
            DeValue::Array(rows) => reader.section(rows)?,
            DeValue::Table(row) => {
                reader.ids.insert(span.start, section.get_ref().to_string());
                reader.origin(row, &span)?;
            }
            _ => {}
        }
    }
    Ok((reader.tally, reader.ids))
}

struct Reader<'t> {
    text: &'t str,
    tally: Tally,
    ids: Ids,
}

impl Reader<'_> {
    /// All rows of a section have ids of their own, and the same parts in `from`.
    fn section(&mut self, rows: &mut [Spanned<DeValue<'_>>]) -> Result<(), DataFault> {
        let (mut known, mut wanted) = (BTreeSet::new(), None);
        for row in rows {
            let span = row.span();
            let DeValue::Table(row) = row.get_mut() else { continue };
            if let Some(id) = self.id(row) {
                self.ids.insert(span.start, id);
            }
            let id = row.get("id").and_then(|id| id.get_ref().as_str());
            if id.is_some_and(|id| !known.insert(id.to_owned())) {
                return Err(self.fault(&span, Phrase::new("data-fault-twice")));
            }
            let parts = self.origin(row, &span)?;
            if let Some(part) = wanted.get_or_insert_with(|| parts.clone()).difference(&parts).next() {
                return Err(self.missing(&span, part));
            }
        }
        Ok(())
    }

    /// A row goes by its `id` or `ids`, or else by what stands in its first column.
    fn id(&self, row: &DeTable<'_>) -> Option<String> {
        let first = || row.iter().min_by_key(|(column, _)| column.span().start).map(|(_, value)| value);
        let value = row.get("id").or_else(|| row.get("ids")).or_else(first)?;
        let text = value.get_ref().as_str().unwrap_or(&self.text[value.span()]);
        Some(text.to_owned())
    }

    /// Takes the origin out of a row and counts it; of several parts the weakest counts.
    fn origin(&mut self, row: &mut DeTable<'_>, span: &Range<usize>) -> Result<BTreeSet<String>, DataFault> {
        let Some(from) = row.remove("from") else {
            return Err(self.missing(span, "from"));
        };
        let mut parts = BTreeMap::new();
        match from.get_ref() {
            DeValue::Table(table) => parts.extend(table.iter().map(|(part, text)| (part.get_ref().as_ref(), text))),
            _ => parts.extend([("from", &from)]),
        }
        let mut weakest = Origin::Seed;
        for text in parts.values() {
            let word = text.get_ref().as_str().unwrap_or(&self.text[text.span()]);
            let unknown = |word| self.fault(span, Phrase::new("data-fault-origin").text("word", word));
            weakest = weakest.max(Origin::weakest(word).map_err(unknown)?);
        }
        self.tally.add(weakest);
        Ok(parts.into_keys().map(str::to_owned).collect())
    }

    fn fault(&self, span: &Range<usize>, what: Phrase) -> DataFault {
        DataFault::at(self.text, &self.ids, span.clone(), what)
    }

    fn missing(&self, span: &Range<usize>, column: &str) -> DataFault {
        self.form(span, form::missing(column))
    }

    fn form(&self, span: &Range<usize>, error: Phrase) -> DataFault {
        self.fault(span, Phrase::new("data-fault-toml").phrase("error", error))
    }
}
