//! Golden records of the first edition of Serenissima: a game for each number of nations and each way to end. They are
//! read and decided again.

use bucintoro_tests::golden::{self, Golden, chairs, play_on, say};
use kernel::record::By;
use kernel::suite::test_stamps;
use kernel::{AnswerBy, Rules, Seat, Table, Viewer};
use serde_json::{Value, json};
use serenissima_1996::words::Options;
use serenissima_1996::{Serenissima1996, Setup};

/// The records: the file name and the content of each.
const ENDINGS: &[(&str, &str)] = &[
    ("two-nations", "a game of two, played at random to the end"),
    ("three-nations", "of three"),
    ("four-nations", "of four"),
    ("spain-and-turks", "of the other two, with every option the other way"),
    ("as-ruled", "on a board that nobody has matched: moved by hand, numbers asked"),
    ("tie-shared", "equal points share the place"),
    ("tie-by-ducats", "equal points, and more ducats win"),
    ("ended-early-counted", "stopped by the table, wealth counted"),
    ("ended-early-uncounted", "stopped by the table, nothing counted"),
    ("rebuilt", "a nation without galleys builds one and goes on"),
    ("lost-everything", "a nation with neither port nor galley bids, is passed over, and is let go"),
    ("haggled", "prices and exchanges, taken, countered and left; leave given and refused"),
    ("waived-and-corrected", "with waivers, corrections, undo and branches, to the end"),
];

const GOLDEN: Golden<Serenissima1996> = Golden { endings: ENDINGS, made, outcome };

fn table(seats: usize, setup: Setup) -> Table<Serenissima1996> {
    golden::table(seats, Serenissima1996::complete(setup), AnswerBy::App, 96)
}

fn at(seats: usize, position: &str) -> Table<Serenissima1996> {
    table(seats, Serenissima1996::setup_at(position))
}

fn with_options(options: Options) -> Setup {
    let mut setup = Setup::of(2);
    setup.table.options = options;
    setup
}

/// Returns a table at the last sale of a game in which both players have the same wealth.
fn last_sale(ducats: &str) -> Table<Serenissima1996> {
    at(
        2,
        &format!(
            "
            nations venice genoa
            options assumed {ducats}
            round 12
            order venice genoa
            purse venice 100
            purse genoa 1200
            port venezia venice 2
            port genova genoa 2
            galley 1 venice genova 2 wood
            phase sell venice
            "
        ),
    )
}

/// Returns a table at the bids of a round. Genoa has a port with everything that a galley needs, or nothing.
fn with(genoa: &str) -> Table<Serenissima1996> {
    at(
        3,
        &format!(
            "
            nations venice genoa spain
            options assumed
            round 9
            purse venice 2000
            purse genoa 2000
            purse spain 2000
            port venezia venice 3
            port valencia spain 3
            galley 1 venice venezia 3
            galley 2 spain valencia 3
            {genoa}
            "
        ),
    )
}

/// All players bid nothing and take the first free place.
fn order(table: &mut Table<Serenissima1996>) {
    while table.state().order().is_empty() {
        let by = table.state().asks().first().map(|(actor, _)| *actor);
        let Some(kernel::Actor::Seat(seat)) = by else { panic!("the app answers for chance") };
        let mut could = vec![];
        table.state().legal(kernel::Actor::Seat(seat), &mut could);
        say(table, seat.0, json!(could.first().expect("a legal command")));
    }
}

fn haggled() -> Table<Serenissima1996> {
    let mut table = at(
        2,
        "
        nations venice genoa
        options assumed
        round 12
        order venice genoa
        purse venice 3000
        purse genoa 3000
        port venezia venice 1
        port tunis genoa 1
        galley 1 venice tunis 3
        galley 2 genoa tunis 3 iron
        galley 3 genoa alger 1
        phase trade venice
        ",
    );
    let buy = json!({"do": "Buy", "port": "tunis", "good": "gold", "count": 1, "galley": 1});
    let deal = |pays: u32| json!({"mine": 1, "theirs": 2, "gives": [], "takes": ["iron"], "pays": pays, "gets": 0});
    for (by, command) in [
        (0, buy.clone()),
        (1, json!({"do": "NamePrice", "ducats": 300})),
        (0, json!({"do": "CounterPrice", "ducats": 100})),
        (1, json!({"do": "AnswerCounter", "accept": false})),
        (0, json!({"do": "TakeOffer"})),
        (0, json!({"do": "OfferDeal", "deal": deal(100)})),
        (1, json!({"do": "CounterDeal", "deal": deal(300)})),
        (0, json!({"do": "AnswerCounter", "accept": false})),
        (1, json!({"do": "LeaveOffer"})),
        (0, json!({"do": "Discard", "galley": 1, "good": "gold", "count": 1})),
        (0, buy.clone()),
        (1, json!({"do": "NamePrice", "ducats": 200})),
        (0, json!({"do": "LeaveOffer"})),
        (0, buy),
        (0, json!({"do": "EndTurn"})),
        (1, json!({"do": "EndTurn"})),
        (1, json!({"do": "StandingLeave", "answer": "everybody"})),
        (1, json!({"do": "StandingLeave", "answer": "ask"})),
        (0, json!({"do": "Sail", "galley": 1, "path": ["alger", "palma"], "stay": true})),
        (1, json!({"do": "GiveLeave", "leave": false})),
    ] {
        say(&mut table, by, command);
    }
    play_on(&mut table, 5, usize::MAX);
    table
}

