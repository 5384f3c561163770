//! Shortest routes from zone to zone.

use arrayvec::ArrayVec;

use crate::chart::Chart;
use crate::places::{ByZone, MOST_ZONES, ZoneId, ZoneIx};
use crate::seas::SeaBoard;

/// A zone reached and the route to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route {
    /// The previous zone; the zone itself at the start.
    from: ZoneIx,
    /// The number of zones entered on the route; 0 for the start and for zones out of reach.
    pub steps: u8,
    /// The number of guarded zones on the route.
    guards: u8,
}

/// All zones within reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Routes(ByZone<Route>);

impl std::ops::Index<ZoneIx> for Routes {
    type Output = Route;

    #[inline]
    fn index(&self, zone: ZoneIx) -> &Route {
        &self.0[zone.index()]
    }
}

impl<B: SeaBoard> Chart<B> {
    /// Returns every zone within `most` steps, by a shortest route. Of the shortest it takes the one with the fewest
    /// `guarded` zones (one bit each).
    pub fn routes(&self, start: ZoneIx, most: u8, guarded: u64) -> Routes {
        let mut reached = [Route { from: start, steps: 0, guards: 0 }; MOST_ZONES];
        let mut seen: u64 = 1 << start.0;
        let mut edge = seen;
        for steps in 1..=most {
            let mut next = 0;
            let mut open = edge;
            while open != 0 {
                let from = ZoneIx(open.trailing_zeros() as u8);
                open &= open - 1;
                let so_far = reached[from.index()].guards;
                let mut fresh = self.neighbours(from) & !seen;
                while fresh != 0 {
                    let zone = fresh.trailing_zeros() as u8;
                    fresh &= fresh - 1;
                    let guards = so_far + u8::from(guarded & (1 << zone) != 0);
                    let route = &mut reached[usize::from(zone)];
                    if route.steps == 0 || guards < route.guards {
                        *route = Route { from, steps, guards };
                    }
                    next |= 1 << zone;
                }
            }
            if next == 0 {
                break;
            }
            seen |= next;
            edge = next;
        }
        Routes(reached)
    }

    /// Returns the zones entered on the route to a reached zone, the last first.
    #[inline]
    pub fn back(&self, routes: &Routes, to: ZoneIx) -> impl Iterator<Item = ZoneId> {
        let mut at = to;
        std::iter::from_fn(move || {
            let route = routes[at];
            (route.steps > 0).then(|| self.zone_id(std::mem::replace(&mut at, route.from)))
        })
    }

    /// Returns the same route in order, as a path. If it does not fit, the path has the last zones.
    #[inline]
    pub fn route_to<const N: usize>(&self, routes: &Routes, to: ZoneIx) -> ArrayVec<ZoneId, N> {
        let mut path = ArrayVec::new();
        for zone in self.back(routes, to) {
            if path.try_push(zone).is_err() {
                break;
            }
        }
        path.reverse();
        path
    }
}
