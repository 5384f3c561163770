//! Laws of the analysis of each game, checked on a golden record and on choices in random positions.

use std::process::Command;

use agents::analysis::analyse;
use agents::review::{Review, first_look, played_plan, review};
use agents::{Analysis, Level, OneThread, Program, WorkerPool, plans, think};
use kernel::agent::{AgentGame, Belief as _, Mover, Observation, playback};
use kernel::suite::{chairs, test_stamps};
use kernel::{Actor, Answering, Game, GameTestExt, Play, Seat, Seed, Table, Viewer};
use libertalia::Libertalia;
use players::Threads;
use serde_json::{Value, json};
use serenissima::Serenissima;
use serenissima_1996::Serenissima1996;
use twilight::Twilight;

use crate::laws::{libertalia_setups, serenissima_1996_setups, serenissima_setups, twilight_setups};
use crate::programs::{Cancelled, in_positions, observation};

/// The sum of all parts, in millionths: one whole first place.
const WHOLE: i64 = 1_000_000;

/// Maximum of the unexplained part, in millionths.
const MOST_UNEXPLAINED: i64 = 3 * WHOLE / 100;

/// The budget of the analyses, in positions.
const STEPS: u64 = 5_000;

fn golden<G: Game>(name: &str) -> Table<G> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/records");
    let text = std::fs::read_to_string(format!("{folder}/{}/{name}.jsonl", G::INFO.id)).expect("a golden record");
    Table::open(text.lines(), None, false).expect("a record").table
}

fn analysis<G: AgentGame>(table: &Table<G>, pool: &dyn WorkerPool) -> Analysis<G::Command> {
    analyse(playback::<G>(table).expect("a game with programs"), STEPS, pool)
}

/// Checks that the parts of each seat add up, that start and result of all seats add up to one, and that little is
/// unexplained.
fn adds_up<C>(analysis: &Analysis<C>) {
    assert!(analysis.over);
    for part in &analysis.seats {
        let sum = part.luck + part.own + part.others + part.unexplained;
        assert_eq!(part.start + sum, part.end, "{part:?}");
        assert!(part.unexplained.abs() < MOST_UNEXPLAINED, "{part:?}");
    }
    let rounding = analysis.seats.len() as i64;
    for sum in
        [analysis.seats.iter().map(|part| part.start).sum::<i64>(), analysis.seats.iter().map(|part| part.end).sum()]
    {
        assert!((sum - WHOLE).abs() <= rounding, "{sum}");
    }
    let last = analysis.moves.last().expect("a move that mattered");
    assert_eq!(last.win, analysis.seats.iter().map(|part| part.end).collect::<Vec<_>>());
}

/// Checks that a finished game is explained within the budget, and equally on any number of threads.
fn analysis_adds_up_and_is_deterministic<G: AgentGame>(name: &str) {
    let table = golden::<G>(name);
    let alone = analysis(&table, &OneThread);
    adds_up(&alone);
    assert_eq!(alone.seats.iter().map(|part| part.end == WHOLE).collect::<Vec<_>>(), firsts(&table), "one winner");
    assert!(analysis(&table, &Threads::new(3, None)) == alone, "the analysis differs on three threads");
    assert!(alone.reviewed > 10 && !alone.cut_short, "only {} choices were reviewed", alone.reviewed);
    // Even the smallest budget examines some positions for each choice.
    assert!(alone.steps < STEPS + 5_000 * alone.reviewed as u64, "{} steps", alone.steps);
    assert!(alone.turning_points.len() <= 3);
    let mut loss = WHOLE;
    for point in &alone.turning_points {
        let Review { loss: next, better, played, .. } = &point.review;
        assert!((WHOLE / 20..=loss).contains(next) && point.review.is_sure(), "{point:?}");
        assert!(better != played && !better.is_empty());
        loss = *next;
    }
    assert!(!alone.turning_points.is_empty(), "random players make mistakes");
}

fn firsts<G: Game>(table: &Table<G>) -> Vec<bool> {
    table.places().iter().map(|place| *place == 1).collect()
}

/// Checks that a cancelled analysis still adds up, and reports that it reviewed nothing.
fn cancelled_analysis_reviews_no_choice<G: AgentGame>(name: &str) {
    let cancelled = analysis(&golden::<G>(name), &Cancelled::default());
    adds_up(&cancelled);
    assert!(cancelled.cut_short && cancelled.reviewed == 0 && cancelled.turning_points.is_empty());
}

