//! The arrows of the house, checked.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The packages that carry the games.
const CARRIERS: [&str; 9] = [
    "bucintoro-catalogue",
    "bucintoro-club",
    "bucintoro-companion",
    "bucintoro-evening",
    "bucintoro-files",
    "bucintoro-kernel",
    "bucintoro-rooms",
    "bucintoro-tournament",
    "bucintoro-web",
];

/// What several games stand on: boards of ports and seas.
const GROUND: &str = "bucintoro-charts";

/// The game that new ones are begun from.
const START: &str = "bucintoro-roshambo";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").to_owned()
}

/// The workspace, as cargo sees it.
fn metadata() -> serde_json::Value {
    let out = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--no-deps", "--offline"])
        .current_dir(root())
        .output()
        .expect("cargo metadata");
    serde_json::from_slice(&out.stdout).expect("JSON")
}

/// The games' packages: whatever lies beside those that carry them.
fn games() -> Vec<String> {
    let crates = root().join("crates");
    let metadata = metadata();
    let packages = metadata["packages"].as_array().expect("packages").iter();
    let beside =
        packages.filter(|package| Path::new(package["manifest_path"].as_str().unwrap_or("")).starts_with(&crates));
    let names = beside.filter_map(|package| package["name"].as_str());
    let names = names.filter(|name| !CARRIERS.contains(name) && *name != GROUND);
    names.map(str::to_owned).collect()
}

