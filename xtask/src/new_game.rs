//! Creates a new game from the template in `xtask/start`.
//!
//! A game has its own folders and files. It also has a line in the list of games, one for its package there, one in
//! the screen's list, and its name in each language.

use std::fs;
use std::path::Path;

use crate::shell::{Done, output, root, run};

/// Name of the game in the template.
const START: &str = "roshambo";

/// Creates a game in a workspace: copies the template under this name, and adds its lines.
pub fn begin(root: &Path, name: &str) -> Done {
    let allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if !name.starts_with(|c: char| c.is_ascii_lowercase()) || !name.chars().all(allowed) {
        return Err("a game's name has lower-case letters, digits and dashes, a letter first".into());
    }
    let (start, target) = (root.join("xtask/start"), root.join("crates").join(name));
    if target.exists() {
        return Err(format!("crates/{name} is there already").into());
    }
    for file in ["Cargo.toml", "clippy.toml", "src", "tests"] {
        copy(&start.join(file), &target.join(file), name)?;
    }
    copy(&start.join("screen"), &root.join("ui/src/games").join(name), name)?;
    for language in fs::read_dir(start.join("lang"))?.flatten() {
        let words = root.join("ui/src/lang").join(language.file_name());
        for file in ["ftl", "breaches.ftl", "rules.ftl"] {
            copy(&language.path().join(format!("{START}.{file}")), &words.join(format!("{name}.{file}")), name)?;
        }
        let line = format!("game-{name} = {}", type_name(name));
        add(&words.join("app.ftl"), "game-twilight = ", &line)?;
    }
    let library = name.replace('-', "_");
    let dependency = format!("{library} = {{ path = \"../{name}\", package = \"bucintoro-{name}\" }}");
    add(&root.join("crates/catalogue/Cargo.toml"), "[dependencies]", &dependency)?;
    let listed = format!("    {library}::{},", type_name(name));
    add(&root.join("crates/catalogue/src/lib.rs"), "    twilight::Twilight,", &listed)?;
    let screen = format!("  \"{name}\": {{ load: () => import(\"./{name}\"), minutes: 5, chapters: [] }},");
    add(&root.join("ui/src/games/index.ts"), "  twilight: { load", &screen)?;
    println!(
        "crates/{name}, ui/src/games/{name} and the language files are a game to begin from. Next: `cargo xtask types`, then docs/develop/adding-a-game.md"
    );
    Ok(())
}

/// Converts a name to that of a type: `night-watch` becomes `NightWatch`.
fn type_name(name: &str) -> String {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split('-').filter(|word| !word.is_empty()).map(capital).collect()
}

/// Adds a line after the one with this prefix.
fn add(file: &Path, after: &str, line: &str) -> Done {
    let text = fs::read_to_string(file)?;
    let at = text.find(&format!("\n{after}")).ok_or_else(|| format!("{} has no line {after}", file.display()))? + 1;
    let end = text[at..].find('\n').map_or(text.len(), |end| at + end + 1);
    fs::write(file, format!("{}{line}\n{}", &text[..end], &text[end..]))?;
    Ok(())
}

/// Copies a file or folder, and replaces the old name.
fn copy(from: &Path, to: &Path, name: &str) -> Done {
    if from.is_dir() {
        for entry in fs::read_dir(from)?.flatten() {
            copy(&entry.path(), &to.join(entry.file_name()), name)?;
        }
        return Ok(());
    }
    let library = name.replace('-', "_");
    let text = fs::read_to_string(from)?
        .replace(&format!("name = \"{START}\""), &format!("name = \"{library}\""))
        .replace(&format!("{START}::"), &format!("{library}::"))
        .replace(START, name)
        .replace(&type_name(START), &type_name(name));
    fs::create_dir_all(to.parent().unwrap_or(to))?;
    fs::write(to, text)?;
    Ok(())
}

