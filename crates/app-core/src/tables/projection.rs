//! Per-viewer projections of open tables: snapshots, the patches between them, and the streams of updates.

pub(crate) mod patches;
pub(crate) mod snapshots;
pub(crate) mod updates;
