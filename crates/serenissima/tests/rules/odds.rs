//! The odds of a battle, compared with a calculation die by die.

use serenissima::odds::{Losses, NoFight, odds, odds_from, round};

/// Number of possible sailor counts: 0 to 5.
const SIZE: usize = 6;

type Likely = [[f64; SIZE]; SIZE];

/// Computes the odds die by die, repeating rounds without a hit.
fn by_hand(a: usize, cap: usize, d: usize, fort: bool) -> Likely {
    let mut now = [[0.0; SIZE]; SIZE];
    now[a][d] = 1.0;
    if fort {
        now = rolled(&now, |_, _| (0, 2));
    }
    while now[1..].iter().flat_map(|row| &row[1..]).sum::<f64>() > 1e-14 {
        now = rolled(&now, |a, d| (a.min(cap), d));
    }
    now
}

fn rolled(now: &Likely, dice: impl Fn(usize, usize) -> (usize, usize)) -> Likely {
    let mut next = [[0.0; SIZE]; SIZE];
    for (a, d) in (0..SIZE).flat_map(|a| (0..SIZE).map(move |d| (a, d))).filter(|&(a, d)| now[a][d] > 0.0) {
        let (roll, answer) = if a == 0 || d == 0 { (0, 0) } else { dice(a, d) };
        for skulls in 0..1_u32 << (roll + answer) {
            let hits = (skulls & ((1 << roll) - 1)).count_ones() as usize;
            let taken = (skulls >> roll).count_ones() as usize;
            next[a.saturating_sub(taken)][d.saturating_sub(hits)] += now[a][d] / f64::from(1_u32 << (roll + answer));
        }
    }
    next
}

#[test]
fn one_against_one_has_odds_of_one_third_each() {
    let odds = odds(1, 0, 1, false).unwrap();
    for part in [odds.attacker_wins, odds.defender_wins, odds.both_lost] {
        assert!((part - 1.0 / 3.0).abs() < 1e-15);
    }
}

fn fights() -> impl Iterator<Item = (u8, u8, u8, bool)> {
    let all = (1..=5).flat_map(|a| (1..=5).flat_map(move |cap| (1..=5).map(move |d| (a, cap, d))));
    all.flat_map(|(a, cap, d)| [(a, cap, d, false), (a, cap, d, true)])
}

#[test]
fn odds_match_direct_computation_for_every_fight() {
    for (a, cap, d, fort) in fights() {
        let odds = odds_from(a, cap, d, fort).unwrap();
        assert!((odds.attacker_wins + odds.defender_wins + odds.both_lost - 1.0).abs() < 1e-12);
        let mut left = by_hand(a.into(), cap.into(), d.into(), fort);
        for end in odds.survivors {
            left[usize::from(end.attacker)][usize::from(end.defender)] -= end.probability;
        }
        assert!(left.as_flattened().iter().all(|gap| gap.abs() < 1e-12), "{a} {cap} {d} {fort}");
    }
}

#[test]
fn round_and_remaining_odds_combine_to_the_fight() {
    for (a, cap, d, fort) in fights() {
        let (roll, answer) = if fort { (0, 2) } else { (a.min(cap), d) };
        let wins = |hit: Losses| match (a - hit.attacker, d - hit.defender) {
            (0, _) => 0.0,
            (_, 0) => hit.probability,
            (a, d) => hit.probability * odds_from(a, cap, d, false).unwrap().attacker_wins,
        };
        let sum: f64 = round(roll, answer, a, d).unwrap().into_iter().map(wins).sum();
        assert!((sum - odds_from(a, cap, d, fort).unwrap().attacker_wins).abs() < 1e-12);
    }
    assert_eq!(round(6, 1, 5, 1), Err(NoFight::Dice));
}

#[test]
fn a_fort_alone_can_sink_the_attacker() {
    let odds = odds(1, 0, 1, true).unwrap();
    // The fort hits with probability 3/4; otherwise the attacker wins a third.
    assert!((odds.attacker_wins - 0.25 / 3.0).abs() < 1e-15);
    assert!((odds.defender_wins - (0.75 + 0.25 / 3.0)).abs() < 1e-15);
    assert!((odds.expected_attacker_losses - 11.0 / 12.0).abs() < 1e-15);
    assert!((odds.expected_defender_losses - 1.0 / 6.0).abs() < 1e-15);
}

#[test]
fn odds_require_strength_and_sailors() {
    assert_eq!(odds(2, 2, 1, false), Err(NoFight::Strength));
    assert_eq!(odds(6, 0, 1, false), Err(NoFight::Sailors));
    assert_eq!(odds(2, 0, 0, false), Err(NoFight::Sailors));
}
