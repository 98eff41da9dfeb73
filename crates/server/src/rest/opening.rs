//! Opening a table.

use super::Json;
use super::accounts::{good_name, is_invisible};
use crate::app::App;
use crate::identity::{Visitor, random_hex};
use crate::ratings;
use crate::rest::Body;
use crate::room::{Deed, Settings, Who, Written, known_bot};
use crate::trouble::Trouble;
use axum::extract::State;
use kernel::Phrase;
use registry::{AnyGame, SimSpec};
use std::sync::Arc;
use store::{Entry, ListQuery, Status, User, UserId, Which};
use wire::{ClockPlan, Code, Lapse, NewTable, Opened, SeatPlan, Spectators, Visibility};

/// The longest title, in characters.
const LONGEST_TITLE: usize = 80;

/// The longest delay for onlookers, in seconds.
const LONGEST_DELAY: u32 = 86_400;

/// How many of a user's latest tables are looked through for one that was opened before.
const LOOKED_AT: u32 = 50;

/// Open a table.
///
/// The same `submission` of the same user gives the same table. `seats` says who sits where: `"me"`, `"open"`,
/// `"invited"` (somebody with the link), `{"for": user}`, `{"bot": strength}`.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    security(("token" = []), ("cookie" = [])),
    responses((status = 200, body = Opened, description = "The table, and what the link to it ends with.")))]
pub async fn create(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(new): Body<NewTable>,
) -> Result<Json<Opened>, Trouble> {
    let user = visitor.known()?;
    good_submission(&new.submission)?;
    let title = good_title(&new.title)?;
    let game = registry::find(&new.game)?;
    let _turn = app.desk.queue(user).await;
    if let Some(before) = opened_before(&app, user, &new.submission).await? {
        return Ok(Json(before));
    }
    if let Some(text) = &new.data {
        app.desk.data.allow(user, text)?;
    }
    let data = new.data.clone();
    let settings = app.desk.work(move || settings(game, new)).await?;
    check_people(&app, user, &settings).await?;
    let opened = open(&app, user, game, title, settings, data).await?;
    Ok(Json(opened))
}

/// Stores a table and remembers it.
pub(super) async fn open(
    app: &App,
    user: UserId,
    game: &dyn AnyGame,
    title: String,
    settings: Settings,
    data: Option<String>,
) -> Result<Opened, Trouble> {
    if let (Some(digest), Some(text)) = (&settings.data, data) {
        app.hub.store.put_data(digest, &text).await?;
    }
    open_begun(app, user, game, title, settings, Vec::new()).await
}

/// Stores a table whose game has these lines already, and remembers it. Its component data are stored.
pub(super) async fn open_begun(
    app: &App,
    user: UserId,
    game: &dyn AnyGame,
    title: String,
    settings: Settings,
    begun: Vec<Written>,
) -> Result<Opened, Trouble> {
    let most = app.limits.tables_per_user;
    if app.hub.store.count_owned(user, most).await? >= most {
        return Err(Trouble::new(Code::TooMany, Phrase::new("server-tables").number("most", most)));
    }
    let table = stored(user, game, title, &settings, begun, app.hub.now())?;
    let id = app.hub.store.create_table(table).await?;
    let opened = Opened { table: id.0, invite: settings.invite };
    app.desk.remember(user, &settings.submission, &opened);
    Ok(opened)
}

/// A table as it is stored when it is opened: its owner and its bots have sat down.
fn stored(
    user: UserId,
    game: &dyn AnyGame,
    title: String,
    settings: &Settings,
    begun: Vec<Written>,
    at: store::Millis,
) -> Result<store::NewTable, Trouble> {
    let sits = |(seat, plan): (usize, &SeatPlan)| {
        let who = match plan {
            SeatPlan::Me => Who::User(user.0),
            SeatPlan::Bot(bot) => Who::Bot(bot.clone()),
            SeatPlan::Local(name) => Who::Local { user: user.0, name: name.clone() },
            SeatPlan::Open | SeatPlan::Invited | SeatPlan::For(_) => return None,
        };
        let deed = Deed::Sit { seat: seat as u8, who, entropy: String::new() };
        Some(Written { id: None, by: Some(user.0), deed, asked: 0 })
    };
    let asked = begun.last().map_or(0, |line| line.asked);
    let bot_asked = |(seat, plan): (usize, &SeatPlan)| matches!(plan, SeatPlan::Bot(_)) && asked >> seat & 1 == 1;
    let deadline = settings.seats.iter().enumerate().any(bot_asked).then_some(at);
    let status = if begun.is_empty() { Status::Open } else { Status::Running };
    let written = settings.seats.iter().enumerate().filter_map(sits).chain(begun);
    let entry = |written: Written| Ok(Entry { at, body: serde_json::to_string(&written).map_err(Trouble::internal)? });
    let seat = |plan: &SeatPlan| matches!(plan, SeatPlan::Me | SeatPlan::Local(_)).then_some(user);
    Ok(store::NewTable {
        owner: user,
        game: game.id().to_owned(),
        title,
        visibility: match settings.visibility {
            Visibility::Public => store::Visibility::Public,
            Visibility::Link => store::Visibility::Link,
            Visibility::Private => store::Visibility::Private,
        },
        seats: settings.seats.iter().map(seat).collect(),
        status,
        asked,
        deadline,
        at,
        entries: written.map(entry).collect::<Result<Vec<_>, Trouble>>()?,
        settings: serde_json::to_string(&settings).map_err(Trouble::internal)?,
    })
}

