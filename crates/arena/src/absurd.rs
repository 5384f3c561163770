//! Counts absurd moves: plans that no sensible player makes, whatever happens next. Each game has its list.

mod fleet;
mod libertalia;
mod serenissima;
mod serenissima_1996;
mod twilight;

use std::collections::BTreeMap;

use agents::league::{PlayedPlan, Watch, watch_game};
use agents::search::MOST_POSITIONS;
use agents::{OneThread, plans};
use kernel::agent::AgentGame;
use kernel::{Actor, Play, Seat};

use crate::Common;
use crate::parallel::in_order;
use crate::side::{Side, SideArgs};

/// A game with a list of absurd moves.
pub trait Absurd: AgentGame {
    /// Returns the winner that a plan decided: of the game, or of a part that counts.
    fn decided(before: &Self, after: &Self) -> Option<Seat> {
        let places = after.result().filter(|_| before.result().is_none())?;
        let mut firsts = (0..).zip(&places).filter(|(_, place)| **place == 1);
        let (first, _) = firsts.next()?;
        firsts.next().is_none().then_some(Seat(first))
    }

    /// True if the seat itself loses what it decides, such as a round that ends with its turn. Then it should decide
    /// otherwise if it can.
    const LOSES_BY_ITS_OWN_TURN: bool = false;

    /// Returns what is absurd in a plan, apart from missed wins.
    fn absurdities(plan: &PlayedPlan<'_, Self>) -> Vec<&'static str>;
}

/// What a game showed.
#[derive(Default)]
struct Seen {
    plans: u64,
    /// What was absurd, with the position.
    found: Vec<(&'static str, String)>,
}

impl<G: Absurd> Watch<G> for Seen {
    fn plan(&mut self, plan: &PlayedPlan<'_, G>) {
        self.plans += 1;
        let mut all = G::absurdities(plan);
        all.extend(missed(plan));
        let place = |what| (what, format!("{:?} at\n{}", plan.commands, plan.before.position()));
        self.found.extend(all.into_iter().map(place));
    }
}

/// Returns whether the plan missed a win, or lost without need.
fn missed<G: Absurd>(plan: &PlayedPlan<'_, G>) -> Option<&'static str> {
    let PlayedPlan { observation, before, after, .. } = plan;
    let seat = observation.seat;
    let decided = G::decided(before, after);
    if decided == Some(seat) {
        return None;
    }
    let known = &observation.known;
    let lost = G::LOSES_BY_ITS_OWN_TURN && decided.is_some();
    let all = plans(known, seat, MOST_POSITIONS, |_| 0).plans;
    let winning = all.iter().filter(|other| G::decided(known, &other.end) == Some(seat));
    // The seat may only think that it wins, because it does not know everything.
    let wins = |commands: &[G::Command]| {
        let mut play = Play::new(*before);
        let possible = commands.iter().all(|command| play.apply_legal(Actor::Seat(seat), command).is_ok());
        possible && G::decided(before, play.state()) == Some(seat)
    };
    if winning.into_iter().any(|other| wins(&other.commands)) {
        return Some("win missed");
    }
    (lost && all.iter().any(|other| G::decided(known, &other.end).is_none())).then_some("lost by its own turn")
}

/// Plays games and prints how many plans were absurd.
///
/// # Errors
/// If a game cannot be finished.
pub fn run<G: Absurd>(common: &Common, args: &SideArgs) -> Result<(), String> {
    println!("| game, seats | player | games | plans | absurd |\n| --- | --- | --- | --- | --- |");
    for &seats in &common.seats {
        let start: G = common.first_state(seats)?;
        let side = Side::new::<G>(args, seats)?;
        let players = vec![side.player(seats); seats];
        let games = in_order(common.games, common.threads, |game| {
            let mut seen = Seen::default();
            let seed = common.seed + game;
            watch_game(&start.apart(), &players, seed, &OneThread, &mut seen)
                .map_err(|unfinished| format!("seed {seed}: {}\n{}", unfinished.problem, unfinished.position))?;
            for (what, place) in &seen.found {
                eprintln!("seed {seed}: {what}: {place}");
            }
            Ok(seen)
        })?;
        let mut kinds: BTreeMap<&str, u64> = BTreeMap::new();
        for (what, _) in games.iter().flat_map(|seen| &seen.found) {
            *kinds.entry(what).or_default() += 1;
        }
        let kinds: Vec<String> = kinds.iter().map(|(what, count)| format!("{what}: {count}")).collect();
        println!(
            "| {}, {seats} | {side} | {} | {} | {} |",
            common.game,
            games.len(),
            games.iter().map(|seen| seen.plans).sum::<u64>(),
            if kinds.is_empty() { "0".to_owned() } else { kinds.join(", ") },
        );
    }
    Ok(())
}
