//! The table notation: read, written, read again.

use kernel::random::{RandomPlay, Step};
use kernel::{Draw, Game};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serenissima::{Serenissima, example_position};

use crate::helper::{at, flaws};

fn read(position: &str) -> Serenissima {
    Serenissima::start(&Serenissima::setup_at(position)).unwrap_or_else(|flaws| panic!("{flaws:?}\n{position}"))
}

#[test]
fn the_example_has_something_of_everything() {
    let text = example_position();
    for key in [
        "players", "options", "first", "turn", "track", "scorings", "pawn", "purse", "port", "stores", "fort",
        "basilica", "closed", "galley", "deck",
    ] {
        assert!(text.lines().any(|line| line.starts_with(key)), "{key} has no example");
    }
    let state = read(text);
    assert_eq!(read(&state.position()), state);
}

#[test]
fn every_position_of_random_games_is_read_as_written() {
    for seats in 2..=4 {
        let mut draw = ChaCha20Rng::seed_from_u64(seats as u64);
        let mut random = RandomPlay::new(Serenissima::start(&Serenissima::default_setup(seats)).expect("sound"));
        loop {
            if draw.below(4) == 0 {
                assert_eq!(read(&random.state.position()), random.state);
            }
            match random.step(&mut draw) {
                Step::Played => {}
                Step::Over => break,
                Step::Stuck => panic!("stuck at\n{}", random.state.position()),
            }
        }
        assert_eq!(read(&random.state.position()), random.state, "the end, too");
    }
}

#[test]
fn bad_lines_are_told_one_by_one() {
    let bad = "players red blue\nport atlantis red 1\npurse green 3\nturn soon\ngalley 16 red valencia 1\ndance";
    assert_eq!(flaws(bad), ["position-line"; 5]);
    assert_eq!(flaws("port valencia red 1"), ["position-line"]);
    assert_eq!(flaws("players red red"), ["position-line"]);
    assert_eq!(flaws("players red blue\ngalley 1 red valencia 5 gold"), ["audit-galley"]);
    assert_eq!(flaws("players red blue\nphase {\"phase\":\"Activation\"}"), ["position-line"]);
}

#[test]
fn without_a_phase_the_pawns_galley_is_up() {
    let game =
        at("players red blue\n pawn 3\n port valencia red 1\n galley 2 red valencia 1\n galley 5 red valencia 1");
    assert_eq!(game.asks()["galley"], 5);
}
