//! Enumerates the complete plans of a seat.

use std::collections::BTreeSet;
use std::hash::{Hash, Hasher};

use kernel::agent::AgentGame;
use kernel::{Actor, Draw, Play, Seat};

/// A complete unit of play.
#[derive(Clone, Debug)]
pub struct Plan<G: AgentGame> {
    /// The commands in order. Each is accepted after the ones before it.
    pub commands: Vec<G::Command>,
    /// The state to which they lead.
    pub end: G,
    /// The purpose. See [`AgentGame::purpose`].
    pub purpose: u8,
}

/// The plans of a seat.
#[derive(Clone, Debug)]
pub struct Plans<G: AgentGame> {
    /// The plans, the shorter ones first. No two lead to the same state.
    pub plans: Vec<Plan<G>>,
    /// The number of different positions met.
    pub positions: usize,
    /// The number of positions that were met and not followed, because there were too many. If it is 0, the plans are
    /// complete.
    pub cut: usize,
}

/// Returns the events of a seat's commands and the state after them, as far as they are accepted.
pub fn follow<G: AgentGame>(start: &G, seat: Seat, commands: &[G::Command]) -> (Vec<G::Event>, G) {
    let (mut play, mut events, mut end) = (Play::new(start), vec![], start.clone());
    for command in commands {
        if play.apply_legal(Actor::Seat(seat), command).is_err() {
            break;
        }
        events.extend(play.take_events());
        end.clone_from(play.state());
    }
    (events, end)
}

/// A position on the way to complete plans.
struct Node<G: AgentGame> {
    state: G,
    /// The node before and the command from it; `None` for the first.
    from: Option<(usize, G::Command)>,
}

/// A draw that always gives the first of several, for finishing a plan without chance.
struct First;

impl Draw for First {
    fn below(&mut self, _n: u32) -> u32 {
        0
    }
}

/// The maximum number of commands with which a cut plan is completed.
const MOST_TO_COMPLETE: usize = 64;

/// The number of cut plans that are completed.
const COMPLETED: usize = 8;

/// The narrowest layer of positions that is followed.
const NARROWEST: usize = 32;

/// Returns the plans of an asked seat from a state. At most about `limit` positions are met; if there are more, those
/// that `weigh` prefers are followed, with some of each purpose. [Senseless](AgentGame::is_senseless) plans are dropped
/// while there are others.
pub fn plans<G: AgentGame>(start: &G, seat: Seat, limit: usize, weigh: impl Fn(&G) -> i64) -> Plans<G> {
    let mut nodes = vec![Node { state: start.clone(), from: None }];
    // The hash of each state, with the number of its node or plan.
    let mut met: BTreeSet<(u64, usize)> = BTreeSet::from([(hash(start), 0)]);
    let mut ends: BTreeSet<(u64, usize)> = BTreeSet::new();
    let mut found = Plans { plans: vec![], positions: 1, cut: 0 };
    let mut layer = vec![0];
    let mut play = Play::new(start);
    let mut legal = vec![];
    while !layer.is_empty() && found.positions < limit {
        let widest = ((limit - found.positions) / 4).max(NARROWEST);
        found.cut += keep_best(&mut layer, widest, |node| {
            let state = &nodes[*node].state;
            (state.purpose(start, seat), weigh(state))
        });
        let mut next = vec![];
        for (nth, &node) in layer.iter().enumerate() {
            if found.positions >= limit {
                found.cut += layer.len() - nth;
                break;
            }
            legal.clear();
            nodes[node].state.legal(Actor::Seat(seat), &mut legal);
            nodes[node].state.more_commands(seat, &mut legal);
            for command in legal.drain(..) {
                if play.try_apply(&nodes[node].state, Actor::Seat(seat), &command, &[]).is_err() {
                    continue;
                }
                let state = play.state();
                let key = hash(state);
                let same = (key, 0)..=(key, usize::MAX);
                if state.is_plan_complete(start, seat) {
                    if !ends.range(same).any(|&(_, plan)| found.plans[plan].end == *state) {
                        ends.insert((key, found.plans.len()));
                        found.positions += 1;
                        let commands = commands_to(&nodes, node, command);
                        let purpose = state.purpose(start, seat);
                        found.plans.push(Plan { commands, end: state.clone(), purpose });
                    }
                } else {
                    if !met.range(same).any(|&(_, node)| nodes[node].state == *state) {
                        met.insert((key, nodes.len()));
                        found.positions += 1;
                        next.push(nodes.len());
                        nodes.push(Node { state: state.clone(), from: Some((node, command)) });
                    }
                }
            }
        }
        layer = next;
    }
    if !layer.is_empty() {
        found.cut += layer.len();
        keep_best(&mut layer, COMPLETED, |node| {
            let state = &nodes[*node].state;
            (state.purpose(start, seat), weigh(state))
        });
        let completed = layer.iter().filter_map(|&node| complete(&nodes, node, start, seat));
        found.plans.extend(completed);
    }
    let is_sensible = |plan: &Plan<G>| !plan.end.is_senseless(start, seat);
    if found.plans.iter().any(is_sensible) {
        found.plans.retain(is_sensible);
    }
    found
}

