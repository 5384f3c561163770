//! The weights of the features, written by `cargo xtask tune`.

use kernel::agent::{NamedWeights, Temperament, WeightTable};

/// The weights for two seats, in the order of the features. They are fitted to deciding rounds, where the score of the
/// round is that of the match. The others are set: `rounds` is the score of a lead of one round, `round-won` a bonus
/// for deciding a round now, and `match` adds up all.
pub(super) const TWO: NamedWeights = &[
    ("rounds", 1099),
    ("doge", 85),
    ("favourite", 40),
    ("drift", 130),
    ("guards", 30),
    ("merchant", 42),
    ("harlequin", 28),
    ("masquerade", 120),
    ("favourite-pace", 10),
    ("doge-reach", 20),
    ("winning-turn", 22),
    ("winning-next-turn", 3),
    ("doge-cards", 3),
    ("guard-cards", 2),
    ("merchant-cards", 1),
    ("harlequin-cards", 3),
    ("masquerade-cards", 2),
    ("check", 8),
    ("turn", 400),
    ("round-won", 400),
    ("match", 1),
];

pub(super) const WEIGHTS: WeightTable = WeightTable {
    seats: &[(2, TWO)],
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
