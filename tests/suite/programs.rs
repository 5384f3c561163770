//! Laws of program players, checked for every game.

use std::sync::atomic::{AtomicUsize, Ordering};

use agents::league::{Player, play_game};
use agents::{Level, OneThread, Program, Thought, WorkerPool, plans, think};
use bucintoro_tests::cases::{cases, is_long_run};
use kernel::agent::{AgentGame, Belief as _, Observation, Temperament};
use kernel::random::{RandomPlay, StepResult};
use kernel::record::By;
use kernel::suite::{chairs, test_stamps};
use kernel::{Actor, Answering, Draw as _, GameTestExt, Play, Seat, Seed, Table, Viewer};
use libertalia::Libertalia;
use players::Threads;
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serenissima::Serenissima;
use serenissima_1996::Serenissima1996;
use twilight::Twilight;

use crate::laws::{libertalia_setups, serenissima_1996_setups, serenissima_setups, start, twilight_setups};

/// Number of random games whose positions are checked, for each set-up.
const SEEDS: u64 = 1;

/// The budget of level 3 in these tests, in commands.
const STEPS: u64 = 300;

fn programs() -> [Program; 3] {
    let [one, two, three] = [Level::ShortSighted, Level::AllFeatures, Level::Search].map(Program::new);
    [one, Program { temperament: Temperament::Corsair, ..two }, Program { steps: Some(STEPS), ..three }]
}

/// Calls `check` with some positions of random games of two seats: each with an asked seat.
pub(crate) fn in_positions<G: GameTestExt + AgentGame>(
    setups: fn(usize) -> Vec<G::Setup>,
    mut check: impl FnMut(&G, Seat),
) {
    let all = std::iter::once(G::default_setup(2)).chain(setups(2));
    let mut checked = 0;
    for (nth, setup) in all.enumerate() {
        let first = start::<G>(setup, 2);
        for seed in 0..cases(SEEDS) {
            let mut draw = ChaCha20Rng::seed_from_u64(seed * 31 + nth as u64);
            let mut random = RandomPlay::new(&first);
            let mut until = 0;
            let mut step = 0;
            loop {
                let asks = random.state().asks();
                if step >= until
                    && let Some((Actor::Seat(seat), _)) = asks.first()
                {
                    check(random.state(), *seat);
                    checked += 1;
                    until = step + 20 + draw.below(60);
                }
                if random.step(&mut draw) != StepResult::Played {
                    break;
                }
                step += 1;
            }
        }
    }
    assert!(checked >= 5, "only {checked} positions were checked");
}

pub(crate) fn observation<G: AgentGame>(state: &G, seat: Seat) -> Observation<G> {
    let known = state.information_state(Viewer::Seat(seat));
    Observation { seat, belief: G::Belief::new(&known, seat), known, waivers: vec![], stream: [7; 32] }
}

/// Each plan is legal, command by command, leads to its end state, and is complete.
fn every_plan_is_legal_and_complete<G: GameTestExt + AgentGame>(setups: fn(usize) -> Vec<G::Setup>) {
    in_positions::<G>(setups, |state, seat| {
        let known = state.information_state(Viewer::Seat(seat));
        let found = plans(&known, seat, 600, |_| 0);
        assert!(!found.plans.is_empty(), "no plan at\n{}", state.position());
        for plan in &found.plans {
            let mut play = Play::new(&known);
            for command in &plan.commands {
                let accepted = play.apply_legal(Actor::Seat(seat), command);
                assert!(accepted.is_ok(), "{command:?}: {accepted:?} at\n{}", state.position());
            }
            assert!(play.state() == &plan.end, "{:?} leads to another state at\n{}", plan.commands, state.position());
            assert!(plan.end.is_plan_complete(&known, seat) || found.cut > 0, "{:?} is not complete", plan.commands);
        }
    });
}

/// No plan harms its own seat without need, and no command of the policy does.
fn programs_avoid_senseless_plans<G: GameTestExt + AgentGame>(setups: fn(usize) -> Vec<G::Setup>) {
    let mut draw = ChaCha20Rng::seed_from_u64(11);
    in_positions::<G>(setups, |state, seat| {
        let known = state.information_state(Viewer::Seat(seat));
        let found = plans(&known, seat, 600, |_| 0).plans;
        let senseless = found.iter().filter(|plan| plan.end.is_senseless(&known, seat)).count();
        assert!(senseless == 0 || senseless == found.len(), "{senseless} senseless plans at\n{}", state.position());
        let command = state.policy(seat, &mut draw).expect("a command");
        let mut play = Play::new(state);
        play.apply_legal(Actor::Seat(seat), &command).expect("a legal command");
        let policy_is_senseless = play.state().is_senseless(state, seat);
        assert!(!policy_is_senseless || senseless > 0, "{command:?} is senseless at\n{}", state.position());
    });
}

