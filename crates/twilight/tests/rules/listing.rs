//! The listing of legal turns, compared with an independent brute force. It tries every card of the hand with every
//! conceivable movement, and keeps what the printed rules permit.

use crate::helper::{A, dealt, opening, pawns, turn};
use kernel::random::{RandomPlay, StepResult};
use kernel::{Actor, Rules, Secrets, Viewer};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use std::collections::BTreeSet;
use twilight::track::Board;
use twilight::view::Stage;
use twilight::{Card, Command, Twilight};

/// A position of the brute force: Doge, both Guards, Merchant, Harlequin.
type Spot = [i8; 5];

const DOGE: usize = 0;
const LOW: usize = 1;
const HIGH: usize = 2;
const MERCHANT: usize = 3;
const HARLEQUIN: usize = 4;

fn stands(spot: &Spot) -> bool {
    spot.iter().all(|cell| (-8..=8).contains(cell)) && spot[LOW] < spot[DOGE] && spot[DOGE] < spot[HIGH]
}

fn moved(spot: &Spot, steps: &[(usize, i8)]) -> Option<Spot> {
    let mut after = *spot;
    for (pawn, by) in steps {
        after[*pawn] += by;
    }
    (stands(&after) && after != *spot).then_some(after)
}

/// Returns every result of moving one of these pawns by `points` in one direction.
fn lines(spot: &Spot, pawns: &[usize], points: i8) -> Vec<Spot> {
    pawns.iter().flat_map(|pawn| [points, -points].map(|by| moved(spot, &[(*pawn, by)]))).flatten().collect()
}

/// Returns the results of one card. A Harlequin card moves a pawn of `group`.
fn after(card: Card, spot: &Spot, group: &[usize]) -> Vec<Spot> {
    match card {
        Card::Doge => lines(spot, &[DOGE], 1),
        Card::Guard1 => lines(spot, &[LOW, HIGH], 1),
        Card::Guard11 => {
            let mut all = lines(spot, &[LOW, HIGH], 2);
            for low in [-1, 1] {
                all.extend([-1, 1].iter().filter_map(|high| moved(spot, &[(LOW, low), (HIGH, *high)])));
            }
            all
        }
        Card::GuardClose => {
            moved(spot, &[(LOW, spot[DOGE] - 1 - spot[LOW]), (HIGH, spot[DOGE] + 1 - spot[HIGH])]).into_iter().collect()
        }
        Card::Merchant1 => lines(spot, &[MERCHANT], 1),
        Card::Merchant2 => lines(spot, &[MERCHANT], 2),
        Card::Merchant3 => lines(spot, &[MERCHANT], 3),
        Card::HarlequinCentre if group == [HARLEQUIN] => {
            moved(spot, &[(HARLEQUIN, -spot[HARLEQUIN])]).into_iter().collect()
        }
        Card::HarlequinCentre => vec![],
        Card::Harlequin1 => lines(spot, group, 1),
        Card::Harlequin2 => lines(spot, group, 2),
        Card::Harlequin3 => lines(spot, group, 3),
        Card::Harlequin4 => lines(spot, group, 4),
        Card::Harlequin5 => lines(spot, group, 5),
    }
}

/// Counts the sequences of this type's cards from here, each ended anywhere after its first card. A is to move.
fn count(spot: &Spot, hand: &[(Card, u8)], group: &[usize]) -> u64 {
    if spot[DOGE].abs() >= 7 {
        return 0;
    }
    let mut sum = 0;
    for (index, (card, left)) in hand.iter().enumerate() {
        if *left == 0 {
            continue;
        }
        let masked = group != [HARLEQUIN] && (Card::Harlequin1..=Card::Harlequin5).contains(card);
        if masked && spot[HARLEQUIN] <= spot[DOGE] {
            continue;
        }
        let mut rest = hand.to_vec();
        rest[index].1 -= 1;
        sum += after(*card, spot, group).iter().map(|next| 1 + count(next, &rest, group)).sum::<u64>();
        if *card == Card::Doge && *left > 1 {
            rest[index].1 -= 1;
            let pairs = [-1, 1].into_iter().filter_map(|by| moved(spot, &[(DOGE, by), (LOW, by), (HIGH, by)]));
            sum += pairs.map(|next| 1 + count(&next, &rest, group)).sum::<u64>();
        }
    }
    sum
}

