//! Applies the events of negotiations: purchases from other players, and exchanges.

use crate::Event;
use crate::chapters::buy::CEILING;
use crate::chapters::fix;
use crate::state::{Phase, Purchase, Serenissima1996, Talk};
use crate::words::{Ducats, PortId};

impl Serenissima1996 {
    pub(super) fn set_talk(&mut self, to: Option<Talk>) {
        if let Phase::Trade { talk, .. } = &mut self.phase {
            *talk = to;
        }
    }

    pub(super) fn take_talk_event(&mut self, event: &Event) {
        match event {
            Event::MonopolyConfirmed { good, holds: true } => {
                let mut board = self.board.board().clone();
                board.confirm_good(*good);
                fix::lay(self, board);
            }
            Event::MonopolyConfirmed { good, holds: false } => self.denied[good.index()] = true,
            Event::PriceLeft { port, ducats, .. } => {
                self.set_talk(None);
                return self.set_price(*port, *ducats);
            }
            Event::PriceLapsed { port } => return self.set_price(*port, 0),
            _ => {}
        }
        let Phase::Trade { talk, .. } = &mut self.phase else { return };
        *talk = goes_on(talk.take(), event);
    }

    /// Sets the price in force at a port; 0 for none.
    fn set_price(&mut self, port: PortId, ducats: Ducats) {
        let port = self.board.port(port);
        if let (Phase::Trade { prices, .. }, Some(port)) = (&mut self.phase, port) {
            prices[port.index()] = ducats;
        }
    }
}

/// Returns the next step of a negotiation.
fn goes_on(talk: Option<Talk>, event: &Event) -> Option<Talk> {
    if let Event::PriceAsked { port, good, count, galley, most, .. } = event {
        return Some(Talk::Price {
            purchase: Purchase { port: *port, good: *good, count: *count, galley: *galley, most: *most },
        });
    }
    Some(match (talk, event) {
        (_, Event::DealLeft { .. }) => return None,
        (_, Event::DealOffered { with, deal, .. }) => Talk::Deal { with: *with, deal: deal.clone() },
        (Some(Talk::Deal { with, deal }), Event::DealCountered { deal: counter, .. }) => {
            Talk::DealCounter { with, deal, counter: counter.clone() }
        }
        (Some(Talk::DealCounter { with, deal, .. }), Event::CounterRefused { .. }) => Talk::LastDeal { with, deal },
        (Some(Talk::Price { purchase } | Talk::Monopoly { purchase, .. }), Event::PriceNamed { ducats, .. }) => {
            Talk::Offer { purchase, price: *ducats }
        }
        (Some(Talk::Price { purchase }), Event::MonopolyDoubted { ducats, .. }) => {
            Talk::Monopoly { purchase, price: *ducats }
        }
        (Some(Talk::Monopoly { purchase, price }), Event::MonopolyConfirmed { holds: true, .. }) => {
            Talk::Offer { purchase, price }
        }
        (Some(Talk::Monopoly { purchase, .. }), Event::MonopolyConfirmed { holds: false, .. }) => {
            Talk::Price { purchase: Purchase { most: CEILING, ..purchase } }
        }
        (Some(Talk::Offer { purchase, price }), Event::PriceCountered { ducats, .. }) => {
            Talk::Counter { purchase, price, counter: *ducats }
        }
        (Some(Talk::Counter { purchase, price, .. }), Event::CounterRefused { .. }) => Talk::Last { purchase, price },
        (talk, _) => return talk,
    })
}
