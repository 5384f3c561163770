//! The files of the screen: compressed when the screen is built, and sent in the smallest form that the browser
//! accepts.
//!
//! Only files of the bundle are served: names are looked up in a list from the build. Texts are stored as brotli
//! and as gzip, pictures and fonts uncompressed. For a browser that accepts neither coding, texts are decompressed
//! once and cached, so the bundle needs no third form.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::Read;
use std::sync::{Mutex, PoisonError};

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use flate2::read::GzDecoder;
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../ui/served"]
struct Served;

/// The content coding of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Coding {
    Brotli,
    Gzip,
    Plain,
}

/// All codings, the smallest result first.
const CODINGS: [Coding; 3] = [Coding::Brotli, Coding::Gzip, Coding::Plain];

impl Coding {
    /// Returns the coding's name in HTTP.
    fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
            Self::Plain => "identity",
        }
    }

    /// Returns the file name extension of this form.
    fn ending(self) -> &'static str {
        match self {
            Self::Brotli => ".br",
            Self::Gzip => ".gz",
            Self::Plain => "",
        }
    }
}

/// A file in one form.
struct Form {
    coding: Coding,
    kept: EmbeddedFile,
    /// True if the file is stored only compressed, and sent uncompressed.
    unpacks: bool,
    /// ETag of the sent bytes.
    tag: String,
}

/// Cache of decompressed files by ETag, each once: never more than the bundle holds.
static UNPACKED: Mutex<BTreeMap<String, Bytes>> = Mutex::new(BTreeMap::new());

impl Form {
    /// Returns the bytes to send.
    fn bytes(self) -> std::io::Result<Bytes> {
        if !self.unpacks {
            return Ok(match self.kept.data {
                Cow::Borrowed(bytes) => Bytes::from_static(bytes),
                Cow::Owned(bytes) => bytes.into(),
            });
        }
        // Entries are added whole, so a panic elsewhere leaves the cache consistent.
        let mut all = UNPACKED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bytes) = all.get(&self.tag) {
            return Ok(bytes.clone());
        }
        let mut bytes = Vec::new();
        GzDecoder::new(&*self.kept.data).read_to_end(&mut bytes)?;
        Ok(all.entry(self.tag).or_insert(bytes.into()).clone())
    }
}

/// Returns an uncompressed file of the screen, for the native window; `None` if there is no such file.
pub fn plain(path: &str) -> Option<Bytes> {
    let bytes = find_form(path, None).ok()?.bytes();
    bytes.inspect_err(|error| tracing::error!(%error, path, "a file of the screen cannot be unpacked")).ok()
}

/// Answers with the screen's page, for any path.
pub async fn page(asked: HeaderMap) -> Response {
    respond("index.html", &asked)
}

/// Answers with a file of the screen.
pub(crate) async fn file(uri: Uri, asked: HeaderMap) -> Response {
    match uri.path().trim_start_matches('/') {
        "" => respond("index.html", &asked),
        path => respond(path, &asked),
    }
}

