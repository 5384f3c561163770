//! Estimates of what tokens, characters and cards will bring their owner, in tenths of a point.
//!
//! The policy chooses by them, and the features add them up. They are rules of thumb: only their order matters much.

use kernel::Seat;

use crate::state::{DAYS, RAIDS};
use crate::{Libertalia, Phase, Player, Rank, RankSet, Token, Tokens};

/// The value of a card kept for a later raid, by rank.
const KEPT: [i32; Rank::LAST as usize] = [
    5, 15, 25, 15, 5, 15, 35, 25, 45, 40, 15, 35, 25, 35, 20, 20, 10, 45, 45, 15, 30, 20, 40, 50, 25, 35, 35, 50, 45,
    25,
];

/// The value of a fresh card that the Recruiter or the Surgeon brings back, in percent of a kept one.
const RETURNED: i32 = 60;

/// The value of a full set of maps.
const SET: i32 = 120;

/// Returns the value of a card kept for a later raid.
pub(super) fn kept_value(rank: Rank) -> i32 {
    KEPT[rank.index()]
}

/// The time left in the campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TimeLeft {
    /// The nights of this raid that are still to come.
    pub nights: i32,
    /// The cards that each player still lays in this raid.
    pub cards: i32,
    /// The later raids.
    pub raids: i32,
}

impl TimeLeft {
    /// Returns the time left in a state. Between two raids, the next one counts as this one.
    pub fn of(state: &Libertalia) -> Self {
        let days = DAYS as i32;
        let left = days - i32::from(state.day).min(days);
        let raids = i32::from(RAIDS) - i32::from(state.raid);
        match state.phase {
            Phase::Colours | Phase::Ranks | Phase::Booty => Self { nights: days, cards: days, raids },
            Phase::Between => Self { nights: days, cards: days, raids: raids - 1 },
            Phase::Preparing | Phase::Dawn { .. } => {
                let left = (left + 1).min(days);
                Self { nights: left, cards: left, raids }
            }
            Phase::Day | Phase::Dusk { .. } => Self { nights: left + 1, cards: left, raids },
            Phase::Night { .. } => Self { nights: left, cards: left, raids },
            Phase::Over => Self { nights: 0, cards: 0, raids: 0 },
        }
    }

    /// Returns the number of days left in the campaign.
    pub fn days(self) -> i32 {
        self.cards + self.raids * DAYS as i32
    }
}

/// The estimates for one seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Values<'a> {
    pub state: &'a Libertalia,
    pub seat: Seat,
    pub own: &'a Player,
    pub time: TimeLeft,
}

impl<'a> Values<'a> {
    /// Returns the estimates for a seat; `None` if the seat does not exist.
    pub fn of(state: &'a Libertalia, seat: Seat) -> Option<Self> {
        Some(Self { state, seat, own: state.player(seat)?, time: TimeLeft::of(state) })
    }

    /// Returns what one more token of a kind is worth.
    pub fn token(&self, token: Token) -> i32 {
        let den = self.own.den;
        let treasure = if den.has(Rank::TREASURER) { 10 } else { 0 };
        match token {
            Token::Chest => 50 + treasure,
            Token::Jewel => 30 + treasure,
            Token::Goods => 10 + treasure,
            Token::Map => {
                let maps = self.own.booty().of(Token::Map);
                self.maps(maps + 1) - self.maps(maps)
            }
            Token::Relic => {
                let captain = if den.has(Rank::CAPTAIN) { 30 } else { 0 };
                let monkey = if self.time.cards > 0 && self.own.hand.has(Rank::MONKEY) { 35 } else { 0 };
                monkey - 30 - captain
            }
            Token::Officer => {
                if self.time.cards > 0 && self.own.hand.has(Rank::SPANISH_SPY) {
                    12
                } else {
                    0
                }
            }
            Token::Saber => {
                if den.has(Rank::ARMORER) {
                    10 * self.time.nights
                } else {
                    0
                }
            }
        }
    }

