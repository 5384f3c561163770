//! What can be said, and what is asked.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use kernel::Seat;

use crate::board::{Board, BoardEdit};
use crate::words::{
    Cards, Cause, Colour, Crew, DogeCard, Ducats, Foe, Galley, Good, Options, Path, Place, PortId, ZoneId,
};

/// One gesture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", deny_unknown_fields)]
#[ts(tag = "do")]
pub enum Command {
    // ---- chance answers ----
    /// The first player was drawn (`SETUP-1`).
    DrawFirst {
        /// Who begins.
        seat: Seat,
    },
    /// A port to close was drawn (`SETUP-6`).
    DrawClosed { port: PortId },
    /// Dice: skulls of the attacker and of the defender (`FIGHT-3`).
    Rolled {
        /// Attacker's skulls, then the defender's.
        skulls: [u8; 2],
    },
    /// The fort's two dice (`PORT-4`).
    FortRolled {
        /// Skulls, 0 to 2.
        skulls: u8,
    },
    /// The Doge card that was turned (`DOGE-1`).
    TurnDoge { card: DogeCard },
    // ---- set-up ----
    /// Closes a port of the asked good (`SETUP-6`).
    ClosePort { port: PortId },
    /// Has the remaining closed ports drawn at random (`SETUP-6`).
    DrawPorts,
    /// Picks a starting port and a galley (`SETUP-4`).
    PickStart {
        /// A free starting port.
        port: PortId,
        /// A free galley.
        galley: Galley,
    },
    /// Picks one more galley (`SETUP-5`).
    PickGalley {
        /// A free galley.
        galley: Galley,
    },
    /// Everything lies as it does on the table: a game already under way continues from the number
    /// of the black pawn.
    BeginPlay,
    // ---- load ----
    /// Moves one sailor (`LOAD-2`, `INV-4`).
    MoveSailor { from: Place, to: Place },
    /// Moves one cube between own galleys (`LOAD-7`).
    MoveGood { good: Good, from: Galley, to: Galley },
    /// Loads one cube from the port (`LOAD-6`).
    Load { good: Good },
    /// Throws one cube overboard (`LOAD-8`); also while looting, to make room (`FIGHT-6`).
    Jettison {
        /// The active galley, or the one that takes loot.
        galley: Galley,
        good: Good,
    },
    /// Sinks an own galley on purpose (`LOAD-5`).
    Scuttle { galley: Galley },
    // ---- move ----
    /// Sails zone by zone, pausing where a blockade may be called (`MOVE-1`, `MOVE-2`).
    Sail {
        /// The zones entered, in order.
        #[ts(type = "string[]")]
        path: Path,
    },
    /// Answers whether to call a blockade (`MOVE-2`, `SELL-5`, `CAPT-2`).
    Blockade { call: bool },
    // ---- sell or fight ----
    /// Sells one cube (`SELL-1`).
    Sell { good: Good },
    /// Attacks a galley (`FIGHT-1`) or a port (`PORT-1`).
    Attack {
        /// Whom.
        foe: Foe,
    },
    /// Fights another round (`FIGHT-4`).
    Continue,
    /// Breaks the battle off; the activation ends (`FIGHT-4`).
    BreakOff,
    /// Takes one cube from the sunk galley (`FIGHT-6`).
    Loot { good: Good },
    /// Takes no more loot; the rest is lost (`FIGHT-6`).
    LeaveLoot,
    /// Lands sailors: captures a neutral port (`CAPT-1`), or takes a port whose garrison is dead
    /// (`PORT-5`; 0 leaves it neutral).
    Land {
        /// How many.
        sailors: u8,
    },
    /// Ends the activation or the investment of the active galley (`ACT-1`, `INV-1`).
    EndActivation,
    // ---- invest ----
    /// Hires one sailor for 1 ducat (`INV-2`).
    Hire {
        /// Where he goes.
        to: Place,
    },
    /// Buys a galley with its first sailor (`INV-3`, `INV-4`).
    BuyGalley {
        /// A free number.
        galley: Galley,
        /// The player's own port beside which it is placed.
        port: PortId,
        /// Where its first sailor comes from.
        crew: Crew,
    },
    /// Builds a fort (`INV-5`).
    BuildFort { port: PortId },
    /// Builds a basilica (`INV-6`).
    BuildBasilica { port: PortId },
    /// Ends the special investments of a player (`DOGE-3`).
    EndPurchases,
    // ---- the table's own ----
    /// Sets a tracked value by hand (`FIX-1`).
    Correct {
        /// What is true.
        // Large and rare: what is said in play stays flat.
        fix: Box<Fix>,
    },
    /// Ends the game before its time.
    EndEarly {
        /// With a last scoring, or with the purses as they are.
        score: bool,
    },
}

