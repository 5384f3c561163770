//! What happened.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use kernel::Seat;

use crate::command::Fix;
use crate::words::{
    Cause, Crew, Cubes, DogeCard, Ducats, Foe, Galley, Good, Lapse, Place, PortId, Seats, Standing, Standings, Throw,
    ZoneId,
};

/// Something that happened. The tag is the message key from which the screen narrates.
///
/// Small and flat: what usual play says holds nothing on the heap. A way that is still to be sailed,
/// what was waived and corrections are rare and large.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, strum::VariantNames)]
#[serde(tag = "event")]
#[ts(tag = "event")]
pub enum Event {
    /// The first player is known (`SETUP-1`).
    FirstPlayer { seat: Seat },
    /// The remaining closed ports will be drawn (`SETUP-6`).
    PortsDrawn,
    /// A port was closed (`SETUP-6`).
    PortClosed { port: PortId },
    /// A starting port and galley were picked; 3 sailors each (`SETUP-4`).
    StartPicked { seat: Seat, port: PortId, galley: Galley },
    /// A further galley was picked; 3 sailors (`SETUP-5`).
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
    /// A cube was loaded (`LOAD-6`); `paid` ducats went to `to`, or to the bank.
    Loaded { seat: Seat, galley: Galley, good: Good, paid: Ducats, to: Option<Seat> },
    /// A cube went overboard, to the bank (`LOAD-8`).
    Jettisoned { galley: Galley, good: Good },
    /// A galley sank (`LOAD-5`, `FIGHT-5`): `sailors` went back to the reserve, `goods` to the bank
    /// or, `adrift`, before the winner.
    Sunk {
        seat: Seat,
        galley: Galley,
        sailors: u8,
        #[ts(as = "Vec<Good>")]
        goods: Cubes,
        adrift: bool,
    },
    /// A held port was left without sailors and is neutral.
    PortAbandoned { seat: Seat, port: PortId },
    /// A galley entered a zone (`MOVE-1`).
    Sailed { galley: Galley, from: ZoneId, to: ZoneId },
    /// Others may stop the galley of `seat` and are asked in this order (`MOVE-3`); `rest` is still to
    /// sail, and these rules are `waived` for what waits. Whose galley it is was not noted before
    /// format 2.
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
    /// A blockade was called (`MOVE-2`, `SELL-5`, `CAPT-2`).
    BlockadeCalled { seat: Seat, galley: Galley, zone: ZoneId, cause: Cause },
    /// A blockade was not called.
    BlockadeDeclined { seat: Seat, galley: Galley, zone: ZoneId },
    /// A cube was sold (`SELL-2`): it lies on `slot` (from 1), the bank paid `paid`, of which
    /// `bonus` for spice (`SELL-3`).
    Sold { seat: Seat, galley: Galley, port: PortId, good: Good, slot: u8, paid: Ducats, bonus: Ducats },
    /// An attack was declared (`FIGHT-1`, `PORT-1`) with this strength against that (`FIGHT-2`).
    Attacked { seat: Seat, galley: Galley, foe: Foe, against: Option<Seat>, strength: u8, defence: u8 },
    /// A fort fired (`PORT-4`). What was thrown was not noted before format 2.
    FortFired {
        port: PortId,
        skulls: u8,
        lost: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        thrown: Option<Throw>,
    },
    /// A round was fought (`FIGHT-3`): skulls and losses, attacker first. What was thrown was not noted
    /// before format 2.
    RoundFought {
        skulls: [u8; 2],
        lost: [u8; 2],
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        thrown: Option<Throw>,
    },
    /// The attacker fights on (`FIGHT-4`).
    FoughtOn { seat: Seat, galley: Galley },
    /// The attacker broke off (`FIGHT-4`).
    BrokeOff { seat: Seat, galley: Galley },
    /// A garrison died; the port is neutral until a player lands (`PORT-5`, `PORT-6`).
    GarrisonFell { seat: Seat, port: PortId },
    /// A cube was taken as loot (`FIGHT-6`).
    Looted { seat: Seat, galley: Galley, good: Good },
    /// What no player took went to the bank (`FIGHT-6`).
    LootLeft {
        #[ts(as = "Vec<Good>")]
        goods: Cubes,
    },
    /// Sailors landed and the port has a new owner (`CAPT-1`, `PORT-5`).
    Captured { seat: Seat, galley: Galley, port: PortId, sailors: u8 },
    /// A correction has made void what a galley waited for, or a blockade of it (`FIX-2`).
    Lapsed { galley: Galley, what: Lapse },
    /// A correction has put a fort beside a siege, whose dice are `due` first, or taken it away
    /// (`FIX-2`, `PORT-4`).
    FortDue { port: PortId, due: bool },
    /// A correction has changed which pick is due: the `nth` of all (`FIX-2`, `SETUP-4`).
    PickDue { nth: u8 },
    /// A correction took the other side of a battle away.
    BattleOver { galley: Galley },
    /// The active galley is done.
    ActivationEnded { seat: Seat, galley: Galley },
    /// A sailor was hired (`INV-2`).
    Hired {
        seat: Seat,
        to: Place,
        #[serde(default = "unnoted::sailor")]
        paid: Ducats,
    },
    /// A galley was bought (`INV-3`), its first sailor coming from `crew` (`INV-4`).
    GalleyBought { seat: Seat, galley: Galley, port: PortId, paid: Ducats, crew: Crew },
    /// A fort was built (`INV-5`).
    FortBuilt {
        seat: Seat,
        port: PortId,
        #[serde(default = "unnoted::building")]
        paid: Ducats,
    },
    /// A basilica was built (`INV-6`).
    BasilicaBuilt {
        seat: Seat,
        port: PortId,
        #[serde(default = "unnoted::building")]
        paid: Ducats,
    },
    /// The black pawn reached the Doge space (`WHEEL-2`).
    WheelDone,
    /// A Doge card was turned (`DOGE-1`).
    DogeTurned { card: DogeCard },
    /// All Doge cards were shuffled into a new deck (`DOGE-1`, `DOGE-5`).
    DeckShuffled,
    /// Wine paid (`DOGE-1`).
    WinePaid { seat: Seat, ports: u8, ducats: Ducats },
    /// The white pawn advanced (`DOGE-1`).
    PawnAdvanced { from: u8, to: u8 },
    /// A scoring began, the `nth` from 1 (`DOGE-2`); an early one is none of the three.
    ScoringBegan { nth: u8 },
    /// A held port paid: `goods` of `slots` gave `ducats`, its basilica `basilica` (`SCORE-1`,
    /// `SCORE-2`).
    PortPaid { seat: Seat, port: PortId, goods: u8, slots: u8, ducats: Ducats, basilica: Ducats },
    /// A player's income is announced (`SCORE-4`); already paid port by port.
    Income { seat: Seat, ducats: Ducats },
    /// These seats may buy galleys, in this order (`DOGE-3`).
    PurchasesBegan {
        #[ts(as = "Vec<Seat>")]
        seats: Seats,
    },
    /// A player is done buying (`DOGE-3`).
    PurchasesEnded { seat: Seat },
    /// The table stopped before the third scoring.
    EndedEarly { score: bool },
    /// The game is over (`SCORE-5`).
    GameEnded {
        #[ts(as = "Vec<Standing>")]
        standings: Standings,
    },
    /// A value was corrected by hand (`FIX-1`).
    Corrected { fix: Box<Fix> },
}

/// What was paid where the line of an older record does not say it. These are the prices of that time: they stay when a
/// price of the game changes.
mod unnoted {
    use crate::words::Ducats;

    pub(super) fn building() -> Ducats {
        2
    }

    pub(super) fn sailor() -> Ducats {
        1
    }
}
