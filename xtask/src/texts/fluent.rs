//! Reads Fluent files as far as the checks need: keys, attributes, variables,
//! references.
//!
//! It follows the Fluent 1.0 grammar, but where Fluent skips what it cannot
//! read, this stops at the first fault and says where.

use std::collections::BTreeSet;

/// A message (`key = …`) or a term (`-key = …`).
#[derive(Debug, PartialEq, Eq)]
pub struct Entry {
    /// With the leading `-` of a term.
    pub key: String,
    pub line: usize,
    /// The value as `None`, each attribute as `Some(name)`, in order.
    pub parts: Vec<(Option<String>, Pattern)>,
}

impl Entry {
    pub fn is_term(&self) -> bool {
        self.key.starts_with('-')
    }
}

/// What a text mentions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pattern {
    pub line: usize,
    /// Without the `$`.
    pub variables: BTreeSet<String>,
    /// Keys of messages and terms, without attributes.
    pub references: BTreeSet<String>,
}

#[derive(Debug, PartialEq, Eq)]
pub struct Fault {
    pub line: usize,
    pub message: String,
}

pub fn read(text: &str) -> Result<Vec<Entry>, Fault> {
    let text = text.replace("\r\n", "\n");
    let mut reader = Reader { bytes: text.as_bytes(), at: 0 };
    let mut entries = Vec::new();
    while let Some(byte) = reader.peek() {
        match byte {
            b'\n' => reader.at += 1,
            b'#' => reader.skip_line(),
            b' ' => reader.blank_line()?,
            _ => entries.push(reader.entry()?),
        }
    }
    Ok(entries)
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn take(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, byte: u8) -> Result<(), Fault> {
        if self.take(byte) {
            return Ok(());
        }
        Err(self.fault(format!("expected `{}`", char::from(byte))))
    }

    fn fault(&self, message: impl Into<String>) -> Fault {
        let before = &self.bytes[..self.at];
        Fault { line: 1 + before.iter().filter(|byte| **byte == b'\n').count(), message: message.into() }
    }

    fn line(&self) -> usize {
        self.fault("").line
    }

    fn skip_line(&mut self) {
        while self.peek().is_some_and(|byte| byte != b'\n') {
            self.at += 1;
        }
    }

    fn skip_spaces(&mut self) {
        while self.take(b' ') {}
    }

    fn skip_blank(&mut self) {
        while self.take(b' ') || self.take(b'\n') {}
    }

    fn blank_line(&mut self) -> Result<(), Fault> {
        self.skip_spaces();
        match self.peek() {
            None | Some(b'\n') => Ok(()),
            Some(_) => Err(self.fault("an indented line that belongs to no message")),
        }
    }

    fn name(&mut self) -> Result<String, Fault> {
        let start = self.at;
        if self.peek().is_some_and(|byte| byte.is_ascii_alphabetic()) {
            while self.peek().is_some_and(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)) {
                self.at += 1;
            }
        }
        if start == self.at {
            return Err(self.fault("expected a name of Latin letters, digits, `-` and `_`"));
        }
        Ok(String::from_utf8_lossy(&self.bytes[start..self.at]).into_owned())
    }

    fn entry(&mut self) -> Result<Entry, Fault> {
        let line = self.line();
        let sign = if self.take(b'-') { "-" } else { "" };
        let key = format!("{sign}{}", self.name()?);
        let mut parts = Vec::new();
        if let Some(value) = self.assigned()? {
            parts.push((None, value));
        }
        loop {
            let end = self.at;
            self.skip_blank();
            if end == self.at || !self.take(b'.') {
                self.at = end;
                break;
            }
            let name = self.name()?;
            match self.assigned()? {
                Some(pattern) => parts.push((Some(name), pattern)),
                None => return Err(self.fault(format!("attribute `.{name}` has no text"))),
            }
        }
        match self.peek() {
            None | Some(b'\n') if parts.is_empty() => {
                Err(self.fault(format!("`{key}` has neither text nor attributes")))
            }
            None | Some(b'\n') => Ok(Entry { key, line, parts }),
            Some(_) => Err(self.fault("`}` without `{`; write {\"}\"} for the sign itself")),
        }
    }

    /// ` = pattern`, which may be empty.
    fn assigned(&mut self) -> Result<Option<Pattern>, Fault> {
        self.skip_spaces();
        self.expect(b'=')?;
        self.pattern()
    }

    /// Text and placeables, over as many lines as are indented.
    fn pattern(&mut self) -> Result<Option<Pattern>, Fault> {
        self.skip_spaces();
        let mut pattern = Pattern { line: self.line(), ..Pattern::default() };
        let mut empty = true;
        while let Some(byte) = self.peek() {
            match byte {
                b'{' => {
                    self.placeable(&mut pattern)?;
                    empty = false;
                }
                b'}' => break,
                b'\n' => match self.next_line() {
                    Some(continued) => self.at = continued,
                    None => break,
                },
                _ => {
                    self.at += 1;
                    empty = false;
                }
            }
        }
        Ok((!empty).then_some(pattern))
    }

    /// From a line's end: where the pattern goes on, if it does.
    fn next_line(&self) -> Option<usize> {
        let mut at = self.at;
        let mut indented = false;
        while let Some(byte) = self.bytes.get(at) {
            match byte {
                b'\n' => indented = false,
                b' ' => indented = true,
                b'{' => return Some(at),
                b'.' | b'*' | b'[' | b'}' => return None,
                _ => return indented.then_some(at),
            }
            at += 1;
        }
        None
    }

    /// `{ expression }` or `{ expression -> variants }`
    fn placeable(&mut self, pattern: &mut Pattern) -> Result<(), Fault> {
        self.expect(b'{')?;
        self.skip_blank();
        self.expression(pattern)?;
        self.skip_blank();
        if self.bytes[self.at..].starts_with(b"->") {
            self.at += 2;
            self.variants(pattern)?;
        }
        self.expect(b'}')
    }

    fn variants(&mut self, pattern: &mut Pattern) -> Result<(), Fault> {
        let mut defaults = 0;
        loop {
            self.skip_blank();
            if self.peek() == Some(b'}') {
                break;
            }
            defaults += usize::from(self.take(b'*'));
            self.expect(b'[')?;
            while self.peek().is_some_and(|byte| !b"]\n".contains(&byte)) {
                self.at += 1;
            }
            self.expect(b']')?;
            let Some(text) = self.pattern()? else {
                return Err(self.fault("a variant without text"));
            };
            pattern.variables.extend(text.variables);
            pattern.references.extend(text.references);
        }
        match defaults {
            1 => Ok(()),
            n => Err(self.fault(format!("a choice needs one default `*[…]`, this has {n}"))),
        }
    }

    /// A literal, `$variable`, reference, function call or inner placeable.
    fn expression(&mut self, pattern: &mut Pattern) -> Result<(), Fault> {
        match self.peek() {
            Some(b'"') => self.quoted(),
            Some(b'{') => self.placeable(pattern),
            Some(b'$') => {
                self.at += 1;
                let name = self.name()?;
                pattern.variables.insert(name);
                Ok(())
            }
            Some(byte) if byte.is_ascii_digit() => {
                self.number();
                Ok(())
            }
            Some(b'-') if self.bytes.get(self.at + 1).is_some_and(u8::is_ascii_digit) => {
                self.number();
                Ok(())
            }
            _ => self.reference(pattern),
        }
    }

    /// `key`, `key.attribute`, `-term(…)`, `FUNCTION(…)`
    fn reference(&mut self, pattern: &mut Pattern) -> Result<(), Fault> {
        let sign = if self.take(b'-') { "-" } else { "" };
        let key = format!("{sign}{}", self.name()?);
        if self.take(b'.') {
            self.name()?;
        }
        let called = self.peek() == Some(b'(');
        if called {
            self.arguments(pattern)?;
        }
        if !called || sign == "-" {
            pattern.references.insert(key);
        }
        Ok(())
    }

    /// `($x, minimum: 2)`
    fn arguments(&mut self, pattern: &mut Pattern) -> Result<(), Fault> {
        self.expect(b'(')?;
        loop {
            self.skip_blank();
            if self.take(b')') {
                return Ok(());
            }
            let start = self.at;
            let named = self.name().is_ok() && {
                self.skip_blank();
                self.take(b':')
            };
            if named {
                self.skip_blank();
            } else {
                self.at = start;
            }
            self.expression(pattern)?;
            self.skip_blank();
            if !self.take(b',') && self.peek() != Some(b')') {
                return Err(self.fault("expected `,` or `)`"));
            }
        }
    }

    fn number(&mut self) {
        while self.peek().is_some_and(|byte| byte.is_ascii_digit() || b"-.".contains(&byte)) {
            self.at += 1;
        }
    }

    fn quoted(&mut self) -> Result<(), Fault> {
        self.expect(b'"')?;
        loop {
            match self.peek() {
                None | Some(b'\n') => return Err(self.fault("a quotation is not closed")),
                Some(b'\\') => self.at += 2,
                Some(b'"') => {
                    self.at += 1;
                    return Ok(());
                }
                Some(_) => self.at += 1,
            }
        }
    }
}

#[cfg(test)]
mod tests;
