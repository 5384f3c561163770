//! The non-interference test: a viewer who does not know a secret cannot tell apart two worlds that differ only in it.
//!
//! Two tables are played side by side. The second begins with a state that is possible for the viewer
//! ([`Secrets::determinize`](crate::Secrets::determinize)). Public commands are the same in both. Where the viewer sees
//! only *that* a command was made, each gets a different one ([`GameTestExt::vary_command`]). All that the viewer
//! receives must be equal.

use std::collections::BTreeSet;

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::Value;

use super::sealed::second_thought;
use super::seats::toggle_seat;
use super::{Violation, chairs, some_waivers, test_stamps};
use crate::json::{to_json as text, to_json_value};
use crate::random::{self, RandomPlay};
use crate::record::{By, EntryKind, EntryOf, Settings};
use crate::{
    Actor, AnswerBy, Answering, Appended, Draw, EntryMeta, Game, GameTestExt, Rule, Seat, Seed, Table, TableProblem,
    TableView, Viewer, chance,
};

/// The number of entries after which a new second world is drawn, so that no history grows long.
const GROWN: usize = 48;

/// The statistics of the comparison of two worlds.
#[derive(Clone, Copy, Debug, Default)]
pub struct ComparisonCounts {
    /// The number of comparisons of all that the viewer receives.
    pub compared: u64,
    /// The number of steps that differed in the two worlds.
    pub secret: u64,
    /// The number of compared verdicts.
    pub verdicts: u64,
    /// The number of draws of the app in both worlds.
    pub drawn: u64,
    /// The number of comparisons of entries on abandoned branches.
    pub left: u64,
    /// The number of comparisons of two worlds whose states differed. Worlds that are equal cannot show a leak.
    pub different: u64,
}

/// The maximum number of steps before the first second world is drawn.
const MID_GAME: u32 = 200;

