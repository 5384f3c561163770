//! The weights of the features, chosen by hand and compared in leagues against the policy.
//!
//! Fitted weights were tried. The policy hardly ever loses its town or builds too many galleys, so its games do not tell
//! the cost of either.

use kernel::agent::{NamedWeights, Temperament, WeightTable};

pub(super) const WEIGHTS: WeightTable = WeightTable {
    seats: &[(2, USUAL), (3, USUAL), (4, USUAL)],
    temperaments: &[
        (Temperament::Builder, &[("ports", 130), ("filling", 130), ("garrisons", 200), ("cargo", 90)]),
        (Temperament::Corsair, &[("galleys_at_risk", 140), ("ports_at_risk", 130), ("crews", 130), ("cargo", 85)]),
    ],
};

const USUAL: NamedWeights = &[
    ("money", 30),
    ("points", 100),
    ("late_points", 8),
    ("income", 20),
    ("ports", 45),
    ("filling", 8),
    ("galleys", 20),
    ("crews", 8),
    ("garrisons", 20),
    ("ports_at_risk", -8),
    ("town_at_risk", -15),
    ("galleys_at_risk", -20),
    ("open_ports", 10),
    ("cargo", 24),
    ("purchases", 18),
    ("seats_before", 0),
];
