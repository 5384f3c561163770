//! The temperatures, as `cargo xtask arena -- calibrate --write` wrote them.

use crate::calibration::Temperature;

pub(crate) const TEMPERATURES: &[Temperature] = &[];
