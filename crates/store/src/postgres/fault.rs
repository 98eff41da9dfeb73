//! What PostgreSQL's failures mean.

use sqlx::Error as Sql;

use crate::{Error, Refusal};

/// A failure that came before anything could have been committed: while reading, or inside a
/// transaction. The statement that commits has `in_commit`.
impl From<Sql> for Error {
    fn from(error: Sql) -> Error {
        let text = error.to_string();
        match error {
            Sql::Database(answer) => from_code(&answer.code().unwrap_or_default(), text),
            Sql::PoolClosed => Refusal::Closed.into(),
            Sql::Configuration(_) => Refusal::Address(text).into(),
            Sql::Io(_) | Sql::Tls(_) | Sql::Protocol(_) | Sql::PoolTimedOut | Sql::WorkerCrashed | Sql::BeginFailed => {
                Error::Unavailable(text)
            }
            _ => Error::Corrupt(text),
        }
    }
}

/// By SQLSTATE. The first two characters are the class.
fn from_code(code: &str, text: String) -> Error {
    match (code.get(..2).unwrap_or_default(), code) {
        // disk_full
        (_, "53100") => Error::Full(text),
        // a character that cannot be stored
        (_, "22021" | "22P05") => Refusal::BadText.into(),
        // lost connections, too few resources, shutdown or timeout, deadlock, read-only after a
        // failover, system errors, lock timeout
        ("08" | "53" | "57" | "40" | "25" | "58" | "55", _) => Error::Unavailable(text),
        // wrong password, missing role, missing database
        ("28" | "3D", _) => Refusal::Address(text).into(),
        _ => Error::Corrupt(text),
    }
}

/// A failure of the statement that commits: if the connection broke, nobody knows.
pub fn in_commit(error: Sql) -> Error {
    match &error {
        Sql::Io(_) | Sql::Tls(_) | Sql::Protocol(_) | Sql::WorkerCrashed => Error::Unknown(error.to_string()),
        Sql::Database(answer) => match answer.code().as_deref() {
            // The server went away while it carried the statement out.
            Some("57P01" | "57P02" | "57P03") => Error::Unknown(error.to_string()),
            Some(code) if code.starts_with("08") => Error::Unknown(error.to_string()),
            _ => error.into(),
        },
        _ => error.into(),
    }
}

/// Whether two transactions were in each other's way, so that trying again helps.
pub fn is_collision(error: &Sql) -> bool {
    let code = error.as_database_error().and_then(|answer| answer.code());
    matches!(code.as_deref(), Some("40001" | "40P01"))
}

/// Whether a row with this key exists.
pub fn is_taken(error: &Sql) -> bool {
    error.as_database_error().is_some_and(|answer| answer.is_unique_violation())
}
