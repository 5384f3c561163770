//! The data that a viewer may see, in a form that the screen can draw without knowing the rules.

use kernel::Seat;
use sea_board::{PortOccupancy, ProspectView};
use serde::Serialize;
use ts_rs::TS;

use crate::board::Board;
use crate::odds::Odds;
use crate::rules::Breach;
use crate::words::{Deal, Ducats, Foe, Galley, Good, Nation, Options, Outcome, Place, PortId, Standing, Step, ZoneId};

/// The whole game as one viewer may see it.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the field seats says what it is")]
pub struct View {
    /// The board in play, with the provenance of each value.
    pub board: Board,
    /// The options that the players agreed on.
    pub options: Options,
    pub seats: Vec<SeatView>,
    /// All ports, in the order of the board.
    pub ports: Vec<PortView>,
    /// Galleys in play, in ascending order.
    pub galleys: Vec<GalleyView>,
    /// The kinds of goods, in the order gems, gold, spices, wine, iron, cloth, wood.
    pub goods: Vec<GoodView>,
    /// Pieces still in the box.
    pub stock: StockView,
    /// The current round, from 1; 0 before the first.
    pub round: u8,
    /// Number of rounds in the game.
    pub rounds: u8,
    /// The known part of this round's order, from the first place.
    pub order: Vec<Seat>,
    /// The current phase among those that are played seat by seat.
    pub step: Option<Step>,
    /// The smallest coin in ducats; every amount is a multiple of it.
    pub coin: Ducats,
    /// The highest amount of a purse or payment, in ducats.
    pub most_ducats: Ducats,
    /// The current phase, with what the screen needs for it.
    pub stage: StageView,
}

/// A player's possessions and points.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the field nation says what it is")]
pub struct SeatView {
    pub nation: Nation,
    /// Ducats; `None` if hidden from this viewer.
    pub purse: Option<Ducats>,
    /// Number of held ports.
    pub ports: u8,
    /// Number of galleys in play.
    pub galleys: u8,
    /// Sailors aboard and in garrisons.
    pub sailors: u8,
    /// The nation's major town.
    pub town: PortId,
    /// True if the player holds that town.
    pub holds_town: bool,
    /// Wealth points if the game ended now; `None` if the purse is hidden.
    pub points: Option<u16>,
    /// Points for ports and town alone, which are public.
    pub open_points: u16,
    /// True if the player was let go.
    pub gone: bool,
    /// True if the player has neither a port nor a galley, and may be let go.
    pub lost: bool,
}

/// A port and its contents.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PortView {
    /// The owner, garrison and warehouse.
    #[serde(flatten)]
    pub occupancy: PortOccupancy<Good>,
    /// True if a fortress stands in the port.
    pub fortress: bool,
    /// True if something was built here in this round.
    pub built: bool,
    /// Number of sailors that can still be hired here in this round.
    pub hires: u8,
    /// Wealth points for its owner now, without the 10 points for a nation's own major town.
    pub points: u16,
    /// The space for the next piece; `None` if the warehouse is full.
    pub next: Option<NextView>,
    /// The kinds of goods that the port accepts.
    pub wants: Vec<WantView>,
}

/// The lowest free space of a warehouse.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct NextView {
    /// The space, from 1.
    pub slot: u8,
    /// The bank's payment for its number, if any; `None` if the players will be asked for the number.
    pub ducats: Option<Ducats>,
}

/// A kind of goods that a port accepts.
#[derive(Clone, Copy, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the field good says what it is")]
pub struct WantView {
    pub good: Good,
    /// The bank's additional payment for a new market, to a player who does not hold the port (`SALE-2`).
    pub bonus: Ducats,
}

