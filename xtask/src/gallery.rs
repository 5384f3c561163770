//! Writes the recorded states of the gallery, which `npm run gallery` shows and the journeys of the gallery test.

use std::path::Path;

use crate::build;
use crate::shell::{Done, root, run};

/// Where the states are written. Nothing there is committed.
const FOLDER: &str = "target/gallery/recorded";

/// Writes them with the program that is built beside the tests: alone it would need a hundred packages once more.
pub fn write() -> Done {
    let program = build::program()?;
    let gallery = Path::new(&program).with_file_name("gallery");
    run(&gallery.display().to_string(), &[FOLDER], &root())
}
