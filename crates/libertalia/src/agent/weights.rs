//! The weights of the features, as `cargo xtask arena -- tune` printed them.

use kernel::agent::{Temperament, WeightTable};

pub(super) const WEIGHTS: WeightTable = WeightTable {
    seats: &[
        (
            2,
            &[
                ("scored", 46),
                ("doubloons", 44),
                ("booty", 51),
                ("end_abilities", 39),
                ("night_income", 39),
                ("maps", 57),
                ("relics", 32),
                ("sabers", 50),
                ("officers", 20),
                ("hand_now", 17),
                ("hand_kept", 29),
                ("order", 75),
                ("exposed", -20),
            ],
        ),
        (
            3,
            &[
                ("scored", 35),
                ("doubloons", 36),
                ("booty", 37),
                ("end_abilities", 34),
                ("night_income", 24),
                ("maps", 47),
                ("relics", 29),
                ("sabers", 27),
                ("officers", 30),
                ("hand_now", 14),
                ("hand_kept", 14),
                ("order", 48),
                ("exposed", -37),
            ],
        ),
        (
            4,
            &[
                ("scored", 34),
                ("doubloons", 33),
                ("booty", 35),
                ("end_abilities", 29),
                ("night_income", 27),
                ("maps", 40),
                ("relics", 23),
                ("sabers", 13),
                ("officers", 17),
                ("hand_now", 15),
                ("hand_kept", 14),
                ("order", 32),
                ("exposed", -34),
            ],
        ),
        (
            6,
            &[
                ("scored", 35),
                ("doubloons", 36),
                ("booty", 40),
                ("end_abilities", 33),
                ("night_income", 30),
                ("maps", 46),
                ("relics", 44),
                ("sabers", 36),
                ("officers", 17),
                ("hand_now", 17),
                ("hand_kept", 15),
                ("order", 33),
                ("exposed", -35),
            ],
        ),
    ],
    temperaments: &[
        (
            Temperament::Builder,
            &[("doubloons", 80), ("end_abilities", 130), ("night_income", 125), ("maps", 130), ("hand_kept", 120)],
        ),
        (
            Temperament::Corsair,
            &[("doubloons", 85), ("booty", 125), ("sabers", 200), ("officers", 150), ("order", 130), ("exposed", 70)],
        ),
    ],
};
