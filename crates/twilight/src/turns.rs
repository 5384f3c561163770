//! Exact search of legal turns: single steps for `legal`, whole turns for tests and simulations, and the shortest
//! winning turns for hints.

use arrayvec::ArrayVec;
use kernel::{BreachSink, Consequence, FailFast, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::chapters::{calls, ends};
use crate::event::Decider;
use crate::play::{CardPlay, Step, moves_of};
use crate::rules::Breach;
use crate::setup::Options;
use crate::state::{HAND, Twilight, other};
use crate::track::mansion;
use crate::{Board, Card, Cards, Checked, Pawn, Suit};

/// A turn in progress: everything that the check of the next card depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moment {
    board: Board,
    /// Cards that may still be played.
    held: Cards,
    /// Number of cards that can still be played.
    count: u8,
    /// The type of the cards played so far, and the type of pawn that they moved.
    first: Option<(Suit, Suit)>,
    /// True once a card moved another pawn than its own.
    masked: bool,
}

impl Moment {
    /// Returns a seat's current turn, or its turn if it began now.
    pub fn of(state: &Twilight, seat: Seat) -> Self {
        let played = state.turn().filter(|(whose, _)| *whose == seat).map_or(&[][..], |(_, played)| played);
        Self {
            board: state.board,
            held: state.may_hold(seat),
            count: state.playable(seat),
            first: played.first().map(|used| (used.card.suit(), used.uses)),
            masked: played.iter().any(|used| used.uses != used.card.suit()),
        }
    }

    /// Returns the board as it is now.
    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the type of the cards played so far, and the type of pawn that they moved.
    pub(crate) fn line(&self) -> Option<(Suit, Suit)> {
        self.first
    }

    /// Checks a card as the next one of this seat's turn and returns the board after it.
    ///
    /// # Errors
    /// A card that is not available, or that leads off the track.
    pub fn judge<N: BreachSink<Breach>>(
        &self,
        seat: Seat,
        options: &Options,
        play: &CardPlay,
        sink: &mut N,
    ) -> Checked<N, Board> {
        self.one_type(play, sink)?;
        self.masquerade(seat, play, sink)?;
        let left = self.held.of(play.card).min(self.count);
        sink.must(left >= play.cards(), || Breach::NotThere { card: play.card, left })?;
        play.judge(&self.board, options, sink)
    }

    /// Checks that all cards are of one type, and all Harlequin cards of one use (`PLAY-1`, `MASK-2`, `MASK-4`).
    fn one_type<N: BreachSink<Breach>>(&self, play: &CardPlay, sink: &mut N) -> Checked<N> {
        let Some((suit, first)) = self.first else { return Ok(()) };
        let (now, uses) = (play.card.suit(), play.uses());
        let added = now == first || uses == suit;
        sink.rule(suit == now || !added, || Breach::NoneAdded { suit: if now == first { now } else { suit } })?;
        sink.rule(suit == now || added, || Breach::OneType { card: play.card, suit })?;
        sink.rule(suit != now || now != Suit::Harlequin || first == uses, || Breach::OneUse { first, now: uses })
    }

    /// Checks a Harlequin card for another pawn (`MASK-1`, `MASK-3`).
    fn masquerade<N: BreachSink<Breach>>(&self, seat: Seat, play: &CardPlay, sink: &mut N) -> Checked<N> {
        let masked = play.card.suit() == Suit::Harlequin && play.uses() != Suit::Harlequin;
        let Board { doge, harlequin, .. } = self.board;
        sink.rule(!masked || self.board.masquerade(seat), || match self.masked {
            true => Breach::MasqueradeOver { doge, harlequin },
            false => Breach::NoMasquerade { doge, harlequin },
        })
    }

    /// Passes every play of the cards that may be held, or of all cards in the box, to `each`. A turn begun under a
    /// masquerade keeps listing the plays that it began with.
    pub(crate) fn ways(&self, seat: Seat, options: &Options, all: bool, mut each: impl FnMut(CardPlay)) {
        let masquerade = self.board.masquerade(seat) || (all && self.masked);
        for card in Card::ALL.into_iter().filter(|card| all || self.held.of(*card) > 0) {
            let plays = moves_of(card, &self.board, options);
            plays.filter(|play| masquerade || play.uses() == card.suit()).for_each(&mut each);
        }
    }

    /// Passes every card that can be played next, with the turn after it, to `each`.
    pub fn plays(&self, seat: Seat, options: &Options, mut each: impl FnMut(CardPlay, Self)) {
        self.ways(seat, options, false, |play| {
            let Ok(board) = self.judge(seat, options, &play, &mut FailFast) else { return };
            let uses = play.uses();
            let masked = self.masked || uses != play.card.suit();
            let first = Some((play.card.suit(), uses));
            let mut next = Self { board, first, masked, count: self.count - play.cards(), ..*self };
            next.held.take(play.card, play.cards());
            each(play, next);
        });
    }

