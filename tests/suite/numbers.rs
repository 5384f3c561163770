//! Extreme numbers in every place of every command, through the untyped interface. No arithmetic overflows, and
//! accepted commands stay within the limits of the box.

use std::collections::BTreeMap;

use bucintoro_tests::chairs;
use kernel::erased::{AnyTable, VerdictAudience};
use kernel::random::{RandomPlay, StepResult};
use kernel::suite::test_stamps;
use kernel::{Actor, AnswerBy, Answering, GameTestExt, Rule, Rules, Seat, Seed, Table};
use libertalia::Libertalia;
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};
use serde_json::{Number, Value, json};
use serenissima::Serenissima;
use serenissima_1996::Serenissima1996;
use twilight::Twilight;

/// Number of positions in which a place is tried, and number of places in one position.
const OFTEN: u32 = 3;
const AT_ONCE: usize = 12;
/// The limits of types and of the box.
const EXTREMES: [i128; 20] = [
    i64::MIN as i128,
    -32_769,
    -129,
    -128,
    -127,
    -9,
    -1,
    0,
    1,
    9,
    16,
    127,
    128,
    200,
    255,
    256,
    32_767,
    65_535,
    4_294_967_295,
    u64::MAX as i128,
];

fn number(n: i128) -> Value {
    let small = i64::try_from(n).map(Number::from);
    Value::Number(small.unwrap_or_else(|_| Number::from(u64::try_from(n).unwrap_or(u64::MAX))))
}

/// Collects the paths of the numbers in a value.
fn places(value: &Value, at: &str, out: &mut Vec<String>) {
    match value {
        Value::Number(_) => out.push(at.to_owned()),
        Value::Array(list) => list.iter().enumerate().for_each(|(n, value)| places(value, &format!("{at}/{n}"), out)),
        Value::Object(fields) => fields.iter().for_each(|(key, value)| places(value, &format!("{at}/{key}"), out)),
        _ => {}
    }
}

/// Returns the kind of a command: its words, and the path of the number. Items of a list and names of pieces count as
/// equal.
fn kind(command: &Value, place: &str) -> String {
    let word = |at: &str| command.pointer(at).and_then(Value::as_str).unwrap_or("").to_owned();
    let alike: Vec<&str> =
        place.split('/').map(|part| if part.parse::<usize>().is_ok() { "*" } else { part }).collect();
    [word("/do"), word("/fix/what"), word("/fix/printed/edit"), alike.join("/")].join(" ")
}

/// Returns the commands that are tried in a position: answers for chance, legal commands, some other commands,
/// corrections.
fn sayings<G: GameTestExt>(state: &G, seats: u8, more: &[Value], draw: &mut ChaCha20Rng) -> Vec<(Actor, Value)> {
    let mut commands: Vec<_> =
        kernel::chance(state, draw).map(|command| (Actor::Chance, json!(command))).into_iter().collect();
    for seat in 0..seats {
        let by = Actor::Seat(Seat(seat));
        let (mut said, mut any) = (Vec::new(), Vec::new());
        state.legal(by, &mut said);
        state.all_commands(by, &mut any);
        for _ in 0..60.min(any.len()) {
            said.push(any.swap_remove(draw.random_range(0..any.len())));
        }
        said.extend((0..6).map(|_| state.some_correction(draw)));
        commands.extend(said.iter().map(|command| (by, json!(command))));
    }
    commands.extend(more.iter().map(|command| (Actor::Seat(Seat(0)), command.clone())));
    commands
}

/// Returns the places of numbers that were tried least so far, one of each kind.
fn due(commands: Vec<(Actor, Value)>, kinds: &mut BTreeMap<String, u32>) -> Vec<(Actor, Value, String)> {
    let mut chosen = BTreeMap::new();
    for (by, command) in commands {
        let mut found = Vec::new();
        places(&command, "", &mut found);
        for place in found {
            let kind = kind(&command, &place);
            if kinds.get(&kind).is_none_or(|often| *often < OFTEN) {
                chosen.insert(kind, (by, command.clone(), place));
            }
        }
    }
    // Chance is rarely asked.
    let mut chosen: Vec<_> = chosen.into_iter().collect();
    chosen.sort_by_key(|(kind, (by, ..))| (*by != Actor::Chance, kinds.get(kind).copied()));
    chosen.truncate(AT_ONCE);
    chosen.iter().for_each(|(kind, _)| *kinds.entry(kind.clone()).or_default() += 1);
    chosen.into_iter().map(|(_, due)| due).collect()
}

/// Tries a command and undoes it. Returns the state after it if it was accepted.
fn tried<G: GameTestExt>(table: &mut Table<G>, by: Actor, command: &Value, waive: &[String]) -> Option<G> {
    let mark = AnyTable::mark(table);
    let stands =
        AnyTable::command(table, by, command.clone(), waive, VerdictAudience::owner(), &mut test_stamps()).is_ok();
    let after = table.state().clone();
    AnyTable::roll_back(table, mark);
    stands.then_some(after)
}