/// What a user's submission has opened before: from memory, or among the latest tables where they sit.
pub(super) async fn opened_before(app: &App, user: UserId, submission: &str) -> Result<Option<Opened>, Trouble> {
    if let Some(opened) = app.desk.opened(user, submission) {
        return Ok(Some(opened));
    }
    let latest = ListQuery { limit: LOOKED_AT, ..ListQuery::new(Which::OfUser(user)) };
    for table in app.hub.store.list(latest).await?.into_iter().filter(|table| table.owner == user) {
        let settings: Settings = serde_json::from_str(&table.settings).map_err(Trouble::internal)?;
        if settings.submission == submission {
            return Ok(Some(Opened { table: table.id.0, invite: settings.invite }));
        }
    }
    Ok(None)
}

/// What was agreed, if it can be played.
fn settings(game: &dyn AnyGame, new: NewTable) -> Result<Settings, Trouble> {
    let digest = match &new.data {
        Some(text) => Some(game.check_data(text).map_err(registry::Problem::from)?.digest.to_string()),
        None => None,
    };
    let spec = SimSpec { options: new.options.clone(), data: new.data.clone(), ..SimSpec::new(new.seats.len(), 0) };
    game.simulate(&spec, 0..0)?; // refuses seats, options and data that cannot be played
    if new.seats.iter().filter(|seat| **seat == SeatPlan::Me).count() > 1 {
        return Err(Trouble::new(Code::Refused, Phrase::new("server-one-seat")));
    }
    let new = with_locals(new)?;
    check_bots(game, &new)?;
    let fine = match new.clock {
        ClockPlan::None => true,
        ClockPlan::Live { budget, increment } => (10..=86_400).contains(&budget) && increment <= 3_600,
        ClockPlan::Days { each } => (1..=60).contains(&each),
    };
    if !fine {
        return Err(Trouble::new(Code::Refused, Phrase::new("server-clock")));
    }
    if matches!(new.spectators, Spectators::Delayed { seconds } if !(1..=LONGEST_DELAY).contains(&seconds)) {
        return Err(Trouble::new(Code::Refused, Phrase::new("server-delay").number("most", LONGEST_DELAY)));
    }
    Ok(Settings {
        options: new.options,
        data: digest,
        secret: random_hex(32)?,
        invite: random_hex(16)?,
        seats: new.seats,
        visibility: new.visibility,
        clock: new.clock,
        lapse: new.lapse.unwrap_or_else(|| Lapse::Bot(game.usual_bot().to_owned())),
        spectators: new.spectators,
        hints: new.hints,
        rated: new.rated,
        submission: new.submission,
        rematch_of: None,
    })
}

/// BH-13: those who play at one screen have names of their own, and are not rated.
fn with_locals(new: NewTable) -> Result<NewTable, Trouble> {
    let named = |seat: SeatPlan| match seat {
        SeatPlan::Local(name) => good_name(&name).map(SeatPlan::Local),
        other => Ok(other),
    };
    let seats = new.seats.into_iter().map(named).collect::<Result<Vec<_>, _>>()?;
    let local = seats.iter().any(|seat| matches!(seat, SeatPlan::Local(_)));
    if local && (new.rated || !seats.contains(&SeatPlan::Me)) {
        return Err(Trouble::new(Code::Refused, Phrase::new("server-local")));
    }
    Ok(NewTable { seats, ..new })
}

fn check_bots(game: &dyn AnyGame, new: &NewTable) -> Result<(), Trouble> {
    let bots = new.seats.iter().filter_map(|seat| match seat {
        SeatPlan::Bot(bot) => Some(bot),
        SeatPlan::Me | SeatPlan::Open | SeatPlan::Invited | SeatPlan::For(_) | SeatPlan::Local(_) => None,
    });
    let stand_in = match &new.lapse {
        Some(Lapse::Bot(bot)) => Some(bot),
        Some(Lapse::End) | None => None,
    };
    bots.chain(stand_in).try_for_each(|bot| known_bot(game, bot))
}

/// Seats are kept for people there are, one for each; a rated table is for people with accounts.
async fn check_people(app: &App, user: UserId, settings: &Settings) -> Result<(), Trouble> {
    let kept = settings.seats.iter().filter_map(|seat| match seat {
        SeatPlan::For(user) => Some(UserId(*user)),
        SeatPlan::Me | SeatPlan::Open | SeatPlan::Invited | SeatPlan::Bot(_) | SeatPlan::Local(_) => None,
    });
    let mut kept: Vec<UserId> = kept.collect();
    let count = kept.len();
    kept.sort_unstable();
    kept.dedup();
    let known = if kept.is_empty() { Vec::new() } else { app.hub.store.users(&kept).await? };
    if kept.len() < count || known.len() < count {
        return Err(Trouble::new(Code::Refused, Phrase::new("server-kept-seat")));
    }
    if !settings.rated {
        return Ok(());
    }
    if known.iter().any(User::is_guest) {
        return Err(Trouble::new(Code::Refused, Phrase::new("server-rated-guest")));
    }
    ratings::admit(app.hub.store.as_ref(), Some(user)).await
}

fn good_title(title: &str) -> Result<String, Trouble> {
    let title = title.trim();
    if title.chars().count() > LONGEST_TITLE || title.chars().any(is_invisible) {
        return Err(Trouble::new(Code::Refused, Phrase::new("server-title").count("most", LONGEST_TITLE)));
    }
    Ok(title.to_owned())
}

/// A name for something that is to be done once.
///
/// # Errors
/// When it is none.
pub(super) fn good_submission(submission: &str) -> Result<(), Trouble> {
    let plain = submission.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    let bad = || Trouble::new(Code::Malformed, Phrase::new("server-submission"));
    if plain && (1..=64).contains(&submission.len()) { Ok(()) } else { Err(bad()) }
}
