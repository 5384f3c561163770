//! Writes the recorded states of the gallery, which `npm run gallery` shows and the journeys of the gallery test, and
//! takes the pictures of the manuals from it.

use std::path::Path;

use crate::journeys::{self, Projects};
use crate::shell::{Done, npm, root, run};
use crate::{build, setup};

/// Where the states are written. Nothing there is committed.
const FOLDER: &str = "target/gallery/recorded";

/// Writes them with the program that is built beside the tests: alone it would need a hundred packages once more.
pub fn write() -> Done {
    let program = build::program()?;
    let gallery = Path::new(&program).with_file_name("gallery");
    run(&gallery.display().to_string(), &[FOLDER], &root())
}

/// Builds the gallery and writes the pictures to `docs/pictures`.
pub fn take_pictures() -> Done {
    setup::screen()?;
    write()?;
    npm(&["run", "--silent", "gallery:build"])?;
    journeys::expect(&[], &Projects::PICTURES, &[("PICTURES", "1")])
}
