//! Writes values as JSON where writing cannot fail.
//!
//! serde reports an error for a map whose keys are neither text nor numbers, and if a type's `Serialize` does. Types
//! that derive `Serialize` do neither, so that callers have nothing to handle.

use serde::Serialize;
use serde_json::Value;

/// Returns the JSON text of a value whose type derives `Serialize`, with the fields in their order.
///
/// # Panics
/// If the value cannot be serialised. That is a bug; without the panic, an empty text would be stored or sent as the
/// value.
pub fn to_json<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| not_json::<T>(&error))
}

/// Returns the value as a JSON tree.
///
/// # Panics
/// As [`to_json`].
pub fn to_json_value<T: Serialize + ?Sized>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_else(|error| not_json::<T>(&error))
}

#[cold]
fn not_json<T: ?Sized>(error: &serde_json::Error) -> ! {
    panic!("{} has no JSON: {error}", std::any::type_name::<T>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    #[should_panic(expected = "has no JSON")]
    fn to_json_panics_for_a_value_without_json() {
        to_json(&BTreeMap::from([([1, 2], 3)]));
    }

    #[test]
    #[should_panic(expected = "has no JSON")]
    fn to_json_value_panics_for_a_value_without_json() {
        to_json_value(&BTreeMap::from([([1, 2], 3)]));
    }
}
