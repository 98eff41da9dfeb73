//! [`FeatureNames`]: what the features of an arm are called.

use super::Words;
use crate::Failure;
use crate::command::said;
use lab::study::Arm;
use std::collections::BTreeMap;

/// What the features of an arm's data are called, by group and short name.
#[derive(Debug)]
pub(super) struct FeatureNames(BTreeMap<String, BTreeMap<String, String>>);

impl FeatureNames {
    /// Those of an arm.
    pub(super) fn of(words: &Words<'_>, arm: &Arm) -> Result<FeatureNames, Failure> {
        let features = words.game.features(arm.data.as_deref()).map_err(|problem| Failure::from(problem).refused())?;
        let mut names: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
        for feature in features {
            let group = names.entry(feature.feature.group.to_owned()).or_default();
            group.insert(feature.key, said(words.texts, &feature.say));
        }
        Ok(FeatureNames(names))
    }

    /// A feature's name; its short one if the data do not know it.
    pub(super) fn name<'a>(&'a self, group: &str, key: &'a str) -> &'a str {
        self.get(group, key).unwrap_or(key)
    }

    /// A feature's name, if the data know it.
    pub(super) fn get(&self, group: &str, key: &str) -> Option<&str> {
        self.0.get(group)?.get(key).map(String::as_str)
    }

    /// The groups, each with its features: short names and names.
    pub(super) fn groups(&self) -> impl Iterator<Item = (&str, &BTreeMap<String, String>)> {
        self.0.iter().map(|(group, names)| (group.as_str(), names))
    }
}
