//! The language files.

use std::collections::BTreeSet;
use std::path::Path;

use fluent_syntax::ast;
use fluent_syntax::parser::{self, ParserError};

/// The parsed content of a file.
pub type Resource<'a> = ast::Resource<&'a str>;

/// A language file.
pub struct File {
    /// The language: the name of the file's folder.
    pub language: String,
    /// `app`, or the id of a game.
    pub bundle: String,
    name: String,
    text: String,
}

/// Reads all language files in the folder of the languages.
pub fn all(folder: &Path) -> Result<Vec<File>, Box<dyn std::error::Error>> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder)?.flatten().filter(|entry| entry.path().is_dir()) {
        let language = entry.file_name().to_string_lossy().into_owned();
        for entry in std::fs::read_dir(entry.path())?.flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            if name.ends_with(".ftl") {
                files.push(File::new(&language, &name, std::fs::read_to_string(entry.path())?));
            }
        }
    }
    Ok(files)
}

impl File {
    /// Creates a file of a language, from its name and text.
    pub fn new(language: &str, name: &str, text: String) -> Self {
        let bundle = name.split('.').next().unwrap_or(name);
        Self { language: language.into(), bundle: bundle.into(), name: name.into(), text }
    }

    /// Returns the file's text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Parses the file. Returns the valid part, and the errors in the rest.
    pub fn parsed(&self) -> (Resource<'_>, Vec<ParserError>) {
        match parser::parse(self.text.as_str()) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        }
    }

    /// Returns the messages that can be parsed.
    pub fn messages(&self) -> impl Iterator<Item = ast::Message<&str>> {
        self.parsed().0.body.into_iter().filter_map(|entry| match entry {
            ast::Entry::Message(message) => Some(message),
            _ => None,
        })
    }

    /// Formats a fault of this file in one line, with its position.
    pub fn fault(&self, line: usize, message: &str, what: &str) -> String {
        format!("{}/{}:{line}: {message}: {what}", self.language, self.name)
    }

    /// Returns the line of a message, from 1.
    pub fn line_of(&self, message: &str) -> usize {
        let starts = |line: &str| line.strip_prefix(message).is_some_and(|rest| rest.starts_with([' ', '=']));
        self.text.lines().position(starts).map_or(1, |at| at + 1)
    }
}

/// Returns all patterns of a message: its own and those of its attributes.
pub fn patterns<'m, 'a>(message: &'m ast::Message<&'a str>) -> impl Iterator<Item = &'m ast::Pattern<&'a str>> {
    message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value))
}

/// Returns the keys of the variants of a choice.
pub fn keys<'a>(variants: &[ast::Variant<&'a str>]) -> BTreeSet<&'a str> {
    let name = |variant: &ast::Variant<&'a str>| match variant.key {
        ast::VariantKey::Identifier { name } => name,
        ast::VariantKey::NumberLiteral { value } => value,
    };
    variants.iter().map(name).collect()
}
