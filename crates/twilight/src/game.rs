//! Implements the game for the kernel.

use kernel::account::{Ledger, SeatScores};
use kernel::{
    Actor, CandidateSink, ChanceKind, ChanceSpec, CheckArea, Draw, Flaw, GameInfo, Impossible, Places, Progress, Rules,
    Secrets, Viewer,
};
use serde_json::json;
use strum::VariantNames;

use crate::chapters;
use crate::command::{Command, Question};
use crate::event::Event;
use crate::rules::Breach;
use crate::setup::{Hands, Options, Setup};
use crate::state::{HAND, Phase, SEATS, Twilight, other};
use crate::turns::{Consequences, WinningTurn, winning_turns};
use crate::view::View;
use crate::{Card, Cards, Play, kit, position};

impl Rules for Twilight {
    const INFO: GameInfo = GameInfo {
        id: "twilight",
        seats: 2..=2,
        boards: None,
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
    type Hint = WinningTurn;

    fn default_setup(_seats: usize) -> Setup {
        Setup::default()
    }

    fn program_setup(_seats: usize) -> Setup {
        Setup { options: Options { hands: Hands::Dealt, ..Options::default() }, ..Setup::default() }
    }

    fn start(setup: &Setup, seats: usize) -> Result<Self, Vec<Flaw>> {
        let state = setup.start()?;
        kernel::seats_differ(seats, SEATS.len()).map_or(Ok(state), |flaw| Err(vec![flaw]))
    }

    fn recorded(setup: &Setup, _seats: usize) -> Result<Self, Vec<Flaw>> {
        setup.recorded()
    }

    fn again(&self) -> Setup {
        Setup { options: self.options, ..Setup::default() }
    }

    fn refuses_programs(&self) -> Option<Flaw> {
        (self.options.hands == Hands::Own).then(|| Flaw::new("programs-need-dealt-hands"))
    }

    fn decide(play: &mut Play, by: Actor, command: &Command) -> Result<(), Impossible<Breach>> {
        chapters::decide(play, by, command)
    }

    fn apply(&mut self, event: &Event) {
        self.take_event(event);
    }

    fn asks(&self) -> kernel::Asks<Question> {
        let open = match &self.phase {
            Phase::First => Some((Actor::Chance, Question::Merchant)),
            Phase::Preparing { .. } => Some((Actor::Seat(SEATS[0]), Question::Prepare)),
            Phase::Filling { .. } => {
                self.filled_next().map(|seat| (Actor::Chance, Question::Cards { seat, count: self.to_draw(seat) }))
            }
            Phase::Turn { seat, .. } => Some((Actor::Seat(*seat), Question::Turn)),
            Phase::Between => Some((Actor::Seat(other(self.merchant)), Question::NextRound)),
            Phase::Over { .. } => None,
        };
        open.into_iter().collect()
    }

    fn candidates<L: CandidateSink<Self>>(&self, by: Actor, list: &mut L) {
        chapters::list(self, by, list);
    }

    /// Gives up for an absent player, because no player plays on alone. Only a present player can enter a match under
    /// way.
    fn answer_for_empty_seat(&self, _seat: kernel::Seat, question: &Question) -> Option<Command> {
        (*question != Question::Prepare).then_some(Command::GiveUp)
    }

    fn chance_kind(question: &Question) -> ChanceKind {
        match question {
            Question::Cards { .. } => ChanceKind::Cards,
            _ => ChanceKind::Draws,
        }
    }

    fn chance_spec(&self) -> Option<ChanceSpec> {
        match self.phase {
            Phase::First => Some(ChanceSpec::one_of(SEATS.len())),
            Phase::Filling { .. } => {
                let (heap, count) = (self.unseen(), self.to_draw(self.filled_next()?));
                Some(ChanceSpec::cards(Card::ALL.map(|card| heap.of(card).into()), count))
            }
            _ => None,
        }
    }

    fn command_for(&self, kinds: &[u8]) -> Option<Command> {
        match self.phase {
            Phase::First => Some(Command::DrawMerchant { seat: kernel::Seat(*kinds.first()?) }),
            Phase::Filling { .. } => {
                let cards = kinds.iter().filter_map(|&kind| Some((*Card::ALL.get(usize::from(kind))?, 1))).collect();
                Some(Command::Deal { cards })
            }
            _ => None,
        }
    }

    fn audit(&self) -> Vec<Flaw> {
        self.flaws()
    }

    fn progress(&self) -> Progress {
        Progress { turn: self.turns, over: self.result().is_some() }
    }

    fn result(&self) -> Option<Places> {
        let Phase::Over { winner } = self.phase else { return None };
        let place = |seat: kernel::Seat| if winner.is_none_or(|winner| winner == seat) { 1 } else { 2 };
        Some(SEATS.map(place).into_iter().collect())
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
        self.rounds_won()
    }

    fn record_flow(&self, event: &Event, ledger: &mut Ledger) {
        self.book_event(event, ledger);
    }

    fn view_waiving(&self, _viewer: Viewer, waivers: &[&str]) -> View {
        self.show(waivers)
    }

    fn hints(&self, by: kernel::Seat) -> Vec<WinningTurn> {
        match self.phase {
            Phase::Turn { .. } if by.0 <= 1 => winning_turns(self, by),
            _ => vec![],
        }
    }

    fn check_areas(&self) -> Vec<CheckArea> {
        let board = &self.board;
        vec![
            CheckArea {
                id: "nobles".into(),
                things: vec![json!(board.doge), json!(board.lower_guard), json!(board.upper_guard)],
            },
            CheckArea { id: "townsfolk".into(), things: vec![json!(board.merchant), json!(board.harlequin)] },
            CheckArea { id: "favourite".into(), things: vec![json!(board.favourite)] },
            CheckArea { id: "discards".into(), things: vec![json!(self.discard)] },
        ]
    }

    fn is_manual_value(command: &Command) -> bool {
        matches!(command, Command::Correct { .. } | Command::ChangeHand { cards: Some(_) })
    }

    fn is_resignation(command: &Command) -> bool {
        matches!(command, Command::GiveUp)
    }

    fn is_table_command(command: &Command) -> bool {
        matches!(command, Command::Correct { .. } | Command::EndEarly | Command::GiveUp)
    }

    fn is_error_prone(event: &Event) -> bool {
        matches!(event, Event::TurnEnded { .. } | Event::Played { pair: true, .. })
    }
}

impl Secrets for Twilight {
    fn information_state(&self, viewer: Viewer) -> Self {
        let mut known = self.clone();
        for seat in SEATS.into_iter().filter(|seat| viewer != Viewer::Seat(*seat)) {
            known.hands[seat.index()].known = None;
        }
        known
    }

