//! The initial configuration of a game.

use kernel::{Flaw, Seat};
use sea_board::TableSetup;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::{Board, InPlay, PortIx, shipped};
use crate::position;
use crate::state::{GalleyState, MOST_SEATS, Phase, Serenissima1996};
use crate::unpacked::blank;
use crate::words::{Ducats, Galley, Nation, Options, START_SAILORS};

/// Galleys of each player at the start, each with a sailor aboard until more are placed (`SETUP-2`).
pub(crate) const START_GALLEYS: u8 = 2;

/// Ducats of each player at the start (`SETUP-2`).
pub(crate) const START_DUCATS: Ducats = 2_000;

/// The configuration of a game, without the seating.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The nations, by seat, in any order (`SETUP-1`). Venice and Genoa, or Spain and Turks; Venice, Genoa and Spain;
    /// or all four. Others only by the house rule `Options::any_nations`.
    pub nations: Vec<Nation>,
    /// Options, board and position.
    #[serde(flatten)]
    pub table: TableSetup<Options, Board>,
}

impl Setup {
    /// Returns the default set-up for a number of players, which accepts the assumed values of the board.
    pub fn of(seats: usize) -> Self {
        Self {
            nations: Nation::ALL.into_iter().take(seats).collect(),
            table: TableSetup::new(Options { board_as_assumed: true, ..Options::default() }, None),
        }
    }

    /// Builds the initial state, or returns every fault. If `recorded`, only faults that were faults at every time
    /// count.
    pub(crate) fn start(&self, recorded: bool) -> Result<Serenissima1996, Vec<Flaw>> {
        match &self.table.position {
            Some(text) => position::read(text, self.table.board.clone(), recorded),
            None => self.unpacked(),
        }
    }

    fn unpacked(&self) -> Result<Serenissima1996, Vec<Flaw>> {
        let mut flaws = Vec::new();
        if !may_play(&self.nations, self.table.options.any_nations) {
            flaws.push(Flaw::new("setup-nations").with("nations", self.nations.len()));
        }
        let chart = self.table.chart(shipped(), flaws)?;
        Ok(self.first_state(chart.into()))
    }

    fn first_state(&self, board: InPlay) -> Serenissima1996 {
        let nations = self.nations.iter().copied().take(MOST_SEATS).collect();
        let mut state = blank(board, nations, self.table.options, Phase::Preparing);
        if self.table.under_way {
            state.round = 1;
            return state;
        }
        for seat in state.all_seats() {
            state.settle_nation(seat);
        }
        state.phase = Phase::Placing { seat: state.next_to_place(None).unwrap_or(Seat(0)) };
        state
    }
}

/// True if these nations play together (`SETUP-1`). If `any`, the house rule allows all combinations.
pub(crate) fn may_play(nations: &[Nation], any: bool) -> bool {
    use Nation::{Genoa, Spain, Turks, Venice};
    if any {
        let twice = |(nth, nation): (usize, &Nation)| nations[..nth].contains(nation);
        return (2..=MOST_SEATS).contains(&nations.len()) && !nations.iter().enumerate().any(twice);
    }
    let sets: &[&[Nation]] = match nations.len() {
        2 => &[&[Venice, Genoa], &[Spain, Turks]],
        3 => &[&[Venice, Genoa, Spain]],
        4 => &[&Nation::ALL],
        _ => &[],
    };
    sets.iter().any(|set| set.iter().all(|nation| nations.contains(nation)))
}

impl Serenissima1996 {
    /// Gives a seat its town, its ducats and its two galleys. The ten sailors wait in the town until they are placed
    /// (`SETUP-2`).
    fn settle_nation(&mut self, seat: Seat) {
        let Some(town) = self.town_of(seat) else { return };
        let (zone, first) = (self.board.facts(town).zone, 2 * usize::from(seat.0));
        for galley in &mut self.galleys[first..first + 2] {
            *galley = GalleyState::IN_THE_BOX;
            (galley.owner, galley.zone, galley.sailors) = (Some(seat), zone, 1);
        }
        let port = &mut self.ports[town.index()];
        (port.owner, port.sailors) = (Some(seat), START_SAILORS - START_GALLEYS);
        self.sailors = self.sailors.saturating_sub(START_SAILORS);
        self.purses[seat.index()] = START_DUCATS;
    }

    /// Returns the next seat to place starting sailors, in the order of the nations.
    pub(crate) fn next_to_place(&self, after: Option<Seat>) -> Option<Seat> {
        let nation = |seat: Seat| self.nations.get(seat.index()).copied();
        let from = after.and_then(nation).map_or(0, |nation| nation.index() + 1);
        Nation::ALL.into_iter().skip(from).find_map(|next| self.all_seats().find(|seat| nation(*seat) == Some(next)))
    }

    /// Returns a seat's two starting galleys and its town.
    pub(crate) fn beginnings(&self, seat: Seat) -> ([Galley; 2], Option<PortIx>) {
        let first = 2 * seat.0 + 1;
        ([Galley(first), Galley(first + 1)], self.town_of(seat))
    }
}