/// Plays at random from the beginning or the middle of a game. Compares what viewers receive in two worlds, one viewer
/// after another. `hears` decides on which commands a viewer gets a verdict: [`TableView::may_see_verdict`], or another
/// function with which a test makes the law fail.
///
/// # Errors
/// Every output by which the viewer can tell the worlds apart.
pub fn check_non_interference<G: GameTestExt>(
    first: &G,
    seats: usize,
    viewers: &[Viewer],
    seed: u64,
    steps: u32,
    hears: impl Fn(&TableView<'_, G>, Actor, &G::Command) -> bool,
) -> Result<ComparisonCounts, Violation> {
    compare_worlds(first, seats, viewers, &mut ChaCha20Rng::seed_from_u64(seed), steps, hears)
}

/// Plays and compares as [`check_non_interference`] does, with the choices of another source.
///
/// # Errors
/// Those of [`check_non_interference`].
pub fn compare_worlds<G: GameTestExt>(
    first: &G,
    seats: usize,
    viewers: &[Viewer],
    draw: &mut dyn Draw,
    steps: u32,
    hears: impl Fn(&TableView<'_, G>, Actor, &G::Command) -> bool,
) -> Result<ComparisonCounts, Violation> {
    let mut watched = ComparisonCounts::default();
    let new_worlds = |draw: &mut dyn Draw| {
        let begun = some_state(first, draw);
        TwoWorlds::imagined(&begun, seats, any_of(viewers, draw), &hears, draw)
    };
    let mut worlds = new_worlds(draw)?;
    for _ in 0..steps {
        if draw.below(8) == 0 {
            watched.verdicts += worlds.hear_verdicts(seats, draw)?;
        }
        let step = worlds.some_step(seats, draw);
        let outcome = worlds.take(step, &mut watched, draw)?;
        worlds.audit()?;
        match outcome {
            StepOutcome::Alike => {
                worlds.compare(seats, draw)?;
                watched.compared += 1;
                watched.left += u64::from(worlds.here.has_left_a_branch());
                watched.different += u64::from(worlds.here.table.state() != worlds.there.table.state());
            }
            StepOutcome::Nowhere => {}
            // A new game.
            StepOutcome::Over => worlds = new_worlds(draw)?,
            // Something was revealed, or is impossible in the second world: the viewer knows more now.
            StepOutcome::Apart => worlds = worlds.with_new_secrets(seats, viewers, draw)?,
        }
        if worlds.here.table.lines().len() > GROWN {
            worlds = worlds.with_new_secrets(seats, viewers, draw)?;
        }
    }
    Ok(watched)
}

/// The number of values that may stand in place of a secret: for one that exists, and for none.
const PLACEHOLDERS: usize = 2;

/// A part of the state that each seat keeps from all other viewers.
#[derive(Clone, Copy, Debug)]
pub struct SeatSecret {
    pointer: &'static str,
    only_if: Option<(&'static str, &'static str)>,
}

impl SeatSecret {
    /// Creates a secret from a JSON pointer into the state, with `*` for the seat, such as `/hands/*`.
    pub const fn new(pointer: &'static str) -> Self {
        Self { pointer, only_if: None }
    }

    /// Makes the part secret only in states with this JSON value at this pointer. In others it is public.
    #[must_use]
    pub const fn only_if(self, pointer: &'static str, json: &'static str) -> Self {
        Self { only_if: Some((pointer, json)), ..self }
    }

    fn applies(&self, state: &Value) -> bool {
        self.only_if.is_none_or(|(pointer, json)| state.pointer(pointer).is_some_and(|value| text(value) == json))
    }
}

/// Plays at random, and checks what each viewer knows of these secrets of every other seat. The place of a secret must
/// always show one of two fixed values, and each viewer must be wrong about it in one of the drawn worlds.
/// [`check_non_interference`] cannot find a secret that
/// [`Secrets::information_state`](crate::Secrets::information_state) forgets to hide, because both of its worlds have
/// it.
///
/// # Errors
/// The secret that a viewer sees, or about which a viewer was right in all of the `steps` states.
pub fn check_hidden_secrets<G: GameTestExt>(
    first: &G,
    seats: usize,
    viewers: &[Viewer],
    secrets: &[SeatSecret],
    seed: u64,
    steps: u32,
) -> Result<(), Violation> {
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let others = |viewer: Viewer| (0..seats).filter(move |seat| viewer != Viewer::Seat(Seat(*seat as u8)));
    let mut places: Vec<HiddenPlace> = viewers
        .iter()
        .flat_map(|viewer| others(*viewer).map(move |seat| (*viewer, seat)))
        .flat_map(|(viewer, seat)| secrets.iter().map(move |secret| HiddenPlace::new(viewer, seat, *secret)))
        .collect();
    let mut random = RandomPlay::new(first);
    for _ in 0..steps {
        if places.is_empty() {
            return Ok(());
        }
        let state = to_json_value(random.state());
        for viewer in viewers {
            let known = random.state().information_state(*viewer);
            let other = to_json_value(&known.determinize(*viewer, &mut draw));
            let known = to_json_value(&known);
            let of_viewer = |place: &&mut HiddenPlace| place.viewer == *viewer && place.secret.applies(&state);
            for place in places.iter_mut().filter(of_viewer) {
                place.note(&state, &known, &other)?;
            }
        }
        if random.step(&mut draw) != random::StepResult::Played || random.state().result().is_some() {
            random.put(first);
        }
    }
    let known = places.iter().find(|place| !place.mistaken);
    known.map_or(Ok(()), |place| Err(format!("{:?} knows {}", place.viewer, place.pointer)))
}

/// A secret and a viewer who must not know it.
struct HiddenPlace {
    viewer: Viewer,
    secret: SeatSecret,
    /// The pointer of the secret, for one seat.
    pointer: String,
    /// The values that the viewer has seen at this pointer, as JSON.
    shown: BTreeSet<String>,
    /// True if the viewer was wrong about the secret in some state.
    mistaken: bool,
}

impl HiddenPlace {
    fn new(viewer: Viewer, seat: usize, secret: SeatSecret) -> Self {
        let pointer = secret.pointer.replace('*', &seat.to_string());
        Self { viewer, secret, pointer, shown: BTreeSet::new(), mistaken: false }
    }

    /// Notes what the viewer knows in a state, and a world that the viewer considers possible.
    fn note(&mut self, state: &Value, known: &Value, other: &Value) -> Result<(), Violation> {
        self.mistaken |= state.pointer(&self.pointer) != other.pointer(&self.pointer);
        self.shown.extend(known.pointer(&self.pointer).map(Value::to_string));
        if self.shown.len() <= PLACEHOLDERS {
            return Ok(());
        }
        Err(format!("{:?} is shown {}: {:?}", self.viewer, self.pointer, self.shown))
    }
}

/// Returns a state reached by random play; sometimes the first one.
fn some_state<G: GameTestExt>(first: &G, draw: &mut dyn Draw) -> G {
    let mut random = RandomPlay::new(first);
    let steps = draw.below(4).min(1) * draw.below(MID_GAME);
    let goes_on = (0..steps).all(|_| random.step(draw) == random::StepResult::Played);
    if goes_on && random.state().result().is_none() { random.state().clone() } else { first.clone() }
}

fn any_of(viewers: &[Viewer], draw: &mut dyn Draw) -> Viewer {
    let nth = draw.below(viewers.len() as u32) as usize;
    viewers.get(nth).copied().unwrap_or(Viewer::Table)
}

/// A step at a table.
enum StepResult<C> {
    Say(Actor, C, Vec<String>),
    /// A correction or an early end, which the table can make and undo at any time.
    Meddle(Actor, C),
    Draw,
    Undo,
    Redo,
    Jump(u32),
    /// A player leaves this seat, or sits down there.
    Move(usize),
}

/// The result of a step.
enum StepOutcome {
    Alike,
    Apart,
    Nowhere,
    Over,
}

/// One of the two worlds.
struct World<G: Game> {
    table: Table<G>,
    stamps: Box<dyn FnMut() -> EntryMeta>,
}

type Verdict<G> = Result<Appended, TableProblem<<G as crate::Rules>::Breach>>;

impl<G: Game> World<G> {
    fn at(state: &G, seats: usize, waivers: &[&str]) -> Result<Self, Violation> {
        let mut stamps = test_stamps();
        // The app never draws by itself, because its draws depend on the rest of a hidden deck.
        let answering = Answering::all(AnswerBy::Table);
        let setup = G::setup_at(&state.position());
        let waivers = waivers.iter().map(|id| (*id).to_owned()).collect();
        let settings = Settings::new(chairs(seats), answering, waivers);
        let table = Table::start_with(settings, setup, Seed::new([9; 32]), &mut stamps);
        let table = table.map_err(|flaws| format!("{flaws:?} at\n{}", state.position()))?;
        Ok(Self { table, stamps: Box::new(stamps) })
    }

    fn take(&mut self, step: StepResult<G::Command>) -> Verdict<G> {
        let stamps = &mut self.stamps;
        match step {
            StepResult::Say(by, command, waive) => self.table.command(by, command, &waive, stamps),
            StepResult::Meddle(by, command) => self.table.command(by, command, &[], stamps),
            StepResult::Draw => self.table.answer(stamps),
            StepResult::Undo => self.table.undo(By::Table, stamps),
            StepResult::Redo => self.table.redo(By::Table, stamps),
            StepResult::Jump(to) => self.table.jump(to, By::Table, stamps),
            StepResult::Move(seat) => toggle_seat(&mut self.table, seat, stamps),
        }
    }

    /// Returns the result of a command. It may have another number of lines in the other world, so it has its own
    /// metadata.
    fn tried(&mut self, by: Actor, command: G::Command, waive: &[String]) -> Verdict<G> {
        let mark = self.table.mark();
        let verdict = self.table.command(by, command, waive, &mut test_stamps());
        self.table.roll_back(mark);
        verdict
    }

    fn has_left_a_branch(&self) -> bool {
        let deeds = self.table.entries().iter().filter(|entry| matches!(entry.kind, EntryKind::Command(_)));
        deeds.count() > self.table.chain(self.table.head()).len()
    }

    fn over(&self) -> bool {
        self.table.state().result().is_some()
    }
}

impl<G: GameTestExt> World<G> {
    /// Returns the number of entries after this one before something is revealed.
    fn reveals(&self, before: usize) -> Option<usize> {
        let revealing = |entry: &EntryOf<G>| match &entry.kind {
            EntryKind::Command(accepted) => accepted.events.iter().any(G::reveals),
            EntryKind::Head(_)
            | EntryKind::Settings(_)
            | EntryKind::Seed(_)
            | EntryKind::Renamed(_)
            | EntryKind::SharedSeed(_) => false,
        };
        let nth = self.table.entries()[before..].iter().position(revealing)?;
        Some(before + nth)
    }
}

struct TwoWorlds<'a, G: Game, H> {
    viewer: Viewer,
    here: World<G>,
    there: World<G>,
    random: RandomPlay<G>,
    hears: &'a H,
}

impl<'a, G: GameTestExt, H: Fn(&TableView<'_, G>, Actor, &G::Command) -> bool> TwoWorlds<'a, G, H> {
    fn imagined(state: &G, seats: usize, viewer: Viewer, hears: &'a H, draw: &mut dyn Draw) -> Result<Self, Violation> {
        let known = state.information_state(viewer);
        let other = known.determinize(viewer, draw);
        if other.information_state(viewer) != known {
            return Err(format!("{viewer:?} imagines another world than it knows:\n{known:?}\n{other:?}"));
        }
        // Half of the tables have permanent waivers: more commands are possible, and no more may be revealed.
        let often = draw.below(2) == 0;
        let waivers: Vec<&str> = if often { some_waivers::<G>(draw) } else { vec![] };
        let (here, there) = (World::at(state, seats, &waivers)?, World::at(&other, seats, &waivers)?);
        if here.reveals(0).is_some() {
            // What only waited to be revealed is revealed now.
            return Self::imagined(here.table.state(), seats, viewer, hears, draw);
        }
        let worlds = Self { viewer, here, there, random: RandomPlay::new(state), hears };
        worlds.compare(seats, draw)?;
        Ok(worlds)
    }

    fn with_new_secrets(&self, seats: usize, viewers: &[Viewer], draw: &mut dyn Draw) -> Result<Self, Violation> {
        Self::imagined(self.here.table.state(), seats, any_of(viewers, draw), self.hears, draw)
    }

    /// Returns the next step of a random seat, mostly a legal one.
    fn some_step(&mut self, seats: usize, draw: &mut dyn Draw) -> StepResult<G::Command> {
        let state = self.here.table.state();
        let by = Actor::Seat(Seat(draw.below(seats as u32) as u8));
        match draw.below(16) {
            0 => return StepResult::Undo,
            1 => return StepResult::Redo,
            2 => return StepResult::Jump(draw.below(self.here.table.lines().len() as u32)),
            5 if draw.below(3) == 0 => return StepResult::Move(draw.below(seats as u32) as usize),
            3 => return StepResult::Meddle(by, self.some_meddling(draw)),
            4 => {
                let mut any = Vec::new();
                state.all_commands(by, &mut any);
                if !any.is_empty() {
                    return StepResult::Say(
                        by,
                        any.swap_remove(draw.below(any.len() as u32) as usize),
                        every_rule::<G>(),
                    );
                }
            }
            _ => {}
        }
        if draw.below(4) == 0
            && let Some((by, command)) = second_thought(state, draw)
        {
            return StepResult::Say(by, command, vec![]);
        }
        // The same chance question and the same seed in both worlds: the app draws the same.
        let urn = state.chance_spec();
        if urn.is_some() && urn == self.there.table.state().chance_spec() && draw.below(2) == 0 {
            return StepResult::Draw;
        }
        self.random.put(state);
        match self.random.choose(draw) {
            Some((by, Some(command))) => StepResult::Say(by, command, vec![]),
            _ => StepResult::Undo,
        }
    }

    /// Returns a correction, or now and then an early end.
    fn some_meddling(&self, draw: &mut dyn Draw) -> G::Command {
        let mut endings = G::endings();
        if endings.is_empty() || draw.below(16) > 0 {
            return self.some_correction(draw);
        }
        endings.swap_remove(draw.below(endings.len() as u32) as usize)
    }

    /// Returns a correction; of a few, preferably one that names a secret.
    fn some_correction(&self, draw: &mut dyn Draw) -> G::Command {
        let state = self.here.table.state();
        let (by, mut said) = (Actor::Seat(Seat(0)), state.some_correction(draw));
        for _ in 0..3 {
            if self.other(by, &said, draw).is_some() {
                break;
            }
            said = state.some_correction(draw);
        }
        said
    }

    /// Returns the second world's command for this one of the first.
    fn other(&self, by: Actor, command: &G::Command, draw: &mut dyn Draw) -> Option<G::Command> {
        self.there.table.state().vary_command(by, command, self.viewer, draw)
    }

    /// Returns true if the viewer gets the verdict, which must be the same in both worlds.
    fn heard(&self, by: Actor, command: &G::Command, other: &G::Command) -> Result<bool, Violation> {
        let hears = |world: &World<G>, command| (self.hears)(&world.table.view_for(self.viewer), by, command);
        let heard = hears(&self.here, command);
        if heard == hears(&self.there, other) {
            Ok(heard)
        } else {
            Err(format!("whether {command:?} is read tells {:?} a secret", self.viewer))
        }
    }

    /// Returns true if the viewer gets the verdict, and the second world's command.
    fn said(
        &self,
        by: Actor,
        command: &G::Command,
        watched: &mut ComparisonCounts,
        draw: &mut dyn Draw,
    ) -> Result<(bool, G::Command), Violation> {
        let secret = self.other(by, command, draw);
        watched.secret += u64::from(secret.is_some());
        let other = secret.unwrap_or_else(|| command.clone());
        Ok((self.heard(by, command, &other)?, other))
    }

    fn take(
        &mut self,
        step: StepResult<G::Command>,
        watched: &mut ComparisonCounts,
        draw: &mut dyn Draw,
    ) -> Result<StepOutcome, Violation> {
        let meddled = match &step {
            StepResult::Meddle(_, command) => Some(command.clone()),
            _ => None,
        };
        let (heard, other) = match &step {
            StepResult::Say(by, command, waive) => {
                let (heard, other) = self.said(*by, command, watched, draw)?;
                (heard, StepResult::Say(*by, other, waive.clone()))
            }
            StepResult::Meddle(by, command) => {
                let (heard, other) = self.said(*by, command, watched, draw)?;
                (heard, StepResult::Meddle(*by, other))
            }
            StepResult::Draw => {
                watched.drawn += 1;
                (true, StepResult::Draw)
            }
            StepResult::Undo => (true, StepResult::Undo),
            StepResult::Redo => (true, StepResult::Redo),
            StepResult::Jump(to) => (true, StepResult::Jump(*to)),
            StepResult::Move(seat) => (true, StepResult::Move(*seat)),
        };
        let before = [self.here.table.entries().len(), self.there.table.entries().len()];
        let verdicts = [self.here.take(step), self.there.take(other)];
        if heard {
            same_verdict(&verdicts, self.viewer)?;
        }
        let revealing = [self.here.reveals(before[0]), self.there.reveals(before[1])];
        if let [Some(here), Some(there)] = revealing {
            self.same_until(here.min(there))?;
        }
        let reveals = revealing.iter().any(Option::is_some);
        let known = |world: &World<G>| world.table.state().information_state(self.viewer);
        let knows = || known(&self.here) == known(&self.there);
        // A reveal is in the events, even if the state does not show it any longer.
        let alike = || if reveals { knows() && self.told_alike() } else { heard || knows() };
        // Reveals by the rules are expected. An untimely reveal could be undone after all have seen it, so no device
        // gets its verdict.
        if let Some(command) = meddled.filter(|_| heard && reveals && !alike()) {
            return Err(format!("{command:?} opens to {:?} what was hidden", self.viewer));
        }
        Ok(match verdicts {
            [Err(_), Err(_)] => StepOutcome::Nowhere,
            [Ok(_), Ok(_)] if self.here.over() && self.there.over() => StepOutcome::Over,
            [Ok(_), Ok(_)] if alike() => StepOutcome::Alike,
            _ => StepOutcome::Apart,
        })
    }

    /// Checks that the game finds no flaw in the first world.
    fn audit(&self) -> Result<(), Violation> {
        let state = self.here.table.state();
        let flaws = state.audit();
        if flaws.is_empty() { Ok(()) } else { Err(format!("{flaws:?} at\n{}", state.position())) }
    }

    fn told_alike(&self) -> bool {
        let told = |world: &World<G>| text(&world.table.view_for(self.viewer).visible_entries(0).collect::<Vec<_>>());
        told(&self.here) == told(&self.there)
    }

    /// Compares the visible entries up to the reveal.
    fn same_until(&self, entries: usize) -> Result<(), Violation> {
        let told = |world: &World<G>| {
            text(&world.table.view_for(self.viewer).visible_entries(0).take(entries).collect::<Vec<_>>())
        };
        let (here, there) = (told(&self.here), told(&self.there));
        if here == there { Ok(()) } else { Err(format!("the told entries before a reveal:\n{here}\n{there}")) }
    }

    /// Submits many possible commands, sensible or not. If the viewer gets the verdict, it must be the same in both
    /// worlds.
    fn hear_verdicts(&mut self, seats: usize, draw: &mut dyn Draw) -> Result<u64, Violation> {
        let mut compared = 0;
        for (by, command) in sayings(self.here.table.state(), self.there.table.state(), seats, draw) {
            let other = self.other(by, &command, draw).unwrap_or_else(|| command.clone());
            if !self.heard(by, &command, &other)? {
                continue;
            }
            for waive in [vec![], every_rule::<G>()] {
                let verdicts =
                    [self.here.tried(by, command.clone(), &waive), self.there.tried(by, other.clone(), &waive)];
                same_verdict(&verdicts, self.viewer).map_err(|broken| format!("{command:?} by {by:?}: {broken}"))?;
                compared += 1;
            }
        }
        Ok(compared)
    }

    /// Compares all that the viewer receives now.
    fn compare(&self, seats: usize, draw: &mut dyn Draw) -> Result<(), Violation> {
        // Advice takes long, so it is requested only now and then.
        let advised = if draw.below(40) == 0 { seats } else { 0 };
        let back = draw.below(self.here.table.lines().len() as u32);
        let [here, there] =
            [&self.here, &self.there].map(|world| received(&world.table, self.viewer, seats, advised, back));
        let apart: Vec<String> = here
            .iter()
            .zip(&there)
            .filter(|(one, other)| one.1 != other.1)
            .map(|((way, one), (_, other))| format!("the {way}:\n{one}\n{other}"))
            .collect();
        if apart.is_empty() {
            return Ok(());
        }
        let at = self.here.table.state().position();
        Err(format!("{:?} can tell two worlds apart by {}\nat\n{at}", self.viewer, apart.join("\n")))
    }
}

