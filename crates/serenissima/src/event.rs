//! The events of a game.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use kernel::Seat;

use crate::command::Fix;
use crate::words::{
    Cause, Crew, Cubes, DogeCard, Ducats, Foe, Galley, Good, Lapse, Place, PortId, Seats, Standing, Standings, Throw,
    ZoneId,
};

/// An event of the game. Its tag is the message key from which the screen narrates.
///
/// Small and flat: the events of usual play allocate nothing on the heap. Only corrections, remaining paths and
/// waived rules do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, strum::VariantNames)]
#[serde(tag = "event")]
#[ts(tag = "event")]
#[expect(missing_docs, reason = "fields such as thrown and seat say what they are")]
pub enum Event {
    /// The first player was determined (`SETUP-1`).
    FirstPlayer { seat: Seat },
    /// The remaining closed ports will be drawn (`SETUP-6`).
    PortsDrawn,
    /// A port was closed (`SETUP-6`).
    PortClosed { port: PortId },
    /// A player picked a starting port and a galley, with 3 sailors each (`SETUP-4`).
    StartPicked { seat: Seat, port: PortId, galley: Galley },
    /// A player picked a further galley with 3 sailors (`SETUP-5`).
    GalleyPicked { seat: Seat, galley: Galley, zone: ZoneId },
    /// A game already under way continues.
    PlayBegan,
    /// A turn began (`DOGE-4`).
    TurnBegan { turn: u16 },
    /// The black pawn reached a galley (`WHEEL-1`).
    Activated { seat: Seat, galley: Galley },
    /// A sailor moved (`LOAD-2`).
    SailorMoved { seat: Seat, from: Place, to: Place },
    /// A cube moved between galleys (`LOAD-7`).
    GoodMoved { good: Good, from: Galley, to: Galley },
    /// A cube was loaded (`LOAD-6`). `paid` ducats went to player `to`, or to the bank.
    Loaded { seat: Seat, galley: Galley, good: Good, paid: Ducats, to: Option<Seat> },
    /// A cube was thrown overboard and returned to the bank (`LOAD-8`).
    Jettisoned { galley: Galley, good: Good },
    /// A galley sank (`LOAD-5`, `FIGHT-5`). Its `sailors` returned to the reserve. Its `goods` returned to the bank;
    /// if `adrift`, the winner may take them first.
    Sunk {
        seat: Seat,
        galley: Galley,
        sailors: u8,
        #[ts(as = "Vec<Good>")]
        goods: Cubes,
        adrift: bool,
    },
    /// A held port lost its last sailor and became neutral.
    PortAbandoned { seat: Seat, port: PortId },
    /// A galley entered a zone (`MOVE-1`).
    Sailed { galley: Galley, from: ZoneId, to: ZoneId },
    /// Seats may stop the galley of `seat` and are asked in this order (`MOVE-3`). `rest` is the remaining path; the
    /// rules in `waived` apply to the waiting command. Records before format 2 lack `seat`.
    BlockadePossible {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<Seat>,
        galley: Galley,
        zone: ZoneId,
        cause: Cause,
        #[ts(as = "Vec<Seat>")]
        seats: Seats,
        #[ts(type = "string[]")]
        rest: Box<[ZoneId]>,
        #[serde(default, skip_serializing_if = "<[String]>::is_empty")]
        #[ts(skip)]
        waived: Box<[String]>,
    },
    /// A player called a blockade (`MOVE-2`, `SELL-5`, `CAPT-2`).
    BlockadeCalled { seat: Seat, galley: Galley, zone: ZoneId, cause: Cause },
    /// A player declined to call a blockade.
    BlockadeDeclined { seat: Seat, galley: Galley, zone: ZoneId },
    /// A cube was sold to `slot`, from 1 (`SELL-2`). The bank paid `paid` ducats, including `bonus` for spice
    /// (`SELL-3`).
    Sold { seat: Seat, galley: Galley, port: PortId, good: Good, slot: u8, paid: Ducats, bonus: Ducats },
    /// An attack was declared (`FIGHT-1`, `PORT-1`), with the strengths of both sides (`FIGHT-2`).
    Attacked { seat: Seat, galley: Galley, foe: Foe, against: Option<Seat>, strength: u8, defence: u8 },
    /// A fort fired (`PORT-4`). Records before format 2 lack the dice thrown.
    FortFired {
        port: PortId,
        skulls: u8,
        lost: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        thrown: Option<Throw>,
    },
    /// A round was fought (`FIGHT-3`): skulls and losses, attacker first. Records before format 2 lack the dice
    /// thrown.
    RoundFought {
        skulls: [u8; 2],
        lost: [u8; 2],
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        thrown: Option<Throw>,
    },
    /// The attacker chose to fight on (`FIGHT-4`).
    FoughtOn { seat: Seat, galley: Galley },
    /// The attacker broke off (`FIGHT-4`).
    BrokeOff { seat: Seat, galley: Galley },
    /// A garrison was killed. The port is neutral until a player lands (`PORT-5`, `PORT-6`).
    GarrisonFell { seat: Seat, port: PortId },
    /// A cube was taken as loot (`FIGHT-6`).
    Looted { seat: Seat, galley: Galley, good: Good },
    /// The remaining loot went to the bank (`FIGHT-6`).
    LootLeft {
        #[ts(as = "Vec<Good>")]
        goods: Cubes,
    },
    /// Sailors landed and took the port (`CAPT-1`, `PORT-5`).
    Captured { seat: Seat, galley: Galley, port: PortId, sailors: u8 },
    /// A correction voided what a galley waited for, or a blockade of it (`FIX-2`).
    Lapsed { galley: Galley, what: Lapse },
    /// A correction added or removed the fort of an attacked port (`FIX-2`, `PORT-4`). `due` tells whether its dice
    /// are rolled first.
    FortDue { port: PortId, due: bool },
    /// A correction changed which pick is due: number `nth` of all (`FIX-2`, `SETUP-4`).
    PickDue { nth: u8 },
    /// A correction removed the other side of a battle.
    BattleOver { galley: Galley },
    /// The activation of a galley ended.
    ActivationEnded { seat: Seat, galley: Galley },
    /// A player hired a sailor (`INV-2`).
    Hired {
        seat: Seat,
        to: Place,
        #[serde(default = "default_price::sailor")]
        paid: Ducats,
    },
    /// A player bought a galley (`INV-3`); `crew` is the source of its first sailor (`INV-4`).
    GalleyBought { seat: Seat, galley: Galley, port: PortId, paid: Ducats, crew: Crew },
    /// A fort was built (`INV-5`).
    FortBuilt {
        seat: Seat,
        port: PortId,
        #[serde(default = "default_price::building")]
        paid: Ducats,
    },
    /// A basilica was built (`INV-6`).
    BasilicaBuilt {
        seat: Seat,
        port: PortId,
        #[serde(default = "default_price::building")]
        paid: Ducats,
    },
    /// The black pawn reached the Doge space (`WHEEL-2`).
    WheelDone,
    /// A Doge card was turned (`DOGE-1`).
    DogeTurned { card: DogeCard },
    /// All Doge cards were shuffled into a new deck (`DOGE-1`, `DOGE-5`).
    DeckShuffled,
    /// The wine card paid a player for `ports` ports (`DOGE-1`).
    WinePaid { seat: Seat, ports: u8, ducats: Ducats },
    /// The white pawn advanced (`DOGE-1`).
    PawnAdvanced { from: u8, to: u8 },
    /// Scoring number `nth` began, from 1 (`DOGE-2`). An early one is not among the three.
    ScoringBegan { nth: u8 },
    /// A held port paid `ducats` for `goods` in `slots`, and `basilica` for its basilica (`SCORE-1`, `SCORE-2`).
    PortPaid { seat: Seat, port: PortId, goods: u8, slots: u8, ducats: Ducats, basilica: Ducats },
    /// A player's income was announced (`SCORE-4`). It was already paid port by port.
    Income { seat: Seat, ducats: Ducats },
    /// The players who may buy galleys, in this order (`DOGE-3`).
    PurchasesBegan {
        #[ts(as = "Vec<Seat>")]
        seats: Seats,
    },
    /// A player finished buying (`DOGE-3`).
    PurchasesEnded { seat: Seat },
    /// The players stopped before the third scoring (`SCORE-6`).
    EndedEarly { score: bool },
    /// The game ended (`SCORE-5`).
    GameEnded {
        #[ts(as = "Vec<Standing>")]
        standings: Standings,
    },
    /// A value was corrected by hand (`FIX-1`).
    Corrected { fix: Box<Fix> },
}

/// Payments for events of older records that do not state them. These are historical prices: they stay when a price
/// of the game changes.
mod default_price {
    use crate::words::Ducats;

    pub(super) fn building() -> Ducats {
        2
    }

    pub(super) fn sailor() -> Ducats {
        1
    }
}
