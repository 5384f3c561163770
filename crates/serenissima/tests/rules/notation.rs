//! Table notation: reading, writing, and reading again.

use kernel::random::{RandomPlay, StepResult};
use kernel::{Draw, Rules};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::json;
use serenissima::{Serenissima, example_position};

use crate::helper::{at, flaws};

fn read(position: &str) -> Serenissima {
    kernel::suite::start::<Serenissima>(&Serenissima::setup_at(position))
        .unwrap_or_else(|flaws| panic!("{flaws:?}\n{position}"))
}

#[test]
fn example_position_uses_every_keyword() {
    let text = example_position();
    for key in [
        "players", "options", "first", "turn", "track", "scorings", "pawn", "purse", "port", "stores", "fort",
        "basilica", "closed", "galley", "deck",
    ] {
        assert!(text.lines().any(|line| line.starts_with(key)), "{key} has no example");
    }
    let state = read(text);
    assert_eq!(read(&state.position()), state);
}

#[test]
fn positions_of_random_games_round_trip() {
    for seats in 2..=4 {
        let mut draw = ChaCha20Rng::seed_from_u64(seats as u64);
        let mut random =
            RandomPlay::new(&kernel::suite::start::<Serenissima>(&Serenissima::default_setup(seats)).expect("valid"));
        loop {
            if draw.below(4) == 0 {
                assert_eq!(read(&random.state().position()), *random.state());
            }
            match random.step(&mut draw) {
                StepResult::Played => {}
                StepResult::Over => break,
                StepResult::Stuck => panic!("stuck at\n{}", random.state().position()),
            }
        }
        assert_eq!(read(&random.state().position()), *random.state(), "the end of the game too");
    }
}

#[test]
fn options_are_written_in_documented_order() {
    let all = "options hidden blockade-start hire-anywhere";
    let state = read("players red blue\noptions hire-anywhere hidden blockade-start\nport valencia red 1");
    assert_eq!(state.position().lines().nth(1), Some(all));
    for words in ["hidden_money", "hidden-money", "blockade_start", "anywhere", "hidden:yes"] {
        assert_eq!(flaws(&format!("players red blue\noptions {words}")), ["position-line"], "{words}");
    }
}

#[test]
fn each_unreadable_line_is_a_flaw() {
    let bad = "players red blue\nport atlantis red 1\npurse green 3\nturn soon\ngalley 16 red valencia 1\ndance";
    assert_eq!(flaws(bad), ["position-line"; 5]);
    assert_eq!(flaws("port valencia red 1"), ["position-line"]);
    assert_eq!(flaws("players red red"), ["position-line"]);
    assert_eq!(flaws("players red blue\ngalley 1 red valencia 5 gold"), ["audit-galley"]);
    assert_eq!(flaws("players red blue\nphase {\"phase\":\"Activation\"}"), ["position-line"]);
}

#[test]
fn position_without_phase_activates_galley_after_the_pawn() {
    let game =
        at("players red blue\n pawn 3\n port valencia red 1\n galley 2 red valencia 1\n galley 5 red valencia 1");
    assert_eq!(game.asks()["galley"], 5);
}

#[test]
fn duplicate_position_lines_are_flaws() {
    for twice in [
        "turn 3\nturn 3",
        "purse red 1\npurse red 2",
        "port alger red 1\nport alger blue 1",
        "closed alger\nclosed alger",
    ] {
        assert_eq!(flaws(&format!("players red blue\n{twice}")), ["position-line"], "{twice}");
    }
    assert_eq!(flaws("players red blue\nplayers red blue"), ["position-line"]);
}

#[test]
fn goods_adrift_are_not_in_the_bank() {
    let mut game = at(
        "players red blue\n pawn 1\n port valencia red 1\n port genova blue 1\n galley 1 red alger 3\n galley 2 blue alger 1 gold gold",
    );
    game.says(json!({"do": "Attack", "foe": {"galley": 2}})).says(json!({"do": "Rolled", "skulls": [1, 0]}));
    assert_eq!(game.asks()["ask"], "Loot");
    let again = at(&game.position());
    assert_eq!((again.view()["bank"][4].clone(), again.asks()), (json!(8), game.asks()));
}

#[test]
fn phase_with_missing_seat_or_galley_is_a_flaw() {
    let position = "players red blue\n pawn 1\n port valencia red 1\n port genova blue 1\n galley 1 red alger 2";
    let phase = at(position).position();
    let phase = phase.lines().find(|line| line.starts_with("phase")).expect("a phase");
    for (there, gone) in [("\"seat\":0", "\"seat\":2"), ("\"galley\":1", "\"galley\":7")] {
        assert!(phase.contains(there), "{phase}");
        let gone = phase.replace(there, gone);
        assert_eq!(flaws(&format!("{position}\n{gone}")), ["position-flaw"], "{gone}");
    }
    let start = phase.split("\"start\":").nth(1).and_then(|rest| rest.split(',').next()).expect("a start");
    let gone = phase.replace(&format!("\"start\":{start}"), "\"start\":99");
    assert_eq!(flaws(&format!("{position}\n{gone}")), ["position-flaw"], "{gone}");
}

#[test]
fn impossible_positions_are_flaws() {
    let base = "players red blue\n port valencia red 1\n port genova blue 1\n galley 1 red alger 2\n";
    let go = r#"{"galley":1,"seat":0,"step":"load","acted":false,"invested":false,"bought":null,"free_taken":false,"start":0,"steps":0,"reach":0,"stopped":false,"sale_open":false,"blocked":null,"cap":0}"#;
    let acting = |go: &str| format!("pawn 1\n phase {{\"phase\":\"Activation\",\"go\":{go}}}");
    assert_eq!(flaws(&format!("{base} {}", acting(go))), [""; 0]);
    for (lines, flaw) in [
        ("pawn 16".to_owned(), "audit-track"),
        ("scorings 3".to_owned(), "position-flaw"),
        ("turn 0".to_owned(), "position-flaw"),
        ("phase {\"phase\":\"Over\",\"standings\":[]}".to_owned(), "position-flaw"),
        ("pawn 5\n phase {\"phase\":\"Doge\"}".to_owned(), "position-flaw"),
        ("phase {\"phase\":\"Doge\",\"card\":\"wine\"}".to_owned(), "position-line"),
        ("phase {\"phase\":\"Picking\",\"nth\":3}".to_owned(), "position-flaw"),
        ("phase {\"phase\":\"Purchases\",\"queue\":[0,0],\"bought\":0}".to_owned(), "position-flaw"),
        ("phase {\"phase\":\"Purchases\",\"queue\":[7],\"bought\":0}".to_owned(), "position-flaw"),
        (acting(&go.replace("\"seat\":0", "\"seat\":1")), "position-flaw"),
        (acting(&go.replace("\"cap\":0", "\"cap\":0,\"crew\":2")), "position-line"),
        (acting(&go.replace("\"cap\":0", "\"cap\":3")), "position-flaw"),
        (acting(&go.replace("\"steps\":0", "\"steps\":2")), "position-flaw"),
    ] {
        assert_eq!(flaws(&format!("{base} {lines}")), [flaw], "{lines}");
    }
}
