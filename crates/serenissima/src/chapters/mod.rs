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

use kernel::{Actor, Impossible, Seat};

use crate::board::PortIx;
use crate::rules::{Breach, Piece, Step};
use crate::state::{Go, Phase, Serenissima};
use crate::words::{Galley, PortId};
use crate::{Command, Decided, Play};

/// Hands a command to its chapter.
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

/// The active galley's go, if this seat is asked what it does.
fn activation(play: &Play, seat: Seat) -> Result<Go, Impossible<Breach>> {
    match &play.phase {
        Phase::Activation { go } if play.galley(go.galley).owner == Some(seat) => Ok(*go),
        _ => Err(Impossible::NotAsked),
    }
}

/// What every deed of an active galley needs: it has not invested (`INV-1`), and this step is not
/// left yet (`ACT-1`).
fn acts(play: &mut Play, go: &Go, step: Step) {
    play.rule(!go.invested, || Breach::ActOrInvest { invested: true });
    play.rule(go.step <= step, || Breach::StepOver { step, now: go.step });
}

/// A galley in play.
fn in_play(play: &Play, galley: Galley) -> Decided {
    if galley.index().is_none() {
        return Err(Impossible::Unknown(format!("galley {}", galley.0)));
    }
    play.must(play.galley(galley).owner.is_some(), || no_piece(Piece::Galley { galley }))
}

fn known_port(play: &Play, port: PortId) -> Result<PortIx, Impossible<Breach>> {
    play.board.port(port).ok_or_else(|| Impossible::Unknown(format!("port {}", port.0)))
}

fn no_piece(what: Piece) -> Breach {
    Breach::NoSuchPiece { what }
}

/// What has to be said when the last sailor left a place: a galley sinks (`LOAD-5`), a port is
/// neutral (`LOAD-4` waived). Says whether the active galley is among the sunk.
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
    /// The seat that is asked in a battle, if a player is.
    pub(crate) fn battle_decider(&self) -> Option<Seat> {
        use crate::state::Stage;
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
