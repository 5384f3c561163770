//! A table in a few words: the players' possessions, the played cards, and the result.

use kernel::{Actor, Impossible, Play, Refusal, Rules, Seat};
use libertalia::{Breach, Command, Event, Libertalia, Phase, Rank, RankSet, Token, Tokens};
use serde_json::{Value, json};

pub fn rank(number: u8) -> Rank {
    Rank::new(number).expect("a rank")
}

fn ranks(words: &str) -> Vec<u8> {
    words.split_whitespace().map(|word| word.parse().expect("a rank")).collect()
}

pub fn tokens(words: &str) -> Tokens {
    words.split_whitespace().map(token_count).collect()
}

fn token_count(word: &str) -> (Token, u8) {
    let (name, count) = word.split_once(':').unwrap_or((word, "1"));
    let token = Token::ALL.into_iter().find(|token| format!("{token:?}") == name).expect("a kind of booty");
    (token, count.parse().expect("a number"))
}

/// A table on the fifth day of the third raid, at dawn. Each player has 10 doubloons and what the text adds:
///
/// `day 6`, `option gains_first`, `cell Goods:2 Saber`, and for a seat `0 plays 14`, `0 hand 3 7`, `0 den 20`, `0
/// graveyard 5`, `0 booty Map:2`, `0 shows Map`, `0 purse 2`, `0 scores 10 12`; separated by semicolons. Other drawn
/// cards are out of the game. Colours are yellow, red, blue and so on by seat.
pub struct Scene {
    pub start: Libertalia,
    pub plays: Vec<(Seat, Rank)>,
}

pub fn scene(seats: usize, text: &str) -> Scene {
    let colours = ["yellow", "red", "blue", "green", "black", "white"];
    let fresh = |n: usize| {
        json!({"colour": colours[n], "purse": 10, "scores": [0, 0],
            "hand": [], "den": [], "graveyard": [], "open": {}, "down": {}})
    };
    let mut players: Vec<Value> = (0..seats).map(fresh).collect();
    let (mut options, mut day, mut cell, mut plays) = (json!({}), 5_usize, json!({}), vec![]);
    for said in text.split(';').map(str::trim).filter(|said| !said.is_empty()) {
        let (word, rest) = said.split_once(' ').expect("two words");
        match word {
            "day" => day = rest.parse().expect("a day"),
            "option" => options[rest] = json!(true),
            "cell" => cell = json!(tokens(rest)),
            seat => {
                let seat: usize = seat.parse().expect("a seat");
                let (what, rest) = rest.split_once(' ').expect("a kind and an id");
                let pile = match what {
                    "plays" => {
                        plays.push((Seat(seat as u8), rank(rest.parse().expect("a rank"))));
                        "hand"
                    }
                    "booty" => "down",
                    "shows" => "open",
                    other => other,
                };
                match pile {
                    "down" | "open" => players[seat][pile] = json!(tokens(rest)),
                    "purse" => players[seat][pile] = json!(rest.parse::<u16>().expect("doubloons")),
                    "scores" => {
                        players[seat][pile] =
                            json!(rest.split_whitespace().map(|n| n.parse().expect("points")).collect::<Vec<i16>>());
                    }
                    _ => {
                        let mut all: Vec<Value> = players[seat][pile].as_array().expect("cards").clone();
                        all.extend(ranks(rest).into_iter().map(|rank| json!(rank)));
                        all.sort_by_key(Value::as_u64);
                        players[seat][pile] = json!(all);
                    }
                }
            }
        }
    }
    Scene { start: read(&players, &options, day, &cell), plays }
}

fn read(players: &[Value], options: &Value, day: usize, cell: &Value) -> Libertalia {
    let piles = |player: &Value| -> RankSet {
        let all = ["hand", "den", "graveyard"].iter().flat_map(|pile| player[*pile].as_array().expect("cards").clone());
        serde_json::from_value(json!(all.collect::<Vec<_>>())).expect("distinct cards")
    };
    let named = players.iter().fold(RankSet::default(), |all, player| all.and(piles(player)));
    let more = Rank::all().filter(|rank| !named.has(*rank)).take(21 - usize::from(named.len()));
    let drawn = named.and(more.collect());
    let mut lines = vec![
        "libertalia 1".to_owned(),
        format!("options {options}"),
        format!("raid 3 day {day}"),
        format!("drawn {}", json!(drawn)),
        format!("cell {day} {cell}"),
        r#"phase {"phase":"dawn","late":false}"#.to_owned(),
    ];
    for (seat, player) in players.iter().enumerate() {
        let mut player = player.clone();
        player["gone"] = json!(drawn.without(piles(&player)));
        lines.push(format!("seat {seat} {player}"));
    }
    let text = lines.join("\n");
    Libertalia::start(&Libertalia::setup_at(&text), players.len()).unwrap_or_else(|flaws| panic!("{flaws:?}\n{text}"))
}

/// A game with its initial state, decided commands, and all events.
pub struct Run {
    pub start: Libertalia,
    pub play: Play<Libertalia>,
    pub events: Vec<Event>,
}

impl Scene {
    /// Lays the cards of the text and continues to the first choice.
    pub fn lay(self) -> Run {
        let cards = self.plays.iter().map(|(seat, rank)| json!({"seat": seat, "rank": rank})).collect::<Vec<_>>();
        let lay = serde_json::from_value(json!({"do": "Lay", "cards": cards})).expect("a command");
        let mut run = Run { play: Play::new(&self.start), start: self.start, events: vec![] };
        run.say(Actor::Seat(Seat(0)), &lay, &[]).unwrap_or_else(|refusal| panic!("{refusal:?}"));
        run
    }
}

