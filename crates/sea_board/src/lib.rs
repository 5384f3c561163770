//! What the games on boards of ports and seas share: the boards, and what lies on them.
//!
//! A game's board is [`Seas`], which every such board has, and what this game prints besides; its ports
//! are [`Port`]s with what this game prints on them. With [`SeaBoard`] it says how to read them. It gets
//! the checks ([`flaws`]), the edits with which owners match their box ([`ChartEdit`]), and the
//! [`Chart`]: a checked board in flat arrays, for rules that look something up at every step. Galleys and
//! goods, the set-up of a table and its notation are here too; what they are for is in the games' rules.
#![warn(missing_docs)]

mod chart;
mod check;
mod edit;
mod galleys;
pub mod goods;
pub mod notation;
mod odds;
mod places;
mod routes;
mod seas;
mod table_setup;
#[cfg(feature = "test-support")]
pub mod test_support;
mod view;

pub use chart::{Chart, InPlay, PortFacts};
pub use check::{Limits, flaws};
pub use edit::ChartEdit;
pub use galleys::{Foe, Galley, GalleyState, MOST_SEATS, Path, Place, Seats, Spot, swapped};
pub use goods::{Cargo, Goods, SPACES};
pub use odds::{Losses, Survivors};
pub use places::{ByPort, ByZone, MOST_PORTS, MOST_ZONES, PortId, PortIx, ZoneId, ZoneIx};
pub use routes::{Route, Routes};
pub use seas::{Port, SeaBoard, SeaPort, Seas, ZoneData};
pub use table_setup::TableSetup;
pub use view::PortOccupancy;