/// A tracked value, as it lies on the table (`FIX-1`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "what", deny_unknown_fields)]
#[ts(tag = "what")]
pub enum Fix {
    Purse {
        /// Whose.
        seat: Seat,
        /// What is in it; `None` only in what others hear of it with hidden money.
        #[serde(deserialize_with = "kernel::said")]
        ducats: Option<Ducats>,
    },
    /// A galley, whole.
    Galley {
        galley: Galley,
        /// Its owner; `None`: in the supply, and the rest means nothing.
        #[serde(deserialize_with = "kernel::said")]
        seat: Option<Seat>,
        /// Where it lies.
        zone: ZoneId,
        /// 1 to 5.
        sailors: u8,
        /// Its cubes.
        goods: Vec<Good>,
    },
    /// A port's owner and garrison.
    Port {
        port: PortId,
        /// Its owner; `None`: neutral.
        #[serde(deserialize_with = "kernel::said")]
        seat: Option<Seat>,
        /// 1 up to the slots; means nothing when neutral.
        sailors: u8,
    },
    /// A port's warehouse, slot by slot from the lowest value.
    Warehouse {
        port: PortId,
        /// One for each slot.
        slots: Vec<Option<Good>>,
    },
    /// A port's buildings.
    Buildings {
        port: PortId,
        /// Whether a fort stands there.
        fort: bool,
        /// Whether a basilica stands there.
        basilica: bool,
    },
    /// Whether a port is closed.
    Closed { port: PortId, closed: bool },
    WhitePawn {
        /// The space of the turn track.
        space: u8,
    },
    /// The black pawn. The galley of that number is activated again, or the next above it; 0 begins
    /// the wheel again.
    BlackPawn {
        /// 0 to 15.
        number: u8,
    },
    /// The Doge cards that are still face down.
    DogeDeck {
        /// By kind.
        left: Cards,
    },
    /// The number of the turn.
    Turn {
        /// From 1.
        turn: u16,
    },
    /// How many scorings there have been.
    Scorings {
        /// 0 to 2.
        done: u8,
    },
    /// Who was the first player.
    First { seat: Seat },
    /// A player's colour.
    Colour {
        /// Whose.
        seat: Seat,
        /// Which; two players cannot have the same, so the two swap.
        colour: Colour,
    },
    /// What the table agreed on.
    Options {
        /// From now on: all of it.
        #[serde(deserialize_with = "kernel::whole")]
        options: Options,
    },
    /// One printed value, as the owner reads it on the box (`BOARD-1`).
    Printed {
        /// The value; not the shape of the board.
        printed: BoardEdit,
    },
    /// The board as it is printed: same ports and zones, other values (`BOARD-1`).
    Board {
        /// The whole board.
        board: Box<Board>,
    },
}

/// What is awaited, of one actor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, strum::VariantNames)]
#[serde(tag = "ask")]
pub enum Question {
    /// Chance: who begins.
    FirstPlayer,
    /// Chance: which port of this good is closed.
    ClosedPort { good: Good },
    /// Chance: dice.
    Dice {
        /// Dice of the attacker.
        attacker: u8,
        /// Dice of the defender.
        defender: u8,
    },
    /// Chance: the fort's two dice.
    Fort,
    /// Chance: the next Doge card.
    Doge,
    /// Which port of this good to close.
    Close { good: Good },
    /// Which port and galley to start with.
    Start,
    /// Which galley to take next.
    NextGalley,
    /// What lies on the table, in a game already under way.
    Prepare,
    /// What the active galley does, or which investments are made.
    Activation {
        /// The active galley.
        galley: Galley,
    },
    /// Whether to blockade.
    Blockade {
        /// The galley that would be stopped.
        galley: Galley,
        zone: ZoneId,
        /// What would be stopped.
        cause: Cause,
    },
    /// Whether to fight another round.
    Round,
    /// What to take from the sunk galley.
    Loot,
    /// How many sailors to land in the port whose garrison is dead.
    Landing { port: PortId },
    /// Which galleys to buy, having fewer than two.
    Purchases,
}
