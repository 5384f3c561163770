//! Each character by itself (`CHAR-1` to `CHAR-30`): the table before and at the end of the day.

use serde_json::json;

use super::days::day;
use super::table::scene;

#[test]
fn char_1_shows_replacement_from_hand_or_none() {
    // One other card in hand leaves no choice; without any, no character comes.
    day("CHAR-1", 2, "0 plays 1; 0 hand 29; 1 plays 5", "13 d29 g1 | 10 d5");
    day("CHAR-1", 2, "0 plays 1; 1 plays 5", "10 g1 | 10 d5");
}

#[test]
fn char_2_shows_relics_passed_to_left_neighbour() {
    // Relics go to the left neighbour, the next seat.
    day("CHAR-2", 3, "0 plays 2; 0 booty Relic:2 Map; 1 plays 5; 2 plays 16", "10 d2 Map:1 | 10 d5 Relic:2 | 10 d16");
    day("CHAR-2", 3, "2 plays 2; 2 booty Relic; 1 plays 5; 0 plays 16", "10 d16 Relic:1 | 10 d5 | 10 d2");
    day("CHAR-2", 2, "0 plays 2; 1 plays 5; 1 booty Relic", "10 d2 | 10 d5 Relic:1");
}

#[test]
fn char_3_shows_owner_of_highest_character_paying() {
    // The owner pays what there is; the Beggar's own highest character pays nothing.
    day("CHAR-3", 3, "0 plays 3; 1 plays 5; 2 plays 16", "13 d3 | 10 d5 | 7 d16");
    day("CHAR-3", 2, "0 plays 3; 1 plays 16; 1 purse 2", "12 d3 | 0 d16");
    day("CHAR-3", 2, "0 plays 3; 1 plays 1", "10 d3 | 10 g1");
}

#[test]
fn char_4_shows_character_recruited_from_own_den() {
    day("CHAR-4", 2, "0 plays 4; 0 den 16; 1 plays 5", "10 d4 h16 | 10 d5");
    day("CHAR-4", 2, "0 plays 4; 1 plays 5; 1 den 16", "10 d4 | 10 d5,16");
}

#[test]
fn char_6d_shows_one_token_kept() {
    // A single token is kept; without any, nothing happens.
    day("CHAR-6D", 2, "0 plays 6; 0 booty Map:3; 1 plays 5", "10 d6 Map:1 | 10 d5");
    day("CHAR-6D", 2, "0 plays 6; 0 booty Map; 1 plays 5", "10 d6 Map:1 | 10 d5");
}

#[test]
fn char_9d_shows_half_of_purse_lost_rounded_down() {
    // Half of the doubloons, rounded down.
    day("CHAR-9D", 2, "0 plays 9; 0 purse 11; 1 plays 9; 1 purse 1", "6 d9 | 1 d9");
}

#[test]
fn char_10_shows_five_doubloons_for_fewer_than_nine() {
    // Strictly fewer than 9 doubloons.
    day("CHAR-10", 2, "0 plays 10; 0 purse 8; 1 plays 10; 1 purse 9", "13 d10 | 9 d10");
}

#[test]
fn char_11_shows_two_doubloons_per_character_in_graveyard() {
    day("CHAR-11", 2, "0 plays 11; 0 graveyard 3 4 5; 1 plays 5", "16 d11 g3,4,5 | 10 d5");
}

#[test]
fn char_14_shows_highest_character_discarded_even_himself() {
    // The Brute may discard himself too.
    day("CHAR-14", 2, "0 plays 14; 1 plays 30; 1 den 7", "10 d14 | 11 d7 g30");
    day("CHAR-14", 2, "0 plays 14; 1 plays 5", "10 g14 | 10 d5");
}

#[test]
fn char_15_shows_three_doubloons_paid_and_one_character_discarded() {
    // Pays even without a victim, unless an option says otherwise. The player's own den counts.
    day("CHAR-15", 2, "0 plays 15; 1 plays 5", "7 d15 | 10 d5");
    day("CHAR-15", 2, "0 plays 15; 1 plays 5; option gunner_spares", "10 d15 | 10 d5");
    day("CHAR-15", 2, "0 plays 15; 0 den 16; 1 plays 5; option gunner_spares", "7 d15 g16 | 10 d5");
    day("CHAR-15", 2, "0 plays 15; 0 purse 2; 1 plays 5; 1 den 16", "0 d15 | 10 d5 g16");
}

