//! Program players: their plans are legal, and they play sensibly in plain positions.

use agents::{Level, OneThread, Program, plans, think};
use kernel::agent::AgentGame;
use kernel::{Actor, Draw, Play, Rules, Seat, Table, Viewer, chance};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::{Value, json};
use serenissima_1996::Serenissima1996;

type Game = Serenissima1996;

/// A table at a position whose asked seats are played by programs.
struct At {
    table: Table<Game>,
}

fn at(position: &str) -> At {
    let options = if position.contains("options") { "" } else { "options assumed\n" };
    let text = format!("{options}{position}");
    let setup = Game::setup_at(&text);
    let mut stamps = kernel::suite::test_stamps();
    let seating = kernel::suite::chairs(setup.nations.len());
    let seed = kernel::Seed::new([5; 32]);
    let table = Table::start(seating, kernel::Answering::default(), setup, seed, &mut stamps)
        .unwrap_or_else(|flaws| panic!("{flaws:?}\n{text}"));
    At { table }
}

impl At {
    fn asked(&self) -> Seat {
        let asks = self.table.state().asks();
        let seats = asks.iter().filter_map(|(actor, _)| if let Actor::Seat(seat) = actor { Some(*seat) } else { None });
        seats.min().expect("a seat is asked")
    }

    /// Returns the commands of the plan that the asked seat chooses.
    fn plan(&self) -> Vec<Value> {
        self.plan_of(Level::AllFeatures)
    }

    fn plan_of(&self, level: Level) -> Vec<Value> {
        let observation = self.table.view_for(Viewer::Seat(self.asked())).observation().expect("a seat");
        let thought = think(&observation, Program { steps: Some(20_000), ..Program::new(level) }, &OneThread);
        let best = thought.plans.first().expect("a plan");
        best.commands.iter().map(|command| json!(command)).collect()
    }

    fn says(&mut self, command: Value) -> &mut Self {
        let by = Actor::Seat(self.asked());
        let command = serde_json::from_value(command).expect("a command");
        let mut stamps = kernel::suite::test_stamps();
        self.table.command(by, command, &[], &mut stamps).expect("accepted");
        self
    }

    /// Plays plan after plan of the asked seat until its turn ends. Returns all commands.
    fn plays_its_turn(&mut self) -> Vec<Value> {
        let mut all = vec![];
        while all.last().is_none_or(|last: &Value| last["do"] != "EndTurn") {
            for command in self.plan() {
                self.says(command.clone());
                all.push(command);
            }
            assert!(all.len() < 60, "the turn does not end: {all:?}");
        }
        all
    }

    fn port(&self, id: &str) -> Value {
        let view = json!(self.table.state().view(Viewer::Table));
        view["ports"].as_array().unwrap().iter().find(|port| port["id"] == id).cloned().expect("a port")
    }
}

const TOWNS: &str = "nations venice genoa
order venice genoa
port venezia venice 3
port genova genoa 3
";

#[test]
fn every_plan_is_accepted_command_by_command() {
    assert_eq!(Game::WEIGHTS.unknown_names(Game::FEATURES), Vec::<&str>::new());
    for seed in 0..20 {
        let seats = 2 + seed as usize % 3;
        let first = Game::start(&Game::complete(Game::default_setup(seats)), seats).expect("a game");
        let mut draw = ChaCha20Rng::seed_from_u64(seed);
        let mut play = Play::new(&first);
        let (mut steps, mut tried) = (0, Play::new(&first));
        while let Some((actor, _)) = play.state().asks().first().cloned() {
            let state = play.state().clone();
            if let Actor::Seat(seat) = actor
                && steps % 9 == 0
            {
                let found = plans(&state, seat, 300, |_| 0);
                assert!(!found.plans.is_empty(), "no plan\n{}", state.position());
                for plan in found.plans {
                    tried.replace_state(&mut state.clone());
                    for command in &plan.commands {
                        let done = tried.apply_legal(actor, command);
                        assert!(done.is_ok(), "{command:?} of {:?}: {done:?}\n{}", plan.commands, state.position());
                    }
                    assert_eq!(*tried.state(), plan.end);
                }
            }
            let command = match actor {
                Actor::Chance => chance(&state, &mut draw),
                Actor::Seat(seat) => state.policy(seat, &mut draw),
            };
            play.apply_legal(actor, &command.expect("a command")).expect("a legal command");
            steps += 1;
            assert!(steps < 4_000, "the game does not end");
        }
        assert!(play.state().result().is_some());
    }
}

