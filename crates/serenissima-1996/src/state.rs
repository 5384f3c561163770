//! The state of a game: one flat value, cheap to copy.

use std::ops::{Deref, DerefMut};

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::board::{ByPort, InPlay, PortIx, ZoneIx};
use crate::words::{
    ByGood, Deal, Ducats, FORTRESSES, GALLEYS, Galley, Good, MOST_SLOTS, Nation, Options, Outcomes, Path, PortId,
    Seats, Standing, Step,
};

pub(crate) use crate::words::MOST_SEATS;
pub(crate) use sea_board::Spot;
pub(crate) use sea_board::goods::{counted, listed};

/// One value for each seat.
pub(crate) type BySeat<T> = [T; MOST_SEATS];

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Serenissima1996 {
    pub(crate) board: InPlay,
    pub(crate) options: Options,
    /// Nations by seat.
    pub(crate) nations: ArrayVec<Nation, MOST_SEATS>,
    /// The current round, from 1; 0 before the first.
    pub(crate) round: u8,
    /// Ducats by seat; [`COVERED`](crate::words::COVERED) for a viewer who may not know.
    pub(crate) purses: BySeat<Ducats>,
    /// True for players who were let go (`SEAT-1`).
    pub(crate) gone: BySeat<bool>,
    /// The known part of this round's order (`BID-3`).
    pub(crate) order: Seats,
    pub(crate) ports: ByPort<PortState>,
    pub(crate) galleys: [GalleyState; GALLEYS],
    /// Pieces of goods in the box.
    pub(crate) goods: ByGood<u8>,
    /// Sailors in the box.
    pub(crate) sailors: u8,
    /// True for players who received this round's income (`INCOME-1`).
    #[serde(default, skip_serializing_if = "no_seat")]
    pub(crate) paid: BySeat<bool>,
    /// Goods whose suppliers differ from the board, as the players said (`BUY-3`).
    #[serde(default, skip_serializing_if = "no_good")]
    pub(crate) denied: ByGood<bool>,
    pub(crate) phase: Phase,
}

fn no_seat(seats: &BySeat<bool>) -> bool {
    seats.iter().all(|seat| !seat)
}

fn no_good(goods: &ByGood<bool>) -> bool {
    goods.iter().all(|good| !good)
}

/// The state of a port.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct PortState {
    pub owner: Option<Seat>,
    /// The garrison; 0 in a neutral port.
    pub sailors: u8,
    pub slots: [Option<Good>; MOST_SLOTS],
    pub fortress: bool,
    /// True if something was built here in this round (`BUILD-1`).
    pub built: bool,
    /// Sailors hired here in this round (`HIRE-1`).
    pub hired: u8,
}

impl PortState {
    /// Returns the number of pieces in the warehouse.
    pub fn pieces(&self) -> u8 {
        self.slots.iter().flatten().count() as u8
    }

    pub fn stores(&self, good: Good) -> bool {
        self.slots.contains(&Some(good))
    }
}

/// The state of a galley.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct GalleyState {
    #[serde(flatten)]
    pub galley: sea_board::GalleyState<Good>,
    /// True if the galley's move in this phase 3 is over.
    pub moved: bool,
}

impl GalleyState {
    pub const IN_THE_BOX: Self = Self { galley: sea_board::GalleyState::IN_THE_BOX, moved: false };
}

impl Deref for GalleyState {
    type Target = sea_board::GalleyState<Good>;

    fn deref(&self) -> &Self::Target {
        &self.galley
    }
}

impl DerefMut for GalleyState {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.galley
    }
}

/// A bid before all are revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum GivenBid {
    /// The bid in ducats.
    Is(Ducats),
    /// A bid that the viewer may not know.
    Sealed,
}

/// The current phase, with the data that exists only during it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::AsRefStr, strum::VariantNames)]
#[serde(tag = "phase", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum Phase {
    /// This seat places its starting sailors (`SETUP-2`).
    Placing { seat: Seat },
    /// Corrections lay out a game already under way.
    Preparing,
    /// All players bid in secret (`BID-1`).
    Bidding { bids: BySeat<Option<GivenBid>> },
    /// Players pick places in the order (`BID-2`).
    Picking(Picking),
    /// Phase 2: trade, build, hire, place. `nth` is the active player's place in the order, from 0.
    Trade { nth: u8, prices: Prices, talk: Option<Talk> },
    /// Phase 3: movement.
    Move { nth: u8, moving: Option<Moving>, leave: Option<Leave>, standing: BySeat<Standing> },
    /// Phase 4: battles.
    Fight { nth: u8, battle: Option<Battle> },
    /// Phase 5: taking ports.
    Take { nth: u8 },
    /// Phase 6: sales and income. `asked` is a sale that waits for a printed number (`MAP-3`).
    Sell { nth: u8, asked: Option<PendingSale> },
    /// The last round is over: the bank reveals the purses to count wealth.
    Counting { score: bool },
    /// The game is over.
    Over { outcomes: Outcomes },
}

