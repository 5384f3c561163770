//! Corrections at an open question: the correction's own entry closes what became void and begins what is due.

use std::collections::BTreeMap;

use crate::helper::{A, B, breaks, dealt, done, pawns, play, say, turn};
use kernel::random::{RandomPlay, StepResult};
use kernel::{Actor, Draw, GameTestExt, Play, Rules, Seat, Secrets};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use twilight::event::{Decider, Redrawn};
use twilight::track::{Board, half, mansion};
use twilight::{Card, Cards, Command, Event, Fix, Hands, Options, Pawn, Phase, Setup, Twilight};

fn fix(fix: Fix) -> Command {
    Command::Correct { fix }
}

fn pawn(pawn: Pawn, cell: i8) -> Command {
    fix(Fix::Pawn { pawn, cell })
}

/// A state after A has played and ended the turn, before the app deals.
fn awaiting_cards() -> Twilight {
    let mut state = dealt(turn(pawns(4, 1, 8, 1, -1, 2)), &[(Card::Merchant1, 1), (Card::Doge, 7)]);
    done(&mut state, A, play(Card::Merchant1, Pawn::Merchant, 1));
    done(&mut state, A, Command::EndTurn);
    assert!(matches!(state.asks()[..], [(Actor::Chance, twilight::Question::Cards { .. })]));
    state
}

#[test]
fn correction_that_decides_the_round_cancels_the_deal() {
    for (thing, cell, winner, by) in [
        (Pawn::Doge, 7, A, Decider::DogeHome),
        (Pawn::Doge, -8, B, Decider::DogeHome),
        (Pawn::Favourite, 8, A, Decider::FavouriteHome),
        (Pawn::Favourite, -7, B, Decider::FavouriteHome),
    ] {
        let mut state = awaiting_cards();
        let cards = kernel::chance(&state, &mut ChaCha20Rng::seed_from_u64(1)).expect("cards are asked for");
        let events = done(&mut state, B, pawn(thing, cell));
        assert!(events.contains(&Event::RoundEnded { round: 1, winner: Some(winner), by }), "{events:?}");
        assert_eq!(state.phase, Phase::Between);
        assert_eq!(say(&mut state, Actor::Chance, &cards, &[]), Err(vec!["impossible"]));
    }
}

#[test]
fn waived_play_moving_the_favourite_home_ends_the_round() {
    let mut state = turn(pawns(0, -2, 2, 1, -1, 6));
    let command = play(Card::Merchant1, Pawn::Favourite, 1);
    let events = say(&mut state, Actor::Seat(A), &command, &["MOVE-1"]).expect("allowed by the table");
    assert!(events.contains(&Event::RoundEnded { round: 1, winner: Some(A), by: Decider::FavouriteHome }));
}

#[test]
fn deck_empty_after_second_players_turn_triggers_the_check() {
    let ran_out = |deal: u8, seat: Seat| fix(Fix::Deal { deal, ran_out: Some(seat) });
    for mut state in [turn(pawns(1, -2, 2, 1, -1, 0)), awaiting_cards()] {
        // At the end of the first player's turn, the other has one more turn.
        done(&mut state, A, ran_out(2, A));
        let events = done(&mut state, A, ran_out(2, B));
        assert!(events.contains(&Event::RoundEnded { round: 1, winner: Some(A), by: Decider::DogeSide }), "{events:?}");
    }
    // If level, a third deal follows, which the Merchant's owner begins.
    let mut state = turn(pawns(0, -2, 2, 1, -1, 0));
    let events = done(&mut state, A, ran_out(2, B));
    assert!(events.contains(&Event::Reshuffled { deal: 3, why: Redrawn::Level }), "{events:?}");
    assert_eq!(events.last(), Some(&Event::TurnBegan { seat: A }));
}

#[test]
fn correction_to_an_impossible_deal_is_refused() {
    for deal in [0, 1, 4] {
        for doge in [0, 3] {
            let state = turn(pawns(doge, -2, 2, 1, -1, 0));
            assert_eq!(breaks(&state, A, fix(Fix::Deal { deal, ran_out: Some(B) })), ["FIX-1"], "deal {deal}");
        }
    }
}

#[test]
fn corrected_round_results_end_a_decided_match() {
    let mut state = turn(pawns(6, 4, 8, 1, -1, 0));
    let won = fix(Fix::Rounds { results: vec![Some(B), None] });
    // During a round, two results cannot already have decided the match.
    assert_eq!(breaks(&state, A, won.clone()), ["FIX-1"]);
    done(&mut state, A, play(Card::Doge, Pawn::Doge, 1));
    assert_eq!(state.phase, Phase::Between);
    let events = done(&mut state, A, won);
    assert_eq!(events.last(), Some(&Event::MatchEnded { winner: Some(B), rounds: [0, 1] }));
    assert!(state.asks().is_empty());
}

