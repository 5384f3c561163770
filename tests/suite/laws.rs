//! The laws of games, checked for every game, with a line for each game at the end.

use std::collections::BTreeSet;

use bucintoro_tests::cases::{cases, seeds};
use kernel::suite::{
    self, ComparisonCounts, CorrectionCoverage, SeatChangeCounts, SeatSecret, WholeGameCounts, chairs,
};
use kernel::{Actor, GameTestExt, Play, Rules, Seat, TableView, Viewer};
use libertalia::Libertalia;
use serde_json::json;
use serenissima::Serenissima;
use serenissima_1996::Serenissima1996;
use twilight::Twilight;

/// Number of random games of each size and set-up.
const SEEDS: u64 = 2;

/// Number of whole random games of each game.
const WHOLE_GAMES: u64 = 50;

/// Number of random games in which every legal command is decided, for each size and set-up.
const LEGAL_SEEDS: u64 = 1;

/// Number of random games that are compared with their twins, for each size and set-up.
const TWIN_SEEDS: u64 = 2;

/// Number of steps of a random game in which every named secret is checked, for each size and set-up.
const HIDDEN_STEPS: u32 = 150;

/// Number of random games with corrections, for each size and set-up: enough for every kind of question.
const CORRECTED_SEEDS: u64 = 6;

/// Number of entries of a game with corrections, for each seed, size and set-up.
const CORRECTED_ENTRIES: u32 = 250;

/// Number of entries of the games that search for every kind of phase, for each size and set-up.
const POSITION_ENTRIES: u32 = 2_000;

/// Number of random positions that are damaged, for each size and set-up.
const SPOILT_POSITIONS: u64 = 15;

/// What random corrections and damaged positions of a game reach. Exceptions are named with a reason.
struct Coverage<S> {
    /// Returns what a seat of this set-up hides from all other viewers.
    secrets: fn(&S) -> Vec<SeatSecret>,
    /// Returns further set-ups: games under way, and positions shortly before rare questions.
    extra_setups: fn(usize) -> Vec<S>,
    /// Questions that random corrections do not reach.
    unmet: &'static [(&'static str, &'static str)],
    /// Events that change the state after a correction has left no question open.
    moved_by: &'static [(&'static str, &'static str)],
    /// Kinds of phases in which no position is damaged.
    unreached: &'static [(&'static str, &'static str)],
}

/// Returns the names of a list with reasons.
fn names(named: &[(&str, &str)]) -> BTreeSet<String> {
    named.iter().map(|(name, _)| (*name).to_owned()).collect()
}

/// Calls a law with each number of seats, for the default set-up and further ones.
fn in_every_size<G: GameTestExt>(others: impl Fn(usize) -> Vec<G::Setup>, mut law: impl FnMut(usize, G::Setup)) {
    for seats in G::INFO.seats {
        law(seats, G::default_setup(seats));
        others(seats).into_iter().for_each(|setup| law(seats, setup));
    }
}

pub(crate) fn start<G: Rules>(setup: G::Setup, seats: usize) -> G {
    G::start(&G::complete(setup), seats).unwrap_or_else(|flaws| panic!("{flaws:?}"))
}

fn legal_lists_commands_that_decide_accepts<G: GameTestExt>(others: fn(usize) -> Vec<G::Setup>) {
    in_every_size::<G>(others, |seats, setup| {
        for seed in 0..cases(LEGAL_SEEDS) {
            let positions = suite::check_legal_commands::<G>(start(setup.clone(), seats), seats, seed)
                .unwrap_or_else(|broken| panic!("{broken}"));
            assert!(positions > 20, "only {positions} positions");
        }
    });
}

fn limits_of_box_hold_with_every_rule_waived<G: GameTestExt>(others: fn(usize) -> Vec<G::Setup>) {
    in_every_size::<G>(others, |seats, setup| {
        for seed in 0..cases(SEEDS) {
            let stood = suite::check_waivers::<G>(start(setup.clone(), seats), seats, seed, 4_000)
                .unwrap_or_else(|broken| panic!("{broken}"));
            assert!(stood > 100, "only {stood} commands were accepted");
        }
    });
}

