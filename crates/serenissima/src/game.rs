//! Implements the game for the kernel.

use kernel::account::{Ledger, SeatScores};
use kernel::{
    Actor, CandidateSink, ChanceKind, ChanceSpec, Draw, Flaw, GameInfo, Impossible, Places, Progress, Rules, Secrets,
    Viewer,
};
use sea_board::TableSetup;
use strum::VariantNames;

use crate::board::shipped;
use crate::chapters::{self, fight::FORT_DICE};
use crate::command::{Command, Question};
use crate::event::Event;
use crate::rules::Breach;
use crate::setup::Setup;
use crate::state::{Phase, Serenissima, Spot, Stage};
use crate::view::View;
use crate::words::{Cards, DogeCard, Ducats, MOST_DUCATS};
use crate::{Consequences, Fix, Play, kit, position};

/// The number of sides of a die.
const SIDES: u16 = 6;

impl Rules for Serenissima {
    const INFO: GameInfo = GameInfo {
        id: "serenissima-2e",
        seats: 2..=4,
        boards: Some(&kernel::BoardsOf::<crate::Board>::new()),
        unstated_options: &[],
        lists_steps: false,
        kit: Some(kit::KIT),
        events: Event::VARIANTS,
        questions: Question::VARIANTS,
    };

    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type Question = Question;
    type Breach = Breach;
    type Consequences = Consequences;
    type View = View;
    type Hint = ();

    fn default_setup(seats: usize) -> Setup {
        Setup::of(seats)
    }

    fn complete(setup: Setup) -> Setup {
        Setup { table: setup.table.complete(&shipped()), ..setup }
    }

    fn start(setup: &Setup, seats: usize) -> Result<Self, Vec<Flaw>> {
        let state = setup.start()?;
        kernel::seats_differ(seats, state.players().into()).map_or(Ok(state), |flaw| Err(vec![flaw]))
    }

    fn recorded(setup: &Setup, _seats: usize) -> Result<Self, Vec<Flaw>> {
        setup.recorded()
    }

    fn again(&self) -> Setup {
        let board = self.board.board().clone();
        Setup { colours: self.colours.to_vec(), table: TableSetup::new(self.options, Some(board)) }
    }

