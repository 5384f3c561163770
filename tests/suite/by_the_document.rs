//! Every draw of the golden records, checked by what `docs/reference/file-format.md` says and by nothing else: no
//! seed, stream, number or outcome of the app's own code, no library's random numbers.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::path::Path;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// One block of ChaCha20 with counter and nonce of 64 bits each.
fn block(key: &[u8; 32], counter: u64, nonce: u64) -> [u32; 16] {
    fn quarter(state: &mut [u32; 16], [a, b, c, d]: [usize; 4]) {
        for (x, y, z, turn) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
            state[x] = state[x].wrapping_add(state[y]);
            state[z] = (state[z] ^ state[x]).rotate_left(turn);
        }
    }
    let mut first = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    for (word, bytes) in first[4..].iter_mut().zip(key.chunks_exact(4)) {
        *word = u32::from_le_bytes(bytes.try_into().expect("four bytes"));
    }
    let tail = [counter as u32, (counter >> 32) as u32, nonce as u32, (nonce >> 32) as u32];
    first[12..].copy_from_slice(&tail);
    let mut state = first;
    for _ in 0..10 {
        for column in 0..4 {
            quarter(&mut state, [column, column + 4, column + 8, column + 12]);
        }
        for lane in 0..4 {
            quarter(&mut state, [lane, 4 + (lane + 1) % 4, 8 + (lane + 2) % 4, 12 + (lane + 3) % 4]);
        }
    }
    std::array::from_fn(|word| state[word].wrapping_add(first[word]))
}

struct Stream {
    key: [u8; 32],
    nonce: u64,
    read: u64,
}

impl Stream {
    fn next(&mut self) -> u64 {
        let word = block(&self.key, self.read / 16, self.nonce)[(self.read % 16) as usize];
        self.read += 1;
        u64::from(word)
    }

    fn below(&mut self, n: u64) -> u64 {
        let product = self.next() * n;
        let (mut result, low) = (product >> 32, product & 0xffff_ffff);
        if low > (1 << 32) - n && low + ((self.next() * n) >> 32) >= 1 << 32 {
            result += 1;
        }
        result
    }
}

/// The first words of the key stream of an all-zero key: from the test vectors of RFC 8439.
#[test]
fn stream_matches_chacha20() {
    let words = block(&[0; 32], 0, 0);
    assert_eq!(words[0].to_le_bytes(), [0x76, 0xb8, 0xe0, 0xad]);
    assert_eq!(words[15].to_le_bytes(), [0xb2, 0xee, 0x65, 0x86]);
    assert_eq!(block(&[0; 32], 1, 0)[0].to_le_bytes(), [0x9f, 0x07, 0xe7, 0xbe]);
}

/// What the draws of all these games depend on, folded from events.
struct Facts {
    game: String,
    setup: Value,
    players: u64,
    closed: Vec<String>,
    aboard: HashMap<String, u64>,
    /// Active galley, what it fights, and the strength of its first attack.
    fight: Option<(String, String)>,
    strength: Option<u64>,
    deck: BTreeMap<String, u64>,
    hands: [BTreeMap<String, u64>; 2],
    discard: BTreeMap<String, u64>,
    order: Order,
    campaign: Campaign,
}

/// The first edition's order of a round, as far as it is picked.
#[derive(Default)]
struct Order {
    /// By seat, how many come before.
    ranks: BTreeMap<u64, u64>,
    picked: HashSet<u64>,
    gone: HashSet<u64>,
}

impl Order {
    fn take(&mut self, event: &Value) {
        let n = |value: &Value| value.as_u64().expect("a number");
        let each = |key: &str, of: &str| -> Vec<(u64, u64)> {
            let items = event[key].as_array().expect("a list");
            items.iter().map(|item| (n(&item["seat"]), n(&item[of]))).collect()
        };
        let before = |all: &[(u64, u64)], own: u64| all.iter().filter(|(_, other)| *other > own).count() as u64;
        match event["event"].as_str().expect("a tag") {
            "BidsRevealed" => {
                let bids = each("bids", "ducats");
                self.picked.clear();
                self.ranks = bids.iter().map(|(seat, bid)| (*seat, before(&bids, *bid))).collect();
            }
            "OrderRolled" => {
                let dice = each("dice", "die");
                for (seat, die) in &dice {
                    *self.ranks.entry(*seat).or_default() += before(&dice, *die);
                }
            }
            "PlacePicked" => drop(self.picked.insert(n(&event["seat"]))),
            "LetGo" => drop(self.gone.insert(n(&event["seat"]))),
            "Corrected" if event["fix"]["what"] == "Gone" => {
                let seat = n(&event["fix"]["seat"]);
                if event["fix"]["gone"] == true {
                    self.gone.insert(seat)
                } else {
                    self.gone.remove(&seat)
                };
            }
            _ => {}
        }
    }

