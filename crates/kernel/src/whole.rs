//! Reading what somebody says, where leaving something out must not mean anything by itself.

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

/// Reads a field that can be `null` and must be there: nothing is taken away because a word is missing.
///
/// # Errors
/// The parser's.
pub fn said<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    // Beside `deserialize_with` a field that is missing is an error, also of this type.
    Option::deserialize(deserializer)
}

/// Reads an object that must be written out whole, also where some of it has defaults elsewhere.
///
/// # Errors
/// The parser's, or the first field that is missing.
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
