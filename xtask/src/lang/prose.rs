//! Refuses words that make comments and manuals hard to read. `xtask/lang/allowed-words.txt` lists the exceptions.

use std::error::Error;
use std::path::Path;

use crate::shell::{output, root};

/// What is refused: words, or several in a row.
const REFUSED: &[&str] =
    &["whoever", "somebody", "nobody", "anew", "that is no", "is told", "are told", "goes on", "the own", "lies"];

/// The list of exceptions.
const ALLOWED: &str = include_str!("../../lang/allowed-words.txt");

/// A place where a refused word may be used, for a reason.
struct Allowed<'a> {
    /// The beginning of the paths.
    path: &'a str,
    word: &'a str,
}

/// Reads the exceptions: path, word and reason, separated by `|`.
fn read_allowed(list: &str) -> Result<Vec<Allowed<'_>>, String> {
    let lines = list.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let read = |line| match str::split(line, '|').map(str::trim).collect::<Vec<_>>()[..] {
        [path, word, reason] if REFUSED.contains(&word) && !reason.is_empty() => Ok(Allowed { path, word }),
        _ => Err(format!("xtask/lang/allowed-words.txt: “{line}” is not: path | refused word | reason")),
    };
    lines.map(read).collect()
}

/// The refused words in comments of Rust, in manuals and in English messages.
pub fn faults() -> Result<Vec<String>, Box<dyn Error>> {
    let allowed = read_allowed(ALLOWED)?;
    let mut used = vec![false; allowed.len()];
    let mut faults = Vec::new();
    for path in output("git", &["ls-files", "*.rs", "*.md", "*.ftl"], &root())?.lines() {
        let english = path.ends_with(".ftl") && path.contains("/en/");
        if !root().join(path).is_file() || (path.ends_with(".ftl") && !english) {
            continue;
        }
        let text = std::fs::read_to_string(root().join(path))?;
        for (line, word) in found(Path::new(path), &text) {
            match allowed.iter().position(|one| path.starts_with(one.path) && one.word == word) {
                Some(at) => used[at] = true,
                None => faults.push(format!("{path}:{line}: “{word}” is refused: name what is meant")),
            }
        }
    }
    let idle = allowed.iter().zip(used).filter(|(_, used)| !used);
    faults.extend(idle.map(|(one, _)| format!("xtask/lang/allowed-words.txt: {} has no “{}”", one.path, one.word)));
    Ok(faults)
}

/// The refused words of a file, each with the line where its paragraph begins.
fn found(path: &Path, text: &str) -> Vec<(usize, &'static str)> {
    let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or("");
    let mut paragraphs: Vec<(usize, String)> = Vec::new();
    let (mut continues, mut fenced) = (false, false);
    for (at, line) in text.lines().enumerate() {
        let fence = extension == "md" && line.trim_start().starts_with("```");
        fenced ^= fence;
        let prose = match extension {
            "rs" => comment(line).map(without_code),
            "md" if fence || fenced => None,
            "md" => Some(without_code(line)),
            // Its own comments are for translators.
            _ if line.starts_with('#') => None,
            _ => Some(super::wording::spoken(line)),
        };
        match prose.filter(|prose| !prose.trim().is_empty()) {
            None => continues = false,
            Some(prose) => {
                match paragraphs.last_mut().filter(|_| continues) {
                    Some((_, paragraph)) => *paragraph += &format!(" {prose}"),
                    None => paragraphs.push((at + 1, prose)),
                }
                continues = extension != "ftl";
            }
        }
    }
    let words = |text: &str| {
        let words: Vec<_> = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        format!(" {} ", words.join(" ").to_lowercase())
    };
    let hits = paragraphs.iter().flat_map(|(line, paragraph)| {
        let said = words(paragraph);
        REFUSED.iter().filter(move |word| said.contains(&format!(" {word} "))).map(|word| (*line, *word))
    });
    hits.collect()
}

/// The comment of a line of Rust, if it has one outside a string.
fn comment(line: &str) -> Option<&str> {
    let (at, _) = line.match_indices("//").find(|(at, _)| {
        let before = &line[..*at];
        (before.is_empty() || before.ends_with(' ')) && before.matches('"').count().is_multiple_of(2)
    })?;
    Some(line[at..].trim_start_matches(['/', '!']))
}

/// A line without its spans of code.
fn without_code(line: &str) -> String {
    line.split('`').step_by(2).collect::<Vec<_>>().join(" … ")
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{found, read_allowed};

    fn rust(text: &str) -> Vec<(usize, &'static str)> {
        found(Path::new("a.rs"), text)
    }

    #[test]
    fn refused_words_are_found_in_comments_over_several_lines() {
        assert_eq!(rust("/// Whoever asks is\n/// told so.\nfn a() {}\n"), [(1, "whoever"), (1, "is told")]);
        assert_eq!(rust("let a = 1; // It lies there.\n"), [(1, "lies")]);
    }

    #[test]
    fn code_and_strings_are_no_prose() {
        assert!(rust(&format!("fn nobody() {{}}\nlet a = {0}a // lies{0};\n", '"')).is_empty());
        assert!(rust("/// It replies, and belies nothing.\n").is_empty());
        let page = "`session.lies` is a field.\n\n```sh\nnobody\n```\n";
        assert!(found(Path::new("a.md"), page).is_empty());
    }

    #[test]
    fn manuals_and_messages_are_read() {
        assert_eq!(found(Path::new("a.md"), "One\n\nNobody does.\n"), [(3, "nobody")]);
        assert_eq!(found(Path::new("a.ftl"), "# anew\nnobody = It lies here\n"), [(2, "lies")]);
    }

    #[test]
    fn an_exception_needs_a_reason() {
        assert!(read_allowed("docs/ | lies | boards lie on tables\n").is_ok());
        assert!(read_allowed("docs/ | lies |\n").is_err());
        assert!(read_allowed("docs/ | stands | why\n").is_err());
    }
}
