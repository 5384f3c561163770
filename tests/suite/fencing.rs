//! A model of how nodes share a table. It searches all orders of claims, hand-overs, appends, heartbeats, pauses,
//! restarts and lost answers of two nodes. `Rules::KEPT` is what the statements of `crates/club/postgres` guarantee.
//! Each weaker set of rules breaks a law, which shows that the model can fail.
//! weaker rules is shown to break a law, so that the model can fail.

use std::collections::{HashSet, VecDeque};
use std::time::Duration;

use club_postgres::LeaseConfig;

/// Time for which a node answers after a heartbeat, in steps.
const LAPSE: u8 = 1;

/// The rules of the database and the nodes.
#[derive(Clone, Copy)]
struct Rules {
    /// Only the owner can append, under the latest epoch.
    fenced: bool,
    /// The same holds for all other writes to a table: its seeds, its devices, its deletion.
    fences_all: bool,
    /// Data derived from a record (a summary, scores) is stored with the hash of its last line, not only with its
    /// number.
    by_hash: bool,
    /// A node that does not know the outcome of an append takes the table again before it looks.
    retakes: bool,
    /// A node whose lease has expired releases its tables before it renews the lease.
    forgets: bool,
    /// Number of steps without a heartbeat after which other nodes may take a node's tables.
    given_up: u8,
    /// Maximum number of times that the table is taken.
    epochs: u8,
    /// Maximum number of appends, of other writes, of derived values, and of quarantined entries.
    entries: u8,
    writes: u8,
    worked_out: u8,
    set_aside: u8,
}

impl Rules {
    const KEPT: Self = Self {
        fenced: true,
        fences_all: true,
        by_hash: true,
        retakes: true,
        forgets: true,
        given_up: LAPSE + 1,
        epochs: 3,
        entries: 2,
        writes: 0,
        worked_out: 0,
        set_aside: 0,
    };
    const WRITING: Self = Self { entries: 1, writes: 1, ..Self::KEPT };
    const WORKING_OUT: Self = Self { epochs: 2, worked_out: 1, set_aside: 1, ..Self::KEPT };
}

/// An append in progress.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Sent {
    epoch: u8,
    after: usize,
    entry: u8,
    /// True if it was stored; `None` before the database has processed it.
    stored: Option<bool>,
}

#[derive(Clone, Default, PartialEq, Eq, Hash)]
struct Node {
    stopped: bool,
    /// Steps since the last heartbeat, by the database's clock.
    age: u8,
    /// Remaining steps in which the node answers, by its own clock.
    answers: u8,
    /// Epoch under which it owns the table, and the entries that it has read and shown.
    held: Option<u8>,
    seen: Vec<u8>,
    sent: Option<Sent>,
    /// An append whose answer was lost. It may still be in progress.
    lost: Option<Sent>,
    /// The entry whose outcome the node has to find out.
    doubts: Option<u8>,
    /// Epoch of another write in progress.
    writes: Option<u8>,
    /// The entries from which a value in progress was derived.
    derived: Option<Vec<u8>>,
}

#[derive(Clone, Default, PartialEq, Eq, Hash)]
struct World {
    owner: Option<usize>,
    epoch: u8,
    /// Epoch and entry of each line.
    record: Vec<(u8, u8)>,
    nodes: [Node; 2],
    said: u8,
    /// Entries that were acknowledged, and those that were reported as not stored.
    acknowledged: Vec<u8>,
    denied: Vec<u8>,
    /// Number of other writes, and whether one came from a node that did not own the table.
    written: u8,
    overwritten: bool,
    /// Number of derived values, the entries of the stored one, and the quarantined entries.
    worked_out: u8,
    kept: Option<Vec<u8>>,
    set_aside: Vec<u8>,
}

impl World {
    fn entries(&self) -> Vec<u8> {
        self.record.iter().map(|(_, entry)| *entry).collect()
    }

    /// Records the outcome of an entry.
    fn settle(&mut self, entry: u8) {
        if self.entries().contains(&entry) { &mut self.acknowledged } else { &mut self.denied }.push(entry);
    }

    /// True if a node may take the table.
    fn is_free_for(&self, node: usize, rules: Rules) -> bool {
        self.owner.is_none_or(|owner| owner == node || self.nodes[owner].age >= rules.given_up)
    }

    fn take(&mut self, n: usize) {
        (self.owner, self.epoch) = (Some(n), self.epoch + 1);
        self.nodes[n].held = Some(self.epoch);
        self.nodes[n].seen = self.entries();
        if let Some(entry) = self.nodes[n].doubts.take() {
            self.settle(entry);
        }
    }

