//! Test data for tests and fuzzers: every enumerable command, and random corrections.

use kernel::{Actor, Draw, FailFast, GameTestExt, Seat, Viewer};
use sea_board::test_support::{About, Target, galley_values, port_values, some_warehouse, values};
use strum::VariantNames;

use crate::board::BoardEdit;
use crate::chapters::deal::is_fair;
use crate::command::{Command, Fix};
use crate::event::Event;
use crate::state::{Battle, PendingSale, Phase, Purchase, Serenissima1996, Spot, Talk};
use crate::view::{BattleView, StageView, TradeView, View};
use crate::words::{
    COIN, Crew, Deal, Foe, GALLEYS, Galley, Good, Nation, Options, Path, Place, PortId, SPACES, Step, ZoneId,
};

impl Serenissima1996 {
    fn port_ids(&self) -> impl Iterator<Item = PortId> + '_ {
        self.board.ports().map(|port| self.board.facts(port).id)
    }

    /// Returns the galleys in play, and one that is not.
    fn some_galleys(&self) -> Vec<Galley> {
        self.fleet().map(|(galley, ..)| galley).chain(self.spare_galley()).collect()
    }

    fn every_trade_command(&self, seat: Seat, out: &mut Vec<Command>) {
        let galleys = self.some_galleys();
        for port in self.port_ids() {
            let shore = Place::Port(port);
            out.extend([
                Command::BuildFortress { port },
                Command::BuildGalley { port, crew: Crew::Hired, sailors: 1 },
                Command::BuildGalley { port, crew: Crew::Garrison, sailors: 1 },
                Command::Hire { port, to: shore, count: 1 },
            ]);
            for &galley in &galleys {
                let aboard = Place::Galley(galley);
                out.extend([
                    Command::Hire { port, to: aboard, count: 1 },
                    Command::MoveSailors { from: shore, to: aboard, count: 1 },
                    Command::MoveSailors { from: aboard, to: shore, count: 1 },
                ]);
                let own = self.galley(galley).owner == Some(seat);
                let good = self.board.port(port).map_or(Good::Wood, |port| self.board.facts(port).good);
                if own {
                    out.extend([good, Good::Gems].map(|good| Command::Buy { port, good, count: 1, galley }));
                }
            }
        }
        for &galley in &galleys {
            out.extend(Good::ALL.map(|good| Command::Discard { galley, good, count: 1 }));
            out.push(Command::PutAshore { galley, count: 1 });
            for &other in &galleys {
                let (from, to) = (Place::Galley(galley), Place::Galley(other));
                out.push(Command::MoveSailors { from, to, count: 1 });
                out.extend(Good::ALL.map(|good| Command::MoveGoods { good, from: galley, to: other, count: 1 }));
            }
        }
    }

    /// Adds the offered path to every zone of the board, at any distance.
    fn every_way(&self, out: &mut Vec<Command>) {
        for (galley, _, state) in self.fleet() {
            let ways =
                self.board.routes(state.zone, Path::new().capacity() as u8, self.kept(state.owner.unwrap_or(Seat(0))));
            for zone in self.board.zones().filter(|zone| ways[*zone].steps > 0) {
                let path = self.way(&ways, state.zone, zone);
                out.push(Command::Sail { galley, path, stay: true });
            }
        }
    }
}

impl GameTestExt for Serenissima1996 {
    fn all_commands(&self, by: Actor, out: &mut Vec<Command>) {
        let Actor::Seat(seat) = by else { return };
        out.extend([
            Command::BeginPlay,
            Command::TakeOffer,
            Command::LeaveOffer,
            Command::LeavePrize,
            Command::EndTurn,
        ]);
        for yes in [true, false] {
            out.extend([
                Command::ConfirmMonopoly { holds: yes },
                Command::AnswerCounter { accept: yes },
                Command::GiveLeave { leave: yes },
            ]);
        }
        out.extend((0..=5).map(|place| Command::PickPlace { place }));
        match self.phase {
            Phase::Trade { .. } => self.every_trade_command(seat, out),
            Phase::Move { .. } => self.every_way(out),
            _ => {}
        }
        for galley in self.some_galleys() {
            out.extend(Good::ALL.map(|good| Command::Sell { galley, good }));
            out.extend([1, SPACES + 1].map(|sailors| Command::Land { galley, sailors }));
            out.extend(self.port_ids().map(|port| Command::Attack { galley, foe: Foe::Port(port) }));
            let foes = self.some_galleys().into_iter();
            out.extend(foes.map(|foe| Command::Attack { galley, foe: Foe::Galley(foe) }));
        }
        out.extend((0..=6).map(|sailors| Command::Board { sailors }));
    }

