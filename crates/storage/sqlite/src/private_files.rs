//! Folders and files that only their owner may read, because records contain hands and seeds.
//!
//! The mode is set when a file is created, so that no umask decides. On Windows the ACL of the user's profile
//! applies.

use std::fs::{DirBuilder, OpenOptions};
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// Creates a folder and its missing parents.
pub fn create_folder(folder: &Path) -> io::Result<()> {
    builder().recursive(true).create(folder)
}

/// Creates a folder inside an existing one.
pub fn create_inner_folder(folder: &Path) -> io::Result<()> {
    builder().create(folder)
}

fn builder() -> DirBuilder {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
}

/// Returns options that create files readable by the owner only.
pub fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Creates an empty file, unless it exists.
pub fn create_if_missing(file: &Path) -> io::Result<()> {
    match options().write(true).create_new(true).open(file) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}

/// Copies a file into a new one or over another, and syncs it to disk.
pub fn copy(mut from: impl Read, to: &Path) -> io::Result<()> {
    let mut file = options().write(true).create(true).truncate(true).open(to)?;
    io::copy(&mut from, &mut file)?;
    file.sync_all()
}

/// Removes permissions of other users from a data folder of an older version. Applies to the folder and to its
/// entries whose name is one of `names`, or begins with one and a dot or a hyphen. Skips entries of another owner,
/// so that a program that runs as root does not change them.
#[cfg(unix)]
pub fn tighten(folder: &Path, names: &[&str]) {
    let is_own = |name: &str| {
        names
            .iter()
            .filter_map(|own| name.strip_prefix(own))
            .any(|rest| rest.is_empty() || rest.starts_with(['.', '-']))
    };
    tighten_one(folder);
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        if !entry.file_name().to_str().is_some_and(is_own) {
            continue;
        }
        tighten_one(&entry.path());
        // Links are not followed out of the folder.
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            let inner = std::fs::read_dir(entry.path()).into_iter().flatten().flatten();
            inner.for_each(|inner| tighten_one(&inner.path()));
        }
    }
}

#[cfg(not(unix))]
pub fn tighten(_: &Path, _: &[&str]) {}

#[cfg(unix)]
fn tighten_one(path: &Path) {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};

    const OTHERS: u32 = 0o077;
    let Ok(data) = std::fs::symlink_metadata(path) else { return };
    let (mode, kind) = (data.permissions().mode() & 0o7777, data.file_type());
    let own = data.uid() == rustix::process::geteuid().as_raw();
    if !own || mode & OTHERS == 0 || !(kind.is_dir() || kind.is_file()) {
        return;
    }
    let tight = mode & !OTHERS;
    let closed = std::fs::set_permissions(path, std::fs::Permissions::from_mode(tight));
    let (path, from, to) = (path.display(), format_args!("{mode:o}"), format_args!("{tight:o}"));
    match closed {
        Ok(()) => tracing::warn!(%path, %from, %to, "closed to other users"),
        Err(error) => tracing::warn!(%path, %error, "could not be closed to other users"),
    }
}
