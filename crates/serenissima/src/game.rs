//! The game, as the kernel knows it.

use kernel::{Actor, Draw, Flaw, Game, Impossible, Progress, Source, Viewer};
use strum::VariantNames;

use crate::chapters;
use crate::command::{Command, Question};
use crate::event::Event;
use crate::rules::Breach;
use crate::setup::Setup;
use crate::state::{Phase, Serenissima, Stage, Target};
use crate::view::{View, sees_purse};
use crate::words::DogeCard;
use crate::{Fix, Play, position};

impl Game for Serenissima {
    const ID: &'static str = "serenissima-2e";
    const EVENTS: &'static [&'static str] = Event::VARIANTS;
    const QUESTIONS: &'static [&'static str] = Question::VARIANTS;

    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type Question = Question;
    type Breach = Breach;
    type View = View;
    type Hint = ();

    fn seats() -> std::ops::RangeInclusive<usize> {
        2..=4
    }

    fn boards() -> Option<&'static dyn kernel::AnyBoards> {
        const BOARDS: kernel::BoardsOf<crate::Board> = kernel::BoardsOf::new();
        Some(&BOARDS)
    }

    fn default_setup(seats: usize) -> Setup {
        Setup::of(seats)
    }

    fn complete(setup: Setup) -> Setup {
        let board = setup.board.or_else(|| Some(crate::Board::mediterranean_2012()));
        Setup { board, ..setup }
    }

    fn start(setup: &Setup) -> Result<Self, Vec<Flaw>> {
        setup.start()
    }

    fn decide(play: &mut Play, by: Actor, command: &Command) -> Result<(), Impossible<Breach>> {
        chapters::decide(play, by, command)
    }

    fn apply(&mut self, event: &Event) {
        self.take_event(event);
    }

    fn asks(&self) -> kernel::Asks<Question> {
        self.open_question().into_iter().collect()
    }

    fn legal(&self, by: Actor, out: &mut Vec<Command>) {
        self.list_legal(by, out);
    }

    fn forced(&self) -> Option<(Actor, Command)> {
        let Phase::Closing { drawn: false } = self.phase else {
            return None;
        };
        let mut closable = self.closable();
        let port = closable.next().filter(|_| closable.next().is_none())?;
        Some((Actor::Seat(self.first), Command::ClosePort { port: self.board.facts(port).id }))
    }

    fn source(question: &Question) -> Source {
        match question {
            Question::Dice { .. } | Question::Fort => Source::Dice,
            Question::Doge => Source::Cards,
            _ => Source::Draws,
        }
    }

    fn chance(&self, draw: &mut dyn Draw) -> Option<Command> {
        Some(match self.open_question()?.1 {
            Question::FirstPlayer => {
                Command::DrawFirst { seat: kernel::Seat(draw.below(u32::from(self.players())) as u8) }
            }
            Question::ClosedPort { .. } => {
                let ports: Vec<_> = self.closable().collect();
                let port = *ports.get(draw.below(ports.len() as u32) as usize)?;
                Command::DrawClosed { port: self.board.facts(port).id }
            }
            Question::Dice { attacker, defender } => {
                Command::Rolled { skulls: [self.roll(attacker, draw), self.roll(defender, draw)] }
            }
            Question::Fort => Command::FortRolled { skulls: self.roll(2, draw) },
            Question::Doge => Command::TurnDoge { card: self.turn(draw) },
            _ => return None,
        })
    }

    fn known_to(&self, viewer: Viewer) -> Self {
        self.as_known_to(viewer)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.show(viewer)
    }

    fn tell(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        let over = matches!(self.phase, Phase::Over { .. });
        Some(match event {
            Event::Corrected { fix: Fix::Purse { seat, .. } } if !sees_purse(&self.options, over, viewer, *seat) => {
                Event::Corrected { fix: Fix::Purse { seat: *seat, ducats: None } }
            }
            event => event.clone(),
        })
    }

    fn audit(&self) -> Vec<Flaw> {
        self.flaws()
    }

    fn progress(&self) -> Progress {
        Progress { turn: self.turn, over: matches!(self.phase, Phase::Over { .. }) }
    }

    fn position(&self) -> String {
        position::write(self)
    }

    fn setup_at(position: &str) -> Setup {
        Setup { position: Some(position.to_owned()), ..Setup::of(position::seats(position)) }
    }

    fn parts(&self) -> Vec<kernel::Part> {
        self.parts_at_a_glance()
    }

    fn by_hand(command: &Command) -> bool {
        matches!(command, Command::Correct { .. })
    }

    fn of_table(command: &Command) -> bool {
        matches!(command, Command::Correct { .. } | Command::BeginPlay | Command::EndEarly { .. })
    }

    fn shaky(event: &Event) -> bool {
        matches!(
            event,
            Event::RoundFought { .. } | Event::FortFired { .. } | Event::Sunk { .. } | Event::Captured { .. }
        )
    }

    fn fidgets(command: &Command) -> bool {
        matches!(
            command,
            Command::MoveSailor { .. } | Command::MoveGood { .. } | Command::Jettison { .. } | Command::Load { .. }
        )
    }

    fn universe(&self, by: Actor, out: &mut Vec<Command>) {
        self.every_command(by, out);
    }

    fn some_correction(&self, draw: &mut dyn Draw) -> Command {
        self.any_correction(draw)
    }

    fn scrambled(&self, viewer: Viewer, draw: &mut dyn Draw) -> Self {
        self.with_other_secrets(viewer, draw)
    }
}

