//! The origins of pages that may use a relay.

use std::str::FromStr;

use axum::http::Uri;

/// The origin of a page, as browsers write it: `https://game.example`, without a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin(String);

/// The text is no origin of a page.
#[derive(Debug, thiserror::Error)]
#[error("give it as https://NAME or http://NAME:PORT, without a path")]
pub struct OriginProblem;

impl Origin {
    /// True if a browser sends this text for a page of the origin.
    pub(crate) fn is(&self, header: &[u8]) -> bool {
        self.0.as_bytes() == header
    }
}

impl FromStr for Origin {
    type Err = OriginProblem;

    fn from_str(text: &str) -> Result<Self, OriginProblem> {
        let uri: Uri = text.parse().map_err(|_| OriginProblem)?;
        let (Some(scheme), Some(authority)) = (uri.scheme_str(), uri.authority()) else { return Err(OriginProblem) };
        let usual = match scheme {
            "https" => ":443",
            "http" => ":80",
            _ => return Err(OriginProblem),
        };
        if uri.path() != "/" || uri.query().is_some() || authority.as_str().contains('@') {
            return Err(OriginProblem);
        }
        let authority = authority.as_str().to_ascii_lowercase();
        // Browsers leave out the usual port.
        let authority = authority.strip_suffix(usual).unwrap_or(&authority);
        Ok(Self(format!("{scheme}://{authority}")))
    }
}

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test")]
mod tests {
    use super::*;

    #[test]
    fn origin_is_compared_as_browsers_write_it() {
        let origin = |text: &str| Origin::from_str(text);
        for (given, sent) in [
            ("https://game.example", "https://game.example"),
            ("https://Game.Example/", "https://game.example"),
            ("https://game.example:443", "https://game.example"),
            ("http://localhost:8080", "http://localhost:8080"),
            ("http://[::1]:80", "http://[::1]"),
        ] {
            assert!(origin(given).expect("an origin").is(sent.as_bytes()), "{given}");
        }
        for wrong in ["game.example", "*", "null", "https://", "ftp://game.example", "https://game.example/play"] {
            assert!(origin(wrong).is_err(), "{wrong}");
        }
        assert!(origin("https://a@game.example").is_err());
        let one = origin("https://game.example").expect("an origin");
        for other in ["http://game.example", "https://game.example:8443", "https://game.example.evil", "null", ""] {
            assert!(!one.is(other.as_bytes()), "{other}");
        }
    }
}
