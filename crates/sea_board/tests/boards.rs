//! Tests of a game whose warehouses have numbers not read yet, and whose high seas have no coast.
#![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

use std::ops::{Deref, DerefMut};

use kernel::{Board as _, Flaw, Printed, Surety};
use schemars::JsonSchema;
use sea_board::{Chart, ChartEdit, Limits, Port, PortFacts, PortId, SeaBoard, SeaPort, Seas, ZoneData, ZoneId, ZoneIx};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
enum Good {
    Salt,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Quay {
    #[serde(flatten)]
    port: Port<Good>,
    lit: Printed<bool>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Lagoon {
    #[serde(flatten)]
    seas: Seas<Quay>,
    tides: u8,
}

#[derive(Deserialize)]
#[serde(tag = "edit")]
enum Edit {
    Tides {
        tides: u8,
    },
    #[serde(untagged)]
    Chart(ChartEdit<Good>),
}

impl Deref for Quay {
    type Target = Port<Good>;

    fn deref(&self) -> &Port<Good> {
        &self.port
    }
}

impl DerefMut for Quay {
    fn deref_mut(&mut self) -> &mut Port<Good> {
        &mut self.port
    }
}

impl Deref for Lagoon {
    type Target = Seas<Quay>;

    fn deref(&self) -> &Seas<Quay> {
        &self.seas
    }
}

impl DerefMut for Lagoon {
    fn deref_mut(&mut self) -> &mut Seas<Quay> {
        &mut self.seas
    }
}

impl SeaPort for Quay {
    type Good = Good;

    fn made_up(id: PortId, zone: ZoneId, at: [i16; 2]) -> Self {
        Self { port: Port::made_up(id, zone, at, Good::Salt, vec![0, 0]), lit: Printed::made_up(false) }
    }
}

impl kernel::Board for Lagoon {
    type Edit = Edit;

    fn shipped() -> Vec<Self> {
        vec![lagoon()]
    }

    fn id(&self) -> &str {
        &self.id
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn flaws(&self) -> Vec<Flaw> {
        sea_board::flaws(self)
    }

    fn edit(&mut self, edit: &Edit) -> Result<(), Flaw> {
        match edit {
            Edit::Tides { tides } => self.tides = *tides,
            Edit::Chart(edit) => self.seas.edit(edit)?,
        }
        Ok(())
    }
}

impl SeaBoard for Lagoon {
    type Port = Quay;
    type Facts = PortFacts<Good, bool, 4>;
    type Tables = u8;

    const LIMITS: Limits = Limits { ports: 2, sizes: &[2, 4], values: 1..=9, unread_values: true, high_seas: Some(1) };

    fn port_flaws(&self, _: &Quay, _: &mut Vec<Flaw>) {}

    fn own_flaws(&self, flaws: &mut Vec<Flaw>) {
        if self.tides == 0 {
            flaws.push(Flaw::new("no-tides"));
        }
    }

    fn shapes(edit: &Edit) -> bool {
        matches!(edit, Edit::Chart(edit) if edit.shapes())
    }

    fn facts(port: &Quay, zone: ZoneIx) -> Self::Facts {
        PortFacts::of(port, zone, port.lit.value)
    }

    fn tables(&self) -> u8 {
        self.tides
    }
}

fn zone(name: &str) -> ZoneId {
    ZoneId(name.parse().expect("an id"))
}

fn port(name: &str) -> PortId {
    PortId(name.parse().expect("an id"))
}

/// Returns a ring of five zones with ports on the first two; the last is high seas.
fn lagoon() -> Lagoon {
    let names = ["north", "east", "south", "west", "deep"];
    let mut zones: Vec<ZoneData> =
        names.iter().enumerate().map(|(n, name)| ZoneData::new(zone(name), [1_000 + 10 * n as i16, 4_000])).collect();
    zones[4].coast = Some(Printed::made_up(false));
    let links = (0..5).map(|n| Printed::made_up([zone(names[n]), zone(names[(n + 1) % 5])])).collect();
    let ports = ["north", "east"].map(|name| Quay::made_up(port(name), zone(name), [1_000, 4_000])).to_vec();
    let seas = Seas { id: "lagoon".into(), name: "Lagoon".into(), custom: false, zones, links, ports };
    Lagoon { seas, tides: 2 }
}

fn edited(change: Value) -> Lagoon {
    let mut board = lagoon();
    let edit: Edit = serde_json::from_value(change).expect("a change");
    board.edit(&edit).expect("a valid edit");
    board
}

fn codes(board: &Lagoon) -> Vec<&'static str> {
    board.flaws().iter().map(|flaw| flaw.flaw).collect()
}

#[test]
fn board_file_is_flat_and_round_trips() {
    let text = serde_json::to_string(&lagoon()).expect("JSON");
    assert!(text.starts_with(r#"{"id":"lagoon","name":"Lagoon","custom":false,"zones":[{"id":"north","#), "{text}");
    assert!(text.ends_with(
        r#""lit":{"value":false,"sure":"assumed","source":"Made up for a board of one's own"}}],"tides":2}"#
    ));
    assert_eq!(serde_json::from_str::<Lagoon>(&text).expect("a board"), lagoon());
    let more = text.replace(r#""tides""#, r#""moons":1,"tides""#);
    assert!(serde_json::from_str::<Lagoon>(&more).is_err(), "unknown fields are refused");
}

#[test]
fn unread_warehouse_values_are_no_flaw() {
    assert_eq!(codes(&lagoon()), Vec::<&str>::new());
    let warehouse = |values: &[u8]| edited(json!({"edit": "Warehouse", "port": "north", "values": values}));
    assert_eq!(codes(&warehouse(&[3, 0, 0, 4])), Vec::<&str>::new());
    assert_eq!(codes(&warehouse(&[4, 0, 0, 3])), ["board-values"]);
    assert_eq!(codes(&warehouse(&[1, 2, 3])), ["board-slots"]);
}

#[test]
fn high_seas_match_printed_count_and_have_no_port() {
    let mut board = lagoon();
    board.zones[4].coast = Some(Printed::on_the_box(true));
    assert_eq!(codes(&board), ["board-high-seas"]);
    let board = edited(json!({"edit": "Zone", "port": "east", "zone": "deep"}));
    assert_eq!(codes(&board), ["board-port-high-seas"]);
}

#[test]
fn game_specific_edits_work_beside_common_edits() {
    assert_eq!(codes(&edited(json!({"edit": "Tides", "tides": 0}))), ["no-tides"]);
    assert_eq!(
        edited(json!({"edit": "Name", "port": "east", "name": " Bocca "})).ports[1].name,
        Printed::on_the_box("Bocca".into())
    );
    assert!(serde_json::from_value::<Edit>(json!({"edit": "Moons", "moons": 1})).is_err());
}

#[test]
fn board_in_play_accepts_values_but_no_shape_changes() {
    let chart = Chart::new(lagoon()).expect("a valid board");
    let change = |edit| serde_json::from_value::<Edit>(edit).expect("a change");
    let linked =
        chart.corrected(&change(json!({"edit": "Neighbours", "zone": "north", "of": ["east", "deep", "south"]})));
    assert_eq!(linked.expect("valid").zones[0].neighbours, Surety::Confirmed);
    let code = |edit| chart.corrected(&change(edit)).expect_err("a flaw").flaw;
    assert_eq!(code(json!({"edit": "RemovePort", "port": "north"})), "board-shape");
    assert_eq!(code(json!({"edit": "Tides", "tides": 0})), "no-tides");
    assert!(chart.gives_way_to(&edited(json!({"edit": "Tides", "tides": 5}))).is_ok());
    assert!(chart.gives_way_to(&edited(json!({"edit": "RemovePort", "port": "north"}))).is_err());
}

#[test]
fn route_is_shortest_with_fewest_guards() {
    let chart = Chart::new(lagoon()).expect("a valid board");
    let at = |name: &str| chart.zone(zone(name)).expect("a zone");
    let routes = chart.routes(at("north"), 2, 0);
    assert_eq!(["north", "east", "south", "west", "deep"].map(|name| routes[at(name)].steps), [0, 1, 2, 2, 1]);
    assert_eq!(chart.route_to::<8>(&routes, at("south")).as_slice(), [zone("east"), zone("south")]);
    assert_eq!(chart.routes(at("north"), 1, 0)[at("south")].steps, 0, "out of reach");
    // A fourth link makes a second route of two steps to the south.
    let mut board = lagoon();
    board.links.push(Printed::made_up([zone("deep"), zone("south")]));
    let chart = Chart::new(board).expect("a valid board");
    for (guarded, past) in [("east", "deep"), ("deep", "east")] {
        let routes = chart.routes(at("north"), 2, 1 << at(guarded).0);
        assert_eq!(chart.route_to::<8>(&routes, at("south")).first(), Some(&zone(past)));
    }
}
