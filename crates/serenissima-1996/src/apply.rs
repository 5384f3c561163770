//! Applies events to the state. Total: no rules, no randomness, no panic.

use kernel::Seat;

use crate::Event;
use crate::board::ZoneIx;
use crate::chapters::fix;
use crate::state::{GivenBid, PendingSale, Phase, Serenissima1996};
use crate::words::{Crew, Deal, Ducats, GALLEYS, Good, Lapse, MOST_SEATS, Place, PortId, Step};

mod battle;
mod order;
mod pieces;
mod sea;
mod talk;

impl Serenissima1996 {
    pub(crate) fn take_event(&mut self, event: &Event) {
        match event {
            Event::SailorsPlaced { seat, aboard, ashore } => self.place_sailors(*seat, *aboard, *ashore),
            Event::PlayBegan => {}
            Event::RoundBegan { round } => self.begin_round(*round),
            Event::BidGiven { seat, ducats } => self.give_bid(*seat, *ducats),
            Event::BidsRevealed { bids } => self.reveal_bids(bids),
            Event::OrderRolled { dice } => self.roll_order(dice),
            Event::PlacePicked { seat, place } => self.pick_place(*seat, *place),
            Event::TurnBegan { seat, step } => self.begin_turn(*seat, *step),
            Event::Bought { .. }
            | Event::GalleyBuilt { .. }
            | Event::FortressBuilt { .. }
            | Event::Hired { .. }
            | Event::SailorsMoved { .. }
            | Event::GoodsMoved { .. }
            | Event::Discarded { .. }
            | Event::PutAshore { .. } => self.take_trade_event(event),
            Event::PriceAsked { .. }
            | Event::PriceNamed { .. }
            | Event::MonopolyDoubted { .. }
            | Event::MonopolyConfirmed { .. }
            | Event::PriceCountered { .. }
            | Event::CounterRefused { .. }
            | Event::PriceLeft { .. }
            | Event::PriceLapsed { .. }
            | Event::DealOffered { .. }
            | Event::DealCountered { .. }
            | Event::DealLeft { .. } => self.take_talk_event(event),
            Event::DealDone { seat, with, deal } => self.exchange(*seat, *with, deal),
            Event::Sunk { galley, .. } => self.sink(*galley),
            Event::Sailed { galley, to, .. } => self.sail(*galley, *to),
            Event::MoveEnded { galley } | Event::LeaveRefused { galley, .. } => self.end_move(*galley),
            Event::LeaveAsked { seats, rest, stay, .. } => self.ask_leave(seats, rest, *stay),
            Event::LeaveGiven { seat, .. } => self.give_leave(*seat),
            Event::StandingSet { seat, answer } => self.set_standing(*seat, *answer),
            Event::Attacked { galley, foe, .. } => self.attack(*galley, *foe),
            Event::Fought { galley, foe, lost, .. } => self.fight(*galley, *foe, *lost),
            Event::PrizeWon { winner, prize, .. } => self.win_prize(*winner, *prize),
            Event::Boarded { seat, winner, prize, sailors } => self.board_prize(*seat, *winner, *prize, *sailors),
            Event::PrizeLeft { .. } => self.set_battle(None),
            Event::GarrisonFell { .. } => {}
            Event::Landed { seat, galley, port, sailors, .. } => self.land(*seat, *galley, *port, *sailors),
            Event::NumberAsked { galley, good, .. } => {
                self.ask_number(Some(PendingSale { galley: *galley, good: *good }));
            }
            Event::NumberRead { port, slot, number } => self.read_number(*port, *slot, *number),
            Event::Sold { seat, galley, port, good, slot, paid, .. } => {
                self.sell(*seat, *port, *slot, *good, *paid);
                self.change_goods(*galley, *good, -1);
            }
            Event::Income { seat, ducats } => {
                self.gain(*seat, *ducats);
                self.paid[seat.index() % MOST_SEATS] = true;
            }
            Event::LastRoundOver => self.phase = Phase::Counting { score: true },
            Event::LetGo { seat } => self.let_go(*seat),
            Event::EndedEarly { score } => self.phase = Phase::Counting { score: *score },
            Event::GameEnded { outcomes } => self.phase = Phase::Over { outcomes: outcomes.clone() },
            Event::Lapsed { what, .. } => self.lapse(*what),
            Event::Corrected { fix } => fix::set(self, fix),
        }
    }

    fn take_trade_event(&mut self, event: &Event) {
        match event {
            Event::Bought { seat, good, loads, paid, to, .. } => {
                for load in loads {
                    self.take_from_box(*good, load.count);
                    self.change_goods(load.galley, *good, signed(load.count));
                }
                self.pay(*seat, *paid);
                if let Some(to) = to {
                    self.gain(*to, *paid);
                }
                self.set_talk(None);
            }
            Event::GalleyBuilt { seat, galley, port, crew, sailors, paid } => {
                match crew {
                    Crew::Hired => {
                        self.take_sailors(*sailors);
                        self.with_port(*port, |state| state.hired = state.hired.saturating_add(*sailors));
                    }
                    Crew::Garrison => self.change_sailors(Place::Port(*port), -signed(*sailors)),
                }
                self.put_galley(*seat, *galley, *port, *sailors);
                self.pay(*seat, *paid);
            }
            Event::FortressBuilt { seat, port, paid } => {
                self.with_port(*port, |state| (state.fortress, state.built) = (true, true));
                self.pay(*seat, *paid);
            }
            Event::Hired { seat, port, to, count, each } => {
                self.take_sailors(*count);
                self.change_sailors(*to, signed(*count));
                self.with_port(*port, |state| state.hired = state.hired.saturating_add(*count));
                self.pay(*seat, each.saturating_mul((*count).into()));
            }
            Event::SailorsMoved { from, to, count, .. } => {
                self.change_sailors(*from, -signed(*count));
                self.change_sailors(*to, signed(*count));
            }
            Event::GoodsMoved { good, from, to, count } => {
                self.change_goods(*from, *good, -signed(*count));
                self.change_goods(*to, *good, signed(*count));
            }
            Event::Discarded { galley, good, count } => {
                self.change_goods(*galley, *good, -signed(*count));
                self.give_goods(*good, *count);
            }
            Event::PutAshore { galley, count, .. } => {
                self.change_sailors(Place::Galley(*galley), -signed(*count));
                self.give_sailors(*count);
            }
            _ => {}
        }
    }

