//! Golden records of Twilight of Venice: a match for each way in which a round and a match can end. They are read and
//! decided again.

use bucintoro_tests::golden::{self, Golden, chairs, play_on, say};
use kernel::record::{By, Settings};
use kernel::suite::test_stamps;
use kernel::{AnswerBy, Answering, Rules, Seat, Seed, Table, Viewer};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::{Value, json};
use twilight::Twilight;

/// The records: the file name of each, and how its rounds and the match end.
const ENDINGS: &[(&str, &str)] = &[
    ("doge-home", "the Doge walks into the mansion, twice"),
    ("doge-led-to-the-other", "the Doge is led into the other's mansion"),
    ("called-home", "the word of the guild brings the Doge home"),
    ("favourite-home", "the Favourite runs past the last cell"),
    ("doge-side", "the second deal runs out at the Harlequin's turn: the Doge's side"),
    ("favourite-side", "it runs out at the Merchant's turn, one more turn: the Favourite's side"),
    ("third-deal-level", "level twice: the round is drawn"),
    ("win-and-draw", "a win and a draw win the match"),
    ("third-round-decides", "one all, then a third round"),
    ("two-draws-then-a-win", "two drawn rounds, then a third is won"),
    ("drawn-match", "a drawn third round at one all"),
    ("ended-early", "stopped by the table, a round ahead"),
    ("dealt", "hands in the app, played at random to the end"),
    ("house-rules", "with rules that the table waives for good, to the end"),
    ("half-played", "entered in its second round, and played to the end"),
    ("waived-and-corrected", "with waivers, corrections, undo and branches, to the end"),
];

const GOLDEN: Golden<Twilight> = Golden { endings: ENDINGS, made, outcome };

fn table(setup: twilight::Setup) -> Table<Twilight> {
    golden::table(2, setup, AnswerBy::App, 2)
}

/// Starts a table at a position: pawns in the order Doge, Guards, Merchant, Harlequin, Favourite; the seat to move;
/// further lines.
fn at(pawns: [i8; 6], turn: u8, more: &str) -> Table<Twilight> {
    let names = ["doge", "lower-guard", "upper-guard", "merchant", "harlequin", "favourite"];
    let board: Vec<String> = names.iter().zip(pawns).map(|(name, cell)| format!("pawn {name} {cell}")).collect();
    let position = format!(
        "merchant 0\n{}\nhand 0 8\nhand 1 8\nturns 9\n{more}\nphase {{\"phase\":\"turn\",\"seat\":{turn},\"played\":[]}}",
        board.join("\n")
    );
    table(Twilight::setup_at(&position))
}

/// Returns lines of a position in which `deck` cards are left, in this deal. The Merchant's small cards are among them.
fn last_cards(deck: u8, deal: u8) -> String {
    let mut away = 54 - 16 - deck;
    let faces = [("doge", 12), ("guard-11", 10), ("merchant-2", 8), ("harlequin-3", 4), ("guard-1", 4)];
    let mut lines = vec![format!("deal {deal}")];
    for (face, copies) in faces {
        let gone = away.min(copies);
        lines.push(format!("discard {face} {gone}"));
        away -= gone;
    }
    assert_eq!(away, 0);
    lines.join("\n")
}

fn play(card: &str, pawn: &str, by: i8) -> Value {
    json!({"do": "Play", "play": {"card": card, "steps": [{"pawn": pawn, "by": by}]}})
}

fn end() -> Value {
    json!({"do": "EndTurn"})
}

/// A seat moves the Merchant by one towards the middle, and ends the turn.
fn idle(table: &mut Table<Twilight>, by: u8) {
    let way = if table.state().board.merchant > 0 { -1 } else { 1 };
    say(table, by, play("merchant-1", "merchant", way));
    say(table, by, end());
}

/// Plays a round that `winner` wins through the Doge; without a winner, a drawn third deal.
fn round(table: &mut Table<Twilight>, winner: Option<u8>) {
    let fix = |table: &mut Table<Twilight>, pawns: [i8; 6]| {
        let names = ["lower-guard", "upper-guard", "doge", "merchant", "harlequin", "favourite"];
        let [doge, lower, upper, merchant, harlequin, favourite] = pawns;
        for (pawn, cell) in names.into_iter().zip([lower, upper, doge, merchant, harlequin, favourite]) {
            say(table, 0, json!({"do": "Correct", "fix": {"what": "Pawn", "pawn": pawn, "cell": cell}}));
        }
    };
    if json!(table.state().view(Viewer::Table))["stage"]["stage"] == "between" {
        let next = 1 - table.state().merchant.0;
        say(table, next, json!({"do": "BeginRound"}));
    }
    let turn = json!(table.state().view(Viewer::Table))["stage"]["seat"].as_u64().expect("a turn") as u8;
    match winner {
        Some(seat) => {
            let side = if seat == 0 { 1 } else { -1 };
            let guards = if seat == 0 { [4, 8] } else { [-8, -4] };
            fix(table, [6 * side, guards[0], guards[1], 1, -1, 0]);
            say(table, turn, play("doge", "doge", side));
        }
        None => {
            fix(table, [0, -2, 2, 1, -1, 0]);
            say(table, 0, json!({"do": "Correct", "fix": {"what": "Deal", "deal": 3, "ran_out": null}}));
            for (card, count) in [("doge", 12), ("guard-11", 10), ("merchant-2", 8), ("harlequin-3", 4), ("guard-1", 2)]
            {
                say(table, 0, json!({"do": "Correct", "fix": {"what": "Discard", "card": card, "count": count}}));
            }
            idle(table, turn);
            idle(table, 1 - turn);
        }
    }
}

