//! The state of a campaign.

use std::sync::Arc;

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::setup::Options;
use crate::{Colour, Rank, RankSet, Reputation, Token, Tokens};

/// The most players.
pub const SEATS: usize = 6;
/// Days of a raid, each with its cell.
pub const DAYS: usize = 6;
/// Raids of a campaign.
pub const RAIDS: u8 = 3;
/// What everybody has when a raid begins.
pub const START_DOUBLOONS: u16 = 10;

/// A character chosen for the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Choice {
    /// This one.
    Is(Rank),
    /// One that the viewer may not know.
    Sealed,
}

/// What others cannot place of a player's cards since a Surgeon took one of them in secret (`SECRET-2`): how
/// many of them are where. The rest has left the game. All zero for a viewer who knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unplaced {
    pub hand: u8,
    pub graveyard: u8,
}

/// What one player has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Drawn or chosen; decides reputation.
    pub colour: Option<Colour>,
    pub hand: RankSet,
    pub den: RankSet,
    pub graveyard: RankSet,
    /// Characters that were in play in an earlier raid.
    pub gone: RankSet,
    /// Those of hand, graveyard and gone that the others cannot place (`SECRET-2`).
    pub blurred: RankSet,
    /// How many of the blurred are where, for a viewer who does not know which.
    pub unplaced: Unplaced,
    /// What was chosen for this day.
    pub choice: Option<Choice>,
    /// Doubloons; `None` if the viewer may not know.
    pub purse: Option<u16>,
    /// Booty that lies face up in the den.
    pub open: Tokens,
    /// Booty that lies face down in the den (`BOOTY-1`).
    pub down: Tokens,
    /// How many tokens lie face down, for a viewer who does not know which.
    pub covered: u8,
    /// The totals of the raids so far.
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

    /// How many cards are in the hand.
    pub fn cards(&self) -> u8 {
        self.hand.len() + self.unplaced.hand
    }

    /// How many characters lie in the graveyard.
    pub fn dead(&self) -> u8 {
        self.graveyard.len() + self.unplaced.graveyard
    }

    /// All booty in the den, as far as it is known.
    pub fn booty(&self) -> Tokens {
        self.open.with(&self.down)
    }

    /// How many tokens lie in the den.
    pub fn tokens(&self) -> u8 {
        self.booty().total().saturating_add(self.covered)
    }

    /// Doubloons, as far as they are known.
    pub fn cash(&self) -> u16 {
        self.purse.unwrap_or(0)
    }

    /// The sum of all raids.
    pub fn score(&self) -> i32 {
        self.scores.iter().copied().map(i32::from).sum()
    }

    /// The character of this day, if it is known.
    pub fn chosen(&self) -> Option<Rank> {
        match self.choice {
            Some(Choice::Is(rank)) => Some(rank),
            _ => None,
        }
    }

    /// Forgets the blur when it hides nothing any more: all of it lies in one place.
    pub(crate) fn clear_blur(&mut self) {
        let places = [self.hand, self.graveyard, self.gone].map(|place| place.within(self.blurred));
        if places.into_iter().filter(|place| !place.is_empty()).count() <= 1 {
            self.blurred = RankSet::default();
        }
    }
}

/// A character on the ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct OnShip {
    /// Whose.
    pub seat: Seat,
    pub rank: Rank,
    /// Whether its day ability has worked, or could not.
    pub acted: bool,
}

/// What a player has to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, strum::AsRefStr, strum::VariantNames)]
#[serde(rename_all = "lowercase")]
pub enum What {
    /// The Parrot: who comes instead.
    Replacement,
    /// The Recruiter: whom of their own den to take into hand.
    Recruit,
    /// The Preacher: which token to keep.
    Keep,
    /// The Gunner: whom of all dens to shoot.
    Shoot,
    /// The Merchant: which tokens to exchange.
    Exchange,
    /// The Surgeon: whom of their own graveyard to take into hand, unseen.
    Heal,
    /// Which token of today's cell to take.
    Take,
    /// A saber: whom of the neighbours' dens to kill.
    Kill,
    /// The Waitress: whether to sell a map.
    Sell,
    /// Chance: what the Spy draws from the bag.
    Spy,
}

/// What the day waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Ask {
    /// Whose choice it is.
    pub seat: Seat,
    pub what: What,
    /// How many tokens the Spy draws; 0 otherwise.
    pub count: u8,
}

