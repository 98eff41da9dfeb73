//! How the list of games is read. Shared by the build script of this crate and by `xtask`, which must not wait until
//! all games are built.

/// The ids of the games: the dependencies in the text of `crates/games/Cargo.toml`, in their order.
pub fn ids(manifest: &str) -> Vec<&str> {
    let lines = manifest.lines().map(str::trim);
    let section = lines.skip_while(|line| *line != "[dependencies]").skip(1).take_while(|line| !line.starts_with('['));
    section.filter(|line| !line.starts_with('#')).filter_map(|line| Some(line.split_once('=')?.0.trim())).collect()
}

/// What a game's folder under `crates` is called in Rust: `cyber_merchant`.
pub fn module(id: &str) -> String {
    id.replace('-', "_")
}

/// What a game's type is called: `CyberMerchant`.
pub fn type_name(id: &str) -> String {
    let capital = |word: &str| word[..1].to_ascii_uppercase() + &word[1..];
    id.split('-').filter(|word| !word.is_empty()).map(capital).collect()
}

/// The files a game has outside its crate. Nothing builds without them.
pub fn files(id: &str) -> Vec<String> {
    let module = module(id);
    let code = ["bots/src/eval", "boardroom/src/boards"].map(|folder| format!("crates/{folder}/{module}.rs"));
    let rules = ["", "ru/", "uk/"].map(|language| format!("docs/rules/{language}{id}.md"));
    let words = ["en", "ru", "uk"].map(|language| format!("crates/texts/ftl/{language}/{id}.ftl"));
    let about = ["en", "ru", "uk"].map(|language| format!("crates/texts/ftl/{language}/{id}.about.ftl"));
    code.into_iter().chain(rules).chain(words).chain(about).collect()
}