fn same_verdict<B: PartialEq + std::fmt::Debug>(
    verdicts: &[Result<Appended, TableProblem<B>>; 2],
    viewer: Viewer,
) -> Result<(), Violation> {
    match verdicts {
        [Ok(_), Ok(_)] => Ok(()),
        [Err(here), Err(there)] if here == there => Ok(()),
        [here, there] => Err(format!("{viewer:?} can tell two worlds apart by the verdict:\n{here:?}\n{there:?}")),
    }
}

/// Returns all outputs of a table for a viewer, by name.
fn received<G: Game>(
    table: &Table<G>,
    viewer: Viewer,
    seats: usize,
    advised: usize,
    back: u32,
) -> Vec<(&'static str, String)> {
    let seen = table.view_for(viewer);
    let everybody = (0..seats as u8).map(|seat| Actor::Seat(Seat(seat))).chain([Actor::Chance]);
    let legal: Vec<_> = everybody.map(|by| (seen.legal(by), seen.needs_confirmation(by))).collect();
    let hints: Vec<_> = (0..advised as u8).map(|seat| seen.hints(Seat(seat))).collect();
    let stands = (table.head(), table.lines().len(), table.waits(), table.progress(), table.chain(table.head()));
    // As text, because a difference in length would reveal something.
    vec![
        ("view", text(&seen.view())),
        ("view of an earlier entry", text(&seen.view_at(back))),
        ("steps of an earlier entry", text(&seen.steps(back))),
        ("questions", text(&seen.asks().as_slice())),
        ("sealed questions", text(&seen.committed_answers().as_slice())),
        ("legal commands and what is at stake", text(&legal)),
        ("advice", text(&hints)),
        ("doubts", text(&seen.likely_mismatches(&[]))),
        ("known state", text(seen.known())),
        ("position", seen.position()),
        ("undo label", text(&seen.undoing())),
        ("redo label", text(&seen.redoing())),
        ("told entries", text(&seen.visible_entries(0).collect::<Vec<_>>())),
        ("export", text(&seen.export()())),
        ("account", text(&seen.account())),
        ("place in the record", text(&stands)),
    ]
}

fn every_rule<G: Game>() -> Vec<String> {
    G::Breach::REGISTER.iter().map(|info| info.id.to_owned()).collect()
}

/// Returns some possible commands, sensible or not, of every seat and of chance.
fn sayings<G: GameTestExt>(here: &G, there: &G, seats: usize, draw: &mut dyn Draw) -> Vec<(Actor, G::Command)> {
    let mut said = Vec::new();
    for by in (0..seats as u8).map(|seat| Actor::Seat(Seat(seat))) {
        let (mut sensible, mut any) = (Vec::new(), Vec::new());
        here.legal(by, &mut sensible);
        there.legal(by, &mut sensible);
        here.all_commands(by, &mut any);
        for mut from in [sensible, any] {
            for _ in 0..8.min(from.len()) {
                said.push((by, from.swap_remove(draw.below(from.len() as u32) as usize)));
            }
        }
        said.push((by, here.some_correction(draw)));
    }
    let answers = [chance(here, draw), chance(there, draw)];
    said.extend(answers.into_iter().flatten().map(|command| (Actor::Chance, command)));
    said
}
