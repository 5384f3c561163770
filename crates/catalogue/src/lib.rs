//! The list of games.

use app_core::Games;
use kernel::Rules;
use kernel::erased::{AnyGame, Erased};
use ts_rs::TS;

/// Makes the list of games.
macro_rules! games {
    ($($Game:ty,)*) => {
        /// All games.
        pub static GAMES: &[&dyn AnyGame] = &[$(&Erased::<$Game>::new()),*];

        /// Calls a visitor with the type of each game.
        pub fn visit_games(visitor: &mut impl GameVisitor) {
            $(visitor.visit_game::<$Game>();)*
        }
    };
}

games! {
    serenissima::Serenissima,
    twilight::Twilight,
    libertalia::Libertalia,
    serenissima_1996::Serenissima1996,
}

/// What is done with the type of each game, for development tools.
pub trait GameVisitor {
    fn visit_game<G: Rules>(&mut self)
    where
        G::Setup: TS + 'static,
        G::Command: TS + 'static,
        G::Event: TS + 'static,
        G::Question: TS + 'static,
        G::Breach: TS,
        G::Stakes: TS + 'static,
        G::View: TS + 'static,
        G::Hint: TS + 'static;
}

/// The game with this id.
pub fn game(id: &str) -> Option<&'static dyn AnyGame> {
    Games(GAMES).game(id)
}
