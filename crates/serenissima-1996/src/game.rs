//! Implements the game for the kernel.

use kernel::account::{Ledger, SeatScores};
use kernel::{
    Actor, Asks, CandidateSink, ChanceKind, ChanceSpec, Flaw, GameInfo, Impossible, Places, Progress, Rules, Seat,
    Viewer,
};
use sea_board::TableSetup;
use strum::VariantNames;

use crate::board::shipped;
use crate::chapters::buy::CEILING;
use crate::command::{Command, Question};
use crate::event::Event;
use crate::odds::FACES;
use crate::rules::Breach;
use crate::setup::Setup;
use crate::state::{Battle, Leave, Moving, Phase, Purchase, Serenissima1996, Talk};
use crate::view::View;
use crate::words::{Ducats, Step};
use crate::{Consequences, Play, chapters, kit, position};

impl Rules for Serenissima1996 {
    const INFO: GameInfo = GameInfo {
        id: "serenissima-1996",
        seats: 2..=4,
        boards: Some(&kernel::BoardsOf::<crate::Board>::new()),
        unstated_options: &["any_nations"],
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
        let state = setup.start(false)?;
        kernel::seats_differ(seats, state.players().into()).map_or(Ok(state), |flaw| Err(vec![flaw]))
    }

    fn recorded(setup: &Setup, _seats: usize) -> Result<Self, Vec<Flaw>> {
        setup.start(true)
    }

    fn again(&self) -> Setup {
        let board = self.board.board().clone();
        Setup { nations: self.nations.to_vec(), table: TableSetup::new(self.options, Some(board)) }
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

    fn asks(&self) -> Asks<Question> {
        let bidders = self.bidders();
        if !bidders.is_empty() {
            return bidders.into_iter().map(|seat| (Actor::Seat(seat), Question::Bid)).collect();
        }
        if let Phase::Move { moving: Some(moving), leave: Some(leave), .. } = &self.phase {
            return self.leave_questions(moving, leave);
        }
        self.question().into_iter().collect()
    }

    fn committed_answers(&self) -> Asks<Question> {
        self.given_bids().into_iter().map(|seat| (Actor::Seat(seat), Question::Bid)).collect()
    }

    fn candidates<L: CandidateSink<Self>>(&self, by: Actor, list: &mut L) {
        chapters::list(self, by, list);
    }

    fn answer_for_empty_seat(&self, seat: Seat, question: &Question) -> Option<Command> {
        Some(match question {
            Question::Bid => Command::Bid { ducats: 0 },
            // An absent owner never claims a monopoly.
            Question::Price { .. } => Command::NamePrice { ducats: self.most_asked()?.min(CEILING) },
            Question::Offer { .. } | Question::LastOffer { .. } | Question::Deal { .. } | Question::LastDeal { .. } => {
                Command::LeaveOffer
            }
            Question::Counter { .. } | Question::DealCounter { .. } => Command::AnswerCounter { accept: false },
            Question::Leave { .. } => Command::GiveLeave { leave: true },
            Question::Prize { .. } => Command::LeavePrize,
            Question::Trade | Question::Move | Question::Fight | Question::Take | Question::Sell => Command::EndTurn,
            Question::Place | Question::Pick => kernel::first_legal(self, seat)?,
            Question::Prepare | Question::Monopoly { .. } | Question::Number { .. } => return None,
            Question::Reveal | Question::Order { .. } | Question::Dice | Question::Count => return None,
        })
    }

    fn chance_kind(question: &Question) -> ChanceKind {
        match question {
            Question::Reveal | Question::Count => ChanceKind::Reveal,
            _ => ChanceKind::Dice,
        }
    }

    fn chance_spec(&self) -> Option<ChanceSpec> {
        let dice = |draws| ChanceSpec::dice([1; FACES as usize], draws);
        match self.question()? {
            (Actor::Chance, Question::Order { seats }) => Some(dice(seats.len() as u8)),
            (Actor::Chance, Question::Dice) => Some(dice(2)),
            (Actor::Chance, _) => Some(ChanceSpec::empty()),
            _ => None,
        }
    }

    fn command_for(&self, kinds: &[u8]) -> Option<Command> {
        let face = |kind: &u8| kind.saturating_add(1);
        Some(match self.question()?.1 {
            Question::Reveal => Command::Reveal,
            Question::Count => Command::Count,
            Question::Order { .. } => Command::RollOrder { dice: kinds.iter().map(face).take(4).collect() },
            Question::Dice => Command::Rolled { dice: [face(kinds.first()?), face(kinds.get(1)?)] },
            _ => return None,
        })
    }

    fn audit(&self) -> Vec<Flaw> {
        self.flaws()
    }

    fn progress(&self) -> Progress {
        Progress { turn: self.round.into(), over: self.is_over() }
    }

    fn result(&self) -> Option<Places> {
        let Phase::Over { outcomes } = &self.phase else { return None };
        let place = |seat| outcomes.iter().find(|outcome| outcome.seat == seat).map_or(1, |outcome| outcome.place);
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
        self.wealth_known()
    }

    fn holdings(&self, holds: &mut dyn FnMut(&str, kernel::Seat)) {
        self.ports_held(holds);
    }

    fn record_start(&self, ledger: &mut Ledger) {
        self.book_nations(ledger);
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
        matches!(
            command,
            Command::Correct { .. } | Command::BeginPlay | Command::LetGo { .. } | Command::EndEarly { .. }
        )
    }

    fn is_error_prone(event: &Event) -> bool {
        matches!(event, Event::Fought { .. } | Event::Sunk { .. } | Event::Boarded { .. } | Event::Landed { .. })
    }

    fn is_reversible(command: &Command) -> bool {
        matches!(
            command,
            Command::MoveSailors { .. }
                | Command::MoveGoods { .. }
                | Command::Discard { .. }
                | Command::PutAshore { .. }
                | Command::OfferDeal { .. }
                | Command::StandingLeave { .. }
        )
    }
}

impl Serenissima1996 {
    /// Returns the open question, if only one is possible.
    pub(crate) fn question(&self) -> Option<(Actor, Question)> {
        let seat = Actor::Seat;
        Some(match &self.phase {
            Phase::Placing { seat: asked } => (seat(*asked), Question::Place),
            Phase::Preparing => (seat(Seat(0)), Question::Prepare),
            Phase::Bidding { .. } if self.bidders().is_empty() => (Actor::Chance, Question::Reveal),
            Phase::Bidding { .. } => return None,
            Phase::Picking(_) => match self.picker() {
                Some(picker) => (seat(picker), Question::Pick),
                None => (Actor::Chance, Question::Order { seats: self.next_to_pick() }),
            },
            Phase::Trade { talk: Some(talk), .. } => (seat(self.asked_in(talk)?), self.talk_question(talk)?),
            Phase::Move { leave: Some(_), .. } => return None,
            Phase::Fight { battle: Some(Battle::Dice { .. }), .. } => (Actor::Chance, Question::Dice),
            Phase::Fight { battle: Some(Battle::Prize { winner, prize }), .. } => {
                let owner = self.galley(*winner).owner?;
                (seat(owner), Question::Prize { winner: *winner, prize: *prize })
            }
            Phase::Sell { asked: Some(_), .. } => {
                let (_, port, slot) = self.asked_number()?;
                let port = self.board.facts(port).id;
                (seat(self.turn()?.1), Question::Number { port, slot: slot as u8 + 1 })
            }
            Phase::Counting { .. } => (Actor::Chance, Question::Count),
            Phase::Over { .. } => return None,
            _ => {
                let (step, active) = self.turn()?;
                (seat(active), of_step(step))
            }
        })
    }

