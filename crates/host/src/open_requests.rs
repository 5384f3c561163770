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
pub enum OpenRequest {
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
type Listener = Box<dyn Fn(OpenRequest) -> bool + Send>;

/// Files and links to open, in order of arrival.
#[derive(Default)]
pub struct OpenRequests {
    queue: Mutex<Queue>,
}

enum Source {
    File(PathBuf),
    Link(String),
}

#[derive(Default)]
struct Queue {
    all: Vec<Source>,
    /// Number of delivered entries.
    delivered: usize,
    listener: Option<Listener>,
}

impl Queue {
    fn add(&mut self, source: Source) {
        self.all.push(source);
        self.deliver();
    }

    fn deliver(&mut self) {
        let Some(listener) = &self.listener else { return };
        while let Some(source) = self.all.get(self.delivered) {
            let told = match source {
                Source::File(path) => {
                    let size = std::fs::metadata(path).map_or(0, |data| data.len());
                    OpenRequest::File { file: self.delivered, size }
                }
                Source::Link(link) => OpenRequest::Link { link: link.clone() },
            };
            if !listener(told) {
                self.listener = None;
                return;
            }
            self.delivered += 1;
        }
    }
}

impl OpenRequests {
    /// Adds a file to open. It is delivered to the listener, or waits for one.
    pub fn add_file(&self, path: PathBuf) {
        self.queue().add(Source::File(path));
    }

    /// Adds a link to follow. It is delivered to the listener, or waits for one.
    pub fn add_link(&self, link: &str) {
        self.queue().add(Source::Link(link.to_owned()));
    }

    /// Replaces the listener, and delivers the waiting entries to it.
    pub fn listen(&self, listener: impl Fn(OpenRequest) -> bool + Send + 'static) {
        let mut queue = self.queue();
        queue.listener = Some(Box::new(listener));
        queue.deliver();
    }

    /// Reads a file from one byte up to another, at most half a megabyte and at most to its end.
    ///
    /// # Errors
    /// [`Problem::NotFound`] if no such file was given; [`Problem::Unreadable`] if it cannot be read.
    pub async fn read(&self, file: usize, from: u64, to: u64) -> Result<Vec<u8>, Problem> {
        let path = match self.queue().all.get(file) {
            Some(Source::File(path)) => path.clone(),
            _ => return Err(Problem::NotFound { what: Resource::File }),
        };
        let most = to.saturating_sub(from).min(MOST);
        let unreadable = |error| Problem::Unreadable { detail: format!("{}: {error}", path.display()) };
        part(&path, from, most).await.map_err(unreadable)
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
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

    fn collect_requests(given: &OpenRequests) -> Arc<Mutex<Vec<OpenRequest>>> {
        let heard = Arc::new(Mutex::new(Vec::new()));
        let into = heard.clone();
        given.listen(move |source| {
            into.lock().expect("heard").push(source);
            true
        });
        heard
    }

    #[tokio::test]
    async fn early_open_requests_wait_for_a_listener_and_arrive_once() {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("one.bucintoro"), "0123456789").expect("written");
        let given = OpenRequests::default();
        given.add_file(folder.path().join("one.bucintoro"));
        let heard = collect_requests(&given);
        assert_eq!(*heard.lock().expect("heard"), [OpenRequest::File { file: 0, size: 10 }]);
        given.add_file(folder.path().join("gone.bucintoro"));
        assert_eq!(heard.lock().expect("heard").last(), Some(&OpenRequest::File { file: 1, size: 0 }));
        given.add_link("192.168.1.20:47200/#code=ABCD");
        let link = "192.168.1.20:47200/#code=ABCD".to_owned();
        assert_eq!(heard.lock().expect("heard").last(), Some(&OpenRequest::Link { link }));
        let later = collect_requests(&given);
        assert!(later.lock().expect("heard").is_empty());
        assert_eq!(given.read(0, 2, 5).await.expect("read"), b"234");
        assert_eq!(given.read(0, 8, 20).await.expect("read"), b"89");
        assert_eq!(given.read(0, 20, 8).await.expect("read"), b"");
    }

    #[tokio::test]
    async fn closed_page_leaves_the_file_to_the_next_page() {
        let given = OpenRequests::default();
        given.listen(|_| false);
        given.add_file(PathBuf::from("one.bucintoro"));
        assert_eq!(collect_requests(&given).lock().expect("heard").len(), 1);
    }

    #[tokio::test]
    async fn only_given_files_are_read_and_read_errors_state_a_reason() {
        let folder = tempfile::tempdir().expect("a folder");
        let given = OpenRequests::default();
        assert!(matches!(given.read(0, 0, 1).await, Err(Problem::NotFound { .. })));
        given.add_file(folder.path().join("gone.bucintoro"));
        given.add_file(folder.path().to_owned());
        for file in [0, 1] {
            let told = given.read(file, 0, 1).await;
            assert!(
                matches!(&told, Err(Problem::Unreadable { detail }) if detail.contains(folder.path().to_str().expect("text"))),
                "{told:?}"
            );
        }
    }
}
