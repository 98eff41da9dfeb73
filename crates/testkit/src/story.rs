//! The story of a record: readable, stable, one fact per line.

use crate::walk::viewers;
use kernel::{Deed, Fault, Game, Owed, Record, Replay, Told, Viewer};
use serde::Serialize;
use std::fmt::Write;

/// A digest of the state is told every so many entries.
const EVERY: usize = 10;

/// Tells a replay from its beginning to its end.
pub(crate) fn tell<G: Game>(record: &Record<G>, replay: &mut Replay<'_, G>) -> Result<String, Fault> {
    let seats = record.setup.seats;
    let mut out = String::new();
    let options = json(&record.setup.options);
    line(&mut out, format_args!("{} revision {}, {seats} seats, options {options}", G::ID, record.revision));
    line(&mut out, format_args!("(inside events and actions, seats count from 0: s1 is 0)"));
    line(&mut out, format_args!("deal"));
    events::<G>(&mut out, replay.opening(), seats);
    for (i, entry) in record.entries().iter().enumerate() {
        match &entry.deed {
            Deed::Act(action) => line(&mut out, format_args!("{} {} {}", i + 1, entry.by, json(action))),
            Deed::Undo(number) => line(&mut out, format_args!("{} {} undo {number}", i + 1, entry.by)),
            Deed::Rewind(number) => line(&mut out, format_args!("{} {} rewind {number}", i + 1, entry.by)),
        }
        let update = replay.step()?.expect("as many steps as entries");
        events::<G>(&mut out, &update.told, seats);
        if (i + 1) % EVERY == 0 {
            line(&mut out, format_args!("= {} {}", i + 1, replay.digest()));
        }
    }
    replay.step()?;
    line(&mut out, format_args!("= {} {}", record.len(), replay.digest()));
    match replay.owed() {
        Owed::Over(standings) => {
            for (seat, standing) in standings.iter() {
                line(&mut out, format_args!("{seat} rank {} score {}", standing.rank, standing.score));
            }
        }
        Owed::Asked(asked) => line(&mut out, format_args!("not over: {:?} are asked", asked.seats)),
    }
    Ok(out)
}

/// Each event once for everybody who hears the same.
fn events<G: Game>(out: &mut String, told: &[Told<G::Event>], seats: usize) {
    for one in told {
        let mut groups: Vec<(Vec<Viewer>, Option<&G::Event>)> = Vec::new();
        for viewer in viewers(seats) {
            let heard = one.heard_by(viewer);
            match groups.iter_mut().find(|(_, what)| *what == heard) {
                Some((who, _)) => who.push(viewer),
                None => groups.push((vec![viewer], heard)),
            }
        }
        groups.sort_by_key(|(who, _)| who.contains(&Viewer::Onlooker));
        for (who, heard) in &groups {
            if let Some(event) = heard {
                line(out, format_args!("    {}: {}", names(who, seats), json(event)));
            }
        }
    }
}

fn names(who: &[Viewer], seats: usize) -> String {
    if who.len() == seats + 1 {
        return "all".to_owned();
    }
    let name = |viewer: &Viewer| viewer.seat().map_or_else(|| "others".to_owned(), |seat| seat.to_string());
    let told_apart = who.contains(&Viewer::Onlooker);
    let named: Vec<String> = who.iter().filter(|viewer| !told_apart || viewer.seat().is_none()).map(name).collect();
    named.join(" ")
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data always serialise")
}

fn line(out: &mut String, text: std::fmt::Arguments<'_>) {
    out.write_fmt(text).expect("writing to a String cannot fail");
    out.push('\n');
}
