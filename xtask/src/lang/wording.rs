//! Finds refused words, and punctuation that a language does not use.

use super::files::File;
use super::glossary::{Glossary, Refused};

/// The space that keeps a punctuation mark with its word.
const NO_BREAK: char = '\u{a0}';

/// Replacement for a placeable, so that the words around it are not read as neighbours.
const GAP: &str = "{}";

/// Returns the refused words and marks of a file.
pub fn faults(file: &File, glossary: &Glossary) -> Vec<String> {
    let mut faults = Vec::new();
    let mut message = "";
    let of_file = |refused: &&Refused| {
        refused.language == file.language && refused.bundle.as_ref().is_none_or(|bundle| *bundle == file.bundle)
    };
    for (at, line) in file.text().lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        if !line.starts_with([' ', '}']) {
            message = line.split([' ', '=']).next().unwrap_or("");
        }
        let text = spoken(line);
        let words = words(&text);
        for refused in glossary.refused.iter().filter(of_file) {
            if let Some(said) = found(&words, &refused.words).filter(|said| !glossary.excuses(message, said)) {
                let what = format!("not “{said}”, but: {}", refused.better);
                faults.push(file.fault(at + 1, message, &what));
            }
        }
        if let Some(what) = misspelt_marks(&file.language, &text) {
            faults.push(file.fault(at + 1, message, what));
        }
    }
    faults
}

/// Returns the text of a line of a language file, without names, keys of variants and placeables.
pub fn spoken(line: &str) -> String {
    let mut rest = line.trim_start();
    if !line.starts_with(' ') || rest.starts_with('.') {
        rest = rest.split_once('=').map_or(rest, |(_, text)| text);
    }
    if let Some(variant) = rest.strip_prefix('*').unwrap_or(rest).strip_prefix('[') {
        rest = variant.split_once(']').map_or(rest, |(_, text)| text);
    }
    let mut text = String::new();
    while let Some((before, after)) = rest.split_once('{') {
        text.push_str(before);
        text.push_str(GAP);
        // A choice continues in the next line, after its arrow.
        rest = after.split_once('}').map_or("", |(_, behind)| behind);
    }
    (text + rest).trim_matches([' ', '}']).to_owned()
}

/// Splits a text into words in lower case. A placeable becomes a word that no other equals.
fn words(text: &str) -> Vec<String> {
    let parts = text.split(|c: char| !(c.is_alphanumeric() || GAP.contains(c)));
    parts.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

/// Returns the words of the text that match the refused ones.
fn found(words: &[String], refused: &[String]) -> Option<String> {
    let same = |(word, refused): (&String, &String)| match refused.strip_suffix('*') {
        Some(start) => word.starts_with(start),
        None => word == refused,
    };
    let all = |said: &&[String]| said.iter().zip(refused).all(same);
    words.windows(refused.len().max(1)).find(all).map(|said| said.join(" "))
}

/// Returns what is wrong with the quotes and spaces of a text, if anything is.
fn misspelt_marks(language: &str, text: &str) -> Option<&'static str> {
    let (open, close) = match language {
        "en" => ('“', '”'),
        "de" => ('„', '“'),
        _ => ('«', '»'),
    };
    let foreign = |c: char| "\"'„“”«»".contains(c) && c != open && c != close;
    let follows =
        |space: char, marks: &str| text.char_indices().any(|(at, c)| marks.contains(c) && text[..at].ends_with(space));
    let bare = |(at, c): (usize, char)| match c {
        '«' => !text[at + c.len_utf8()..].starts_with(NO_BREAK),
        ':' | ';' | '!' | '?' | '»' => at > 0 && !text[..at].ends_with(NO_BREAK),
        _ => false,
    };
    if text.contains(foreign) {
        return Some("these are not the quotes of this language");
    }
    if follows(' ', ",;!?%") {
        return Some("no space, or none that breaks, stands before this mark");
    }
    let bare = language == "fr" && text.char_indices().any(bare);
    bare.then_some("a space that does not break belongs before : ; ! ? » and behind «")
}