    fn apart(&self) -> Self {
        Self { board: self.board.apart(), ..self.clone() }
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

    fn candidates<L: CandidateSink<Self>>(&self, by: Actor, list: &mut L) {
        chapters::list(self, by, list);
    }

    fn forced(&self) -> Option<(Actor, Command)> {
        let Phase::Closing { drawn: false } = self.phase else {
            return None;
        };
        let mut closable = self.closable();
        let port = closable.next().filter(|_| closable.next().is_none())?;
        Some((Actor::Seat(self.first), Command::ClosePort { port: self.board.facts(port).id }))
    }

    fn answer_for_empty_seat(&self, seat: kernel::Seat, question: &Question) -> Option<Command> {
        Some(match question {
            Question::Close { .. } => Command::DrawPorts,
            Question::Activation { .. } => Command::EndActivation,
            Question::Blockade { .. } => Command::Blockade { call: false },
            Question::Round => Command::BreakOff,
            Question::Loot => Command::LeaveLoot,
            Question::Landing { .. } => Command::Land { sailors: 0 },
            Question::Purchases => Command::EndPurchases,
            Question::Start | Question::NextGalley => kernel::first_legal(self, seat)?,
            Question::Prepare => return None,
            Question::FirstPlayer
            | Question::ClosedPort { .. }
            | Question::Dice { .. }
            | Question::Fort
            | Question::Doge => return None,
        })
    }

    fn chance_kind(question: &Question) -> ChanceKind {
        match question {
            Question::Dice { .. } | Question::Fort => ChanceKind::Dice,
            Question::Doge => ChanceKind::Cards,
            _ => ChanceKind::Draws,
        }
    }

    fn chance_spec(&self) -> Option<ChanceSpec> {
        let skull = u16::from(self.board.board().skulls.value);
        let dice = |dice| ChanceSpec::dice([skull, SIDES.saturating_sub(skull)], dice);
        Some(match self.open_question()?.1 {
            Question::FirstPlayer => ChanceSpec::one_of(self.players().into()),
            Question::ClosedPort { .. } => ChanceSpec::one_of(self.closable().count()),
            Question::Dice { attacker, defender } => dice(attacker + defender),
            Question::Fort => dice(FORT_DICE),
            Question::Doge => {
                let deck = self.face_down();
                ChanceSpec::cards(DogeCard::ALL.map(|card| deck.of(card).into()), 1)
            }
            _ => return None,
        })
    }

    fn command_for(&self, kinds: &[u8]) -> Option<Command> {
        let first = usize::from(*kinds.first()?);
        let skulls = |dice: &[u8]| dice.iter().filter(|&&side| side == 0).count() as u8;
        Some(match self.open_question()?.1 {
            Question::FirstPlayer => Command::DrawFirst { seat: kernel::Seat(first as u8) },
            Question::ClosedPort { .. } => {
                Command::DrawClosed { port: self.board.facts(self.closable().nth(first)?).id }
            }
            Question::Dice { attacker, .. } => {
                let (attack, defence) = kinds.split_at_checked(attacker.into())?;
                Command::Rolled { skulls: [skulls(attack), skulls(defence)] }
            }
            Question::Fort => Command::FortRolled { skulls: skulls(kinds) },
            Question::Doge => Command::TurnDoge { card: *DogeCard::ALL.get(first)? },
            _ => return None,
        })
    }

    fn audit(&self) -> Vec<Flaw> {
        self.flaws()
    }

    fn progress(&self) -> Progress {
        Progress { turn: self.turn, over: self.is_over() }
    }

    fn result(&self) -> Option<Places> {
        let Phase::Over { standings } = &self.phase else { return None };
        let place = |seat| standings.iter().find(|standing| standing.seat == seat).map_or(1, |standing| standing.place);
        Some(self.all_seats().map(place).collect())
    }

    fn position(&self) -> String {
        position::write(self)
    }

    fn setup_at(position: &str) -> Setup {
        let mut setup = Setup::of(position::seats(position));
        setup.table.position = Some(position.to_owned());
        setup
    }

    fn is_laid_out(setup: &Setup) -> bool {
        setup.table.position.is_some()
    }

    fn scores(&self) -> SeatScores {
        self.purses_known()
    }

    fn holdings(&self, holds: &mut dyn FnMut(&str, kernel::Seat)) {
        self.ports_held(holds);
    }

    fn record_flow(&self, event: &Event, ledger: &mut Ledger) {
        self.book_event(event, ledger);
    }

    fn view_waiving(&self, viewer: Viewer, waivers: &[&str]) -> View {
        self.show(viewer, waivers)
    }

    fn check_areas(&self) -> Vec<kernel::CheckArea> {
        self.parts_at_a_glance()
    }

    fn is_manual_value(command: &Command) -> bool {
        matches!(command, Command::Correct { .. })
    }

    fn is_table_command(command: &Command) -> bool {
        matches!(command, Command::Correct { .. } | Command::BeginPlay | Command::EndEarly { .. })
    }

    fn is_error_prone(event: &Event) -> bool {
        matches!(
            event,
            Event::RoundFought { .. } | Event::FortFired { .. } | Event::Sunk { .. } | Event::Captured { .. }
        )
    }

    fn is_reversible(command: &Command) -> bool {
        matches!(
            command,
            Command::MoveSailor { .. } | Command::MoveGood { .. } | Command::Jettison { .. } | Command::Load { .. }
        )
    }
}

impl Secrets for Serenissima {
    fn information_state(&self, viewer: Viewer) -> Self {
        let mut known = self.clone();
        for seat in self.all_seats().filter(|seat| !self.sees_purse(viewer, *seat)) {
            known.purses[seat.index()] = MOST_DUCATS;
        }
        known
    }

