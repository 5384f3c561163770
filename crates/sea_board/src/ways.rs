//! Shortest ways from zone to zone.

use arrayvec::ArrayVec;

use crate::chart::Chart;
use crate::places::{ByZone, MOST_ZONES, ZoneId, ZoneIx};
use crate::seas::SeaBoard;

/// A zone reached and the way to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// The zone before; itself at the start.
    from: ZoneIx,
    /// Zones entered on the way; 0 for the start and for what is out of reach.
    pub steps: u8,
    /// Guarded zones on the way.
    guards: u8,
}

/// Every zone within reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ways(ByZone<Way>);

impl std::ops::Index<ZoneIx> for Ways {
    type Output = Way;

    #[inline]
    fn index(&self, zone: ZoneIx) -> &Way {
        &self.0[zone.index()]
    }
}

impl<B: SeaBoard> Chart<B> {
    /// Every zone within so many steps, by a shortest way with the fewest `guarded` zones (one bit each)
    /// among the shortest.
    pub fn ways(&self, start: ZoneIx, most: u8, guarded: u64) -> Ways {
        let mut reached = [Way { from: start, steps: 0, guards: 0 }; MOST_ZONES];
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
                    let way = &mut reached[usize::from(zone)];
                    if way.steps == 0 || guards < way.guards {
                        *way = Way { from, steps, guards };
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
        Ways(reached)
    }

    /// The zones entered on the way to a reached zone, the last first.
    #[inline]
    pub fn back(&self, ways: &Ways, to: ZoneIx) -> impl Iterator<Item = ZoneId> {
        let mut at = to;
        std::iter::from_fn(move || {
            let way = ways[at];
            (way.steps > 0).then(|| self.zone_id(std::mem::replace(&mut at, way.from)))
        })
    }

    /// The same in order, as a path: of more zones than fit, the last ones.
    #[inline]
    pub fn way_to<const N: usize>(&self, ways: &Ways, to: ZoneIx) -> ArrayVec<ZoneId, N> {
        let mut path = ArrayVec::new();
        for zone in self.back(ways, to) {
            if path.try_push(zone).is_err() {
                break;
            }
        }
        path.reverse();
        path
    }
}
