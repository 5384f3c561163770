//! A fast policy of rules of thumb, for playouts and as a plain player.

use kernel::{Draw, Seat, first_legal};

use super::values::{TimeLeft, Values, kept_value};
use crate::state::{Ask, SEATS, What};
use crate::{Command, Libertalia, Phase, Rank, RankSet, Token};

/// The range of the random part of a card's value, in tenths of a point. It keeps the choice hard to predict.
const MOOD: u32 = 30;

/// Returns a sensible command of an asked seat.
pub(super) fn choose(state: &Libertalia, seat: Seat, draw: &mut dyn Draw) -> Option<Command> {
    let sensible = match (state.asked, state.phase) {
        (Some(ask), _) if ask.seat == seat => answer(state, ask, draw),
        (None, Phase::Dawn { late: false }) => choose_card(state, seat, draw).map(|rank| Command::Choose { rank }),
        _ => None,
    };
    sensible.or_else(|| first_legal(state, seat))
}

/// Returns a card for the day.
pub(super) fn choose_card(state: &Libertalia, seat: Seat, draw: &mut dyn Draw) -> Option<Rank> {
    let values = Values::of(state, seat)?;
    let hand = values.own.hand;
    let takes = TakesByPlace::of(&values);
    best(hand, draw, |rank| card_now(&values, &takes, rank) - card_later(&values, hand, rank))
}

/// Returns the rank with the highest value and a random part.
fn best(ranks: RankSet, draw: &mut dyn Draw, value: impl Fn(Rank) -> i32) -> Option<Rank> {
    ranks.iter().map(|rank| (value(rank) + draw.below(MOOD) as i32, rank)).max().map(|(_, rank)| rank)
}

/// Returns the value of a card on this day, with the token that it will probably take.
fn card_now(values: &Values<'_>, takes: &TakesByPlace, rank: Rank) -> i32 {
    let take = match rank {
        Rank::CABIN_BOY => 0,
        _ => takes.at(values.state, values.seat, rank),
    };
    values.card(rank, values.time.nights, 0) + take
}

/// Returns the value of keeping a card for a later day or raid.
fn card_later(values: &Values<'_>, hand: RankSet, rank: Rank) -> i32 {
    let TimeLeft { nights, cards, raids } = values.time;
    let others = i32::from(hand.len()).max(1);
    // Of the other days, this many are left for this card.
    let more_days = (cards - 1).min(others - 1).max(0);
    let this_raid = if more_days > 0 {
        let nights = (nights - 1 - more_days / 3).max(1);
        values.card(rank, nights, (more_days + 1) / 2) * more_days / others.max(cards)
    } else {
        0
    };
    let next_raid = if raids > 0 { kept_value(rank) * (others - more_days) / others } else { 0 };
    this_raid + next_raid
}

/// The values of today's tokens for a seat, the best first.
struct TakesByPlace {
    values: [i32; SEATS],
    count: usize,
}

impl TakesByPlace {
    fn of(values: &Values<'_>) -> Self {
        let mut takes = Self { values: [0; SEATS], count: 0 };
        for (token, count) in values.state.cell().iter() {
            let value = match token {
                // The value of a saber or officer for a character in the middle.
                Token::Officer => values.token(token) - 20,
                Token::Saber => values.token(token) + 12,
                _ => values.token(token),
            };
            for _ in 0..count {
                if let Some(place) = takes.values.get_mut(takes.count) {
                    *place = value;
                    takes.count += 1;
                }
            }
        }
        takes.values[..takes.count].sort_unstable_by_key(|value| -value);
        takes
    }

    /// Returns the value of the token that a card will probably take, by the cards that others may lay above it.
    fn at(&self, state: &Libertalia, seat: Seat, rank: Rank) -> i32 {
        let mut above = 0;
        for (other, player) in state.seats().zip(&state.players) {
            let cards = i32::from(player.cards());
            if other == seat || cards == 0 {
                continue;
            }
            let equal_above = player.hand.has(rank) && state.standing(other, rank) > state.standing(seat, rank);
            let higher = i32::from(player.hand.above(rank).len()) + i32::from(equal_above);
            above += 100 * (higher + i32::from(player.unplaced.hand) / 2) / cards;
        }
        let place = (above / 100) as usize;
        let part = above % 100;
        let value = |place: usize| {
            if place < self.count { self.values.get(place).copied().unwrap_or(0) } else { 0 }
        };
        (value(place) * (100 - part) + value(place + 1) * part) / 100
    }
}

/// Returns a sensible answer to a choice of the day.
fn answer(state: &Libertalia, ask: Ask, draw: &mut dyn Draw) -> Option<Command> {
    let values = Values::of(state, ask.seat)?;
    let own = values.own;
    let nights = values.time.nights;
    match ask.what {
        What::Take => {
            let by = state.sharer()?.rank;
            let takes = state.cell().iter().map(|(token, _)| (values.take(token, by), draw.below(4), token));
            takes.max().map(|(.., token)| Command::Take { token })
        }
        What::Kill => values.best_kill().map(|(seat, rank, _)| Command::Kill { seat, rank }),
        What::Shoot => values.best_shot().map(|(seat, rank, _)| Command::Shoot { seat, rank }),
        What::Replacement => {
            let takes = TakesByPlace::of(&values);
            let value = |rank| card_now(&values, &takes, rank) - card_later(&values, own.hand, rank);
            best(own.hand, draw, value).map(|rank| Command::Replace { rank })
        }
        What::Recruit => {
            let value = |rank| again(&values, rank, nights) - values.member(rank);
            own.den.iter().max_by_key(|rank| value(*rank)).map(|rank| Command::Recruit { rank })
        }
        What::Heal => {
            own.graveyard.iter().max_by_key(|rank| again(&values, *rank, nights)).map(|rank| Command::Heal { rank })
        }
        What::Keep => {
            let value = |token: Token| if token == Token::Map { 30 } else { values.token(token) };
            let kept = own.booty().iter().max_by_key(|(token, _)| value(*token));
            kept.map(|(token, _)| Command::Keep { token })
        }
        What::Exchange => values.exchange().map(|(token, count, _)| Command::Exchange { token, count }),
        What::Sell => {
            let maps = own.booty().of(Token::Map);
            let sells = maps > 0 && values.unsold(maps) - values.unsold(maps - 1) < 30;
            Some(if sells { Command::SellMap } else { Command::Pass })
        }
        What::Spy => None,
    }
}

/// Returns the value of a card that comes back into hand: for another day of this raid, or for the next.
fn again(values: &Values<'_>, rank: Rank, nights: i32) -> i32 {
    let this_raid = if values.time.cards > 0 { values.card(rank, (nights - 1).max(1), 1) } else { 0 };
    let next_raid = if values.time.raids > 0 { kept_value(rank) } else { 0 };
    this_raid.max(next_raid)
}
