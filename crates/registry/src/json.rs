//! [`Json`]: a value that is written once and sent many times.

use serde::{Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// A value as the text of its JSON. It is written straight from its type, without a tree in between, and
/// serialises as itself.
#[derive(Clone, Debug)]
pub struct Json(Box<RawValue>);

impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.as_str() == other.as_str()
    }
}

impl Json {
    /// Writes a value.
    ///
    /// # Panics
    /// Never with plain data.
    pub fn of(value: &impl Serialize) -> Json {
        Json(to_raw_value(value).expect("plain data always serialise"))
    }

    /// Its text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.0.get()
    }

    /// The same, to be put into a larger value.
    #[must_use]
    pub fn raw(&self) -> &RawValue {
        &self.0
    }

    /// The value as a tree, for those who look into it.
    ///
    /// # Panics
    /// Never: the text is JSON.
    #[must_use]
    pub fn value(&self) -> Value {
        serde_json::from_str(self.as_str()).expect("what was written can be read")
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn it_serialises_as_itself() {
        let json = Json::of(&vec![(1, "a\"b")]);
        assert_eq!(json.as_str(), r#"[[1,"a\"b"]]"#);
        assert_eq!(serde_json::to_string(&(&json, 2)).ok().as_deref(), Some(r#"[[[1,"a\"b"]],2]"#));
        assert_eq!(json.value(), json!([[1, "a\"b"]]));
    }
}
