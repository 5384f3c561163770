//! Architecture: which crates may depend on which, and which features released programs have.
//!
//! The tests ask Cargo. Clippy checks which methods and types a crate may use, by the `clippy.toml` of the crate or of
//! the workspace.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The packages that are not games.
const OTHERS: [&str; 19] = [
    "bucintoro",
    "bucintoro-agents",
    "bucintoro-app-core",
    "bucintoro-arena",
    "bucintoro-catalogue",
    "bucintoro-club-event",
    "bucintoro-club-postgres",
    "bucintoro-club-server",
    "bucintoro-club-tournament",
    "bucintoro-host",
    "bucintoro-kernel",
    "bucintoro-players",
    "bucintoro-relay",
    "bucintoro-spreadsheet",
    "bucintoro-storage-files",
    "bucintoro-storage-sqlite",
    "bucintoro-web",
    "bucintoro-web-programs",
    SEA_BOARD,
];

/// The crate that several games share: boards of ports and seas, and the pieces on them.
const SEA_BOARD: &str = "bucintoro-sea-board";

/// The template of new games.
const TEMPLATE: &str = "bucintoro-roshambo";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").to_owned()
}

/// Returns the output of `cargo metadata` for the workspace.
fn metadata() -> serde_json::Value {
    metadata_of(&root())
}

/// Returns the output of `cargo metadata` for the package or workspace of a folder.
fn metadata_of(folder: &Path) -> serde_json::Value {
    let out = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--no-deps", "--offline"])
        .current_dir(folder)
        .output()
        .expect("cargo metadata");
    serde_json::from_slice(&out.stdout).expect("JSON")
}

/// Returns the packages of games: all that are not in [`OTHERS`].
fn games() -> Vec<String> {
    let crates = root().join("crates");
    let metadata = metadata();
    let packages = metadata["packages"].as_array().expect("packages").iter();
    let beside =
        packages.filter(|package| Path::new(package["manifest_path"].as_str().unwrap_or("")).starts_with(&crates));
    let names = beside.filter_map(|package| package["name"].as_str());
    let names = names.filter(|name| !OTHERS.contains(name));
    names.map(str::to_owned).collect()
}

/// Returns each package of the workspace with its dependencies, without those of tests and build scripts.
fn dependencies() -> BTreeMap<String, Vec<String>> {
    let mut dependencies = BTreeMap::new();
    for package in metadata()["packages"].as_array().expect("packages") {
        let name = package["name"].as_str().expect("a name").to_owned();
        let to = package["dependencies"].as_array().expect("dependencies");
        let to = to.iter().filter(|to| to["kind"].is_null()).filter_map(|to| to["name"].as_str()).map(str::to_owned);
        dependencies.insert(name, to.collect());
    }
    dependencies
}

