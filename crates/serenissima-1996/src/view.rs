//! What a viewer may see, ready to be drawn without knowing the rules.

use kernel::Seat;
use sea_board::PortOccupancy;
use serde::Serialize;
use ts_rs::TS;

use crate::board::Board;
use crate::odds::Odds;
use crate::rules::Breach;
use crate::words::{
    Deal, Ducats, Foe, Galley, Good, Nation, Options, Outcome, Place, PortId, Standing, Step, Wealth, ZoneId,
};

/// The whole table as one viewer may see it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct View {
    /// The board in play, with provenance.
    pub board: Board,
    /// What the table agreed on.
    pub options: Options,
    pub seats: Vec<SeatView>,
    /// In the order of the board.
    pub ports: Vec<PortView>,
    /// Galleys in play, ascending.
    pub galleys: Vec<GalleyView>,
    /// The kinds of goods, in the order gems, gold, spices, wine, iron, cloth, wood.
    pub goods: Vec<GoodView>,
    /// What the box still has.
    pub stock: StockView,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// How many rounds are played.
    pub rounds: u8,
    /// The order of this round as far as it is known, from the first.
    pub order: Vec<Seat>,
    /// The phase of the round that is played seat by seat.
    pub step: Option<Step>,
    /// The least coin, in ducats: every sum is so many of it.
    pub coin: Ducats,
    /// The most ducats that a purse or a sum is tracked up to.
    pub most_ducats: Ducats,
    /// What is going on.
    pub stage: StageView,
}

/// A player.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SeatView {
    pub nation: Nation,
    /// Ducats; `None` when they are covered.
    pub purse: Option<Ducats>,
    /// Held ports.
    pub ports: u8,
    /// Galleys in play.
    pub galleys: u8,
    /// Sailors aboard and in garrisons.
    pub sailors: u8,
    /// The nation's major town.
    pub town: PortId,
    /// Whether the seat holds it.
    pub holds_town: bool,
    /// Wealth points if the game ended now; `None` when the purse is covered.
    pub wealth: Option<Wealth>,
    /// Points of ports and town alone, which everybody can count.
    pub open_points: u16,
    /// Whether the player was let go.
    pub gone: bool,
    /// Whether the player has neither port nor galley, and may be let go.
    pub lost: bool,
}

/// A port.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PortView {
    /// Who holds it and what lies in it.
    #[serde(flatten)]
    pub occupancy: PortOccupancy<Good>,
    /// Whether a fortress stands there.
    pub fortress: bool,
    /// Whether something was built there in this round.
    pub built: bool,
    /// Sailors that can still be hired there in this round.
    pub hires: u8,
    /// Wealth points that it brings its owner now, the 10 for their own major town apart.
    pub points: u16,
    /// The space that the next piece takes; `None` when the warehouse is full.
    pub next: Option<NextView>,
    /// The kinds of goods that it takes.
    pub wants: Vec<WantView>,
}

/// The lowest free space of a warehouse.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct NextView {
    /// From 1.
    pub slot: u8,
    /// What the bank pays for its number, where it pays at all; `None` when the table will be asked for it.
    pub ducats: Option<Ducats>,
}

/// A kind of goods that a port takes.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct WantView {
    pub good: Good,
    /// What the bank pays on top for a new market, to the player who does not hold the port (`SALE-2`).
    pub bonus: Ducats,
}

/// A galley in play.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GalleyView {
    pub galley: Galley,
    pub owner: Seat,
    /// Its place among its owner's galleys, from 1.
    pub nth: u8,
    /// Where it lies.
    pub zone: ZoneId,
    /// Sailors aboard; none while its winner decides what becomes of it.
    pub sailors: u8,
    /// Goods aboard, in the order of the goods.
    pub goods: Vec<Good>,
    /// Free spaces.
    pub room: u8,
    /// Whether its move in this phase 3 is over.
    pub moved: bool,
}

/// A kind of goods.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GoodView {
    pub good: Good,
    /// Pieces in the box.
    pub left: u8,
    /// Who has the monopoly.
    pub monopoly: Option<Seat>,
    /// Whether the table will be asked about it before a price above 300.
    pub doubted: bool,
}

/// What the box still has.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct StockView {
    pub galleys: u8,
    pub sailors: u8,
    pub fortresses: u8,
}

