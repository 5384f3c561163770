//! Section 3: exchanges between players (`TRADE-1`).

use kernel::{BreachSink, CandidateSink, Impossible, Seat};

use crate::chapters::{in_coins, turn};
use crate::rules::{Breach, Piece};
use crate::state::{Phase, Serenissima1996, Talk, counted};
use crate::words::{ByGood, COIN, Cargo, Deal, Ducats, Galley, Good, SPACES, Step};
use crate::{Checked, Command, Consequences, Event, Play, Possible};

impl Serenissima1996 {
    /// True if an exchange is being negotiated.
    pub(super) fn deals(&self) -> bool {
        matches!(
            &self.phase,
            Phase::Trade { talk: Some(Talk::Deal { .. } | Talk::DealCounter { .. } | Talk::LastDeal { .. }), .. }
        )
    }

    /// True if goods can be exchanged in a zone.
    pub(crate) fn deals_in(&self, zone: crate::board::ZoneIx) -> bool {
        self.options.high_seas_trade || self.board.tables().high_seas & (1 << zone.0) == 0
    }

    /// Checks an exchange between two galleys, including their cargo afterwards.
    fn exchanges<N: BreachSink<Breach>>(&self, seat: Seat, with: Seat, deal: &Deal, sink: &mut N) -> Checked<N> {
        let Deal { mine, theirs, ref gives, ref takes, pays, gets } = *deal;
        self.own_galley(seat, mine, sink)?;
        self.own_galley(with, theirs, sink)?;
        sink.must(seat != with && !self.is_gone(with), || Breach::NoSuchPiece {
            what: Piece::Galley { galley: theirs },
        })?;
        sink.must(!gives.is_empty() || !takes.is_empty(), || Breach::NoGoods {})?;
        let zone = self.galley(mine).zone;
        let here = zone == self.galley(theirs).zone && self.deals_in(zone);
        sink.rule(here, || Breach::NoExchangeHere { zone: self.board.zone_id(zone) })?;
        for (galley, loses, gains) in [(mine, gives, takes), (theirs, takes, gives)] {
            let (wanted, state): (ByGood<u8>, _) = (counted(loses), self.galley(galley));
            for good in Good::ALL {
                self.aboard(galley, good, wanted[good.index()], sink)?;
            }
            let after = usize::from(state.pieces()) + gains.len();
            let fits = after <= usize::from(SPACES) + loses.len();
            sink.must(fits, || Breach::GalleyFull { galley, room: state.room() })?;
        }
        in_coins(pays, sink)?;
        in_coins(gets, sink)
    }

    /// Returns the active player and the negotiation of an exchange, if this seat is asked in it.
    fn exchange_asked(&self, seat: Seat) -> Possible<(Seat, &Talk)> {
        match &self.phase {
            Phase::Trade { talk: Some(talk), .. } if self.asked_in(talk) == Some(seat) => {
                let (_, active) = self.turn().ok_or(Impossible::NotAsked)?;
                Ok((active, talk))
            }
            _ => Err(Impossible::NotAsked),
        }
    }
}

/// True if an exchange could take place if the players waived the rule about its zone.
pub(crate) fn can_be(state: &Serenissima1996, active: Seat, with: Seat, deal: &Deal) -> bool {
    state.exchanges(active, with, deal, &mut Vec::new()).is_ok()
}

/// True if an exchange can take place, without regard to purses.
pub(crate) fn is_fair(state: &Serenissima1996, active: Seat, with: Seat, deal: &Deal) -> bool {
    state.exchanges(active, with, deal, &mut kernel::FailFast).is_ok()
}

/// Proposes an exchange of the active player. Whether the other can pay is the other player's concern.
pub(super) fn offer(play: &mut Play, seat: Seat, deal: &Deal) -> Possible {
    turn(play, Step::Trade, seat)?;
    let with = play.galley(deal.theirs).owner.ok_or(Impossible::NotAsked)?;
    play.check(|state, sink| {
        state.exchanges(seat, with, deal, sink)?;
        state.can_pay(seat, deal.pays, sink)
    })?;
    play.emit(Event::DealOffered { seat, with, deal: deal.clone() });
    Ok(())
}

/// Makes the one counter-offer, between the same galleys.
pub(super) fn counter(play: &mut Play, seat: Seat, deal: &Deal) -> Possible {
    let (active, Talk::Deal { with, deal: first }) = play.exchange_asked(seat)? else {
        return Err(Impossible::NotAsked);
    };
    let (with, same) = (*with, (first.mine, first.theirs) == (deal.mine, deal.theirs));
    play.must(same, || Breach::NoSuchPiece { what: Piece::Galley { galley: deal.mine } })?;
    play.check(|state, sink| {
        state.exchanges(active, with, deal, sink)?;
        state.can_pay(with, deal.gets, sink)
    })?;
    play.emit(Event::DealCountered { seat: with, with: active, deal: deal.clone() });
    Ok(())
}

/// Accepts the offer for the other player, at once or after all.
pub(super) fn take(play: &mut Play, seat: Seat) -> Possible {
    let (active, Talk::Deal { with, deal } | Talk::LastDeal { with, deal }) = play.exchange_asked(seat)? else {
        return Err(Impossible::NotAsked);
    };
    let (with, deal) = (*with, deal.clone());
    play.check(|state, sink| state.can_pay(with, deal.gets, sink))?;
    play.emit(Event::DealDone { seat: active, with, deal });
    Ok(())
}

