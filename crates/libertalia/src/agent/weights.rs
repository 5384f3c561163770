//! The weights of the features, as `cargo xtask arena tune` printed them.

use kernel::agent::WeightTable;

pub(super) const WEIGHTS: WeightTable = WeightTable {
    seats: &[
        (
            2,
            &[
                ("scored", 45),
                ("doubloons", 38),
                ("booty", 45),
                ("end_abilities", 42),
                ("night_income", 42),
                ("maps", 63),
                ("relics", 36),
                ("sabers", 10),
                ("officers", 10),
                ("hand_now", 14),
                ("hand_kept", 23),
                ("order", 93),
                ("crew", -15),
                ("exposed", -24),
            ],
        ),
        (
            4,
            &[
                ("scored", 33),
                ("doubloons", 31),
                ("booty", 33),
                ("end_abilities", 31),
                ("night_income", 32),
                ("maps", 40),
                ("relics", 18),
                ("sabers", 0),
                ("officers", 16),
                ("hand_now", 10),
                ("hand_kept", 18),
                ("order", 34),
                ("crew", 0),
                ("exposed", -40),
            ],
        ),
    ],
    temperaments: &[],
};
