//! How fast campaigns are played.

fn main() {
    divan::main();
}

mod campaigns {
    use kernel::Rules;
    use kernel::random::{RandomPlay, StepResult};
    use libertalia::{Libertalia, Setup};
    use rand::SeedableRng;
    use rand::rngs::ChaCha20Rng;

    /// A whole random campaign of four: the goal is 4,000 a second.
    #[divan::bench]
    fn random_campaign(bencher: divan::Bencher) {
        let first = Libertalia::start(&Setup::default(), 4).unwrap_or_else(|flaws| panic!("{flaws:?}"));
        let mut draw = ChaCha20Rng::seed_from_u64(1);
        let mut random = RandomPlay::new(&first);
        bencher.counter(divan::counter::ItemsCount::new(1_usize)).bench_local(|| {
            random.put(&first);
            while random.step(&mut draw) == StepResult::Played {}
            random.state().progress().turn
        });
    }
}
