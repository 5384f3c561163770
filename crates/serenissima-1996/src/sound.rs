//! Checks that a written position can occur in play, beyond the audit of the pieces. Positions of new games must pass
//! it; play itself keeps to it by the rules. A position at the start of a record must only refer to existing things.
//!
//! What waivers can bring about (a battle across zones, a move too far) is sound.

use kernel::Seat;

use crate::odds::MOST_DEFENDERS;
use crate::state::{Battle, Leave, MOST_SEATS, Moving, Phase, Picking, Purchase, Serenissima1996, Spot, Talk};
use crate::words::{COIN, Deal, Ducats, Galley, MOST_DUCATS, Seats, Step};

impl Serenissima1996 {
    /// Returns a player's fresh turn in a phase; `None` if the order does not name the player.
    pub(crate) fn turn_of(&self, step: Step, seat: Seat) -> Option<Phase> {
        let nth = self.order.iter().position(|other| *other == seat)? as u8;
        Some(match step {
            Step::Trade => Phase::Trade { nth, prices: [0; crate::board::MOST_PORTS], talk: None },
            Step::Move => Phase::Move { nth, moving: None, leave: None, standing: Default::default() },
            Step::Fight => Phase::Fight { nth, battle: None },
            Step::Take => Phase::Take { nth },
            Step::Sell => Phase::Sell { nth, asked: None },
        })
    }

