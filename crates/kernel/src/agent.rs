//! The contract of program players: what a game provides, and what a program may see.
//!
//! A program plays one seat. It chooses a *plan*: a complete unit of play, such as a whole activation. It sees an
//! [`Observation`], and never a table, so a secret cannot influence it. The search is in the crate `agents`.

use std::any::Any;
use std::hash::Hash;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::erased::AnyTable;
use crate::record::EntryKind;
use crate::{Actor, Draw, Game, Seat, Seed, SeedCommitment, Table, TableView, Viewer, to_json};

mod playback;

pub use playback::{Mover, Playback, PlayedMove};

/// A fact about a position from the view of one seat, by which a program weighs positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature {
    /// The name: the key of its weight, and of its sentence in reasons.
    pub name: &'static str,
    /// True if a short-sighted program (level 1) sees it too.
    pub obvious: bool,
}

/// The temperament of a program: which of several good plans it likes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum Temperament {
    /// Prefers trade and money.
    #[default]
    Trader,
    /// Prefers what lasts: places, buildings, collections.
    Builder,
    /// Prefers fights and the harm of others.
    Corsair,
}

/// The strength of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ts_rs::TS)]
#[serde(into = "u8", try_from = "u8")]
#[ts(type = "1 | 2 | 3")]
pub enum Level {
    /// Sees what is obvious, one plan deep.
    ShortSighted,
    /// Sees all features, one plan deep.
    AllFeatures,
    /// Searches.
    Search,
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        match level {
            Level::ShortSighted => 1,
            Level::AllFeatures => 2,
            Level::Search => 3,
        }
    }
}

impl TryFrom<u8> for Level {
    type Error = String;

    fn try_from(level: u8) -> Result<Self, String> {
        match level {
            1 => Ok(Self::ShortSighted),
            2 => Ok(Self::AllFeatures),
            3 => Ok(Self::Search),
            other => Err(format!("there is no level {other}: 1, 2 or 3")),
        }
    }
}

/// A program that plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct ProgramPlayer {
    /// Its strength.
    pub level: Level,
    /// Its temperament.
    #[serde(default)]
    pub temperament: Temperament,
}

/// A game with program players.
///
/// Everything here is computed from the state alone, with whole numbers, so every device gives the same answer.
pub trait AgentGame: Game + Hash {
    /// The facts that [`Self::features`] writes, in its order.
    const FEATURES: &'static [Feature];

    /// The weights of the features.
    const WEIGHTS: WeightTable;

    /// The number of commands that the searching level plays on after a plan, before it weighs the position.
    const HORIZON: u32 = 40;

    /// The number of commands that the searching level usually tries in playouts for one choice: about a second of one
    /// core in the profile `release`, measured by `cargo xtask arena -- tactics`.
    const STEPS: u64;

    /// What a perfect listener keeps of the visible entries.
    type Belief: Belief<Self>;

    /// Returns the number of seats.
    fn seats(&self) -> usize;

    /// Writes the features of a seat, one for each of [`Self::FEATURES`]. `out` is that long, and filled with 0. The
    /// state is complete, or the information state of a seat, whose placeholders must not cause a panic.
    fn features(&self, seat: Seat, out: &mut [i32]);

    /// True if a plan of this seat that began at `start` is complete here. By default it is when the seat is no longer
    /// asked.
    fn is_plan_complete(&self, start: &Self, seat: Seat) -> bool {
        let _ = start;
        !self.asks().iter().any(|(actor, _)| *actor == Actor::Seat(seat))
    }

    /// Appends sensible commands that [`legal`](crate::Rules::legal) leaves out, such as values between the ends of a
    /// range. All must be legal.
    fn more_commands(&self, seat: Seat, out: &mut Vec<Self::Command>) {
        let _ = (seat, out);
    }

    /// True if a plan of this seat from `start` to this state harms the seat for nothing, whatever follows: an own piece
    /// thrown away, or goods loaded only to be lost. Such plans are dropped while there are others.
    fn is_senseless(&self, start: &Self, seat: Seat) -> bool {
        let _ = (start, seat);
        false
    }

    /// Returns the purpose of a plan from `start` to this state, as a small number. Of many plans, some of each purpose
    /// are kept.
    fn purpose(&self, start: &Self, seat: Seat) -> u8;

