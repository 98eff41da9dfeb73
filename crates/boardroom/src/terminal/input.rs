//! [`Input`]: lines from a keyboard or a pipe, within limits.

use std::fmt;
use std::io::{BufRead, ErrorKind, Read};

/// The longest line that is read.
pub const MAX_LINE: usize = 4096;

/// What was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A line, without blanks around it; control characters are left out.
    Line(String),
    /// A line longer than [`MAX_LINE`]; it was skipped.
    TooLong,
    /// A line that is not UTF-8; it was skipped.
    NotText,
    /// Nothing more will come.
    End,
}

/// Where lines come from.
pub struct Input(Box<dyn BufRead>);

impl Input {
    /// Reads from there.
    #[must_use]
    pub fn new(from: impl BufRead + 'static) -> Input {
        Input(Box::new(from))
    }

    /// The next line. An error of the keyboard is its end.
    pub fn line(&mut self) -> Typed {
        let mut bytes = Vec::new();
        let limit = MAX_LINE as u64 + 1;
        match self.0.by_ref().take(limit).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return Typed::End,
            Ok(_) => {}
        }
        if bytes.last() != Some(&b'\n') && bytes.len() > MAX_LINE {
            self.skip_line();
            return Typed::TooLong;
        }
        match String::from_utf8(bytes) {
            Ok(line) => Typed::Line(line.trim().chars().filter(|c| !c.is_control()).collect()),
            Err(_) => Typed::NotText,
        }
    }

    fn skip_line(&mut self) {
        loop {
            let (used, ended) = match self.0.fill_buf() {
                Ok([]) => return,
                Ok(buffer) => match buffer.iter().position(|byte| *byte == b'\n') {
                    Some(at) => (at + 1, true),
                    None => (buffer.len(), false),
                },
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(_) => return,
            };
            self.0.consume(used);
            if ended {
                return;
            }
        }
    }
}

impl fmt::Debug for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Input")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Cursor;

    #[test]
    fn long_and_broken_lines_are_skipped_whole() {
        let mut bytes = b"one\r\n".to_vec();
        bytes.extend(vec![b'x'; 3 * MAX_LINE]);
        bytes.extend(b"\n\xff\xfe\n\x1b[2Jtwo\nend");
        let mut input = Input::new(Cursor::new(bytes));
        let lines: Vec<Typed> = (0..6).map(|_| input.line()).collect();
        let line = |text: &str| Typed::Line(text.to_owned());
        assert_eq!(lines, [line("one"), Typed::TooLong, Typed::NotText, line("[2Jtwo"), line("end"), Typed::End]);
    }
}
