//! Measures the speed of matches and of the listing of turns.

fn main() {
    divan::main();
}

mod matches {
    use kernel::Seat;
    use kernel::random::{RandomPlay, StepResult};
    use rand::SeedableRng;
    use rand::rngs::ChaCha20Rng;
    use twilight::{Setup, Twilight};

    #[divan::bench]
    fn random_match(bencher: divan::Bencher) {
        let first = kernel::suite::start::<Twilight>(&Setup::default()).unwrap_or_else(|flaws| panic!("{flaws:?}"));
        let mut draw = ChaCha20Rng::seed_from_u64(1);
        bencher.bench_local(|| {
            let mut random = RandomPlay::new(&first);
            while random.step(&mut draw) == StepResult::Played {}
            random.state().turns
        });
    }

    #[divan::bench]
    fn what_could_reach_the_mansion(bencher: divan::Bencher) {
        let mut draw = ChaCha20Rng::seed_from_u64(2);
        let mut random = RandomPlay::new(
            &kernel::suite::start::<Twilight>(&Setup::default()).unwrap_or_else(|flaws| panic!("{flaws:?}")),
        );
        for _ in 0..20 {
            random.step(&mut draw);
        }
        bencher.bench_local(|| twilight::turns::winning_turns(random.state(), Seat(0)));
    }
}
