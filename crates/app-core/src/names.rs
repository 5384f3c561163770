//! Typed names of players, devices, games, groups, boards and events, and what users enter about a game.
//!
//! All typed names are normalised ([`tidy`]), so that two texts that look the same are the same. Existing names in
//! records stay unchanged.

use kernel::{Chair, Flaw, Seat};
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategoryGroup, UnicodeEmoji, UnicodeGeneralCategory};
use unicode_security::confusable_detection::skeleton;
use unicode_segmentation::UnicodeSegmentation;

use crate::protocol::{FlawLine, Problem};
use crate::storage::Label;

/// The maximum length of a typed text.
#[derive(Clone, Copy)]
struct TextLimit {
    /// In visible characters: an emoji counts as one, however many code points it has.
    characters: usize,
    /// In bytes, because a single visible character can be arbitrarily long.
    bytes: usize,
}

/// The limit of the name of a device, a game or a group.
const NAME: TextLimit = TextLimit { characters: 32, bytes: 256 };

/// The limit of the location of a game.
const LOCATION: TextLimit = TextLimit { characters: 60, bytes: 480 };

/// The limit of the note about a game.
const NOTE: TextLimit = TextLimit { characters: 500, bytes: 4000 };

const ZERO_WIDTH_JOINER: char = '\u{200d}';
const EMOJI_PRESENTATION: char = '\u{fe0f}';
const KEYCAP: char = '\u{20e3}';
const BLACK_FLAG: char = '\u{1f3f4}';

/// A blank that Unicode classifies as a symbol.
const BRAILLE_BLANK: char = '\u{2800}';

/// Normalises a name: NFC, trimmed, without control characters, direction marks, default-ignorable characters and
/// noncharacters. Characters that join an emoji stay.
pub fn tidy(name: &str) -> String {
    let mut kept = String::with_capacity(name.len());
    let mut typed = name.nfc().peekable();
    while let Some(c) = typed.next() {
        if is_shown(c) || belongs_to_emoji(&kept, c, typed.peek().copied()) {
            kept.push(c);
        }
    }
    // A removed character may have separated two that now combine.
    let tidy: String = kept.nfc().collect();
    tidy.trim().to_owned()
}

/// True if the name has a visible character. Other names are invalid.
fn is_visible(name: &str) -> bool {
    use GeneralCategoryGroup::{Letter, Number, Punctuation, Symbol};
    let shows = |c: char| matches!(c.general_category_group(), Letter | Number | Punctuation | Symbol);
    name.chars().any(|c| c != BRAILLE_BLANK && shows(c))
}

fn is_shown(c: char) -> bool {
    !kernel::unprintable(c) && !is_default_ignorable(c) && !is_noncharacter(c)
}