fn undo_redo_and_reload_restore_tables<G: GameTestExt>(others: fn(usize) -> Vec<G::Setup>) {
    in_every_size::<G>(others, |seats, setup| {
        for seed in 0..cases(SEEDS) {
            for meddle in [false, true] {
                let mut table = suite::random_table::<G>(setup.clone(), chairs(seats), seed, 700, meddle)
                    .unwrap_or_else(|broken| panic!("{broken}"));
                suite::check_question_ids(&table).unwrap_or_else(|broken| panic!("{broken}"));
                let all: Vec<Viewer> = viewers(seats).collect();
                let viewer = all[seed as usize % all.len()];
                let steps = suite::check_entry_steps(&table, viewer, 7).unwrap_or_else(|broken| panic!("{broken}"));
                assert!(steps > 0, "no events");
                suite::check_accounts(&mut table, viewer).unwrap_or_else(|broken| panic!("{broken}"));
                suite::check_undo_and_redo(&mut table).unwrap_or_else(|broken| panic!("{broken}"));
            }
        }
    });
}

fn position_round_trips<G: GameTestExt>(others: fn(usize) -> Vec<G::Setup>) {
    in_every_size::<G>(others, |seats, setup| {
        for seed in 0..cases(SEEDS) {
            suite::check_position_round_trip::<G>(start(setup.clone(), seats), seed)
                .unwrap_or_else(|broken| panic!("{broken}"));
        }
    });
}

fn every_outcome_of_chance_is_accepted<G: GameTestExt>(others: fn(usize) -> Vec<G::Setup>) {
    in_every_size::<G>(others, |seats, setup| {
        for seed in 0..cases(SEEDS) {
            suite::check_every_outcome::<G>(start(setup.clone(), seats), seed)
                .unwrap_or_else(|broken| panic!("{broken}"));
        }
    });
}

fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    (0..seats as u8).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Table, Viewer::Spectator])
}

fn secrets_do_not_affect_projections<G: GameTestExt>(
    others: fn(usize) -> Vec<G::Setup>,
    coverage: &Coverage<G::Setup>,
) {
    in_every_size::<G>(others, |seats, setup| {
        let has_secrets = others(seats).contains(&setup);
        let secrets = (coverage.secrets)(&setup);
        let first = start::<G>(setup, seats);
        let viewers: Vec<Viewer> = viewers(seats).collect();
        suite::check_hidden_secrets(&first, seats, &viewers, &secrets, 1, HIDDEN_STEPS)
            .unwrap_or_else(|known| panic!("{seats} seats: {known}"));
        let (mut all, each) = (ComparisonCounts::default(), cases(TWIN_SEEDS));
        for seed in 0..each {
            let hears = |seen: &TableView<'_, G>, by, command: &G::Command| seen.may_see_verdict(by, command);
            let watched = suite::check_non_interference(&first, seats, &viewers, seed, 120, hears)
                .unwrap_or_else(|broken| panic!("{broken}"));
            all.compared += watched.compared;
            all.verdicts += watched.verdicts;
            all.left += watched.left;
            all.secret += watched.secret;
            all.different += watched.different;
        }
        // If much is revealed, twins are replaced before they have left many branches.
        assert!(all.compared > 30 * each && all.verdicts > 40 * each && all.left > 10 * each, "{all:?}");
        if has_secrets {
            assert!(all.secret > 0 && all.different > 20 * each, "no secrets: {all:?}");
        }
    });
}

fn table_continues_with_empty_seats<G: GameTestExt>(others: fn(usize) -> Vec<G::Setup>) {
    let mut all = SeatChangeCounts::default();
    in_every_size::<G>(others, |seats, setup| {
        for seed in 0..cases(SEEDS) {
            let seen = suite::check_empty_seats::<G>(setup.clone(), seats, seed, 500)
                .unwrap_or_else(|broken| panic!("{seats} seats, seed {seed}: {broken}"));
            all.moves += seen.moves;
            all.absent += seen.absent;
            all.deserted += seen.deserted;
            all.waited += seen.waited;
        }
    });
    assert!(all.moves > 20 && all.absent > 5 && all.deserted > 0 && all.waited > 0, "{all:?}");
}

