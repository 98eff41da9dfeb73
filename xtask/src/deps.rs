//! `cargo xtask deps`: dependencies point downwards only.
//!
//! The layers below say on which other crates of the workspace a crate may
//! depend, and for the crates that must stay small also on which foreign ones.
//! Development dependencies are free. Build dependencies count as normal ones.

use serde_json::Value;

use crate::problem::{Failure, Problem, conclude, no_arguments};
use crate::workspace::{Reach, Workspace};

/// What some crates may depend on.
struct Layer {
    /// [`GAME`] stands for all games.
    crates: &'static [&'static str],
    /// Crates of the workspace; `None` is any of them.
    ours: Option<&'static [&'static str]>,
    /// Crates from elsewhere; `None` is any. A new one in `kernel` or in a game
    /// needs a page in `docs/decisions`, and then a word here.
    foreign: Option<&'static [&'static str]>,
}

/// The game that `new-game` copies. It is in no list.
const TEMPLATE: &str = "high-card";

/// Any of the games, in place of their names.
const GAME: &str = "a game";

/// From the bottom to the top.
const LAYERS: [Layer; 18] = [
    Layer {
        crates: &["kernel"],
        ours: Some(&[]),
        foreign: Some(&["serde", "serde_json", "postcard", "sha2", "rand_chacha", "toml", "thiserror", TS]),
    },
    Layer { crates: &[TESTKIT], ours: Some(&["kernel", "texts"]), foreign: Some(&["serde", "serde_json", "toml"]) },
    Layer { crates: &[GAME], ours: Some(&["kernel"]), foreign: Some(&["serde", TS]) },
    Layer { crates: &["games"], ours: Some(&[GAME]), foreign: Some(&[]) },
    Layer { crates: &["rulebooks"], ours: Some(&[]), foreign: Some(&[]) },
    Layer { crates: &["lessons"], ours: Some(&[]), foreign: Some(&["serde", "toml"]) },
    Layer { crates: &["bots"], ours: Some(&["kernel", "games"]), foreign: None },
    Layer { crates: &["registry"], ours: Some(&["kernel", "games", "bots"]), foreign: None },
    Layer { crates: &["lab"], ours: Some(&["kernel", "registry"]), foreign: None },
    Layer { crates: &["wire"], ours: Some(&["kernel"]), foreign: None },
    Layer {
        crates: &["store"],
        ours: Some(&[]),
        foreign: Some(&["async-trait", "rusqlite", "sqlx", "thiserror", "tokio"]),
    },
    Layer { crates: &["texts"], ours: Some(&["kernel"]), foreign: None },
    Layer {
        crates: &["server"],
        ours: Some(&["kernel", "lessons", "registry", "rulebooks", "store", "texts", "wire"]),
        foreign: None,
    },
    Layer { crates: &["load"], ours: Some(&["server", "store"]), foreign: None },
    Layer {
        crates: &["typescript"],
        ours: Some(&["kernel", "games", "registry", "rulebooks", "wire"]),
        foreign: Some(&[TS]),
    },
    Layer { crates: &["client"], ours: Some(&[]), foreign: Some(&[]) },
    Layer { crates: &["boardroom"], ours: None, foreign: None },
    Layer { crates: &["xtask"], ours: Some(&["rulebooks"]), foreign: Some(&["serde_json"]) },
];

/// Only ever an optional dependency: the feature `ts` exports types for the web client.
const TS: &str = "ts-rs";

/// Whatever a layer allows, this one is for tests.
const TESTKIT: &str = "testkit";

pub fn command(workspace: &Workspace, arguments: &[String]) -> Result<(), Failure> {
    no_arguments("deps", arguments)?;
    let members = members(&workspace.metadata(Reach::Members)?)?;
    let tree = workspace.tree()?;
    let problems = check(&members, &tree.games());
    let fine = format!("{} crates depend only downwards", members.len());
    conclude("deps", &problems, &fine)
}

/// A crate of the workspace, with what it needs to be built (not to be tested).
#[derive(Debug, PartialEq, Eq)]
struct Member {
    name: String,
    needs: Vec<String>,
    /// Those of them that are built only with a feature.
    optional: Vec<String>,
}

fn members(metadata: &Value) -> Result<Vec<Member>, Failure> {
    let read = |package: &Value| {
        let name = package["name"].as_str()?.to_owned();
        let needed: Vec<&Value> = package["dependencies"].as_array()?.iter().filter(|d| d["kind"] != "dev").collect();
        let names = |some: &mut dyn Iterator<Item = &&Value>| {
            some.map(|dependency| dependency["name"].as_str().map(str::to_owned)).collect::<Option<Vec<String>>>()
        };
        let needs = names(&mut needed.iter())?;
        let optional = names(&mut needed.iter().filter(|dependency| dependency["optional"] == true))?;
        Some(Member { name, needs, optional })
    };
    metadata["packages"]
        .as_array()
        .and_then(|packages| packages.iter().map(read).collect())
        .ok_or_else(|| Failure::found("`cargo metadata` has another form than expected"))
}

