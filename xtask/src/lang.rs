//! The audit of the language files, and of the words in comments, manuals, names and commits.

mod commits;
mod files;
mod glossary;
mod names;
mod numbers;
mod prose;
#[cfg(test)]
mod tests;
mod wording;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast;

use crate::rules::{folder_of, tags};
use crate::shell::{Done, root};
use files::File;

/// The reference language.
const FIRST: &str = "en";

/// Prefix of a quoted message among the parameters of a message.
const REFERENCE: char = '@';

/// Messages and attributes, with the names of their parameters.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// Checks that all languages have the same messages with the same parameters, the words of the glossary, and plural
/// forms for numbers. Every tag of every game needs its message. Every key in the screen must exist, and every
/// message must be used. Comments, manuals, names and commits are checked for plain words.
pub fn audit() -> Done {
    let files = files::all(&root().join("ui/src/lang"))?;
    let mut faults = Vec::new();
    let languages = read(&files, &mut faults);
    let first = languages.get(FIRST).ok_or("there is no English")?;
    for (language, bundles) in &languages {
        compare(language, first, bundles, &mut faults);
    }
    faults.extend(language_faults(&files)?);
    complete(first, &mut faults)?;
    let sources = sources(&root().join("ui/src"))?;
    used(first, &sources, &mut faults);
    faults.extend([prose::faults()?, names::faults()?, commits::faults()?].concat());
    if faults.is_empty() {
        let messages: usize = first.values().map(BTreeMap::len).sum();
        println!("{messages} messages in {} languages", languages.len());
        return Ok(());
    }
    faults.sort();
    Err(faults.join("\n").into())
}

/// Returns the faults that the glossary finds in the language files, and in its own terms.
fn language_faults(files: &[File]) -> Result<Vec<String>, Box<dyn std::error::Error>> {
    let glossary = glossary::read(&std::fs::read_to_string(root().join("docs/GLOSSARY.md"))?)?;
    let counts = numbers::counts(files);
    let mut faults: Vec<String> = glossary.terms.iter().flat_map(|term| wording::faults(term, &glossary)).collect();
    for file in files {
        faults.extend(wording::faults(file, &glossary));
        faults.extend(numbers::faults(file, &glossary, &counts));
    }
    Ok(faults)
}

/// Reads the messages of every language, by bundle.
fn read(files: &[File], faults: &mut Vec<String>) -> BTreeMap<String, BTreeMap<String, Messages>> {
    let mut languages: BTreeMap<String, BTreeMap<String, Messages>> = BTreeMap::new();
    for file in files {
        let messages = languages.entry(file.language.clone()).or_default().entry(file.bundle.clone()).or_default();
        let (resource, errors) = file.parsed();
        faults.extend(errors.iter().map(|error| file.fault(1, "", &error.to_string())));
        for entry in resource.body {
            match entry {
                ast::Entry::Message(message) => add(&message, file, messages, faults),
                ast::Entry::Junk { content } => {
                    faults.push(file.fault(1, content.lines().next().unwrap_or(""), "cannot be read"));
                }
                _ => {}
            }
        }
    }
    languages
}

/// Adds a message and its attributes, with the parameters of each.
fn add(message: &ast::Message<&str>, file: &File, messages: &mut Messages, faults: &mut Vec<String>) {
    let id = message.id.name;
    if messages.contains_key(id) {
        faults.push(file.fault(file.line_of(id), id, "stands twice"));
    }
    let needs = |pattern: Option<&ast::Pattern<&str>>| {
        let mut parameters = BTreeSet::new();
        pattern.into_iter().for_each(|pattern| in_pattern(pattern, &mut parameters));
        parameters
    };
    messages.insert(id.to_owned(), needs(message.value.as_ref()));
    for attribute in &message.attributes {
        messages.insert(format!("{id}.{}", attribute.id.name), needs(Some(&attribute.value)));
    }
}

fn in_pattern(pattern: &ast::Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &ast::Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        ast::Expression::Inline(inline) => in_inline(inline, found),
        ast::Expression::Select { selector, variants } => {
            in_inline(selector, found);
            variants.iter().for_each(|variant| in_pattern(&variant.value, found));
        }
    }
}

fn in_inline(inline: &ast::InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| in_inline(argument, found));
        }
        ast::InlineExpression::MessageReference { id, .. } => {
            found.insert(format!("{REFERENCE}{}", id.name));
        }
        ast::InlineExpression::Placeable { expression } => in_expression(expression, found),
        _ => {}
    }
}

fn compare(
    language: &str,
    first: &BTreeMap<String, Messages>,
    other: &BTreeMap<String, Messages>,
    faults: &mut Vec<String>,
) {
    let none = Messages::new();
    // A language may quote another message where the other language spells it out.
    let own = |needs: &BTreeSet<String>| {
        needs.iter().filter(|need| !need.starts_with(REFERENCE)).cloned().collect::<Vec<_>>()
    };
    for bundle in first.keys().chain(other.keys()).collect::<BTreeSet<_>>() {
        let (ours, theirs) = (first.get(bundle).unwrap_or(&none), other.get(bundle).unwrap_or(&none));
        for id in ours.keys().chain(theirs.keys()).collect::<BTreeSet<_>>() {
            match (ours.get(id), theirs.get(id)) {
                (Some(a), Some(b)) if own(a) != own(b) => {
                    faults.push(format!("{language}/{bundle}: {id} has parameters {b:?}, {FIRST} has {a:?}"))
                }
                (Some(_), None) => faults.push(format!("{language}/{bundle}: {id} is missing")),
                (None, Some(_)) => faults.push(format!("{language}/{bundle}: {id} is not in {FIRST}")),
                _ => {}
            }
        }
    }
}

