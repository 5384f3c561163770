//! What a game has to say of itself apart from any table: what lies in its box.

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

/// The numbers of a game's rules that stand on its page for reference, by name.
pub type Figures = Vec<(&'static str, u32)>;
