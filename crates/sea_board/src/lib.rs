//! The common part of games on boards of ports and seas: the boards, and the pieces on them.
//!
//! A game's board is [`Seas`] with the other printed values of this game; its ports are [`Port`]s likewise. The game
//! implements [`SeaBoard`] to read them. It gets the checks ([`flaws`]), the edits with which owners adapt a board to
//! their box ([`ChartEdit`]), and the [`Chart`]. A chart is a checked board in flat arrays, for lookups at every step.
//! Galleys and goods, the set-up of a table and its notation are here too; their use is in the games' rules.

mod chart;
mod check;
mod edit;
mod galleys;
pub mod goods;
pub mod notation;
mod odds;
mod places;
mod prospect;
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
pub use odds::{BattleOdds, Losses, Survivors};
pub use places::{ByPort, ByZone, MOST_PORTS, MOST_ZONES, PortId, PortIx, ZoneId, ZoneIx};
pub use prospect::{AttackRisk, BlockadeRisk, ProspectView, best_sale};
pub use routes::{Route, Routes};
pub use seas::{Port, SeaBoard, SeaPort, Seas, ZoneData};
pub use table_setup::TableSetup;
pub use view::PortOccupancy;
