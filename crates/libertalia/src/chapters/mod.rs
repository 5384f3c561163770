//! The chapters of the rules: each decides its own commands, and continues until a player has a choice.

mod answers;
mod dawn;
mod day;
mod dusk;
pub(crate) mod fix;
mod night;
mod raid;

pub(crate) use answers::due;
pub(crate) use night::worked_until;
pub(crate) use raid::CALLS;

use kernel::{Actor, CandidateSink, Impossible, Seat};

use crate::state::{Ask, Libertalia, Phase, What};
use crate::{Cause, Command, Event, Play, Possible, Rank};

/// Dispatches a command to its chapter.
pub(crate) fn decide(play: &mut Play, by: Actor, command: &Command) -> Possible {
    let Actor::Seat(seat) = by else { return decide_chance(play, command) };
    if play.player(seat).is_none() {
        return Err(Impossible::NotAsked);
    }
    match command {
        Command::Choose { rank } => dawn::choose(play, seat, *rank),
        Command::TimeUp => dawn::time_up(play),
        Command::LeaveToChance => dawn::leave_to_chance(play),
        Command::Lay { cards } => dawn::lay(play, cards),
        Command::NextRaid => raid::next(play, seat),
        Command::BeginPlay => fix::begin_play(play, seat),
        Command::EndEarly { score } => raid::end_early(play, *score),
        Command::Correct { fix } => fix::correct(play, fix),
        Command::Replace { .. }
        | Command::Recruit { .. }
        | Command::Keep { .. }
        | Command::Shoot { .. }
        | Command::Kill { .. }
        | Command::Exchange { .. }
        | Command::Heal { .. }
        | Command::Take { .. }
        | Command::SellMap
        | Command::Pass => answers::answer(play, seat, command),
        _ => Err(Impossible::NotAsked),
    }
}

fn decide_chance(play: &mut Play, command: &Command) -> Possible {
    match command {
        Command::DrawColours { colours } => raid::draw_colours(play, colours),
        Command::DrawRanks { ranks } => raid::draw_ranks(play, *ranks),
        Command::DrawBooty { cells } => raid::draw_booty(play, cells),
        Command::DrawCard { rank } => dawn::draw_card(play, *rank),
        Command::DrawTokens { tokens } => day::draw_tokens(play, tokens),
        Command::Reveal => dawn::reveal(play),
        _ => Err(Impossible::NotAsked),
    }
}

/// Lists the commands of a seat.
pub(crate) fn list<L: CandidateSink<Libertalia>>(state: &Libertalia, by: Actor, list: &mut L) {
    let Actor::Seat(seat) = by else { return };
    if state.player(seat).is_none() {
        return;
    }
    match (state.asked, state.phase) {
        (Some(ask), _) if ask.seat == seat => answers::list(state, ask, list),
        (_, Phase::Dawn { late: false }) => dawn::list(state, seat, list),
        (_, Phase::Between) if seat == CALLS => list.say(|| Command::NextRaid, || ()),
        (None, Phase::Preparing) if seat == CALLS => list.say(|| Command::BeginPlay, || ()),
        _ => {}
    }
}

/// Continues automatically until a player or chance must choose.
pub(crate) fn go_on(play: &mut Play) {
    while play.asked.is_none() {
        match play.phase {
            Phase::Day => day::step(play),
            Phase::Dusk { .. } => dusk::step(play),
            Phase::Night { .. } => night::step(play),
            _ => return,
        }
    }
}

/// Lets the first character aboard act without continuing, for a look ahead.
pub(crate) fn act_alone(play: &mut Play) {
    day::step(play);
}

/// Asks for a choice. Skips it without options, and answers it at once if there is only one.
fn ask(play: &mut Play, seat: Seat, what: What) {
    let ask = Ask::of(seat, what);
    let mut found = Vec::new();
    answers::list(play.state(), ask, &mut kernel::Legal::new(&mut found));
    // A pass is never the only answer: a player who may pass is asked.
    match &found[..] {
        [] => answers::nothing(play, ask),
        [only] if what != What::Sell => {
            let answered = answers::stands(play, ask, only);
            debug_assert!(answered.is_ok(), "what is legal stands");
        }
        _ => play.emit(Event::Awaited { ask }),
    }
}

/// Pays doubloons from the bank.
fn gain(play: &mut Play, seat: Seat, doubloons: u16) {
    if doubloons > 0 {
        play.emit(Event::Gained { seat, doubloons });
    }
}

/// Pays doubloons to the bank, as far as possible (`MONEY-1`).
fn pay(play: &mut Play, seat: Seat, doubloons: u16) {
    let doubloons = doubloons.min(cash(play, seat));
    if doubloons > 0 {
        play.emit(Event::Paid { seat, doubloons });
    }
}

fn cash(play: &Play, seat: Seat) -> u16 {
    play.player(seat).map_or(0, crate::Player::cash)
}

/// Turns a den's booty face up (`BOOTY-1`).
fn show(play: &mut Play, seat: Seat) {
    let Some(player) = play.player(seat) else { return };
    if player.down.total() + player.covered > 0 {
        let tokens = player.booty();
        play.emit(Event::BootyShown { seat, tokens });
    }
}

fn discard(play: &mut Play, (seat, rank): (Seat, Rank), cause: Cause) {
    play.emit(Event::Discarded { seat, rank, cause });
}