/// Continues the game for a while, because an accepted number must not overflow later either.
fn plays_on<G: GameTestExt>(state: G, draw: &mut ChaCha20Rng) {
    let mut random = RandomPlay::new(&state);
    for _ in 0..30 {
        match random.step(draw) {
            StepResult::Played => assert_eq!(random.state().audit(), []),
            StepResult::Over => return,
            StepResult::Stuck => panic!("stuck at\n{}", random.state().position()),
        }
    }
}

/// Tries every place of a number in every kind of command several times. Returns the kinds.
fn extremes<G: GameTestExt>(
    setup: G::Setup,
    seats: usize,
    seed: u64,
    more: &[Value],
    first: Option<Value>,
) -> BTreeMap<String, u32> {
    let everything: Vec<String> = G::Breach::REGISTER.iter().map(|info| info.id.to_owned()).collect();
    let mut draw = ChaCha20Rng::seed_from_u64(seed);
    let answering = Answering::all(AnswerBy::Table);
    let mut table = Table::<G>::start(chairs(seats), answering, setup, Seed::new([7; 32]), &mut test_stamps())
        .unwrap_or_else(|flaws| panic!("{flaws:?}"));
    if let (Some(first), Some((by, _))) = (first, table.state().asks().first().cloned()) {
        AnyTable::command(&mut table, by, first, &[], VerdictAudience::owner(), &mut test_stamps()).expect("accepted");
    }
    let mut kinds: BTreeMap<String, u32> = BTreeMap::new();
    let mut random = RandomPlay::new(table.state());
    while let Some((actor, Some(command))) = {
        random.put(table.state());
        random.choose(&mut draw)
    } {
        if actor == Actor::Chance || draw.random_range(0..6) == 0 {
            let commands = sayings(table.state(), seats as u8, more, &mut draw);
            for (by, command, place) in due(commands, &mut kinds) {
                for extreme in EXTREMES {
                    let mut odd = command.clone();
                    *odd.pointer_mut(&place).expect("it exists") = number(extreme);
                    for waive in [&[][..], &everything] {
                        let caught = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                            let Some(after) = tried(&mut table, by, &odd, waive) else { return };
                            assert_eq!(after.audit(), []);
                            drop(json!(after.view(kernel::Viewer::Table)));
                            if draw.random_range(0..12) == 0 {
                                plays_on(after, &mut draw);
                            }
                        }));
                        assert!(
                            caught.is_ok(),
                            "{odd} by {by:?}, {} waived at\n{}",
                            waive.len(),
                            table.state().position()
                        );
                    }
                }
            }
        }
        table.command(actor, command, &[], &mut test_stamps()).expect("accepted");
    }
    kinds
}

#[test]
fn no_number_in_a_command_of_twilight_overflows() {
    let mut kinds = BTreeMap::new();
    for (seed, hands) in [(1, twilight::Hands::Own), (2, twilight::Hands::Dealt)] {
        let options = twilight::Options { hands, no_op: true, centre_in_masquerade: true, split_guards: true };
        kinds.extend(extremes::<Twilight>(twilight::Setup { options, ..Default::default() }, 2, seed, &[], None));
    }
    for word in ["Deal", "DrawMerchant", "ShowEight", "Play", "ChangeHand"] {
        assert!(kinds.keys().any(|kind| kind.starts_with(&format!("{word} "))), "{word}: {kinds:?}");
    }
    for word in ["Pawn", "Discard", "HandSize", "Turn", "Deal", "Rounds"] {
        assert!(kinds.keys().any(|kind| kind.starts_with(&format!("Correct {word} "))), "{word}: {kinds:?}");
    }
}

#[test]
fn no_number_in_a_command_of_libertalia_overflows() {
    let fix = |fix: Value| json!({"do": "Correct", "fix": fix});
    let lay = json!({"do": "Lay", "cards": [{"seat": 0, "rank": 1}, {"seat": 1, "rank": 1}]});
    let more = [
        lay,
        fix(json!({"what": "Score", "seat": 0, "raid": 1, "points": 1})),
        fix(json!({"what": "Reputation", "rank": 3, "numbers": [1, 2, 3, 4, 5, 6]})),
        fix(json!({"what": "Cell", "day": 1, "token": "Goods", "count": 1})),
        fix(json!({"what": "Booty", "seat": 0, "token": "Goods", "count": 1})),
    ];
    let mut kinds = BTreeMap::new();
    for (seats, countdown) in [(2, None), (5, Some(60))] {
        let options = libertalia::Options { open_booty: seats == 2, countdown, ..Default::default() };
        let setup = libertalia::Setup { options, ..Default::default() };
        kinds.extend(extremes::<Libertalia>(Libertalia::complete(setup), seats, 1, &more, None));
    }
    for word in ["DrawRanks", "DrawBooty", "Choose", "Lay", "Shoot", "Kill", "Exchange"] {
        assert!(kinds.keys().any(|kind| kind.starts_with(&format!("{word} "))), "{word}: {kinds:?}");
    }
    for word in ["Purse", "Score", "Card", "Cell", "Booty", "Day", "Reputation"] {
        assert!(kinds.keys().any(|kind| kind.starts_with(&format!("Correct {word} "))), "{word}: {kinds:?}");
    }
}

