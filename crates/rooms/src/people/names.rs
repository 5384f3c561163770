//! What devices are called: by themselves, and by the host.

use unicode_segmentation::UnicodeSegmentation;

use crate::wire::Problem;

/// The longest name of a device, in characters as people see them: an emoji is one, however many code points
/// it has.
const LONGEST: usize = 32;

/// The same in bytes: a single visible character can be arbitrarily long.
const LARGEST: usize = 256;

fn printable(name: &str) -> String {
    name.chars().filter(|&c| !kernel::unprintable(c)).collect::<String>().trim().to_owned()
}

/// As much of a tidy name as fits, no character of it broken.
fn fitting(name: &str) -> &str {
    let ends = name.grapheme_indices(true).take(LONGEST).map(|(at, character)| at + character.len());
    let end = ends.take_while(|&end| end <= LARGEST).last().unwrap_or_default();
    name[..end].trim_end()
}

/// A device's own name for itself, made fit to be shown.
pub(crate) fn name_of(name: &str) -> String {
    fitting(&printable(name)).to_owned()
}

/// The name that the host gives a device.
///
/// # Errors
/// [`Problem::Nameless`] when nothing is left that can be shown; [`Problem::TooLong`].
pub(super) fn renamed(name: &str) -> Result<String, Problem> {
    let tidy = printable(name);
    if tidy.is_empty() {
        return Err(Problem::Nameless);
    }
    if fitting(&tidy) == tidy { Ok(tidy) } else { Err(Problem::TooLong) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_keep_their_emoji_and_none_is_broken() {
        let family = "👩‍👩‍👧‍👦";
        for name in ["Anna 🦁", "🎲", family, "❤️ Zoë", "👍🏽", "🇮🇹 Chiara", "Дарио", "نور"]
        {
            assert_eq!((name_of(name).as_str(), renamed(name)), (name, Ok(name.to_owned())));
        }
        // As many as fit, each whole.
        assert_eq!(name_of(&family.repeat(40)), family.repeat(10));
        assert_eq!(name_of(&"🦁".repeat(40)), "🦁".repeat(32));
        assert_eq!(name_of(&format!("{}{family}", "x".repeat(31))), format!("{}{family}", "x".repeat(31)));
    }

    #[test]
    fn what_cannot_be_shown_is_left_out_and_nothing_is_no_name() {
        assert_eq!(name_of("  Anna's \u{202e}phone \n"), "Anna's phone");
        assert_eq!(renamed(" \u{202e} Anna \u{7} "), Ok("Anna".to_owned()));
        for empty in ["", "  ", "\u{202e}", " \n\t"] {
            assert_eq!((name_of(empty).as_str(), renamed(empty)), ("", Err(Problem::Nameless)), "{empty:?}");
        }
        assert_eq!(renamed(&"x".repeat(33)), Err(Problem::TooLong));
        assert_eq!(renamed(&format!("a{}", "\u{301}".repeat(400))), Err(Problem::TooLong));
    }
}