fn made(ending: &str) -> Table<Serenissima1996> {
    let played = |seats: usize, setup: Setup| {
        let mut table = table(seats, setup);
        play_on(&mut table, seats as u64, usize::MAX);
        table
    };
    let sold = |ducats: &str| {
        let mut table = last_sale(ducats);
        say(&mut table, 0, json!({"do": "Sell", "galley": 1, "good": "wood"}));
        table
    };
    let stopped = |score: bool| {
        let mut table = table(3, Setup::of(3));
        play_on(&mut table, 9, 90);
        say(&mut table, 0, json!({"do": "EndEarly", "score": score}));
        table
    };
    match ending {
        "two-nations" => played(2, Setup::of(2)),
        "three-nations" => played(3, Setup::of(3)),
        "four-nations" => played(4, Setup::of(4)),
        "spain-and-turks" => {
            let options = Options {
                sailors_180: true,
                open_purses: true,
                high_seas_trade: true,
                unpaid_at_home: true,
                ducats_break_ties: true,
                board_as_assumed: true,
                any_nations: false,
            };
            let nations = serde_json::from_value(json!(["turks", "spain"])).expect("nations");
            played(2, Setup { nations, ..with_options(options) })
        }
        "as-ruled" => played(2, with_options(Options::default())),
        "tie-shared" => sold(""),
        "tie-by-ducats" => sold("ducats"),
        "ended-early-counted" => stopped(true),
        "ended-early-uncounted" => stopped(false),
        "rebuilt" => {
            let mut table = with("port genova genoa 3\n stores genova wood");
            order(&mut table);
            while table.state().asks()[0].0 != kernel::Actor::Seat(Seat(1)) {
                let by = table.state().asks()[0].0;
                table
                    .command(
                        by,
                        serde_json::from_value(json!({"do": "EndTurn"})).expect("a command"),
                        &[],
                        &mut test_stamps(),
                    )
                    .expect("accepted");
            }
            say(&mut table, 1, json!({"do": "BuildGalley", "port": "genova", "crew": "garrison", "sailors": 2}));
            play_on(&mut table, 4, usize::MAX);
            table
        }
        "lost-everything" => {
            let mut table = with("");
            order(&mut table);
            while !table.state().order().is_empty() {
                play_on(&mut table, 3, 1);
            }
            say(&mut table, 0, json!({"do": "LetGo", "seat": 1}));
            play_on(&mut table, 4, usize::MAX);
            table
        }
        "haggled" => haggled(),
        _ => {
            let mut table = kernel::suite::random_table::<Serenissima1996>(Setup::of(4), chairs(4), 7, 300, true)
                .expect("the game continues");
            table.undo(By::Table, &mut test_stamps()).expect("something to undo");
            play_on(&mut table, 7, usize::MAX);
            table
        }
    }
}

/// Returns wealth and place of all players.
fn outcome(table: &Table<Serenissima1996>) -> Value {
    let view = json!(table.view_for(Viewer::Table).view());
    json!({"outcomes": view["stage"]["outcomes"], "places": table.state().result().map(|places| places.to_vec())})
}

#[test]
fn every_ending_has_a_golden_record_that_replays_identically() {
    GOLDEN.holds(&["older"]);
}

/// Records of older programs, and the first line that today's rules decide differently.
const OLDER: &[(&str, usize)] = &[("waived-and-corrected", 179)];

#[test]
fn rule_fixes_keep_old_records_readable() {
    GOLDEN.older_holds(OLDER);
}

#[test]
fn golden_endings_match_their_names() {
    let places = |ending: &str| outcome(&made(ending))["places"].clone();
    assert_eq!(places("tie-shared"), json!([1, 1]));
    assert_eq!(places("tie-by-ducats"), json!([1, 2]));
    assert_eq!(places("ended-early-uncounted"), json!([1, 1, 1]));
    let told = |ending: &str, tag: &str| {
        let table = made(ending);
        let seen = table.view_for(Viewer::Table);
        seen.visible_entries(1).flat_map(|entry| entry.events).filter(|event| event["event"] == tag).count()
    };
    assert!(told("rebuilt", "GalleyBuilt") > 0 && told("lost-everything", "LetGo") == 1);
    assert!(told("as-ruled", "Sailed") > 0 && told("haggled", "LeaveRefused") > 0);
    for (ending, _) in ENDINGS {
        assert!(made(ending).state().progress().over, "{ending}");
    }
}

/// Secret bids are in no line that others receive before they are revealed. Contents of purses are in none.
#[test]
fn shared_view_of_record_reveals_no_secret() {
    let opened = Golden::<Serenissima1996>::opened("three-nations", false);
    for viewer in [Viewer::Table, Viewer::Spectator, Viewer::Seat(Seat(1))] {
        let events: Vec<Value> =
            opened.table.view_for(viewer).visible_entries(1).flat_map(|entry| entry.events).collect();
        let bids = events.iter().filter(|event| event["event"] == "BidGiven");
        let own = |event: &Value| viewer == Viewer::Seat(Seat(1)) && event["seat"] == 1;
        assert!(bids.clone().all(|event| event["ducats"].is_null() != own(event)), "{viewer:?}");
        assert!(bids.count() > 0);
    }
}
