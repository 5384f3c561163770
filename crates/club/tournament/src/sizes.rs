//! Number and sizes of tables (`T-4`, `T-5`).

use crate::Sizes;

/// Returns the sizes of the tables for a number of players, the larger ones first. Some players may get no seat
/// (`T-4`). Empty if there are too few for one table.
pub(crate) fn sizes(players: usize, sizes: Sizes) -> Vec<usize> {
    let seated = (0..=players).rev().find_map(|seated| best(seated, sizes));
    seated.unwrap_or_default()
}

/// Returns the best sizes that seat exactly this number.
fn best(seated: usize, sizes: Sizes) -> Option<Vec<usize>> {
    let (least, most) = (usize::from(sizes.least), usize::from(sizes.most));
    let tables = seated.div_ceil(most).max(1)..=seated / least;
    tables.map(|tables| even(seated, tables)).min_by_key(|even| (away(even, sizes.wanted), even.len()))
}

/// Distributes players over tables as evenly as possible. Of all lists of sizes with this sum, the result has the least
/// sum of squared distances from any preferred size.
fn even(seated: usize, tables: usize) -> Vec<usize> {
    (0..tables).map(|table| (seated + tables - 1 - table) / tables).collect()
}

/// Returns the distance of sizes from the wanted one, as the sum of squares.
fn away(sizes: &[usize], wanted: u8) -> usize {
    sizes.iter().map(|size| size.abs_diff(usize::from(wanted)).pow(2)).sum()
}
