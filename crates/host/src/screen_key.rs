//! The key that readmits the host's own screen: a tab that outlives the program, or the installed page. Only a
//! screen with the token of this start, or with the key itself, receives it.

use std::io::{self, Write};
use std::path::Path;

use app_core::membership::codes::new_token;

use storage_sqlite::private_files;

/// Name of the key's file in the data folder. If the file is missing, a new key is created, and the old one no
/// longer works.
const FILE: &str = "screen.key";

/// Returns the key of a data folder. Creates one if there is none, or if the file holds something else.
pub(crate) fn load_or_create(folder: &Path) -> io::Result<String> {
    let file = folder.join(FILE);
    match std::fs::read_to_string(&file) {
        Ok(key) if is_key(key.trim()) => return Ok(key.trim().to_owned()),
        Err(error) if error.kind() != io::ErrorKind::NotFound && error.kind() != io::ErrorKind::InvalidData => {
            return Err(error);
        }
        _ => {}
    }
    let key = new_token();
    let fresh = folder.join("screen.key.new");
    // A remnant of an interrupted start.
    let _ = std::fs::remove_file(&fresh);
    private_files::options().write(true).create_new(true).open(&fresh)?.write_all(key.as_bytes())?;
    std::fs::rename(fresh, file)?;
    Ok(key)
}

fn is_key(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test")]
mod tests {
    use super::*;

    #[test]
    fn key_is_created_once_and_replaced_if_invalid() {
        let folder = tempfile::tempdir().unwrap();
        let key = load_or_create(folder.path()).unwrap();
        assert!(is_key(&key));
        assert_eq!(load_or_create(folder.path()).unwrap(), key);
        for spoilt in ["", "short", &"x".repeat(32)] {
            std::fs::write(folder.path().join(FILE), spoilt).unwrap();
            let other = load_or_create(folder.path()).unwrap();
            assert!(is_key(&other) && other != key, "{spoilt:?}");
        }
        std::fs::write(folder.path().join(FILE), [0xff; 32]).unwrap();
        assert!(is_key(&load_or_create(folder.path()).unwrap()));
    }

    #[cfg(unix)]
    #[test]
    fn key_is_readable_only_by_its_owner() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        load_or_create(folder.path()).unwrap();
        let mode = std::fs::metadata(folder.path().join(FILE)).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{mode:o}");
    }
}
