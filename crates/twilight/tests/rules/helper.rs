//! A match in the middle of a turn, and commands for it.

use kernel::{Actor, Play, Rule, Rules, Seat};
use twilight::track::Board;
use twilight::{Card, CardPlay, Cards, Command, Event, Hand, Hands, Pawn, Phase, Twilight};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);

/// Returns a match at the first turn of A, the Merchant's owner. The players hold their own cards.
pub fn opening() -> Twilight {
    let mut state = Twilight::new(Default::default());
    say(&mut state, Actor::Chance, &Command::DrawMerchant { seat: A }, &[]).expect("the pawns are drawn");
    state
}

/// Returns a match at a turn of A in the middle of a round, with this board.
pub fn turn(board: Board) -> Twilight {
    let mut state = opening();
    state.board = board;
    state.opening = false;
    state
}

/// Returns a board with the cells of Doge, lower Guard, upper Guard, Merchant, Harlequin and Favourite.
pub fn pawns(doge: i8, lower_guard: i8, upper_guard: i8, merchant: i8, harlequin: i8, favourite: i8) -> Board {
    Board { doge, lower_guard, upper_guard, merchant, harlequin, favourite }
}

/// Returns the same match with the cards in the app: A holds this hand, B the first remaining cards.
pub fn dealt(mut state: Twilight, hand: &[(Card, u8)]) -> Twilight {
    state.options.hands = Hands::Dealt;
    let own: Cards = hand.iter().copied().collect();
    let left = Cards::all().without(&own).without(&state.discard);
    let mut others = Cards::default();
    for (card, there) in left.iter() {
        others.add(card, there.min(2).min(8 - others.total()));
    }
    state.hands = [own, others].map(|cards| Hand { count: cards.total(), known: Some(cards) });
    state
}

/// Sends a command and returns its events, or the ids of the rules that it breaks.
pub fn say(
    state: &mut Twilight,
    by: Actor,
    command: &Command,
    waive: &[&str],
) -> Result<Vec<Event>, Vec<&'static str>> {
    let mut deciding = Play::new(state);
    match deciding.try_apply(state, by, command, waive) {
        Ok(_) => {
            deciding.replace_state(state);
            let events = deciding.take_events();
            assert!(state.audit().is_empty(), "{:?}", state.audit());
            Ok(events)
        }
        Err(refusal) => {
            let mut ids: Vec<_> = refusal.breaches.iter().map(Rule::id).collect();
            if refusal.impossible.is_some() {
                ids.push("impossible");
            }
            Err(ids)
        }
    }
}

/// Sends a command that must be accepted.
pub fn done(state: &mut Twilight, by: Seat, command: Command) -> Vec<Event> {
    say(state, Actor::Seat(by), &command, &[]).unwrap_or_else(|broken| panic!("{command:?}: {broken:?}"))
}

/// Returns the ids of the rules that a command of this seat breaks.
pub fn breaks(state: &Twilight, by: Seat, command: Command) -> Vec<&'static str> {
    say(&mut state.clone(), Actor::Seat(by), &command, &[]).expect_err("a refusal")
}

/// Checks that a command is accepted only if this rule is waived.
pub fn waived(state: &Twilight, by: Seat, command: Command, rule: &str) {
    assert_eq!(breaks(state, by, command.clone()), [rule]);
    say(&mut state.clone(), Actor::Seat(by), &command, &[rule]).expect("allowed by the table");
}

pub fn play(card: Card, pawn: Pawn, by: i8) -> Command {
    Command::Play { play: CardPlay::one(card, pawn, by) }
}

pub fn plain(card: Card) -> Command {
    Command::Play { play: CardPlay::plain(card) }
}

pub fn guards(card: Card, lower: i8, upper: i8) -> Command {
    Command::Play { play: CardPlay::guards(card, lower, upper) }
}

pub fn procession(by: i8) -> Command {
    Command::Play { play: CardPlay::procession(by) }
}

/// Returns the player whose turn it is.
pub fn on_turn(state: &Twilight) -> Option<Seat> {
    match state.phase {
        Phase::Turn { seat, .. } => Some(seat),
        _ => None,
    }
}