#[test]
fn crate_dependencies_follow_layers() {
    let dependencies = dependencies();
    let own = |name: &str| -> Vec<&str> {
        dependencies[name].iter().map(String::as_str).filter(|to| to.starts_with("bucintoro")).collect()
    };
    assert_eq!(own("bucintoro-kernel"), Vec::<&str>::new());
    let games = games();
    assert!(games.len() >= 2, "{games:?}");
    for game in games.iter().map(String::as_str).chain([TEMPLATE]) {
        let below = own(game).into_iter().filter(|to| *to != SEA_BOARD);
        assert_eq!(below.collect::<Vec<_>>(), ["bucintoro-kernel"], "{game}");
    }
    assert_eq!(own(SEA_BOARD), ["bucintoro-kernel"]);
    assert_eq!(own("bucintoro-spreadsheet"), Vec::<&str>::new());
    let bucintoro = |names: &[&str]| names.iter().map(|name| format!("bucintoro-{name}")).collect::<Vec<_>>();
    assert_eq!(own("bucintoro-app-core"), bucintoro(&["kernel", "spreadsheet"]));
    let carried = ["bucintoro-app-core", "bucintoro-kernel"].into_iter().chain(games.iter().map(String::as_str));
    assert_eq!(own("bucintoro-catalogue").into_iter().collect::<BTreeSet<_>>(), carried.collect());
    assert_eq!(own("bucintoro-storage-files"), bucintoro(&["app-core", "kernel"]));
    assert_eq!(own("bucintoro-storage-sqlite"), bucintoro(&["app-core", "kernel"]));
    assert_eq!(
        own("bucintoro-host"),
        bucintoro(&["app-core", "catalogue", "kernel", "players", "storage-files", "storage-sqlite"])
    );
    assert_eq!(own("bucintoro-web"), bucintoro(&["app-core", "catalogue", "kernel", "storage-files", "web-programs"]));
    assert_eq!(own("bucintoro-web-programs"), bucintoro(&["agents", "catalogue", "kernel"]));
    assert_eq!(own("bucintoro-club-tournament"), bucintoro(&["spreadsheet"]));
    assert_eq!(own("bucintoro-club-event"), bucintoro(&["app-core", "club-tournament", "kernel"]));
    assert_eq!(own("bucintoro-club-postgres"), bucintoro(&["app-core", "kernel"]));
    let node = ["app-core", "catalogue", "club-event", "club-postgres", "club-tournament", "host", "kernel"];
    // Archives are private files, like the records in a data folder.
    let node: Vec<&str> = node.into_iter().chain(["relay", "storage-sqlite"]).collect();
    assert_eq!(own("bucintoro-club-server"), bucintoro(&node));
    // A relay cannot read the messages that it forwards, so it depends on no game.
    assert_eq!(own("bucintoro-relay"), bucintoro(&["app-core", "host"]));
    // A program player knows only what its seat knows. It must not depend on tables, clocks or games.
    assert_eq!(own("bucintoro-agents"), ["bucintoro-kernel"]);
    assert_eq!(own("bucintoro-players"), bucintoro(&["agents", "catalogue", "kernel"]));
    // The command line shows the odds of the two games of ports.
    let program = [
        "agents",
        "app-core",
        "catalogue",
        "club-server",
        "host",
        "kernel",
        "players",
        "relay",
        "serenissima",
        "serenissima-1996",
    ];
    assert_eq!(own("bucintoro"), bucintoro(&program));
    // The desktop program has the same command line, without the subcommands of a club.
    assert_eq!(own("bucintoro-shell"), ["bucintoro", "bucintoro-app-core", "bucintoro-host"]);
}

/// The club's code is in the crates of the club and behind one feature of the program. The desktop program does not use
/// it.
#[test]
fn only_main_program_depends_on_club_crates() {
    let metadata = metadata();
    for package in metadata["packages"].as_array().expect("packages") {
        let name = package["name"].as_str().expect("a name");
        let to_club = |to: &&serde_json::Value| to["name"].as_str().is_some_and(|to| to.starts_with("bucintoro-club-"));
        let clubs = package["dependencies"].as_array().expect("dependencies").iter().filter(to_club);
        let all = clubs.collect::<Vec<_>>();
        match name {
            "bucintoro" => {
                assert!(all.iter().all(|to| to["optional"] == true), "the club is not an optional dependency")
            }
            "bucintoro-fuzz-properties" | "bucintoro-tests" => {}
            name => assert!(all.is_empty() || name.starts_with("bucintoro-club-"), "{name} depends on club crates"),
        }
    }
    let shell = metadata["packages"].as_array().expect("packages").iter().find(|one| one["name"] == "bucintoro-shell");
    let to = shell.expect("the window")["dependencies"].as_array().expect("dependencies");
    let program = to.iter().find(|to| to["name"] == "bucintoro").expect("its command line");
    assert_eq!(program["features"], serde_json::json!([]));
}

#[test]
fn games_depend_on_no_database_clock_network_or_randomness() {
    let dependencies = dependencies();
    let games = games();
    let pure = || games.iter().map(String::as_str).chain(["bucintoro-club-tournament", SEA_BOARD, TEMPLATE]);
    for package in pure().chain(["bucintoro-kernel"]) {
        for barred in ["tokio", "sqlx", "axum", "tauri", "getrandom", "tracing", "directories"] {
            assert!(!dependencies[package].iter().any(|to| to == barred), "{package} depends on {barred}");
        }
    }
    for package in pure() {
        assert!(!dependencies[package].iter().any(|to| to == "time"), "{package} depends on time");
    }
    for game in games.iter().map(String::as_str).chain([TEMPLATE]) {
        assert!(!dependencies[game].iter().any(|to| to == "rand"), "a game depends on rand");
    }
    for barred in ["tokio", "sqlx", "axum", "time", "rand", "tracing"] {
        assert!(
            !dependencies["bucintoro-club-event"].iter().any(|to| to == barred),
            "the club's event depends on {barred}"
        );
    }
    for hosts in ["bucintoro", "bucintoro-host"] {
        assert!(!dependencies[hosts].iter().any(|to| to == "tauri"), "{hosts} depends on tauri");
    }
    assert!(!dependencies["bucintoro-catalogue"].iter().any(|to| to == "sqlx"), "the catalogue depends on a database");
    for ships in ["bucintoro", "bucintoro-catalogue", "bucintoro-host", "bucintoro-shell", "bucintoro-web"] {
        assert!(!dependencies[ships].iter().any(|to| to == "ts-rs"), "{ships} depends on ts-rs");
    }
}

