//! Lists of tables, and the search in them.
//!
//! Both stores have the same tables and indexes for this and understand the same SQL, so that the
//! question is built once. What is asked about each table of a list is a question in parentheses, which a
//! planner cannot turn into a reading of all tables: a list is read from its newest end, and no further than
//! its page.

use crate::copy::Value;
use crate::table::{Status, TableId, UserId, Visibility};

/// The longest page of any list; a greater limit is cut down to it.
pub const MAX_PAGE: u32 = 500;

/// Which tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// Those that wait for players.
    Open,
    /// Those where a game is under way.
    Running,
    /// Those whose game ended as the rules say.
    Finished,
    /// Those where the user sits, whatever they are doing.
    OfUser(UserId),
    /// The running ones that wait for the user.
    AskedOf(UserId),
}

/// A page of a list, the newest table first.
///
/// Pages are stable: the order is that of creation, and [`ListQuery::before`] is the last table of
/// the page before. Going through all pages shows every table that was in the list all the time
/// exactly once, whatever happens meanwhile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListQuery {
    /// Which tables.
    pub which: Which,
    /// Only of this game.
    pub game: Option<String>,
    /// Only those where every word of the text begins a word of the title or of a player's name, in
    /// capitals or not. Of a long text only the first [`MAX_SEARCH_WORDS`] words count.
    pub text: Option<String>,
    /// Only with this visibility.
    pub visibility: Option<Visibility>,
    /// Only older tables than this one.
    pub before: Option<TableId>,
    /// At most so many, and never more than [`MAX_PAGE`].
    pub limit: u32,
}

impl ListQuery {
    /// The first page of a list.
    pub fn new(which: Which) -> ListQuery {
        ListQuery { which, game: None, text: None, visibility: None, before: None, limit: 50 }
    }
}

/// How many words of a text are searched for.
pub const MAX_SEARCH_WORDS: usize = 4;

/// How many words of a title or a name can be found.
const MAX_WORDS: usize = 12;

/// How many letters of a word can be searched for.
const MAX_LETTERS: usize = 32;

/// The words of a title, a name or a search, in the form in which they are compared.
pub(crate) fn words(text: &str) -> Vec<String> {
    let folded = text.to_lowercase();
    let mut words = Vec::new();
    for word in folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()) {
        let word: String = word.chars().take(MAX_LETTERS).collect();
        if words.len() < MAX_WORDS && !words.contains(&word) {
            words.push(word);
        }
    }
    words
}

/// A question with its numbered values: `$1`, `$2`, … in the order in which they appear.
#[derive(Debug, Default)]
pub(crate) struct Question {
    pub sql: String,
    pub values: Vec<Value>,
}

impl Question {
    fn say(&mut self, sql: &str) {
        self.sql.push_str(sql);
    }

    fn value(&mut self, value: Value) {
        self.values.push(value);
        let number = self.values.len();
        self.say(&format!("${number}"));
    }

    fn number(&mut self, number: i64) {
        self.value(Value::Int(number));
    }

    /// `column` begins with `prefix`, by comparing bytes, for which an index is enough.
    fn begins(&mut self, column: &str, prefix: &str) {
        self.say(&format!("{column} >= "));
        self.value(Value::Text(prefix.to_owned()));
        self.say(&format!(" AND {column} < "));
        self.value(Value::Text(format!("{prefix}\u{10ffff}")));
    }

    /// A word of the table's title or of a player's name begins so.
    fn word(&mut self, id: &str, word: &str, look_at_each: bool) {
        let names = "FROM names n JOIN seats p ON p.usr = n.usr WHERE";
        let [title, name, end] = match look_at_each {
            true => [
                format!(" AND ((SELECT 1 FROM words w WHERE w.tbl = {id} AND "),
                format!(" LIMIT 1) = 1 OR (SELECT 1 {names} p.tbl = {id} AND "),
                " LIMIT 1) = 1)".to_owned(),
            ],
            false => [
                format!(" AND {id} IN (SELECT w.tbl FROM words w WHERE "),
                format!(" UNION SELECT p.tbl {names} "),
                ")".to_owned(),
            ],
        };
        self.say(&title);
        self.begins("w.word", word);
        self.say(&name);
        self.begins("n.word", word);
        self.say(&end);
    }
}

/// A word that so many tables have is looked for in each table of the list; the tables with a rarer one
/// are gathered first.
const COMMON: i64 = 1000;