    /// How many are tied.
    fn tied(&self) -> usize {
        let open = || self.ranks.iter().filter(|(seat, _)| !self.picked.contains(seat) && !self.gone.contains(seat));
        let first = open().map(|(_, rank)| rank).min();
        open().filter(|(_, rank)| Some(*rank) == first).count()
    }
}

/// What Libertalia's draws depend on.
struct Campaign {
    /// The ranks that have come into the game.
    drawn: BTreeSet<u64>,
    hands: Vec<BTreeSet<u64>>,
    /// Those who have chosen a card for this day.
    chose: HashSet<u64>,
    day: u64,
    cells: Vec<BTreeMap<String, u64>>,
    dens: Vec<BTreeMap<String, u64>>,
}

impl Campaign {
    fn new(players: usize) -> Self {
        let (cells, dens) = (vec![BTreeMap::new(); 6], vec![BTreeMap::new(); players]);
        Self {
            drawn: BTreeSet::new(),
            hands: vec![BTreeSet::new(); players],
            chose: HashSet::new(),
            day: 0,
            cells,
            dens,
        }
    }

    fn take(&mut self, event: &Value) {
        let n = |key: &str| event[key].as_u64().expect("a number");
        let seat = |key: &str| n(key) as usize;
        match event["event"].as_str().expect("a tag") {
            "RanksDrawn" => {
                let ranks = ranks(&event["ranks"]);
                self.drawn.extend(&ranks);
                self.hands.iter_mut().for_each(|hand| hand.extend(&ranks));
            }
            "BootyLaid" => self.cells = event["cells"].as_array().expect("cells").iter().map(counts).collect(),
            "DayBegan" => {
                self.day = n("day");
                self.chose.clear();
            }
            "Chose" => drop(self.chose.insert(n("seat"))),
            "Laid" => {
                for card in event["cards"].as_array().expect("cards") {
                    let seat = card["seat"].as_u64().expect("a seat") as usize;
                    self.hands[seat].remove(&card["rank"].as_u64().expect("a rank"));
                }
                self.chose.clear();
            }
            "Replaced" => drop(self.hands[seat("seat")].remove(&n("rank"))),
            "Recruited" | "Healed" => self.hands[seat("seat")].extend(event["rank"].as_u64()),
            "Drew" => add(&mut self.dens[seat("seat")], &event["tokens"], 1),
            "BootyDiscarded" => add(&mut self.dens[seat("seat")], &event["tokens"], -1),
            "RelicsPassed" => {
                let relics = json!({"Relic": n("count")});
                add(&mut self.dens[seat("seat")], &relics, -1);
                add(&mut self.dens[seat("to")], &relics, 1);
            }
            "Took" => {
                let token = json!({event["token"].as_str().expect("a token"): 1});
                add(&mut self.cells[self.day as usize - 1], &token, -1);
                add(&mut self.dens[seat("seat")], &token, 1);
            }
            "RaidEnded" => self.cells.iter_mut().chain(&mut self.dens).for_each(BTreeMap::clear),
            "Corrected" => self.correct(&event["fix"]),
            _ => {}
        }
    }

    fn correct(&mut self, fix: &Value) {
        let n = |key: &str| fix[key].as_u64().expect("a number");
        let token = || fix["token"].as_str().expect("a token").to_owned();
        match fix["what"].as_str().expect("a tag") {
            "Card" => {
                let hand = &mut self.hands[n("seat") as usize];
                if fix["pile"] == "hand" {
                    hand.insert(n("rank"));
                } else {
                    hand.remove(&n("rank"));
                }
                self.chose.remove(&n("seat"));
            }
            "Campaign" => {
                let ranks = ranks(&fix["ranks"]);
                self.hands.fill(ranks.clone());
                self.drawn = ranks;
                self.cells = fix["cells"].as_array().expect("cells").iter().map(counts).collect();
                self.day = n("day");
            }
            "Day" => self.day = n("day"),
            "Cell" => drop(self.cells[n("day") as usize - 1].insert(token(), n("count"))),
            "Booty" => drop(self.dens[n("seat") as usize].insert(token(), n("count"))),
            _ => {}
        }
    }

