//! Sections 8 and 9: the end of the turn, scoring, the end of the game.

use kernel::{Impossible, Seat, Secrets, Viewer};

use crate::chapters::wheel;
use crate::event::Event;
use crate::rules::Breach;
use crate::state::{Phase, Serenissima};
use crate::words::{DogeCard, Ducats, Seats, Standing, Standings, WINE_PAYS};
use crate::{Decided, Play};

/// Number of scorings in a game (`SCORE-5`).
pub(crate) const SCORINGS: u8 = 3;

pub(super) fn turn_card(play: &mut Play, card: DogeCard) -> Decided {
    if play.phase != Phase::Doge {
        return Err(Impossible::NotAsked);
    }
    if play.deck.total() == 0 {
        play.emit(Event::DeckShuffled);
    }
    play.must(play.deck.of(card) > 0, || Breach::CardGone { card })?;
    play.emit(Event::DogeTurned { card });
    match card {
        DogeCard::Wine => pay_wine(play),
        DogeCard::Shuffle => play.emit(Event::DeckShuffled),
        _ => {}
    }
    if advance(play, card.steps()) {
        finish(play);
        return Ok(());
    }
    let seats: Seats = play.seats_from_first().filter(|seat| play.can_purchase(*seat, 0)).collect();
    if seats.is_empty() {
        wheel::begin_turn(play);
    } else {
        play.emit(Event::PurchasesBegan { seats });
    }
    Ok(())
}

/// Pays ducats for each held port with wine (`DOGE-1`).
fn pay_wine(play: &mut Play) {
    let seats: Seats = play.seats_from_first().collect();
    for seat in seats {
        let ports = play.wine_ports(seat);
        if ports > 0 {
            play.emit(Event::WinePaid { seat, ports, ducats: Ducats::from(ports) * WINE_PAYS });
        }
    }
}

/// Moves the white pawn and scores each space entered or passed (`DOGE-2`). Returns true if the game is over, also
/// for a pawn that a correction put past the last space.
fn advance(play: &mut Play, steps: u8) -> bool {
    if steps == 0 {
        return false;
    }
    let from = play.white;
    let spaces = play.board.tables().scoring_spaces(play.players()).to_vec();
    let last_space = play.board.board().track.spaces.value.saturating_sub(1);
    let to = from.saturating_add(steps).min(last_space);
    play.emit(Event::PawnAdvanced { from, to });
    let past_the_end = spaces.last().is_some_and(|last| to >= *last);
    let mut entered = spaces.iter().filter(|space| (from + 1..=to).contains(*space)).count();
    if past_the_end && entered == 0 {
        entered = 1;
    }
    for _ in 0..entered {
        let nth = play.scorings.saturating_add(1).min(SCORINGS);
        score(play, nth);
        if nth == SCORINGS {
            return true;
        }
    }
    past_the_end
}

impl Serenissima {
    /// Returns the number of a seat's ports that produce or store wine.
    pub(crate) fn wine_ports(&self, seat: Seat) -> u8 {
        let wine = |port: &crate::board::PortIx| self.ports[port.index()].owner == Some(seat) && self.has_wine(*port);
        self.board.ports().filter(wine).count() as u8
    }

    /// Returns the ducats that a scoring would now pay to a seat.
    pub(crate) fn income(&self, seat: Seat) -> Ducats {
        let held = self.board.ports().filter(|port| self.ports[port.index()].owner == Some(seat));
        held.map(|port| self.port_pays(port)).map(|(stored, basilica)| stored + basilica).sum()
    }

    /// True if a seat may have something to buy, beyond the galleys already `bought` (`DOGE-3`). Judged by public
    /// knowledge, because the question must not reveal what a hidden purse can pay.
    pub(crate) fn can_purchase(&self, seat: Seat, bought: u16) -> bool {
        (self.galleys_of(seat) < 2 || bought != 0)
            && self.information_state(Viewer::Spectator).has_purchases(seat, bought)
    }
}

/// Pays every held port and announces every income (`SCORE-1` to `SCORE-4`).
fn score(play: &mut Play, nth: u8) {
    play.emit(Event::ScoringBegan { nth });
    let seats: Seats = play.seats_from_first().collect();
    for seat in seats {
        let income = play.income(seat);
        let held: Vec<_> = play.board.ports().filter(|port| play.ports[port.index()].owner == Some(seat)).collect();
        for port in held {
            let (ducats, basilica) = play.port_pays(port);
            let (facts, goods) = (*play.board.facts(port), play.ports[port.index()].cubes());
            play.emit(Event::PortPaid { seat, port: facts.id, goods, slots: facts.slots, ducats, basilica });
        }
        play.emit(Event::Income { seat, ducats: income });
    }
}

/// Ranks the players by ducats, then by ports. Players who are still tied share the place (`SCORE-5`).
pub(super) fn finish(play: &mut Play) {
    let standings = play.standings();
    play.emit(Event::GameEnded { standings });
}

impl Serenissima {
    pub(crate) fn standings(&self) -> Standings {
        let of =
            |seat: Seat| Standing { seat, ducats: self.purses[seat.index()], ports: self.ports_of(seat), place: 0 };
        let mut standings: Standings = self.all_seats().map(of).collect();
        standings.sort_by_key(|standing| std::cmp::Reverse((standing.ducats, standing.ports)));
        let worth = |standing: &Standing| (standing.ducats, standing.ports);
        for index in 0..standings.len() {
            let ahead = standings.iter().filter(|other| worth(other) > worth(&standings[index])).count();
            standings[index].place = ahead as u8 + 1;
        }
        standings
    }
}

pub(super) fn end_purchases(play: &mut Play, seat: Seat) -> Decided {
    let Phase::Purchases { queue, .. } = &play.phase else {
        return Err(Impossible::NotAsked);
    };
    if queue.first() != Some(&seat) {
        return Err(Impossible::NotAsked);
    }
    play.emit(Event::PurchasesEnded { seat });
    pass_over(play);
    Ok(())
}

/// Continues with the next seat that can still buy something, or with the next turn (`DOGE-4`).
pub(super) fn pass_over(play: &mut Play) {
    while let Phase::Purchases { queue, bought, .. } = &play.phase {
        match queue.first().copied() {
            None => return wheel::begin_turn(play),
            Some(seat) if play.can_purchase(seat, *bought) => return,
            Some(seat) => play.emit(Event::PurchasesEnded { seat }),
        }
    }
}

/// Asks, after the current buyer, each player who can buy now and has not been asked (`FIX-2`).
pub(super) fn ask_anew(play: &mut Play) {
    let Phase::Purchases { queue, bought, done } = &play.phase else {
        return;
    };
    let buying = queue.first().copied().filter(|seat| play.can_purchase(*seat, *bought));
    let due = |seat: &Seat| Some(*seat) != buying && !done.contains(seat) && play.can_purchase(*seat, 0);
    let seats: Seats = buying.into_iter().chain(play.seats_from_first().filter(due)).collect();
    if !seats.is_empty() && seats != queue[..] {
        play.emit(Event::PurchasesBegan { seats });
    }
    pass_over(play);
}

/// Ends the game before the third scoring, with a last scoring or without (`SCORE-6`).
pub(super) fn end_early(play: &mut Play, scored: bool) -> Decided {
    if matches!(play.phase, Phase::Over { .. }) {
        return Err(Impossible::NotAsked);
    }
    play.emit(Event::EndedEarly { score: scored });
    if scored {
        score(play, 0);
    }
    finish(play);
    Ok(())
}
