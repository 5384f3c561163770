//! Whole random games, with undo, waived rules and corrections among legal play.

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::{Value, json};

use super::{Violation, chairs, check_errors_change_nothing, check_undo_and_redo, test_stamps};
use crate::random::RandomPlay;
use crate::record::By;
use crate::{Actor, Answering, Draw, DrawProof, Game, GameTestExt, Play, Rule, Seat, Seed, Table, TableProblem};

/// Of 100 steps, the number that undo, that make any command with all rules waived, and that correct.
const UNDO: u32 = 7;
const WAIVED: u32 = 5;
const CORRECTED: u32 = 2;

/// The maximum number of lines of a record. Corrections can delay the end of a game without limit.
const MOST_LINES: usize = 20_000;

/// The number of commands that are tried to find one that breaks a rule.
const TRIES: usize = 40;

/// Of this number of games, one is undone to the start, redone and read again, which takes as long as many games.
const READ_AGAIN: u64 = 50;

/// The statistics of whole random games.
#[derive(Clone, Copy, Debug, Default)]
pub struct WholeGameCounts {
    /// The number of games that were played to their end.
    pub ended: u64,
    /// The number of games that were stopped after 20,000 lines.
    pub stopped: u64,
    /// The number of lines of all records.
    pub lines: u64,
    /// The number of moves back.
    pub undone: u64,
    /// The number of entries that were made with all rules waived.
    pub waived: u64,
    /// The number of corrections.
    pub corrected: u64,
}

/// Plays one random game to its end: the number of seats, the options, the corrections at the start and all choices
/// come from the seed. The audit must stay empty, an error must change nothing, and all draws must follow from the seed
/// of the table.
///
/// # Errors
/// The first violation, with the position where it happened.
pub fn play_whole_game<G: GameTestExt>(seed: u64, counts: &mut WholeGameCounts) -> Result<(), Violation> {
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let mut stamps = test_stamps();
    let (least, most) = (*G::INFO.seats.start() as u64, *G::INFO.seats.end() as u64);
    let seats = (least + seed % (most - least + 1)) as usize;
    let setup = random_setup::<G>(seats, &mut draw);
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let table = Table::<G>::start(chairs(seats), Answering::default(), setup, Seed::new(bytes), &mut stamps);
    let mut table = table.map_err(|flaws| format!("{flaws:?}"))?;
    let everything: Vec<String> = G::Breach::REGISTER.iter().map(|info| info.id.to_owned()).collect();
    let mut random = RandomPlay::new(table.state());
    let mut play = Play::new(table.state());
    // Every second game starts from a changed board and changed amounts.
    let mut at_start: u32 = if seed.is_multiple_of(2) { 0 } else { 5 };
    while table.lines().len() < MOST_LINES {
        let step = if at_start > 0 { UNDO + WAIVED } else { draw.below(100) };
        at_start = at_start.saturating_sub(1);
        if step < UNDO {
            check_errors_change_nothing(&mut table, |table| {
                table.undo(By::Table, &mut stamps).inspect(|_| counts.undone += 1)
            })?;
        } else if step < UNDO + WAIVED {
            let Some((by, command)) = breaking_command(table.state(), &mut draw, &mut play) else { continue };
            check_errors_change_nothing(&mut table, |table| {
                table.command(by, command, &everything, &mut stamps).inspect(|_| counts.waived += 1)
            })?;
        } else if step < UNDO + WAIVED + CORRECTED {
            let correction = table.state().some_correction(&mut draw);
            let by = Actor::Seat(Seat(draw.below(seats as u32) as u8));
            check_errors_change_nothing(&mut table, |table| {
                table.command(by, correction, &[], &mut stamps).inspect(|_| counts.corrected += 1)
            })?;
        } else {
            random.put(table.state());
            match random.choose(&mut draw) {
                None => break,
                Some((_, None)) => return Err(format!("stuck at\n{}", table.state().position())),
                Some((by, Some(command))) => {
                    table
                        .command(by, command, &[], &mut stamps)
                        .map_err(|problem: TableProblem<_>| format!("{problem:?} at\n{}", table.state().position()))?;
                }
            }
        }
        let flaws = table.state().audit();
        if !flaws.is_empty() {
            return Err(format!("{flaws:?}\n{}", table.state().position()));
        }
    }
    counts.lines += table.lines().len() as u64;
    if table.lines().len() < MOST_LINES {
        counts.ended += 1;
    } else {
        counts.stopped += 1;
    }
    if let Some(draw) = table.check_draws().iter().find(|draw| draw.proof != DrawProof::Holds) {
        return Err(format!("made again, a draw is another: {draw:?}"));
    }
    if seed.is_multiple_of(READ_AGAIN) { check_undo_and_redo(&mut table) } else { Ok(()) }
}

/// Returns a command of an asked seat that breaks a rule and is possible with all rules waived. `None` if none was found.
fn breaking_command<G: GameTestExt>(state: &G, draw: &mut dyn Draw, play: &mut Play<G>) -> Option<(Actor, G::Command)> {
    let everything: Vec<&str> = G::Breach::REGISTER.iter().map(|info| info.id).collect();
    let (by, _) = *pick(&state.asks(), draw)?;
    let mut all = Vec::new();
    state.all_commands(by, &mut all);
    let mut tried = std::iter::repeat_with(|| pick(&all, draw).cloned()).take(TRIES).flatten();
    let breaks = |command: &G::Command, play: &mut Play<G>| {
        play.try_apply(state, by, command, &everything).is_ok_and(|attempt| !attempt.waived.is_empty())
    };
    tried.find(|command| breaks(command, play)).map(|command| (by, command))
}

fn pick<'a, T>(all: &'a [T], draw: &mut dyn Draw) -> Option<&'a T> {
    let count = u32::try_from(all.len()).ok().filter(|count| *count > 0)?;
    all.get(draw.below(count) as usize)
}

/// Returns the default set-up with some of its options the other way, or unchanged if the game refuses that.
pub fn random_setup<G: Game>(seats: usize, draw: &mut dyn Draw) -> G::Setup {
    let mut setup = json!(G::default_setup(seats));
    flip_options(&mut setup, draw);
    let setup = serde_json::from_value(setup).ok();
    let starts = |setup: &G::Setup| G::start(&G::complete(setup.clone()), seats).is_ok();
    setup.filter(starts).unwrap_or_else(|| G::default_setup(seats))
}

fn flip_options(value: &mut Value, draw: &mut dyn Draw) {
    match value {
        Value::Bool(is) => *is ^= draw.below(4) == 0,
        Value::Object(members) => {
            // A board has values without number, which are no options.
            members.iter_mut().filter(|(name, _)| *name != "board").for_each(|(_, value)| flip_options(value, draw));
        }
        _ => {}
    }
}
