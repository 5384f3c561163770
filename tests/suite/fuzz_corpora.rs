//! The committed corpora of the fuzzer, through the same properties.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use fuzz_properties::TARGETS;

/// The most bytes of all corpora together. `cargo fuzz cmin` makes them smaller.
const LARGEST: u64 = 300_000;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").join("fuzz")
}

/// The files of a folder, in order.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    files
}

fn replay(target: &str) {
    let (_, check) = TARGETS.iter().find(|(name, _)| *name == target).expect("a target");
    let inputs = files(&folder().join("corpus").join(target));
    assert!(!inputs.is_empty(), "{target} has no corpus");
    for input in inputs {
        // A failure names its input.
        println!("{}", input.display());
        check(&std::fs::read(input).expect("an input"));
    }
}

macro_rules! corpora {
    ($($target:ident,)*) => {
        /// The targets that the tests below replay.
        const REPLAYED: &[&str] = &[$(stringify!($target)),*];

        $(#[test]
        fn $target() {
            replay(stringify!($target));
        })*
    };
}

corpora! {
    board,
    club,
    command_line,
    file_store,
    games,
    hand_over,
    import,
    names,
    position,
    record,
    relay_wire,
    screen,
    text_mirror,
}

#[test]
fn every_target_has_a_program_and_a_corpus_within_the_limit() {
    let names: Vec<&str> = TARGETS.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, REPLAYED);
    let programs = files(&folder().join("fuzz_targets"));
    let programs: BTreeSet<_> = programs.iter().filter_map(|path| path.file_stem()?.to_str()).collect();
    assert_eq!(programs, names.iter().copied().collect());
    let inputs = names.iter().flat_map(|name| files(&folder().join("corpus").join(name)));
    let bytes: u64 = inputs.map(|input| std::fs::metadata(input).expect("an input").len()).sum();
    assert!(bytes <= LARGEST, "the corpora have {bytes} bytes");
}