/// Checks that two records that differ only in secrets of other seats get the same review of a seat's choice.
fn reviews_do_not_depend_on_secrets<G: GameTestExt + AgentGame>(setups: fn(usize) -> Vec<G::Setup>) {
    let mut draw = Seed::new([3; 32]).draw(0);
    let mut reviewed = 0;
    in_positions::<G>(setups, |state, seat| {
        let viewer = Viewer::Seat(seat);
        let known = state.information_state(viewer);
        let other = known.determinize(viewer, &mut draw);
        let mut found = plans(&known, seat, 200, |_| 0).plans;
        let played = found.swap_remove(found.len() / 2).commands;
        let reviews = [state, &other].map(|world| review_of(world, seat, &played));
        if let [Some(one), Some(same)] = reviews {
            assert!(one == same, "{one:?}\n{same:?} at\n{}", state.position());
            reviewed += 1;
        }
    });
    assert!(reviewed >= 3, "only {reviewed} reviews");
}

/// Plays commands at a table that starts at a position. Returns the review of the first choice; `None` if a secret
/// makes the plan impossible, or there is no alternative.
fn review_of<G: AgentGame>(world: &G, seat: Seat, commands: &[G::Command]) -> Option<Review<G::Command>> {
    let (setup, mut stamps) = (G::setup_at(&world.position()), test_stamps());
    let table = Table::<G>::start(chairs(2), Answering::default(), setup, Seed::new([9; 32]), &mut stamps);
    let mut table = table.unwrap_or_else(|flaws| panic!("{flaws:?} at\n{}", world.position()));
    for command in commands {
        table.command(Actor::Seat(seat), command.clone(), &[], &mut stamps).ok()?;
    }
    let game = playback::<G>(&table)?;
    let observation = game.observation(seat)?;
    let (played, _) = played_plan(&observation, game.rest())?;
    let evaluator = Program::new(Level::AllFeatures).evaluator::<G>(2);
    let look = first_look(&observation, &played, &evaluator, 200)?;
    Some(review(&observation, &played, &look, &evaluator).0)
}

/// Checks that the playback of a record gives the observations that a program received during the game.
fn a_playback_repeats_observations<G: AgentGame>() {
    let mut stamps = test_stamps();
    let (setup, seed) = (G::default_setup(2), Seed::new([5; 32]));
    let mut table = Table::<G>::start(chairs(2), Answering::default(), setup, seed, &mut stamps)
        .unwrap_or_else(|flaws| panic!("{flaws:?}"));
    let sample = |observation: &Observation<G>| {
        observation.belief.sample(&observation.known, &mut Seed::new(observation.stream).draw(0))
    };
    let mut given = vec![];
    let mut random = kernel::random::RandomPlay::new(table.state());
    let mut draw = Seed::new([6; 32]).draw(0);
    while let (true, Some((Actor::Seat(seat), _))) = (given.len() < 40, table.state().asks().first()) {
        let seat = *seat;
        let now = table.view_for(Viewer::Seat(seat)).observation().expect("the view of a seat");
        random.put(table.state());
        let command = random.choose_for(Actor::Seat(seat), &mut draw).expect("a command");
        let appended = table.command(Actor::Seat(seat), command, &[], &mut stamps).expect("a legal command");
        given.push((appended.from, seat, now.stream, sample(&now), now.known));
    }
    let mut game = playback::<G>(&table).expect("a game with programs");
    let mut given = given.into_iter().peekable();
    while let Some(next) = game.rest().first() {
        if let Some((_, seat, stream, world, known)) = given.next_if(|(entry, ..)| *entry == next.entry) {
            assert!(game.knows_seed() && next.by == Mover::Seat(seat));
            let again = game.observation(seat).expect("the view of a seat");
            assert!(again.stream == stream && sample(&again) == world && again.known == known, "{}", known.position());
        }
        game.advance();
    }
    assert!(given.next().is_none());
}

/// Computes the number of a reason from a seat's view, independently of the programs.
type Recompute = fn(&Value, Seat, &str) -> Option<i64>;

fn of_serenissima(view: &Value, seat: Seat, key: &str) -> Option<i64> {
    let own = &view["seats"][seat.index()];
    let left = 3 - view["track"]["scorings"].as_i64()?;
    match key {
        "money" => own["purse"].as_i64(),
        "income" => Some(own["income"].as_i64()? * left),
        "ports" => Some(own["ports"].as_i64()? * left),
        _ => None,
    }
}

fn of_serenissima_1996(view: &Value, seat: Seat, key: &str) -> Option<i64> {
    let own = &view["seats"][seat.index()];
    match key {
        "money" => Some(own["purse"].as_i64()? / view["coin"].as_i64()?),
        "points" => own["open_points"].as_i64(),
        _ => None,
    }
}

