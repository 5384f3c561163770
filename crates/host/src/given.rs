//! Files and links to open, from the command line, a second start, or the system. The screen reads files in parts
//! and imports them like any other file; only their paths are stored here. Links are passed on unchanged, and
//! checked where they are followed.

use std::io::SeekFrom;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use app_core::protocol::{Problem, Resource};
use serde::Serialize;
use tokio::io::{AsyncReadExt, AsyncSeekExt};

/// Maximum number of bytes in one read: a part of a file, and the rest of a character that the part would cut.
const MOST: u64 = 512 * 1024;

/// A file or link to open, as the screen sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum GivenThing {
    /// A file.
    File {
        /// Id for reading the file.
        file: usize,
        /// Length in bytes; 0 if unknown, in which case reading shows it.
        size: u64,
    },
    /// A link to a table of another device.
    Link {
        /// As typed by a user.
        link: String,
    },
}

/// Receiver of files and links to open. Returns false when it is gone.
type Hearer = Box<dyn Fn(GivenThing) -> bool + Send>;

/// Files and links to open, in order of arrival.
#[derive(Default)]
pub struct Given {
    things: Mutex<Things>,
}

enum Thing {
    File(PathBuf),
    Link(String),
}

#[derive(Default)]
struct Things {
    all: Vec<Thing>,
    /// Number of delivered entries.
    told: usize,
    hearer: Option<Hearer>,
}

impl Things {
    fn add(&mut self, thing: Thing) {
        self.all.push(thing);
        self.tell();
    }

    fn tell(&mut self) {
        let Some(hearer) = &self.hearer else { return };
        while let Some(thing) = self.all.get(self.told) {
            let told = match thing {
                Thing::File(path) => {
                    let size = std::fs::metadata(path).map_or(0, |data| data.len());
                    GivenThing::File { file: self.told, size }
                }
                Thing::Link(link) => GivenThing::Link { link: link.clone() },
            };
            if !hearer(told) {
                self.hearer = None;
                return;
            }
            self.told += 1;
        }
    }
}

impl Given {
    /// Adds a file to open. It is delivered to the listener, or waits for one.
    pub fn give(&self, path: PathBuf) {
        self.things().add(Thing::File(path));
    }

    /// Adds a link to follow. It is delivered to the listener, or waits for one.
    pub fn give_link(&self, link: &str) {
        self.things().add(Thing::Link(link.to_owned()));
    }

    /// Replaces the listener, and delivers the waiting entries to it.
    pub fn listen(&self, hearer: impl Fn(GivenThing) -> bool + Send + 'static) {
        let mut things = self.things();
        things.hearer = Some(Box::new(hearer));
        things.tell();
    }

    /// Reads a file from one byte up to another, at most half a megabyte and at most to its end.
    ///
    /// # Errors
    /// [`Problem::NotFound`] if no such file was given; [`Problem::Unreadable`] if it cannot be read.
    pub async fn read(&self, file: usize, from: u64, to: u64) -> Result<Vec<u8>, Problem> {
        let path = match self.things().all.get(file) {
            Some(Thing::File(path)) => path.clone(),
            _ => return Err(Problem::NotFound { what: Resource::File }),
        };
        let most = to.saturating_sub(from).min(MOST);
        let unreadable = |error| Problem::Unreadable { detail: format!("{}: {error}", path.display()) };
        part(&path, from, most).await.map_err(unreadable)
    }

    fn things(&self) -> MutexGuard<'_, Things> {
        self.things.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn part(path: &Path, from: u64, most: u64) -> std::io::Result<Vec<u8>> {
    // Opening a pipe would wait for a writer.
    if !tokio::fs::metadata(path).await?.is_file() {
        return Err(std::io::Error::other("it is no file"));
    }
    let mut file = tokio::fs::File::open(path).await?;
    file.seek(SeekFrom::Start(from)).await?;
    let mut bytes = Vec::new();
    file.take(most).read_to_end(&mut bytes).await?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

    use std::sync::Arc;

    use super::*;

    fn hearing(given: &Given) -> Arc<Mutex<Vec<GivenThing>>> {
        let heard = Arc::new(Mutex::new(Vec::new()));
        let into = heard.clone();
        given.listen(move |thing| {
            into.lock().expect("heard").push(thing);
            true
        });
        heard
    }

    #[tokio::test]
    async fn what_was_given_before_anybody_listens_waits_and_is_told_once() {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("one.bucintoro"), "0123456789").expect("written");
        let given = Given::default();
        given.give(folder.path().join("one.bucintoro"));
        let heard = hearing(&given);
        assert_eq!(*heard.lock().expect("heard"), [GivenThing::File { file: 0, size: 10 }]);
        given.give(folder.path().join("gone.bucintoro"));
        assert_eq!(heard.lock().expect("heard").last(), Some(&GivenThing::File { file: 1, size: 0 }));
        given.give_link("192.168.1.20:47200/#code=ABCD");
        let link = "192.168.1.20:47200/#code=ABCD".to_owned();
        assert_eq!(heard.lock().expect("heard").last(), Some(&GivenThing::Link { link }));
        let later = hearing(&given);
        assert!(later.lock().expect("heard").is_empty());
        assert_eq!(given.read(0, 2, 5).await.expect("read"), b"234");
        assert_eq!(given.read(0, 8, 20).await.expect("read"), b"89");
        assert_eq!(given.read(0, 20, 8).await.expect("read"), b"");
    }

    #[tokio::test]
    async fn a_page_that_is_gone_leaves_the_file_to_the_next() {
        let given = Given::default();
        given.listen(|_| false);
        given.give(PathBuf::from("one.bucintoro"));
        assert_eq!(hearing(&given).lock().expect("heard").len(), 1);
    }

    #[tokio::test]
    async fn only_files_that_were_given_are_read_and_why_one_cannot_be_is_told() {
        let folder = tempfile::tempdir().expect("a folder");
        let given = Given::default();
        assert!(matches!(given.read(0, 0, 1).await, Err(Problem::NotFound { .. })));
        given.give(folder.path().join("gone.bucintoro"));
        given.give(folder.path().to_owned());
        for file in [0, 1] {
            let told = given.read(file, 0, 1).await;
            assert!(
                matches!(&told, Err(Problem::Unreadable { detail }) if detail.contains(folder.path().to_str().expect("text"))),
                "{told:?}"
            );
        }
    }
}