/// The kernel parses timestamps but has no clock, which other features of `time` would add. If another crate enables
/// these, Clippy forbids the clock.
#[test]
fn kernel_parses_timestamps_without_clock() {
    let metadata = metadata();
    let packages = metadata["packages"].as_array().expect("packages");
    let kernel = packages.iter().find(|package| package["name"] == "bucintoro-kernel").expect("the kernel");
    let to = kernel["dependencies"].as_array().expect("dependencies");
    let time = to.iter().find(|to| to["name"] == "time").expect("a dependency on time");
    assert_eq!(time["features"], serde_json::json!(["parsing"]));
    assert_eq!(time["uses_default_features"], false);
}

/// Tables work in the same way on a desktop, on a server and in a browser.
#[test]
fn app_core_depends_on_no_database_network_or_file_system() {
    let metadata = metadata();
    let packages = metadata["packages"].as_array().expect("packages");
    let core = packages.iter().find(|package| package["name"] == "bucintoro-app-core").expect("app-core");
    let to = core["dependencies"].as_array().expect("dependencies");
    for barred in ["sqlx", "axum", "hyper", "tauri", "directories", "tempfile", "clap", "tokio-tungstenite", "if-addrs"]
    {
        assert!(!to.iter().any(|to| to["name"] == barred), "app-core depends on {barred}");
    }
    let tokio = to.iter().find(|to| to["name"] == "tokio" && to["kind"].is_null()).expect("a runtime");
    assert_eq!(tokio["features"], serde_json::json!(["macros", "rt", "sync", "time"]));
    assert_eq!(tokio["uses_default_features"], false);
}

/// The storage contract and the protocol use only the kernel, supervision and each other. app-core takes its clock from
/// one file, because a browser has another clock. The test reads the source, because Clippy forbids a path in a whole
/// crate, not in some of its modules, and does not see through re-exports.
#[test]
fn storage_and_protocol_stay_independent_and_app_core_has_one_clock() {
    let core = sources(&root().join("crates/app-core/src"));
    assert!(core.len() > 40, "{}", core.len());
    for (file, text) in &core {
        assert!(file == "runtime/native.rs" || !text.contains("std::time::Instant"), "{file} uses its own clock");
        if !file.starts_with("storage") && !file.starts_with("protocol") {
            continue;
        }
        for barred in ["tokio::", "std::io", "std::net", "rand::"] {
            assert!(!text.contains(barred), "{file} uses {barred}");
        }
        for path in text.split("crate::").skip(1) {
            // A storage backend starts tasks and reports their ends.
            let used = ["protocol", "storage", "supervision"];
            assert!(used.iter().any(|name| path.starts_with(name)), "{file} uses crate::{path:.20}");
        }
    }
}

/// Returns the Rust files under a folder with their relative paths.
fn sources(folder: &Path) -> Vec<(String, String)> {
    let (mut folders, mut sources) = (vec![folder.to_owned()], Vec::new());
    while let Some(next) = folders.pop() {
        for path in std::fs::read_dir(next).expect("a folder").flatten().map(|entry| entry.path()) {
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).expect("inside").display().to_string().replace('\\', "/");
                sources.push((name, std::fs::read_to_string(path).expect("text")));
            }
        }
    }
    sources
}

/// Returns the names in the first column of the first table of a manual.
fn names_in_table(page: &str) -> BTreeSet<String> {
    let text = std::fs::read_to_string(root().join("docs/develop").join(page)).expect("a manual");
    let rows = text.lines().skip_while(|line| !line.starts_with('|')).take_while(|line| line.starts_with('|'));
    let cells = rows.filter_map(|row| row.split('|').nth(1));
    cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)).map(str::to_owned).collect()
}