    fn shown(view: &View, by: Actor, command: &Command) -> Option<bool> {
        let Actor::Seat(by) = by else { return None };
        match &view.stage {
            StageView::Trade { seat, trade } if *seat == by && trade.talk.is_none() => shown_of_trade(trade, command),
            StageView::Move { seat, sailing } if *seat == by && sailing.leave.is_none() => match command {
                Command::Sail { galley, path, stay: true } => {
                    let mut of = sailing.galleys.iter().filter(|mover| mover.galley == *galley);
                    Some(of.any(|mover| mover.reach.iter().any(|reach| reach.path == path[..])))
                }
                _ => None,
            },
            StageView::Move { seat, sailing } if *seat != by => {
                let asked = sailing.leave.as_ref().is_some_and(|leave| leave.seats.contains(&by));
                matches!(command, Command::GiveLeave { .. }).then_some(asked)
            }
            StageView::Fight { seat, attacks, battle } => match (battle, command) {
                (None, Command::Attack { galley, foe }) if *seat == by => {
                    Some(attacks.iter().any(|attack| (attack.galley, attack.foe) == (*galley, *foe)))
                }
                (Some(BattleView::Prize { seat, most, .. }), Command::Board { sailors }) => {
                    Some(*seat == by && (1..=*most).contains(sailors))
                }
                _ => None,
            },
            StageView::Take { seat, landings } if *seat == by => match command {
                Command::Land { galley, sailors } => {
                    let fits = |landing: &crate::view::LandingView| {
                        landing.galley == *galley && landing.breaches.is_empty() && (1..=landing.most).contains(sailors)
                    };
                    Some(landings.iter().any(fits))
                }
                _ => None,
            },
            StageView::Sell { seat, sales, asked: None } if *seat == by => match command {
                Command::Sell { galley, good } => {
                    let fits = |sale: &crate::view::SaleView| {
                        (sale.galley, sale.good) == (*galley, *good) && sale.breaches.is_empty()
                    };
                    Some(sales.iter().any(fits))
                }
                _ => None,
            },
            _ => None,
        }
    }

    fn sets_question(&self, correction: &Command) -> bool {
        matches!(correction, Command::Correct { fix } if matches!(**fix, Fix::Turn { .. }))
    }

    fn removes_question_object(&self, correction: &Command) -> bool {
        let (Command::Correct { fix }, Some((_, active))) = (correction, self.turn()) else { return false };
        let mut now = self.clone();
        kernel::Rules::apply(&mut now, &Event::Corrected { fix: fix.clone() });
        match &self.phase {
            Phase::Trade { talk: Some(talk), .. } => now.talk_is_void(self, active, talk, fix),
            Phase::Fight { battle: Some(Battle::Dice { galley, foe }), .. } => {
                now.attacks(active, *galley, *foe, &mut FailFast).is_err()
            }
            Phase::Fight { battle: Some(Battle::Prize { winner, prize }), .. } => {
                now.galley(*winner).zone != now.galley(*prize).zone
            }
            Phase::Sell { asked: Some(PendingSale { galley, good }), .. } => {
                now.sells(active, *galley, *good, &mut FailFast).is_err()
            }
            _ => false,
        }
    }

