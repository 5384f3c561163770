//! The law of empty seats: the table answers for empty seats until a taken seat is asked. A table without any player
//! pauses.

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::{Violation, chairs, check_undo_and_redo, test_stamps};
use crate::random::RandomPlay;
use crate::record::{By, EntryKind, Settings};
use crate::{
    Actor, Answering, Appended, Chair, Draw, EntryMetaSource, Game, GameTestExt, Seat, Seed, Table, TableProblem,
    Viewer,
};

/// The maximum number of seats tried among those asked at once.
const LOOKS: usize = 64;

/// The statistics of a table with leaving and arriving players.
#[derive(Clone, Copy, Debug, Default)]
pub struct SeatChangeCounts {
    /// The number of times that a seat was left or taken.
    pub moves: u64,
    /// The number of answers for empty seats.
    pub absent: u64,
    /// The number of times that all seats were empty and nothing was answered.
    pub deserted: u64,
    /// The number of times that a question to an empty seat waited for a tap after a head move.
    pub waited: u64,
}

/// Plays tables at random up to a total number of lines. Meanwhile people leave and sit down, undo, redo and jump.
/// Several tables are needed, because one is soon over if an absent player gives up.
///
/// # Errors
/// If a table hangs, continues without any player, answers for a present player, or cannot be read again.
pub fn check_empty_seats<G: GameTestExt>(
    setup: G::Setup,
    seats: usize,
    seed: u64,
    most: usize,
) -> Result<SeatChangeCounts, Violation> {
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let mut stamps = test_stamps();
    let (mut seen, mut lines, mut nth) = (SeatChangeCounts::default(), 0, 0_u8);
    while lines < most {
        let seed = Seed::new([(seed as u8).wrapping_add(nth); 32]);
        let table = Table::<G>::start(chairs(seats), Answering::default(), setup.clone(), seed, &mut stamps);
        let mut table = table.map_err(|flaws| format!("{flaws:?}"))?;
        play_with_gaps(&mut table, most - lines, &mut draw, &mut stamps, &mut seen)?;
        check_undo_and_redo(&mut table)?;
        lines += table.lines().len();
        nth = nth.wrapping_add(1);
    }
    Ok(seen)
}

/// Plays a table at random to its end, or to a number of lines, while people leave and sit down.
///
/// # Errors
/// Those of [`check_empty_seats`].
pub fn play_with_gaps<G: GameTestExt>(
    table: &mut Table<G>,
    most: usize,
    draw: &mut dyn Draw,
    stamps: &mut dyn EntryMetaSource,
    seen: &mut SeatChangeCounts,
) -> Result<(), Violation> {
    let mut random = RandomPlay::new(table.state());
    while table.lines().len() < most {
        let before = table.entries().len();
        let there = table.settings().clone();
        let step = some_step(table, &mut random, draw, stamps);
        step.map_err(|problem| format!("{problem:?} at\n{}", table.state().position()))?;
        check_step(table, before, &there, seen)?;
        if table.state().asks().is_empty() && draw.below(4) > 0 {
            break;
        }
    }
    Ok(())
}

fn some_step<G: GameTestExt>(
    table: &mut Table<G>,
    random: &mut RandomPlay<G>,
    draw: &mut dyn Draw,
    stamps: &mut dyn EntryMetaSource,
) -> Result<(), TableProblem<G::Breach>> {
    let nothing_there = |done: Result<_, _>| match done {
        Err(TableProblem::NothingToUndo | TableProblem::NothingToRedo | TableProblem::NoSuchEntry(_)) => Ok(()),
        done => done.map(drop),
    };
    let (number, seats) = (draw.below(table.lines().len() as u32), table.settings().seating.len());
    match draw.below(16) {
        0..=2 => return toggle_seat(table, draw.below(seats as u32) as usize, stamps).map(drop),
        3 => return nothing_there(table.undo(By::Table, stamps)),
        4 if draw.below(4) == 0 => return nothing_there(table.redo(By::Table, stamps)),
        5 if draw.below(2) == 0 => return nothing_there(table.jump(number, By::Table, stamps)),
        _ => {}
    }
    if table.waits() {
        return table.answer(stamps).map(drop);
    }
    let asked: Vec<Actor> = table.view_for(Viewer::Table).asks().iter().map(|(actor, ..)| *actor).collect();
    random.put(table.state());
    let mut said = std::iter::repeat_with(|| random.choose(draw)).take(LOOKS).flatten();
    match said.find(|(actor, _)| asked.contains(actor)) {
        // All seats are empty: a player sits down.
        Some((actor, _)) if all_seats_empty(table.settings()) && actor != Actor::Chance => {
            toggle_seat(table, 0, stamps).map(drop)
        }
        Some((actor, Some(command))) => table.command(actor, command, &[], stamps).map(drop),
        _ => nothing_there(table.undo(By::Table, stamps)),
    }
}

fn all_seats_empty(settings: &Settings) -> bool {
    settings.seating.iter().all(|chair| chair.empty)
}

/// Makes a player leave or sit down.
pub(super) fn toggle_seat<G: Game>(
    table: &mut Table<G>,
    seat: usize,
    stamps: &mut dyn EntryMetaSource,
) -> Result<Appended, TableProblem<G::Breach>> {
    let mut settings = table.settings().clone();
    settings.seating.iter_mut().skip(seat).take(1).for_each(|chair| chair.empty = !chair.empty);
    table.set(settings, By::Table, stamps)
}

