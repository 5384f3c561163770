//! The state of a game: one flat value, cheap to copy.

use std::hash::{Hash, Hasher};

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::board::{ByPort, InPlay, MOST_SLOTS, PortIx, ZoneIx};
use crate::rules::Step;
use crate::words::{
    BASILICA_PAYS, Cards, Cause, Colour, Ducats, GALLEYS, Galley, Good, Options, Path, SAILORS, Seats, Standings,
    ZoneId,
};

pub(crate) use crate::words::MOST_SEATS;
pub(crate) use sea_board::Spot;

/// One value for each kind of goods.
pub type ByGood<T> = [T; 6];

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Serenissima {
    pub(crate) board: InPlay,
    pub(crate) options: Options,
    pub(crate) colours: ArrayVec<Colour, MOST_SEATS>,
    /// The first player (`SETUP-1`); seat 0 until drawn.
    pub(crate) first: Seat,
    pub(crate) purses: [Ducats; MOST_SEATS],
    /// Sailors in each player's reserve, by seat.
    pub(crate) reserve: [u8; MOST_SEATS],
    pub(crate) ports: ByPort<PortState>,
    pub(crate) galleys: [GalleyState; GALLEYS],
    /// Goods cubes in the bank.
    pub(crate) bank: ByGood<u8>,
    /// The white pawn's space on the turn track.
    pub(crate) white: u8,
    /// The black pawn's number on the wheel; 0 on the Doge space.
    pub(crate) black: u8,
    /// The current turn, from 1; 0 before the first.
    pub(crate) turn: u16,
    /// Doge cards still face down.
    pub(crate) deck: Cards,
    /// Completed scorings.
    pub(crate) scorings: u8,
    pub(crate) phase: Phase,
}

/// The state of a port.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PortState {
    pub owner: Option<Seat>,
    pub sailors: u8,
    pub slots: [Option<Good>; MOST_SLOTS],
    pub fort: bool,
    pub basilica: bool,
    pub closed: bool,
}

/// The state of a galley. A galley without an owner is in the supply.
pub(crate) type GalleyState = sea_board::GalleyState<Good>;

/// Hashes all fields as one number, because programs that play compare many states.
impl Hash for PortState {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let goods = self.slots.iter().fold(0, |all, slot| all << 3 | slot.map_or(0, |good| good as u64 + 1));
        let owner = self.owner.map_or(0, |seat| u64::from(seat.0) + 1);
        let flags = u64::from(self.fort) | u64::from(self.basilica) << 1 | u64::from(self.closed) << 2;
        hasher.write_u64(goods | owner << 16 | u64::from(self.sailors) << 32 | flags << 48);
    }
}

impl PortState {
    pub fn cubes(&self) -> u8 {
        self.slots.iter().flatten().count() as u8
    }

    pub fn stores(&self, good: Good) -> bool {
        self.slots.contains(&Some(good))
    }
}

/// The current phase, with the data that exists only during it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::AsRefStr, strum::VariantNames)]
#[serde(tag = "phase")]
pub(crate) enum Phase {
    /// Chance draws the first player.
    First,
    /// Ports are closed, one good after the other. If `drawn`, chance draws the ports.
    Closing { drawn: bool },
    /// A player makes pick number `nth` of all (`SETUP-4`, `SETUP-5`).
    Picking { nth: u8 },
    /// Corrections lay out a game already under way.
    Preparing,
    /// The active galley acts or invests.
    Activation { go: Activation },
    /// Seats are asked for a blockade. `queue` begins with the seat asked now; the seats in `declined` have answered
    /// no. The answer decides `cause`, and for a move the `rest` of its path, judged with the rules in `waived`.
    Blockade {
        go: Activation,
        cause: Cause,
        queue: Seats,
        rest: Path,
        #[serde(default)]
        declined: Seats,
        #[serde(default)]
        waived: Vec<String>,
    },
    /// A battle. `opened` is true once the fort has fired or a round has been fought.
    Battle {
        go: Activation,
        foe: Spot,
        stage: Stage,
        #[serde(default)]
        opened: bool,
    },
    /// The wheel is finished and a Doge card is turned.
    Doge,
    /// Purchases at the end of a turn (`DOGE-3`); the first seat of `queue` decides. `bought` holds one bit for each
    /// galley number bought in them. Seats in `done` are not asked again.
    Purchases {
        queue: Seats,
        bought: u16,
        #[serde(default)]
        done: Seats,
    },
    /// The game is over.
    Over { standings: Standings },
}

