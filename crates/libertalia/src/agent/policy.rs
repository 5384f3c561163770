//! A fast policy of rules of thumb, for playouts and as a plain player.

use kernel::{Draw, Seat, first_legal};

use super::values::{TimeLeft, Values, kept_value};
use crate::state::{Ask, SEATS, What};
use crate::{Command, Libertalia, Phase, Rank, Token};

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
    best_card(&Values::of(state, seat)?, draw)
}

/// Returns the card with the highest value and a random part.
fn best_card(values: &Values<'_>, draw: &mut dyn Draw) -> Option<Rank> {
    let takes = TakesByPlace::of(values);
    let rated = values.own.hand.iter().map(|rank| (appeal(values, &takes, rank) + mood(draw), rank));
    rated.max().map(|(_, rank)| rank)
}

/// Returns a random part, so that choices are hard to predict: every card is chosen with a probability in proportion to
/// the exponential of a tenth of its value.
fn mood(draw: &mut dyn Draw) -> i32 {
    MOODS[draw.below(MOODS.len() as u32) as usize]
}

/// Quantiles of the Gumbel distribution, times 10.
const MOODS: [i32; 32] = [
    -14, -11, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 15, 16, 18, 21, 25, 30,
    41,
];

/// Returns how much a card appeals for this day, in tenths of log odds. Keeping it for a later raid has its price.
fn appeal(values: &Values<'_>, takes: &TakesByPlace, rank: Rank) -> i32 {
    let TimeLeft { nights, cards, raids } = values.time;
    let hand = i32::from(values.own.hand.len()).max(1);
    let unplayed = (hand - cards).max(0);
    let kept = if raids > 0 { kept_value(rank) * (unplayed + 1).min(hand) / hand } else { 0 };
    let take = if rank == Rank::CABIN_BOY { 0 } else { takes.at(values.state, values.seat, rank) };
    let (day, den) = values.card(rank, nights, 0);
    let period = usize::from(values.state.day.saturating_sub(1) / 2).min(PERIODS - 1);
    (39 * day + 30 * den + 45 * take - 40 * kept) / 100 + LIKINGS[rank.index()][period]
}

/// Number of parts of a raid with likings of their own: two days each.
const PERIODS: usize = 3;

/// What the estimates miss, by rank and part of the raid, in tenths of log odds. Fitted, like the factors in
/// [`appeal`], to the choices of programs of level 2.
const LIKINGS: [[i32; PERIODS]; Rank::LAST as usize] = [
    [31, 16, 6],
    [16, 6, 6],
    [24, 20, 17],
    [12, 10, 9],
    [6, 2, 2],
    [6, 1, 0],
    [8, 7, 2],
    [5, 6, 5],
    [3, 6, 8],
    [0, -1, -1],
    [3, 5, 2],
    [16, 4, -6],
    [-1, 4, 0],
    [-5, -2, -1],
    [-8, -9, -10],
    [-9, -7, -8],
    [-4, -5, -8],
    [-6, -7, -8],
    [-25, -10, -2],
    [-4, 0, -5],
    [-23, -11, -5],
    [-12, -5, -4],
    [-19, -6, 1],
    [-10, -3, 2],
    [-12, -5, -2],
    [4, 2, 3],
    [-9, -3, -1],
    [-9, -4, 2],
    [2, 0, 3],
    [-3, 1, 2],
];

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
        What::Replacement => best_card(&values, draw).map(|rank| Command::Replace { rank }),
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
    let (day, den) = values.card(rank, (nights - 1).max(1), 1);
    let this_raid = if values.time.cards > 0 { day + den } else { 0 };
    let next_raid = if values.time.raids > 0 { kept_value(rank) } else { 0 };
    this_raid.max(next_raid)
}