impl Serenissima {
    /// What is awaited, and of whom. Only one question is ever open.
    pub(crate) fn open_question(&self) -> Option<(Actor, Question)> {
        let seat = Actor::Seat;
        Some(match &self.phase {
            Phase::First => (Actor::Chance, Question::FirstPlayer),
            Phase::Closing { drawn: true } => (Actor::Chance, Question::ClosedPort { good: self.good_to_close()? }),
            Phase::Closing { drawn: false } => (seat(self.first), Question::Close { good: self.good_to_close()? }),
            Phase::Picking { nth } if *nth < self.players() => (seat(self.picker(*nth)), Question::Start),
            Phase::Picking { nth } => (seat(self.picker(*nth)), Question::NextGalley),
            Phase::Preparing => (seat(self.first), Question::Prepare),
            Phase::Activation { go } => {
                (seat(self.galley(go.galley).owner?), Question::Activation { galley: go.galley })
            }
            Phase::Blockade { go, cause, queue, .. } => {
                let zone = self.board.zone_id(self.galley(go.galley).zone);
                (seat(*queue.first()?), Question::Blockade { galley: go.galley, zone, cause: *cause })
            }
            Phase::Battle { go, foe, stage } => self.battle_question(go, *foe, stage)?,
            Phase::Doge => (Actor::Chance, Question::Doge),
            Phase::Purchases { queue, .. } => (seat(*queue.first()?), Question::Purchases),
            Phase::Over { .. } => return None,
        })
    }

    fn battle_question(&self, go: &crate::state::Go, foe: Target, stage: &Stage) -> Option<(Actor, Question)> {
        let decider = || self.battle_decider().map(Actor::Seat);
        Some(match (stage, foe) {
            (Stage::Fort, _) => (Actor::Chance, Question::Fort),
            (Stage::Roll, _) => {
                let [attacker, defender] = self.dice(go, foe);
                (Actor::Chance, Question::Dice { attacker, defender })
            }
            (Stage::Decide, _) => (decider()?, Question::Round),
            (Stage::Loot { .. }, _) => (decider()?, Question::Loot),
            (Stage::Landing, Target::Port(port)) => (decider()?, Question::Landing { port: self.board.facts(port).id }),
            (Stage::Landing, Target::Galley(_)) => return None,
        })
    }

    /// Skulls on so many dice.
    fn roll(&self, dice: u8, draw: &mut dyn Draw) -> u8 {
        let skulls = u32::from(self.board.board().skulls.value);
        (0..dice).filter(|_| draw.below(6) < skulls).count() as u8
    }

    /// A card of those face down; of all when none is (`DOGE-5`).
    fn turn(&self, draw: &mut dyn Draw) -> DogeCard {
        let deck = if self.deck.total() == 0 { self.board.deck() } else { self.deck };
        let mut nth = draw.below(deck.total());
        for card in DogeCard::ALL {
            let cards = u32::from(deck.of(card));
            if nth < cards {
                return card;
            }
            nth -= cards;
        }
        DogeCard::Shuffle
    }
}