#[test]
fn no_number_in_a_command_of_serenissima_1996_overflows() {
    let fix = |fix: Value| json!({"do": "Correct", "fix": fix});
    let deal = json!({"mine": 1, "theirs": 3, "gives": ["wine"], "takes": [], "pays": 0, "gets": 100});
    let more = [
        fix(json!({"what": "Board", "board": serenissima_1996::Board::mediterranean_1996()})),
        json!({"do": "OfferDeal", "deal": deal}),
        json!({"do": "CounterDeal", "deal": deal}),
        json!({"do": "NamePrice", "ducats": 100}),
        json!({"do": "CounterPrice", "ducats": 100}),
        json!({"do": "ReadNumber", "number": 3}),
        json!({"do": "Board", "sailors": 1}),
        json!({"do": "LetGo", "seat": 1}),
    ];
    let mut kinds = BTreeMap::new();
    for (seats, seed) in [(2, 1), (3, 2), (4, 3), (4, 4)] {
        let mut setup = Serenissima1996::default_setup(seats);
        setup.table.options.board_as_assumed = seed != 3;
        kinds.extend(extremes::<Serenissima1996>(Serenissima1996::complete(setup), seats, seed, &more, None));
    }
    for word in
        ["Bid", "PickPlace", "Buy", "NamePrice", "CounterPrice", "OfferDeal", "Hire", "BuildGalley", "Sail", "Attack"]
    {
        assert!(kinds.keys().any(|kind| kind.starts_with(&format!("{word} "))), "{word}: {kinds:?}");
    }
    for word in ["Purse", "Galley", "Port", "Used", "Round", "Turn", "Printed", "Board"] {
        assert!(kinds.keys().any(|kind| kind.starts_with(&format!("Correct {word} "))), "{word}: {kinds:?}");
    }
}

/// Corrections that are in no list of tests: every printed number, and what does not change.
fn of_the_large_game() -> Vec<Value> {
    let fix = |fix: Value| json!({"do": "Correct", "fix": fix});
    let printed = |edit: Value| fix(json!({"what": "Printed", "printed": edit}));
    let board = json!(serenissima::Board::mediterranean_2012());
    vec![
        fix(json!({"what": "Turn", "turn": 3})),
        fix(json!({"what": "First", "seat": 1})),
        fix(json!({"what": "DogeDeck", "left": {"wine": 1, "one": 1, "two": 1, "shuffle": 1}})),
        printed(json!({"edit": "Warehouse", "port": "alger", "values": [3, 4]})),
        printed(json!({"edit": "Payout", "slots": 3, "ducats": [0, 1, 3, 6]})),
        printed(json!({"edit": "Spaces", "spaces": 15})),
        printed(json!({"edit": "PawnStart", "players": 2, "space": 0})),
        printed(json!({"edit": "Scoring", "players": 2, "spaces": [5, 9, 13]})),
        printed(json!({"edit": "Doge", "cards": {"wine": 1, "one": 1, "two": 2, "shuffle": 1}})),
        printed(json!({"edit": "Skulls", "faces": 3})),
        fix(json!({"what": "Board", "board": board})),
    ]
}

#[test]
fn no_number_in_a_command_of_serenissima_overflows() {
    let more = of_the_large_game();
    let mut kinds = BTreeMap::new();
    // A position before a fort, which is attacked at once.
    let fort = "players red blue\npawn 1\nport valencia red 1\nport genova blue 1\nport alger blue 2\nfort alger\ngalley 1 red alger 5";
    let attack = json!({"do": "Attack", "foe": {"port": "alger"}});
    for (setup, seats, first) in [
        (Serenissima::setup_at(fort), 2, Some(attack)),
        (Serenissima::complete(Serenissima::default_setup(2)), 2, None),
        (Serenissima::complete(Serenissima::default_setup(4)), 4, None),
    ] {
        kinds.extend(extremes::<Serenissima>(setup, seats, seats as u64, &more, first));
    }
    for word in
        ["Rolled", "FortRolled", "DrawFirst", "PickStart", "MoveSailor", "Scuttle", "Attack", "Land", "BuyGalley"]
    {
        assert!(kinds.keys().any(|kind| kind.starts_with(&format!("{word} "))), "{word}: {kinds:?}");
    }
    for word in ["Purse", "Galley", "Port", "WhitePawn", "BlackPawn", "Turn", "Scorings", "First", "Printed", "Board"] {
        assert!(kinds.keys().any(|kind| kind.starts_with(&format!("Correct {word} "))), "{word}: {kinds:?}");
    }
}