/// A galley in play.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the fields galley and owner say what they are")]
pub struct GalleyView {
    pub galley: Galley,
    pub owner: Seat,
    /// The galley's number among its owner's galleys, from 1.
    pub nth: u8,
    /// The zone where the galley lies.
    pub zone: ZoneId,
    /// Sailors aboard; 0 while the winner of a battle decides about the galley.
    pub sailors: u8,
    /// Pieces aboard, in the order of [`Good`].
    pub goods: Vec<Good>,
    /// Number of free spaces.
    pub room: u8,
    /// True if the galley's move in the current phase 3 is over.
    pub moved: bool,
}

/// A kind of goods.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the field good says what it is")]
pub struct GoodView {
    pub good: Good,
    /// Number of pieces in the box.
    pub left: u8,
    /// The player with the monopoly.
    pub monopoly: Option<Seat>,
    /// True if the players will be asked about it before a price above 300.
    pub doubted: bool,
}

/// Pieces still in the box.
#[derive(Clone, Copy, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the fields galleys, sailors and fortresses say what they are")]
pub struct StockView {
    pub galleys: u8,
    pub sailors: u8,
    pub fortresses: u8,
}

/// The current phase of the game.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "stage", rename_all = "snake_case")]
#[expect(missing_docs, reason = "fields such as seat and galleys say what they are")]
pub enum StageView {
    /// A player places the starting sailors.
    Placing {
        seat: Seat,
        /// Number of starting sailors.
        sailors: u8,
        galleys: [Galley; 2],
        port: PortId,
    },
    /// Corrections lay out a game already under way.
    Preparing,
    /// All players bid in secret.
    Bidding { bids: Vec<BidView> },
    /// Players pick places in the order.
    Picking {
        /// All bids by seat; 0 for a player who was let go.
        bids: Vec<Ducats>,
        /// The player of each picked place, from the first place.
        places: Vec<Option<Seat>>,
        /// The player who picks now; `None` while dice decide.
        seat: Option<Seat>,
        /// The tied players, who roll.
        tied: Vec<Seat>,
    },
    /// Phase 2: trade, build, hire, place.
    Trade { seat: Seat, trade: TradeView },
    /// Phase 3: movement.
    Move { seat: Seat, sailing: SailingView },
    /// Phase 4: battles.
    Fight {
        seat: Seat,
        attacks: Vec<AttackView>,
        /// The battle that waits for dice, or for the decision about a beaten galley.
        battle: Option<BattleView>,
    },
    /// Phase 5: taking ports.
    Take { seat: Seat, landings: Vec<LandingView> },
    /// Phase 6: sales and income.
    Sell {
        seat: Seat,
        sales: Vec<SaleView>,
        /// The printed number that the players are asked for.
        asked: Option<NumberView>,
    },
    /// Wealth is counted next.
    Counting,
    /// The game is over.
    Over {
        /// Outcomes from the winner down.
        outcomes: Vec<Outcome>,
    },
}

/// A bid that is awaited or already given.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the field seat says what it is")]
pub struct BidView {
    pub seat: Seat,
    /// True if the bid was given.
    pub given: bool,
    /// The amount, if this viewer may know it.
    pub ducats: Option<Ducats>,
    /// The highest possible bid, if this viewer may know it; bids start at 0 in steps of 100.
    pub most: Option<Ducats>,
}

/// Actions of the active player's phase 2.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TradeView {
    /// The ports where the player has a galley, and those that the player holds.
    pub desks: Vec<DeskView>,
    /// Groups of places between which sailors and goods can move: one for each zone with at least two own places.
    pub groups: Vec<GroupView>,
    /// Players for an exchange of goods, with the place.
    pub partners: Vec<PartnerView>,
    /// The negotiation in progress.
    pub talk: Option<TalkView>,
}

/// Actions at one port.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the fields port and owner say what they are")]
pub struct DeskView {
    pub port: PortId,
    pub owner: Option<Seat>,
    /// The goods on sale, if the player has a galley in the port's zone.
    pub buy: Option<BuyView>,
    /// Sailors for hire, if the player holds the port.
    pub hire: Option<HireView>,
    /// A galley to build, if the player holds the port.
    pub galley: Option<BuildView>,
    /// A fortress to build, if the player holds the port.
    pub fortress: Option<BuildView>,
}

