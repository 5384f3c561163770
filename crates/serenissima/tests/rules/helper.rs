//! The only module of these tests that uses the API: a game at a position, commands as short JSON, answers as text.

use kernel::{Actor, Play, Rules, Seat, Secrets, Viewer};
use serde_json::{Value, json};
use serenissima::{Command, Serenissima};

/// A game during a test.
pub struct At {
    state: Serenissima,
    /// Events of the last command.
    pub events: Vec<Value>,
}

/// Starts a game at a position in table notation. Panics if the position is faulty.
pub fn at(position: &str) -> At {
    let setup = Serenissima::setup_at(position);
    let state =
        kernel::suite::start::<Serenissima>(&setup).unwrap_or_else(|flaws| panic!("faulty position: {flaws:?}"));
    At { state, events: vec![] }
}

/// Starts a new game.
pub fn fresh(seats: usize) -> At {
    let state = kernel::suite::start::<Serenissima>(&Serenissima::default_setup(seats))
        .unwrap_or_else(|flaws| panic!("{flaws:?}"));
    At { state, events: vec![] }
}

/// Returns the codes of the flaws of a position or set-up.
pub fn flaws(position: &str) -> Vec<&'static str> {
    match kernel::suite::start::<Serenissima>(&Serenissima::setup_at(position)) {
        Ok(_) => vec![],
        Err(flaws) => flaws.iter().map(|flaw| flaw.flaw).collect(),
    }
}

fn command(json: Value) -> Command {
    serde_json::from_value(json.clone()).unwrap_or_else(|error| panic!("{json}: {error}"))
}

impl At {
    /// Starts a game from a set-up.
    pub fn of(setup: &serenissima::Setup) -> At {
        let state = kernel::suite::start::<Serenissima>(setup).unwrap_or_else(|flaws| panic!("{flaws:?}"));
        At { state, events: vec![] }
    }

    /// Returns the consequences of a listed command, if it needs confirmation.
    pub fn grave(&self, json: &Value) -> Value {
        let wanted = command(json.clone());
        let all = kernel::candidates(&self.state, self.awaited(), &[]);
        let one = all.iter().find(|one| one.command == wanted).unwrap_or_else(|| panic!("{json} is not listed"));
        assert!(one.offered(), "{json} is dimmed");
        if kernel::Consequence::needs_confirmation(&one.consequences) { json!(one.consequences) } else { Value::Null }
    }

    /// Returns the actor who is asked: a seat or chance. Panics if no actor is.
    pub fn awaited(&self) -> Actor {
        self.state.asks().first().unwrap_or_else(|| panic!("no actor is asked")).0
    }

    /// Returns the open question as JSON, `null` if the game is over.
    pub fn asks(&self) -> Value {
        self.state.asks().first().map_or(Value::Null, |(_, question)| json!(question))
    }