impl Ask {
    /// A choice of this kind.
    pub(crate) fn of(seat: Seat, what: What) -> Self {
        Self { seat, what, count: 0 }
    }
}

/// Where the campaign stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, strum::AsRefStr, strum::VariantNames)]
#[serde(tag = "phase", rename_all = "lowercase", deny_unknown_fields)]
pub enum Phase {
    /// The colours are not drawn yet.
    Colours,
    /// A campaign under way is being entered.
    Preparing,
    /// The ranks of this raid are not drawn yet.
    Ranks,
    /// The booty of this raid is not drawn yet.
    Booty,
    /// Everybody chooses a character in secret.
    Dawn {
        /// The countdown is over: the app draws for the player who has not chosen.
        late: bool,
    },
    /// Day abilities, by ascending rank.
    Day,
    /// Booty is shared, by descending rank. What one character has done of it:
    Dusk {
        /// Whose character shares the booty, once it has begun: it continues, whichever is the highest by then (`FIX-3`).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
        /// Tokens taken.
        taken: u8,
        /// Sabers among them whose victims are not chosen yet.
        sabers: u8,
        /// Whether a Spanish officer was among them.
        officer: bool,
    },
    /// Night abilities of all dens, by descending rank.
    Night {
        /// The characters that have worked, by seat (`FIX-3`).
        #[serde(default)]
        worked: [RankSet; SEATS],
        /// Older positions say this instead of `worked`: the last that worked, with its reputation.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<(Rank, u8)>,
    },
    /// Between two raids.
    Between,
    /// The end.
    Over,
}

impl Phase {
    /// The beginning of a character's dusk.
    pub const DUSK: Self = Self::Dusk { by: None, taken: 0, sabers: 0, officer: false };
    /// The beginning of a night.
    pub const NIGHT: Self = Self::Night { worked: [RankSet::NONE; SEATS], after: None };
}

/// A campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Libertalia {
    /// What the table agreed on.
    pub options: Options,
    /// The numbers on the cards.
    pub reputation: Arc<Reputation>,
    /// The raid, 1 to 3; 0 before the first.
    pub raid: u8,
    /// The day, 1 to 6; 0 before the first of a raid.
    pub day: u8,
    /// The ranks that have come into the game.
    pub drawn: RankSet,
    /// The booty of the six days.
    pub cells: [Tokens; DAYS],
    /// The players, by seat.
    pub players: ArrayVec<Player, SEATS>,
    /// The characters on the ship, by ascending rank and reputation.
    pub ship: ArrayVec<OnShip, SEATS>,
    /// Where the campaign stands.
    pub phase: Phase,
    /// The choice that the day waits for.
    pub asked: Option<Ask>,
}

/// How many ranks have come into the game by a raid, from 1: with those that it brings, or before them (`SETUP-3`).
pub(crate) fn ranks_by(raid: u8, with_its_own: bool) -> u8 {
    (1..=raid.min(RAIDS)).filter(|earlier| with_its_own || *earlier < raid).map(ranks_in).sum()
}

