//! Who was likely to win: games that are played on at random from what a viewer could know.

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::WinChance;
use crate::random::{RandomPlay, StepResult};
use crate::{Game, Seen, Viewer};

/// A random game that goes on for longer is given up.
const MOST_STEPS: u32 = 20_000;

/// Fewer games tell nothing.
const FEWEST: u32 = 8;

/// Games that are played on from some entries. It holds all that it needs: the table is not held up.
pub struct Playouts<G: Game> {
    viewer: Viewer,
    from: Vec<From<G>>,
    seats: usize,
}

struct From<G> {
    entry: u32,
    known: G,
    /// From the entry's number: asked again, the same comes of as many games.
    draw: ChaCha20Rng,
    /// Games won, by seat: who ties shares.
    won: Vec<f64>,
    games: u32,
}

impl<G: Game> Seen<'_, G> {
    /// Games from these entries, none of which is played yet. None if there is no such entry.
    pub fn playouts(&self, entries: &[u32]) -> Option<Playouts<G>> {
        let seats = self.table.settings().seating.len();
        let from = |entry: &u32| {
            let known = self.table.state_at(*entry)?.known_to(self.viewer);
            let draw = ChaCha20Rng::seed_from_u64((*entry).into());
            Some(From { entry: *entry, known, draw, won: vec![0.0; seats], games: 0 })
        };
        Some(Playouts { viewer: self.viewer, from: entries.iter().map(from).collect::<Option<_>>()?, seats })
    }
}

/// [`Playouts`] of whatever game.
pub trait AnyPlayouts: Send {
    /// Plays one more game from each of the entries, or as many of them as `goes_on` lets it.
    fn play(&mut self, goes_on: &mut dyn FnMut() -> bool);
    /// What has come of all so far; entries from which too few games came to an end are left out.
    fn chances(&self) -> Vec<WinChance>;
}

impl<G: Game> AnyPlayouts for Playouts<G> {
    fn play(&mut self, goes_on: &mut dyn FnMut() -> bool) {
        for from in &mut self.from {
            if !goes_on() {
                return;
            }
            if from.known.result().is_none() {
                from.play(self.viewer);
            }
        }
    }

    fn chances(&self) -> Vec<WinChance> {
        self.from.iter().filter_map(|from| from.chance(self.seats)).collect()
    }
}

impl<G: Game> From<G> {
    fn play(&mut self, viewer: Viewer) {
        let world = self.known.imagine(viewer, &mut self.draw);
        let mut random = RandomPlay::new(&world);
        let over = (0..MOST_STEPS).any(|_| random.step(&mut self.draw) != StepResult::Played);
        if let Some(places) = random.state().result().filter(|_| over) {
            share(&places, &mut self.won);
            self.games += 1;
        }
    }

    fn chance(&self, seats: usize) -> Option<WinChance> {
        let (entry, games) = (self.entry, self.games);
        if let Some(places) = self.known.result() {
            let mut shares = vec![0.0; seats];
            share(&places, &mut shares);
            return Some(WinChance { entry, shares, error: 0.0, games: 0 });
        }
        if games < FEWEST {
            return None;
        }
        let shares: Vec<f64> = self.won.iter().map(|won| won / f64::from(games)).collect();
        // As if each had won one more and lost one more: what never happened is not impossible.
        let error = |won: &f64| {
            let (n, p) = (f64::from(games), (won + 1.0) / f64::from(games + 2));
            (p * (1.0 - p) / n).sqrt()
        };
        let error = self.won.iter().map(error).fold(0.0, f64::max);
        Some(WinChance { entry, shares, error, games })
    }
}

/// Whoever is first has won, together with all who are.
fn share(places: &[u8], won: &mut [f64]) {
    let first = places.iter().filter(|place| **place == 1).count().max(1);
    won.iter_mut().zip(places).filter(|(_, place)| **place == 1).for_each(|(won, _)| *won += 1.0 / first as f64);
}