    /// Returns the value of a number of maps: full sets, and the last ones, which may be completed or sold.
    pub fn maps(&self, maps: u8) -> i32 {
        let loose = i32::from(maps % Tokens::SET_OF_MAPS);
        let sold = if self.own.den.has(Rank::WAITRESS) { 30 * loose.min(self.time.nights) } else { 0 };
        self.unsold(maps).max(i32::from(maps / Tokens::SET_OF_MAPS) * SET + sold)
    }

    /// Returns the value of a number of maps that are not sold: full sets, and the chance to complete the last one.
    pub fn unsold(&self, maps: u8) -> i32 {
        let loose = i32::from(maps % Tokens::SET_OF_MAPS);
        let wanted = i32::from(Tokens::SET_OF_MAPS) - loose;
        let coming = self.coming(Token::Map);
        let hope = match loose {
            0 => 0,
            _ if self.time.cards < wanted || coming < wanted => 0,
            1 => 22,
            _ => (25 + 15 * coming).min(75),
        };
        i32::from(maps / Tokens::SET_OF_MAPS) * SET + hope
    }

    /// Returns the number of tokens of a kind on the cells of the coming days.
    fn coming(&self, token: Token) -> i32 {
        let day = usize::from(self.state.day);
        let from = if matches!(self.state.phase, Phase::Dawn { .. }) { day.saturating_sub(1) } else { day };
        self.state.cells.iter().skip(from).map(|cell| i32::from(cell.of(token))).sum()
    }

    /// Returns the value of a character in `den`: its income in a number of nights, its effect at the end of the raid,
    /// and what it adds to others.
    fn in_den(&self, rank: Rank, den: RankSet, nights: i32) -> i32 {
        let others = i32::from(den.len()) - i32::from(den.has(rank));
        self.by_night(rank, den, nights)
            + self.at_end(rank, others)
            + if den.has(Rank::FREED_SLAVE) && rank > Rank::FREED_SLAVE { 10 * nights } else { 0 }
            + if den.has(Rank::FIRST_MATE) && rank != Rank::FIRST_MATE { 10 } else { 0 }
            + if self.time.cards > 0 && self.own.hand.has(Rank::BOSUN) && rank < Rank::BOSUN { 10 } else { 0 }
    }

    /// Returns the income of a character in a number of nights.
    fn by_night(&self, rank: Rank, den: RankSet, nights: i32) -> i32 {
        let others = i32::from(den.len()) - i32::from(den.has(rank));
        let booty = self.own.booty();
        let later = (nights - 1).max(0);
        match rank {
            Rank::BARKEEP => 10 * nights,
            Rank::WAITRESS => 8 * i32::from(booty.of(Token::Map) % Tokens::SET_OF_MAPS).min(nights) + 4 * later,
            Rank::FREED_SLAVE => nights * (10 * i32::from(den.above(rank).len()) + 2 * later),
            Rank::MUTINEER if others > 0 => 6 * nights,
            Rank::MUTINEER => 5 * later,
            Rank::ARMORER => 10 * nights * i32::from(booty.of(Token::Saber)) + 4 * later,
            Rank::GRANNY_WATA => self.granny(nights),
            _ => 0,
        }
    }

    /// Returns the effect of a character at the end of the raid, with a number of others in the den.
    fn at_end(&self, rank: Rank, others: i32) -> i32 {
        let booty = self.own.booty();
        match rank {
            Rank::PREACHER => 50,
            Rank::CARPENTER => 100,
            Rank::TOPMAN => self.topman(),
            Rank::TREASURER => {
                let treasure = [Token::Goods, Token::Jewel, Token::Chest].map(|token| i32::from(booty.of(token)));
                10 * treasure.into_iter().sum::<i32>() + 4 * self.time.cards
            }
            Rank::GAMBLER => 80,
            Rank::GOVERNORS_DAUGHTER => self.daughter(),
            Rank::QUARTER_MASTER => -80,
            Rank::FIRST_MATE => 10 * (others + 1) + 6 * self.time.cards,
            Rank::CAPTAIN => -30 * i32::from(booty.of(Token::Relic)) - 4 * self.time.cards,
            _ => 0,
        }
    }

