//! Counts absurd moves: plans that no sensible player makes, whatever happens next. Each game has its list.

mod fleet;
mod libertalia;
mod serenissima;
mod serenissima_1996;
mod twilight;

use std::collections::BTreeMap;

use agents::league::{PlayedPlan, Watch, watch_game};
use agents::search::MOST_POSITIONS;
use agents::{OneThread, plans};
use kernel::agent::AgentGame;
use kernel::{Actor, Play, Seat};

use crate::Common;
use crate::parallel::in_order;
use crate::side::{Side, SideArgs};

/// A game with a list of absurd moves.
pub trait Absurd: AgentGame {
    /// Returns the winner of what was undecided before: of the game, or of a part that counts.
    fn decided(before: &Self, after: &Self) -> Option<Seat> {
        let places = after.result().filter(|_| before.result().is_none())?;
        let mut firsts = (0..).zip(&places).filter(|(_, place)| **place == 1);
        let (first, _) = firsts.next()?;
        firsts.next().is_none().then_some(Seat(first))
    }

    /// True if the seat itself loses what it decides, such as a round that ends with its turn. Then it should decide
    /// otherwise if it can.
    const LOSES_BY_ITS_OWN_TURN: bool = false;

    /// Returns the absurdities of a plan, apart from missed wins.
    fn absurdities(plan: &PlayedPlan<'_, Self>) -> Vec<&'static str>;
}

/// What a game showed.
struct Seen<G> {
    plans: u64,
    /// What was absurd, with the position.
    found: Vec<(&'static str, String)>,
    /// Missed wins: the seat, the state before, and the position.
    missed: Vec<(Seat, G, String)>,
}

impl<G: Absurd> Watch<G> for Seen<G> {
    fn plan(&mut self, plan: &PlayedPlan<'_, G>) {
        self.plans += 1;
        let place = || format!("{:?} at\n{}", plan.commands, plan.before.position());
        self.found.extend(G::absurdities(plan).into_iter().map(|what| (what, place())));
        match judge(plan) {
            Some(Missed::Win) => self.missed.push((plan.observation.seat, plan.before.clone(), place())),
            Some(Missed::Delay) => self.found.push(("lost by its own turn", place())),
            None => {}
        }
    }

