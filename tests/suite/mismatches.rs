//! Mismatches between table and record: one wrong fact is planted in each of a hundred simulated tables.

use kernel::suite::test_stamps;
use kernel::{AnswerBy, Answering, Chair, CheckArea, Draw, Rules, Seed, Table, Viewer};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serenissima::Serenissima;

fn table(seats: usize, nth: u64) -> Table<Serenissima> {
    let names = ["Anna", "Bruno", "Chiara", "Dario"];
    let chairs = names[..seats].iter().map(|name| Chair::with_player(*name)).collect();
    // Every other table rolls its own dice.
    let by = if nth.is_multiple_of(2) { AnswerBy::App } else { AnswerBy::Table };
    let seed = Seed::new([nth as u8; 32]);
    Table::start(chairs, Answering::all(by), Serenissima::default_setup(seats), seed, &mut test_stamps())
        .expect("a table")
}

/// Plays random legal commands until a turn has ended, and notes what moved. Returns false if the game is over.
fn play_a_turn(table: &mut Table<Serenissima>, draw: &mut ChaCha20Rng, moved: &mut Vec<String>) -> bool {
    let mut stamps = test_stamps();
    moved.clear();
    let turn = table.progress().turn;
    while table.progress().turn == turn {
        let Some((by, _)) = table.state().asks().first().cloned() else { return false };
        let mut legal = Vec::new();
        table.state().legal(by, &mut legal);
        legal.retain(|command| !Serenissima::is_reversible(command) || draw.below(4) == 0);
        let command = match legal.len() {
            0 => kernel::chance(table.state(), draw).expect("chance"),
            some => legal.swap_remove(draw.below(some as u32) as usize),
        };
        let before = table.state().check_areas();
        table.command(by, command, &[], &mut stamps).expect("accepted");
        note(&before, &table.state().check_areas(), moved);
    }
    true
}

/// Notes everything that was moved, because a player may have put it in a wrong place.
fn note(before: &[CheckArea], after: &[CheckArea], moved: &mut Vec<String>) {
    for part in after {
        let old = before.iter().find(|old| old.id == part.id).map(|old| old.things.as_slice()).unwrap_or_default();
        let fresh = part.things.iter().filter(|thing| !old.contains(thing)).count();
        moved.extend(std::iter::repeat_n(part.id.clone(), fresh));
    }
}

#[test]
fn a_wrong_fact_is_found_within_two_rounds() {
    let mut found = [0, 0];
    for nth in 0..100 {
        let mut draw = ChaCha20Rng::seed_from_u64(nth);
        let mut table = table(2 + (nth % 3) as usize, nth);
        let mut moved = Vec::new();
        for _ in 0..2 + nth % 4 {
            assert!(play_a_turn(&mut table, &mut draw, &mut moved), "{nth}: the game is over too soon");
        }
        // The mistake happened in the turn that has just ended.
        let wrong = moved[draw.below(moved.len() as u32) as usize].clone();
        let first = table.view_for(Viewer::Table).likely_mismatches(&[]);
        assert!((1..=3).contains(&first.len()));
        if first.contains(&wrong) {
            found[0] += 1;
            continue;
        }
        let seen: Vec<(String, u32)> = first.into_iter().map(|part| (part, table.head())).collect();
        play_a_turn(&mut table, &mut draw, &mut moved);
        found[1] += u32::from(table.view_for(Viewer::Table).likely_mismatches(&seen).contains(&wrong));
    }
    println!("found at once {}, in the second round {}", found[0], found[1]);
    assert!(found[0] + found[1] >= 90, "{found:?}");
}

#[test]
fn confirmed_check_area_is_not_repeated_at_once() {
    let mut draw = ChaCha20Rng::seed_from_u64(7);
    let mut table = table(3, 7);
    play_a_turn(&mut table, &mut draw, &mut Vec::new());
    let first = table.view_for(Viewer::Table).likely_mismatches(&[]);
    let seen: Vec<(String, u32)> = first.iter().map(|part| (part.clone(), table.head())).collect();
    assert!(table.view_for(Viewer::Table).likely_mismatches(&seen).iter().all(|part| !first.contains(part)));
}
