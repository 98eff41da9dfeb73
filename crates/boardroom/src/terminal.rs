//! The terminal: what is written to it in colours or without, and what is typed.

mod input;
mod row;
mod seats;
mod wrap;

pub use input::{Input, MAX_LINE, Typed};
pub use row::{Row, Tint, columns, fit};
pub use seats::{Cast, shape};
pub use wrap::wrap;

use crate::out::Out;
use kernel::Phrase;
use std::io::{self, IsTerminal};
use texts::{Names, Texts};

/// How wide sentences and boards may be.
pub const WIDTH: usize = 100;
/// How narrow sentences may become in a narrow terminal.
const NARROWEST: usize = 40;

/// Where a command writes and reads.
#[derive(Debug)]
pub struct Terminal {
    /// The texts of the chosen language.
    pub texts: &'static Texts,
    /// Standard output.
    pub out: Out,
    input: Input,
    colour: bool,
    /// How wide sentences are.
    width: usize,
    /// Whether a person sits at both ends.
    pub live: bool,
}

impl Terminal {
    /// The process's own.
    #[must_use]
    pub fn of_process(texts: &'static Texts) -> Terminal {
        let output = io::stdout().is_terminal();
        let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|value| value == "dumb");
        Terminal {
            texts,
            out: Out::stdout(),
            input: Input::new(io::BufReader::new(io::stdin())),
            colour: output && !plain && !dumb,
            width: if output { columns_of_process() } else { WIDTH },
            live: output && io::stdin().is_terminal(),
        }
    }

    /// One that writes and reads elsewhere, without colours.
    #[must_use]
    pub fn new(texts: &'static Texts, out: Out, input: Input) -> Terminal {
        Terminal { texts, out, input, colour: false, width: WIDTH, live: false }
    }

    /// Writes a row.
    pub fn row(&mut self, row: &Row) {
        let painted = row.clone().trimmed().paint(self.colour);
        self.out.line(&painted);
    }

    /// Writes an empty line.
    pub fn blank(&mut self) {
        self.out.line("");
    }

    /// Writes a text over as many lines as it needs, each `indent` columns in.
    pub fn text(&mut self, text: &str, indent: usize) {
        self.tinted(text, Tint::Plain, indent);
    }

    /// The same in a tint.
    pub fn tinted(&mut self, text: &str, tint: Tint, indent: usize) {
        for line in wrap(text, self.width - indent) {
            self.row(&Row::new().plain(" ".repeat(indent)).with(tint, line));
        }
    }

    /// Writes a message without players in it.
    pub fn say(&mut self, phrase: &Phrase) {
        let text = self.texts.say(phrase, &Names::default());
        self.text(&text, 0);
    }

    /// A heading between empty lines.
    pub fn heading(&mut self, text: &str) {
        self.blank();
        self.row(&Row::new().with(Tint::Strong, text));
    }

    /// Writes a list: a mark of `hang` columns, then the text, wrapped beside it.
    pub fn hanging(&mut self, mark: Row, hang: usize, text: &Row) {
        let mut mark = Some(mark);
        for line in text.wrapped(self.width - hang) {
            let head = mark.take().unwrap_or_default().padded(hang);
            self.row(&head.and(line));
        }
    }

    /// Asks and waits for a line. What is not typed by a person is shown, so that the whole reads
    /// like a conversation.
    pub fn ask(&mut self, prompt: &Row) -> Typed {
        let mut lines = prompt.wrapped(self.width);
        let last = lines.pop().unwrap_or_default();
        lines.iter().for_each(|line| self.row(line));
        self.out.text(&last.paint(self.colour));
        self.out.flush();
        let typed = if self.out.is_closed() { Typed::End } else { self.input.line() };
        match &typed {
            Typed::Line(line) if !self.live => self.out.line(line),
            Typed::End | Typed::TooLong | Typed::NotText => self.blank(),
            Typed::Line(_) => {}
        }
        typed
    }

    /// Clears the screen, so that the next person does not see what the last one saw.
    pub fn clear(&mut self) {
        if self.live {
            self.out.text("\u{1b}[2J\u{1b}[3J\u{1b}[H");
        } else {
            (0..3).for_each(|_| self.blank());
        }
    }
}

/// How many columns the process's terminal has, as far as we use them.
fn columns_of_process() -> usize {
    let size = terminal_size::terminal_size();
    size.map_or(WIDTH, |(width, _)| usize::from(width.0).clamp(NARROWEST, WIDTH))
}
