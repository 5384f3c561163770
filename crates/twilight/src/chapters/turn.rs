//! The course of a turn: cards, the word of the guild, a change of the hand, and the end (`PLAY-1` to `FAV-2`).

use arrayvec::ArrayVec;
use kernel::{BreachSink, CandidateSink, FailFast, Impossible, Seat};
use strum::IntoEnumIterator;

use super::round;
use crate::event::PawnMove;
use crate::rules::Breach;
use crate::setup::{Hands, Options};
use crate::state::{SEATS, Twilight, Used};
use crate::turns::{Consequences, Moment};
use crate::{Board, Card, CardPlay, Cards, Checked, Command, Decided, Event, Pawn, Play, Step, Suit};

/// The pawns that can be called to the Merchant (`GUILD-1`).
const NOBLES: [Pawn; 3] = [Pawn::Doge, Pawn::LowerGuard, Pawn::UpperGuard];

/// Returns the cards played so far, if it is this seat's turn.
fn on_turn(play: &Play, seat: Seat) -> Result<ArrayVec<Used, 8>, Impossible<Breach>> {
    match play.turn() {
        Some((whose, played)) if whose == seat => Ok(played.iter().copied().collect()),
        _ => Err(Impossible::NotAsked),
    }
}

/// Plays a card or a pair (`PLAY-1`).
pub(super) fn play(play: &mut Play, seat: Seat, card: &CardPlay) -> Decided {
    on_turn(play, seat)?;
    let board = play.board;
    let after = play.check(|state, sink| Moment::of(state, seat).judge(seat, &state.options, card, sink))?;
    let moved =
        card.resolved(&board).iter().map(|step| PawnMove { pawn: step.pawn, to: after.at(step.pawn) }).collect();
    play.emit(Event::Played { seat, card: card.card, pair: card.pair, uses: card.uses(), moved });
    home(play);
    Ok(())
}

/// Ends the round when the Doge or the Favourite is in a mansion, moved by either player (`END-1`). Returns true if the
/// round ended.
pub(super) fn home(play: &mut Play) -> bool {
    let Some((winner, by)) = play.board.home() else { return false };
    round::end(play, Some(winner), by);
    true
}

/// Checks that a turn without played cards ends only if nothing is possible (`PLAY-4`).
pub(crate) fn ends<N: BreachSink<Breach>>(state: &Twilight, seat: Seat, played: &[Used], sink: &mut N) -> Checked<N> {
    let helpless = || state.hand(seat).count == 0 && calls(&state.board, &state.options).is_empty();
    sink.rule(!played.is_empty() || helpless(), || Breach::CanAct {})
}

/// Ends the turn (`TURN-1`). Without played cards it is a pass (`PLAY-4`).
pub(super) fn end(play: &mut Play, seat: Seat) -> Decided {
    let played = on_turn(play, seat)?;
    play.check(|state, sink| ends(state, seat, &played, sink))?;
    if played.is_empty() {
        play.emit(Event::Passed { seat });
    }
    finish(play, seat);
    Ok(())
}

/// Moves the Favourite (`FAV-1`), then fills the hand.
fn finish(play: &mut Play, seat: Seat) {
    let (counts, favourite) = (play.board.counts(), play.board.favoured());
    play.emit(Event::TurnEnded { seat, favourite, counts });
    if !home(play) {
        round::fill(play);
    }
}

/// Checks that the whole hand is discarded before anything else (`PLAY-2`), and returns its cards.
fn changes<N: BreachSink<Breach>>(
    state: &Twilight,
    seat: Seat,
    played: &[Used],
    cards: Option<&Cards>,
    sink: &mut N,
) -> Checked<N, Cards> {
    let hand = state.hand(seat);
    sink.rule(played.is_empty(), || Breach::ChangeFirst { empty: false })?;
    sink.rule(hand.count > 0, || Breach::ChangeFirst { empty: true })?;
    let dealt = state.options.hands == Hands::Dealt;
    // A hand that the app holds could be any hand for the other viewers.
    let could_be = || if dealt { state.first_cards(hand.count) } else { Cards::default() };
    let said = cards.copied().or(hand.known).unwrap_or_else(could_be);
    let held = state.may_hold(seat);
    let fits = said.total() == hand.count && held.holds(&said);
    sink.must(fits, || {
        let missing = said.iter().find(|(card, count)| held.of(*card) < *count);
        let card = missing.or(held.iter().next()).map_or(Card::Doge, |(card, _)| card);
        Breach::NotThere { card, left: held.of(card).min(hand.count) }
    })?;
    Ok(said)
}

/// Discards the whole hand and ends the turn (`PLAY-2`).
pub(super) fn change_hand(play: &mut Play, seat: Seat, cards: Option<&Cards>) -> Decided {
    let played = on_turn(play, seat)?;
    let cards = play.check(|state, sink| changes(state, seat, &played, cards, sink))?;
    play.emit(Event::HandChanged { seat, cards });
    round::fill(play);
    Ok(())
}

