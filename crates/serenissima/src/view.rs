//! The data that a viewer may see, in a form that the screen can draw without knowing the rules.

use kernel::{Actor, Seat};
use sea_board::{PortOccupancy, ProspectView};
use serde::Serialize;
use ts_rs::TS;

use crate::board::Board;
use crate::odds::BattleOdds;
use crate::rules::{Breach, Step};
use crate::words::{Cards, Cause, Colour, Ducats, Foe, Galley, Good, Options, Place, PortId, Standing, ZoneId};

/// The whole game as one viewer may see it.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "fields such as seats and wheel say what they are")]
pub struct View {
    /// The board in play, with the provenance of each value.
    pub board: Board,
    /// The options that the players agreed on.
    pub options: Options,
    pub seats: Vec<SeatView>,
    /// The first player; `None` until drawn.
    pub first: Option<Seat>,
    /// All ports, in the order of the board.
    pub ports: Vec<PortView>,
    /// Galleys in play, in ascending order.
    pub galleys: Vec<GalleyView>,
    /// Galley numbers in the supply that can be taken.
    pub supply: Vec<Galley>,
    /// Cubes in the bank, in the order wood, stone, marble, wine, gold, spice.
    pub bank: [u8; 6],
    /// Forts that can still be built.
    pub forts_left: u8,
    /// Basilicas that can still be built.
    pub basilicas_left: u8,
    pub wheel: WheelView,
    pub track: TrackView,
    pub doge: DogeView,
    /// The highest amount that a purse can record, in ducats.
    pub most_ducats: Ducats,
    /// The current phase, with what the screen needs for it.
    pub stage: StageView,
}

/// A player's possessions.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the field colour says what it is")]
pub struct SeatView {
    pub colour: Colour,
    /// Ducats; `None` if hidden from this viewer.
    pub purse: Option<Ducats>,
    /// Sailors in the reserve.
    pub reserve: u8,
    /// Number of held ports.
    pub ports: u8,
    /// Number of galleys in play.
    pub galleys: u8,
    /// Ducats that a scoring would pay now.
    pub income: Ducats,
    /// Ducats that the wine card would pay now.
    pub wine: Ducats,
    /// The player's galley that acts next, in this turn or the following one; the active galley comes last.
    pub next: Option<Galley>,
}

/// A port and its contents.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PortView {
    /// The owner, garrison and warehouse.
    #[serde(flatten)]
    pub occupancy: PortOccupancy<Good>,
    /// True if a fort stands in the port.
    pub fort: bool,
    /// True if a basilica stands in the port.
    pub basilica: bool,
    /// True if the port is closed (`SETUP-6`).
    pub closed: bool,
    /// True if the port produces or stores wine.
    pub wine: bool,
    /// Ducats that a scoring would pay now, basilica included.
    pub pays: Ducats,
}

/// A galley in play.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the field owner says what it is")]
pub struct GalleyView {
    /// The galley's number.
    pub galley: Galley,
    pub owner: Seat,
    /// The zone where the galley lies.
    pub zone: ZoneId,
    /// Sailors aboard.
    pub sailors: u8,
    /// Cubes aboard, in the order of [`Good`].
    pub goods: Vec<Good>,
    /// When the galley acts; `None` while the black pawn is on the Doge space.
    pub acts: Option<ActingTime>,
}

/// When a galley acts, as the wheel decides (`WHEEL-1`, `WHEEL-3`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum ActingTime {
    /// It is active.
    Now,
    /// Later in this turn.
    #[serde(rename = "turn")]
    ThisTurn,
    /// In the next turn.
    #[serde(rename = "later")]
    NextTurn,
}

/// The wheel with the black pawn and the players' cubes.
#[derive(Clone, Debug, Serialize, TS)]
pub struct WheelView {
    /// The black pawn's number; 0 on the Doge space.
    pub pawn: u8,
    /// The owner of the cube on each number from 1 to 15.
    pub cubes: Vec<Option<Seat>>,
    /// The highest galley number in use with this number of players.
    pub highest: u8,
    /// The next galleys on the current wheel, at most five. After the last of this turn the list restarts at the
    /// beginning of the wheel.
    pub next: Vec<Galley>,
}

/// The turn track with the white pawn.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TrackView {
    /// The current turn, from 1; 0 before the first.
    pub turn: u16,
    /// The white pawn's space.
    pub pawn: u8,
    /// The space on which the white pawn started.
    pub start: u8,
    /// Number of spaces on the track.
    pub spaces: u8,
    /// The three scoring spaces.
    pub scoring: Vec<u8>,
    /// Spaces from the white pawn to the next scoring space; `None` once the pawn has reached the last.
    pub to_scoring: Option<u8>,
    /// Completed scorings.
    pub scorings: u8,
}

