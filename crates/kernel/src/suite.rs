//! The laws that hold for every game, as functions that report violations. The workspace's tests run them over the
//! catalogue; a new game has nothing to add.

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::json;

use crate::random::{RandomPlay, StepResult};
use crate::record::By;
use crate::{
    Actor, AnswerBy, Answering, Appended, Chair, Draw, DrawProof, EntryMeta, EntryMetaSource, Flaw, Game, GameTestExt,
    Play, Rule, RuleKind, Rules, Seat, Seed, Table, TableProblem, Viewer, candidates, outcomes,
};

mod accounts;
mod corrections;
mod positions;
mod questions;
mod sealed;
mod seats;
mod secrets;
mod shared_seed;
mod whole_games;

pub use accounts::check_accounts;
pub use corrections::{CorrectionCoverage, check_corrections};
pub use positions::{check_damaged_positions, check_wrong_numbers, refused_or_played};
pub use questions::check_question_ids;
pub use sealed::{CommitmentCounts, check_committed_answers};
pub use seats::{SeatChangeCounts, check_empty_seats, check_waiting_for_players, play_with_gaps};
pub use secrets::{ComparisonCounts, SeatSecret, check_hidden_secrets, check_non_interference, compare_worlds};
pub use shared_seed::{close_test_round, open_test_round, test_contribution};
pub use whole_games::{WholeGameCounts, play_whole_game, random_setup};

/// The maximum number of ways to draw that are checked.
const MOST_OUTCOMES: usize = 2_048;

/// The description of a violation, with the position where it happened.
pub type Violation = String;

/// Returns metadata for tests, from a counter instead of clock and randomness.
pub fn test_stamps() -> impl FnMut() -> EntryMeta {
    let mut n = 0;
    move || {
        n += 1;
        EntryMeta { at: format!("2012-01-01T00:00:{:02}Z", n % 60), nonce: format!("{n:016x}") }
    }
}

/// Returns chairs with plain names.
pub fn chairs(seats: usize) -> Vec<Chair> {
    (1..=seats).map(|n| Chair::with_player(format!("Player {n}"))).collect()
}

/// Returns the first state of a set-up, for the lowest number of players that it allows.
///
/// # Errors
/// All flaws of the set-up, if it allows no number of players.
pub fn start<G: Rules>(setup: &G::Setup) -> Result<G, Vec<Flaw>> {
    let mut flaws = vec![];
    for seats in G::INFO.seats {
        match G::start(setup, seats) {
            Ok(state) => return Ok(state),
            Err(found) => flaws = found,
        }
    }
    Err(flaws)
}

/// Checks in every position of a random game that all parts agree on the legal commands. `legal` lists the
/// [candidates](crate::Candidate) without a breach. Of all possible commands `decide` accepts exactly these, and
/// refuses the others with the candidate's breaches. A view offers legal commands and dims illegal ones. The same holds
/// with random permanent waivers; a command accepted only then breaks one of the waived rules.
///
/// # Errors
/// The first command on which they differ.
pub fn check_legal_commands<G: GameTestExt>(start: G, seats: usize, seed: u64) -> Result<u64, Violation> {
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let mut random = RandomPlay::new(&start);
    let mut play = Play::new(random.state());
    let mut positions = 0;
    loop {
        for seat in 0..seats as u8 {
            let by = Actor::Seat(Seat(seat));
            // Waivers are checked in one position of four, because they take as long again.
            let waived = (draw.below(4) == 0).then(|| some_waivers::<G>(&mut draw));
            for waivers in std::iter::once(&[][..]).chain(waived.as_deref()) {
                check_offers(random.state(), by, waivers, &mut play)
                    .map_err(|broken| format!("{broken}\nwaiving {waivers:?} at\n{}", random.state().position()))?;
            }
        }
        positions += 1;
        match random.step(&mut draw) {
            StepResult::Played => {}
            StepResult::Over => return Ok(positions),
            StepResult::Stuck => return Err(format!("stuck at\n{}", random.state().position())),
        }
    }
}

/// Returns some of the waivable rules: now and then none, one, or all.
fn some_waivers<G: Rules>(draw: &mut dyn Draw) -> Vec<&'static str> {
    let rules = G::Breach::REGISTER.iter().filter(|info| info.kind == RuleKind::Rule);
    let often = draw.below(4);
    rules.filter(|_| draw.below(3) < often).map(|info| info.id).collect()
}

