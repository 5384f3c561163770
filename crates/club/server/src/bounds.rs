//! The rate limits of each person at a club's event, over all their pages.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use app_core::membership::{DeviceLimits, Lines};
use app_core::token_bucket::{Rate, TokenBucket};

/// Rate of requests of a person, over all their pages.
const REQUESTS: Rate = Rate { at_once: 60.0, a_second: 4.0 };

/// The proof by which a page was admitted. Pushes and replies stop once it is no longer valid.
pub(crate) enum Proof {
    Key(String),
    Wall(String),
    /// The hash of a person's token.
    Person(String),
}

/// The limits of a person, shared by all their pages. Pages of the organiser and the room display have separate
/// limits.
pub(crate) struct PersonBounds {
    pub(crate) device: DeviceLimits,
    pub(crate) requests: TokenBucket,
    lines: Mutex<Lines>,
}

impl Default for PersonBounds {
    fn default() -> Self {
        Self { device: DeviceLimits::default(), requests: TokenBucket::new(REQUESTS), lines: Mutex::default() }
    }
}

impl PersonBounds {
    pub(crate) fn lines(&self) -> MutexGuard<'_, Lines> {
        // A panic elsewhere leaves a plain list consistent.
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The limits of each person who has joined, by the hash of their token.
pub(crate) type Persons = HashMap<String, Arc<PersonBounds>>;

/// Number of persons from which on those without an open page are removed.
const MANY: usize = 8_192;

/// Returns the limits of a page: one budget for all pages of a person.
pub(crate) fn bounds_among(persons: &mut Persons, proof: &Proof) -> Arc<PersonBounds> {
    let Proof::Person(hash) = proof else { return Arc::default() };
    if persons.len() >= MANY && !persons.contains_key(hash) {
        persons.retain(|_, bounds| !bounds.lines().is_empty());
    }
    Arc::clone(persons.entry(hash.clone()).or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(hash: &str) -> Proof {
        Proof::Person(hash.to_owned())
    }

    #[test]
    fn pages_of_one_person_share_rate_limits() {
        let mut persons = Persons::new();
        let anna = bounds_among(&mut persons, &person("anna"));
        let opened = anna.lines().open();
        assert!(Arc::ptr_eq(&anna, &bounds_among(&mut persons, &person("anna"))));
        assert!(!Arc::ptr_eq(&anna, &bounds_among(&mut persons, &person("bruno"))));
        // Persons without an open page are removed from a crowd, but a budget in use is retained.
        for nth in 0..=MANY {
            bounds_among(&mut persons, &person(&nth.to_string()));
        }
        assert!(persons.len() <= MANY, "{}", persons.len());
        assert!(Arc::ptr_eq(&anna, &bounds_among(&mut persons, &person("anna"))));
        anna.lines().close(&opened);
        // Each page of the organiser and of the room display has limits of its own.
        let key = || Proof::Key("key".to_owned());
        let two = [bounds_among(&mut persons, &key()), bounds_among(&mut persons, &key())];
        assert!(!Arc::ptr_eq(&two[0], &two[1]));
    }
}
