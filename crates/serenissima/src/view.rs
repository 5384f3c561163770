//! What a viewer may see, ready to be drawn without knowing the rules.

use kernel::{Actor, Seat};
use sea_board::PortOccupancy;
use serde::Serialize;
use ts_rs::TS;

use crate::board::Board;
use crate::odds::Odds;
use crate::rules::{Breach, Step};
use crate::words::{Cards, Cause, Colour, Ducats, Foe, Galley, Good, Options, Place, PortId, Standing, ZoneId};

/// The whole table as one viewer may see it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct View {
    /// The board in play, with provenance.
    pub board: Board,
    /// What the table agreed on.
    pub options: Options,
    pub seats: Vec<SeatView>,
    /// The first player; `None` until drawn.
    pub first: Option<Seat>,
    /// In the order of the board.
    pub ports: Vec<PortView>,
    /// Galleys in play, ascending.
    pub galleys: Vec<GalleyView>,
    /// Galley numbers in the supply that may be taken.
    pub supply: Vec<Galley>,
    /// Cubes in the bank, in the order wood, stone, marble, wine, gold, spice.
    pub bank: [u8; 6],
    /// Forts that can still be built.
    pub forts_left: u8,
    /// Basilicas that can still be built.
    pub basilicas_left: u8,
    pub wheel: WheelView,
    /// The turn track.
    pub track: TrackView,
    /// The Doge deck.
    pub doge: DogeView,
    /// The most ducats that a purse is tracked up to.
    pub most_ducats: Ducats,
    /// What is going on.
    pub stage: StageView,
}

/// A player.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SeatView {
    pub colour: Colour,
    /// Ducats; `None` when they are covered.
    pub purse: Option<Ducats>,
    /// Sailors at hand.
    pub reserve: u8,
    /// Held ports.
    pub ports: u8,
    /// Galleys in play.
    pub galleys: u8,
    /// What a scoring would bring now.
    pub income: Ducats,
    /// What the wine card would bring now.
    pub wine: Ducats,
}

/// A port.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PortView {
    /// Who holds it and what lies in it.
    #[serde(flatten)]
    pub occupancy: PortOccupancy<Good>,
    /// Whether a fort stands there.
    pub fort: bool,
    /// Whether a basilica stands there.
    pub basilica: bool,
    /// Whether it is closed.
    pub closed: bool,
    /// Whether it produces or stores wine.
    pub wine: bool,
    /// What it would pay if scored now, basilica included.
    pub pays: Ducats,
}

/// A galley in play.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GalleyView {
    /// Its number.
    pub galley: Galley,
    pub owner: Seat,
    /// Where it lies.
    pub zone: ZoneId,
    /// Sailors aboard.
    pub sailors: u8,
    /// Cubes aboard, in the order of the goods.
    pub goods: Vec<Good>,
}

/// The wheel.
#[derive(Clone, Debug, Serialize, TS)]
pub struct WheelView {
    /// The number of the black pawn, 0 on the Doge space.
    pub pawn: u8,
    /// Who has a cube on each number from 1 to 15.
    pub cubes: Vec<Option<Seat>>,
    /// The highest number in use with so many players.
    pub highest: u8,
    /// The next galleys as the wheel stands, at most five; after the last of this turn the wheel
    /// begins again.
    pub next: Vec<Galley>,
}

/// The turn track.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TrackView {
    /// The turn, from 1; 0 before the first.
    pub turn: u16,
    /// The space of the white pawn.
    pub pawn: u8,
    pub start: u8,
    /// Spaces in all.
    pub spaces: u8,
    /// The three scoring spaces.
    pub scoring: Vec<u8>,
    /// How many scorings there have been.
    pub scorings: u8,
}

/// The Doge deck.
#[derive(Clone, Debug, Serialize, TS)]
pub struct DogeView {
    /// Cards face down.
    pub left: Cards,
    /// Cards already turned.
    pub turned: Cards,
    /// The chance that the end of this turn reaches the next scoring space, 0 to 1.
    pub scores_next: f64,
}

/// What is going on.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "stage", rename_all = "snake_case")]
pub enum StageView {
    /// The first player is being drawn.
    First,
    /// A port of this good is being closed.
    Closing {
        good: Good,
        /// Ports that can be closed for it.
        ports: Vec<PortId>,
        /// How many are closed, of four.
        done: u8,
    },
    /// A player picks.
    Picking {
        /// Who.
        seat: Seat,
        /// The pick, from 0, of `picks`.
        nth: u8,
        /// Picks in all.
        picks: u8,
        /// Free starting ports, when a port is to be picked too.
        ports: Vec<PortId>,
        /// Who picks, in order.
        order: Vec<Seat>,
    },
    /// What lies on the table is entered, in a game already under way.
    Preparing,
    /// A galley is active.
    Activation {
        /// What it has done and can do.
        go: GoView,
    },
    /// A player is asked for a blockade.
    Blockade {
        /// Who is asked.
        seat: Seat,
        /// Who is asked afterwards.
        then: Vec<Seat>,
        /// The galley that would be stopped.
        galley: Galley,
        zone: ZoneId,
        /// What would be stopped.
        cause: Cause,
        /// Sailors of the asked seat in the zone, against those of the galley.
        sailors: [u8; 2],
        /// A blockade would end the activation: the galley is too weak to fight (`FIGHT-2`).
        ends: bool,
    },
    Battle {
        /// The sides and the odds.
        battle: BattleView,
    },
    /// A Doge card is about to be turned.
    Doge,
    /// A player may buy galleys.
    Purchases {
        /// Who.
        seat: Seat,
        /// Who afterwards.
        then: Vec<Seat>,
        /// What can be bought.
        invest: InvestView,
    },
    /// The game is over.
    Over {
        /// From the winner down.
        standings: Vec<Standing>,
    },
}

