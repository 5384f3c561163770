//! Strict reading of JSON that a person may have written.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Reads a value from text that may omit fields with defaults, but may not contain unknown ones. Used for notations of
/// positions. serde alone ignores unknown fields of unit variants in tagged enums. It also ignores those of every type
/// that does not deny them.
///
/// A field that is omitted when written (`skip_serializing_if`) counts as unknown.
///
/// # Errors
/// The parser's message, or the name of the unknown field.
pub fn read_exactly<T: Serialize + DeserializeOwned>(text: &str) -> Result<T, String> {
    let read: T = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let said: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let kept = serde_json::to_value(&read).map_err(|error| error.to_string())?;
    match unknown(&said, &kept) {
        None => Ok(read),
        Some(name) => Err(format!("unknown field `{name}`")),
    }
}

/// Returns the first field of `said` that is not in `kept`.
fn unknown(said: &Value, kept: &Value) -> Option<String> {
    match (said, kept) {
        (Value::Object(said), Value::Object(kept)) => said.iter().find_map(|(name, value)| match kept.get(name) {
            None => Some(name.clone()),
            Some(kept) => unknown(value, kept),
        }),
        (Value::Array(said), Value::Array(kept)) => said.iter().zip(kept).find_map(|(said, kept)| unknown(said, kept)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, serde::Serialize, serde::Deserialize)]
    #[serde(tag = "phase")]
    enum Phase {
        Waiting,
        Turn {
            seat: u8,
            #[serde(default)]
            done: Vec<Step>,
        },
    }

    #[derive(Debug, PartialEq, serde::Serialize, serde::Deserialize)]
    struct Step {
        n: u8,
    }

    #[test]
    fn default_fields_may_be_omitted_and_unknown_fields_are_refused() {
        let read = read_exactly::<Phase>;
        assert_eq!(read(r#"{"phase":"Waiting"}"#), Ok(Phase::Waiting));
        assert_eq!(read(r#"{"phase":"Turn","seat":1}"#), Ok(Phase::Turn { seat: 1, done: vec![] }));
        for (text, name) in [
            (r#"{"phase":"Waiting","seat":1}"#, "seat"),
            (r#"{"phase":"Turn","seat":1,"turn":3}"#, "turn"),
            (r#"{"phase":"Turn","seat":1,"done":[{"n":1},{"n":2,"m":3}]}"#, "m"),
        ] {
            assert_eq!(read(text), Err(format!("unknown field `{name}`")), "{text}");
        }
        assert!(read("{").is_err());
    }
}