fn a_game_waits_for_its_players<G: GameTestExt>(others: fn(usize) -> Vec<G::Setup>) {
    in_every_size::<G>(others, |seats, setup| {
        suite::check_waiting_for_players::<G>(&setup, seats, 7)
            .unwrap_or_else(|broken| panic!("{seats} seats: {broken}"));
    });
}

/// A correction closes questions that it makes void and asks those that are due, and nothing more. Corrections reach
/// every kind of question. Only the named events change the state when no question is open.
fn corrections_trigger_no_other_moves<G: GameTestExt>(
    others: fn(usize) -> Vec<G::Setup>,
    coverage: &Coverage<G::Setup>,
) {
    let mut all = CorrectionCoverage::default();
    let set_ups = |seats| [others(seats), (coverage.extra_setups)(seats)].concat();
    in_every_size::<G>(set_ups, |seats, setup| {
        for seed in 0..cases(CORRECTED_SEEDS) {
            let first = start(setup.clone(), seats);
            let found = suite::check_corrections::<G>(first, seed, CORRECTED_ENTRIES, &mut all, &mut |_, _| Ok(()));
            found.unwrap_or_else(|broken| panic!("{seats} seats, seed {seed}: {broken}"));
        }
    });
    let unmet = |tag: &&&str| !all.at.contains(**tag) && !names(coverage.unmet).contains(**tag);
    let unmet: Vec<_> = G::INFO.questions.iter().filter(unmet).collect();
    assert!(unmet.is_empty(), "not met by a correction: {unmet:?}");
    let unnamed: Vec<_> = all.moved_by.difference(&names(coverage.moved_by)).cloned().collect();
    assert!(unnamed.is_empty(), "moves something after a correction: {unnamed:?}");
}

/// Damaged positions are refused or can be continued, in every kind of phase.
fn invalid_positions_are_refused_or_playable<G: GameTestExt>(
    others: fn(usize) -> Vec<G::Setup>,
    coverage: &Coverage<G::Setup>,
) {
    let (mut accepted, mut tried) = (0, BTreeSet::new());
    let set_ups = |seats| [others(seats), (coverage.extra_setups)(seats)].concat();
    in_every_size::<G>(set_ups, |seats, setup| {
        let first = start::<G>(setup, seats);
        let spoilt = cases(SPOILT_POSITIONS) as u32;
        accepted += suite::check_damaged_positions(first.clone(), seats, seats as u64, spoilt)
            .unwrap_or_else(|broken| panic!("{broken}"));
        suite::check_wrong_numbers(first, seats, seats as u64, POSITION_ENTRIES, &mut tried)
            .unwrap_or_else(|broken| panic!("{broken}"));
    });
    assert!(accepted > 20, "only {accepted} positions were accepted: nothing was tried");
    let missing = |phase: &String| !tried.contains(phase) && !names(coverage.unreached).contains(phase);
    let missing: Vec<String> = G::phases().into_iter().filter(missing).collect();
    assert!(missing.is_empty(), "kinds of phases not reached: {missing:?}");
}

/// Checks that the law finds such a defect: if every viewer sees every verdict, a game with secrets violates the law.
fn law_detects_verdict_that_reveals_secret<G: GameTestExt>(others: fn(usize) -> Vec<G::Setup>) {
    for setup in others(2) {
        let first = start::<G>(setup.clone(), 2);
        let all_heard =
            |seed| suite::check_non_interference(&first, 2, &[Viewer::Seat(Seat(0))], seed, 300, |_, _, _| true);
        assert!((0..20).any(|seed| all_heard(seed).is_err()), "{setup:?} has no secrets");
    }
}

fn whole_games_pass_the_audit<G: GameTestExt>() {
    let mut counts = WholeGameCounts::default();
    for seed in seeds(WHOLE_GAMES) {
        suite::play_whole_game::<G>(seed, &mut counts).unwrap_or_else(|broken| panic!("game {seed}: {broken}"));
    }
    println!("{}: {counts:?}", G::INFO.id);
    assert!(counts.ended > 9 * counts.stopped, "{counts:?}");
    assert!(counts.undone > 0 && counts.waived > 0 && counts.corrected > 0, "{counts:?}");
}

