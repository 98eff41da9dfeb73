//! From matched arguments to a [`Request`].

use super::request::{Duel, Entropy, Hint, Lab, Ladder, Load, Play, Record, Report, Request, Serve, Sim, Study, View};
use crate::Failure;
use clap::ArgMatches;
use clap::parser::ValueSource;
use kernel::{MAX_SEATS, Phrase, Seat, Viewer};
use server::config::SETTINGS;
use std::fmt::Display;
use std::path::PathBuf;
use std::str::FromStr;

/// The most games one simulation plays.
const MAX_GAMES: u64 = 1_000_000_000;
/// The largest difference in strength that can be asked about.
const MAX_ELO: i32 = 1000;

pub(super) fn request(matches: &ArgMatches) -> Result<Request, Failure> {
    let Some((name, matches)) = matches.subcommand() else {
        return Ok(Request::Serve(Serve::default()));
    };
    Ok(match name {
        "serve" => Request::Serve(serve(matches)),
        "lobby" => Request::Lobby,
        "store" => match matches.subcommand() {
            Some(("copy", matches)) => Request::Copy {
                from: text(matches, "from").unwrap_or_default(),
                to: text(matches, "to").unwrap_or_default(),
            },
            Some((_, matches)) => Request::Backup { file: file(matches), serve: serve(matches) },
            None => Request::Lobby,
        },
        "load" if matches.get_flag("echo-server") => Request::EchoServer,
        "load" => Request::Load(load(matches)?),
        "games" => Request::Games { json: matches.get_flag("json") },
        "play" => Request::Play(play(matches)?),
        "sim" => Request::Sim(sim(matches)?),
        "lab" => match matches.subcommand() {
            Some(("run", matches)) => Request::Study(study(matches)?),
            Some(("report", matches)) => Request::Report(report(matches)),
            Some(("duel", matches)) => Request::Duel(duel(matches)?),
            Some((_, matches)) => Request::Ladder(ladder(matches)?),
            None => Request::Lobby,
        },
        "hint" => Request::Hint(hint(matches)?),
        "replay" => Request::Replay { record: record(matches), view: view(matches)? },
        "verify" => Request::Verify {
            record: record(matches),
            quiet: matches.get_flag("quiet"),
            json: matches.get_flag("json"),
        },
        "rules" => Request::Rules { game: game(matches), id: text(matches, "id") },
        _ => match matches.subcommand() {
            Some(("check", matches)) => Request::Check { game: game(matches), file: file(matches) },
            Some((_, matches)) => Request::Export { game: game(matches) },
            None => Request::Lobby,
        },
    })
}

/// The settings that were given as flags, of those that the command has.
fn serve(matches: &ArgMatches) -> Serve {
    let given = |name| matches.try_get_one::<String>(name).ok().flatten().cloned();
    let settings = SETTINGS.iter().filter_map(|setting| Some((setting.name, given(setting.name)?)));
    Serve { settings: settings.collect(), config: path(matches, "config") }
}

fn load(matches: &ArgMatches) -> Result<Load, Failure> {
    let address = |given: String| {
        let wrong = || Phrase::new("host-wrong-address").text("found", brief(&given));
        given.parse().map_err(|_| Failure::usage(wrong()))
    };
    Ok(Load {
        tables: number(matches, "tables", 1, 100_000)?.unwrap_or(200),
        seconds: number(matches, "seconds", 1, 86_400)?.unwrap_or(10),
        rate: number(matches, "rate", 0.0001, 10_000.0)?,
        game: text(matches, "game").unwrap_or_else(|| "syndicate".to_owned()),
        echo: matches.get_flag("echo"),
        database: text(matches, "database"),
        stored: number(matches, "stored", 0, 10_000_000)?.unwrap_or(0),
        fuzz: number(matches, "fuzz", 1, 1_000_000_000)?,
        kills: number(matches, "kills", 1, 100_000)?,
        server: text(matches, "server").map(address).transpose()?,
        json: matches.get_flag("json"),
    })
}

fn play(matches: &ArgMatches) -> Result<Play, Failure> {
    let bots = match text(matches, "bots").as_deref() {
        Some("none") => Some(0),
        _ => number(matches, "bots", 0, MAX_SEATS)?,
    };
    Ok(Play {
        game: text(matches, "game"),
        players: number(matches, "players", 1, MAX_SEATS)?,
        bots,
        seats: text(matches, "seats"),
        seed: number(matches, "seed", 0, u64::MAX)?,
        entropy: entropy(matches),
        options: options(matches)?,
        data: path(matches, "data"),
        save: path(matches, "save"),
        resume: path(matches, "resume"),
    })
}

fn entropy(matches: &ArgMatches) -> Entropy {
    if matches.value_source("entropy") != Some(ValueSource::CommandLine) {
        return Entropy::None;
    }
    let given: Vec<String> = matches.get_many::<String>("entropy").into_iter().flatten().cloned().collect();
    if given.iter().all(String::is_empty) { Entropy::Ask } else { Entropy::Given(given) }
}

fn sim(matches: &ArgMatches) -> Result<Sim, Failure> {
    let bots = text(matches, "bots").unwrap_or_else(|| "random".to_owned());
    Ok(Sim {
        game: game(matches),
        players: number(matches, "players", 1, MAX_SEATS)?,
        bots: listed(&bots),
        games: number(matches, "games", 1, MAX_GAMES)?.unwrap_or(1000),
        seed: number(matches, "seed", 0, u64::MAX)?.unwrap_or(1),
        threads: number(matches, "threads", 1, lab::MAX_THREADS)?,
        options: options(matches)?,
        data: path(matches, "data"),
        json: matches.get_flag("json"),
    })
}

