//! The laws of every game, over the games there are.

use kernel::suite;
use kernel::{Chair, Game};
use serenissima::Serenissima;

fn chairs(seats: usize) -> Vec<Chair> {
    (1..=seats).map(|n| Chair { name: format!("Player {n}"), side: Default::default() }).collect()
}

fn seeds(usual: u64) -> u64 {
    std::env::var("BUCINTORO_SEEDS").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

fn in_every_size<G: Game>(mut law: impl FnMut(usize)) {
    for seats in G::seats() {
        law(seats);
    }
}

#[test]
fn legal_lists_what_decide_accepts() {
    in_every_size::<Serenissima>(|seats| {
        for seed in 0..seeds(6) {
            let positions =
                suite::legal_iff_decided::<Serenissima>(seats, seed).unwrap_or_else(|broken| panic!("{broken}"));
            assert!(positions > 50, "a game of {positions} positions is none");
        }
    });
}

#[test]
fn with_every_rule_waived_the_box_still_holds() {
    in_every_size::<Serenissima>(|seats| {
        for seed in 0..seeds(6) {
            let stood =
                suite::waive_everything::<Serenissima>(seats, seed, 4_000).unwrap_or_else(|broken| panic!("{broken}"));
            assert!(stood > 100, "only {stood} commands stood");
        }
    });
}

#[test]
fn tables_go_back_and_forth_and_are_read_again() {
    in_every_size::<Serenissima>(|seats| {
        for seed in 0..seeds(6) {
            for meddle in [false, true] {
                let setup = Serenissima::default_setup(seats);
                let mut table = suite::random_table::<Serenissima>(setup, chairs(seats), seed, 700, meddle)
                    .unwrap_or_else(|broken| panic!("{broken}"));
                suite::goes_back_and_forth(&mut table).unwrap_or_else(|broken| panic!("{broken}"));
            }
        }
    });
}

#[test]
fn hidden_purses_stay_hidden() {
    in_every_size::<Serenissima>(|seats| {
        for seed in 0..seeds(3) {
            let mut setup = Serenissima::default_setup(seats);
            setup.options.hidden_money = true;
            let start = Serenissima::start(&setup).unwrap_or_else(|flaws| panic!("{flaws:?}"));
            suite::keeps_secrets(start, seats, seed).unwrap_or_else(|broken| panic!("{broken}"));
        }
    });
}
