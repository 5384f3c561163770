//! Golden records of Serenissima: a finished game for each way to end. They are read and decided again.

use bucintoro_tests::golden::{Golden, answer, chairs, say, table};
use kernel::record::By;
use kernel::suite::test_stamps;
use kernel::{Actor, AnswerBy, Draw, Rules, Table};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::{Value, json};
use serenissima::Serenissima;

/// The records: the file name of each, and its seats with ducats and places, the winners first.
const ENDINGS: &[(&str, &str)] = &[
    ("two-players", "third scoring, 2 players"),
    ("three-players", "third scoring, 3 players"),
    ("four-players", "third scoring, 4 players"),
    ("tie-decided-by-ports", "equal ducats, more ports win"),
    ("shared-win", "equal ducats and ports, the win is shared"),
    ("ended-early-with-scoring", "stopped by the table, with a last scoring"),
    ("ended-early-without-scoring", "stopped by the table, purses as they are"),
    ("under-way", "laid out by corrections, then played to the end"),
    ("fought-and-built", "with battles of every outcome, loot, forts and basilicas"),
    ("waived-and-corrected", "with waivers, corrections, undo and branches"),
];

const GOLDEN: Golden<Serenissima> = Golden { endings: ENDINGS, made, outcome: standings };

/// Plays random legal commands to the end of the game.
fn to_the_end(table: &mut Table<Serenissima>, seed: u64) {
    play_out(table, seed, &[]);
}

/// Plays random legal commands to the end of the game, and prefers the commands in `sought`.
fn play_out(table: &mut Table<Serenissima>, seed: u64, sought: &[&str]) {
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let mut stamps = test_stamps();
    while let Some((by, _)) = table.state().asks().first().cloned() {
        let mut legal = Vec::new();
        table.state().legal(by, &mut legal);
        legal.retain(|command| !Serenissima::is_reversible(command) || draw.below(4) == 0);
        let is_sought = |command: &serenissima::Command| {
            let name = json!(command);
            sought.iter().any(|sought| name["do"] == *sought)
        };
        if legal.iter().any(is_sought) && draw.below(4) > 0 {
            legal.retain(is_sought);
        }
        let command = legal.swap_remove(draw.below(legal.len() as u32) as usize);
        table.command(by, command, &[], &mut stamps).expect("accepted");
    }
}

fn at_the_last_card(more: &str) -> Table<Serenissima> {
    let position = format!(
        "players red blue orange black\n turn 7\n track 13\n scorings 2\n port valencia red 1\n port genova blue 1\n \
         port venezia orange 1\n port alexandria black 1\n deck one\n phase {{\"phase\":\"Doge\"}}\n {more}"
    );
    table(4, Serenissima::setup_at(&position), AnswerBy::Table, 4)
}

/// Events that are too rare in random play.
const SELDOM: [&str; 4] = ["Looted", "LootLeft", "FortBuilt", "BasilicaBuilt"];

/// Returns the first game in which all of these events happen. All players are rich, armed, and in reach of each other.
fn fought() -> Table<Serenissima> {
    let position = "players red blue orange black\n turn 3\n track 4\n pawn 1\n scorings 1\n purse red 40\n \
                    purse blue 40\n purse orange 40\n purse black 40\n port valencia red 3\n port genova blue 3\n \
                    port venezia orange 3\n port alexandria black 3\n galley 1 red genova 3 marble\n \
                    galley 4 blue genova 4 wood\n galley 7 orange venezia 3 gold\n galley 9 black venezia 4 wine";
    let game = |seed| {
        let mut table = table(4, Serenissima::setup_at(position), AnswerBy::App, 4);
        play_out(&mut table, seed, &["Attack", "Continue", "BuildFort", "BuildBasilica"]);
        table
    };
    let all = |table: &Table<Serenissima>| {
        let record: String = table.lines().iter().map(|sealed| sealed.line.as_str()).collect();
        SELDOM.iter().all(|event| record.contains(&format!("\"event\":\"{event}\"")))
    };
    (0..400).map(game).find(all).expect("a game with all events")
}