/// During a round, with pawns counted from a player's own side. When the deck runs out, the check may decide the round.
fn of_twilight(view: &Value, seat: Seat, key: &str) -> Option<i64> {
    if !matches!(view["stage"]["stage"].as_str(), Some("turn" | "filling")) || view["deck"].as_i64()? < 16 {
        return None;
    }
    let side = if seat.0 == 0 { 1 } else { -1 };
    let cell = |pawn: &str| Some(side * view["board"][pawn].as_i64()?);
    match key {
        "doge" | "favourite" | "merchant" | "harlequin" => cell(key),
        "guards" => Some(cell("lower_guard")? + cell("upper_guard")?),
        _ => None,
    }
}

/// A point counts less if more days are left: in inverse proportion to the square root of their number.
fn of_libertalia(view: &Value, seat: Seat, key: &str) -> Option<i64> {
    let own = &view["players"][seat.index()];
    let worth = |heap: &str| {
        let each = [("Chest", 5), ("Jewel", 3), ("Goods", 1), ("Relic", -3)];
        let of = |token: &str| own[heap][token].as_i64().unwrap_or(0);
        each.map(|(token, worth)| of(token) * worth).iter().sum::<i64>()
    };
    let count = |token: &str| ["open", "down"].iter().map(|heap| own[heap][token].as_i64().unwrap_or(0)).sum::<i64>();
    let points = match key {
        "doubloons" => own["purse"].as_i64()?,
        "booty" => worth("open") + worth("down") + count("Map") / 3 * 12,
        "relics" => count("Relic"),
        "sabers" => count("Saber"),
        "officers" => count("Officer"),
        _ => return None,
    };
    let (day, raid) = (view["day"].as_i64()?, view["raid"].as_i64()?);
    let cards = match view["stage"].as_str()? {
        "dawn" => 7 - day,
        "day" | "dusk" | "night" => 6 - day,
        _ => return None,
    };
    let days = cards + 6 * (3 - raid);
    Some(10 * points * (100.0 / (days.max(1) as f64).sqrt()).round() as i64 / 100)
}

/// Checks that the numbers of reasons are those that a player reads from the view after the plan.
fn reasons_match_numbers_in_view<G: GameTestExt + AgentGame>(
    setups: fn(usize) -> Vec<G::Setup>,
    recompute: Recompute,
    least: usize,
) {
    let mut checked = 0;
    in_positions::<G>(setups, |state, seat| {
        let observation = observation(state, seat);
        let thought = think(&observation, Program::new(Level::AllFeatures), &OneThread);
        let plans = &thought.plans[..thought.plans.len().min(6)];
        let views: Vec<Value> = plans.iter().map(|plan| view_after(&observation, &plan.commands)).collect();
        for (nth, plan) in plans.iter().enumerate() {
            // The best plan is compared with the next one, and all others with the best.
            let pair = [views.get(nth), views.get(usize::from(nth == 0))];
            for (reason, pair) in plan.reasons.iter().map(|reason| (reason, pair)) {
                for (view, number) in pair.into_iter().flatten().zip([reason.args.value, reason.args.other]) {
                    if let Some(again) = recompute(view, seat, reason.key) {
                        assert_eq!(again, i64::from(number), "{} at\n{}", reason.key, state.position());
                        checked += 1;
                    }
                }
            }
        }
    });
    assert!(checked >= least, "only {checked} numbers were checked");
}

fn view_after<G: AgentGame>(observation: &Observation<G>, commands: &[G::Command]) -> Value {
    let mut play = Play::new(&observation.known);
    for command in commands {
        play.apply_legal(Actor::Seat(observation.seat), command).expect("a legal plan");
    }
    json!(play.state().view(Viewer::Seat(observation.seat)))
}

