//! Section 13 of the specification, entry by entry.

use serde_json::json;

use crate::helper::at;

const VALENCIA: &str = "
    players blue red
    turn 2
    pawn 4
    purse blue 5
    port valencia blue 1
    port genova red 1
    galley 4 blue valencia 1
    galley 6 blue valencia 3
    galley 7 red alger 2 marble
    galley 8 red alger 2
";

#[test]
fn worked_example_replays_entry_by_entry() {
    let mut game = at(VALENCIA);
    let (four, six, shore) = (json!({"galley": 4}), json!({"galley": 6}), json!({"port": "valencia"}));
    // 1. Two sailors move to galley 4. Valencia's only sailor must stay; moving galley 4's own sailor would have sunk
    // it.
    at(VALENCIA).breaks(json!({"do": "MoveSailor", "from": shore, "to": four}), &["LOAD-4"]);
    let mut sinks = at(VALENCIA);
    sinks.says(json!({"do": "MoveSailor", "from": four, "to": six}));
    assert_eq!(sinks.tags(), ["SailorMoved", "Sunk", "ActivationEnded", "Activated"]);
    for _ in 0..2 {
        game.says(json!({"do": "MoveSailor", "from": six, "to": four}));
    }
    game.breaks(json!({"do": "MoveSailor", "from": shore, "to": four}), &["LOAD-4"]);
    // 2. Blue loads two wood: the first free, the second for 1 ducat to the bank.
    game.says(json!({"do": "Load", "good": "wood"}));
    assert_eq!(game.purse(0), 5);
    game.says(json!({"do": "Load", "good": "wood"}));
    assert_eq!(game.purse(0), 4);
    // 3. Galley 4 heads for Tripoli. In Alger Red has 4 sailors against 3 and blockades.
    game.says(json!({"do": "Sail", "path": ["alger", "tunis", "tripoli"]}));
    assert_eq!(game.asks(), json!({"ask": "Blockade", "galley": 4, "zone": "alger", "cause": {"stops": "move"}}));
    game.says(json!({"do": "Blockade", "call": true}));
    game.breaks(json!({"do": "Sail", "path": ["tunis"]}), &["MOVE-2"]);
    // 4. Red blockades the sale too.
    game.says(json!({"do": "Sell", "good": "wood"}));
    assert_eq!(game.asks()["cause"], json!({"stops": "sale", "good": "wood"}));
    game.says(json!({"do": "Blockade", "call": true}));
    game.breaks(json!({"do": "Sell", "good": "wood"}), &["SELL-5"]);
    // 5. Battle with galley 7: strength 3 - 1 = 2 against 2; one skull each.
    game.says(json!({"do": "Attack", "foe": {"galley": 7}}));
    assert_eq!(game.asks(), json!({"ask": "Dice", "attacker": 2, "defender": 2}));
    game.says(json!({"do": "Rolled", "skulls": [1, 1]}));
    assert_eq!((game.galley(4)["sailors"].clone(), game.galley(7)["sailors"].clone()), (json!(2), json!(1)));
    // 6. Blue fights on: min(2, 2) = 2 against 1; one skull each; galley 7 sinks.
    game.says(json!({"do": "Continue"}));
    assert_eq!(game.asks(), json!({"ask": "Dice", "attacker": 2, "defender": 1}));
    game.says(json!({"do": "Rolled", "skulls": [1, 1]}));
    assert_eq!(game.galley(7), json!(null));
    // 7. Blue takes the marble, could fight the other galley with strength 1, and stops.
    game.says(json!({"do": "Loot", "good": "marble"}));
    assert_eq!(game.galley(4)["goods"], json!(["wood", "wood", "marble"]));
    let view = game.view();
    assert_eq!(view["stage"]["go"]["strength"], 1);
    assert_eq!(view["stage"]["go"]["attacks"][0]["foe"], json!({"galley": 8}));
    game.says(json!({"do": "EndActivation"}));
    assert_eq!(game.told("Activated")[0]["galley"], 6);
}

#[test]
fn worked_example_scores_twenty() {
    let mut game = at("
        players blue red black orange
        track 7
        port valencia blue 1
        stores valencia wine stone gold spice
        basilica valencia
        port genova red 1
        deck one
    ");
    game.says(json!({"do": "TurnDoge", "card": "one"}));
    let paid = game.told("PortPaid")[0].clone();
    assert_eq!((paid["ducats"].clone(), paid["basilica"].clone()), (json!(15), json!(5)));
    assert_eq!(game.told("Income")[0], &json!({"event": "Income", "seat": 0, "ducats": 20}));
}
