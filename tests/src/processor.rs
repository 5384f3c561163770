//! Processor time and memory of processes, as Linux reports them. Other systems report zero.

use std::fmt::Display;
use std::time::{Duration, Instant};

/// Clock ticks per second in `/proc`.
const TICKS: u64 = 100;

/// Returns the fields of `/proc/<process>/stat` after the name; the first is the state.
fn fields<P: Display>(process: P) -> Option<Vec<String>> {
    let text = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    Some(text.rsplit_once(')')?.1.split_whitespace().map(str::to_owned).collect())
}

fn number(fields: &[String], at: usize) -> u64 {
    fields.get(at).and_then(|text| text.parse().ok()).unwrap_or(0)
}

fn time(ticks: u64) -> Duration {
    Duration::from_millis(ticks * 1_000 / TICKS)
}

/// Returns the processor time of a process so far.
pub fn cpu_time(process: u32) -> Duration {
    fields(process).map_or(Duration::ZERO, |fields| time(number(&fields, 11) + number(&fields, 12)))
}

/// Returns the processor time of the calling thread so far. Unlike elapsed time, it does not depend on other programs.
pub fn thread_cpu_time() -> Duration {
    fields("thread-self").map_or(Duration::ZERO, |fields| time(number(&fields, 11) + number(&fields, 12)))
}

/// Returns the processor time of a process and its child processes so far, including children that have ended.
pub fn cpu_time_with_children(process: u32) -> Duration {
    let Some(own) = fields(process) else { return Duration::ZERO };
    let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let processes = processes.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let children = processes.filter_map(fields).filter(|fields| number(fields, 1) == u64::from(process));
    let living: u64 = children.map(|fields| number(&fields, 11) + number(&fields, 12)).sum();
    time(living + (11..15).map(|at| number(&own, at)).sum::<u64>())
}

/// Returns how long runnable tasks have waited since the machine started: for a processor or a disk
/// ([PSI](https://docs.kernel.org/accounting/psi.html)), or because the host of a virtual machine ran others (stolen
/// time). Zero if the system does not count it. Time limits of tests are extended by it.
pub fn waited() -> Duration {
    pressure("cpu") + pressure("io") + stolen()
}

/// Returns how long at least one task has waited for a resource.
fn pressure(resource: &str) -> Duration {
    let pressure = std::fs::read_to_string(format!("/proc/pressure/{resource}")).unwrap_or_default();
    let total = pressure.lines().find_map(|line| line.strip_prefix("some ")?.split_once("total=")?.1.parse().ok());
    Duration::from_micros(total.unwrap_or(0))
}

/// Returns the stolen time of all processors.
fn stolen() -> Duration {
    let all = std::fs::read_to_string("/proc/stat").unwrap_or_default();
    let ticks = all.lines().next().and_then(|line| line.split_whitespace().nth(8)?.parse().ok());
    time(ticks.unwrap_or(0))
}

/// Waits for a future up to a time limit. The limit is extended, at most tenfold, by the time that the machine spends
/// on other work. `None` if the limit is exceeded.
pub async fn within<T>(limit: Duration, work: impl Future<Output = T>) -> Option<T> {
    let (begun, before) = (Instant::now(), waited());
    let mut work = std::pin::pin!(work);
    loop {
        let extended = (limit + waited() - before).min(10 * limit);
        let left = extended.saturating_sub(begun.elapsed());
        if left.is_zero() {
            return None;
        }
        if let Ok(done) = tokio::time::timeout(left, &mut work).await {
            return Some(done);
        }
    }
}

/// Returns the resident memory of a process in bytes.
pub fn resident(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|text| text.trim().trim_end_matches(" kB").parse::<u64>().ok()).unwrap_or(0) * 1_024
}
