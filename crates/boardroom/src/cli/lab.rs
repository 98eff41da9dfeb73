//! The commands of the lab: games studied, and bots measured against each other.

use super::Build;
use clap::{Arg, Command, value_parser};
use std::path::PathBuf;

impl Build<'_> {
    pub(super) fn lab(&self) -> Command {
        let usage = "boardroom lab run GAME\n  boardroom lab report DIR\n  \
                     boardroom lab duel A B --game GAME\n  boardroom lab ladder GAME";
        let example = "boardroom lab run syndicate --games 10000 --out mine\n  boardroom lab report mine";
        self.command("lab", "cmd-lab-about", usage, example)
            .subcommand_required(true)
            .disable_help_subcommand(true)
            .subcommand_help_heading(self.label("cmd-help-commands"))
            .subcommand(self.helped(self.run()))
            .subcommand(self.helped(self.report()))
            .subcommand(self.helped(self.duel()))
            .subcommand(self.helped(self.ladder()))
    }

    fn run(&self) -> Command {
        let usage = "boardroom lab run GAME [--out DIR] [--games N] [--seats N] [--bots A,B,…] [--seed S] [--threads T]\n  \
                     [--option NAME=VALUE] [--data FILE] [--modules] [--json]";
        let example = "boardroom lab run syndicate --bots greedy --games 10000 --data mine.toml --out mine";
        let run = self
            .command("run", "cmd-run-about", usage, example)
            .arg(self.game().required(true))
            .arg(self.option("out", "DIR", "cmd-run-arg-out").value_parser(value_parser!(PathBuf)))
            .arg(self.option("games", "N", "cmd-run-arg-games"))
            .arg(self.option("seats", "N", "cmd-run-arg-seats"))
            .arg(self.option("bots", "A,B,…", "cmd-run-arg-bots"))
            .arg(self.option("seed", "S", "cmd-sim-arg-seed"))
            .arg(self.option("threads", "T", "cmd-sim-arg-threads"))
            .arg(self.game_option());
        run.arg(self.path("data", "cmd-run-arg-data"))
            .arg(self.flag("modules", "cmd-run-arg-modules"))
            .arg(self.flag("json", "cmd-arg-json"))
    }

    fn report(&self) -> Command {
        let usage = "boardroom lab report DIR [--html FILE] [--json]";
        let heading = self.label("cmd-help-arguments");
        let folder = Arg::new("folder").value_name("DIR").required(true).value_parser(value_parser!(PathBuf));
        self.command("report", "cmd-report-about", usage, "boardroom lab report mine --html mine.html")
            .arg(folder.help(self.label("cmd-report-arg-folder")).help_heading(heading))
            .arg(self.path("html", "cmd-report-arg-html"))
            .arg(self.flag("json", "cmd-report-arg-json"))
    }

    fn duel(&self) -> Command {
        let usage = "boardroom lab duel A B --game GAME [--seats N] [--games MOST] [--seed S] [--threads T]\n  \
                     [--elo0 E] [--elo1 E] [--option NAME=VALUE] [--data FILE] [--json]";
        let example = "boardroom lab duel greedy random --game syndicate --games 2000 --seed 1 --elo0 0 --elo1 30";
        let duel = self
            .command("duel", "cmd-duel-about", usage, example)
            .arg(self.bot("one", "A", "cmd-duel-arg-one"))
            .arg(self.bot("other", "B", "cmd-duel-arg-other"))
            .arg(self.option("game", "GAME", "cmd-arg-game").required(true))
            .arg(self.option("seats", "N", "cmd-duel-arg-seats"))
            .arg(self.option("games", "MOST", "cmd-duel-arg-games"));
        self.measured(duel)
            .arg(self.option("elo0", "E", "cmd-duel-arg-elo0").allow_negative_numbers(true))
            .arg(self.option("elo1", "E", "cmd-duel-arg-elo1").allow_negative_numbers(true))
            .arg(self.flag("json", "cmd-arg-json"))
    }

    fn ladder(&self) -> Command {
        let usage = "boardroom lab ladder GAME [--bots A,B,…] [--games N] [--seats N] [--seed S] [--threads T]\n  \
                     [--option NAME=VALUE] [--data FILE] [--json] [--svg FILE]";
        let example = "boardroom lab ladder syndicate --bots random,greedy,easy,normal --games 200 --svg ladder.svg";
        let ladder = self
            .command("ladder", "cmd-ladder-about", usage, example)
            .arg(self.game().required(true))
            .arg(self.option("bots", "A,B,…", "cmd-ladder-arg-bots"))
            .arg(self.option("games", "N", "cmd-ladder-arg-games"))
            .arg(self.option("seats", "N", "cmd-ladder-arg-seats"));
        self.measured(ladder).arg(self.flag("json", "cmd-arg-json")).arg(self.path("svg", "cmd-ladder-arg-svg"))
    }

    /// What all measurements have.
    fn measured(&self, command: Command) -> Command {
        command
            .arg(self.option("seed", "S", "cmd-sim-arg-seed"))
            .arg(self.option("threads", "T", "cmd-sim-arg-threads"))
            .arg(self.game_option())
            .arg(self.data_option())
    }

    fn bot(&self, name: &'static str, value: &'static str, help: &str) -> Arg {
        let heading = self.label("cmd-help-arguments");
        Arg::new(name).value_name(value).required(true).help(self.label(help)).help_heading(heading)
    }
}
