//! Tests of the audit of language files.

#![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

use super::files::File;
use super::glossary::{self, Glossary};
use super::{language_faults, numbers, wording};
use crate::shell::root;

const GLOSSARY: &str = "\
## All texts

| term | en | de | fr | es | ru | not |
| --- | --- | --- | --- | --- | --- | --- |
| host | host | Gastgeber | hôte | anfitrión | ведущий | de: Host; es: el que invita |
| zone | zone | Zone | zone | zona | зона | ru: област* |

## The sea (`sea`)

| term | en | de | fr | es | ru | not |
| --- | --- | --- | --- | --- | --- | --- |
| purse | purse | Geldbeutel | bourse | bolsa | кошелёк | de: Beutel |

## Beside a number

| language | steady | changing |
| --- | --- | --- |
| en | of, left | |
| es | de | quedan |

## All the same

| message | what | why |
| --- | --- | --- |
| `credits` | host | the name of a program |
| `seats` | `$players` | two at least |
";

fn glossary() -> Glossary {
    glossary::read(GLOSSARY).expect("the glossary of the tests can be read")
}

fn wording(language: &str, name: &str, text: &str) -> Vec<String> {
    wording::faults(&File::new(language, name, text.into()), &glossary())
}

#[test]
fn refused_word_is_reported_with_line_and_replacement() {
    let faults =
        wording("de", "app.ftl", "hello = Guten Tag\n\nwait =\n    { $n ->\n       *[other] Der Host wartet.\n    }\n");
    assert_eq!(faults, ["de/app.ftl:5: wait: not “host”, but: Gastgeber"]);
}

#[test]
fn only_whole_words_are_refused() {
    assert!(wording("de", "sea.ftl", "purse = Der Geldbeutel von { $seat }").is_empty());
    assert_eq!(wording("de", "sea.ftl", "purse = Der Beutel von { $seat }").len(), 1);
}

#[test]
fn asterisk_matches_any_word_ending() {
    assert_eq!(wording("ru", "app.ftl", "a = В этой области").len(), 1);
    assert!(wording("ru", "app.ftl", "a = Большая приобласть").is_empty());
}

#[test]
fn refused_phrase_matches_adjacent_words_only() {
    assert_eq!(wording("es", "app.ftl", "a = Pregunta al que invita: el que invita sabe").len(), 1);
    assert!(wording("es", "app.ftl", "a = el que { $name } invita").is_empty());
}

#[test]
fn word_is_refused_only_in_its_language_and_game() {
    assert!(wording("en", "app.ftl", "a = Host").is_empty());
    assert!(wording("de", "app.ftl", "a = Ein Beutel").is_empty());
}

#[test]
fn message_names_parameters_and_variants_are_not_checked() {
    assert!(wording("de", "app.ftl", "host = { $host ->\n    [host] Ja\n   *[other] { host }\n}\n").is_empty());
}

#[test]
fn glossary_exception_allows_a_refused_word() {
    let german = GLOSSARY.replace("| `credits` | host |", "| `credits` | Host |");
    let glossary = glossary::read(&german).expect("it can be read");
    let faults = |text: &str| wording::faults(&File::new("de", "app.ftl", text.into()), &glossary);
    assert!(faults("credits = Host 2.0").is_empty());
    assert_eq!(faults("other = Host 2.0").len(), 1);
}

#[test]
fn punctuation_follows_the_language() {
    assert_eq!(wording("en", "app.ftl", "a = the host's").len(), 1);
    assert_eq!(wording("de", "app.ftl", "a = “Ja”").len(), 1);
    assert!(wording("de", "app.ftl", "a = „Ja“, sagt’s").is_empty());
    assert_eq!(wording("fr", "app.ftl", "a = Oui !").len(), 1);
    assert_eq!(wording("fr", "app.ftl", "a = Oui!").len(), 1);
    assert_eq!(wording("de", "app.ftl", "a = { $percent } % Chance").len(), 1);
    assert!(wording("de", "app.ftl", "a = { $percent }\u{a0}% Chance").is_empty());
    assert_eq!(wording("fr", "app.ftl", "a = «\u{a0}oui »").len(), 1);
    assert!(
        wording(
            "fr",
            "app.ftl",
            "a = «\u{a0}oui\u{a0}»\u{a0}! { $n ->\n    [one] un\n   *[other] deux\n}\u{a0}: { $x }"
        )
        .is_empty()
    );
}