/// The Doge deck: cards left and cards turned.
#[derive(Clone, Debug, Serialize, TS)]
pub struct DogeView {
    /// Cards still face down.
    pub left: Cards,
    /// Cards already turned.
    pub turned: Cards,
    /// Cards from which the next one is drawn: those face down, or all of the deck if none is left (`DOGE-5`).
    pub next: Cards,
    /// Probability that the end of this turn reaches the next scoring space, 0 to 1.
    pub scores_next: f64,
}

/// The current phase of the game.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "stage", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields good and zone say what they are")]
pub enum StageView {
    /// Chance draws the first player.
    First,
    /// A port that produces this good is closed.
    Closing {
        good: Good,
        /// Ports of this good that can be closed.
        ports: Vec<PortId>,
        /// Ports closed so far, of four.
        done: u8,
    },
    /// A player picks a galley, and perhaps a starting port.
    Picking {
        /// The player who picks.
        seat: Seat,
        /// The number of this pick, from 0, out of `picks`.
        nth: u8,
        /// Number of picks in total.
        picks: u8,
        /// Free starting ports, if this pick includes a port.
        ports: Vec<PortId>,
        /// The picking players, in order.
        order: Vec<Seat>,
    },
    /// Corrections lay out a game already under way.
    Preparing,
    /// A galley is active.
    Activation {
        /// The actions of the active galley, taken and available.
        go: GoView,
    },
    /// A player decides whether to blockade.
    Blockade {
        /// The player asked now.
        seat: Seat,
        /// The players asked afterwards, in order.
        then: Vec<Seat>,
        /// The galley that would be stopped.
        galley: Galley,
        zone: ZoneId,
        /// The move, sale or capture that would be stopped.
        cause: Cause,
        /// Sailors of the asked player in the zone, then those of the galley.
        sailors: [u8; 2],
        /// True if a blockade would end the activation, because the galley is too weak to fight (`FIGHT-2`).
        ends: bool,
    },
    /// A battle is being fought.
    Battle {
        /// The sides and the odds.
        battle: BattleView,
    },
    /// A Doge card is about to be turned.
    Doge,
    /// A player may buy galleys.
    Purchases {
        /// The player who may buy now.
        seat: Seat,
        /// The players who may buy afterwards, in order.
        then: Vec<Seat>,
        /// The available purchases.
        invest: InvestView,
    },
    /// The game is over.
    Over {
        /// Final standings, from the winner down.
        standings: Vec<Standing>,
    },
}

/// The active galley, with its taken and available actions.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the field zone says what it is")]
pub struct GoView {
    /// The galley's owner.
    pub seat: Seat,
    /// The galley's number.
    pub galley: Galley,
    pub zone: ZoneId,
    /// The port of the galley's zone, open or closed.
    pub port: Option<PortId>,
    /// The furthest step begun (`ACT-1`).
    pub step: Step,
    /// True once the galley did something other than investing.
    pub acted: bool,
    /// True once something was invested.
    pub invested: bool,
    /// Zones moved.
    pub steps: u8,
    /// Zones that the galley may still move.
    pub steps_left: u8,
    /// True if the move was blockaded.
    pub stopped: bool,
    /// The player who blockaded the sale or capture.
    pub blocked: Option<Seat>,
    /// Strength for the next battle.
    pub strength: u8,
    /// Reachable zones, each with one shortest path with the fewest possible blockades.
    pub reach: Vec<ReachView>,
    /// Zones that the galley cannot reach now.
    pub far: Vec<FarView>,
    /// The good of the port in this zone, and its price.
    pub load: Option<PriceView>,
    /// The kinds of goods aboard, each with its selling price.
    pub sales: Vec<PriceView>,
    /// Galleys and ports of other players in this zone.
    pub attacks: Vec<AttackView>,
    /// The capture of the neutral port.
    pub landing: Option<LandView>,
    /// The players who could blockade a sale or capture in this zone.
    pub trade_blockers: Vec<Seat>,
    /// The available investments; `None` once the galley has acted.
    pub invest: Option<InvestView>,
}

/// A reachable zone, with paths and possible blockades.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the fields zone and prospect say what they are")]
pub struct ReachView {
    pub zone: ZoneId,
    /// The zones entered on the way, the destination last.
    pub path: Vec<ZoneId>,
    /// Possible blockades on the way.
    pub blockades: Vec<BlockView>,
    /// A few alternative paths, ordered by fewest possible blockades, then by length.
    pub others: Vec<WayView>,
    /// The goods of the best sale there, in the order of sale.
    pub sells: Vec<Good>,
    pub prospect: ProspectView,
}

/// A zone that the galley cannot reach.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FarView {
    /// The zones on a shortest path, the destination last.
    pub path: Vec<ZoneId>,
    /// Ids of the rules that a move there would break.
    pub breaks: Vec<&'static str>,
}

