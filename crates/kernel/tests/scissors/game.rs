//! Rock, paper, scissors for two to six players, three rounds. All choose at once, in secret, and may change their
//! choice until the last has chosen. Then a die decides which sign counts twice, and all choices are revealed.
//!
//! With a `LEAK` it is the same game with one defect.

use arrayvec::ArrayVec;
use kernel::{
    Actor, Asks, BreachSink, CandidateSink, ChanceKind, ChanceSpec, Checked, Draw, Flaw, GameInfo, GameTestExt,
    Impossible, Places, Play, Progress, Rules, Seat, Secrets, Viewer,
};
use serde::{Deserialize, Serialize};

pub const NONE: u8 = 0;
pub const TOLD: u8 = 1;
pub const VIEW: u8 = 2;
pub const ASKS: u8 = 3;
pub const LEGAL: u8 = 4;
pub const REFUSAL: u8 = 5;
pub const AUTO: u8 = 6;
pub const UNDO: u8 = 7;
/// The candidates are not checked.
pub const UNJUDGED: u8 = 8;
/// The view offers what was shown in the round before.
pub const UNMET: u8 = 9;
pub const CHANGE: u8 = 10;
pub const CHANCE: u8 = 11;
pub const NAME: u8 = 12;
pub const SEALED: u8 = 13;
/// No leak: the table chooses for the second seat, which concerns that seat alone.
pub const HASTY: u8 = 14;
/// A correction takes points from the next seat.
pub const SPILLS: u8 = 15;
/// A correction is followed by a change of another seat's points.
pub const FOLLOWED: u8 = 16;
/// Spectators do not see corrections.
pub const UNTOLD: u8 = 17;
/// A correction is followed by the answer to a choice that was open.
pub const CHOOSES: u8 = 18;
/// Everyone keeps the choice of the second seat.
pub const KEPT: u8 = 19;

const ROUNDS: u8 = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub enum Sign {
    Rock,
    Paper,
    Scissors,
}

impl Sign {
    const ALL: [Self; 3] = [Self::Rock, Self::Paper, Self::Scissors];

    fn beats(self, other: Self) -> bool {
        (self as u8 + 2) % 3 == other as u8
    }
}

