//! The browser's private file system, as a storage for files. Only a worker may use it like this.

use std::io;
use std::sync::Arc;

use async_trait::async_trait;
use js_sys::{IteratorNext, Promise};
use send_wrapper::SendWrapper;
use storage_files::{Folder, Opened};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    DomException, FileSystemDirectoryHandle, FileSystemFileHandle, FileSystemGetDirectoryOptions,
    FileSystemGetFileOptions, FileSystemReadWriteOptions, FileSystemSyncAccessHandle,
};

/// A folder of the private file system.
pub(crate) struct Place(SendWrapper<FileSystemDirectoryHandle>);

impl Place {
    /// Opens the folder of this name in another, and creates it if it does not exist.
    pub async fn within(folder: &FileSystemDirectoryHandle, name: &str) -> io::Result<Self> {
        Ok(Self(SendWrapper::new(folder_in(folder, name).await?)))
    }
}

#[async_trait]
impl Folder for Place {
    async fn names(&self, folder: &str) -> io::Result<Vec<String>> {
        let (place, folder) = ((*self.0).clone(), folder.to_owned());
        SendWrapper::new(async move { names(folder_in(&place, &folder).await?).await }).await
    }

    async fn open(&self, name: &str) -> io::Result<Arc<dyn Opened>> {
        let (place, name) = ((*self.0).clone(), name.to_owned());
        let file = SendWrapper::new(async move { opened(&place, &name).await }).await?;
        Ok(Arc::new(file))
    }

    async fn remove(&self, name: &str) -> io::Result<()> {
        let (place, name) = ((*self.0).clone(), name.to_owned());
        SendWrapper::new(async move {
            let (folder, name) = parts(&name);
            match done(folder_in(&place, folder).await?.remove_entry(name)).await {
                Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
                _ => Ok(()),
            }
        })
        .await
    }
}

/// Splits a path into its folder and its name.
fn parts(name: &str) -> (&str, &str) {
    name.rsplit_once('/').unwrap_or(("", name))
}

async fn folder_in(place: &FileSystemDirectoryHandle, name: &str) -> io::Result<FileSystemDirectoryHandle> {
    if name.is_empty() {
        return Ok(place.clone());
    }
    let options = FileSystemGetDirectoryOptions::new();
    options.set_create(true);
    Ok(cast(done(place.get_directory_handle_with_options(name, &options)).await?))
}

async fn names(folder: FileSystemDirectoryHandle) -> io::Result<Vec<String>> {
    let (keys, mut names) = (folder.keys(), Vec::new());
    loop {
        let next: IteratorNext = cast(done(keys.next().map_err(told)?).await?);
        if next.done() {
            return Ok(names);
        }
        names.extend(next.value().as_string());
    }
}

async fn opened(place: &FileSystemDirectoryHandle, name: &str) -> io::Result<PrivateFile> {
    let (folder, name) = parts(name);
    let options = FileSystemGetFileOptions::new();
    options.set_create(true);
    let folder = folder_in(place, folder).await?;
    let file: FileSystemFileHandle = cast(done(folder.get_file_handle_with_options(name, &options)).await?);
    Ok(PrivateFile(SendWrapper::new(cast(done(file.create_sync_access_handle()).await?))))
}

/// A file of the folder, which is locked while open.
struct PrivateFile(SendWrapper<FileSystemSyncAccessHandle>);

impl Drop for PrivateFile {
    fn drop(&mut self) {
        self.0.close();
    }
}

fn at(at: u64) -> FileSystemReadWriteOptions {
    let options = FileSystemReadWriteOptions::new();
    options.set_at(at as f64);
    options
}

impl Opened for PrivateFile {
    fn length(&self) -> io::Result<u64> {
        Ok(self.0.get_size().map_err(told)? as u64)
    }

    fn read_at(&self, bytes: &mut [u8], from: u64) -> io::Result<usize> {
        Ok(self.0.read_with_u8_array_and_options(bytes, &at(from)).map_err(told)? as usize)
    }

    fn write_at(&self, bytes: &[u8], from: u64) -> io::Result<()> {
        let written = self.0.write_with_u8_array_and_options(bytes, &at(from)).map_err(told)? as usize;
        // A browser without space may also write less without an error.
        if written < bytes.len() { Err(io::ErrorKind::StorageFull.into()) } else { Ok(()) }
    }

    fn set_length(&self, length: u64) -> io::Result<()> {
        self.0.truncate_with_f64(length as f64).map_err(told)
    }

    fn sync(&self) -> io::Result<()> {
        self.0.flush().map_err(told)
    }
}

async fn done(promise: Promise) -> io::Result<JsValue> {
    JsFuture::from(promise).await.map_err(told)
}

fn cast<T: JsCast>(value: JsValue) -> T {
    // Not checked by class: the values of an iterator have none.
    value.unchecked_into()
}

/// Converts an error of the browser to an I/O error.
fn told(error: JsValue) -> io::Error {
    let Some(error) = error.dyn_ref::<DomException>() else {
        return io::Error::other(format!("{error:?}"));
    };
    let kind = match error.name().as_str() {
        "QuotaExceededError" => io::ErrorKind::StorageFull,
        "NotFoundError" => io::ErrorKind::NotFound,
        "NoModificationAllowedError" => io::ErrorKind::ResourceBusy,
        _ => io::ErrorKind::Other,
    };
    // The worker detects by the name whether the file is still locked, because messages differ.
    io::Error::new(kind, format!("{}: {}", error.name(), error.message()))
}
