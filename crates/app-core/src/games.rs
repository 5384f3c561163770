//! The available games.

use kernel::erased::AnyGame;

/// The available games. The caller passes them in, so that no other code names a game.
#[derive(Clone, Copy)]
pub struct Games(pub &'static [&'static dyn AnyGame]);

impl Games {
    /// Returns the game with this id.
    pub fn game(&self, id: &str) -> Option<&'static dyn AnyGame> {
        self.0.iter().copied().find(|game| game.id() == id)
    }
}
