//! A PostgreSQL server of our own: a new cluster in a temporary folder, reached through a socket in
//! it and through nothing else.

use std::io::Write as _;
use std::os::unix::fs::MetadataExt as _;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::{Connection as _, PgConnection};

use super::TempFolder;

/// Starts the server and waits for a word. The end of its input means that the process that started it
/// is gone, in whatever way: then the server goes too, and all it wrote.
const WATCH: &str = r#"
trap '' INT TERM HUP
"$1" -D "$2/data" -c listen_addresses= -c unix_socket_directories="$2" -c max_connections=150 \
    -c shared_buffers=64MB >"$2/log" 2>&1 &
word=gone
read -r word
case "$word" in fast) kill -INT $! ;; *) kill -QUIT $! ;; esac
wait $!
[ -n "$word" ] && [ "$word" != gone ] || rm -rf "$2"
"#;

/// How a server is stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// In order: what was committed is on disk, connections are told.
    Fast,
    /// As if it had crashed; it recovers at the next start.
    Immediate,
}

/// A running PostgreSQL server, stopped and deleted when dropped, and also when this process dies.
#[derive(Debug)]
pub struct Cluster {
    folder: TempFolder,
    programs: PathBuf,
    become_user: Vec<String>,
    watch: Mutex<Option<Child>>,
}

impl Cluster {
    /// Creates and starts one.
    ///
    /// # Errors
    /// One line that says what is missing or what went wrong.
    pub fn start() -> Result<Cluster, String> {
        let programs = find_programs()
            .ok_or("PostgreSQL is needed for this test and `initdb` was not found: apt-get install postgresql")?;
        let folder = TempFolder::new("pg").map_err(|error| format!("no temporary folder: {error}"))?;
        let become_user = become_user(folder.path())?;
        let cluster = Cluster { folder, programs, become_user, watch: Mutex::new(None) };
        cluster.initialise()?;
        cluster.start_again()?;
        Ok(cluster)
    }

    /// The address of one of its databases.
    pub fn url(&self, database: &str) -> String {
        format!("postgres:///{database}?host={}&user=postgres", self.folder.path().display())
    }

    /// Creates an empty database. Its address.
    ///
    /// # Errors
    /// When the server refuses.
    pub async fn database(&self) -> Result<String, String> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("test_{}", COUNT.fetch_add(1, Ordering::Relaxed));
        let create = async {
            let mut db = PgConnection::connect(&self.url("postgres")).await?;
            sqlx::query(&format!("CREATE DATABASE {name} TEMPLATE template0")).execute(&mut db).await?;
            db.close().await
        };
        create.await.map_err(|error| format!("no new database: {error}"))?;
        Ok(self.url(&name))
    }

    /// Starts it again after [`Cluster::stop`]. Returns when it answers.
    ///
    /// # Errors
    /// When it does not start; with what it said.
    pub fn start_again(&self) -> Result<(), String> {
        let said = self.folder.path().join("log");
        // What it said last time is no sign of life.
        let _ = std::fs::remove_file(&said);
        let watch = self
            .command("/bin/sh")
            .args(["-c", WATCH, "sh"])
            .arg(self.programs.join("postgres"))
            .arg(self.folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .map_err(|error| format!("PostgreSQL could not be started: {error}"))?;
        *self.watch.lock().unwrap_or_else(PoisonError::into_inner) = Some(watch);
        let start = Instant::now();
        loop {
            let text = std::fs::read_to_string(&said).unwrap_or_default();
            if text.contains("ready to accept connections") {
                return Ok(());
            }
            if start.elapsed() > Duration::from_secs(60) || text.contains("FATAL: ") && !text.contains("starting up") {
                return Err(format!("PostgreSQL did not start: {text}"));
            }
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Stops it. Returns when it is gone.
    pub fn stop(&self, how: Stop) {
        let watch = self.watch.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(mut watch) = watch else { return };
        let word: &[u8] = match how {
            Stop::Fast => b"fast\n",
            Stop::Immediate => b"immediate\n",
        };
        if let Some(mut input) = watch.stdin.take() {
            // If it does not listen it is gone already.
            let _ = input.write_all(word);
        }
        let _ = watch.wait();
    }

    fn initialise(&self) -> Result<(), String> {
        let output = self
            .command(&self.programs.join("initdb").to_string_lossy())
            .args(["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "-D"])
            .arg(self.folder.path().join("data"))
            .output();
        match output {
            Ok(Output { status, .. }) if status.success() => Ok(()),
            Ok(Output { stderr, .. }) => Err(format!("initdb failed: {}", String::from_utf8_lossy(&stderr))),
            Err(error) => Err(format!("initdb could not be started: {error}")),
        }
    }

    /// PostgreSQL refuses to run as root.
    fn command(&self, program: &str) -> Command {
        let mut words = self.become_user.iter().map(String::as_str).chain([program]);
        let mut command = Command::new(words.next().unwrap_or(program));
        command.args(words).current_dir(self.folder.path()).env("LC_ALL", "C");
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.stop(Stop::Immediate);
    }
}

/// The folder with `initdb` and `postgres`: from the PATH, or where Debian has it, the newest first.
fn find_programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .map(|entries| entries.flatten().map(|entry| entry.path().join("bin")).collect())
        .unwrap_or_default();
    folders.sort_by_key(|folder| {
        let version = folder.parent().and_then(Path::file_name).and_then(|name| name.to_str());
        std::cmp::Reverse(version.and_then(|version| version.parse::<u32>().ok()))
    });
    let all = std::env::split_paths(&path).chain(folders).chain([PathBuf::from("/usr/local/bin")]);
    all.into_iter().find(|folder| folder.join("initdb").is_file() && folder.join("postgres").is_file())
}

/// The words before a command that make it run as somebody other than root, to whom the folder is given;
/// none if we are somebody other than root.
fn become_user(folder: &Path) -> Result<Vec<String>, String> {
    let owner = std::fs::metadata(folder).map_err(|error| error.to_string())?.uid();
    if owner != 0 {
        return Ok(Vec::new());
    }
    let passwords = std::fs::read_to_string("/etc/passwd").map_err(|error| format!("/etc/passwd: {error}"))?;
    let (name, user, group) = ["postgres", "nobody"]
        .iter()
        .find_map(|name| user_named(&passwords, name))
        .ok_or("PostgreSQL refuses to run as root, and there is neither a user `postgres` nor `nobody`")?;
    std::os::unix::fs::chown(folder, Some(user), Some(group)).map_err(|error| error.to_string())?;
    let words = |text: String| text.split(' ').map(str::to_owned).collect::<Vec<String>>();
    let mut ways = [
        words(format!("setpriv --reuid={user} --regid={group} --clear-groups --")),
        words(format!("runuser -u {name} --")),
        [words(format!("su -s /bin/sh {name} -c")), vec![r#"exec "$0" "$@""#.to_owned(), "--".to_owned()]].concat(),
    ]
    .into_iter();
    let works = |way: &Vec<String>| {
        Command::new(&way[0]).args(&way[1..]).arg("true").output().is_ok_and(|o| o.status.success())
    };
    ways.find(works).ok_or("PostgreSQL refuses to run as root, and neither setpriv, runuser nor su works".to_owned())
}

fn user_named(passwords: &str, name: &str) -> Option<(String, u32, u32)> {
    let line = passwords.lines().find(|line| line.split(':').next() == Some(name))?;
    let fields: Vec<&str> = line.split(':').collect();
    Some((name.to_owned(), fields.get(2)?.parse().ok()?, fields.get(3)?.parse().ok()?))
}