/// How many ranks are drawn at the beginning of a raid, from 1 (`SETUP-3`).
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

    /// The seats, clockwise.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.players.len() as u8).map(Seat)
    }

    /// A seat's things; `None` if no player sits there.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// The next seat clockwise: the left neighbour (`SETUP-1`).
    pub fn left(&self, seat: Seat) -> Seat {
        let seats = self.players.len().max(1) as u8;
        Seat((seat.0 + 1) % seats)
    }

    /// The right neighbour; with two players the left one.
    pub fn right(&self, seat: Seat) -> Seat {
        let seats = self.players.len().max(1) as u8;
        Seat((seat.0 + seats - 1) % seats)
    }

    /// The reputation of a player's character.
    pub fn standing(&self, seat: Seat, rank: Rank) -> u8 {
        let colour = self.player(seat).and_then(|player| player.colour);
        colour.map_or(0, |colour| self.reputation.of(rank, colour))
    }

    /// The highest character on the ship, as it is now.
    pub fn highest(&self) -> Option<OnShip> {
        self.ship.last().copied()
    }

    /// The character that shares the booty at dusk: the one that has begun, or the highest.
    pub fn sharer(&self) -> Option<OnShip> {
        let Phase::Dusk { by, .. } = self.phase else { return None };
        let begun = by.and_then(|seat| self.ship.iter().find(|card| card.seat == seat));
        begun.copied().or_else(|| self.highest())
    }

    /// The booty of today's cell.
    pub fn cell(&self) -> Tokens {
        self.cells.get(usize::from(self.day).wrapping_sub(1)).copied().unwrap_or_default()
    }

    /// What is in the bag: all that lies neither on a cell nor in a den. Only for a viewer who knows all dens.
    pub fn bag(&self) -> Tokens {
        let cells = self.cells.iter().fold(Tokens::BOX, |left, cell| left.without(cell));
        self.players.iter().fold(cells, |left, player| left.without(&player.booty()))
    }

    /// How many tokens are in the bag, which everybody can count.
    pub(crate) fn in_bag(&self) -> u8 {
        let cells = self.cells.iter().fold(Tokens::BOX.total(), |left, cell| left.saturating_sub(cell.total()));
        self.players.iter().fold(cells, |left, player| left.saturating_sub(player.tokens()))
    }

    /// Whether what lies open tells everybody that there is no map in this den (`SECRET-2`).
    pub(crate) fn shows_no_map(&self, seat: Seat) -> bool {
        let Some(own) = self.player(seat) else { return true };
        let elsewhere = self.cells.iter().chain(self.players.iter().map(|player| &player.open));
        let open: u8 = elsewhere.map(|heap| heap.of(Token::Map)).sum();
        let covered = own.down.total().saturating_add(own.covered);
        own.open.of(Token::Map) == 0 && (covered == 0 || open == Tokens::BOX.of(Token::Map))
    }

    /// Whether others see nothing of what a player holds or held (`SECRET-1`). What is entered of a campaign under way
    /// is said openly.
    pub(crate) fn hides_hands(&self) -> bool {
        self.options.hands_from_memory && self.phase != Phase::Preparing
    }

    /// Whether a card of this raid has been laid (`END-2`).
    pub(crate) fn has_laid(&self) -> bool {
        let lies = |player: &Player| !player.den.is_empty() || player.dead() > 0;
        let played = matches!(self.phase, Phase::Day | Phase::Dusk { .. } | Phase::Night { .. });
        played || self.day > 1 || self.players.iter().any(lies)
    }

    /// How many tokens lie face down in all dens.
    pub fn face_down(&self) -> u8 {
        self.players
            .iter()
            .fold(0, |sum, player| sum.saturating_add(player.down.total()).saturating_add(player.covered))
    }

    /// Whether the Spy's tokens are awaited.
    pub(crate) fn spying(&self) -> bool {
        self.asked.is_some_and(|ask| ask.what == What::Spy)
    }

    /// How many ranks are drawn at the beginning of this raid (`SETUP-3`).
    pub fn ranks_to_draw(&self) -> u8 {
        ranks_in(self.raid)
    }

    /// Whether a player could still choose, or think again.
    pub fn choosing(&self) -> bool {
        matches!(self.phase, Phase::Dawn { late: false }) && self.undecided().next().is_some()
    }

    /// Those who have a card and have not chosen.
    pub fn undecided(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats()
            .filter(|seat| self.player(*seat).is_some_and(|player| player.choice.is_none() && player.cards() > 0))
    }

    /// In whose dens a saber kills: both neighbours', with two players the one opponent's (`SABER-1`).
    pub fn neighbours(&self, seat: Seat) -> ArrayVec<Seat, 2> {
        let (left, right) = (self.left(seat), self.right(seat));
        [left, right].into_iter().take(if left == right { 1 } else { 2 }).filter(|other| *other != seat).collect()
    }

    /// The characters in the dens of those seats.
    pub fn in_dens(&self, seats: impl IntoIterator<Item = Seat>) -> impl Iterator<Item = (Seat, Rank)> {
        let dens: ArrayVec<(Seat, RankSet), SEATS> =
            seats.into_iter().filter_map(|seat| Some((seat, self.player(seat)?.den))).take(SEATS).collect();
        dens.into_iter().flat_map(|(seat, den)| den.iter().map(move |rank| (seat, rank)))
    }

    /// What the Merchant could give away: two or three of a kind.
    pub fn exchanges(&self, seat: Seat) -> impl Iterator<Item = (Token, u8)> + use<> {
        let booty = self.player(seat).map(Player::booty).unwrap_or_default();
        booty.iter().flat_map(|(token, count)| (2..=count.min(3)).map(move |n| (token, n)))
    }
}