fn check_offers<G: GameTestExt>(state: &G, by: Actor, waivers: &[&str], play: &mut Play<G>) -> Result<(), Violation> {
    let candidates = candidates(state, by, waivers);
    let offered = candidates.iter().filter(|one| one.offered()).map(|one| &one.command);
    let legal: Vec<G::Command> = offered.cloned().collect();
    let mut by_rule = Vec::new();
    state.legal(by, &mut by_rule);
    let differs = if waivers.is_empty() { by_rule != legal } else { by_rule.iter().any(|said| !legal.contains(said)) };
    if differs {
        return Err(format!("{legal:?} is offered, {by_rule:?} is legal"));
    }
    for one in &candidates {
        let refusal = play.try_apply(state, by, &one.command, waivers).err();
        if refusal != one.refusal {
            return Err(format!("{one:?} is refused with {refusal:?}"));
        }
    }
    let mut universe = Vec::new();
    state.all_commands(by, &mut universe);
    for command in universe.iter().filter(|command| !legal.contains(command)) {
        if play.try_apply(state, by, command, waivers).is_ok_and(|stands| stands.waived.is_empty()) {
            return Err(format!("{command:?} by {by:?} stands but is not listed"));
        }
    }
    let Actor::Seat(seat) = by else { return Ok(()) };
    let view = state.view_waiving(Viewer::Seat(seat), waivers);
    for command in candidates.iter().map(|one| &one.command).chain(&universe) {
        let shown = G::shown(&view, by, command);
        if shown.is_some_and(|shown| shown != legal.contains(command)) {
            return Err(format!("of {command:?} by {by:?} the view says {shown:?}, of {legal:?}"));
        }
    }
    Ok(())
}

/// Checks that every outcome of a chance question is accepted as its answer. Their probabilities must add up to 1.
/// Returns the number of answers.
///
/// # Errors
/// The first chance question with a refused answer, or with too many or too few answers.
pub fn check_every_outcome<G: Rules>(first: G, seed: u64) -> Result<u64, Violation> {
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let mut random = RandomPlay::new(&first);
    let mut play = Play::new(random.state());
    let mut answers = 0;
    loop {
        let asks = random.state().asks();
        let asked = asks.iter().any(|(actor, _)| *actor == Actor::Chance);
        if asked != random.state().chance_spec().is_some() {
            return Err(format!("{asks:?} and the urn differ at\n{}", random.state().position()));
        }
        let all = outcomes(random.state(), MOST_OUTCOMES).unwrap_or_default();
        let sum: f64 = all.iter().map(|(_, likely)| likely).sum();
        if !all.is_empty() && (sum - 1.0).abs() > 1e-9 {
            return Err(format!("{all:?} sum up to {sum} at\n{}", random.state().position()));
        }
        for (command, _) in &all {
            answers += 1;
            if let Err(refusal) = play.try_apply(random.state(), Actor::Chance, command, &[]) {
                return Err(format!("{command:?} can be drawn, but {refusal:?}\n{}", random.state().position()));
            }
        }
        match random.step(&mut draw) {
            StepResult::Played => {}
            StepResult::Over => return Ok(answers),
            StepResult::Stuck => return Err(format!("stuck at\n{}", random.state().position())),
        }
    }
}

/// Makes random commands with every rule waived, and random corrections, among random legal play. The audit must stay
/// empty, and nothing may panic.
///
/// # Errors
/// The first flaw.
pub fn check_waivers<G: GameTestExt>(first: G, seats: usize, seed: u64, commands: u32) -> Result<u64, Violation> {
    let everything: Vec<&str> = G::Breach::REGISTER.iter().map(|info| info.id).collect();
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let mut random = RandomPlay::new(&first);
    let mut play = Play::new(&first);
    let mut universe = Vec::new();
    let mut stood = 0;
    for _ in 0..commands {
        let by = Actor::Seat(Seat(draw.below(seats as u32) as u8));
        let command = match draw.below(8) {
            0 => Some(random.state().some_correction(&mut draw)),
            1..=4 => {
                universe.clear();
                random.state().all_commands(by, &mut universe);
                let n = universe.len();
                (n > 0).then(|| universe.swap_remove(draw.below(n as u32) as usize))
            }
            _ => None,
        };
        match command {
            Some(command) => {
                if play.try_apply(random.state(), by, &command, &everything).is_ok() {
                    stood += 1;
                    random.put(play.state());
                    let flaws = random.state().audit();
                    if !flaws.is_empty() {
                        return Err(format!("after {command:?}: {flaws:?}\n{}", random.state().position()));
                    }
                }
            }
            None => match random.step(&mut draw) {
                StepResult::Played => {}
                StepResult::Over => random = RandomPlay::new(&first),
                StepResult::Stuck => return Err(format!("stuck at\n{}", random.state().position())),
            },
        }
        let flaws = random.state().audit();
        if !flaws.is_empty() {
            return Err(format!("{flaws:?}\n{}", random.state().position()));
        }
    }
    Ok(stood)
}

