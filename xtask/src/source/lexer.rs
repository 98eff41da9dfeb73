//! Splits a Rust file into its code and its string literals.

use super::{Literal, is_name_byte, name_at};

/// The code, in which comments and the insides of literals are spaces, and the
/// string literals in order.
pub fn split(text: &str) -> (String, Vec<Literal>) {
    let mut lexer = Lexer { text, at: 0, code: Vec::with_capacity(text.len()), literals: Vec::new() };
    while lexer.at < text.len() {
        lexer.step();
    }
    let code = String::from_utf8(lexer.code).expect("whole characters are kept or blanked");
    (code, lexer.literals)
}

struct Lexer<'a> {
    text: &'a str,
    at: usize,
    code: Vec<u8>,
    literals: Vec<Literal>,
}

impl Lexer<'_> {
    fn step(&mut self) {
        let rest = &self.text[self.at..];
        let first = self.text.as_bytes()[self.at];
        if rest.starts_with("//") {
            self.blank(rest.find('\n').unwrap_or(rest.len()));
        } else if rest.starts_with("/*") {
            self.blank(block_comment(rest));
        } else if first == b'"' {
            self.literal(0, quoted(&rest[1..]));
        } else if first == b'\'' {
            self.character(rest);
        } else if is_name_byte(first) {
            self.word();
        } else {
            self.keep(1);
        }
    }

    fn keep(&mut self, count: usize) {
        let end = self.at + count;
        self.code.extend_from_slice(&self.text.as_bytes()[self.at..end]);
        self.at = end;
    }

    fn blank(&mut self, count: usize) {
        let end = self.at + count;
        for byte in &self.text.as_bytes()[self.at..end] {
            self.code.push(if *byte == b'\n' { b'\n' } else { b' ' });
        }
        self.at = end;
    }

    /// A literal whose opening quote is here, with `inner` bytes between the
    /// quotes and `hashes` after them.
    fn literal(&mut self, hashes: usize, inner: usize) {
        let start = self.at;
        let text = self.text[start + 1..start + 1 + inner].to_owned();
        self.literals.push(Literal { start, text });
        self.keep(1);
        self.blank(inner);
        let left = self.text.len() - self.at;
        self.keep(left.min(1 + hashes));
    }

    /// `'x'` and `'\n'` are characters, `'a` is a lifetime.
    fn character(&mut self, rest: &str) {
        let mut inside = rest[1..].chars();
        let length = match inside.next() {
            Some('\\') => escaped_character(rest),
            Some(c) if inside.next() == Some('\'') => c.len_utf8() + 2,
            _ => 1,
        };
        if length == 1 {
            self.keep(1);
        } else {
            self.blank(length);
        }
    }

    /// A name, which may turn out to be the prefix of a raw string.
    fn word(&mut self) {
        let word = name_at(self.text, self.at);
        self.keep(word.len());
        let rest = &self.text[self.at..];
        let hashes = rest.bytes().take_while(|b| *b == b'#').count();
        if ["r", "br", "cr"].contains(&word) && rest[hashes..].starts_with('"') {
            self.keep(hashes);
            let close = format!("\"{}", "#".repeat(hashes));
            let inner = &self.text[self.at + 1..];
            self.literal(hashes, inner.find(&close).unwrap_or(inner.len()));
        }
    }
}

/// How long the block comment is that the text starts with; they nest.
fn block_comment(text: &str) -> usize {
    let bytes = text.as_bytes();
    let mut depth = 0;
    let mut at = 0;
    while at + 1 < bytes.len() {
        match &bytes[at..at + 2] {
            b"/*" => {
                depth += 1;
                at += 2;
            }
            b"*/" => {
                depth -= 1;
                at += 2;
                if depth == 0 {
                    return at;
                }
            }
            _ => at += 1,
        }
    }
    text.len()
}

/// How many bytes come before the quote that closes a plain string.
fn quoted(text: &str) -> usize {
    let mut escaped = false;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return at,
            _ => {}
        }
    }
    text.len()
}

/// How long the character literal is that starts the text with `'\`.
fn escaped_character(text: &str) -> usize {
    let after = 2 + text[2..].chars().next().map_or(0, char::len_utf8);
    match text[after..].find('\'') {
        Some(close) => after + close + 1,
        None => 1,
    }
}
