//! The laws of every game, over the games there are: one line each at the end.

use std::collections::BTreeSet;

use bucintoro_tests::cases::cases;
use kernel::suite::{self, ComingsAndGoings, Watched, chairs};
use kernel::{Rules, Seat, Seen, Trials, Viewer};
use libertalia::Libertalia;
use serenissima::Serenissima;
use serenissima_1996::Serenissima1996;
use twilight::Twilight;

/// Random games of each size and set-up, by their seeds.
const SEEDS: u64 = 6;

/// Random games that are compared with their twins, for each size and set-up.
const TWIN_SEEDS: u64 = 4;

/// Entries of a game with corrections, for each seed, size and set-up.
const CORRECTED_ENTRIES: u32 = 250;

/// Random positions that are spoilt, for each size and set-up.
const SPOILT_POSITIONS: u64 = 25;

/// Every size of table, with the set-ups that a game names beside its default.
fn in_every_size<G: Trials>(others: fn(usize) -> Vec<G::Setup>, mut law: impl FnMut(usize, G::Setup)) {
    for seats in G::seats() {
        law(seats, G::default_setup(seats));
        others(seats).into_iter().for_each(|setup| law(seats, setup));
    }
}

fn start<G: Rules>(setup: G::Setup, seats: usize) -> G {
    G::start(&G::complete(setup), seats).unwrap_or_else(|flaws| panic!("{flaws:?}"))
}

fn legal_lists_what_decide_accepts<G: Trials>(others: fn(usize) -> Vec<G::Setup>) {
    in_every_size::<G>(others, |seats, setup| {
        for seed in 0..cases(SEEDS) {
            let positions = suite::legal_iff_decided::<G>(start(setup.clone(), seats), seats, seed)
                .unwrap_or_else(|broken| panic!("{broken}"));
            assert!(positions > 20, "a game of {positions} positions is none");
        }
    });
}

fn with_every_rule_waived_the_box_still_holds<G: Trials>(others: fn(usize) -> Vec<G::Setup>) {
    in_every_size::<G>(others, |seats, setup| {
        for seed in 0..cases(SEEDS) {
            let stood = suite::waive_everything::<G>(start(setup.clone(), seats), seats, seed, 4_000)
                .unwrap_or_else(|broken| panic!("{broken}"));
            assert!(stood > 100, "only {stood} commands stood");
        }
    });
}

fn tables_go_back_and_forth_and_are_read_again<G: Trials>(others: fn(usize) -> Vec<G::Setup>) {
    in_every_size::<G>(others, |seats, setup| {
        for seed in 0..cases(SEEDS) {
            for meddle in [false, true] {
                let mut table = suite::random_table::<G>(setup.clone(), chairs(seats), seed, 700, meddle)
                    .unwrap_or_else(|broken| panic!("{broken}"));
                suite::questions_keep_their_names(&table).unwrap_or_else(|broken| panic!("{broken}"));
                let all: Vec<Viewer> = viewers(seats).collect();
                let viewer = all[seed as usize % all.len()];
                let steps =
                    suite::entries_are_shown_in_steps(&table, viewer, 7).unwrap_or_else(|broken| panic!("{broken}"));
                assert!(steps > 0, "nothing was told");
                suite::accounts_add_up(&mut table, viewer).unwrap_or_else(|broken| panic!("{broken}"));
                suite::goes_back_and_forth(&mut table).unwrap_or_else(|broken| panic!("{broken}"));
            }
        }
    });
}

fn a_position_is_read_as_it_was_written<G: Trials>(others: fn(usize) -> Vec<G::Setup>) {
    in_every_size::<G>(others, |seats, setup| {
        for seed in 0..cases(SEEDS) {
            suite::positions_round_trip::<G>(start(setup.clone(), seats), seed)
                .unwrap_or_else(|broken| panic!("{broken}"));
        }
    });
}

fn every_outcome_of_chance_stands<G: Trials>(others: fn(usize) -> Vec<G::Setup>) {
    in_every_size::<G>(others, |seats, setup| {
        for seed in 0..cases(SEEDS) {
            suite::every_outcome_stands::<G>(start(setup.clone(), seats), seed)
                .unwrap_or_else(|broken| panic!("{broken}"));
        }
    });
}

fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    (0..seats as u8).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Table, Viewer::Spectator])
}