    /// The hand of the first seat that has cards and has not chosen.
    fn late_hand(&self) -> BTreeSet<u64> {
        let waiting = (0..).zip(&self.hands).find(|(seat, hand)| !hand.is_empty() && !self.chose.contains(seat));
        waiting.expect("somebody is late").1.clone()
    }

    /// Every token that is neither on a cell nor in a den.
    fn bag(&self) -> [(&'static str, u64); 7] {
        let heaps = || self.cells.iter().chain(&self.dens);
        BOOTY.map(|(token, count)| (token, count - heaps().filter_map(|heap| heap.get(token)).sum::<u64>()))
    }
}

fn ranks(value: &Value) -> BTreeSet<u64> {
    value.as_array().expect("ranks").iter().map(|rank| rank.as_u64().expect("a number")).collect()
}

fn add(heap: &mut BTreeMap<String, u64>, what: &Value, by: i64) {
    for (what, count) in counts(what) {
        let there = heap.entry(what).or_default();
        *there = there.saturating_add_signed(by * count as i64);
    }
}

/// So many of these, each taken out before the next.
fn one_each<T: Clone>(all: &[T], draws: usize, stream: &mut Stream) -> Vec<T> {
    let mut left = all.to_vec();
    (0..draws).map(|_| left.remove(stream.below(left.len() as u64) as usize)).collect()
}

/// So many of a heap, sorted by kind.
fn from_heap<'a>(heap: &[(&'a str, u64)], draws: usize, stream: &mut Stream) -> Vec<&'a str> {
    let all: Vec<&str> = heap.iter().flat_map(|(what, count)| std::iter::repeat_n(*what, *count as usize)).collect();
    one_each(&all, draws, stream)
}

/// How many there are of each.
fn counted(all: &[&str]) -> Value {
    let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
    all.iter().for_each(|what| *counts.entry(what).or_default() += 1);
    json!(counts)
}

const COLOURS: [&str; 6] = ["yellow", "red", "blue", "green", "black", "white"];
const BOOTY: [(&str, u64); 7] =
    [("Chest", 4), ("Jewel", 6), ("Goods", 10), ("Officer", 6), ("Saber", 6), ("Map", 8), ("Relic", 10)];
const DOGE_CARDS: [&str; 4] = ["wine", "one", "two", "shuffle"];
const BOX: [(&str, u64); 13] = [
    ("doge", 12),
    ("guard-1", 4),
    ("guard-11", 10),
    ("guard-close", 2),
    ("merchant-1", 2),
    ("merchant-2", 8),
    ("merchant-3", 2),
    ("harlequin-1", 1),
    ("harlequin-2", 3),
    ("harlequin-3", 4),
    ("harlequin-4", 3),
    ("harlequin-5", 1),
    ("harlequin-centre", 2),
];

fn counts(cards: &Value) -> BTreeMap<String, u64> {
    let cards = cards.as_object().into_iter().flatten();
    cards.map(|(card, count)| (card.clone(), count.as_u64().expect("a number"))).collect()
}

/// A place as a key: `{"galley":3}` and `{"port":"valencia"}` as they stand.
fn place(kind: &str, id: &Value) -> String {
    json!({ kind: id }).to_string()
}

impl Facts {
    fn new(header: &Value) -> Self {
        let setup = header["setup"].clone();
        let players = header["seating"].as_array().expect("seats").len() as u64;
        assert!(setup.get("position").is_none(), "these records begin at the beginning");
        Self {
            players,
            game: header["game"].as_str().expect("a game").to_owned(),
            deck: counts(&setup["board"]["doge"]["value"]),
            setup,
            closed: vec![],
            aboard: HashMap::new(),
            fight: None,
            strength: None,
            hands: Default::default(),
            discard: BTreeMap::new(),
            order: Order::default(),
            campaign: Campaign::new(players as usize),
        }
    }

    fn sailors(&mut self, at: String) -> &mut u64 {
        self.aboard.entry(at).or_default()
    }

