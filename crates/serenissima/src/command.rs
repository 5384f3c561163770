//! Commands of the game, and the questions that they answer.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use kernel::Seat;

use crate::board::{Board, BoardEdit};
use crate::words::{
    Cards, Cause, Colour, Crew, DogeCard, Ducats, Foe, Galley, Good, Options, Path, Place, PortId, ZoneId,
};

/// A command: one action of a player, of chance, or of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", deny_unknown_fields)]
#[ts(tag = "do")]
#[expect(missing_docs, reason = "fields such as port and card say what they are")]
pub enum Command {
    // ---- chance answers ----
    /// Chance: the first player (`SETUP-1`).
    DrawFirst {
        /// The player who begins.
        seat: Seat,
    },
    /// Chance: a port to close (`SETUP-6`).
    DrawClosed { port: PortId },
    /// Chance: the dice of both sides (`FIGHT-3`).
    Rolled {
        /// The attacker's skulls, then the defender's.
        skulls: [u8; 2],
    },
    /// Chance: the fort's two dice (`PORT-4`).
    FortRolled {
        /// Number of skulls, 0 to 2.
        skulls: u8,
    },
    /// Chance: the turned Doge card (`DOGE-1`).
    TurnDoge { card: DogeCard },
    // ---- set-up ----
    /// Closes a port of the asked good (`SETUP-6`).
    ClosePort { port: PortId },
    /// Draws the remaining closed ports at random (`SETUP-6`).
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
    /// Starts a game already under way with the pieces as entered. Play continues from the black pawn's number.
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
        /// The active galley, or the looting one.
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
        /// The attacked galley or port.
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
    /// Lands sailors: captures a neutral port (`CAPT-1`), or takes a port whose garrison is dead (`PORT-5`). In the
    /// latter, 0 leaves it neutral.
    Land {
        /// Number of sailors that land.
        sailors: u8,
    },
    /// Ends the activation or the investment of the active galley (`ACT-1`, `INV-1`).
    EndActivation,
    // ---- invest ----
    /// Hires one sailor for 1 ducat (`INV-2`).
    Hire {
        /// The sailor's destination.
        to: Place,
    },
    /// Buys a galley with its first sailor (`INV-3`, `INV-4`).
    BuyGalley {
        /// A free number.
        galley: Galley,
        /// The player's own port beside which it is placed.
        port: PortId,
        /// The source of its first sailor.
        crew: Crew,
    },
    /// Builds a fort (`INV-5`).
    BuildFort { port: PortId },
    /// Builds a basilica (`INV-6`).
    BuildBasilica { port: PortId },
    /// Ends a player's purchases at the end of the turn (`DOGE-3`).
    EndPurchases,
    // ---- the table ----
    /// Sets a tracked value by hand (`FIX-1`).
    Correct {
        /// The corrected value.
        // Boxed because corrections are large and rare, so that the usual commands stay small.
        fix: Box<Fix>,
    },
    /// Ends the game early (`SCORE-6`).
    EndEarly {
        /// True for a last scoring; otherwise the purses count as they are.
        score: bool,
    },
}

/// The corrected state of a tracked value, as on the table (`FIX-1`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "what", deny_unknown_fields)]
#[ts(tag = "what")]
#[expect(missing_docs, reason = "fields such as galley and port say what they are")]
pub enum Fix {
    /// The ducats of a player.
    Purse {
        /// The purse's owner.
        seat: Seat,
        /// The ducats; `None` only in the copies for other viewers, with hidden money.
        #[serde(deserialize_with = "kernel::said")]
        ducats: Option<Ducats>,
    },
    /// The complete state of a galley.
    Galley {
        galley: Galley,
        /// The galley's owner; `None` puts it into the supply, and the other fields are ignored.
        #[serde(deserialize_with = "kernel::said")]
        seat: Option<Seat>,
        /// The zone where the galley lies.
        zone: ZoneId,
        /// Sailors aboard, 1 to 5.
        sailors: u8,
        /// Cubes aboard.
        goods: Vec<Good>,
    },
    /// A port's owner and garrison.
    Port {
        port: PortId,
        /// The port's owner; `None` for a neutral port.
        #[serde(deserialize_with = "kernel::said")]
        seat: Option<Seat>,
        /// The garrison, 1 up to the number of slots; ignored if the port is neutral.
        sailors: u8,
    },
    /// A port's warehouse, slot by slot from the lowest value.
    Warehouse {
        port: PortId,
        /// One cube or none for each slot.
        slots: Vec<Option<Good>>,
    },
    /// A port's buildings.
    Buildings {
        port: PortId,
        /// True if a fort stands in the port.
        fort: bool,
        /// True if a basilica stands in the port.
        basilica: bool,
    },
    /// Sets whether a port is closed.
    Closed { port: PortId, closed: bool },
    /// The space of the white pawn, which counts the turns.
    WhitePawn {
        /// The space of the turn track.
        space: u8,
    },
    /// The black pawn's number. The galley of that number, or the next above it, is activated again; 0 restarts the
    /// wheel.
    BlackPawn {
        /// The number, 0 to 15.
        number: u8,
    },
    /// The Doge cards that are still face down.
    DogeDeck {
        /// Number of cards of each kind.
        left: Cards,
    },
    /// The number of the current turn.
    Turn {
        /// The turn, from 1.
        turn: u16,
    },
    /// The number of completed scorings.
    Scorings {
        /// Completed scorings, 0 to 2.
        done: u8,
    },
    /// The first player of the game.
    First { seat: Seat },
    /// A player's colour. Colours are unique, so a player who has the new colour gets the old one.
    Colour {
        /// The player.
        seat: Seat,
        /// The new colour.
        colour: Colour,
    },
    /// The table options.
    Options {
        /// All options, as valid from now on.
        #[serde(deserialize_with = "kernel::whole")]
        options: Options,
    },
    /// One printed value of the board, as on the owner's copy (`BOARD-1`).
    Printed {
        /// The changed value; the shape of the board cannot change.
        printed: BoardEdit,
    },
    /// The printed board: same ports and zones, other values (`BOARD-1`).
    Board {
        /// The new board, complete.
        board: Box<Board>,
    },
}

/// The question that the game puts to one actor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, strum::VariantNames)]
#[serde(tag = "ask")]
#[expect(missing_docs, reason = "the fields good, zone and port say what they are")]
pub enum Question {
    /// Chance: the first player.
    FirstPlayer,
    /// Chance: the port of this good to close.
    ClosedPort { good: Good },
    /// Chance: the dice of both sides.
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
    /// The port of this good to close.
    Close { good: Good },
    /// The starting port and galley.
    Start,
    /// The next galley to take.
    NextGalley,
    /// The corrections that lay out a game already under way.
    Prepare,
    /// The actions of the active galley, or the investments made instead.
    Activation {
        /// The active galley.
        galley: Galley,
    },
    /// Whether to call a blockade.
    Blockade {
        /// The galley that would be stopped.
        galley: Galley,
        zone: ZoneId,
        /// The move, sale or capture that would be stopped.
        cause: Cause,
    },
    /// Whether to fight another round.
    Round,
    /// The goods to take from the sunk galley.
    Loot,
    /// The number of sailors to land in the port whose garrison is dead.
    Landing { port: PortId },
    /// The galleys to buy, for a player with fewer than two.
    Purchases,
}
