//! Information that leaves the game, for each viewer (`MONEY-1`).

use kernel::{Actor, Draw, Seat, Secrets, Viewer};

use crate::chapters::fix;
use crate::command::{Command, Fix, Question};
use crate::event::Event;
use crate::state::{GivenBid, MOST_SEATS, Phase, Serenissima1996, Talk};
use crate::words::{COIN, COVERED, Ducats, MOST_DUCATS};

impl Secrets for Serenissima1996 {
    fn information_state(&self, viewer: Viewer) -> Self {
        let mut known = self.clone();
        for seat in self.all_seats().filter(|seat| !self.sees_purse(viewer, *seat)) {
            known.purses[seat.index()] = COVERED;
        }
        if let Phase::Bidding { bids } = &mut known.phase {
            let others = self.all_seats().filter(|seat| viewer != Viewer::Seat(*seat));
            others.for_each(|seat| bids[seat.index()] = bids[seat.index()].map(|_| GivenBid::Sealed));
        }
        known
    }

    fn redact_event(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::BidGiven { seat, .. } if viewer != Viewer::Seat(*seat) => {
                Event::BidGiven { seat: *seat, ducats: None }
            }
            Event::Corrected { fix } => Event::Corrected { fix: Box::new(self.told_fix(fix, viewer)) },
            // Events are listed one by one, so that a new one must state here what of it is secret.
            event @ (Event::SailorsPlaced { .. }
            | Event::PlayBegan
            | Event::RoundBegan { .. }
            | Event::BidGiven { .. }
            | Event::BidsRevealed { .. }
            | Event::OrderRolled { .. }
            | Event::PlacePicked { .. }
            | Event::TurnBegan { .. }
            | Event::Bought { .. }
            | Event::PriceAsked { .. }
            | Event::PriceNamed { .. }
            | Event::MonopolyDoubted { .. }
            | Event::MonopolyConfirmed { .. }
            | Event::PriceCountered { .. }
            | Event::CounterRefused { .. }
            | Event::PriceLeft { .. }
            | Event::PriceLapsed { .. }
            | Event::DealOffered { .. }
            | Event::DealCountered { .. }
            | Event::DealDone { .. }
            | Event::DealLeft { .. }
            | Event::GalleyBuilt { .. }
            | Event::FortressBuilt { .. }
            | Event::Hired { .. }
            | Event::SailorsMoved { .. }
            | Event::GoodsMoved { .. }
            | Event::Discarded { .. }
            | Event::PutAshore { .. }
            | Event::Sunk { .. }
            | Event::Sailed { .. }
            | Event::MoveEnded { .. }
            | Event::LeaveAsked { .. }
            | Event::LeaveGiven { .. }
            | Event::LeaveRefused { .. }
            | Event::StandingSet { .. }
            | Event::Attacked { .. }
            | Event::Fought { .. }
            | Event::PrizeWon { .. }
            | Event::Boarded { .. }
            | Event::PrizeLeft { .. }
            | Event::GarrisonFell { .. }
            | Event::Landed { .. }
            | Event::NumberAsked { .. }
            | Event::NumberRead { .. }
            | Event::Sold { .. }
            | Event::Income { .. }
            | Event::LastRoundOver
            | Event::LetGo { .. }
            | Event::EndedEarly { .. }
            | Event::GameEnded { .. }
            | Event::Lapsed { .. }) => event.clone(),
        })
    }

    fn reveals_secret(&self, by: Actor, command: &Command, viewer: Viewer) -> bool {
        let others = self.hides_purses() && !viewer.is(by);
        match command {
            // The purse must hold the bid. A bid is secret even with open purses, but its maximum is then public.
            Command::Bid { .. }
            | Command::Buy { .. }
            | Command::TakeOffer
            | Command::CounterPrice { .. }
            | Command::AnswerCounter { .. }
            | Command::OfferDeal { .. }
            | Command::CounterDeal { .. }
            | Command::BuildGalley { .. }
            | Command::BuildFortress { .. }
            | Command::Hire { .. } => others,
            // All purses become public as soon as wealth is counted.
            Command::EndEarly { .. } => self.hides_purses(),
            Command::Correct { fix } => self.opens(fix),
            Command::Reveal
            | Command::RollOrder { .. }
            | Command::Rolled { .. }
            | Command::Count
            | Command::PlaceSailors { .. }
            | Command::BeginPlay
            | Command::PickPlace { .. }
            | Command::NamePrice { .. }
            | Command::ConfirmMonopoly { .. }
            | Command::LeaveOffer
            | Command::MoveSailors { .. }
            | Command::MoveGoods { .. }
            | Command::Discard { .. }
            | Command::PutAshore { .. }
            | Command::Sail { .. }
            | Command::GiveLeave { .. }
            | Command::StandingLeave { .. }
            | Command::Attack { .. }
            | Command::Board { .. }
            | Command::LeavePrize
            | Command::Land { .. }
            | Command::Sell { .. }
            | Command::ReadNumber { .. }
            | Command::EndTurn
            | Command::LetGo { .. } => false,
        }
    }

    fn determinize(&self, viewer: Viewer, draw: &mut dyn Draw) -> Self {
        let mut world = self.clone();
        for seat in self.all_seats().filter(|seat| !self.sees_purse(viewer, *seat)) {
            // Draws small and large purses alike, at least what was offered.
            let most = 1 << draw.below(Ducats::BITS - 18);
            let coins = draw.below(most).saturating_mul(COIN).min(MOST_DUCATS);
            world.purses[seat.index()] = coins.max(self.promised(seat));
        }
        if let Phase::Bidding { bids } = &mut world.phase {
            for (bid, purse) in bids.iter_mut().zip(world.purses).take(self.nations.len()) {
                *bid = bid.map(|given| match given {
                    GivenBid::Sealed => GivenBid::Is(draw.below(purse / COIN + 1) * COIN),
                    known => known,
                });
            }
        }
        world
    }
}

