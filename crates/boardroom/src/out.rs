//! [`Out`]: standard output that survives a reader who goes away.

use std::fmt;
use std::io::{self, ErrorKind, Write};

/// Where a command writes. After the first error nothing more is written: a reader who has seen
/// enough (`| head`) ends nothing else, and any other error is told at the end.
pub struct Out {
    to: Box<dyn Write>,
    error: Option<io::Error>,
}

impl Out {
    /// Writes there.
    #[must_use]
    pub fn new(to: impl Write + 'static) -> Out {
        Out { to: Box::new(to), error: None }
    }

    /// Standard output, buffered.
    #[must_use]
    pub fn stdout() -> Out {
        Out::new(io::BufWriter::new(io::stdout()))
    }

    /// Writes a text as it is.
    pub fn text(&mut self, text: &str) {
        if self.error.is_none() {
            self.error = self.to.write_all(text.as_bytes()).err();
        }
    }

    /// Writes a line.
    pub fn line(&mut self, line: &str) {
        self.text(line);
        self.text("\n");
    }

    /// Hands on what is buffered.
    pub fn flush(&mut self) {
        if self.error.is_none() {
            self.error = self.to.flush().err();
        }
    }

    /// Whether nobody reads any more.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.error.is_some()
    }

    /// The end of the command.
    ///
    /// # Errors
    /// What went wrong with writing, if it was more than a reader who went away.
    pub fn finish(&mut self) -> io::Result<()> {
        self.flush();
        match self.error.take() {
            Some(error) if error.kind() != ErrorKind::BrokenPipe => Err(error),
            _ => Ok(()),
        }
    }
}

impl fmt::Debug for Out {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Out").field("error", &self.error).finish_non_exhaustive()
    }
}