/// A crate as the layers name it.
fn role<'n>(name: &'n str, games: &[&str]) -> &'n str {
    if games.contains(&name) || name == TEMPLATE { GAME } else { name }
}

fn check(members: &[Member], games: &[&str]) -> Vec<Problem> {
    let mut problems = Vec::new();
    for Member { name, needs, optional } in members {
        let found = LAYERS.iter().find(|layer| layer.crates.contains(&role(name, games)));
        let Some(layer) = found else {
            problems.push(Problem::new("layers", name, "is in no layer: a game is named in crates/games/Cargo.toml, any other crate in LAYERS in xtask/src/deps.rs"));
            continue;
        };
        for needed in needs {
            if needed == TS && !optional.contains(needed) {
                let message = "is not allowed: it may only be an optional dependency, of the feature `ts`";
                problems.push(Problem::new("dependencies", format!("{name} -> {needed}"), message));
            }
            if let Some(reason) = objection(layer, needed, members, games) {
                let edge = format!("{name} -> {needed}");
                let message = format!("is not allowed: {reason}");
                problems.push(Problem::new("dependencies", edge, message));
            }
        }
    }
    problems
}

/// Why a crate of this layer may not depend on `needed`, if so.
fn objection(layer: &Layer, needed: &str, members: &[Member], games: &[&str]) -> Option<String> {
    if needed == TESTKIT {
        return Some(format!("{TESTKIT} may only be a dev-dependency"));
    }
    let (whose, allowed) = if members.iter().any(|member| member.name == needed) {
        ("of the workspace", layer.ours)
    } else {
        ("from elsewhere", layer.foreign)
    };
    let allowed = allowed?;
    if allowed.contains(&role(needed, games)) {
        return None;
    }
    let list = match allowed.is_empty() {
        true => "nothing".to_owned(),
        false => allowed.join(", "),
    };
    Some(format!("{whose} it may depend on {list}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn member(name: &str, needs: &[&str]) -> Member {
        let own = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let (optional, needs): (Vec<&str>, Vec<&str>) = needs.iter().map(|n| (n.strip_suffix('?'), *n)).fold(
            (Vec::new(), Vec::new()),
            |(mut optional, mut needs), (stripped, name)| {
                optional.extend(stripped);
                needs.push(stripped.unwrap_or(name));
                (optional, needs)
            },
        );
        Member { name: name.to_owned(), needs: own(&needs), optional: own(&optional) }
    }

    fn messages(members: &[Member]) -> Vec<String> {
        let line = |p: &Problem| format!("{}: {}", p.place, p.message);
        check(members, &["syndicate", "dei"]).iter().map(line).collect()
    }

    #[test]
    fn metadata_is_read_without_development_dependencies() {
        let metadata = json!({ "packages": [ { "name": "dei", "dependencies": [
            { "name": "kernel", "kind": null },
            { "name": "testkit", "kind": "dev" },
            { "name": "cc", "kind": "build" },
            { "name": "ts-rs", "kind": null, "optional": true },
        ] } ] });
        assert_eq!(members(&metadata).unwrap(), [member("dei", &["kernel", "cc", "ts-rs?"])]);
        assert!(members(&json!({})).is_err());
    }

    #[test]
    fn downward_edges_are_fine() {
        let fine = [
            member("kernel", &["serde", "sha2", "ts-rs?"]),
            member("syndicate", &["kernel", "serde", "ts-rs?"]),
            member("games", &["syndicate"]),
            member("bots", &["kernel", "games", "rayon"]),
            member("registry", &["kernel", "games", "bots", "serde_json"]),
            member("texts", &["kernel", "fluent-bundle"]),
            member("boardroom", &["registry", "texts", "clap"]),
            member("xtask", &["serde_json"]),
        ];
        assert_eq!(messages(&fine), [""; 0]);
    }

    #[test]
    fn a_wrong_edge_is_named_with_what_is_allowed() {
        let wrong = [
            member("kernel", &["rand"]),
            member("dei", &["syndicate", "kernel"]),
            member("syndicate", &["toml", "ts-rs"]),
            member("boardroom", &["testkit"]),
            member("testkit", &[]),
            member("xtask", &["kernel"]),
            member("bots", &["syndicate"]),
            member("casino", &[]),
        ];
        assert_eq!(
            messages(&wrong),
            [
                "kernel -> rand: is not allowed: from elsewhere it may depend on serde, serde_json, postcard, sha2, rand_chacha, toml, thiserror, ts-rs",
                "dei -> syndicate: is not allowed: of the workspace it may depend on kernel",
                "syndicate -> toml: is not allowed: from elsewhere it may depend on serde, ts-rs",
                "syndicate -> ts-rs: is not allowed: it may only be an optional dependency, of the feature `ts`",
                "boardroom -> testkit: is not allowed: testkit may only be a dev-dependency",
                "xtask -> kernel: is not allowed: of the workspace it may depend on rulebooks",
                "bots -> syndicate: is not allowed: of the workspace it may depend on kernel, games",
                "casino: is in no layer: a game is named in crates/games/Cargo.toml, any other crate in LAYERS in xtask/src/deps.rs",
            ]
        );
    }
}