/// Creates a game in a copy of the workspace and tests it there: its property tests, the list of games, and its
/// screen.
pub fn try_one() -> Done {
    let (root, name) = (root(), "night-watch");
    // A separate target folder, because cargo would take the copy's `xtask` for this one.
    let (copied, target) = (root.join("target/new-game"), root.join("target/tried"));
    if copied.exists() {
        fs::remove_dir_all(&copied)?;
    }
    for file in output("git", &["ls-files", "--cached", "--others", "--exclude-standard"], &root)?.lines() {
        let (from, to) = (root.join(file), copied.join(file));
        if from.is_file() {
            fs::create_dir_all(to.parent().unwrap_or(&to))?;
            fs::copy(from, to)?;
        }
    }
    begin(&copied, name)?;
    let there = |program: &str, words: &[&str]| {
        let target = format!("CARGO_TARGET_DIR={}", target.display());
        run("env", &[&[target.as_str(), program], words].concat(), &copied)
    };
    there("cargo", &["test", "--offline", "--quiet", "--package", &format!("bucintoro-{name}")])?;
    there("cargo", &["run", "--offline", "--quiet", "--package", "xtask", "--", "types"])?;
    let ui = copied.join("ui");
    run("cp", &["-r", &root.join("ui/node_modules").display().to_string(), &ui.display().to_string()], &root)?;
    run("npm", &["run", "--silent", "check"], &ui)?;
    run("npm", &["run", "--silent", "lint", "--", &format!("src/games/{name}")], &ui)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

    use std::collections::BTreeMap;

    use super::*;

    /// Existing files that are changed.
    const LINES: [&str; 8] = [
        "crates/catalogue/Cargo.toml",
        "crates/catalogue/src/lib.rs",
        "ui/src/games/index.ts",
        "ui/src/lang/de/app.ftl",
        "ui/src/lang/en/app.ftl",
        "ui/src/lang/es/app.ftl",
        "ui/src/lang/fr/app.ftl",
        "ui/src/lang/ru/app.ftl",
    ];

    fn files(root: &Path) -> BTreeMap<String, String> {
        let (mut folders, mut files) = (vec![root.to_owned()], BTreeMap::new());
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).expect("a folder").flatten() {
                let path = entry.path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    let name = path.strip_prefix(root).expect("inside").display().to_string();
                    files.insert(name, fs::read_to_string(path).expect("text"));
                }
            }
        }
        files
    }

    #[test]
    fn new_game_adds_its_folders_and_one_line_per_list() {
        let folder = tempfile::tempdir().expect("a folder");
        for file in LINES {
            let to = folder.path().join(file);
            fs::create_dir_all(to.parent().expect("a folder")).expect("made");
            fs::copy(root().join(file), to).expect("copied");
        }
        copy(&root().join("xtask/start"), &folder.path().join("xtask/start"), START).expect("copied");
        let before = files(folder.path());
        begin(folder.path(), "night-watch").expect("begun");

        let mut changed = Vec::new();
        for (name, text) in files(folder.path()) {
            match before.get(&name) {
                Some(old) if *old == text => {}
                Some(old) => {
                    let added: Vec<&str> = text.lines().filter(|line| !old.lines().any(|had| had == *line)).collect();
                    assert_eq!((added.len(), text.lines().count()), (1, old.lines().count() + 1), "{name}: {added:?}");
                    changed.push(name);
                }
                None => {
                    assert!(name.contains("night-watch"), "{name} is in no folder of the game");
                    assert!(!text.to_lowercase().contains(START), "{name} speaks of another game");
                }
            }
        }
        assert_eq!(changed, LINES);
        let screens = fs::read_to_string(folder.path().join("ui/src/games/index.ts")).expect("the screen's list");
        let (before, _) = screens.split_once("  \"night-watch\": {").expect("its entry");
        assert!(before.ends_with("},\n"), "its entry is inside another");
        assert!(begin(folder.path(), "night-watch").is_err(), "twice");
        assert!(begin(folder.path(), "../elsewhere").is_err());
    }
}