macro_rules! laws {
    ($name:ident: $Game:ty, $others:expr, $coverage:expr) => {
        mod $name {
            use super::*;

            #[test]
            fn legal_lists_commands_that_decide_accepts() {
                super::legal_lists_commands_that_decide_accepts::<$Game>($others);
            }

            #[test]
            fn limits_of_box_hold_with_every_rule_waived() {
                super::limits_of_box_hold_with_every_rule_waived::<$Game>($others);
            }

            #[test]
            fn undo_redo_and_reload_restore_tables() {
                super::undo_redo_and_reload_restore_tables::<$Game>($others);
            }

            #[test]
            fn whole_games_pass_the_audit() {
                super::whole_games_pass_the_audit::<$Game>();
            }

            #[test]
            fn position_round_trips() {
                super::position_round_trips::<$Game>($others);
            }

            #[test]
            fn every_outcome_of_chance_is_accepted() {
                super::every_outcome_of_chance_is_accepted::<$Game>($others);
            }

            #[test]
            fn secrets_do_not_affect_projections() {
                super::secrets_do_not_affect_projections::<$Game>($others, &$coverage);
            }

            #[test]
            fn table_continues_with_empty_seats() {
                super::table_continues_with_empty_seats::<$Game>($others);
            }

            #[test]
            fn a_game_waits_for_its_players() {
                super::a_game_waits_for_its_players::<$Game>($others);
            }

            #[test]
            fn corrections_trigger_no_other_moves() {
                super::corrections_trigger_no_other_moves::<$Game>($others, &$coverage);
            }

            #[test]
            fn invalid_positions_are_refused_or_playable() {
                super::invalid_positions_are_refused_or_playable::<$Game>($others, &$coverage);
            }

            #[test]
            fn law_detects_verdict_that_reveals_secret() {
                super::law_detects_verdict_that_reveals_secret::<$Game>($others);
            }
        }
    };
}

/// Set-ups with hidden money.
pub(crate) fn serenissima_setups(seats: usize) -> Vec<serenissima::Setup> {
    let mut setup = Serenissima::default_setup(seats);
    setup.table.options.hidden_money = true;
    vec![setup]
}

/// Set-ups with hands in the app, and with every rule option.
pub(crate) fn twilight_setups(_: usize) -> Vec<twilight::Setup> {
    let options = twilight::Options { hands: twilight::Hands::Dealt, ..Default::default() };
    let all = twilight::Options { no_op: true, centre_in_masquerade: true, split_guards: true, ..options };
    [options, all].map(|options| twilight::Setup { options, ..Default::default() }).to_vec()
}

/// Players hold the cards of a match that was entered under way. It has no secrets, and obeys all other laws.
#[test]
fn match_under_way_passes_the_laws() {
    let under_way = |_| vec![twilight::Setup { under_way: true, ..Default::default() }];
    legal_lists_commands_that_decide_accepts::<Twilight>(under_way);
    limits_of_box_hold_with_every_rule_waived::<Twilight>(under_way);
    undo_redo_and_reload_restore_tables::<Twilight>(under_way);
    position_round_trips::<Twilight>(under_way);
    table_continues_with_empty_seats::<Twilight>(under_way);
}

/// Set-ups of a game under way, of a battle about cargo, and of one about a port.
fn serenissima_extra_setups(seats: usize) -> Vec<serenissima::Setup> {
    let mut under_way = Serenissima::default_setup(seats);
    under_way.table.under_way = true;
    let battles = [
        "galley 1 red alger 4\n galley 2 blue alger 1 gold gold",
        "galley 1 red genova 5\n galley 2 blue tunis 2\n port tunis blue 2",
    ];
    let held = "players red blue\n pawn 1\n port valencia red 1\n port genova blue 1";
    let battles = battles.map(|battle| Serenissima::setup_at(&format!("{held}\n {battle}")));
    [under_way].into_iter().chain(battles.into_iter().filter(|_| seats == 2)).collect()
}

const SERENISSIMA_COVERAGE: Coverage<serenissima::Setup> = Coverage {
    secrets: |setup| setup.table.options.hidden_money.then(|| SeatSecret::new("/purses/*")).into_iter().collect(),
    extra_setups: serenissima_extra_setups,
    unmet: &[],
    moved_by: &[],
    unreached: &[],
};

