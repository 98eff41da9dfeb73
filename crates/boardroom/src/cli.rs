//! The command line: what can be asked for, described in the chosen language.

mod complain;
mod host;
mod lab;
mod read;
mod request;

pub use request::{Duel, Entropy, Hint, Lab, Ladder, Load, Play, Record, Report, Request, Serve, Sim, Study, View};

use clap::{Arg, ArgAction, Command, value_parser};
use std::ffi::OsString;
use std::path::PathBuf;
use texts::{Lang, Texts};

/// What came of reading the arguments.
#[derive(Debug)]
pub enum Parsed {
    /// Something to do.
    Request(Request),
    /// A text to show, such as `--help`.
    Show(String),
}

/// The language: `--lang` if it names one of ours, wherever it stands, else that of the terminal.
#[must_use]
pub fn lang(arguments: &[OsString]) -> Lang {
    let texts: Vec<String> = arguments.iter().map(|argument| argument.to_string_lossy().into_owned()).collect();
    let values = texts.iter().enumerate().filter_map(|(i, text)| match text.strip_prefix("--lang") {
        Some("") => texts.get(i + 1).map(String::as_str),
        Some(rest) => rest.strip_prefix('='),
        None => None,
    });
    let named = values.filter_map(|value| value.parse().ok()).next_back();
    named.unwrap_or_else(|| {
        let values = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| std::env::var(name).ok());
        Lang::detect(values.iter().map(Option::as_deref))
    })
}

/// Reads the arguments, the program's own name first.
///
/// # Errors
/// What was wrong, and what would be right.
pub fn parse(arguments: &[OsString], texts: &Texts) -> Result<Parsed, crate::Failure> {
    match Build(texts).whole().try_get_matches_from(arguments) {
        Ok(matches) => read::request(&matches).map(Parsed::Request),
        Err(error) => complain::about(&error).map(Parsed::Show),
    }
}

/// The help of the whole command.
#[must_use]
pub fn help(texts: &Texts) -> String {
    Build(texts).whole().render_help().to_string()
}

/// Builds the commands with the words of a language.
struct Build<'a>(&'a Texts);

