//! The bodies of the fuzz targets. Each checks one property for arbitrary bytes, and panics if it does not hold.
//!
//! The fuzzer in `fuzz/` calls them with new inputs. The test suite calls them with the committed corpora, so that
//! the usual run compiles nothing with instrumentation.
#![allow(clippy::expect_used, reason = "a panic is how a property reports that it does not hold")]

mod choices;
mod club;
mod connections;
mod files;
mod games;
mod memory;
mod records;
mod rooms;
mod stores;

use app_core::names;
use kernel::Chair;

pub use club::club;
pub use connections::{command_line, relay_wire, screen};
pub use files::{board, hand_over, import};
pub use games::{games, position};
pub use records::record;
pub use stores::{file_store, text_mirror};

/// A fuzz target: its name, and the property that it checks.
pub type Target = (&'static str, fn(&[u8]));

/// All targets.
pub const TARGETS: &[Target] = &[
    ("board", board),
    ("club", club),
    ("command_line", command_line),
    ("file_store", file_store),
    ("games", games),
    ("hand_over", hand_over),
    ("import", import),
    ("names", self::names),
    ("position", position),
    ("record", record),
    ("relay_wire", relay_wire),
    ("screen", screen),
    ("text_mirror", text_mirror),
];

/// A normalised name stays as it is, and is accepted under itself. Each line is a typed name.
pub fn names(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let typed: Vec<&str> = text.lines().collect();
    for name in &typed {
        let tidy = names::tidy(name);
        assert_eq!(names::tidy(&tidy), tidy, "{name:?} changes twice");
        assert!(names::are_confusable(&tidy, &tidy), "{tidy:?} does not look like itself");
        match names::named(name, 32) {
            Ok(named) => assert_eq!(names::named(&named, 32).as_deref(), Ok(tidy.as_str()), "{name:?}"),
            Err(problem) => assert_eq!(names::named(&tidy, 32), Err(problem), "{name:?}"),
        }
    }
    for (one, other) in typed.iter().zip(typed.iter().skip(1)) {
        assert_eq!(names::are_confusable(one, other), names::are_confusable(other, one), "{one:?} and {other:?}");
    }
    let chairs: Vec<Chair> = typed.iter().take(8).map(|name| Chair::with_player(*name)).collect();
    let (seated, flaws) = names::seated(chairs, &[]);
    assert_eq!(names::seated(seated.clone(), &[]), (seated.clone(), flaws), "a seating changes twice");
    // The names of a seated table stay as they are.
    assert_eq!(names::seated(seated.clone(), &seated), (seated, vec![]));
}
