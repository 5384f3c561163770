//! Applies events to the state. Total: no rules, no randomness, no panic.

use kernel::Seat;

use crate::chapters::fix;
use crate::event::Event;
use crate::rules::Step;
use crate::state::{Activation, Phase, Serenissima, Stage};
use crate::words::{GALLEYS, Galley, MOST_SEATS, Path, ZoneId};

mod battle;
mod blockade;
mod pieces;
mod turn;

impl Serenissima {
    pub(crate) fn take_event(&mut self, event: &Event) {
        match event {
            // Setting up.
            Event::FirstPlayer { seat } => {
                self.first = *seat;
                let four = self.players() == 4;
                self.phase = if four { Phase::Picking { nth: 0 } } else { Phase::Closing { drawn: false } };
            }
            Event::PortsDrawn => self.phase = Phase::Closing { drawn: true },
            Event::PortClosed { port } => self.close_port(*port),
            Event::StartPicked { seat, port, galley } => self.pick_start(*seat, *port, *galley),
            Event::GalleyPicked { seat, galley, zone } => self.pick_galley(*seat, *galley, *zone),
            Event::PickDue { nth } => self.phase = Phase::Picking { nth: *nth },

            // Loading and moving.
            Event::SailorMoved { seat, from, to } => {
                self.change_sailors(*from, *seat, -1);
                self.change_sailors(*to, *seat, 1);
                self.note_act();
            }
            Event::GoodMoved { good, from, to } => {
                self.change_goods(*from, *good, -1);
                self.change_goods(*to, *good, 1);
                self.note_act();
            }
            Event::Loaded { seat, galley, good, paid, to } => self.load(*seat, *galley, *good, *paid, *to),
            Event::Jettisoned { galley, good } => {
                self.change_goods(*galley, *good, -1);
                self.give_to_bank(&[*good]);
                self.note_act();
            }
            Event::Sunk { seat, galley, sailors, goods, adrift } => {
                self.sink(*seat, *galley, *sailors, goods, *adrift);
                self.note_act();
            }
            Event::PortAbandoned { port, .. } => self.empty_port(*port),
            Event::Sailed { galley, to, .. } => self.sail(*galley, *to),

            // Blockades and sales.
            Event::BlockadePossible { cause, seats, rest, waived, .. } => {
                self.ask_blockade(*cause, seats, rest, waived);
            }
            Event::BlockadeCalled { seat, cause, .. } => self.call_blockade(*seat, *cause),
            Event::BlockadeDeclined { .. } => self.decline_blockade(),
            Event::Lapsed { what, .. } => self.lapse(*what),
            Event::Sold { seat, galley, port, good, slot, paid, .. } => {
                self.change_goods(*galley, *good, -1);
                self.gain(*seat, *paid);
                self.sell(*port, *slot, *good);
            }

            // Battles.
            Event::Attacked { foe, strength, .. } => self.attack(*foe, *strength),
            Event::FortDue { due, .. } => self.set_stage(if *due { Stage::Fort } else { Stage::Roll }),
            Event::FortFired { lost, .. } => self.fire_fort(*lost),
            Event::RoundFought { lost, .. } => self.fight_round(*lost),
            Event::FoughtOn { .. } => self.set_stage(Stage::Roll),
            Event::BattleOver { .. } => {
                if let Phase::Battle { go, .. } = &self.phase {
                    self.phase = Phase::Activation { go: *go };
                }
            }
            Event::GarrisonFell { port, .. } => {
                self.empty_port(*port);
                self.set_stage(Stage::Landing);
            }
            Event::Looted { galley, good, .. } => {
                self.change_goods(*galley, *good, 1);
                self.take_loot(*good);
            }
            Event::LootLeft { goods } => self.leave_loot(goods),
            Event::Captured { seat, galley, port, sailors } => self.capture(*seat, *galley, *port, *sailors),

            // Investments.
            Event::Hired { seat, to, paid } => {
                self.pay(*seat, *paid);
                self.pay_sailors(*seat, 1);
                self.change_sailors(*to, *seat, 1);
                self.note_investment();
            }
            Event::GalleyBought { seat, galley, port, paid, crew } => {
                self.pay(*seat, *paid);
                self.buy_galley(*seat, *galley, *port, *crew);
                self.note_investment();
            }
            Event::FortBuilt { seat, port, paid } => {
                self.pay(*seat, *paid);
                self.with_port(*port, |state| state.fort = true);
                self.note_investment();
            }
            Event::BasilicaBuilt { seat, port, paid } => {
                self.pay(*seat, *paid);
                self.with_port(*port, |state| state.basilica = true);
                self.note_investment();
            }

            // The wheel, the Doge, scoring, the end.
            Event::TurnBegan { turn } => (self.turn, self.black) = (*turn, 0),
            Event::Activated { seat, galley } => {
                self.black = galley.0;
                self.phase = Phase::Activation { go: Activation::new(*seat, *galley, self.galley(*galley).zone) };
            }
            Event::WheelDone => (self.black, self.phase) = (0, Phase::Doge),
            Event::DogeTurned { card } => {
                let left = self.deck.of_mut(*card);
                *left = left.saturating_sub(1);
            }
            Event::DeckShuffled => self.deck = self.board.tables().deck(),
            Event::WinePaid { seat, ducats, .. } => self.gain(*seat, *ducats),
            Event::PawnAdvanced { to, .. } => self.white = *to,
            Event::ScoringBegan { nth } => self.scorings = self.scorings.max(*nth),
            Event::PortPaid { seat, ducats, basilica, .. } => self.gain(*seat, ducats.saturating_add(*basilica)),
            Event::PurchasesBegan { seats } => self.begin_purchases(seats),
            Event::PurchasesEnded { .. } => self.end_purchases(),
            Event::EndedEarly { .. } => self.end_early(),
            Event::GameEnded { standings } => self.phase = Phase::Over { standings: standings.clone() },
            Event::Corrected { fix } => fix::set(self, fix),

            // These events change nothing: their effects are in the events beside them.
            Event::PlayBegan | Event::BrokeOff { .. } | Event::ActivationEnded { .. } | Event::Income { .. } => {}
        }
    }