/// The choice does not depend on the number of threads.
fn choices_do_not_depend_on_threads<G: GameTestExt + AgentGame>(setups: fn(usize) -> Vec<G::Setup>) {
    in_positions::<G>(setups, |state, seat| {
        for program in programs() {
            let observation = observation(state, seat);
            let alone = think(&observation, program, &OneThread);
            assert!(!alone.plans.is_empty(), "{program:?} has no plan at\n{}", state.position());
            for threads in [2, 8] {
                assert!(
                    think(&observation, program, &Threads::new(threads, None)) == alone,
                    "{program:?} makes another choice on {threads} threads at\n{}",
                    state.position()
                );
            }
        }
    });
}

/// Two tables that differ only in other seats' secrets get the same answer and the same suggestions, with the same
/// reasons.
fn choices_do_not_depend_on_secrets<G: GameTestExt + AgentGame>(setups: fn(usize) -> Vec<G::Setup>) {
    let mut draw = ChaCha20Rng::seed_from_u64(3);
    in_positions::<G>(setups, |state, seat| {
        let viewer = Viewer::Seat(seat);
        let other = state.information_state(viewer).determinize(viewer, &mut draw);
        let thoughts = |program| {
            [state, &other].map(|world: &G| {
                let table = Table::<G>::start(
                    chairs(2),
                    Answering::default(),
                    G::setup_at(&world.position()),
                    Seed::new([9; 32]),
                    &mut test_stamps(),
                );
                let table = table.unwrap_or_else(|flaws| panic!("{flaws:?} at\n{}", world.position()));
                let observation = table.view_for(viewer).observation().expect("the view of a seat");
                let suggest = |viewer| {
                    let players = players::of(G::INFO.id).expect("a game with programs");
                    let suggestions = players.suggest(&table, seat, viewer).expect("a table of the game");
                    suggestions(&Cancelled::default())
                };
                (think(&observation, program, &OneThread), [viewer, Viewer::Table].map(suggest))
            })
        };
        for program in programs() {
            let [one, same] = thoughts(program);
            assert!(!one.1.iter().any(Vec::is_empty), "no suggestion at\n{}", state.position());
            assert!(one == same, "{program:?} depends on a secret at\n{}", state.position());
        }
    });
}

/// Counts how often it is asked, and is cancelled from the start.
#[derive(Default)]
pub(crate) struct Cancelled(AtomicUsize);

impl WorkerPool for Cancelled {
    fn run(&self, jobs: usize, job: &(dyn Fn(usize) + Sync)) {
        OneThread.run(jobs, job);
    }

    fn is_cancelled(&self) -> bool {
        self.0.fetch_add(1, Ordering::Relaxed);
        true
    }
}

/// A cancelled program answers with the best plan so far, and reports that it was cancelled.
fn cancelled_program_returns_a_plan<G: GameTestExt + AgentGame>(setups: fn(usize) -> Vec<G::Setup>) {
    in_positions::<G>(setups, |state, seat| {
        for program in programs() {
            let pool = Cancelled(AtomicUsize::new(0));
            let Thought { plans, cut_short, steps, .. } = think(&observation(state, seat), program, &pool);
            assert!(!plans.is_empty() && cut_short && steps == 0, "{program:?} at\n{}", state.position());
            assert!(pool.0.into_inner() <= 8, "each stream stops at its first question");
        }
    });
}

