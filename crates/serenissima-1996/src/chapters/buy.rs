//! Section 3: purchases, and the negotiation of a price with the owner of a port.

use kernel::{BreachSink, CandidateSink, Impossible, Seat};

use crate::board::PortIx;
use crate::chapters::{ends, in_coins, known_port, some, turn};
use crate::rules::{Breach, Stock};
use crate::state::{Phase, Purchase, Serenissima1996, Talk};
use crate::words::{COIN, Ducats, Galley, Good, Load, Loads, PIECE_PRICE, PortId, Step};
use crate::{Checked, Command, Consequences, Event, Play, Possible};

/// The highest price that the owner of a port may ask (`BUY-2`).
pub(crate) const CEILING: Ducats = 300;
/// The highest price that the owner of a monopoly may ask (`BUY-3`).
pub(crate) const MONOPOLY_CEILING: Ducats = 1_000;

/// A purchase that a seat wants to make.
#[derive(Clone, Copy)]
struct Wish {
    port: PortIx,
    good: Good,
    count: u8,
    galley: Galley,
}

impl Serenissima1996 {
    /// Returns the current price of a piece for a buyer, and the player who is paid. There is no price until the
    /// owner has named one (`BUY-2`).
    pub(crate) fn price(&self, buyer: Seat, port: PortIx) -> (Option<Ducats>, Option<Seat>) {
        // A player who was let go is asked nothing (`SEAT-2`).
        match self.port(port).owner.filter(|owner| *owner != buyer && !self.is_gone(*owner)) {
            None => (Some(PIECE_PRICE), None),
            owner => {
                let stands = match &self.phase {
                    Phase::Trade { prices, .. } => prices[port.index()],
                    _ => 0,
                };
                (Some(stands).filter(|price| *price > 0), owner)
            }
        }
    }

    /// Returns the highest price that the owner of a port may ask for its good (`BUY-2`, `BUY-3`).
    pub(crate) fn ceiling(&self, port: PortIx, good: Good) -> Ducats {
        let owner = self.port(port).owner;
        let holds = owner.is_some() && self.monopoly(good) == owner && !self.supply_denied(good);
        if holds { MONOPOLY_CEILING } else { CEILING }
    }

    /// Returns the room for goods on a seat's galleys in the zone of this one.
    pub(crate) fn room_beside(&self, seat: Seat, galley: Galley) -> u8 {
        let zone = self.galley(galley).zone;
        self.galleys_in(zone, seat).fold(0, |sum, (_, galley)| sum.saturating_add(galley.room()))
    }

    /// Checks a purchase in the galley's zone (`BUY-1` to `BUY-4`), at this price for each piece.
    fn check_purchase<N: BreachSink<Breach>>(&self, seat: Seat, wish: Wish, price: Ducats, sink: &mut N) -> Checked<N> {
        let Wish { port, good, count, galley } = wish;
        some(count)?;
        self.own_galley(seat, galley, sink)?;
        let facts = self.board.facts(port);
        sink.rule(self.galley(galley).zone == facts.zone, || Breach::NotBeside { galley, port: facts.id })?;
        sink.rule(facts.good == good, || Breach::NotSupplied { port: facts.id, good })?;
        let left = self.goods[good.index()];
        sink.must(left >= count, || Breach::BoxEmpty { what: Stock::Goods { good }, left })?;
        let room = self.room_beside(seat, galley);
        sink.must(room >= count, || Breach::GalleyFull { galley, room })?;
        self.can_pay(seat, price.saturating_mul(count.into()), sink)
    }

    fn check_purchase_now<N: BreachSink<Breach>>(&self, seat: Seat, wish: Wish, sink: &mut N) -> Checked<N> {
        let (price, _) = self.price(seat, wish.port);
        self.check_purchase(seat, wish, price.unwrap_or(COIN), sink)
    }