/// A landing of sailors in a port.
#[derive(Clone, Debug, Serialize, TS)]
pub struct LandView {
    /// The highest number of sailors that can land.
    pub most: u8,
    /// The number of landing sailors that would sink the galley, if possible.
    pub sinks: Option<u8>,
    /// The rules that forbid any landing.
    pub breaches: Vec<Breach>,
}

/// An alternative path to a reachable zone.
#[derive(Clone, Debug, Serialize, TS)]
pub struct WayView {
    /// The zones entered on the way, the destination last.
    pub path: Vec<ZoneId>,
    /// Possible blockades on the way.
    pub blockades: Vec<BlockView>,
}

/// A possible blockade.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the field zone says what it is")]
pub struct BlockView {
    pub zone: ZoneId,
    /// The players who could call it, in the order of asking.
    pub seats: Vec<Seat>,
}

/// A good with its price.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the fields good and ducats say what they are")]
pub struct PriceView {
    pub good: Good,
    pub ducats: Ducats,
    /// The player who is paid; `None` for the bank.
    pub to: Option<Seat>,
    /// The warehouse slot that a sold cube would take, from 1.
    pub slot: Option<u8>,
    /// The rules that forbid the purchase or sale.
    pub breaches: Vec<Breach>,
}

/// A possible target of an attack.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AttackView {
    /// The attacked galley or port.
    pub foe: Foe,
    /// The target's owner.
    pub against: Seat,
    /// Defending sailors.
    pub defence: u8,
    /// True if a fort fires first (`PORT-4`).
    pub fort: bool,
    /// Exact odds of the battle fought to the end.
    pub odds: Option<BattleOdds>,
    /// The rules that forbid the attack.
    pub breaches: Vec<Breach>,
}

/// The available investments and their prices.
#[derive(Clone, Debug, Serialize, TS)]
pub struct InvestView {
    /// Price of a sailor.
    pub sailor_price: Ducats,
    /// Price of the next galley.
    pub galley_price: Ducats,
    /// True if a galley can be bought now.
    pub can_buy: bool,
    /// The numbers for a new galley.
    pub numbers: Vec<NumberView>,
    /// Places where sailors can be hired, and the room in each.
    pub hire: Vec<HireView>,
    /// Ports where a fort can be built; if there is none, one port where it cannot.
    pub forts: Vec<BuildView>,
    /// Ports where a basilica can be built; if there is none, one port where it cannot.
    pub basilicas: Vec<BuildView>,
}

/// A galley number in the supply.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct NumberView {
    /// The number on the galley, 1 to 15.
    pub galley: Galley,
    /// When a new galley of this number first acts; `None` while the black pawn is on the Doge space.
    pub acts: Option<ActingTime>,
}

/// A port for a new building.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the field port says what it is")]
pub struct BuildView {
    pub port: PortId,
    /// The rules that forbid building.
    pub breaches: Vec<Breach>,
}

/// A place for hired sailors.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the field to says what it is")]
pub struct HireView {
    pub to: Place,
    /// Number of sailors that fit.
    pub room: u8,
}

/// A battle in progress.
#[derive(Clone, Debug, Serialize, TS)]
#[expect(missing_docs, reason = "the fields galley, zone and awaits say what they are")]
pub struct BattleView {
    /// The attacking player.
    pub attacker: Seat,
    pub galley: Galley,
    /// The attacked galley or port.
    pub foe: Foe,
    /// The target's owner; `None` once the defenders are dead.
    pub defender: Option<Seat>,
    pub zone: ZoneId,
    /// Sailors of both sides, attacker first.
    pub sailors: [u8; 2],
    /// Dice of both sides in the next round, attacker first.
    pub dice: [u8; 2],
    pub awaits: BattleAwaits,
    /// Exact odds of the battle fought to the end from here.
    pub odds: Option<BattleOdds>,
    /// Goods of the sunk galley, while a player takes loot.
    pub adrift: Vec<Good>,
    /// Free spaces of the looting galley.
    pub room: u8,
    /// The player who decides now, if any.
    pub decides: Option<Seat>,
    /// The looting galley, while a player takes loot.
    pub winner: Option<Galley>,
    /// The landing in a port whose garrison is dead.
    pub landing: Option<LandView>,
}

/// The next roll or decision of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum BattleAwaits {
    /// The fort's dice.
    Fort,
    /// Both sides' dice.
    Roll,
    /// The attacker's choice to fight on or break off.
    Decide,
    /// The winner's choice of goods from the losing galley.
    Loot,
    /// The winner's choice of the sailors that land in the port.
    Landing,
}

/// An actor and the question put to it, for the screen's own use.
pub type Asked = (Actor, crate::command::Question);