fn to_the_end(table: &mut Table<Twilight>, seed: u64) {
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let mut stamps = test_stamps();
    while let Some((by, _)) = table.state().asks().first().cloned() {
        let mut legal = Vec::new();
        table.state().legal(by, &mut legal);
        let command = legal.swap_remove(kernel::Draw::below(&mut draw, legal.len() as u32) as usize);
        table.command(by, command, &[], &mut stamps).expect("accepted");
    }
}

/// Plays to the end. Some commands need a waiver.
fn by_house_rules(table: &mut Table<Twilight>, seed: u64) {
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let mut stamps = test_stamps();
    while let Some((by, _)) = table.state().asks().first().cloned() {
        let mut legal = table.view_for(Viewer::Table).legal(by);
        let mut by_rule = Vec::new();
        table.state().legal(by, &mut by_rule);
        if kernel::Draw::below(&mut draw, 8) == 0 && legal.iter().any(|said| !by_rule.contains(said)) {
            legal.retain(|said| !by_rule.contains(said));
        }
        let command = legal.swap_remove(kernel::Draw::below(&mut draw, legal.len() as u32) as usize);
        table.command(by, command, &[], &mut stamps).expect("accepted");
    }
}

/// The standing waivers of the table `house-rules`.
const HOUSE_RULES: [&str; 3] = ["PLAY-2", "PLAY-3", "PLAY-4"];

fn made(ending: &str) -> Table<Twilight> {
    let rounds = |rounds: &[Option<u8>]| {
        let mut table = table(twilight::Setup::default());
        rounds.iter().for_each(|winner| round(&mut table, *winner));
        table
    };
    match ending {
        "doge-home" => rounds(&[Some(0), Some(0)]),
        "win-and-draw" => rounds(&[None, Some(1)]),
        "third-round-decides" => rounds(&[Some(0), Some(1), Some(1)]),
        "two-draws-then-a-win" => rounds(&[None, None, Some(0)]),
        "drawn-match" => rounds(&[Some(1), Some(0), None]),
        "ended-early" => {
            let mut table = rounds(&[Some(1)]);
            say(&mut table, 0, json!({"do": "EndEarly"}));
            table
        }
        "doge-led-to-the-other" => {
            let mut table = at([-6, -8, 3, 1, -1, 0], 0, "results 1");
            say(&mut table, 0, play("doge", "doge", -1));
            table
        }
        "called-home" => {
            let mut table = at([5, 4, 8, 7, -1, -6], 0, "results 0");
            say(&mut table, 0, json!({"do": "Call", "pawn": "doge"}));
            table
        }
        "favourite-home" => {
            let mut table = at([-3, -7, -1, 2, -8, -6], 0, "results 1");
            idle(&mut table, 0);
            table
        }
        "doge-side" => {
            let mut table = at([1, -2, 2, 1, -1, -3], 0, &format!("results 0\n{}", last_cards(2, 2)));
            idle(&mut table, 0);
            idle(&mut table, 1);
            table
        }
        "favourite-side" => {
            let mut table = at([0, -2, 2, 1, -1, -3], 0, &format!("results 1\n{}", last_cards(1, 2)));
            idle(&mut table, 0);
            idle(&mut table, 1);
            table
        }
        "third-deal-level" => {
            let mut table = at([0, -2, 2, 1, -1, 0], 0, &format!("results 0\n{}", last_cards(2, 2)));
            idle(&mut table, 0);
            idle(&mut table, 1);
            // The third deal, until its deck is empty.
            while json!(table.state().view(Viewer::Table))["stage"]["stage"] == "turn" {
                let turn = table.state().turn().expect("a turn").0.0;
                let unseen = table.state().unseen();
                let cards: Vec<_> = unseen.iter().collect();
                let mut left = 8_u8.min(table.state().hands[usize::from(turn)].count);
                let mut hand = serde_json::Map::new();
                for (card, there) in cards {
                    let gone = there.min(left);
                    left -= gone;
                    if gone > 0 {
                        hand.insert(json!(card).as_str().expect("a face").to_owned(), json!(gone));
                    }
                }
                say(&mut table, turn, json!({"do": "ChangeHand", "cards": hand}));
            }
            table
        }
        "dealt" => {
            let options = twilight::Options { hands: twilight::Hands::Dealt, ..Default::default() };
            let mut table = table(twilight::Setup { options, ..Default::default() });
            play_on(&mut table, 4, usize::MAX);
            table
        }
        "house-rules" => {
            let (seating, answering) = (chairs(2), Answering::all(AnswerBy::App));
            let waivers = HOUSE_RULES.map(str::to_owned).to_vec();
            let (settings, setup) = (Settings::new(seating, answering, waivers), twilight::Setup::default());
            let table = Table::start_with(settings, setup, Seed::new([2; 32]), &mut test_stamps());
            let mut table = table.unwrap_or_else(|flaws| panic!("{flaws:?}"));
            by_house_rules(&mut table, 5);
            table
        }
        "half-played" => {
            let mut table = table(twilight::Setup { under_way: true, ..Default::default() });
            for fix in [
                json!({"what": "Rounds", "results": [1]}),
                json!({"what": "Merchant", "seat": 1}),
                json!({"what": "Deal", "deal": 2, "ran_out": null}),
                json!({"what": "Discard", "card": "doge", "count": 3}),
                json!({"what": "HandSize", "seat": 0, "count": 6}),
                json!({"what": "Pawn", "pawn": "doge", "cell": 1}),
                json!({"what": "Pawn", "pawn": "favourite", "cell": -3}),
                json!({"what": "Turn", "seat": 1}),
            ] {
                say(&mut table, 0, json!({"do": "Correct", "fix": fix}));
            }
            say(&mut table, 0, json!({"do": "BeginPlay"}));
            play_on(&mut table, 11, usize::MAX);
            table
        }
        _ => {
            let setup = twilight::Setup::default();
            let mut table =
                kernel::suite::random_table::<Twilight>(setup, chairs(2), 7, 250, true).expect("the game continues");
            table.undo(By::Table, &mut test_stamps()).expect("something to undo");
            to_the_end(&mut table, 7);
            table
        }
    }
}

