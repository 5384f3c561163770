//! Information visible to other players (`SECRET-1`, `SECRET-2`).

use kernel::{Actor, Rules, Seat, Secrets, Viewer};
use libertalia::{Command, Event, Libertalia, RankSet};
use serde_json::json;

use super::table::{rank, scene};

fn seen_by(state: &Libertalia, viewer: u8, seat: usize) -> (Vec<u8>, Vec<u8>, u8, u8) {
    let known = state.information_state(Viewer::Seat(Seat(viewer)));
    let player = &known.players[seat];
    let numbers = |ranks: RankSet| ranks.iter().map(libertalia::Rank::number).collect::<Vec<_>>();
    (numbers(player.hand), numbers(player.graveyard), player.cards(), player.dead())
}

#[test]
fn secret_2_shows_surgeons_choice_blurred() {
    let run = scene(2, "day 4; 0 plays 22; 0 graveyard 3 4 16; 0 hand 7; 1 plays 5; 1 hand 9").lay();
    let run = run.says(0, json!({"do": "Heal", "rank": 4}));
    // The hand has one of three cards; the others are in the graveyard.
    assert_eq!(seen_by(run.state(), 1, 0), (vec![7], vec![], 2, 2));
    assert_eq!(seen_by(run.state(), 0, 0), (vec![4, 7], vec![3, 16], 2, 2));
    let healed = run.events.iter().find(|event| matches!(event, Event::Healed { .. })).expect("an event of healing");
    assert_eq!(
        run.state().redact_event(healed, Viewer::Table),
        Some(Event::Healed { seat: Seat(0), rank: None, secret: true })
    );
    assert_eq!(run.state().redact_event(healed, Viewer::Seat(Seat(0))).as_ref(), Some(healed));
    // Other players' screens do not reveal which of them can be chosen.
    for number in [4, 7] {
        let choose = Command::Choose { rank: rank(number) };
        assert!(run.state().reveals_secret(Actor::Seat(Seat(0)), &choose, Viewer::Table));
        assert!(!run.state().reveals_secret(Actor::Seat(Seat(0)), &choose, Viewer::Seat(Seat(0))));
    }
    // A played card is visible, and the rest is known again.
    let run = run.says(0, json!({"do": "Choose", "rank": 4})).says(1, json!({"do": "Choose", "rank": 9}));
    let run = run.drawn(json!({"do": "Reveal"}));
    assert_eq!(seen_by(run.state(), 1, 0).1, [3, 16]);
}

/// Cards on the table are entered as they lie, including one that others could not place before.
#[test]
fn dawn_1_enters_a_card_known_only_to_its_owner() {
    let run = scene(2, "day 4; 0 plays 22; 0 graveyard 3 4 16; 0 hand 7; 1 plays 5; 1 hand 9").lay();
    let run = run.says(0, json!({"do": "Heal", "rank": 4}));
    let shown = serde_json::to_value(run.state().information_state(Viewer::Table).view(Viewer::Table)).expect("a view");
    assert_eq!((&shown["players"][0]["hand"], &shown["players"][0]["blurred"]), (&json!([7]), &json!([3, 4, 16])));
    let run = run.says(0, json!({"do": "Lay", "cards": [{"seat": 0, "rank": 4}, {"seat": 1, "rank": 9}]}));
    assert_eq!(seen_by(run.state(), 1, 0).1, [3, 16]);
}

#[test]
fn surgeons_forced_choice_is_public() {
    let run = scene(2, "0 plays 22; 0 graveyard 16; 0 hand 7; 1 plays 5; 1 hand 9").lay();
    assert_eq!(seen_by(run.state(), 1, 0).0, [7, 16]);
}

#[test]
fn secret_1_shows_booty_choices_and_purses_only_to_owners() {
    let start = scene(2, "option hidden_purses; 0 booty Map:2; 0 shows Goods; 0 hand 3 7; 1 hand 9").start;
    let known = start.information_state(Viewer::Seat(Seat(1)));
    let player = &known.players[0];
    assert_eq!((player.purse, player.down.total(), player.covered, player.open.total()), (None, 0, 2, 1));
    assert_eq!(known.players[1].purse, Some(10));
    let mut run = super::table::Run { play: kernel::Play::new(&start), start, events: vec![] };
    run = run.says(0, json!({"do": "Choose", "rank": 7}));
    assert_eq!(run.state().information_state(Viewer::Table).players[0].choice, Some(libertalia::Choice::Sealed));
    // The price of a map becomes public when it is sold; whether there is a map does not.
    assert!(run.state().reveals_secret(Actor::Seat(Seat(0)), &Command::SellMap, Viewer::Table));
    assert_eq!(run.state().information_state(Viewer::Table).asks().len(), 1);
}

