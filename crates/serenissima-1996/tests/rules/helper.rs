//! The only module of these tests that uses the API: a game at a position, commands as short JSON, answers as text.

use kernel::{Actor, Play, Rules, Seat, Secrets, Viewer};
use serde_json::{Value, json};
use serenissima_1996::{Command, Serenissima1996, Setup};

/// A game during a test.
#[derive(Clone)]
pub struct At {
    state: Serenissima1996,
    /// Events of the last command.
    pub events: Vec<Value>,
}

/// Starts a game at a position in table notation, with open purses and the assumed board. Panics if the position is
/// faulty.
pub fn at(position: &str) -> At {
    let options = if position.contains("options") { "" } else { "options assumed open\n" };
    At::of(&Serenissima1996::setup_at(&format!("{options}{position}")))
}

/// Starts a new game.
pub fn fresh(seats: usize) -> At {
    let mut setup = Serenissima1996::default_setup(seats);
    setup.table.options.open_purses = true;
    At::of(&setup)
}

/// Returns the codes of a position's flaws.
pub fn flaws(position: &str) -> Vec<&'static str> {
    match kernel::suite::start::<Serenissima1996>(&Serenissima1996::setup_at(position)) {
        Ok(_) => vec![],
        Err(flaws) => flaws.iter().map(|flaw| flaw.flaw).collect(),
    }
}

fn command(json: &Value) -> Command {
    serde_json::from_value(json.clone()).unwrap_or_else(|error| panic!("{json}: {error}"))
}

fn ids(refusal: &Value) -> Vec<&str> {
    let all = refusal["breaches"].as_array().map(Vec::as_slice).unwrap_or_default();
    all.iter().filter_map(|breach| breach["rule"].as_str()).collect()
}

impl At {
    /// Starts a game from a set-up.
    pub fn of(setup: &Setup) -> At {
        let state = kernel::suite::start::<Serenissima1996>(&Serenissima1996::complete(setup.clone()))
            .unwrap_or_else(|flaws| panic!("{flaws:?}"));
        At { state, events: vec![] }
    }

    /// Returns the actor who is asked, the first if there are several.
    pub fn awaited(&self) -> Actor {
        self.state.asks().first().unwrap_or_else(|| panic!("no actor is asked")).0
    }

    /// Returns each asked actor with the question: `0 Trade`, `chance Dice`.
    pub fn asks(&self) -> Vec<String> {
        let one = |(actor, question): &(Actor, serenissima_1996::Question)| {
            let who = match actor {
                Actor::Seat(seat) => seat.0.to_string(),
                Actor::Chance => "chance".to_owned(),
            };
            format!("{who} {}", json!(question)["ask"].as_str().unwrap_or_default())
        };
        self.state.asks().iter().map(one).collect()
    }