    /// Distributes pieces to galleys: this one first, then the others in its zone.
    fn loads(&self, seat: Seat, galley: Galley, count: u8) -> Loads {
        let mut left = count;
        let others = self.galleys_in(self.galley(galley).zone, seat).map(|(other, _)| other);
        let all = std::iter::once(galley).chain(others.filter(|other| *other != galley));
        let mut load = |galley: Galley| {
            let count = self.galley(galley).room().min(left);
            left -= count;
            Load { galley, count }
        };
        all.map(&mut load).filter(|load| load.count > 0).take(Loads::new_const().capacity()).collect()
    }

    /// Returns the negotiation of a purchase, if this seat is asked in it.
    fn purchase(&self, seat: Seat) -> Possible<&Talk> {
        match &self.phase {
            Phase::Trade { talk: Some(talk), .. } if self.asked_in(talk) == Some(seat) => Ok(talk),
            _ => Err(Impossible::NotAsked),
        }
    }

    /// Returns the player who is asked in a negotiation.
    pub(crate) fn asked_in(&self, talk: &Talk) -> Option<Seat> {
        let active = self.turn().map(|(_, seat)| seat);
        match talk {
            Talk::Price { purchase } | Talk::Counter { purchase, .. } => self.seller(purchase),
            Talk::Monopoly { .. } | Talk::Offer { .. } | Talk::Last { .. } | Talk::DealCounter { .. } => active,
            Talk::Deal { with, .. } | Talk::LastDeal { with, .. } => Some(*with),
        }
    }

    /// Returns the highest price that can be named, while a price is asked for.
    pub(crate) fn most_asked(&self) -> Option<Ducats> {
        match &self.phase {
            Phase::Trade { talk: Some(Talk::Price { purchase }), .. } => Some(purchase.most),
            _ => None,
        }
    }

    /// Returns the owner of the port.
    pub(crate) fn seller(&self, purchase: &Purchase) -> Option<Seat> {
        self.port(self.board.port(purchase.port)?).owner
    }

    /// Checks that a price is within its limits (`BUY-2`, `BUY-3`).
    fn names<N: BreachSink<Breach>>(&self, purchase: &Purchase, ducats: Ducats, sink: &mut N) -> Checked<N> {
        in_coins(ducats, sink)?;
        let (least, most) = (COIN, purchase.most);
        sink.rule((least..=most).contains(&ducats), || Breach::PriceOutside { ducats, least, most })
    }

    /// Checks that a counter-offer is below the price and that the purse holds it (`BUY-2`).
    fn counters<N: BreachSink<Breach>>(
        &self,
        seat: Seat,
        purchase: &Purchase,
        price: Ducats,
        ducats: Ducats,
        sink: &mut N,
    ) -> Checked<N> {
        in_coins(ducats, sink)?;
        let (least, most) = (COIN, price.saturating_sub(COIN));
        sink.rule((least..=most).contains(&ducats), || Breach::CounterOutside { ducats, least, most })?;
        self.can_pay(seat, ducats.saturating_mul(purchase.count.into()), sink)
    }

    /// True if a purchase can take place, whatever its price.
    pub(crate) fn can_come_about(&self, buyer: Seat, purchase: &Purchase) -> bool {
        self.wish(purchase).is_ok_and(|wish| self.check_purchase(buyer, wish, 0, &mut kernel::FailFast).is_ok())
    }

    /// Returns the terms of a price: the port's owner, its good, and the highest price (`FIX-3`).
    pub(crate) fn price_terms(&self, port: PortIx) -> (Option<Seat>, Good, Ducats) {
        let good = self.board.facts(port).good;
        (self.port(port).owner, good, self.ceiling(port, good))
    }

    fn wish(&self, purchase: &Purchase) -> Possible<Wish> {
        let Purchase { good, count, galley, .. } = *purchase;
        Ok(Wish { port: known_port(self, purchase.port)?, good, count, galley })
    }
}

