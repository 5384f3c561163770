//! A turn: cards, the word of the guild, another hand, and its end (`PLAY-1` to `FAV-2`).

use arrayvec::ArrayVec;
use kernel::{Impossible, Seat};

use super::round;
use crate::event::Moved;
use crate::rules::Breach;
use crate::setup::{Hands, Options};
use crate::state::Used;
use crate::{Board, Card, Cards, Decided, Deciding, Event, Pawn, Play, Suit};

/// What was played so far, if it is this seat's turn.
fn on_turn(play: &Deciding, seat: Seat) -> Result<ArrayVec<Used, 8>, Impossible<Breach>> {
    match play.turn() {
        Some((whose, played)) if whose == seat => Ok(played.iter().copied().collect()),
        _ => Err(Impossible::NotAsked),
    }
}

/// Plays a card or a pair (`PLAY-1`).
pub(super) fn play(play: &mut Deciding, seat: Seat, card: &Play) -> Decided {
    let played = on_turn(play, seat)?;
    one_type(play, &played, card);
    masquerade(play, seat, &played, card);
    let left = play.may_hold(seat).of(card.card).min(play.playable(seat));
    play.must(left >= card.cards(), || Breach::NotThere { card: card.card, left })?;
    let (board, options) = (play.board, play.options);
    let mut broken = Vec::new();
    let after = card.judge(&board, &options, |breach| broken.push(breach));
    // Everything that is wrong is told at once, the limit last.
    broken.into_iter().for_each(|breach| play.rule(false, || breach));
    let after = after.map_err(Impossible::Limit)?;
    let moved = card.resolved(&board).iter().map(|step| Moved { pawn: step.pawn, to: after.at(step.pawn) }).collect();
    play.emit(Event::Played { seat, card: card.card, pair: card.pair, uses: card.uses(), moved });
    home(play);
    Ok(())
}

/// One type of cards, and one use of Harlequin cards (`PLAY-1`, `MASK-2`, `MASK-4`).
fn one_type(play: &mut Deciding, played: &[Used], card: &Play) {
    let Some(first) = played.first() else { return };
    let (suit, now) = (first.card.suit(), card.card.suit());
    let added = now == first.uses || card.uses() == suit;
    play.rule(suit == now || !added, || Breach::NoneAdded { suit: if now == first.uses { now } else { suit } });
    play.rule(suit == now || added, || Breach::OneType { card: card.card, suit });
    play.rule(suit != now || now != Suit::Harlequin || first.uses == card.uses(), || Breach::OneUse {
        first: first.uses,
        now: card.uses(),
    });
}

/// Harlequin cards for another pawn (`MASK-1`, `MASK-3`).
fn masquerade(play: &mut Deciding, seat: Seat, played: &[Used], card: &Play) {
    let masked = |card: Card, uses: Suit| card.suit() == Suit::Harlequin && uses != Suit::Harlequin;
    if !masked(card.card, card.uses()) || play.board.masquerade(seat) {
        return;
    }
    let Board { doge, harlequin, .. } = play.board;
    let before = played.iter().any(|used| masked(used.card, used.uses));
    play.rule(false, || match before {
        true => Breach::MasqueradeOver { doge, harlequin },
        false => Breach::NoMasquerade { doge, harlequin },
    });
}

/// Doge or Favourite in a mansion ends the round at once, whoever brought it there (`END-1`). Says
/// whether it does.
pub(super) fn home(play: &mut Deciding) -> bool {
    let Some((winner, by)) = play.board.home() else { return false };
    round::end(play, Some(winner), by);
    true
}

/// The turn is over (`TURN-1`); nothing played is a pass (`PLAY-4`).
pub(super) fn end(play: &mut Deciding, seat: Seat) -> Decided {
    if on_turn(play, seat)?.is_empty() {
        let helpless = play.hand(seat).count == 0 && calls(&play.board, &play.options).is_empty();
        play.rule(helpless, || Breach::CanAct {});
        play.emit(Event::Passed { seat });
    }
    finish(play, seat);
    Ok(())
}

/// The Favourite moves (`FAV-1`), then the hand is filled.
fn finish(play: &mut Deciding, seat: Seat) {
    let (counts, favourite) = (play.board.counts(), play.board.favoured());
    play.emit(Event::TurnEnded { seat, favourite, counts });
    if !home(play) {
        round::fill(play);
    }
}

/// The whole hand is discarded and the turn is over (`PLAY-2`).
pub(super) fn change_hand(play: &mut Deciding, seat: Seat, cards: Option<&Cards>) -> Decided {
    let played = on_turn(play, seat)?;
    let hand = play.hand(seat);
    play.rule(played.is_empty(), || Breach::ChangeFirst { empty: false });
    play.rule(hand.count > 0, || Breach::ChangeFirst { empty: true });
    let said = cards.copied().or(hand.known).unwrap_or_default();
    let held = play.may_hold(seat);
    let fits = said.total() == hand.count && held.holds(&said);
    let missing = said.iter().find(|(card, count)| held.of(*card) < *count);
    let card = missing.or(held.iter().next()).map_or(Card::Doge, |(card, _)| card);
    play.must(fits, || Breach::NotThere { card, left: held.of(card).min(hand.count) })?;
    play.emit(Event::HandChanged { seat, cards: said });
    round::fill(play);
    Ok(())
}

/// Eight first cards of one type are shown (`SETUP-3`). When the app deals, it sees to that itself.
pub(super) fn show_eight(play: &mut Deciding, by: Seat, seat: Seat, suit: Suit) -> Decided {
    let played = on_turn(play, by)?;
    if seat.0 > 1 {
        return Err(Impossible::Unknown(format!("seat {}", seat.0)));
    }
    let fresh = play.opening && played.is_empty() && play.options.hands == Hands::Own;
    play.rule(fresh, || Breach::EightOfAKind { seat, suit });
    play.emit(Event::EightShown { seat, suit });
    round::fill(play);
    Ok(())
}

/// The word of the guild (`PLAY-3`, `GUILD-1`).
pub(super) fn call(play: &mut Deciding, seat: Seat, pawn: Pawn) -> Decided {
    let played = on_turn(play, seat)?;
    play.rule(played.is_empty(), || Breach::CallInstead {});
    let (board, options) = (play.board, play.options);
    play.rule(callable(&board, &options, pawn), || Breach::CannotCall { pawn });
    let to = board.merchant;
    let mut after = board;
    after.put(pawn, to);
    play.rule(after.noble(), || Breach::DogeBetween {
        doge: after.doge,
        lower: after.lower_guard,
        upper: after.upper_guard,
    });
    play.emit(Event::Called { seat, pawn, to });
    if !home(play) {
        finish(play, seat);
    }
    Ok(())
}

fn callable(board: &Board, options: &Options, pawn: Pawn) -> bool {
    let noble = matches!(pawn, Pawn::Doge | Pawn::LowerGuard | Pawn::UpperGuard);
    noble && (options.no_op || board.at(pawn) != board.merchant)
}

/// Who can be called to the Merchant now.
pub(crate) fn calls(board: &Board, options: &Options) -> ArrayVec<Pawn, 3> {
    let reached = |pawn: &Pawn| {
        let mut after = *board;
        after.put(*pawn, board.merchant);
        callable(board, options, *pawn) && after.noble()
    };
    [Pawn::Doge, Pawn::LowerGuard, Pawn::UpperGuard].into_iter().filter(reached).collect()
}
