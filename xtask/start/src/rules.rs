//! Every rule, in the order of the specification.

use crate::Sign;

kernel::rules! {
    /// A rule that a command can break.
    pub enum Breach {
        effect "ROUND-1" "All choose a sign in secret; the last choice reveals all.";
        limit "ROUND-2" "No one shows the same sign twice in a row." => Again { sign: Sign };
        effect "POINT-1" "A sign brings a point for each that it beats.";
        effect "END-1" "After the last round the most points win; ties are shared.";
        limit "FIX-1" "Points stay within what can be won." => TooMany { points: u8 };
    }
}
