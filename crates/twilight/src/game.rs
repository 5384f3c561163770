//! The game, as the kernel knows it.

use kernel::{Actor, Draw, Flaw, Game, Impossible, Part, Progress, Source, Viewer};
use serde_json::json;
use strum::VariantNames;

use crate::chapters;
use crate::command::{Command, Question};
use crate::event::Event;
use crate::rules::Breach;
use crate::setup::{Hands, Setup};
use crate::state::{Phase, SEATS, Twilight, other};
use crate::turns::{Moment, Way, ways};
use crate::view::View;
use crate::{Cards, Deciding, position};

impl Game for Twilight {
    const ID: &'static str = "twilight";
    const EVENTS: &'static [&'static str] = Event::VARIANTS;
    const QUESTIONS: &'static [&'static str] = Question::VARIANTS;

    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type Question = Question;
    type Breach = Breach;
    type View = View;
    type Hint = Way;

    fn seats() -> std::ops::RangeInclusive<usize> {
        2..=2
    }

    fn default_setup(_seats: usize) -> Setup {
        Setup::default()
    }

    fn start(setup: &Setup) -> Result<Self, Vec<Flaw>> {
        setup.start()
    }

    fn decide(play: &mut Deciding, by: Actor, command: &Command) -> Result<(), Impossible<Breach>> {
        chapters::decide(play, by, command)
    }

    fn apply(&mut self, event: &Event) {
        self.take_event(event);
    }

    fn asks(&self) -> kernel::Asks<Question> {
        let open = match &self.phase {
            Phase::First => Some((Actor::Chance, Question::Merchant)),
            Phase::Filling { .. } => {
                self.filled_next().map(|seat| (Actor::Chance, Question::Cards { seat, count: self.to_draw(seat) }))
            }
            Phase::Turn { seat, .. } => Some((Actor::Seat(*seat), Question::Turn)),
            Phase::Between => Some((Actor::Seat(other(self.merchant)), Question::NextRound)),
            Phase::Over { .. } => None,
        };
        open.into_iter().collect()
    }

    fn legal(&self, by: Actor, out: &mut Vec<Command>) {
        match (&self.phase, by) {
            (Phase::Between, Actor::Seat(seat)) if seat == other(self.merchant) => out.push(Command::BeginRound),
            (Phase::Turn { seat, played }, Actor::Seat(who)) if *seat == who => {
                let hand = &self.hands[seat.index()];
                Moment::of(self, who).plays(who, &self.options, |play, _| out.push(Command::Play { play }));
                if !played.is_empty() {
                    out.push(Command::EndTurn);
                    return;
                }
                let calls = chapters::calls(&self.board, &self.options);
                if hand.count == 0 && calls.is_empty() {
                    out.push(Command::EndTurn);
                }
                out.extend(calls.into_iter().map(|pawn| Command::Call { pawn }));
                if hand.count > 0 {
                    // Of all hands that this could be, one; when the app holds it, the hand.
                    let cards = hand.known.is_none().then(|| self.first_cards(hand.count));
                    out.push(Command::ChangeHand { cards });
                }
                if self.opening && self.options.hands == Hands::Own {
                    for suit in [crate::Suit::Doge, crate::Suit::Guards, crate::Suit::Merchant, crate::Suit::Harlequin]
                    {
                        out.extend(SEATS.map(|seat| Command::ShowEight { seat, suit }));
                    }
                }
            }
            _ => {}
        }
    }

    fn source(question: &Question) -> Source {
        match question {
            Question::Cards { .. } => Source::Cards,
            _ => Source::Draws,
        }
    }

    fn chance(&self, draw: &mut dyn Draw) -> Option<Command> {
        match self.phase {
            Phase::First => Some(Command::DrawMerchant { seat: kernel::Seat(draw.below(2) as u8) }),
            Phase::Filling { .. } => {
                let count = self.to_draw(self.filled_next()?);
                Some(Command::Deal { cards: Self::some_cards(&self.unseen(), count, draw) })
            }
            _ => None,
        }
    }

    fn known_to(&self, viewer: Viewer) -> Self {
        self.as_known_to(viewer)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.show(viewer)
    }

    fn tell(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Drew { seat, count, cards: Some(_) } if viewer != Viewer::Seat(*seat) => {
                Event::Drew { seat: *seat, count: *count, cards: None }
            }
            event => event.clone(),
        })
    }

    fn audit(&self) -> Vec<Flaw> {
        self.flaws()
    }

    fn progress(&self) -> Progress {
        Progress { turn: self.turns, over: matches!(self.phase, Phase::Over { .. }) }
    }

    fn position(&self) -> String {
        position::write(self)
    }

    fn setup_at(position: &str) -> Setup {
        Setup { position: Some(position.to_owned()), ..Setup::default() }
    }

    fn hints(&self, by: kernel::Seat) -> Vec<Way> {
        match self.phase {
            Phase::Turn { .. } => ways(self, by),
            _ => vec![],
        }
    }

    fn parts(&self) -> Vec<Part> {
        let board = &self.board;
        vec![
            Part {
                id: "nobles".into(),
                things: vec![json!(board.doge), json!(board.lower_guard), json!(board.upper_guard)],
            },
            Part { id: "townsfolk".into(), things: vec![json!(board.merchant), json!(board.harlequin)] },
            Part { id: "favourite".into(), things: vec![json!(board.favourite)] },
            Part { id: "discards".into(), things: vec![json!(self.discard)] },
        ]
    }

    fn by_hand(command: &Command) -> bool {
        matches!(command, Command::Correct { .. } | Command::ChangeHand { cards: Some(_) })
    }

    fn of_table(command: &Command) -> bool {
        matches!(command, Command::Correct { .. } | Command::EndEarly)
    }

    fn shaky(event: &Event) -> bool {
        matches!(event, Event::TurnEnded { .. } | Event::Played { pair: true, .. })
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

impl Twilight {
    /// Some cards that nobody has seen, the first of the box's list.
    fn first_cards(&self, count: u8) -> Cards {
        let unseen = self.unseen();
        let mut cards = Cards::default();
        for (card, there) in unseen.iter() {
            cards.add(card, there.min(count - cards.total()));
        }
        cards
    }
}