fn tells(state: &Libertalia, command: serde_json::Value) -> bool {
    let command: Command = serde_json::from_value(command).expect("a command");
    let told = [Viewer::Table, Viewer::Seat(Seat(0)), Viewer::Spectator].map(|viewer| {
        // The result is the same from the viewer's knowledge.
        let told = state.reveals_secret(Actor::Seat(Seat(0)), &command, viewer);
        assert_eq!(
            state.information_state(viewer).reveals_secret(Actor::Seat(Seat(0)), &command, viewer),
            told,
            "{command:?}"
        );
        told
    });
    assert!(told.iter().all(|one| *one == told[0]), "{command:?}: {told:?}");
    told[0]
}

#[test]
fn secret_1_shows_no_other_hands_with_hands_from_memory() {
    let start = scene(2, "option hands_from_memory; 0 hand 3 7; 0 den 4; 0 graveyard 16; 1 hand 9; 1 hand 10").start;
    for viewer in [Viewer::Table, Viewer::Spectator, Viewer::Seat(Seat(1))] {
        let known = start.information_state(viewer);
        let shown = serde_json::to_value(known.view(viewer)).expect("a view");
        let player = &shown["players"][0];
        assert_eq!((&player["cards"], &player["dead"], &player["den"]), (&json!(2), &json!(1), &json!([4])));
        for pile in ["hand", "graveyard", "gone", "blurred"] {
            assert_eq!(player[pile], json!([]), "{pile}");
        }
        // This screen cannot tell whether a card is in another player's hand.
        let choose = Command::Choose { rank: rank(3) };
        assert!(start.reveals_secret(Actor::Seat(Seat(0)), &choose, viewer));
        assert!(known.hints(Seat(0)).is_empty());
    }
    assert_eq!(seen_by(&start, 0, 0).0, [3, 7]);
    // Without the option, every player can infer it.
    let open = scene(2, "0 hand 3 7; 0 graveyard 16; 1 hand 9; 1 hand 10").start;
    assert_eq!(seen_by(&open, 1, 0), (vec![3, 7], vec![16], 2, 1));
    // The Surgeon's choice is secret, even if there is only one character.
    let run = scene(2, "option hands_from_memory; 0 plays 22; 0 graveyard 16; 0 hand 7; 1 plays 5; 1 hand 9").lay();
    let healed = run.events.iter().find(|event| matches!(event, Event::Healed { .. })).expect("an event of healing");
    assert!(matches!(run.state().redact_event(healed, Viewer::Table), Some(Event::Healed { rank: None, .. })));
}

#[test]
fn fix_3_shows_no_face_down_booty_through_cell_corrections() {
    let booty = scene(2, "0 booty Chest:2; 0 hand 3 7; 1 booty Map; 1 hand 9").start;
    let cell = |token: &str, count: u8| json!({"do": "Correct", "fix": {"what": "Cell", "day": 5, "token": token, "count": count}});
    let told = |command: serde_json::Value, viewer: Viewer| {
        let command: Command = serde_json::from_value(command).expect("a command");
        let told = booty.reveals_secret(Actor::Seat(Seat(0)), &command, viewer);
        assert_eq!(booty.information_state(viewer).reveals_secret(Actor::Seat(Seat(0)), &command, viewer), told);
        told
    };
    // Three tokens lie face down, and a second chest may or may not fit. One relic always fits, five chests never do.
    assert!(told(cell("Chest", 2), Viewer::Table));
    assert!(!told(cell("Relic", 1), Viewer::Table));
    // The owner of two of them knows that at most one more is a chest.
    assert!(!told(cell("Chest", 1), Viewer::Seat(Seat(0))));
}

#[test]
fn secret_2_shows_no_question_if_publicly_no_map() {
    let asked =
        |booty: &str| scene(2, &format!("0 den 8; 0 plays 5; 1 plays 5; 0 hand 3; 1 hand 3; {booty}")).lay().asked();
    assert_eq!(asked("0 booty Goods"), "0 sell");
    assert_eq!(asked("0 booty Map"), "0 sell");
    assert_eq!(asked("0 shows Map"), "0 sell");
    for nothing in ["0 shows Goods", "0 purse 10", "0 booty Goods; 1 shows Map:8"] {
        assert_eq!(asked(nothing), "nothing", "{nothing}");
    }
}

