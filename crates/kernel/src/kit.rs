//! The contents of a game's box, and the figures of its reference page.

use serde::Serialize;

/// The pieces of one kind in the box, for people who count them before they play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct BoxPiece {
    /// The kind of piece, perhaps with its variant (`good:wood`).
    pub piece: String,
    /// The number in the box; `None` if the game sets no limit.
    pub all: Option<u16>,
    /// The number that the players need; `None` if the game sets no limit.
    pub needed: Option<u16>,
    /// True if both numbers are for each player, in the player's colour.
    pub each: bool,
    /// True if the count is printed nowhere, and only assumed.
    pub assumed: bool,
}

impl BoxPiece {
    /// Creates a kind of piece with `count` pieces, which are all needed.
    pub fn all(piece: impl Into<String>, count: impl Into<u16>) -> Self {
        let count = count.into();
        Self { piece: piece.into(), all: Some(count), needed: Some(count), each: false, assumed: false }
    }

    /// Creates a kind of piece without a limit.
    pub fn some(piece: &str) -> Self {
        Self { piece: piece.to_owned(), all: None, needed: None, each: false, assumed: false }
    }

    /// Sets the number of needed pieces.
    #[must_use]
    pub fn needing(self, count: impl Into<u16>) -> Self {
        Self { needed: Some(count.into()), ..self }
    }

    /// Makes the numbers count for each player.
    #[must_use]
    pub fn each(self) -> Self {
        Self { each: true, ..self }
    }

    /// Marks the count as assumed, because it is printed nowhere.
    #[must_use]
    pub fn assumed(self) -> Self {
        Self { assumed: true, ..self }
    }
}

/// The numbers in a game's rules for its reference page, by name.
pub type Figures = Vec<(&'static str, u32)>;

/// The contents of a game's box and of its reference page. Both are computed from the game's constants and its default
/// set-up.
#[derive(Clone, Copy)]
pub struct Kit {
    /// The pieces in the box for this number of players, in the order in which people count them.
    pub pieces: fn(usize) -> Vec<BoxPiece>,
    /// The figures for this number of players and the default set-up. The names are the same for every number
    /// of players.
    pub figures: fn(usize) -> Figures,
}
