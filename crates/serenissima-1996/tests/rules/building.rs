//! Section 3: galleys, fortresses, sailors.

use serde_json::json;

use crate::helper::{At, at, say};

const YARD: &str = "
    nations venice genoa
    order venice genoa
    purse venice 5000
    port venezia venice 3
    stores venezia wood iron wine
    port ragusa venice 1
    stores ragusa iron gold
    port smyrna venice 1
    stores smyrna wine cloth wood
    port genova genoa 1
    galley 1 venice venezia 3
    galley 2 venice crete 3
    phase trade venice
";

fn yard() -> At {
    at(YARD)
}

fn galley(port: &str) -> serde_json::Value {
    say!("BuildGalley", "port": port, "crew": "garrison", "sailors": 1)
}

#[test]
fn build_1a_breaks_a_second_building_in_a_round() {
    let mut game = yard();
    game.says(say!("BuildFortress", "port": "ragusa"));
    game.breaks(galley("ragusa"), &["BUILD-1a"]);
}

#[test]
fn build_1a_keeps_one_building_in_each_port() {
    let mut game = yard();
    game.says(galley("venezia")).says(galley("ragusa")).says(galley("smyrna"));
    assert_eq!(game.purse(0), 3500);
    assert!(game.told("GalleyBuilt")[0]["paid"] == 500 && game.port("smyrna")["built"] == true);
}

#[test]
fn build_1b_breaks_building_and_hiring_in_ports_of_others() {
    let mut game = at(&format!("{YARD} stores genova wood gold\n galley 3 venice genova 2"));
    game.breaks(say!("BuildFortress", "port": "genova"), &["BUILD-1b"]);
    game.breaks(say!("Hire", "port": "genova", "to": {"galley": 3}, "count": 1), &["BUILD-1b"]);
    game.stops(galley("genova"), "BOX-1c");
}

#[test]
fn build_1b_keeps_hiring_in_own_ports() {
    yard().says(say!("Hire", "port": "smyrna", "to": {"port": "smyrna"}, "count": 3));
}

#[test]
fn build_2_stops_a_galley_without_valid_crew() {
    let mut game = yard();
    for sailors in [0, 6] {
        game.stops(say!("BuildGalley", "port": "venezia", "crew": "garrison", "sailors": sailors), "BUILD-2");
    }
    game.stops(say!("BuildGalley", "port": "ragusa", "crew": "garrison", "sailors": 2), "BOX-1c");
}

#[test]
fn build_2_stops_no_galley_with_crew() {
    let mut game = yard();
    game.says(say!("BuildGalley", "port": "venezia", "crew": "hired", "sailors": 3));
    assert_eq!((game.galley(3)["sailors"].clone(), game.galley(3)["zone"].clone()), (json!(3), json!("venezia")));
    assert_eq!(
        (game.purse(0), game.port("venezia")["sailors"].clone(), game.port("venezia")["hires"].clone()),
        (4200, json!(3), json!(0))
    );
    // The galley can be loaded at once and move in this round.
    game.says(say!("Buy", "port": "venezia", "good": "cloth", "count": 2, "galley": 3)).says(say!("EndTurn"));
    game.says(say!("EndTurn"));
    game.says(say!("Sail", "galley": 3, "path": ["ragusa"], "stay": true));
}

#[test]
fn build_3_breaks_a_galley_without_wood_or_iron() {
    let mut game = at(&YARD.replace("stores venezia wood iron wine", "stores venezia wood"));
    game.breaks(galley("venezia"), &["BUILD-3"]);
    let refusal = at(&YARD.replace("stores venezia wood iron wine", "")).refusal(galley("venezia"));
    assert_eq!(refusal["breaches"].as_array().unwrap().len(), 2);
}

#[test]
fn build_3_keeps_a_galley_from_stored_and_supplied_goods() {
    let mut game = yard();
    // Ragusa supplies wood itself; Smyrna supplies iron.
    game.says(galley("ragusa")).says(galley("smyrna")).says(galley("venezia"));
    assert_eq!(game.port("venezia")["slots"], json!(["wood", "iron", "wine", null, null, null]));
}

#[test]
fn build_4_breaks_a_fortress_without_wood_or_gold() {
    yard().breaks(say!("BuildFortress", "port": "smyrna"), &["BUILD-4"]);
}

#[test]
fn build_4_keeps_a_fortress_with_wood_and_gold() {
    let mut game = yard();
    game.says(say!("BuildFortress", "port": "ragusa"));
    assert_eq!((game.port("ragusa")["fortress"].clone(), game.purse(0)), (json!(true), 4500));
}

#[test]
fn build_5_stops_a_second_fortress() {
    at(&format!("{YARD} fortress ragusa")).stops(say!("BuildFortress", "port": "ragusa"), "BUILD-5");
}

#[test]
fn hire_1a_breaks_hiring_onto_a_galley_elsewhere() {
    yard().breaks(say!("Hire", "port": "venezia", "to": {"galley": 2}, "count": 1), &["HIRE-1a"]);
}

#[test]
fn hire_1a_keeps_hiring_in_port_and_adjacent_galleys() {
    let mut game = yard();
    game.says(say!("Hire", "port": "venezia", "to": {"galley": 1}, "count": 2));
    game.says(say!("Hire", "port": "venezia", "to": {"port": "venezia"}, "count": 1));
    assert_eq!((game.galley(1)["sailors"].clone(), game.purse(0)), (json!(5), 4700));
    game.stops(say!("Hire", "port": "smyrna", "to": {"galley": 1}, "count": 1), "BUY-4");
}

#[test]
fn hire_1b_breaks_hiring_more_sailors_than_goods() {
    let mut game = yard();
    game.breaks(say!("Hire", "port": "smyrna", "to": {"port": "smyrna"}, "count": 4), &["HIRE-1b"]);
    game.says(say!("Hire", "port": "smyrna", "to": {"port": "smyrna"}, "count": 2));
    game.breaks(say!("Hire", "port": "smyrna", "to": {"port": "smyrna"}, "count": 2), &["HIRE-1b"]);
}

/// The example of the rulebook: three goods in Smyrna.
#[test]
fn hire_1b_keeps_as_many_sailors_as_goods() {
    let mut game = yard();
    assert_eq!(game.desk("smyrna")["hire"]["most"], 3);
    game.says(say!("Hire", "port": "smyrna", "to": {"port": "smyrna"}, "count": 3));
    assert_eq!(
        (game.port("smyrna")["sailors"].clone(), game.desk("smyrna")["hire"]["most"].clone()),
        (json!(4), json!(0))
    );
}

#[test]
fn view_lists_port_buildings_with_breaches() {
    let desk = yard().desk("smyrna");
    assert_eq!(
        (desk["galley"]["breaches"].clone(), desk["fortress"]["breaches"][0]["rule"].clone()),
        (json!([]), json!("BUILD-4"))
    );
    assert_eq!((desk["galley"]["garrison"].clone(), desk["galley"]["hired"].clone()), (json!(1), json!(3)));
}