#[test]
fn booty_1_shows_no_booty_for_an_impossible_ability() {
    let shown = |rank: u8, booty: &str| {
        let run = scene(2, &format!("0 plays {rank}; 0 booty {booty}; 0 hand 3; 1 plays 5; 1 hand 3")).lay();
        run.told(&["BootyShown"]).len()
    };
    for (rank, not, used) in [
        (2, "Map", "Map Relic"),
        (6, "Map", "Map Relic"),
        (17, "Map", "Map Officer"),
        (20, "Map", "Map Saber"),
        (21, "Map Relic", "Map:2"),
    ] {
        assert_eq!((shown(rank, not), shown(rank, used)), (0, 1), "{rank}");
    }
    // Every token counts for these characters.
    assert_eq!((shown(24, "Map"), shown(26, "Map")), (1, 1));
    // All players see the Spy's draws, which then lie face down.
    let run = scene(2, "0 plays 17; 0 booty Map Officer; 0 hand 3; 1 plays 5; 1 hand 3").lay();
    let run = run.drawn(json!({"do": "DrawTokens", "tokens": {"Jewel": 1}}));
    let drew = run.events.iter().find(|event| matches!(event, Event::Drew { .. })).expect("drawn");
    assert_eq!(run.state().redact_event(drew, Viewer::Spectator).as_ref(), Some(drew));
    let known = run.state().information_state(Viewer::Spectator);
    assert_eq!((known.players[0].open.total(), known.players[0].covered), (1, 1));
}

/// Returns the number of tokens turned face up in the first seat's den. Every question gets its first possible
/// answer.
fn turned_up(text: &str) -> usize {
    let shown = |event: &&Event| matches!(event, Event::BootyShown { seat: Seat(0), .. });
    scene(2, text).lay().on().events.iter().filter(shown).count()
}

#[test]
fn booty_1_shows_no_booty_at_raid_end_if_nothing_counts() {
    let at_the_end =
        |rank: u8, booty: &str| turned_up(&format!("day 6; 0 plays 5; 1 plays 5; 0 den {rank}; 0 booty {booty}"));
    // The Captain pays for relics; the Treasurer is paid for goods, jewels and chests and looks at nothing else.
    assert_eq!((at_the_end(29, "Map Saber"), at_the_end(29, "Map Relic")), (0, 1));
    for paid in ["Goods", "Jewel", "Chest"] {
        assert_eq!((at_the_end(23, "Map Relic"), at_the_end(23, &format!("Map {paid}"))), (0, 1), "{paid}");
    }
    // By day the Captain only gains, so his booty stays as it was.
    let by_day = scene(2, "0 plays 29; 0 booty Relic; 0 hand 3; 1 plays 5; 1 hand 3").lay();
    assert_eq!(by_day.told(&["BootyShown"]).len(), 0);
}

#[test]
fn booty_1_shows_booty_only_of_a_selling_waitress() {
    let asked =
        |booty: &str| scene(2, &format!("0 den 8; 0 booty {booty}; 0 plays 5; 1 plays 5; 0 hand 3; 1 hand 3")).lay();
    for booty in ["Map Relic", "Goods Relic"] {
        // A player who declines shows nothing, with or without a map.
        let run = asked(booty);
        assert_eq!(run.asked(), "0 sell");
        assert_eq!(run.says(0, json!({"do": "Pass"})).told(&["BootyShown"]).len(), 0, "{booty}");
    }
    let sold = asked("Map Relic").says(0, json!({"do": "SellMap"}));
    assert_eq!(sold.told(&["BootyShown"]), ["BootyShown 0"]);
    // Without a map she cannot sell, and the refused attempt shows nothing.
    let mut none = asked("Goods Relic");
    assert!(!none.refuses(0, json!({"do": "SellMap"})).is_empty());
    assert_eq!(none.told(&["BootyShown"]).len(), 0);
}

fn fix(fix: serde_json::Value) -> serde_json::Value {
    json!({"do": "Correct", "fix": fix})
}