fn brute(board: &Board, hand: &[(Card, u8)]) -> u64 {
    let spot = [board.doge, board.lower_guard, board.upper_guard, board.merchant, board.harlequin];
    let of = |cards: &dyn Fn(Card) -> bool| hand.iter().copied().filter(|(card, _)| cards(*card)).collect::<Vec<_>>();
    let harlequin = of(&|card| card >= Card::Harlequin1);
    count(&spot, &of(&|card| card == Card::Doge), &[DOGE])
        + count(&spot, &of(&|card| (Card::Guard1..=Card::GuardClose).contains(&card)), &[LOW, HIGH])
        + count(&spot, &of(&|card| (Card::Merchant1..=Card::Merchant3).contains(&card)), &[MERCHANT])
        + [&[HARLEQUIN][..], &[DOGE], &[LOW, HIGH], &[MERCHANT]]
            .iter()
            .map(|group| count(&spot, &harlequin, group))
            .sum::<u64>()
}

/// A board, a hand, and the expected number of turns.
type Pinned = (Board, Vec<(Card, u8)>, u64);

fn hand(cards: &[(Card, u8)]) -> Vec<(Card, u8)> {
    cards.to_vec()
}

#[test]
fn turn_listing_matches_brute_force_on_pinned_positions() {
    use Card::*;
    let pinned: [Pinned; 14] = [
        (pawns(0, -2, 2, 1, -1, 0), hand(&[(Doge, 8)]), 1086),
        (pawns(0, -1, 1, 1, -1, 0), hand(&[(Doge, 8)]), 30),
        (pawns(5, 3, 8, 1, -1, 0), hand(&[(Doge, 5), (Merchant2, 3)]), 82),
        (pawns(0, -2, 2, 1, -1, 0), hand(&[(Guard1, 2), (Guard11, 2), (GuardClose, 1), (Doge, 3)]), 12526),
        (pawns(-6, -8, -5, 1, -1, 0), hand(&[(Guard11, 4), (GuardClose, 2), (Doge, 2)]), 1007),
        (pawns(0, -2, 2, 8, -8, 0), hand(&[(Merchant1, 2), (Merchant2, 4), (Merchant3, 2)]), 43338),
        (pawns(0, -2, 2, 1, 1, 0), hand(&[(Harlequin1, 1), (Harlequin2, 2), (Harlequin3, 1)]), 1809),
        (
            pawns(0, -5, 6, 1, 4, 0),
            hand(&[(Harlequin1, 1), (Harlequin2, 1), (Harlequin3, 2), (HarlequinCentre, 1)]),
            3558,
        ),
        (pawns(3, -5, 8, -2, 7, 3), hand(&[(Harlequin4, 2), (Harlequin5, 1), (Harlequin3, 1), (Doge, 2)]), 619),
        (pawns(0, -8, 8, 0, 0, 0), hand(&[(Harlequin1, 1), (Harlequin2, 3), (HarlequinCentre, 2)]), 878),
        (pawns(6, 5, 8, 7, 8, 0), hand(&[(Doge, 2), (Guard1, 2), (Merchant1, 2), (Harlequin2, 2)]), 23),
        (pawns(-6, -7, -5, -8, -8, 0), hand(&[(Doge, 4), (Guard11, 2), (Merchant3, 2)]), 16),
        (
            pawns(1, -2, 3, -1, 2, -4),
            hand(&[(Harlequin1, 1), (Harlequin2, 1), (Harlequin3, 1), (Harlequin4, 1), (Harlequin5, 1)]),
            23051,
        ),
        (pawns(0, -2, 2, 1, -1, 0), hand(&[]), 0),
    ];
    let found: Vec<(u64, u64)> = pinned
        .iter()
        .map(|(board, hand, _)| {
            let state = dealt(turn(*board), hand);
            (twilight::turns::turns(&state, A).count() as u64, brute(board, hand))
        })
        .collect();
    assert!(found.iter().all(|(listed, brute)| listed == brute), "{found:?}");
    let listed: Vec<u64> = found.iter().map(|(listed, _)| *listed).collect();
    assert_eq!(listed, pinned.iter().map(|(.., count)| *count).collect::<Vec<_>>());
}