    /// A win that came later was not missed.
    fn end(&mut self, state: &G) {
        let lost = self.missed.drain(..).filter(|(seat, before, _)| G::decided(before, state) != Some(*seat));
        self.found.extend(lost.map(|(.., place)| ("win missed", place)));
    }
}

/// What a plan missed.
enum Missed {
    /// Another plan would have won at once.
    Win,
    /// This plan lost at once, and another would not.
    Delay,
}

/// Returns what a plan missed.
fn judge<G: Absurd>(plan: &PlayedPlan<'_, G>) -> Option<Missed> {
    let PlayedPlan { observation, before, after, .. } = plan;
    let seat = observation.seat;
    let decided = G::decided(before, after);
    if decided == Some(seat) {
        return None;
    }
    let known = &observation.known;
    let lost = G::LOSES_BY_ITS_OWN_TURN && decided.is_some();
    let all = plans(known, seat, MOST_POSITIONS, |_| 0).plans;
    let winning = all.iter().filter(|other| G::decided(known, &other.end) == Some(seat));
    // The seat may only think that it wins, because it does not know everything.
    let wins = |commands: &[G::Command]| {
        let mut play = Play::new(*before);
        let possible = commands.iter().all(|command| play.apply_legal(Actor::Seat(seat), command).is_ok());
        possible && G::decided(before, play.state()) == Some(seat)
    };
    if winning.into_iter().any(|other| wins(&other.commands)) {
        return Some(Missed::Win);
    }
    (lost && all.iter().any(|other| G::decided(known, &other.end).is_none())).then_some(Missed::Delay)
}

/// Plays games and prints how many plans were absurd.
///
/// # Errors
/// If a game cannot be finished.
pub fn run<G: Absurd>(common: &Common, args: &SideArgs) -> Result<(), String> {
    println!("| game, seats | player | games | plans | absurd |\n| --- | --- | --- | --- | --- |");
    for &seats in &common.seats {
        let start: G = common.first_state(seats)?;
        let side = Side::new::<G>(args, seats)?;
        let players = vec![side.player(seats); seats];
        let games = in_order(common.games, common.threads, |game| {
            let mut seen = Seen { plans: 0, found: vec![], missed: vec![] };
            let seed = common.seed + game;
            watch_game(&start.apart(), &players, seed, &OneThread, &mut seen)
                .map_err(|unfinished| format!("seed {seed}: {}\n{}", unfinished.problem, unfinished.position))?;
            for (what, place) in &seen.found {
                eprintln!("seed {seed}: {what}: {place}");
            }
            Ok((seen.plans, seen.found))
        })?;
        let mut kinds: BTreeMap<&str, u64> = BTreeMap::new();
        for (what, _) in games.iter().flat_map(|(_, found)| found) {
            *kinds.entry(what).or_default() += 1;
        }
        let kinds: Vec<String> = kinds.iter().map(|(what, count)| format!("{what}: {count}")).collect();
        println!(
            "| {}, {seats} | {side} | {} | {} | {} |",
            common.game,
            games.len(),
            games.iter().map(|(plans, _)| plans).sum::<u64>(),
            if kinds.is_empty() { "0".to_owned() } else { kinds.join(", ") },
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #![expect(clippy::expect_used, reason = "a test that cannot be set up has failed")]

    use agents::league::{PlayedPlan, Watch as _};
    use kernel::agent::{Belief as _, Observation};
    use kernel::{Actor, Play, Viewer};
    use serde_json::{Value, json};

    use super::{Absurd, Seen};

    /// Returns the absurdities of a plan of the asked seat, after which the game ends at once.
    fn found<G: Absurd>(position: &str, commands: &[Value]) -> Vec<&'static str> {
        let setup = G::complete(G::setup_at(position));
        let before = G::INFO.seats.clone().find_map(|seats| G::start(&setup, seats).ok()).expect("a position");
        let asks = before.asks();
        let Some((Actor::Seat(seat), _)) = asks.first() else { panic!("no seat is asked") };
        let read = |command: &Value| serde_json::from_value::<G::Command>(command.clone()).expect("a command");
        let commands: Vec<G::Command> = commands.iter().map(read).collect();
        let mut play = Play::new(&before);
        for command in &commands {
            play.apply_legal(Actor::Seat(*seat), command).expect("it is legal");
        }
        let known = before.information_state(Viewer::Seat(*seat));
        let belief = G::Belief::new(&known, *seat);
        let observation = Observation { seat: *seat, known, belief, waivers: vec![], stream: [0; 32] };
        let mut seen = Seen { plans: 0, found: vec![], missed: vec![] };
        let after = play.state();
        seen.plan(&PlayedPlan { observation: &observation, before: &before, commands: &commands, after });
        seen.end(after);
        seen.found.into_iter().map(|(what, _)| what).collect()
    }

    #[test]
    fn finds_an_own_galley_sunk() {
        let position = "players red blue\n pawn 1\n port valencia red 1\n port genova blue 1\n\
                        galley 1 red valencia 1\n galley 2 red valencia 1\n galley 3 blue genova 3";
        let scuttle = json!({"do": "Scuttle", "galley": 2});
        let end = json!({"do": "EndActivation"});
        assert_eq!(found::<serenissima::Serenissima>(position, &[scuttle, end.clone()]), ["own galley sunk"]);
        assert_eq!(found::<serenissima::Serenissima>(position, &[end]), [""; 0]);
    }

    #[test]
    fn finds_an_own_galley_sunk_to_crew_another() {
        let position = "players red blue\n pawn 1\n purse red 40\n port valencia red 2\n port genova blue 1\n\
                        galley 1 red valencia 3\n galley 2 red valencia 1\n galley 3 blue genova 3";
        let buy = json!({"do": "BuyGalley", "galley": 5, "port": "valencia", "crew": {"galley": 2}});
        let absurd = found::<serenissima::Serenissima>(position, &[buy]);
        assert_eq!(absurd, ["own galley sunk", "ducats paid for nothing"]);
    }

    #[test]
    fn finds_a_bought_good_thrown_away() {
        let position = "options assumed\nnations venice genoa\norder genoa venice\nport venezia venice 3\n\
                        port genova genoa 3\nround 4\npurse genoa 2000\ngalley 1 venice venezia 2\n\
                        galley 2 genoa genova 2\nphase trade genoa";
        let buy = json!({"do": "Buy", "port": "genova", "good": "iron", "count": 1, "galley": 2});
        let discard = json!({"do": "Discard", "galley": 2, "good": "iron", "count": 1});
        let absurd = found::<serenissima_1996::Serenissima1996>(position, &[buy.clone(), discard]);
        assert_eq!(absurd, ["ducats paid for nothing", "bought good thrown away"]);
        assert_eq!(found::<serenissima_1996::Serenissima1996>(position, std::slice::from_ref(&buy)), [""; 0]);
        // A piece of another kind gives way to the bought one.
        let position = position.replace("genova 2\n", "genova 2 wood\n");
        let other = json!({"do": "Discard", "galley": 2, "good": "wood", "count": 1});
        assert_eq!(found::<serenissima_1996::Serenissima1996>(&position, &[other, buy]), [""; 0]);
    }

    #[test]
    fn finds_a_missed_win() {
        // The Doge stands one step before the mansion, and can go there with a procession.
        let position = "twilight 1\noptions hands:dealt\nresults\nmerchant 1\npawn doge 6\npawn lower-guard 4\n\
                        pawn upper-guard 7\npawn merchant -2\npawn harlequin 3\npawn favourite 2\ndiscard doge 4\n\
                        discard guard-11 3\ndiscard merchant-2 2\ndiscard harlequin-4 2\n\
                        hand 0 doge:2 guard-11:2 merchant-2:2 harlequin-2:1 harlequin-3:1\n\
                        hand 1 doge:2 guard-11:1 merchant-2:2 merchant-3:1 harlequin-3:1 harlequin-5:1\n\
                        deal 1\nturns 5\nphase {\"phase\":\"turn\",\"seat\":0,\"played\":[]}\n";
        let procession = json!({"card": "doge", "pair": true, "steps": [{"by": 1, "pawn": "doge"}]});
        assert_eq!(
            found::<twilight::Twilight>(position, &[json!({"do": "ChangeHand", "cards": null})]),
            ["win missed"]
        );
        assert_eq!(found::<twilight::Twilight>(position, &[json!({"do": "Play", "play": procession})]), [""; 0]);
    }

    #[test]
    fn finds_a_map_of_a_set_sold() {
        // The position of a game in which a program did it.
        let position = |maps: u8| {
            format!(
                "libertalia 1\noptions {{\"hidden_purses\":false,\"open_booty\":false,\"countdown\":null,\
                 \"gunner_spares\":true,\"topman_alone\":false,\"gains_first\":false,\"below_zero\":false,\
                 \"last_raid_decides\":false}}\nraid 3 day 6\n\
                 drawn [1,5,6,7,8,9,11,12,13,14,17,19,20,21,22,25,26,27,28,29,30]\n\
                 seat 0 {{\"colour\":\"green\",\"hand\":[19,25,28],\"den\":[7,8,9,17,21],\"graveyard\":[12],\
                 \"gone\":[1,5,6,11,13,14,20,22,26,27,29,30],\"blurred\":[],\
                 \"unplaced\":{{\"hand\":0,\"graveyard\":0}},\"choice\":null,\"purse\":11,\
                 \"open\":{{\"Jewel\":1,\"Goods\":1,\"Saber\":1}},\"down\":{{}},\"covered\":0,\"scores\":[22,26]}}\n\
                 seat 1 {{\"colour\":\"blue\",\"hand\":[17,20,21],\"den\":[8,12,19,25],\"graveyard\":[7,28],\
                 \"gone\":[1,5,6,9,11,13,14,22,26,27,29,30],\"blurred\":[],\
                 \"unplaced\":{{\"hand\":0,\"graveyard\":0}},\"choice\":null,\"purse\":23,\"open\":{{}},\
                 \"down\":{{\"Goods\":1,\"Officer\":1,\"Map\":{maps},\"Relic\":1}},\"covered\":0,\
                 \"scores\":[40,19]}}\nphase {{\"phase\":\"night\",\"worked\":[[8],[8,12],[],[],[],[]]}}\n\
                 asked {{\"seat\":1,\"what\":\"sell\",\"count\":0}}\n"
            )
        };
        let sell = [json!({"do": "SellMap"})];
        assert_eq!(found::<libertalia::Libertalia>(&position(3), &sell), ["map of a set sold"]);
        assert_eq!(found::<libertalia::Libertalia>(&position(2), &sell), [""; 0]);
    }
}