/// The secret sign of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Choice {
    Open,
    Secret,
    Is(Sign),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command {
    Choose { sign: Sign },
    Throw { sign: Sign },
    Reveal,
    Next,
    Count { seat: Seat, points: u8 },
    Tick,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    Chose { seat: Seat, sign: Option<Sign> },
    Thrown { sign: Sign },
    Revealed { signs: Vec<Sign> },
    RoundBegan { round: u8 },
    Counted { seat: Seat, points: u8 },
    Ticked,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Question {
    Sign { marked: bool },
    Die,
    Reveal,
    Next,
}

kernel::rules! {
    /// The rules that a command can break.
    pub enum Breach {
        limit "SIGN-1" "Nobody shows a sign twice in a row." => Again { sign: Sign, marked: bool };
        limit "SIGN-2" "With this leak, a second choice is another one." => Same { sign: Sign };
        limit "FIX-1" "Points stay within what can be won." => TooMany { points: u8 };
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    position: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scissors<const LEAK: u8> {
    choices: ArrayVec<Choice, 6>,
    last: ArrayVec<Option<Sign>, 6>,
    points: ArrayVec<u8, 6>,
    round: u8,
    shown: bool,
    /// The sign that counts twice.
    #[serde(default)]
    twice: Option<Sign>,
    /// True if a planted leak stores that the second seat's choice is rock, and fails to hide it.
    remembered: bool,
    ticking: bool,
}

impl<const LEAK: u8> Scissors<LEAK> {
    fn over(&self) -> bool {
        self.shown && self.round == ROUNDS
    }

    fn open(&self, seat: Seat) -> bool {
        !self.shown && !self.ticking && self.choices.get(seat.index()) == Some(&Choice::Open)
    }

    fn all_chose(&self) -> bool {
        !self.shown && !self.ticking && !self.choices.contains(&Choice::Open)
    }

    /// True if a seat may choose, or change its choice.
    fn may_choose(&self, seat: Seat) -> bool {
        !self.shown && !self.ticking && !self.all_chose() && seat.index() < self.choices.len()
    }

    /// True if the second seat holds rock, and this leak is planted.
    fn rock(&self, leak: u8) -> bool {
        LEAK == leak && (self.remembered || (!self.shown && self.choices[1] == Choice::Is(Sign::Rock)))
    }

    fn chooses<N: BreachSink<Breach>>(&self, seat: Seat, sign: Sign, notes: &mut N) -> Checked<N, Breach> {
        let marked = self.rock(REFUSAL);
        notes.must(self.last[seat.index()] != Some(sign), || Breach::Again { sign, marked })?;
        let same = LEAK == CHANGE && self.choices[seat.index()] == Choice::Is(sign);
        notes.must(!same, || Breach::Same { sign })
    }

    fn signs(&self) -> Vec<Sign> {
        let chosen = self.choices.iter().filter_map(|choice| match choice {
            Choice::Is(sign) => Some(*sign),
            Choice::Open | Choice::Secret => None,
        });
        chosen.collect()
    }
}

impl<const LEAK: u8> Rules for Scissors<LEAK> {
    const INFO: GameInfo = GameInfo {
        id: "scissors",
        seats: 2..=6,
        boards: None,
        unstated_options: &[],
        lists_steps: false,
        kit: None,
        events: &["Chose", "Thrown", "Revealed", "RoundBegan", "Counted", "Ticked"],
        questions: &["Sign", "Die", "Reveal", "Next"],
    };

    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type Question = Question;
    type Breach = Breach;
    type Consequences = ();
    type View = (Self, bool);
    type Hint = ();

    fn default_setup(_seats: usize) -> Setup {
        Setup::default()
    }

    fn start(setup: &Setup, seats: usize) -> Result<Self, Vec<Flaw>> {
        let state: Self = match &setup.position {
            Some(position) => serde_json::from_str(position).map_err(|_| vec![Flaw::new("position")])?,
            None => Self {
                choices: std::iter::repeat_n(Choice::Open, seats).collect(),
                last: std::iter::repeat_n(None, seats).collect(),
                points: std::iter::repeat_n(0, seats).collect(),
                round: 1,
                shown: false,
                twice: None,
                remembered: false,
                ticking: false,
            },
        };
        kernel::seats_differ(seats, state.choices.len()).map_or(Ok(state), |flaw| Err(vec![flaw]))
    }

    fn again(&self) -> Setup {
        Setup::default()
    }

    fn decide(play: &mut Play<Self>, by: Actor, command: &Command) -> Result<(), Impossible<Breach>> {
        match (by, command) {
            (Actor::Seat(seat), Command::Choose { sign }) if play.may_choose(seat) => {
                play.check(|state, notes| state.chooses(seat, *sign, notes))?;
                play.emit(Event::Chose { seat, sign: Some(*sign) });
                Ok(())
            }
            (Actor::Chance, Command::Throw { sign }) if play.all_chose() && play.twice.is_none() => {
                play.emit(Event::Thrown { sign: *sign });
                Ok(())
            }
            (Actor::Chance, Command::Reveal) if play.all_chose() && play.twice.is_some() => {
                let signs = play.signs();
                play.emit(Event::Revealed { signs });
                Ok(())
            }
            (Actor::Seat(Seat(0)), Command::Next) if play.shown && !play.over() => {
                let round = play.round + 1;
                play.emit(Event::RoundBegan { round });
                Ok(())
            }
            (_, Command::Tick) if play.ticking => {
                play.emit(Event::Ticked);
                Ok(())
            }
            (Actor::Seat(_), Command::Count { seat, points }) if seat.index() < play.points.len() => {
                play.must(*points <= 15, || Breach::TooMany { points: *points })?;
                play.emit(Event::Counted { seat: *seat, points: *points });
                if LEAK == FOLLOWED {
                    play.emit(Event::Counted { seat: Seat(1), points: 15 });
                }
                if LEAK == CHOOSES && play.open(Seat(1)) {
                    play.emit(Event::Chose { seat: Seat(1), sign: Some(Sign::Rock) });
                }
                Ok(())
            }
            _ => Err(Impossible::NotAsked),
        }
    }

    fn apply(&mut self, event: &Event) {
        match event {
            Event::Chose { seat, sign } => {
                self.choices[seat.index()] = sign.map_or(Choice::Secret, Choice::Is);
                if seat.0 == 1 {
                    self.remembered = *sign == Some(Sign::Rock) && [VIEW, ASKS, LEGAL, SEALED].contains(&LEAK);
                    self.ticking = LEAK == UNDO;
                }
            }
            Event::Thrown { sign } => self.twice = Some(*sign),
            Event::Revealed { signs } => {
                let twice = self.twice;
                for (points, sign) in self.points.iter_mut().zip(signs) {
                    let beaten = signs.iter().filter(|other| sign.beats(**other)).count() as u8;
                    let won = beaten * if twice == Some(*sign) { 2 } else { 1 };
                    *points = points.saturating_add(won).min(15);
                }
                self.choices = signs.iter().map(|sign| Choice::Is(*sign)).collect();
                self.last = signs.iter().map(|sign| Some(*sign)).collect();
                self.shown = true;
            }
            Event::RoundBegan { round } => {
                self.choices.iter_mut().for_each(|choice| *choice = Choice::Open);
                (self.round, self.shown, self.twice, self.remembered) = (*round, false, None, false);
            }
            Event::Counted { seat, points } => {
                self.points[seat.index()] = *points;
                if LEAK == SPILLS {
                    let next = (seat.index() + 1) % self.points.len();
                    self.points[next] = 0;
                }
            }
            Event::Ticked => self.ticking = false,
        }
    }

    fn asks(&self) -> Asks<Question> {
        if self.shown {
            return [(Actor::Seat(Seat(0)), Question::Next)].into_iter().filter(|_| !self.over()).collect();
        }
        if self.all_chose() {
            let question = if self.twice.is_none() { Question::Die } else { Question::Reveal };
            return [(Actor::Chance, question)].into_iter().collect();
        }
        let seats = (0..self.choices.len() as u8).map(Seat);
        let waiting = |seat: &Seat| self.choices[seat.index()] == Choice::Open || (self.ticking && seat.0 == 1);
        // The true state marks the question, but no viewer sees the mark.
        let marked = self.rock(ASKS) || self.rock(NAME);
        seats.filter(waiting).map(|seat| (Actor::Seat(seat), Question::Sign { marked })).collect()
    }

    fn committed_answers(&self) -> Asks<Question> {
        let seats = (0..self.choices.len() as u8).map(Seat).filter(|_| !self.shown);
        let given = seats.filter(|seat| self.choices[seat.index()] != Choice::Open);
        given.map(|seat| (Actor::Seat(seat), Question::Sign { marked: self.rock(SEALED) })).collect()
    }

    fn candidates<L: CandidateSink<Self>>(&self, by: Actor, list: &mut L) {
        let Actor::Seat(seat) = by else { return };
        if self.ticking && seat.0 == 1 {
            list.say(|| Command::Tick, || ());
        }
        if self.may_choose(seat) {
            for sign in Sign::ALL.into_iter().skip(self.rock(LEGAL).into()) {
                match LEAK {
                    UNJUDGED => list.say(|| Command::Choose { sign }, || ()),
                    _ => list.add(|| Command::Choose { sign }, |notes| self.chooses(seat, sign, notes), || ()),
                }
            }
        }
        if seat.0 == 0 && self.shown && !self.over() {
            list.say(|| Command::Next, || ());
        }
    }

    fn forced(&self) -> Option<(Actor, Command)> {
        if self.ticking {
            return Some((if self.rock(UNDO) { Actor::Chance } else { Actor::Seat(Seat(1)) }, Command::Tick));
        }
        if self.rock(AUTO) && self.open(Seat(0)) {
            let sign = Sign::ALL.into_iter().find(|sign| self.last[0] != Some(*sign))?;
            return Some((Actor::Seat(Seat(0)), Command::Choose { sign }));
        }
        if LEAK == HASTY && self.open(Seat(1)) && self.choices[0] != Choice::Open {
            let sign = Sign::ALL.into_iter().find(|sign| self.last[1] != Some(*sign))?;
            return Some((Actor::Seat(Seat(1)), Command::Choose { sign }));
        }
        (self.shown && !self.over()).then_some((Actor::Seat(Seat(0)), Command::Next))
    }

    fn answer_for_empty_seat(&self, seat: Seat, _question: &Question) -> Option<Command> {
        kernel::first_legal(self, seat)
    }

    fn chance_kind(question: &Question) -> ChanceKind {
        if *question == Question::Reveal { ChanceKind::Reveal } else { ChanceKind::Dice }
    }

    fn chance_spec(&self) -> Option<ChanceSpec> {
        let urn = || if self.twice.is_none() { ChanceSpec::one_of(Sign::ALL.len()) } else { ChanceSpec::empty() };
        self.all_chose().then(urn)
    }

    fn command_for(&self, kinds: &[u8]) -> Option<Command> {
        let Some(&kind) = kinds.first() else { return Some(Command::Reveal) };
        let kind = usize::from(kind) + usize::from(self.rock(CHANCE));
        Some(Command::Throw { sign: Sign::ALL[kind % Sign::ALL.len()] })
    }

    fn audit(&self) -> Vec<Flaw> {
        let most = self.points.iter().any(|points| *points > 15);
        if most { vec![Flaw::new("points")] } else { vec![] }
    }

    fn progress(&self) -> Progress {
        Progress { turn: self.round.into(), over: self.over() }
    }

    fn is_table_command(command: &Command) -> bool {
        matches!(command, Command::Count { .. })
    }

    fn result(&self) -> Option<Places> {
        let place = |points: &u8| 1 + self.points.iter().filter(|other| *other > points).count() as u8;
        self.over().then(|| self.points.iter().map(place).collect())
    }

    fn position(&self) -> String {
        kernel::to_json(self)
    }

    fn setup_at(position: &str) -> Setup {
        Setup { position: Some(position.to_owned()) }
    }

    fn view_waiving(&self, _viewer: Viewer, _waivers: &[&str]) -> Self::View {
        let bare = Self { remembered: false, ..self.clone() };
        (bare, self.rock(VIEW))
    }
}

impl<const LEAK: u8> Secrets for Scissors<LEAK> {
    fn information_state(&self, viewer: Viewer) -> Self {
        let mut known = self.clone();
        for (seat, choice) in known.choices.iter_mut().enumerate().filter(|_| !self.shown) {
            let hidden = matches!(choice, Choice::Is(_)) && viewer != Viewer::Seat(Seat(seat as u8));
            let hidden = hidden && !(LEAK == KEPT && seat == 1);
            *choice = if hidden { Choice::Secret } else { *choice };
        }
        known
    }

    fn redact_event(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Chose { seat, .. } if viewer != Viewer::Seat(*seat) && LEAK != TOLD => {
                Event::Chose { seat: *seat, sign: None }
            }
            Event::Counted { .. } if viewer == Viewer::Spectator && LEAK == UNTOLD => return None,
            event => event.clone(),
        })
    }

    fn reveals_secret(&self, _by: Actor, _command: &Command, _viewer: Viewer) -> bool {
        // Only the chooser's own verdict depends on the choice.
        false
    }

    fn determinize(&self, _viewer: Viewer, draw: &mut dyn Draw) -> Self {
        let mut world = self.clone();
        for (choice, last) in world.choices.iter_mut().zip(&self.last) {
            while *choice == Choice::Secret {
                let sign = Sign::ALL[draw.below(3) as usize];
                *choice = if *last == Some(sign) { Choice::Secret } else { Choice::Is(sign) };
            }
        }
        world
    }
}

impl<const LEAK: u8> GameTestExt for Scissors<LEAK> {
    fn all_commands(&self, by: Actor, out: &mut Vec<Command>) {
        if let Actor::Seat(_) = by {
            out.push(Command::Next);
            out.extend(Sign::ALL.map(|sign| Command::Choose { sign }));
        }
    }

    fn shown((view, _): &Self::View, by: Actor, command: &Command) -> Option<bool> {
        let (Actor::Seat(seat), Command::Choose { sign }) = (by, command) else { return None };
        let again = LEAK != UNMET && view.last.get(seat.index()) == Some(&Some(*sign));
        Some(view.may_choose(seat) && !again)
    }

    fn some_correction(&self, draw: &mut dyn Draw) -> Command {
        let seat = Seat(draw.below(self.points.len() as u32) as u8);
        Command::Count { seat, points: draw.below(18) as u8 }
    }

    fn corrected_values(&self, correction: &Command) -> Vec<String> {
        let Command::Count { seat, .. } = correction else { return vec![] };
        vec![format!("/points/{}", seat.0)]
    }

    fn is_progress(pointer: &str) -> bool {
        !pointer.starts_with("/points/")
    }

    fn phases() -> Vec<String> {
        ["chosen", "shown"].map(str::to_owned).to_vec()
    }

    fn phase(&self) -> String {
        if self.shown { "shown" } else { "chosen" }.to_owned()
    }

    fn vary_command(&self, by: Actor, command: &Command, viewer: Viewer, draw: &mut dyn Draw) -> Option<Command> {
        let (Actor::Seat(seat), Command::Choose { sign }) = (by, command) else { return None };
        let last = *self.last.get(seat.index())?;
        if viewer.is(by) || last == Some(*sign) || !self.may_choose(seat) {
            return None;
        }
        let free: Vec<Sign> = Sign::ALL.into_iter().filter(|sign| last != Some(*sign)).collect();
        Some(Command::Choose { sign: free[draw.below(free.len() as u32) as usize] })
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Revealed { .. })
    }
}