/// Every listed turn is accepted when played, and none is listed twice.
#[test]
#[expect(clippy::disallowed_types, reason = "used for lookups, never iterated")]
fn every_listed_turn_is_playable_and_unique() {
    use twilight::Command;
    let state = dealt(
        turn(pawns(0, -4, 3, 1, 2, 0)),
        &[(Card::Harlequin2, 2), (Card::Harlequin3, 1), (Card::Doge, 2), (Card::Guard11, 1)],
    );
    let mut seen = std::collections::HashSet::new();
    for plays in twilight::turns::turns(&state, A) {
        let mut at: Twilight = state.clone();
        for play in &plays {
            crate::helper::done(&mut at, A, Command::Play { play: play.clone() });
        }
        assert!(seen.insert(plays));
    }
    assert!(seen.len() > 100);
}

/// The view offers as possible exactly what is legal, as far as its viewer knows the hand. It shows every other card
/// of the box too.
#[test]
fn view_offers_exactly_the_legal_plays_as_legal() {
    let mut draw = ChaCha20Rng::seed_from_u64(8);
    let (mut turns, mut masked) = (0, 0);
    for _ in 0..12 {
        let hand = [(Card::Harlequin2, 2), (Card::Harlequin3, 2), (Card::Guard11, 2), (Card::Doge, 2)];
        let mut random = RandomPlay::new(&dealt(opening(), &hand));
        while random.step(&mut draw) == StepResult::Played {
            let state = random.state();
            for viewer in [Viewer::Seat(A), Viewer::Seat(crate::helper::B), Viewer::Table] {
                let Stage::Turn { seat, ways, .. } = state.information_state(viewer).view(viewer).stage else {
                    continue;
                };
                let mut legal = Vec::new();
                state.information_state(viewer).legal(Actor::Seat(seat), &mut legal);
                let text = |play| format!("{play:?}");
                let listed = |command| match command {
                    Command::Play { play } => Some(text(play)),
                    _ => None,
                };
                let legal: BTreeSet<_> = legal.into_iter().filter_map(listed).collect();
                let offered = ways.iter().filter(|one| one.breaks.is_empty());
                assert_eq!(offered.map(|one| text(one.play.clone())).collect::<BTreeSet<_>>(), legal);
                let faces: BTreeSet<_> = ways.iter().map(|one| one.play.card).collect();
                assert_eq!(faces.len(), Card::ALL.len());
                assert_eq!(ways.iter().map(|one| text(one.play.clone())).collect::<BTreeSet<_>>().len(), ways.len());
                for one in ways.iter().filter(|one| one.breaks.is_empty()) {
                    let mut after = state.board;
                    one.moves.iter().for_each(|step| after.put(step.pawn, state.board.at(step.pawn) + step.by));
                    assert_eq!(
                        Ok(after),
                        one.play.judge(&state.board, &state.options, &mut kernel::FailFast),
                        "{one:?}"
                    );
                    masked += u32::from(one.uses != one.play.card.suit());
                }
                turns += 1;
            }
        }
    }
    assert!(turns > 300 && masked > 100, "{turns} turns, {masked} under a masquerade");
}