impl Build<'_> {
    fn label(&self, key: &str) -> String {
        self.0.label(key)
    }

    fn whole(&self) -> Command {
        let usage = "boardroom [COMMAND] [--lang en|ru|uk]";
        let lang = self.option("lang", "LANG", "cmd-arg-lang").global(true).value_parser(["en", "ru", "uk"]);
        let about = self.label("cmd-about");
        let commands = [
            self.serve(),
            self.lobby(),
            self.games(),
            self.play(),
            self.sim(),
            self.lab(),
            self.replay(),
            self.hint(),
            self.verify(),
            self.rules(),
            self.data(),
            self.store(),
            self.load(),
        ];
        let whole = self.dress(Command::new("boardroom"), about, usage, "boardroom play syndicate --players 3");
        self.helped(whole.arg(lang))
            .version(env!("CARGO_PKG_VERSION"))
            .disable_version_flag(true)
            .disable_help_subcommand(true)
            .arg(self.flag("version", "cmd-arg-version").short('V').action(ArgAction::Version))
            .subcommand_help_heading(self.label("cmd-help-commands"))
            .subcommand_value_name("COMMAND")
            .subcommands(commands.map(|command| self.helped(command)))
            .max_term_width(100)
    }

    /// What all commands have: about, usage, help flag, example, exit codes.
    fn dress(&self, command: Command, about: String, usage: &'static str, example: &str) -> Command {
        let usage_label = self.label("cmd-help-usage");
        let after = format!(
            "{}\n  {}\n\n{}\n  {}",
            self.label("cmd-help-example"),
            example,
            self.label("cmd-help-exit"),
            self.label("cmd-help-exit-codes").replace('\n', "\n  "),
        );
        command
            .about(about)
            .override_usage(usage)
            .help_template(format!("{{about}}\n\n{usage_label}\n  {{usage}}\n\n{{all-args}}{{after-help}}\n"))
            .after_help(after)
            .disable_help_flag(true)
    }

    /// The help flag, after all that is the command's own.
    fn helped(&self, command: Command) -> Command {
        command.arg(self.flag("help", "cmd-arg-help").short('h').action(ArgAction::Help))
    }

    fn command(&self, name: &'static str, about: &str, usage: &'static str, example: &str) -> Command {
        self.dress(Command::new(name), self.label(about), usage, example)
    }

    fn game(&self) -> Arg {
        let heading = self.label("cmd-help-arguments");
        Arg::new("game").value_name("GAME").help(self.label("cmd-arg-game")).help_heading(heading)
    }

    fn file(&self, help: &str) -> Arg {
        let heading = self.label("cmd-help-arguments");
        let file = Arg::new("file").value_name("FILE").required(true).value_parser(value_parser!(PathBuf));
        file.help(self.label(help)).help_heading(heading)
    }

    fn option(&self, name: &'static str, value: &'static str, help: &str) -> Arg {
        let option = Arg::new(name).long(name).value_name(value).help(self.label(help));
        option.help_heading(self.label("cmd-help-options")).hide_possible_values(true)
    }

    fn path(&self, name: &'static str, help: &str) -> Arg {
        self.option(name, "FILE", help).value_parser(value_parser!(PathBuf))
    }

    fn flag(&self, name: &'static str, help: &str) -> Arg {
        let flag = Arg::new(name).long(name).action(ArgAction::SetTrue).help(self.label(help));
        flag.help_heading(self.label("cmd-help-options"))
    }

    fn data_option(&self) -> Arg {
        self.path("data", "cmd-arg-data")
    }

    fn game_option(&self) -> Arg {
        self.option("option", "NAME=VALUE", "cmd-arg-option").action(ArgAction::Append)
    }

    fn games(&self) -> Command {
        self.command("games", "cmd-games-about", "boardroom games [--json]", "boardroom games")
            .arg(self.flag("json", "cmd-arg-json"))
    }

    fn play(&self) -> Command {
        let usage = "boardroom play GAME [--players N] [--bots N | --seats LIST] [--save FILE]\n  \
                     boardroom play --resume FILE [--seats LIST]";
        let example = "boardroom play syndicate --seats Ann,random,Bob --save friday.record";
        let entropy = self.option("entropy", "TEXT", "cmd-play-arg-entropy").action(ArgAction::Append);
        let resume = self.path("resume", "cmd-play-arg-resume");
        self.command("play", "cmd-play-about", usage, example)
            .arg(self.game().required_unless_present("resume"))
            .arg(self.option("players", "N", "cmd-play-arg-players"))
            .arg(self.option("bots", "N", "cmd-play-arg-bots"))
            .arg(self.option("seats", "LIST", "cmd-play-arg-seats").conflicts_with_all(["players", "bots"]))
            .arg(self.option("seed", "S", "cmd-play-arg-seed"))
            .arg(entropy.num_args(0..=1).require_equals(true).default_missing_value(""))
            .arg(self.game_option())
            .arg(self.data_option())
            .arg(self.path("save", "cmd-play-arg-save"))
            .arg(resume.conflicts_with_all(["players", "seed", "entropy", "option"]))
    }

    fn sim(&self) -> Command {
        let usage = "boardroom sim GAME [--players N] [--bots A,B,…] [--games N] [--seed S] [--threads T] [--json]";
        let example = "boardroom sim syndicate --players 4 --bots random --games 10000 --seed 1 --threads 2";
        self.command("sim", "cmd-sim-about", usage, example)
            .arg(self.game().required(true))
            .arg(self.option("players", "N", "cmd-sim-arg-players"))
            .arg(self.option("bots", "A,B,…", "cmd-sim-arg-bots"))
            .arg(self.option("games", "N", "cmd-sim-arg-games"))
            .arg(self.option("seed", "S", "cmd-sim-arg-seed"))
            .arg(self.option("threads", "T", "cmd-sim-arg-threads"))
            .arg(self.game_option())
            .arg(self.data_option())
            .arg(self.flag("json", "cmd-arg-json"))
    }

    fn replay(&self) -> Command {
        let usage = "boardroom replay FILE [--step N] [--seat N|onlooker] [--data FILE]";
        self.command("replay", "cmd-replay-about", usage, "boardroom replay friday.record --step 12 --seat 2")
            .arg(self.file("cmd-arg-record"))
            .arg(self.option("step", "N", "cmd-replay-arg-step"))
            .arg(self.option("seat", "N", "cmd-replay-arg-seat"))
            .arg(self.data_option())
    }

    fn hint(&self) -> Command {
        let usage = "boardroom hint FILE [--step N] [--seat N] [--work WORLDS] [--seed S] [--data FILE] [--json]";
        self.command("hint", "cmd-hint-about", usage, "boardroom hint friday.record --step 12 --work 5000")
            .arg(self.file("cmd-arg-record"))
            .arg(self.option("step", "N", "cmd-hint-arg-step"))
            .arg(self.option("seat", "N", "cmd-hint-arg-seat"))
            .arg(self.option("work", "WORLDS", "cmd-hint-arg-work"))
            .arg(self.option("seed", "S", "cmd-hint-arg-seed"))
            .arg(self.data_option())
            .arg(self.flag("json", "cmd-arg-json"))
    }

    fn verify(&self) -> Command {
        let usage = "boardroom verify FILE [--data FILE] [--quiet | --json]";
        self.command("verify", "cmd-verify-about", usage, "boardroom verify friday.record")
            .arg(self.file("cmd-arg-record"))
            .arg(self.data_option())
            .arg(self.flag("quiet", "cmd-verify-arg-quiet").conflicts_with("json"))
            .arg(self.flag("json", "cmd-arg-json"))
    }

    fn rules(&self) -> Command {
        let heading = self.label("cmd-help-arguments");
        let id = Arg::new("id").value_name("ID").help(self.label("cmd-rules-arg-id")).help_heading(heading);
        let game = self.game().required(true).help(self.label("cmd-rules-arg-game"));
        let usage = "boardroom rules GAME [ID]";
        self.command("rules", "cmd-rules-about", usage, "boardroom rules syndicate SYN-41").arg(game).arg(id)
    }

    fn data(&self) -> Command {
        let usage = "boardroom data export GAME\n  boardroom data check GAME FILE";
        let example = "boardroom data export syndicate > mine.toml\n  boardroom data check syndicate mine.toml";
        let exporting = "boardroom data export syndicate > mine.toml";
        let checking = "boardroom data check syndicate mine.toml";
        let export = self.command("export", "cmd-data-export-about", "boardroom data export GAME", exporting);
        let check = self.command("check", "cmd-data-check-about", "boardroom data check GAME FILE", checking);
        self.command("data", "cmd-data-about", usage, example)
            .subcommand_required(true)
            .disable_help_subcommand(true)
            .subcommand_help_heading(self.label("cmd-help-commands"))
            .subcommand(self.helped(export.arg(self.game().required(true))))
            .subcommand(self.helped(check.arg(self.game().required(true)).arg(self.file("cmd-data-arg-file"))))
    }
}
