//! Every rule of the first edition, in the order of the specification. An id that bundles several conditions is split
//! here, so that each can be waived alone.

use crate::words::{Ducats, Foe, Galley, Good, Place, PortId, ZoneId};
use kernel::Seat;

kernel::rules! {
    /// The rule or limit that a command breaks, with the parameters of its message.
    pub enum Breach {
        // 0. The box
        limit "BOX-1a" "What the box has run out of cannot be bought, built or hired." => BoxEmpty { what: Stock, left: u8 };
        effect "BOX-1b" "Dead sailors, sunk galleys and lost cargo go back to the box.";
        limit "BOX-1c" "Pieces are where they are." => NoSuchPiece { what: Piece };
        limit "BOX-1d" "Nobody pays more than they have." => CannotPay { seat: Seat, price: Ducats };
        limit "BOX-1e" "Money is counted in hundreds." => NotInHundreds { ducats: Ducats };
        effect "BOX-2" "176 sailors, or 180.";
        // 1. Set-up
        effect "SETUP-1" "Rounds and nations by number of players.";
        effect "SETUP-2" "Two galleys, ten sailors, 2000 ducats, the own major town.";
        limit "SETUP-3" "Each starting galley gets one to five sailors." => StartingCrew { sailors: u8 };
        effect "SETUP-4" "Major towns of nations that nobody plays are neutral ports.";
        effect "SEAT-1a" "A player without port and galley bids and is skipped otherwise.";
        rule "SEAT-1b" "Only a player without port and galley is let go." => StillThere { seat: Seat };
        effect "SEAT-2" "A player who was let go is asked nothing.";
        // 2. Phase 1
        effect "BID-1" "Bids are revealed together, and all are paid.";
        limit "BID-2a" "A free place from first to last is picked." => NoSuchPlace { place: u8 };
        effect "BID-2b" "Equal bids pick by die, and bids of nothing last.";
        effect "BID-3" "A phase begins when all have finished the one before.";
        // 3. Phase 2
        rule "BUY-1a" "A buyer has a galley in the zone of the port." => NotBeside { galley: Galley, port: PortId };
        rule "BUY-1b" "A port sells only what it supplies." => NotSupplied { port: PortId, good: Good };
        effect "BUY-2a" "A piece costs 100 ducats in a neutral or own port.";
        rule "BUY-2b" "The owner of a port names a price within bounds." => PriceOutside { ducats: Ducats, least: Ducats, most: Ducats };
        rule "BUY-2c" "A counter-offer is below the price." => CounterOutside { ducats: Ducats, least: Ducats, most: Ducats };
        effect "BUY-2d" "A price that was left stands for that port until the turn ends.";
        effect "BUY-3" "A monopoly lets its owner ask up to 1000.";
        limit "BUY-4" "A galley carries five pieces, at least one of them a sailor." => GalleyFull { galley: Galley, room: u8 };
        rule "TRADE-1a" "Players exchange where both have galleys, not on the high seas." => NoExchangeHere { zone: ZoneId };
        limit "TRADE-1b" "An exchange is about goods." => NoGoods {};
        effect "TRADE-1c" "Offer, counter-offer, last word.";
        rule "BUILD-1a" "One building a round in each port." => BuiltAlready { port: PortId };
        rule "BUILD-1b" "Only a held port builds and hires." => NotHeld { port: PortId };
        limit "BUILD-2" "A new galley gets a sailor at once." => NoCrew { sailors: u8, most: u8 };
        rule "BUILD-3" "A galley needs wood and iron." => LacksForGalley { port: PortId, good: Good };
        rule "BUILD-4" "A fortress needs wood and gold." => LacksForFortress { port: PortId, good: Good };
        limit "BUILD-5" "One fortress a port." => FortressThere { port: PortId };
        rule "HIRE-1a" "Hired sailors go into the port or onto own galleys beside it." => CannotHireTo { port: PortId, to: Place };
        rule "HIRE-1b" "As many sailors a round as goods in the warehouse." => TooManyHired { port: PortId, left: u8 };
        rule "PLACE-1a" "Sailors and goods move within one zone." => NotInOneZone { from: Place, to: Place };
        effect "PLACE-1b" "A galley without sailors sinks.";
        effect "PLACE-2a" "Goods that are thrown away go back to the box.";
        rule "PLACE-2b" "Sailors go ashore only where there is a port." => NoShore { zone: ZoneId };
        effect "HOLD-1" "A port without garrison stays held.";
        // 4. Phase 3
        rule "MOVE-1a" "A galley moves up to as many zones as it has sailors." => TooFar { path: u8, left: u8 };
        rule "MOVE-1b" "A galley moves from zone to neighbouring zone." => NotNeighbours { from: ZoneId, to: ZoneId };
        rule "MOVE-1c" "A galley that was refused leave, or was left for another, has moved." => MoveOver { galley: Galley };
        effect "MOVE-1d" "All opponents in a zone that was entered are asked for leave.";
        // 5. Phase 4
        effect "FIGHT-1" "Both sides roll, add their sailors and divide by three.";
        rule "FIGHT-2" "Any galley attacks any opponent in its zone." => NotInReach { foe: Foe };
        limit "FIGHT-3a" "The winner captures with sailors of the galley that won." => CannotBoard { sailors: u8, most: u8 };
        effect "FIGHT-3b" "What has no sailors left in the end sinks.";
        effect "FIGHT-4" "A fortress divides the attacker's sum by four; a beaten attacker sinks.";
        effect "FIGHT-5" "A port whose garrison died stays held until somebody lands.";
        effect "FIGHT-6" "A captured galley may fight again.";
        limit "FIGHT-7" "Only opponents are attacked, and only ports with a garrison." => NothingToFight { foe: Foe };
        // 6. Phase 5
        limit "TAKE-1a" "A galley lands in the port of its zone." => NoLandingHere { zone: ZoneId };
        limit "TAKE-1b" "One or more of the sailors aboard land." => CannotLand { sailors: u8, most: u8 };
        effect "TAKE-1c" "The last sailor may land: the galley sinks.";
        limit "TAKE-2a" "Nobody lands in a port that others defend." => Defended { port: PortId };
        rule "TAKE-2b" "Nobody lands in an own port with a garrison." => GarrisonThere { port: PortId };
        effect "TAKE-3" "Fortress and goods stay.";
        // 7. Phase 6
        limit "SALE-1a" "A sale needs a port." => NoPortHere { zone: ZoneId };
        rule "SALE-1b" "A port buys what it neither supplies nor stores." => NotWanted { port: PortId, good: Good };
        limit "SALE-1c" "A full warehouse takes nothing." => WarehouseFull { port: PortId };
        effect "SALE-1d" "The bank pays a hundred times the number of the lowest free space.";
        effect "SALE-2" "A new market pays 500 more, in a major town 1000.";
        effect "INCOME-1" "The own major town pays 300.";
        // 8 to 10
        effect "SCORE-1" "Wealth points.";
        effect "SCORE-2" "Most points win; ties share.";
        effect "MONEY-1" "Purses and bids are hidden.";
        limit "RAND-1" "A die shows one to six." => NotADie { die: u8 };
        limit "FIX-1" "A correction stays within the box." => CannotCorrect { flaw: String };
        effect "FIX-2" "A correction closes what it made void.";
        effect "FIX-3" "A correction moves, sinks and pays nothing by itself.";
        effect "END-1" "The table may stop before the end.";
        limit "MAP-1" "A board holds together." => FaultyBoard { flaw: String };
        effect "MAP-2" "Where neighbours are not known, any zone may be entered next.";
        limit "MAP-3" "A number that is read fits those beside it." => NumberDoesNotFit { number: u8, least: u8, most: u8 };
    }
}

/// A kind of piece that the box can run out of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, ts_rs::TS)]
#[serde(tag = "stock", rename_all = "lowercase")]
#[expect(missing_docs, reason = "named after the pieces of the box")]
pub enum Stock {
    Goods { good: Good },
    Sailors,
    Galleys,
    Fortresses,
}

/// A piece that is not available.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, ts_rs::TS)]
#[serde(tag = "piece", rename_all = "lowercase")]
#[expect(missing_docs, reason = "the fields galley, place and good say what they are")]
pub enum Piece {
    /// A galley of the acting player.
    Galley { galley: Galley },
    /// Sailors of the acting player.
    Sailors { place: Place },
    /// Pieces of goods aboard a galley.
    Goods { galley: Galley, good: Good },
}
