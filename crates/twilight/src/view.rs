//! A viewer's view of a match.

use kernel::{Actor, Rule, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::setup::Options;
use crate::state::{Phase, SEATS, Twilight, Used, other};
use crate::track::{EDGE, mansion};
use crate::{Board, Card, CardPlay, Cards, Command, Pawn, Step, Suit};

/// A card played in this turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, TS)]
#[expect(missing_docs, reason = "the fields card, pair and uses say what they are")]
pub struct UsedView {
    pub card: Card,
    pub pair: bool,
    pub uses: Suit,
}

/// The current phase of the match.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, TS)]
#[serde(tag = "stage", rename_all = "lowercase")]
pub enum Stage {
    /// Merchant and Harlequin have not been drawn.
    First,
    /// The state of a match under way is being entered.
    Preparing {
        /// The player whose turn it is on the table.
        seat: Seat,
    },
    /// The app is dealing.
    Filling,
    /// A player's turn.
    Turn {
        /// The active player.
        seat: Seat,
        /// Cards played so far in this turn.
        played: Vec<UsedView>,
        /// The type of pawn that this turn's Harlequin cards move, once one was played.
        uses: Option<Suit>,
        /// True if the turn can be ended now.
        ends: bool,
        /// The pawns that can be called to the Merchant instead.
        calls: Vec<Pawn>,
        /// True if the first hands can still be shown as eight of a kind.
        opening: bool,
        /// Every play of a card, possible now or not.
        ways: Vec<PlayView>,
    },
    /// Between two rounds.
    Between,
    /// The match is over.
    Over {
        /// The winner of the match; `None` for a draw.
        winner: Option<Seat>,
    },
}

/// One play of a card, as the card's own text gives it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, TS)]
pub struct PlayView {
    /// The play as its command states it.
    pub play: CardPlay,
    /// The type of pawn that moves; under a masquerade it differs from the card's own type.
    pub uses: Suit,
    /// Every pawn that moves, including moves that the card's text fixes.
    pub moves: Vec<Step>,
    /// Ids of the rules that it breaks now, as far as the viewer knows the hand; empty if it can be played.
    pub breaks: Vec<&'static str>,
}

/// A cell of a track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Cell {
    /// The signed number of the cell: + is the first seat's side.
    pub cell: i8,
    /// The owner of its mansion, if it is part of one.
    pub mansion: Option<Seat>,
}

/// A hand: its size, and its cards if the viewer may see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct HandView {
    /// Number of cards.
    pub count: u8,
    /// The cards, if the app holds them and the viewer is their owner.
    pub cards: Option<Cards>,
}

/// The Favourite's move if the turn ended now (`FAV-1`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Forecast {
    /// The count of each seat.
    pub counts: [u8; 2],
    /// The Favourite's cell after the move.
    pub to: i8,
    /// The owner of the mansion that the Favourite reaches, if any.
    pub wins: Option<Seat>,
}

/// The whole match, as far as the viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[expect(missing_docs, reason = "the field hands says what it is")]
pub struct View {
    /// The options that the players agreed on.
    pub options: Options,
    /// The current phase.
    pub stage: Stage,
    /// The current round, 1 to 3.
    pub round: u8,
    /// Results of the completed rounds.
    pub results: Vec<Option<Seat>>,
    /// Rounds won, by seat.
    pub wins: [u8; 2],
    /// The Merchant's owner; `None` before the draw.
    pub merchant: Option<Seat>,
    /// The cells of both tracks, beginning at the first seat's end.
    pub track: Vec<Cell>,
    /// The cells of the pawns.
    pub board: Board,
    /// The Favourite's next move.
    pub forecast: Forecast,
    /// True for a seat with a masquerade: the Harlequin stands between that seat and the Doge.
    pub masquerade: [bool; 2],
    pub hands: [HandView; 2],
    /// Number of cards in the deck.
    pub deck: u8,
    /// The number of the deal, 1 to 3.
    pub deal: u8,
    /// The player at the end of whose turn the deck ran out for the last time.
    pub ran_out: Option<Seat>,
    /// True if this is the last turn before the check (`END-2`).
    pub last_turn: bool,
    /// Both discard piles.
    pub discard: Cards,
    /// Cards that the viewer has not seen: the deck, and the hands of others.
    pub unseen: Cards,
}

impl Twilight {
    pub(crate) fn show(&self, waivers: &[&str]) -> View {
        let to = self.board.favoured();
        let hand = |seat: Seat| {
            let hand = self.hand(seat);
            HandView { count: hand.count, cards: hand.known }
        };
        View {
            options: self.options,
            stage: self.stage(waivers),
            round: self.round(),
            results: self.results.to_vec(),
            wins: self.wins(),
            merchant: (self.phase != Phase::First).then_some(self.merchant),
            track: (-EDGE..=EDGE).rev().map(|cell| Cell { cell, mansion: mansion(cell) }).collect(),
            board: self.board,
            forecast: Forecast { counts: self.board.counts(), to, wins: mansion(to) },
            masquerade: SEATS.map(|seat| self.board.masquerade(seat)),
            hands: SEATS.map(hand),
            deck: self.deck(),
            deal: self.deal,
            ran_out: self.ran_out,
            last_turn: self.ran_out.is_some() && self.turn().is_some_and(|(seat, _)| seat == other(self.merchant)),
            discard: self.discard,
            unseen: self.unseen(),
        }
    }

    fn stage(&self, waivers: &[&str]) -> Stage {
        match &self.phase {
            Phase::First => Stage::First,
            Phase::Preparing { seat } => Stage::Preparing { seat: *seat },
            Phase::Filling { .. } => Stage::Filling,
            Phase::Turn { seat, played } => self.show_turn(*seat, played, waivers),
            Phase::Between => Stage::Between,
            Phase::Over { winner } => Stage::Over { winner: *winner },
        }
    }

    fn show_turn(&self, seat: Seat, played: &[Used], waivers: &[&str]) -> Stage {
        let (mut ways, mut calls, mut ends, mut opening) = (vec![], vec![], false, false);
        for one in kernel::candidates(self, Actor::Seat(seat), waivers) {
            let offered = one.offered();
            match &one.command {
                Command::Play { play } => ways.push(PlayView {
                    uses: play.uses(),
                    moves: one.consequences.moves.to_vec(),
                    breaks: one.breaches().iter().map(Rule::id).collect(),
                    play: play.clone(),
                }),
                Command::Call { pawn } if offered => calls.push(*pawn),
                Command::EndTurn => ends = offered,
                Command::ShowEight { .. } => opening |= offered,
                _ => {}
            }
        }
        let used = |used: &Used| UsedView { card: used.card, pair: used.pair, uses: used.uses };
        let uses = played.iter().find(|used| used.card.suit() == Suit::Harlequin).map(|used| used.uses);
        Stage::Turn { seat, played: played.iter().map(used).collect(), uses, ends, calls, opening, ways }
    }
}
