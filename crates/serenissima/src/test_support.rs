//! Test data for tests and fuzzers: every enumerable command, and random corrections.

use kernel::{Actor, Draw, GameTestExt, Viewer};
use sea_board::test_support::{About, Target, galley_values, port_values, some_warehouse, values};
use strum::VariantNames;

use crate::board::{BoardEdit, ChartEdit};
use crate::command::{Command, Fix};
use crate::event::Event;
use crate::state::{Phase, Serenissima, Spot, Stage};
use crate::view::{BattleAwaits, BattleView, BuildView, GoView, InvestView, LandView, PriceView, StageView, View};
use crate::words::{
    Cards, Cause, Colour, Crew, Foe, GALLEYS, Galley, Good, Options, Path, Place, PortId, SpecialHiring, ZoneId,
};

impl Serenissima {
    fn port_ids(&self) -> impl Iterator<Item = PortId> + '_ {
        self.board.ports().map(|port| self.board.facts(port).id)
    }

    fn every_galley_command(&self, out: &mut Vec<Command>) {
        for galley in Galley::all(GALLEYS) {
            let place = Place::Galley(galley);
            out.extend([
                Command::Scuttle { galley },
                Command::Attack { foe: Foe::Galley(galley) },
                Command::PickGalley { galley },
                Command::Hire { to: place },
            ]);
            out.extend(Good::ALL.map(|good| Command::Jettison { galley, good }));
            for port in self.port_ids() {
                let shore = Place::Port(port);
                out.extend([
                    Command::PickStart { port, galley },
                    Command::MoveSailor { from: shore, to: place },
                    Command::MoveSailor { from: place, to: shore },
                    Command::BuyGalley { galley, port, crew: Crew::Hired },
                    Command::BuyGalley { galley, port, crew: Crew::Port },
                ]);
                let crews = self.fleet().map(|(from, ..)| Crew::Galley(from));
                out.extend(crews.map(|crew| Command::BuyGalley { galley, port, crew }));
            }
            for (other, ..) in self.fleet() {
                out.push(Command::MoveSailor { from: place, to: Place::Galley(other) });
                out.extend(Good::ALL.map(|good| Command::MoveGood { good, from: galley, to: other }));
            }
        }
    }

    /// Adds the canonical path to every zone of the board, at any distance.
    fn every_way(&self, out: &mut Vec<Command>) {
        let Some(go) = self.go() else { return };
        let reached = self.reach(go, Path::new().capacity() as u8);
        let far = self.board.zones().filter(|zone| reached[*zone].steps > 0);
        out.extend(far.map(|zone| Command::Sail { path: self.way(&reached, zone) }));
    }
}

impl GameTestExt for Serenissima {
    fn all_commands(&self, by: Actor, out: &mut Vec<Command>) {
        let Actor::Seat(_) = by else { return };
        out.extend([
            Command::DrawPorts,
            Command::BeginPlay,
            Command::Continue,
            Command::BreakOff,
            Command::LeaveLoot,
            Command::EndActivation,
            Command::EndPurchases,
            Command::Blockade { call: true },
            Command::Blockade { call: false },
        ]);
        for good in Good::ALL {
            out.extend([Command::Load { good }, Command::Sell { good }, Command::Loot { good }]);
        }
        out.extend((0..=6).map(|sailors| Command::Land { sailors }));
        for port in self.port_ids() {
            out.extend([
                Command::ClosePort { port },
                Command::Attack { foe: Foe::Port(port) },
                Command::Hire { to: Place::Port(port) },
                Command::BuildFort { port },
                Command::BuildBasilica { port },
            ]);
        }
        self.every_galley_command(out);
        self.every_way(out);
    }

