//! What a viewer sees.

use kernel::{Actor, Rule, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::setup::Options;
use crate::state::{Phase, SEATS, Twilight, Used, other};
use crate::track::{EDGE, mansion};
use crate::{Board, Card, CardPlay, Cards, Command, Pawn, Step, Suit};

/// A card played in this turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct UsedView {
    pub card: Card,
    pub pair: bool,
    pub uses: Suit,
}

/// Where the match stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "stage", rename_all = "lowercase")]
pub enum Stage {
    /// Merchant and Harlequin are not drawn yet.
    First,
    /// A match under way is being entered.
    Preparing {
        /// Whose turn it is on the table.
        seat: Seat,
    },
    /// The app deals.
    Filling,
    Turn {
        /// Whose.
        seat: Seat,
        /// The cards so far.
        played: Vec<UsedView>,
        /// What Harlequin cards of this turn move, once one was played.
        uses: Option<Suit>,
        /// Whether it can be ended as it is.
        ends: bool,
        /// Who can be called to the Merchant instead.
        calls: Vec<Pawn>,
        /// Whether the first hands can still be shown as eight of a kind.
        opening: bool,
        /// Every way to play a card, possible now or not.
        ways: Vec<PlayView>,
    },
    /// Between two rounds.
    Between,
    /// The end.
    Over {
        /// The match's winner.
        winner: Option<Seat>,
    },
}

/// A way to play a card, as the card's own text gives it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PlayView {
    /// What is said to play it.
    pub play: CardPlay,
    /// What the card moves; under a masquerade this differs from its own type.
    pub uses: Suit,
    /// Every pawn that moves, including what the card's own text fixes.
    pub moves: Vec<Step>,
    /// The rules that it breaks now, as far as the viewer knows the hand; none when it can be played.
    pub breaks: Vec<&'static str>,
}

/// A cell of a track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Cell {
    /// As the pawns count: + is the first seat's side.
    pub cell: i8,
    /// Whose mansion it belongs to.
    pub mansion: Option<Seat>,
}

/// A hand as others see it, and its cards if the viewer may see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct HandView {
    /// How many cards.
    pub count: u8,
    /// Which, when the app holds them and the viewer is their owner.
    pub cards: Option<Cards>,
}

/// What the Favourite would do if the turn ended now (`FAV-1`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Forecast {
    /// What counts for either seat.
    pub counts: [u8; 2],
    /// Its cell then.
    pub to: i8,
    /// Whose mansion that is.
    pub wins: Option<Seat>,
}

/// The whole table, as far as the viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct View {
    /// What the table agreed on.
    pub options: Options,
    /// Where the match stands.
    pub stage: Stage,
    /// The round, 1 to 3.
    pub round: u8,
    /// How the rounds so far ended.
    pub results: Vec<Option<Seat>>,
    /// Rounds won.
    pub wins: [u8; 2],
    /// Who has the Merchant; no player before the draw.
    pub merchant: Option<Seat>,
    /// The cells of both tracks, from the first seat's end on.
    pub track: Vec<Cell>,
    /// Where the pawns stand.
    pub board: Board,
    /// What the Favourite would do now.
    pub forecast: Forecast,
    /// Whose masquerade is on: the Harlequin stands between that seat and the Doge.
    pub masquerade: [bool; 2],
    pub hands: [HandView; 2],
    /// Cards in the deck.
    pub deck: u8,
    /// The deal, 1 to 3.
    pub deal: u8,
    /// At the end of whose turn the deck ran out for good.
    pub ran_out: Option<Seat>,
    /// Whether this is the last turn before the check (`END-2`).
    pub last_turn: bool,
    /// Both discard piles.
    pub discard: Cards,
    /// What the viewer has not seen: the deck, and hands that are not the viewer's.
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
                    moves: one.stakes.moves.to_vec(),
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
