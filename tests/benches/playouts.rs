//! Checks that random games on several cores do not wait for each other. Measures games per second on one core, on two
//! cores in one process, and on two cores in two processes.
//! Fails if two cores in one process play less than 0.95 of the games of two processes.
//!
//! The three alternate, so that other work of the machine affects them alike. Compare only figures of the same line.
//! `cargo bench -p bucintoro-tests --bench playouts`.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot be set up has failed")]

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::Barrier;
use std::time::{Duration, Instant};

use kernel::Rules;
use kernel::random::{RandomPlay, StepResult};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serenissima::Serenissima;
use twilight::Twilight;

/// Variable with the arguments of a child process: the game, the number of games and the seed.
const CHILD: &str = "BUCINTORO_PLAYOUTS";

/// Smallest allowed ratio of the games of one process on two cores to those of two processes.
const MIN_RATIO: f64 = 0.95;

/// Size of the measurement.
struct Size {
    rounds: usize,
    games: u32,
}

const WHOLE: Size = Size { rounds: 15, games: 4_000 };

/// Size while tests run, which only checks that the bench works.
const TRIED: Size = Size { rounds: 1, games: 2 };

/// Plays this number of random games, all from the same state.
fn play<G: Rules>(first: &G, games: u32, seed: u64) {
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let mut random = RandomPlay::new(first);
    for _ in 0..games {
        random.put(first);
        while random.step(&mut draw) == StepResult::Played {}
        assert!(random.state().asks().is_empty(), "a game did not end");
    }
}

/// Returns the first state of a game with the most seats.
fn first<G: Rules>() -> G {
    let seats = *G::INFO.seats.end();
    let setup = G::complete(G::default_setup(seats));
    G::start(&setup, seats).unwrap_or_else(|flaws| panic!("{flaws:?}"))
}

fn on_one_core<G: Rules>(games: u32) -> Duration {
    let first = first::<G>();
    let began = Instant::now();
    play(&first, games, 1);
    began.elapsed()
}

fn in_one_process<G: Rules>(games: u32) -> Duration {
    let (first, ready) = (first::<G>(), Barrier::new(3));
    let mut began = Instant::now();
    std::thread::scope(|scope| {
        for seed in 1..=2 {
            let (first, ready) = (&first, &ready);
            scope.spawn(move || {
                ready.wait();
                play(first, games, seed);
            });
        }
        ready.wait();
        began = Instant::now();
    });
    began.elapsed()
}

fn in_two_processes<G: Rules>(games: u32) -> Duration {
    let spawn = |seed: u64| -> Child {
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .env(CHILD, format!("{} {games} {seed}", G::INFO.id))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a process");
        let mut ready = String::new();
        BufReader::new(child.stdout.as_mut().expect("its output")).read_line(&mut ready).expect("it is ready");
        child
    };
    let mut children = [1, 2].map(spawn);
    let began = Instant::now();
    for child in &mut children {
        child.stdin.take().expect("its input").write_all(b"go\n").expect("sent");
    }
    for child in &mut children {
        assert!(child.wait().expect("it ends").success(), "a process failed");
    }
    began.elapsed()
}

/// Runs as a child process: prints that it is ready, waits for input, then plays.
fn child<G: Rules>(games: u32, seed: u64) {
    let first = first::<G>();
    println!("ready");
    let _ = std::io::stdin().read(&mut [0; 3]);
    play(&first, games, seed);
}

fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}

/// Measures a game and prints its line. Returns the ratio of one process on two cores to two processes.
fn measure<G: Rules>(size: &Size) -> f64 {
    let [mut one, mut threads, mut processes] = [const { Vec::new() }; 3];
    for _ in 0..size.rounds {
        let per_second = |cores: f64, took: Duration| cores * f64::from(size.games) / took.as_secs_f64();
        one.push(per_second(1.0, on_one_core::<G>(size.games)));
        threads.push(per_second(2.0, in_one_process::<G>(size.games)));
        processes.push(per_second(2.0, in_two_processes::<G>(size.games)));
    }
    let ratio = median(threads.iter().zip(&processes).map(|(threads, processes)| threads / processes).collect());
    let [one, threads, processes] = [one, threads, processes].map(median);
    println!(
        "{:<16} games per second: {one:.0} on one core, {threads:.0} on two in one process, {processes:.0} in two; \
         ratio {ratio:.3}",
        G::INFO.id
    );
    ratio
}

fn main() -> ExitCode {
    if let Ok(arguments) = std::env::var(CHILD) {
        let words: Vec<&str> = arguments.split(' ').collect();
        let [game, games, seed] = words[..] else { panic!("{arguments}") };
        let (games, seed) = (games.parse().expect("a number"), seed.parse().expect("a number"));
        match game {
            _ if game == Serenissima::INFO.id => child::<Serenissima>(games, seed),
            _ if game == Twilight::INFO.id => child::<Twilight>(games, seed),
            _ => panic!("{game}"),
        }
        return ExitCode::SUCCESS;
    }
    let whole = std::env::args().any(|argument| argument == "--bench");
    let size = if whole { WHOLE } else { TRIED };
    let ratios = [measure::<Serenissima>(&size), measure::<Twilight>(&size)];
    let passed = !whole || ratios.iter().all(|ratio| *ratio >= MIN_RATIO);
    if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
