//! Section 10: the map is data.

use kernel::{AnyBoards, Board as _, BoardsOf, Flaw};
use serde_json::{Value, json};
use serenissima_1996::Board;

const BOARDS: BoardsOf<Board> = BoardsOf::new();

fn shipped() -> Value {
    BOARDS.shipped().remove(0)
}

fn codes(flaws: &[Flaw]) -> Vec<&'static str> {
    flaws.iter().map(|flaw| flaw.flaw).collect()
}

fn edited(edits: &[Value]) -> (Value, Vec<&'static str>) {
    let (mut board, mut flaws) = (shipped(), vec![]);
    for edit in edits {
        let read = BOARDS.edit(&board, edit.clone()).unwrap_or_else(|flaws| panic!("{edit}: {flaws:?}"));
        (board, flaws) = (read.board, codes(&read.flaws));
    }
    (board, flaws)
}

#[test]
fn map_1_stops_inconsistent_boards() {
    assert_eq!(
        edited(&[json!({"edit": "Good", "port": "alger", "good": "wine"})]).1,
        ["board-ports-of", "board-ports-of"]
    );
    assert_eq!(edited(&[json!({"edit": "Warehouse", "port": "alger", "values": [1, 2, 3]})]).1, ["board-slots"]);
    assert_eq!(
        edited(&[json!({"edit": "Warehouse", "port": "alger", "values": [1, 2, 3, 4, 5, 6]})]).1,
        ["board-town-size"]
    );
    assert_eq!(edited(&[json!({"edit": "Warehouse", "port": "alger", "values": [2, 1, 3, 4]})]).1, ["board-values"]);
    assert_eq!(edited(&[json!({"edit": "Coast", "zone": "high-ionian", "coast": true})]).1, ["board-high-seas"]);
    assert_eq!(edited(&[json!({"edit": "RemovePort", "port": "venezia"})]).1, ["board-towns"]);
    assert_eq!(edited(&[json!({"edit": "Zone", "port": "alger", "zone": "oran"})]).1, ["board-zone-two-ports"]);
    assert_eq!(edited(&[json!({"edit": "Neighbours", "zone": "venezia", "of": []})]).1, ["board-cut-off"]);
}

#[test]
fn map_1_stops_no_consistent_board() {
    assert_eq!(edited(&[]).1, Vec::<&str>::new());
    let unread = json!({"edit": "Warehouse", "port": "alger", "values": [0, 2, 0, 4]});
    let swapped = [
        json!({"edit": "Good", "port": "alger", "good": "wine"}),
        json!({"edit": "Good", "port": "napoli", "good": "iron"}),
        unread,
        json!({"edit": "Coast", "zone": "high-ionian", "coast": false}),
    ];
    let (board, flaws) = edited(&swapped);
    assert_eq!(flaws, Vec::<&str>::new());
    let alger = board["ports"].as_array().unwrap().iter().find(|port| port["id"] == "alger").cloned().unwrap();
    assert_eq!(
        alger["good"],
        json!({"value": "wine", "sure": "confirmed", "source": "Confirmed by the owner of the box"})
    );
    // A custom board may have any number of ports, and its own towns.
    let own = [
        json!({"edit": "RemovePort", "port": "oran"}),
        json!({"edit": "Warehouse", "port": "smyrna", "values": [2, 2, 3, 4, 5, 6]}),
        json!({"edit": "Warehouse", "port": "istanbul", "values": [2, 2, 3, 4]}),
        json!({"edit": "Town", "nation": "turks", "port": "smyrna"}),
    ];
    assert_eq!(edited(&own).1, Vec::<&str>::new());
}

#[test]
fn known_values_are_confirmed_and_others_marked_assumed() {
    let board = Board::mediterranean_1996();
    assert_eq!((board.ports.len(), board.zones.len(), board.flaws()), (23, 27, vec![]));
    let sure = |id: &str| {
        let port = board.ports.iter().find(|port| port.id.0.as_str() == id).expect("a port");
        (!port.good.is_assumed(), !port.slots.is_assumed())
    };
    assert_eq!(sure("cyrene"), (true, false));
    assert_eq!((sure("valencia"), sure("genova"), sure("venezia")), ((true, true), (false, true), (false, true)));
    assert!(sure("tunis").0 && sure("ragusa").0 && !sure("antioch").0 && !sure("marseille").0);
    assert!(board.ports.iter().all(|port| port.values.is_assumed() && !port.values.source.is_empty()));
    assert!(board.links.iter().all(|link| link.is_assumed() && !link.source.is_empty()));
}

#[test]
fn board_file_rejects_unknown_fields() {
    let mut board = shipped();
    board["ports"][0]["colour"] = json!("red");
    assert!(BOARDS.read(&board).is_err());
    let mut board = shipped();
    board["compass"] = json!(1);
    assert!(BOARDS.read(&board).is_err());
}
