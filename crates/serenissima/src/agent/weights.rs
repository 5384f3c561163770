//! The weights of the features, written by `cargo xtask tune`.

use kernel::agent::WeightTable;

pub(super) const WEIGHTS: WeightTable = WeightTable { seats: &[], temperaments: &[] };
