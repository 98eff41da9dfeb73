//! Embeds every lesson in `docs/lessons`: a record and the notes to it, two files of one name.

use std::path::Path;
use std::{env, fs};

fn main() {
    let here = env::var("CARGO_MANIFEST_DIR").expect("cargo names the crate's folder");
    let folder = Path::new(&here).join("../../docs/lessons");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut games: Vec<String> = fs::read_dir(&folder)
        .expect("there are lessons")
        .filter_map(|entry| Some(entry.ok()?.file_name().to_str()?.strip_suffix(".toml")?.to_owned()))
        .collect();
    games.sort_unstable();
    let mut code = format!("static LESSONS: [Lesson; {}] = [\n", games.len());
    for game in &games {
        let file = |kind: &str| folder.join(format!("{game}.{kind}"));
        let (record, notes) = (file("record"), file("toml"));
        code.push_str(&format!("    Lesson::new({game:?}, include_str!({record:?}), include_str!({notes:?})),\n"));
    }
    code.push_str("];\n");
    let out = env::var_os("OUT_DIR").expect("cargo names a folder for what is generated");
    fs::write(Path::new(&out).join("lessons.rs"), code).expect("the folder can be written");
}
