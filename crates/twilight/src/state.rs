//! The state of a match.

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::setup::{Hands, Options};
use crate::{Board, Card, Cards, Suit};

/// The cards that a full hand has.
pub const HAND: u8 = 8;
/// Both seats.
pub const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// A hand: how many cards, and which, as far as the app knows them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hand {
    /// 0 to 8.
    pub count: u8,
    /// Held by the app, and known to the viewer.
    pub known: Option<Cards>,
}

/// A card played in this turn: what it moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Used {
    pub card: Card,
    /// Two of it.
    pub pair: bool,
    /// The type of pawn that it moved.
    pub uses: Suit,
}

/// Who is filled up with cards, and what comes after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, strum::AsRefStr, strum::VariantNames)]
#[serde(rename_all = "lowercase")]
pub enum Filling {
    /// The beginning of a round.
    Round,
    /// The beginning of the third deal.
    Deal,
    /// The end of a turn.
    Turn(Seat),
}

/// Where the match stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::AsRefStr, strum::VariantNames)]
#[serde(tag = "phase", rename_all = "lowercase")]
pub enum Phase {
    /// Merchant and Harlequin are not drawn yet.
    First,
    /// A match under way is being entered.
    Preparing {
        /// Whose turn it is on the table.
        seat: Seat,
    },
    /// Hands are being filled.
    Filling { why: Filling },
    /// A player's turn.
    Turn {
        /// Whose.
        seat: Seat,
        /// What was played in it so far.
        played: ArrayVec<Used, 8>,
    },
    /// A round has ended, and another will begin.
    Between,
    /// The match is over.
    Over {
        /// Who won it; no player after a drawn third round.
        winner: Option<Seat>,
    },
}

impl Phase {
    /// Whom the phase names.
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

/// A match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Twilight {
    /// What the table agreed on.
    pub options: Options,
    /// How the rounds ended: at most three.
    pub results: ArrayVec<Option<Seat>, 3>,
    /// Who has the Merchant in this round.
    pub merchant: Seat,
    /// Where the pawns stand.
    pub board: Board,
    /// The hands, by seat.
    pub hands: [Hand; 2],
    /// Both discard piles of this deal.
    pub discard: Cards,
    /// The deal, from 1 to 3.
    pub deal: u8,
    /// At the end of whose turn the deck of the second or third deal ran out.
    pub ran_out: Option<Seat>,
    /// Turns of the match that have begun.
    pub turns: u16,
    /// Whether this is the first turn of the round (`SETUP-3`).
    pub opening: bool,
    /// Where the match stands.
    pub phase: Phase,
}

impl Twilight {
    /// A match before the draw of the pawns.
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

    /// A match under way, to be entered from the table: full hands in the players' own, and nothing moved yet.
    pub fn under_way(options: Options) -> Self {
        let hand = Hand { count: HAND, known: None };
        Self { hands: [hand; 2], phase: Phase::Preparing { seat: Seat(0) }, ..Self::new(options) }
    }

    /// The round, from 1 to 3.
    pub fn round(&self) -> u8 {
        let ended = self.results.len() as u8;
        if matches!(self.phase, Phase::Between | Phase::Over { .. }) { ended.max(1) } else { ended + 1 }
    }

    /// Rounds won, by seat.
    pub fn wins(&self) -> [u8; 2] {
        SEATS.map(|seat| self.results.iter().filter(|&&winner| winner == Some(seat)).count() as u8)
    }

    /// The hand of a seat. A seat that is not at this table, which a record from outside may name, has an
    /// empty hand.
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// How many cards are in the deck.
    pub fn deck(&self) -> u8 {
        let out = u16::from(self.discard.total()) + u16::from(self.hands[0].count) + u16::from(self.hands[1].count);
        54_u16.saturating_sub(out) as u8
    }

    /// The cards that are neither discarded nor in a hand that is known.
    pub fn unseen(&self) -> Cards {
        let known = self.hands.iter().filter_map(|hand| hand.known);
        known.fold(Cards::all().without(&self.discard), |left, hand| left.without(&hand))
    }

    /// What a seat may hold: its hand if that is known, everything unseen otherwise.
    pub fn may_hold(&self, seat: Seat) -> Cards {
        let hand = self.hand(seat);
        match hand.known {
            Some(cards) => cards,
            None if hand.count == 0 => Cards::default(),
            None => self.unseen(),
        }
    }

    /// How many cards a seat can still play in its turn: at most eight in all (`PLAY-1`), even if its hand
    /// was corrected meanwhile.
    pub fn playable(&self, seat: Seat) -> u8 {
        let played = self.turn().filter(|(whose, _)| *whose == seat).map_or(&[][..], |(_, played)| played);
        let cards: u8 = played.iter().map(|used| 1 + u8::from(used.pair)).sum();
        self.hand(seat).count.min(HAND.saturating_sub(cards))
    }

    /// Whose turn it is, and what was played in it.
    pub fn turn(&self) -> Option<(Seat, &[Used])> {
        match &self.phase {
            Phase::Turn { seat, played } => Some((*seat, played)),
            _ => None,
        }
    }

    /// Whether a round is being played.
    pub fn running(&self) -> bool {
        matches!(self.phase, Phase::Turn { .. } | Phase::Filling { .. })
    }

    /// Whether the deck has run out at the end of the Harlequin player's turn: then the round is checked at
    /// once (`END-2`).
    pub(crate) fn check_due(&self) -> bool {
        self.running() && self.ran_out == Some(other(self.merchant))
    }

    /// Whose hand is to be filled now: the Merchant's owner first.
    pub(crate) fn filled_next(&self) -> Option<Seat> {
        let Phase::Filling { why } = &self.phase else { return None };
        let lacks = |seat: &Seat| self.hand(*seat).count < HAND;
        match why {
            Filling::Turn(seat) => Some(*seat).filter(lacks),
            Filling::Round | Filling::Deal => [self.merchant, other(self.merchant)].into_iter().find(lacks),
        }
    }

    /// How many cards that seat draws: what it lacks, as far as the deck goes.
    pub(crate) fn to_draw(&self, seat: Seat) -> u8 {
        HAND.saturating_sub(self.hand(seat).count).min(self.deck())
    }
}

/// The other player.
pub fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0.min(1))
}
