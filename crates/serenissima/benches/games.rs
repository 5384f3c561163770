//! Measures decisions, random games, replay and odds, without JSON, hashes and storage, in reused buffers.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

use std::hint::black_box;

use kernel::random::{RandomPlay, StepResult};
use kernel::{Actor, Chair, Play, Rules, Table, suite};
use rand::SeedableRng;
use rand::rngs::{ChaCha20Rng, SmallRng};
use serenissima::{Command, Serenissima, odds};

fn main() {
    divan::main();
}

fn start(seats: usize) -> Serenissima {
    kernel::suite::start::<Serenissima>(&Serenissima::default_setup(seats)).expect("the default set-up is valid")
}

/// Returns positions of a random game at which a player is asked, each with a legal command.
fn positions() -> Vec<(Serenissima, Actor, Command)> {
    let mut draw = ChaCha20Rng::seed_from_u64(1);
    let mut random = RandomPlay::new(&start(4));
    let mut found = Vec::new();
    loop {
        let before = random.state().clone();
        match random.choose(&mut draw) {
            Some((actor @ Actor::Seat(_), Some(command))) => found.push((before, actor, command)),
            None => return found,
            _ => {}
        }
        random.step(&mut draw);
    }
}

/// Plays a random game of four players. The goal is 2,000 per second.
#[divan::bench]
fn random_game(bencher: divan::Bencher) {
    let first = start(4);
    let mut draw = SmallDraw(SmallRng::seed_from_u64(7));
    let mut random = RandomPlay::new(&first);
    bencher.counter(divan::counter::ItemsCount::new(1_usize)).bench_local(|| {
        random.put(&first);
        while random.step(&mut draw) == StepResult::Played {}
        black_box(random.state());
    });
}

/// Plays a random game of four players and audits the state after every entry.
#[divan::bench]
fn random_game_audited(bencher: divan::Bencher) {
    let first = start(4);
    let mut draw = SmallDraw(SmallRng::seed_from_u64(7));
    let mut random = RandomPlay::new(&first);
    bencher.counter(divan::counter::ItemsCount::new(1_usize)).bench_local(|| {
        random.put(&first);
        while random.step(&mut draw) == StepResult::Played {
            assert!(random.state().audit().is_empty());
        }
    });
}

/// Lists the legal commands of a position. The goal is 1 µs.
#[divan::bench]
fn legal(bencher: divan::Bencher) {
    let positions = positions();
    let mut out = Vec::with_capacity(512);
    bencher.counter(divan::counter::ItemsCount::new(positions.len())).bench_local(|| {
        for (state, actor, _) in &positions {
            out.clear();
            state.legal(*actor, &mut out);
            black_box(&out);
        }
    });
}

/// Decides one command, with its events. The goal is 0.3 µs.
#[divan::bench]
fn decide(bencher: divan::Bencher) {
    let positions = positions();
    let mut play = Play::new(&start(4));
    bencher.counter(divan::counter::ItemsCount::new(positions.len())).bench_local(|| {
        for (state, actor, command) in &positions {
            let _ = black_box(play.try_apply(state, *actor, command, &[]));
        }
    });
}

/// Reads a record of 2,000 entries and verifies its hash chain. The goal is 10 ms.
#[divan::bench]
fn replay_2000_entries(bencher: divan::Bencher) {
    let chairs = (1..=4).map(|n| Chair::with_player(format!("Player {n}"))).collect();
    let table = suite::random_table::<Serenissima>(Serenissima::default_setup(4), chairs, 3, 2_001, true);
    let table = table.expect("a random game");
    let lines: Vec<String> = table.lines().iter().map(|sealed| sealed.line.clone()).collect();
    assert!(lines.len() >= 2_001, "{} lines", lines.len());
    bencher
        .bench_local(|| Table::<Serenissima>::open(lines.iter().take(2_001).map(String::as_str), None, false).is_ok());
}

/// Returns the state in the middle of a table of 2,000 entries.
#[divan::bench]
fn jump_in_2000_entries(bencher: divan::Bencher) {
    let chairs = (1..=4).map(|n| Chair::with_player(format!("Player {n}"))).collect();
    let table = suite::random_table::<Serenissima>(Serenissima::default_setup(4), chairs, 3, 2_001, true);
    let table = table.expect("a random game");
    bencher.bench_local(|| black_box(table.state_at(table.chain(table.head())[table.chain(table.head()).len() / 2])));
}

/// Computes the exact odds of five against five with a fort. The goal is 50 µs.
#[divan::bench]
fn odds_5v5_with_fort() -> Result<odds::BattleOdds, odds::NoFight> {
    odds::odds(black_box(5), black_box(0), black_box(5), black_box(true))
}

struct SmallDraw(SmallRng);

impl kernel::Draw for SmallDraw {
    fn below(&mut self, n: u32) -> u32 {
        use rand::Rng as _;
        // Multiply and shift. The bias at these sizes does not matter in a bench.
        ((u64::from(self.0.next_u32()) * u64::from(n)) >> 32) as u32
    }
}
