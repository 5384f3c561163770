//! In a league a program knows and remembers the same as at a table with the same commands.
#![expect(clippy::expect_used, reason = "a test that cannot be set up has failed")]

use std::collections::VecDeque;

use agents::league::{PlayedPlan, Player, Watch, watch_game};
use agents::{Level, OneThread, Program};
use kernel::agent::{AgentGame, Belief as _, Observation};
use kernel::record::EntryKind;
use kernel::{Actor, AnswerBy, Answering, Chair, EntryMeta, Rules as _, Seat, Seed, Table, Viewer};
use rand::SeedableRng as _;
use rand::rngs::ChaCha20Rng;

/// The commands of a game, and what the programs knew when they chose, by seat.
struct Log<G: AgentGame> {
    commands: Vec<(Actor, G::Command)>,
    observations: [VecDeque<Observation<G>>; 2],
}

impl<G: AgentGame> Watch<G> for Log<G> {
    fn command(&mut self, by: Actor, command: &G::Command) {
        self.commands.push((by, command.clone()));
    }

    fn plan(&mut self, plan: &PlayedPlan<'_, G>) {
        self.observations[plan.observation.seat.index()].push_back(plan.observation.clone());
    }
}

/// Plays a game in a league.
fn play_in_league<G: AgentGame>(setup: &G::Setup) -> Log<G> {
    let first = G::start(setup, 2).expect("a game");
    let program = Program::new(Level::ShortSighted);
    let players = [0, 1].map(|_| Player::Program(program, program.evaluator::<G>(2)));
    let mut log = Log { commands: vec![], observations: [VecDeque::new(), VecDeque::new()] };
    watch_game(&first, &players, 4, &OneThread, &mut log).expect("a finished game");
    log
}

fn start_table<G: AgentGame>(setup: G::Setup, stamps: &mut impl FnMut() -> EntryMeta) -> Table<G> {
    let chair = |name: &str| Chair::with_player(name);
    let seating = ["Anna", "Bruno"].map(chair).to_vec();
    Table::start(seating, Answering::all(AnswerBy::Table), setup, Seed::new([5; 32]), stamps).expect("a table")
}

fn check<G: AgentGame>(setup: G::Setup) {
    let setup = G::complete(setup);
    let mut log = play_in_league::<G>(&setup);
    let mut nonce = 0;
    let mut stamps = || {
        nonce += 1;
        EntryMeta { at: "2012-01-01T00:00:00Z".to_owned(), nonce: format!("{nonce:016x}") }
    };
    let mut table = start_table::<G>(setup, &mut stamps);
    let mut compared = 0;
    let mut commands = VecDeque::from(log.commands);
    while let Some((by, command)) = commands.pop_front() {
        if let Actor::Seat(Seat(seat)) = by {
            let waiting = &mut log.observations[usize::from(seat)];
            let view = table.view_for(Viewer::Seat(Seat(seat)));
            // Within a plan there is nothing to compare. Some answers came from the table itself.
            if let Some(nth) = waiting.iter().position(|in_league| in_league.known == *view.known()) {
                let [in_league, at_table] = [waiting.drain(..=nth).last(), view.observation()].map(|observation| {
                    let Observation { belief, known, .. } = observation.expect("the view of a seat");
                    belief.sample(&known, &mut ChaCha20Rng::seed_from_u64(compared))
                });
                assert!(in_league == at_table, "{by:?} has another belief at\n{}", view.position());
                compared += 1;
            }
        }
        let appended = table.command(by, command.clone(), &[], &mut stamps);
        let appended =
            appended.unwrap_or_else(|problem| panic!("{command:?}: {problem:?}\n{}", table.state().position()));
        let answers = table.entries().iter().filter(|entry| entry.n > appended.from && entry.n <= appended.to);
        for answer in answers {
            let EntryKind::Command(accepted) = &answer.kind else { continue };
            assert_eq!(commands.pop_front().map(|(_, command)| command).as_ref(), Some(&accepted.command));
        }
    }
    assert!(compared >= 20, "only {compared} choices were compared");
    assert_eq!(table.places().len(), 2);
}

#[test]
fn league_and_table_give_equal_beliefs_in_serenissima() {
    check::<serenissima::Serenissima>(serenissima::Serenissima::program_setup(2));
}

#[test]
fn league_and_table_give_equal_beliefs_in_serenissima_1996() {
    check::<serenissima_1996::Serenissima1996>(serenissima_1996::Serenissima1996::program_setup(2));
}

#[test]
fn league_and_table_give_equal_beliefs_in_twilight() {
    check::<twilight::Twilight>(twilight::Twilight::program_setup(2));
}

#[test]
fn league_and_table_give_equal_beliefs_in_libertalia() {
    check::<libertalia::Libertalia>(libertalia::Libertalia::program_setup(2));
}

/// With hidden purses and covered booty a seat remembers more than it sees.
#[test]
fn league_and_table_give_equal_beliefs_with_hidden_purses() {
    let options = libertalia::Options { hidden_purses: true, ..libertalia::Options::of_new_games() };
    let setup = libertalia::Setup { options, ..libertalia::Libertalia::program_setup(2) };
    check::<libertalia::Libertalia>(setup);
}
