//! The chapters of the rules: each decides its own commands.

mod fix;
mod round;
mod turn;

pub(crate) use round::{decided, leader};
pub(crate) use turn::{calls, ends};

use kernel::{Actor, CandidateSink, Impossible, Seat};

use crate::state::{Phase, Twilight, other};
use crate::turns::Consequences;
use crate::{Command, Decided, Play};

/// Dispatches a command to its chapter.
pub(crate) fn decide(play: &mut Play, by: Actor, command: &Command) -> Decided {
    let Actor::Seat(seat) = by else {
        return match command {
            Command::DrawMerchant { seat } => round::draw_merchant(play, *seat),
            Command::Deal { cards } => round::deal(play, cards),
            _ => Err(Impossible::NotAsked),
        };
    };
    if seat.0 > 1 {
        return Err(Impossible::NotAsked);
    }
    match command {
        Command::ShowEight { seat: whose, suit } => turn::show_eight(play, seat, *whose, *suit),
        Command::Play { play: card } => turn::play(play, seat, card),
        Command::EndTurn => turn::end(play, seat),
        Command::ChangeHand { cards } => turn::change_hand(play, seat, cards.as_ref()),
        Command::Call { pawn } => turn::call(play, seat, *pawn),
        Command::BeginRound => round::begin(play, seat),
        Command::BeginPlay => fix::begin_play(play, seat),
        Command::EndEarly => round::end_early(play),
        Command::GiveUp => round::give_up(play, seat),
        Command::Correct { fix } => fix::correct(play, fix),
        Command::DrawMerchant { .. } | Command::Deal { .. } => Err(Impossible::NotAsked),
    }
}

/// Lists the commands of a seat.
pub(crate) fn list<L: CandidateSink<Twilight>>(state: &Twilight, by: Actor, list: &mut L) {
    match (&state.phase, by) {
        (Phase::Between, Actor::Seat(seat)) if seat == other(state.merchant) => {
            list.say(|| Command::BeginRound, Consequences::default);
        }
        (Phase::Preparing { .. }, Actor::Seat(Seat(0))) => list.say(|| Command::BeginPlay, Consequences::default),
        (Phase::Turn { seat, played }, Actor::Seat(who)) if *seat == who => turn::list(state, who, played, list),
        _ => {}
    }
}