/// Returns the faults of numbers in a file, where `$left` and `$players` are counts.
fn numbers(language: &str, text: &str) -> Vec<String> {
    let chosen = "a = { $left ->\n    [one] 1\n   *[other] 2\n} { $players ->\n    [one] 1\n   *[other] 2\n}\n";
    let files = [File::new("ru", "sea.ftl", chosen.into()), File::new(language, "sea.ftl", text.into())];
    numbers::faults(&files[1], &glossary(), &numbers::counts(&files))
}

#[test]
fn count_without_a_plural_form_is_refused() {
    let faults = numbers("en", "a = Wait\nspaces = You have { $left } spaces\n");
    assert_eq!(faults, ["en/sea.ftl:2: spaces: “spaces” does not agree with { $left }: choose its form by the number"]);
}

#[test]
fn count_with_a_plural_form_is_accepted() {
    assert!(numbers("en", "a = { $left ->\n    [one] { $left } space\n   *[other] { $left } spaces\n}\n").is_empty());
    assert!(numbers("en", "a = { $left } { $left ->\n    [one] space\n   *[other] spaces\n}\n").is_empty());
    assert!(numbers("en", "a = { $left ->\n    [1] { $left } space\n   *[other] { $left } spaces\n}\n").is_empty());
}

#[test]
fn choice_by_another_value_or_without_plural_form_is_refused() {
    assert_eq!(numbers("en", "a = { $left ->\n    [0] none\n   *[other] { $left } spaces\n}\n").len(), 1);
    assert_eq!(numbers("en", "a = { $seat ->\n    [one] me\n   *[other] { $left } spaces\n}\n").len(), 1);
}

#[test]
fn count_beside_invariable_words_or_symbols_is_accepted() {
    assert!(numbers("en", "a = { $left } of { $left }, { $left }: { $left } → { $left } ({ $left })").is_empty());
    assert_eq!(numbers("es", "a = quedan { $left }").len(), 1);
    assert!(numbers("es", "a = ¿Quedan? { $left }").is_empty());
}

#[test]
fn form_for_one_shows_the_number_if_it_covers_others() {
    let french = "a = { $left ->\n    [one] 1 case\n   *[other] { $left } cases\n}\n";
    let what = "[one] of $left is said of 0 too: show the number instead of 1";
    assert_eq!(numbers("fr", french), [format!("fr/sea.ftl:1: a: {what}")]);
    assert!(numbers("fr", &french.replace("[one]", "[0] rien\n    [one]")).is_empty());
    assert_eq!(numbers("ru", french).len(), 1);
    assert!(numbers("en", french).is_empty());
}

#[test]
fn parameter_that_is_not_a_count_is_accepted_beside_a_word() {
    assert!(numbers("en", "a = { $seat } spaces").is_empty());
}

#[test]
fn glossary_exception_allows_a_number() {
    assert!(numbers("en", "seats = With { $players } players").is_empty());
    assert_eq!(numbers("en", "spots = With { $players } players").len(), 1);
}

#[test]
fn invalid_glossary_row_is_refused() {
    let read = |text: &str| glossary::read(text).err().unwrap_or_default();
    assert!(read(&GLOSSARY.replace("| hôte ", "| ")).contains("docs/GLOSSARY.md:5: a language has no word for this"));
    assert!(read(&GLOSSARY.replace("| hôte ", "")).contains("docs/GLOSSARY.md:5: 6 cells, the table has 7"));
    assert!(read(&GLOSSARY.replace("de: Host", "it: Host")).contains("it is none of the languages"));
    assert!(read(&GLOSSARY.replace("two at least", "")).contains("cannot be read"));
}

#[test]
fn language_files_follow_the_glossary() {
    let files = super::files::all(&root().join("ui/src/lang")).expect("the language files are there");
    let faults = language_faults(&files).expect("the glossary can be read");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn glossary_term_that_is_itself_refused_is_found() {
    let own = glossary::read(&GLOSSARY.replace("| Gastgeber |", "| Host |")).expect("it can be read");
    let faults: Vec<String> = own.terms.iter().flat_map(|term| wording::faults(term, &own)).collect();
    assert_eq!(faults, ["de/app.glossary:1: term: not “host”, but: Host"]);
}

#[test]
fn comments_manuals_names_and_commits_use_plain_words() {
    let faults = [super::prose::faults(), super::names::faults(), super::commits::faults()];
    let faults = faults.map(|faults| faults.expect("the sources can be read")).concat();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