    /// Returns the money of a seat, in ducats or doubloons, as far as the state tells it. `None` in a game without
    /// money.
    fn money(&self, seat: Seat) -> Option<i32> {
        let _ = seat;
        None
    }

    /// True if the position can be weighed: no battle, sale or committed answer is half decided.
    fn is_settled(&self) -> bool;

    /// True if playouts stop here, because what follows does not depend on what was played: between rounds.
    fn ends_playout(&self) -> bool {
        false
    }

    /// Returns a sensible command of an asked seat, fast. Playouts use it for all seats. `None` only if no command is
    /// legal.
    fn policy(&self, seat: Seat, draw: &mut dyn Draw) -> Option<Self::Command>;
}

/// What a perfect listener knows beyond the present [information state](crate::Secrets::information_state): sums of
/// open payments, booty as it was taken.
pub trait Belief<G: Game>: Clone + Send + Sync {
    /// Creates the belief of a seat at the first state of a table, which is its information state.
    fn new(first: &G, seat: Seat) -> Self;

    /// Notes a visible event.
    fn observe(&mut self, event: &G::Event);

    /// Draws a complete state that is likely the true one. `known` is the present information state of the seat.
    #[must_use]
    fn sample(&self, known: &G, draw: &mut dyn Draw) -> G;
}

/// The belief about a game in which a seat learns nothing beyond its information state.
#[derive(Clone, Copy, Debug)]
pub struct NoBelief(Seat);

impl<G: Game> Belief<G> for NoBelief {
    fn new(_first: &G, seat: Seat) -> Self {
        Self(seat)
    }

    fn observe(&mut self, _event: &G::Event) {}

    fn sample(&self, known: &G, draw: &mut dyn Draw) -> G {
        known.determinize(Viewer::Seat(self.0), draw)
    }
}

/// Hears the events of a game for a seat: at a table, and wherever else a program plays.
#[derive(Clone, Debug)]
pub struct Listener<G: Game> {
    seat: Seat,
    /// The information state at the beginning.
    first: G,
    /// The visible events, each redacted by what the seat knew when it happened.
    heard: Vec<G::Event>,
}

impl<G: AgentGame> Listener<G> {
    /// Creates the listener of a seat at the first state of a game.
    pub fn new(first: &G, seat: Seat) -> Self {
        Self { seat, first: first.information_state(Viewer::Seat(seat)), heard: vec![] }
    }

    /// Hears the events of a command, which led to this state.
    pub fn hear(&mut self, state: &G, events: &[G::Event]) {
        let viewer = Viewer::Seat(self.seat);
        let then = state.information_state(viewer);
        self.heard.extend(events.iter().filter_map(|event| then.redact_event(event, viewer)));
    }

    /// Returns the belief from what was heard. `known` is the present information state of the seat: it redacts each
    /// event again, as for every other viewer.
    pub fn belief(&self, known: &G) -> G::Belief {
        let mut belief = G::Belief::new(&self.first, self.seat);
        let visible = self.heard.iter().filter_map(|event| known.redact_event(event, Viewer::Seat(self.seat)));
        visible.for_each(|event| belief.observe(&event));
        belief
    }
}

/// Everything that a program may know when it chooses for its seat.
#[derive(Clone)]
pub struct Observation<G: AgentGame> {
    /// The seat.
    pub seat: Seat,
    /// The state as far as the seat can know it.
    pub known: G,
    /// What the seat remembers of the way to this state.
    pub belief: G::Belief,
    /// The ids of the rules that the table waived permanently.
    pub waivers: Vec<String>,
    /// Random bytes for the program's own choices. The same position of the same table gives the same bytes, also after
    /// an undo. They come from the table's seed, and tell nothing about its draws.
    pub stream: [u8; 32],
}

