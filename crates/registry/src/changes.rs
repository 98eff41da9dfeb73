//! [`Change`]: what is different between two views. Written here, applied by clients (`web/src/table/changes.ts`).

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::io::{self, Write};

/// One thing that is different in a view. In JSON an array, told apart by its length.
///
/// A path is the keys and indexes that lead to a place, with a point between them: `players.0.vp`. The empty path is the
/// view itself. Changes are applied in order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "registry.ts"))]
#[serde(untagged)]
pub enum Change {
    /// The value at this path is another, or is new there.
    Set(String, #[cfg_attr(feature = "ts", ts(type = "unknown"))] Value),
    /// There is no such key any more.
    Gone((String,)),
    /// In the list at this path, from this index on so many items are gone, and these are in their place.
    Splice(String, usize, usize, #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))] Vec<Value>),
}

/// All that is different in the second view: as little as says it.
#[must_use]
pub fn changes(before: &Value, after: &Value) -> Vec<Change> {
    let mut found = Vec::new();
    compare("", before, after, &mut found);
    found
}

/// Applies changes to the view before them, as clients do. None, and no promise about the view, where they belong to
/// another.
#[must_use]
pub fn apply(view: &mut Value, changes: &[Change]) -> Option<()> {
    for change in changes {
        match change {
            Change::Set(path, value) if path.is_empty() => *view = value.clone(),
            Change::Set(path, value) => match above(view, path)? {
                (Value::Array(items), last) => *items.get_mut(last.parse::<usize>().ok()?)? = value.clone(),
                (Value::Object(fields), last) => drop(fields.insert(last.to_owned(), value.clone())),
                _ => return None,
            },
            Change::Gone((path,)) => {
                let (fields, last) = above(view, path)?;
                fields.as_object_mut()?.remove(last)?;
            }
            Change::Splice(path, from, gone, put) => {
                let items = at(view, path)?.as_array_mut()?;
                items.get(*from..from + gone)?;
                items.splice(*from..from + gone, put.iter().cloned());
            }
        }
    }
    Some(())
}

/// What holds the last place of a path, and that place.
fn above<'a, 'p>(view: &'a mut Value, path: &'p str) -> Option<(&'a mut Value, &'p str)> {
    let (above, last) = path.rsplit_once('.').unwrap_or(("", path));
    Some((at(view, above)?, last))
}

fn at<'a>(view: &'a mut Value, path: &str) -> Option<&'a mut Value> {
    path.split('.').filter(|key| !key.is_empty()).try_fold(view, |value, key| match value {
        Value::Array(items) => items.get_mut(key.parse::<usize>().ok()?),
        Value::Object(fields) => fields.get_mut(key),
        _ => None,
    })
}

fn compare(path: &str, before: &Value, after: &Value, found: &mut Vec<Change>) {
    if before == after {
        return;
    }
    let begin = found.len();
    match (before, after) {
        (Value::Object(before), Value::Object(after)) if nameable(before) && nameable(after) => {
            fields(path, before, after, found);
        }
        (Value::Array(before), Value::Array(after)) => items(path, before, after, found),
        _ => return found.push(Change::Set(path.to_owned(), after.clone())),
    }
    // Where nearly everything is another, the value itself is shorter.
    let shortest = length(&found[begin..]);
    if path.len() + length(after) <= shortest {
        found.truncate(begin);
        found.push(Change::Set(path.to_owned(), after.clone()));
    }
}

/// Whether every key can stand in a path.
fn nameable(map: &Map<String, Value>) -> bool {
    map.keys().all(|key| !key.is_empty() && !key.contains('.'))
}

fn fields(path: &str, before: &Map<String, Value>, after: &Map<String, Value>, found: &mut Vec<Change>) {
    for key in before.keys().filter(|key| !after.contains_key(*key)) {
        found.push(Change::Gone((below(path, key),)));
    }
    for (key, value) in after {
        match before.get(key) {
            Some(old) => compare(&below(path, key), old, value, found),
            None => found.push(Change::Set(below(path, key), value.clone())),
        }
    }
}

fn items(path: &str, before: &[Value], after: &[Value], found: &mut Vec<Change>) {
    let begin = found.len();
    let same = before.iter().zip(after).take_while(|(old, new)| old == new).count();
    let rest = before[same..].iter().rev().zip(after[same..].iter().rev());
    let tail = rest.take_while(|(old, new)| old == new).count();
    let put = after[same..after.len() - tail].to_vec();
    let splice = Change::Splice(path.to_owned(), same, before.len() - tail - same, put);
    if before.len() == after.len() {
        for (index, (old, new)) in before.iter().zip(after).enumerate() {
            compare(&below(path, &index.to_string()), old, new, found);
        }
        if length(&found[begin..]) <= length(&splice) {
            return;
        }
        found.truncate(begin);
    }
    found.push(splice);
}

fn below(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") }
}

/// How long something is as JSON.
fn length(value: &(impl Serialize + ?Sized)) -> usize {
    struct Count(usize);
    impl Write for Count {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0 += bytes.len();
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let mut count = Count(0);
    serde_json::to_writer(&mut count, value).map_or(usize::MAX, |()| count.0)
}