    fn corrected_values(&self, correction: &Command) -> Vec<String> {
        let Command::Correct { fix } = correction else { return vec![] };
        let of_port = |port: &PortId, names: &[&str]| port_values(&self.board, *port, names);
        match &**fix {
            // A bid is withdrawn after this, because keeping it would reveal what the purse holds.
            Fix::Purse { seat, .. } => vec![format!("/purses/{}", seat.0), format!("/phase/bids/{}", seat.0)],
            Fix::Galley { galley, .. } => galley_values(*galley, GALLEYS, &["sailors", "goods", "phase/moving/reach"]),
            Fix::Port { port, .. } => [of_port(port, &["owner", "sailors"]), values(&["sailors"])].concat(),
            Fix::Warehouse { port, .. } => [of_port(port, &["slots"]), values(&["goods"])].concat(),
            Fix::Fortress { port, .. } => of_port(port, &["fortress"]),
            Fix::Used { port, .. } => of_port(port, &["built", "hired"]),
            Fix::Round { .. } => values(&["round"]),
            // The turn stays with the same player.
            Fix::Order { .. } => values(&["order", "phase/nth"]),
            Fix::Turn { .. } => vec![],
            // While sailors are placed, a nation takes its town and galleys along.
            Fix::Nation { .. } if matches!(self.phase, Phase::Placing { .. }) => {
                values(&["nations", "galleys", "ports", "phase/seat"])
            }
            Fix::Nation { .. } => values(&["nations"]),
            Fix::Gone { seat, .. } => vec![format!("/gone/{}", seat.0), format!("/phase/bids/{}", seat.0)],
            Fix::Options { .. } => values(&["options", "sailors"]),
            Fix::Printed { .. } | Fix::Board { .. } => values(&["board", "denied"]),
        }
    }

    fn is_progress(pointer: &str) -> bool {
        let words: Vec<&str> = pointer.split('/').skip(1).collect();
        matches!(
            words[..],
            ["phase" | "round" | "order" | "paid", ..] | ["galleys", _, "moved"] | ["ports", _, "built" | "hired"]
        )
    }

    fn some_correction(&self, draw: &mut dyn Draw) -> Command {
        let mut below = |n: usize| draw.below(n as u32) as usize;
        let target = Target::draw(&self.board, self.players(), || self.asked_about(), &mut below);
        let galley = target.asked_galley.unwrap_or(Galley(1 + below(GALLEYS) as u8));
        let Target { seat, port, zone, .. } = target;
        let fix = match below(18) {
            0 => Fix::Purse { seat, ducats: Some(below(60) as u32 * COIN) },
            1..=3 => {
                let now = self.galley(galley);
                let (seat, zone, sailors, goods) = target.galley_state(&self.board, now, 0, &mut below);
                Fix::Galley { galley, seat, zone, sailors, goods, moved: below(4) == 0 }
            }
            4..=6 => Fix::Port { port, seat: (below(3) > 0).then_some(seat), sailors: below(6) as u8 },
            7 => {
                let slots = self.board.port(port).map_or(0, |port| self.board.facts(port).slots);
                Fix::Warehouse { port, slots: some_warehouse(slots, &mut below) }
            }
            8 => Fix::Fortress { port, fortress: below(2) == 0 },
            9 => Fix::Used { port, built: below(2) == 0, hired: below(4) as u8 },
            10 => Fix::Round { round: below(14) as u8 },
            11 => Fix::Order { seats: self.order.iter().rev().copied().collect() },
            12 => Fix::Turn { step: Step::ALL[below(5)], seat },
            13 => Fix::Nation { seat, nation: Nation::ALL[below(4)] },
            14 => Fix::Gone { seat, gone: below(4) == 0 },
            15 | 16 => Fix::Printed { printed: any_printed(port, zone, &mut below) },
            _ => {
                let options = Options {
                    sailors_180: below(2) == 0,
                    high_seas_trade: below(2) == 0,
                    unpaid_at_home: below(2) == 0,
                    ducats_break_ties: below(2) == 0,
                    board_as_assumed: below(3) > 0,
                    open_purses: self.options.open_purses,
                    any_nations: self.options.any_nations || below(8) == 0,
                };
                Fix::Options { options }
            }
        };
        Command::Correct { fix: Box::new(fix) }
    }

