//! The legal turns, exactly: single steps for `legal`, whole turns for tests and simulations, and the
//! shortest turns that win the round for hints.

use std::collections::{HashMap, HashSet};

use kernel::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::chapters::calls;
use crate::event::Decider;
use crate::play::Play;
use crate::setup::Options;
use crate::state::Twilight;
use crate::track::mansion;
use crate::{Board, Card, Cards, Pawn, Suit};

/// A turn that is being composed: all that the next card depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moment {
    board: Board,
    /// What may still be played.
    held: Cards,
    /// How many cards can still be played.
    count: u8,
    /// The type of the cards played so far, and the type of pawn that they moved.
    first: Option<(Suit, Suit)>,
}

impl Moment {
    /// A seat's turn as it stands, or as it would begin.
    pub fn of(state: &Twilight, seat: Seat) -> Self {
        let played = state.turn().filter(|(whose, _)| *whose == seat).and_then(|(_, played)| played.first());
        Self {
            board: state.board,
            held: state.may_hold(seat),
            count: state.playable(seat),
            first: played.map(|used| (used.card.suit(), used.uses)),
        }
    }

    /// Every card that can be played next, and what comes of it.
    pub fn plays(&self, seat: Seat, options: &Options, mut each: impl FnMut(Play, Self)) {
        let masquerade = self.board.masquerade(seat);
        for (card, left) in self.held.iter() {
            let suit = card.suit();
            if self.count == 0 || self.first.is_some_and(|(first, _)| first != suit) {
                continue;
            }
            candidates(card, masquerade, &self.board, options, |play| {
                let uses = play.uses();
                let enough = left.min(self.count) >= play.cards();
                let same = self.first.is_none_or(|(_, first)| first == uses);
                if !enough || !same {
                    return;
                }
                let mut clean = true;
                let Ok(board) = play.judge(&self.board, options, |_| clean = false) else { return };
                if clean {
                    let mut next = Self { board, first: Some((suit, uses)), count: self.count - play.cards(), ..*self };
                    next.held.take(card, play.cards());
                    each(play, next);
                }
            });
        }
    }

    /// Whether the round is over: the Doge is home (`END-1`).
    fn over(&self) -> bool {
        mansion(self.board.doge).is_some()
    }

    /// What the turn, ended here, decides for this seat.
    fn wins(&self, seat: Seat) -> Option<Decider> {
        match (mansion(self.board.doge), mansion(self.board.favoured())) {
            (Some(winner), _) => (winner == seat).then_some(Decider::DogeHome),
            (None, winner) => (winner == Some(seat)).then_some(Decider::FavouriteHome),
        }
    }
}

/// Every way to play a card that the card's own text allows.
fn candidates(card: Card, masquerade: bool, board: &Board, options: &Options, mut each: impl FnMut(Play)) {
    let points = card.points();
    let both = |pawn: Pawn, by: i8, each: &mut dyn FnMut(Play)| {
        each(Play::one(card, pawn, by));
        each(Play::one(card, pawn, -by));
    };
    match card.suit() {
        Suit::Doge => {
            both(Pawn::Doge, 1, &mut each);
            each(Play::procession(1));
            each(Play::procession(-1));
        }
        Suit::Guards if card == Card::GuardClose => each(Play::plain(card)),
        Suit::Guards => {
            both(Pawn::LowerGuard, points, &mut each);
            both(Pawn::UpperGuard, points, &mut each);
            if card == Card::Guard11 {
                for (lower, upper) in [(-1, -1), (-1, 1), (1, -1), (1, 1)] {
                    each(Play::guards(card, lower, upper));
                }
            }
        }
        Suit::Merchant => both(Pawn::Merchant, points, &mut each),
        Suit::Harlequin => {
            match card {
                Card::HarlequinCentre => each(Play::plain(card)),
                _ => both(Pawn::Harlequin, points, &mut each),
            }
            if masquerade {
                masked(card, board, options, &mut each);
            }
        }
    }
}

/// Every way to play a Harlequin card for another pawn (`MASK-1`).
fn masked(card: Card, board: &Board, options: &Options, each: &mut dyn FnMut(Play)) {
    let points = card.points();
    for pawn in [Pawn::Doge, Pawn::LowerGuard, Pawn::UpperGuard, Pawn::Merchant] {
        if card == Card::HarlequinCentre {
            each(Play::one(card, pawn, -board.at(pawn)));
        } else {
            each(Play::one(card, pawn, points));
            each(Play::one(card, pawn, -points));
        }
    }
    if options.split_guards {
        for lower in (1..points).flat_map(|part| [part, -part]) {
            let rest = points - lower.abs();
            each(Play::guards(card, lower, rest));
            each(Play::guards(card, lower, -rest));
        }
    }
}