    fn attempt(&mut self, by: Actor, json: &Value, waive: &[&str]) -> Result<Vec<&'static str>, Value> {
        let mut play = Play::new(&self.state);
        match play.try_apply(&self.state, by, &command(json), waive) {
            Ok(attempt) => {
                play.replace_state(&mut self.state);
                self.events = play.events().iter().map(|event| json!(event)).collect();
                assert_eq!(self.state.audit(), [], "after {json}");
                Ok(attempt.waived)
            }
            Err(refusal) => Err(json!(refusal)),
        }
    }

    /// Sends a command of the asked actor, which must be accepted.
    #[track_caller]
    pub fn says(&mut self, json: Value) -> &mut Self {
        let by = self.awaited();
        self.actor_says(by, json)
    }

    /// Sends a command of this seat, asked or not.
    #[track_caller]
    pub fn seat_says(&mut self, seat: u8, json: Value) -> &mut Self {
        self.actor_says(Actor::Seat(Seat(seat)), json)
    }

    #[track_caller]
    fn actor_says(&mut self, by: Actor, json: Value) -> &mut Self {
        if let Err(refusal) = self.attempt(by, &json, &[]) {
            panic!("{json} was refused: {refusal}\n{}", self.state.position());
        }
        self
    }

    /// Expects a refusal of the asked actor's command by exactly these rules, all of them waivable. Waived, the
    /// command must be accepted in a copy of the game.
    #[track_caller]
    pub fn breaks(&mut self, json: Value, rules: &[&str]) -> &mut Self {
        let refusal = self.refusal(json.clone());
        assert_eq!(ids(&refusal), rules, "{refusal}");
        assert_eq!(refusal["waivable"], true, "{refusal}");
        self.waiving(json, rules);
        self
    }

    /// Returns the game after the asked actor's command with these waivers, all of which must matter.
    #[track_caller]
    pub fn waiving(&self, json: Value, rules: &[&str]) -> At {
        self.waived_by(self.awaited(), &json, rules)
    }

    /// Returns the game after this seat's command with these waivers, all of which must matter.
    #[track_caller]
    pub fn waiving_by(&self, seat: u8, json: Value, rules: &[&str]) -> At {
        self.waived_by(Actor::Seat(Seat(seat)), &json, rules)
    }

    #[track_caller]
    fn waived_by(&self, by: Actor, json: &Value, rules: &[&str]) -> At {
        let mut aside = self.clone();
        match aside.attempt(by, json, rules) {
            Ok(waived) => assert_eq!(waived, rules, "the waivers that were needed"),
            Err(refusal) => panic!("{json} was refused: {refusal}"),
        }
        aside
    }

    /// Expects a refusal of the asked actor's command by this limit, waived or not.
    #[track_caller]
    pub fn stops(&mut self, json: Value, limit: &str) -> &mut Self {
        let by = self.awaited();
        let everything: Vec<&str> =
            <serenissima_1996::Breach as kernel::Rule>::REGISTER.iter().map(|info| info.id).collect();
        for waive in [&[][..], &everything] {
            let refusal = self.clone().attempt(by, &json, waive).expect_err("a limit must stop it");
            assert_eq!(ids(&refusal).last().copied(), Some(limit), "{refusal}");
            assert_eq!(refusal["waivable"], false, "{refusal}");
        }
        self
    }

    /// Expects that the command is not asked for, or names something that does not exist.
    #[track_caller]
    pub fn cannot(&mut self, json: Value) -> &mut Self {
        let refusal = self.refusal(json);
        assert!(!refusal["impossible"].is_null(), "{refusal}");
        self
    }

    /// Returns the refusal of the asked actor's command.
    #[track_caller]
    pub fn refusal(&self, json: Value) -> Value {
        self.refusal_of(self.awaited(), json)
    }

    /// Returns the refusal of this actor's command.
    #[track_caller]
    pub fn refusal_of(&self, by: Actor, json: Value) -> Value {
        self.clone().attempt(by, &json, &[]).expect_err("a refusal")
    }

    /// Returns the last command's events with this tag.
    pub fn told(&self, tag: &str) -> Vec<&Value> {
        self.events.iter().filter(|event| event["event"] == tag).collect()
    }

    /// Returns the view of one seat as JSON.
    pub fn view_of(&self, seat: u8) -> Value {
        json!(self.state.information_state(Viewer::Seat(Seat(seat))).view(Viewer::Seat(Seat(seat))))
    }

    /// Returns the view of the shared tablet as JSON.
    pub fn view(&self) -> Value {
        json!(self.state.information_state(Viewer::Table).view(Viewer::Table))
    }

    /// Returns a seat's ducats.
    pub fn purse(&self, seat: u8) -> u64 {
        self.view_of(seat)["seats"][usize::from(seat)]["purse"].as_u64().expect("a purse")
    }

    /// Returns a port of the view.
    pub fn port(&self, id: &str) -> Value {
        self.view()["ports"].as_array().unwrap().iter().find(|port| port["id"] == id).cloned().expect("a port")
    }

    /// Returns a galley of the view; `null` if it is in the box.
    pub fn galley(&self, number: u8) -> Value {
        let view = self.view();
        let mut all = view["galleys"].as_array().unwrap().iter();
        all.find(|galley| galley["galley"] == number).cloned().unwrap_or(Value::Null)
    }

    /// Returns the number of pieces of a good in the box.
    pub fn left(&self, good: &str) -> u64 {
        let view = self.view();
        let mut all = view["goods"].as_array().unwrap().iter();
        all.find(|one| one["good"] == good).and_then(|one| one["left"].as_u64()).expect("a kind of goods")
    }

    /// Returns the actions at a port in phase 2.
    pub fn desk(&self, port: &str) -> Value {
        let view = self.view();
        let desks = view["stage"]["trade"]["desks"].as_array().expect("phase 2").clone();
        desks.into_iter().find(|desk| desk["port"] == port).unwrap_or(Value::Null)
    }

    /// Returns the position in table notation.
    pub fn position(&self) -> String {
        self.state.position()
    }

    /// Returns the consequences of a command that is listed for a seat.
    pub fn consequences(&self, seat: u8, json: &Value) -> Value {
        let wanted = command(json);
        let all = kernel::candidates(&self.state, Actor::Seat(Seat(seat)), &[]);
        let one = all.iter().find(|one| one.command == wanted).unwrap_or_else(|| panic!("{json} is not listed"));
        json!(one.consequences)
    }

    pub fn state(&self) -> &Serenissima1996 {
        &self.state
    }
}

/// Builds the JSON `{"do": what}` with these fields.
macro_rules! say {
    ($what:literal $($fields:tt)*) => {
        serde_json::json!({"do": $what $($fields)*})
    };
}
pub(crate) use say;
