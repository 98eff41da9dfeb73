//! SPDX licence expressions: `(MIT OR Apache-2.0) AND Unicode-3.0`.
//!
//! `AND` binds closer than `OR`. The old separator `/` means `OR`.

/// Whether a choice of licences that `allowed` accepts fulfils the expression.
/// A licence with an exception is asked for as `X WITH Y`.
pub fn satisfied(text: &str, allowed: &dyn Fn(&str) -> bool) -> Result<bool, String> {
    let spaced = text.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let mut reader = Reader { words: spaced.split_whitespace().collect(), at: 0, allowed };
    let answer = reader.any()?;
    match reader.peek() {
        None => Ok(answer),
        Some(word) => Err(format!("`{word}` was not expected")),
    }
}

struct Reader<'a> {
    words: Vec<&'a str>,
    at: usize,
    allowed: &'a dyn Fn(&str) -> bool,
}

impl Reader<'_> {
    fn peek(&self) -> Option<&str> {
        self.words.get(self.at).copied()
    }

    fn take(&mut self, word: &str) -> bool {
        let found = self.peek() == Some(word);
        self.at += usize::from(found);
        found
    }

    /// `a OR b OR c`
    fn any(&mut self) -> Result<bool, String> {
        let mut answer = self.every()?;
        while self.take("OR") {
            answer |= self.every()?;
        }
        Ok(answer)
    }

    /// `a AND b AND c`
    fn every(&mut self) -> Result<bool, String> {
        let mut answer = self.single()?;
        while self.take("AND") {
            answer &= self.single()?;
        }
        Ok(answer)
    }

    /// `a`, `a WITH exception` or `( … )`
    fn single(&mut self) -> Result<bool, String> {
        if self.take("(") {
            let answer = self.any()?;
            return match self.take(")") {
                true => Ok(answer),
                false => Err("a parenthesis is not closed".to_owned()),
            };
        }
        let licence = self.name()?;
        if self.take("WITH") {
            let exception = self.name()?;
            return Ok((self.allowed)(&format!("{licence} WITH {exception}")));
        }
        Ok((self.allowed)(&licence))
    }

    fn name(&mut self) -> Result<String, String> {
        match self.peek() {
            None => Err("a licence is missing at the end".to_owned()),
            Some(word @ ("AND" | "OR" | "WITH" | "(" | ")")) => Err(format!("a licence is missing before `{word}`")),
            Some(word) => {
                let name = word.to_owned();
                self.at += 1;
                Ok(name)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(text: &str) -> Result<bool, String> {
        let allowed = ["MIT", "Apache-2.0", "Unicode-3.0", "Apache-2.0 WITH LLVM-exception"];
        satisfied(text, &|licence| allowed.contains(&licence))
    }

    #[test]
    fn one_choice_is_enough_and_every_part_is_needed() {
        for fine in [
            "MIT",
            "MIT OR GPL-2.0-only",
            "GPL-2.0-only OR MIT",
            "MIT/GPL-2.0",
            "MIT / Apache-2.0",
            "(MIT OR GPL-2.0-only) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception OR GPL-2.0-only",
            "MIT OR GPL-2.0-only AND BSD-4-Clause",
            "((MIT))",
        ] {
            assert_eq!(answer(fine), Ok(true), "{fine}");
        }
        for refused in
            ["GPL-3.0-only", "MIT AND GPL-3.0-only", "(MIT OR Apache-2.0) AND NCSA", "MIT WITH LLVM-exception", "mit"]
        {
            assert_eq!(answer(refused), Ok(false), "{refused}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_an_error() {
        for broken in ["", "MIT OR", "(MIT", "MIT)", "AND MIT", "MIT Apache-2.0", "MIT WITH"] {
            assert!(answer(broken).is_err(), "{broken}");
        }
    }
}