    fn sail(&mut self, galley: Galley, to: ZoneId) {
        let zone = self.board.zone(to);
        let sailors = self.galley(galley).sailors;
        if let (Some(index), Some(zone)) = (galley.index(GALLEYS), zone) {
            self.galleys[index].zone = zone;
        }
        self.note_act();
        if let Some(go) = self.activation_mut() {
            if go.steps == 0 {
                go.reach = sailors;
            }
            go.steps = go.steps.saturating_add(1);
            go.step = go.step.max(Step::Move);
            go.sale_open = false;
        }
    }

    fn activation_mut(&mut self) -> Option<&mut Activation> {
        match &mut self.phase {
            Phase::Activation { go } | Phase::Blockade { go, .. } | Phase::Battle { go, .. } => Some(go),
            _ => None,
        }
    }

    /// Records that the active galley did something other than investing.
    fn note_act(&mut self) {
        if let Some(go) = self.activation_mut().filter(|go| !go.invested) {
            go.acted = true;
        }
    }

    fn note_investment(&mut self) {
        if let Phase::Activation { go } = &mut self.phase {
            go.invested = true;
        }
    }

    /// Returns the number of ports closed so far (`SETUP-6`).
    pub(crate) fn closed_ports(&self) -> usize {
        self.ports.iter().filter(|port| port.closed).count()
    }
}

/// Returns a seat's index into the arrays. An imported record may name a seat that does not exist.
pub(crate) fn place_of(seat: Seat) -> usize {
    seat.index().min(MOST_SEATS - 1)
}

/// Returns the zones of a path, cut to the maximum length of one command.
pub(crate) fn rest_of(path: &[ZoneId]) -> Path {
    path.iter().copied().take(Path::new().capacity()).collect()
}