#[test]
fn features_accept_placeholders_for_secrets() {
    let first = Game::start(&Game::complete(Game::default_setup(4)), 4).expect("a game");
    let mut draw = ChaCha20Rng::seed_from_u64(3);
    let mut play = Play::new(&first);
    let mut features = vec![0; Game::FEATURES.len()];
    while let Some((actor, _)) = play.state().asks().first().cloned() {
        let viewer = Viewer::Seat(Seat(draw.below(4) as u8));
        let known = kernel::Secrets::information_state(play.state(), viewer);
        for seat in 0..4 {
            features.fill(0);
            known.features(Seat(seat), &mut features);
            assert!(features.iter().all(|value| value.abs() < 10_000), "{features:?}");
        }
        let state = play.state();
        let command = match actor {
            Actor::Chance => chance(state, &mut draw),
            Actor::Seat(seat) => state.policy(seat, &mut draw),
        };
        play.apply_legal(actor, &command.expect("a command")).expect("a legal command");
    }
}

#[test]
fn bids_little_for_the_order() {
    for purse in [300, 1_000, 3_000] {
        let position =
            format!("{TOWNS}round 4\npurse venice {purse}\ngalley 1 venice venezia 3\ngalley 2 genoa genova 3");
        let plan = at(&position.replace("order venice genoa\n", "")).plan();
        let bid = plan[0]["ducats"].as_u64().expect("a bid");
        assert!(bid <= 300 && bid < purse, "{purse}: {plan:?}");
    }
}

#[test]
fn buys_no_goods_that_it_cannot_sell() {
    let mut at = at(&format!(
        "{TOWNS}round 12
        purse venice 2000
        stores cyprus spices iron cloth wood
        stores rhodes spices iron
        galley 1 venice antioch 1
        galley 2 genoa genova 3
        phase trade venice"
    ));
    let turn = at.plays_its_turn();
    assert!(!turn.iter().any(|command| command["do"] == "Buy"), "{turn:?}");
}

#[test]
fn buys_goods_that_it_can_sell_nearby() {
    let mut at = at(&format!(
        "{}round 3
        purse venice 2000
        galley 1 venice venezia 2
        galley 2 genoa genova 3
        phase trade venice",
        TOWNS.replace("genoa 3", "genoa 9")
    ));
    let turn = at.plays_its_turn();
    assert!(turn.iter().any(|command| command["do"] == "Buy"), "{turn:?}");
}

#[test]
fn leaves_its_town_guarded_beside_an_enemy_galley() {
    let mut at = at(&format!(
        "{}round 5
        purse venice 1500
        stores venezia wine wood iron - - -
        galley 1 venice venezia 1
        galley 2 genoa ragusa 5
        phase trade venice",
        TOWNS.replace("genoa 3", "genoa 9")
    ));
    let turn = at.plays_its_turn();
    let garrison = at.port("venezia")["sailors"].as_u64().expect("a garrison");
    assert!(garrison >= 4, "{garrison}: {turn:?}");
}

#[test]
fn mans_an_empty_town_without_sinking_its_galley() {
    let mut at = at(&format!(
        "{}round 1
        purse venice 300
        galley 1 venice venezia 5
        galley 2 genoa genova 3
        phase trade venice",
        TOWNS.replace("port venezia venice 3", "port venezia venice 0")
    ));
    let start = at.table.state().clone();
    for level in [Level::ShortSighted, Level::AllFeatures, Level::Search] {
        let mut play = Play::new(&start);
        for command in at.plan_of(level) {
            let command = serde_json::from_value(command).expect("a command");
            play.apply_legal(Actor::Seat(Seat(0)), &command).expect("a legal command");
        }
        assert!(!play.state().is_senseless(&start, Seat(0)), "{level:?}: {}", play.state().position());
    }
    let turn = at.plays_its_turn();
    assert!(!at.table.state().is_senseless(&start, Seat(0)), "{turn:?}");
}