impl<G: AgentGame> TableView<'_, G> {
    /// Returns what a program may know that plays the viewer's seat. `None` if the viewer has no seat.
    pub fn observation(&self) -> Option<Observation<G>> {
        let Viewer::Seat(seat) = self.viewer else { return None };
        let table = self.table;
        let chain = table.chain(table.head());
        let mut state = table.state_at(0)?;
        let mut listener = Listener::new(&state, seat);
        for n in &chain {
            let EntryKind::Command(accepted) = &table.entry(*n)?.kind else { continue };
            accepted.events.iter().for_each(|event| state.apply(event));
            listener.hear(&state, &accepted.events);
        }
        Some(Observation {
            seat,
            known: self.known().clone(),
            belief: listener.belief(self.known()),
            waivers: table.settings().waived().into_iter().map(str::to_owned).collect(),
            stream: self.agent_stream(seat, chain.len()),
        })
    }

    /// Derives random bytes from the host's last seed without a round, the seat, the number of entries on the branch, and the known state.
    /// Without a known seed its commitment takes its place.
    fn agent_stream(&self, seat: Seat, depth: usize) -> [u8; 32] {
        let line = self.table.seeds().iter().rfind(|line| line.round.is_none());
        stream(line, seat, depth, self.known())
    }
}

fn stream<G: AgentGame>(line: Option<&SeedCommitment>, seat: Seat, depth: usize, known: &G) -> [u8; 32] {
    let secret = line.map(|line| line.seed.as_ref().map_or_else(|| line.commitment.clone(), Seed::to_hex));
    let secret = secret.unwrap_or_default();
    let parts = format!("bucintoro program\n{secret}\n{}\n{depth}\n{}", seat.0, to_json(known));
    Sha256::digest(parts).into()
}

/// Returns what a program may know that plays a seat of this table. `None` if the table is of another game.
pub fn observe<G: AgentGame>(table: &dyn AnyTable, seat: Seat) -> Option<Observation<G>> {
    let table: &Table<G> = table.as_any(KernelOnly(())).downcast_ref()?;
    table.view_for(Viewer::Seat(seat)).observation()
}

/// Returns the game on the branch that leads to the head, with all secrets: for the owner of the record only. `None` if
/// the table is of another game.
pub fn playback<G: AgentGame>(table: &dyn AnyTable) -> Option<Playback<'_, G>> {
    Playback::new(table.as_any(KernelOnly(())).downcast_ref()?)
}

/// Proves that the caller is this crate.
#[derive(Clone, Copy, Debug)]
pub struct KernelOnly(());

/// Access to the type behind a type-erased table. Only this crate can call it, because a table has all secrets.
pub trait AsAny {
    /// Returns the table as any value.
    fn as_any(&self, caller: KernelOnly) -> &dyn Any;
}

impl<G: Game> AsAny for Table<G> {
    fn as_any(&self, _caller: KernelOnly) -> &dyn Any {
        self
    }
}

/// Weights by name of a feature. Features that are not named weigh nothing.
pub type NamedWeights = &'static [(&'static str, i32)];

/// The weights of a game's features: a reviewed file of the game, as `cargo xtask arena -- tune` printed them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeightTable {
    /// The weights by number of seats, in thousandths of the log odds for first place for each unit of the feature.
    pub seats: &'static [(usize, NamedWeights)],
    /// The features that a temperament values differently, in percent of the usual weight.
    pub temperaments: &'static [(Temperament, NamedWeights)],
}

impl WeightTable {
    /// Returns the weight of each feature for a temperament. A number of seats without weights gets those of the
    /// nearest one.
    pub fn of(&self, features: &[Feature], seats: usize, temperament: Temperament) -> Vec<i32> {
        let nearest = self.seats.iter().min_by_key(|(number, _)| number.abs_diff(seats));
        let usual = nearest.map_or(&[][..], |(_, weights)| weights);
        let liking = self.temperaments.iter().find(|(one, _)| *one == temperament);
        let percents = liking.map_or(&[][..], |(_, percents)| percents);
        let named = |list: NamedWeights, name: &str| list.iter().find(|(one, _)| *one == name).map(|(_, value)| *value);
        let weight = |feature: &Feature| {
            named(usual, feature.name).unwrap_or(0) * named(percents, feature.name).unwrap_or(100) / 100
        };
        features.iter().map(weight).collect()
    }

    /// Returns the names in the table that are no features.
    pub fn unknown_names(&self, features: &[Feature]) -> Vec<&'static str> {
        let lists = self.seats.iter().map(|(_, list)| list).chain(self.temperaments.iter().map(|(_, list)| list));
        let names = lists.flat_map(|list| list.iter().map(|(name, _)| *name));
        names.filter(|name| !features.iter().any(|feature| feature.name == *name)).collect()
    }
}
