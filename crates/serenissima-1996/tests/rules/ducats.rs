//! No money moves without an event: the sum of all purses changes only by payments from and to the bank.

use kernel::Rules;
use kernel::random::{RandomPlay, StepResult};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::{Value, json};
use serenissima_1996::{Event, Serenissima1996};

/// Returns the amount that an event adds to all purses together.
fn from_the_bank(event: &Event) -> i64 {
    let event = json!(event);
    let n = |key: &str| event[key].as_i64().unwrap_or_default();
    match event["event"].as_str().unwrap_or_default() {
        "BidsRevealed" => {
            let bids = event["bids"].as_array().map(Vec::as_slice).unwrap_or_default();
            -bids.iter().map(|bid| bid["ducats"].as_i64().unwrap_or_default()).sum::<i64>()
        }
        "Bought" if event["to"] == Value::Null => -n("paid"),
        "GalleyBuilt" | "FortressBuilt" => -n("paid"),
        "Hired" => -n("each") * n("count"),
        "Sold" => n("paid"),
        "Income" => n("ducats"),
        _ => 0,
    }
}

#[test]
fn every_purse_change_has_an_event() {
    let mut draw = ChaCha20Rng::seed_from_u64(1996);
    let mut told = 0;
    for seats in [2, 3, 4].repeat(40) {
        let mut setup = Serenissima1996::default_setup(seats);
        setup.table.options.open_purses = true;
        let first = Serenissima1996::start(&setup, seats).expect("a valid set-up");
        let mut random = RandomPlay::new(&first);
        let purses = |state: &Serenissima1996| -> i64 {
            state.all_seats().filter_map(|seat| state.purse(seat)).map(i64::from).sum()
        };
        let mut before = purses(random.state());
        while random.step(&mut draw) == StepResult::Played {
            let (now, moved) = (purses(random.state()), random.events().iter().map(from_the_bank).sum::<i64>());
            assert_eq!(now - before, moved, "{:?}", random.events());
            told += i64::from(moved != 0);
            before = now;
        }
    }
    assert!(told > 500, "only {told} payments");
}

/// Lines of older records without prices.
#[test]
fn older_events_default_to_former_prices() {
    let read = |event: Value| serde_json::from_value::<Event>(event).map(|event| from_the_bank(&event)).ok();
    let fortress = json!({"event": "FortressBuilt", "seat": 0, "port": "venezia"});
    let hired = json!({"event": "Hired", "seat": 0, "port": "venezia", "to": {"galley": 1}, "count": 3});
    assert_eq!((read(fortress), read(hired)), (Some(-500), Some(-300)));
}