/// What is going on.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "stage", rename_all = "snake_case")]
pub enum StageView {
    /// A player places the starting sailors.
    Placing {
        seat: Seat,
        /// How many there are.
        sailors: u8,
        galleys: [Galley; 2],
        port: PortId,
    },
    /// What lies on the table is entered, in a game already under way.
    Preparing,
    /// Everybody bids in secret.
    Bidding { bids: Vec<BidView> },
    /// Places in the order are picked.
    Picking {
        /// What everybody bid, by seat; 0 for who was let go.
        bids: Vec<Ducats>,
        /// Who has picked which place, from the first.
        places: Vec<Option<Seat>>,
        /// Who picks now; `None` while dice decide.
        seat: Option<Seat>,
        /// Who rolls.
        tied: Vec<Seat>,
    },
    /// Phase 2.
    Trade { seat: Seat, trade: TradeView },
    /// Phase 3.
    Move { seat: Seat, sailing: SailingView },
    /// Phase 4.
    Fight {
        seat: Seat,
        attacks: Vec<AttackView>,
        /// The battle that waits for dice, or for what becomes of a beaten galley.
        battle: Option<BattleView>,
    },
    /// Phase 5.
    Take { seat: Seat, landings: Vec<LandingView> },
    /// Phase 6.
    Sell {
        seat: Seat,
        sales: Vec<SaleView>,
        /// The number that the table is asked for.
        asked: Option<NumberView>,
    },
    /// Wealth is about to be counted.
    Counting,
    /// The game is over.
    Over {
        /// From the winner down.
        outcomes: Vec<Outcome>,
    },
}

/// A bid that is awaited or given.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BidView {
    pub seat: Seat,
    /// Whether it was given.
    pub given: bool,
    /// How much, for who may know.
    pub ducats: Option<Ducats>,
    /// The most that can be bid, for who may know; the least is 0, the steps are 100.
    pub most: Option<Ducats>,
}

/// The active player's phase 2.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TradeView {
    /// The ports where the player has a galley, and those that the player holds.
    pub desks: Vec<DeskView>,
    /// Where sailors and goods can be moved: one group for each zone with two own places or more.
    pub groups: Vec<GroupView>,
    /// With whom the player can exchange goods, and where.
    pub partners: Vec<PartnerView>,
    /// What is talked over.
    pub talk: Option<TalkView>,
}

/// What can be done at a port.
#[derive(Clone, Debug, Serialize, TS)]
pub struct DeskView {
    pub port: PortId,
    pub owner: Option<Seat>,
    /// What it supplies, where the player has a galley beside it.
    pub buy: Option<BuyView>,
    /// Sailors to hire, where the player holds the port.
    pub hire: Option<HireView>,
    /// A galley to build, where the player holds the port.
    pub galley: Option<BuildView>,
    /// A fortress to build, where the player holds the port.
    pub fortress: Option<BuildView>,
}

/// What can be bought at a port.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BuyView {
    pub good: Good,
    /// Own galleys beside the port.
    pub galleys: Vec<Galley>,
    /// The most pieces that can be bought now: by room, purse and box.
    pub most: u8,
    /// The price of a piece; `None` when the owner has to be asked.
    pub price: Option<Ducats>,
    /// The most that the owner may ask for a piece.
    pub ceiling: Ducats,
    /// Why nothing can be bought.
    pub breaches: Vec<Breach>,
}

/// Sailors to hire.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HireView {
    /// The most that can be hired now: by warehouse, purse and box.
    pub most: u8,
    /// The price of a sailor.
    pub price: Ducats,
    /// Where they can go, and how many fit.
    pub to: Vec<RoomView>,
    /// Why no one can be hired.
    pub breaches: Vec<Breach>,
}

/// A place for sailors.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct RoomView {
    pub place: Place,
    /// How many fit.
    pub room: u8,
}

/// A building.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BuildView {
    /// What it costs, a hired sailor apart.
    pub price: Ducats,
    /// The most sailors that can be hired for a new galley at once.
    pub hired: u8,
    /// The most sailors that can come from the garrison.
    pub garrison: u8,
    /// Why it cannot be built.
    pub breaches: Vec<Breach>,
}

/// Own places in one zone.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GroupView {
    pub zone: ZoneId,
    /// The port, if it is held, then the galleys.
    pub places: Vec<Place>,
    /// The port of the zone that others hold or no player: sailors put ashore there go to the box.
    pub shore: Option<PortId>,
}

/// A player with whom goods can be exchanged.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PartnerView {
    pub seat: Seat,
    pub zone: ZoneId,
    /// The active player's galleys there.
    pub mine: Vec<Galley>,
    /// The other's galleys there.
    pub theirs: Vec<Galley>,
}

