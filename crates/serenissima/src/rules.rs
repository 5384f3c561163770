//! Every rule of the second edition, in the order of the specification.

use crate::words::{Cause, DogeCard, Ducats, Foe, Galley, Good, Place, PortId, ZoneId};
use kernel::Seat;

kernel::rules! {
    /// The rule or limit that a command breaks, with the parameters of its message.
    pub enum Breach {
        // 0. The box
        limit "BOX-1" "Goods that the bank has run out of cannot be loaded." => BankEmpty { good: Good };
        effect "BOX-2" "Dead sailors and those of sunk galleys go back to the reserve.";
        effect "BOX-3" "A sunk galley goes back to the supply.";
        limit "BOX-4" "At most six galleys a player." => NoCubeLeft { most: u8 };
        limit "BOX-5" "Nobody hires from an empty reserve." => ReserveEmpty { seat: Seat };
        limit "BOX-6" "Nobody pays more than they have." => CannotPay { seat: Seat, price: Ducats };
        limit "BOX-7" "Pieces exist once, and places hold what they hold." => NoSuchPiece { what: Piece };
        // 1. Set-up
        effect "SETUP-1" "The first player is drawn.";
        effect "SETUP-2" "Colours, sailors and 5 ducats.";
        effect "SETUP-3" "The pawns and the Doge cards start in their places.";
        rule "SETUP-4" "Each picks a free starting port and a free galley." => NotAStart { port: PortId };
        effect "SETUP-5" "Each picks a second galley, with two players a third.";
        rule "SETUP-6" "With 2 or 3 players four ports are closed and galleys 13-15 stay in the box." => Closed { why: Closure };
        effect "SETUP-7" "Hidden money is shown to its owner alone.";
        // 2. The wheel
        effect "WHEEL-1" "The next galley in ascending order is active.";
        effect "WHEEL-2" "With no galley ahead the turn ends.";
        effect "WHEEL-3" "The wheel is read live.";
        effect "WHEEL-4" "The pawn stands on a number, not on a cube.";
        // 3. Activating a galley
        rule "ACT-1" "Load, move, then sell or fight; a step left is over." => StepOver { step: Step, now: Step };
        limit "LOAD-1" "A galley has 5 spaces." => GalleyFull { galley: Galley };
        rule "LOAD-2" "The active galley is one end of a transfer, the other an own galley or port in its zone." => NotBetween { from: Place, to: Place };
        limit "LOAD-3" "A port holds as many sailors as slots." => PortFull { port: PortId };
        rule "LOAD-4" "A held port keeps a sailor." => LastSailor { port: PortId };
        rule "LOAD-5" "A galley without sailors sinks; on purpose only in the load step, the active one or an own one beside it." => CannotScuttle { galley: Galley };
        rule "LOAD-6" "A port gives the good that it produces." => NotProduced { port: PortId, good: Good };
        rule "LOAD-7" "Goods move between the active galley and own galleys in its zone." => NotAlongside { from: Galley, to: Galley };
        rule "LOAD-8" "Goods are jettisoned from the active galley." => NotActivated { galley: Galley };
        rule "LOAD-9" "Without a usable port no goods can be loaded." => NoPortHere { zone: ZoneId };
        rule "MOVE-1" "One adjacent zone for each sailor." => TooFar { path: u8, left: u8, gap: Option<ZoneId> };
        rule "MOVE-2" "A blockaded galley stops." => Stopped { galley: Galley };
        effect "MOVE-3" "Most sailors are asked first, among equals the lowest galley.";
        rule "MOVE-4" "No gifts of goods between players." => NoGifts { galley: Galley };
        rule "SELL-1" "One cube of a kind, not the port's own, none that it stores." => NotWanted { port: PortId, good: Good };
        limit "SELL-2" "A cube takes the free slot of the lowest value." => WarehouseFull { zone: ZoneId };
        effect "SELL-3" "Spice pays 2 more.";
        effect "SELL-4" "Wine turns the port card.";
        rule "SELL-5" "A blockaded sale is off: fight the blockader first, or end." => SaleBlocked { by: Seat };
        rule "SELL-6" "Sell or fight, not both." => SellOrFight { sold: bool };
        // 4. Battle
        rule "FIGHT-1" "One enemy galley in the zone." => NotInReach { foe: Foe };
        limit "FIGHT-2" "Strength is sailors less zones moved, at least 1." => NoStrength { galley: Galley };
        limit "FIGHT-3" "No more skulls than dice." => TooManySkulls { dice: [u8; 2] };
        effect "FIGHT-4" "After a round the attacker goes on or breaks off.";
        effect "FIGHT-5" "A side without sailors has lost; both can sink.";
        limit "FIGHT-6" "Loot is what the sunk galley carried." => NotAdrift { good: Good };
        effect "FIGHT-7" "After a sinking the attacker may go on against others.";
        // 5. Neutral port
        limit "CAPT-1" "A capture lands at least one sailor who is aboard, no more than the port has slots, and needs no battle." => CannotLand { why: Landing };
        rule "CAPT-2" "A blockaded capture is off: fight first, or end." => CaptureBlocked { by: Seat };
        effect "CAPT-3" "The port card comes from the reserve; goods and buildings stay.";
        effect "CAPT-4" "A capture ends the activation.";
        // 6. Another player's port
        rule "PORT-1" "Only a fight takes a held port, and galleys of its owner must be sunk first." => OnlyByFight { why: Guard };
        rule "PORT-2" "A player's last port cannot be attacked." => LastPort { seat: Seat, port: PortId };
        effect "PORT-3" "The garrison defends like a galley.";
        limit "PORT-4" "The fort rolls two dice once, before the first round." => FortDice { skulls: u8 };
        limit "PORT-5" "The victor lands up to the slots, or leaves the port neutral." => CannotGarrison { sailors: u8, most: u8 };
        effect "PORT-6" "Both dead: the port is neutral, the galley sinks.";
        effect "PORT-7" "Attacker dead: galley and goods are lost.";
        effect "PORT-8" "A fort fires at attackers only.";
        effect "PORT-9" "The end of a port battle ends the activation.";
        // 7. Investment
        rule "INV-1" "A galley either acts or invests, in ports that its owner holds." => ActOrInvest { invested: bool };
        rule "INV-2" "Sailors are hired into own ports or onto own galleys beside them." => CannotHireHere { to: Place };
        rule "INV-3" "One galley an investment, beside an own port." => CannotBuyHere { port: PortId, bought: bool };
        rule "INV-4" "Its crew is hired or comes from that port or zone." => CrewFromElsewhere { galley: Galley };
        rule "INV-5" "A fort needs wood and stone in an own port, one a port." => NoFortHere { port: PortId, why: Missing };
        rule "INV-6" "A basilica needs gold and marble in an own port, one a port." => NoBasilicaHere { port: PortId, why: Missing };
        limit "INV-7" "Five forts and five basilicas for the whole table." => NoneLeft { port: PortId };
        // 8. End of the turn
        limit "DOGE-1" "The card turned is one of those face down." => CardGone { card: DogeCard };
        effect "DOGE-2" "Scoring spaces entered or passed score, in order.";
        rule "DOGE-3" "With fewer than two galleys, buy up to two and hire for them." => TwoAreEnough { galley: Option<Galley> };
        effect "DOGE-4" "The next turn begins.";
        effect "DOGE-5" "An empty deck is shuffled from all cards.";
        // 9. Scoring
        effect "SCORE-1" "A port pays by how full its warehouse is.";
        effect "SCORE-2" "A basilica pays 5.";
        effect "SCORE-3" "Neutral ports pay nobody.";
        effect "SCORE-4" "Income is announced.";
        effect "SCORE-5" "The third scoring ends the game; ties go to more ports.";
        effect "SCORE-6" "The table may stop before the end, with a last scoring or without.";
        // 10 to 12
        effect "RAND-1" "Chance is answered by the app or by the table, and recorded.";
        limit "FIX-1" "A correction stays within the box." => CannotCorrect { flaw: String };
        effect "FIX-2" "A correction closes what it made void and opens what is due; what waits is judged anew.";
        limit "BOARD-1" "A board holds together." => FaultyBoard { flaw: String };
    }
}

