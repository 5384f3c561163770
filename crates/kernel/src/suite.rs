//! The laws that hold for every game, as plain functions that say what they found. Tests of the
//! workspace run them over the catalogue; a new game has nothing to write.

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use crate::random::{RandomPlay, Step};
use crate::record::By;
use crate::{Actor, Draw, Game, Play, Rule, Seat, Seed, Stamp, Table, Viewer};

/// What broke a law, with the position where it did.
pub type Broken = String;

/// Stamps for tests: a counter instead of clock and randomness.
pub fn test_stamps() -> impl FnMut() -> Stamp {
    let mut n = 0;
    move || {
        n += 1;
        Stamp { at: format!("2012-01-01T00:00:{:02}Z", n % 60), nonce: format!("{n:016x}") }
    }
}

/// `legal` lists what `decide` accepts, both ways, in every position of a random game.
///
/// # Errors
/// The first command on which they differ.
pub fn legal_iff_decided<G: Game>(start: G, seats: usize, seed: u64) -> Result<u64, Broken> {
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let mut random = RandomPlay::new(start);
    let mut play = Play::new(&random.state);
    let (mut legal, mut universe) = (Vec::new(), Vec::new());
    let mut positions = 0;
    loop {
        for seat in 0..seats as u8 {
            let by = Actor::Seat(Seat(seat));
            legal.clear();
            universe.clear();
            random.state.legal(by, &mut legal);
            random.state.universe(by, &mut universe);
            for command in legal.iter() {
                if let Err(refusal) = play.attempt(&random.state, by, command, &[]) {
                    return Err(format!("{command:?} is listed but {refusal:?}\n{}", random.state.position()));
                }
            }
            for command in universe.iter().filter(|command| !legal.contains(command)) {
                if play.attempt(&random.state, by, command, &[]).is_ok() {
                    return Err(format!("{command:?} by {by:?} stands but is not listed\n{}", random.state.position()));
                }
            }
        }
        positions += 1;
        match random.step(&mut draw) {
            Step::Played => {}
            Step::Over => return Ok(positions),
            Step::Stuck => return Err(format!("stuck at\n{}", random.state.position())),
        }
    }
}

/// Random commands with every rule waived, and random corrections, among random legal play: the
/// audit stays empty and nothing panics.
///
/// # Errors
/// The first flaw.
pub fn waive_everything<G: Game>(first: G, seats: usize, seed: u64, commands: u32) -> Result<u64, Broken> {
    let everything: Vec<&str> = G::Breach::REGISTER.iter().map(|info| info.id).collect();
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let mut random = RandomPlay::new(first.clone());
    let mut play = Play::new(&first);
    let mut universe = Vec::new();
    let mut stood = 0;
    for _ in 0..commands {
        let by = Actor::Seat(Seat(draw.below(seats as u32) as u8));
        let command = match draw.below(8) {
            0 => Some(random.state.some_correction(&mut draw)),
            1..=4 => {
                universe.clear();
                random.state.universe(by, &mut universe);
                let n = universe.len();
                (n > 0).then(|| universe.swap_remove(draw.below(n as u32) as usize))
            }
            _ => None,
        };
        match command {
            Some(command) => {
                if play.attempt(&random.state, by, &command, &everything).is_ok() {
                    stood += 1;
                    random.state.clone_from(play.outcome().0);
                    let flaws = random.state.audit();
                    if !flaws.is_empty() {
                        return Err(format!("after {command:?}: {flaws:?}\n{}", random.state.position()));
                    }
                }
            }
            None => match random.step(&mut draw) {
                Step::Played => {}
                Step::Over => random = RandomPlay::new(first.clone()),
                Step::Stuck => return Err(format!("stuck at\n{}", random.state.position())),
            },
        }
        let flaws = random.state.audit();
        if !flaws.is_empty() {
            return Err(format!("{flaws:?}\n{}", random.state.position()));
        }
    }
    Ok(stood)
}

/// Every position of a random game, written in notation, is read as it was written.
///
/// # Errors
/// The first position that is not.
pub fn positions_round_trip<G: Game>(start: G, seed: u64) -> Result<(), Broken> {
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let mut random = RandomPlay::new(start);
    loop {
        let text = random.state.position();
        match G::start(&G::complete(G::setup_at(&text))) {
            Ok(read) if read == random.state => {}
            Ok(read) => return Err(format!("read otherwise:\n{text}\n{}", read.position())),
            Err(flaws) => return Err(format!("not read: {flaws:?}\n{text}")),
        }
        match random.step(&mut draw) {
            Step::Played => {}
            Step::Over => return Ok(()),
            Step::Stuck => return Err(format!("stuck at\n{text}")),
        }
    }
}

