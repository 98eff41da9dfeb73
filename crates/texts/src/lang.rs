//! [`Lang`]: the languages there are.

use std::fmt;
use std::str::FromStr;

/// A language the texts are written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
    /// Ukrainian.
    Uk,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Ru, Lang::Uk];

    /// Its code, as in `--lang` and in the folders of the texts.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Ru => "ru",
            Lang::Uk => "uk",
        }
    }

    /// The language of a terminal: the first of these values that is not empty decides, English if
    /// it is none of ours. Hand in `LC_ALL`, `LC_MESSAGES` and `LANG`, in this order.
    ///
    /// ```
    /// # use texts::Lang;
    /// assert_eq!(Lang::detect([None, Some(""), Some("uk_UA.UTF-8")]), Lang::Uk);
    /// assert_eq!(Lang::detect([Some("C"), None, Some("ru_RU")]), Lang::En);
    /// ```
    pub fn detect<'a>(values: impl IntoIterator<Item = Option<&'a str>>) -> Lang {
        let value = values.into_iter().flatten().find(|value| !value.is_empty()).unwrap_or("");
        let code = value.split(['_', '-', '.', '@']).next().unwrap_or("");
        code.parse().unwrap_or_default()
    }

    pub(crate) const fn index(self) -> usize {
        match self {
            Lang::En => 0,
            Lang::Ru => 1,
            Lang::Uk => 2,
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;
    fn from_str(code: &str) -> Result<Lang, UnknownLang> {
        let found = Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code));
        found.ok_or_else(|| UnknownLang(code.to_owned()))
    }
}

/// A code that is none of our languages. It is said in English: the language is not known yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLang(pub String);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Lang::ALL.map(Lang::code).join(", ");
        write!(f, "there are no texts in {:?}; there are: {known}", self.0)
    }
}

impl std::error::Error for UnknownLang {}