fn worlds_with_other_secrets_look_alike<G: Trials>(others: fn(usize) -> Vec<G::Setup>) {
    in_every_size::<G>(others, |seats, setup| {
        let has_secrets = others(seats).contains(&setup);
        let first = start::<G>(setup, seats);
        let viewers: Vec<Viewer> = viewers(seats).collect();
        let (mut all, each) = (Watched::default(), cases(TWIN_SEEDS));
        for seed in 0..each {
            let hears = |seen: &Seen<'_, G>, by, command: &G::Command| seen.hears_verdict(by, command);
            let watched = suite::worlds_look_alike(&first, seats, &viewers, seed, 120, hears)
                .unwrap_or_else(|broken| panic!("{broken}"));
            all.compared += watched.compared;
            all.verdicts += watched.verdicts;
            all.left += watched.left;
            all.secret += watched.secret;
        }
        // Where much is revealed, twins are imagined anew before they have left many branches.
        assert!(all.compared > 30 * each && all.verdicts > 40 * each && all.left > 10 * each, "{all:?}");
        assert!(all.secret > 0 || !has_secrets, "nothing was said in secret");
    });
}

fn a_table_goes_on_without_who_is_not_there<G: Trials>(others: fn(usize) -> Vec<G::Setup>) {
    let mut all = ComingsAndGoings::default();
    in_every_size::<G>(others, |seats, setup| {
        for seed in 0..cases(SEEDS) {
            let seen = suite::goes_on_without_them::<G>(setup.clone(), seats, seed, 500)
                .unwrap_or_else(|broken| panic!("{seats} seats, seed {seed}: {broken}"));
            all.moves += seen.moves;
            all.absent += seen.absent;
            all.deserted += seen.deserted;
            all.waited += seen.waited;
        }
    });
    assert!(all.moves > 20 && all.absent > 5 && all.deserted > 0 && all.waited > 0, "{all:?}");
}

fn a_game_waits_for_its_players<G: Trials>(others: fn(usize) -> Vec<G::Setup>) {
    in_every_size::<G>(others, |seats, setup| {
        suite::waits_for_players::<G>(&setup, seats, 7).unwrap_or_else(|broken| panic!("{seats} seats: {broken}"));
    });
}

/// A correction closes what it makes void and asks what is due, and nothing more.
fn corrections_move_nothing_by_themselves<G: Trials>(others: fn(usize) -> Vec<G::Setup>) {
    let mut at = BTreeSet::new();
    in_every_size::<G>(others, |seats, setup| {
        for seed in 0..cases(SEEDS) {
            let found = suite::corrections_at_every_question::<G>(
                start(setup.clone(), seats),
                seed,
                CORRECTED_ENTRIES,
                &mut |_, _| Ok(()),
            );
            at.extend(found.unwrap_or_else(|broken| panic!("{seats} seats, seed {seed}: {broken}")));
        }
    });
    assert!(at.len() * 2 > G::QUESTIONS.len(), "only at {at:?}");
}

fn wrong_positions_are_refused_or_played_on<G: Trials>(others: fn(usize) -> Vec<G::Setup>) {
    let (mut accepted, mut tried) = (0, BTreeSet::new());
    in_every_size::<G>(others, |seats, setup| {
        let first = start::<G>(setup, seats);
        let spoilt = cases(SPOILT_POSITIONS) as u32;
        accepted += suite::spoilt_positions_are_refused_or_played(first.clone(), seats, seats as u64, spoilt)
            .unwrap_or_else(|broken| panic!("{broken}"));
        suite::wrong_numbers_are_refused_or_played(first, seats, seats as u64, 300, &mut tried)
            .unwrap_or_else(|broken| panic!("{broken}"));
    });
    assert!(accepted > 20, "only {accepted} positions were accepted: nothing was tried");
    assert!(tried.len() * 2 > G::QUESTIONS.len(), "only {tried:?} were tried");
}

/// The law finds what it looks for: where every verdict is heard, a game with secrets breaks it.
fn a_verdict_that_tells_a_secret_would_be_found<G: Trials>(others: fn(usize) -> Vec<G::Setup>) {
    for setup in others(2) {
        let first = start::<G>(setup.clone(), 2);
        let all_heard = |seed| suite::worlds_look_alike(&first, 2, &[Viewer::Seat(Seat(0))], seed, 300, |_, _, _| true);
        assert!((0..20).any(|seed| all_heard(seed).is_err()), "{setup:?} has nothing to tell");
    }
}