#[test]
fn takes_a_neutral_port_and_keeps_its_galley() {
    let plan =
        at(&format!("{TOWNS}round 2\ngalley 1 venice ragusa 3\ngalley 2 genoa genova 3\nphase take venice")).plan();
    assert_eq!(plan[0]["do"], "Land", "{plan:?}");
    assert!(plan[0]["sailors"].as_u64() < Some(3), "{plan:?}");
}

#[test]
fn takes_the_empty_town_of_another_player() {
    let position = TOWNS.replace("genova genoa 3", "genova genoa 0");
    let plan =
        at(&format!("{position}round 6\ngalley 1 venice genova 2\ngalley 2 genoa palma 3\nphase take venice")).plan();
    assert_eq!(plan[0]["do"], "Land", "{plan:?}");
}

#[test]
fn attacks_a_weak_garrison_and_no_stronger_galley() {
    let position = TOWNS.replace("genova genoa 3", "genova genoa 1");
    let plan =
        at(&format!("{position}round 6\ngalley 1 venice genova 5\ngalley 2 genoa palma 3\nphase fight venice")).plan();
    assert_eq!(plan[0]["do"], "Attack", "{plan:?}");
    let plan =
        at(&format!("{TOWNS}round 6\ngalley 1 venice palma 1\ngalley 2 genoa palma 4\nphase fight venice")).plan();
    assert_eq!(plan[0]["do"], "EndTurn", "{plan:?}");
}

#[test]
fn sells_in_the_last_round() {
    let plan =
        at(&format!("{TOWNS}round 12\ngalley 1 venice ragusa 2 cloth\ngalley 2 genoa genova 3\nphase sell venice"))
            .plan();
    assert_eq!(plan[0]["do"], "Sell", "{plan:?}");
}

#[test]
fn declines_an_exchange_that_only_loses() {
    let mut at = at(&format!(
        "{TOWNS}round 5
        purse venice 1000
        purse genoa 1000
        galley 1 venice ragusa 2 cloth
        galley 2 genoa ragusa 2 gems
        phase trade venice"
    ));
    let deal = json!({"mine": 1, "theirs": 2, "gives": [], "takes": ["gems"], "pays": 0, "gets": 200});
    at.says(json!({"do": "OfferDeal", "deal": deal}));
    let plan = at.plan();
    assert_ne!(plan[0]["do"], "TakeOffer", "{plan:?}");
}

#[test]
fn asks_more_than_the_lowest_price() {
    let mut at = at(&format!(
        "{TOWNS}round 5
        purse venice 1000
        galley 1 venice genova 2
        galley 2 genoa palma 2
        phase trade venice"
    ));
    at.says(json!({"do": "Buy", "port": "genova", "good": "iron", "count": 2, "galley": 1}));
    let plan = at.plan();
    assert!(plan[0]["ducats"].as_u64() >= Some(200), "{plan:?}");
}

#[test]
fn discards_a_piece_to_load_sellable_goods() {
    let plan = at("nations venice genoa
        options open assumed
        round 12
        order genoa venice
        purse venice 100
        port venezia venice 0
        port genova genoa 4
        port ragusa genoa 3
        galley 1 venice venezia 1 wood wood wood wood
        phase trade venice")
    .plan_of(Level::Search);
    assert!(plan.iter().any(|command| command["do"] == "Buy"), "{plan:?}");
}

#[test]
fn keeps_a_galley_guarding_an_empty_town() {
    let plan = at("nations venice genoa
        round 12
        order venice genoa
        purse venice 1200
        purse genoa 100
        port venezia venice 0
        port genova genoa 6
        stores durazzo gold wine
        galley 1 venice venezia 4
        galley 5 genoa ragusa 1
        phase move venice")
    .plan();
    assert_eq!(plan[0]["do"], "EndTurn", "{plan:?}");
}