#[test]
fn char_15_shows_option_set_in_new_games_and_unset_in_older_ones() {
    use kernel::Rules;
    let fresh = libertalia::Libertalia::default_setup(3);
    assert!(fresh.options.gunner_spares);
    assert_eq!(serde_json::to_value(&fresh).expect("JSON")["options"]["gunner_spares"], true);
    let older: libertalia::Setup = serde_json::from_str(r#"{"options":{"hidden_purses":true}}"#).expect("a set-up");
    assert!(!older.options.gunner_spares);
}

#[test]
fn char_17_shows_officers_exchanged_for_draws() {
    // Officers are returned first; drawn sabers and officers have no effect.
    day("CHAR-17", 2, "0 plays 17; 0 booty Officer:2 Map; 1 plays 5; 1 den 16", "10 d17 Chest:2 Map:1 | 10 d5,16");
    day("CHAR-17", 2, "0 plays 17; 0 booty Map; 1 plays 5", "10 d17 Map:1 | 10 d5");
}

#[test]
fn char_19_shows_two_doubloons_per_lower_character_in_den() {
    // Counts lower characters in the den, not those on the ship such as himself.
    day("CHAR-19", 2, "0 plays 19; 0 den 16 5 24; 1 plays 5", "14 d5,16,19,24 | 10 d5");
}

#[test]
fn char_21_shows_two_equal_tokens_sold() {
    day("CHAR-21", 2, "0 plays 21; 0 booty Relic:2; 1 plays 5", "13 d21 | 10 d5");
    day("CHAR-21", 2, "0 plays 21; 0 booty Relic Map; 1 plays 5", "10 d21 Map:1 Relic:1 | 10 d5");
}

#[test]
fn char_22_shows_character_recovered_from_graveyard() {
    day("CHAR-22", 2, "0 plays 22; 0 graveyard 16; 1 plays 5; 1 graveyard 3", "10 d22 h16 | 10 d5 g3");
    day("CHAR-22", 2, "0 plays 22; 1 plays 5", "10 d22 | 10 d5");
}

#[test]
fn char_24d_shows_one_doubloon_paid_per_token() {
    // Pays 1 for each token, but no more than there is.
    day(
        "CHAR-24D",
        2,
        "0 plays 24; 0 booty Map:3 Relic; 1 plays 24; 1 booty Goods:5; 1 purse 3",
        "6 d24 Map:3 Relic:1 | 0 d24 Goods:5",
    );
}

#[test]
fn char_26d_shows_one_doubloon_gained_per_token() {
    day("CHAR-26D", 2, "0 plays 26; 0 booty Saber:3 Relic; 1 plays 29", "14 d26 Saber:3 Relic:1 | 13 d29");
}

#[test]
fn char_30_shows_own_den_cleared() {
    // He himself is on the ship.
    day("CHAR-30", 2, "0 plays 30; 0 den 7 16 24; 1 plays 5; 1 den 16", "10 d30 g7,16,24 | 10 d5,16");
}

#[test]
fn char_7_shows_one_doubloon_every_night() {
    day("CHAR-7", 2, "0 plays 5; 0 den 7; 1 plays 7", "11 d5,7 | 11 d7");
}

#[test]
fn char_12_shows_one_doubloon_per_higher_character() {
    day("CHAR-12", 2, "0 plays 5; 0 den 12 13 16 3; 1 plays 16", "14 d5,12,13,16 g3 | 10 d16");
    day("CHAR-12", 2, "0 plays 24; 0 den 12 3; 1 plays 16", "11 d3,12,24 | 10 d16");
}

#[test]
fn char_13_shows_lowest_other_character_discarded() {
    // Alone in the den, there is no character to discard and no gain.
    day("CHAR-13", 2, "0 plays 13; 1 plays 16; 1 den 13", "10 d13 | 12 d13 g16");
}

#[test]
fn char_20_shows_one_doubloon_per_saber() {
    // Every saber counts, also one without effect.
    day("CHAR-20", 2, "0 plays 20; 0 booty Saber:3; 1 plays 16", "13 d20 Saber:3 | 10 d16");
    day("CHAR-20 CHAR-27", 2, "0 plays 20; 0 den 27; 0 booty Saber; 1 plays 16", "13 d20,27 Saber:1 | 10 d16");
}

#[test]
fn char_27_shows_two_doubloons_if_unique_else_all_copies_discarded() {
    day("CHAR-27", 3, "0 plays 27; 1 plays 16; 2 plays 16", "12 d27 | 10 d16 | 10 d16");
    day("CHAR-27", 3, "0 plays 27; 1 plays 16; 2 plays 27", "10 g27 | 10 d16 | 10 g27");
    day("CHAR-27", 3, "0 plays 5; 0 den 27; 1 plays 27; 2 plays 27", "10 d5 g27 | 10 g27 | 10 g27");
    // CHAR-27 acts before CHAR-13: the discarded copies are gone when the Mutineer acts.
    day("CHAR-27 CHAR-13", 2, "0 plays 13; 0 den 27; 1 plays 27", "10 d13 g27 | 10 g27");
}

#[test]
fn night_1_shows_higher_characters_acting_first() {
    // The Mutineer acts before the Freed Slave, the Waitress and the Barkeep.
    day("NIGHT-1", 2, "0 plays 13; 0 den 7; 1 plays 13; 1 den 12", "12 d13 g7 | 12 d13 g12");
    day("NIGHT-1", 2, "0 plays 13; 0 den 8 7; 0 booty Map:3; 1 plays 5", "15 d8,13 g7 Map:2 | 10 d5");
}

#[test]
fn char_5_shows_no_token_taken() {
    day("CHAR-5", 2, "0 plays 5; 1 plays 16; cell Goods:2", "10 d5 | 10 d16 Goods:1");
}

#[test]
fn char_18_shows_two_tokens_taken() {
    day("CHAR-18", 2, "0 plays 18; 1 plays 5; cell Goods:3", "10 d18 Goods:2 | 10 d5");
    // With one token left he takes one; characters below find none.
    day("CHAR-18", 2, "0 plays 18; 1 plays 16; cell Goods", "10 d18 Goods:1 | 10 d16");
}

#[test]
fn char_29d_shows_three_doubloons_gained() {
    day("CHAR-29D", 2, "0 plays 29; 0 booty Relic:2; 1 plays 5", "13 d29 Relic:2 | 10 d5");
}

#[test]
fn char_4_stops_recruiting_outside_own_den() {
    let mut run = scene(2, "0 plays 4; 0 den 16 24; 1 plays 5; 1 den 7").lay();
    assert_eq!(run.refuses(0, json!({"do": "Recruit", "rank": 7})), ["CHAR-4"]);
    assert_eq!(run.says(0, json!({"do": "Recruit", "rank": 24})).table(), "10 d4,16 h24 | 11 d5,7");
}

#[test]
fn char_8_stops_selling_a_missing_map() {
    // The Waitress's owner is asked all the same, so that declining reveals nothing.
    let mut run = scene(2, "0 plays 8; 0 booty Goods; 1 plays 5").lay();
    assert_eq!(run.asked(), "0 sell");
    assert_eq!(run.refuses(0, json!({"do": "SellMap"})), ["CHAR-8"]);
    assert_eq!(run.says(0, json!({"do": "Pass"})).table(), "10 d8 Goods:1 | 10 d5");
    // At most one a night.
    let run = scene(2, "0 plays 8; 0 booty Map:2; 1 plays 5").lay();
    let run = run.says(0, json!({"do": "SellMap"}));
    assert_eq!(run.table(), "13 d8 Map:1 | 10 d5");
    assert_eq!(run.told(&["BootyShown", "Gained"]), ["BootyShown 0", "Gained 0 3"]);
}

#[test]
fn char_21_stops_selling_too_few_or_missing_tokens() {
    let mut run = scene(2, "0 plays 21; 0 booty Relic:3 Goods:2; 1 plays 5").lay();
    assert_eq!(run.asked(), "0 exchange");
    assert_eq!(run.refuses(0, json!({"do": "Exchange", "token": "Goods", "count": 3})), ["CHAR-21"]);
    assert_eq!(run.refuses(0, json!({"do": "Exchange", "token": "Relic", "count": 1})), ["CHAR-21"]);
    let run = run.says(0, json!({"do": "Exchange", "token": "Relic", "count": 3}));
    assert_eq!(run.table(), "15 d21 Goods:2 | 10 d5");
}

#[test]
fn char_22_stops_recovery_from_outside_own_graveyard() {
    let mut run = scene(2, "0 plays 22; 0 graveyard 3 4; 1 plays 5").lay();
    assert_eq!(run.refuses(0, json!({"do": "Heal", "rank": 5})), ["CHAR-22"]);
    assert_eq!(run.says(0, json!({"do": "Heal", "rank": 4})).table(), "10 d22 g3 h4 | 10 d5");
}