    fn redact_event(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Drew { seat, count, cards: Some(_) } if viewer != Viewer::Seat(*seat) => {
                Event::Drew { seat: *seat, count: *count, cards: None }
            }
            // Events are listed one by one, so that a new one must state here what of it is secret.
            event @ (Event::MerchantDrawn { .. }
            | Event::RoundBegan { .. }
            | Event::EightShown { .. }
            | Event::Drew { .. }
            | Event::TurnBegan { .. }
            | Event::Played { .. }
            | Event::Called { .. }
            | Event::HandChanged { .. }
            | Event::Passed { .. }
            | Event::TurnEnded { .. }
            | Event::Reshuffled { .. }
            | Event::RanOut { .. }
            | Event::RoundEnded { .. }
            | Event::MatchEnded { .. }
            | Event::Corrected { .. }) => event.clone(),
        })
    }

    fn reveals_secret(&self, by: Actor, command: &Command, viewer: Viewer) -> bool {
        let hidden = self.options.hands == Hands::Dealt && !viewer.is(by);
        match command {
            // The cards named here are checked against a hand, or against the cards that no hand holds.
            Command::Play { .. } | Command::ChangeHand { .. } | Command::Deal { .. } => hidden,
            Command::DrawMerchant { .. }
            | Command::ShowEight { .. }
            | Command::EndTurn
            | Command::Call { .. }
            | Command::BeginRound
            | Command::BeginPlay
            | Command::EndEarly
            | Command::GiveUp
            | Command::Correct { .. } => false,
        }
    }

    fn determinize(&self, _viewer: Viewer, draw: &mut dyn Draw) -> Self {
        let mut world = self.clone();
        for seat in SEATS.into_iter().filter(|_| self.options.hands == Hands::Dealt) {
            let hand = self.hand(seat);
            if hand.known.is_none() {
                let cards = some_cards(&world.unseen(), hand.count.min(HAND), draw);
                world.hands[seat.index()].known = Some(cards);
            }
        }
        world
    }
}

/// Draws cards from a heap, each equally likely.
fn some_cards(heap: &Cards, count: u8, draw: &mut dyn Draw) -> Cards {
    let (mut left, mut taken) = (*heap, Cards::default());
    for _ in 0..count {
        let Some(card) = left.nth(draw.below(u32::from(left.total()))) else { break };
        left.take(card, 1);
        taken.add(card, 1);
    }
    taken
}

impl Twilight {
    /// Returns the first unseen cards, in the order of the box contents.
    pub(crate) fn first_cards(&self, count: u8) -> Cards {
        let unseen = self.unseen();
        let mut cards = Cards::default();
        for (card, there) in unseen.iter() {
            cards.add(card, there.min(count - cards.total()));
        }
        cards
    }
}
