//! The state of a campaign.

use std::sync::Arc;

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::setup::Options;
use crate::{Colour, Rank, RankSet, Reputation, Token, Tokens};

/// Maximum number of players.
pub const SEATS: usize = 6;
/// Number of days in a raid, each with its cell.
pub const DAYS: usize = 6;
/// Number of raids in a campaign.
pub const RAIDS: u8 = 3;
/// Doubloons of each player at the start of a raid.
pub const START_DOUBLOONS: u16 = 10;

/// A character chosen for the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Choice {
    /// The chosen character.
    Is(Rank),
    /// A choice that the viewer may not know.
    Sealed,
}

/// Numbers of cards that others cannot place, because a Surgeon took one of them in secret (`SECRET-2`). The other
/// blurred cards have left the game. All zero for a viewer who knows the cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Unplaced {
    pub hand: u8,
    pub graveyard: u8,
}

/// The possessions of one player.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields hand, den and graveyard say what they are")]
pub struct Player {
    /// The colour, drawn or chosen, which decides reputation.
    pub colour: Option<Colour>,
    pub hand: RankSet,
    pub den: RankSet,
    pub graveyard: RankSet,
    /// Characters that left the game in an earlier raid.
    pub gone: RankSet,
    /// Characters in hand, graveyard or `gone` that other players cannot place (`SECRET-2`).
    pub blurred: RankSet,
    /// Numbers of blurred cards in each place, for a viewer who does not know them.
    pub unplaced: Unplaced,
    /// The choice for this day.
    pub choice: Option<Choice>,
    /// Doubloons; `None` if the viewer may not know.
    pub purse: Option<u16>,
    /// Tokens that lie face up in the den.
    pub open: Tokens,
    /// Tokens that lie face down in the den (`BOOTY-1`).
    pub down: Tokens,
    /// Number of tokens that lie face down, for a viewer who does not know them.
    pub covered: u8,
    /// Totals of the completed raids.
    pub scores: ArrayVec<i16, 3>,
}

impl Player {
    fn new(colour: Option<Colour>) -> Self {
        Self {
            colour,
            hand: RankSet::default(),
            den: RankSet::default(),
            graveyard: RankSet::default(),
            gone: RankSet::default(),
            blurred: RankSet::default(),
            unplaced: Unplaced::default(),
            choice: None,
            purse: Some(0),
            open: Tokens::default(),
            down: Tokens::default(),
            covered: 0,
            scores: ArrayVec::new(),
        }
    }

    /// Returns the number of cards in the hand.
    pub fn cards(&self) -> u8 {
        self.hand.len() + self.unplaced.hand
    }

    /// Returns the number of characters in the graveyard.
    pub fn dead(&self) -> u8 {
        self.graveyard.len() + self.unplaced.graveyard
    }

    /// Returns the known booty in the den.
    pub fn booty(&self) -> Tokens {
        self.open.with(&self.down)
    }

    /// Returns the number of tokens in the den.
    pub fn tokens(&self) -> u8 {
        self.booty().total().saturating_add(self.covered)
    }

    /// Returns the doubloons; 0 if unknown.
    pub fn cash(&self) -> u16 {
        self.purse.unwrap_or(0)
    }

    /// Returns the sum of all completed raids.
    pub fn score(&self) -> i32 {
        self.scores.iter().copied().map(i32::from).sum()
    }

    /// Returns the character of this day, if it is known.
    pub fn chosen(&self) -> Option<Rank> {
        match self.choice {
            Some(Choice::Is(rank)) => Some(rank),
            _ => None,
        }
    }

    /// Clears the blur when all its cards lie in one place, so that it hides nothing.
    pub(crate) fn clear_blur(&mut self) {
        let places = [self.hand, self.graveyard, self.gone].map(|place| place.within(self.blurred));
        if places.into_iter().filter(|place| !place.is_empty()).count() <= 1 {
            self.blurred = RankSet::default();
        }
    }
}

/// A character on the ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the field rank says what it is")]
pub struct OnShip {
    /// The character's owner.
    pub seat: Seat,
    pub rank: Rank,
    /// True if the day ability was used or skipped.
    pub acted: bool,
}

/// A choice that a player has to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, strum::AsRefStr, strum::VariantNames)]
#[serde(rename_all = "lowercase")]
pub enum What {
    /// The Parrot: the card that replaces it.
    Replacement,
    /// The Recruiter: a character of the player's own den to take into hand.
    Recruit,
    /// The Preacher: the token to keep.
    Keep,
    /// The Gunner: a character of any den to discard.
    Shoot,
    /// The Merchant: the tokens to exchange.
    Exchange,
    /// The Surgeon: a character of the player's own graveyard to take into hand, unseen.
    Heal,
    /// The token of today's cell to take.
    Take,
    /// A saber: a character of a neighbour's den to discard.
    Kill,
    /// The Waitress: whether to sell a map.
    Sell,
    /// Chance: the tokens that the Spy draws from the bag.
    Spy,
}