/// The same position gets the same answer after an undo.
fn undo_repeats_the_choice<G: GameTestExt + AgentGame>() {
    let mut stamps = test_stamps();
    let program = Program::new(Level::AllFeatures);
    let setup = G::default_setup(2);
    let mut table = Table::<G>::start(chairs(2), Answering::default(), setup, Seed::new([5; 32]), &mut stamps)
        .unwrap_or_else(|flaws| panic!("{flaws:?}"));
    for _ in 0..12 {
        let asks = table.view_for(Viewer::Table).asks();
        let Some((Actor::Seat(seat), ..)) = asks.first() else { break };
        let think_now = |table: &Table<G>| {
            let observation = table.view_for(Viewer::Seat(*seat)).observation().expect("the view of a seat");
            think(&observation, program, &OneThread)
        };
        let thought = think_now(&table);
        let plan = thought.plans.first().expect("a plan");
        let before = table.head();
        for command in &plan.commands {
            let accepted = table.command(Actor::Seat(*seat), command.clone(), &[], &mut stamps);
            assert!(accepted.is_ok(), "{command:?}: {accepted:?}");
        }
        let after = table.head();
        // Committed answers are undone together, so the head moves back to the program's choice.
        table.jump(before, By::Table, &mut stamps).expect("the head moves back");
        assert!(think_now(&table) == thought, "another choice after an undo at\n{}", table.state().position());
        table.jump(after, By::Table, &mut stamps).expect("the head moves forward");
    }
}

/// Programs of each level finish games within the limits of the box.
fn programs_finish_games<G: GameTestExt + AgentGame>(levels: &[Level]) {
    let first = start::<G>(G::default_setup(2), 2);
    for (nth, level) in levels.iter().enumerate() {
        let program = Program { steps: Some(STEPS), ..Program::new(*level) };
        let player = Player::Program(program, program.evaluator::<G>(2));
        let mut audit = |state: &G| assert!(state.audit().is_empty(), "{:?} at\n{}", state.audit(), state.position());
        let played = play_game(&first, &[player, Player::Plain], nth as u64, &OneThread, &mut audit);
        let played = played.unwrap_or_else(|unfinished| panic!("{}\n{}", unfinished.problem, unfinished.position));
        assert_eq!(played.places.len(), 2);
    }
}

/// Level 1 wins clearly more than half of some games against random commands, so the league and the weights work.
fn short_sighted_program_beats_random_commands<G: GameTestExt + AgentGame>() {
    let first = start::<G>(G::default_setup(2), 2);
    let program = Program::new(Level::ShortSighted);
    let games = cases(8);
    let mut won = 0;
    for game in 0..games {
        let mut players = [Player::Random, Player::Random];
        let seat = (game % 2) as usize;
        players[seat] = Player::Program(program, program.evaluator::<G>(2));
        let played = play_game(&first, &players, 100 + game / 2, &OneThread, &mut |_| {});
        let played = played.unwrap_or_else(|unfinished| panic!("{}\n{}", unfinished.problem, unfinished.position));
        won += u64::from(played.places[seat] == 1);
    }
    assert!(won * 4 >= games * 3, "{won} of {games} games");
}

macro_rules! programs {
    ($name:ident: $Game:ty, $setups:expr) => {
        mod $name {
            use super::*;

            #[test]
            fn every_plan_is_legal_and_complete() {
                super::every_plan_is_legal_and_complete::<$Game>($setups);
            }

            #[test]
            fn programs_avoid_senseless_plans() {
                super::programs_avoid_senseless_plans::<$Game>($setups);
            }

            #[test]
            fn choices_do_not_depend_on_threads() {
                super::choices_do_not_depend_on_threads::<$Game>($setups);
            }

            #[test]
            fn choices_do_not_depend_on_secrets() {
                super::choices_do_not_depend_on_secrets::<$Game>($setups);
            }

            #[test]
            fn cancelled_program_returns_a_plan() {
                super::cancelled_program_returns_a_plan::<$Game>($setups);
            }

            #[test]
            fn undo_repeats_the_choice() {
                super::undo_repeats_the_choice::<$Game>();
            }

            #[test]
            fn programs_finish_games() {
                let levels: &[Level] = if is_long_run() {
                    &[Level::ShortSighted, Level::AllFeatures, Level::Search]
                } else {
                    &[Level::AllFeatures]
                };
                super::programs_finish_games::<$Game>(levels);
            }

            #[test]
            fn short_sighted_program_beats_random_commands() {
                super::short_sighted_program_beats_random_commands::<$Game>();
            }

            #[test]
            fn weights_name_only_known_features() {
                assert_eq!(<$Game>::WEIGHTS.unknown_names(<$Game>::FEATURES), Vec::<&str>::new());
            }
        }
    };
}

programs!(of_serenissima: Serenissima, serenissima_setups);
programs!(of_serenissima_1996: Serenissima1996, serenissima_1996_setups);
programs!(of_twilight: Twilight, twilight_setups);
programs!(of_libertalia: Libertalia, libertalia_setups);