fn made(ending: &str) -> Table<Serenissima> {
    match ending {
        "two-players" | "three-players" | "four-players" => {
            let seats =
                ["two-players", "three-players", "four-players"].iter().position(|name| *name == ending).unwrap_or(0)
                    + 2;
            let mut table = table(seats, Serenissima::default_setup(seats), AnswerBy::App, seats as u8);
            to_the_end(&mut table, seats as u64);
            table
        }
        "tie-decided-by-ports" => {
            let mut table = at_the_last_card("purse black 9\n purse blue 9\n port tunis blue 1");
            answer(&mut table, Actor::Chance, json!({"do": "TurnDoge", "card": "one"}));
            table
        }
        "shared-win" => {
            let mut table = at_the_last_card("purse black 9\n purse blue 9");
            answer(&mut table, Actor::Chance, json!({"do": "TurnDoge", "card": "one"}));
            table
        }
        "ended-early-with-scoring" | "ended-early-without-scoring" => {
            let position = serenissima::example_position();
            let mut table = table(3, Serenissima::setup_at(position), AnswerBy::App, 3);
            say(&mut table, 2, json!({"do": "EndEarly", "score": ending == "ended-early-with-scoring"}));
            table
        }
        "under-way" => {
            let mut setup = Serenissima::default_setup(2);
            setup.table.under_way = true;
            let mut table = table(2, setup, AnswerBy::App, 2);
            for fix in [
                json!({"what": "Port", "port": "valencia", "seat": 0, "sailors": 2}),
                json!({"what": "Port", "port": "genova", "seat": 1, "sailors": 2}),
                json!({"what": "Galley", "galley": 3, "seat": 0, "zone": "valencia", "sailors": 3, "goods": ["wood"]}),
                json!({"what": "Galley", "galley": 7, "seat": 0, "zone": "alger", "sailors": 2, "goods": []}),
                json!({"what": "Galley", "galley": 4, "seat": 1, "zone": "genova", "sailors": 3, "goods": []}),
                json!({"what": "Galley", "galley": 9, "seat": 1, "zone": "napoli", "sailors": 2, "goods": ["gold"]}),
                json!({"what": "WhitePawn", "space": 9}),
                json!({"what": "Scorings", "done": 1}),
            ] {
                say(&mut table, 1, json!({"do": "Correct", "fix": fix}));
            }
            say(&mut table, 0, json!({"do": "BeginPlay"}));
            to_the_end(&mut table, 5);
            table
        }
        "fought-and-built" => fought(),
        _ => {
            let setup = Serenissima::default_setup(3);
            let mut table = kernel::suite::random_table::<Serenissima>(setup, chairs(3), 11, 400, true)
                .expect("the game continues");
            table.undo(By::Table, &mut test_stamps()).expect("something to undo");
            to_the_end(&mut table, 11);
            table
        }
    }
}

/// Returns places, seats and ducats, the winners first.
fn standings(table: &Table<Serenissima>) -> Value {
    let view = json!(table.state().view(kernel::Viewer::Table));
    let standings = view["stage"]["standings"].as_array().cloned().unwrap_or_default();
    let of = |standing: &Value| ["place", "seat", "ducats"].map(|key| standing[key].as_u64().unwrap_or(u64::MAX));
    json!(standings.iter().map(of).collect::<Vec<_>>())
}

#[test]
fn golden_record_of_every_ending_replays_identically() {
    GOLDEN.holds(&["older"]);
}

#[test]
fn golden_ties_match_their_names() {
    let first_two = |ending| json!(standings(&made(ending)).as_array().expect("places")[..2]);
    assert_eq!(first_two("tie-decided-by-ports"), json!([[1, 1, 9], [2, 3, 9]]));
    assert_eq!(first_two("shared-win"), json!([[1, 1, 9], [1, 3, 9]]));
}

/// Records of older programs, and the first line that today's rules decide differently, because a rule has changed or
/// an event has more fields.
const OLDER: &[(&str, usize)] = &[
    ("scuttled-then-invested", 29),
    // The rule about who can buy nothing after the Doge card has also changed since.
    ("four-players", 53),
    ("under-way", 40),
    ("waived-and-corrected", 138),
    // Format 1 did not record dice, and whose galley could be stopped.
    ("format-1/two-players", 45),
    ("format-1/four-players", 61),
    ("format-1/under-way", 40),
    ("format-1/fought-and-built", 3),
    ("format-1/waived-and-corrected", 145),
];

#[test]
fn rule_fixes_keep_old_records_readable() {
    GOLDEN.older_holds(OLDER);
}
