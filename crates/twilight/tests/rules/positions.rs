//! Positions in table notation: written positions can be read, and impossible ones are refused.

use crate::helper::{A, dealt, done, opening, pawns, play, turn};
use kernel::random::{RandomPlay, StepResult};
use kernel::{Actor, Draw, Rules};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::json;
use twilight::{Card, Hands, Pawn, Twilight};

fn read(text: &str) -> Result<Twilight, Vec<&'static str>> {
    kernel::suite::start::<Twilight>(&Twilight::setup_at(text))
        .map_err(|flaws| flaws.into_iter().map(|flaw| flaw.flaw).collect())
}

#[test]
fn position_round_trips() {
    for mut state in [opening(), dealt(turn(pawns(3, 1, 5, -4, 2, -6)), &[(Card::Doge, 3), (Card::GuardClose, 2)])] {
        if state.options.hands == Hands::Own {
            done(&mut state, A, play(Card::Doge, Pawn::Doge, 1));
        }
        let text = state.position();
        assert_eq!(kernel::suite::start::<Twilight>(&Twilight::setup_at(&text)).expect(&text), state);
    }
    for (text, line) in [
        ("pawn doge 9", 1),
        ("twilight 1\nhand 0 many", 2),
        ("\n\nphase {}", 3),
        ("merchant 2", 1),
        ("discard joker 1", 1),
    ] {
        let flaws = kernel::suite::start::<Twilight>(&Twilight::setup_at(text)).expect_err(text);
        assert_eq!((flaws[0].flaw, &flaws[0].with["line"]), ("position-line", &serde_json::json!(line)), "{text}");
    }
    assert_eq!(
        kernel::suite::start::<Twilight>(&Twilight::setup_at("discard doge 13")).expect_err("13 Doges")[0].flaw,
        "card-too-many"
    );
}

#[test]
fn options_are_written_in_documented_order() {
    let all = "options hands:dealt no-op centre-in-masquerade split-guards";
    let state = read("options split-guards hands:dealt centre-in-masquerade no-op").expect("valid options");
    assert_eq!(state.position().lines().nth(1), Some(all));
    assert_eq!(opening().position().lines().nth(1), Some("options"));
    for words in ["no_op", "no-op:yes", "hands", "hands:lost", "open"] {
        assert_eq!(flaws(&[&format!("options {words}")]), ["position-line"], "{words}");
    }
}

/// Returns the flaws of a position.
fn flaws(lines: &[&str]) -> Vec<&'static str> {
    read(&lines.join("\n")).expect_err("a refused position")
}

const TURN: &str = r#"phase {"phase":"turn","seat":0,"played":[]}"#;
const FILLING: &str = r#"phase {"phase":"filling","why":"round"}"#;