/// Checks that programs repeat their choices if the seed is known. Other programs choose differently, and the entry is
/// named.
fn replay_repeats_choices_of_programs<G: AgentGame>() {
    let players = players::of(G::INFO.id).expect("program players");
    let seed = Seed::new([8; 32]);
    let one = Some(Program::new(Level::ShortSighted));
    let table = players.play_at_table(&[one, None], seed, &mut test_stamps(), &OneThread);
    let table = table.unwrap_or_else(|problem| panic!("{problem}"));
    let repeated = players.repeat(&*table, &[one, None], &Threads::new(2, None)).expect("a record of its game");
    assert!(repeated.same > 0 && repeated.differ.is_empty() && repeated.unchecked == 0, "{repeated:?}");
    // The random player is no program, so a program in its place makes another choice somewhere.
    let other = players.repeat(&*table, &[None, one], &OneThread).expect("a record of its game");
    let entries: Vec<u32> = other.differ.iter().map(|choice| choice.entry).collect();
    assert!(entries.is_sorted() && other.differ.iter().all(|choice| choice.seat == Seat(1)));
    assert!(!entries.is_empty() && entries.iter().all(|entry| *entry < table.length()), "{entries:?}");
    // Without the seed no choice is repeated.
    let lines: Vec<&str> = table.owner_view().lines().iter().map(|hashed| hashed.line.as_str()).collect();
    let (unproved, _) = catalogue::game(G::INFO.id).expect("a game").open(&lines, &[], true).expect("a record");
    let unchecked = players.repeat(&*unproved, &[one, None], &OneThread).expect("a record of its game");
    assert_eq!((unchecked.same, unchecked.differ.len(), unchecked.unchecked), (0, 0, repeated.same));
}

fn bucintoro(arguments: &[&str]) -> (Option<i32>, Value, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_node")).args(arguments).output().expect("it runs");
    let said = serde_json::from_slice(&output.stdout).unwrap_or_default();
    (output.status.code(), said, String::from_utf8_lossy(&output.stderr).into_owned())
}

/// The command line program plays a game of programs, repeats their choices, and analyses the game.
#[test]
fn command_line_replays_and_analyses_program_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let records = folder.path().join("records");
    let simulate = ["simulate", "--game", "twilight", "--games", "1", "--by", "1,0", "--json", "--records"];
    let (code, written, told) = bucintoro(&[&simulate[..], &[records.to_str().expect("a path")]].concat());
    assert_eq!(code, Some(0), "{told}");
    let (file, seed) = (written["file"].as_str().expect("a file"), written["seed"].as_str().expect("a seed"));

    let replay = |levels: &str| bucintoro(&["replay", file, "--strict", "--seed", seed, "--think", levels]);
    let (code, said, told) = replay("1,0");
    assert_eq!((code, said["choices"]["differ"].clone()), (Some(0), json!([])), "{told}");
    assert!(said["choices"]["same"].as_u64() > Some(0), "{said}");
    let (code, said, told) = replay("0,1");
    let entry = said["choices"]["differ"][0]["entry"].as_u64().expect("an entry that differs");
    assert!(told.contains(&format!("line {}: the program at seat 1 chooses otherwise at entry {entry}", entry + 1)));
    assert_eq!(code, Some(1));
    assert_eq!(replay("1").0, Some(2), "a level for each seat");
    assert_eq!(bucintoro(&["replay", file, "--think", "1,0"]).0, Some(2), "choices need the seed");

    let (code, explained, told) = bucintoro(&["analyse", file, "--steps", "1000"]);
    assert_eq!(code, Some(0), "{told}");
    for part in explained["seats"].as_array().expect("seats") {
        let share = |key: &str| part[key].as_f64().expect("a share");
        let sum = ["start", "luck", "own", "others", "unexplained"].map(share).iter().sum::<f64>();
        assert!((sum - share("end")).abs() < 1e-5, "{part}");
    }
}

macro_rules! analysis {
    ($name:ident: $Game:ty, $setups:expr, $golden:literal, $recompute:expr, $least:literal) => {
        mod $name {
            use super::*;

            #[test]
            fn analysis_adds_up_and_is_deterministic() {
                super::analysis_adds_up_and_is_deterministic::<$Game>($golden);
            }

            #[test]
            fn cancelled_analysis_reviews_no_choice() {
                super::cancelled_analysis_reviews_no_choice::<$Game>($golden);
            }

            #[test]
            fn reviews_do_not_depend_on_secrets() {
                super::reviews_do_not_depend_on_secrets::<$Game>($setups);
            }

            #[test]
            fn a_playback_repeats_observations() {
                super::a_playback_repeats_observations::<$Game>();
            }

            #[test]
            fn reasons_match_numbers_in_view() {
                super::reasons_match_numbers_in_view::<$Game>($setups, $recompute, $least);
            }

            #[test]
            fn replay_repeats_choices_of_programs() {
                super::replay_repeats_choices_of_programs::<$Game>();
            }
        }
    };
}

analysis!(in_serenissima: Serenissima, serenissima_setups, "two-players", of_serenissima, 1);
analysis!(in_serenissima_1996: Serenissima1996, serenissima_1996_setups, "two-nations", of_serenissima_1996, 1);
analysis!(in_twilight: Twilight, twilight_setups, "dealt", of_twilight, 4);
analysis!(in_libertalia: Libertalia, libertalia_setups, "two-players", of_libertalia, 1);
