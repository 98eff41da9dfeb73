//! The list of games, as `crates/games` reads it: here without building any of them.

#[path = "../../crates/games/list.rs"]
mod shared;

pub use shared::{files, ids, module, type_name};

/// The one list.
pub const MANIFEST: &str = "crates/games/Cargo.toml";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dependencies_are_the_games_in_their_order() {
        let manifest = "[package]\nname = \"games\"\n\n# The list.\n[dependencies]\nsmartphone = { path = \"../smartphone\" }\n# A comment.\ncyber-merchant = { path = \"…\" }\n\n[lints]\nworkspace = true\n";
        assert_eq!(ids(manifest), ["smartphone", "cyber-merchant"]);
        assert_eq!(ids("[package]\n"), [""; 0]);
    }

    #[test]
    fn a_game_goes_by_three_forms_of_its_name() {
        assert_eq!(module("cyber-merchant"), "cyber_merchant");
        assert_eq!(type_name("cyber-merchant"), "CyberMerchant");
    }
}
