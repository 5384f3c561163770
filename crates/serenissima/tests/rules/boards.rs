//! Section 12: boards of every shape, their checks, and how they are matched to the box.

use kernel::random::{RandomPlay, StepResult};
use kernel::{Board as _, Draw, Printed, Rules, Surety};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::{Value, json};
use serenissima::board::{Board, BoardEdit, Count, Port, PortData, Seas, ZoneData};
use serenissima::words::{Cards, Good, PortId, ZoneId};
use serenissima::{Serenissima, Setup};

use crate::helper::{At, at};

fn zone(n: usize) -> ZoneId {
    ZoneId(format!("z{n}").parse().expect("an id"))
}

fn port(n: usize) -> PortId {
    PortId(format!("p{n}").parse().expect("an id"))
}

fn known<T>(value: T) -> Printed<T> {
    Printed::made_up(value)
}

/// Returns a random custom board: 9 to 24 ports, up to 8 zones of open sea, random neighbours, warehouses, payouts
/// and tracks.
fn any_board(draw: &mut ChaCha20Rng) -> Board {
    let mut below = |n: usize| draw.below(n as u32) as usize;
    let ports = 9 + below(16);
    let zones = ports + below(9);
    let mut links: Vec<[usize; 2]> = (1..zones).map(|n| [below(n), n]).collect();
    for _ in 0..below(zones) {
        let (a, b) = (below(zones), below(zones));
        if a < b && !links.contains(&[a, b]) {
            links.push([a, b]);
        }
    }
    let starts = 4 + below(2);
    let port_data = (0..ports).map(|n| {
        let slots = if n < starts { 3 + below(3) } else { 1 + below(5) };
        let mut values: Vec<u8> = (0..slots).map(|_| 2 + below(5) as u8).collect();
        values.sort_unstable();
        // The last ports are no starting ports; they produce the goods of which a port must be closed.
        let good = if n + 4 >= ports { Good::ALL[ports - 1 - n] } else { Good::ALL[below(6)] };
        let name = known(format!("Port {n}"));
        let port = Port { name, ..Port::made_up(port(n), zone(n), [n as i16 * 100, 3_600], good, values) };
        PortData { port, start: known(n < starts) }
    });
    let port_data: Vec<PortData> = port_data.collect();
    let payouts = (1..=5).map(|slots| {
        let mut row: Vec<u8> = (1..slots).map(|_| below(21) as u8).collect();
        row.extend([0, 20]);
        row.sort_unstable();
        (Count(slots as u8), known(row))
    });
    let payouts = payouts.collect();
    let steps: Vec<[u8; 4]> = (0..3).map(|_| [0, 1, 2, 3].map(|_| 1 + below(3) as u8)).collect();
    let spaces = |steps: &[u8; 4]| {
        let mut at = steps[0];
        [steps[1], steps[2], steps[3]]
            .iter()
            .map(|step| {
                at += step;
                at
            })
            .collect::<Vec<u8>>()
    };
    let shuffle = 1 + below(5) as u8;
    let wine = below(usize::from(6 - shuffle)) as u8;
    let seas = Seas {
        id: "any".into(),
        name: "Any".into(),
        custom: true,
        zones: (0..zones).map(|n| ZoneData::new(zone(n), [n as i16 * 100, 3_500])).collect(),
        links: links.into_iter().map(|[a, b]| known([zone(a), zone(b)])).collect(),
        ports: port_data,
    };
    Board {
        seas,
        payouts,
        track: serenissima::board::Track {
            spaces: known(13),
            starts: (0..3).map(|n| (Count(n as u8 + 2), known(steps[n][0]))).collect(),
            scoring: (0..3).map(|n| (Count(n as u8 + 2), known(spaces(&steps[n])))).collect(),
        },
        doge: known(Cards { wine, one: 5 - shuffle - wine, two: 0, shuffle }),
        skulls: known(1 + below(6) as u8),
    }
}

fn boards() -> impl Iterator<Item = (u64, Board)> {
    (0..40).map(|seed| (seed, any_board(&mut ChaCha20Rng::seed_from_u64(seed))))
}

fn on_board(board: Board, seats: usize) -> Setup {
    let mut setup = Setup::of(seats);
    setup.table.board = Some(board);
    setup
}

#[test]
fn board_1_keeps_any_sound_board_playable_to_the_end() {
    for (seed, board) in boards() {
        for seats in 2..=4 {
            let setup = on_board(board.clone(), seats);
            let start = kernel::suite::start::<Serenissima>(&setup).unwrap_or_else(|flaws| panic!("{flaws:?}"));
            let mut draw = ChaCha20Rng::seed_from_u64(seed);
            let mut random = RandomPlay::new(&start);
            loop {
                match random.step(&mut draw) {
                    StepResult::Played => {
                        assert!(random.state().audit().is_empty(), "{seed}: {}", random.state().position())
                    }
                    StepResult::Over => break,
                    StepResult::Stuck => panic!("{seed}: stuck at\n{}", random.state().position()),
                }
            }
        }
    }
}