/// A word that is searched for.
#[derive(Debug)]
pub(crate) struct Sought {
    word: String,
    /// Found in [`COMMON`] tables.
    pub common: bool,
}

/// The words that are searched for. [`Sought::common`] has to be found out with [`how_common`].
pub(crate) fn sought(query: &ListQuery) -> Vec<Sought> {
    let words = words(query.text.as_deref().unwrap_or_default());
    words.into_iter().take(MAX_SEARCH_WORDS).map(|word| Sought { word, common: false }).collect()
}

/// Answers whether so many tables have the word that it is common.
pub(crate) fn how_common(sought: &Sought) -> Question {
    let mut q = Question::default();
    q.say("SELECT (SELECT count(*) FROM (SELECT 1 FROM words w WHERE ");
    q.begins("w.word", &sought.word);
    q.say(" LIMIT ");
    q.number(COMMON);
    q.say(") AS a) + (SELECT count(*) FROM (SELECT 1 FROM names n JOIN seats p ON p.usr = n.usr WHERE ");
    q.begins("n.word", &sought.word);
    q.say(" LIMIT ");
    q.number(COMMON);
    q.say(") AS b) >= ");
    q.number(COMMON);
    q
}

/// The numbers of the tables, the newest first.
pub(crate) fn question(query: &ListQuery, sought: &[Sought]) -> Question {
    let mut q = Question::default();
    match query.which {
        Which::Open => by_status(&mut q, Status::Open),
        Which::Running => by_status(&mut q, Status::Running),
        Which::Finished => by_status(&mut q, Status::Finished),
        Which::OfUser(user) => by_user(&mut q, user),
        Which::AskedOf(user) => {
            by_user(&mut q, user);
            q.say(" AND s.done = 0 AND (h.asked >> s.seat) & 1 = 1 AND h.status = ");
            q.number(Status::Running.to_number());
        }
    }
    let by_seat = matches!(query.which, Which::OfUser(_) | Which::AskedOf(_));
    let id = if by_seat { "s.tbl" } else { "h.tbl" };
    if let Some(before) = query.before {
        q.say(&format!(" AND {id} < "));
        q.number(before.0);
    }
    if let Some(game) = &query.game {
        q.say(&format!(" AND (SELECT t.game FROM tables t WHERE t.tbl = {id}) = "));
        q.value(Value::Text(game.clone()));
    }
    if let Some(visibility) = query.visibility {
        q.say(&format!(" AND (SELECT t.visibility FROM tables t WHERE t.tbl = {id}) = "));
        q.number(visibility.to_number());
    }
    for Sought { word, common } in sought {
        // A user has few tables, each of which can be looked at.
        q.word(id, word, by_seat || *common);
    }
    q.say(&format!(" ORDER BY {id} DESC LIMIT "));
    q.number(i64::from(query.limit.min(MAX_PAGE)));
    q
}

fn by_status(q: &mut Question, status: Status) {
    q.say("SELECT h.tbl FROM heads h WHERE h.status = ");
    q.number(status.to_number());
}

/// A user can sit on several seats of one table; it is listed once.
fn by_user(q: &mut Question, user: UserId) {
    q.say("SELECT DISTINCT s.tbl FROM seats s JOIN heads h ON h.tbl = s.tbl WHERE s.usr = ");
    q.number(user.0);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_folded_cut_and_listed_once() {
        assert_eq!(words("Анна's ANNA-table, table 2!"), ["анна", "s", "anna", "table", "2"]);
        assert_eq!(words(&"x".repeat(99)), ["x".repeat(MAX_LETTERS)]);
        assert_eq!(words(" .-! "), [""; 0]);
    }

    #[test]
    fn values_are_numbered_as_they_appear() {
        let query = ListQuery {
            game: Some("dei".to_owned()),
            text: Some("a b".to_owned()),
            visibility: Some(Visibility::Link),
            before: Some(TableId(9)),
            ..ListQuery::new(Which::AskedOf(UserId(7)))
        };
        let mut words = sought(&query);
        words[0].common = true;
        for q in [how_common(&words[0]), question(&query, &words)] {
            let numbers: Vec<&str> = q.sql.split('$').skip(1).collect();
            assert_eq!(numbers.len(), q.values.len());
            for (index, rest) in numbers.iter().enumerate() {
                assert!(rest.starts_with(&(index + 1).to_string()), "{}", q.sql);
            }
        }
    }
}
