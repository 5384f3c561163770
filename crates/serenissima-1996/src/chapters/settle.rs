//! The effects of a correction on open questions (`FIX-2`, `FIX-3`).
//!
//! A question that was valid only before the correction is closed; one that is due only now is asked. A correction
//! moves, sinks and pays nothing. What the players had waived was not valid before either, so an unrelated correction
//! leaves it alone.

use kernel::{FailFast, Seat};

use crate::chapters::{buy, deal, sail, start};
use crate::state::{Battle, Leave, Moving, Phase, Purchase, Serenissima1996, Talk};
use crate::words::{COIN, Ducats, Lapse, Path, Seats};
use crate::{Event, Fix, Play};

/// Checks the open question again after a correction.
pub(super) fn settle(play: &mut Play, fix: &Fix, before: &Serenissima1996) {
    match &play.phase {
        Phase::Placing { .. } => start::pass_over(play),
        Phase::Over { outcomes } => {
            let score = outcomes.iter().any(|outcome| outcome.wealth.is_some());
            let now = play.outcomes(score);
            if *outcomes != now {
                play.emit(Event::GameEnded { outcomes: now });
            }
        }
        _ => {
            settle_turn(play, fix, before);
            if let Fix::Turn { step, seat } = fix
                && play.turn() != Some((*step, *seat))
            {
                close(play);
                play.emit(Event::TurnBegan { seat: *seat, step: *step });
            }
        }
    }
}

/// Closes the open question of the turn that ends.
fn close(play: &mut Play) {
    let Some((_, seat)) = play.turn() else { return };
    let what = match &play.phase {
        Phase::Trade { talk: Some(_), .. } => Lapse::Talk,
        Phase::Move { moving: Some(_), .. } => Lapse::Move,
        Phase::Fight { battle: Some(_), .. } => Lapse::Battle,
        Phase::Sell { asked: Some(_), .. } => Lapse::Sale,
        _ => return,
    };
    play.emit(Event::Lapsed { seat, what });
}

fn settle_turn(play: &mut Play, fix: &Fix, before: &Serenissima1996) {
    let Some((_, seat)) = play.turn() else { return };
    match play.phase.clone() {
        Phase::Trade { talk, .. } => {
            settle_prices(play, before);
            if let Some(talk) = talk {
                settle_talk(play, before, fix, seat, &talk);
            }
        }
        Phase::Move { moving: Some(moving), leave, .. } => settle_move(play, before, seat, moving, leave),
        Phase::Fight { battle: Some(battle), .. } => settle_battle(play, before, seat, battle),
        Phase::Sell { asked: Some(sale), .. } => {
            let fits = |state: &Serenissima1996| state.sells(seat, sale.galley, sale.good, &mut FailFast).is_ok();
            if !play.is_there() || (fits(before) && !fits(play)) {
                play.emit(Event::Lapsed { seat, what: Lapse::Sale });
            }
        }
        _ => {}
    }
}

/// Ends declined prices whose owner, good or monopoly changed.
fn settle_prices(play: &mut Play, before: &Serenissima1996) {
    let Phase::Trade { prices, .. } = &play.phase else { return };
    let stands = play.board.ports().filter(|port| prices[port.index()] > 0);
    let void = stands.filter(|port| {
        let ((owner, good, most), (had, was, up_to)) = (play.price_terms(*port), before.price_terms(*port));
        (owner, good) != (had, was) || most < up_to
    });
    let void: Vec<_> = void.map(|port| play.board.facts(port).id).collect();
    void.into_iter().for_each(|port| play.emit(Event::PriceLapsed { port }));
}

fn settle_talk(play: &mut Play, before: &Serenissima1996, fix: &Fix, active: Seat, talk: &Talk) {
    match talk {
        Talk::Price { purchase }
        | Talk::Monopoly { purchase, .. }
        | Talk::Offer { purchase, .. }
        | Talk::Counter { purchase, .. }
        | Talk::Last { purchase, .. } => settle_purchase(play, before, fix, active, (talk, purchase)),
        Talk::Deal { with, .. } | Talk::DealCounter { with, .. } | Talk::LastDeal { with, .. } => {
            let void = unpaid(play, before, fix, [active, *with], |state| state.bears_deal(active, talk));
            if void || !deal_holds(play, before, active, talk) {
                play.emit(Event::Lapsed { seat: active, what: Lapse::Talk });
            }
        }
    }
}

/// True if the correction of a purse voids a negotiation. With hidden purses it always does, because anything else
/// would reveal what they contain.
fn unpaid(
    play: &Play,
    before: &Serenissima1996,
    fix: &Fix,
    sides: [Seat; 2],
    bears: impl Fn(&Serenissima1996) -> bool,
) -> bool {
    match fix {
        Fix::Purse { seat, .. } if before.hides_purses() => sides.contains(seat),
        Fix::Purse { .. } => bears(before) && !bears(play),
        _ => false,
    }
}

