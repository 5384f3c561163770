//! The table of moves, and the check of a card or a pair against it. No other module has movement rules.

use arrayvec::ArrayVec;
use kernel::BreachSink;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::rules::Breach;
use crate::setup::Options;
use crate::track::EDGE;
use crate::{Board, Card, Checked, Pawn, Suit};

/// A pawn and the signed number of cells that it moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the pawn says what it is")]
pub struct Step {
    pub pawn: Pawn,
    /// The number of cells, negative towards cell -8.
    pub by: i8,
}

/// The steps of one card: two Guards can each move one cell.
pub type Steps = ArrayVec<Step, 2>;

/// A card and its effect.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct CardPlay {
    /// The played card; with `pair`, one of two.
    pub card: Card,
    /// True for two Doge cards as a procession (`CARD-PROCESSION`): Doge and Guards move together.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub pair: bool,
    /// The steps, lower Guard first. Empty for cards whose text fixes them: `close in`, and `to the centre` for the
    /// Harlequin.
    #[ts(as = "Vec<Step>")]
    pub steps: Steps,
}

impl CardPlay {
    /// Returns the play of a card that moves one pawn.
    pub fn one(card: Card, pawn: Pawn, by: i8) -> Self {
        Self { card, pair: false, steps: [Step { pawn, by }].into_iter().collect() }
    }

    /// Returns the play of a card that moves both Guards.
    pub fn guards(card: Card, lower: i8, upper: i8) -> Self {
        let steps = [Step { pawn: Pawn::LowerGuard, by: lower }, Step { pawn: Pawn::UpperGuard, by: upper }];
        Self { card, pair: false, steps: steps.into_iter().collect() }
    }

    /// Returns the play of a card whose text fixes its steps.
    pub fn plain(card: Card) -> Self {
        Self { card, pair: false, steps: Steps::new() }
    }

    /// Returns the play of a procession.
    pub fn procession(by: i8) -> Self {
        Self { pair: true, ..Self::one(Card::Doge, Pawn::Doge, by) }
    }

    /// Returns the number of cards in this play.
    pub fn cards(&self) -> u8 {
        1 + u8::from(self.pair)
    }

    /// Returns the type of pawn that moves; under a masquerade it differs from the card's own.
    pub fn uses(&self) -> Suit {
        self.steps.first().and_then(|step| step.pawn.suit()).unwrap_or(self.card.suit())
    }

    /// Checks the play against the movement rules and returns the board after it.
    ///
    /// # Errors
    /// [`Breach::OffTrack`] (`MOVE-2`) if a pawn would leave the track.
    pub fn judge<N: BreachSink<Breach>>(&self, board: &Board, options: &Options, sink: &mut N) -> Checked<N, Board> {
        sink.rule(self.fits(board, options), || self.misfit())?;
        let mut after = *board;
        for step in self.resolved(board) {
            let to = i16::from(board.at(step.pawn)) + i16::from(step.by);
            let off = || Breach::OffTrack { pawn: step.pawn, card: self.card };
            sink.must(to.abs() <= i16::from(EDGE), off)?;
            after.put(step.pawn, to as i8);
        }
        // A card with points that moves nothing has not used them, which is already a breach.
        let idle = (after == *board && !options.no_op).then_some(self.card);
        sink.rule(idle != Some(Card::GuardClose), || Breach::ClosedInAlready {})?;
        sink.rule(idle != Some(Card::HarlequinCentre), || Breach::CentreStays {
            pawn: self.steps.first().map_or(Pawn::Harlequin, |step| step.pawn),
        })?;
        after.keeps_order(sink)?;
        Ok(after)
    }

