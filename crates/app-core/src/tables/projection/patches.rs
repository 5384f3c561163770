//! The difference between two JSON texts, as a JSON Patch (RFC 6902).
//!
//! Snapshots are stored as text, because a JSON tree takes ten times the memory. Most of a state is the same after a
//! move, and parts that are equal as text are never parsed.

use std::collections::BTreeMap;

use serde_json::value::RawValue;
use serde_json::{Error, Value, json};

/// Returns the operations that turn one text into the other. Lists are compared by index, as in `json_patch::diff`.
///
/// # Errors
/// If one of them is not JSON.
pub(crate) fn changed(before: &str, after: &str) -> Result<Vec<Value>, Error> {
    let mut found = Found { path: String::new(), operations: Vec::new() };
    found.compare(before, after)?;
    Ok(found.operations)
}

/// The operations found so far, and the path of the compared part.
struct Found {
    path: String,
    operations: Vec<Value>,
}

impl Found {
    fn compare(&mut self, before: &str, after: &str) -> Result<(), Error> {
        if before == after {
            return Ok(());
        }
        match (before.as_bytes().first(), after.as_bytes().first()) {
            (Some(b'{'), Some(b'{')) => self.members(before, after),
            (Some(b'['), Some(b'[')) => self.elements(before, after),
            _ => self.put("replace", after),
        }
    }

    fn members(&mut self, before: &str, after: &str) -> Result<(), Error> {
        let before: BTreeMap<String, &RawValue> = serde_json::from_str(before)?;
        let after: BTreeMap<String, &RawValue> = serde_json::from_str(after)?;
        for (name, value) in &after {
            self.at(name, |found| match before.get(name) {
                Some(old) => found.compare(old.get(), value.get()),
                None => found.put("add", value.get()),
            })?;
        }
        for name in before.keys().filter(|name| !after.contains_key(*name)) {
            self.at(name, Self::remove)?;
        }
        Ok(())
    }

    fn elements(&mut self, before: &str, after: &str) -> Result<(), Error> {
        let before: Vec<&RawValue> = serde_json::from_str(before)?;
        let after: Vec<&RawValue> = serde_json::from_str(after)?;
        for (place, value) in after.iter().enumerate() {
            self.at(&place.to_string(), |found| match before.get(place) {
                Some(old) => found.compare(old.get(), value.get()),
                None => found.put("add", value.get()),
            })?;
        }
        // After each removal the next item has the same index.
        (after.len()..before.len()).try_for_each(|_| self.at(&after.len().to_string(), Self::remove))
    }

    /// Appends a step to the path, and removes it afterwards.
    fn at(&mut self, name: &str, look: impl FnOnce(&mut Self) -> Result<(), Error>) -> Result<(), Error> {
        let above = self.path.len();
        self.path.push('/');
        self.path.push_str(&name.replace('~', "~0").replace('/', "~1"));
        look(self)?;
        self.path.truncate(above);
        Ok(())
    }

    fn put(&mut self, operation: &str, value: &str) -> Result<(), Error> {
        let value: Value = serde_json::from_str(value)?;
        self.operations.push(json!({"op": operation, "path": self.path, "value": value}));
        Ok(())
    }

    fn remove(&mut self) -> Result<(), Error> {
        self.operations.push(json!({"op": "remove", "path": self.path}));
        Ok(())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test")]
mod tests {
    use super::*;

    /// Returns values of every kind, alone and nested.
    fn some() -> Vec<Value> {
        let small = [
            json!(null),
            json!(true),
            json!(0),
            json!(-1.5),
            json!("a\"b"),
            json!([]),
            json!({}),
            json!([1]),
            json!([1, 2, 3]),
            json!([[1], {"a": 1}]),
            json!({"a": 1}),
            json!({"a": {"b~c/d": [1, 2]}, "e": null}),
            json!({"a": {"b~c/d": [2], "": 0}}),
        ];
        let lists = small.iter().flat_map(|one| small.iter().map(move |other| json!([one, other])));
        let names = small.iter().flat_map(|one| small.iter().map(move |other| json!({"x": one, "ä/~": other})));
        small.iter().cloned().chain(lists).chain(names).collect()
    }

    #[test]
    fn patch_equals_diff_of_json_trees() {
        let some = some();
        for before in &some {
            for after in &some {
                let operations = changed(&before.to_string(), &after.to_string()).unwrap();
                assert_eq!(json!(operations), json!(json_patch::diff(before, after)), "{before} to {after}");
            }
        }
    }
}