impl Serenissima1996 {
    pub(crate) fn hides_purses(&self) -> bool {
        !self.options.open_purses && !self.is_over()
    }

    /// True if a viewer may see a seat's purse.
    pub(crate) fn sees_purse(&self, viewer: Viewer, seat: Seat) -> bool {
        !self.hides_purses() || viewer == Viewer::Seat(seat)
    }

    /// True if a correction reveals purses or bids. It does if it makes purses open, leads to the count, or leaves no
    /// player to bid.
    fn opens(&self, fix: &Fix) -> bool {
        let last = |round: u8| round >= self.rounds();
        let hidden = self.hides_purses();
        let leads = match fix {
            Fix::Options { .. } => true,
            // In the last round, every player may simply end each turn.
            Fix::Round { round } => last(*round),
            Fix::Turn { .. } => last(self.round),
            _ => false,
        };
        (hidden && leads)
            || match fix::awaited(self, fix) {
                Some((_, Question::Reveal)) => true,
                Some((_, Question::Count)) => hidden,
                _ => false,
            }
    }

    /// Returns the ducats that a seat has publicly offered, and so must have.
    pub(crate) fn promised(&self, seat: Seat) -> Ducats {
        let active = self.turn().is_some_and(|(_, active)| active == seat);
        let Phase::Trade { talk: Some(talk), .. } = &self.phase else { return 0 };
        match talk {
            Talk::Counter { purchase, counter, .. } if active => counter * Ducats::from(purchase.count),
            Talk::Deal { deal, .. } | Talk::DealCounter { deal, .. } | Talk::LastDeal { deal, .. } if active => {
                deal.pays
            }
            Talk::DealCounter { with, counter, .. } if *with == seat => counter.gets,
            _ => 0,
        }
    }

    /// Returns a correction as a viewer may see it.
    fn told_fix(&self, fix: &Fix, viewer: Viewer) -> Fix {
        match fix {
            Fix::Purse { seat, .. } if !self.sees_purse(viewer, *seat) => Fix::Purse { seat: *seat, ducats: None },
            fix => fix.clone(),
        }
    }

    /// Returns a seat's ducats, if the viewer may know them.
    pub(crate) fn shown_purse(&self, viewer: Viewer, seat: Seat) -> Option<Ducats> {
        self.sees_purse(viewer, seat).then(|| self.purses[seat.index() % MOST_SEATS])
    }
}
