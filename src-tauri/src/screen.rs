//! The screen's files for the window: those that the host serves, so that they lie in the program once.

use std::borrow::Cow;

use tauri::utils::assets::{AssetKey, AssetsIter, CspHash};
use tauri::{Assets, Runtime};

/// Every file of the screen, by its path. No page of it has a script or a style in itself that a hash would have to
/// allow.
pub struct Screen;

impl<R: Runtime> Assets<R> for Screen {
    fn get(&self, key: &AssetKey) -> Option<Cow<'_, [u8]>> {
        host::screen_files::plain(key.as_ref().trim_start_matches('/')).map(|bytes| Cow::Owned(bytes.into()))
    }

    /// What is looked up is not gone through.
    fn iter(&self) -> Box<AssetsIter<'_>> {
        Box::new(std::iter::empty())
    }

    fn csp_hashes(&self, _: &AssetKey) -> Box<dyn Iterator<Item = CspHash<'_>> + '_> {
        Box::new(std::iter::empty())
    }
}
