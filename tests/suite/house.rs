//! The arrows of the house, checked.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The games' packages, in alphabetical order.
const GAMES: &[&str] = &["bucintoro-serenissima", "bucintoro-twilight"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").to_owned()
}

/// Each package of the workspace with the packages of the workspace that it is built from.
fn arrows() -> BTreeMap<String, Vec<String>> {
    let out = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--no-deps", "--offline"])
        .current_dir(root())
        .output()
        .expect("cargo metadata");
    let all: serde_json::Value = serde_json::from_slice(&out.stdout).expect("JSON");
    let mut arrows = BTreeMap::new();
    for package in all["packages"].as_array().expect("packages") {
        let name = package["name"].as_str().expect("a name").to_owned();
        let to = package["dependencies"].as_array().expect("dependencies");
        let to = to.iter().filter(|to| to["kind"].is_null()).filter_map(|to| to["name"].as_str()).map(str::to_owned);
        arrows.insert(name, to.collect());
    }
    arrows
}

#[test]
fn arrows_run_one_way() {
    let arrows = arrows();
    let house = |name: &str| -> Vec<&str> {
        arrows[name].iter().map(String::as_str).filter(|to| to.starts_with("bucintoro-")).collect()
    };
    assert_eq!(house("bucintoro-kernel"), Vec::<&str>::new());
    for game in GAMES {
        assert_eq!(house(game), ["bucintoro-kernel"]);
    }
    assert_eq!(house("bucintoro-companion"), [&["bucintoro-kernel"], GAMES].concat());
    assert_eq!(house("bucintoro-shell"), ["bucintoro-companion"]);
}

#[test]
fn rules_crates_know_no_database_clock_network_or_randomness() {
    let arrows = arrows();
    for package in ["bucintoro-kernel"].iter().chain(GAMES) {
        for barred in ["tokio", "sqlx", "axum", "tauri", "jiff", "getrandom", "tracing", "directories"] {
            assert!(!arrows[*package].iter().any(|to| to == barred), "{package} knows {barred}");
        }
    }
    for game in GAMES {
        assert!(!arrows[*game].iter().any(|to| to == "rand"), "a game has no randomness of its own");
    }
    assert!(!arrows["bucintoro-companion"].iter().any(|to| to == "tauri"), "the application knows no shell");
}

#[test]
fn the_generated_types_are_fresh() {
    let file = |name: &str| std::fs::read_to_string(root().join("ui/src/wire").join(name)).expect("the types");
    assert!(file("types.ts") == companion::catalogue::typescript(), "run `cargo xtask types`");
    for game in companion::catalogue::GAMES {
        let fresh = companion::catalogue::typescript_of(game.id()).expect("the game's types");
        assert!(file(&format!("{}.ts", game.id())) == fresh, "run `cargo xtask types`");
    }
}

#[test]
fn the_map_names_every_top_folder() {
    let map = std::fs::read_to_string(root().join("docs/ARCHITECTURE.md")).expect("the map");
    for folder in [
        "crates/kernel",
        "crates/serenissima",
        "crates/twilight",
        "crates/companion",
        "src-tauri",
        "ui",
        "tests",
        "icons",
        "xtask",
        "docs",
    ] {
        assert!(map.contains(&format!("`{folder}")), "docs/ARCHITECTURE.md does not name {folder}");
    }
}

#[test]
fn every_dependency_has_its_line() {
    let text = std::fs::read_to_string(root().join("docs/DEPENDENCIES.md")).expect("the list");
    for (package, to) in arrows() {
        for name in to.iter().filter(|name| !name.starts_with("bucintoro-")) {
            assert!(
                text.contains(&format!("`{name}`")),
                "{package} depends on {name}, which docs/DEPENDENCIES.md does not name"
            );
        }
    }
}
