//! Reads `docs/GLOSSARY.md`: the terms of every language, and refused words.

use std::collections::{BTreeMap, BTreeSet};

use super::files::File;

/// The languages, in the order of the glossary's columns.
const LANGUAGES: [&str; 5] = ["en", "de", "fr", "es", "ru"];

/// The content of the glossary.
#[derive(Default)]
pub struct Glossary {
    /// Its own terms, as a language file for each term and language, because they are checked too.
    pub terms: Vec<File>,
    /// Words that no message may use.
    pub refused: Vec<Refused>,
    /// Words that stay unchanged after any number, by language.
    pub steady: BTreeMap<String, BTreeSet<String>>,
    /// Words that change with the number before them, by language.
    pub changing: BTreeMap<String, BTreeSet<String>>,
    /// Exceptions by message: a word, or a number such as `$seats`.
    pub excused: BTreeSet<(String, String)>,
}

/// A word, or several, that a language does not use for a term.
pub struct Refused {
    /// The game whose texts are checked; `None` for all texts.
    pub bundle: Option<String>,
    pub language: String,
    /// The words in lower case; a final `*` matches any end of a word.
    pub words: Vec<String>,
    /// The words to say instead.
    pub better: String,
}

/// Reads the glossary. Fails with all malformed lines.
pub fn read(text: &str) -> Result<Glossary, String> {
    let mut glossary = Glossary::default();
    let mut faults = Vec::new();
    let mut bundle = None;
    let mut head = Vec::new();
    for (at, line) in text.lines().enumerate() {
        if let Some(title) = line.strip_prefix("## ") {
            bundle = title.split('`').nth(1).map(str::to_owned);
        }
        let cells = cells(line);
        match cells.as_slice() {
            [] => head.clear(),
            _ if head.is_empty() => head = cells,
            [first, ..] if first.starts_with("---") => {}
            _ => {
                if let Err(fault) = glossary.row(bundle.as_deref(), &head, &cells) {
                    faults.push(format!("docs/GLOSSARY.md:{}: {fault}", at + 1));
                }
            }
        }
    }
    if faults.is_empty() { Ok(glossary) } else { Err(faults.join("\n")) }
}

/// Returns the cells of a line of a table; none for any other line.
fn cells(line: &str) -> Vec<&str> {
    let inside = line.strip_prefix('|').and_then(|line| line.trim_end().strip_suffix('|'));
    inside.map(|line| line.split('|').map(str::trim).collect()).unwrap_or_default()
}

impl Glossary {
    fn row(&mut self, bundle: Option<&str>, head: &[&str], cells: &[&str]) -> Result<(), String> {
        if cells.len() != head.len() {
            return Err(format!("{} cells, the table has {}", cells.len(), head.len()));
        }
        match (head[0], cells) {
            ("term", [_, words @ .., refused]) => self.term(bundle, words, refused),
            ("language", [language, steady, changing]) => {
                self.steady.insert((*language).to_owned(), list(steady).map(str::to_lowercase).collect());
                self.changing.insert((*language).to_owned(), list(changing).map(str::to_lowercase).collect());
                Ok(())
            }
            ("message", [message, what, why]) if !why.is_empty() => {
                let what = what.trim_matches('`').to_lowercase();
                self.excused.insert((message.trim_matches('`').to_owned(), what));
                Ok(())
            }
            _ => Err("cannot be read".into()),
        }
    }

    fn term(&mut self, bundle: Option<&str>, words: &[&str], refused: &str) -> Result<(), String> {
        if words.len() != LANGUAGES.len() || words.iter().any(|word| word.is_empty()) {
            return Err("a language has no word for this".into());
        }
        for (language, words) in LANGUAGES.iter().zip(words) {
            let name = format!("{}.glossary", bundle.unwrap_or("app"));
            self.terms.push(File::new(language, &name, format!("term = {words}")));
        }
        for of_language in refused.split(';').filter(|part| !part.trim().is_empty()) {
            let (language, variants) = of_language.split_once(':').ok_or("a refused word without its language")?;
            let language = language.trim();
            let at = LANGUAGES.iter().position(|known| *known == language);
            let better = words[at.ok_or_else(|| format!("{language} is none of the languages"))?];
            self.refused.extend(list(variants).map(|variant| Refused {
                bundle: bundle.map(str::to_owned),
                language: language.to_owned(),
                words: variant.split_whitespace().map(str::to_lowercase).collect(),
                better: better.to_owned(),
            }));
        }
        Ok(())
    }

    /// True if a message may contain this all the same.
    pub fn excuses(&self, message: &str, what: &str) -> bool {
        self.excused.contains(&(message.to_owned(), what.to_owned()))
    }
}

fn list(cell: &str) -> impl Iterator<Item = &str> {
    cell.split(',').map(str::trim).filter(|part| !part.is_empty())
}