    fn take(&mut self, event: &Value) {
        match self.game.as_str() {
            "serenissima-1996" => return self.order.take(event),
            "libertalia" => return self.campaign.take(event),
            _ => {}
        }
        let n = |key: &str| event[key].as_u64().expect("a number");
        let galley = || place("galley", &event["galley"]);
        let port = || place("port", &event["port"]);
        match event["event"].as_str().expect("a tag") {
            "PortClosed" => self.closed.push(event["port"].as_str().expect("a port").to_owned()),
            "StartPicked" => {
                *self.sailors(galley()) = 3;
                *self.sailors(port()) = 3;
            }
            "GalleyPicked" => *self.sailors(galley()) = 3,
            "Activated" => (self.fight, self.strength) = (None, None),
            "SailorMoved" => {
                *self.sailors(event["from"].to_string()) -= 1;
                *self.sailors(event["to"].to_string()) += 1;
            }
            "Hired" => *self.sailors(event["to"].to_string()) += 1,
            "GalleyBought" => {
                *self.sailors(galley()) = 1;
                match &event["crew"] {
                    Value::String(crew) if crew == "hired" => {}
                    Value::String(_) => *self.sailors(port()) -= 1,
                    other => *self.sailors(other.to_string()) -= 1,
                }
            }
            "Sunk" => *self.sailors(galley()) = 0,
            "PortAbandoned" | "GarrisonFell" => *self.sailors(port()) = 0,
            "Attacked" => {
                self.fight = Some((galley(), event["foe"].to_string()));
                self.strength.get_or_insert(n("strength"));
            }
            "FortFired" => self.lose(n("lost"), 0),
            "RoundFought" => {
                self.lose(event["lost"][0].as_u64().expect("a number"), event["lost"][1].as_u64().expect("a number"))
            }
            "Captured" => {
                *self.sailors(galley()) -= n("sailors");
                *self.sailors(port()) = n("sailors");
            }
            "DogeTurned" => {
                let left = self.deck.get_mut(event["card"].as_str().expect("a card")).expect("it was there");
                *left = left.saturating_sub(1);
            }
            "DeckShuffled" => self.deck = counts(&self.setup["board"]["doge"]["value"]),
            "Drew" => self.hold(n("seat"), &event["cards"], 1),
            "Played" => {
                let cards =
                    json!({ event["card"].as_str().expect("a card"): if event["pair"] == true { 2 } else { 1 } });
                self.hold(n("seat"), &cards, -1);
            }
            "HandChanged" => self.hold(n("seat"), &event["cards"], -1),
            "Reshuffled" => self.discard.clear(),
            "EightShown" => self.hands = Default::default(),
            "RoundBegan" => (self.hands, self.discard) = Default::default(),
            "Corrected" => self.correct(&event["fix"]),
            _ => {}
        }
    }

    fn correct(&mut self, fix: &Value) {
        let sailors = if fix["seat"].is_null() { 0 } else { fix["sailors"].as_u64().unwrap_or(0) };
        match fix["what"].as_str().expect("a tag") {
            "Galley" => *self.sailors(place("galley", &fix["galley"])) = sailors,
            "Port" => *self.sailors(place("port", &fix["port"])) = sailors,
            "DogeDeck" => self.deck = counts(&fix["left"]),
            "Printed" => self.print(&fix["printed"]),
            "Discard" => drop(
                self.discard
                    .insert(fix["card"].as_str().expect("a card").to_owned(), fix["count"].as_u64().expect("a number")),
            ),
            _ => {}
        }
    }

    /// The board says something else from here on.
    fn print(&mut self, printed: &Value) {
        match printed["edit"].as_str().expect("a tag") {
            "Doge" => {
                let (old, new) = (counts(&self.setup["board"]["doge"]["value"]), counts(&printed["cards"]));
                for (card, left) in &mut self.deck {
                    *left = new[card].saturating_sub(old[card].saturating_sub(*left));
                }
                self.setup["board"]["doge"]["value"] = printed["cards"].clone();
            }
            "Skulls" => self.setup["board"]["skulls"]["value"] = printed["faces"].clone(),
            _ => {}
        }
    }

    fn lose(&mut self, attacker: u64, defender: u64) {
        let (galley, foe) = self.fight.clone().expect("a fight");
        *self.sailors(galley) -= attacker;
        *self.sailors(foe) -= defender;
    }