pub(super) fn buy(play: &mut Play, seat: Seat, port: PortId, good: Good, count: u8, galley: Galley) -> Possible {
    turn(play, Step::Trade, seat)?;
    let wish = Wish { port: known_port(play, port)?, good, count, galley };
    play.check(|state, sink| state.check_purchase_now(seat, wish, sink))?;
    match play.price(seat, wish.port) {
        (None, Some(owner)) => ask_price(play, seat, owner, &Purchase { port, good, count, galley, most: 0 }),
        (price, to) => pay(play, seat, wish, price.unwrap_or(PIECE_PRICE), to),
    }
    Ok(())
}

/// Asks the owner of a port for a price, up to the current limit.
pub(super) fn ask_price(play: &mut Play, seat: Seat, owner: Seat, purchase: &Purchase) {
    let Purchase { port, good, count, galley, .. } = *purchase;
    let Some(ix) = play.board.port(port) else { return };
    let most = play.ceiling(ix, good);
    play.emit(Event::PriceAsked { seat, owner, port, good, count, galley, most });
}

fn pay(play: &mut Play, seat: Seat, wish: Wish, price: Ducats, to: Option<Seat>) {
    let loads = play.loads(seat, wish.galley, wish.count);
    let (port, paid) = (play.board.facts(wish.port).id, price.saturating_mul(wish.count.into()));
    play.emit(Event::Bought { seat, port, good: wish.good, loads, paid, to });
}

/// Names the owner's price. Above 300 the players check whether the monopoly is real (`BUY-3`).
pub(super) fn name_price(play: &mut Play, seat: Seat, ducats: Ducats) -> Possible {
    let Talk::Price { purchase } = *play.purchase(seat)? else { return Err(Impossible::NotAsked) };
    play.check(|state, sink| state.names(&purchase, ducats, sink))?;
    let good = purchase.good;
    if ducats > CEILING && play.supply_doubted(good) {
        play.emit(Event::MonopolyDoubted { owner: seat, good, ducats });
    } else {
        play.emit(Event::PriceNamed { owner: seat, ducats });
    }
    Ok(())
}

pub(super) fn confirm_monopoly(play: &mut Play, seat: Seat, holds: bool) -> Possible {
    let Talk::Monopoly { purchase, .. } = *play.purchase(seat)? else { return Err(Impossible::NotAsked) };
    play.emit(Event::MonopolyConfirmed { good: purchase.good, holds });
    Ok(())
}

pub(super) fn counter(play: &mut Play, seat: Seat, ducats: Ducats) -> Possible {
    let Talk::Offer { purchase, price } = *play.purchase(seat)? else { return Err(Impossible::NotAsked) };
    play.check(|state, sink| state.counters(seat, &purchase, price, ducats, sink))?;
    play.emit(Event::PriceCountered { seat, ducats });
    Ok(())
}

/// Accepts the price for the buyer, at once or after all.
pub(super) fn take(play: &mut Play, seat: Seat) -> Possible {
    let (Talk::Offer { purchase, price } | Talk::Last { purchase, price }) = *play.purchase(seat)? else {
        return Err(Impossible::NotAsked);
    };
    let wish = play.wish(&purchase)?;
    play.check(|state, sink| state.can_pay(seat, price.saturating_mul(wish.count.into()), sink))?;
    let to = play.seller(&purchase);
    pay(play, seat, wish, price, to);
    Ok(())
}

pub(super) fn leave(play: &mut Play, seat: Seat) -> Possible {
    let (Talk::Offer { purchase, price } | Talk::Last { purchase, price }) = *play.purchase(seat)? else {
        return Err(Impossible::NotAsked);
    };
    play.emit(Event::PriceLeft { seat, port: purchase.port, ducats: price });
    Ok(())
}

/// Answers the counter-offer for the owner. The buyer's purse was checked when it was made.
pub(super) fn answer(play: &mut Play, seat: Seat, accept: bool) -> Possible {
    let Talk::Counter { purchase, counter, .. } = *play.purchase(seat)? else { return Err(Impossible::NotAsked) };
    if !accept {
        play.emit(Event::CounterRefused { seat });
        return Ok(());
    }
    let wish = play.wish(&purchase)?;
    let (_, buyer) = play.turn().ok_or(Impossible::NotAsked)?;
    pay(play, buyer, wish, counter, Some(seat));
    Ok(())
}

