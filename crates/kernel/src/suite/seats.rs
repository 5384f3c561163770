//! The law of empty seats: a table where somebody is missing goes on by itself until somebody is asked who is
//! there, and with nobody at all it stands still.

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::{Broken, chairs, goes_back_and_forth, test_stamps};
use crate::random::RandomPlay;
use crate::record::{By, Deed, Settings};
use crate::{Actor, Answering, Appended, Draw, Game, Seed, Stamps, Table, TableProblem, Trials, Viewer};

/// How often somebody is looked for among those who are asked at once.
const LOOKS: usize = 64;

/// What came of a table whose people came and went.
#[derive(Clone, Copy, Debug, Default)]
pub struct ComingsAndGoings {
    /// How often a seat was left or taken.
    pub moves: u64,
    /// How many answers were given for nobody.
    pub absent: u64,
    /// How often nobody was there, and nothing went on.
    pub deserted: u64,
    /// How often what is asked of nobody waited for a tap, because the head was moved there.
    pub waited: u64,
}

/// Plays tables at random, one after the other, to so many lines in all, while people leave and sit down, undo, redo and
/// jump. Where an absent player gives up, a table is over after a few lines, so one says little.
///
/// # Errors
/// Where a table hangs, continues without any player, answers for a player who is there, or cannot be read again.
pub fn goes_on_without_them<G: Trials>(
    setup: G::Setup,
    seats: usize,
    seed: u64,
    most: usize,
) -> Result<ComingsAndGoings, Broken> {
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let mut stamps = test_stamps();
    let (mut seen, mut lines, mut nth) = (ComingsAndGoings::default(), 0, 0_u8);
    while lines < most {
        let seed = Seed::new([(seed as u8).wrapping_add(nth); 32]);
        let table = Table::<G>::start(chairs(seats), Answering::default(), setup.clone(), seed, &mut stamps);
        let mut table = table.map_err(|flaws| format!("{flaws:?}"))?;
        play_with_gaps(&mut table, most - lines, &mut draw, &mut stamps, &mut seen)?;
        goes_back_and_forth(&mut table)?;
        lines += table.lines().len();
        nth = nth.wrapping_add(1);
    }
    Ok(seen)
}

/// Plays a table at random to its end, or to so many lines.
fn play_with_gaps<G: Trials>(
    table: &mut Table<G>,
    most: usize,
    draw: &mut ChaCha20Rng,
    stamps: &mut dyn Stamps,
    seen: &mut ComingsAndGoings,
) -> Result<(), Broken> {
    let mut random = RandomPlay::new(table.state());
    while table.lines().len() < most {
        let before = table.entries().len();
        let there = table.settings().clone();
        let step = some_step(table, &mut random, draw, stamps);
        step.map_err(|problem| format!("{problem:?} at\n{}", table.state().position()))?;
        look(table, before, &there, seen)?;
        if table.state().asks().is_empty() && draw.below(4) > 0 {
            break;
        }
    }
    Ok(())
}

fn some_step<G: Trials>(
    table: &mut Table<G>,
    random: &mut RandomPlay<G>,
    draw: &mut ChaCha20Rng,
    stamps: &mut dyn Stamps,
) -> Result<(), TableProblem<G::Breach>> {
    let nothing_there = |done: Result<_, _>| match done {
        Err(TableProblem::NothingToUndo | TableProblem::NothingToRedo | TableProblem::NoSuchEntry(_)) => Ok(()),
        done => done.map(drop),
    };
    let (number, seats) = (draw.below(table.lines().len() as u32), table.settings().seating.len());
    match draw.below(16) {
        0..=2 => return someone_moves(table, draw.below(seats as u32) as usize, stamps).map(drop),
        3 => return nothing_there(table.undo(By::Table, stamps)),
        4 if draw.below(4) == 0 => return nothing_there(table.redo(By::Table, stamps)),
        5 if draw.below(2) == 0 => return nothing_there(table.jump(number, By::Table, stamps)),
        _ => {}
    }
    if table.waits() {
        return table.answer(stamps).map(drop);
    }
    let asked: Vec<Actor> = table.seen_by(Viewer::Table).asks().iter().map(|(actor, ..)| *actor).collect();
    random.put(table.state());
    let mut said = std::iter::repeat_with(|| random.choose(draw)).take(LOOKS).flatten();
    match said.find(|(actor, _)| asked.contains(actor)) {
        // Nobody is there to say it: somebody comes.
        Some((actor, _)) if deserted(table.settings()) && actor != Actor::Chance => {
            someone_moves(table, 0, stamps).map(drop)
        }
        Some((actor, Some(command))) => table.command(actor, command, &[], stamps).map(drop),
        _ => nothing_there(table.undo(By::Table, stamps)),
    }
}

fn deserted(settings: &Settings) -> bool {
    settings.seating.iter().all(|chair| chair.empty)
}

/// Somebody leaves, or sits down.
pub(super) fn someone_moves<G: Game>(
    table: &mut Table<G>,
    seat: usize,
    stamps: &mut dyn Stamps,
) -> Result<Appended, TableProblem<G::Breach>> {
    let mut settings = table.settings().clone();
    settings.seating.iter_mut().skip(seat).take(1).for_each(|chair| chair.empty = !chair.empty);
    table.set(settings, By::Table, stamps)
}

/// What a step has added, and how the table stands now.
fn look<G: Game>(table: &Table<G>, before: usize, there: &Settings, seen: &mut ComingsAndGoings) -> Result<(), Broken> {
    let at = || table.state().position();
    let now = table.settings();
    seen.moves += u64::from(now != there);
    for entry in table.entries().iter().skip(before) {
        let Deed::Command(accepted) = &entry.deed else { continue };
        let By::Seat(seat) = entry.by else { continue };
        let sits = now.is_there(Actor::Seat(seat));
        if accepted.absent && (sits || deserted(now)) {
            return Err(format!("{:?} was answered for {seat:?}\n{}", accepted.command, at()));
        }
        seen.absent += u64::from(accepted.absent);
    }
    let asks = table.state().asks();
    let anybody = asks.iter().any(|(actor, _)| now.is_there(*actor));
    let shown = table.seen_by(Viewer::Table).asks();
    if shown.iter().any(|(actor, ..)| now.is_there(*actor) != anybody) {
        return Err(format!("{shown:?} are asked\n{}", at()));
    }
    let answer = table.for_nobody();
    seen.deserted += u64::from(deserted(now) && !anybody && !asks.is_empty());
    match answer {
        Some(_) if table.waits() => seen.waited += 1,
        Some(answer) => return Err(format!("nobody says {answer:?}\n{}", at())),
        None => {}
    }
    Ok(())
}
