//! Mutants: actions that are almost like others.

use crate::luck::Luck;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// Up to `tries` actions made from `these` by changing a small thing: a number by one, to nothing or
/// to something huge, a flag, a list, or a part replaced by a part of one of `donors`. What is no
/// action any more is left out.
pub(crate) fn mutants<A>(these: &[A], donors: &[A], tries: usize, luck: &mut Luck) -> Vec<A>
where
    A: Serialize + DeserializeOwned,
{
    let value = |action: &A| serde_json::to_value(action).expect("plain data always serialise");
    let mut out = Vec::new();
    if these.is_empty() || donors.is_empty() {
        return out;
    }
    for _ in 0..tries {
        let mut mutant = value(luck.of(these));
        let donor = value(luck.of(donors));
        mutate(&mut mutant, &donor, luck);
        out.extend(serde_json::from_value(mutant));
    }
    out
}

/// Changes one random part of a value.
pub(crate) fn mutate(value: &mut Value, donor: &Value, luck: &mut Luck) {
    let at = luck.below(size(value));
    let part = nth_part(value, at).expect("a part below the size");
    if luck.one_in(4) {
        let from = luck.below(size(donor));
        *part = nth_part(&mut donor.clone(), from).expect("a part below the size").take();
        return;
    }
    match part {
        Value::Null => *part = donor.clone(),
        Value::Bool(flag) => *flag = !*flag,
        Value::Number(number) => {
            let now = number.as_i64().unwrap_or(0);
            let changed = [now.wrapping_add(1), now.wrapping_sub(1), 0, 1, 6, 63, 64, 255, 256, -1, 1 << 31, i64::MAX];
            *part = Value::from(*luck.of(&changed));
        }
        Value::String(_) => *part = donor.as_str().map_or(Value::Null, Value::from),
        Value::Array(items) => mutate_list(items, donor, luck),
        Value::Object(fields) => mutate_fields(fields, donor, luck),
    }
}

fn mutate_list(items: &mut Vec<Value>, donor: &Value, luck: &mut Luck) {
    let at = luck.below(items.len() + 1);
    match luck.below(4) {
        0 => items.insert(at, Value::from(luck.below(64))),
        1 => items.insert(at, donor.clone()),
        2 if at < items.len() => drop(items.remove(at)),
        _ => {
            if at < items.len() {
                items.push(items[at].clone());
            }
        }
    }
}

/// Leaves a field out, or gives it the name of one of the donor's: another variant of an enum.
fn mutate_fields(fields: &mut Map<String, Value>, donor: &Value, luck: &mut Luck) {
    let keys: Vec<String> = fields.keys().cloned().collect();
    if keys.is_empty() {
        return;
    }
    let inner = fields.remove(luck.of(&keys));
    if let (Some(inner), Some(others)) = (inner, donor.as_object())
        && let Some(name) = others.keys().next()
    {
        fields.insert(name.clone(), inner);
    }
}

/// How many parts a value has, itself included.
fn size(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(size).sum(),
        Value::Object(fields) => fields.values().map(size).sum(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 0,
    }
}

/// The part with this number, counted from the outside in.
fn nth_part(value: &mut Value, n: usize) -> Option<&mut Value> {
    if n == 0 {
        return Some(value);
    }
    let mut left = n - 1;
    let parts: Box<dyn Iterator<Item = &mut Value>> = match value {
        Value::Array(items) => Box::new(items.iter_mut()),
        Value::Object(fields) => Box::new(fields.values_mut()),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => return None,
    };
    for part in parts {
        let size = size(part);
        if left < size {
            return nth_part(part, left);
        }
        left -= size;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn every_part_of_a_value_can_be_reached() {
        let mut value = json!({"buy": {"slot": 2, "dice": [1, true]}});
        let parts: Vec<Value> =
            (0..size(&value)).map(|n| nth_part(&mut value, n).expect("below the size").clone()).collect();
        assert_eq!(parts.len(), 6);
        assert!(parts.contains(&json!(2)) && parts.contains(&json!(true)) && parts.contains(&json!([1, true])));
        assert_eq!(nth_part(&mut value, 6), None);
    }

    #[test]
    fn mutants_differ_in_numbers_flags_lists_and_variants() {
        let mut luck = Luck::new("mutants", 1);
        let mut seen = Vec::new();
        for _ in 0..500 {
            let mut value = json!({"buy": {"slot": 2, "fast": true, "dice": [1]}});
            mutate(&mut value, &json!({"sell": 4}), &mut luck);
            seen.push(value);
        }
        assert!(seen.contains(&json!({"buy": {"slot": 3, "fast": true, "dice": [1]}})));
        assert!(seen.contains(&json!({"buy": {"slot": 2, "fast": false, "dice": [1]}})));
        assert!(seen.contains(&json!({"buy": {"slot": 2, "fast": true, "dice": []}})));
        assert!(seen.contains(&json!({"sell": {"slot": 2, "fast": true, "dice": [1]}})));
        assert!(seen.contains(&json!({"sell": 4})));
    }
}