/// A purchase of goods at a port.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the field good says what it is")]
pub struct BuyView {
    pub good: Good,
    /// Own galleys in the port's zone.
    pub galleys: Vec<Galley>,
    /// The highest number of pieces that can be bought now, by room, purse and box.
    pub most: u8,
    /// Price of a piece; `None` if the owner must be asked.
    pub price: Option<Ducats>,
    /// The highest price of a piece that the owner may ask.
    pub ceiling: Ducats,
    /// The rules that forbid any purchase.
    pub breaches: Vec<Breach>,
}

/// Sailors for hire.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HireView {
    /// The highest number of sailors that can be hired now, by warehouse, purse and box.
    pub most: u8,
    /// Price of a sailor.
    pub price: Ducats,
    /// Possible places, and the room in each.
    pub to: Vec<RoomView>,
    /// The rules that forbid hiring.
    pub breaches: Vec<Breach>,
}

/// A place for sailors.
#[derive(Clone, Copy, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the field place says what it is")]
pub struct RoomView {
    pub place: Place,
    /// Number of sailors that fit.
    pub room: u8,
}

/// A possible building.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BuildView {
    /// The price, without hired sailors.
    pub price: Ducats,
    /// The highest number of sailors that can be hired for a new galley at once.
    pub hired: u8,
    /// The highest number of sailors that can come from the garrison.
    pub garrison: u8,
    /// The rules that forbid building.
    pub breaches: Vec<Breach>,
}

/// Own places in one zone.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the field zone says what it is")]
pub struct GroupView {
    pub zone: ZoneId,
    /// The port, if the player holds it, then the galleys.
    pub places: Vec<Place>,
    /// The port of the zone if the player does not hold it. Sailors put ashore there go to the box.
    pub shore: Option<PortId>,
}

/// A player with whom goods can be exchanged.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the fields seat and zone say what they are")]
pub struct PartnerView {
    pub seat: Seat,
    pub zone: ZoneId,
    /// The active player's galleys in that zone.
    pub mine: Vec<Galley>,
    /// The other player's galleys in that zone.
    pub theirs: Vec<Galley>,
}

/// A negotiation of two players.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the field turn says what it is")]
pub struct TalkView {
    /// The player who is asked now.
    pub asked: Seat,
    /// The active player, who buys or offers the exchange.
    pub active: Seat,
    /// The other player, who sells or receives the offer.
    pub other: Seat,
    pub turn: TalkTurn,
    /// The purchase in question, if it is one.
    pub purchase: Option<PurchaseView>,
    /// The exchange in its first form.
    pub deal: Option<Deal>,
    /// The counter-offer to the exchange.
    pub counter_deal: Option<Deal>,
}

/// The next step of a negotiation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum TalkTurn {
    /// The owner names a price.
    Price,
    /// The players check whether the monopoly is real.
    Monopoly,
    /// Acceptance, a counter-offer, or refusal.
    Offer,
    /// Acceptance or refusal of the counter-offer.
    Counter,
    /// Acceptance or refusal of the first offer.
    Last,
}

/// A purchase under negotiation. Prices are for each piece.
#[derive(Clone, Copy, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "fields such as port and good say what they are")]
pub struct PurchaseView {
    pub port: PortId,
    pub good: Good,
    pub count: u8,
    pub galley: Galley,
    /// The lowest price that may be asked.
    pub least: Ducats,
    /// The highest price that may be asked.
    pub most: Ducats,
    /// The owner's price.
    pub price: Option<Ducats>,
    /// The buyer's counter-offer.
    pub counter: Option<Ducats>,
}

