//! Numbers that stand beside a word without its plural form.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant};

use super::files::{File, keys, patterns};
use super::glossary::Glossary;

/// The parameters that are counts: those by which some message of some language chooses between
/// one and more.
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

/// The choices that stand in a pattern.
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

/// The counts of a file that stand beside a word which would have to agree with them.
pub fn faults(file: &File, glossary: &Glossary, counts: &BTreeSet<String>) -> Vec<String> {
    let mut faults = Vec::new();
    for message in file.messages() {
        let id = message.id.name;
        let mut pairs = BTreeSet::new();
        let beside = Beside { language: &file.language, glossary, counts };
        patterns(&message).for_each(|pattern| beside.look(pattern, &BTreeSet::new(), &mut pairs));
        for (name, also) in patterns(&message).flat_map(|pattern| written(pattern, &file.language)) {
            let what = format!("[one] of ${name} is said of {also} too: show the number instead of 1");
            faults.push(file.fault(file.line_of(id), id, &what));
        }
        for (name, word) in pairs.into_iter().filter(|(name, _)| !glossary.excuses(id, &format!("${name}"))) {
            let what = format!("“{word}” does not agree with {{ ${name} }}: choose its form by the number");
            faults.push(file.fault(file.line_of(id), id, &what));
        }
    }
    faults
}

/// The counts whose form for one says 1, with the other number that has this form in the language.
fn written<'a>(pattern: &Pattern<&'a str>, language: &str) -> Vec<(&'a str, &'static str)> {
    let mut found = Vec::new();
    for (selector, variants) in choices(pattern) {
        let also = match language {
            "fr" if !keys(variants).contains("0") => Some("0"),
            "ru" => Some("21"),
            _ => None,
        };
        let says_one = |element: &PatternElement<&str>| matches!(element, PatternElement::TextElement { value } if value.contains('1'));
        for variant in variants {
            let one = keys(std::slice::from_ref(variant)).contains("one");
            let named = parameter(selector).zip(also).filter(|_| one && variant.value.elements.iter().any(says_one));
            found.extend(named);
            found.extend(written(&variant.value, language));
        }
    }
    found
}

/// Looks beside the counts of a language.
struct Beside<'g> {
    language: &'g str,
    glossary: &'g Glossary,
    counts: &'g BTreeSet<String>,
}

impl Beside<'_> {
    /// Finds counts beside words; `agreed` are those by which the text is already chosen.
    fn look<'a>(
        &self,
        pattern: &Pattern<&'a str>,
        agreed: &BTreeSet<&'a str>,
        pairs: &mut BTreeSet<(&'a str, String)>,
    ) {
        let text = |at: usize| match pattern.elements.get(at) {
            Some(PatternElement::TextElement { value }) => *value,
            _ => "",
        };
        for (at, element) in pattern.elements.iter().enumerate() {
            let PatternElement::Placeable { expression: Expression::Inline(inline) } = element else { continue };
            let counted = |name: &&str| self.counts.contains(*name) && !agreed.contains(name);
            if let Some(name) = parameter(inline).filter(counted) {
                let before = if at == 0 { "" } else { text(at - 1) };
                pairs.extend(self.disagreeing(before, text(at + 1)).map(|word| (name, word)));
            }
        }
        for (selector, variants) in choices(pattern) {
            let mut agreed = agreed.clone();
            let keys = keys(variants);
            agreed.extend(parameter(selector).filter(|_| keys.contains("one") || keys.contains("1")));
            variants.iter().for_each(|variant| self.look(&variant.value, &agreed, pairs));
        }
    }

    /// The word before or after a number, if its form would have to change with the number.
    fn disagreeing(&self, before: &str, after: &str) -> Option<String> {
        let known = |words: &std::collections::BTreeMap<String, BTreeSet<String>>, word: &str| {
            words.get(self.language).is_some_and(|words| words.contains(word))
        };
        let last = |text: &str| text.strip_suffix([' ', '\u{a0}'])?.rsplit(apart).next().map(str::to_lowercase);
        let first = |text: &str| text.strip_prefix([' ', '\u{a0}'])?.split(apart).next().map(str::to_lowercase);
        let after = first(after).filter(|word| !word.is_empty() && !known(&self.glossary.steady, word));
        after.or_else(|| last(before).filter(|word| known(&self.glossary.changing, word)))
    }
}

/// What stands between words.
fn apart(c: char) -> bool {
    !c.is_alphanumeric()
}