/// Each package of the workspace with the packages that it is built from.
fn arrows() -> BTreeMap<String, Vec<String>> {
    let mut arrows = BTreeMap::new();
    for package in metadata()["packages"].as_array().expect("packages") {
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
    let games = games();
    assert!(games.len() >= 2, "{games:?}");
    for game in games.iter().map(String::as_str).chain([START]) {
        let below = house(game).into_iter().filter(|to| *to != GROUND);
        assert_eq!(below.collect::<Vec<_>>(), ["bucintoro-kernel"], "{game}");
    }
    assert_eq!(house(GROUND), ["bucintoro-kernel"]);
    assert_eq!(house("bucintoro-rooms"), ["bucintoro-kernel"]);
    assert_eq!(house("bucintoro-tournament"), Vec::<&str>::new());
    assert_eq!(house("bucintoro-evening"), ["bucintoro-kernel", "bucintoro-rooms", "bucintoro-tournament"]);
    let carried = ["bucintoro-evening", "bucintoro-kernel", "bucintoro-rooms", GROUND]
        .into_iter()
        .chain(games.iter().map(String::as_str));
    assert_eq!(house("bucintoro-catalogue").into_iter().collect::<BTreeSet<_>>(), carried.collect());
    assert_eq!(house("bucintoro-club"), ["bucintoro-kernel", "bucintoro-rooms"]);
    assert_eq!(house("bucintoro-files"), ["bucintoro-kernel", "bucintoro-rooms"]);
    // Its command line knows the odds of the two games of ports.
    let companion = ["catalogue", "club", "evening", "files", "kernel", "rooms", "serenissima", "serenissima-1996"];
    assert_eq!(house("bucintoro-companion"), companion.map(|name| format!("bucintoro-{name}")));
    assert_eq!(house("bucintoro-web"), ["bucintoro-catalogue", "bucintoro-files", "bucintoro-rooms"]);
    assert_eq!(house("bucintoro-shell"), ["bucintoro-companion"]);
}

#[test]
fn rules_crates_know_no_database_clock_network_or_randomness() {
    let arrows = arrows();
    let games = games();
    for package in games.iter().map(String::as_str).chain(["bucintoro-kernel", "bucintoro-tournament", GROUND, START]) {
        for barred in ["tokio", "sqlx", "axum", "tauri", "time", "getrandom", "tracing", "directories"] {
            assert!(!arrows[package].iter().any(|to| to == barred), "{package} knows {barred}");
        }
    }
    for game in games.iter().map(String::as_str).chain([START]) {
        assert!(!arrows[game].iter().any(|to| to == "rand"), "a game has no randomness of its own");
    }
    for barred in ["tokio", "sqlx", "axum", "time", "rand", "tracing", "bucintoro-club"] {
        assert!(!arrows["bucintoro-evening"].iter().any(|to| to == barred), "an evening knows {barred}");
    }
    assert!(!arrows["bucintoro-companion"].iter().any(|to| to == "tauri"), "the application knows no shell");
}

/// Rooms are the same on a desktop, on a server and in a browser.
#[test]
fn rooms_know_no_database_network_file_or_thread() {
    let metadata = metadata();
    let packages = metadata["packages"].as_array().expect("packages");
    let rooms = packages.iter().find(|package| package["name"] == "bucintoro-rooms").expect("the rooms");
    let to = rooms["dependencies"].as_array().expect("dependencies");
    for barred in ["sqlx", "axum", "hyper", "tauri", "directories", "tempfile", "clap", "tokio-tungstenite", "if-addrs"]
    {
        assert!(!to.iter().any(|to| to["name"] == barred), "rooms know {barred}");
    }
    let tokio = to.iter().find(|to| to["name"] == "tokio" && to["kind"].is_null()).expect("a runtime");
    assert_eq!(tokio["features"], serde_json::json!(["macros", "rt", "sync", "time"]));
    assert_eq!(tokio["uses_default_features"], false);
    let bans = std::fs::read_to_string(root().join("crates/rooms/clippy.toml")).expect("the bans");
    for banned in ["std::fs::File", "std::fs::read", "std::thread::spawn", "std::net::TcpListener"] {
        assert!(bans.contains(&format!("path = \"{banned}\"")), "rooms may use {banned}");
    }
    assert_eq!(bans.matches("path =").count(), bans.matches("reason =").count());
    for (file, text) in sources("rooms", &[""]) {
        let runs = ["tokio::spawn", "tokio::task", "tokio::time", "std::time::Instant"];
        let runs = runs.into_iter().filter(|_| file != "tasks/native.rs");
        let outside = ["std::fs", "std::thread", "std::path", "std::env", "tokio::fs", "tokio::net"];
        for barred in outside.into_iter().chain(runs) {
            assert!(!text.contains(barred), "{file} knows {barred}");
        }
    }
}

/// The Rust files of a crate whose path begins so.
fn sources(package: &str, begins: &[&str]) -> Vec<(String, String)> {
    let folder = root().join("crates").join(package).join("src");
    let (mut folders, mut sources) = (vec![folder.clone()], Vec::new());
    while let Some(next) = folders.pop() {
        for entry in std::fs::read_dir(next).expect("a folder").flatten() {
            let path = entry.path();
            let name = path.strip_prefix(&folder).expect("inside").display().to_string().replace('\\', "/");
            match path.is_dir() {
                true => folders.push(path),
                false if begins.iter().any(|begins| name.starts_with(begins)) => {
                    sources.push((name, std::fs::read_to_string(path).expect("text")));
                }
                false => {}
            }
        }
    }
    sources
}

#[test]
fn what_keeps_the_records_is_known_where_the_application_is_opened_and_nowhere_else() {
    let rooms = sources("rooms", &[""]);
    let above =
        [&*rooms, &*sources("catalogue", &[""]), &*sources("companion", &["app", "daily", "disk", "host", "cli"])]
            .concat();
    assert!(above.len() > 45, "{}", above.len());
    for (file, text) in &above {
        for barred in ["sqlx", "crate::store", "StoreProblem", "SQLite"] {
            // The contract may name its first home in words.
            assert!(file == "records.rs" || !text.contains(barred), "{file} knows {barred}");
        }
    }
    // The contracts stand on the kernel and on each other alone.
    for (file, text) in rooms.iter().filter(|(file, _)| file.starts_with("records") || file.starts_with("wire")) {
        for barred in ["tokio", "std::io", "std::net", "rand::"] {
            assert!(!text.contains(barred), "{file} knows {barred}");
        }
        for used in text.lines().filter(|line| line.starts_with("use crate::")) {
            assert!(used.starts_with("use crate::wire::"), "{file}: {used}");
        }
    }
}

/// The features with which what runs of a package reads and writes JSON.
fn json_features(package: &str) -> String {
    let out = Command::new(env!("CARGO"))
        .args([
            "tree",
            "--offline",
            "--edges",
            "normal",
            "--prefix",
            "none",
            "--format",
            "{p} {f}",
            "--package",
            package,
        ])
        .current_dir(root())
        .output()
        .expect("cargo tree");
    let text = String::from_utf8(out.stdout).expect("text");
    let kinds = text.lines().filter_map(|line| line.strip_prefix("serde_json "));
    // Macros have one of their own.
    let runs = kinds.map(|kind| kind.trim_end_matches(" (*)")).find(|kind| kind.contains("raw_value"));
    runs.expect("it reads and writes JSON").to_owned()
}

/// Features add up over all that is built at once: by itself a program must not read numbers otherwise than here, or a
/// view that was read again is no longer the one that was hashed.
#[test]
fn json_is_released_as_it_is_tested() {
    for released in ["bucintoro-companion", "bucintoro-shell"] {
        assert_eq!(json_features(released), json_features("bucintoro-tests"), "{released}");
    }
}

/// What only tests ask of a game is built into tests alone.
#[test]
fn nothing_that_ships_has_trials() {
    for package in metadata()["packages"].as_array().expect("packages") {
        let asks = |to: &&serde_json::Value| {
            to["kind"].is_null() && to["features"].as_array().is_some_and(|all| all.iter().any(|one| one == "trials"))
        };
        let trying = package["dependencies"].as_array().expect("dependencies").iter().find(asks);
        assert!(trying.is_none() || package["name"] == "bucintoro-tests", "{} has trials", package["name"]);
    }
}

/// The ways past what one viewer may see, and the files of the rooms and the companion that take them:
/// those that keep, move or hand over whole records, the owner's command line, and the list of games.
const WAYS_PAST: [(&str, &[&str]); 5] = [
    (
        ".owned()",
        &[
            "cli/play.rs",
            "cli/replay.rs",
            "tables.rs",
            "tables/backup.rs",
            "tables/files.rs",
            "tables/hosting.rs",
            "tables/intake.rs",
            "tables/judging.rs",
            "tables/owner.rs",
        ],
    ),
    // The host's own screen hears every verdict; a table's screen one on what the whole table says, where no seat has
    // a device from which anything would be kept.
    ("Hearer::Owner", &["cli/play.rs", "people/rights.rs", "tables/session.rs"]),
    ("kernel::Table", &[]),
    ("Secrets", &[]),
    ("kernel::Rules", &["lib.rs"]),
];

/// Whatever leaves a table otherwise leaves it as one viewer may see it.
#[test]
fn secrets_are_the_record_owners_alone() {
    let mut taken = BTreeSet::new();
    for (name, text) in
        [sources("rooms", &[""]), sources("catalogue", &[""]), sources("files", &[""]), sources("companion", &[""])]
            .concat()
    {
        for (way, files) in WAYS_PAST.iter().filter(|(way, _)| text.contains(way)) {
            assert!(files.contains(&name.as_str()), "{name} gets past what a viewer may see by {way}");
            taken.insert((*way, name.clone()));
        }
    }
    let known = WAYS_PAST.iter().map(|(_, files)| files.len()).sum::<usize>();
    assert_eq!(taken.len(), known, "who takes a way no longer is not on its list: {taken:?}");
}

/// Clock, hash order and input are banned in every game, each with its reason.
#[test]
fn every_game_bans_what_would_make_it_another_game_elsewhere() {
    let folders = games().iter().map(|game| format!("crates/{}", game.trim_start_matches("bucintoro-"))).collect();
    for game in [folders, ["crates/charts", "crates/tournament", "xtask/start"].map(str::to_owned).to_vec()].concat() {
        let bans = std::fs::read_to_string(root().join(&game).join("clippy.toml")).expect("the bans");
        for banned in ["HashMap", "HashSet", "Instant", "SystemTime", "fs::read", "env::var"] {
            assert!(bans.contains(banned), "{game} may use {banned}");
        }
        assert_eq!(bans.matches("path =").count(), bans.matches("reason =").count(), "{game}");
    }
}

/// What a program is built with is the same wherever it was checked out: a database keeps the sums of the migrations
/// that it went through, so a line that ends otherwise would make it a stranger's.
#[test]
fn what_is_built_in_ends_its_lines_alike_on_every_system() {
    let folders = [
        "crates/club/migrations",
        "crates/companion/migrations",
        "crates/companion/src",
        "tests/records/twilight",
        "ui/src/wire",
    ];
    for file in folders.iter().flat_map(|folder| std::fs::read_dir(root().join(folder)).expect("a folder").flatten()) {
        let text = if file.path().is_file() { std::fs::read(file.path()).expect("a file") } else { vec![] };
        assert!(!text.contains(&b'\r'), "{}", file.path().display());
    }
}

#[test]
fn the_generated_types_are_fresh() {
    let file = |name: &str| std::fs::read_to_string(root().join("ui/src/wire").join(name)).expect("the types");
    assert!(file("types.ts") == companion::catalogue::typescript(), "run `cargo xtask types`");
    assert!(file("evening.ts") == companion::catalogue::typescript_of_evening(), "run `cargo xtask types`");
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
        "crates/charts",
        "crates/serenissima",
        "crates/serenissima-1996",
        "crates/twilight",
        "crates/libertalia",
        "crates/rooms",
        "crates/catalogue",
        "crates/club",
        "crates/tournament",
        "crates/evening",
        "crates/files",
        "crates/web",
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

/// The Rust files under a folder, parsed, each with its path.
fn parsed(folder: &Path) -> Vec<(PathBuf, syn::File)> {
    let (mut folders, mut files) = (vec![folder.to_owned()], Vec::new());
    while let Some(next) = folders.pop() {
        for path in std::fs::read_dir(next).expect("a folder").flatten().map(|entry| entry.path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = std::fs::read_to_string(&path).expect("text");
                files.push((path, syn::parse_file(&text).expect("Rust")));
            }
        }
    }
    files
}

fn says_what_it_is(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| attribute.path().is_ident("doc"))
}

