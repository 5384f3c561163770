//! Points, and the value of each place at a table (`T-15` to `T-17`).

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Points in sixtieths, because up to six players who share a place then get whole numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(rename = "TournamentPoints")]
pub struct Points(pub u32);

impl Points {
    /// One point, in sixtieths.
    pub const ONE: u32 = 60;

    /// Converts whole points to sixtieths.
    pub const fn whole(points: u16) -> Self {
        Self(points as u32 * Self::ONE)
    }
}

/// Formats as a decimal with up to three digits, truncated.
impl fmt::Display for Points {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        thousandths(u64::from(self.0) * 1000 / u64::from(Self::ONE)).fmt(out)
    }
}

/// Formats thousandths as a decimal.
pub(crate) fn thousandths(number: u64) -> String {
    let (whole, part) = (number / 1000, number % 1000);
    let decimal = format!("{whole}.{part:03}");
    decimal.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Maximum points that a place can be worth.
const MOST: u16 = 1000;

/// The value of each place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "scale", rename_all = "snake_case")]
#[ts(rename = "TournamentScale")]
pub enum Scale {
    /// From 6 down to 0 in even steps (`T-15`).
    #[default]
    Even,
    /// More for the winner (`T-16`).
    Steep,
    /// Set by the organiser: a list of whole points for each size (`T-16`).
    Lists {
        /// One list for each size that is played; its length is the size.
        lists: Vec<Vec<u16>>,
    },
}

impl Scale {
    /// Returns the points of each of `level` players who share a place (from 1) at a table of this size (`T-17`).
    pub(crate) fn of_place(&self, size: u8, place: u8, level: u8) -> Points {
        let list = self.list(size);
        let shared = list.iter().skip(usize::from(place.saturating_sub(1))).take(usize::from(level));
        Points(shared.sum::<u32>() / u32::from(level.max(1)))
    }

    /// Returns the value of each place at a table of a size, in sixtieths.
    fn list(&self, size: u8) -> Vec<u32> {
        match self {
            Self::Even => {
                let steps = u32::from(size.saturating_sub(1)).max(1);
                (0..u32::from(size)).map(|place| 6 * Points::ONE / steps * (steps - place.min(steps))).collect()
            }
            Self::Steep => whole(steep(size)),
            Self::Lists { lists } => {
                whole(lists.iter().find(|list| list.len() == usize::from(size)).map_or(&[], |list| list))
            }
        }
    }

    /// True if the scale has a valid list for tables of a size.
    pub(crate) fn fits(&self, size: u8) -> bool {
        let Self::Lists { lists } = self else { return true };
        let of_size: Vec<_> = lists.iter().filter(|list| list.len() == usize::from(size)).collect();
        let [list] = of_size[..] else { return false };
        list.is_sorted_by(|one, next| one >= next) && list.first().is_some_and(|first| (1..=MOST).contains(first))
    }
}

fn whole(list: &[u16]) -> Vec<u32> {
    list.iter().map(|points| Points::whole(*points).0).collect()
}

/// Returns the steep list for a size.
fn steep(size: u8) -> &'static [u16] {
    match size {
        2 => &[6, 0],
        3 => &[6, 3, 0],
        4 => &[6, 3, 1, 0],
        5 => &[6, 3, 2, 1, 0],
        _ => &[6, 4, 3, 2, 1, 0],
    }
}