/// Returns the winners of the rounds and of the match, with `null` for a draw.
fn outcome(table: &Table<Twilight>) -> Value {
    let view = json!(table.state().view(Viewer::Table));
    json!({"rounds": view["results"], "winner": view["stage"]["winner"]})
}

#[test]
fn every_ending_has_a_golden_record_that_replays_identically() {
    GOLDEN.holds(&[]);
}

#[test]
fn golden_endings_match_their_names() {
    let rounds = |ending: &str| outcome(&made(ending))["rounds"].clone();
    let winner = |ending: &str| outcome(&made(ending))["winner"].clone();
    assert_eq!([rounds("doge-home"), winner("doge-home")], [json!([0, 0]), json!(0)]);
    assert_eq!(rounds("doge-led-to-the-other"), json!([1, 1]));
    assert_eq!(rounds("called-home"), json!([0, 0]));
    assert_eq!(rounds("favourite-home"), json!([1, 1]));
    assert_eq!(rounds("doge-side"), json!([0, 0]));
    assert_eq!(rounds("favourite-side"), json!([1, 1]));
    assert_eq!([rounds("third-deal-level"), winner("third-deal-level")], [json!([0, null]), json!(0)]);
    assert_eq!(winner("win-and-draw"), json!(1));
    assert_eq!(rounds("third-round-decides"), json!([0, 1, 1]));
    assert_eq!(winner("two-draws-then-a-win"), json!(0));
    assert_eq!([rounds("drawn-match"), winner("drawn-match")], [json!([1, 0, null]), json!(null)]);
    assert_eq!(winner("ended-early"), json!(1));
}

/// The first line has the table's standing waivers, and each entry names those that it needed.
#[test]
fn house_rules_are_recorded_in_set_up_and_affected_entries() {
    let opened = Golden::<Twilight>::opened("house-rules", true);
    assert_eq!((opened.damage, &opened.table.header().format), (None, &3));
    assert_eq!(opened.table.header().waivers, HOUSE_RULES);
    let seen = opened.table.view_for(Viewer::Spectator);
    let waived: std::collections::BTreeSet<String> = seen.visible_entries(1).flat_map(|entry| entry.waived).collect();
    assert_eq!(waived.iter().map(String::as_str).collect::<Vec<_>>(), HOUSE_RULES);
}

/// The hands that the app dealt are in no line that the other seat receives.
#[test]
fn shared_view_of_record_reveals_no_dealt_card() {
    let opened = Golden::<Twilight>::opened("dealt", false);
    for viewer in [Viewer::Table, Viewer::Spectator, Viewer::Seat(Seat(1))] {
        let told: Vec<Value> = opened.table.view_for(viewer).visible_entries(1).map(|entry| json!(entry)).collect();
        let drew = |event: &&Value| event["event"] == "Drew";
        let events = told.iter().filter_map(|entry| entry["events"].as_array()).flatten();
        let open: Vec<&Value> = events.filter(drew).filter(|event| !event["cards"].is_null()).collect();
        assert!(open.iter().all(|event| viewer == Viewer::Seat(Seat(1)) && event["seat"] == 1), "{viewer:?} {open:?}");
    }
}