    fn leave_questions(&self, moving: &Moving, leave: &Leave) -> Asks<Question> {
        let state = self.galley(moving.galley);
        let (zone, galley) = (self.board.zone_id(state.zone), moving.galley);
        let Some(owner) = state.owner else { return Asks::new() };
        let ask = |seat: &Seat| (Actor::Seat(*seat), Question::Leave { seat: owner, galley, zone });
        leave.seats.iter().map(ask).collect()
    }

    fn talk_question(&self, talk: &Talk) -> Option<Question> {
        let of = |purchase: &Purchase, ducats: Ducats| (purchase.good, purchase.count, ducats);
        Some(match talk {
            Talk::Price { purchase } => {
                let (_, buyer) = self.turn()?;
                let Purchase { port, good, count, .. } = *purchase;
                Question::Price { buyer, port, good, count }
            }
            Talk::Monopoly { purchase, .. } => Question::Monopoly { good: purchase.good },
            Talk::Offer { purchase, price } => {
                let (good, count, ducats) = of(purchase, *price);
                Question::Offer { good, count, ducats }
            }
            Talk::Counter { purchase, counter, .. } => {
                let (good, count, ducats) = of(purchase, *counter);
                Question::Counter { good, count, ducats }
            }
            Talk::Last { purchase, price } => {
                let (good, count, ducats) = of(purchase, *price);
                Question::LastOffer { good, count, ducats }
            }
            Talk::Deal { deal, .. } => Question::Deal { with: self.turn()?.1, deal: deal.clone() },
            Talk::DealCounter { counter, .. } => Question::DealCounter { deal: counter.clone() },
            Talk::LastDeal { deal, .. } => Question::LastDeal { deal: deal.clone() },
        })
    }
}

fn of_step(step: Step) -> Question {
    match step {
        Step::Trade => Question::Trade,
        Step::Move => Question::Move,
        Step::Fight => Question::Fight,
        Step::Take => Question::Take,
        Step::Sell => Question::Sell,
    }
}
