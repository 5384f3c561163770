//! The rules by their ids.
