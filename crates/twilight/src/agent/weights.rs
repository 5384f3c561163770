//! The weights of the features, as `cargo xtask arena tune` printed them.

use kernel::agent::WeightTable;

pub(super) const WEIGHTS: WeightTable = WeightTable { seats: &[], temperaments: &[] };
