//! Lists each rule id with its tests.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::shell::{Done, output, root};

/// Returns the tags of all games, as the command line prints them.
pub fn tags() -> Result<Value, Box<dyn std::error::Error>> {
    // The program comes from the build of all packages. A separate build would compile a hundred packages again, with
    // other features.
    let text = output(&crate::build::program()?, &["tags"], &root())?;
    Ok(serde_json::from_str(&text)?)
}

/// Prints each rule id with its tests. Fails if one lacks a test that its kind needs. A rule needs a test that
/// breaks it and one that keeps it. A limit needs one that it stops, and an effect one that shows it.
pub fn list() -> Done {
    let mut without = Vec::new();
    for (game, tags) in tags()?.as_object().into_iter().flatten() {
        let tests = tests_of(game)?;
        println!("{game}");
        for rule in tags["rules"].as_array().into_iter().flatten() {
            let (id, kind) = (rule["id"].as_str().unwrap_or(""), rule["kind"].as_str().unwrap_or(""));
            let stem = format!("{}_", id.to_lowercase().replace('-', "_"));
            let named: Vec<&str> = tests.iter().filter_map(|test| test.strip_prefix(stem.as_str())).collect();
            let needs: &[&str] = match kind {
                "rule" => &["breaks_", "keeps_"],
                "limit" => &["stops_"],
                _ => &["shows_"],
            };
            for need in needs.iter().filter(|need| !named.iter().any(|test| test.starts_with(**need))) {
                without.push(format!("{id}: no test {stem}{need}…"));
            }
            println!("  {id:<9} {kind:<6} {}", named.join(", "));
        }
    }
    if without.is_empty() { Ok(()) } else { Err(without.join("\n").into()) }
}

/// Returns the folder of a game's crate: the game's id, or the part before its edition.
///
/// # Errors
/// If there is none.
pub fn folder_of(game: &str) -> Result<PathBuf, Box<dyn std::error::Error>> {
    let crates = root().join("crates");
    let names = [game, game.rsplit_once('-').map_or(game, |(stem, _)| stem)];
    let found = names.into_iter().map(|name| crates.join(name)).find(|folder| folder.is_dir());
    found.ok_or_else(|| format!("there is no crate for {game}").into())
}

/// Returns the names of the tests of a game's crate.
fn tests_of(game: &str) -> Result<Vec<String>, Box<dyn std::error::Error>> {
    let mut names = Vec::new();
    collect(&folder_of(game)?.join("tests"), &mut names)?;
    Ok(names)
}

fn collect(folder: &Path, names: &mut Vec<String>) -> Done {
    for entry in std::fs::read_dir(folder)?.flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, names)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = std::fs::read_to_string(path)?;
            let functions = text.lines().filter_map(|line| line.trim_start().strip_prefix("fn "));
            names.extend(functions.filter_map(|rest| Some(rest.split_once('(')?.0.to_owned())));
        }
    }
    Ok(())
}
