//! Finds numbers beside a word without its plural form.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant};

use super::files::{File, keys, patterns};
use super::glossary::Glossary;

/// Returns the parameters that are counts: at least one message of a language chooses between one and more by them.
pub fn counts(files: &[File]) -> BTreeSet<String> {
    let mut counts = BTreeSet::new();
    for file in files {
        for message in file.messages() {
            patterns(&message).for_each(|pattern| chosen_by(pattern, &mut counts));
        }
    }
    counts
}

fn chosen_by(pattern: &Pattern<&str>, counts: &mut BTreeSet<String>) {
    for (selector, variants) in choices(pattern) {
        if let Some(name) = parameter(selector).filter(|_| keys(variants).contains("one")) {
            counts.insert(name.to_owned());
        }
        variants.iter().for_each(|variant| chosen_by(&variant.value, counts));
    }
}

/// Returns the choices in a pattern.
fn choices<'p, 'a>(
    pattern: &'p Pattern<&'a str>,
) -> impl Iterator<Item = (&'p InlineExpression<&'a str>, &'p [Variant<&'a str>])> {
    pattern.elements.iter().filter_map(|element| match element {
        PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
            Some((selector, variants.as_slice()))
        }
        _ => None,
    })
}

fn parameter<'a>(inline: &InlineExpression<&'a str>) -> Option<&'a str> {
    match inline {
        InlineExpression::VariableReference { id } => Some(id.name),
        _ => None,
    }
}

/// Returns the counts of a file beside a word that would have to agree with them.
pub fn faults(file: &File, glossary: &Glossary, counts: &BTreeSet<String>) -> Vec<String> {
    let mut faults = Vec::new();
    let beside = Beside { language: &file.language, glossary, counts };
    for message in file.messages() {
        let id = message.id.name;
        let mut found = BTreeSet::new();
        for pattern in patterns(&message) {
            beside.look(pattern, &BTreeSet::new(), &mut found);
            written(pattern, &file.language, &mut found);
        }
        let refused = found.into_iter().filter(|(name, _)| !glossary.excuses(id, &format!("${name}")));
        faults.extend(refused.map(|(_, what)| file.fault(file.line_of(id), id, &what)));
    }
    faults
}

/// Parameters with the problem of each.
type Found<'a> = BTreeSet<(&'a str, String)>;

/// Finds variants for one that write 1, where the language uses the form for other numbers too.
fn written<'a>(pattern: &Pattern<&'a str>, language: &str, found: &mut Found<'a>) {
    for (selector, variants) in choices(pattern) {
        let also = match language {
            "fr" if !keys(variants).contains("0") => Some("0"),
            "ru" => Some("21"),
            _ => None,
        };
        for variant in variants {
            let one = keys(std::slice::from_ref(variant)).contains("one") && says_one(&variant.value);
            let name = parameter(selector).zip(also).filter(|_| one);
            found.extend(name.map(|(name, also)| {
                (name, format!("[one] of ${name} is said of {also} too: show the number instead of 1"))
            }));
            written(&variant.value, language, found);
        }
    }
}

fn says_one(pattern: &Pattern<&str>) -> bool {
    let says = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => value.contains('1'),
        PatternElement::Placeable { .. } => false,
    };
    pattern.elements.iter().any(says)
}

/// Checks the words beside the counts of a language.
struct Beside<'g> {
    language: &'g str,
    glossary: &'g Glossary,
    counts: &'g BTreeSet<String>,
}

impl Beside<'_> {
    /// Finds counts beside words. `agreed` are the counts that already choose the text.
    fn look<'a>(&self, pattern: &Pattern<&'a str>, agreed: &BTreeSet<&'a str>, found: &mut Found<'a>) {
        let text = |at: usize| match pattern.elements.get(at) {
            Some(PatternElement::TextElement { value }) => *value,
            _ => "",
        };
        for (at, element) in pattern.elements.iter().enumerate() {
            let PatternElement::Placeable { expression: Expression::Inline(inline) } = element else { continue };
            let counted = |name: &&str| self.counts.contains(*name) && !agreed.contains(name);
            if let Some(name) = parameter(inline).filter(counted) {
                let before = if at == 0 { "" } else { text(at - 1) };
                found.extend(self.disagreeing(before, text(at + 1)).map(|word| {
                    (name, format!("“{word}” does not agree with {{ ${name} }}: choose its form by the number"))
                }));
            }
        }
        for (selector, variants) in choices(pattern) {
            let mut agreed = agreed.clone();
            let keys = keys(variants);
            agreed.extend(parameter(selector).filter(|_| keys.contains("one") || keys.contains("1")));
            variants.iter().for_each(|variant| self.look(&variant.value, &agreed, found));
        }
    }

    /// Returns the word before or after a number, if its form would have to change with the number.
    fn disagreeing(&self, before: &str, after: &str) -> Option<String> {
        let steady = self.glossary.steady.get(self.language);
        let changing = self.glossary.changing.get(self.language);
        let among = |words: Option<&BTreeSet<String>>, word: &str| words.is_some_and(|words| words.contains(word));
        let last = |text: &str| text.strip_suffix([' ', '\u{a0}'])?.rsplit(apart).next().map(str::to_lowercase);
        let first = |text: &str| text.strip_prefix([' ', '\u{a0}'])?.split(apart).next().map(str::to_lowercase);
        let after = first(after).filter(|word| !word.is_empty() && !among(steady, word));
        after.or_else(|| last(before).filter(|word| among(changing, word)))
    }
}

/// True for characters between words.
fn apart(c: char) -> bool {
    !c.is_alphanumeric()
}