/// The active galley.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GoView {
    /// Whose.
    pub seat: Seat,
    /// Its number.
    pub galley: Galley,
    pub zone: ZoneId,
    /// The port beside it, open or closed.
    pub port: Option<PortId>,
    /// The furthest step begun.
    pub step: Step,
    /// Something was done that is not an investment.
    pub acted: bool,
    /// Something was invested.
    pub invested: bool,
    /// Zones moved.
    pub steps: u8,
    /// Zones that it may still move.
    pub steps_left: u8,
    /// The move was blockaded.
    pub stopped: bool,
    /// Who blockaded its sale or capture.
    pub blocked: Option<Seat>,
    /// Strength for the next battle.
    pub strength: u8,
    /// Zones that it can sail to, each by one shortest way with the fewest possible blockades.
    pub reach: Vec<ReachView>,
    /// Zones that it cannot sail to now.
    pub far: Vec<FarView>,
    /// The good of the port beside it, and what it costs.
    pub load: Option<PriceView>,
    /// The kinds of goods aboard, and what each would be sold for.
    pub sales: Vec<PriceView>,
    /// Galleys and ports of others here.
    pub attacks: Vec<AttackView>,
    /// The capture of the neutral port.
    pub landing: Option<LandView>,
    /// Who could blockade a sale or capture here.
    pub trade_blockers: Vec<Seat>,
    /// What can be invested instead; `None` once the galley has acted.
    pub invest: Option<InvestView>,
}

/// A reachable zone.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ReachView {
    pub zone: ZoneId,
    /// The zones entered on the way, this one last.
    pub path: Vec<ZoneId>,
    /// Who could stop the galley on the way, and where.
    pub blockades: Vec<BlockView>,
    /// A few other ways, those with the fewest possible blockades first, then the shortest.
    pub others: Vec<WayView>,
}

/// A zone that cannot be sailed to.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FarView {
    /// The zones on a shortest way there, this one last.
    pub path: Vec<ZoneId>,
    /// The rules that this breaks.
    pub breaks: Vec<&'static str>,
}

/// A landing.
#[derive(Clone, Debug, Serialize, TS)]
pub struct LandView {
    /// The most sailors that can land.
    pub most: u8,
    /// With how many the galley is left to sink, when it can be.
    pub sinks: Option<u8>,
    /// Why no player can.
    pub breaches: Vec<Breach>,
}

/// Another way to a reachable zone.
#[derive(Clone, Debug, Serialize, TS)]
pub struct WayView {
    /// The zones entered on the way, the wanted one last.
    pub path: Vec<ZoneId>,
    /// Who could stop the galley on the way, and where.
    pub blockades: Vec<BlockView>,
}

/// A possible blockade.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BlockView {
    pub zone: ZoneId,
    /// Who, in the order of asking.
    pub seats: Vec<Seat>,
}

/// A good and what it costs or pays.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PriceView {
    pub good: Good,
    pub ducats: Ducats,
    /// Who is paid, when it is a player; else the bank.
    pub to: Option<Seat>,
    /// The slot that the cube would take, from 1, when sold.
    pub slot: Option<u8>,
    /// Why it cannot be.
    pub breaches: Vec<Breach>,
}

/// A possible target of an attack.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AttackView {
    /// Whom.
    pub foe: Foe,
    /// Whose.
    pub against: Seat,
    /// Defending sailors.
    pub defence: u8,
    /// Whether a fort fires first.
    pub fort: bool,
    /// The exact outcome when fought to the end.
    pub odds: Option<Odds>,
    /// Why it cannot be.
    pub breaches: Vec<Breach>,
}

/// What can be invested.
#[derive(Clone, Debug, Serialize, TS)]
pub struct InvestView {
    /// What a sailor costs.
    pub sailor_price: Ducats,
    /// What the next galley costs.
    pub galley_price: Ducats,
    /// Whether one can still be bought now.
    pub can_buy: bool,
    /// Where sailors can be hired to, and how many fit.
    pub hire: Vec<HireView>,
    /// Ports where a fort can be built; when there is none, one where it cannot.
    pub forts: Vec<BuildView>,
    /// Ports where a basilica can be built; when there is none, one where it cannot.
    pub basilicas: Vec<BuildView>,
}

/// A place for a building.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BuildView {
    pub port: PortId,
    /// Why it cannot be.
    pub breaches: Vec<Breach>,
}

/// A place for hired sailors.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HireView {
    pub to: Place,
    /// How many fit.
    pub room: u8,
}

/// A battle.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BattleView {
    /// Who attacks.
    pub attacker: Seat,
    pub galley: Galley,
    /// Whom.
    pub foe: Foe,
    /// Whose; `None` once the defender is dead.
    pub defender: Option<Seat>,
    pub zone: ZoneId,
    /// Sailors of both sides.
    pub sailors: [u8; 2],
    /// Dice of both sides in the next round.
    pub dice: [u8; 2],
    pub awaits: BattleAwaits,
    /// The exact outcome when fought to the end from here.
    pub odds: Option<Odds>,
    /// What is adrift, when a player takes loot.
    pub adrift: Vec<Good>,
    /// Free spaces of the looting galley.
    pub room: u8,
    /// Who decides, when a player does.
    pub decides: Option<Seat>,
    /// The looting galley, when a player takes loot.
    pub winner: Option<Galley>,
    /// The landing in a port whose garrison is dead.
    pub landing: Option<LandView>,
}

/// What a battle waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum BattleAwaits {
    /// The fort's dice.
    Fort,
    /// Both sides' dice.
    Roll,
    /// Go on or break off.
    Decide,
    Loot,
    Landing,
}

/// Who is asked what, for the screen's own use.
pub type Asked = (Actor, crate::command::Question);