/// A choice that the day waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the field what says what it is")]
pub struct Ask {
    /// The deciding player.
    pub seat: Seat,
    pub what: What,
    /// Number of tokens that the Spy draws; 0 for other choices.
    pub count: u8,
}

impl Ask {
    /// Returns a choice of this kind.
    pub(crate) fn of(seat: Seat, what: What) -> Self {
        Self { seat, what, count: 0 }
    }
}

/// The current phase of the campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::AsRefStr, strum::VariantNames)]
#[serde(tag = "phase", rename_all = "lowercase", deny_unknown_fields)]
pub enum Phase {
    /// The colours have not been drawn.
    Colours,
    /// The state of a campaign under way is being entered.
    Preparing,
    /// The ranks of this raid have not been drawn.
    Ranks,
    /// The booty of this raid has not been drawn.
    Booty,
    /// All players choose a character in secret.
    Dawn {
        /// True after the countdown: the app draws for each player who has not chosen.
        late: bool,
    },
    /// Day abilities, by ascending rank.
    Day,
    /// Booty is shared, by descending rank. The fields hold the progress of one character.
    Dusk {
        /// The owner of the sharing character, once it has begun. It continues even if another becomes the highest
        /// (`FIX-3`).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
        /// Number of tokens taken.
        taken: u8,
        /// Number of sabers among them whose victims are not yet chosen.
        sabers: u8,
        /// True if a Spanish officer was among them.
        officer: bool,
    },
    /// Night abilities of all dens, by descending rank.
    Night {
        /// The characters that have acted, by seat (`FIX-3`).
        #[serde(default)]
        worked: [RankSet; SEATS],
        /// The last character that acted, with its reputation: the form of older positions, instead of `worked`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<(Rank, u8)>,
    },
    /// Between two raids.
    Between,
    /// The campaign is over.
    Over,
}

impl Phase {
    /// The start of a character's dusk.
    pub const DUSK: Self = Self::Dusk { by: None, taken: 0, sabers: 0, officer: false };
    /// The start of a night.
    pub const NIGHT: Self = Self::Night { worked: [RankSet::NONE; SEATS], after: None };
}

/// The complete state of a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Libertalia {
    /// The options that the players agreed on.
    pub options: Options,
    /// The numbers on the cards.
    pub reputation: Arc<Reputation>,
    /// The current raid, 1 to 3; 0 before the first.
    pub raid: u8,
    /// The current day, 1 to 6; 0 before the first of a raid.
    pub day: u8,
    /// The ranks drawn so far in the campaign.
    pub drawn: RankSet,
    /// Booty on the cells of the six days.
    pub cells: [Tokens; DAYS],
    /// Players by seat.
    pub players: ArrayVec<Player, SEATS>,
    /// Characters on the ship, by ascending rank and reputation.
    pub ship: ArrayVec<OnShip, SEATS>,
    /// The current phase.
    pub phase: Phase,
    /// The choice that the day waits for.
    pub asked: Option<Ask>,
}

/// Returns the number of ranks in the game by a raid, from 1: with or without those that it adds (`SETUP-3`).
pub(crate) fn ranks_by(raid: u8, with_its_own: bool) -> u8 {
    (1..=raid.min(RAIDS)).filter(|earlier| with_its_own || *earlier < raid).map(ranks_in).sum()
}

/// Returns the number of ranks drawn at the beginning of a raid, from 1 (`SETUP-3`).
pub(crate) fn ranks_in(raid: u8) -> u8 {
    if raid <= 1 { 9 } else { 6 }
}

impl Libertalia {
    pub(crate) fn new(
        seats: usize,
        options: Options,
        colours: Option<ArrayVec<Colour, SEATS>>,
        reputation: Arc<Reputation>,
    ) -> Self {
        let phase = if colours.is_some() { Phase::Ranks } else { Phase::Colours };
        let colour = |seat: usize| colours.as_ref().and_then(|all| all.get(seat).copied());
        let mut state = Self {
            options,
            reputation,
            raid: 1,
            day: 0,
            drawn: RankSet::default(),
            cells: Default::default(),
            players: (0..seats.min(SEATS)).map(|seat| Player::new(colour(seat))).collect(),
            ship: ArrayVec::new(),
            phase,
            asked: None,
        };
        state.players.iter_mut().for_each(|player| player.purse = Some(START_DOUBLOONS));
        state
    }

