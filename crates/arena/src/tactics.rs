//! Checks programs in tactical positions, which were written from the rules alone.

use std::path::Path;

use agents::league::Player;
use agents::{OneThread, search::think_with};
use kernel::agent::{AgentGame, Belief as _, Observation};
use kernel::{Actor, Seat, Viewer, to_json_value};
use serde::Deserialize;
use serde_json::Value;

use crate::side::{Side, SideArgs};
use crate::stopwatch::{Stopwatch, summary};

/// A position with the plans that a sensible player chooses, or avoids.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tactic {
    /// What the position is about.
    name: String,
    /// The position in table notation.
    position: String,
    /// Parts of commands: a good plan has a command with one of them. Empty if only `bad` counts.
    #[serde(default)]
    good: Vec<Value>,
    /// Parts of commands that no sensible plan has.
    #[serde(default)]
    bad: Vec<Value>,
}

impl Tactic {
    /// True if a plan is sensible.
    fn accepts(&self, commands: &[Value]) -> bool {
        let has = |part: &Value| commands.iter().any(|command| contains(command, part));
        (self.good.is_empty() || self.good.iter().any(has)) && !self.bad.iter().any(has)
    }
}

/// True if every field of `part` is in the value, at any depth of objects.
fn contains(value: &Value, part: &Value) -> bool {
    match (value, part) {
        (Value::Object(value), Value::Object(part)) => {
            part.iter().all(|(name, part)| value.get(name).is_some_and(|value| contains(value, part)))
        }
        _ => value == part,
    }
}

/// Lets a player choose in each position of a file, and prints where its plan is not sensible.
///
/// # Errors
/// If the file cannot be read, a position is no position, or no seat is asked there.
pub fn run<G: AgentGame>(file: &Path, side: &SideArgs) -> Result<(), String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let tactics: Vec<Tactic> = serde_json::from_str(&text).map_err(|error| format!("{}: {error}", file.display()))?;
    let (mut sensible, mut times) = (0, vec![]);
    for (nth, tactic) in tactics.iter().enumerate() {
        let began = Stopwatch::start();
        let commands = choose::<G>(tactic, side, nth as u8).map_err(|problem| format!("{}: {problem}", tactic.name))?;
        times.push(began.elapsed());
        if tactic.accepts(&commands) {
            sensible += 1;
        } else {
            let plan: Vec<String> = commands.iter().map(Value::to_string).collect();
            println!("{}: {}", tactic.name, plan.join(" "));
        }
    }
    let [median, most_of_them, _] = summary(&mut times);
    println!(
        "Level {}: {sensible} of {} positions; processor time: median {median:.0} ms, 95 % {most_of_them:.0} ms",
        side.player,
        tactics.len()
    );
    Ok(())
}

fn choose<G: AgentGame>(tactic: &Tactic, side: &SideArgs, nth: u8) -> Result<Vec<Value>, String> {
    let setup = G::complete(G::setup_at(&tactic.position));
    let state = G::INFO.seats.clone().find_map(|seats| G::start(&setup, seats).ok());
    let state = state.ok_or("this is no position")?;
    let asks = state.asks();
    let Some((Actor::Seat(seat), _)) = asks.first() else { return Err("no seat is asked".into()) };
    let Player::Program(program, evaluator) = Side::new::<G>(side, state.seats())?.player(state.seats()) else {
        return Err("only programs have plans: a level from 1 to 3".into());
    };
    let thought = think_with(&observation_at(&state, *seat, [nth; 32]), program, &evaluator, &OneThread);
    let plan = thought.plans.first().ok_or("there is no plan")?;
    Ok(plan.commands.iter().map(to_json_value).collect())
}

/// Returns what a seat may know that enters the game in this state.
pub fn observation_at<G: AgentGame>(state: &G, seat: Seat, stream: [u8; 32]) -> Observation<G> {
    let known = state.information_state(Viewer::Seat(seat));
    Observation { seat, belief: G::Belief::new(&known, seat), known, waivers: vec![], stream }
}