/// The state as told by the events alone: pawns, the current round, the winner.
#[derive(Default)]
struct Heard {
    board: Board,
    results: Vec<Option<Seat>>,
    runs: bool,
    over: bool,
    merchant: Option<Seat>,
    /// The player at the end of whose turn the deck ran out.
    ran_out: Option<Seat>,
    /// The player of the last turn; the next turn is the other player's.
    last: Option<Seat>,
    /// True if the Merchant's owner begins now.
    begins: bool,
}

impl Heard {
    /// Applies an entry's events, and returns the first error.
    fn entry(&mut self, events: &[Event]) -> Result<(), String> {
        for event in events {
            self.event(event).map_err(|wrong| format!("{event:?}: {wrong}"))?;
        }
        // Nothing that is decided stays open.
        let home = self.board.home();
        if self.runs && home.is_some() {
            return Err(format!("the round goes on with {home:?}"));
        }
        if self.runs && self.ran_out.is_some() && self.ran_out != self.merchant {
            return Err("the round goes on though its check is due".to_owned());
        }
        Ok(())
    }

    fn event(&mut self, event: &Event) -> Result<(), &'static str> {
        let sound = |holds: bool, wrong: &'static str| if holds { Ok(()) } else { Err(wrong) };
        if let Event::Corrected { fix } = event {
            self.corrected(fix);
            return Ok(());
        }
        sound(!self.over, "the match is over")?;
        match event {
            Event::MerchantDrawn { seat } => {
                self.merchant = Some(*seat);
                return sound(!self.runs, "a round runs");
            }
            Event::RoundBegan { round, merchant } => {
                sound(!self.runs, "a round runs")?;
                sound(usize::from(*round) == self.results.len() + 1, "another round")?;
                (self.board, self.runs, self.begins) = (Board::first(*merchant), true, true);
                (self.merchant, self.ran_out) = (Some(*merchant), None);
                return Ok(());
            }
            Event::MatchEnded { winner, rounds } => {
                (self.over, self.runs) = (true, false);
                let won = |seat| self.results.iter().filter(|&&winner| winner == Some(Seat(seat))).count() as u8;
                let leader = match won(0).cmp(&won(1)) {
                    std::cmp::Ordering::Greater => Some(A),
                    std::cmp::Ordering::Less => Some(B),
                    std::cmp::Ordering::Equal => None,
                };
                return sound((*winner, *rounds) == (leader, [won(0), won(1)]), "the rounds say otherwise");
            }
            Event::RoundEnded { round, winner, by } => {
                sound(self.runs, "no round runs")?;
                self.runs = false;
                self.results.push(*winner);
                sound(usize::from(*round) == self.results.len(), "another round")?;
                let decided = match by {
                    Decider::DogeHome => mansion(self.board.doge),
                    Decider::FavouriteHome => mansion(self.board.favourite),
                    Decider::DogeSide => half(self.board.doge),
                    Decider::FavouriteSide => half(self.board.favourite).filter(|_| self.board.doge == 0),
                    Decider::Level => None,
                    Decider::GivenUp => return sound(false, "nobody has left"),
                };
                return sound(decided == *winner, "the board says otherwise");
            }
            _ => sound(self.runs, "no round runs")?,
        }
        sound(self.board.home().is_none(), "the round is over")?;
        match event {
            Event::Played { moved, .. } => moved.iter().for_each(|step| self.board.put(step.pawn, step.to)),
            Event::Called { pawn, to, .. } => self.board.put(*pawn, *to),
            Event::HandChanged { seat, .. } => self.last = Some(*seat),
            Event::TurnEnded { seat, favourite, counts } => {
                sound(*counts == self.board.counts() && *favourite == self.board.favoured(), "the counts are others")?;
                self.board.put(Pawn::Favourite, *favourite);
                self.last = Some(*seat);
            }
            Event::Reshuffled { why, .. } => {
                self.ran_out = None;
                self.begins |= *why == Redrawn::Level;
            }
            Event::EightShown { .. } => self.begins = true,
            Event::RanOut { seat } => self.ran_out = Some(*seat),
            Event::TurnBegan { seat } => {
                let next = if self.begins { self.merchant } else { self.last.map(|last| Seat(1 - last.0)) };
                self.begins = false;
                sound(next == Some(*seat), "another is next")?;
            }
            _ => {}
        }
        Ok(())
    }

    fn corrected(&mut self, fix: &Fix) {
        match fix {
            Fix::Pawn { pawn, cell } => self.board.put(*pawn, *cell),
            Fix::Rounds { results } => self.results.clone_from(results),
            Fix::Merchant { seat } => self.merchant = Some(*seat),
            Fix::Deal { ran_out, .. } => self.ran_out = *ran_out,
            _ => {}
        }
    }
}

