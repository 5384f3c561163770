//! Writes the recorded states of the gallery, for `npm run gallery` and the journeys, and takes the pictures of the
//! manuals from it.

use std::path::Path;

use crate::journeys::{self, Projects};
use crate::shell::{Done, npm, root, run};
use crate::{build::program, setup};

/// Folder of the states; nothing in it is committed.
const FOLDER: &str = "target/gallery/recorded";

/// Writes the states with the program from the build of the tests. A separate build would compile a hundred
/// packages again.
pub fn write() -> Done {
    let program = program()?;
    let gallery = Path::new(&program).with_file_name("gallery");
    run(&gallery.display().to_string(), &[FOLDER], &root())
}

/// Writes the states and builds the static site that shows them.
pub fn build() -> Done {
    write()?;
    npm(&["run", "--silent", "gallery:build"])
}

/// Builds the gallery, and writes the pictures to `docs/pictures`.
pub fn take_pictures() -> Done {
    setup::screen()?;
    build()?;
    journeys::expect(&[], &Projects::PICTURES, &[("PICTURES", "1")])
}
