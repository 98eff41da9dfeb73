//! Turns the dependencies of this crate into `games::each!`, and makes sure that no game lacks a part.

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

mod list;

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=Cargo.toml");
    println!("cargo::rerun-if-changed=list.rs");
    let root = Path::new("../..");
    let manifest = fs::read_to_string("Cargo.toml").expect("a crate has a manifest");
    let ids = list::ids(&manifest);
    let mut missing = false;
    for (id, file) in ids.iter().flat_map(|id| list::files(id).into_iter().map(move |file| (id, file))) {
        let path = root.join(&file);
        println!("cargo::rerun-if-changed={}", path.display());
        if !path.is_file() {
            println!("cargo::error=the game `{id}` is in crates/games/Cargo.toml, but there is no {file}");
            missing = true;
        }
    }
    let out = env::var_os("OUT_DIR").expect("cargo names a folder for what is generated");
    fs::write(Path::new(&out).join("list.rs"), generated(&ids)).expect("the folder can be written");
    if missing { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// The games by their names, and the macro.
fn generated(ids: &[&str]) -> String {
    let (mut names, mut rows) = (String::new(), String::new());
    for id in ids {
        let (module, type_name) = (list::module(id), list::type_name(id));
        names.push_str(&format!("pub use ::{module};\n"));
        rows.push_str(&format!(" ({module}, $crate::{module}::{type_name})"));
    }
    format!(
        "{names}\n/// Calls a macro with every game: its module and its type.\n\
         #[macro_export]\nmacro_rules! each {{\n    ($with:ident) => {{ $with! {{{rows} }} }};\n}}\n"
    )
}