fn word(command: &Command) -> String {
    let text = serde_json::to_value(command).expect("JSON");
    text["fix"]["what"].as_str().expect("a correction").to_owned()
}

/// Makes a random correction at every kind of open question, then plays on. The events must tell a match by the
/// rules, and play must never stop.
#[test]
fn play_stays_legal_after_corrections_at_any_question() {
    let mut draw = ChaCha20Rng::seed_from_u64(8);
    let mut stood: BTreeMap<(String, String), u32> = BTreeMap::new();
    let mut endings: BTreeMap<String, u32> = BTreeMap::new();
    for game in 0..250 {
        let hands = if game % 2 == 0 { Hands::Dealt } else { Hands::Own };
        let options = Options { hands, ..Default::default() };
        let start = kernel::suite::start::<Twilight>(&Setup { options, ..Setup::default() }).expect("a match");
        let mut deciding = Play::new(&start);
        let mut random = RandomPlay::new(&start);
        let mut heard = Heard::default();
        let check = |heard: &mut Heard, events: &[Event], state: &Twilight| {
            let fine = heard.entry(events);
            assert_eq!(fine, Ok(()), "{events:?}\n{}", state.position());
            assert_eq!(state.audit(), []);
            // Every reachable state can be written down and played on.
            let read = kernel::suite::start::<Twilight>(&Twilight::setup_at(&state.position()));
            assert_eq!(read.as_ref(), Ok(state), "{}", state.position());
        };
        while let Some((_, question)) = random.state().asks().first().cloned() {
            let question = serde_json::to_value(&question).expect("JSON")["ask"].as_str().expect("its name").to_owned();
            if draw.below(4) == 0 {
                let command = random.state().some_correction(&mut draw);
                if deciding.try_apply(random.state(), Actor::Seat(B), &command, &[]).is_ok() {
                    check(&mut heard, deciding.events(), deciding.state());
                    if deciding.events().len() > 1 {
                        *endings.entry(question.clone()).or_default() += 1;
                    }
                    random.put(deciding.state());
                    *stood.entry((question, word(&command))).or_default() += 1;
                    continue;
                }
            }
            assert_eq!(random.step(&mut draw), StepResult::Played, "stuck at\n{}", random.state().position());
            let events = random.events().to_vec();
            check(&mut heard, &events, random.state());
        }
        assert!(heard.over, "the match is over");
    }
    for question in ["Merchant", "Cards", "Turn", "NextRound"] {
        let fixes = stood.keys().filter(|(asked, _)| asked == question).count();
        assert!(fixes >= if question == "Turn" { 7 } else { 3 }, "{question}: {stood:?}");
    }
    // Each question led at least once to the events that were due.
    for question in ["Cards", "Turn", "NextRound"] {
        assert!(endings.contains_key(question), "{endings:?}");
    }
}

/// The check detects a round that continues although it is over.
#[test]
fn check_detects_a_round_continuing_after_its_end() {
    let mut heard = Heard::default();
    let began = [Event::RoundBegan { round: 1, merchant: A }, Event::TurnBegan { seat: A }];
    assert_eq!(heard.entry(&began), Ok(()));
    let home = [Event::Corrected { fix: Fix::Pawn { pawn: Pawn::Doge, cell: 7 } }];
    assert!(heard.entry(&home).is_err());
    let drew = [Event::Drew { seat: A, count: 1, cards: Some(Cards::default()) }];
    assert!(heard.entry(&drew).is_err());
}