macro_rules! laws {
    ($name:ident: $Game:ty, $others:expr) => {
        mod $name {
            use super::*;

            #[test]
            fn legal_lists_what_decide_accepts() {
                super::legal_lists_what_decide_accepts::<$Game>($others);
            }

            #[test]
            fn with_every_rule_waived_the_box_still_holds() {
                super::with_every_rule_waived_the_box_still_holds::<$Game>($others);
            }

            #[test]
            fn tables_go_back_and_forth_and_are_read_again() {
                super::tables_go_back_and_forth_and_are_read_again::<$Game>($others);
            }

            #[test]
            fn a_position_is_read_as_it_was_written() {
                super::a_position_is_read_as_it_was_written::<$Game>($others);
            }

            #[test]
            fn every_outcome_of_chance_stands() {
                super::every_outcome_of_chance_stands::<$Game>($others);
            }

            #[test]
            fn worlds_with_other_secrets_look_alike() {
                super::worlds_with_other_secrets_look_alike::<$Game>($others);
            }

            #[test]
            fn a_table_goes_on_without_who_is_not_there() {
                super::a_table_goes_on_without_who_is_not_there::<$Game>($others);
            }

            #[test]
            fn a_game_waits_for_its_players() {
                super::a_game_waits_for_its_players::<$Game>($others);
            }

            #[test]
            fn corrections_move_nothing_by_themselves() {
                super::corrections_move_nothing_by_themselves::<$Game>($others);
            }

            #[test]
            fn wrong_positions_are_refused_or_played_on() {
                super::wrong_positions_are_refused_or_played_on::<$Game>($others);
            }

            #[test]
            fn a_verdict_that_tells_a_secret_would_be_found() {
                super::a_verdict_that_tells_a_secret_would_be_found::<$Game>($others);
            }
        }
    };
}

/// Hidden money.
fn serenissima_setups(seats: usize) -> Vec<serenissima::Setup> {
    let mut setup = Serenissima::default_setup(seats);
    setup.options.hidden_money = true;
    vec![setup]
}

/// Hands in the app, and everything that the table can agree on.
fn twilight_setups(_: usize) -> Vec<twilight::Setup> {
    let options = twilight::Options { hands: twilight::Hands::Dealt, ..Default::default() };
    let all = twilight::Options { no_op: true, centre_in_masquerade: true, split_guards: true, ..options };
    [options, all].map(|options| twilight::Setup { options, ..Default::default() }).to_vec()
}

/// Players hold the cards of a match that is entered half played: it has no secrets, and all the other laws.
#[test]
fn a_match_under_way_keeps_the_laws() {
    let under_way = |_| vec![twilight::Setup { under_way: true, ..Default::default() }];
    legal_lists_what_decide_accepts::<Twilight>(under_way);
    with_every_rule_waived_the_box_still_holds::<Twilight>(under_way);
    tables_go_back_and_forth_and_are_read_again::<Twilight>(under_way);
    a_position_is_read_as_it_was_written::<Twilight>(under_way);
    a_table_goes_on_without_who_is_not_there::<Twilight>(under_way);
}

laws!(of_serenissima: Serenissima, serenissima_setups);
/// Purses covered, hands left to memory, booty open and against the clock; and everything else that a table can choose.
fn libertalia_setups(seats: usize) -> Vec<libertalia::Setup> {
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

laws!(of_libertalia: Libertalia, libertalia_setups);
laws!(of_twilight: Twilight, twilight_setups);
/// The ruling of every option, so that the table is asked what the board only assumes; and every option the other
/// way.
fn serenissima_1996_setups(seats: usize) -> Vec<serenissima_1996::Setup> {
    let assumed = Serenissima1996::default_setup(seats);
    let ruled = serenissima_1996::Setup { options: Default::default(), ..assumed.clone() };
    let agreed = serenissima_1996::words::Options {
        sailors_180: true,
        open_purses: false,
        high_seas_trade: true,
        unpaid_at_home: true,
        ducats_break_ties: true,
        board_as_assumed: true,
        any_nations: true,
    };
    vec![ruled, serenissima_1996::Setup { options: agreed, ..assumed }]
}

laws!(of_serenissima_1996: Serenissima1996, serenissima_1996_setups);