    fn attempt(&mut self, by: Actor, json: Value, waive: &[&str]) -> Result<Vec<&'static str>, Value> {
        let mut play = Play::new(&self.state);
        match play.try_apply(&self.state, by, &command(json), waive) {
            Ok(attempt) => {
                play.replace_state(&mut self.state);
                self.events = play.events().iter().map(|event| json!(event)).collect();
                let flaws = self.state.audit();
                assert!(flaws.is_empty(), "audit: {flaws:?}");
                Ok(attempt.waived)
            }
            Err(refusal) => Err(json!(refusal)),
        }
    }

    /// Sends a command of the asked actor, which must be accepted.
    #[track_caller]
    pub fn says(&mut self, json: Value) -> &mut Self {
        let by = self.awaited();
        if let Err(refusal) = self.attempt(by, json.clone(), &[]) {
            panic!("{json} was refused: {refusal}");
        }
        self
    }

    /// Sends a command of the asked actor with these waivers, all of which must matter.
    #[track_caller]
    pub fn says_waiving(&mut self, json: Value, waive: &[&str]) -> &mut Self {
        let by = self.awaited();
        match self.attempt(by, json.clone(), waive) {
            Ok(waived) => assert_eq!(waived, waive, "the waivers that were needed"),
            Err(refusal) => panic!("{json} was refused: {refusal}"),
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
        let mut aside = At { state: self.state.clone(), events: vec![] };
        aside.says_waiving(json, rules);
        self
    }

    /// Expects a refusal of the asked actor's command by this limit, waived or not.
    #[track_caller]
    pub fn stops(&mut self, json: Value, limit: &str) -> &mut Self {
        let everything: Vec<&str> =
            <serenissima::Breach as kernel::Rule>::REGISTER.iter().map(|info| info.id).collect();
        for waive in [&[][..], &everything] {
            let by = self.awaited();
            let mut aside = At { state: self.state.clone(), events: vec![] };
            let refusal = aside.attempt(by, json.clone(), waive).expect_err("a limit must stop it");
            assert_eq!(ids(&refusal).last().copied(), Some(limit), "{refusal}");
            assert_eq!(refusal["waivable"], false, "{refusal}");
        }
        self
    }

    /// Returns the refusal of the asked actor's command.
    #[track_caller]
    pub fn refusal(&mut self, json: Value) -> Value {
        let by = self.awaited();
        self.refusal_of(by, json)
    }

    /// Returns the refusal of this actor's command.
    #[track_caller]
    pub fn refusal_of(&mut self, by: Actor, json: Value) -> Value {
        let mut aside = At { state: self.state.clone(), events: vec![] };
        aside.attempt(by, json.clone(), &[]).expect_err("a refusal")
    }

    /// Sends a command of this seat, asked or not (corrections, ending early).
    #[track_caller]
    pub fn seat_says(&mut self, seat: u8, json: Value) -> &mut Self {
        if let Err(refusal) = self.attempt(Actor::Seat(Seat(seat)), json.clone(), &[]) {
            panic!("{json} was refused: {refusal}");
        }
        self
    }

    /// Returns the last command's events with this tag.
    pub fn told(&self, tag: &str) -> Vec<&Value> {
        self.events.iter().filter(|event| event["event"] == tag).collect()
    }

    /// Returns the tags of the last command's events, in order.
    pub fn tags(&self) -> Vec<&str> {
        self.events.iter().filter_map(|event| event["event"].as_str()).collect()
    }

    /// Returns the view of the shared tablet as JSON.
    pub fn view(&self) -> Value {
        json!(self.state.information_state(Viewer::Table).view(Viewer::Table))
    }

    /// Returns the view of one seat as JSON.
    pub fn view_of(&self, seat: u8) -> Value {
        json!(self.state.information_state(Viewer::Seat(Seat(seat))).view(Viewer::Seat(Seat(seat))))
    }

    /// Returns a seat's ducats.
    pub fn purse(&self, seat: u8) -> u64 {
        self.view_of(seat)["seats"][usize::from(seat)]["purse"].as_u64().unwrap_or_else(|| panic!("no purse"))
    }

    /// Returns a port of the view.
    pub fn port(&self, id: &str) -> Value {
        let view = self.view();
        let found = view["ports"].as_array().and_then(|ports| ports.iter().find(|port| port["id"] == id).cloned());
        found.unwrap_or_else(|| panic!("no port {id}"))
    }

    /// Returns a galley of the view; `null` if it is in the supply.
    pub fn galley(&self, number: u8) -> Value {
        let view = self.view();
        let found =
            view["galleys"].as_array().and_then(|all| all.iter().find(|galley| galley["galley"] == number).cloned());
        found.unwrap_or(Value::Null)
    }

    /// Returns the position in table notation.
    pub fn position(&self) -> String {
        self.state.position()
    }

    /// Returns all legal commands of the asked actor, as JSON.
    pub fn legal(&self) -> Vec<Value> {
        let mut legal = Vec::new();
        self.state.legal(self.awaited(), &mut legal);
        legal.iter().map(|command| json!(command)).collect()
    }
}

fn ids(refusal: &Value) -> Vec<&str> {
    refusal["breaches"].as_array().into_iter().flatten().filter_map(|breach| breach["rule"].as_str()).collect()
}
