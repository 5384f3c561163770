//! What is tracked: one flat value, cheap to copy.

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

/// Something for each kind of goods.
pub type ByGood<T> = [T; 6];

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Serenissima {
    pub(crate) board: InPlay,
    pub(crate) options: Options,
    pub(crate) colours: ArrayVec<Colour, MOST_SEATS>,
    /// The first player (`SETUP-1`); seat 0 until drawn.
    pub(crate) first: Seat,
    pub(crate) purses: [Ducats; MOST_SEATS],
    /// Sailors at hand, by seat.
    pub(crate) reserve: [u8; MOST_SEATS],
    pub(crate) ports: ByPort<PortState>,
    pub(crate) galleys: [GalleyState; GALLEYS],
    /// Cubes in the bank.
    pub(crate) bank: ByGood<u8>,
    /// The space of the white pawn.
    pub(crate) white: u8,
    /// The number of the black pawn, 0 on the Doge space.
    pub(crate) black: u8,
    /// The turn, from 1; 0 before the first.
    pub(crate) turn: u16,
    /// Doge cards still face down.
    pub(crate) deck: Cards,
    /// Scorings that have been.
    pub(crate) scorings: u8,
    pub(crate) phase: Phase,
}

/// A port as it lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PortState {
    pub owner: Option<Seat>,
    pub sailors: u8,
    pub slots: [Option<Good>; MOST_SLOTS],
    pub fort: bool,
    pub basilica: bool,
    pub closed: bool,
}

/// A galley as it lies. Without an owner it is in the supply.
pub(crate) type GalleyState = sea_board::GalleyState<Good>;

impl PortState {
    pub fn cubes(&self) -> u8 {
        self.slots.iter().flatten().count() as u8
    }

    pub fn stores(&self, good: Good) -> bool {
        self.slots.contains(&Some(good))
    }
}

/// What has meaning only now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::AsRefStr, strum::VariantNames)]
#[serde(tag = "phase")]
pub(crate) enum Phase {
    /// Chance draws the first player.
    First,
    /// Ports are closed, one good after the other; `drawn`: chance draws them.
    Closing { drawn: bool },
    /// The `nth` of all picks (`SETUP-4`, `SETUP-5`).
    Picking { nth: u8 },
    /// A game already under way is laid out by corrections.
    Preparing,
    /// The active galley acts or invests.
    Activation { go: Go },
    /// Seats are asked for a blockade, the first of `queue` now; `declined` have said no. What waits
    /// for the answer is `cause`, for a move `rest`, with these rules `waived`.
    Blockade {
        go: Go,
        cause: Cause,
        queue: Seats,
        rest: Path,
        #[serde(default)]
        declined: Seats,
        #[serde(default)]
        waived: Vec<String>,
    },
    /// A battle; `opened`: the fort has fired or a round has been fought.
    Battle {
        go: Go,
        foe: Spot,
        stage: Stage,
        #[serde(default)]
        opened: bool,
    },
    /// The wheel is done, a Doge card is turned.
    Doge,
    /// Special investments, of the first of `queue`; `bought` in them, by number, one bit each. Seats
    /// that are `done` are not asked again.
    Purchases {
        queue: Seats,
        bought: u16,
        #[serde(default)]
        done: Seats,
    },
    /// The game is over.
    Over { standings: Standings },
}

/// Where a battle stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, strum::AsRefStr, strum::VariantNames)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Stage {
    /// Chance rolls for the fort.
    Fort,
    /// Chance rolls for both sides.
    Roll,
    /// The attacker continues or breaks off.
    Decide,
    /// The winner's owner takes loot.
    Loot { winner: Galley, adrift: ByGood<u8> },
    /// The attacker lands in the emptied port.
    Landing,
}

/// One galley's go: what of it has been used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Go {
    /// The active galley.
    pub galley: Galley,
    /// Whose it was when it was activated: a sunk galley has no owner any more.
    pub seat: Seat,
    /// The furthest step that was begun.
    pub step: Step,
    /// Something was done that is not an investment.
    pub acted: bool,
    /// Something was invested.
    pub invested: bool,
    /// The galley bought in this investment.
    pub bought: Option<Galley>,
    /// The free cube was loaded (`LOAD-6`).
    pub free_taken: bool,
    /// Where the activation began.
    pub start: ZoneIx,
    /// Zones moved.
    pub steps: u8,
    /// Sailors when the move began (`MOVE-1`); 0 before.
    pub reach: u8,
    /// The move was blockaded.
    pub stopped: bool,
    /// No player (any more) stops this sale.
    pub sale_open: bool,
    /// Who blockaded the sale or capture, until a galley has been sunk.
    pub blocked: Option<Blocked>,
    /// The strength with which the first battle began (`FIGHT-4`); 0 before.
    pub cap: u8,
}

/// A called blockade of a sale or capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Blocked {
    pub by: Seat,
    pub sale: bool,
}

impl Go {
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
    /// How many players.
    pub fn players(&self) -> u8 {
        self.colours.len() as u8
    }