/// Completes a cut plan with the game's policy.
fn complete<G: AgentGame>(nodes: &[Node<G>], node: usize, start: &G, seat: Seat) -> Option<Plan<G>> {
    let mut play = Play::new(&nodes[node].state);
    let (before, command) = nodes[node].from.as_ref()?;
    let mut commands = commands_to(nodes, *before, command.clone());
    for _ in 0..MOST_TO_COMPLETE {
        let command = play.state().policy(seat, &mut First)?;
        play.apply_legal(Actor::Seat(seat), &command).ok()?;
        commands.push(command);
        if play.state().is_plan_complete(start, seat) {
            let purpose = play.state().purpose(start, seat);
            return Some(Plan { commands, end: play.state().clone(), purpose });
        }
    }
    None
}

/// Returns the commands that lead to a node, and then `last`.
fn commands_to<G: AgentGame>(nodes: &[Node<G>], node: usize, last: G::Command) -> Vec<G::Command> {
    let mut commands = vec![last];
    let mut at = node;
    while let Some((before, command)) = &nodes[at].from {
        commands.push(command.clone());
        at = *before;
    }
    commands.reverse();
    commands
}

/// Keeps at most `most` of the items, with their order: of each purpose in turn the one with the highest value. Returns
/// the number of dropped items.
pub(crate) fn keep_best<T>(items: &mut Vec<T>, most: usize, rate: impl Fn(&T) -> (u8, i64)) -> usize {
    if items.len() <= most {
        return 0;
    }
    let mut rated: Vec<(u8, i64, usize)> = items
        .iter()
        .enumerate()
        .map(|(nth, item)| {
            let (purpose, value) = rate(item);
            (purpose, value, nth)
        })
        .collect();
    rated.sort_by_key(|&(purpose, value, nth)| (purpose, std::cmp::Reverse(value), nth));
    // The rank of each item within its purpose decides, then its value.
    let mut ranked: Vec<(usize, i64, usize)> = vec![];
    let mut rank = 0;
    for (nth, &(purpose, value, item)) in rated.iter().enumerate() {
        rank = if nth > 0 && rated[nth - 1].0 == purpose { rank + 1 } else { 0 };
        ranked.push((rank, value, item));
    }
    // The best of each purpose come first, then all others by value.
    ranked.sort_by_key(|&(rank, value, item)| (rank.min(1), std::cmp::Reverse(value), item));
    let mut kept = vec![false; items.len()];
    ranked.iter().take(most).for_each(|&(.., item)| kept[item] = true);
    let before = items.len();
    let mut kept = kept.into_iter();
    items.retain(|_| kept.next().unwrap_or(false));
    before - items.len()
}

/// Returns a hash for finding equal states. Equal hashes are compared, so it never decides.
fn hash<G: Hash>(state: &G) -> u64 {
    let mut hasher = FastHasher(0);
    state.hash(&mut hasher);
    hasher.finish()
}

/// Hashes by rotation and multiplication: several times as fast as the standard library's hasher, which withstands
/// attackers.
struct FastHasher(u64);

impl FastHasher {
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for FastHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..part.len()].copy_from_slice(part);
            self.add(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.add(value.into());
    }

    fn write_u16(&mut self, value: u16) {
        self.add(value.into());
    }

    fn write_u32(&mut self, value: u32) {
        self.add(value.into());
    }

    fn write_u64(&mut self, value: u64) {
        self.add(value);
    }

    fn write_usize(&mut self, value: usize) {
        self.add(value as u64);
    }
}
