//! The limits of one device over all its connections: frames, answered bytes, working time and reconnections.

use tokio::sync::{Mutex, MutexGuard};

use crate::runtime::Instant;
use crate::token_bucket::{Rate, TokenBucket};

/// The rate of frames that a device may send, over all its connections.
const CALLS: Rate = Rate { at_once: 300.0, a_second: 60.0 };

/// The rate of answered bytes for a device, over all its connections. A long table is a megabyte or two.
const ANSWERS: Rate = Rate { at_once: (4 << 20) as f64, a_second: (256 << 10) as f64 };

/// The seconds that answering a device may take, over all its connections: on average a quarter of the time.
const WORK: Rate = Rate { at_once: 2.0, a_second: 0.25 };

/// The rate at which a device may reconnect.
const ENTRIES: Rate = Rate { at_once: 30.0, a_second: 2.0 };

/// The limits of a device over all its connections.
pub struct DeviceLimits {
    /// The limit of entries that the device adds to the record.
    pub entries: TokenBucket,
    /// The limit of received frames.
    calls: TokenBucket,
    /// The limit of sent bytes.
    answers: TokenBucket,
    /// The limit of working time.
    work: TokenBucket,
    /// Locked while a request is answered.
    answering: Mutex<()>,
}

/// The permission to answer one request of a device.
pub struct Permit<'a> {
    bounds: &'a DeviceLimits,
    begun: Instant,
    _alone: MutexGuard<'a, ()>,
}

impl Default for DeviceLimits {
    fn default() -> Self {
        let [entries, calls, answers, work] = [ENTRIES, CALLS, ANSWERS, WORK].map(TokenBucket::new);
        Self { entries, calls, answers, work, answering: Mutex::default() }
    }
}

impl DeviceLimits {
    /// Waits until the device may get a message that it did not request.
    pub async fn wait_until_pushable(&self) {
        self.answers.wait_until_available().await;
    }

    /// Charges the pushed bytes.
    pub fn charge_push(&self, bytes: usize) {
        self.answers.charge(bytes as f64);
    }

    /// Waits for the device's next message, once it may send one, and charges it.
    pub async fn next_message<T>(&self, next: impl Future<Output = T>) -> T {
        self.calls.wait_until_available().await;
        let message = next.await;
        self.calls.charge(1.0);
        message
    }

    /// Waits until a request may be answered: one connection at a time, so that the cost of the previous answer is
    /// known.
    pub async fn permit(&self) -> Permit<'_> {
        let alone = self.answering.lock().await;
        self.answers.wait_until_available().await;
        self.work.wait_until_available().await;
        Permit { bounds: self, begun: Instant::now(), _alone: alone }
    }
}

impl Permit<'_> {
    /// Charges an answer of this size before it is sent, so that a slow reader cannot ask for more meanwhile.
    pub fn finish(self, bytes: usize) {
        self.bounds.work.charge(self.begun.elapsed().as_secs_f64());
        self.finish_waiting(bytes);
    }

    /// Charges the answer like [`Self::finish`], but not the working time, which was mostly spent waiting for others.
    pub fn finish_waiting(self, bytes: usize) {
        self.bounds.answers.charge(bytes as f64);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::super::devices::MOST_LINES;
    use super::*;

    #[test]
    fn device_connections_share_4_mib_burst_and_256_kib_per_second() {
        const ANSWER: f64 = 100_000.0;
        let (bounds, begun) = (DeviceLimits::default(), Instant::now());
        let mut sent = [0.0; MOST_LINES];
        // For a minute each connection asks again as soon as it may.
        for tick in 0..=6_000 {
            let now = begun + Duration::from_millis(10 * tick);
            for line in &mut sent {
                if bounds.answers.take_at(ANSWER, now).is_ok() {
                    *line += ANSWER;
                }
            }
        }
        let (sent, most) = (sent.iter().sum::<f64>(), f64::from((4 << 20) + 60 * (256 << 10)));
        assert!(sent <= most + ANSWER && sent >= most - ANSWER, "{sent} of {most}");
    }

    #[tokio::test(start_paused = true)]
    async fn work_on_device_requests_is_limited_to_a_quarter_of_the_time() {
        const ANSWER: Duration = Duration::from_millis(50);
        let (limits, begun, mut answers) = (DeviceLimits::default(), Instant::now(), 0.0);
        // For a minute it asks again as soon as it is answered, and each answer takes as long.
        while begun.elapsed() < Duration::from_secs(60) {
            let permit = limits.permit().await;
            tokio::time::advance(ANSWER).await;
            permit.finish(1);
            answers += 1.0;
        }
        let (worked, most) = (answers * ANSWER.as_secs_f64(), 2.0 + 0.25 * begun.elapsed().as_secs_f64());
        assert!((most - 0.5..most + 0.1).contains(&worked), "{worked} s of {most} s");
    }
}
