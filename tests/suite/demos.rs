//! Demos: the engine accepts every command of every demo.

use std::path::{Path, PathBuf};

use catalogue::GAMES;
use kernel::erased::{AnyGame, AnyTable, VerdictAudience};
use kernel::suite::{chairs, test_stamps};
use kernel::{Actor, AnswerBy, Answering, Seat, Seed, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};

/// The steps of a demo, in the format that the screen reads.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Demo {
    seats: usize,
    setup: Value,
    position: Vec<String>,
    steps: Vec<Step>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    says: String,
    at: Vec<String>,
    /// The commands of a step: the newcomer's, and those of others in between.
    #[serde(default)]
    taps: Vec<(Actor, Value)>,
    /// The commands that follow when the newcomer continues.
    #[serde(default)]
    plays: Vec<(Actor, Value)>,
    /// True if a command of the step needs a confirmation.
    #[serde(default)]
    twice: bool,
}

/// The actor whom the demo guides.
const NEWCOMER: Actor = Actor::Seat(Seat(0));

fn file(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui/src/games").join(game).join("demo.json")
}

/// Returns the demos with their games.
fn demos() -> Vec<(&'static dyn AnyGame, Demo)> {
    let read = |game: &&'static dyn AnyGame| {
        let text = std::fs::read_to_string(file(game.id())).ok()?;
        Some((*game, serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", game.id()))))
    };
    GAMES.iter().filter_map(read).collect()
}

fn begun(game: &dyn AnyGame, demo: &Demo) -> Box<dyn AnyTable> {
    let mut setup = demo.setup.clone();
    setup["position"] = json!(demo.position.join("\n"));
    let answering = Answering::all(AnswerBy::Table);
    let table = game.start(chairs(demo.seats), answering, setup, Seed::new([0; 32]), &mut test_stamps());
    table.unwrap_or_else(|flaws| panic!("{}: {flaws:?}", game.id()))
}

/// Submits a command without waivers, which must be accepted. Returns true if it needs a confirmation.
fn said(table: &mut dyn AnyTable, step: &Step, by: Actor, command: &Value) -> bool {
    let grave = table.view_for(Viewer::Table).needs_confirmation(by);
    let grave = grave.as_array().is_some_and(|all| all.iter().any(|one| one[0] == *command));
    if let Err(problem) = table.command(by, command.clone(), &[], VerdictAudience::owner(), &mut test_stamps()) {
        panic!("{}, {}: {by:?} {command}: {problem:?}", table.game(), step.says);
    }
    grave
}

#[test]
fn every_demo_is_playable_as_written() {
    for (game, demo) in demos() {
        let mut table = begun(game, &demo);
        for step in &demo.steps {
            let mut grave = false;
            assert!(step.taps.is_empty() || step.plays.is_empty(), "{}, {}: both", game.id(), step.says);
            for (by, command) in &step.taps {
                grave |= said(&mut *table, step, *by, command) && *by == NEWCOMER;
            }
            for (by, command) in &step.plays {
                said(&mut *table, step, *by, command);
            }
            assert_eq!(grave, step.twice, "{}, {}: confirmation", game.id(), step.says);
        }
    }
}

#[test]
fn a_demo_begins_with_the_goal_and_waits_for_the_newcomer() {
    for (game, demo) in demos() {
        let steps = &demo.steps;
        assert!((15..=25).contains(&steps.len()), "{} has {} steps", game.id(), steps.len());
        assert_eq!(steps[0].says, "goal", "{}", game.id());
        assert!(steps.iter().all(|step| !step.at.is_empty()), "{}", game.id());
        let touched = steps.iter().filter(|step| !step.taps.is_empty()).count();
        assert!(touched * 3 >= steps.len(), "{}: {touched} steps have taps", game.id());
        let first = steps.iter().filter_map(|step| step.taps.first());
        assert!(
            first.into_iter().all(|(by, _)| *by == NEWCOMER),
            "{}: a step does not begin with the newcomer",
            game.id()
        );
    }
}
