//! Codes and tokens, and the links that contain them.

use std::collections::HashMap;
use std::fmt::Write as _;

use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};
use rand::RngExt;
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use crate::protocol::Link;
use crate::runtime::spawn_blocking;

/// Letters and digits that are not easily confused.
const LETTERS: &[u8] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/// The length of a code: nearly 40 bits. The limit of connections per address also limits the attempts.
const LENGTH: usize = 8;

/// Returns a random code, with a dash in its middle.
pub(super) fn new_code() -> String {
    random_code(LENGTH)
}

/// The length of an evening's code: nearly 30 bits. It is short, because everyone types it. It gives access to no
/// secret.
const LENGTH_OF_EVENING: usize = 6;

/// Returns a random code of an evening, with a dash in its middle. It is shorter than a table's code, so that the two
/// differ.
pub fn new_evening_code() -> String {
    random_code(LENGTH_OF_EVENING)
}

/// Normalises a typed code of an evening.
pub fn normalize_evening_code(code: &str) -> String {
    normalize_to_length(code, LENGTH_OF_EVENING)
}

fn random_code(length: usize) -> String {
    let mut random = rand::rng();
    let mut letter = || char::from(LETTERS[random.random_range(0..LETTERS.len())]);
    let mut code: String = (0..length).map(|_| letter()).collect();
    code.insert(length / 2, '-');
    code
}

/// Returns a random token: 128 bits as hex text.
pub fn new_token() -> String {
    hex::encode(rand::rng().random::<[u8; 16]>())
}

/// True if the text has the form of a token. A device makes its own token before it joins, so that the host recognises
/// it if the welcome is lost.
pub fn is_token(token: &str) -> bool {
    token.len() == 32 && token.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// Returns the hash of a token, which is what is stored.
pub fn sha256_hex(token: &str) -> String {
    hex::encode(Sha256::digest(token))
}

/// True if two texts are equal, compared in constant time.
pub fn equals_constant_time(a: &str, b: &str) -> bool {
    a.as_bytes().ct_eq(b.as_bytes()).into()
}

/// Normalises a typed code: in upper or lower case, with spaces and dashes anywhere.
pub fn normalize_code(code: &str) -> String {
    normalize_to_length(code, LENGTH)
}

fn normalize_to_length(code: &str, length: usize) -> String {
    let mut letters: String =
        code.chars().filter(char::is_ascii_alphanumeric).take(length + 1).collect::<String>().to_ascii_uppercase();
    if letters.len() >= length / 2 {
        letters.insert(length / 2, '-');
    }
    letters
}

/// The page to which links lead. A link's code is in the fragment, which browsers do not send and servers do not log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkBase {
    page: String,
    /// Parameters that each link has after its code, as `at=room`; empty for none.
    parameters: String,
}

impl LinkBase {
    /// The page of a server at this address, such as `http://192.168.1.5:47200`.
    pub fn server(address: &str) -> Self {
        Self { page: format!("{address}/"), parameters: String::new() }
    }

    /// The page for phones at this address, whose links have these parameters in their fragment.
    pub fn page(page: String, parameters: String) -> Self {
        Self { page, parameters }
    }

    /// Returns a link with a code, or without one if it is empty. Its QR code is not drawn.
    pub(super) fn link(&self, kind: &str, code: &str) -> Link {
        let coded = if code.is_empty() { String::new() } else { format!("{kind}={code}") };
        let parts: Vec<&str> = [coded.as_str(), &self.parameters].into_iter().filter(|part| !part.is_empty()).collect();
        let fragment = if parts.is_empty() { String::new() } else { format!("#{}", parts.join("&")) };
        Link { url: format!("{}{fragment}", self.page), code: code.to_owned(), qr: String::new() }
    }
}

/// Percent-encodes a text for a URL (RFC 3986).
pub(crate) fn percent_encoded(text: &str) -> String {
    text.bytes().fold(String::new(), |mut encoded, byte| {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => encoded.push(char::from(byte)),
            // Writing to a text can't fail.
            other => _ = write!(encoded, "%{other:02X}"),
        }
        encoded
    })
}

/// Sets the QR codes of links. Takes known codes from `known`, by address, and draws the others in a separate task.
pub async fn draw_qr_codes(links: &mut [&mut Link], mut known: HashMap<String, String>) {
    let urls: Vec<String> = links.iter().map(|link| link.url.clone()).filter(|url| !known.contains_key(url)).collect();
    if !urls.is_empty() {
        let fresh = spawn_blocking(move || urls.into_iter().map(|url| (url.clone(), draw_qr(&url))).collect());
        // The log has the error; the address and its code can still be typed.
        let fresh: Vec<(String, String)> = fresh.await.unwrap_or_default();
        known.extend(fresh);
    }
    for link in links {
        link.qr = known.get(&link.url).cloned().unwrap_or_default();
    }
}

/// Draws the QR code of an address. This takes long; async code calls [`draw_qr_codes`].
pub fn draw_qr(url: &str) -> String {
    draw_qr_at(url, EcLevel::M)
}

/// Draws the QR code of a long text, with the fewest modules; empty if the text does not fit.
pub fn draw_small_qr(text: &str) -> String {
    draw_qr_at(text, EcLevel::L)
}

fn draw_qr_at(text: &str, level: EcLevel) -> String {
    // A short text always fits.
    QrCode::with_error_correction_level(text, level)
        .map(|code| code.render::<svg::Color>().quiet_zone(true).min_dimensions(200, 200).build())
        .unwrap_or_default()
}
