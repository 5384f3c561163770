//! The weights of the features, as `cargo xtask arena -- tune` printed them.

use kernel::agent::{NamedWeights, Temperament, WeightTable};

/// The weights for two seats, in the order of the features. They are fitted to deciding rounds, where the score of the
/// round is that of the match. The others are set: `rounds` is the score of a lead of one round, `round-won` makes a won
/// round better than any other for a program without `match`, which adds up all.
pub(super) const TWO: NamedWeights = &[
    ("rounds", 1099),
    ("doge", 200),
    ("favourite", 47),
    ("drift", 158),
    ("guards", 71),
    ("merchant", 94),
    ("harlequin", 27),
    ("masquerade", 495),
    ("favourite-pace", 53),
    ("winning-turn", 50),
    ("doge-cards", 10),
    ("guard-cards", 4),
    ("merchant-cards", 1),
    ("harlequin-cards", 5),
    ("masquerade-cards", 2),
    ("check", 12),
    ("turn", 1005),
    ("round-won", 20_000),
    ("match", 1),
];

pub(super) const WEIGHTS: WeightTable = WeightTable {
    seats: &[(2, TWO)],
    // Small percentages: a liking must not make a good position seem better than a won round.
    temperaments: &[
        (
            Temperament::Builder,
            &[("drift", 120), ("favourite-pace", 120), ("merchant", 115), ("guards", 115), ("doge", 90)],
        ),
        (Temperament::Corsair, &[("doge", 115), ("masquerade", 120), ("drift", 90), ("merchant", 90)]),
    ],
};
