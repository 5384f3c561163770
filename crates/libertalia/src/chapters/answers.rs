//! The answers to each choice of a day, and their effects.

use kernel::{BreachSink, CandidateSink, Impossible, Seat};

use super::{day, go_on};
use crate::rules::Breach;
use crate::state::{Ask, Libertalia, Phase, Player, What};
use crate::{Cause, Checked, Command, Event, Play, Possible, Rank, Token, Tokens};

/// Applies a seat's answer to its choice, then continues the day.
pub(super) fn answer(play: &mut Play, seat: Seat, command: &Command) -> Possible {
    let ask = play.asked.filter(|ask| ask.seat == seat).ok_or(Impossible::NotAsked)?;
    stands(play, ask, command)?;
    go_on(play);
    Ok(())
}

/// Checks an answer and applies it, without continuing the day.
pub(super) fn stands(play: &mut Play, ask: Ask, command: &Command) -> Possible {
    play.check(|state, sink| judge(state, ask, command, sink))?;
    let seat = ask.seat;
    match *command {
        Command::Replace { rank } => play.emit(Event::Replaced { seat, rank }),
        Command::Recruit { rank } => play.emit(Event::Recruited { seat, rank }),
        Command::Keep { token } => {
            let all = booty(play, seat);
            play.emit(Event::BootyDiscarded { seat, tokens: all.without(&Tokens::some(token, 1)) });
        }
        Command::Shoot { seat: whose, rank } => {
            let cause = Cause::Character { whose: seat, who: Rank::GUNNER };
            play.emit(Event::Discarded { seat: whose, rank, cause });
        }
        Command::Kill { seat: whose, rank } => {
            play.emit(Event::Discarded { seat: whose, rank, cause: Cause::Saber { whose: seat } });
        }
        Command::Exchange { token, count } => day::exchange(play, seat, token, count),
        Command::Heal { rank } => play.emit(Event::Healed { seat, rank: Some(rank), secret: hides(play, seat, rank) }),
        Command::Take { token } => play.emit(Event::Took { seat, token }),
        Command::SellMap => {
            super::show(play, seat);
            play.emit(Event::BootyDiscarded { seat, tokens: Tokens::some(Token::Map, 1) });
            play.emit(Event::Gained { seat, doubloons: 3 });
        }
        _ => play.emit(Event::Passed { seat }),
    }
    Ok(())
}

/// True if others cannot know which character the Surgeon takes. There are several, or they could not place it before
/// (`SECRET-2`), or hands are left to memory.
fn hides(state: &Libertalia, seat: Seat, rank: Rank) -> bool {
    state.hides_hands() || state.is_blurred(seat, rank) || state.player(seat).is_some_and(|own| own.dead() > 1)
}

/// Skips an ability without any option, because it is impossible (`ABIL-1`).
pub(super) fn nothing(play: &mut Play, ask: Ask) {
    if ask.what == What::Kill {
        play.emit(Event::NobodyKilled { seat: ask.seat });
    }
}

fn booty(state: &Libertalia, seat: Seat) -> Tokens {
    state.player(seat).map(Player::booty).unwrap_or_default()
}

/// Checks that a command answers this choice, and reports what it breaks.
fn judge<N: BreachSink<Breach>>(state: &Libertalia, ask: Ask, command: &Command, sink: &mut N) -> Checked<N> {
    let own = state.player(ask.seat);
    let has = |token| booty(state, ask.seat).of(token);
    match (ask.what, command) {
        (_, Command::Pass) => passes(state, ask, sink),
        (What::Replacement, Command::Replace { rank }) => {
            sink.must(own.is_some_and(|own| own.hand.has(*rank)), || Breach::NotInHand { rank: *rank })
        }
        (What::Recruit, Command::Recruit { rank }) => in_den(state, ask.seat, *rank, sink),
        (What::Keep, Command::Keep { token }) => sink.must(has(*token) > 0, || Breach::NotThere { token: *token }),
        (What::Shoot, Command::Shoot { seat, rank }) => in_den(state, *seat, *rank, sink),
        (What::Kill, Command::Kill { seat, rank }) => {
            sink.rule(state.neighbours(ask.seat).contains(seat), || Breach::NotANeighbour { seat: *seat })?;
            in_den(state, *seat, *rank, sink)
        }
        (What::Exchange, Command::Exchange { token, count }) => {
            let fits = (2..=3).contains(count) && has(*token) >= *count;
            sink.must(fits, || Breach::TooFew { token: *token, count: *count })
        }
        (What::Heal, Command::Heal { rank }) => {
            sink.must(own.is_some_and(|own| own.graveyard.has(*rank)), || Breach::NotInGraveyard { rank: *rank })
        }
        (What::Take, Command::Take { token }) => {
            sink.must(state.cell().of(*token) > 0, || Breach::NotThere { token: *token })
        }
        (What::Sell, Command::SellMap) => sink.must(has(Token::Map) > 0, || Breach::NoMap {}),
        _ => Err(Impossible::NotAsked.into()),
    }
}

fn in_den<N: BreachSink<Breach>>(state: &Libertalia, seat: Seat, rank: Rank, sink: &mut N) -> Checked<N> {
    let there = state.player(seat).is_some_and(|player| player.den.has(rank));
    sink.must(there, || Breach::NotInDen { seat, rank })
}

