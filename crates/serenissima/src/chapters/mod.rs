//! The chapters of the rules: each decides its own commands.

pub(crate) mod doge;
pub(crate) mod fight;
pub(crate) mod fix;
pub(crate) mod invest;
pub(crate) mod load;
pub(crate) mod sail;
pub(crate) mod sell;
pub(crate) mod settle;
pub(crate) mod start;
pub(crate) mod wheel;

use kernel::{Actor, BreachSink, CandidateSink, Impossible, Rules, Seat};

use crate::board::PortIx;
use crate::rules::{Breach, Closure, Piece, Step};
use crate::state::{Activation, Phase, Serenissima, Spot, Stage};
use crate::words::{GALLEYS, Galley, Place, PortId};
use crate::{Checked, Command, Consequences, Decided, Play, Possible, Undone};

/// Dispatches a command to its chapter.
pub(crate) fn decide(play: &mut Play, by: Actor, command: &Command) -> Decided {
    let Actor::Seat(seat) = by else {
        return decide_chance(play, command);
    };
    if seat.0 >= play.players() {
        return Err(Impossible::NotAsked);
    }
    match command {
        Command::ClosePort { port } => start::close_port(play, seat, *port),
        Command::DrawPorts => start::draw_ports(play, seat),
        Command::PickStart { port, galley } => start::pick_start(play, seat, *port, *galley),
        Command::PickGalley { galley } => start::pick_galley(play, seat, *galley),
        Command::BeginPlay => start::begin_play(play),
        Command::MoveSailor { from, to } => load::move_sailor(play, seat, *from, *to),
        Command::MoveGood { good, from, to } => load::move_good(play, seat, *good, *from, *to),
        Command::Load { good } => load::load(play, seat, *good),
        Command::Jettison { galley, good } => load::jettison(play, seat, *galley, *good),
        Command::Scuttle { galley } => load::scuttle(play, seat, *galley),
        Command::Sail { path } => sail::sail(play, seat, path),
        Command::Blockade { call } => sail::answer(play, seat, *call),
        Command::Sell { good } => sell::sell(play, seat, *good),
        Command::Attack { foe } => fight::attack(play, seat, *foe),
        Command::Continue => fight::fight_on(play, seat),
        Command::BreakOff => fight::break_off(play, seat),
        Command::Loot { good } => fight::loot(play, seat, *good),
        Command::LeaveLoot => fight::leave_loot(play, seat),
        Command::Land { sailors } => fight::land(play, seat, *sailors),
        Command::EndActivation => {
            let go = activation(play, seat)?;
            wheel::end_activation(play, seat, go.galley);
            Ok(())
        }
        Command::Hire { to } => invest::hire(play, seat, *to),
        Command::BuyGalley { galley, port, crew } => invest::buy_galley(play, seat, *galley, *port, *crew),
        Command::BuildFort { port } => invest::build_fort(play, seat, *port),
        Command::BuildBasilica { port } => invest::build_basilica(play, seat, *port),
        Command::EndPurchases => doge::end_purchases(play, seat),
        Command::Correct { fix } => fix::correct(play, fix),
        Command::EndEarly { score } => doge::end_early(play, *score),
        _ => Err(Impossible::NotAsked),
    }
}

/// Lists the commands of a seat, chapter by chapter.
pub(crate) fn list<L: CandidateSink<Serenissima>>(state: &Serenissima, by: Actor, list: &mut L) {
    let Actor::Seat(seat) = by else { return };
    match &state.phase {
        Phase::Closing { drawn: false } if seat == state.first => start::list_closings(state, list),
        Phase::Picking { nth } if state.picker(*nth) == seat => start::list_picks(state, seat, *nth, list),
        Phase::Preparing => list.say(|| Command::BeginPlay, Consequences::default),
        Phase::Activation { go } if state.galley(go.galley).owner == Some(seat) => {
            load::list(state, seat, go, list);
            load::list_jettison(state, seat, list);
            sail::list(state, go, list);
            sell::list(state, seat, go, list);
            fight::list(state, seat, go, list);
            invest::list(state, seat, go, list);
            list.say(
                || Command::EndActivation,
                || Consequences { leaves: state.undone(seat, go), ..Consequences::default() },
            );
        }
        Phase::Blockade { queue, .. } if queue.first() == Some(&seat) => sail::list_answers(list),
        Phase::Battle { go, foe, stage, .. } if state.battle_decider() == Some(seat) => {
            fight::list_battle(state, seat, go, *foe, stage, list);
        }
        Phase::Purchases { queue, bought, .. } if queue.first() == Some(&seat) => {
            invest::list_purchases(state, seat, &Occasion::Purchases(*bought), list);
            list.say(|| Command::EndPurchases, Consequences::default);
        }
        _ => {}
    }
}

fn decide_chance(play: &mut Play, command: &Command) -> Decided {
    match command {
        Command::DrawFirst { seat } => start::draw_first(play, *seat),
        Command::DrawClosed { port } => start::draw_closed(play, *port),
        Command::Rolled { skulls } => fight::rolled(play, *skulls),
        Command::FortRolled { skulls } => fight::fort_rolled(play, *skulls),
        Command::TurnDoge { card } => doge::turn_card(play, *card),
        _ => Err(Impossible::NotAsked),
    }
}

/// Returns the active galley's record, if this seat decides about it.
fn activation(state: &Serenissima, seat: Seat) -> Possible<Activation> {
    match &state.phase {
        Phase::Activation { go } if state.galley(go.galley).owner == Some(seat) => Ok(*go),
        _ => Err(Impossible::NotAsked),
    }
}

/// The occasion of a purchase.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Occasion {
    /// An investment instead of an activation.
    Investment(Activation),
    /// Purchases with fewer than two galleys (`DOGE-3`); the galleys bought so far, one bit each.
    Purchases(u16),
}