    /// Returns all steps, including those that the card's text fixes.
    pub fn resolved(&self, board: &Board) -> ArrayVec<Step, 3> {
        let step = |pawn, by| Step { pawn, by };
        let mut steps = ArrayVec::new();
        match self.card {
            Card::GuardClose if self.steps.is_empty() => {
                steps.push(step(Pawn::LowerGuard, board.doge - 1 - board.lower_guard));
                steps.push(step(Pawn::UpperGuard, board.doge + 1 - board.upper_guard));
            }
            Card::HarlequinCentre if self.steps.is_empty() => steps.push(step(Pawn::Harlequin, -board.harlequin)),
            _ => {
                steps.extend(self.steps.iter().copied());
                if let (true, Some(first)) = (self.pair, self.steps.first()) {
                    steps.clear();
                    steps.extend([Pawn::Doge, Pawn::LowerGuard, Pawn::UpperGuard].map(|pawn| step(pawn, first.by)));
                }
            }
        }
        steps
    }

    /// True if the table of moves contains the play, and the options permit it (`MOVE-1`, and the card's own rule).
    fn fits(&self, board: &Board, options: &Options) -> bool {
        let agreed =
            options.centre_in_masquerade || self.card != Card::HarlequinCentre || self.uses() == self.card.suit();
        agreed && moves_of(self.card, board, options).any(|listed| listed == *self)
    }

    /// Returns the breach of steps that do not fit the card.
    fn misfit(&self) -> Breach {
        let half = matches!(self.steps[..], [Step { pawn: Pawn::LowerGuard | Pawn::UpperGuard, by: -1 | 1 }]);
        let centre = self.card == Card::HarlequinCentre;
        match self.steps.first() {
            Some(_) if self.card == Card::Guard11 && half => Breach::BothMove {},
            Some(step) if centre && MASKED.contains(&step.pawn) => Breach::CentreStays { pawn: step.pawn },
            _ => Breach::AllPoints { card: self.card, points: self.card.points() as u8 },
        }
    }
}

/// The pawns that Harlequin cards can move under a masquerade (`MASK-1`).
const MASKED: [Pawn; 4] = [Pawn::Doge, Pawn::LowerGuard, Pawn::UpperGuard, Pawn::Merchant];

/// Returns every play of a card that its text or a masquerade could permit, each once (`MOVE-1`, `MASK-1`). Listing
/// uses this table of moves, and a check looks a play up in it.
pub(crate) fn moves_of(card: Card, board: &Board, options: &Options) -> impl Iterator<Item = CardPlay> + use<> {
    let (points, split, board) = (card.points(), options.split_guards, *board);
    let either = move |pawn| [points, -points].map(|by| CardPlay::one(card, pawn, by));
    let mut own: ArrayVec<CardPlay, 8> = ArrayVec::new();
    match (card, card.suit()) {
        (Card::GuardClose | Card::HarlequinCentre, _) => own.push(CardPlay::plain(card)),
        (_, Suit::Doge) => {
            own.extend(either(Pawn::Doge));
            own.extend([1, -1].map(CardPlay::procession));
        }
        (_, Suit::Guards) => {
            own.extend(either(Pawn::LowerGuard));
            own.extend(either(Pawn::UpperGuard));
            if card == Card::Guard11 {
                let both = [(-1, -1), (-1, 1), (1, -1), (1, 1)];
                own.extend(both.map(|(lower, upper)| CardPlay::guards(card, lower, upper)));
            }
        }
        (_, Suit::Merchant) => own.extend(either(Pawn::Merchant)),
        (_, Suit::Harlequin) => own.extend(either(Pawn::Harlequin)),
    }
    let harlequin = card.suit() == Suit::Harlequin;
    let masked = MASKED.into_iter().filter(move |_| harlequin).flat_map(move |pawn| {
        let mut plays: ArrayVec<CardPlay, 2> = ArrayVec::new();
        match card {
            Card::HarlequinCentre => plays.push(CardPlay::one(card, pawn, -board.at(pawn))),
            _ => plays.extend(either(pawn)),
        }
        plays
    });
    let parts = if harlequin && split { 1..points } else { 0..0 };
    let split = parts.flat_map(|part| [part, -part]).flat_map(move |lower: i8| {
        let rest = points - lower.abs();
        [rest, -rest].map(|upper| CardPlay::guards(card, lower, upper))
    });
    own.into_iter().chain(masked).chain(split)
}
