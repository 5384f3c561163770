//! Strict reading of messages in which an omitted field must have no meaning.

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

/// Reads a field that can be `null` but must be present: a missing field must never remove anything.
///
/// # Errors
/// Errors of the parser.
pub fn said<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    // With `deserialize_with` a missing field is an error, even for an `Option`.
    Option::deserialize(deserializer)
}

/// Reads an object that must be complete, even if some of its fields have defaults elsewhere.
///
/// # Errors
/// Errors of the parser, or the first missing field.
pub fn whole<'de, D: Deserializer<'de>, T: Serialize + DeserializeOwned>(deserializer: D) -> Result<T, D::Error> {
    let given = Value::deserialize(deserializer)?;
    let read = T::deserialize(&given).map_err(D::Error::custom)?;
    let all = serde_json::to_value(&read).map_err(D::Error::custom)?;
    let missing = all.as_object().into_iter().flatten().find(|(field, _)| given.get(field.as_str()).is_none());
    match missing {
        None => Ok(read),
        Some((field, _)) => Err(D::Error::custom(format!("missing field `{field}`"))),
    }
}