#[test]
fn position_with_a_decided_match_in_play_is_refused() {
    for results in ["results 0 0", "results 1 -", "results - 0", "results 0 1 0", "results - - -", "results 0 0 1"] {
        assert_eq!(flaws(&[results, TURN]), ["match-decided"], "{results}");
        assert_eq!(flaws(&[results, r#"phase {"phase":"between"}"#]), ["match-decided"], "{results}");
    }
    for results in ["results", "results -", "results 1", "results 0 1", "results - -"] {
        read(&[results, TURN].join("\n")).expect(results);
    }
    let over =
        |results: &str, winner: &str| read(&format!("{results}\nphase {{\"phase\":\"over\",\"winner\":{winner}}}"));
    for (results, winner) in [("results 0 0", "0"), ("results 1 -", "1"), ("results 0 1 -", "null"), ("results 1", "1")]
    {
        over(results, winner).expect(results);
    }
    assert_eq!(over("results 0 0", "1").expect_err("another won"), ["not-the-winner"]);
    assert_eq!(over("results 0 1", "0").expect_err("level"), ["not-the-winner"]);
    assert_eq!(over("results 0 0 1", "0").expect_err("one round too many"), ["match-decided"]);
}

#[test]
fn position_with_a_decided_round_in_play_is_refused() {
    for pawn in ["pawn doge 7", "pawn doge -8", "pawn favourite 8", "pawn favourite -7"] {
        assert_eq!(flaws(&[pawn, TURN]), ["round-decided"], "{pawn}");
        // A completed round shows how it ended.
        read(&[pawn, r#"phase {"phase":"between"}"#].join("\n")).expect(pawn);
    }
    assert!(flaws(&["options hands:dealt", "pawn doge 7", FILLING]).contains(&"round-decided"));
}

#[test]
fn position_with_a_due_check_is_refused() {
    // The deck ran out at the end of the Harlequin player's turn.
    assert_eq!(flaws(&["deal 2 ran-out 1", TURN]), ["check-due"]);
    read(&["deal 2 ran-out 0", TURN].join("\n")).expect("the other has the last turn");
}

#[test]
fn phase_with_unknown_or_missing_fields_is_refused() {
    for phase in [
        r#"{"phase":"turn","seat":0,"played":[],"cards":8}"#,
        r#"{"phase":"between","seat":1}"#,
        r#"{"phase":"first","winner":null}"#,
        r#"{"phase":"turn","seat":0,"played":[{"card":"doge","pair":false,"uses":"doge","by":1}]}"#,
        r#"{"phase":"filling","why":{"turn":0},"seat":0}"#,
        r#"{"phase":"over"}"#,
        r#"{"phase":"turn","seat":7,"played":[]}"#,
    ] {
        assert_eq!(flaws(&[&format!("phase {phase}")]), ["position-line"], "{phase}");
    }
}

#[test]
fn position_awaiting_cards_requires_a_draw() {
    assert_eq!(flaws(&[FILLING]), ["nothing-to-draw"]);
    let full = "hand 0 doge:8\nhand 1 merchant-2:8";
    assert_eq!(flaws(&["options hands:dealt", full, FILLING]), ["nothing-to-draw"]);
    let text = ["options hands:dealt", "hand 0 doge:8", FILLING].join("\n");
    assert_eq!(read(&text).expect("the other draws").asks().len(), 1);
}

/// Returns a random line of a position, valid or nearly so.
fn some_line(draw: &mut dyn Draw) -> String {
    let mut below = |n: u32| draw.below(n);
    let card = Card::ALL[below(13) as usize];
    match below(14) {
        0 => ["options", "options hands:dealt", "options no-op split-guards", "options hands:dealt no-op"]
            [below(4) as usize]
            .to_owned(),
        1 => {
            (0..below(5)).fold("results".to_owned(), |line, _| format!("{line} {}", ["0", "1", "-"][below(3) as usize]))
        }
        2 => format!("merchant {}", below(3)),
        3..=5 => format!("pawn {} {}", Pawn::ALL[below(6) as usize], below(19) as i32 - 9),
        6 | 7 => format!("discard {card} {}", [0, 1, 2, 4, 12, 255, 256][below(7) as usize]),
        8 => format!("hand {} {}", below(2), [0, 1, 7, 8, 9, 255][below(6) as usize]),
        9 => (0..below(5)).fold(format!("hand {}", below(2)), |line, _| {
            format!("{line} {}:{}", Card::ALL[below(13) as usize], [0, 1, 2, 8, 255][below(5) as usize])
        }),
        10 => format!("deal {}{}", below(5), ["", " ran-out 0", " ran-out 1"][below(3) as usize]),
        11 => format!("turns {}{}", [0, 12, 65_535][below(3) as usize], ["", " opening"][below(2) as usize]),
        12 => {
            let used = json!({"card": card, "pair": below(2) == 0, "uses": card.suit()});
            let played = vec![used; below(10) as usize];
            format!("phase {}", json!({"phase": "turn", "seat": below(2), "played": played}))
        }
        _ => {
            let whys = [json!("round"), json!("deal"), json!({"turn": below(2)})];
            let phases = [
                json!({"phase": "first"}),
                json!({"phase": "between"}),
                json!({"phase": "over", "winner": ([Some(0), Some(1), None][below(3) as usize])}),
                json!({"phase": "filling", "why": whys[below(3) as usize]}),
            ];
            format!("phase {}", phases[below(4) as usize])
        }
    }
}

/// Every accepted position passes the audit, and asks a player or is over. It is written as it was read, and can be
/// played to the end.
#[test]
fn accepted_positions_can_be_played_to_the_end() {
    let mut draw = ChaCha20Rng::seed_from_u64(11);
    let (mut taken, mut played) = (0, 0);
    for _ in 0..30_000 {
        let lines: Vec<String> = (0..1 + draw.below(12)).map(|_| some_line(&mut draw)).collect();
        let text = lines.join("\n");
        let Ok(state) = read(&text) else { continue };
        taken += 1;
        assert_eq!(state.audit(), [], "{text}");
        assert_eq!(read(&state.position()).as_ref(), Ok(&state), "{text}");
        let over = state.progress().over;
        assert_eq!(state.asks().is_empty(), over, "{text}");
        if over || !draw.below(20).is_multiple_of(20) {
            continue;
        }
        let mut random = RandomPlay::new(&state);
        loop {
            match random.step(&mut draw) {
                StepResult::Played => assert_eq!(random.state().audit(), [], "{text}"),
                StepResult::Over => break,
                StepResult::Stuck => panic!("stuck at\n{}\nfrom\n{text}", random.state().position()),
            }
            assert!(!matches!(random.state().asks()[..], [(Actor::Seat(seat), _)] if seat.0 > 1));
        }
        played += 1;
    }
    assert!(taken > 2_000 && played > 60, "{taken} were accepted and {played} played");
}

#[test]
fn record_opens_from_a_formerly_accepted_position() {
    let start = |setup: twilight::Setup| {
        let chairs = ["Anna", "Bruno"].map(kernel::Chair::with_player);
        let answering = kernel::Answering::all(kernel::AnswerBy::Table);
        let (seed, mut stamps) = (kernel::Seed::new([3; 32]), kernel::suite::test_stamps());
        kernel::Table::<Twilight>::start(chairs.to_vec(), answering, setup, seed, &mut stamps)
    };
    for (position, flaw) in [
        ("results 0 0\nphase {\"phase\":\"between\"}", "match-decided"),
        ("phase {\"phase\":\"turn\",\"seat\":0,\"played\":[],\"card\":1}", "position-line"),
    ] {
        let setup = Twilight::setup_at(position);
        let flaws = start(setup.clone()).map(|_| ()).expect_err("a new table is refused");
        assert_eq!(flaws[0].flaw, flaw, "{position}");

        let mut header = start(Twilight::default_setup(2)).expect("a valid set-up").header().clone();
        header.setup = setup;
        let line = kernel::record::append_hash(&header, "").expect("a line").line;
        let opened = kernel::Table::<Twilight>::open([line.as_str()], [], true);
        opened.unwrap_or_else(|fault| panic!("{position}: {fault}")).table.state().view(kernel::Viewer::Table);
        assert!(
            kernel::Table::<Twilight>::validate(&[line.as_str()], &[], &mut |_| true).fault.is_none(),
            "{position}"
        );
    }
}
