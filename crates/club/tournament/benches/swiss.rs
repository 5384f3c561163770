//! Benchmarks a whole tournament: 200 players, ten rounds.

use club_tournament::{First, Player, Scale, Settings, Sizes, Tournament};
use divan::Bencher;

fn main() {
    divan::main();
}

fn settings() -> Settings {
    let sizes = Sizes { least: 3, wanted: 4, most: 4 };
    Settings { sizes, rounds: 10, scale: Scale::Even, bye: None, first: First::Lot }
}

/// Plays ten rounds in which the player with the lower number is ahead.
#[divan::bench(args = [12, 50, 200], sample_count = 10)]
fn ten_rounds(bencher: Bencher<'_, '_>, players: u32) {
    bencher.bench(|| {
        let Ok(mut tournament) = Tournament::new(settings(), 7) else { return };
        (0..players).for_each(|player| tournament.enter(Player(player)));
        for round in 0..10 {
            let Ok(drawn) = tournament.draw().cloned() else { return };
            for (at, table) in drawn.tables.iter().enumerate() {
                let ahead = |one: &Player| table.seats.iter().filter(|other| *other < one).count();
                let places: Vec<_> = table.seats.iter().map(|player| u8::try_from(ahead(player) + 1).ok()).collect();
                let _ = tournament.correct(round, at, &places);
            }
        }
        divan::black_box(tournament.standings());
    });
}