impl Occasion {
    fn of(state: &Serenissima, seat: Seat) -> Possible<Self> {
        match &state.phase {
            Phase::Purchases { queue, bought, .. } if queue.first() == Some(&seat) => Ok(Self::Purchases(*bought)),
            _ => activation(state, seat).map(Self::Investment),
        }
    }

    /// Returns the active galley.
    fn active(&self) -> Option<Galley> {
        if let Self::Investment(go) = self { Some(go.galley) } else { None }
    }

    /// True if a galley was bought on this occasion.
    fn bought(&self, galley: Galley) -> bool {
        match self {
            Self::Investment(go) => go.bought == Some(galley),
            Self::Purchases(bought) => bought & (1 << galley.0) != 0,
        }
    }
}

/// Checks the requirements of every action: the galley has not invested (`INV-1`), and the step is not over
/// (`ACT-1`).
fn acts<N: BreachSink<Breach>>(go: &Activation, step: Step, sink: &mut N) -> Checked<N> {
    not_invested(go, sink)?;
    sink.rule(go.step <= step, || Breach::StepOver { step, now: go.step })
}

/// Checks that the galley has not invested, because it then does nothing else (`INV-1`).
fn not_invested<N: BreachSink<Breach>>(go: &Activation, sink: &mut N) -> Checked<N> {
    sink.rule(!go.invested, || Breach::ActOrInvest { invested: true })
}

/// Checks that a galley is in play.
fn in_play<N: BreachSink<Breach>>(state: &Serenissima, galley: Galley, sink: &mut N) -> Checked<N> {
    known_galley(galley)?;
    sink.must(state.galley(galley).owner.is_some(), || no_piece(Piece::Galley { galley }))
}

fn known_galley(galley: Galley) -> Possible {
    galley.index(GALLEYS).map(drop).ok_or_else(|| Impossible::Unknown(format!("galley {}", galley.0)))
}

fn known_port(state: &Serenissima, port: PortId) -> Possible<PortIx> {
    state.board.port(port).ok_or_else(|| Impossible::Unknown(format!("port {}", port.0)))
}

fn no_piece(what: Piece) -> Breach {
    Breach::NoSuchPiece { what }
}

impl Serenissima {
    /// Looks up a place on this board.
    fn spot(&self, place: Place) -> Possible<Spot> {
        match place {
            Place::Galley(galley) => Ok(Spot::Galley(galley)),
            Place::Port(port) => known_port(self, port).map(Spot::Port),
        }
    }

    fn place_of(&self, spot: Spot) -> Place {
        match spot {
            Spot::Galley(galley) => Place::Galley(galley),
            Spot::Port(port) => Place::Port(self.board.facts(port).id),
        }
    }

    /// Checks that the port is not closed (`SETUP-6`).
    fn usable<N: BreachSink<Breach>>(&self, port: PortIx, sink: &mut N) -> Checked<N> {
        let closed = self.ports[port.index()].closed;
        sink.rule(!closed, || Breach::Closed { why: Closure::Port { port: self.board.facts(port).id } })
    }
}

impl Serenissima {
    /// Returns the best action that would be lost if the activation ended now.
    fn undone(&self, seat: Seat, go: &Activation) -> Option<Undone> {
        if go.invested {
            return None;
        }
        let mut legal = Vec::new();
        self.legal(Actor::Seat(seat), &mut legal);
        let sale = |command: &Command| match command {
            Command::Sell { good } => Some((self.sale_brings(go, *good, seat), *good)),
            _ => None,
        };
        let best = legal
            .iter()
            .filter_map(sale)
            .filter(|(ducats, _)| *ducats > 0)
            .max_by_key(|(ducats, good)| (*ducats, good.index()));
        let sails = || legal.iter().any(|command| matches!(command, Command::Sail { .. }));
        match best {
            _ if !go.acted => legal.iter().any(is_a_deed).then_some(Undone::All),
            Some((ducats, good)) => Some(Undone::Sale { good, ducats }),
            None => (go.step == Step::Load && sails()).then_some(Undone::Voyage),
        }
    }
}

/// True if a command counts as an action. Moving pieces, jettison and scuttling do not.
fn is_a_deed(command: &Command) -> bool {
    let shifts = matches!(
        command,
        Command::MoveSailor { .. } | Command::MoveGood { .. } | Command::Jettison { .. } | Command::Scuttle { .. }
    );
    !shifts && !matches!(command, Command::EndActivation)
}

/// Emits the consequences when the last sailor has left a place. A galley sinks (`LOAD-5`); a port becomes neutral
/// (`LOAD-4` waived). Returns true if the active galley sank.
fn left_empty(play: &mut Play, galley: Galley) -> bool {
    if play.galley(galley).owner.is_some() && play.galley(galley).sailors == 0 {
        wheel::sink(play, galley, false);
        return true;
    }
    false
}

fn left_port(play: &mut Play, port: PortIx) {
    let state = play.ports[port.index()];
    if let Some(seat) = state.owner.filter(|_| state.sailors == 0) {
        let port = play.board.facts(port).id;
        play.emit(crate::Event::PortAbandoned { seat, port });
    }
}

impl Serenissima {
    /// Returns the seat that decides in a battle, if a player does.
    pub(crate) fn battle_decider(&self) -> Option<Seat> {
        let Phase::Battle { go, stage, .. } = &self.phase else {
            return None;
        };
        match stage {
            Stage::Fort | Stage::Roll => None,
            Stage::Decide | Stage::Landing => self.galley(go.galley).owner,
            Stage::Loot { winner, .. } => self.galley(*winner).owner,
        }
    }
}