/// A flaw, and a change that causes it.
type Spoiled = (&'static str, fn(&mut Board));

const SPOILED: &[Spoiled] = &[
    ("board-ports-count", |board| {
        board.custom = false;
        let ports = board.ports.len();
        board.ports.truncate(if ports == 19 { 18 } else { ports });
    }),
    ("board-ports-count", |board| board.ports.clear()),
    ("board-zones-count", |board| {
        for n in 0..41 {
            board.zones.push(ZoneData::new(zone(n + 60), [n as i16, 3_400]));
        }
    }),
    ("board-zone-twice", |board| board.zones.extend_from_within(..1)),
    ("board-zone-at", |board| board.zones[0].at = board.zones[1].at),
    ("board-zone-at", |board| board.zones[0].at = [0, 9_000]),
    ("board-port-twice", |board| board.ports[0].id = board.ports[1].id),
    ("board-port-no-zone", |board| board.ports[0].zone.value = zone(99)),
    ("board-zone-two-ports", |board| board.ports[1].zone = board.ports[0].zone.clone()),
    ("board-port-name", |board| board.ports[0].name.value = " ".into()),
    ("board-port-name", |board| board.ports[0].name.value = "x".repeat(25)),
    ("board-port-at", |board| board.ports[0].at = [9_000, 3_000]),
    ("board-name", |board| board.name.clear()),
    ("board-slots", |board| board.ports[0].slots.value = 6),
    ("board-slots", |board| board.ports[0].slots.value = 0),
    ("board-values-count", |board| board.ports[0].values.value.push(6)),
    ("board-values", |board| board.ports[0].values.value[0] = 7),
    ("board-values", |board| board.ports[0].values.value[0] = 1),
    ("board-start-small", |board| {
        (board.ports[0].slots.value, board.ports[0].values.value) = (2, vec![2, 3]);
    }),
    ("board-payout", |board| board.payouts.clear()),
    ("board-payout", |board| board.payouts.values_mut().for_each(|row| row.value[0] = 1)),
    ("board-payout", |board| board.payouts.values_mut().for_each(|row| *row.value.last_mut().expect("a row") = 19)),
    ("board-payout", |board| board.payouts.values_mut().for_each(|row| row.value.insert(1, 21))),
    ("board-link-twice", |board| board.links.extend_from_within(..1)),
    ("board-link-twice", |board| {
        let [a, b] = board.links[0].value;
        board.links.push(known([b, a]));
    }),
    ("board-link", |board| board.links[0].value = [zone(0), zone(0)]),
    ("board-link", |board| board.links[0].value = [zone(0), zone(99)]),
    ("board-cut-off", |board| {
        board.links.retain(|link| !link.value.contains(&zone(1)));
    }),
    ("board-starts", |board| board.ports.iter_mut().for_each(|port| port.start.value = false)),
    ("board-no-port-of", |board| {
        board
            .ports
            .iter_mut()
            .filter(|port| port.good.value == Good::Wine)
            .for_each(|port| port.good.value = Good::Gold);
    }),
    ("board-starts-closed", |board| {
        // Only starting ports produce the goods of which a port must be closed.
        for (n, port) in board.ports.iter_mut().enumerate() {
            port.good.value = if port.start.value { Good::ALL[n % 4] } else { Good::Gold };
        }
    }),
    ("board-track", |board| {
        board.track.starts.remove(&Count(3));
    }),
    ("board-track", |board| board.track.scoring.values_mut().for_each(|spaces| spaces.value.swap(0, 1))),
    ("board-track", |board| board.track.spaces.value = 2),
    ("board-track", |board| board.track.scoring.values_mut().for_each(|spaces| spaces.value.push(12))),
    ("board-deck", |board| board.doge.value.one += 1),
    ("board-deck", |board| board.doge.value = Cards { wine: 5, ..Cards::default() }),
    ("board-skulls", |board| board.skulls.value = 0),
    ("board-skulls", |board| board.skulls.value = 7),
];

#[test]
fn board_1_breaks_on_each_flaw_of_any_board() {
    for (seed, board) in boards() {
        for (flaw, spoil) in SPOILED {
            let mut spoiled = board.clone();
            spoil(&mut spoiled);
            let flaws = spoiled.flaws();
            assert!(flaws.iter().any(|found| found.flaw == *flaw), "{seed}: {flaw} not among {flaws:?}");
            assert!(kernel::suite::start::<Serenissima>(&on_board(spoiled, 2)).is_err(), "{seed}: {flaw}");
        }
    }
}

#[test]
fn board_1_breaks_with_all_flaws_at_once() {
    let mut board = Board::mediterranean_2012();
    board.skulls.value = 0;
    board.ports[3].slots.value = 9;
    board.links.clear();
    let flaws = board.flaws();
    for flaw in ["board-skulls", "board-slots", "board-values-count", "board-cut-off"] {
        assert!(flaws.iter().any(|found| found.flaw == flaw), "{flaw}");
    }
}

fn edit(board: &mut Board, edit: Value) {
    let edit: BoardEdit = serde_json::from_value(edit).expect("a change");
    board.edit(&edit).unwrap_or_else(|flaw| panic!("{edit:?}: {flaw:?}"));
}

#[test]
fn board_1_keeps_values_confirmed_by_the_owner() {
    let mut board = Board::mediterranean_2012();
    let genova =
        |board: &Board| board.ports.iter().find(|port| port.id.0.as_str() == "genova").cloned().expect("Genova");
    let as_shown = genova(&board).good.value;
    edit(&mut board, json!({"edit": "Good", "port": "genova", "good": as_shown}));
    assert_eq!(genova(&board).good.sure, Surety::Confirmed, "as shown");
    edit(&mut board, json!({"edit": "Warehouse", "port": "genova", "values": [2, 4, 6]}));
    assert_eq!((genova(&board).slots.value, &genova(&board).values.value), (3, &vec![2, 4, 6]));
    edit(&mut board, json!({"edit": "Neighbours", "zone": "genova", "of": ["marseille", "napoli", "alger"]}));
    let of_genova = board.links.iter().filter(|link| link.value.iter().any(|zone| zone.0.as_str() == "genova"));
    assert!(of_genova.clone().all(|link| link.sure == Surety::Confirmed));
    assert_eq!(of_genova.count(), 3);
    assert_eq!(board.flaws(), []);
}

#[test]
fn board_1_keeps_custom_boards() {
    let mut board = Board::mediterranean_2012();
    edit(&mut board, json!({"edit": "AddZone", "zone": "black-sea", "at": [3300, 4300]}));
    assert!(board.flaws().iter().any(|flaw| flaw.flaw == "board-cut-off"), "faulty until it is linked");
    edit(&mut board, json!({"edit": "Neighbours", "zone": "black-sea", "of": ["constantinople"]}));
    edit(&mut board, json!({"edit": "AddPort", "port": "caffa", "zone": "black-sea"}));
    edit(&mut board, json!({"edit": "RemoveZone", "zone": "tripoli"}));
    edit(&mut board, json!({"edit": "RemovePort", "port": "corfu"}));
    edit(&mut board, json!({"edit": "MoveZone", "zone": "black-sea", "at": [3400, 4350]}));
    assert_eq!(board.flaws(), []);
    assert_eq!((board.ports.len(), board.zones.len(), board.custom), (18, 20, true));
    let before = board.clone();
    for impossible in [
        json!({"edit": "AddZone", "zone": "alger", "at": [0, 3500]}),
        json!({"edit": "AddPort", "port": "alger", "zone": "corfu"}),
        json!({"edit": "AddPort", "port": "new", "zone": "alger"}),
        json!({"edit": "Neighbours", "zone": "alger", "of": ["alger"]}),
        json!({"edit": "Neighbours", "zone": "alger", "of": ["atlantis"]}),
        json!({"edit": "Good", "port": "tripoli", "good": "wine"}),
        json!({"edit": "Name", "port": "alger", "name": ""}),
    ] {
        let edit: BoardEdit = serde_json::from_value(impossible).expect("a change");
        assert!(board.edit(&edit).is_err(), "{edit:?}");
        assert_eq!(board, before, "{edit:?} changed nothing");
    }
}

fn afloat() -> At {
    at(
        "players red blue\n pawn 1\n port valencia red 2\n port genova blue 1\n galley 1 red alger 3 wood\n galley 2 blue genova 1",
    )
}

fn printed(edit: Value) -> Value {
    json!({"do": "Correct", "fix": {"what": "Printed", "printed": edit}})
}

#[test]
fn fix_1_keeps_printed_values_correctable_at_the_table() {
    let mut game = afloat();
    game.says(printed(json!({"edit": "Good", "port": "alger", "good": "wood"})));
    let alger = |game: &At| {
        let ports = game.view()["board"]["ports"].as_array().cloned().expect("ports");
        ports.into_iter().find(|port| port["id"] == "alger").expect("Alger")
    };
    assert_eq!((&alger(&game)["good"]["value"], &alger(&game)["good"]["sure"]), (&json!("wood"), &json!("confirmed")));
    game.breaks(json!({"do": "Sell", "good": "wood"}), &["SELL-1"]);
    game.says(printed(json!({"edit": "Doge", "cards": {"wine": 1, "one": 1, "two": 2, "shuffle": 1}})));
    assert_eq!(game.view()["doge"]["left"], json!({"wine": 1, "one": 1, "two": 2, "shuffle": 1}));
}

#[test]
fn fix_2_stops_corrections_that_make_a_board_invalid() {
    let mut game = afloat();
    for faulty in [
        json!({"edit": "Warehouse", "port": "valencia", "values": [2, 3]}),
        json!({"edit": "Warehouse", "port": "alger", "values": [6, 2]}),
        json!({"edit": "Neighbours", "zone": "venezia", "of": []}),
        json!({"edit": "RemovePort", "port": "corfu"}),
        json!({"edit": "Rename", "name": "Other"}),
    ] {
        game.stops(printed(faulty), "BOARD-1");
    }
}