/// Actions of the active player's phase 3.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SailingView {
    /// The galley whose move has begun.
    pub moving: Option<Galley>,
    /// The player's galleys that can still move, with their destinations.
    pub galleys: Vec<MoverView>,
    /// The pending request for leave of passage.
    pub leave: Option<LeaveView>,
    /// Standing answers in this phase, by seat.
    pub standing: Vec<Standing>,
}

/// A galley that can move.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the field galley says what it is")]
pub struct MoverView {
    pub galley: Galley,
    /// Number of zones that the galley may still enter.
    pub left: u8,
    /// Reachable zones, each with one shortest path that needs the fewest leaves.
    pub reach: Vec<ReachView>,
    /// True if the neighbours of the galley's zone are unknown, so that it may enter any zone next (`MAP-2`).
    pub by_hand: bool,
}

/// A zone within reach.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the fields zone and prospect say what they are")]
pub struct ReachView {
    pub zone: ZoneId,
    /// The zones entered on the way, the destination last.
    pub path: Vec<ZoneId>,
    /// Zones on the way where leave must be asked, and of which players.
    pub leaves: Vec<PassView>,
    /// The goods of the best sale there, in the order of sale.
    pub sells: Vec<Good>,
    pub prospect: ProspectView,
}

/// A zone where leave must be asked.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the fields zone and seats say what they are")]
pub struct PassView {
    pub zone: ZoneId,
    pub seats: Vec<Seat>,
}

/// A pending request for leave of passage.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the fields galley and zone say what they are")]
pub struct LeaveView {
    pub galley: Galley,
    pub zone: ZoneId,
    /// Seats that have not answered.
    pub seats: Vec<Seat>,
    /// Number of zones that the galley may still enter.
    pub left: u8,
}

/// A possible or declared attack.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the fields galley and zone say what they are")]
pub struct AttackView {
    pub galley: Galley,
    /// The attacked galley or port.
    pub foe: Foe,
    /// The target's owner.
    pub against: Seat,
    pub zone: ZoneId,
    /// Sailors of both sides, attacker first.
    pub sailors: [u8; 2],
    /// True if a fortress protects the port.
    pub fortress: bool,
    /// Exact odds of the battle.
    pub odds: Option<Odds>,
}

/// A battle that waits for dice or a decision.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "waits", rename_all = "lowercase")]
#[expect(missing_docs, reason = "the fields attack, winner and prize say what they are")]
pub enum BattleView {
    /// Waits for one die of each side.
    Dice { attack: AttackView },
    /// Waits for the decision about the beaten galley.
    Prize {
        /// The deciding player.
        seat: Seat,
        winner: Galley,
        prize: Galley,
        /// True if the beaten galley was boarded.
        captured: bool,
        /// The highest number of sailors that can board it now.
        most: u8,
        /// The number of boarding sailors that would sink the winner's own galley.
        sinks: Option<u8>,
    },
}

/// A possible landing.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the fields galley and port say what they are")]
pub struct LandingView {
    pub galley: Galley,
    pub port: PortId,
    /// The highest number of sailors that can land; after the last one the galley sinks.
    pub most: u8,
    /// The rules that forbid any landing.
    pub breaches: Vec<Breach>,
}

/// A possible sale.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the fields galley, port and good say what they are")]
pub struct SaleView {
    pub galley: Galley,
    pub port: PortId,
    pub good: Good,
    /// Number of pieces aboard, of which one is sold.
    pub aboard: u8,
    /// The bank's payment including a new market; `None` if the players will be asked for the number.
    pub ducats: Option<Ducats>,
    /// The part paid for a new market.
    pub bonus: Ducats,
    /// The rules that forbid the sale.
    pub breaches: Vec<Breach>,
}

/// A printed number that the players are asked for.
#[derive(Clone, Copy, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the fields port and most say what they are")]
pub struct NumberView {
    pub port: PortId,
    /// The space, from 1.
    pub slot: u8,
    /// The lowest number that fits beside the known numbers.
    pub least: u8,
    pub most: u8,
}
