//! The games that are played here.

use kernel::erased::AnyGame;

/// All games that are played here: handed in, so that nothing else names one.
#[derive(Clone, Copy)]
pub struct Games(pub &'static [&'static dyn AnyGame]);

impl Games {
    /// The game with this id.
    pub fn game(&self, id: &str) -> Option<&'static dyn AnyGame> {
        self.0.iter().copied().find(|game| game.id() == id)
    }
}