laws!(of_serenissima: Serenissima, serenissima_setups, SERENISSIMA_COVERAGE);
/// Set-ups with covered purses, remembered hands, open booty and timed choices, and with every other option.
pub(crate) fn libertalia_setups(seats: usize) -> Vec<libertalia::Setup> {
    let covered = libertalia::Options {
        hidden_purses: true,
        open_booty: true,
        countdown: Some(60),
        hands_from_memory: true,
        ..Default::default()
    };
    let agreed = libertalia::Options {
        gunner_spares: true,
        topman_alone: true,
        gains_first: true,
        below_zero: true,
        last_raid_decides: true,
        ..Default::default()
    };
    let colours = Some(libertalia::Colour::ALL.into_iter().take(seats).collect());
    let under_way = libertalia::Setup { under_way: true, colours, ..Default::default() };
    let played = [covered, agreed].map(|options| libertalia::Setup { options, ..Default::default() });
    played.into_iter().chain([under_way]).collect()
}

/// A set-up of a campaign that is entered after its Surgeon has acted.
fn libertalia_extra_setups(seats: usize) -> Vec<libertalia::Setup> {
    let colours = Some(libertalia::Colour::ALL.into_iter().take(seats).collect());
    let setup = libertalia::Setup { under_way: true, colours, ..Default::default() };
    let mut state = start::<Libertalia>(setup, seats);
    let cells: Vec<_> = ["", "Goods", "Map", "Relic", "Saber", "Jewel"]
        .map(|token| if token.is_empty() { json!({}) } else { json!({ token: seats.min(6) }) })
        .to_vec();
    for fix in [
        json!({"what": "Campaign", "raid": 1, "day": 2, "ranks": (1..=9).collect::<Vec<u8>>(), "cells": cells}),
        json!({"what": "Card", "seat": 0, "rank": 3, "pile": "graveyard"}),
        json!({"what": "Card", "seat": 0, "rank": 4, "pile": "graveyard"}),
        json!({"what": "Healed", "seat": 0}),
    ] {
        let command = serde_json::from_value(json!({"do": "Correct", "fix": fix})).expect("a command");
        let mut play = Play::new(&state);
        play.try_apply(&state, Actor::Seat(Seat(0)), &command, &[]).unwrap_or_else(|no| panic!("{command:?}: {no:?}"));
        play.replace_state(&mut state);
    }
    vec![Libertalia::setup_at(&state.position())]
}

/// The reason why abilities of characters can follow a correction.
const DAY_GOES_ON: &str =
    "the choice that was open has no object any more: the day continues until somebody has a choice";

fn libertalia_secrets(setup: &libertalia::Setup) -> Vec<SeatSecret> {
    let options = &setup.options;
    let mut secrets = vec![SeatSecret::new("/players/*/choice")];
    if options.hidden_purses {
        secrets.push(SeatSecret::new("/players/*/purse"));
    }
    if options.hands_from_memory {
        secrets.push(SeatSecret::new("/players/*/hand"));
    }
    if !options.open_booty {
        secrets.push(SeatSecret::new("/players/*/down"));
    }
    secrets
}

const LIBERTALIA_COVERAGE: Coverage<libertalia::Setup> = Coverage {
    secrets: libertalia_secrets,
    extra_setups: libertalia_extra_setups,
    unmet: &[],
    moved_by: &[
        ("BootyDiscarded", DAY_GOES_ON),
        ("BootyShown", DAY_GOES_ON),
        ("Discarded", DAY_GOES_ON),
        ("Entered", DAY_GOES_ON),
        ("Gained", DAY_GOES_ON),
        ("Healed", DAY_GOES_ON),
        ("Paid", DAY_GOES_ON),
        ("PaidTo", DAY_GOES_ON),
        ("RaidEnded", DAY_GOES_ON),
        ("Recruited", DAY_GOES_ON),
        ("RelicsPassed", DAY_GOES_ON),
        ("Replaced", DAY_GOES_ON),
        ("Scored", DAY_GOES_ON),
        ("Took", DAY_GOES_ON),
    ],
    unreached: &[],
};

