//! Measures the speed of games.

fn main() {
    divan::main();
}

mod games {
    use kernel::Rules;
    use kernel::random::{RandomPlay, StepResult};
    use rand::SeedableRng;
    use rand::rngs::ChaCha20Rng;
    use serenissima_1996::{Serenissima1996, Setup, odds};

    /// Plays a random game of four players. The goal is 1,000 per second.
    #[divan::bench]
    fn random_game(bencher: divan::Bencher) {
        let first = Serenissima1996::start(&Setup::of(4), 4).unwrap_or_else(|flaws| panic!("{flaws:?}"));
        let mut draw = ChaCha20Rng::seed_from_u64(1);
        let mut random = RandomPlay::new(&first);
        bencher.counter(divan::counter::ItemsCount::new(1_usize)).bench_local(|| {
            random.put(&first);
            while random.step(&mut draw) == StepResult::Played {}
            random.state().progress().turn
        });
    }

    /// Computes the exact odds of five sailors against a garrison of twelve.
    #[divan::bench]
    fn odds_of_a_siege(bencher: divan::Bencher) {
        bencher.bench_local(|| odds::odds(divan::black_box(5), 12, true));
    }
}
