//! The weights of the features, written by `cargo xtask tune`.

use kernel::agent::{Temperament, WeightTable};

pub(super) const WEIGHTS: WeightTable = WeightTable {
    seats: &[(
        2,
        &[
            ("rounds", 1500),
            ("doge", 60),
            ("favourite", 60),
            ("drift", 120),
            ("guards", 25),
            ("merchant", 30),
            ("harlequin", 20),
            ("masquerade", 30),
            ("favourite-pace", 20),
            ("doge-reach", 40),
            ("winning-turn", 30),
            ("winning-next-turn", 8),
            ("doge-cards", 8),
            ("guard-cards", 3),
            ("merchant-cards", 3),
            ("harlequin-cards", 3),
            ("call", 20),
            ("check", 8),
            ("turn", 200),
        ],
    )],
    temperaments: &[
        (
            Temperament::Builder,
            &[("drift", 130), ("merchant", 130), ("favourite", 120), ("doge", 80), ("doge-reach", 80)],
        ),
        (
            Temperament::Corsair,
            &[("doge", 130), ("doge-reach", 130), ("winning-next-turn", 130), ("drift", 80), ("merchant", 80)],
        ),
    ],
};
