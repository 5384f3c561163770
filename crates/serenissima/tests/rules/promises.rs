//! What the view promises is what `legal` gives, no more and no less, and who it says could call a
//! blockade on a way is who is asked.

use std::collections::BTreeSet;

use kernel::random::{RandomPlay, Step};
use kernel::{Actor, Play, Rules, Viewer};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::{Value, json};
use serenissima::{Command, Serenissima};

/// Commands as text, to be compared as sets.
fn texts(commands: impl IntoIterator<Item = Value>) -> BTreeSet<String> {
    commands.into_iter().map(|command| command.to_string()).collect()
}

fn each<'a>(view: &'a Value, field: &str) -> impl Iterator<Item = &'a Value> {
    view[field].as_array().into_iter().flatten()
}

struct Seen {
    view: Value,
    legal: Vec<Value>,
}

impl Seen {
    fn of(state: &Serenissima, actor: Actor) -> Option<Self> {
        let Actor::Seat(seat) = actor else { return None };
        let mut legal: Vec<Command> = Vec::new();
        state.legal(actor, &mut legal);
        let view = json!(state.view(Viewer::Seat(seat)));
        Some(Self { view, legal: legal.iter().map(|command| json!(command)).collect() })
    }

    fn listed(&self, what: &str) -> BTreeSet<String> {
        texts(self.legal.iter().filter(|command| command["do"] == what).cloned())
    }

    #[track_caller]
    fn same(&self, what: &str, promised: impl IntoIterator<Item = Value>) {
        assert_eq!(texts(promised), self.listed(what), "{what}");
    }

    fn investment(&self, invest: &Value) {
        assert_eq!(invest["can_buy"], !self.listed("BuyGalley").is_empty(), "can_buy");
        self.same("Hire", each(invest, "hire").map(|place| json!({"do": "Hire", "to": place["to"]})));
        self.same("BuildFort", each(invest, "forts").map(|port| json!({"do": "BuildFort", "port": port})));
        self.same("BuildBasilica", each(invest, "basilicas").map(|port| json!({"do": "BuildBasilica", "port": port})));
    }

    fn activation(&self, go: &Value) {
        let good = |what: &'static str| move |price: &Value| json!({"do": what, "good": price["good"]});
        self.same("Sail", each(go, "reach").map(|way| json!({"do": "Sail", "path": way["path"]})));
        assert_eq!(go["steps_left"] == 0, self.listed("Sail").is_empty(), "steps_left");
        self.same("Load", each(go, "loads").map(good("Load")));
        self.same("Sell", each(go, "sales").map(good("Sell")));
        self.same("Attack", each(go, "attacks").map(|foe| json!({"do": "Attack", "foe": foe["foe"]})));
        let landing = go["landing"].as_u64().unwrap_or(0);
        self.same("Land", (1..=landing).map(|sailors| json!({"do": "Land", "sailors": sailors})));
        match &go["invest"] {
            Value::Null => assert!(["Hire", "BuyGalley", "BuildFort"].iter().all(|what| self.listed(what).is_empty())),
            invest => self.investment(invest),
        }
    }

    fn holds(&self) {
        let stage = &self.view["stage"];
        match stage["stage"].as_str().unwrap_or_default() {
            "activation" => self.activation(&stage["go"]),
            "purchases" => self.investment(&stage["invest"]),
            "closing" => {
                self.same("ClosePort", each(stage, "ports").map(|port| json!({"do": "ClosePort", "port": port})))
            }
            "picking" => {
                let supply = || each(&self.view, "supply");
                let start = |port: &Value| {
                    let port = port.clone();
                    supply()
                        .map(move |galley| json!({"do": "PickStart", "port": port, "galley": galley}))
                        .collect::<Vec<_>>()
                };
                self.same("PickStart", each(stage, "ports").flat_map(start));
                if stage["ports"] == json!([]) {
                    self.same("PickGalley", supply().map(|galley| json!({"do": "PickGalley", "galley": galley})));
                }
            }
            "battle" if stage["battle"]["awaits"] == "landing" => {
                let most = stage["battle"]["landing"].as_u64().unwrap_or(0);
                self.same("Land", (0..=most).map(|sailors| json!({"do": "Land", "sailors": sailors})));
            }
            _ => {}
        }
    }
}

/// Sails a promised way, everybody letting it pass: who is asked where.
fn asked_on(state: &Serenissima, by: Actor, path: &Value) -> Value {
    let mut play = Play::new(state);
    let (mut state, mut asked) = (state.clone(), vec![]);
    let mut next = (by, json!({"do": "Sail", "path": path}));
    loop {
        let command = serde_json::from_value(next.1).expect("a command");
        play.attempt(&state, next.0, &command, &[]).expect("a promised way stands");
        let possible =
            play.events().iter().map(|event| json!(event)).find(|event| event["event"] == "BlockadePossible");
        asked.extend(possible.map(|event| json!({"zone": event["zone"], "seats": event["seats"]})));
        play.swap(&mut state);
        match state.asks().first() {
            Some((seat, question)) if json!(question)["ask"] == "Blockade" => {
                next = (*seat, json!({"do": "Blockade", "call": false}));
            }
            _ => return json!(asked),
        }
    }
}

#[test]
fn what_the_view_promises_is_what_legal_gives() {
    for seats in 2..=4 {
        for seed in 0..4 {
            let mut draw = ChaCha20Rng::seed_from_u64(seed);
            let mut random = RandomPlay::new(
                &kernel::suite::start::<Serenissima>(&Serenissima::default_setup(seats)).expect("sound"),
            );
            loop {
                let (actor, _) = *random.state().asks().first().expect("somebody is asked");
                if let Some(seen) = Seen::of(random.state(), actor) {
                    seen.holds();
                    for way in each(&seen.view["stage"]["go"], "reach") {
                        let asked = asked_on(random.state(), actor, &way["path"]);
                        assert_eq!(way["blockades"], asked, "{way} at\n{}", random.state().position());
                    }
                }
                match random.step(&mut draw) {
                    Step::Played if !random.state().asks().is_empty() => {}
                    Step::Stuck => panic!("stuck at\n{}", random.state().position()),
                    _ => break,
                }
            }
        }
    }
}

/// Programs that play reckon with many states: what is said and what happens stay small and flat.
#[test]
fn events_and_commands_are_small() {
    assert!(size_of::<serenissima::Event>() <= 64, "{} bytes", size_of::<serenissima::Event>());
    assert!(size_of::<serenissima::Command>() <= 144, "{} bytes", size_of::<serenissima::Command>());
}

/// A thread that plays on its own counts with no other thread who uses the board.
#[test]
fn a_state_apart_is_the_same_and_shares_no_board() {
    let state = kernel::suite::start::<Serenissima>(&Serenissima::default_setup(3)).expect("sound");
    let (beside, apart) = (state.clone(), state.apart());
    assert!(std::ptr::eq(state.chart(), beside.chart()));
    assert!(!std::ptr::eq(state.chart(), apart.chart()));
    assert_eq!(state, apart);
    assert_eq!(state.position(), apart.position());
}