    /// The database processes an append.
    fn arrives(&mut self, n: usize, sent: &mut Sent, rules: Rules) {
        let owned = self.owner == Some(n) && self.epoch == sent.epoch;
        let stored = (owned || !rules.fenced) && self.record.len() == sent.after;
        if stored {
            self.record.push((sent.epoch, sent.entry));
        }
        sent.stored = Some(stored);
    }

    /// True if a value derived from these entries is accepted for the current record.
    fn is_current(&self, of: &[u8], rules: Rules) -> bool {
        // A hash identifies the line and all lines before it.
        if rules.by_hash { self.entries() == of } else { self.record.len() == of.len() }
    }

    /// Returns all possible next states.
    fn next(&self, rules: Rules) -> Vec<World> {
        let mut next = Vec::new();
        let mut add = |change: &dyn Fn(&mut World)| {
            let mut world = self.clone();
            change(&mut world);
            next.push(world);
        };
        add(&|world| {
            for node in &mut world.nodes {
                (node.age, node.answers) = ((node.age + 1).min(rules.given_up), node.answers.saturating_sub(1));
            }
        });
        for (n, node) in self.nodes.iter().enumerate() {
            // A statement in progress arrives, whatever has happened to its sender.
            if node.sent.as_ref().is_some_and(|sent| sent.stored.is_none()) {
                add(&|world| {
                    let mut sent = world.nodes[n].sent.take().expect("a call in progress");
                    world.arrives(n, &mut sent, rules);
                    world.nodes[n].sent = Some(sent);
                });
            }
            if node.lost.is_some() {
                add(&|world| {
                    let mut lost = world.nodes[n].lost.take().expect("a call in progress");
                    world.arrives(n, &mut lost, rules);
                });
            }
            if let Some(epoch) = node.writes {
                add(&|world| {
                    world.nodes[n].writes = None;
                    let owned = world.owner == Some(n) && world.epoch == epoch;
                    world.overwritten |= !owned && !rules.fences_all;
                });
            }
            if let Some(of) = &node.derived {
                add(&|world| {
                    world.nodes[n].derived = None;
                    if world.is_current(of, rules) {
                        world.kept = Some(of.clone());
                    }
                });
            }
            add(&|world| world.nodes[n].stopped = !node.stopped);
            if node.stopped {
                continue;
            }
            add(&|world| {
                let beats = &mut world.nodes[n];
                if rules.forgets && beats.answers == 0 {
                    (beats.held, beats.seen) = (None, vec![]);
                }
                (beats.age, beats.answers) = (0, LAPSE);
            });
            // The node restarts: it forgets everything, but its statements in progress remain.
            add(&|world| {
                let sent = node.sent.clone().filter(|sent| sent.stored.is_none()).or(node.lost.clone());
                let derived = node.derived.clone();
                world.nodes[n] = Node { age: node.age, lost: sent, writes: node.writes, derived, ..Node::default() };
            });
            if node.held.is_some() && !node.seen.is_empty() && self.worked_out < rules.worked_out {
                add(&|world| {
                    world.worked_out += 1;
                    world.nodes[n].derived = Some(node.seen.clone());
                });
            }
            if let Some(epoch) = node.held.filter(|_| self.written < rules.writes) {
                add(&|world| {
                    world.written += 1;
                    world.nodes[n].writes = Some(epoch);
                });
            }
            if node.answers > 0 && self.epoch < rules.epochs && node.sent.is_none() && self.is_free_for(n, rules) {
                add(&|world| world.take(n));
            }
            let owns = self.owner == Some(n) && node.held == Some(self.epoch) && node.sent.is_none();
            let other = 1 - n;
            if owns && self.epoch < rules.epochs && self.nodes[other].age < rules.given_up {
                // The node closes its room first, and then gives the table to the other node, which has not taken it
                // yet.
                add(&|world| {
                    (world.owner, world.epoch) = (Some(other), world.epoch + 1);
                    (world.nodes[n].held, world.nodes[n].seen) = (None, vec![]);
                });
            }
            if let Some(entry) = node.doubts.filter(|_| !rules.retakes) {
                add(&|world| {
                    world.nodes[n].doubts = None;
                    world.nodes[n].seen = world.entries();
                    world.settle(entry);
                });
            }
            let idle = node.sent.is_none() && node.doubts.is_none() && node.lost.is_none();
            let is_whole = node.seen.len() == self.record.len() && !node.seen.is_empty();
            if owns && idle && is_whole && self.set_aside.len() < rules.set_aside.into() {
                // The last line is damaged. The owner moves it to quarantine.
                add(&|world| {
                    world.set_aside.extend(world.nodes[n].seen.pop());
                    world.record.pop();
                });
            }
            if let Some(epoch) = node.held.filter(|_| idle && node.answers > 0 && self.said < rules.entries) {
                add(&|world| {
                    let (after, entry) = (node.seen.len(), self.said);
                    world.said += 1;
                    world.nodes[n].sent = Some(Sent { epoch, after, entry, stored: None });
                });
            }
            let Some(sent) = &node.sent else { continue };
            if let Some(stored) = sent.stored {
                add(&|world| {
                    let hears = &mut world.nodes[n];
                    hears.sent = None;
                    match (stored, hears.held) {
                        (true, Some(_)) => hears.seen.push(sent.entry),
                        // The append was refused, so the node must read the table again.
                        (false, _) => (hears.held, hears.seen) = (None, vec![]),
                        (true, None) => {}
                    }
                    if stored {
                        world.acknowledged.push(sent.entry);
                    }
                });
            }
            add(&|world| {
                let loses = &mut world.nodes[n];
                (loses.doubts, loses.sent) = (Some(sent.entry), None);
                loses.lost = Some(sent.clone()).filter(|sent| sent.stored.is_none());
            });
        }
        next
    }

