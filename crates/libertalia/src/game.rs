//! Implements the game for the kernel.

use std::sync::Arc;

use kernel::account::{Ledger, SeatScores};
use kernel::{
    Actor, Asks, CandidateSink, ChanceKind, ChanceSpec, CheckArea, Flaw, GameInfo, Impossible, Places, Progress, Rules,
    Seat, Viewer,
};
use serde_json::json;
use strum::VariantNames;

use crate::command::{Command, Question};
use crate::event::Event;
use crate::outlook::Outlook;
use crate::rules::Breach;
use crate::setup::{Options, Setup};
use crate::state::{Ask, DAYS, Libertalia, Phase, SEATS, What, ranks_by};
use crate::view::View;
use crate::{Colour, Play, Rank, Reputation, Token, Tokens, chapters, kit, position};

impl Rules for Libertalia {
    const INFO: GameInfo = GameInfo {
        id: "libertalia",
        seats: 2..=SEATS,
        boards: None,
        unstated_options: &["hands_from_memory"],
        lists_steps: true,
        kit: Some(kit::KIT),
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
    type Hint = Outlook;

    fn default_setup(_seats: usize) -> Setup {
        Setup { options: Options::of_new_games(), ..Setup::default() }
    }

    fn complete(setup: Setup) -> Setup {
        let reputation = setup.reputation.or_else(|| Some(Reputation::shipped()));
        Setup { reputation, ..setup }
    }

    fn start(setup: &Setup, seats: usize) -> Result<Self, Vec<Flaw>> {
        let state = setup.start(seats, false)?;
        kernel::seats_differ(seats, state.players.len()).map_or(Ok(state), |flaw| Err(vec![flaw]))
    }

    fn recorded(setup: &Setup, seats: usize) -> Result<Self, Vec<Flaw>> {
        setup.start(seats, true)
    }

    fn again(&self) -> Setup {
        let reputation = Some(Arc::clone(&self.reputation));
        Setup { options: self.options, reputation, ..Setup::default() }
    }

    fn apart(&self) -> Self {
        Self { reputation: Arc::new((*self.reputation).clone()), ..self.clone() }
    }

    fn decide(play: &mut Play, by: Actor, command: &Command) -> Result<(), Impossible<Breach>> {
        chapters::decide(play, by, command)
    }

    fn apply(&mut self, event: &Event) {
        self.take_event(event);
    }

    fn asks(&self) -> Asks<Question> {
        let chance = |question| [(Actor::Chance, question)].into_iter().collect();
        match self.phase {
            Phase::Colours => chance(Question::Colours),
            Phase::Ranks => chance(Question::Ranks { count: self.ranks_to_draw() }),
            Phase::Booty => chance(Question::Booty { each: self.players.len() as u8 }),
            Phase::Dawn { late } => match self.undecided().next() {
                None => chance(Question::Reveal),
                Some(seat) if late => chance(Question::LateCard { seat }),
                Some(_) => self.undecided().map(|seat| (Actor::Seat(seat), self.card_question())).collect(),
            },
            Phase::Preparing if self.asked.is_none() => {
                [(Actor::Seat(chapters::CALLS), self.prepare())].into_iter().collect()
            }
            Phase::Preparing | Phase::Day | Phase::Dusk { .. } | Phase::Night { .. } => {
                self.asked.into_iter().map(question).collect()
            }
            Phase::Between => [(Actor::Seat(chapters::CALLS), Question::NextRaid)].into_iter().collect(),
            Phase::Over => Asks::new(),
        }
    }

    fn committed_answers(&self) -> Asks<Question> {
        let given = |seat: &Seat| self.player(*seat).is_some_and(|player| player.choice.is_some());
        let dawn = matches!(self.phase, Phase::Dawn { .. });
        self.seats().filter(|seat| dawn && given(seat)).map(|seat| (Actor::Seat(seat), self.card_question())).collect()
    }

    fn candidates<L: CandidateSink<Self>>(&self, by: Actor, list: &mut L) {
        chapters::list(self, by, list);
    }

    fn forced(&self) -> Option<(Actor, Command)> {
        if !self.choosing() {
            return None;
        }
        let only = |seat: Seat| Some((Actor::Seat(seat), Command::Choose { rank: self.player(seat)?.hand.only()? }));
        self.undecided().find_map(only)
    }

    fn answer_for_empty_seat(&self, seat: Seat, question: &Question) -> Option<Command> {
        match question {
            Question::Card { .. } => Some(Command::LeaveToChance),
            Question::Sell => Some(Command::Pass),
            // Only a present player can enter a campaign under way.
            Question::Prepare { .. } => None,
            _ => kernel::first_legal(self, seat),
        }
    }

    fn chance_kind(question: &Question) -> ChanceKind {
        match question {
            Question::Reveal => ChanceKind::Reveal,
            Question::Ranks { .. } => ChanceKind::Cards,
            Question::LateCard { .. } => ChanceKind::Secret,
            _ => ChanceKind::Draws,
        }
    }

    fn chance_spec(&self) -> Option<ChanceSpec> {
        let cards = |ranks: crate::RankSet, draws| {
            Some(ChanceSpec::cards(Rank::all().map(|rank| u16::from(ranks.has(rank))), draws))
        };
        let tokens =
            |heap: Tokens, draws| Some(ChanceSpec::cards(Token::ALL.map(|token| heap.of(token).into()), draws));
        match self.phase {
            Phase::Colours => Some(ChanceSpec::cards([1; Colour::ALL.len()], self.players.len() as u8)),
            Phase::Ranks => cards(crate::RankSet::ALL.without(self.drawn), self.ranks_to_draw()),
            Phase::Booty => tokens(Tokens::BOX, (DAYS * self.players.len()) as u8),
            Phase::Dawn { .. } if self.all_chose() => Some(ChanceSpec::empty()),
            Phase::Dawn { .. } => cards(self.player(self.late_chooser()?)?.hand, 1),
            Phase::Day if self.spying() => tokens(self.bag(), self.asked?.count),
            _ => None,
        }
    }

    fn command_for(&self, kinds: &[u8]) -> Option<Command> {
        let rank = |kind: &u8| Rank::new(kind + 1);
        let token = |kind: &u8| Token::ALL.get(usize::from(*kind)).map(|token| (*token, 1));
        match self.phase {
            Phase::Colours => {
                let colours = kinds.iter().filter_map(|kind| Colour::ALL.get(usize::from(*kind)).copied());
                Some(Command::DrawColours { colours: colours.take(SEATS).collect() })
            }
            Phase::Ranks => Some(Command::DrawRanks { ranks: kinds.iter().filter_map(rank).collect() }),
            Phase::Booty => {
                let each = self.players.len();
                let cell = |day: usize| kinds.iter().skip(day * each).take(each).filter_map(token).collect();
                Some(Command::DrawBooty { cells: std::array::from_fn(cell) })
            }
            Phase::Dawn { .. } => match kinds.first() {
                Some(kind) => Some(Command::DrawCard { rank: rank(kind)? }),
                None => Some(Command::Reveal),
            },
            Phase::Day => Some(Command::DrawTokens { tokens: kinds.iter().filter_map(token).collect() }),
            _ => None,
        }
    }

    fn audit(&self) -> Vec<Flaw> {
        self.flaws()
    }

    fn progress(&self) -> Progress {
        let days = u16::from(self.raid.saturating_sub(1)) * DAYS as u16 + u16::from(self.day);
        Progress { turn: days, over: self.phase == Phase::Over }
    }

    fn result(&self) -> Option<Places> {
        (self.phase == Phase::Over).then(|| self.places())
    }

    fn position(&self) -> String {
        position::write(self)
    }

    fn setup_at(position: &str) -> Setup {
        Setup { position: Some(position.to_owned()), ..Setup::default() }
    }

    fn is_laid_out(setup: &Setup) -> bool {
        setup.position.is_some()
    }

    fn scores(&self) -> SeatScores {
        self.points_known()
    }

    fn record_start(&self, ledger: &mut Ledger) {
        self.book_colours(ledger);
    }

    fn record_flow(&self, event: &Event, ledger: &mut Ledger) {
        self.book_event(event, ledger);
    }

    fn view_waiving(&self, _viewer: Viewer, _waivers: &[&str]) -> View {
        self.show()
    }

    fn hints(&self, by: Seat) -> Vec<Outlook> {
        self.outlooks(by)
    }

    fn check_areas(&self) -> Vec<CheckArea> {
        let cells = CheckArea { id: "cells".into(), things: self.cells.iter().map(|cell| json!(cell)).collect() };
        let dens =
            CheckArea { id: "dens".into(), things: self.players.iter().map(|player| json!(player.den)).collect() };
        let scores = self.players.iter().map(|player| json!(player.scores)).collect();
        let purses = self.players.iter().filter(|_| !self.options.hidden_purses).map(|player| json!(player.purse));
        let purses = CheckArea { id: "purses".into(), things: purses.collect() };
        vec![cells, dens, CheckArea { id: "scores".into(), things: scores }, purses]
    }

    fn is_manual_value(command: &Command) -> bool {
        matches!(command, Command::Correct { .. } | Command::Lay { .. })
    }

    fn is_table_command(command: &Command) -> bool {
        matches!(
            command,
            Command::Correct { .. }
                | Command::BeginPlay
                | Command::EndEarly { .. }
                | Command::Lay { .. }
                | Command::TimeUp
                | Command::LeaveToChance
        )
    }

    fn is_error_prone(event: &Event) -> bool {
        matches!(event, Event::Laid { .. } | Event::RelicsPassed { .. } | Event::RaidEnded { .. })
    }
}

impl Libertalia {
    fn card_question(&self) -> Question {
        Question::Card { day: self.day }
    }

    /// Returns the question that is open while a campaign is entered.
    fn prepare(&self) -> Question {
        Question::Prepare {
            ranks: std::array::from_fn(|raid| ranks_by(raid as u8, true)),
            each: self.players.len() as u8,
        }
    }
}

/// Returns the question for a choice of the day.
fn question(ask: Ask) -> (Actor, Question) {
    let question = match ask.what {
        What::Replacement => Question::Replacement,
        What::Recruit => Question::Recruit,
        What::Keep => Question::Keep,
        What::Shoot => Question::Shoot,
        What::Exchange => Question::Exchange,
        What::Heal => Question::Heal,
        What::Take => Question::Take,
        What::Kill => Question::Kill,
        What::Sell => Question::Sell,
        What::Spy => return (Actor::Chance, Question::Spy { seat: ask.seat, count: ask.count }),
    };
    (Actor::Seat(ask.seat), question)
}
