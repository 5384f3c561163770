//! Rounds and the match: deals, the end of the deck, the check, the winner (`SETUP-1` to `SETUP-3`, `END-1` to
//! `MATCH-2`).

use kernel::{Impossible, Seat};

use crate::cards::Card;
use crate::event::{Decider, Redrawn};
use crate::rules::Breach;
use crate::setup::Hands;
use crate::state::{Filling, HAND, Phase, other};
use crate::{Cards, Decided, Event, Play};

/// Assigns the drawn Merchant and Harlequin (`SETUP-2`).
pub(super) fn draw_merchant(play: &mut Play, seat: Seat) -> Decided {
    if play.phase != Phase::First {
        return Err(Impossible::NotAsked);
    }
    if seat.0 > 1 {
        return Err(Impossible::Unknown(format!("seat {}", seat.0)));
    }
    play.emit(Event::MerchantDrawn { seat });
    lay_out(play, seat);
    Ok(())
}

/// Begins the next round, with Merchant and Harlequin swapped (`SETUP-2`).
pub(super) fn begin(play: &mut Play, seat: Seat) -> Decided {
    let merchant = other(play.merchant);
    if play.phase != Phase::Between || seat != merchant {
        return Err(Impossible::NotAsked);
    }
    lay_out(play, merchant);
    Ok(())
}

fn lay_out(play: &mut Play, merchant: Seat) {
    let round = play.results.len() as u8 + 1;
    play.emit(Event::RoundBegan { round, merchant });
    fill(play);
}

/// Gives the cards that chance dealt to the seat that draws.
pub(super) fn deal(play: &mut Play, cards: &Cards) -> Decided {
    let Some(seat) = play.filled_next().filter(|_| play.options.hands == Hands::Dealt) else {
        return Err(Impossible::NotAsked);
    };
    let (count, deck) = (play.to_draw(seat), play.unseen());
    let missing = cards.iter().find(|(card, count)| deck.of(*card) < *count);
    let card = missing.map_or(Card::Doge, |(card, _)| card);
    let fits = cards.total() == count && count > 0 && missing.is_none();
    play.must(fits, || Breach::NotThere { card, left: deck.of(card) })?;
    play.emit(Event::Drew { seat, count, cards: Some(*cards) });
    fill(play);
    Ok(())
}

/// Fills the hands as far as the deck goes. When it first runs out, the discards become the second deal, and the draw
/// is finished (`END-2`). When the app deals, chance is asked for each hand.
pub(super) fn fill(play: &mut Play) {
    loop {
        if play.deal == 1 && play.deck() == 0 && play.discard.total() > 0 {
            play.emit(Event::Reshuffled { deal: 2, why: Redrawn::RanOut });
        }
        let Some(seat) = play.filled_next() else { break };
        match play.to_draw(seat) {
            0 => break,
            _ if play.options.hands == Hands::Dealt => return,
            count => play.emit(Event::Drew { seat, count, cards: None }),
        }
    }
    filled(play);
}

/// Continues when the hands are full or the deck is empty.
fn filled(play: &mut Play) {
    let Phase::Filling { why } = play.phase else { return };
    match why {
        Filling::Round => match eight_of_a_kind(play) {
            Some(shown) => {
                play.emit(shown);
                fill(play);
            }
            None => play.emit(Event::TurnBegan { seat: play.merchant }),
        },
        Filling::Deal => play.emit(Event::TurnBegan { seat: play.merchant }),
        Filling::Turn(seat) => {
            if play.deal > 1 && play.deck() == 0 && play.ran_out.is_none() {
                play.emit(Event::RanOut { seat });
            }
            // The player who began with the Harlequin has the last turn before the check.
            if play.ran_out.is_some() && seat == other(play.merchant) {
                check(play);
            } else {
                play.emit(Event::TurnBegan { seat: other(seat) });
            }
        }
    }
}

/// Returns the event for a first hand of one type, if the app knows the hands (`SETUP-3`).
fn eight_of_a_kind(play: &Play) -> Option<Event> {
    [play.merchant, other(play.merchant)].into_iter().find_map(|seat| {
        let cards = play.hand(seat).known.filter(|cards| cards.total() == HAND)?;
        Some(Event::EightShown { seat, suit: cards.single_suit()? })
    })
}

/// Decides the round by the cells of Doge and Favourite when the deck has run out (`END-3`).
pub(super) fn check(play: &mut Play) {
    match play.board.checked() {
        Some((winner, by)) => end(play, Some(winner), by),
        None if play.deal < 3 => {
            play.emit(Event::Reshuffled { deal: 3, why: Redrawn::Level });
            fill(play);
        }
        None => end(play, None, Decider::Level),
    }
}

/// Ends a round, and the match if it is decided (`MATCH-1`, `MATCH-2`).
pub(super) fn end(play: &mut Play, winner: Option<Seat>, by: Decider) {
    play.emit(Event::RoundEnded { round: play.round(), winner, by });
    match_won(play);
}

/// Ends the match if the completed rounds decide it.
pub(super) fn match_won(play: &mut Play) {
    let rounds = play.wins();
    if let Some(winner) = decided(&play.results) {
        play.emit(Event::MatchEnded { winner, rounds });
    }
}

/// Returns the match's outcome: `None` while undecided, `Some(None)` for a draw after the third round.
pub(crate) fn decided(results: &[Option<Seat>]) -> Option<Option<Seat>> {
    match results.len() {
        0 | 1 => None,
        2 => leader(results).map(Some),
        _ => Some(leader(results)),
    }
}

/// Returns the player who has won more rounds.
pub(crate) fn leader(results: &[Option<Seat>]) -> Option<Seat> {
    let of = |seat: u8| results.iter().filter(|&&winner| winner == Some(Seat(seat))).count();
    match of(0).cmp(&of(1)) {
        std::cmp::Ordering::Greater => Some(Seat(0)),
        std::cmp::Ordering::Less => Some(Seat(1)),
        std::cmp::Ordering::Equal => None,
    }
}

/// Ends the match when a player leaves for good. The current and all unplayed rounds go to the other player.
pub(super) fn give_up(play: &mut Play, seat: Seat) -> Decided {
    if matches!(play.phase, Phase::Over { .. }) {
        return Err(Impossible::NotAsked);
    }
    while !matches!(play.phase, Phase::Over { .. }) {
        let round = play.results.len() as u8 + 1;
        play.emit(Event::RoundEnded { round, winner: Some(other(seat)), by: Decider::GivenUp });
        match_won(play);
    }
    Ok(())
}

/// Ends the match early; the rounds won so far decide.
pub(super) fn end_early(play: &mut Play) -> Decided {
    if matches!(play.phase, Phase::Over { .. }) {
        return Err(Impossible::NotAsked);
    }
    let (winner, rounds) = (leader(&play.results), play.wins());
    play.emit(Event::MatchEnded { winner, rounds });
    Ok(())
}