    fn redact_event(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Corrected { fix } => Event::Corrected { fix: Box::new(self.told_fix(fix, viewer)) },
            // Events are listed one by one, so that a new one must state here what of it is secret.
            event @ (Event::FirstPlayer { .. }
            | Event::PortsDrawn
            | Event::PortClosed { .. }
            | Event::StartPicked { .. }
            | Event::GalleyPicked { .. }
            | Event::PlayBegan
            | Event::TurnBegan { .. }
            | Event::Activated { .. }
            | Event::SailorMoved { .. }
            | Event::GoodMoved { .. }
            | Event::Loaded { .. }
            | Event::Jettisoned { .. }
            | Event::Sunk { .. }
            | Event::PortAbandoned { .. }
            | Event::Sailed { .. }
            | Event::BlockadePossible { .. }
            | Event::BlockadeCalled { .. }
            | Event::BlockadeDeclined { .. }
            | Event::Sold { .. }
            | Event::Attacked { .. }
            | Event::FortFired { .. }
            | Event::RoundFought { .. }
            | Event::FoughtOn { .. }
            | Event::BrokeOff { .. }
            | Event::GarrisonFell { .. }
            | Event::Looted { .. }
            | Event::LootLeft { .. }
            | Event::Captured { .. }
            | Event::Lapsed { .. }
            | Event::FortDue { .. }
            | Event::PickDue { .. }
            | Event::BattleOver { .. }
            | Event::ActivationEnded { .. }
            | Event::Hired { .. }
            | Event::GalleyBought { .. }
            | Event::FortBuilt { .. }
            | Event::BasilicaBuilt { .. }
            | Event::WheelDone
            | Event::DogeTurned { .. }
            | Event::DeckShuffled
            | Event::WinePaid { .. }
            | Event::PawnAdvanced { .. }
            | Event::ScoringBegan { .. }
            | Event::PortPaid { .. }
            | Event::Income { .. }
            | Event::PurchasesBegan { .. }
            | Event::PurchasesEnded { .. }
            | Event::EndedEarly { .. }
            | Event::GameEnded { .. }) => event.clone(),
        })
    }

    fn reveals_secret(&self, by: Actor, command: &Command, viewer: Viewer) -> bool {
        let hidden = self.options.hidden_money && !self.is_over();
        match command {
            // The purse must hold the price.
            Command::Load { .. }
            | Command::Hire { .. }
            | Command::BuyGalley { .. }
            | Command::BuildFort { .. }
            | Command::BuildBasilica { .. } => self.options.hidden_money && !viewer.is(by),
            // All purses become public, now or after the last scoring.
            Command::EndEarly { .. } => hidden,
            Command::Correct { fix } => hidden && opens_purses(fix),
            Command::DrawFirst { .. }
            | Command::DrawClosed { .. }
            | Command::Rolled { .. }
            | Command::FortRolled { .. }
            | Command::TurnDoge { .. }
            | Command::ClosePort { .. }
            | Command::DrawPorts
            | Command::PickStart { .. }
            | Command::PickGalley { .. }
            | Command::BeginPlay
            | Command::MoveSailor { .. }
            | Command::MoveGood { .. }
            | Command::Jettison { .. }
            | Command::Scuttle { .. }
            | Command::Sail { .. }
            | Command::Blockade { .. }
            | Command::Sell { .. }
            | Command::Attack { .. }
            | Command::Continue
            | Command::BreakOff
            | Command::Loot { .. }
            | Command::LeaveLoot
            | Command::Land { .. }
            | Command::EndActivation
            | Command::EndPurchases => false,
        }
    }

    fn determinize(&self, viewer: Viewer, draw: &mut dyn Draw) -> Self {
        let mut world = self.clone();
        for seat in self.all_seats().filter(|seat| !self.sees_purse(viewer, *seat)) {
            // Draws small and large purses alike, because open payments are not added up.
            let most = 1 << draw.below(Ducats::BITS);
            world.purses[seat.index()] = (draw.below(most) as Ducats).min(MOST_DUCATS);
        }
        world
    }
}

/// True if a correction reveals the purses: it makes money open, or leads to the end of the game.
fn opens_purses(fix: &Fix) -> bool {
    match fix {
        Fix::Options { .. }
        | Fix::WhitePawn { .. }
        | Fix::BlackPawn { .. }
        | Fix::Scorings { .. }
        | Fix::Printed { .. }
        | Fix::Board { .. } => true,
        Fix::Purse { .. }
        | Fix::Galley { .. }
        | Fix::Port { .. }
        | Fix::Warehouse { .. }
        | Fix::Buildings { .. }
        | Fix::Closed { .. }
        | Fix::DogeDeck { .. }
        | Fix::Turn { .. }
        | Fix::First { .. }
        | Fix::Colour { .. } => false,
    }
}

impl Serenissima {
    /// Returns the open question and its actor. At most one question is open.
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
            Phase::Battle { go, foe, stage, .. } => self.battle_question(go, *foe, stage)?,
            Phase::Doge => (Actor::Chance, Question::Doge),
            Phase::Purchases { queue, .. } => (seat(*queue.first()?), Question::Purchases),
            Phase::Over { .. } => return None,
        })
    }

    fn battle_question(&self, go: &crate::state::Activation, foe: Spot, stage: &Stage) -> Option<(Actor, Question)> {
        let decider = || self.battle_decider().map(Actor::Seat);
        Some(match (stage, foe) {
            (Stage::Fort, _) => (Actor::Chance, Question::Fort),
            (Stage::Roll, _) => {
                let [attacker, defender] = self.dice(go, foe);
                (Actor::Chance, Question::Dice { attacker, defender })
            }
            (Stage::Decide, _) => (decider()?, Question::Round),
            (Stage::Loot { .. }, _) => (decider()?, Question::Loot),
            (Stage::Landing, Spot::Port(port)) => (decider()?, Question::Landing { port: self.board.facts(port).id }),
            (Stage::Landing, Spot::Galley(_)) => return None,
        })
    }

    /// Returns the Doge cards from which the next is turned: those face down, or all of them if there are none
    /// (`DOGE-5`).
    pub(crate) fn face_down(&self) -> Cards {
        if self.deck.total() == 0 { self.board.tables().deck() } else { self.deck }
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }

    /// Returns a correction as a viewer may see it.
    fn told_fix(&self, fix: &Fix, viewer: Viewer) -> Fix {
        match fix {
            Fix::Purse { seat, .. } if !self.sees_purse(viewer, *seat) => Fix::Purse { seat: *seat, ducats: None },
            fix => fix.clone(),
        }
    }

    /// True if a viewer may see a seat's purse.
    pub(crate) fn sees_purse(&self, viewer: Viewer, seat: kernel::Seat) -> bool {
        !self.options.hidden_money || self.is_over() || viewer == Viewer::Seat(seat)
    }
}