    fn phases() -> Vec<String> {
        let talks = Talk::VARIANTS.iter().map(|talk| format!("Trade {talk}"));
        let battles = Battle::VARIANTS.iter().map(|battle| format!("Fight {battle}"));
        let others = ["Move Leave", "Move Moving", "Sell Asked"].map(str::to_owned);
        Phase::VARIANTS.iter().map(|phase| (*phase).to_owned()).chain(talks).chain(battles).chain(others).collect()
    }

    fn phase(&self) -> String {
        let inner = match &self.phase {
            Phase::Trade { talk: Some(talk), .. } => talk.as_ref(),
            Phase::Fight { battle: Some(battle), .. } => battle.as_ref(),
            Phase::Move { leave: Some(_), .. } => "Leave",
            Phase::Move { moving: Some(_), .. } => "Moving",
            Phase::Sell { asked: Some(_), .. } => "Asked",
            _ => return self.phase.as_ref().to_owned(),
        };
        format!("{} {inner}", self.phase.as_ref())
    }

    fn endings() -> Vec<Command> {
        [true, false].map(|score| Command::EndEarly { score }).to_vec()
    }

    fn vary_command(&self, by: Actor, command: &Command, viewer: Viewer, draw: &mut dyn Draw) -> Option<Command> {
        match command {
            Command::Bid { .. } if !viewer.is(by) => {
                let mut could = Vec::new();
                kernel::Rules::legal(self, by, &mut could);
                could.retain(|other| matches!(other, Command::Bid { .. }));
                // A command that was impossible is refused alike in both worlds.
                if !could.contains(command) {
                    return None;
                }
                could.get(draw.below(could.len() as u32) as usize).cloned()
            }
            Command::Correct { fix } => match **fix {
                Fix::Purse { seat, ducats: Some(_) } if !self.sees_purse(viewer, seat) => {
                    let ducats = Some(draw.below(60) * COIN);
                    Some(Command::Correct { fix: Box::new(Fix::Purse { seat, ducats }) })
                }
                _ => None,
            },
            _ => None,
        }
    }

    fn funds(&self) -> kernel::account::SeatScores {
        self.purses_known()
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::BidsRevealed { .. } | Event::GameEnded { .. })
    }
}

impl Serenissima1996 {
    /// Returns what the open question concerns: battle sides, bidders, a galley that sails or sells and those it
    /// meets, the port and both traders.
    fn asked_about(&self) -> About {
        let mut about = About { seats: self.turn().map(|(_, seat)| seat).into_iter().collect(), ..About::default() };
        match &self.phase {
            Phase::Placing { seat } => {
                let (galleys, town) = self.beginnings(*seat);
                about = About { seats: vec![*seat], galleys: galleys.to_vec(), ports: town.into_iter().collect() };
            }
            Phase::Bidding { .. } => about.seats.extend(self.active_seats()),
            Phase::Picking(_) => about.seats.extend(self.picker()),
            Phase::Trade { talk: Some(talk), .. } => self.talked_about(talk, &mut about),
            Phase::Move { moving: Some(moving), .. } => {
                let zone = self.galley(moving.galley).zone;
                let there = self.fleet().filter(|(_, _, galley)| galley.zone == zone);
                about.galleys.push(moving.galley);
                about.galleys.extend(there.map(|(galley, ..)| galley));
                about.ports.extend(self.board.port_of(zone));
            }
            Phase::Fight { battle: Some(Battle::Dice { galley, foe }), .. } => {
                about.galleys.push(*galley);
                match foe {
                    Spot::Galley(foe) => about.galleys.push(*foe),
                    Spot::Port(port) => about.ports.push(*port),
                }
            }
            Phase::Fight { battle: Some(Battle::Prize { winner, prize }), .. } => {
                about.galleys.extend([*winner, *prize]);
            }
            Phase::Sell { asked: Some(PendingSale { galley, .. }), .. } => {
                about.galleys.push(*galley);
                about.ports.extend(self.board.port_of(self.galley(*galley).zone));
            }
            _ => {
                let own = about.seats.iter().flat_map(|seat| self.fleet_of(*seat).map(|(galley, _)| galley));
                about.galleys = own.collect();
            }
        }
        about
    }