/// A step of an activation (`ACT-1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum Step {
    /// Goods are loaded, before the galley moves.
    Load,
    /// The galley moves, a zone for each sailor aboard at most.
    Move,
    /// Goods are sold in the port of the galley's zone.
    Sell,
    /// The step for fighting or capturing.
    Fight,
}

/// A piece that is not available (`BOX-7`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, ts_rs::TS)]
#[serde(tag = "piece", rename_all = "lowercase")]
#[expect(missing_docs, reason = "the fields port, place and galley say what they are")]
pub enum Piece {
    /// A galley that is already in play, or is not in play.
    Galley {
        /// The galley's number.
        galley: Galley,
    },
    /// A port that is already held.
    Port { port: PortId },
    /// Sailors of the owner's colour at a place.
    Sailors { place: Place },
    /// A cube aboard a galley.
    Cube {
        galley: Galley,
        /// The kind of goods.
        good: Good,
    },
}

/// The obstacle of a closed port or unused galley (`SETUP-6`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, ts_rs::TS)]
#[serde(tag = "why", rename_all = "lowercase")]
#[expect(missing_docs, reason = "the fields port and galley say what they are")]
pub enum Closure {
    /// The port is closed and cannot be used.
    Port { port: PortId },
    /// The port to close must produce another good.
    Good {
        port: PortId,
        /// The asked good.
        good: Good,
    },
    /// Too few starting ports would stay open.
    Starts { port: PortId },
    /// The galley stays in the box with this number of players.
    Galley { galley: Galley },
}

/// The reason why sailors cannot land (`CAPT-1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, ts_rs::TS)]
#[serde(tag = "why", rename_all = "lowercase")]
pub enum Landing {
    /// None land, or more than are aboard or than the port has slots.
    Sailors {
        /// Number of landing sailors.
        sailors: u8,
        /// Highest number that can land.
        most: u8,
    },
    /// The port is neutral, so there is no garrison to fight.
    Neutral { port: PortId },
}

/// The obstacle between a held port and its attacker (`PORT-1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, ts_rs::TS)]
#[serde(tag = "why", rename_all = "lowercase")]
pub enum Guard {
    /// A galley of the port's owner.
    Galley { galley: Galley },
    /// The port's garrison, which must be fought.
    Garrison { port: PortId },
}

/// The obstacle to a building (`INV-5`, `INV-6`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum Missing {
    /// The port is not the player's own or lacks two kinds of goods.
    Goods,
    /// The port already has this building.
    Second,
}

/// Returns the breach of a called blockade of this kind.
pub fn blocked(cause: Cause, by: Seat) -> Breach {
    match cause {
        Cause::Capture { .. } => Breach::CaptureBlocked { by },
        _ => Breach::SaleBlocked { by },
    }
}