    fn hold(&mut self, seat: u64, cards: &Value, by: i64) {
        for (card, count) in counts(cards) {
            let held = self.hands[seat as usize].entry(card.clone()).or_default();
            *held = held.saturating_add_signed(by * count as i64);
            if by < 0 {
                *self.discard.entry(card).or_default() += count;
            }
        }
    }

    /// The outcome of a command's draw. Of `drawn` only its tag and how much was drawn are read.
    fn drawn(&mut self, drawn: &Value, stream: &mut Stream) -> Value {
        let command = drawn["do"].as_str().expect("a tag");
        let count: u64 = counts(&drawn["cards"]).values().sum();
        match command {
            "DrawFirst" => json!({"do": command, "seat": stream.below(self.players)}),
            "DrawMerchant" => json!({"do": command, "seat": stream.below(2)}),
            "DrawClosed" => {
                let ports = self.closable();
                json!({"do": command, "port": ports[stream.below(ports.len() as u64) as usize]})
            }
            "RollOrder" => json!({"do": command, "dice": dice(self.order.tied(), stream)}),
            "Rolled" if self.game == "serenissima-1996" => json!({"do": command, "dice": dice(2, stream)}),
            "FortRolled" => json!({"do": command, "skulls": self.skulls(2, stream)}),
            "Rolled" => {
                let (galley, foe) = self.fight.clone().expect("a fight");
                let attackers = (*self.sailors(galley)).min(self.strength.expect("an attack"));
                let defenders = *self.sailors(foe);
                json!({"do": command, "skulls": [self.skulls(attackers, stream), self.skulls(defenders, stream)]})
            }
            "TurnDoge" => {
                let all = counts(&self.setup["board"]["doge"]["value"]);
                let deck = if self.deck.values().sum::<u64>() == 0 { all } else { self.deck.clone() };
                json!({"do": command, "card": nth(DOGE_CARDS.map(|card| (card, deck[card])), stream)})
            }
            "Deal" => {
                let gone = |card: &str| {
                    [&self.hands[0], &self.hands[1], &self.discard]
                        .map(|heap| heap.get(card))
                        .into_iter()
                        .flatten()
                        .sum::<u64>()
                };
                let mut left = BOX.map(|(card, copies)| (card, copies - gone(card)));
                let mut cards = serde_json::Map::new();
                for _ in 0..count {
                    let card = nth(left, stream);
                    left.iter_mut().filter(|(other, _)| *other == card).for_each(|(_, count)| *count -= 1);
                    let dealt = cards.get(card).and_then(Value::as_u64).unwrap_or(0);
                    cards.insert(card.to_owned(), json!(dealt + 1));
                }
                json!({"do": command, "cards": cards})
            }
            "DrawColours" => json!({"do": command, "colours": one_each(&COLOURS, self.players as usize, stream)}),
            "DrawRanks" => {
                let left: Vec<u64> = (1..=30).filter(|rank| !self.campaign.drawn.contains(rank)).collect();
                let mut ranks = one_each(&left, drawn["ranks"].as_array().expect("ranks").len(), stream);
                ranks.sort_unstable();
                json!({"do": command, "ranks": ranks})
            }
            "DrawBooty" => {
                let tokens = from_heap(&BOOTY, 6 * self.players as usize, stream);
                let cells: Vec<Value> = tokens.chunks(self.players as usize).map(counted).collect();
                json!({"do": command, "cells": cells})
            }
            "DrawCard" => {
                let hand: Vec<u64> = self.campaign.late_hand().into_iter().collect();
                json!({"do": command, "rank": one_each(&hand, 1, stream)[0]})
            }
            "DrawTokens" => {
                let many: u64 = counts(&drawn["tokens"]).values().sum();
                json!({"do": command, "tokens": counted(&from_heap(&self.campaign.bag(), many as usize, stream))})
            }
            other => panic!("the document does not name {other}"),
        }
    }

    fn skulls(&self, dice: u64, stream: &mut Stream) -> u64 {
        let faces = self.setup["board"]["skulls"]["value"].as_u64().expect("a number");
        (0..dice).map(|_| u64::from(stream.below(6) < faces)).sum()
    }