/// What two players talk over.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TalkView {
    /// Who is asked.
    pub asked: Seat,
    /// The active player: who buys, or offers the exchange.
    pub active: Seat,
    /// The other: who sells, or is offered the exchange.
    pub other: Seat,
    pub turn: TalkTurn,
    /// A purchase.
    pub purchase: Option<PurchaseView>,
    /// The exchange as it was first offered.
    pub deal: Option<Deal>,
    /// The counter-offer to it.
    pub counter_deal: Option<Deal>,
}

/// What is awaited in a talk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum TalkTurn {
    /// The owner names a price.
    Price,
    /// The table looks whether the monopoly is real.
    Monopoly,
    /// To take, to counter or to leave.
    Offer,
    /// To accept the counter-offer or not.
    Counter,
    /// To take the first offer or to leave it.
    Last,
}

/// A purchase that is talked over. Prices are for each piece.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct PurchaseView {
    pub port: PortId,
    pub good: Good,
    pub count: u8,
    pub galley: Galley,
    /// The least that may be asked.
    pub least: Ducats,
    /// The most that may be asked.
    pub most: Ducats,
    /// What the owner asks.
    pub price: Option<Ducats>,
    /// What the buyer offers instead.
    pub counter: Option<Ducats>,
}

/// The active player's phase 3.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SailingView {
    /// The galley in the middle of its move.
    pub moving: Option<Galley>,
    /// The player's galleys that can still move, and where to.
    pub galleys: Vec<MoverView>,
    /// Leave of passage that is asked.
    pub leave: Option<LeaveView>,
    /// What each seat answers in this phase, by seat.
    pub standing: Vec<Standing>,
}

/// A galley that can move.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MoverView {
    pub galley: Galley,
    /// Zones that it may still enter.
    pub left: u8,
    /// Zones that it can sail to, each by one shortest way with the fewest leaves to ask.
    pub reach: Vec<ReachView>,
    /// Whether it lies in a zone whose neighbours are not known, and may enter any zone next (`MAP-2`).
    pub by_hand: bool,
}

/// A zone within reach.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ReachView {
    pub zone: ZoneId,
    /// The zones entered on the way, this one last.
    pub path: Vec<ZoneId>,
    /// Where leave will have to be asked on the way, and of whom.
    pub leaves: Vec<PassView>,
}

/// A zone where leave has to be asked.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PassView {
    pub zone: ZoneId,
    pub seats: Vec<Seat>,
}

/// Leave of passage that is asked.
#[derive(Clone, Debug, Serialize, TS)]
pub struct LeaveView {
    pub galley: Galley,
    pub zone: ZoneId,
    /// Those who have not answered.
    pub seats: Vec<Seat>,
    /// Zones that the galley may still enter.
    pub left: u8,
}

/// An attack.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AttackView {
    pub galley: Galley,
    /// Whom.
    pub foe: Foe,
    /// Whose.
    pub against: Seat,
    pub zone: ZoneId,
    /// Sailors of both sides.
    pub sailors: [u8; 2],
    /// Whether a fortress protects the port.
    pub fortress: bool,
    /// The exact odds.
    pub odds: Option<Odds>,
}

/// A battle that waits.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "waits", rename_all = "lowercase")]
pub enum BattleView {
    /// For a die of each side.
    Dice { attack: AttackView },
    /// For what becomes of the beaten galley.
    Prize {
        /// Whose choice it is.
        seat: Seat,
        winner: Galley,
        prize: Galley,
        /// Whether it was boarded.
        captured: bool,
        /// The most sailors that can board it now.
        most: u8,
        /// With how many the winner's own galley is left to sink.
        sinks: Option<u8>,
    },
}

/// A landing.
#[derive(Clone, Debug, Serialize, TS)]
pub struct LandingView {
    pub galley: Galley,
    pub port: PortId,
    /// The most sailors that can land; the last leaves the galley to sink.
    pub most: u8,
    /// Why no player can.
    pub breaches: Vec<Breach>,
}

/// A sale.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SaleView {
    pub galley: Galley,
    pub port: PortId,
    pub good: Good,
    /// Pieces aboard, of which one is sold.
    pub aboard: u8,
    /// What the bank pays, the new market included; `None` when the table will be asked for the number.
    pub ducats: Option<Ducats>,
    /// What of it is for a new market.
    pub bonus: Ducats,
    /// Why it cannot be sold.
    pub breaches: Vec<Breach>,
}

/// A number that the table is asked for.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct NumberView {
    pub port: PortId,
    /// From 1.
    pub slot: u8,
    /// The least and the most that fit beside the numbers which are known.
    pub least: u8,
    pub most: u8,
}
