//! The weights of the features, fitted to games of level 2.

use kernel::agent::{NamedWeights, Temperament, WeightTable};

pub(super) const WEIGHTS: WeightTable = WeightTable {
    seats: &[(2, HAND), (3, HAND), (4, HAND)],
    temperaments: &[
        (Temperament::Builder, &[("ports", 130), ("filling", 130), ("garrisons", 120), ("cargo", 90)]),
        (Temperament::Corsair, &[("galleys_at_risk", 140), ("ports_at_risk", 130), ("crews", 130), ("cargo", 85)]),
    ],
};

const HAND: NamedWeights = &[
    ("money", 30),
    ("points", 100),
    ("late_points", 8),
    ("income", 20),
    ("ports", 40),
    ("filling", 8),
    ("supplies", 40),
    ("galleys", 40),
    ("crews", 15),
    ("garrisons", 12),
    ("ports_at_risk", -8),
    ("town_at_risk", -15),
    ("galleys_at_risk", -10),
    ("open_ports", 6),
    ("cargo", 24),
    ("purchases", 12),
    ("seats_before", 0),
];