    /// True if a correction voided a negotiation. The purchase became impossible, or its price changed owner, good or
    /// monopoly. An exchange became invalid, or a purse is too small. With hidden purses, the correction of one in
    /// the negotiation always voids it (`FIX-3`).
    fn talk_is_void(&self, before: &Self, active: Seat, talk: &Talk, fix: &Fix) -> bool {
        let borne = self.bears_purchase(active, talk) && self.bears_deal(active, talk);
        let unpaid = matches!(fix, Fix::Purse { .. }) && (before.hides_purses() || !borne);
        let unfair = |with: Seat, deal: &Deal| !is_fair(self, active, with, deal);
        unpaid
            || match talk {
                Talk::Price { purchase }
                | Talk::Monopoly { purchase, .. }
                | Talk::Offer { purchase, .. }
                | Talk::Counter { purchase, .. }
                | Talk::Last { purchase, .. } => {
                    let port = self.board.port(purchase.port);
                    let terms = |state: &Self| port.map(|port| state.price_terms(port));
                    !self.can_come_about(active, purchase) || terms(self) != terms(before)
                }
                Talk::Deal { with, deal } | Talk::LastDeal { with, deal } => unfair(*with, deal),
                Talk::DealCounter { with, deal, counter } => unfair(*with, deal) || unfair(*with, counter),
            }
    }

    fn talked_about(&self, talk: &Talk, about: &mut About) {
        match talk {
            Talk::Price { purchase }
            | Talk::Monopoly { purchase, .. }
            | Talk::Offer { purchase, .. }
            | Talk::Counter { purchase, .. }
            | Talk::Last { purchase, .. } => {
                let Purchase { port, galley, good, .. } = *purchase;
                let port = self.board.port(port);
                about.seats.extend(port.and_then(|port| self.port(port).owner));
                about.galleys.push(galley);
                about.ports.extend(port);
                // The ports that supply the good of the monopoly.
                about.ports.extend(self.board.ports().filter(|port| self.board.facts(*port).good == good));
            }
            Talk::Deal { with, deal } | Talk::DealCounter { with, deal, .. } | Talk::LastDeal { with, deal } => {
                about.seats.push(*with);
                about.galleys.extend([deal.mine, deal.theirs]);
            }
        }
    }
}

fn shown_of_trade(trade: &TradeView, command: &Command) -> Option<bool> {
    let desk = |port: &PortId| trade.desks.iter().find(|desk| desk.port == *port);
    match command {
        Command::Buy { port, good, count, .. } => {
            let buy = desk(port).and_then(|desk| desk.buy.as_ref())?;
            let offered = buy.breaches.is_empty() && buy.good == *good && (1..=buy.most).contains(count);
            (!offered).then_some(false)
        }
        Command::BuildFortress { port } => {
            let fortress = desk(port).and_then(|desk| desk.fortress.as_ref());
            Some(fortress.is_some_and(|fortress| fortress.breaches.is_empty()))
        }
        Command::Hire { port, to, count } => {
            let hire = desk(port).and_then(|desk| desk.hire.as_ref());
            let room = |hire: &crate::view::HireView| {
                hire.to.iter().any(|place| place.place == *to && place.room >= *count) && *count <= hire.most
            };
            Some(*count > 0 && hire.is_some_and(|hire| hire.breaches.is_empty() && room(hire)))
        }
        _ => None,
    }
}

/// Returns a random printed value, valid for the board or not.
fn any_printed(port: PortId, zone: ZoneId, below: &mut dyn FnMut(usize) -> usize) -> BoardEdit {
    use sea_board::ChartEdit;
    match below(5) {
        0 => BoardEdit::Chart(ChartEdit::Good { port, good: Good::ALL[below(7)] }),
        1 => BoardEdit::Chart(ChartEdit::Warehouse { port, values: [1, 2, 3, 4, 5, 6][..2 + below(5)].to_vec() }),
        2 => BoardEdit::Chart(ChartEdit::Neighbours { zone, of: vec![] }),
        3 => BoardEdit::Coast { zone, coast: below(2) == 0 },
        _ => BoardEdit::Chart(ChartEdit::RemovePort { port }),
    }
}
