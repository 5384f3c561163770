//! Token buckets: a burst, and then a rate per second.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::runtime::{Instant, sleep};

/// A burst size and a refill rate.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// The burst size: the maximum number of tokens in a bucket.
    pub at_once: f64,
    /// Tokens added per second.
    pub a_second: f64,
}

/// The tokens of a bucket. A charge is accepted in full as long as any token is left. The balance may become negative,
/// and must be positive again before the next charge.
#[derive(Clone, Copy)]
struct Balance {
    amount: f64,
    at: Instant,
}

impl Balance {
    fn whole(rate: Rate, now: Instant) -> Self {
        Self { amount: rate.at_once, at: now }
    }

    fn amount(&mut self, rate: Rate, now: Instant) -> f64 {
        let back = now.saturating_duration_since(self.at).as_secs_f64() * rate.a_second;
        (self.amount, self.at) = ((self.amount + back).min(rate.at_once), now);
        self.amount
    }

    /// Charges without a check. The debt never exceeds the burst.
    fn charge(&mut self, rate: Rate, cost: f64, now: Instant) {
        self.amount = (self.amount(rate, now) - cost).max(-rate.at_once);
    }

    /// Charges if any token is left; otherwise returns the time to wait.
    fn take(&mut self, rate: Rate, cost: f64, now: Instant) -> Result<(), Duration> {
        let left = self.amount(rate, now);
        if left > 0.0 {
            self.charge(rate, cost, now);
            return Ok(());
        }
        // Rounded up, so that waiting this long is always enough.
        Err(Duration::from_secs_f64(-left / rate.a_second) + Duration::from_millis(1))
    }
}

/// A token bucket.
pub struct TokenBucket {
    rate: Rate,
    left: Mutex<Balance>,
}

impl TokenBucket {
    /// Creates a full bucket.
    pub fn new(rate: Rate) -> Self {
        Self { rate, left: Mutex::new(Balance::whole(rate, Instant::now())) }
    }

    fn left(&self) -> MutexGuard<'_, Balance> {
        // Two numbers: a panic elsewhere leaves them consistent.
        self.left.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Charges if any token is left; otherwise returns the time to wait.
    pub fn take(&self, cost: f64) -> Result<(), Duration> {
        self.take_at(cost, Instant::now())
    }

    pub(crate) fn take_at(&self, cost: f64, now: Instant) -> Result<(), Duration> {
        self.left().take(self.rate, cost, now)
    }

    /// Charges a cost that is known only afterwards, without a check.
    pub fn charge(&self, cost: f64) {
        self.left().charge(self.rate, cost, Instant::now());
    }

    /// Returns the time until a token is available; `None` if one is.
    pub fn wait(&self) -> Option<Duration> {
        self.take(0.0).err()
    }

    /// Waits until a token is available.
    pub async fn wait_until_available(&self) {
        while let Some(wait) = self.wait() {
            sleep(wait).await;
        }
    }

    /// Waits until a token is available, then charges.
    pub async fn take_when_available(&self, cost: f64) {
        while let Err(wait) = self.take(cost) {
            sleep(wait).await;
        }
    }
}

/// Returns the key of an address for rate limits. An IPv6 address counts as its /64 network, which one household has.
/// An IPv4 address in IPv6 form counts as IPv4.
pub fn rate_limit_key(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6((address.to_bits() & (u128::MAX << 64)).into()),
        address => address,
    }
}

/// One token bucket for each rate-limit key.
pub struct AddressBuckets {
    rate: Rate,
    left: Mutex<HashMap<IpAddr, Balance>>,
}

impl AddressBuckets {
    /// Creates full buckets for all addresses.
    pub fn new(rate: Rate) -> Self {
        Self { rate, left: Mutex::default() }
    }

    /// Takes one token; returns false if there is none.
    pub fn take(&self, address: IpAddr) -> bool {
        self.take_at(address, Instant::now())
    }

    fn take_at(&self, address: IpAddr, now: Instant) -> bool {
        let address = rate_limit_key(address);
        let mut all = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        if !all.contains_key(&address) {
            // Full buckets are dropped, so that the map does not grow.
            all.retain(|_, left| left.amount(self.rate, now) < self.rate.at_once);
        }
        all.entry(address).or_insert_with(|| Balance::whole(self.rate, now)).take(self.rate, 1.0, now).is_ok()
    }
}

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test")]
mod tests {
    use super::*;

    const RATE: Rate = Rate { at_once: 3.0, a_second: 2.0 };

    #[test]
    fn bucket_allows_burst_then_steady_rate() {
        let begun = Instant::now();
        let mut left = Balance::whole(RATE, begun);
        let taken = (0..100).filter(|n| left.take(RATE, 1.0, begun + Duration::from_millis(100 * n)).is_ok());
        assert_eq!(taken.count(), 3 + 20);
    }

    #[test]
    fn overdrawn_bucket_waits_at_most_one_full_refill() {
        let begun = Instant::now();
        let mut left = Balance::whole(RATE, begun);
        left.charge(RATE, 1_000_000.0, begun);
        let wait = left.take(RATE, 1.0, begun).expect_err("nothing is left");
        assert_eq!(wait.as_millis(), 1_501);
        assert_eq!(left.take(RATE, 1.0, begun + wait), Ok(()));
    }

    #[test]
    fn work_charged_by_duration_takes_fixed_share_of_time() {
        let (begun, rate) = (Instant::now(), Rate { at_once: 2.0, a_second: 0.25 });
        let (mut left, mut now, mut worked, mut random) = (Balance::whole(rate, begun), begun, 0.0, 7_u32);
        for _ in 0..10_000 {
            while let Err(wait) = left.take(rate, 0.0, now) {
                now += wait;
            }
            // Costs range from a millisecond to the whole burst, while time passes.
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let took = f64::from(1 + (random >> 16) % 2_000) / 1e3;
            now += Duration::from_secs_f64(took);
            left.charge(rate, took, now);
            worked += took;
            let most = rate.at_once + took + rate.a_second * (now - begun).as_secs_f64();
            assert!(worked <= most, "{worked} of at most {most}");
        }
        assert!(worked > 0.24 * (now - begun).as_secs_f64(), "nor is more held back: {worked}");
    }

    #[test]
    fn ipv6_addresses_of_one_prefix_share_a_bucket() {
        let by_address = AddressBuckets::new(RATE);
        let (address, now) = (|text: &str| text.parse().expect("an address"), Instant::now());
        let one = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::2"];
        assert_eq!(one.map(|text| by_address.take_at(address(text), now)), [true, true, true, false]);
        assert!(by_address.take_at(address("2001:db8:1:3::1"), now), "a neighbour");
        let four = ["192.0.2.1", "::ffff:192.0.2.1", "192.0.2.1", "::ffff:192.0.2.1"];
        assert_eq!(four.map(|text| by_address.take_at(address(text), now)), [true, true, true, false]);
    }

    #[test]
    fn addresses_have_separate_buckets_and_idle_ones_are_removed() {
        let by_address = AddressBuckets::new(RATE);
        let (address, begun) = (|n: u8| IpAddr::from([127, 0, 0, n]), Instant::now());
        assert_eq!((0..9).filter(|_| by_address.take_at(address(2), begun)).count(), 3);
        assert!(by_address.take_at(address(3), begun));
        assert!(by_address.take_at(address(4), begun + Duration::from_secs(2)));
        assert_eq!(by_address.left.into_inner().map(|all| all.len()).ok(), Some(1));
    }
}
