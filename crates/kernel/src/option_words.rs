//! Writes and reads a game's options as words, for the line `options` of a position.
//!
//! The words are serde's names of the fields, so that no name is defined twice. A flag `no_op` is the word `no-op`; a
//! choice `hands` with the value `dealt` is the word `hands:dealt`. Defaults are omitted.

use std::fmt;

use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use crate::json::{to_json, to_json_value};

/// Returns the words of options, in the order of their fields. Each field is a flag that is false by default, or a
/// choice that serde writes as text.
///
/// # Panics
/// If the type does not serialize as a struct.
pub fn option_words<T: Serialize + Default>(options: &T) -> Vec<String> {
    let usual = to_json_value(&T::default());
    let Fields(fields) = match serde_json::from_str(&to_json(options)) {
        Ok(fields) => fields,
        Err(error) => panic!("{} is not a struct: {error}", std::any::type_name::<T>()),
    };
    let unusual = fields.into_iter().filter(|(name, value)| usual.get(name).unwrap_or(&Value::Bool(false)) != value);
    unusual
        .map(|(name, value)| {
            let word = name.replace('_', "-");
            match value {
                Value::Bool(true) => word,
                Value::String(choice) => format!("{word}:{choice}"),
                other => format!("{word}:{other}"),
            }
        })
        .collect()
}

/// Reads options from their words; `None` if one is unknown. The type must have a default for each field and deny
/// unknown ones.
pub fn read_option_words<T: DeserializeOwned>(words: &[&str]) -> Option<T> {
    let mut fields = Map::new();
    for word in words {
        let (name, value) = match word.split_once(':') {
            Some((name, choice)) => (name, Value::from(choice)),
            None => (*word, Value::Bool(true)),
        };
        if name.contains('_') {
            return None;
        }
        fields.insert(name.replace('-', "_"), value);
    }
    T::deserialize(Value::Object(fields)).ok()
}

/// The fields of a JSON object in the order of the text, which [`Map`] does not preserve.
struct Fields(Vec<(String, Value)>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct InOrder;

        impl<'de> Visitor<'de> for InOrder {
            type Value = Fields;

            fn expecting(&self, to: &mut fmt::Formatter) -> fmt::Result {
                to.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(Fields(fields))
            }
        }

        deserializer.deserialize_map(InOrder)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum Hands {
        #[default]
        Own,
        Dealt,
    }

    #[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    struct Options {
        open_purses: bool,
        hands: Hands,
        #[serde(rename = "180", skip_serializing_if = "std::ops::Not::not")]
        many: bool,
    }

    #[test]
    fn option_words_use_serde_names_in_field_order() {
        let all = Options { open_purses: true, hands: Hands::Dealt, many: true };
        assert_eq!(option_words(&all), ["open-purses", "hands:dealt", "180"]);
        assert_eq!(option_words(&Options::default()), [""; 0]);
        assert_eq!(read_option_words(&["180", "hands:dealt", "open-purses"]), Some(all));
        assert_eq!(read_option_words(&[]), Some(Options::default()));
        assert_eq!(read_option_words(&["hands:own"]), Some(Options::default()));
    }

    #[test]
    fn unknown_option_word_is_refused() {
        for word in ["", "open", "open_purses", "open-purses:yes", "hands", "hands:lost", "180:", ":180"] {
            assert_eq!(read_option_words::<Options>(&[word]), None, "{word}");
        }
    }
}
