//! Day: abilities by ascending rank (`DAY-1`).

use kernel::{Impossible, Seat};

use super::{ask, cash, discard, gain, go_on, pay, show};
use crate::rules::Breach;
use crate::state::{Ask, What};
use crate::{Cause, Event, Play, Possible, Rank, Time, Token, Tokens};

/// Lets the next character act, or begins dusk.
pub(super) fn step(play: &mut Play) {
    match play.ship.iter().find(|card| !card.acted).copied() {
        None => play.emit(Event::DuskBegan),
        Some(card) => {
            play.emit(Event::Acts { seat: card.seat, rank: card.rank, time: Time::Day });
            act(play, card.seat, card.rank);
        }
    }
}

fn act(play: &mut Play, seat: Seat, rank: Rank) {
    let Some(own) = play.player(seat) else { return };
    let (den, dead, cash, tokens) = (own.den, own.dead(), own.cash(), u16::from(own.tokens()));
    let by_it = Cause::Character { whose: seat, who: rank };
    match rank {
        Rank::PARROT => {
            discard(play, (seat, rank), by_it);
            ask(play, seat, What::Replacement);
        }
        Rank::MONKEY => pass_relics(play, seat),
        Rank::BEGGAR => beg(play, seat),
        Rank::RECRUITER => ask(play, seat, What::Recruit),
        Rank::PREACHER => preach(play, seat),
        Rank::CARPENTER => pay(play, seat, cash / 2),
        Rank::FRENCH_OFFICER if cash < 9 => gain(play, seat, 5),
        Rank::VOODOO_WITCH => gain(play, seat, 2 * u16::from(dead)),
        Rank::BRUTE => {
            if let Some(highest) = play.highest() {
                discard(play, (highest.seat, highest.rank), by_it);
            }
        }
        Rank::GUNNER => shoot(play, seat),
        Rank::SPANISH_SPY => spy(play, seat),
        Rank::BOSUN => gain(play, seat, 2 * u16::from(den.below(rank).len())),
        Rank::MERCHANT => {
            // An impossible ability shows no booty, here and below (`BOOTY-1`).
            if play.exchanges(seat).next().is_some() {
                show(play, seat);
            }
            ask(play, seat, What::Exchange);
        }
        Rank::SURGEON => ask(play, seat, What::Heal),
        Rank::GAMBLER => {
            show(play, seat);
            pay(play, seat, tokens);
        }
        Rank::QUARTER_MASTER => {
            show(play, seat);
            gain(play, seat, tokens);
        }
        Rank::CAPTAIN => gain(play, seat, 3),
        Rank::SPANISH_GOVERNOR => den.iter().for_each(|rank| discard(play, (seat, rank), by_it)),
        _ => {}
    }
}

/// Passes all relics to the left neighbour (`CHAR-2`).
fn pass_relics(play: &mut Play, seat: Seat) {
    let count = play.player(seat).map_or(0, |own| own.booty().of(Token::Relic));
    if count > 0 {
        show(play, seat);
        play.emit(Event::RelicsPassed { seat, to: play.left(seat), count });
    }
}

/// Makes the owner of the highest character pay 3 doubloons, as far as possible (`CHAR-3`).
fn beg(play: &mut Play, seat: Seat) {
    let Some(highest) = play.highest().filter(|highest| highest.seat != seat) else { return };
    let doubloons = cash(play, highest.seat).min(3);
    if doubloons > 0 {
        play.emit(Event::PaidTo { seat: highest.seat, to: seat, doubloons });
    }
}

/// Discards all booty but one token (`CHAR-6`).
fn preach(play: &mut Play, seat: Seat) {
    if play.player(seat).is_some_and(|own| own.tokens() > 1) {
        show(play, seat);
        ask(play, seat, What::Keep);
    }
}

/// Pays for the Gunner and asks for his victim. A player who cannot pay in full pays all and still shoots (`CHAR-15`,
/// `MONEY-1`).
fn shoot(play: &mut Play, seat: Seat) {
    let anybody = play.in_dens(play.seats()).next().is_some();
    if anybody || !play.options.gunner_spares {
        pay(play, seat, 3);
    }
    ask(play, seat, What::Shoot);
}

/// Puts all officers into the bag and draws as many tokens. They lie face down after all players have seen them
/// (`CHAR-17`, `BOOTY-1`).
fn spy(play: &mut Play, seat: Seat) {
    let count = play.player(seat).map_or(0, |own| own.booty().of(Token::Officer));
    if count > 0 {
        show(play, seat);
        play.emit(Event::BootyDiscarded { seat, tokens: Tokens::some(Token::Officer, count) });
        play.emit(Event::Awaited { ask: Ask { count, ..Ask::of(seat, What::Spy) } });
    }
}

/// Chance: adds the Spy's tokens. Sabers and officers among them have no effect (`CHAR-17`).
pub(super) fn draw_tokens(play: &mut Play, tokens: &Tokens) -> Possible {
    let ask = play.asked.filter(|ask| ask.what == What::Spy).ok_or(Impossible::NotAsked)?;
    let (drawn, wanted) = (tokens.total(), ask.count);
    play.must(drawn == wanted, || Breach::DoesNotFit { drawn, wanted })?;
    let bag = play.bag();
    for (token, _) in tokens.iter().filter(|(token, count)| *count > bag.of(*token)) {
        play.must(false, || Breach::NotThere { token })?;
    }
    play.emit(Event::Drew { seat: ask.seat, tokens: *tokens });
    go_on(play);
    Ok(())
}

/// Exchanges two alike for 3 doubloons, or three alike for 5 (`CHAR-21`).
pub(super) fn exchange(play: &mut Play, seat: Seat, token: Token, count: u8) {
    play.emit(Event::BootyDiscarded { seat, tokens: Tokens::some(token, count) });
    play.emit(Event::Gained { seat, doubloons: if count == 3 { 5 } else { 3 } });
}