/// Any events of an imported record are applied and displayed without a panic. A seat that does not exist is a flaw.
#[test]
fn imported_events_apply_without_panic() {
    let (nobody, mut draw) = (Seat(9), ChaCha20Rng::seed_from_u64(4));
    let play = |by: i8| [twilight::event::PawnMove { pawn: Pawn::Doge, to: by }].into_iter().collect();
    let cards = Cards::all();
    let odd = [
        Event::MerchantDrawn { seat: nobody },
        Event::RoundBegan { round: 200, merchant: nobody },
        Event::EightShown { seat: nobody, suit: twilight::Suit::Doge },
        Event::Drew { seat: nobody, count: 255, cards: Some(cards) },
        Event::Drew { seat: A, count: 255, cards: Some(cards) },
        Event::TurnBegan { seat: nobody },
        Event::Played { seat: nobody, card: Card::Doge, pair: true, uses: twilight::Suit::Doge, moved: play(i8::MIN) },
        Event::Called { seat: nobody, pawn: Pawn::Doge, to: i8::MAX },
        Event::HandChanged { seat: nobody, cards },
        Event::TurnEnded { seat: nobody, favourite: i8::MIN, counts: [255, 0] },
        Event::Reshuffled { deal: 255, why: Redrawn::Level },
        Event::RanOut { seat: nobody },
        Event::RoundEnded { round: 9, winner: Some(nobody), by: Decider::Level },
        Event::MatchEnded { winner: Some(nobody), rounds: [255, 255] },
        Event::Corrected { fix: Fix::Rounds { results: vec![Some(nobody); 40] } },
        Event::Corrected { fix: Fix::HandSize { seat: nobody, count: 255 } },
        Event::Corrected { fix: Fix::HandSize { seat: B, count: 255 } },
        Event::Corrected { fix: Fix::Discard { card: Card::Doge, count: 255 } },
        Event::Corrected { fix: Fix::Turn { seat: nobody } },
        Event::Corrected { fix: Fix::Deal { deal: 255, ran_out: Some(nobody) } },
    ];
    for hands in [Hands::Own, Hands::Dealt] {
        let options = Options { hands, ..Default::default() };
        let start = kernel::suite::start::<Twilight>(&Setup { options, ..Setup::default() }).expect("a match");
        for _ in 0..400 {
            let mut state = start.clone();
            for _ in 0..1 + draw.below(6) {
                state.apply(&odd[draw.below(odd.len() as u32) as usize]);
                let names = [Some(state.merchant), state.turn().map(|(seat, _)| seat)];
                assert!(!names.contains(&Some(nobody)) || !state.audit().is_empty(), "{state:?}");
                for seat in [A, B, nobody] {
                    let viewer = kernel::Viewer::Seat(seat);
                    state.information_state(viewer).legal(Actor::Seat(seat), &mut vec![]);
                    drop(serde_json::to_value(state.view(viewer)).expect("JSON"));
                }
                drop((state.asks(), state.progress(), state.position(), kernel::chance(&state, &mut draw)));
            }
        }
    }
}

/// Checks that a correction is refused, and for which flaw.
fn refused(state: &Twilight, said: Command, flaw: &str) {
    let outcome = Play::new(state).try_apply(state, Actor::Seat(A), &said, &[]);
    assert!(matches!(&outcome, Err(refusal) if format!("{refusal:?}").contains(flaw)), "{said:?}");
}

/// A match under way, before anything of it is entered.
fn under_way() -> Twilight {
    kernel::suite::start(&Setup { under_way: true, ..Setup::default() }).expect("a match")
}

#[test]
fn fix_1_shows_running_match_entered_and_continued() {
    let mut state = under_way();
    assert_eq!(state.asks()[..], [(Actor::Seat(A), twilight::Question::Prepare)]);
    for entered in [
        Fix::Rounds { results: vec![Some(B)] },
        Fix::Merchant { seat: B },
        Fix::Deal { deal: 2, ran_out: None },
        Fix::Discard { card: Card::Doge, count: 3 },
        Fix::HandSize { seat: A, count: 6 },
        Fix::Pawn { pawn: Pawn::Doge, cell: 1 },
        Fix::Pawn { pawn: Pawn::Favourite, cell: -3 },
        Fix::Turn { seat: B },
    ] {
        done(&mut state, A, fix(entered));
        assert!(matches!(state.phase, Phase::Preparing { .. }));
    }
    done(&mut state, A, Command::BeginPlay);
    assert_eq!(state.asks()[..], [(Actor::Seat(B), twilight::Question::Turn)]);
    assert_eq!((state.round(), state.merchant, state.deal, state.deck()), (2, B, 2, 54 - 3 - 6 - 8));
    assert_eq!(state.hand(A).count, 6);
    done(&mut state, B, play(Card::Merchant1, Pawn::Merchant, 1));
}

#[test]
fn fix_1_shows_round_ended_if_decided_when_entered() {
    for entered in [pawn(Pawn::Favourite, 8), fix(Fix::Deal { deal: 2, ran_out: Some(B) })] {
        let mut state = under_way();
        done(&mut state, A, pawn(Pawn::Doge, 1));
        done(&mut state, A, entered);
        assert!(matches!(state.phase, Phase::Preparing { .. }));
        done(&mut state, A, Command::BeginPlay);
        assert_eq!((state.phase, &state.results[..]), (Phase::Between, &[Some(A)][..]));
    }
}

#[test]
fn fix_1_stops_dealt_hands_in_an_entered_match() {
    let dealt =
        Setup { under_way: true, options: Options { hands: Hands::Dealt, ..Options::default() }, position: None };
    assert_eq!(kernel::suite::start::<Twilight>(&dealt).expect_err("impossible hands")[0].flaw, "cards-in-the-app");
}

#[test]
fn fix_1_stops_merchant_corrections_between_rounds() {
    let mut state = under_way();
    done(&mut state, A, Command::BeginPlay);
    done(&mut state, A, pawn(Pawn::Doge, 7));
    assert_eq!(state.phase, Phase::Between);
    refused(&state, fix(Fix::Merchant { seat: B }), "no-turn");
}