laws!(of_libertalia: Libertalia, libertalia_setups, LIBERTALIA_COVERAGE);
/// Set-ups of a match under way, and of the last turn before a third deal.
fn twilight_extra_setups(_: usize) -> Vec<twilight::Setup> {
    let under_way = twilight::Setup { under_way: true, ..Default::default() };
    let options = twilight::Options { hands: twilight::Hands::Dealt, ..Default::default() };
    let mut last = Twilight { deal: 2, ran_out: Some(Seat(0)), turns: 30, ..Twilight::new(options) };
    let mut left = twilight::Cards::all();
    for hand in &mut last.hands {
        let cards: twilight::Cards = left.iter().take(6).map(|(card, _)| (card, 1)).collect();
        left = left.without(&cards);
        *hand = twilight::Hand { count: cards.total(), known: Some(cards) };
    }
    last.discard = left;
    last.phase = twilight::Phase::Turn { seat: Seat(1), played: Default::default() };
    vec![under_way, Twilight::setup_at(&last.position())]
}

/// The reason why cards can follow a correction of the deal, or of the Merchant's owner.
const DEAL_IS_OVER: &str = "it says that the last turn of the deal is over: where Doge and Favourite are level, the third \
                            deal is due (END-3)";

fn twilight_secrets(setup: &twilight::Setup) -> Vec<SeatSecret> {
    if setup.options.hands == twilight::Hands::Dealt { vec![SeatSecret::new("/hands/*/known")] } else { vec![] }
}

const TWILIGHT_COVERAGE: Coverage<twilight::Setup> = Coverage {
    secrets: twilight_secrets,
    extra_setups: twilight_extra_setups,
    unmet: &[],
    moved_by: &[("Reshuffled", DEAL_IS_OVER), ("Drew", DEAL_IS_OVER)],
    unreached: &[],
};

laws!(of_twilight: Twilight, twilight_setups, TWILIGHT_COVERAGE);
/// Set-ups with a ruling for each option, so that the table is asked what the board only assumes, and with the other
/// choice of every option.
pub(crate) fn serenissima_1996_setups(seats: usize) -> Vec<serenissima_1996::Setup> {
    let assumed = Serenissima1996::default_setup(seats);
    let with = |options| {
        let mut setup = assumed.clone();
        setup.table.options = options;
        setup
    };
    let agreed = serenissima_1996::words::Options {
        sailors_180: true,
        open_purses: false,
        high_seas_trade: true,
        unpaid_at_home: true,
        ducats_break_ties: true,
        board_as_assumed: true,
        any_nations: true,
    };
    vec![with(Default::default()), with(agreed)]
}

/// Set-ups of a game under way, and of the last goods that a monopoly needs.
fn serenissima_1996_extra_setups(seats: usize) -> Vec<serenissima_1996::Setup> {
    let mut under_way = Serenissima1996::default_setup(seats);
    under_way.table.under_way = true;
    let monopoly = "nations venice genoa\n options open\n order venice genoa\n purse venice 5000\n purse genoa 1000\n \
                    port venezia venice 4\n port tunis genoa 2\n port tripoli genoa 1\n galley 1 venice venezia 2\n \
                    galley 4 venice tunis 1\n galley 9 genoa genova 1\n phase trade venice";
    let monopoly = (seats == 2).then(|| Serenissima1996::setup_at(monopoly));
    [under_way].into_iter().chain(monopoly).collect()
}

fn serenissima_1996_secrets(setup: &serenissima_1996::Setup) -> Vec<SeatSecret> {
    let bid = SeatSecret::new("/phase/bids/*").only_if("/phase/phase", "\"bidding\"");
    if setup.table.options.open_purses { vec![bid] } else { vec![bid, SeatSecret::new("/purses/*")] }
}

const SERENISSIMA_1996_COVERAGE: Coverage<serenissima_1996::Setup> = Coverage {
    secrets: serenissima_1996_secrets,
    extra_setups: serenissima_1996_extra_setups,
    unmet: &[],
    moved_by: &[],
    unreached: &[],
};

laws!(of_serenissima_1996: Serenissima1996, serenissima_1996_setups, SERENISSIMA_1996_COVERAGE);
