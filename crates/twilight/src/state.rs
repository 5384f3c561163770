//! The state of a match.

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::setup::{Hands, Options};
use crate::{Board, Card, Cards, Suit};

/// Number of cards in a full hand.
pub const HAND: u8 = 8;
/// Both seats.
pub const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// A hand: the number of its cards, and the cards themselves if known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hand {
    /// Number of cards, 0 to 8.
    pub count: u8,
    /// The cards, if the app holds them and the viewer may know them.
    pub known: Option<Cards>,
}

/// A card played in this turn, with its use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Used {
    pub card: Card,
    /// True for two copies played as a pair.
    pub pair: bool,
    /// The type of pawn that it moved.
    pub uses: Suit,
}

/// The occasion of filling the hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::AsRefStr, strum::VariantNames)]
#[serde(rename_all = "lowercase")]
pub enum Filling {
    /// The beginning of a round.
    Round,
    /// The beginning of the third deal.
    Deal,
    /// The end of a turn.
    Turn(Seat),
}

/// The current phase of the match.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::AsRefStr, strum::VariantNames)]
#[serde(tag = "phase", rename_all = "lowercase")]
#[expect(missing_docs, reason = "the field why says what it is")]
pub enum Phase {
    /// Merchant and Harlequin have not been drawn.
    First,
    /// The state of a match under way is being entered.
    Preparing {
        /// The player whose turn it is on the table.
        seat: Seat,
    },
    /// The hands are being filled.
    Filling { why: Filling },
    /// A player's turn.
    Turn {
        /// The active player.
        seat: Seat,
        /// Cards played so far in this turn.
        played: ArrayVec<Used, 8>,
    },
    /// A round has ended, and another will begin.
    Between,
    /// The match is over.
    Over {
        /// The winner; `None` after a drawn third round.
        winner: Option<Seat>,
    },
}

impl Phase {
    /// Returns the seat that the phase names.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self {
            Self::Preparing { seat } | Self::Turn { seat, .. } | Self::Filling { why: Filling::Turn(seat) } => {
                Some(*seat)
            }
            Self::Over { winner } => *winner,
            Self::First | Self::Filling { .. } | Self::Between => None,
        }
    }
}

/// The complete state of a match.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Twilight {
    /// The options that the players agreed on.
    pub options: Options,
    /// Results of the completed rounds, at most three.
    pub results: ArrayVec<Option<Seat>, 3>,
    /// The Merchant's owner in this round.
    pub merchant: Seat,
    /// The cells of the pawns.
    pub board: Board,
    /// Hands by seat.
    pub hands: [Hand; 2],
    /// Both discard piles of this deal.
    pub discard: Cards,
    /// The number of the deal, 1 to 3.
    pub deal: u8,
    /// The player at the end of whose turn the deck of the second or third deal ran out.
    pub ran_out: Option<Seat>,
    /// Number of turns of the match that have begun.
    pub turns: u16,
    /// True during the first turn of the round (`SETUP-3`).
    pub opening: bool,
    /// The current phase.
    pub phase: Phase,
}

impl Twilight {
    /// Returns a match before the draw of the pawns.
    pub fn new(options: Options) -> Self {
        let known = (options.hands == Hands::Dealt).then(Cards::default);
        Self {
            options,
            results: ArrayVec::new(),
            merchant: Seat(0),
            board: Board::first(Seat(0)),
            hands: [Hand { count: 0, known }; 2],
            discard: Cards::default(),
            deal: 1,
            ran_out: None,
            turns: 0,
            opening: false,
            phase: Phase::First,
        }
    }

    /// Returns a match under way to be entered: the players hold full hands of their own, and nothing has moved.
    pub fn under_way(options: Options) -> Self {
        let hand = Hand { count: HAND, known: None };
        Self { hands: [hand; 2], phase: Phase::Preparing { seat: Seat(0) }, ..Self::new(options) }
    }

    /// Returns the round, 1 to 3.
    pub fn round(&self) -> u8 {
        let ended = self.results.len() as u8;
        if matches!(self.phase, Phase::Between | Phase::Over { .. }) { ended.max(1) } else { ended + 1 }
    }

    /// Returns the number of rounds won, by seat.
    pub fn wins(&self) -> [u8; 2] {
        SEATS.map(|seat| self.results.iter().filter(|&&winner| winner == Some(seat)).count() as u8)
    }

    /// Returns a seat's hand. A seat that does not exist, as an imported record may name, has an empty hand.
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// Returns the number of cards in the deck.
    pub fn deck(&self) -> u8 {
        let out = u16::from(self.discard.total()) + u16::from(self.hands[0].count) + u16::from(self.hands[1].count);
        54_u16.saturating_sub(out) as u8
    }

    /// Returns the cards that are neither discarded nor in a known hand.
    pub fn unseen(&self) -> Cards {
        let known = self.hands.iter().filter_map(|hand| hand.known);
        known.fold(Cards::all().without(&self.discard), |left, hand| left.without(&hand))
    }

    /// Returns the cards that a seat may hold: its hand if known, otherwise everything unseen.
    pub fn may_hold(&self, seat: Seat) -> Cards {
        let hand = self.hand(seat);
        match hand.known {
            Some(cards) => cards,
            None if hand.count == 0 => Cards::default(),
            None => self.unseen(),
        }
    }

    /// Returns how many cards a seat can still play in its turn: at most eight in total (`PLAY-1`), even after a
    /// correction of its hand.
    pub fn playable(&self, seat: Seat) -> u8 {
        let played = self.turn().filter(|(whose, _)| *whose == seat).map_or(&[][..], |(_, played)| played);
        let cards: u8 = played.iter().map(|used| 1 + u8::from(used.pair)).sum();
        self.hand(seat).count.min(HAND.saturating_sub(cards))
    }

    /// Returns the active player and the cards played in the turn.
    pub fn turn(&self) -> Option<(Seat, &[Used])> {
        match &self.phase {
            Phase::Turn { seat, played } => Some((*seat, played)),
            _ => None,
        }
    }

    /// True if a round is in progress.
    pub fn running(&self) -> bool {
        matches!(self.phase, Phase::Turn { .. } | Phase::Filling { .. })
    }

    /// True if the deck ran out at the end of the Harlequin player's turn. The check then follows at once (`END-2`).
    pub(crate) fn check_due(&self) -> bool {
        self.running() && self.ran_out == Some(other(self.merchant))
    }

    /// Returns the seat whose hand is filled next, the Merchant's owner first.
    pub(crate) fn filled_next(&self) -> Option<Seat> {
        let Phase::Filling { why } = &self.phase else { return None };
        let lacks = |seat: &Seat| self.hand(*seat).count < HAND;
        match why {
            Filling::Turn(seat) => Some(*seat).filter(lacks),
            Filling::Round | Filling::Deal => [self.merchant, other(self.merchant)].into_iter().find(lacks),
        }
    }

    /// Returns the number of cards that a seat draws: what it lacks, as far as the deck goes.
    pub(crate) fn to_draw(&self, seat: Seat) -> u8 {
        HAND.saturating_sub(self.hand(seat).count).min(self.deck())
    }
}

/// Returns the other player.
pub fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0.min(1))
}