/// Checks that every position of a random game is read from notation as it was written.
///
/// # Errors
/// The first position that is read differently.
pub fn check_position_round_trip<G: Game>(first: G, seed: u64) -> Result<(), Violation> {
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let mut random = RandomPlay::new(&first);
    loop {
        let text = random.state().position();
        match start::<G>(&G::complete(G::setup_at(&text))) {
            Ok(read) if read == *random.state() => {}
            Ok(read) => return Err(format!("read otherwise:\n{text}\n{}", read.position())),
            Err(flaws) => return Err(format!("not read: {flaws:?}\n{text}")),
        }
        match random.step(&mut draw) {
            StepResult::Played => {}
            StepResult::Over => return Ok(()),
            StepResult::Stuck => return Err(format!("stuck at\n{text}")),
        }
    }
}

/// Plays a table at random to the end, or to a number of entries. With `meddle`, undo, redo, jumps, waivers,
/// corrections and rounds of the shared seed are mixed in.
///
/// # Errors
/// If the table cannot be set up or play is stuck.
pub fn random_table<G: GameTestExt>(
    setup: G::Setup,
    seating: Vec<Chair>,
    seed: u64,
    most: usize,
    meddle: bool,
) -> Result<Table<G>, Violation> {
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let mut stamps = test_stamps();
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let mut table = Table::<G>::start(seating, Answering::default(), setup, Seed::new(bytes), &mut stamps)
        .map_err(|flaws| format!("{flaws:?}"))?;
    play_at_random(&mut table, &mut draw, &mut stamps, most, meddle)?;
    Ok(table)
}

/// Plays a table at random to the end, or to a number of entries, as [`random_table`] does.
///
/// # Errors
/// If play is stuck, a flaw is found, or an error changes something.
pub fn play_at_random<G: GameTestExt>(
    table: &mut Table<G>,
    draw: &mut dyn Draw,
    stamps: &mut dyn EntryMetaSource,
    most: usize,
    meddle: bool,
) -> Result<(), Violation> {
    let seats = table.settings().seating.len() as u32;
    let mut random = RandomPlay::new(table.state());
    while table.lines().len() < most {
        if meddle {
            let everything: Vec<String> = G::Breach::REGISTER.iter().map(|info| info.id.to_owned()).collect();
            let by = Actor::Seat(Seat(draw.below(seats) as u8));
            let (which, number) = (draw.below(24), draw.below(1 << 16));
            let command = match which {
                3 => Some(table.state().some_correction(draw)),
                4 => {
                    let mut universe = Vec::new();
                    table.state().all_commands(by, &mut universe);
                    let n = universe.len() as u32;
                    (n > 0).then(|| universe.swap_remove(draw.below(n) as usize))
                }
                _ => None,
            };
            check_errors_change_nothing(table, |table| {
                match (which, command) {
                    (0, _) => table.undo(By::Table, stamps),
                    (1, _) => table.redo(By::Table, stamps),
                    // A few numbers beyond the last, where no entry is.
                    (2, _) => table.jump(number % (table.lines().len() as u32 + 4), By::Table, stamps),
                    (3, Some(correction)) => table.command(by, correction, &[], stamps),
                    (4, Some(command)) => table.command(by, command, &everything, stamps),
                    (5, _) => table.answer(stamps),
                    (6, _) => {
                        let mut settings = table.settings().clone();
                        let by = if number % 3 == 0 { AnswerBy::Table } else { AnswerBy::App };
                        settings.answering = Answering::all(by);
                        settings.seating.truncate(if number % 5 == 0 { 1 } else { usize::MAX });
                        table.set(settings, By::Table, stamps)
                    }
                    (7, _) => shared_seed::step_test_round(table, number, stamps),
                    _ => Err(TableProblem::NothingToRedo),
                }
            })?;
            let flaws = table.state().audit();
            if !flaws.is_empty() {
                return Err(format!("{flaws:?}\n{}", table.state().position()));
            }
        }
        random.put(table.state());
        match random.choose(draw) {
            None if meddle => drop(table.undo(By::Table, stamps)),
            None => break,
            Some((_, None)) => return Err(format!("stuck at\n{}", table.state().position())),
            Some((by, Some(command))) => {
                table.command(by, command, &[], stamps).map_err(|problem| format!("{problem:?}"))?;
            }
        }
    }
    if meddle {
        let settings = crate::record::Settings { answering: Answering::default(), ..table.settings().clone() };
        table.set(settings, By::Table, stamps).map_err(|problem| format!("{problem:?}"))?;
    }
    Ok(())
}