/// The next decision or roll of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::AsRefStr, strum::VariantNames)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Stage {
    /// Chance rolls the dice of the fort.
    Fort,
    /// Chance rolls the dice of both sides.
    Roll,
    /// The attacker continues or breaks off.
    Decide,
    /// The owner of the surviving galley takes loot.
    Loot { winner: Galley, adrift: ByGood<u8> },
    /// The attacker lands in the emptied port.
    Landing,
}

/// The progress of one galley's activation or investment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Activation {
    /// The active galley.
    pub galley: Galley,
    /// The owner at the moment of activation, because a sunk galley has no owner.
    pub seat: Seat,
    /// The furthest step begun (`ACT-1`).
    pub step: Step,
    /// True once the galley did something other than investing.
    pub acted: bool,
    /// True once something was invested.
    pub invested: bool,
    /// The galley bought in this investment (`INV-3`).
    pub bought: Option<Galley>,
    /// True once the free cube was loaded (`LOAD-6`).
    pub free_taken: bool,
    /// The zone where the activation began.
    pub start: ZoneIx,
    /// Zones moved.
    pub steps: u8,
    /// Sailors aboard when the move began (`MOVE-1`); 0 before.
    pub reach: u8,
    /// True if the move was blockaded.
    pub stopped: bool,
    /// True once no player can blockade this sale any more.
    pub sale_open: bool,
    /// The called blockade of the sale or capture, until a galley has been sunk.
    pub blocked: Option<Blocked>,
    /// The strength with which the first battle began (`FIGHT-4`); 0 before.
    pub cap: u8,
}

/// A called blockade of a sale or capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Blocked {
    pub by: Seat,
    pub sale: bool,
}

impl Activation {
    pub fn new(seat: Seat, galley: Galley, start: ZoneIx) -> Self {
        Self {
            galley,
            seat,
            step: Step::Load,
            acted: false,
            invested: false,
            bought: None,
            free_taken: false,
            start,
            steps: 0,
            reach: 0,
            stopped: false,
            sale_open: false,
            blocked: None,
            cap: 0,
        }
    }
}

impl Serenissima {
    /// Returns the number of players.
    pub fn players(&self) -> u8 {
        self.colours.len() as u8
    }

