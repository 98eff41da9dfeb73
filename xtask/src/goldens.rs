//! `cargo xtask goldens [GAME]`: records the golden games anew, on purpose.

use crate::problem::{Failure, print};
use crate::tree::Tree;
use crate::workspace::{Workspace, run};

/// A golden test that sees this variable writes its files instead of comparing them.
const REFRESH: &str = "BOARDROOM_REFRESH";

/// As git reads it: the goldens of every crate. Without the last star git would
/// look for files of that name, not below them.
const GOLDENS: &str = "crates/*/tests/goldens/*";
/// The same for the counts of legal paths.
const COUNTS: &str = "crates/*/tests/perft/*";

pub fn command(workspace: &Workspace, arguments: &[String]) -> Result<(), Failure> {
    let tree = workspace.tree()?;
    let all = games_with_goldens(&tree);
    if all.is_empty() {
        return Err(Failure::found("no crate has goldens: write crates/<game>/tests/goldens.rs"));
    }
    let games = match arguments {
        [] => all,
        [game] if all.contains(game) => vec![game.clone()],
        [game] => {
            let names = all.join(", ");
            let message = format!("`{game}` has no crates/{game}/tests/goldens.rs; there are: {names}");
            return Err(Failure::Usage(message));
        }
        [_, extra, ..] => {
            return Err(Failure::Usage(format!("`goldens` takes one game, but also got `{extra}`")));
        }
    };
    for game in &games {
        print(&format!("== refreshing {game}\n"));
        refresh(workspace, game)?;
        if tree.under("crates", "rs").any(|(path, _)| path == format!("crates/{game}/tests/perft.rs")) {
            run(workspace.cargo(&["test", "-p", game, "--test", "perft"]).env(REFRESH, "1"))?;
        }
    }
    print("\n== changed\n");
    run(&mut workspace.git(&["--no-pager", "diff", "--stat", "--", GOLDENS, COUNTS]))?;
    print("== new\n");
    run(&mut workspace.git(&["ls-files", "--others", "--exclude-standard", "--", GOLDENS, COUNTS]))?;
    print(&format!(
        "\nNow read the difference line by line: git diff -- '{GOLDENS}' '{COUNTS}'\n\
         A golden changes because a rule does; if an old record can replay differently, raise REVISION.\n"
    ));
    Ok(())
}

/// Records the golden games of one game.
pub fn refresh(workspace: &Workspace, game: &str) -> Result<(), Failure> {
    run(workspace.cargo(&["test", "--quiet", "-p", game, "--test", "goldens"]).env(REFRESH, "1"))
}

fn games_with_goldens(tree: &Tree) -> Vec<String> {
    let name = |path: &str| {
        let rest = path.strip_prefix("crates/")?;
        let (name, file) = rest.split_once('/')?;
        ["tests/goldens.rs", "tests/goldens/main.rs"].contains(&file).then(|| name.to_owned())
    };
    tree.under("crates", "rs").filter_map(|(path, _)| name(path)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_has_goldens_when_it_has_the_test_target() {
        let tree = Tree::of(&[
            ("crates/dei/tests/goldens/main.rs", ""),
            ("crates/kernel/src/goldens.rs", ""),
            ("crates/syndicate/tests/goldens.rs", ""),
        ]);
        assert_eq!(games_with_goldens(&tree), ["dei", "syndicate"]);
    }
}