/// Every legal sequence of cards with which the turn of this seat can go on, each ended voluntarily or
/// by the round's end; nothing twice. The word of the guild, another hand and a pass are not among
/// them. A hand that is not known may hold everything that nobody has seen.
pub fn turns(state: &Twilight, seat: Seat) -> impl Iterator<Item = Vec<Play>> + use<> {
    let options = state.options;
    let mut open = vec![(Vec::new(), Moment::of(state, seat))];
    let more = move || {
        let (plays, moment) = open.pop()?;
        if !moment.over() {
            moment.plays(seat, &options, |play, next| {
                let mut longer: Vec<Play> = plays.clone();
                longer.push(play);
                open.push((longer, next));
            });
        }
        Some(plays)
    };
    // The first is no card at all.
    std::iter::from_fn(more).skip(1)
}

/// A turn that would win the round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Way {
    /// Whose round.
    pub seat: Seat,
    /// The cards, in order; empty for the word of the guild.
    pub plays: Vec<Play>,
    /// Who is called to the Merchant.
    pub call: Option<Pawn>,
    /// What would decide the round.
    pub by: Decider,
}

/// How many positions one line of play is searched through: more than any deal needs.
const MOST: usize = 400_000;

/// What could reach the mansion this turn: for each type of cards, and each type of pawn that it can
/// move, the turn with the fewest cards that wins this seat the round; and the word of the guild. A
/// hand that is not known may hold everything that nobody has seen.
pub fn ways(state: &Twilight, seat: Seat) -> Vec<Way> {
    let start = Moment::of(state, seat);
    let mut found = Vec::new();
    if start.first.is_none() {
        for pawn in calls(&state.board, &state.options) {
            let mut called = start;
            called.board.put(pawn, state.board.merchant);
            if let Some(by) = called.wins(seat) {
                found.push(Way { seat, plays: vec![], call: Some(pawn), by });
            }
        }
    }
    let mut firsts: Vec<(Suit, Suit)> = Vec::new();
    start.plays(seat, &state.options, |play, next| {
        let line = next.first.unwrap_or((play.card.suit(), play.uses()));
        if !firsts.contains(&line) {
            firsts.push(line);
        }
    });
    for line in firsts.into_iter().filter(|(_, uses)| promising(&state.board, seat, *uses)) {
        if let Some((plays, by)) = shortest(start, seat, &state.options, line) {
            found.push(Way { seat, plays, call: None, by });
        }
    }
    found.sort_by_key(|way| way.plays.iter().map(|play| play.cards()).sum::<u8>());
    found
}

/// Whether moving pawns of one type alone can win this turn at all: the Doge by walking, everything
/// else by what the Favourite counts, at best with all of them at home.
fn promising(board: &Board, seat: Seat, uses: Suit) -> bool {
    let side = crate::track::sign(seat);
    let mut best = *board;
    for pawn in Pawn::ALL.into_iter().filter(|pawn| pawn.suit() == Some(uses)) {
        best.put(pawn, side * crate::track::EDGE);
    }
    uses == Suit::Doge || mansion(best.favoured() + side) == Some(seat)
}

/// The turn with the fewest cards of one line that wins: positions by the number of cards that they
/// take, each once.
fn shortest(start: Moment, seat: Seat, options: &Options, line: (Suit, Suit)) -> Option<(Vec<Play>, Decider)> {
    let mut came: HashMap<Moment, (Moment, Play)> = HashMap::new();
    let mut seen: HashSet<Moment> = HashSet::from([start]);
    let mut by_cards: Vec<Vec<Moment>> = vec![Vec::new(); 10];
    by_cards[0].push(start);
    for cards in 0..9 {
        for at in std::mem::take(&mut by_cards[cards]) {
            if let Some(by) = at.wins(seat).filter(|_| at != start) {
                let mut plays = Vec::new();
                let mut back = at;
                while let Some((before, play)) = came.get(&back) {
                    plays.push(play.clone());
                    back = *before;
                }
                plays.reverse();
                return Some((plays, by));
            }
            if at.over() || seen.len() > MOST {
                continue;
            }
            at.plays(seat, options, |play, next| {
                let after = cards + usize::from(play.cards());
                if next.first == Some(line) && after < by_cards.len() && seen.insert(next) {
                    came.insert(next, (at, play));
                    by_cards[after].push(next);
                }
            });
        }
    }
    None
}
