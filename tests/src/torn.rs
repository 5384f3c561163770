//! Files in memory that simulate a power cut: after it, any part of the data that was not synced may be missing.

use std::collections::BTreeMap;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard};

use ::storage_files::{Folder, Opened};
use async_trait::async_trait;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// A folder of simulated files.
#[derive(Clone, Default)]
pub struct Torn(Arc<Mutex<State>>);

#[derive(Default)]
struct State {
    files: BTreeMap<String, FileData>,
    /// Free space in bytes; `None` if it is unlimited.
    room: Option<u64>,
    /// True if syncing fails.
    unsure: bool,
    /// The only file to which `room` and `unsure` apply, if any.
    only: Option<String>,
    /// Number of writes and syncs before the power cut.
    left: Option<u32>,
    /// True after the power cut: every call fails.
    dark: bool,
}

#[derive(Clone, Default)]
struct FileData {
    now: Vec<u8>,
    synced: Vec<u8>,
    /// Writes since the last sync, with their offsets.
    since: Vec<(u64, Vec<u8>)>,
}

impl FileData {
    fn write(&mut self, bytes: &[u8], at: u64) {
        write(&mut self.now, bytes, at as usize);
        self.since.push((at, bytes.to_vec()));
    }
}

fn write(to: &mut Vec<u8>, bytes: &[u8], at: usize) {
    if to.len() < at + bytes.len() {
        to.resize(at + bytes.len(), 0);
    }
    to[at..at + bytes.len()].copy_from_slice(bytes);
}

impl State {
    fn step(&mut self) -> io::Result<()> {
        match &mut self.left {
            Some(0) => self.dark = true,
            Some(left) => *left -= 1,
            None => {}
        }
        self.lit()
    }

    fn concerns(&self, name: &str) -> bool {
        self.only.as_deref().is_none_or(|only| only == name)
    }

    fn lit(&self) -> io::Result<()> {
        if self.dark { Err(io::Error::other("the power is off")) } else { Ok(()) }
    }
}

impl Torn {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().expect("the lock is not poisoned")
    }

    /// Sets the free space in bytes; `None` removes the limit.
    pub fn room(&self, bytes: Option<u64>) {
        self.state().room = bytes;
    }

    /// Sets whether syncing fails.
    pub fn unsure(&self, unsure: bool) {
        self.state().unsure = unsure;
    }

    /// Limits the effect of `room` and `unsure` to this file.
    pub fn only(&self, name: &str) {
        self.state().only = Some(name.to_owned());
    }

    /// Cuts the power after this number of writes and syncs.
    pub fn lose_power_after(&self, steps: u32) {
        self.state().left = Some(steps);
    }

    /// True after the power cut.
    pub fn is_dark(&self) -> bool {
        self.state().dark
    }

    /// Returns the files after the power cut. Of each write that was not synced, a random part from its beginning is
    /// kept, or nothing.
    pub fn found(&self, seed: u64) -> Self {
        let mut random = StdRng::seed_from_u64(seed);
        let mut files = self.state().files.clone();
        for file in files.values_mut() {
            file.now = std::mem::take(&mut file.synced);
            for (at, bytes) in std::mem::take(&mut file.since) {
                if random.random_bool(0.5) {
                    let part = random.random_range(0..=bytes.len());
                    write(&mut file.now, &bytes[..part], at as usize);
                }
            }
            file.synced = file.now.clone();
        }
        Self(Arc::new(Mutex::new(State { files, ..State::default() })))
    }

    /// Returns the names of all files.
    pub fn all(&self) -> Vec<String> {
        self.state().files.keys().cloned().collect()
    }

    /// Damages a file.
    pub fn spoil(&self, name: &str, how: impl FnOnce(&mut Vec<u8>)) {
        let mut state = self.state();
        let file = state.files.get_mut(name).expect("a file");
        how(&mut file.now);
        file.synced = file.now.clone();
    }

    /// Deletes a file.
    pub fn lose(&self, name: &str) {
        self.state().files.remove(name);
    }
}

#[async_trait]
impl Folder for Torn {
    async fn names(&self, folder: &str) -> io::Result<Vec<String>> {
        let state = self.state();
        state.lit()?;
        let inside = |name: &String| match name.rsplit_once('/') {
            Some((before, name)) => (before == folder).then(|| name.to_owned()),
            None => folder.is_empty().then(|| name.clone()),
        };
        Ok(state.files.keys().filter_map(inside).collect())
    }

    async fn open(&self, name: &str) -> io::Result<Arc<dyn Opened>> {
        let mut state = self.state();
        state.lit()?;
        state.files.entry(name.to_owned()).or_default();
        Ok(Arc::new(TornFile { files: self.clone(), name: name.to_owned() }))
    }

    async fn remove(&self, name: &str) -> io::Result<()> {
        let mut state = self.state();
        state.lit()?;
        state.files.remove(name);
        Ok(())
    }
}

struct TornFile {
    files: Torn,
    name: String,
}

impl TornFile {
    fn with<T>(&self, what: impl FnOnce(&mut State, &mut FileData) -> io::Result<T>) -> io::Result<T> {
        let mut state = self.files.state();
        state.lit()?;
        let mut file = state.files.remove(&self.name).ok_or(io::ErrorKind::NotFound)?;
        let done = what(&mut state, &mut file);
        state.files.insert(self.name.clone(), file);
        done
    }
}

impl Opened for TornFile {
    fn length(&self) -> io::Result<u64> {
        self.with(|_, file| Ok(file.now.len() as u64))
    }

    fn read_at(&self, bytes: &mut [u8], at: u64) -> io::Result<usize> {
        self.with(|_, file| {
            let rest = file.now.get(at as usize..).unwrap_or_default();
            let many = rest.len().min(bytes.len());
            bytes[..many].copy_from_slice(&rest[..many]);
            Ok(many)
        })
    }

    fn write_at(&self, bytes: &[u8], at: u64) -> io::Result<()> {
        self.with(|state, file| {
            let room = state.room.filter(|_| state.concerns(&self.name));
            let many = room.map_or(bytes.len(), |room| bytes.len().min(room as usize));
            file.write(&bytes[..many], at);
            state.step()?;
            state.room = room.map(|room| room - many as u64).or(state.room);
            if many < bytes.len() { Err(io::ErrorKind::StorageFull.into()) } else { Ok(()) }
        })
    }

    fn set_length(&self, length: u64) -> io::Result<()> {
        self.with(|_, file| {
            file.now.resize(length as usize, 0);
            // Truncation counts as synced.
            file.synced.truncate(length as usize);
            file.since.retain(|(at, _)| *at < length);
            Ok(())
        })
    }

    fn sync(&self) -> io::Result<()> {
        self.with(|state, file| {
            state.step()?;
            if state.unsure && state.concerns(&self.name) {
                return Err(io::Error::other("the sync failed"));
            }
            file.synced.clone_from(&file.now);
            file.since.clear();
            Ok(())
        })
    }
}