/// Checks a pass. Only the Waitress's card says "may" (`ABIL-1`); tokens are taken while any are left (`DUSK-1`).
fn passes<N: BreachSink<Breach>>(state: &Libertalia, ask: Ask, sink: &mut N) -> Checked<N> {
    match ask.what {
        What::Sell => Ok(()),
        What::Take => sink.rule(false, || Breach::MustTake {}),
        What::Kill => sink.rule(false, || Breach::NotANeighbour { seat: ask.seat }),
        _ => {
            let rank = state.acting(ask).unwrap_or(Rank::PARROT);
            sink.rule(false, || Breach::MustUse { rank })
        }
    }
}

impl Libertalia {
    /// Returns the character whose ability needs this choice.
    pub fn acting(&self, ask: Ask) -> Option<Rank> {
        match ask.what {
            What::Replacement => Some(Rank::PARROT),
            What::Recruit => Some(Rank::RECRUITER),
            What::Keep => Some(Rank::PREACHER),
            What::Shoot => Some(Rank::GUNNER),
            What::Exchange => Some(Rank::MERCHANT),
            What::Heal => Some(Rank::SURGEON),
            What::Sell => Some(Rank::WAITRESS),
            What::Spy => Some(Rank::SPANISH_SPY),
            What::Take | What::Kill => self.sharer().filter(|card| card.seat == ask.seat).map(|card| card.rank),
        }
    }
}

/// Lists every answer to a choice, and those that a screen dims.
pub(super) fn list<L: CandidateSink<Libertalia>>(state: &Libertalia, ask: Ask, list: &mut L) {
    let Some(own) = state.player(ask.seat) else { return };
    let dims = L::DIMMED;
    let mut say = |command: Command| {
        let judged = command.clone();
        list.add(|| command, |sink| judge(state, ask, &judged, sink), || ());
    };
    match ask.what {
        What::Replacement => own.hand.iter().for_each(|rank| say(Command::Replace { rank })),
        What::Recruit => own.den.iter().for_each(|rank| say(Command::Recruit { rank })),
        What::Keep => own.booty().iter().for_each(|(token, _)| say(Command::Keep { token })),
        What::Shoot => state.in_dens(state.seats()).for_each(|(seat, rank)| say(Command::Shoot { seat, rank })),
        What::Kill => {
            let near = state.in_dens(state.neighbours(ask.seat));
            near.for_each(|(seat, rank)| say(Command::Kill { seat, rank }));
            if dims {
                let far = state.in_dens(state.seats()).filter(|(seat, _)| !state.neighbours(ask.seat).contains(seat));
                far.for_each(|(seat, rank)| say(Command::Kill { seat, rank }));
            }
        }
        What::Exchange => {
            state.exchanges(ask.seat).for_each(|(token, count)| say(Command::Exchange { token, count }));
        }
        What::Heal => own.graveyard.iter().for_each(|rank| say(Command::Heal { rank })),
        What::Take => state.cell().iter().for_each(|(token, _)| say(Command::Take { token })),
        What::Sell => {
            say(Command::SellMap);
            say(Command::Pass);
        }
        What::Spy => {}
    }
    // A player who must choose may pass only where that rule is waived.
    if dims && !matches!(ask.what, What::Sell | What::Spy) {
        say(Command::Pass);
    }
}

/// True if this choice can be asked now: its player can make it, and there is something to choose (`FIX-2`).
pub(crate) fn due(state: &Libertalia, ask: Ask) -> bool {
    match (state.phase, ask.what) {
        (Phase::Dusk { sabers, .. }, What::Kill) => sabers > 0 && shares(state, ask) && choices(state, ask) > 1,
        (Phase::Dusk { .. }, What::Take) => {
            shares(state, ask) && super::dusk::may_take(state) && choices(state, ask) > 1
        }
        (Phase::Night { worked, .. }, What::Sell) => {
            let awake = state.player(ask.seat).is_some_and(|own| own.den.has(Rank::WAITRESS));
            awake && !state.shows_no_map(ask.seat) && worked[ask.seat.index()].has(Rank::WAITRESS)
        }
        (Phase::Day, What::Spy) => {
            let most = Tokens::BOX.of(Token::Officer).min(state.in_bag());
            at_work(state, ask) && (1..=most).contains(&ask.count)
        }
        (Phase::Day, _) => at_work(state, ask) && choices(state, ask) > 1,
        // The entered campaign includes a Surgeon's secret choice.
        (Phase::Preparing, What::Heal) => choices(state, ask) > 1,
        _ => false,
    }
}

/// True if the acting character is where its day ability works: aboard and in its turn, or for the Parrot in the
/// graveyard.
pub(super) fn at_work(state: &Libertalia, ask: Ask) -> bool {
    let Some(own) = state.player(ask.seat) else { return false };
    let aboard = |rank| state.ship.iter().any(|card| (card.seat, card.rank, card.acted) == (ask.seat, rank, true));
    match ask.what {
        What::Take | What::Kill | What::Sell => false,
        What::Replacement => own.graveyard.has(Rank::PARROT) && state.ship.iter().all(|card| card.seat != ask.seat),
        _ => state.acting(ask).is_some_and(aboard),
    }
}

fn shares(state: &Libertalia, ask: Ask) -> bool {
    state.sharer().is_some_and(|card| card.seat == ask.seat)
}

/// Returns the number of answers to a choice. Each card that this viewer cannot see counts as one.
fn choices(state: &Libertalia, ask: Ask) -> usize {
    match (ask.what, state.player(ask.seat)) {
        (What::Replacement, Some(own)) => return own.cards().into(),
        (What::Heal, Some(own)) => return own.dead().into(),
        _ => {}
    }
    let mut found = Vec::new();
    list(state, ask, &mut kernel::Legal::new(&mut found));
    found.len()
}
