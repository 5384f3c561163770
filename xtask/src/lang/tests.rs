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
fn a_refused_word_is_told_with_its_line_and_the_better_term() {
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
fn a_star_stands_for_every_ending() {
    assert_eq!(wording("ru", "app.ftl", "a = В этой области").len(), 1);
    assert!(wording("ru", "app.ftl", "a = Большая приобласть").is_empty());
}

#[test]
fn several_words_are_refused_side_by_side_alone() {
    assert_eq!(wording("es", "app.ftl", "a = Pregunta al que invita: el que invita sabe").len(), 1);
    assert!(wording("es", "app.ftl", "a = el que { $name } invita").is_empty());
}

#[test]
fn a_word_is_refused_in_its_language_and_game() {
    assert!(wording("en", "app.ftl", "a = Host").is_empty());
    assert!(wording("de", "app.ftl", "a = Ein Beutel").is_empty());
}

#[test]
fn names_of_messages_parameters_and_variants_are_no_words() {
    assert!(wording("de", "app.ftl", "host = { $host ->\n    [host] Ja\n   *[other] { host }\n}\n").is_empty());
}

#[test]
fn a_word_may_stand_where_the_glossary_excuses_it() {
    let german = GLOSSARY.replace("| `credits` | host |", "| `credits` | Host |");
    let glossary = glossary::read(&german).expect("it can be read");
    let faults = |text: &str| wording::faults(&File::new("de", "app.ftl", text.into()), &glossary);
    assert!(faults("credits = Host 2.0").is_empty());
    assert_eq!(faults("other = Host 2.0").len(), 1);
}

#[test]
fn marks_are_those_of_the_language() {
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
fn a_count_beside_a_word_is_refused() {
    let faults = numbers("en", "a = Wait\nspaces = You have { $left } spaces\n");
    assert_eq!(faults, ["en/sea.ftl:2: spaces: “spaces” does not agree with { $left }: choose its form by the number"]);
}

#[test]
fn a_count_may_stand_where_its_form_is_chosen() {
    assert!(numbers("en", "a = { $left ->\n    [one] { $left } space\n   *[other] { $left } spaces\n}\n").is_empty());
    assert!(numbers("en", "a = { $left } { $left ->\n    [one] space\n   *[other] spaces\n}\n").is_empty());
    assert!(numbers("en", "a = { $left ->\n    [1] { $left } space\n   *[other] { $left } spaces\n}\n").is_empty());
}

#[test]
fn a_choice_by_something_else_or_without_one_is_not_enough() {
    assert_eq!(numbers("en", "a = { $left ->\n    [0] none\n   *[other] { $left } spaces\n}\n").len(), 1);
    assert_eq!(numbers("en", "a = { $seat ->\n    [one] me\n   *[other] { $left } spaces\n}\n").len(), 1);
}

#[test]
fn a_count_may_stand_beside_what_never_changes_and_what_is_no_word() {
    assert!(numbers("en", "a = { $left } of { $left }, { $left }: { $left } → { $left } ({ $left })").is_empty());
    assert_eq!(numbers("es", "a = quedan { $left }").len(), 1);
    assert!(numbers("es", "a = ¿Quedan? { $left }").is_empty());
}

#[test]
fn the_form_for_one_shows_the_number_where_other_numbers_have_it() {
    let french = "a = { $left ->\n    [one] 1 case\n   *[other] { $left } cases\n}\n";
    let what = "[one] of $left is said of 0 too: show the number instead of 1";
    assert_eq!(numbers("fr", french), [format!("fr/sea.ftl:1: a: {what}")]);
    assert!(numbers("fr", &french.replace("[one]", "[0] rien\n    [one]")).is_empty());
    assert_eq!(numbers("ru", french).len(), 1);
    assert!(numbers("en", french).is_empty());
}

#[test]
fn what_is_no_count_may_stand_beside_a_word() {
    assert!(numbers("en", "a = { $seat } spaces").is_empty());
}

#[test]
fn a_number_may_stand_where_the_glossary_excuses_it() {
    assert!(numbers("en", "seats = With { $players } players").is_empty());
    assert_eq!(numbers("en", "spots = With { $players } players").len(), 1);
}

#[test]
fn a_line_of_the_glossary_that_lacks_a_language_is_refused() {
    let read = |text: &str| glossary::read(text).err().unwrap_or_default();
    assert!(read(&GLOSSARY.replace("| hôte ", "| ")).contains("docs/GLOSSARY.md:5: a language has no word for this"));
    assert!(read(&GLOSSARY.replace("| hôte ", "")).contains("docs/GLOSSARY.md:5: 6 cells, the table has 7"));
    assert!(read(&GLOSSARY.replace("de: Host", "it: Host")).contains("it is none of the languages"));
    assert!(read(&GLOSSARY.replace("two at least", "")).contains("cannot be read"));
}

#[test]
fn the_language_files_keep_to_the_glossary() {
    let files = super::files::all(&root().join("ui/src/lang")).expect("the language files are there");
    let faults = language_faults(&files).expect("the glossary can be read");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_term_that_the_glossary_refuses_is_found() {
    let own = glossary::read(&GLOSSARY.replace("| Gastgeber |", "| Host |")).expect("it can be read");
    let faults: Vec<String> = own.terms.iter().flat_map(|term| wording::faults(term, &own)).collect();
    assert_eq!(faults, ["de/app.glossary:1: term: not “host”, but: Host"]);
}

#[test]
fn comments_manuals_names_and_commits_keep_to_plain_words() {
    let faults = [super::prose::faults(), super::names::faults(), super::commits::faults()];
    let faults = faults.map(|faults| faults.expect("the sources can be read")).concat();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
