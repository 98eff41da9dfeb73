//! The commands of whoever runs a server: serve, store, load.

use super::Build;
use clap::{Arg, ArgAction, Command};
use server::config::SETTINGS;

impl Build<'_> {
    pub(super) fn lobby(&self) -> Command {
        self.command("lobby", "host-lobby-about", "boardroom lobby", "boardroom lobby")
    }

    pub(super) fn serve(&self) -> Command {
        let usage = "boardroom serve [--config FILE] [--SETTING VALUE …]";
        let example = "boardroom serve --listen 0.0.0.0:7117 --data /var/lib/boardroom";
        let serve = self.command("serve", "host-serve-about", usage, example);
        let serve = serve.arg(self.path("config", "host-arg-config"));
        SETTINGS.iter().fold(serve, |serve, setting| serve.arg(self.setting(setting.name)))
    }

    pub(super) fn store(&self) -> Command {
        let usage = "boardroom store copy FROM TO\n  boardroom store backup FILE [--data FOLDER | --database URL]";
        let copying = "boardroom store copy boardroom-data/boardroom.db postgres://boardroom@localhost/boardroom";
        let saving = "boardroom store backup /backups/boardroom-friday.db";
        let copy = self
            .command("copy", "host-copy-about", "boardroom store copy FROM TO", copying)
            .arg(self.place("from", "FROM", "host-copy-arg-from"))
            .arg(self.place("to", "TO", "host-copy-arg-to"));
        let backup_usage = "boardroom store backup FILE [--data FOLDER | --database URL] [--config FILE]";
        let backup = self.command("backup", "host-backup-about", backup_usage, saving);
        let backup = backup.arg(self.file("host-backup-arg-file")).arg(self.path("config", "host-arg-config"));
        let backup = ["data", "database"].iter().fold(backup, |backup, name| backup.arg(self.setting(name)));
        self.command("store", "host-store-about", usage, saving)
            .subcommand_required(true)
            .disable_help_subcommand(true)
            .subcommand_help_heading(self.label("cmd-help-commands"))
            .subcommand(self.helped(copy))
            .subcommand(self.helped(backup))
    }

    pub(super) fn load(&self) -> Command {
        let usage = "boardroom load [--tables N] [--seconds S] [--rate R] [--game GAME] [--echo] [--database URL]\n  \
                     [--stored N] [--kills N] [--fuzz N] [--server ADDRESS] [--json]";
        let example = "boardroom load --tables 200 --seconds 10 --echo";
        self.command("load", "host-load-about", usage, example)
            .arg(self.option("tables", "N", "host-load-arg-tables"))
            .arg(self.option("seconds", "S", "host-load-arg-seconds"))
            .arg(self.option("rate", "R", "host-load-arg-rate"))
            .arg(self.option("game", "GAME", "cmd-arg-game"))
            .arg(self.flag("echo", "host-load-arg-echo"))
            .arg(self.option("database", "URL", "host-load-arg-database"))
            .arg(self.option("stored", "N", "host-load-arg-stored"))
            .arg(self.option("kills", "N", "host-load-arg-kills").conflicts_with_all(["echo", "stored", "server"]))
            .arg(self.option("fuzz", "N", "host-load-arg-fuzz").conflicts_with_all(["echo", "stored", "kills"]))
            .arg(self.option("server", "ADDRESS", "host-load-arg-server").conflicts_with_all(["database", "stored"]))
            .arg(self.flag("json", "cmd-arg-json"))
            .arg(Arg::new("echo-server").long("echo-server").hide(true).action(ArgAction::SetTrue))
    }

    fn setting(&self, name: &str) -> Arg {
        let setting = SETTINGS.iter().find(|setting| setting.name == name).unwrap_or(&SETTINGS[0]);
        self.option(setting.name, setting.value, &format!("host-arg-{}", setting.name))
    }

    fn place(&self, name: &'static str, value: &'static str, help: &str) -> Arg {
        let heading = self.label("cmd-help-arguments");
        Arg::new(name).value_name(value).required(true).help(self.label(help)).help_heading(heading)
    }
}