    fn place_sailors(&mut self, seat: Seat, aboard: [u8; 2], ashore: u8) {
        let (galleys, town) = self.beginnings(seat);
        for (galley, sailors) in galleys.into_iter().zip(aboard) {
            if let Some(index) = galley.index(GALLEYS) {
                self.galleys[index].sailors = sailors;
            }
        }
        if let Some(town) = town {
            self.ports[town.index()].sailors = ashore;
        }
        self.place_next(seat);
    }

    fn place_next(&mut self, after: Seat) {
        let next = self.next_to_place(Some(after));
        self.phase = next.map_or(Phase::Preparing, |seat| Phase::Placing { seat });
    }

    fn exchange(&mut self, seat: Seat, with: Seat, deal: &Deal) {
        for (goods, from, to) in [(&deal.gives, deal.mine, deal.theirs), (&deal.takes, deal.theirs, deal.mine)] {
            for good in goods {
                self.change_goods(from, *good, -1);
                self.change_goods(to, *good, 1);
            }
        }
        self.pay(seat, deal.pays);
        self.gain(with, deal.pays);
        self.pay(with, deal.gets);
        self.gain(seat, deal.gets);
        self.set_talk(None);
    }

    /// Puts a piece into a warehouse; `slot` counts from 1.
    fn sell(&mut self, seat: Seat, port: PortId, slot: u8, good: Good, paid: Ducats) {
        let slot = usize::from(slot).saturating_sub(1);
        self.with_port(port, |state| {
            if let Some(place) = state.slots.get_mut(slot) {
                *place = Some(good);
            }
        });
        self.gain(seat, paid);
        self.ask_number(None);
    }

    fn ask_number(&mut self, sale: Option<PendingSale>) {
        if let Phase::Sell { asked, .. } = &mut self.phase {
            *asked = sale;
        }
    }

    fn read_number(&mut self, port: PortId, slot: u8, number: u8) {
        let Some(port) = self.board.port(port) else { return };
        let mut board = self.board.board().clone();
        board.read_number(port, usize::from(slot).saturating_sub(1), number);
        fix::lay(self, board);
    }

    fn let_go(&mut self, seat: Seat) {
        if let Some(gone) = self.gone.get_mut(seat.index()) {
            *gone = true;
        }
        if let Phase::Bidding { bids } = &mut self.phase {
            bids[seat.index() % MOST_SEATS] = None;
        }
    }

    /// Closes a pending matter that became void.
    fn lapse(&mut self, what: Lapse) {
        match &mut self.phase {
            Phase::Placing { seat } => {
                let seat = *seat;
                self.place_next(seat);
            }
            Phase::Trade { talk, .. } => *talk = None,
            Phase::Move { leave, .. } if what == Lapse::Leave => *leave = None,
            Phase::Move { moving, leave, .. } => (*moving, *leave) = (None, None),
            Phase::Fight { battle, .. } => *battle = None,
            Phase::Sell { asked, .. } => *asked = None,
            _ => {}
        }
    }

    fn begin_turn(&mut self, seat: Seat, step: Step) {
        let nth = self.order.iter().position(|other| *other == seat).unwrap_or_default() as u8;
        let standing = match &self.phase {
            Phase::Move { standing, .. } => *standing,
            _ => Default::default(),
        };
        if step == Step::Move && !matches!(self.phase, Phase::Move { .. }) {
            self.galleys.iter_mut().for_each(|galley| galley.moved = false);
        }
        self.phase = match step {
            Step::Trade => Phase::Trade { nth, prices: [0; crate::board::MOST_PORTS], talk: None },
            Step::Move => Phase::Move { nth, moving: None, leave: None, standing },
            Step::Fight => Phase::Fight { nth, battle: None },
            Step::Take => Phase::Take { nth },
            Step::Sell => Phase::Sell { nth, asked: None },
        };
    }

    fn begin_round(&mut self, round: u8) {
        self.round = round;
        self.order.clear();
        self.paid = [false; MOST_SEATS];
        for port in &mut self.ports {
            (port.built, port.hired) = (false, 0);
        }
        for galley in &mut self.galleys {
            galley.moved = false;
        }
        self.phase = Phase::Bidding { bids: [None; MOST_SEATS] };
    }

    fn give_bid(&mut self, seat: Seat, ducats: Option<Ducats>) {
        if let Phase::Bidding { bids } = &mut self.phase
            && let Some(bid) = bids.get_mut(seat.index())
        {
            *bid = Some(ducats.map_or(GivenBid::Sealed, GivenBid::Is));
        }
    }
}

/// Converts a number of pieces to a signed change.
fn signed(count: u8) -> i8 {
    i8::try_from(count).unwrap_or(i8::MAX)
}

/// Returns the zone of a port on the board.
fn zone_of(state: &Serenissima1996, port: PortId) -> Option<ZoneIx> {
    state.board.port(port).map(|port| state.board.facts(port).zone)
}
