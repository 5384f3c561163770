//! The number of cases of a property test.
//!
//! Each property test states how many cases it checks every day. `cargo xtask test --long` sets `BUCINTORO_LONG`, and
//! each checks ten times as many. No number depends on time, so a slow machine checks as much as a fast one.

use arbtest::arbitrary::{Result, Unstructured};
use arbtest::arbtest;

/// Set for a long run.
const LONG: &str = "BUCINTORO_LONG";

/// The number of a run of `cargo xtask soak`, from 0. Each run checks other cases.
const RUN: &str = "BUCINTORO_SOAK_RUN";

/// How many cases of a long run replace one of a daily run.
const FACTOR: u64 = 10;

/// Number of random bytes of the first cases. The last cases get 2,048 times as many.
const LEAST_BYTES: u64 = 32;

/// True if this is a long run.
pub fn is_long_run() -> bool {
    std::env::var_os(LONG).is_some()
}

/// The number of cases to check: `daily`, or ten times as many in a long run.
pub fn cases(daily: u64) -> u64 {
    if is_long_run() { FACTOR * daily } else { daily }
}

/// The seeds of the cases to check: from 0, or in a soak those after the seeds of the run before.
///
/// # Panics
/// If the number of the run is not a number.
pub fn seeds(daily: u64) -> std::ops::Range<u64> {
    let run = std::env::var(RUN).ok().map_or(0, |run| run.parse::<u64>().expect("the number of a run"));
    let count = cases(daily);
    run * count..(run + 1) * count
}

/// Checks a property for the random inputs of `seeds(daily)`, which grow and are the same in each run.
///
/// # Panics
/// If the property panics, after arbtest has printed the seed of the case; or if most inputs were too short.
pub fn check_cases(daily: u64, mut property: impl FnMut(&mut Unstructured<'_>) -> Result<()>) {
    let (all, mut complete) = (cases(daily), 0);
    for case in seeds(daily) {
        // The high half of arbtest's seed is random, the low half is the number of bytes.
        let random = (case + 1).wrapping_mul(0x9e37_79b9) << 32;
        let bytes = LEAST_BYTES << (case % all * 12 / all);
        arbtest(|u| {
            complete += u64::from(property(u).is_ok());
            Ok(())
        })
        .seed(random | bytes)
        .run();
    }
    assert!(2 * complete > all, "only {complete} of {all} cases had enough bytes");
}
