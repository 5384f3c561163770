//! Days: dawn, day, dusk and night, character by character and pair by pair (`DAWN-1` to `OFFICER-1`,
//! `CHAR-1` to `CHAR-30`).

use kernel::Rules;
use serde_json::json;

use super::table::{played, scene};

/// Plays a day and compares the table at the next dawn. Every question gets its first possible answer. The day's cell
/// is empty unless `before` fills it.
#[track_caller]
pub fn day(ids: &str, seats: usize, before: &str, after: &str) {
    assert_eq!(played(seats, before).table(), after, "{ids}: {before}");
}

/// Pairs of characters that affect each other on one day.
#[test]
fn character_pairs_interact_by_rule() {
    let pairs = [
        // The Parrot brings a character whose turn comes before his.
        ("1 3", 2, "0 plays 1; 0 hand 3; 1 plays 16", "13 d3 g1 | 7 d16"),
        ("1 30", 2, "0 plays 1; 0 hand 30; 0 den 7; 1 plays 5", "10 d30 g1,7 | 10 d5"),
        ("1 11", 2, "0 plays 1; 0 hand 11; 1 plays 5", "12 d11 g1 | 10 d5"),
        ("1 14", 2, "0 plays 1; 0 hand 29; 1 plays 14", "10 g1,29 | 10 d14"),
        ("1 14", 2, "0 plays 1; 0 hand 14; 1 plays 29", "10 d14 g1 | 10 g29"),
        ("1 2", 2, "0 plays 1; 0 hand 2; 0 booty Relic; 1 plays 5", "10 d2 g1 | 10 d5 Relic:1"),
        ("1 4", 2, "0 plays 1; 0 hand 4; 0 den 16; 1 plays 5", "10 d4 g1 h16 | 10 d5"),
        ("1 22", 2, "0 plays 1; 0 hand 22; 1 plays 5", "10 d22 h1 | 10 d5"),
        ("1 1", 2, "0 plays 1; 0 hand 7; 1 plays 1; 1 hand 29", "11 d7 g1 | 13 d29 g1"),
        ("1 27", 2, "0 plays 1; 0 hand 27; 1 plays 27", "10 g1,27 | 10 g27"),
        ("1 5", 2, "0 plays 1; 0 hand 5; 1 plays 16; cell Goods:2", "10 d5 g1 | 10 d16 Goods:1"),
        // Monkeys form a chain: yellow first (reputation 2 and 3), so all relics end with the second Monkey's
        // neighbour.
        ("2 2", 2, "0 plays 2; 0 booty Relic:2; 1 plays 2; 1 booty Relic", "10 d2 Relic:3 | 10 d2"),
        ("2 2", 3, "0 plays 2; 0 booty Relic:2; 1 plays 2; 2 plays 5", "10 d2 | 10 d2 | 10 d5 Relic:2"),
        ("2 29", 2, "0 plays 2; 0 booty Relic:2; 1 plays 29", "10 d2 | 13 d29 Relic:2"),
        ("2 6", 2, "0 plays 2; 0 booty Relic:2; 1 plays 6", "10 d2 | 10 d6 Relic:1"),
        ("2 21", 2, "0 plays 2; 0 booty Relic:2; 1 plays 21", "10 d2 | 13 d21"),
        ("2 24", 2, "0 plays 2; 0 booty Relic:2; 1 plays 24", "10 d2 | 8 d24 Relic:2"),
        ("2 26", 2, "0 plays 2; 0 booty Relic:2; 1 plays 26", "10 d2 | 12 d26 Relic:2"),
        // Beggars: the second begs after the first was paid.
        ("3 3", 3, "0 plays 3; 1 plays 3; 2 plays 16; 2 purse 4", "13 d3 | 11 d3 | 0 d16"),
        ("3 3", 2, "0 plays 3; 1 plays 3", "13 d3 | 7 d3"),
        ("3 14", 3, "0 plays 3; 1 plays 14; 2 plays 16", "13 d3 | 10 d14 | 7 g16"),
        ("3 10", 2, "0 plays 3; 1 plays 10", "13 d3 | 12 d10"),
        ("3 9", 2, "0 plays 3; 1 plays 9", "13 d3 | 4 d9"),
        ("3 30", 2, "0 plays 3; 1 plays 30; 1 den 16", "13 d3 | 7 d30 g16"),
        // Recruiters take before others count or shoot.
        ("4 15", 2, "0 plays 4; 0 den 16; 1 plays 15", "10 d4 h16 | 7 d15"),
        ("4 4", 2, "0 plays 4; 0 den 16; 1 plays 4; 1 den 24", "10 d4 h16 | 10 d4 h24"),
        ("4 8", 2, "0 plays 4; 0 den 8; 0 booty Map; 1 plays 5", "10 d4 h8 Map:1 | 10 d5"),
        ("4 30", 2, "0 plays 30; 0 den 4; 1 plays 4; 1 den 30", "10 d30 g4 | 10 d4 h30"),
        // Doubloons are discarded before others are gained.
        ("9 10", 2, "0 plays 9; 1 plays 10; 1 purse 3", "5 d9 | 8 d10"),
        ("9 15", 2, "0 plays 9; 0 purse 4; 1 plays 15; 1 den 16; 1 purse 1", "2 d9 | 0 d15 g16"),
        ("10 15", 2, "0 plays 10; 0 purse 0; 1 plays 15", "5 d10 | 7 d15"),
        ("3 15", 2, "0 plays 3; 1 plays 15; 1 den 16; 1 purse 4", "13 d3 | 0 d15 g16"),
        // The Voodoo Witch counts before the Brute and the Gunner act.
        ("11 14", 2, "0 plays 11; 0 graveyard 5; 1 plays 14", "12 d11 g5 | 10 g14"),
        ("11 15", 2, "0 plays 11; 0 den 5; 1 plays 15", "10 d11 g5 | 7 d15"),
        // Brute against Brute: the red one acts first (reputation 1) and discards the yellow one (6). With higher
        // characters aboard, each looks again. A Brute who is the highest discards himself.
        ("14 14", 2, "0 plays 14; 1 plays 14", "10 g14 | 10 d14"),
        ("14 14", 3, "0 plays 14; 1 plays 14; 2 plays 30", "10 g14 | 10 d14 | 10 g30"),
        ("14 14", 4, "0 plays 14; 1 plays 14; 2 plays 30; 3 plays 29", "10 d14 | 10 d14 | 10 g30 | 10 g29"),
        ("14 30", 2, "0 plays 14; 1 plays 30; 1 den 16", "10 d14 | 10 d16 g30"),
        ("14 29", 2, "0 plays 14; 1 plays 29", "10 d14 | 10 g29"),
        ("14 18", 2, "0 plays 14; 1 plays 18; cell Goods:3", "10 d14 Goods:1 | 10 g18"),
        ("14 22", 2, "0 plays 14; 1 plays 22; 1 graveyard 5", "10 d14 | 10 g5,22"),
        ("14 17", 2, "0 plays 14; 1 plays 17; 1 booty Officer", "10 d14 | 10 g17 Officer:1"),
        ("14 21", 2, "0 plays 14; 1 plays 21; 1 booty Map:2", "10 d14 | 10 g21 Map:2"),
        ("14 26", 2, "0 plays 14; 1 plays 26; 1 booty Map:2", "10 d14 | 10 g26 Map:2"),
        ("14 5", 2, "0 plays 14; 1 plays 5; cell Goods:2", "10 g14 | 10 d5"),
        // The Gunner discards only from dens.
        ("15 16", 2, "0 plays 15; 1 plays 16", "7 d15 | 10 d16"),
        ("15 15", 3, "0 plays 15; 1 plays 15; 2 plays 5; 2 den 16", "7 d15 | 7 d15 | 10 d5 g16"),
        ("15 19", 2, "0 plays 15; 1 plays 19; 1 den 5", "7 d15 | 10 d19 g5"),
        ("15 30", 2, "0 plays 15; 1 plays 30; 1 den 5", "7 d15 | 10 d30 g5"),
        ("15 22", 2, "0 plays 15; 1 plays 22; 1 den 5", "7 d15 | 10 d22 h5"),
        // The Spy's tokens count for characters that act later.
        (
            "17 24",
            3,
            "0 plays 17; 0 booty Officer; 1 plays 24; 1 booty Map; 2 plays 5",
            "10 d17 Chest:1 | 9 d24 Map:1 | 10 d5",
        ),
        ("17 17", 2, "0 plays 17; 0 booty Officer; 1 plays 17; 1 booty Officer", "10 d17 Chest:1 | 10 d17 Chest:1"),
        ("2 17", 2, "0 plays 2; 0 booty Relic; 1 plays 17; 1 booty Officer", "10 d2 | 10 d17 Chest:1 Relic:1"),
        // Merchants, and the tokens that remain.
        ("21 24", 2, "0 plays 21; 0 booty Goods:2; 1 plays 24; 1 booty Goods", "13 d21 | 9 d24 Goods:1"),
        ("21 26", 2, "0 plays 21; 0 booty Saber:2; 1 plays 26; 1 booty Saber", "13 d21 | 11 d26 Saber:1"),
        ("20 21", 2, "0 plays 20; 0 booty Saber:2; 1 plays 21; 1 booty Saber:2", "12 d20 Saber:2 | 13 d21"),
        // The Governor clears his own den only.
        ("30 30", 2, "0 plays 30; 0 den 7; 1 plays 30; 1 den 16", "10 d30 g7 | 10 d30 g16"),
        ("22 30", 2, "0 plays 22; 0 graveyard 5; 1 plays 30; 1 den 16", "10 d22 h5 | 10 d30 g16"),
        ("19 30", 2, "0 plays 19; 0 den 5; 1 plays 30; 1 den 5", "12 d5,19 | 10 d30 g5"),
        ("11 30", 2, "0 plays 11; 0 den 5; 1 plays 30", "10 d5,11 | 10 d30"),
        ("12 30", 2, "0 plays 12; 0 den 30 29; 1 plays 30", "12 d12,29,30 | 10 d30"),
        ("13 30", 2, "0 plays 30; 0 den 13 7; 1 plays 13; 1 den 30", "10 d30 g7,13 | 12 d13 g30"),
        ("27 30", 2, "0 plays 30; 0 den 27; 1 plays 27", "10 d30 g27 | 12 d27"),
    ];
    assert!(pairs.len() >= 60, "{} pairs", pairs.len());
    let wrong = pairs.iter().filter_map(|(pair, seats, before, after)| {
        let table = played(*seats, before).table();
        (table != *after).then(|| format!("{pair}: {before}\n  is     {table}\n  not    {after}"))
    });
    let wrong: Vec<String> = wrong.collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn day_1_shows_abilities_ascending_and_dusk_descending() {
    // DAY-1, REP-1, DUSK-1, DUSK-3: by rank, equal ranks by reputation (Gunners: yellow 1, red 2).
    let run = played(3, "0 plays 15; 0 hand 3; 1 plays 15; 2 plays 29; 2 den 5; cell Goods:3");
    let told = run.told(&["Acts", "Took", "Entered", "DuskBegan", "NightBegan"]);
    assert_eq!(
        told,
        [
            "Acts 0 15",
            "Acts 1 15",
            "Acts 2 29",
            "DuskBegan",
            "Took 2 Goods",
            "Entered 2 29",
            "Took 1 Goods",
            "Entered 1 15",
            "Took 0 Goods",
            "Entered 0 15",
            "NightBegan"
        ]
    );
}

#[test]
fn night_abilities_act_in_descending_order() {
    // NIGHT-1, ABIL-2: every night again, by descending rank and reputation (Barkeeps: yellow 6, red 1).
    let run = played(2, "0 plays 5; 0 hand 3; 0 den 7 20 27; 1 plays 16; 1 den 7 12");
    assert_eq!(run.told(&["Acts"])[3..], ["Acts 0 27", "Acts 0 20", "Acts 1 12", "Acts 0 7", "Acts 1 7"]);
}

#[test]
fn dusk_1_keeps_taking_in_descending_order() {
    // DUSK-1: the taking player chooses the kind. CHAR-18: the Cook takes two, then one is left.
    let run = scene(3, "0 plays 18; 1 plays 16; 2 plays 29; cell Goods:2 Map Relic").lay();
    assert_eq!(run.asked(), "2 take");
    let run = run.says(2, json!({"do": "Take", "token": "Map"}));
    assert_eq!(run.asked(), "0 take");
    let run = run.says(0, json!({"do": "Take", "token": "Goods"}));
    assert_eq!(run.asked(), "0 take");
    let run = run.says(0, json!({"do": "Take", "token": "Goods"}));
    assert_eq!(run.table(), "10 d18 Goods:2 | 10 d16 Relic:1 | 13 d29 Map:1");
}

#[test]
fn saber_1_keeps_kills_to_dens_of_neighbours() {
    // SABER-1: left and right neighbours, also a character that arrived this dusk; never the player's own den or the
    // ship.
    let mut run = scene(
        4,
        "0 plays 16; 0 den 3; 1 plays 29; 1 den 4; 2 plays 5; 2 den 6; 3 plays 24; 3 den 9; cell Saber Goods:3",
    )
    .lay();
    assert_eq!(run.asked(), "1 take");
    run = run.says(1, json!({"do": "Take", "token": "Saber"}));
    assert_eq!(run.asked(), "1 kill");
    assert_eq!(run.refuses(1, json!({"do": "Kill", "seat": 3, "rank": 9})), ["SABER-1"]);
    assert_eq!(run.refuses(1, json!({"do": "Kill", "seat": 1, "rank": 4})), ["SABER-1"]);
    assert_eq!(run.refuses(1, json!({"do": "Kill", "seat": 2, "rank": 5})), ["CHAR-4"]);
    assert_eq!(run.refuses(1, json!({"do": "Pass"})), ["SABER-1"]);
    let run = run.says(1, json!({"do": "Kill", "seat": 2, "rank": 6}));
    // GRAVE-1: the victim goes to its owner's graveyard; the saber stays with the taker.
    assert_eq!(run.table().split(" | ").nth(2), Some("10 d5 g6"));
    assert!(run.table().contains("13 d4,29 Saber:1"), "{}", run.table());
    // With two players the one opponent. Without a victim it does nothing; a single victim needs no question.
    day("SABER-1", 2, "0 plays 16; 1 plays 29; cell Saber", "10 d16 | 13 d29 Saber:1");
    day("SABER-1", 2, "0 plays 16; 0 den 7; 1 plays 29; cell Saber", "10 d16 g7 | 13 d29 Saber:1");
    day("SABER-1", 2, "0 plays 16; 1 plays 29; cell Saber:2", "10 d16 Saber:1 | 13 g29 Saber:1");
}

#[test]
fn officer_1_shows_the_taker_in_the_graveyard() {
    // OFFICER-1
    day("OFFICER-1", 2, "0 plays 16; 1 plays 29; cell Officer Goods", "10 g16 Officer:1 | 13 d29 Goods:1");
    let run = scene(2, "0 plays 16; 1 plays 29; cell Officer:2").lay();
    assert_eq!(run.table(), "10 g16 Officer:1 | 13 g29 Officer:1");
    // CHAR-18: two officers discard the Cook once, and both stay. Two sabers kill twice, then he enters.
    day("CHAR-18", 2, "0 plays 18; 1 plays 5; cell Officer:2", "10 g18 Officer:2 | 10 d5");
    day("CHAR-18", 2, "0 plays 18; 1 plays 5; 1 den 3 4 16; cell Saber:2", "10 d18 Saber:2 | 10 d5,16 g3,4");
    let run = scene(2, "0 plays 18; 1 plays 5; 1 den 3 16; cell Saber Officer").lay();
    let run = run.says(0, json!({"do": "Take", "token": "Officer"}));
    assert_eq!(run.asked(), "0 kill");
    let run = run.says(0, json!({"do": "Kill", "seat": 1, "rank": 16}));
    assert_eq!(run.table(), "10 g18 Officer:1 Saber:1 | 10 d3,5 g16");
}

#[test]
fn abil_1_keeps_choices_with_the_owner() {
    // CHAR-1: the Parrot's owner has seen the ship and chooses a card from the hand.
    let mut run = scene(2, "0 plays 1; 0 hand 3 30; 1 plays 16").lay();
    assert_eq!(run.asked(), "0 replacement");
    assert_eq!(run.refuses(0, json!({"do": "Replace", "rank": 7})), ["DAWN-1"]);
    assert_eq!(run.refuses(1, json!({"do": "Replace", "rank": 3})), ["not asked"]);
    assert_eq!(run.says(0, json!({"do": "Replace", "rank": 30})).table(), "10 d30 g1 h3 | 10 d16");
    // CHAR-6D
    let run = scene(2, "0 plays 6; 0 booty Map:2 Relic:2; 1 plays 5").lay();
    assert_eq!(run.asked(), "0 keep");
    assert_eq!(run.says(0, json!({"do": "Keep", "token": "Relic"})).table(), "10 d6 Relic:1 | 10 d5");
    // CHAR-15: any den.
    let mut run = scene(3, "0 plays 15; 0 den 5; 1 plays 5; 1 den 16; 2 plays 24; 2 den 9").lay();
    assert_eq!(run.asked(), "0 shoot");
    assert_eq!(run.refuses(0, json!({"do": "Shoot", "seat": 2, "rank": 24})), ["CHAR-4"]);
    assert_eq!(run.says(0, json!({"do": "Shoot", "seat": 2, "rank": 9})).table(), "7 d5,15 | 10 d5,16 | 10 d24 g9");
}

#[test]
fn the_spy_draws_from_the_bag() {
    // CHAR-17, RAND-1
    let mut run = scene(2, "0 plays 17; 0 booty Officer:2; 1 plays 5; 1 booty Chest:4").lay();
    assert_eq!(run.asked(), "0 spy");
    let chance = |run: &mut super::table::Run, tokens: serde_json::Value| {
        let said = serde_json::from_value(json!({"do": "DrawTokens", "tokens": tokens})).expect("a command");
        run.say(kernel::Actor::Chance, &said, &[]).err().map(|refusal| kernel::Rule::id(&refusal.breaches[0]))
    };
    assert_eq!(chance(&mut run, json!({"Goods": 1})), Some("RAND-1"));
    assert_eq!(chance(&mut run, json!({"Chest": 1, "Goods": 1})), Some("BOX-1"));
    assert_eq!(chance(&mut run, json!({"Saber": 1, "Officer": 1})), None);
    // Neither token has an effect, and both lie face down after all players have seen them (BOOTY-1).
    assert_eq!(run.table(), "10 d17 Officer:1 Saber:1 | 10 d5 Chest:4");
    assert_eq!(run.evening().players[0].down.total(), 2);
}

#[test]
fn booty_1_shows_booty_revealed_by_characters_that_use_it() {
    // BOOTY-1: these characters show booty, and no others.
    for shows in [2, 6, 17, 21, 24, 26] {
        let booty = "0 booty Goods:2 Relic Officer; 1 booty Goods";
        let run = played(2, &format!("0 plays {shows}; {booty}; 1 plays 5; 1 hand 16"));
        assert_eq!(run.told(&["BootyShown"]), ["BootyShown 0"], "{shows}");
    }
    for silent in [3, 7, 9, 10, 11, 14, 15, 19, 22, 29, 30] {
        let run = played(2, &format!("0 plays {silent}; 0 booty Goods; 1 plays 5; 1 hand 16"));
        assert_eq!(run.told(&["BootyShown"]), [] as [&str; 0], "{silent}");
    }
    assert_eq!(played(2, "0 plays 20; 0 booty Saber; 1 plays 5").told(&["BootyShown"]), ["BootyShown 0"]);
    // Tokens taken later lie face down, unless an option keeps all booty open.
    let run = played(2, "0 plays 26; 0 booty Goods; 1 plays 5; cell Map");
    assert_eq!((run.evening().players[0].open.total(), run.evening().players[0].down.total()), (1, 1));
    let run = played(2, "0 plays 26; 0 shows Goods; 1 plays 5; cell Map; option open_booty");
    assert_eq!((run.evening().players[0].open.total(), run.evening().players[0].down.total()), (2, 0));
}

#[test]
fn choice_can_be_left_to_chance_without_countdown() {
    let start = scene(3, "0 hand 3 7; 1 hand 5 9; 2 hand 16").start;
    let run = super::table::Run { play: kernel::Play::new(&start), start, events: vec![] };
    let run = run.says(0, json!({"do": "Choose", "rank": 3})).says(2, json!({"do": "Choose", "rank": 16}));
    let mut run = run.says(1, json!({"do": "LeaveToChance"}));
    assert_eq!(run.state().late_chooser(), Some(kernel::Seat(1)));
    assert_eq!(run.refuses(0, json!({"do": "Choose", "rank": 7})), ["not asked"]);
    let run = run.drawn(json!({"do": "DrawCard", "rank": 9})).drawn(json!({"do": "Reveal"}));
    assert_eq!(run.told(&["LeftToChance"]).len(), 1);
}

#[test]
fn dawn_1_stops_cards_not_in_hand() {
    // DAWN-1
    let start = scene(3, "0 hand 3 7; 1 hand 5 9; 2 den 16").start;
    let mut run = super::table::Run { play: kernel::Play::new(&start), start, events: vec![] };
    assert_eq!(run.refuses(0, json!({"do": "Choose", "rank": 5})), ["DAWN-1"]);
    let mut run = run.says(0, json!({"do": "Choose", "rank": 3})).says(0, json!({"do": "Choose", "rank": 7}));
    // A player without cards is not asked.
    assert_eq!(run.state().undecided().map(|seat| seat.0).collect::<Vec<_>>(), [1]);
    assert_eq!(run.refuses(0, json!({"do": "TimeUp"})), ["not asked"]);
    run = run.says(1, json!({"do": "Choose", "rank": 5}));
    assert_eq!(run.refuses(0, json!({"do": "Choose", "rank": 3})), ["not asked"]);
    let run = run.drawn(json!({"do": "Reveal"}));
    assert_eq!(run.table(), "11 d7 h3 | 10 d5 h9 | 10 d16");
    // All cards at once: one for each player with cards, from the hands, and only before any player has chosen.
    let lay = |cards: serde_json::Value| json!({"do": "Lay", "cards": cards});
    let start = scene(2, "0 hand 3 7; 1 hand 5 9").start;
    let mut run = super::table::Run { play: kernel::Play::new(&start), start, events: vec![] };
    assert_eq!(run.refuses(0, lay(json!([{"seat": 0, "rank": 3}]))), ["RAND-1"]);
    assert_eq!(run.refuses(0, lay(json!([{"seat": 0, "rank": 3}, {"seat": 0, "rank": 7}]))), ["RAND-1"]);
    assert_eq!(run.refuses(0, lay(json!([{"seat": 0, "rank": 3}, {"seat": 1, "rank": 7}]))), ["DAWN-1"]);
    let mut run = run.says(1, json!({"do": "Choose", "rank": 5}));
    assert_eq!(run.refuses(0, lay(json!([{"seat": 0, "rank": 3}, {"seat": 1, "rank": 5}]))), ["not asked"]);
}

#[test]
fn hints_list_expected_events_of_each_card() {
    let start = scene(2, "0 hand 3 7 9 10 15 26 29; 0 purse 8; 0 booty Map:2; 1 hand 5; 1 den 16").start;
    let outlook: Vec<String> = start.hints(kernel::Seat(0)).iter().map(|one| json!(one).to_string()).collect();
    let says = |rank: u8, what: &str| {
        outlook.iter().any(|one| one.contains(&format!("\"rank\":{rank}}}")) && one.contains(what))
    };
    assert!(says(9, r#""doubloons":4,"event":"Paid""#), "{outlook:?}");
    assert!(says(10, r#""doubloons":5,"event":"Gained""#), "{outlook:?}");
    assert!(says(26, r#""doubloons":2,"event":"Gained""#), "{outlook:?}");
    assert!(says(29, r#""doubloons":3,"event":"Gained""#), "{outlook:?}");
    // The Gunner has one possible victim. The Beggar's payer is unknown; the Barkeep works at night.
    assert!(says(15, r#""event":"Discarded""#) && says(15, "Paid"), "{outlook:?}");
    assert!(says(3, r#""events":[]"#) && says(7, r#""events":[]"#), "{outlook:?}");
}

#[test]
fn dusk_1_breaks_declining_an_available_token() {
    let mut run = scene(2, "0 plays 5; 1 plays 16; cell Goods Relic").lay();
    assert_eq!(run.refuses(1, json!({"do": "Pass"})), ["DUSK-1"]);
    let pass = serde_json::from_value(json!({"do": "Pass"})).expect("a command");
    run.say(kernel::Actor::Seat(kernel::Seat(1)), &pass, &["DUSK-1"]).expect("the table allows it");
    assert_eq!(run.table(), "10 d5 | 10 d16");
}

#[test]
fn box_1_stops_taking_a_missing_token() {
    let mut run = scene(2, "0 plays 5; 1 plays 16; cell Goods Relic").lay();
    assert_eq!(run.refuses(1, json!({"do": "Take", "token": "Map"})), ["BOX-1"]);
}

#[test]
fn dusk_2_shows_immediate_token_effects() {
    // The saber kills before the next character takes, so one of the two in the right den is left.
    let run = scene(2, "0 plays 16; 0 den 7; 1 plays 29; cell Saber Goods").lay();
    let run = run.says(1, json!({"do": "Take", "token": "Saber"}));
    let told = run.told(&["Took", "Discarded", "Entered"]);
    assert_eq!(told, ["Took 1 Saber", "Discarded 0 7", "Entered 1 29", "Took 0 Goods", "Entered 0 16"]);
}

#[test]
fn dusk_3_shows_characters_entering_their_dens() {
    day("DUSK-3", 3, "0 plays 16; 1 plays 29; 2 plays 5; cell Goods", "10 d16 | 13 d29 Goods:1 | 10 d5");
}

#[test]
fn dusk_4_shows_untaken_tokens_left_on_cell() {
    assert_eq!(played(2, "0 plays 5; 1 plays 16; cell Goods:2").evening().cell().total(), 1);
}

#[test]
fn abil_1_breaks_skipping_a_choice() {
    let mut run = scene(2, "0 plays 22; 0 graveyard 3 4; 1 plays 5").lay();
    assert_eq!(run.refuses(0, json!({"do": "Pass"})), ["ABIL-1"]);
    let pass = serde_json::from_value(json!({"do": "Pass"})).expect("a command");
    run.say(kernel::Actor::Seat(kernel::Seat(0)), &pass, &["ABIL-1"]).expect("the table allows it");
    assert_eq!(run.table(), "10 d22 g3,4 | 10 d5");
}

#[test]
fn abil_2_shows_lost_and_repeated_turns() {
    // A Captain discarded before his turn brings nothing; a recovered one would act again.
    day("ABIL-2", 2, "0 plays 14; 1 plays 29", "10 d14 | 10 g29");
    day("ABIL-2", 2, "0 plays 29; 0 den 3; 1 plays 5", "13 d3,29 | 10 d5");
}

#[test]
fn money_1_shows_payment_limited_to_purse() {
    day("MONEY-1", 2, "0 plays 3; 1 plays 16; 1 purse 2", "12 d3 | 0 d16");
    day("MONEY-1", 2, "0 plays 24; 0 booty Goods:5; 0 purse 3; 1 plays 5", "0 d24 Goods:5 | 10 d5");
}

#[test]
fn saber_1_breaks_a_kill_beyond_the_neighbours() {
    let text = "0 plays 16; 1 plays 29; 1 den 4; 2 plays 5; 2 den 6; 3 plays 7; 3 den 9; 0 den 3; cell Saber";
    let mut run = scene(4, text).lay();
    assert_eq!(run.refuses(1, json!({"do": "Kill", "seat": 3, "rank": 9})), ["SABER-1"]);
    let far = serde_json::from_value(json!({"do": "Kill", "seat": 3, "rank": 9})).expect("a command");
    run.say(kernel::Actor::Seat(kernel::Seat(1)), &far, &["SABER-1"]).expect("the table allows it");
    assert!(run.table().ends_with("11 d7 g9"), "{}", run.table());
}

#[test]
fn grave_1_shows_discarded_characters_in_owners_graveyard() {
    day("GRAVE-1", 2, "0 plays 15; 1 plays 5; 1 den 16", "7 d15 | 10 d5 g16");
}

#[test]
fn booty_2_shows_discarded_tokens_in_the_bag() {
    let run = played(2, "0 plays 6; 0 booty Relic:3; 1 plays 5");
    assert_eq!(run.evening().bag().of(libertalia::Token::Relic), 9);
}

#[test]
fn rep_1_shows_equal_ranks_ordered_by_reputation() {
    // Gunners: yellow has reputation 1, red 2, blue 3.
    let run = played(3, "0 plays 15; 1 plays 15; 2 plays 15");
    assert_eq!(run.told(&["Acts"]), ["Acts 0 15", "Acts 1 15", "Acts 2 15"]);
}
