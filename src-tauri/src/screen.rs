//! Provides the host's files of the screen to the window, so that the program contains them once.

use std::borrow::Cow;

use tauri::utils::assets::{AssetKey, AssetsIter, CspHash};
use tauri::{Assets, Runtime};

/// All files of the screen, by path. No page has an inline script or style, so no hash has to be allowed.
pub struct Screen;

impl<R: Runtime> Assets<R> for Screen {
    fn get(&self, key: &AssetKey) -> Option<Cow<'_, [u8]>> {
        host::screen_files::plain(key.as_ref().trim_start_matches('/')).map(|bytes| Cow::Owned(bytes.into()))
    }

    /// Empty, because files are only looked up.
    fn iter(&self) -> Box<AssetsIter<'_>> {
        Box::new(std::iter::empty())
    }

    fn csp_hashes(&self, _: &AssetKey) -> Box<dyn Iterator<Item = CspHash<'_>> + '_> {
        Box::new(std::iter::empty())
    }
}
