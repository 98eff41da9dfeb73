//! A Rust file as the checks see it: code without comments, and its strings.
//!
//! This is no parser. It knows comments, string and character literals well
//! enough never to mistake one for the other; the rest is a search in text.
//! What a macro would write is not seen.

mod lexer;

use crate::tree::line_of;

/// A string literal, whatever its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Literal {
    /// Byte of the opening quote.
    pub start: usize,
    /// As written between the quotes, escapes untouched.
    pub text: String,
}

#[derive(Debug)]
pub struct Source {
    /// As long as the file, byte for byte, but comments and the insides of
    /// literals are spaces.
    code: String,
    literals: Vec<Literal>,
}

/// A function with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    pub name: String,
    pub line: usize,
    /// Under `#[test]`, and not under `#[ignore]`.
    pub is_test: bool,
}

/// What stands first in the parentheses of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument<'a> {
    Literal(&'a Literal),
    /// A path that ends in an upper-case name, such as `Self::RULE`.
    Constant,
    /// Anything else, as far as the next comma or line end.
    Other(String),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call<'a> {
    pub line: usize,
    pub argument: Argument<'a>,
}

impl Source {
    pub fn new(text: &str) -> Source {
        let (code, literals) = lexer::split(text);
        Source { code, literals }
    }

    pub fn code(&self) -> &str {
        &self.code
    }

    pub fn literals(&self) -> &[Literal] {
        &self.literals
    }

    /// The code without what `#[cfg(test)]` stands above.
    pub fn shipped(&self) -> String {
        const MARK: &str = "#[cfg(test)]";
        let mut code = self.code.clone().into_bytes();
        let mut from = 0;
        while let Some(found) = self.code[from..].find(MARK) {
            let start = from + found;
            let end = item_end(self.code.as_bytes(), start + MARK.len());
            for byte in &mut code[start..end] {
                if *byte != b'\n' {
                    *byte = b' ';
                }
            }
            from = end;
        }
        String::from_utf8(code).expect("whole items are blanked")
    }

    /// Every named function, with its attributes looked at.
    pub fn functions(&self) -> Vec<Function> {
        let bytes = self.code.as_bytes();
        let mut found = Vec::new();
        let mut attributes: Vec<String> = Vec::new();
        let mut at = 0;
        while at < bytes.len() {
            let byte = bytes[at];
            if byte == b'#' && bytes.get(at + 1) == Some(&b'[') {
                let end = closing(bytes, at + 1, b'[', b']');
                let inner = &self.code[at + 2..end.saturating_sub(1).max(at + 2)];
                attributes.push(inner.split_whitespace().collect());
                at = end;
            } else if is_name_byte(byte) {
                let word = name_at(&self.code, at);
                at += word.len();
                if word == "fn" {
                    let start = at + blank(&self.code[at..]);
                    let name = name_at(&self.code, start);
                    if !name.is_empty() {
                        found.push(self.function(name, start, &attributes));
                    }
                    attributes.clear();
                } else if !FUNCTION_QUALIFIERS.contains(&word) {
                    attributes.clear();
                }
            } else {
                // Blanks, `pub(crate)` and `extern "C"` may stand before `fn`.
                if !byte.is_ascii_whitespace() && !b"()\"".contains(&byte) {
                    attributes.clear();
                }
                at += 1;
            }
        }
        found
    }

    fn function(&self, name: &str, start: usize, attributes: &[String]) -> Function {
        let ignored = attributes.iter().any(|a| a == "ignore" || a.starts_with("ignore="));
        Function {
            name: name.to_owned(),
            line: line_of(&self.code, start),
            is_test: !ignored && attributes.iter().any(|a| is_test(a)),
        }
    }

    /// The modules this file declares.
    pub fn modules(&self) -> Vec<&str> {
        let mut found = Vec::new();
        for (start, _) in self.code.match_indices("mod ") {
            let name_start = start + 4 + blank(&self.code[start + 4..]);
            if !follows_name(&self.code, start) {
                found.push(name_at(&self.code, name_start));
            }
        }
        found
    }

    /// Every call of `callee` in `code` (ours, or a part of it such as
    /// [`Source::shipped`]). `callee` is written as in `Illegal::new` or `say!`.
    pub fn calls(&self, code: &str, callee: &str) -> Vec<Call<'_>> {
        let opening = format!("{callee}(");
        let mut found = Vec::new();
        for (start, _) in code.match_indices(&opening) {
            if follows_name(code, start) {
                continue;
            }
            let inside = start + opening.len();
            let first = inside + blank(&code[inside..]);
            found.push(Call { line: line_of(code, start), argument: self.argument(code, first) });
        }
        found
    }

    fn argument(&self, code: &str, start: usize) -> Argument<'_> {
        if let Ok(index) = self.literals.binary_search_by_key(&start, |l| l.start) {
            return Argument::Literal(&self.literals[index]);
        }
        let rest = &code[start..];
        let text = rest.split([',', '\n']).next().unwrap_or("").trim();
        let last = text.rsplit("::").next().unwrap_or("");
        let last = last.split(')').next().unwrap_or("");
        let upper = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_';
        if last.starts_with(|c: char| c.is_ascii_uppercase()) && last.chars().all(upper) {
            Argument::Constant
        } else {
            Argument::Other(text.to_owned())
        }
    }
}

const FUNCTION_QUALIFIERS: [&str; 9] = ["pub", "crate", "super", "self", "in", "async", "const", "unsafe", "extern"];

fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80
}

/// The name, keyword or number that starts at this byte; may be empty.
fn name_at(code: &str, start: usize) -> &str {
    let rest = &code[start..];
    let end = rest.bytes().position(|b| !is_name_byte(b));
    &rest[..end.unwrap_or(rest.len())]
}

/// `#[test]`, or `#[tokio::test]` with or without arguments.
fn is_test(attribute: &str) -> bool {
    let name = attribute.split('(').next().unwrap_or_default();
    name == "test" || name == "tokio::test"
}

/// Whether the byte before `start` belongs to a name.
fn follows_name(code: &str, start: usize) -> bool {
    start > 0 && is_name_byte(code.as_bytes()[start - 1])
}

/// How many blank bytes the text starts with.
fn blank(text: &str) -> usize {
    text.len() - text.trim_start().len()
}

/// The byte after the bracket that closes the one at `open`.
fn closing(bytes: &[u8], open: usize, opener: u8, closer: u8) -> usize {
    let mut depth = 0;
    for (at, byte) in bytes.iter().enumerate().skip(open) {
        if *byte == opener {
            depth += 1;
        } else if *byte == closer {
            depth -= 1;
            if depth == 0 {
                return at + 1;
            }
        }
    }
    bytes.len()
}

/// The byte after the item that starts here: its block, or its semicolon.
fn item_end(bytes: &[u8], start: usize) -> usize {
    let stop = bytes[start..].iter().position(|b| *b == b'{' || *b == b';');
    match stop.map(|offset| start + offset) {
        Some(at) if bytes[at] == b'{' => closing(bytes, at, b'{', b'}'),
        Some(at) => at + 1,
        None => bytes.len(),
    }
}

#[cfg(test)]
mod tests;
