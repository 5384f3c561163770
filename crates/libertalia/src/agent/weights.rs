//! The weights of the features, written by `cargo xtask tune`.

use kernel::agent::WeightTable;

pub(super) const WEIGHTS: WeightTable = WeightTable {
    seats: &[(
        4,
        &[
            ("points", 25),
            ("doubloons", 1),
            ("end_abilities", 22),
            ("night_income", 20),
            ("maps", 15),
            ("hand_now", 8),
            ("hand_kept", 6),
            ("order", 3),
        ],
    )],
    temperaments: &[],
};