/// The manual lists all dependencies of programs, tests, build scripts and the fuzzer.
#[test]
fn manual_lists_each_dependency() {
    let all = [metadata(), metadata_of(&root().join("fuzz"))];
    let packages = all.iter().flat_map(|metadata| metadata["packages"].as_array().expect("packages"));
    let crates = packages.flat_map(|package| package["dependencies"].as_array().expect("dependencies"));
    let crates = crates.filter(|to| to["path"].is_null()).filter_map(|to| to["name"].as_str()).map(str::to_owned);
    assert_eq!(crates.collect::<BTreeSet<_>>(), names_in_table("dependencies.md"));

    let mut npm = BTreeSet::new();
    for folder in ["ui", "tests/journeys"] {
        let text = std::fs::read_to_string(root().join(folder).join("package.json")).expect("a package");
        let package: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        let kinds = ["dependencies", "devDependencies"].into_iter().filter_map(|kind| package[kind].as_object());
        npm.extend(kinds.flat_map(|kind| kind.keys()).filter(|name| !name.starts_with("@types/")).cloned());
    }
    let listed = names_in_table("dependencies-screen.md").into_iter().filter(|name| !name.starts_with("@types/"));
    assert_eq!(npm, listed.collect());
}

/// Returns the features of `serde_json` in a build of a package.
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
    // Procedural macros have their own build of it.
    let runs = kinds.map(|kind| kind.trim_end_matches(" (*)")).find(|kind| kind.contains("raw_value"));
    runs.expect("a package with serde_json").to_owned()
}

/// Cargo merges the features of all packages that are built together. A program built alone must read numbers in the
/// same way, because the hash of a view would change otherwise.
#[test]
fn released_programs_use_json_features_of_tests() {
    for released in ["bucintoro", "bucintoro-shell"] {
        assert_eq!(json_features(released), json_features("bucintoro-tests"), "{released}");
    }
}

#[test]
fn only_tests_enable_test_support_of_games() {
    for package in metadata()["packages"].as_array().expect("packages") {
        let asks = |to: &&serde_json::Value| {
            to["kind"].is_null()
                && to["features"].as_array().is_some_and(|all| all.iter().any(|one| one == "test-support"))
        };
        let trying = package["dependencies"].as_array().expect("dependencies").iter().find(asks);
        let may = ["bucintoro-fuzz-properties", "bucintoro-tests"].iter().any(|name| package["name"] == *name);
        assert!(trying.is_none() || may, "{} has test support", package["name"]);
    }
}

/// The binary must not depend on the line endings of a checkout. A database stores checksums of its migrations, so
/// another line ending would make the database unusable.
#[test]
fn built_in_files_contain_no_carriage_return() {
    let folders = [
        "crates/club/postgres/migrations",
        "crates/host/src",
        "crates/storage/sqlite/migrations",
        "tests/records/twilight",
        "ui/src/wire",
    ];
    for file in folders.iter().flat_map(|folder| std::fs::read_dir(root().join(folder)).expect("a folder").flatten()) {
        let text = if file.path().is_file() { std::fs::read(file.path()).expect("a file") } else { vec![] };
        assert!(!text.contains(&b'\r'), "{}", file.path().display());
    }
}

#[test]
fn generated_files_are_current_and_contain_no_bigint() {
    for (path, text) in bucintoro_tests::generated::all() {
        let old = std::fs::read_to_string(root().join(&path)).unwrap_or_default();
        assert!(old == text, "{path} is stale: run `cargo xtask types`");
        assert!(!text.contains("bigint"), "{path}");
    }
}

/// A program player receives an observation, so secrets of a table cannot reach it.
#[test]
fn agents_crate_does_not_name_tables() {
    let folder = root().join("crates/agents/src");
    for file in std::fs::read_dir(folder).expect("the crate") {
        let path = file.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a text");
        for name in ["Table", "AnyTable", "TableView", "erased", "record", "Instant", "SystemTime", "thread::"] {
            let named = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            let mut words = named.flat_map(|line| line.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':')));
            assert!(!words.any(|word| word == name || word.ends_with(&format!("::{name}"))), "{path:?} names {name}");
        }
    }
}
