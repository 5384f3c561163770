//! What a seat owns in a game of ports and galleys, read from the state as JSON: independent of the games' features.

use kernel::Seat;
use serde_json::Value;

/// What a seat owns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fleet {
    pub money: i64,
    galleys: u64,
    pub ports: u64,
    /// The numbers of the galleys, one bit each.
    numbers: u32,
    sailors: u64,
    buildings: u64,
    goods: u64,
}

impl Fleet {
    /// Reads what a seat owns. `fort` is the name of the game's fort.
    pub fn of(state: &Value, seat: Seat, fort: &str) -> Self {
        let mut fleet = Self { money: state["purses"][seat.index()].as_i64().unwrap_or(0), ..Self::default() };
        let own = |pieces: &'static str| {
            let all = state[pieces].as_array().into_iter().flatten().enumerate();
            all.filter(|(_, piece)| piece["owner"].as_u64() == Some(u64::from(seat.0)))
        };
        for (_, port) in own("ports") {
            fleet.ports += 1;
            fleet.sailors += port["sailors"].as_u64().unwrap_or(0);
            fleet.goods += port["slots"].as_array().into_iter().flatten().filter(|slot| !slot.is_null()).count() as u64;
            let built = [fort, "basilica"].into_iter().filter(|building| port[*building] == true);
            fleet.buildings += built.count() as u64;
        }
        for (nth, galley) in own("galleys") {
            fleet.galleys += 1;
            fleet.numbers |= 1 << nth;
            fleet.sailors += galley["sailors"].as_u64().unwrap_or(0);
            fleet.goods += galley["goods"].as_array().into_iter().flatten().filter_map(Value::as_u64).sum::<u64>();
        }
        fleet
    }

    /// True if galleys are gone, even if others were bought.
    pub fn lost_galleys(&self, before: &Self) -> bool {
        before.numbers & !self.numbers != 0
    }

    /// True if nothing but the money could have grown.
    pub fn has_no_more_than(&self, other: &Self) -> bool {
        self.galleys <= other.galleys
            && self.ports <= other.ports
            && self.sailors <= other.sailors
            && self.buildings <= other.buildings
            && self.goods <= other.goods
    }
}
