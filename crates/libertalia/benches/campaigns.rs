//! Measures the speed of campaigns.

fn main() {
    divan::main();
}

mod campaigns {
    use kernel::random::{RandomPlay, StepResult};
    use kernel::{Actor, Play, Rules, Seat};
    use libertalia::{Command, Libertalia, Phase, Setup};
    use rand::SeedableRng;
    use rand::rngs::ChaCha20Rng;

    /// Plays a random campaign of four players. The goal is 4,000 per second.
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

    /// Plays all cards of a day with six players, with every ability up to the first choice.
    #[divan::bench]
    fn a_day_to_its_first_choice(bencher: divan::Bencher) {
        let dawns = dawns();
        let mut play = Play::new(&dawns[0].0);
        let mut nth = 0;
        bencher.bench_local(|| {
            let (state, lay) = &dawns[nth % dawns.len()];
            nth += 1;
            play.try_apply(state, Actor::Seat(Seat(0)), lay, &[])
                .map(drop)
                .unwrap_or_else(|refusal| panic!("{refusal:?}"))
        });
    }

    /// Returns dawns of random campaigns, each with a command that plays a card from every hand.
    fn dawns() -> Vec<(Libertalia, Command)> {
        let mut draw = ChaCha20Rng::seed_from_u64(3);
        let first = Libertalia::start(&Setup::default(), 6).unwrap_or_else(|flaws| panic!("{flaws:?}"));
        let mut random = RandomPlay::new(&first);
        let mut found = Vec::new();
        while found.len() < 64 {
            let state = random.state();
            let fresh = state.players.iter().all(|player| player.choice.is_none());
            if matches!(state.phase, Phase::Dawn { .. }) && fresh {
                let card = |seat: Seat| Some(libertalia::Shown { seat, rank: state.player(seat)?.hand.last()? });
                let cards = state.seats().filter_map(card).collect();
                found.push((state.clone(), Command::Lay { cards }));
            }
            if random.step(&mut draw) != StepResult::Played {
                random.put(&first);
            }
        }
        found
    }
}