    fn closable(&self) -> Vec<String> {
        const GOODS: [&str; 4] = ["wood", "wine", "stone", "marble"];
        let ports = self.setup["board"]["ports"].as_array().expect("ports");
        let id = |port: &Value| port["id"].as_str().expect("an id").to_owned();
        let starts = |port: &Value| port["start"]["value"] == true;
        let leaves = |port: &Value| {
            let open: Vec<&Value> =
                ports.iter().filter(|other| *other != port && !self.closed.contains(&id(other))).collect();
            let of = |good: &str| open.iter().filter(|port| port["good"]["value"] == good).copied().collect::<Vec<_>>();
            let later = GOODS[self.closed.len() + 1..].iter().filter(|good| of(good).into_iter().all(starts)).count();
            open.iter().filter(|port| starts(port)).count() as u64 >= self.players + later as u64
        };
        let next =
            |port: &&Value| port["good"]["value"] == GOODS[self.closed.len()] && !self.closed.contains(&id(port));
        ports.iter().filter(next).filter(|port| leaves(port)).map(id).collect()
    }
}

/// The faces of so many dice.
fn dice(count: usize, stream: &mut Stream) -> Vec<u64> {
    (0..count).map(|_| stream.below(6) + 1).collect()
}

/// The card with a drawn number, where they lie in a row.
fn nth<'a, const N: usize>(cards: [(&'a str, u64); N], stream: &mut Stream) -> &'a str {
    let mut number = stream.below(cards.iter().map(|(_, count)| count).sum());
    for (card, count) in cards {
        if number < count {
            return card;
        }
        number -= count;
    }
    panic!("a number below the sum")
}

/// Checks every draw of a record; gives their number, or the entries that differ.
fn check(text: &str, seeds: &[[u8; 32]]) -> Result<usize, Vec<u64>> {
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let (header, entries) = lines.split_first().expect("a first line");
    let entry = |n: u64| &entries[n as usize - 1];
    let drawn = |entry: &Value| entry["deed"]["command"]["drawn"] == true;
    let mut commitment = &header["seed"];
    let (mut checked, mut differ) = (0, vec![]);
    for line in entries {
        if line["deed"]["seed"].is_string() {
            commitment = &line["deed"]["seed"];
        }
        if !drawn(line) {
            continue;
        }
        let mut chain = vec![];
        let mut at = line["after"].as_u64().expect("a number");
        while at != 0 {
            chain.push(at);
            at = entry(at)["after"].as_u64().expect("a number");
        }
        let mut facts = Facts::new(header);
        for &n in chain.iter().rev() {
            entry(n)["deed"]["command"]["events"]
                .as_array()
                .expect("events")
                .iter()
                .for_each(|event| facts.take(event));
        }
        let key =
            seeds.iter().find(|seed| hex::encode(Sha256::digest(seed)) == *commitment).expect("the seed is known");
        let nonce = chain.iter().filter(|&&n| drawn(entry(n))).count() as u64;
        let command = &line["deed"]["command"]["command"];
        let again = facts.drawn(command, &mut Stream { key: *key, nonce, read: 0 });
        if again != *command {
            differ.push(line["n"].as_u64().expect("a number"));
        }
        checked += 1;
    }
    if differ.is_empty() { Ok(checked) } else { Err(differ) }
}

fn golden(name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("records").join(name);
    std::fs::read_to_string(file).expect("the record")
}

#[test]
fn draws_of_golden_records_match_documented_format() {
    let mut checked = 0;
    for (name, seed) in [
        ("serenissima-2e/two-players.jsonl", 2),
        ("serenissima-2e/three-players.jsonl", 3),
        ("serenissima-2e/four-players.jsonl", 4),
        ("serenissima-2e/waived-and-corrected.jsonl", 11),
        ("twilight/dealt.jsonl", 2),
        ("twilight/waived-and-corrected.jsonl", 7),
        ("serenissima-1996/two-nations.jsonl", 96),
        ("serenissima-1996/three-nations.jsonl", 96),
        ("serenissima-1996/four-nations.jsonl", 96),
        ("serenissima-1996/spain-and-turks.jsonl", 96),
        ("serenissima-1996/as-ruled.jsonl", 96),
        ("serenissima-1996/waived-and-corrected.jsonl", 7),
        ("libertalia/two-players.jsonl", 15),
        ("libertalia/six-players.jsonl", 15),
        ("libertalia/covered.jsonl", 15),
        ("libertalia/half-played.jsonl", 15),
        ("libertalia/waived-and-corrected.jsonl", 7),
    ] {
        let mut first = [0; 32];
        first[0] = seed;
        let draws =
            check(&golden(name), &[[seed; 32], first]).unwrap_or_else(|entries| panic!("{name}: {entries:?} differ"));
        assert!(draws > 0, "{name} has no draw");
        checked += draws;
    }
    assert!(checked > 150, "only {checked} draws");
}

