//! The three examples of the rulebook.

use serde_json::json;

use crate::helper::{at, say};

#[test]
fn the_turks_attack_a_genoese_galley() {
    let mut game = at("
        nations venice genoa spain turks
        order turks genoa venice spain
        port istanbul turks 1
        galley 1 turks rhodes 3
        galley 2 turks rhodes 3
        galley 3 genoa rhodes 3 wine gold
        phase fight turks
    ");
    let attack = |galley: u8| say!("Attack", "galley": galley, "foe": {"galley": 3});
    game.says(attack(1)).says(say!("Rolled", "dice": [2, 3]));
    // Genoa loses (2 + 3) / 3 = 1, the Turks lose (3 + 3) / 3 = 2.
    assert_eq!((game.galley(1)["sailors"].clone(), game.galley(3)["sailors"].clone()), (json!(1), json!(2)));
    game.says(attack(2)).says(say!("Rolled", "dice": [4, 3]));
    // (4 + 3) / 3 = 2: Genoa's last two die; (3 + 2) / 3 = 1 Turk.
    assert_eq!((game.galley(2)["sailors"].clone(), game.galley(3)["sailors"].clone()), (json!(2), json!(0)));
    // One sailor captures the galley. Otherwise wine and gold are taken and it sinks.
    let mut sunk = game.clone();
    for good in ["wine", "gold"] {
        sunk.says(say!("MoveGoods", "good": good, "from": 3, "to": 2, "count": 1));
    }
    sunk.says(say!("LeavePrize"));
    assert_eq!((sunk.galley(2)["goods"].clone(), sunk.galley(3)), (json!(["gold", "wine"]), json!(null)));
    game.says(say!("Board", "sailors": 1));
    assert_eq!(game.galley(3)["owner"], 3);
}

#[test]
fn venice_attacks_smyrna() {
    for (fortress, lost) in [("", [3, 3]), ("fortress smyrna", [3, 2])] {
        let mut game = at(&format!(
            "
            nations venice genoa spain turks
            order venice genoa spain turks
            port smyrna turks 4
            galley 1 venice smyrna 5
            {fortress}
            phase fight venice
            "
        ));
        game.says(say!("Attack", "galley": 1, "foe": {"port": "smyrna"})).says(say!("Rolled", "dice": [4, 6]));
        assert_eq!(game.told("Fought")[0]["lost"], json!(lost));
    }
}

#[test]
fn genoa_sells_spices_and_iron() {
    let mut game = at("
        nations venice genoa
        order genoa venice
        port genova genoa 1
        stores ragusa gold wine
        galley 1 genoa ragusa 1 spices iron gold wine
        phase sell genoa
    ");
    game.says(say!("Sell", "galley": 1, "good": "spices"));
    assert_eq!(game.told("Sold")[0]["paid"], 300);
    game.says(say!("Sell", "galley": 1, "good": "iron"));
    assert_eq!(game.told("Sold")[0]["paid"], 400);
}
