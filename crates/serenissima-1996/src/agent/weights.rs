//! The weights of the features, fitted to games of the policy with some random commands.
//!
//! The policy hardly ever loses its town, so the weights of income and of risks are set by hand.

use kernel::agent::{NamedWeights, Temperament, WeightTable};

pub(super) const WEIGHTS: WeightTable = WeightTable {
    seats: &[(2, TWO), (3, THREE), (4, FOUR)],
    temperaments: &[
        (Temperament::Builder, &[("ports", 130), ("filling", 130), ("garrisons", 120), ("cargo", 90)]),
        (Temperament::Corsair, &[("galleys_at_risk", 140), ("ports_at_risk", 130), ("crews", 130), ("cargo", 85)]),
    ],
};

const TWO: NamedWeights = &[
    ("money", 34),
    ("points", 135),
    ("late_points", 20),
    ("income", 20),
    ("ports", 12),
    ("filling", 9),
    ("galleys", 75),
    ("crews", 14),
    ("garrisons", 14),
    ("ports_at_risk", -8),
    ("town_at_risk", -18),
    ("galleys_at_risk", -30),
    ("open_ports", 12),
    ("cargo", 30),
    ("purchases", 26),
    ("seats_before", 40),
];

const THREE: NamedWeights = &[
    ("money", 46),
    ("points", 190),
    ("late_points", 18),
    ("income", 20),
    ("ports", 12),
    ("filling", 8),
    ("galleys", 45),
    ("crews", 30),
    ("garrisons", 24),
    ("ports_at_risk", -8),
    ("town_at_risk", -18),
    ("galleys_at_risk", -16),
    ("open_ports", 12),
    ("cargo", 26),
    ("purchases", 25),
    ("seats_before", 45),
];

const FOUR: NamedWeights = &[
    ("money", 38),
    ("points", 165),
    ("late_points", 28),
    ("income", 20),
    ("ports", 30),
    ("filling", 10),
    ("galleys", 30),
    ("crews", 30),
    ("garrisons", 14),
    ("ports_at_risk", -8),
    ("town_at_risk", -18),
    ("galleys_at_risk", -12),
    ("open_ports", 12),
    ("cargo", 26),
    ("purchases", 25),
    ("seats_before", 30),
];