/// Tables of the app's own code, at random, with undo, branches, jumps and settings in between.
#[test]
fn draws_on_every_branch_match_documented_format() {
    let cards = twilight::Setup {
        options: twilight::Options { hands: twilight::Hands::Dealt, ..Default::default() },
        ..Default::default()
    };
    for number in 0..3 {
        assert!(draws_of::<twilight::Twilight>(cards.clone(), 2, number) > 10);
    }
    for number in 0..4 {
        let seats = 2 + number as usize;
        assert!(draws_of::<libertalia::Libertalia>(libertalia::Setup::default(), seats, number) > 2);
    }
    let ties = (0..12).map(|number| {
        let seats = 2 + number as usize % 3;
        draws_of::<serenissima_1996::Serenissima1996>(serenissima_1996::Setup::of(seats), seats, number)
    });
    let draws: usize = ties.sum();
    assert!(draws > 60, "only {draws} draws of the first edition");
}

/// Checks every draw of a random table; gives their number.
fn draws_of<G: kernel::GameTestExt>(setup: G::Setup, seats: usize, number: u64) -> usize {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let table = kernel::suite::random_table::<G>(setup, bucintoro_tests::chairs(seats), number, 300, false);
    let table = table.unwrap_or_else(|broken| panic!("{broken}"));
    let text = table.lines().iter().map(|sealed| sealed.line.as_str()).collect::<Vec<_>>().join("\n");
    check(&text, &[seed]).unwrap_or_else(|entries| panic!("{}: {entries:?} differ", G::INFO.id))
}

/// The document's test vectors: five draws of one seed.
#[test]
fn libertalia_test_vectors_match_stream() {
    let document = include_str!("../../docs/reference/file-format.md");
    let (_, vectors) = document.split_once("**Test vectors for Libertalia.**").expect("the document has them");
    let mut rows: Vec<Vec<&str>> = vec![];
    for line in vectors.lines().skip_while(|line| !line.starts_with("| ---")).skip(1) {
        if !line.starts_with('|') {
            break;
        }
        rows.push(line.trim_matches('|').split('|').map(|cell| cell.trim().trim_matches('`')).collect());
    }
    assert_eq!(rows.len(), 5);
    for row in rows {
        let [k, command, from, outcome] = row[..] else { panic!("{row:?}") };
        let mut outcome: Value = serde_json::from_str(outcome).expect("JSON");
        outcome["do"] = json!(command);
        let mut facts = Facts::new(&json!({"game": "libertalia", "seating": [0, 1, 2], "setup": {}}));
        match command {
            "DrawCard" => {
                facts.campaign.hands[0] = serde_json::from_str(from).expect("a hand");
            }
            "DrawTokens" => {
                let bag = counts(&serde_json::from_str(from).expect("a bag"));
                facts.campaign.dens[0] = BOOTY.map(|(token, all)| (token.to_owned(), all - bag[token])).into();
            }
            _ => assert_eq!(from, "three players"),
        }
        let mut stream = Stream { key: [15; 32], nonce: k.parse().expect("a number"), read: 0 };
        assert_eq!(facts.drawn(&outcome, &mut stream), outcome);
    }
}

#[test]
fn tampered_draw_is_detected() {
    let text = golden("serenissima-2e/two-players.jsonl");
    let other = |line: &str| {
        let card = DOGE_CARDS
            .into_iter()
            .find(|card| line.contains(&format!("\"TurnDoge\",\"card\":\"{card}\"")))
            .expect("a card");
        let another = if card == "wine" { "one" } else { "wine" };
        line.replace(&format!("\"card\":\"{card}\""), &format!("\"card\":\"{another}\""))
    };
    let last =
        text.lines().enumerate().filter(|(_, line)| line.contains("TurnDoge")).last().expect("a card was turned").0;
    let lines: Vec<String> =
        text.lines().enumerate().map(|(n, line)| if n == last { other(line) } else { line.to_owned() }).collect();
    assert_eq!(check(&lines.join("\n"), &[[2; 32]]), Err(vec![last as u64]));
}
