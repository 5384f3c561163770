//! Codes and tokens, and the ways in that carry them.

use std::collections::HashMap;
use std::fmt::Write as _;

use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};
use rand::RngExt;
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use crate::protocol::Link;
use crate::runtime::spawn_blocking;

/// Letters and digits that cannot be mistaken for each other.
const LETTERS: &[u8] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/// Letters in a code: nearly 40 bits. How many can be tried is limited by the connections that an address may
/// open.
const LENGTH: usize = 8;

/// A fresh code, with a dash in its middle.
pub(super) fn new_code() -> String {
    drawn_code(LENGTH)
}

/// Letters in an evening's code: nearly 30 bits. It is short, since everybody types it, and leads to no secret.
const LENGTH_OF_EVENING: usize = 6;

/// A fresh code of an evening, with a dash in its middle: shorter than that of a place, so that it can be told from
/// one.
pub fn new_evening_code() -> String {
    drawn_code(LENGTH_OF_EVENING)
}

/// A code of an evening as it is typed.
pub fn tidied_evening_code(code: &str) -> String {
    tidied_to(code, LENGTH_OF_EVENING)
}

fn drawn_code(length: usize) -> String {
    let mut random = rand::rng();
    let mut letter = || char::from(LETTERS[random.random_range(0..LETTERS.len())]);
    let mut code: String = (0..length).map(|_| letter()).collect();
    code.insert(length / 2, '-');
    code
}

/// A fresh token: 128 random bits as hex text.
pub fn new_token() -> String {
    hex::encode(rand::rng().random::<[u8; 16]>())
}

/// Whether this could be a token. A device makes its own before it comes in, so that it does not lose its
/// place when the welcome gets lost.
pub fn is_token(token: &str) -> bool {
    token.len() == 32 && token.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// What is kept of a token.
pub fn hashed(token: &str) -> String {
    hex::encode(Sha256::digest(token))
}

/// Whether two texts are equal, compared in constant time.
pub fn same(a: &str, b: &str) -> bool {
    a.as_bytes().ct_eq(b.as_bytes()).into()
}

/// A code as it is typed: in any case, with spaces and dashes anywhere.
pub fn tidied(code: &str) -> String {
    tidied_to(code, LENGTH)
}

fn tidied_to(code: &str, length: usize) -> String {
    let mut letters: String =
        code.chars().filter(char::is_ascii_alphanumeric).take(length + 1).collect::<String>().to_ascii_uppercase();
    if letters.len() >= length / 2 {
        letters.insert(length / 2, '-');
    }
    letters
}

/// The link at an address (such as `http://192.168.1.5:47200`), without its QR code yet. The code is in the fragment, which no browser sends and
/// no server logs.
pub(super) fn link(address: &str, kind: &str, code: &str) -> Link {
    let fragment = if code.is_empty() { String::new() } else { format!("#{kind}={code}") };
    Link { url: format!("{address}/{fragment}"), code: code.to_owned(), qr: String::new() }
}

/// A text as a part of an address (RFC 3986).
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

/// Gives links their QR codes: those that are known by their address, and the others drawn apart.
pub async fn draw(links: &mut [&mut Link], mut known: HashMap<String, String>) {
    let urls: Vec<String> = links.iter().map(|link| link.url.clone()).filter(|url| !known.contains_key(url)).collect();
    if !urls.is_empty() {
        let fresh = spawn_blocking(move || urls.into_iter().map(|url| (url.clone(), drawn(&url))).collect());
        // What went wrong is in the log; the address and its code can still be typed.
        let fresh: Vec<(String, String)> = fresh.await.unwrap_or_default();
        known.extend(fresh);
    }
    for link in links {
        link.qr = known.get(&link.url).cloned().unwrap_or_default();
    }
}

/// The QR code of an address. It takes a while: a task has it drawn by [`draw`].
pub fn drawn(url: &str) -> String {
    drawn_at(url, EcLevel::M)
}

/// The QR code of a long text, as coarse as can be; empty if it does not fit.
pub fn drawn_small(text: &str) -> String {
    drawn_at(text, EcLevel::L)
}

fn drawn_at(text: &str, level: EcLevel) -> String {
    // A short text always fits.
    QrCode::with_error_correction_level(text, level)
        .map(|code| code.render::<svg::Color>().quiet_zone(true).min_dimensions(200, 200).build())
        .unwrap_or_default()
}