fn is_public(visibility: &syn::Visibility) -> bool {
    matches!(visibility, syn::Visibility::Public(_))
}

/// Every item of a list, and of the modules written out in it; tests apart.
fn all_items(items: &[syn::Item]) -> Vec<&syn::Item> {
    let of_tests = |module: &syn::ItemMod| module.attrs.iter().any(|attribute| attribute.path().is_ident("cfg"));
    let inside = items.iter().flat_map(|item| match item {
        syn::Item::Mod(module) if !of_tests(module) => {
            module.content.iter().flat_map(|(_, items)| all_items(items)).collect()
        }
        _ => vec![],
    });
    items.iter().chain(inside).collect()
}

/// The name of a public type that a crate declares.
fn public_type(item: &syn::Item) -> Option<String> {
    let (visibility, name) = match item {
        syn::Item::Struct(item) => (&item.vis, &item.ident),
        syn::Item::Enum(item) => (&item.vis, &item.ident),
        syn::Item::Union(item) => (&item.vis, &item.ident),
        _ => return None,
    };
    is_public(visibility).then(|| name.to_string())
}

/// The public items of a file that do not say what they are. Fields and variants may speak for
/// themselves; modules in files of their own say it there.
fn undocumented(file: &syn::File, public_types: &BTreeSet<String>) -> Vec<String> {
    use syn::{ImplItem, Item, TraitItem};
    let mut found = Vec::new();
    let mut check = |attributes: &[syn::Attribute], public: bool, name: &syn::Ident| {
        if public && !says_what_it_is(attributes) {
            found.push(name.to_string());
        }
    };
    for item in all_items(&file.items) {
        match item {
            Item::Const(item) => check(&item.attrs, is_public(&item.vis), &item.ident),
            Item::Enum(item) => check(&item.attrs, is_public(&item.vis), &item.ident),
            Item::Fn(item) => check(&item.attrs, is_public(&item.vis), &item.sig.ident),
            Item::Mod(item) => check(&item.attrs, is_public(&item.vis) && item.content.is_some(), &item.ident),
            Item::Static(item) => check(&item.attrs, is_public(&item.vis), &item.ident),
            Item::Struct(item) => check(&item.attrs, is_public(&item.vis), &item.ident),
            Item::Type(item) => check(&item.attrs, is_public(&item.vis), &item.ident),
            Item::Union(item) => check(&item.attrs, is_public(&item.vis), &item.ident),
            Item::Trait(item) => {
                let public = is_public(&item.vis);
                check(&item.attrs, public, &item.ident);
                for inner in &item.items {
                    match inner {
                        TraitItem::Const(inner) => check(&inner.attrs, public, &inner.ident),
                        TraitItem::Fn(inner) => check(&inner.attrs, public, &inner.sig.ident),
                        TraitItem::Type(inner) => check(&inner.attrs, public, &inner.ident),
                        _ => {}
                    }
                }
            }
            Item::Macro(item) => {
                let public = item.attrs.iter().any(|attribute| attribute.path().is_ident("macro_export"));
                item.ident.iter().for_each(|name| check(&item.attrs, public, name));
            }
            Item::Impl(item) if item.trait_.is_none() => {
                let syn::Type::Path(of) = &*item.self_ty else { continue };
                let name = of.path.segments.last().map(|segment| segment.ident.to_string());
                if !name.is_some_and(|name| public_types.contains(&name)) {
                    continue;
                }
                for inner in &item.items {
                    match inner {
                        ImplItem::Const(inner) => check(&inner.attrs, is_public(&inner.vis), &inner.ident),
                        ImplItem::Fn(inner) => check(&inner.attrs, is_public(&inner.vis), &inner.sig.ident),
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }
    found
}

#[test]
fn every_public_item_says_what_it_is() {
    let crates = std::fs::read_dir(root().join("crates")).expect("the crates").flatten().map(|entry| entry.path());
    let (mut silent, mut seen) = (Vec::new(), 0);
    let others = ["src-tauri", "tests", "xtask/start"].map(|folder| root().join(folder));
    for folder in crates.chain(others.into_iter().filter(|folder| folder.exists())) {
        let files = parsed(&folder.join("src"));
        let public = files.iter().flat_map(|(_, file)| all_items(&file.items)).filter_map(public_type).collect();
        seen += files.len();
        for (path, file) in &files {
            let path = path.strip_prefix(root()).expect("inside").display();
            if !says_what_it_is(&file.attrs) {
                silent.push(format!("{path}: the file itself"));
            }
            silent.extend(undocumented(file, &public).into_iter().map(|name| format!("{path}: {name}")));
        }
    }
    assert!(seen > 100, "{seen} files");
    assert!(silent.is_empty(), "these say nothing of themselves:\n{}", silent.join("\n"));
}

/// What the test above finds and what it leaves alone.
#[test]
fn what_says_nothing_is_found_and_fields_and_variants_are_left_alone() {
    let source = r#"
        pub struct Bare { pub field: u8 }
        /// Said.
        pub enum Said { Variant }
        impl Said { pub const A: u8 = 1; pub fn b() {} fn private() {} }
        struct Hidden;
        impl Hidden { pub fn c() {} }
        pub(crate) fn d() {}
        /// Said.
        pub trait E { const F: u8; type G; fn h(); }
        impl E for Said { const F: u8 = 1; type G = (); fn h() {} }
        pub mod i { pub fn j() {} }
        pub mod elsewhere;
        pub const K: u8 = 1;
        pub static L: u8 = 1;
        pub type M = u8;
        #[macro_export] macro_rules! n { () => {} }
        macro_rules! o { () => {} }
        #[cfg(test)] mod tests { pub fn p() {} }
    "#;
    let file = syn::parse_file(source).expect("Rust");
    let public = all_items(&file.items).into_iter().filter_map(public_type).collect();
    let mut found = undocumented(&file, &public);
    found.sort();
    assert_eq!(found, ["A", "Bare", "F", "G", "K", "L", "M", "b", "h", "i", "j", "n"]);
}
