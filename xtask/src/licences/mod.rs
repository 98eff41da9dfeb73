//! `cargo xtask licences`: what we ship may be shipped.

mod expression;

use serde_json::Value;

use crate::problem::{Failure, Problem, conclude, no_arguments};
use crate::workspace::{Reach, Workspace};

/// Licences that ask for no more than a notice. MPL-2.0 is left out on purpose:
/// it asks for the source of changed files.
const ALLOWED: [&str; 13] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unicode-DFS-2016",
    "Unlicense",
    "Zlib",
];

pub fn command(workspace: &Workspace, arguments: &[String]) -> Result<(), Failure> {
    no_arguments("licences", arguments)?;
    let foreign = foreign_packages(&workspace.metadata(Reach::Everything)?)?;
    let fine = format!("{} packages from elsewhere may all be used", foreign.len());
    conclude("licences", &check(&foreign), &fine)
}

/// A package outside the workspace.
#[derive(Debug, PartialEq, Eq)]
struct Package {
    /// Name and version.
    title: String,
    licence: Option<String>,
}

fn foreign_packages(metadata: &Value) -> Result<Vec<Package>, Failure> {
    let unexpected = || Failure::found("`cargo metadata` has another form than expected");
    let members = metadata["workspace_members"].as_array().ok_or_else(unexpected)?;
    metadata["packages"]
        .as_array()
        .ok_or_else(unexpected)?
        .iter()
        .filter(|package| !members.contains(&package["id"]))
        .map(|package| {
            let name = package["name"].as_str().ok_or_else(unexpected)?;
            let version = package["version"].as_str().ok_or_else(unexpected)?;
            Ok(Package { title: format!("{name} {version}"), licence: package["license"].as_str().map(str::to_owned) })
        })
        .collect()
}

fn check(packages: &[Package]) -> Vec<Problem> {
    packages
        .iter()
        .filter_map(|package| {
            let reason = objection(package.licence.as_deref())?;
            Some(Problem::new("licences", &package.title, reason))
        })
        .collect()
}

/// Why a package under this licence may not be used, if so.
fn objection(licence: Option<&str>) -> Option<String> {
    let Some(text) = licence else {
        return Some("states no licence expression; use another package, or one that does".to_owned());
    };
    match expression::satisfied(text, &|licence| ALLOWED.contains(&licence)) {
        Ok(true) => None,
        Ok(false) => Some(format!("is under \"{text}\"; allowed are {}", ALLOWED.join(", "))),
        Err(error) => Some(format!("is under \"{text}\", which cannot be read: {error}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_packages_outside_the_workspace_are_looked_at() {
        let metadata = json!({
            "workspace_members": ["path+dei"],
            "packages": [
                { "id": "path+dei", "name": "dei", "version": "0.0.0", "license": null },
                { "id": "reg+a", "name": "a", "version": "1.2.3", "license": "MIT" },
            ],
        });
        let found = foreign_packages(&metadata).unwrap();
        assert_eq!(found, [Package { title: "a 1.2.3".to_owned(), licence: Some("MIT".to_owned()) }]);
        assert!(foreign_packages(&json!({})).is_err());
    }

    #[test]
    fn a_refusal_names_the_package_and_the_expression() {
        let package =
            |licence: Option<&str>| Package { title: "a 1.0.0".to_owned(), licence: licence.map(str::to_owned) };
        let problems = check(&[
            package(Some("MIT/Apache-2.0")),
            package(Some("GPL-3.0-only AND MIT")),
            package(Some("MPL-2.0")),
            package(Some("MIT OR")),
            package(None),
        ]);
        assert_eq!(problems.len(), 4);
        assert_eq!(problems[0].place, "a 1.0.0");
        assert!(problems[0].message.starts_with("is under \"GPL-3.0-only AND MIT\"; allowed are 0BSD,"));
    }
}
