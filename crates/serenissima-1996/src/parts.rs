//! Parts of the table that people can check at a glance. These are each player's galleys, the western and the eastern
//! ports, and the purses, round and order.

use kernel::{CheckArea, Seat};
use serde_json::{Value, json};

use crate::state::Serenissima1996;

/// The eastern limit of the western half: longitude in hundredths of a degree.
const MIDDLE: i16 = 1_600;

impl Serenissima1996 {
    pub(crate) fn parts_at_a_glance(&self) -> Vec<CheckArea> {
        let mut parts = Vec::new();
        for seat in self.all_seats() {
            parts.push(CheckArea { id: format!("galleys-{}", seat.0), things: self.galleys_as_things(seat) });
        }
        parts.push(CheckArea { id: "ports-west".to_owned(), things: self.ports_as_things(true) });
        parts.push(CheckArea { id: "ports-east".to_owned(), things: self.ports_as_things(false) });
        if self.options.open_purses {
            let things = self.all_seats().map(|seat| json!([seat, self.purses[seat.index()]])).collect();
            parts.push(CheckArea { id: "purses".to_owned(), things });
        }
        parts.push(CheckArea { id: "tracks".to_owned(), things: vec![json!(self.round), json!(self.order)] });
        parts
    }

    fn galleys_as_things(&self, seat: Seat) -> Vec<Value> {
        self.fleet_of(seat).map(|(_, galley)| json!([galley.zone, galley.sailors, galley.goods])).collect()
    }

    /// Returns the ports of one half of the board that are not empty.
    fn ports_as_things(&self, west: bool) -> Vec<Value> {
        let ports = self.board.ports().map(|port| (port, self.port(port)));
        let here = ports.filter(|(port, state)| {
            let lies_west = self.board.board().ports[port.index()].at[0] < MIDDLE;
            let bare = state.owner.is_none() && state.pieces() == 0 && !state.fortress;
            lies_west == west && !bare
        });
        here.map(|(port, state)| json!([port, state.owner, state.sailors, state.slots, state.fortress])).collect()
    }
}
