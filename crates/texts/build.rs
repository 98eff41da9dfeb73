//! Embeds every Fluent file there is. A file that one language has and another lacks does not compile.

use std::path::Path;
use std::{env, fs};

/// As in `Lang::ALL`; the first decides which files there are.
const LANGUAGES: [&str; 3] = ["en", "ru", "uk"];

fn main() {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo names the crate's folder")).join("ftl");
    for language in LANGUAGES {
        println!("cargo::rerun-if-changed={}", folder.join(language).display());
    }
    let mut names: Vec<String> = fs::read_dir(folder.join(LANGUAGES[0]))
        .expect("there are English texts")
        .filter_map(|entry| Some(entry.ok()?.file_name().to_str()?.strip_suffix(".ftl")?.to_owned()))
        .collect();
    names.sort_unstable();
    let mut code =
        format!("/// The names of the embedded files, without `.ftl`.\npub const FILES: &[&str] = &{names:?};\n\n");
    code.push_str("const SOURCES: [&[&str]; 3] = [\n");
    for language in LANGUAGES {
        let file = |name: &String| format!("include_str!({:?})", folder.join(language).join(format!("{name}.ftl")));
        code.push_str(&format!("    &[{}],\n", names.iter().map(file).collect::<Vec<_>>().join(", ")));
    }
    code.push_str("];\n");
    let out = env::var_os("OUT_DIR").expect("cargo names a folder for what is generated");
    fs::write(Path::new(&out).join("files.rs"), code).expect("the folder can be written");
}
