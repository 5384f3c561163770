//! What a match starts from.

use kernel::Flaw;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::position;
use crate::state::Twilight;

/// Where the cards are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Hands {
    /// In the players' own hands; what is played is entered.
    #[default]
    Own,
    /// In the app, which deals them and shows each only to its owner.
    Dealt,
}

/// What the table agrees on. Each default is the ruling of the specification.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Where the cards are.
    pub hands: Hands,
    /// `close in`, `to the centre` and the word of the guild may be played though nothing moves.
    pub no_op: bool,
    /// Under a masquerade `to the centre` may move another pawn to cell 0.
    pub centre_in_masquerade: bool,
    /// Under a masquerade, one Harlequin card may be split between the Guards.
    pub split_guards: bool,
}

/// The set-up of a table, seating apart. The first seat has the + side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// What the table agreed on.
    #[serde(default)]
    pub options: Options,
    /// The match is under way already: what lies on the table is entered first. The players hold their own cards
    /// then.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub under_way: bool,
    /// Start from this position, in table notation; its options win over those above.
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

    /// The first state of a record that begins so.
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
