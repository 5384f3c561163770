//! The list of games.

use app_core::Games;
use kernel::erased::{AnyGame, Erased};

/// Defines the list of games.
macro_rules! games {
    ($($Game:ty,)*) => {
        /// All games.
        pub static GAMES: &[&dyn AnyGame] = &[$(&Erased::<$Game>::new()),*];

        /// The types of all games as nested pairs, for development tools that need a trait of each game's types. They
        /// implement a trait of their own for `(Game, Rest)` and for `()`.
        pub type GameTypes = pairs!($($Game,)*);
    };
}

/// `(A, (B, (C, ())))` of the types `A, B, C,`.
macro_rules! pairs {
    () => { () };
    ($First:ty, $($Rest:ty,)*) => { ($First, pairs!($($Rest,)*)) };
}

games! {
    serenissima::Serenissima,
    twilight::Twilight,
    libertalia::Libertalia,
    serenissima_1996::Serenissima1996,
}

/// Returns the game with this id.
pub fn game(id: &str) -> Option<&'static dyn AnyGame> {
    Games(GAMES).game(id)
}
