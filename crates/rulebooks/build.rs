//! Embeds every document in `docs/rules`. One that is not translated does not compile.

use std::path::Path;
use std::{env, fs};

/// The folders of the languages; the first decides which documents there are.
const LANGUAGES: [(&str, &str); 3] = [("en", ""), ("ru", "ru"), ("uk", "uk")];

fn main() {
    let here = env::var("CARGO_MANIFEST_DIR").expect("cargo names the crate's folder");
    let folder = Path::new(&here).join("../../docs/rules");
    for (_, below) in LANGUAGES {
        println!("cargo::rerun-if-changed={}", folder.join(below).display());
    }
    let mut names: Vec<String> = fs::read_dir(&folder)
        .expect("there are rules")
        .filter_map(|entry| Some(entry.ok()?.file_name().to_str()?.strip_suffix(".md")?.to_owned()))
        .filter(|name| name != "README")
        .collect();
    names.sort_unstable();
    let mut code = format!("static BOOKS: [Book; {}] = [\n", names.len());
    for name in &names {
        code.push_str(&format!("    Book::new({name:?}, ["));
        for (language, below) in LANGUAGES {
            let path = folder.join(below).join(format!("{name}.md"));
            code.push_str(&format!("({language:?}, include_str!({path:?})), "));
        }
        code.push_str("]),\n");
    }
    code.push_str("];\n");
    let out = env::var_os("OUT_DIR").expect("cargo names a folder for what is generated");
    fs::write(Path::new(&out).join("books.rs"), code).expect("the folder can be written");
}
