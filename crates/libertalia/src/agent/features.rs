//! The facts by which positions are weighed.
//!
//! They are tenths of a point times an urgency that grows towards the end: a point decides more when fewer days are
//! left to catch up.

use kernel::Seat;
use kernel::agent::Feature;

use super::values::{Values, kept_value};
use crate::state::DAYS;
use crate::{Libertalia, Rank, Token};

const fn obvious(name: &'static str) -> Feature {
    Feature { name, obvious: true }
}

const fn hidden(name: &'static str) -> Feature {
    Feature { name, obvious: false }
}

/// The features, in the order in which [`write`] writes them.
pub(super) const FEATURES: &[Feature] = &[
    obvious("scored"),
    obvious("doubloons"),
    obvious("booty"),
    hidden("end_abilities"),
    hidden("night_income"),
    hidden("maps"),
    hidden("relics"),
    hidden("sabers"),
    hidden("officers"),
    hidden("hand_now"),
    hidden("hand_kept"),
    hidden("order"),
    hidden("exposed"),
];

/// The urgency by number of days left in the campaign, in percent: in inverse proportion to its square root.
const URGENCY: [i32; 19] = [100, 100, 71, 58, 50, 45, 41, 38, 35, 33, 32, 30, 29, 28, 27, 26, 25, 24, 24];

/// Writes the features of a seat.
pub(super) fn write(state: &Libertalia, seat: Seat, out: &mut [i32]) {
    let Some(values) = Values::of(state, seat) else { return };
    let own = values.own;
    let booty = own.booty();
    let time = values.time;
    let (mut income, mut end) = (0, 0);
    for rank in own.den.iter() {
        income += values.income(rank);
        end += values.end(rank);
    }
    let maps = booty.of(Token::Map);
    let facts = [
        10 * own.score(),
        10 * i32::from(own.cash()),
        10 * i32::from(booty.worth()),
        end,
        income,
        values.maps(maps) - values.full_sets(maps),
        10 * i32::from(booty.of(Token::Relic)),
        10 * i32::from(booty.of(Token::Saber)),
        10 * i32::from(booty.of(Token::Officer)),
        best_cards(&values),
        if time.raids > 0 { own.hand.iter().map(kept_value).sum() } else { 0 },
        order(&values),
        exposed(&values, income + end),
    ];
    let urgency = usize::try_from(time.days()).ok().and_then(|days| URGENCY.get(days)).copied().unwrap_or(24);
    for (slot, fact) in out.iter_mut().zip(facts) {
        *slot = fact * urgency / 100;
    }
}

/// Returns the values of the best cards for the days left in this raid.
fn best_cards(values: &Values<'_>) -> i32 {
    let cards = values.time.cards.clamp(0, DAYS as i32) as usize;
    let mut best = [0; DAYS];
    for rank in values.own.hand.iter() {
        let (day, den) = values.card(rank, values.time.nights, (cards as i32 + 1) / 2);
        let value = day + den;
        let Some(last) = best.get_mut(..cards).and_then(<[i32]>::last_mut) else { break };
        if value > *last {
            *last = value;
            best[..cards].sort_unstable_by_key(|value| -value);
        }
    }
    best[..cards].iter().sum()
}

/// Returns how high the seat's cards stand when booty is shared, times the differences between the coming tokens.
fn order(values: &Values<'_>) -> i32 {
    let hand = values.own.hand;
    let cards = i32::from(hand.len());
    if cards == 0 {
        return 0;
    }
    let sum: i32 = hand.iter().map(|rank| i32::from(rank.number())).sum();
    let today = usize::from(values.state.day).saturating_sub(1);
    let spread: i32 = values.state.cells.iter().skip(today).map(spread_of).sum();
    sum * spread / (cards * i32::from(Rank::LAST))
}

/// Returns the difference between the best and the worst token of a cell, in tenths of a point.
fn spread_of(cell: &crate::Tokens) -> i32 {
    let worth = |token: Token| match token {
        Token::Chest => 50,
        Token::Jewel => 30,
        Token::Map => 25,
        Token::Saber => 15,
        Token::Goods => 10,
        Token::Officer => -20,
        Token::Relic => -30,
    };
    let mut values = cell.iter().map(|(token, _)| worth(token));
    let Some(first) = values.next() else { return 0 };
    let (least, most) = values.fold((first, first), |(least, most), value| (least.min(value), most.max(value)));
    most - least
}

/// Returns the part of the den's value that coming sabers threaten.
fn exposed(values: &Values<'_>, den: i32) -> i32 {
    let today = usize::from(values.state.day).saturating_sub(1);
    let sabers: i32 = values.state.cells.iter().skip(today).map(|cell| i32::from(cell.of(Token::Saber))).sum();
    let players = (values.state.players.len() as i32).max(1);
    den * sabers.min(players) / players
}