/// Checks the entries of a step and the table after it.
fn check_step<G: Game>(
    table: &Table<G>,
    before: usize,
    there: &Settings,
    seen: &mut SeatChangeCounts,
) -> Result<(), Violation> {
    let at = || table.state().position();
    let now = table.settings();
    seen.moves += u64::from(now != there);
    for entry in table.entries().iter().skip(before) {
        let EntryKind::Command(accepted) = &entry.kind else { continue };
        let By::Seat(seat) = entry.by else { continue };
        let sits = now.is_there(Actor::Seat(seat));
        if accepted.absent && (sits || all_seats_empty(now)) {
            return Err(format!("{:?} was answered for {seat:?}\n{}", accepted.command, at()));
        }
        seen.absent += u64::from(accepted.absent);
    }
    let asks = table.state().asks();
    let anybody = asks.iter().any(|(actor, _)| now.is_there(*actor));
    let shown = table.view_for(Viewer::Table).asks();
    if shown.iter().any(|(actor, ..)| now.is_there(*actor) != anybody) {
        return Err(format!("{shown:?} are asked\n{}", at()));
    }
    let answer = table.answer_for_empty_seat();
    seen.deserted += u64::from(all_seats_empty(now) && !anybody && !asks.is_empty());
    match answer {
        Some(_) if table.waits() => seen.waited += 1,
        Some(answer) => return Err(format!("nobody says {answer:?}\n{}", at())),
        None => {}
    }
    Ok(())
}

/// Checks a game that waits for players: nothing is asked, accepted, drawn or dealt before it begins. It begins when
/// the last seat is taken, or when a player begins it. A full table has the same result as one that never waited. It
/// never waits again.
///
/// # Errors
/// If something happens before, nothing after, or the record reads otherwise.
pub fn check_waiting_for_players<G: Game>(setup: &G::Setup, seats: usize, seed: u64) -> Result<(), Violation> {
    let seed = || Seed::new([seed as u8; 32]);
    let (people, mut stamps) = (chairs(seats), test_stamps());
    let whole = Table::<G>::start(people.clone(), Answering::default(), setup.clone(), seed(), &mut stamps);
    let whole = whole.map_err(|flaws| format!("{flaws:?}"))?;
    for is_begun_by_hand in [false, true] {
        let free = (0..).map(Seat).take(seats).map(Chair::without_player).collect();
        let settings = Settings { awaits_players: true, ..Settings::new(free, Answering::default(), vec![]) };
        let table = Table::<G>::start_with(settings, setup.clone(), seed(), &mut stamps);
        let mut table = table.map_err(|flaws| format!("{flaws:?}"))?;
        check_unchanged(&mut table, &mut stamps)?;
        let comes = if is_begun_by_hand { seats - 1 } else { seats };
        for (seat, chair) in people.iter().enumerate().take(comes) {
            let mut settings = table.settings().clone();
            settings.seating[seat].clone_from(chair);
            table.set(settings, By::Table, &mut stamps).map_err(|problem| format!("{problem:?}"))?;
            if seat + 1 < seats {
                check_unchanged(&mut table, &mut stamps)?;
            }
        }
        if is_begun_by_hand {
            let settings = Settings { awaits_players: false, ..table.settings().clone() };
            table.set(settings, By::Table, &mut stamps).map_err(|problem| format!("{problem:?}"))?;
        } else if table.state() != whole.state() {
            return Err(format!("begun late it is another game:\n{}", table.state().position()));
        }
        if !table.state().asks().is_empty() && table.view_for(Viewer::Table).asks().is_empty() {
            return Err("it has begun, and nobody is asked".into());
        }
        let late = Settings { awaits_players: true, ..table.settings().clone() };
        table.set(late, By::Table, &mut stamps).map_err(|problem| format!("{problem:?}"))?;
        if table.settings().awaits_players {
            return Err("it waits again".into());
        }
        check_undo_and_redo(&mut table)?;
    }
    Ok(())
}

/// Checks that no request changes a waiting table, and that the table is the same when it is read again.
fn check_unchanged<G: Game>(table: &mut Table<G>, stamps: &mut dyn EntryMetaSource) -> Result<(), Violation> {
    let lines: Vec<String> = table.lines().iter().map(|sealed| sealed.line.clone()).collect();
    let mut legal = Vec::new();
    for (actor, _) in table.state().asks() {
        table.state().legal(actor, &mut legal);
        for command in legal.drain(..) {
            let said = table.command(actor, command, &[], stamps);
            if !matches!(said, Err(TableProblem::NotBegun)) {
                return Err(format!("{said:?} before the game has begun"));
            }
        }
    }
    let done = [table.answer(stamps), table.jump(0, By::Table, stamps), table.undo(By::Table, stamps)];
    if let Some(done) = done.iter().find(|done| done.is_ok()) {
        return Err(format!("{done:?} before the game has begun"));
    }
    let again = Table::<G>::open(lines.iter().map(String::as_str), None, true).map_err(|fault| format!("{fault:?}"))?;
    for table in [&*table, &again.table] {
        let asks = table.view_for(Viewer::Table).asks();
        let is_new = Some(table.state()) == table.state_at(0).as_ref() && table.lines().len() == lines.len();
        if !asks.is_empty() || !is_new || table.waits() || !table.settings().awaits_players {
            return Err(format!("{asks:?} are asked, or something happened, before the game has begun"));
        }
    }
    Ok(())
}