/// Plays a table to the next dawn, with the first possible answer to every question.
pub fn played(seats: usize, text: &str) -> Run {
    scene(seats, text).lay().on()
}

impl Run {
    pub fn state(&self) -> &Libertalia {
        self.play.state()
    }

    pub fn say(&mut self, by: Actor, command: &Command, waivers: &[&str]) -> Result<(), Refusal<Breach>> {
        let before = self.play.state().clone();
        if let Err(refusal) = self.play.try_apply(&before, by, command, waivers) {
            let mut again = before;
            self.play.replace_state(&mut again);
            return Err(refusal);
        }
        self.events.extend(self.play.take_events());
        assert_eq!(self.state().audit(), [], "after {command:?}");
        Ok(())
    }

    /// Sends a command of a seat, in JSON.
    pub fn says(mut self, seat: u8, command: Value) -> Self {
        let said: Command =
            serde_json::from_value(command.clone()).unwrap_or_else(|error| panic!("{command}: {error}"));
        let refused = self.say(Actor::Seat(Seat(seat)), &said, &[]);
        refused.unwrap_or_else(|refusal| panic!("{command}: {refusal:?} at\n{}", self.state().position()));
        self
    }

    /// Sends a command of chance, in JSON.
    pub fn drawn(mut self, command: Value) -> Self {
        let said: Command =
            serde_json::from_value(command.clone()).unwrap_or_else(|error| panic!("{command}: {error}"));
        self.say(Actor::Chance, &said, &[]).unwrap_or_else(|refusal| panic!("{command}: {refusal:?}"));
        self
    }

    /// Returns the ids of the rules that a command breaks, or another reason of refusal.
    pub fn refuses(&mut self, seat: u8, command: Value) -> Vec<String> {
        let said: Command = serde_json::from_value(command).expect("a command");
        let Err(refusal) = self.say(Actor::Seat(Seat(seat)), &said, &[]) else { return vec![] };
        let ids = refusal.breaches.iter().map(|breach| kernel::Rule::id(breach).to_owned());
        let other = refusal.impossible.map(|impossible| match impossible {
            Impossible::NotAsked => "not asked".to_owned(),
            _ => "unknown".to_owned(),
        });
        ids.chain(other).collect()
    }

    /// Gives the first possible answer to every question, until the next dawn or the end.
    pub fn on(mut self) -> Self {
        while let Some((by, _)) = self.state().asks().first().cloned() {
            if matches!(self.state().phase, Phase::Dawn { .. } | Phase::Between) {
                break;
            }
            let mut could = vec![];
            self.state().legal(by, &mut could);
            let command = match by {
                Actor::Chance => kernel::chance(self.state(), &mut First).expect("an answer"),
                Actor::Seat(_) => could.first().expect("a legal command").clone(),
            };
            self.say(by, &command, &[]).unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}"));
        }
        self
    }

    /// Returns the open question and the asked seat.
    pub fn asked(&self) -> String {
        let ask = self.state().asked;
        ask.map_or("nothing".to_owned(), |ask| format!("{} {}", ask.seat.0, json!(ask.what).as_str().expect("text")))
    }

    /// Returns the state at the end of the day: before the next dawn, or before the end of the raid.
    pub fn evening(&self) -> Libertalia {
        let mut state = self.start.clone();
        let day =
            self.events.iter().take_while(|event| !matches!(event, Event::DayBegan { .. } | Event::RaidEnds { .. }));
        day.for_each(|event| state.apply(event));
        state
    }

    /// Returns each seat at the end of the day as `purse den/graveyard/hand booty`, for example `12 d3,14 g30 h5
    /// Map:2`. Empty parts are omitted.
    pub fn table(&self) -> String {
        let evening = self.evening();
        let seats = evening.players.iter().map(|player| {
            let pile = |letter: &str, ranks: RankSet| {
                let all: Vec<String> = ranks.iter().map(|rank| rank.number().to_string()).collect();
                if all.is_empty() { vec![] } else { vec![format!("{letter}{}", all.join(","))] }
            };
            let booty = player.booty().iter().map(|(token, count)| format!("{token:?}:{count}")).collect();
            let piles = [pile("d", player.den), pile("g", player.graveyard), pile("h", player.hand), booty];
            [vec![player.cash().to_string()], piles.concat()].concat().join(" ")
        });
        seats.collect::<Vec<_>>().join(" | ")
    }

    /// Returns the tags of the day's events, with seat and rank where present.
    pub fn told(&self, tags: &[&str]) -> Vec<String> {
        let short = |event: &Event| {
            let event = json!(event);
            let tag = event["event"].as_str()?.to_owned();
            let words =
                ["seat", "rank", "token", "doubloons", "points"].iter().filter_map(|field| match &event[*field] {
                    Value::Null => None,
                    Value::String(text) => Some(text.clone()),
                    other => Some(other.to_string()),
                });
            tags.contains(&tag.as_str()).then(|| [vec![tag.clone()], words.collect()].concat().join(" "))
        };
        let next = |event: &&Event| !matches!(event, Event::DayBegan { .. });
        self.events.iter().take_while(next).filter_map(short).collect()
    }
}

/// Always draws the first lot.
struct First;

impl kernel::Draw for First {
    fn below(&mut self, _n: u32) -> u32 {
        0
    }
}