/// Checks that eight first cards are shown before anything else (`SETUP-3`). When the app deals, it does so itself.
fn shows<N: BreachSink<Breach>>(state: &Twilight, seat: Seat, suit: Suit, played: &[Used], sink: &mut N) -> Checked<N> {
    let fresh = state.opening && played.is_empty() && state.options.hands == Hands::Own;
    sink.rule(fresh, || Breach::EightOfAKind { seat, suit })
}

/// Shows eight first cards of one type (`SETUP-3`).
pub(super) fn show_eight(play: &mut Play, by: Seat, seat: Seat, suit: Suit) -> Decided {
    let played = on_turn(play, by)?;
    if seat.0 > 1 {
        return Err(Impossible::Unknown(format!("seat {}", seat.0)));
    }
    play.check(|state, sink| shows(state, seat, suit, &played, sink))?;
    play.emit(Event::EightShown { seat, suit });
    round::fill(play);
    Ok(())
}

/// Calls a pawn by the word of the guild (`PLAY-3`, `GUILD-1`).
pub(super) fn call(play: &mut Play, seat: Seat, pawn: Pawn) -> Decided {
    let played = on_turn(play, seat)?;
    let to = play.board.merchant;
    play.check(|state, sink| {
        instead(&played, sink)?;
        called(&state.board, &state.options, pawn, sink)
    })?;
    play.emit(Event::Called { seat, pawn, to });
    if !home(play) {
        finish(play, seat);
    }
    Ok(())
}

/// Checks that no card was played before the word of the guild (`PLAY-3`).
fn instead<N: BreachSink<Breach>>(played: &[Used], sink: &mut N) -> Checked<N> {
    sink.rule(played.is_empty(), || Breach::CallInstead {})
}

/// Checks that a Doge or Guard may move to the Merchant's cell (`GUILD-1`).
fn called<N: BreachSink<Breach>>(board: &Board, options: &Options, pawn: Pawn, sink: &mut N) -> Checked<N> {
    let elsewhere = options.no_op || board.at(pawn) != board.merchant;
    sink.rule(NOBLES.contains(&pawn) && elsewhere, || Breach::CannotCall { pawn })?;
    let mut after = *board;
    after.put(pawn, board.merchant);
    after.keeps_order(sink)
}

/// Returns the pawns that can be called to the Merchant now.
pub(crate) fn calls(board: &Board, options: &Options) -> ArrayVec<Pawn, 3> {
    NOBLES.into_iter().filter(|pawn| called(board, options, *pawn, &mut FailFast).is_ok()).collect()
}

/// Returns the board after these steps.
fn moved(mut board: Board, steps: &[Step]) -> Board {
    steps.iter().for_each(|step| board.put(step.pawn, board.at(step.pawn) + step.by));
    board
}

/// Lists the commands of a turn: every play of every card in the box, and the end of the turn. Also lists the word of
/// the guild and a change of the hand.
pub(super) fn list<L: CandidateSink<Twilight>>(state: &Twilight, seat: Seat, played: &[Used], list: &mut L) {
    let moment = Moment::of(state, seat);
    moment.ways(seat, &state.options, L::DIMMED, |play| {
        let command = || Command::Play { play: play.clone() };
        let consequences = || {
            let moves = play.resolved(&state.board);
            Consequences {
                loses: Consequences::leading(state, seat, moved(state.board, &moves), false).loses,
                moves,
                discards: 0,
            }
        };
        list.add(command, |sink| moment.judge(seat, &state.options, &play, sink), consequences);
    });
    let end = || Consequences::leading(state, seat, state.board, true);
    list.add(|| Command::EndTurn, |sink| ends(state, seat, played, sink), end);
    list.under(
        |sink| instead(played, sink),
        |list| {
            for pawn in NOBLES {
                let step = Step { pawn, by: state.board.merchant - state.board.at(pawn) };
                let consequences = || Consequences {
                    moves: [step].into_iter().collect(),
                    ..Consequences::leading(state, seat, moved(state.board, &[step]), true)
                };
                list.add(
                    || Command::Call { pawn },
                    |sink| called(&state.board, &state.options, pawn, sink),
                    consequences,
                );
            }
        },
    );
    let hand = state.hand(seat);
    // One of the possible hands; if the app holds it, the hand itself.
    let cards = (state.options.hands == Hands::Own).then(|| state.first_cards(hand.count));
    let change = || Command::ChangeHand { cards };
    let discards = if cards.is_none() { hand.count } else { 0 };
    let consequences = || Consequences { discards, ..Consequences::default() };
    list.add(change, |sink| changes(state, seat, played, cards.as_ref(), sink), consequences);
    for suit in Suit::iter() {
        for seat in SEATS {
            let command = || Command::ShowEight { seat, suit };
            list.add(command, |sink| shows(state, seat, suit, played, sink), Consequences::default);
        }
    }
}