/// A viewer's view and told events do not depend on what the viewer may not know.
///
/// # Errors
/// The first thing that differs.
pub fn keeps_secrets<G: Game>(start: G, seats: usize, seed: u64) -> Result<(), Broken> {
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let mut random = RandomPlay::new(start);
    let mut viewers = vec![Viewer::Table, Viewer::Spectator];
    viewers.extend((0..seats as u8).map(|seat| Viewer::Seat(Seat(seat))));
    let seen = |state: &G, viewer, advised: bool| {
        let mut legal = Vec::new();
        for seat in 0..seats as u8 {
            state.known_to(viewer).legal(Actor::Seat(Seat(seat)), &mut legal);
        }
        let known = state.known_to(viewer);
        // Advice takes long: it is asked for now and then.
        let asking = if advised { seats as u8 } else { 0 };
        let hints: Vec<_> = (0..asking).map(|seat| known.hints(Seat(seat))).collect();
        serde_json::to_string(&(state.view(viewer), legal, hints)).unwrap_or_default()
    };
    loop {
        let step = random.step(&mut draw);
        let advised = draw.below(40) == 0;
        for &viewer in &viewers {
            let other = random.state.scrambled(viewer, &mut draw);
            if seen(&random.state, viewer, advised) != seen(&other, viewer, advised) {
                return Err(format!("the view of {viewer:?} leaks at\n{}", random.state.position()));
            }
            let leaks = |event: &G::Event| random.state.tell(event, viewer) != other.tell(event, viewer);
            if let Some(event) = random.events().iter().find(|event| leaks(event)) {
                return Err(format!("{event:?} leaks to {viewer:?}"));
            }
        }
        match step {
            Step::Played => {}
            Step::Over => return Ok(()),
            Step::Stuck => return Err(format!("stuck at\n{}", random.state.position())),
        }
    }
}

/// A table played at random to the end (or to so many entries), with undo, redo, jumps, waivers and
/// corrections mixed in when `meddle`.
///
/// # Errors
/// When the table cannot be set up or play is stuck.
pub fn random_table<G: Game>(
    setup: G::Setup,
    seating: Vec<crate::Chair>,
    seed: u64,
    most: usize,
    meddle: bool,
) -> Result<Table<G>, Broken> {
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let mut stamps = test_stamps();
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let mut table = Table::<G>::start(seating, crate::Answering::default(), setup, Seed::new(bytes), &mut stamps)
        .map_err(|flaws| format!("{flaws:?}"))?;
    let seats = table.settings().seating.len() as u32;
    let mut random = RandomPlay::new(table.state().clone());
    while table.lines().len() < most {
        if meddle {
            let everything: Vec<String> = G::Breach::REGISTER.iter().map(|info| info.id.to_owned()).collect();
            let by = Actor::Seat(Seat(draw.below(seats) as u8));
            match draw.below(24) {
                0 => drop(table.undo(By::Table, &mut stamps)),
                1 => drop(table.redo(By::Table, &mut stamps)),
                2 => drop(table.jump(draw.below(table.lines().len() as u32), By::Table, &mut stamps)),
                3 => drop(table.command(by, table.state().some_correction(&mut draw), &[], &mut stamps)),
                4 => {
                    let mut universe = Vec::new();
                    table.state().universe(by, &mut universe);
                    if !universe.is_empty() {
                        let n = draw.below(universe.len() as u32) as usize;
                        drop(table.command(by, universe.swap_remove(n), &everything, &mut stamps));
                    }
                }
                _ => {}
            }
            let flaws = table.state().audit();
            if !flaws.is_empty() {
                return Err(format!("{flaws:?}\n{}", table.state().position()));
            }
        }
        random.state.clone_from(table.state());
        match random.choose(&mut draw) {
            None if meddle => drop(table.undo(By::Table, &mut stamps)),
            None => break,
            Some((_, None)) => return Err(format!("stuck at\n{}", table.state().position())),
            Some((by, Some(command))) => {
                table.command(by, command, &[], &mut stamps).map_err(|problem| format!("{problem:?}"))?;
            }
        }
    }
    Ok(table)
}

/// Undone to the set-up and redone, a table stands where it stood; its record, read again, gives the
/// same state, strictly too.
///
/// # Errors
/// What differs.
pub fn goes_back_and_forth<G: Game>(table: &mut Table<G>) -> Result<(), Broken> {
    let lines: Vec<String> = table.lines().iter().map(|sealed| sealed.line.clone()).collect();
    let opened =
        Table::<G>::open(lines.iter().map(String::as_str), None, true).map_err(|fault| format!("{fault:?}"))?;
    if let Some(damage) = opened.damage {
        return Err(format!("{damage:?}"));
    }
    if opened.table.state() != table.state() || opened.table.head() != table.head() {
        return Err("read again, the record gives another state".into());
    }
    let mut stamps = test_stamps();
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
