//! What is in a game's box, and the figures of its page for reference.

use serde::Serialize;

/// Pieces of a kind in the box, for people who count them before they play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct BoxPiece {
    /// The kind, perhaps with which of them it is (`good:wood`).
    pub piece: String,
    /// How many the box has; none where the game sets no limit.
    pub all: Option<u16>,
    /// How many of them so many players need; none where the game sets no limit.
    pub needed: Option<u16>,
    /// Whether both are for each player, in the player's colour.
    pub each: bool,
    /// Whether the count is printed nowhere: it is what such a game is taken to have.
    pub assumed: bool,
}

impl BoxPiece {
    /// So many pieces, all of which are needed.
    pub fn all(piece: impl Into<String>, count: impl Into<u16>) -> Self {
        let count = count.into();
        Self { piece: piece.into(), all: Some(count), needed: Some(count), each: false, assumed: false }
    }

    /// As many pieces as there are: the game sets no limit.
    pub fn some(piece: &str) -> Self {
        Self { piece: piece.to_owned(), all: None, needed: None, each: false, assumed: false }
    }

    /// Only so many of them are needed.
    #[must_use]
    pub fn needing(self, count: impl Into<u16>) -> Self {
        Self { needed: Some(count.into()), ..self }
    }

    /// There are so many for each player.
    #[must_use]
    pub fn each(self) -> Self {
        Self { each: true, ..self }
    }

    /// The count is printed nowhere.
    #[must_use]
    pub fn assumed(self) -> Self {
        Self { assumed: true, ..self }
    }
}

/// The numbers of a game's rules on its page for reference, by name.
pub type Figures = Vec<(&'static str, u32)>;

/// What is in a game's box and on its page for reference. Both are computed, because they follow from the
/// game's constants and its default set-up.
#[derive(Clone, Copy)]
pub struct Kit {
    /// The pieces in the box for this number of players, in the order in which people count them.
    pub pieces: fn(usize) -> Vec<BoxPiece>,
    /// The figures for this number of players and the default set-up. The names are the same for every number
    /// of players.
    pub figures: fn(usize) -> Figures,
}