    /// True if the round is over because the Doge is in a mansion (`END-1`).
    fn over(&self) -> bool {
        mansion(self.board.doge).is_some()
    }

    /// Returns the winner of the round if the turn ended here, and the reason; `last` if the check follows (`END-2`).
    fn decides(&self, last: bool) -> Option<(Seat, Decider)> {
        let mut ended = self.board;
        if !self.over() {
            ended.favourite = ended.favoured();
        }
        ended.home().or_else(|| ended.checked().filter(|_| last))
    }

    /// Returns the reason why this seat would win if the turn ended here; `last` if the check follows.
    fn wins(&self, seat: Seat, last: bool) -> Option<Decider> {
        let (winner, by) = self.decides(last)?;
        (winner == seat).then_some(by)
    }
}

/// The consequences of a command: the pawns that it moves, and the losses.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "Stakes")]
pub struct Consequences {
    /// Every pawn that moves, including moves that the card's text fixes.
    #[ts(as = "Vec<Step>")]
    pub moves: ArrayVec<Step, 3>,
    /// The reason, if the command gives the round to the other player.
    pub loses: Option<Decider>,
    /// Number of cards that the app discards.
    pub discards: u8,
}

impl Consequence for Consequences {
    fn needs_confirmation(&self) -> bool {
        self.loses.is_some() || self.discards > 0
    }
}

impl Consequences {
    /// Returns the consequences of a command that leads to this board, and that ends the turn if `ends`.
    pub(crate) fn leading(state: &Twilight, seat: Seat, board: Board, ends: bool) -> Self {
        let moment = Moment { board, ..Moment::of(state, seat) };
        let decided = if ends { moment.decides(Last::of(state, seat).after(0)) } else { board.home() };
        let loses = decided.filter(|(winner, _)| *winner != seat).map(|(_, by)| by);
        Self { loses, ..Self::default() }
    }
}

/// Returns every legal sequence of cards that continues the seat's turn, without duplicates. Each ends voluntarily or
/// with the round. Excludes the word of the guild, a change of the hand, and a pass. An unknown hand may hold any
/// unseen card.
pub fn turns(state: &Twilight, seat: Seat) -> impl Iterator<Item = Vec<CardPlay>> + use<> {
    let options = state.options;
    let mut open = vec![(Vec::new(), Moment::of(state, seat))];
    let more = move || {
        let (plays, moment) = open.pop()?;
        if !moment.over() {
            moment.plays(seat, &options, |play, next| {
                let mut longer: Vec<CardPlay> = plays.clone();
                longer.push(play);
                open.push((longer, next));
            });
        }
        Some(plays)
    };
    // The first sequence is empty.
    std::iter::from_fn(more).skip(1)
}

/// The action that would win the round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum TurnAction {
    /// Plays these cards in order, then ends the turn.
    Play {
        /// The cards in order.
        plays: Vec<CardPlay>,
    },
    /// Calls a pawn by the word of the guild.
    Call {
        /// The pawn called to the Merchant.
        pawn: Pawn,
    },
    /// Ends the turn without further cards.
    End,
    /// Changes the hand (`PLAY-2`).
    Change,
}

/// A turn that would win the round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct WinningTurn {
    /// The winner of the round.
    pub seat: Seat,
    /// The action to take.
    pub action: TurnAction,
    /// The reason why the round would be decided.
    pub by: Decider,
}

impl WinningTurn {
    /// Returns the number of played cards.
    pub fn cards(&self) -> u8 {
        match &self.action {
            TurnAction::Play { plays } => plays.iter().map(CardPlay::cards).sum(),
            _ => 0,
        }
    }
}

/// Maximum number of positions searched for one line of play: more than any deal needs.
const MOST: usize = 400_000;

/// Maximum number of positions searched for all lines together if the last check can follow. Every line could then
/// win, and each would be searched to its end.
const MOST_AT_THE_LAST: usize = 40_000;

