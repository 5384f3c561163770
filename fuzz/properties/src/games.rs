//! Play of every game, with the choices of the input.

use kernel::suite::{self, SeatChangeCounts, chairs, test_stamps};
use kernel::{Answering, Draw, GameTestExt, Play, Seed, Table, TableView, Viewer};
use libertalia::Libertalia;
use serenissima::Serenissima;
use serenissima_1996::Serenissima1996;
use twilight::Twilight;

use crate::choices::Choices;
use crate::records::viewers;

/// The most entries of a table, and the most steps of two worlds.
const MOST_ENTRIES: usize = 150;
const MOST_STEPS: u32 = 24;

/// Decisions played from an accepted position.
const DECISIONS: u32 = 8;

/// A game is played with commands, waivers, corrections, undo, redo, jumps, late answers and seats that players leave.
/// The audit finds no flaw, an error changes nothing, the record reads the same again, and no viewer notices a secret.
/// The first bytes choose the game, the set-up and the law.
pub fn games(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let checked = match choices.below(4) {
        0 => play::<Serenissima>(&mut choices),
        1 => play::<Serenissima1996>(&mut choices),
        2 => play::<Twilight>(&mut choices),
        _ => play::<Libertalia>(&mut choices),
    };
    checked.unwrap_or_else(|broken| panic!("{broken}"));
}

fn play<G: GameTestExt>(choices: &mut Choices<'_>) -> Result<(), suite::Violation> {
    let (least, most) = (*G::INFO.seats.start(), *G::INFO.seats.end());
    let seats = least + choices.below((most - least + 1) as u32) as usize;
    let setup = suite::random_setup::<G>(seats, choices);
    // Longer inputs play longer, so that each byte counts.
    let entries = (choices.left() / 4).min(MOST_ENTRIES);
    let law = choices.below(3);
    if law == 0 {
        let first = G::start(&G::complete(setup), seats).map_err(|flaws| format!("{flaws:?}"))?;
        let viewers: Vec<Viewer> = viewers(seats).collect();
        let hears = |seen: &TableView<'_, G>, by, command: &G::Command| seen.may_see_verdict(by, command);
        let steps = (choices.left() as u32 / 16).min(MOST_STEPS);
        return suite::compare_worlds(&first, seats, &viewers, choices, steps, hears).map(drop);
    }
    let mut stamps = test_stamps();
    let seed = Seed::new([choices.below(256) as u8; 32]);
    let table = Table::<G>::start(chairs(seats), Answering::default(), setup, seed, &mut stamps);
    let mut table = table.map_err(|flaws| format!("{flaws:?}"))?;
    if law == 1 {
        suite::play_at_random(&mut table, choices, &mut stamps, entries, true)?;
    } else {
        suite::play_with_gaps(&mut table, entries, choices, &mut stamps, &mut SeatChangeCounts::default())?;
    }
    suite::check_question_ids(&table)?;
    suite::check_undo_and_redo(&mut table)
}

/// A position in table notation is refused, or can be shown and played on, and is written as it is read. The first line
/// is the id of the game.
pub fn position(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let (id, position) = text.split_once('\n').unwrap_or((&text, ""));
    let checked = match id {
        "serenissima-2e" => read_position::<Serenissima>(position),
        "serenissima-1996" => read_position::<Serenissima1996>(position),
        "twilight" => read_position::<Twilight>(position),
        "libertalia" => read_position::<Libertalia>(position),
        _ => return,
    };
    checked.unwrap_or_else(|broken| panic!("{broken}"));
}

fn read_position<G: GameTestExt>(text: &str) -> Result<(), suite::Violation> {
    let Ok(state) = suite::start::<G>(&G::complete(G::setup_at(text))) else {
        let seats = *G::INFO.seats.start();
        let first = G::start(&G::complete(G::default_setup(seats)), seats).map_err(|flaws| format!("{flaws:?}"))?;
        return suite::refused_or_played(text, seats, 0, &mut Choices::new(&[]), &mut Play::new(&first)).map(drop);
    };
    let written = state.position();
    let again = suite::start::<G>(&G::complete(G::setup_at(&written)));
    if again.as_ref() != Ok(&state) {
        return Err(format!("read otherwise:\n{written}\n{again:?}"));
    }
    let seats =
        G::INFO.seats.clone().find(|seats| G::start(&G::complete(G::setup_at(text)), *seats).is_ok()).unwrap_or(2);
    let mut choices = Choices::new(text.as_bytes());
    suite::refused_or_played(text, seats, DECISIONS, &mut choices, &mut Play::new(&state)).map(drop)
}