fn respond(path: &str, asked: &HeaderMap) -> Response {
    let accepted = list(asked, header::ACCEPT_ENCODING);
    let form = match find_form(path, accepted.as_deref()) {
        Ok(form) => form,
        Err(StatusCode::NOT_FOUND) if path == "index.html" => {
            return (StatusCode::SERVICE_UNAVAILABLE, "The screen is not built. Run: cargo xtask run\n")
                .into_response();
        }
        Err(status) => return status.into_response(),
    };
    let mut headers = HeaderMap::new();
    // Names under assets/ carry a hash of their content; all others are revalidated.
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::try_from(&form.tag) {
        headers.insert(header::ETAG, tag);
    }
    if list(asked, header::IF_NONE_MATCH).is_some_and(|known| is_among(&known, &form.tag)) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(path)));
    if form.coding != Coding::Plain {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(form.coding.name()));
    }
    match form.bytes() {
        Ok(bytes) => (headers, Body::from(bytes)).into_response(),
        Err(error) => {
            tracing::error!(%error, path, "a file of the screen cannot be unpacked");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}

/// True if the path is a script or a style of a page, and nothing that a browser opens by itself.
pub(crate) fn is_part(path: &str) -> bool {
    path.starts_with("/assets/") && [".js", ".css"].iter().any(|ending| path.ends_with(ending))
}

/// Joins the lines of a header that is a list.
fn list(headers: &HeaderMap, name: header::HeaderName) -> Option<String> {
    let lines: Vec<&str> = headers.get_all(name).iter().filter_map(|line| line.to_str().ok()).collect();
    (!lines.is_empty()).then(|| lines.join(","))
}

/// Finds a file in the form that the browser prefers.
fn find_form(path: &str, accepted: Option<&str>) -> Result<Form, StatusCode> {
    // Compressed forms have no address of their own.
    let is_form = CODINGS.iter().any(|coding| *coding != Coding::Plain && path.ends_with(coding.ending()));
    let kept = |coding: Coding| Served::get(&format!("{path}{}", coding.ending())).filter(|_| !is_form);
    let (packed, plain) = (kept(Coding::Gzip), kept(Coding::Plain));
    if packed.is_none() && plain.is_none() {
        return Err(StatusCode::NOT_FOUND);
    }
    let coding = best(accepted, packed.is_some()).ok_or(StatusCode::NOT_ACCEPTABLE)?;
    let unpacks = coding == Coding::Plain && plain.is_none();
    let kept = if coding == Coding::Plain { plain.or(packed) } else { kept(coding) };
    let kept = kept.ok_or(StatusCode::NOT_FOUND)?;
    let tag = format!("\"{}-{}\"", hex::encode(&kept.metadata.sha256_hash()[..12]), coding.name());
    Ok(Form { coding, kept, unpacks, tag })
}

/// Returns the coding that a browser prefers; of several equally preferred codings, the one with the smallest result.
fn best(accepted: Option<&str>, packed: bool) -> Option<Coding> {
    let liked = |coding: &Coding| preference(accepted, *coding);
    let can = CODINGS.into_iter().filter(|coding| packed || *coding == Coding::Plain);
    // `max_by_key` returns the last of equal maxima, so the smallest coding comes last.
    can.rev().filter(|coding| liked(coding) > 0).max_by_key(liked)
}

/// True if the browser's list of ETags contains this one.
fn is_among(known: &str, tag: &str) -> bool {
    known.split(',').map(str::trim).any(|one| one == "*" || one.strip_prefix("W/").unwrap_or(one) == tag)
}

/// Returns how much a browser prefers a coding, in thousandths; 0 if it does not accept it. Plain files are
/// accepted by default, and as a last resort by browsers that name other codings.
fn preference(accepted: Option<&str>, coding: Coding) -> u16 {
    let plain = coding == Coding::Plain;
    let Some(accepted) = accepted else { return u16::from(plain) };
    let said = |name: &str| {
        accepted.split(',').find_map(|one| {
            let mut parts = one.split(';').map(str::trim);
            parts.next().filter(|said| said.eq_ignore_ascii_case(name))?;
            let weight = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
            // An unreadable weight counts as none.
            Some(weight.map_or(1000, thousandths))
        })
    };
    said(coding.name()).or_else(|| said("*")).unwrap_or(u16::from(plain))
}

/// Parses a weight between 0 and 1.
fn thousandths(weight: &str) -> u16 {
    let weight: f32 = weight.parse().unwrap_or(0.0);
    if weight.is_nan() { 0 } else { (weight.clamp(0.0, 1.0) * 1000.0) as u16 }
}

/// Returns the media type of a file, by its name.
fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "md" => "text/markdown; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff" => "font/woff",
        "woff2" => "font/woff2",
        // The content of an offline replay.
        "packed" => "application/gzip",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]
mod tests {
    use super::*;

    fn is_unpacked(tag: &str) -> bool {
        UNPACKED.lock().expect("nobody panicked").contains_key(tag)
    }

    #[tokio::test]
    async fn file_is_unpacked_once_and_not_for_cached_clients() {
        // No other test of this process asks for this file.
        const PATH: &str = "licenses.md";
        let form = || find_form(PATH, None).expect("the screen is built");
        let tag = form().tag;
        let has_it = HeaderMap::from_iter([(header::IF_NONE_MATCH, HeaderValue::try_from(&tag).expect("a tag"))]);
        let answer = file(Uri::from_static("/licenses.md"), has_it).await;
        assert_eq!((answer.status(), is_unpacked(&tag)), (StatusCode::NOT_MODIFIED, false));
        let (once, again) = (form().bytes().expect("it is sound"), form().bytes().expect("it is sound"));
        assert_eq!((once.as_ptr(), is_unpacked(&tag)), (again.as_ptr(), true));
    }

    #[test]
    fn best_accepted_encoding_is_chosen() {
        use Coding::{Brotli, Gzip, Plain};
        for (accepted, coding) in [
            (None, Some(Plain)),
            (Some(""), Some(Plain)),
            (Some("gzip, deflate, br, zstd"), Some(Brotli)),
            (Some("gzip, deflate"), Some(Gzip)),
            (Some("GZIP"), Some(Gzip)),
            (Some("br;q=0.5, gzip;q=0.8"), Some(Gzip)),
            (Some("br ; q=0.5 , gzip ; Q=0.5"), Some(Brotli)),
            (Some("br;q=0, gzip;q=0"), Some(Plain)),
            (Some("br;q=0, *"), Some(Gzip)),
            (Some("identity, br;q=0.9"), Some(Plain)),
            (Some("zstd;q=1"), Some(Plain)),
            (Some("br;q=nonsense, gzip;q=0.1"), Some(Gzip)),
            (Some("br;q=NaN, gzip;q=-7"), Some(Plain)),
            (Some("identity;q=0, br"), Some(Brotli)),
            (Some("*;q=0"), None),
            (Some("identity;q=0"), None),
        ] {
            assert_eq!(best(accepted, true), coding, "{accepted:?}");
        }
    }

    #[test]
    fn every_served_file_has_a_known_content_type() {
        for name in Served::iter() {
            let name = CODINGS.iter().find_map(|coding| name.strip_suffix(coding.ending())).unwrap_or(&name);
            assert_ne!(kind(name), "application/octet-stream", "{name}");
        }
    }
}