    fn shown(view: &View, by: Actor, command: &Command) -> Option<bool> {
        let Actor::Seat(by) = by else { return None };
        match &view.stage {
            StageView::Picking { seat, ports, .. } if *seat == by => match command {
                Command::PickStart { port, galley } => Some(ports.contains(port) && view.supply.contains(galley)),
                Command::PickGalley { galley } => Some(ports.is_empty() && view.supply.contains(galley)),
                _ => None,
            },
            StageView::Activation { go } if go.seat == by => shown_of_activation(go, command),
            StageView::Blockade { seat, .. } if *seat == by => {
                matches!(command, Command::Blockade { .. }).then_some(true)
            }
            StageView::Battle { battle } if battle.decides == Some(by) => shown_of_battle(battle, command),
            StageView::Purchases { seat, invest, .. } if *seat == by => shown_of_invest(Some(invest), command),
            _ => None,
        }
    }

    fn sets_question(&self, correction: &Command) -> bool {
        let Command::Correct { fix } = correction else { return false };
        matches!(**fix, Fix::BlackPawn { .. } | Fix::First { .. })
    }

    fn removes_question_object(&self, correction: &Command) -> bool {
        let Command::Correct { fix } = correction else { return false };
        let (Fix::Galley { galley, seat, zone, .. }, Phase::Battle { go, foe, .. }) = (&**fix, &self.phase) else {
            return false;
        };
        // A battle ends if a side is in another zone or has another owner (`FIGHT-1`).
        let known = self.galley(*galley);
        let moved = known.owner != *seat || self.board.zone(*zone) != Some(known.zone);
        moved && (go.galley == *galley || *foe == Spot::Galley(*galley))
    }

    fn corrected_values(&self, correction: &Command) -> Vec<String> {
        let Command::Correct { fix } = correction else { return vec![] };
        let of_port = |port: &PortId, names: &[&str]| port_values(&self.board, *port, names);
        match &**fix {
            Fix::Purse { seat, .. } => vec![format!("/purses/{}", seat.0)],
            Fix::Galley { galley, .. } => galley_values(*galley, GALLEYS, &["reserve", "bank"]),
            Fix::Port { port, .. } => [of_port(port, &["owner", "sailors"]), values(&["reserve"])].concat(),
            Fix::Warehouse { port, .. } => [of_port(port, &["slots"]), values(&["bank"])].concat(),
            Fix::Buildings { port, .. } => of_port(port, &["fort", "basilica"]),
            Fix::Closed { port, .. } => of_port(port, &["closed"]),
            Fix::WhitePawn { .. } => values(&["white"]),
            Fix::BlackPawn { .. } => values(&["black"]),
            Fix::DogeDeck { .. } => values(&["deck"]),
            Fix::Turn { .. } => values(&["turn"]),
            Fix::Scorings { .. } => values(&["scorings"]),
            Fix::First { .. } => values(&["first"]),
            Fix::Colour { .. } => values(&["colours"]),
            Fix::Options { .. } => values(&["options"]),
            // A board defines its cards and the white pawn's start space.
            Fix::Printed { .. } | Fix::Board { .. } => values(&["board", "deck", "white"]),
        }
    }

    fn is_progress(pointer: &str) -> bool {
        // Goods adrift belong to the phase: they go to the bank when the question about loot is closed.
        ["/phase", "/black", "/turn", "/bank"]
            .iter()
            .any(|value| pointer.strip_prefix(value).is_some_and(|rest| rest.is_empty() || rest.starts_with('/')))
    }

