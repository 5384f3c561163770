//! The temperatures, as `cargo xtask arena -- calibrate --write` wrote them.

use crate::calibration::Temperature;

pub(crate) const TEMPERATURES: &[Temperature] = &[
    Temperature { game: "libertalia", seats: 2, percent: 100, games: 800, seed: 1 },
    Temperature { game: "libertalia", seats: 4, percent: 82, games: 240, seed: 1 },
    Temperature { game: "libertalia", seats: 6, percent: 100, games: 100, seed: 1 },
    Temperature { game: "serenissima-1996", seats: 2, percent: 90, games: 120, seed: 1 },
    Temperature { game: "serenissima-2e", seats: 2, percent: 173, games: 30, seed: 1 },
    Temperature { game: "twilight", seats: 2, percent: 89, games: 500, seed: 1 },
];