#[test]
fn secret_1_shows_no_verdict_that_reveals_hidden_booty_or_purses() {
    let nothing = scene(2, "0 shows Goods; 0 hand 3 7; 1 hand 9").start;
    let booty = scene(2, "0 booty Map:2; 0 hand 3 7; 1 hand 9").start;
    let purses = scene(2, "option hidden_purses; 0 hand 3 7; 1 hand 9").start;
    let early = |score: bool| json!({"do": "EndEarly", "score": score});
    assert_eq!([&nothing, &booty, &purses].map(|state| tells(state, early(true))), [false, true, true]);
    // Without scoring, everything stays face down.
    assert_eq!([&nothing, &booty, &purses].map(|state| tells(state, early(false))), [false; 3]);
    let dens = || fix(json!({"what": "OpenDens"}));
    assert_eq!([&nothing, &booty, &purses].map(|state| tells(state, dens())), [false, true, false]);
    let options = |state: &Libertalia, open: bool, hidden: bool| {
        let options = libertalia::Options { open_booty: open, hidden_purses: hidden, ..state.options };
        tells(state, fix(json!({"what": "Options", "options": options})))
    };
    assert_eq!([&nothing, &booty, &purses].map(|state| options(state, true, true)), [false, true, false]);
    assert_eq!([&nothing, &booty, &purses].map(|state| options(state, false, false)), [false, false, true]);
    // The last day is played normally, not set by a correction.
    let last = || fix(json!({"what": "Day", "day": 6}));
    assert_eq!([&nothing, &booty, &purses].map(|state| tells(state, last())), [false, true, true]);
    assert!(!tells(&booty, fix(json!({"what": "Day", "day": 4}))));
    assert!(!tells(&purses, fix(json!({"what": "Purse", "seat": 1, "doubloons": 3}))));
    assert!(!tells(&booty, fix(json!({"what": "Card", "seat": 1, "rank": 9, "pile": "den"}))));
}

#[test]
fn secret_1_shows_no_verdict_on_corrections_that_end_the_raid() {
    let said = "day 6; 0 booty Map; 0 plays 5; 1 plays 9; cell Goods Jewel; 0 hand 3; 1 hand 8";
    let run = scene(2, said).lay();
    assert_eq!(run.asked(), "1 take");
    // Without the taking characters, the raid is over.
    let gone = |seat: u8, rank: u8| fix(json!({"what": "Card", "seat": seat, "rank": rank, "pile": "graveyard"}));
    assert!(!tells(run.state(), gone(0, 3)));
    let run = run.says(0, gone(0, 5));
    assert!(tells(run.state(), gone(1, 9)));
    let open = scene(2, &said.replace("booty", "shows")).lay().says(0, gone(0, 5));
    assert!(!tells(open.state(), gone(1, 9)));
    let run = run.says(0, gone(1, 9));
    assert!(run.events.iter().any(|event| matches!(event, Event::Scored { .. })));
}

#[test]
fn secret_2_shows_no_verdict_that_locates_a_blurred_card() {
    let run = scene(2, "day 4; 0 plays 22; 0 graveyard 3 4 16; 0 hand 7; 1 plays 5; 1 hand 9").lay();
    let run = run.says(0, json!({"do": "Heal", "rank": 4}));
    let card = |rank: u8| fix(json!({"what": "Card", "seat": 0, "rank": rank, "pile": "den"}));
    let told = |viewer: Viewer, rank: u8| {
        let command: Command = serde_json::from_value(card(rank)).expect("a command");
        run.state().reveals_secret(Actor::Seat(Seat(1)), &command, viewer)
    };
    // The number of cards left in the hand reveals whether the card was there.
    assert!([3, 4, 16].into_iter().all(|rank| told(Viewer::Table, rank) && told(Viewer::Seat(Seat(1)), rank)));
    assert!(!told(Viewer::Table, 7) && !told(Viewer::Seat(Seat(0)), 4));
}

#[test]
fn secret_1_shows_hidden_purse_corrections_only_to_owner() {
    for (option, told) in [("option hidden_purses; ", json!(null)), ("", json!(3))] {
        let start = scene(2, &format!("{option}0 hand 3 7; 1 hand 9")).start;
        let run = super::table::Run { play: kernel::Play::new(&start), start, events: vec![] };
        let run = run.says(0, fix(json!({"what": "Purse", "seat": 1, "doubloons": 3})));
        assert_eq!(run.state().players[1].purse, Some(3));
        let heard =
            |viewer: Viewer| json!(run.state().redact_event(&run.events[0], viewer))["fix"]["doubloons"].clone();
        assert_eq!([heard(Viewer::Seat(Seat(0))), heard(Viewer::Table)], [told.clone(), told]);
        assert_eq!(heard(Viewer::Seat(Seat(1))), 3);
    }
}

#[test]
fn purse_correction_requires_an_amount() {
    let start = scene(2, "option hidden_purses; 0 hand 3 7; 1 hand 9").start;
    let mut run = super::table::Run { play: kernel::Play::new(&start), start, events: vec![] };
    let refused = run.refuses(0, fix(json!({"what": "Purse", "seat": 1, "doubloons": null})));
    assert_eq!(refused, ["FIX-1"]);
    assert!(serde_json::from_value::<Command>(fix(json!({"what": "Purse", "seat": 1}))).is_err());
}