pub(super) fn leave(play: &mut Play, seat: Seat) -> Possible {
    let (active, Talk::Deal { with, .. } | Talk::LastDeal { with, .. }) = play.exchange_asked(seat)? else {
        return Err(Impossible::NotAsked);
    };
    play.emit(Event::DealLeft { seat: *with, with: active });
    Ok(())
}

/// Answers the counter-offer for the active player.
pub(super) fn answer(play: &mut Play, seat: Seat, accept: bool) -> Possible {
    let (active, Talk::DealCounter { with, counter, .. }) = play.exchange_asked(seat)? else {
        return Err(Impossible::NotAsked);
    };
    let (with, deal) = (*with, counter.clone());
    if !accept {
        play.emit(Event::CounterRefused { seat });
        return Ok(());
    }
    play.check(|state, sink| state.can_pay(active, deal.pays, sink))?;
    play.emit(Event::DealDone { seat: active, with, deal });
    Ok(())
}

/// Lists simple exchanges: a piece for a hundred ducats, either way, or for a piece of another kind. Players can
/// propose any other exchange, which is checked when proposed.
pub(super) fn list<L: CandidateSink<Serenissima1996>>(state: &Serenissima1996, seat: Seat, list: &mut L) {
    // A player without ducats can still ask for some.
    let pays = COIN.min(state.purses[seat.index() % state.purses.len()]);
    for (mine, own) in state.fleet_of(seat) {
        if !state.deals_in(own.zone) {
            continue;
        }
        let others = state.fleet().filter(|(_, owner, other)| *owner != seat && other.zone == own.zone);
        for (theirs, with, other) in others {
            for good in own.kinds() {
                add(state, seat, with, || sale(mine, theirs, good), list);
            }
            for good in other.kinds() {
                add(state, seat, with, || purchase(mine, theirs, good, pays), list);
                for given in own.kinds().filter(|given| *given != good) {
                    add(state, seat, with, || swap(mine, theirs, given, good), list);
                }
            }
        }
    }
}

fn sale(mine: Galley, theirs: Galley, good: Good) -> Deal {
    Deal { mine, theirs, gives: std::iter::once(good).collect(), takes: Cargo::new(), pays: 0, gets: COIN }
}

fn purchase(mine: Galley, theirs: Galley, good: Good, pays: Ducats) -> Deal {
    Deal { mine, theirs, gives: Cargo::new(), takes: std::iter::once(good).collect(), pays, gets: 0 }
}

fn swap(mine: Galley, theirs: Galley, given: Good, taken: Good) -> Deal {
    Deal { takes: std::iter::once(taken).collect(), gets: 0, ..sale(mine, theirs, given) }
}

fn add<L: CandidateSink<Serenissima1996>>(
    state: &Serenissima1996,
    seat: Seat,
    with: Seat,
    deal: impl Fn() -> Deal,
    list: &mut L,
) {
    let judge = |sink: &mut L::Breaches| {
        let deal = deal();
        state.exchanges(seat, with, &deal, sink)?;
        state.can_pay(seat, deal.pays, sink)
    };
    let consequences =
        || Consequences { costs: deal().pays, brings: deal().gets, to: Some(with), ..Consequences::default() };
    list.add(|| Command::OfferDeal { deal: deal() }, judge, consequences);
}

/// Lists the commands in the negotiation of an exchange. One listed counter-offer asks for a hundred ducats more.
pub(super) fn list_talk<L: CandidateSink<Serenissima1996>>(
    state: &Serenissima1996,
    seat: Seat,
    talk: &Talk,
    list: &mut L,
) {
    let Ok((active, _)) = state.exchange_asked(seat) else { return };
    match talk {
        Talk::Deal { with, deal } => {
            list_taking(state, *with, deal, active, list);
            let counter = || Deal { pays: deal.pays + COIN, ..deal.clone() };
            let judge = |sink: &mut L::Breaches| {
                let counter = counter();
                state.exchanges(active, *with, &counter, sink)?;
                state.can_pay(*with, counter.gets, sink)
            };
            list.add(|| Command::CounterDeal { deal: counter() }, judge, Consequences::default);
        }
        Talk::LastDeal { with, deal } => list_taking(state, *with, deal, active, list),
        Talk::DealCounter { with, counter, .. } => {
            let consequences = || Consequences {
                costs: counter.pays,
                brings: counter.gets,
                to: Some(*with),
                ..Consequences::default()
            };
            let accept = || Command::AnswerCounter { accept: true };
            list.add(accept, |sink| state.can_pay(active, counter.pays, sink), consequences);
            list.say(|| Command::AnswerCounter { accept: false }, Consequences::default);
        }
        _ => {}
    }
}

fn list_taking<L: CandidateSink<Serenissima1996>>(
    state: &Serenissima1996,
    with: Seat,
    deal: &Deal,
    active: Seat,
    list: &mut L,
) {
    let consequences =
        || Consequences { costs: deal.gets, brings: deal.pays, to: Some(active), ..Consequences::default() };
    list.add(|| Command::TakeOffer, |sink| state.can_pay(with, deal.gets, sink), consequences);
    list.say(|| Command::LeaveOffer, Consequences::default);
}