    /// Returns the violated invariant. For discarded lines and their views, the only invariant is that derived data
    /// matches the record.
    fn broken(&self, rules: Rules) -> Option<&'static str> {
        let entries = self.entries();
        if self.kept.as_ref().is_some_and(|of| self.is_current(of, rules) && *of != entries) {
            return Some("what was worked out is of the record");
        }
        if !self.set_aside.is_empty() {
            return None;
        }
        let times = |entry: &u8| entries.iter().filter(|other| *other == entry).count();
        let adds = |node: &Node| node.held.is_some() && node.answers > 0;
        let knows = |node: &Node| {
            let own = |entry: &u8| {
                let sent = node.sent.iter().chain(&node.lost).map(|sent| sent.entry);
                sent.chain(node.doubts).any(|sent| sent == *entry)
            };
            node.held != Some(self.epoch) || entries[node.seen.len()..].iter().all(own)
        };
        if !self.acknowledged.iter().all(|entry| times(entry) == 1) {
            Some("what was acknowledged is in the record once")
        } else if self.denied.iter().any(|entry| times(entry) > 0) {
            Some("what was denied is not in the record")
        } else if !self.record.is_sorted_by_key(|(epoch, _)| *epoch) {
            Some("epochs never fall")
        } else if !self.nodes.iter().all(|node| entries.starts_with(&node.seen)) {
            Some("what was shown is in the record")
        } else if !self.nodes.iter().all(knows) {
            Some("nobody else adds to what the owner has read")
        } else if self.overwritten {
            Some("only the owner writes to a table")
        } else if self.nodes.iter().all(adds) {
            Some("one node at a time goes on with a table")
        } else {
            None
        }
    }
}

/// Searches all reachable states. Returns their number, or the law that one of them breaks.
fn searched(rules: Rules) -> Result<usize, &'static str> {
    let (mut known, mut waiting) = (HashSet::from([World::default()]), VecDeque::from([World::default()]));
    while let Some(world) = waiting.pop_front() {
        if let Some(law) = world.broken(rules) {
            return Err(law);
        }
        for next in world.next(rules) {
            if known.insert(next.clone()) {
                waiting.push_back(next);
            }
        }
    }
    Ok(known.len())
}

#[test]
fn fencing_keeps_record_consistent_in_all_interleavings() {
    for rules in [Rules::KEPT, Rules::WRITING, Rules::WORKING_OUT] {
        let worlds = searched(rules).expect("every law holds");
        eprintln!("{worlds} worlds");
        assert!(worlds > 10_000, "{worlds}");
    }
}

#[test]
fn each_fencing_rule_is_necessary() {
    for (rules, law) in [
        (Rules { fenced: false, ..Rules::KEPT }, "what was denied is not in the record"),
        (Rules { fences_all: false, ..Rules::WRITING }, "only the owner writes to a table"),
        (Rules { by_hash: false, ..Rules::WORKING_OUT }, "what was worked out is of the record"),
        (Rules { retakes: false, ..Rules::KEPT }, "what was denied is not in the record"),
        (Rules { forgets: false, ..Rules::KEPT }, "one node at a time goes on with a table"),
        (Rules { given_up: LAPSE - 1, ..Rules::KEPT }, "one node at a time goes on with a table"),
    ] {
        assert_eq!(searched(rules), Err(law));
    }
}

#[test]
fn lease_expires_after_node_has_stopped_answering() {
    let LeaseConfig { heartbeat_interval: beat, lease_duration: lapse, lease_ttl: given_up, .. } =
        LeaseConfig::default();
    assert!(beat * 3 < lapse && lapse + Duration::from_secs(1) <= given_up);
}
