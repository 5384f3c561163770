//! Implements the kernel's contract for the game.

use arrayvec::ArrayVec;
use kernel::{
    Actor, Asks, BreachSink, CandidateSink, ChanceKind, ChanceSpec, Checked, Flaw, GameInfo, Impossible, Places, Play,
    Progress, Rules, Seat, Viewer,
};
use strum::VariantNames;

use crate::state::{MOST_POINTS, MOST_SEATS, ROUNDS};
use crate::{Breach, Choice, Command, Event, Question, Roshambo, Setup, Sign, View};

impl Rules for Roshambo {
    const INFO: GameInfo = GameInfo {
        id: "roshambo",
        seats: 2..=MOST_SEATS,
        boards: None,
        unstated_options: &[],
        lists_steps: false,
        kit: None,
        events: Event::VARIANTS,
        questions: Question::VARIANTS,
    };

    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type Question = Question;
    type Breach = Breach;
    type Consequences = ();
    type View = View;
    type Hint = ();

    fn default_setup(_seats: usize) -> Setup {
        Setup::default()
    }

    fn start(setup: &Setup, seats: usize) -> Result<Self, Vec<Flaw>> {
        let state = match &setup.position {
            Some(position) => serde_json::from_str(position).map_err(|_| vec![Flaw::new("position")])?,
            None => Self::new(seats),
        };
        let mut flaws = state.audit();
        flaws.extend(kernel::seats_differ(seats, state.choices.len()));
        if flaws.is_empty() { Ok(state) } else { Err(flaws) }
    }

    fn again(&self) -> Setup {
        Setup::default()
    }

    fn decide(play: &mut Play<Self>, by: Actor, command: &Command) -> Result<(), Impossible<Breach>> {
        let Actor::Seat(seat) = by else { return Err(Impossible::NotAsked) };
        match *command {
            Command::Choose { sign } if play.chooses(seat) => {
                play.check(|state, sink| state.another_than_before(seat, sign, sink))?;
                play.emit(Event::Chose { seat, sign: Some(sign) });
                reveal(play);
                Ok(())
            }
            Command::Next if play.shown && !play.over() => {
                let round = play.round + 1;
                play.emit(Event::RoundBegan { round });
                Ok(())
            }
            Command::Correct { seat, points } if seat.index() < play.points.len() => {
                play.must(points <= MOST_POINTS, || Breach::TooMany { points })?;
                play.emit(Event::Corrected { seat, points });
                Ok(())
            }
            _ => Err(Impossible::NotAsked),
        }
    }

    fn apply(&mut self, event: &Event) {
        match event {
            Event::Chose { seat, sign } => {
                if let Some(choice) = self.choices.get_mut(seat.index()) {
                    *choice = sign.map_or(Choice::Secret, Choice::Is);
                }
            }
            Event::Revealed { signs, points } => {
                for (all, more) in self.points.iter_mut().zip(points) {
                    *all = all.saturating_add(*more).min(MOST_POINTS);
                }
                for ((choice, last), sign) in self.choices.iter_mut().zip(&mut self.last).zip(signs) {
                    (*choice, *last) = (Choice::Is(*sign), Some(*sign));
                }
                self.shown = true;
            }
            Event::RoundBegan { round } => {
                self.choices.iter_mut().for_each(|choice| *choice = Choice::Open);
                (self.round, self.shown) = (*round, false);
            }
            Event::Corrected { seat, points } => {
                if let Some(all) = self.points.get_mut(seat.index()) {
                    *all = *points;
                }
            }
        }
    }

    fn asks(&self) -> Asks<Question> {
        if self.shown {
            return [(Actor::Seat(Seat(0)), Question::Next)].into_iter().filter(|_| !self.over()).collect();
        }
        let seats = (0..self.choices.len() as u8).map(Seat).filter(|seat| self.chooses(*seat));
        seats.map(|seat| (Actor::Seat(seat), Question::Sign)).collect()
    }

    fn candidates<L: CandidateSink<Self>>(&self, by: Actor, list: &mut L) {
        let Actor::Seat(seat) = by else { return };
        if self.chooses(seat) {
            for sign in Sign::ALL {
                list.add(|| Command::Choose { sign }, |sink| self.another_than_before(seat, sign, sink), || ());
            }
        }
        if self.shown && !self.over() {
            list.say(|| Command::Next, || ());
        }
    }

    fn answer_for_empty_seat(&self, seat: Seat, _question: &Question) -> Option<Command> {
        kernel::first_legal(self, seat)
    }

    fn chance_kind(_question: &Question) -> ChanceKind {
        ChanceKind::Draws
    }

    fn chance_spec(&self) -> Option<ChanceSpec> {
        None
    }

    fn command_for(&self, _kinds: &[u8]) -> Option<Command> {
        None
    }

    fn audit(&self) -> Vec<Flaw> {
        let seats = self.choices.len();
        let even = self.last.len() == seats && self.points.len() == seats;
        let chosen = self.choices.iter().filter(|choice| **choice != Choice::Open).count();
        let open = if self.shown { chosen == seats } else { chosen < seats };
        let points = self.points.iter().all(|points| *points <= MOST_POINTS);
        let round = (1..=ROUNDS).contains(&self.round);
        let flaws = [(even, "seats"), (open, "choices"), (points, "points"), (round, "round")];
        flaws.into_iter().filter(|(holds, _)| !holds).map(|(_, flaw)| Flaw::new(flaw)).collect()
    }

    fn progress(&self) -> Progress {
        Progress { turn: self.round.into(), over: self.over() }
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

    fn view_waiving(&self, _viewer: Viewer, _waivers: &[&str]) -> View {
        View {
            choices: self.choices.to_vec(),
            points: self.points.to_vec(),
            round: self.round,
            rounds: ROUNDS,
            shown: self.shown,
            over: self.over(),
        }
    }

    fn is_table_command(command: &Command) -> bool {
        matches!(command, Command::Correct { .. })
    }

    fn is_manual_value(command: &Command) -> bool {
        matches!(command, Command::Correct { .. })
    }
}

impl Roshambo {
    /// No player shows the same sign twice in a row (`ROUND-2`).
    fn another_than_before<N: BreachSink<Breach>>(&self, seat: Seat, sign: Sign, sink: &mut N) -> Checked<N, Breach> {
        sink.must(self.last[seat.index()] != Some(sign), || Breach::Again { sign })
    }
}

/// Reveals all signs once every player has chosen (`ROUND-1`).
fn reveal(play: &mut Play<Roshambo>) {
    let sign = |choice: &Choice| if let Choice::Is(sign) = choice { Some(*sign) } else { None };
    let signs: ArrayVec<Sign, MOST_SEATS> = play.choices.iter().filter_map(sign).collect();
    if signs.len() == play.choices.len() {
        let points = Roshambo::points_of(&signs);
        play.emit(Event::Revealed { signs, points });
    }
}