    /// Returns all seats.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players()).map(Seat)
    }

    /// Returns all seats in order from the first player.
    pub(crate) fn seats_from_first(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, players) = (self.first.0, self.players());
        (0..players).map(move |n| Seat((first + n) % players))
    }

    /// Returns the board in play.
    pub fn chart(&self) -> &crate::board::Chart {
        &self.board
    }

    pub(crate) fn galley(&self, galley: Galley) -> &GalleyState {
        galley.index(GALLEYS).map_or(&GalleyState::IN_THE_BOX, |index| &self.galleys[index])
    }

    /// Returns the galleys in play, in ascending order.
    pub(crate) fn fleet(&self) -> impl Iterator<Item = (Galley, Seat, &GalleyState)> {
        Galley::all(GALLEYS).zip(&self.galleys).filter_map(|(galley, state)| Some((galley, state.owner?, state)))
    }

    /// Returns a player's galleys, in ascending order.
    pub(crate) fn fleet_of(&self, seat: Seat) -> impl Iterator<Item = (Galley, &GalleyState)> {
        self.fleet().filter(move |(_, owner, _)| *owner == seat).map(|(galley, _, state)| (galley, state))
    }

    pub(crate) fn galleys_of(&self, seat: Seat) -> u8 {
        self.fleet_of(seat).count() as u8
    }

    pub(crate) fn ports_of(&self, seat: Seat) -> u8 {
        self.ports.iter().filter(|port| port.owner == Some(seat)).count() as u8
    }

    /// Returns the port of a zone, unless there is none or it is closed.
    pub(crate) fn open_port(&self, zone: ZoneIx) -> Option<PortIx> {
        self.board.port_of(zone).filter(|port| !self.ports[port.index()].closed)
    }

    /// Returns the highest galley number in play for this number of players (`SETUP-6`).
    pub(crate) fn highest_galley(&self) -> u8 {
        if self.players() == 4 { 15 } else { 12 }
    }

    /// True if ports are closed before any is picked, as with two or three players (`SETUP-6`).
    pub(crate) fn closes_ports(&self) -> bool {
        self.players() < 4
    }

    /// Returns the number of sailors of each player (section 0 of the rules).
    pub(crate) fn sailors_each(&self) -> u8 {
        match self.players() {
            4 => 22,
            3 => 26,
            _ => SAILORS,
        }
    }

    /// Returns the sailors on a player's galleys in a zone. Sailors in ports do not count (`MOVE-2`).
    pub(crate) fn sailors_in(&self, zone: ZoneIx, seat: Seat) -> u8 {
        self.fleet_of(seat).filter(|(_, galley)| galley.zone == zone).map(|(_, galley)| galley.sailors).sum()
    }

    /// Returns the seats that may blockade a galley in a zone, in the order of asking (`MOVE-2`, `MOVE-3`).
    pub(crate) fn blockaders(&self, galley: Galley, zone: ZoneIx) -> Seats {
        let state = self.galley(galley);
        let mut seats: Seats = self
            .all_seats()
            .filter(|&seat| Some(seat) != state.owner && self.sailors_in(zone, seat) > state.sailors)
            .collect();
        let lowest = |seat: Seat| self.fleet_of(seat).find(|(_, galley)| galley.zone == zone).map_or(0, |(n, _)| n.0);
        seats.sort_by_key(|&seat| (std::cmp::Reverse(self.sailors_in(zone, seat)), lowest(seat)));
        seats
    }

    /// Returns the seats that may blockade `cause` now, before any answer (`MOVE-2`, `SELL-5`, `CAPT-2`). A move
    /// counts in an entered zone, if anything is left to stop. A sale or capture counts in the starting zone only by
    /// option.
    pub(crate) fn entitled(&self, go: &Activation, cause: Cause, rest: &[ZoneId]) -> Seats {
        let zone = self.galley(go.galley).zone;
        let blockable = match cause {
            Cause::Move => zone != go.start && (!rest.is_empty() || self.steps_left(go) > 0),
            Cause::Sale { .. } | Cause::Capture { .. } => zone != go.start || self.options.blockade_where_it_started,
        };
        if blockable { self.blockaders(go.galley, zone) } else { Seats::new() }
    }

    /// Returns the strength for the next battle (`FIGHT-2`, `FIGHT-4`); 0 if the galley cannot attack.
    pub(crate) fn strength(&self, go: &Activation) -> u8 {
        let sailors = self.galley(go.galley).sailors;
        if go.cap > 0 { sailors.min(go.cap) } else { sailors.saturating_sub(go.steps) }
    }

    /// True if a blockade leaves the active galley nothing to do. It can no longer sell or capture, and has no
    /// strength to fight (`FIGHT-2`).
    pub(crate) fn has_no_action(&self, go: &Activation, cause: Cause) -> bool {
        cause != Cause::Move && self.strength(go) == 0
    }

    /// Returns how many more zones the active galley may move (`MOVE-1`).
    pub(crate) fn steps_left(&self, go: &Activation) -> u8 {
        let reach = if go.steps == 0 { self.galley(go.galley).sailors } else { go.reach };
        reach.saturating_sub(go.steps)
    }

    /// Returns the price of a player's next galley (`INV-3`).
    pub(crate) fn galley_price(&self, seat: Seat) -> Ducats {
        Ducats::from(self.galleys_of(seat))
    }

    /// Returns what a scoring would now pay for a port: for its warehouse and its basilica (`SCORE-1`, `SCORE-2`).
    pub(crate) fn port_pays(&self, port: PortIx) -> (Ducats, Ducats) {
        let state = &self.ports[port.index()];
        let stored = self.board.tables().payout(self.board.facts(port).slots, state.cubes());
        (stored.into(), if state.basilica { BASILICA_PAYS } else { 0 })
    }

    /// True if the port produces or stores wine, so that the wine card pays its owner (`DOGE-1`).
    pub(crate) fn has_wine(&self, port: PortIx) -> bool {
        self.has(port, Good::Wine)
    }

    /// True if a port produces or stores a good.
    pub(crate) fn has(&self, port: PortIx, good: Good) -> bool {
        self.board.facts(port).good == good || self.ports[port.index()].stores(good)
    }

    pub(crate) fn forts(&self) -> u8 {
        self.ports.iter().filter(|port| port.fort).count() as u8
    }

    pub(crate) fn basilicas(&self) -> u8 {
        self.ports.iter().filter(|port| port.basilica).count() as u8
    }

    /// Returns the active galley's record in an activation, blockade or battle.
    pub(crate) fn go(&self) -> Option<&Activation> {
        match &self.phase {
            Phase::Activation { go } | Phase::Blockade { go, .. } | Phase::Battle { go, .. } => Some(go),
            _ => None,
        }
    }
}
