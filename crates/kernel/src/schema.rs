//! A board file against its schema: every place that does not fit, where the parser stops at the first.
//!
//! Heeded is what `schemars` writes of boards; anything else that a schema could say is left to the parser.

use serde_json::{Map, Number, Value};

use crate::{Flaw, Name};

/// Every place where a value does not fit a schema.
pub(crate) fn misfits(schema: &Value, value: &Value) -> Vec<Flaw> {
    let mut look = Look { whole: schema, found: Vec::new() };
    look.at("", schema, value);
    look.found
}

/// A place of a board file that cannot be read, and why.
pub(crate) fn unreadable(path: &str, detail: impl ToString) -> Flaw {
    Flaw::new("board-file").with("path", path).with("detail", detail.to_string())
}

struct Look<'a> {
    whole: &'a Value,
    found: Vec<Flaw>,
}

impl Look<'_> {
    fn at(&mut self, path: &str, schema: &Value, value: &Value) {
        if let Some(named) = schema["$ref"].as_str() {
            let named = self.whole.pointer(named.trim_start_matches('#'));
            return self.at(path, named.unwrap_or(&Value::Null), value);
        }
        for ways in ["oneOf", "anyOf"] {
            if let Some(ways) = schema[ways].as_array() {
                self.one_of(path, ways, value);
            }
        }
        let fault = match (schema["type"].as_str(), value) {
            (Some("object"), Value::Object(fields)) => return self.object(path, schema, fields),
            (Some("array"), Value::Array(items)) => return self.array(path, schema, items),
            (Some("string"), Value::String(text)) => text_fault(schema, text),
            (Some("integer"), Value::Number(number)) => number_fault(schema, number),
            (Some("boolean"), Value::Bool(_)) | (Some("null"), Value::Null) | (None, _) => None,
            (Some(kind), _) => Some(format!("{kind} expected")),
        };
        self.found.extend(fault.map(|fault| unreadable(path, fault)));
    }

    /// Fits it in none of several ways, it should be one of these values, or as the first way says.
    fn one_of(&mut self, path: &str, ways: &[Value], value: &Value) {
        let mut tried = ways.iter().map(|way| {
            let mut look = Look { whole: self.whole, found: Vec::new() };
            look.at(path, way, value);
            look.found
        });
        let Some(first) = tried.next() else { return };
        if first.is_empty() || tried.any(|found| found.is_empty()) {
            return;
        }
        match ways.iter().map(|way| way["const"].as_str()).collect::<Option<Vec<_>>>() {
            Some(known) => self.found.push(unreadable(path, format!("{} expected", known.join(", ")))),
            None => self.found.extend(first),
        }
    }

    fn object(&mut self, path: &str, schema: &Value, fields: &Map<String, Value>) {
        for (name, value) in fields {
            let other = &schema["additionalProperties"];
            match schema["properties"].get(name) {
                None if *other == false => self.found.push(unreadable(path, format!("unknown field `{name}`"))),
                known => self.at(&format!("{path}/{name}"), known.unwrap_or(other), value),
            }
        }
        let wanted = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let missing = wanted.filter(|name| !fields.contains_key(*name));
        self.found.extend(missing.map(|name| unreadable(path, format!("missing field `{name}`"))));
    }

    fn array(&mut self, path: &str, schema: &Value, items: &[Value]) {
        for (n, item) in items.iter().enumerate() {
            self.at(&format!("{path}/{n}"), &schema["items"], item);
        }
        let length = items.len() as u64;
        let least = schema["minItems"].as_u64().filter(|least| length < *least);
        let most = schema["maxItems"].as_u64().filter(|most| length > *most);
        self.found.extend(least.or(most).map(|right| unreadable(path, format!("{right} items expected"))));
    }
}

fn text_fault(schema: &Value, text: &str) -> Option<String> {
    if let Some(only) = schema["const"].as_str() {
        return (only != text).then(|| format!("{only} expected"));
    }
    if let Some(known) = schema["enum"].as_array() {
        let known: Vec<&str> = known.iter().filter_map(Value::as_str).collect();
        return (!known.contains(&text)).then(|| format!("{} expected", known.join(", ")));
    }
    // The one pattern that boards have is told from others by its text, and not read.
    let unnamed = schema["pattern"] == Name::PATTERN;
    text.parse::<Name>().err().filter(|_| unnamed).map(|fault| fault.to_string())
}

fn number_fault(schema: &Value, number: &Number) -> Option<String> {
    let (least, most) = (schema["minimum"].as_i64()?, schema["maximum"].as_i64()?);
    let fits = number.as_i64().is_some_and(|number| (least..=most).contains(&number));
    (!fits).then(|| format!("{least} to {most} expected"))
}