    /// Returns the value of a den with the fewest characters, or nearly so.
    fn topman(&self) -> i32 {
        let others = self.state.players.iter().enumerate().filter(|(seat, _)| *seat != self.seat.index());
        let fewest = others.map(|(_, player)| player.den.len()).min().unwrap_or(0);
        match i32::from(self.own.den.len()) - i32::from(fewest) {
            i32::MIN..=0 => 40,
            1 => 15,
            _ => 0,
        }
    }

    fn rivals_hold(&self, rank: Rank) -> (bool, bool) {
        let others = self.state.players.iter().enumerate().filter(|(seat, _)| *seat != self.seat.index());
        others.fold((false, false), |(den, hand), (_, player)| {
            (den || player.den.has(rank), hand || player.hand.has(rank))
        })
    }

    fn granny(&self, nights: i32) -> i32 {
        match self.rivals_hold(Rank::GRANNY_WATA) {
            (true, _) => 0,
            (false, true) => 12 * nights,
            (false, false) => 20 * nights,
        }
    }

    fn daughter(&self) -> i32 {
        match self.rivals_hold(Rank::GOVERNORS_DAUGHTER) {
            (true, _) => -30,
            (false, true) => 20,
            (false, false) => 60,
        }
    }

    /// Returns the income of a character in the den in the coming nights.
    pub fn income(&self, rank: Rank) -> i32 {
        self.by_night(rank, self.own.den, self.time.nights)
    }

    /// Returns the effect of a character in the den at the end of the raid.
    pub fn end(&self, rank: Rank) -> i32 {
        self.at_end(rank, i32::from(self.own.den.len()) - 1)
    }

    /// Returns the points of full sets of maps.
    pub fn full_sets(&self, maps: u8) -> i32 {
        i32::from(maps / Tokens::SET_OF_MAPS) * SET
    }

    /// Returns the value of a character in its present den.
    pub fn member(&self, rank: Rank) -> i32 {
        self.in_den(rank, self.own.den, self.time.nights)
    }

    /// Returns the value of all characters in the den.
    pub fn den(&self) -> i32 {
        self.own.den.iter().map(|rank| self.member(rank)).sum()
    }

    /// Returns the value of a card when it is played with `grown` more characters in the den and tokens than now: of the
    /// day's effect, and in the den for a number of nights. The token that it takes is left out.
    pub fn card(&self, rank: Rank, nights: i32, grown: i32) -> (i32, i32) {
        let den = if rank == Rank::SPANISH_GOVERNOR { RankSet::NONE } else { self.own.den };
        (self.by_day(rank, grown), self.safe(self.in_den(rank, den, nights)))
    }

    /// Returns the value of something in the den that sabers may destroy.
    fn safe(&self, value: i32) -> i32 {
        let sabers = self.coming(Token::Saber) + i32::from(self.state.cell().of(Token::Saber));
        let players = (self.state.players.len() as i32).max(1);
        value * (100 - (30 * sabers / players).min(60)) / 100
    }

    /// Returns the value of the effect by day or dusk, with `grown` more characters in the den and tokens than now.
    fn by_day(&self, rank: Rank, grown: i32) -> i32 {
        let own = self.own;
        let booty = own.booty();
        let rivals = (self.state.players.len() as i32 - 1).max(1);
        let cash = i32::from(own.cash());
        let tokens = i32::from(own.tokens()) + grown;
        match rank {
            Rank::PARROT => 8,
            Rank::MONKEY => i32::from(booty.of(Token::Relic)) * (30 + 30 / rivals),
            Rank::BEGGAR => 22 + 20 / rivals,
            Rank::RECRUITER => {
                own.den.iter().map(|rank| kept_value(rank) * RETURNED / 100 - self.member(rank)).max().unwrap_or(0)
            }
            Rank::PREACHER => self.preach(&booty),
            Rank::CARPENTER => -5 * cash,
            Rank::FRENCH_OFFICER if cash < 9 => 50,
            Rank::VOODOO_WITCH => 20 * i32::from(own.dead()),
            Rank::BRUTE => 15 + 25 / rivals,
            Rank::GUNNER => -(30.min(10 * cash)) + 20 + 25 / rivals,
            Rank::SPANISH_SPY => 14 * i32::from(booty.of(Token::Officer)),
            Rank::COOK => 18,
            Rank::BOSUN => 20 * i32::from(own.den.below(rank).len()) + 12 * grown,
            Rank::MERCHANT => self.exchange().map_or(8 * grown.min(2), |(_, _, gain)| gain),
            Rank::SURGEON => own.graveyard.iter().map(|rank| kept_value(rank) * RETURNED / 100).max().unwrap_or(0),
            Rank::GAMBLER => -10 * tokens.min(cash),
            Rank::QUARTER_MASTER => 10 * tokens,
            Rank::CAPTAIN => 30,
            Rank::SPANISH_GOVERNOR => -self.den(),
            _ => 0,
        }
    }

