//! Boards of ports and seas, for the games that are played on one.
//!
//! A game's board is [`Seas`], which every such board has, and what this game prints besides; its ports
//! are [`Port`]s with what this game prints on them. With [`SeaBoard`] it says how to read them. It gets
//! the checks ([`flaws`]), the edits with which owners match their box ([`ChartEdit`]), and the
//! [`Chart`]: a checked board in flat arrays, for rules that look something up at every step.
#![warn(missing_docs)]

mod chart;
mod check;
mod edit;
mod places;
mod seas;
mod ways;

pub use chart::{Chart, InPlay, PortFacts};
pub use check::{Limits, flaws};
pub use edit::ChartEdit;
pub use places::{ByPort, ByZone, MOST_PORTS, MOST_ZONES, PortId, PortIx, ZoneId, ZoneIx};
pub use seas::{Port, SeaBoard, SeaPort, Seas, ZoneData};
pub use ways::{Way, Ways};