/// Checks that an error changes nothing, neither in the views nor in the record read again.
fn check_errors_change_nothing<G: Game>(
    table: &mut Table<G>,
    request: impl FnOnce(&mut Table<G>) -> Result<Appended, TableProblem<G::Breach>>,
) -> Result<(), Violation> {
    fn standing<G: Game>(table: &Table<G>) -> impl PartialEq + std::fmt::Debug + use<G> {
        let marks = (table.lines().len(), table.head(), table.waiting(), table.undoing(), table.redoing());
        let marks = (marks, table.questions().clone());
        (marks, table.settings().clone(), table.seeds().to_vec(), table.state().clone())
    }
    let before = standing(table);
    match request(table) {
        Ok(_) => Ok(()),
        Err(_) if standing(table) == before => Ok(()),
        Err(problem) => Err(format!("{problem:?} changed {before:?}")),
    }
}

/// Checks that the steps of some entries lead from the view before to the view after. Each visible event must have one
/// step. Returns the number of steps.
///
/// # Errors
/// The first entry whose steps do not lead there.
pub fn check_entry_steps<G: Game>(table: &Table<G>, viewer: Viewer, every: usize) -> Result<usize, Violation> {
    let seen = table.view_for(viewer);
    let at = |n: u32| seen.view_at(n).map(|view| json!(view));
    let mut all = 0;
    for told in seen.visible_entries(1).filter(|told| !told.events.is_empty()).step_by(every) {
        let steps = seen.steps(told.n).ok_or_else(|| format!("entry {} has no steps for {viewer:?}", told.n))?;
        let ends = [steps.first(), steps.last()].map(|view| view.map(|view| json!(view)));
        if steps.len() != told.events.len() + 1 || ends != [at(told.after), at(told.n)] {
            return Err(format!("entry {} is not shown to {viewer:?} as it is told: {:?}", told.n, told.events));
        }
        all += told.events.len();
    }
    Ok(all)
}

/// Checks that a table undone to the set-up and redone has the same state. Its record, read again, must give that
/// state, also in strict mode.
///
/// # Errors
/// The difference.
pub fn check_undo_and_redo<G: Game>(table: &mut Table<G>) -> Result<(), Violation> {
    let lines: Vec<String> = table.lines().iter().map(|sealed| sealed.line.clone()).collect();
    let opened =
        Table::<G>::open(lines.iter().map(String::as_str), None, true).map_err(|fault| format!("{fault:?}"))?;
    if let Some(damage) = opened.damage {
        return Err(format!("{damage:?}"));
    }
    if opened.table.state() != table.state() || opened.table.head() != table.head() {
        return Err("read again, the record gives another state".into());
    }
    if (opened.table.waiting(), opened.table.settings()) != (table.waiting(), table.settings()) {
        return Err("read again, the table stands otherwise".into());
    }
    if let Some(draw) = table.check_draws().iter().find(|draw| draw.proof != DrawProof::Holds) {
        return Err(format!("made again, a draw is another: {draw:?}"));
    }
    let mut stamps = test_stamps();
    // From an entry in the middle of an abandoned branch, a redo continues to what the app answered after it.
    while table.redo(By::Table, &mut stamps).is_ok() {}
    let mut stations = vec![(table.head(), table.state().clone())];
    while table.undo(By::Table, &mut stamps).is_ok() {
        stations.push((table.head(), table.state().clone()));
    }
    for (head, state) in stations.iter().rev().skip(1) {
        table.redo(By::Table, &mut stamps).map_err(|problem| format!("{problem:?} on the way to {head}"))?;
        if table.head() != *head || table.state() != state {
            return Err(format!("redo stands at {} instead of {head}", table.head()));
        }
    }
    Ok(())
}