    /// Returns the loss, or the gain, of a Preacher who keeps only the best token.
    fn preach(&self, booty: &Tokens) -> i32 {
        let kept = booty.iter().map(|(token, _)| lone_worth(token)).max().unwrap_or(0);
        kept - i32::from(booty.worth()) * 10
    }

    /// Returns the Merchant's best exchange with its gain.
    pub fn exchange(&self) -> Option<(Token, u8, i32)> {
        let booty = self.own.booty();
        let value = |heap: &Tokens| i32::from(heap.worth()) * 10 + self.loose_maps(heap);
        let before = value(&booty);
        let gain = |(token, count): (Token, u8)| {
            let after = value(&booty.without(&Tokens::some(token, count)));
            let income = if count == 3 { 50 } else { 30 };
            let kept_for_nights = if token == Token::Saber { self.token(Token::Saber) * i32::from(count) } else { 0 };
            (token, count, after - before + income - kept_for_nights)
        };
        self.state.exchanges(self.seat).map(gain).max_by_key(|(.., gain)| *gain)
    }

    /// Returns the value of maps beyond full sets.
    fn loose_maps(&self, heap: &Tokens) -> i32 {
        let maps = heap.of(Token::Map);
        self.maps(maps) - i32::from(maps / Tokens::SET_OF_MAPS) * SET
    }

    /// Returns what taking a token brings a character of this seat, with its saber or officer.
    pub fn take(&self, token: Token, by: Rank) -> i32 {
        let effect = match token {
            Token::Officer => -self.in_den(by, self.own.den, self.time.nights) - 5,
            Token::Saber => self.best_kill().map_or(0, |(.., harm)| harm),
            _ => 0,
        };
        self.token(token) + effect
    }

    /// Returns the victim of a saber, with the advantage.
    pub fn best_kill(&self) -> Option<(Seat, Rank, i32)> {
        self.best_victim(self.state.neighbours(self.seat).into_iter())
    }

    /// Returns the victim of the Gunner, with the advantage.
    pub fn best_shot(&self) -> Option<(Seat, Rank, i32)> {
        self.best_victim(self.state.seats())
    }

    fn best_victim(&self, seats: impl Iterator<Item = Seat>) -> Option<(Seat, Rank, i32)> {
        let mut best: Option<(Seat, Rank, i32)> = None;
        let rivals = (self.state.players.len() as i32 - 1).max(1);
        let most = self.state.players.iter().map(Player::score).max().unwrap_or(0);
        for victim in seats {
            let Some(values) = Values::of(self.state, victim) else { continue };
            for rank in values.own.den.iter() {
                let harm = values.member(rank);
                let gain = if victim == self.seat {
                    -harm
                } else {
                    // The harm of one rival among several helps the others too. That of the leader helps most.
                    let ahead = (values.own.score() - most + 20).clamp(0, 20);
                    harm * (100 + 3 * ahead) / (40 + 90 * rivals).max(1)
                };
                if best.is_none_or(|(.., most)| gain > most) {
                    best = Some((victim, rank, gain));
                }
            }
        }
        best
    }
}

/// Returns the points of a single token, in tenths.
fn lone_worth(token: Token) -> i32 {
    i32::from(Tokens::some(token, 1).worth()) * 10
}