    fn some_correction(&self, draw: &mut dyn Draw) -> Command {
        let mut below = |n: usize| draw.below(n as u32) as usize;
        let target = Target::draw(&self.board, self.players(), || self.asked_about(), &mut below);
        let galley = target.asked_galley.unwrap_or(Galley(1 + below(GALLEYS) as u8));
        let Target { seat, port, zone, .. } = target;
        let fix = match below(16) {
            0 => Fix::Purse { seat, ducats: Some(below(60) as u16) },
            1 | 2 => {
                let now = self.galley(galley);
                let (seat, zone, sailors, goods) = target.galley_state(&self.board, now, 1, &mut below);
                Fix::Galley { galley, seat, zone, sailors, goods: goods.to_vec() }
            }
            3 | 4 => Fix::Port { port, seat: (below(3) > 0).then_some(seat), sailors: 1 + below(5) as u8 },
            5 => {
                let slots = self.board.port(port).map_or(0, |port| self.board.facts(port).slots);
                Fix::Warehouse { port, slots: some_warehouse(slots, &mut below) }
            }
            6 => Fix::Buildings { port, fort: below(2) == 0, basilica: below(2) == 0 },
            7 => Fix::Closed { port, closed: below(4) == 0 },
            8 => Fix::WhitePawn { space: below(15) as u8 },
            9 => Fix::BlackPawn { number: below(16) as u8 },
            10 => Fix::DogeDeck {
                left: Cards { wine: below(2) as u8, one: below(3) as u8, two: below(2) as u8, shuffle: below(2) as u8 },
            },
            11 => Fix::Colour { seat, colour: Colour::ALL[below(4)] },
            12 => Fix::Scorings { done: below(3) as u8 },
            13 | 14 => Fix::Printed { printed: any_printed(port, zone, &mut below) },
            _ => {
                let special_hiring = if below(2) == 0 { SpecialHiring::Bought } else { SpecialHiring::Anywhere };
                let options = Options { blockade_where_it_started: below(2) == 0, special_hiring, ..self.options };
                Fix::Options { options }
            }
        };
        Command::Correct { fix: Box::new(fix) }
    }

    fn phases() -> Vec<String> {
        let stages = Stage::VARIANTS.iter().map(|stage| format!("Battle {stage}"));
        let others = ["Closing Drawn", "Blockade Move", "Blockade Sale", "Blockade Capture"].map(str::to_owned);
        // A battle and a blockade always have a kind.
        let plain = Phase::VARIANTS.iter().filter(|phase| !["Battle", "Blockade"].contains(phase));
        plain.map(|phase| (*phase).to_owned()).chain(stages).chain(others).collect()
    }

    fn phase(&self) -> String {
        let inner = match &self.phase {
            Phase::Battle { stage, .. } => stage.as_ref(),
            Phase::Blockade { cause: Cause::Move, .. } => "Move",
            Phase::Blockade { cause: Cause::Sale { .. }, .. } => "Sale",
            Phase::Blockade { cause: Cause::Capture { .. }, .. } => "Capture",
            Phase::Closing { drawn: true } => "Drawn",
            _ => return self.phase.as_ref().to_owned(),
        };
        format!("{} {inner}", self.phase.as_ref())
    }

    fn endings() -> Vec<Command> {
        [true, false].map(|score| Command::EndEarly { score }).to_vec()
    }

    fn vary_command(&self, _by: Actor, command: &Command, viewer: Viewer, draw: &mut dyn Draw) -> Option<Command> {
        match command {
            Command::Correct { fix } => match **fix {
                Fix::Purse { seat, ducats: Some(_) } if !self.sees_purse(viewer, seat) => {
                    let ducats = Some(draw.below(60) as u16);
                    Some(Command::Correct { fix: Box::new(Fix::Purse { seat, ducats }) })
                }
                _ => None,
            },
            _ => None,
        }
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::GameEnded { .. })
    }
}

impl Serenissima {
    /// Returns the active galley with everything in its zone, both sides of a battle, and the asked player.
    fn asked_about(&self) -> About {
        let mut about = About::default();
        match &self.phase {
            Phase::Purchases { queue, .. } => about.seats.extend(queue.iter().copied()),
            Phase::Picking { nth } => about.seats.push(self.picker(*nth)),
            Phase::Blockade { queue, .. } => about.seats.extend(queue.iter().copied()),
            Phase::Battle { foe, stage, .. } => {
                match foe {
                    Spot::Galley(foe) => about.galleys.push(*foe),
                    Spot::Port(port) => about.ports.push(*port),
                }
                if let Stage::Loot { winner, .. } = stage {
                    about.galleys.push(*winner);
                }
            }
            _ => {}
        }
        let Some(go) = self.go() else { return about };
        about.seats.push(go.seat);
        about.galleys.push(go.galley);
        let zone = self.galley(go.galley).zone;
        about.galleys.extend(self.fleet().filter(|(_, _, galley)| galley.zone == zone).map(|(galley, ..)| galley));
        about.ports.extend(self.board.port_of(zone));
        about
    }
}