    /// Returns the seats, clockwise.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.players.len() as u8).map(Seat)
    }

    /// Returns the player of a seat; `None` if the seat does not exist.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// Returns the next seat clockwise: the left neighbour (`SETUP-1`).
    pub fn left(&self, seat: Seat) -> Seat {
        let seats = self.players.len().max(1) as u8;
        Seat((seat.0 + 1) % seats)
    }

    /// Returns the right neighbour; with two players the left one.
    pub fn right(&self, seat: Seat) -> Seat {
        let seats = self.players.len().max(1) as u8;
        Seat((seat.0 + seats - 1) % seats)
    }

    /// Returns the reputation of a player's character.
    pub fn standing(&self, seat: Seat, rank: Rank) -> u8 {
        let colour = self.player(seat).and_then(|player| player.colour);
        colour.map_or(0, |colour| self.reputation.of(rank, colour))
    }

    /// Returns the highest character now on the ship.
    pub fn highest(&self) -> Option<OnShip> {
        self.ship.last().copied()
    }

    /// Returns the character that shares the booty: the one that has begun, or the highest.
    pub fn sharer(&self) -> Option<OnShip> {
        let Phase::Dusk { by, .. } = self.phase else { return None };
        let begun = by.and_then(|seat| self.ship.iter().find(|card| card.seat == seat));
        begun.copied().or_else(|| self.highest())
    }

    /// Returns the booty of today's cell.
    pub fn cell(&self) -> Tokens {
        self.cells.get(usize::from(self.day).wrapping_sub(1)).copied().unwrap_or_default()
    }

    /// Returns the contents of the bag: all tokens that are on no cell and in no den. Valid only for a viewer who
    /// knows all dens.
    pub fn bag(&self) -> Tokens {
        let cells = self.cells.iter().fold(Tokens::BOX, |left, cell| left.without(cell));
        self.players.iter().fold(cells, |left, player| left.without(&player.booty()))
    }

    /// Returns the number of tokens in the bag, which is public.
    pub(crate) fn in_bag(&self) -> u8 {
        let cells = self.cells.iter().fold(Tokens::BOX.total(), |left, cell| left.saturating_sub(cell.total()));
        self.players.iter().fold(cells, |left, player| left.saturating_sub(player.tokens()))
    }

    /// True if the open tokens prove that there is no map in this den (`SECRET-2`).
    pub(crate) fn shows_no_map(&self, seat: Seat) -> bool {
        let Some(own) = self.player(seat) else { return true };
        let elsewhere = self.cells.iter().chain(self.players.iter().map(|player| &player.open));
        let open: u8 = elsewhere.map(|heap| heap.of(Token::Map)).sum();
        let covered = own.down.total().saturating_add(own.covered);
        own.open.of(Token::Map) == 0 && (covered == 0 || open == Tokens::BOX.of(Token::Map))
    }

    /// True if a player's present and former cards are hidden from others (`SECRET-1`). The entered state of a
    /// campaign under way is public.
    pub(crate) fn hides_hands(&self) -> bool {
        self.options.hands_from_memory && self.phase != Phase::Preparing
    }

    /// True if a card of this raid has been laid (`END-2`).
    pub(crate) fn has_laid(&self) -> bool {
        let lies = |player: &Player| !player.den.is_empty() || player.dead() > 0;
        let played = matches!(self.phase, Phase::Day | Phase::Dusk { .. } | Phase::Night { .. });
        played || self.day > 1 || self.players.iter().any(lies)
    }

    /// Returns the number of face-down tokens in all dens.
    pub fn face_down(&self) -> u8 {
        self.players
            .iter()
            .fold(0, |sum, player| sum.saturating_add(player.down.total()).saturating_add(player.covered))
    }

    /// True if the Spy's draw is awaited.
    pub(crate) fn spying(&self) -> bool {
        self.asked.is_some_and(|ask| ask.what == What::Spy)
    }

    /// Returns the number of ranks drawn at the beginning of this raid (`SETUP-3`).
    pub fn ranks_to_draw(&self) -> u8 {
        ranks_in(self.raid)
    }

    /// True if a player may still make or change a choice.
    pub fn choosing(&self) -> bool {
        matches!(self.phase, Phase::Dawn { late: false }) && self.undecided().next().is_some()
    }

    /// Returns the seats that have a card and have not chosen.
    pub fn undecided(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats()
            .filter(|seat| self.player(*seat).is_some_and(|player| player.choice.is_none() && player.cards() > 0))
    }

    /// Returns the seats in whose dens a saber kills: both neighbours, or with two players the one opponent
    /// (`SABER-1`).
    pub fn neighbours(&self, seat: Seat) -> ArrayVec<Seat, 2> {
        let (left, right) = (self.left(seat), self.right(seat));
        [left, right].into_iter().take(if left == right { 1 } else { 2 }).filter(|other| *other != seat).collect()
    }

    /// Returns the characters in the dens of these seats.
    pub fn in_dens(&self, seats: impl IntoIterator<Item = Seat>) -> impl Iterator<Item = (Seat, Rank)> {
        let dens: ArrayVec<(Seat, RankSet), SEATS> =
            seats.into_iter().filter_map(|seat| Some((seat, self.player(seat)?.den))).take(SEATS).collect();
        dens.into_iter().flat_map(|(seat, den)| den.iter().map(move |rank| (seat, rank)))
    }

    /// Returns the tokens that the Merchant could give away: two or three of a kind.
    pub fn exchanges(&self, seat: Seat) -> impl Iterator<Item = (Token, u8)> + use<> {
        let booty = self.player(seat).map(Player::booty).unwrap_or_default();
        booty.iter().flat_map(|(token, count)| (2..=count.min(3)).map(move |n| (token, n)))
    }
}