/// Asks for the price of a purchase again if its owner changed, or if its monopoly no longer exists.
fn settle_purchase(
    play: &mut Play,
    before: &Serenissima1996,
    fix: &Fix,
    active: Seat,
    (talk, purchase): (&Talk, &Purchase),
) {
    let Some(port) = play.board.port(purchase.port) else { return };
    let ((owner, _, most), (had, _, up_to)) = (play.price_terms(port), before.price_terms(port));
    let seller = owner.filter(|owner| *owner != active && !play.is_gone(*owner));
    let sides = [active, had.unwrap_or(active)];
    let unpaid = unpaid(play, before, fix, sides, |state| state.bears_purchase(active, talk));
    let lost = before.can_come_about(active, purchase) && !play.can_come_about(active, purchase);
    let Some(seller) = seller.filter(|_| !unpaid && !lost && play.is_there()) else {
        return play.emit(Event::Lapsed { seat: active, what: Lapse::Talk });
    };
    let limit = if matches!(talk, Talk::Price { .. }) { most != up_to } else { most < up_to };
    if Some(seller) != had || limit {
        return buy::ask_price(play, active, seller, purchase);
    }
    if let Talk::Monopoly { price, .. } = talk
        && !play.supply_doubted(purchase.good)
    {
        play.emit(Event::PriceNamed { owner: seller, ducats: *price });
    }
}

fn deal_holds(now: &Serenissima1996, before: &Serenissima1996, active: Seat, talk: &Talk) -> bool {
    let (Talk::Deal { with, deal } | Talk::DealCounter { with, deal, .. } | Talk::LastDeal { with, deal }) = talk
    else {
        return true;
    };
    let counter = if let Talk::DealCounter { counter, .. } = talk { counter } else { deal };
    let fair = |state: &Serenissima1996| [deal, counter].map(|deal| deal::is_fair(state, active, *with, deal));
    let both = fair(before).into_iter().zip(fair(now)).all(|(was, is)| is || !was);
    both && now.is_there()
}

/// Continues a move with the current crew and position. Leave that is newly due is asked first; the galley does not
/// sail on by itself.
fn settle_move(play: &mut Play, before: &Serenissima1996, seat: Seat, moving: Moving, leave: Option<Leave>) {
    let galley = moving.galley;
    let (now, was) = (*play.galley(galley), *before.galley(galley));
    if now.owner != was.owner || now.moved {
        return play.emit(Event::Lapsed { seat, what: Lapse::Move });
    }
    if play.steps_left(galley) == 0 {
        return play.emit(Event::MoveEnded { galley });
    }
    let elsewhere = now.zone != was.zone;
    let asked = leave.as_ref().filter(|_| !elsewhere).map(|leave| leave.seats.clone()).unwrap_or_default();
    let had = if elsewhere { Seats::new() } else { before.keepers(was.zone, seat) };
    let keepers = play.keepers(now.zone, seat);
    let mut due: Seats = keepers.iter().copied().filter(|keeper| asked.contains(keeper)).collect();
    if leave.is_some() && due.is_empty() {
        play.emit(Event::Lapsed { seat, what: Lapse::Leave });
    }
    let new = keepers.into_iter().filter(|keeper| !had.contains(keeper) && !asked.contains(keeper)).collect();
    let zone = play.board.zone_id(now.zone);
    let Some(new) = sail::by_standing_answers(play, new, galley, zone) else { return };
    due.extend(new);
    if !due.is_empty() && due != asked {
        let (rest, stay) = leave.filter(|_| !elsewhere).map_or((Path::new(), false), |leave| (leave.rest, leave.stay));
        play.emit(Event::LeaveAsked { seat, galley, zone, seats: due, rest, stay });
    }
}

fn settle_battle(play: &mut Play, before: &Serenissima1996, seat: Seat, battle: Battle) {
    let holds = |state: &Serenissima1996| match battle {
        Battle::Dice { galley, foe } => state.attacks(seat, galley, foe, &mut FailFast).is_ok(),
        Battle::Prize { winner, prize } => state.galley(winner).zone == state.galley(prize).zone,
    };
    if !play.is_there() || (holds(before) && !holds(play)) {
        play.emit(Event::Lapsed { seat, what: Lapse::Battle });
    }
}

impl Serenissima1996 {
    /// True if the buyer's purse holds the lowest price that the purchase can now cost.
    pub(crate) fn bears_purchase(&self, buyer: Seat, talk: &Talk) -> bool {
        let (purchase, each): (&Purchase, Ducats) = match talk {
            Talk::Price { purchase } | Talk::Monopoly { purchase, .. } | Talk::Offer { purchase, .. } => {
                (purchase, COIN)
            }
            Talk::Counter { purchase, counter, .. } => (purchase, *counter),
            Talk::Last { purchase, price } => (purchase, *price),
            Talk::Deal { .. } | Talk::DealCounter { .. } | Talk::LastDeal { .. } => return true,
        };
        self.purse(buyer).is_some_and(|purse| purse >= each.saturating_mul(purchase.count.into()))
    }

    /// True if the purses hold what was offered in an exchange.
    pub(crate) fn bears_deal(&self, active: Seat, talk: &Talk) -> bool {
        let has = |seat: Seat, ducats: Ducats| self.purse(seat).is_some_and(|purse| purse >= ducats);
        match talk {
            Talk::Deal { deal, .. } | Talk::LastDeal { deal, .. } => has(active, deal.pays),
            Talk::DealCounter { with, deal, counter } => has(active, deal.pays) && has(*with, counter.gets),
            _ => true,
        }
    }
}
