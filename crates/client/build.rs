//! Builds the web client with npm and lists its files.
//!
//! `BOARDROOM_CLIENT` names a folder with a client that was built before; then Node is not needed.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, exit};
use std::{env, fs, io};

/// What the client is built from, beside what npm installs.
const SOURCES: [&str; 10] = [
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/public",
    "web/scripts/compress.mjs",
    "web/src",
    "web/sw",
    "web/svelte.config.js",
    "web/vite.config.ts",
    "crates/texts/ftl",
];

fn main() {
    let folder = |name: &str| PathBuf::from(env::var_os(name).unwrap_or_default());
    let (root, out) = (folder("CARGO_MANIFEST_DIR").join("../.."), folder("OUT_DIR"));
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", root.join(source).display());
    }
    println!("cargo::rerun-if-env-changed=BOARDROOM_CLIENT");
    let built = env::var_os("BOARDROOM_CLIENT").map_or_else(|| build(&root.join("web"), &out), PathBuf::from);
    let list = list(&built).unwrap_or_else(|error| fail(&format!("{}: {error}", built.display())));
    fs::write(out.join("files.rs"), list).unwrap_or_else(|error| fail(&error.to_string()));
}

/// Says in one line what is wrong.
fn fail(why: &str) -> ! {
    println!("cargo::error={why}");
    exit(1);
}

/// Builds the client into a folder of this build.
fn build(web: &Path, out: &Path) -> PathBuf {
    if !Command::new("npm").arg("--version").output().is_ok_and(|found| found.status.success()) {
        fail(
            "the web client needs Node.js 20.19 or newer with npm, which are not here: install them (Debian: apt install nodejs npm), or set BOARDROOM_CLIENT to the folder of a client built elsewhere",
        );
    }
    let installed = modified(&web.join("node_modules/.package-lock.json"));
    if installed.is_none() || installed < modified(&web.join("package-lock.json")) {
        run(Command::new("npm").args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]).current_dir(web));
    }
    let built = out.join("client");
    run(Command::new("npm").args(["run", "build", "--", "--outDir"]).arg(&built).arg("--emptyOutDir").current_dir(web));
    run(Command::new("node").arg("scripts/compress.mjs").arg(&built).current_dir(web));
    built
}

fn modified(file: &Path) -> Option<std::time::SystemTime> {
    fs::metadata(file).and_then(|about| about.modified()).ok()
}

fn run(command: &mut Command) {
    match command.output() {
        Ok(done) if done.status.success() => {}
        Ok(done) => {
            eprint!("{}{}", String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
            fail(&format!("the web client cannot be built: {command:?} failed, see above"));
        }
        Err(error) => fail(&format!("the web client cannot be built: {command:?}: {error}")),
    }
}

/// The files as Rust.
fn list(folder: &Path) -> io::Result<String> {
    let mut paths = Vec::new();
    walk(folder, "", &mut paths)?;
    paths.sort();
    let compressed = |path: &str| path.ends_with(".br") || path.ends_with(".gz");
    let mut text = "&[\n".to_owned();
    for path in paths.iter().filter(|path| !compressed(path) && !path.starts_with("/.vite/")) {
        let bytes = |suffix: &str| format!("include_bytes!({:?})", format!("{}{path}{suffix}", folder.display()));
        let packed = |suffix: &str| match paths.contains(&format!("{path}{suffix}")) {
            true => format!("Some({})", bytes(suffix)),
            false => "None".to_owned(),
        };
        let (plain, gzip, brotli) = (bytes(""), packed(".gz"), packed(".br"));
        let _ = writeln!(text, "File {{ path: {path:?}, plain: {plain}, gzip: {gzip}, brotli: {brotli} }},");
    }
    text.push_str("]\n");
    Ok(text)
}

fn walk(folder: &Path, above: &str, paths: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{above}/{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            walk(&entry.path(), &path, paths)?;
        } else {
            paths.push(path);
        }
    }
    Ok(())
}