    /// Returns the name of the first line or field that cannot occur, if any.
    pub(crate) fn unsound(&self) -> Option<&'static str> {
        let before = matches!(self.phase, Phase::Placing { .. });
        if (self.round == 0) != before {
            return Some("round");
        }
        let played = self.turn().is_some();
        let order = self.order.is_empty() || self.is_order(&self.order);
        if !order || (played && self.order.is_empty()) {
            return Some("order");
        }
        if !self.is_there() {
            return Some("phase");
        }
        let over = matches!(self.phase, Phase::Over { .. } | Phase::Counting { .. });
        if matches!(self.phase, Phase::Bidding { .. } | Phase::Picking(_)) && !self.order.is_empty() {
            return Some("order");
        }
        if !played && !over && self.galleys.iter().any(|galley| galley.moved) {
            return Some("moved");
        }
        // A monopoly is asked about only while it is in doubt.
        match &self.phase {
            Phase::Trade { talk: Some(Talk::Monopoly { purchase, .. }), .. } => {
                (!self.supply_doubted(purchase.good)).then_some("phase")
            }
            _ => None,
        }
    }

    /// True if the phase refers only to existing things.
    pub(crate) fn is_there(&self) -> bool {
        let nth = |nth: u8| usize::from(nth) < self.order.len();
        if !self.is_order(&self.order) && self.turn().is_some() {
            return false;
        }
        match &self.phase {
            Phase::Placing { seat } => self.at_table(*seat) && self.can_place(*seat),
            Phase::Preparing => true,
            Phase::Bidding { bids } => {
                (0..MOST_SEATS).all(|seat| bids[seat].is_none() || self.at_table(Seat(seat as u8)))
            }
            Phase::Picking(picking) => self.sound_picking(picking),
            Phase::Trade { nth: n, prices, talk } => {
                let fine = |price: &Ducats| price.is_multiple_of(COIN) && *price <= MOST_DUCATS;
                let ports = self.board.board().ports.len();
                let beyond = prices[ports..].iter().all(|price| *price == 0);
                nth(*n) && prices.iter().all(fine) && beyond && talk.as_ref().is_none_or(|talk| self.sound_talk(talk))
            }
            Phase::Move { nth: n, moving, leave, standing } => {
                let strangers = standing[usize::from(self.players())..].iter().all(|one| *one == Default::default());
                nth(*n) && strangers && self.sound_move(moving.as_ref(), leave.as_ref())
            }
            Phase::Fight { nth: n, battle } => {
                nth(*n) && battle.as_ref().is_none_or(|battle| self.sound_battle(battle))
            }
            Phase::Take { nth: n } => nth(*n),
            Phase::Sell { nth: n, asked } => {
                let sale = |sale: &crate::state::PendingSale| {
                    let seat = self.order.get(usize::from(*n)).copied();
                    let waits = self.asked_number().is_some_and(|(_, port, slot)| self.number(port, slot).is_none());
                    let aboard = self.galley(sale.galley);
                    aboard.owner == seat && aboard.goods[sale.good.index()] > 0 && waits
                };
                nth(*n) && asked.as_ref().is_none_or(sale)
            }
            Phase::Counting { .. } => true,
            Phase::Over { outcomes } => {
                let scored = outcomes.iter().any(|outcome| outcome.wealth.is_some());
                *outcomes == self.outcomes(scored)
            }
        }
    }

    fn at_table(&self, seat: Seat) -> bool {
        seat.0 < self.players()
    }

    /// True if all seats are in the game and none occurs twice.
    fn a_queue(&self, seats: &Seats) -> bool {
        let twice = |(nth, seat): (usize, &Seat)| seats[..nth].contains(seat);
        seats.iter().all(|seat| self.active_seats().any(|active| active == *seat))
            && !seats.iter().enumerate().any(twice)
    }

    /// True if places were picked by rank, and a player has yet to pick.
    fn sound_picking(&self, picking: &Picking) -> bool {
        let Picking { bids, ranks, places } = picking;
        let active = self.active_seats().count();
        let picked: Seats = places.iter().flatten().copied().collect();
        let beyond = places[active..].iter().any(Option::is_some);
        let fine = |seat: usize| {
            let plays = self.at_table(Seat(seat as u8)) && !self.gone[seat];
            bids[seat].is_multiple_of(COIN)
                && bids[seat] <= if plays { MOST_DUCATS } else { 0 }
                && usize::from(ranks[seat]) < if plays { active } else { 1 }
        };
        // With one place left, it would have been assigned automatically.
        let open = active > 1 && picked.len() + 1 < active;
        self.a_queue(&picked) && !beyond && (0..MOST_SEATS).all(fine) && open
    }

    fn sound_talk(&self, talk: &Talk) -> bool {
        let Some((_, active)) = self.turn() else { return false };
        let sums = |price: Ducats| price.is_multiple_of(COIN) && price <= MOST_DUCATS;
        let buys = |purchase: &Purchase| self.sound_purchase(active, purchase);
        let deals = |with: Seat, deal: &Deal| {
            with != active && self.at_table(with) && crate::chapters::deal::can_be(self, active, with, deal)
        };
        match talk {
            Talk::Price { purchase } => buys(purchase),
            Talk::Monopoly { purchase, price } | Talk::Offer { purchase, price } | Talk::Last { purchase, price } => {
                buys(purchase) && sums(*price)
            }
            Talk::Counter { purchase, price, counter } => {
                let purse = self.purses[active.index()];
                let borne = counter.saturating_mul(purchase.count.into()) <= purse;
                buys(purchase) && sums(*price) && sums(*counter) && borne
            }
            Talk::Deal { with, deal } | Talk::LastDeal { with, deal } => {
                deals(*with, deal) && deal.pays <= self.purses[active.index()]
            }
            Talk::DealCounter { with, deal, counter } => {
                let same = (deal.mine, deal.theirs) == (counter.mine, counter.theirs);
                let borne = deal.pays <= self.purses[active.index()] && counter.gets <= self.purses[with.index() % 4];
                same && deals(*with, deal) && deals(*with, counter) && borne
            }
        }
    }

    fn sound_purchase(&self, active: Seat, purchase: &Purchase) -> bool {
        let seller = self.seller(purchase).is_some_and(|seller| seller != active);
        let own = self.galley(purchase.galley).owner == Some(active);
        let room = own && self.room_beside(active, purchase.galley) >= purchase.count;
        let left = self.goods[purchase.good.index()] >= purchase.count;
        seller && room && left && purchase.count > 0 && purchase.most >= COIN && purchase.most <= MOST_DUCATS
    }

    fn sound_move(&self, moving: Option<&Moving>, leave: Option<&Leave>) -> bool {
        let Some((_, active)) = self.turn() else { return false };
        let Some(moving) = moving else { return leave.is_none() };
        let galley = self.galley(moving.galley);
        let left = moving.reach > moving.steps;
        let afloat = galley.owner == Some(active) && !galley.moved && moving.steps > 0 && left;
        let asked = leave.is_none_or(|leave| {
            let path = leave.rest.iter().all(|zone| self.board.zone(*zone).is_some());
            let keepers = self.keepers(galley.zone, active);
            let due = leave.seats.iter().all(|seat| keepers.contains(seat));
            !leave.seats.is_empty() && self.a_queue(&leave.seats) && due && path
        });
        afloat && asked
    }

    fn sound_battle(&self, battle: &Battle) -> bool {
        let Some((_, active)) = self.turn() else { return false };
        let afloat = |galley: Galley| self.galley(galley).owner;
        match *battle {
            Battle::Dice { galley, foe } => {
                let there = match foe {
                    Spot::Galley(foe) => afloat(foe).is_some(),
                    Spot::Port(port) => port.index() < self.board.board().ports.len(),
                };
                let own = afloat(galley) == Some(active) && self.galley(galley).sailors > 0;
                let (owner, sailors, _) = if there { self.defence(foe) } else { (None, 0, false) };
                let fits = (1..=MOST_DEFENDERS).contains(&sailors);
                there && own && owner.is_some_and(|owner| owner != active) && fits
            }
            Battle::Prize { winner, prize } => {
                let (won, beaten) = (self.galley(winner), self.galley(prize));
                let captured = won.owner == beaten.owner;
                let sides = captured || [won.owner, beaten.owner].contains(&Some(active));
                let crews = (beaten.sailors == 0) != captured && (won.sailors > 0 || captured);
                won.owner.is_some() && beaten.owner.is_some() && sides && winner != prize && crews
            }
        }
    }
}