fn shown_of_activation(go: &GoView, command: &Command) -> Option<bool> {
    let price = |price: &PriceView, good: &Good| price.good == *good && price.breaches.is_empty();
    Some(match command {
        Command::Sail { path } => go.reach.iter().any(|way| way.path == path[..]),
        Command::Load { good } => go.load.as_ref().is_some_and(|load| price(load, good)),
        Command::Sell { good } => go.sales.iter().any(|sale| price(sale, good)),
        Command::Attack { foe } => go.attacks.iter().any(|attack| attack.foe == *foe && attack.breaches.is_empty()),
        Command::Land { sailors } => go.landing.as_ref().is_some_and(|land| lands(land, 1, *sailors)),
        Command::EndActivation => true,
        _ => return shown_of_invest(go.invest.as_ref(), command),
    })
}

fn shown_of_invest(invest: Option<&InvestView>, command: &Command) -> Option<bool> {
    let shown = |all: fn(&InvestView) -> &[BuildView], port: &PortId| {
        invest.is_some_and(|invest| all(invest).iter().any(|one| one.port == *port && one.breaches.is_empty()))
    };
    match command {
        Command::Hire { to } => Some(invest.is_some_and(|invest| invest.hire.iter().any(|hire| hire.to == *to))),
        Command::BuildFort { port } => Some(shown(|invest| &invest.forts, port)),
        Command::BuildBasilica { port } => Some(shown(|invest| &invest.basilicas, port)),
        // The view tells only whether any purchase of a galley is possible.
        Command::BuyGalley { .. } => invest.is_none_or(|invest| !invest.can_buy).then_some(false),
        _ => None,
    }
}

fn shown_of_battle(battle: &BattleView, command: &Command) -> Option<bool> {
    Some(match command {
        Command::Continue | Command::BreakOff => battle.awaits == BattleAwaits::Decide,
        Command::Loot { good } => battle.room > 0 && battle.adrift.contains(good),
        Command::LeaveLoot => battle.awaits == BattleAwaits::Loot,
        Command::Land { sailors } => battle.landing.as_ref().is_some_and(|land| lands(land, 0, *sailors)),
        _ => return None,
    })
}

fn lands(land: &LandView, least: u8, sailors: u8) -> bool {
    land.breaches.is_empty() && (least..=land.most).contains(&sailors)
}

/// Returns a random printed value, valid for the board or not.
fn any_printed(port: PortId, zone: ZoneId, below: &mut dyn FnMut(usize) -> usize) -> BoardEdit {
    match below(6) {
        0 => BoardEdit::Chart(ChartEdit::Good { port, good: Good::ALL[below(6)] }),
        1 => BoardEdit::Chart(ChartEdit::Warehouse { port, values: [2, 3, 4, 5, 6][..1 + below(5)].to_vec() }),
        2 => BoardEdit::Chart(ChartEdit::Neighbours { zone, of: vec![] }),
        3 => {
            let cards = Cards { wine: below(2) as u8, one: 1, two: 2, shuffle: 1 + below(2) as u8 };
            BoardEdit::Doge { cards }
        }
        4 => BoardEdit::Scoring { players: 2 + below(3) as u8, spaces: vec![5, 8 + below(3) as u8, 11] },
        _ => BoardEdit::Chart(ChartEdit::RemovePort { port }),
    }
}