    /// All seats.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players()).map(Seat)
    }

    /// All seats in order from the first player.
    pub(crate) fn seats_from_first(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, players) = (self.first.0, self.players());
        (0..players).map(move |n| Seat((first + n) % players))
    }

    /// The board in play.
    pub fn chart(&self) -> &crate::board::Chart {
        &self.board
    }

    pub(crate) fn galley(&self, galley: Galley) -> &GalleyState {
        galley.index(GALLEYS).map_or(&GalleyState::IN_THE_BOX, |index| &self.galleys[index])
    }

    /// Galleys in play, ascending.
    pub(crate) fn fleet(&self) -> impl Iterator<Item = (Galley, Seat, &GalleyState)> {
        Galley::all(GALLEYS).zip(&self.galleys).filter_map(|(galley, state)| Some((galley, state.owner?, state)))
    }

    /// A player's galleys, ascending.
    pub(crate) fn fleet_of(&self, seat: Seat) -> impl Iterator<Item = (Galley, &GalleyState)> {
        self.fleet().filter(move |(_, owner, _)| *owner == seat).map(|(galley, _, state)| (galley, state))
    }

    pub(crate) fn galleys_of(&self, seat: Seat) -> u8 {
        self.fleet_of(seat).count() as u8
    }

    pub(crate) fn ports_of(&self, seat: Seat) -> u8 {
        self.ports.iter().filter(|port| port.owner == Some(seat)).count() as u8
    }

    /// The usable port on a zone: there is one and it is not closed.
    pub(crate) fn open_port(&self, zone: ZoneIx) -> Option<PortIx> {
        self.board.port_of(zone).filter(|port| !self.ports[port.index()].closed)
    }

    /// The highest galley number in play with so many players (`SETUP-6`).
    pub(crate) fn highest_galley(&self) -> u8 {
        if self.players() == 4 { 15 } else { 12 }
    }

    /// Whether ports are closed before any is picked: with two or three players (`SETUP-6`).
    pub(crate) fn closes_ports(&self) -> bool {
        self.players() < 4
    }

    /// Sailors that each player has in all (section 0).
    pub(crate) fn sailors_each(&self) -> u8 {
        match self.players() {
            4 => 22,
            3 => 26,
            _ => SAILORS,
        }
    }

    /// A player's sailors on galleys in a zone; those in ports do not count (`MOVE-2`).
    pub(crate) fn sailors_in(&self, zone: ZoneIx, seat: Seat) -> u8 {
        self.fleet_of(seat).filter(|(_, galley)| galley.zone == zone).map(|(_, galley)| galley.sailors).sum()
    }

    /// Who may call a blockade against a galley in a zone, in the order of asking (`MOVE-2`,
    /// `MOVE-3`).
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

    /// Who may call a blockade of this now, if no player has answered yet (`MOVE-2`, `SELL-5`,
    /// `CAPT-2`): a move in a zone that was entered, when there is anything left to stop; a sale or
    /// capture, also where the activation began if the table agreed on that.
    pub(crate) fn entitled(&self, go: &Go, cause: Cause, rest: &[ZoneId]) -> Seats {
        let zone = self.galley(go.galley).zone;
        let blockable = match cause {
            Cause::Move => zone != go.start && (!rest.is_empty() || self.steps_left(go) > 0),
            Cause::Sale { .. } | Cause::Capture { .. } => zone != go.start || self.options.blockade_where_it_started,
        };
        if blockable { self.blockaders(go.galley, zone) } else { Seats::new() }
    }

    /// Strength for the next battle (`FIGHT-2`, `FIGHT-4`); 0 when there is none.
    pub(crate) fn strength(&self, go: &Go) -> u8 {
        let sailors = self.galley(go.galley).sailors;
        if go.cap > 0 { sailors.min(go.cap) } else { sailors.saturating_sub(go.steps) }
    }

    /// Whether a blockade leaves the active galley nothing to do: it cannot sell or capture any more,
    /// and has no strength to fight (`FIGHT-2`).
    pub(crate) fn helpless(&self, go: &Go, cause: Cause) -> bool {
        cause != Cause::Move && self.strength(go) == 0
    }

    /// Zones that the active galley may still move (`MOVE-1`).
    pub(crate) fn steps_left(&self, go: &Go) -> u8 {
        let reach = if go.steps == 0 { self.galley(go.galley).sailors } else { go.reach };
        reach.saturating_sub(go.steps)
    }

    /// What the next galley costs a player (`INV-3`).
    pub(crate) fn galley_price(&self, seat: Seat) -> Ducats {
        Ducats::from(self.galleys_of(seat))
    }

    /// What a held port would pay now: for its warehouse and for its basilica (`SCORE-1`, `SCORE-2`).
    pub(crate) fn port_pays(&self, port: PortIx) -> (Ducats, Ducats) {
        let state = &self.ports[port.index()];
        let stored = self.board.tables().payout(self.board.facts(port).slots, state.cubes());
        (stored.into(), if state.basilica { BASILICA_PAYS } else { 0 })
    }

    /// Whether wine pays a port's owner (`SELL-4`).
    pub(crate) fn has_wine(&self, port: PortIx) -> bool {
        self.has(port, Good::Wine)
    }

    /// Whether a port produces or stores a good.
    pub(crate) fn has(&self, port: PortIx, good: Good) -> bool {
        self.board.facts(port).good == good || self.ports[port.index()].stores(good)
    }

    pub(crate) fn forts(&self) -> u8 {
        self.ports.iter().filter(|port| port.fort).count() as u8
    }

    pub(crate) fn basilicas(&self) -> u8 {
        self.ports.iter().filter(|port| port.basilica).count() as u8
    }

    /// The active galley's go, whatever it is in the middle of.
    pub(crate) fn go(&self) -> Option<&Go> {
        match &self.phase {
            Phase::Activation { go } | Phase::Blockade { go, .. } | Phase::Battle { go, .. } => Some(go),
            _ => None,
        }
    }
}
