//! The exact odds, compared with a count of every pair of dice.

use serenissima_1996::odds::{NoFight, Odds, odds};

/// Computes the probabilities of (attacker wins, defender wins, both lost). Counts all 36 throws of each round, until
/// almost no probability is left.
fn by_brute_force(attacker: u8, defender: u8, fortress: bool) -> [f64; 3] {
    let mut ends = [0.0; 3];
    let mut open = vec![((attacker, defender), 1.0)];
    for _ in 0..4_000 {
        let mut next: Vec<((u8, u8), f64)> = Vec::new();
        for ((a, d), likely) in open.drain(..) {
            for throw in 0..36_u8 {
                let (own, other) = (throw / 6 + 1 + a, throw % 6 + 1 + d);
                let left = (a.saturating_sub(other / 3), d.saturating_sub(own / if fortress { 4 } else { 3 }));
                let likely = likely / 36.0;
                match left {
                    (0, 0) => ends[2] += likely,
                    (_, 0) => ends[0] += likely,
                    (0, _) => ends[1] += likely,
                    _ => match next.iter_mut().find(|(pair, _)| *pair == left) {
                        Some((_, sum)) => *sum += likely,
                        None => next.push((left, likely)),
                    },
                }
            }
        }
        open = next;
        open.retain(|(_, likely)| *likely > 1e-15);
    }
    ends
}

fn close(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-9
}

#[test]
fn odds_match_brute_force() {
    for attacker in 1..=5 {
        for defender in 1..=9 {
            for fortress in [false, true] {
                let exact = odds(attacker, defender, fortress).expect("odds");
                let [wins, loses, both] = by_brute_force(attacker, defender, fortress);
                let all = [exact.battle.attacker_wins, exact.battle.defender_wins, exact.battle.both_lost];
                assert!(
                    close(all[0], wins) && close(all[1], loses) && close(all[2], both),
                    "{attacker} against {defender}, {fortress}: {all:?}, by hand {wins} {loses} {both}"
                );
                assert!(close(exact.battle.survivors.iter().map(|end| end.probability).sum(), 1.0));
                round_is_every_throw(&exact, attacker, defender, fortress);
            }
        }
    }
}

fn round_is_every_throw(exact: &Odds, attacker: u8, defender: u8, fortress: bool) {
    let mut expected = [0.0; 2];
    for own in 1..=6_u8 {
        for other in 1..=6_u8 {
            let lost = [
                ((other + defender) / 3).min(attacker),
                ((own + attacker) / if fortress { 4 } else { 3 }).min(defender),
            ];
            expected[0] += f64::from(lost[0]) / 36.0;
            expected[1] += f64::from(lost[1]) / 36.0;
        }
    }
    assert!(
        close(exact.battle.expected_attacker_losses, expected[0])
            && close(exact.battle.expected_defender_losses, expected[1])
    );
    assert!(close(exact.round.iter().map(|one| one.probability).sum(), 1.0));
}

#[test]
fn odds_require_two_valid_sides() {
    assert_eq!(odds(0, 3, false).expect_err("no attacker"), NoFight::Attackers);
    assert_eq!(odds(6, 3, false).expect_err("too many sailors for a galley"), NoFight::Attackers);
    assert_eq!(odds(3, 0, false).expect_err("no defender"), NoFight::Defenders);
    assert!(odds(5, 180, true).is_ok());
}