/// Returns the actions that could win the round this turn: the end of the turn, a change of the hand, the word of the
/// guild, and card sequences. Includes only the shortest winning sequence for each type of cards and each type of
/// pawn that it can move. An unknown hand may hold any unseen card.
pub fn winning_turns(state: &Twilight, seat: Seat) -> Vec<WinningTurn> {
    let start = Moment::of(state, seat);
    let last = Last::of(state, seat);
    let mut found = Vec::new();
    let mut add = |action, by: Option<Decider>| found.extend(by.map(|by| WinningTurn { seat, action, by }));
    if can_end(state, seat) {
        add(TurnAction::End, start.wins(seat, last.after(0)));
    }
    if start.first.is_none() {
        // Changing the hand draws a full new hand; the Favourite stays (`PLAY-2`).
        let changed = last.after(state.hand(seat).count);
        if state.hand(seat).count > 0 && changed {
            add(TurnAction::Change, state.board.checked().filter(|(winner, _)| *winner == seat).map(|(_, by)| by));
        }
        for pawn in calls(&state.board, &state.options) {
            let mut called = start;
            called.board.put(pawn, state.board.merchant);
            add(TurnAction::Call { pawn }, called.wins(seat, last.after(0)));
        }
    }
    let mut firsts: Vec<(Suit, Suit)> = Vec::new();
    start.plays(seat, &state.options, |play, next| {
        let line = next.first.unwrap_or((play.card.suit(), play.uses()));
        if !firsts.contains(&line) {
            firsts.push(line);
        }
    });
    let mut left = MOST_AT_THE_LAST;
    for line in firsts.into_iter().filter(|(_, uses)| last.can_be() || promising(&state.board, seat, *uses)) {
        let mut most = MOST;
        let most = if last.can_be() { &mut left } else { &mut most };
        if let Some((plays, by)) = shortest(start, seat, &state.options, line, &last, most) {
            found.push(WinningTurn { seat, action: TurnAction::Play { plays }, by });
        }
    }
    found.sort_by_key(WinningTurn::cards);
    found
}

/// True if this seat may end its turn now: it has played, or can do nothing.
fn can_end(state: &Twilight, seat: Seat) -> bool {
    state.turn().is_some_and(|(whose, played)| whose == seat && ends(state, seat, played, &mut FailFast).is_ok())
}

/// Tells whether the check of the round follows a seat's turn (`END-2`). It does after the last turn, or when the
/// rest of the deck is drawn at the end.
pub(crate) struct Last {
    ran_out: bool,
    /// Number of cards to play so that the rest of the deck is drawn; `None` if that cannot happen.
    cards: Option<u8>,
}

impl Last {
    pub(crate) fn of(state: &Twilight, seat: Seat) -> Self {
        let second = seat == other(state.merchant);
        let now = state.turn().is_some_and(|(whose, _)| whose == seat);
        let lacks = HAND.saturating_sub(state.hand(seat).count);
        Self {
            ran_out: second && state.ran_out.is_some(),
            cards: (second && now && state.deal > 1).then(|| state.deck().saturating_sub(lacks)),
        }
    }

    fn can_be(&self) -> bool {
        self.ran_out || self.cards.is_some_and(|cards| cards <= HAND)
    }

    /// True if the check follows once this number of cards has left the hand.
    pub(crate) fn after(&self, cards: u8) -> bool {
        self.ran_out || self.cards.is_some_and(|needed| cards >= needed)
    }
}

/// True if moving pawns of one type alone could win this turn at all. The Doge wins by moving to a mansion. The
/// Favourite wins by its count, at best with all these pawns in the mansion.
fn promising(board: &Board, seat: Seat, uses: Suit) -> bool {
    let side = crate::track::sign(seat);
    let mut best = *board;
    for pawn in Pawn::ALL.into_iter().filter(|pawn| pawn.suit() == Some(uses)) {
        best.put(pawn, side * crate::track::EDGE);
    }
    uses == Suit::Doge || mansion(best.favoured() + side) == Some(seat)
}

/// Returns the winning turn of one line with the fewest cards. Searches each position once, by number of cards, and
/// subtracts the positions searched from `most`.
#[expect(clippy::disallowed_types, reason = "looked up, never gone through: their order is nobody's")]
fn shortest(
    start: Moment,
    seat: Seat,
    options: &Options,
    line: (Suit, Suit),
    last: &Last,
    most: &mut usize,
) -> Option<(Vec<CardPlay>, Decider)> {
    let mut came: std::collections::HashMap<Moment, (Moment, CardPlay)> = Default::default();
    let mut seen: std::collections::HashSet<Moment> = [start].into_iter().collect();
    let mut by_cards: Vec<Vec<Moment>> = vec![Vec::new(); 10];
    by_cards[0].push(start);
    for cards in 0..9 {
        for at in std::mem::take(&mut by_cards[cards]) {
            if let Some(by) = at.wins(seat, last.after(cards as u8)).filter(|_| at != start) {
                let mut plays = Vec::new();
                let mut back = at;
                while let Some((before, play)) = came.get(&back) {
                    plays.push(play.clone());
                    back = *before;
                }
                plays.reverse();
                return Some((plays, by));
            }
            // A single play that wins is found in every line.
            if at.over() || (*most == 0 && at != start) {
                continue;
            }
            at.plays(seat, options, |play, next| {
                let after = cards + usize::from(play.cards());
                if next.first == Some(line) && after < by_cards.len() && seen.insert(next) {
                    *most = most.saturating_sub(1);
                    came.insert(next, (at, play));
                    by_cards[after].push(next);
                }
            });
        }
    }
    None
}