/// The crate that finds faults of boards, and its bundle; games on a board share both.
const ROOM: (&str, &str) = ("sea_board", "chart");

/// Checks that every rule, event, question and flaw of every game has its messages.
fn complete(first: &BTreeMap<String, Messages>, faults: &mut Vec<String>) -> Done {
    for (game, tags) in tags()?.as_object().into_iter().flatten() {
        let none = Messages::new();
        let messages = first.get(game).unwrap_or(&none);
        let mut want = |id: String| {
            if !messages.contains_key(&id) {
                faults.push(format!("{game}: {id} is missing"));
            }
        };
        for rule in tags["rules"].as_array().into_iter().flatten() {
            let id = rule["id"].as_str().unwrap_or("");
            want(format!("rule-{id}"));
            want(format!("help-{id}"));
            want(format!("help-{id}.title"));
        }
        for (list, prefix) in [("events", "event"), ("questions", "ask")] {
            tags[list]
                .as_array()
                .into_iter()
                .flatten()
                .for_each(|tag| want(format!("{prefix}-{}", tag.as_str().unwrap_or(""))));
        }
        let bundles = [game, ROOM.1, "app"].into_iter().filter_map(|bundle| first.get(bundle));
        let said: BTreeSet<&str> = bundles.flat_map(BTreeMap::keys).map(String::as_str).collect();
        let unsaid = flaws_of(game)?.into_iter().filter(|flaw| !said.contains(format!("flaw-{flaw}").as_str()));
        faults.extend(unsaid.map(|flaw| format!("{game}: flaw-{flaw} is missing")));
    }
    Ok(())
}

/// Returns the flaws that a game's crate and its dependencies name.
fn flaws_of(game: &str) -> Result<BTreeSet<String>, Box<dyn std::error::Error>> {
    let folder = folder_of(game)?;
    let mut code = sources(&folder.join("src"))?;
    if std::fs::read_to_string(folder.join("Cargo.toml"))?.contains(&format!("{}.workspace", ROOM.0)) {
        code.push_str(&sources(&root().join("crates").join(ROOM.0).join("src"))?);
    }
    let named = ["Flaw::new(\"", "flaw(\""].into_iter().flat_map(|call| code.split(call).skip(1));
    Ok(named.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect())
}

/// Reads the text of all sources in a folder.
fn sources(folder: &Path) -> Result<String, Box<dyn std::error::Error>> {
    let mut text = String::new();
    for entry in std::fs::read_dir(folder)?.flatten() {
        let path = entry.path();
        if path.is_dir() {
            text.push_str(&sources(&path)?);
        } else if path
            .extension()
            .is_some_and(|extension| extension == "ts" || extension == "svelte" || extension == "rs")
        {
            text.push_str(&std::fs::read_to_string(path)?);
        }
    }
    Ok(text)
}

/// Prefixes of keys that are built from a tag of the back end at run time.
const BY_TAG: &[&str] = &["rule-", "help-", "event-", "do-", "deed-", "ask-", "flaw-", "fault-", "problem-", "fix-"];

/// Finds prefixes of keys that the sources build: the text before `${` in a template.
fn templates(sources: &str) -> BTreeSet<&str> {
    let plain = |text: &str| text.ends_with('-') && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    let before = sources.split("${").filter_map(|text| text.rsplit('`').next());
    before.filter(|text| plain(text)).collect()
}

/// Checks that every key in the sources is a message, and every message is used.
fn used(first: &BTreeMap<String, Messages>, sources: &str, faults: &mut Vec<String>) {
    let all: BTreeSet<&str> = first.values().flat_map(BTreeMap::keys).map(String::as_str).collect();
    let templates = templates(sources);
    let named: BTreeSet<&str> =
        first.values().flat_map(BTreeMap::values).flatten().filter_map(|need| need.strip_prefix(REFERENCE)).collect();
    let by_tag = |id: &str| BY_TAG.iter().chain(&templates).any(|prefix| id.starts_with(*prefix));
    for id in all.iter().filter(|id| !id.contains('.') && !by_tag(id)) {
        let quoted = ["\"", "'", "`"].iter().any(|quote| sources.contains(&format!("{quote}{id}{quote}")));
        if !quoted && !named.contains(*id) {
            faults.push(format!("{id} is not used"));
        }
    }
    for call in ["t(\"", "s(\""] {
        for (at, _) in sources.match_indices(call) {
            // The end of a longer name is another function.
            let alone = !sources[..at].ends_with(|c: char| c.is_ascii_alphanumeric() || "_$.\"".contains(c));
            let Some((key, _)) = sources[at + call.len()..].split_once('"').filter(|_| alone) else { continue };
            if !all.contains(key.replace('#', ".").as_str()) {
                faults.push(format!("{key} is used but no message"));
            }
        }
    }
}
