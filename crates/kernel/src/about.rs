//! [`About`]: what a component is and does, for whoever looks at it closely.

use crate::{Feature, Phrase, RuleId};
use serde::Serialize;

/// A card, a token or a place in plain sentences: its sheet at the table. It depends on the component data alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kernel.ts", optional_fields))]
pub struct About {
    /// Which one.
    #[serde(skip)]
    pub of: Feature,
    /// What it is called.
    pub name: Phrase,
    /// What kind of thing it is, where that is more than its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<Phrase>,
    /// What has to be given for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<Phrase>,
    /// What it does, sentence by sentence.
    pub does: Vec<Phrase>,
    /// The rules behind that.
    #[cfg_attr(feature = "ts", ts(type = "Array<string>"))]
    pub rules: Vec<RuleId>,
}

impl About {
    /// A component of which only the name is said.
    #[must_use]
    pub fn new(of: Feature, name: Phrase) -> About {
        About { of, name, kind: None, cost: None, does: Vec::new(), rules: Vec::new() }
    }

    /// With the kind of thing that it is.
    #[must_use]
    pub fn kind(mut self, kind: Phrase) -> About {
        self.kind = Some(kind);
        self
    }

    /// With what has to be given for it.
    #[must_use]
    pub fn cost(mut self, cost: Phrase) -> About {
        self.cost = Some(cost);
        self
    }

    /// With a sentence more of what it does.
    #[must_use]
    pub fn does(mut self, sentence: Phrase) -> About {
        self.does.push(sentence);
        self
    }

    /// With the rules behind it.
    #[must_use]
    pub fn rules(mut self, rules: &[RuleId]) -> About {
        self.rules.extend(rules);
        self
    }
}