/// Lists the lowest and highest purchase at each port with an own galley in its zone.
pub(super) fn list<L: CandidateSink<Serenissima1996>>(state: &Serenissima1996, seat: Seat, list: &mut L) {
    for (galley, aboard) in state.fleet_of(seat) {
        let Some(port) = state.board.port_of(aboard.zone) else { continue };
        let (good, (price, to)) = (state.board.facts(port).good, state.price(seat, port));
        for count in ends(1, state.most_to_buy(seat, galley, port)) {
            let wish = Wish { port, good, count, galley };
            let command = || Command::Buy { port: state.board.facts(port).id, good, count, galley };
            let consequences = || {
                let costs = price.unwrap_or_default().saturating_mul(count.into());
                Consequences { costs, to, ..Consequences::default() }
            };
            list.add(command, |sink| state.check_purchase_now(seat, wish, sink), consequences);
        }
    }
}

impl Serenissima1996 {
    /// Returns the highest number of pieces that a galley's owner can buy at a port, by room, purse and box.
    pub(crate) fn most_to_buy(&self, seat: Seat, galley: Galley, port: PortIx) -> u8 {
        let (price, _) = self.price(seat, port);
        let bears = self.purses[seat.index() % self.purses.len()] / price.unwrap_or(COIN).max(COIN);
        let left = self.goods[self.board.facts(port).good.index()];
        self.room_beside(seat, galley).min(left).min(u8::try_from(bears).unwrap_or(u8::MAX))
    }
}

/// Lists the commands in the negotiation of a price.
pub(super) fn list_talk<L: CandidateSink<Serenissima1996>>(
    state: &Serenissima1996,
    seat: Seat,
    talk: &Talk,
    list: &mut L,
) {
    if state.asked_in(talk) != Some(seat) {
        return;
    }
    match talk {
        Talk::Price { purchase } => {
            for ducats in ends(COIN, purchase.most) {
                let command = || Command::NamePrice { ducats };
                list.add(command, |sink| state.names(purchase, ducats, sink), Consequences::default);
            }
        }
        Talk::Monopoly { .. } => {
            for holds in [true, false] {
                list.say(|| Command::ConfirmMonopoly { holds }, Consequences::default);
            }
        }
        Talk::Offer { purchase, price } => {
            list_taking(state, seat, purchase, *price, list);
            for ducats in ends(COIN, price.saturating_sub(COIN)) {
                let costs = ducats.saturating_mul(purchase.count.into());
                let consequences = || Consequences { costs, to: state.seller(purchase), ..Consequences::default() };
                let judge = |sink: &mut L::Breaches| state.counters(seat, purchase, *price, ducats, sink);
                list.add(|| Command::CounterPrice { ducats }, judge, consequences);
            }
        }
        Talk::Last { purchase, price } => list_taking(state, seat, purchase, *price, list),
        Talk::Counter { .. } => {
            for accept in [true, false] {
                list.say(|| Command::AnswerCounter { accept }, Consequences::default);
            }
        }
        Talk::Deal { .. } | Talk::DealCounter { .. } | Talk::LastDeal { .. } => {}
    }
}

fn list_taking<L: CandidateSink<Serenissima1996>>(
    state: &Serenissima1996,
    seat: Seat,
    purchase: &Purchase,
    price: Ducats,
    list: &mut L,
) {
    let costs = price.saturating_mul(purchase.count.into());
    let consequences = || Consequences { costs, to: state.seller(purchase), ..Consequences::default() };
    list.add(|| Command::TakeOffer, |sink| state.can_pay(seat, costs, sink), consequences);
    list.say(|| Command::LeaveOffer, Consequences::default);
}