/// True for `Default_Ignorable_Code_Point` of Unicode 16; the set hardly ever changes.
fn is_default_ignorable(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

fn is_noncharacter(c: char) -> bool {
    matches!(u32::from(c), 0xfdd0..=0xfdef) || u32::from(c) & 0xfffe == 0xfffe
}

/// True for an emoji, except signs that also occur in text, such as digits.
fn is_picture(c: char) -> bool {
    !c.is_ascii() && c.is_emoji_char()
}

/// True if an ignorable character joins an emoji, given the text before it and the next character.
fn belongs_to_emoji(before: &str, c: char, next: Option<char>) -> bool {
    let last = before.chars().next_back();
    match c {
        ZERO_WIDTH_JOINER => {
            let joined = before.trim_end_matches(EMOJI_PRESENTATION).chars().next_back();
            joined.is_some_and(is_picture) && next.is_some_and(is_picture)
        }
        EMOJI_PRESENTATION => match last {
            Some('0'..='9' | '#' | '*') => next == Some(KEYCAP),
            last => last.is_some_and(is_picture),
        },
        '\u{e0020}'..='\u{e007f}' => last.is_some_and(|last| matches!(last, BLACK_FLAG | '\u{e0020}'..='\u{e007e}')),
        _ => false,
    }
}

/// True if two names look alike (UTS 39), ignoring case.
pub fn are_confusable(one: &str, other: &str) -> bool {
    let alike = |one: &str, other: &str| skeleton(one).eq(skeleton(other));
    alike(one, other) || alike(&one.to_lowercase(), &other.to_lowercase())
}

/// Normalises a name of at most `longest` characters.
///
/// # Errors
/// [`Problem::Nameless`] if no character is visible, [`Problem::TooLong`].
pub fn named(name: &str, longest: usize) -> Result<String, Problem> {
    let tidy = tidy(name);
    match tidy.chars().count() {
        _ if !is_visible(&tidy) => Err(Problem::Nameless),
        long if long > longest => Err(Problem::TooLong),
        _ => Ok(tidy),
    }
}

/// Normalises a typed seating; earlier names stay unchanged.
pub(crate) fn checked_seating(chairs: Vec<Chair>, before: &[Chair]) -> Result<Vec<Chair>, Problem> {
    let (seated, flaws) = seated(chairs, before);
    if flaws.is_empty() { Ok(seated) } else { Err(setup_problem(flaws)) }
}

/// Returns the problem for a set-up with these flaws.
pub(crate) fn setup_problem(flaws: Vec<Flaw>) -> Problem {
    Problem::Setup { flaws: flaws.into_iter().map(FlawLine::from).collect() }
}

/// Normalises a typed seating; earlier names stay unchanged.
///
/// Returns the seating with its flaws: `name-empty` for a name without visible characters, `name-twice` for a new name
/// that looks like another.
pub fn seated(chairs: Vec<Chair>, before: &[Chair]) -> (Vec<Chair>, Vec<Flaw>) {
    let mut flaws = vec![];
    // Each name with whether it is new. A placeholder is not a player's name.
    let mut named: Vec<(String, bool)> = vec![];
    let mut seated = vec![];
    for (seat, chair) in (0..).zip(chairs) {
        let new = before.iter().all(|known| known.name != chair.name);
        let name = if new { tidy(&chair.name) } else { chair.name };
        let flaw = |flaw| Flaw::new(flaw).with("seat", seat);
        let chair = Chair { name, ..chair };
        if new && !is_visible(&chair.name) {
            flaws.push(flaw("name-empty"));
        } else if !chair.is_placeholder(Seat(seat)) {
            let alike = |(other, is_new): &(String, bool)| (new || *is_new) && are_confusable(other, &chair.name);
            if named.iter().any(alike) {
                flaws.push(flaw("name-twice").with("name", chair.name.as_str()));
            }
            named.push((chair.name.clone(), new));
        }
        seated.push(chair);
    }
    (seated, flaws)
}

/// Truncates a normalised text to its limit, at a character boundary.
fn fitting(text: &str, limit: TextLimit) -> &str {
    let ends = text.grapheme_indices(true).take(limit.characters).map(|(at, character)| at + character.len());
    let end = ends.take_while(|&end| end <= limit.bytes).last().unwrap_or_default();
    text[..end].trim_end()
}

/// Normalises each line of a text. Every line break becomes `\n`; empty lines at the beginning and the end are removed.
fn tidy_lines(text: &str) -> String {
    let breaks = ['\n', '\r', '\u{85}', '\u{2028}', '\u{2029}'];
    let lines: Vec<String> = text.replace("\r\n", "\n").split(breaks).map(tidy).collect();
    lines.join("\n").trim().to_owned()
}

/// Returns a normalised text; empty if no character is visible.
fn if_visible(tidy: String) -> String {
    if is_visible(&tidy) { tidy } else { String::new() }
}

/// Returns a normalised text, unless it exceeds its limit.
fn checked(tidy: String, limit: TextLimit) -> Result<String, Problem> {
    if fitting(&tidy, limit) == tidy { Ok(tidy) } else { Err(Problem::TooLong) }
}

/// Normalises and truncates a name of a device, a game or a group; empty if no character is visible.
pub(crate) fn name_of(name: &str) -> String {
    fitting(&if_visible(tidy(name)), NAME).to_owned()
}

/// Normalises and truncates the texts of a label from a file.
pub(crate) fn label_of(label: &Label) -> Label {
    Label {
        name: name_of(&label.name),
        filed: label.filed,
        location: fitting(&if_visible(tidy(&label.location)), LOCATION).to_owned(),
        note: fitting(&if_visible(tidy_lines(&label.note)), NOTE).to_owned(),
    }
}

/// Normalises the location of a game; empty if no character is visible.
///
/// # Errors
/// [`Problem::TooLong`].
pub(crate) fn checked_location(location: &str) -> Result<String, Problem> {
    checked(if_visible(tidy(location)), LOCATION)
}

/// Normalises the note about a game; empty if no character is visible.
///
/// # Errors
/// [`Problem::TooLong`].
pub(crate) fn checked_note(note: &str) -> Result<String, Problem> {
    checked(if_visible(tidy_lines(note)), NOTE)
}

/// Normalises the name that the host gives a device.
///
/// # Errors
/// [`Problem::Nameless`] if no character is visible; [`Problem::TooLong`].
pub(crate) fn renamed(name: &str) -> Result<String, Problem> {
    let tidy = tidy(name);
    if is_visible(&tidy) { checked(tidy, NAME) } else { Err(Problem::Nameless) }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

    use super::*;

    #[test]
    fn names_keep_emoji_and_are_cut_between_characters() {
        let family = "👩‍👩‍👧‍👦";
        for name in ["Anna 🦁", "🎲", family, "❤️ Zoë", "👍🏽", "🇮🇹 Chiara", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "🏳️‍🌈", "Дарио", "نور"]
        {
            assert_eq!((name_of(name).as_str(), renamed(name)), (name, Ok(name.to_owned())));
        }
        // Only whole characters are kept.
        assert_eq!(name_of(&family.repeat(40)), family.repeat(10));
        assert_eq!(name_of(&"🦁".repeat(40)), "🦁".repeat(32));
        assert_eq!(name_of(&format!("{}{family}", "x".repeat(31))), format!("{}{family}", "x".repeat(31)));
    }

    #[test]
    fn invisible_characters_are_removed_and_empty_names_refused() {
        for (typed, name) in [
            ("  Anna's \u{202e}phone \n", "Anna's phone"),
            (" \u{202e} Anna \u{7} ", "Anna"),
            ("Anna\u{200b}", "Anna"),
            ("An\u{ad}na\u{feff}", "Anna"),
            ("Anna\u{200d}", "Anna"),
            ("1\u{200d}", "1"),
            ("A\u{fe0f}na\u{fffe}\u{1ffff}\u{fdd0}", "Ana"),
            ("Ana\u{200b}\u{301}", "Aná"),
            ("An\u{61}\u{301}", "Aná"),
        ] {
            assert_eq!((name_of(typed).as_str(), renamed(typed)), (name, Ok(name.to_owned())), "{typed:?}");
        }
        for empty in ["", "  ", "\u{202e}", " \n\t", "\u{200b}", "\u{3164}", "\u{2800}", "\u{301}", "\u{fffe}"] {
            assert_eq!((name_of(empty).as_str(), renamed(empty)), ("", Err(Problem::Nameless)), "{empty:?}");
        }
        assert_eq!(renamed(&"x".repeat(33)), Err(Problem::TooLong));
        assert_eq!(renamed(&format!("a{}", "\u{301}".repeat(400))), Err(Problem::TooLong));
    }

    #[test]
    fn location_and_note_are_normalised_and_limited_in_length() {
        for (typed, location) in
            [(" Caf\u{65}\u{301}\n \u{202e}Rialto\u{7} ", "Café Rialto"), ("\u{200b}", ""), ("", "")]
        {
            assert_eq!(checked_location(typed), Ok(location.to_owned()), "{typed:?}");
        }
        for (typed, note) in [
            ("\r\n First \r\n\r\n\u{202e}second\u{7} 🎲\n\n", "First\n\nsecond 🎲"),
            ("one\u{2028}two\rthree", "one\ntwo\nthree"),
            (" \n\u{200b}\n\u{2800}", ""),
        ] {
            assert_eq!(checked_note(typed), Ok(note.to_owned()), "{typed:?}");
        }
        for (check, longest) in
            [(checked_location as fn(&str) -> Result<String, Problem>, 60), (checked_note as fn(&str) -> _, 500)]
        {
            let fits = "🎲".repeat(longest);
            assert_eq!(check(&fits), Ok(fits.clone()));
            assert_eq!(check(&format!("{fits}x")), Err(Problem::TooLong));
            assert_eq!(check(&format!("a{}", "\u{301}".repeat(longest * 8))), Err(Problem::TooLong));
        }
        let long = Label {
            name: "x".repeat(99),
            filed: true,
            location: format!(" {}\u{7}", "x".repeat(99)),
            note: "🎲\n".repeat(999),
        };
        let cut = Label { name: "x".repeat(32), filed: true, location: "x".repeat(60), note: "🎲\n".repeat(250) };
        assert_eq!(label_of(&long), Label { note: cut.note.trim_end().to_owned(), ..cut });
    }

    #[test]
    fn new_lookalike_names_are_refused_at_one_table() {
        let chair = |name: &str| Chair::with_player(name);
        let alike = [
            ("Anna", "anna"),
            ("Anna", "Аnnа"),
            ("Aná", "An\u{61}\u{301}"),
            ("Anna", "Anna\u{200b}"),
            ("Paul", "PauI"),
        ];
        for (one, other) in alike {
            let seats = vec![chair(one), chair(other)];
            let flaws = seated(seats.clone(), &[]).1;
            assert_eq!(flaws[0].flaw, "name-twice", "{one} {other:?}");
            assert_eq!(seated(seats.clone(), &seats), (seats.clone(), vec![]), "an older table continues");
            assert_eq!(seated(vec![chair("Bruno"), chair(other)], &seats).1, []);
        }
        // A player can have the name of an untaken seat.
        for names in [["№ 1", "№ 1"], ["№ 2", "№ 2"], ["№ 2", "№ 1"]] {
            let seats: Vec<Chair> = names.map(chair).into();
            assert_eq!(seated(seats.clone(), &[]), (seats, vec![]));
        }
        assert_eq!(seated(["№ 3", "№ 3"].map(chair).into(), &[]).1.len(), 1);
        for (one, other) in [("Anna", "Ana"), ("Bo", "Bob"), ("Нина", "Инна"), ("👩", "👨")] {
            assert_eq!(seated(vec![chair(one), chair(other)], &[]).1, [], "{one} {other}");
        }
    }
}