/// Declined prices by port, valid until the turn ends; 0 for none (`BUY-2`).
pub(crate) type Prices = ByPort<Ducats>;

/// Progress in picking places (`BID-2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Picking {
    /// All bids, by seat.
    pub bids: BySeat<Ducats>,
    /// Number of players who pick earlier, by seat; equal for tied players.
    pub ranks: BySeat<u8>,
    /// The player of each picked place, from the first place.
    pub places: BySeat<Option<Seat>>,
}

/// A purchase from another player that is being negotiated (`BUY-2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Purchase {
    pub port: PortId,
    pub good: Good,
    pub count: u8,
    pub galley: Galley,
    /// The highest price for each piece that the owner may ask.
    pub most: Ducats,
}

/// A negotiation of two players in the active player's phase 2.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::AsRefStr, strum::VariantNames)]
#[serde(tag = "talk", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum Talk {
    /// The owner names a price.
    Price { purchase: Purchase },
    /// The players check whether the monopoly is real on their box.
    Monopoly { purchase: Purchase, price: Ducats },
    /// The buyer accepts the price, makes a counter-offer, or declines.
    Offer { purchase: Purchase, price: Ducats },
    /// The owner accepts or declines the counter-offer.
    Counter { purchase: Purchase, price: Ducats, counter: Ducats },
    /// The buyer accepts or declines the first price.
    Last { purchase: Purchase, price: Ducats },
    /// The other player accepts the exchange, makes a counter-offer, or declines.
    Deal { with: Seat, deal: Deal },
    /// The active player accepts or declines the counter-offer.
    DealCounter { with: Seat, deal: Deal, counter: Deal },
    /// The other player accepts or declines the first exchange.
    LastDeal { with: Seat, deal: Deal },
}

/// A galley whose move has begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Moving {
    pub galley: Galley,
    /// Number of zones entered.
    pub steps: u8,
    /// Number of zones that the galley may enter: its current sailors, corrections included (`MOVE-1`, `FIX-3`).
    pub reach: u8,
}

/// A pending request for leave of passage (`MOVE-1`).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Leave {
    /// Seats that have not answered.
    pub seats: Seats,
    /// The remaining path, if all give leave.
    pub rest: Path,
    /// True if the move ends with the path.
    pub stay: bool,
}

/// A battle that waits for dice or a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::AsRefStr, strum::VariantNames)]
#[serde(tag = "battle", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum Battle {
    /// Chance rolls.
    Dice { galley: Galley, foe: Spot },
    /// The winner decides about the beaten galley.
    Prize { winner: Galley, prize: Galley },
}

/// A sale that waits for a printed number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PendingSale {
    pub galley: Galley,
    pub good: Good,
}

impl Serenissima1996 {
    /// Returns the number of players.
    pub fn players(&self) -> u8 {
        self.nations.len() as u8
    }

