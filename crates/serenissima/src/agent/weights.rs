//! The weights of the features: estimates by hand. Weights fitted to games of the rules of thumb lost to them.

use kernel::agent::{NamedWeights, Temperament, WeightTable};

pub(super) const WEIGHTS: WeightTable = WeightTable {
    seats: &[(2, USUAL), (3, USUAL), (4, USUAL)],
    temperaments: &[
        (Temperament::Builder, &[("income", 120), ("growth", 130), ("basilica_site", 150), ("cargo", 80)]),
        (Temperament::Corsair, &[("raid", 150), ("prey", 80), ("crew", 130), ("cargo", 80)]),
    ],
};

/// A ducat is worth 35 early in the game, and 65 at its end.
const USUAL: NamedWeights = &[
    ("money", 35),
    ("income", 35),
    ("ports", 100),
    ("growth", 30),
    ("cargo", 22),
    ("supply", 10),
    ("cubes", 4),
    ("crew", 14),
    ("garrison", 7),
    ("danger", -12),
    ("prey", -8),
    ("landfall", 6),
    ("raid", 8),
    ("galleys", 2),
    ("wine", 15),
    ("basilica_site", 10),
    ("forts", 6),
    ("late_lead", 30),
];