fn study(matches: &ArgMatches) -> Result<Study, Failure> {
    let bots = text(matches, "bots").unwrap_or_else(|| "random".to_owned());
    let (modules, out) = (matches.get_flag("modules"), path(matches, "out"));
    Ok(Study { lab: lab(matches, 1, 1000)?, bots: listed(&bots), modules, out })
}

fn report(matches: &ArgMatches) -> Report {
    let folder = path(matches, "folder").unwrap_or_default();
    Report { folder, html: path(matches, "html"), json: matches.get_flag("json") }
}

fn duel(matches: &ArgMatches) -> Result<Duel, Failure> {
    let bot = |name| text(matches, name).unwrap_or_default();
    Ok(Duel {
        lab: lab(matches, 2, 4000)?,
        bots: [bot("one"), bot("other")],
        elo0: number(matches, "elo0", -MAX_ELO, MAX_ELO)?.unwrap_or(0),
        elo1: number(matches, "elo1", -MAX_ELO, MAX_ELO)?.unwrap_or(30),
    })
}

fn ladder(matches: &ArgMatches) -> Result<Ladder, Failure> {
    let bots = text(matches, "bots").map(|bots| listed(&bots));
    Ok(Ladder { lab: lab(matches, 2, 100)?, bots, svg: path(matches, "svg") })
}

/// The bots of a list.
fn listed(bots: &str) -> Vec<String> {
    bots.split(',').map(|bot| bot.trim().to_owned()).collect()
}

/// What all measurements have; at least so many seats, and so many games without `--games`.
fn lab(matches: &ArgMatches, least: usize, games: u64) -> Result<Lab, Failure> {
    Ok(Lab {
        game: game(matches),
        seats: number(matches, "seats", least, MAX_SEATS)?,
        games: number(matches, "games", 1, MAX_GAMES)?.unwrap_or(games),
        seed: number(matches, "seed", 0, u64::MAX)?.unwrap_or(1),
        threads: number(matches, "threads", 1, lab::MAX_THREADS)?,
        options: options(matches)?,
        data: path(matches, "data"),
        json: matches.get_flag("json"),
    })
}

fn hint(matches: &ArgMatches) -> Result<Hint, Failure> {
    let view = view(matches)?;
    Ok(Hint {
        record: record(matches),
        step: view.step,
        seat: view.viewer.seat(),
        work: number(matches, "work", 1, registry::MOST_WORK)?.unwrap_or(2000),
        seed: number(matches, "seed", 0, u64::MAX)?.unwrap_or(1),
        json: matches.get_flag("json"),
    })
}

fn view(matches: &ArgMatches) -> Result<View, Failure> {
    let viewer = match text(matches, "seat").as_deref() {
        None | Some("onlooker") => Viewer::Onlooker,
        Some(given) => {
            let seat = given.parse::<usize>().ok().and_then(|number| number.checked_sub(1)).and_then(Seat::checked);
            let wrong =
                || Failure::usage(Phrase::new("cmd-wrong-seat").text("found", brief(given)).count("most", MAX_SEATS));
            Viewer::Seat(seat.ok_or_else(wrong)?)
        }
    };
    Ok(View { step: number(matches, "step", 0, usize::MAX)?, viewer })
}

fn record(matches: &ArgMatches) -> Record {
    Record { file: file(matches), data: path(matches, "data") }
}

/// `--option NAME=VALUE`, as often as it stands there.
fn options(matches: &ArgMatches) -> Result<Vec<(String, String)>, Failure> {
    let given = matches.get_many::<String>("option").into_iter().flatten();
    given
        .map(|pair| {
            let (name, value) = pair
                .split_once('=')
                .ok_or_else(|| Failure::usage(Phrase::new("cmd-wrong-option").text("found", brief(pair))))?;
            Ok((name.trim().to_owned(), value.trim().to_owned()))
        })
        .collect()
}

fn text(matches: &ArgMatches, name: &str) -> Option<String> {
    matches.get_one::<String>(name).cloned()
}

fn path(matches: &ArgMatches, name: &str) -> Option<PathBuf> {
    matches.get_one::<PathBuf>(name).cloned()
}

fn game(matches: &ArgMatches) -> String {
    text(matches, "game").unwrap_or_default()
}

fn file(matches: &ArgMatches) -> PathBuf {
    path(matches, "file").unwrap_or_default()
}

fn number<N>(matches: &ArgMatches, name: &'static str, least: N, most: N) -> Result<Option<N>, Failure>
where
    N: FromStr + PartialOrd + Display,
{
    let Some(found) = text(matches, name) else {
        return Ok(None);
    };
    match found.trim().parse::<N>() {
        Ok(number) if number >= least && number <= most => Ok(Some(number)),
        _ => {
            let phrase =
                Phrase::new("cmd-wrong-number").text("found", brief(&found)).text("argument", format!("--{name}"));
            Err(Failure::usage(phrase.text("least", least.to_string()).text("most", most.to_string())))
        }
    }
}

/// At most 40 characters of what may be anything.
fn brief(text: &str) -> String {
    if text.chars().count() <= 40 { text.to_owned() } else { text.chars().take(39).chain(['…']).collect() }
}
