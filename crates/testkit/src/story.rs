//! The story of a record in English, one event per line with its rule and its points.

use crate::walk::viewers;
use kernel::{Deed, Events, Fault, Game, MAX_SEATS, Owed, Phrase, Record, Replay, Told, Viewer, Voice};
use std::fmt::Write;
use texts::{Lang, Names, Texts};

/// A digest of the state is told every so many entries.
const EVERY: usize = 10;

/// Tells a replay from its beginning to its end.
pub(crate) fn tell<G: Voice>(record: &Record<G>, replay: &mut Replay<'_, G>) -> Result<String, Fault> {
    let teller = Teller { names: Names::new((1..=MAX_SEATS).map(|number| format!("s{number}"))), record };
    let seats = record.setup.seats;
    let mut out = String::new();
    let options = serde_json::to_string(&record.setup.options).expect("plain data always serialise");
    line(&mut out, format_args!("{} revision {}, {seats} seats, options {options}", G::ID, record.revision));
    line(&mut out, format_args!("deal"));
    teller.events(&mut out, replay.opening());
    for (i, entry) in record.entries().iter().enumerate() {
        let deed = match &entry.deed {
            Deed::Act(action) => {
                let asked = replay.seen(entry.by).asked().expect("who acts is asked");
                teller.say(&G::say(asked, action))
            }
            Deed::Undo(number) => format!("undo {number}"),
            Deed::Rewind(number) => format!("rewind {number}"),
        };
        line(&mut out, format_args!("{} {} {deed}", i + 1, entry.by));
        let update = replay.step()?.expect("as many steps as entries");
        teller.events(&mut out, &update.told);
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

/// Puts a game into English. Players are called by their seats.
struct Teller<'a, G: Game> {
    names: Names,
    record: &'a Record<G>,
}

impl<G: Voice> Teller<'_, G> {
    /// A game that is not shipped has no words: then its phrases stand as they are.
    fn say(&self, phrase: &Phrase) -> String {
        let texts = Texts::of(Lang::En);
        if texts.missing(phrase).is_empty() { texts.say(phrase, &self.names) } else { phrase.to_string() }
    }

    fn event(&self, event: &G::Event) -> String {
        let setup = &self.record.setup;
        let said = self.say(&G::event(setup.cards.get(), event));
        let points = G::points(event).map(|points| format!(", {} {:+}", points.seat, points.amount));
        format!("{said} [{}{}]", event.rule(), points.unwrap_or_default())
    }

    /// Each event once for everybody who hears the same.
    fn events(&self, out: &mut String, told: &[Told<G::Event>]) {
        let seats = self.record.setup.seats;
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
                    line(out, format_args!("    {}: {}", names(who, seats), self.event(event)));
                }
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

fn line(out: &mut String, text: std::fmt::Arguments<'_>) {
    out.write_fmt(text).expect("writing to a String cannot fail");
    out.push('\n');
}