    /// Returns all seats.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players()).map(Seat)
    }

    /// Returns the seats that were not let go.
    pub(crate) fn active_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let gone = self.gone;
        self.all_seats().filter(move |seat| !gone[seat.index() % MOST_SEATS])
    }

    /// Returns the known part of this round's order; empty while bids are asked and places are picked.
    pub fn order(&self) -> &[Seat] {
        &self.order
    }

    /// Returns a seat's ducats; `None` if the seat does not exist.
    pub fn purse(&self, seat: Seat) -> Option<Ducats> {
        self.purses.get(seat.index()).copied().filter(|_| seat.0 < self.players())
    }

    /// Returns the board in play.
    pub fn chart(&self) -> &crate::board::Chart {
        &self.board
    }

    /// Returns the number of rounds in the game (`SETUP-1`).
    pub fn rounds(&self) -> u8 {
        match self.players() {
            4 => 8,
            3 => 10,
            _ => 12,
        }
    }

    pub(crate) fn galley(&self, galley: Galley) -> &GalleyState {
        galley.index(GALLEYS).map_or(&GalleyState::IN_THE_BOX, |index| &self.galleys[index])
    }

    pub(crate) fn port(&self, port: PortIx) -> &PortState {
        &self.ports[port.index() % self.ports.len()]
    }

    /// Returns the galleys in play, in ascending order.
    pub(crate) fn fleet(&self) -> impl Iterator<Item = (Galley, Seat, &GalleyState)> {
        Galley::all(GALLEYS).zip(&self.galleys).filter_map(|(galley, state)| Some((galley, state.owner?, state)))
    }

    /// Returns a player's galleys, in ascending order.
    pub(crate) fn fleet_of(&self, seat: Seat) -> impl Iterator<Item = (Galley, &GalleyState)> {
        self.fleet().filter(move |(_, owner, _)| *owner == seat).map(|(galley, _, state)| (galley, state))
    }

    /// Returns a player's galleys in a zone, in ascending order.
    pub(crate) fn galleys_in(&self, zone: ZoneIx, seat: Seat) -> impl Iterator<Item = (Galley, &GalleyState)> {
        self.fleet_of(seat).filter(move |(_, galley)| galley.zone == zone)
    }

    /// Returns the ports that a seat holds.
    pub(crate) fn ports_of(&self, seat: Seat) -> impl Iterator<Item = PortIx> + '_ {
        self.board.ports().filter(move |port| self.port(*port).owner == Some(seat))
    }

    /// Returns the port of a zone if this seat holds it.
    pub(crate) fn own_port_in(&self, zone: ZoneIx, seat: Seat) -> Option<PortIx> {
        self.board.port_of(zone).filter(|port| self.port(*port).owner == Some(seat))
    }

    /// Returns the major town of a seat's nation.
    pub(crate) fn town_of(&self, seat: Seat) -> Option<PortIx> {
        let nation = self.nations.get(seat.index())?;
        Some(self.board.tables().towns[nation.index()])
    }

    /// True if a seat has a port or a galley (`SEAT-1`).
    pub(crate) fn has_anything(&self, seat: Seat) -> bool {
        self.fleet_of(seat).next().is_some() || self.ports_of(seat).next().is_some()
    }

    /// True if a port supplies or stores a good (`BUILD-3`).
    pub(crate) fn has(&self, port: PortIx, good: Good) -> bool {
        self.board.facts(port).good == good || self.port(port).stores(good)
    }

    /// Returns the lowest free space of a warehouse, from 0 (`SALE-1`).
    pub(crate) fn free_slot(&self, port: PortIx) -> Option<usize> {
        let slots = usize::from(self.board.facts(port).slots).min(MOST_SLOTS);
        self.port(port).slots[..slots].iter().position(Option::is_none)
    }

    /// Returns the player who holds every port that supplies a good (`BUY-3`).
    pub(crate) fn monopoly(&self, good: Good) -> Option<Seat> {
        let mut owners =
            self.board.ports().filter(|port| self.board.facts(*port).good == good).map(|port| self.port(port).owner);
        let first = owners.next()??;
        owners.all(|owner| owner == Some(first)).then_some(first)
    }

    /// True if the players said that the board is wrong about the suppliers of a good (`BUY-3`).
    pub(crate) fn supply_denied(&self, good: Good) -> bool {
        !self.options.board_as_assumed && self.denied[good.index()]
    }

    /// True if a seat was let go, so that it is asked nothing (`SEAT-2`).
    pub(crate) fn is_gone(&self, seat: Seat) -> bool {
        self.gone.get(seat.index()).copied().unwrap_or(false)
    }

    /// True if the suppliers of a good are only assumed, and the players do not accept that (`BUY-3`).
    pub(crate) fn supply_doubted(&self, good: Good) -> bool {
        let doubted = |port: PortIx| {
            let facts = self.board.facts(port);
            facts.good == good && facts.mark.good_assumed
        };
        !self.options.board_as_assumed && self.board.ports().any(doubted)
    }

    /// Returns the number printed at a space, from 0, if it is known (`MAP-3`).
    pub(crate) fn number(&self, port: PortIx, slot: usize) -> Option<u8> {
        let facts = self.board.facts(port);
        let known = self.options.board_as_assumed || !facts.mark.values_assumed;
        facts.values.get(slot).copied().filter(|number| known && *number > 0)
    }

    /// Returns a galley that is still in the box.
    pub(crate) fn spare_galley(&self) -> Option<Galley> {
        Galley::all(GALLEYS).find(|galley| self.galley(*galley).owner.is_none())
    }

    /// Returns the number of fortresses in the box.
    pub(crate) fn fortresses(&self) -> u8 {
        FORTRESSES.saturating_sub(self.ports.iter().filter(|port| port.fortress).count() as u8)
    }

    /// Returns the current phase and the active seat, once the order is known.
    pub(crate) fn turn(&self) -> Option<(Step, Seat)> {
        let (step, nth) = match self.phase {
            Phase::Trade { nth, .. } => (Step::Trade, nth),
            Phase::Move { nth, .. } => (Step::Move, nth),
            Phase::Fight { nth, .. } => (Step::Fight, nth),
            Phase::Take { nth } => (Step::Take, nth),
            Phase::Sell { nth, .. } => (Step::Sell, nth),
            _ => return None,
        };
        Some((step, *self.order.get(usize::from(nth))?))
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }
}
