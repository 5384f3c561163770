//! The initial configuration of a match.

use kernel::Flaw;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::position;
use crate::state::Twilight;

/// The location of the cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Hands {
    /// In the players' own hands; played cards are entered.
    #[default]
    Own,
    /// In the app, which deals them and shows them only to their owner.
    Dealt,
}

/// The options that the players agreed on. Each default is the ruling of the specification.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The location of the cards.
    pub hands: Hands,
    /// True if `close in`, `to the centre` and the word of the guild may be played without moving anything.
    pub no_op: bool,
    /// True if `to the centre` may move another pawn to cell 0 under a masquerade.
    pub centre_in_masquerade: bool,
    /// True if one Harlequin card may be split between the Guards under a masquerade.
    pub split_guards: bool,
}

/// The configuration of a match, without the seating. The first seat has the + side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The options that the players agreed on.
    #[serde(default)]
    pub options: Options,
    /// True for a match already under way, whose state is entered first. The players then hold their own cards.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub under_way: bool,
    /// The initial position in table notation; its options override those above.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

impl Setup {
    pub(crate) fn start(&self) -> Result<Twilight, Vec<Flaw>> {
        match &self.position {
            Some(text) => position::read(text),
            None if self.under_way && self.options.hands == Hands::Dealt => Err(vec![Flaw::new("cards-in-the-app")]),
            None => Ok(self.fresh()),
        }
    }

    /// Builds the initial state of a record.
    pub(crate) fn recorded(&self) -> Result<Twilight, Vec<Flaw>> {
        match &self.position {
            Some(text) => position::recorded(text),
            None => Ok(self.fresh()),
        }
    }

    fn fresh(&self) -> Twilight {
        if self.under_way { Twilight::under_way(self.options) } else { Twilight::new(self.options) }
    }
}
