//! The chapters of the rules: each decides its own commands.

pub(crate) mod bids;
pub(crate) mod build;
pub(crate) mod buy;
pub(crate) mod deal;
pub(crate) mod end;
pub(crate) mod fight;
pub(crate) mod fix;
pub(crate) mod place;
pub(crate) mod round;
pub(crate) mod sail;
pub(crate) mod sell;
pub(crate) mod settle;
pub(crate) mod start;
pub(crate) mod take;

use kernel::{Actor, BreachSink, CandidateSink, Impossible, Seat};

use crate::board::PortIx;
use crate::rules::{Breach, Piece};
use crate::state::{Battle, Phase, Serenissima1996};
use crate::words::{COIN, Ducats, Galley, MOST_DUCATS, Place, PortId, Step, ZoneId};
use crate::{Checked, Command, Consequences, Play, Possible};

/// Dispatches a command to its chapter.
pub(crate) fn decide(play: &mut Play, by: Actor, command: &Command) -> Possible {
    let Actor::Seat(seat) = by else {
        return decide_chance(play, command);
    };
    if seat.0 >= play.players() {
        return Err(Impossible::NotAsked);
    }
    match command {
        Command::PlaceSailors { aboard } => start::place_sailors(play, seat, *aboard)?,
        Command::BeginPlay => start::begin_play(play)?,
        Command::Bid { ducats } => bids::bid(play, seat, *ducats)?,
        Command::PickPlace { place } => bids::pick(play, seat, *place)?,
        Command::Buy { .. }
        | Command::NamePrice { .. }
        | Command::ConfirmMonopoly { .. }
        | Command::CounterPrice { .. }
        | Command::TakeOffer
        | Command::LeaveOffer
        | Command::AnswerCounter { .. }
        | Command::OfferDeal { .. }
        | Command::CounterDeal { .. } => decide_talk(play, seat, command)?,
        Command::BuildGalley { port, crew, sailors } => build::build_galley(play, seat, *port, *crew, *sailors)?,
        Command::BuildFortress { port } => build::build_fortress(play, seat, *port)?,
        Command::Hire { port, to, count } => build::hire(play, seat, *port, *to, *count)?,
        Command::MoveSailors { from, to, count } => place::move_sailors(play, seat, *from, *to, *count)?,
        Command::MoveGoods { good, from, to, count } => place::move_goods(play, seat, *good, [*from, *to], *count)?,
        Command::Discard { galley, good, count } => place::discard(play, seat, *galley, *good, *count)?,
        Command::PutAshore { galley, count } => place::put_ashore(play, seat, *galley, *count)?,
        Command::Sail { galley, path, stay } => sail::sail(play, seat, *galley, path, *stay)?,
        Command::GiveLeave { leave } => sail::answer(play, seat, *leave)?,
        Command::StandingLeave { answer } => sail::set_standing(play, seat, *answer)?,
        Command::Attack { galley, foe } => fight::attack(play, seat, *galley, *foe)?,
        Command::Board { sailors } => fight::board(play, seat, *sailors)?,
        Command::LeavePrize => fight::leave_prize(play, seat)?,
        Command::Land { galley, sailors } => take::land(play, seat, *galley, *sailors)?,
        Command::Sell { galley, good } => sell::sell(play, seat, *galley, *good)?,
        Command::ReadNumber { number } => sell::read_number(play, seat, *number)?,
        Command::EndTurn => round::end_turn(play, seat)?,
        Command::LetGo { seat } => end::let_go(play, *seat)?,
        // A correction ends no turn by itself (`FIX-3`).
        Command::Correct { fix } => return fix::correct(play, fix),
        Command::EndEarly { score } => end::end_early(play, *score)?,
        Command::Reveal | Command::RollOrder { .. } | Command::Rolled { .. } | Command::Count => {
            return Err(Impossible::NotAsked);
        }
    }
    round::go_on(play);
    Ok(())
}

fn decide_chance(play: &mut Play, command: &Command) -> Possible {
    match command {
        Command::Reveal => bids::reveal(play)?,
        Command::RollOrder { dice } => bids::roll(play, dice)?,
        Command::Rolled { dice } => fight::rolled(play, *dice)?,
        Command::Count => end::count(play)?,
        _ => return Err(Impossible::NotAsked),
    }
    round::go_on(play);
    Ok(())
}

fn decide_talk(play: &mut Play, seat: Seat, command: &Command) -> Possible {
    match command {
        Command::Buy { port, good, count, galley } => buy::buy(play, seat, *port, *good, *count, *galley),
        Command::NamePrice { ducats } => buy::name_price(play, seat, *ducats),
        Command::ConfirmMonopoly { holds } => buy::confirm_monopoly(play, seat, *holds),
        Command::CounterPrice { ducats } => buy::counter(play, seat, *ducats),
        Command::OfferDeal { deal } => deal::offer(play, seat, deal),
        Command::CounterDeal { deal } => deal::counter(play, seat, deal),
        Command::TakeOffer if play.deals() => deal::take(play, seat),
        Command::TakeOffer => buy::take(play, seat),
        Command::LeaveOffer if play.deals() => deal::leave(play, seat),
        Command::LeaveOffer => buy::leave(play, seat),
        Command::AnswerCounter { accept } if play.deals() => deal::answer(play, seat, *accept),
        Command::AnswerCounter { accept } => buy::answer(play, seat, *accept),
        _ => Err(Impossible::NotAsked),
    }
}

/// Lists the commands of a seat, chapter by chapter.
pub(crate) fn list<L: CandidateSink<Serenissima1996>>(state: &Serenissima1996, by: Actor, list: &mut L) {
    let Actor::Seat(seat) = by else { return };
    let active = state.turn().is_some_and(|(_, active)| active == seat);
    match &state.phase {
        Phase::Placing { seat: asked } if *asked == seat => start::list(state, seat, list),
        Phase::Preparing => list.say(|| Command::BeginPlay, Consequences::default),
        Phase::Bidding { .. } => bids::list(state, seat, list),
        Phase::Picking(_) if state.picker() == Some(seat) => bids::list_places(state, list),
        Phase::Trade { talk: Some(talk), .. } => {
            buy::list_talk(state, seat, talk, list);
            deal::list_talk(state, seat, talk, list);
        }
        Phase::Trade { .. } if active => {
            buy::list(state, seat, list);
            build::list(state, seat, list);
            place::list(state, seat, list);
            deal::list(state, seat, list);
            round::list(state, seat, list);
        }
        Phase::Move { leave: None, .. } if active => {
            sail::list(state, seat, list);
            round::list(state, seat, list);
        }
        Phase::Move { .. } if !active => sail::list_answers(state, seat, list),
        Phase::Fight { battle: Some(Battle::Prize { winner, prize }), .. } => {
            fight::list_prize(state, seat, *winner, *prize, list);
        }
        Phase::Fight { battle: None, .. } if active => {
            fight::list(state, seat, list);
            round::list(state, seat, list);
        }
        Phase::Take { .. } if active => {
            take::list(state, seat, list);
            round::list(state, seat, list);
        }
        Phase::Sell { asked: Some(_), .. } if active => sell::list_numbers(state, list),
        Phase::Sell { .. } if active => {
            sell::list(state, seat, list);
            round::list(state, seat, list);
        }
        _ => {}
    }
}

/// Checks that it is this seat's turn in this phase, and that no other player is asked first.
fn turn(state: &Serenissima1996, step: Step, seat: Seat) -> Possible {
    let free = match &state.phase {
        Phase::Trade { talk, .. } => talk.is_none(),
        Phase::Move { leave, .. } => leave.is_none(),
        Phase::Fight { battle, .. } => battle.is_none(),
        Phase::Sell { asked, .. } => asked.is_none(),
        _ => true,
    };
    if free && state.turn() == Some((step, seat)) { Ok(()) } else { Err(Impossible::NotAsked) }
}

/// Returns both ends of a range, or one value if they are equal.
fn ends<T: Copy + PartialOrd>(least: T, most: T) -> impl Iterator<Item = T> {
    [Some(least), Some(most).filter(|most| *most > least)].into_iter().flatten()
}

/// Checks that a count is at least one.
fn some(count: u8) -> Possible {
    if count > 0 { Ok(()) } else { Err(Impossible::Unknown("piece among none".into())) }
}

fn known_port(state: &Serenissima1996, port: PortId) -> Possible<PortIx> {
    state.board.port(port).ok_or_else(|| Impossible::Unknown(format!("port {}", port.0)))
}

/// Checks that a sum can be paid in coins (`BOX-1`).
fn in_coins<N: BreachSink<Breach>>(ducats: Ducats, sink: &mut N) -> Checked<N> {
    sink.must(ducats.is_multiple_of(COIN) && ducats <= MOST_DUCATS, || Breach::NotInHundreds { ducats })
}

impl Serenissima1996 {
    /// Checks that a purse holds the price (`BOX-1`).
    fn can_pay<N: BreachSink<Breach>>(&self, seat: Seat, price: Ducats, sink: &mut N) -> Checked<N> {
        let purse = self.purses.get(seat.index()).copied().unwrap_or(0);
        sink.must(purse >= price, || Breach::CannotPay { seat, price })
    }

    /// Checks that a galley is in play and belongs to this seat.
    fn own_galley<N: BreachSink<Breach>>(&self, seat: Seat, galley: Galley, sink: &mut N) -> Checked<N> {
        sink.must(self.galley(galley).owner == Some(seat), || Breach::NoSuchPiece { what: Piece::Galley { galley } })
    }

    /// Checks that a galley has room for these pieces (`BUY-4`).
    fn fits<N: BreachSink<Breach>>(&self, galley: Galley, pieces: u8, sink: &mut N) -> Checked<N> {
        let room = self.galley(galley).room();
        sink.must(room >= pieces, || Breach::GalleyFull { galley, room })
    }

    /// Checks that this number of pieces of a good is aboard.
    fn aboard<N: BreachSink<Breach>>(
        &self,
        galley: Galley,
        good: crate::words::Good,
        count: u8,
        sink: &mut N,
    ) -> Checked<N> {
        let there = self.galley(galley).goods[good.index()] >= count;
        sink.must(there, || Breach::NoSuchPiece { what: Piece::Goods { galley, good } })
    }

    /// Returns the zone of a place.
    fn zone_of(&self, place: Place) -> Possible<crate::board::ZoneIx> {
        match place {
            Place::Galley(galley) => Ok(self.galley(galley).zone),
            Place::Port(port) => known_port(self, port).map(|port| self.board.facts(port).zone),
        }
    }

    /// Returns the owner of a place and the number of its sailors.
    fn sailors_at(&self, place: Place) -> Possible<(Option<Seat>, u8)> {
        Ok(match place {
            Place::Galley(galley) => (self.galley(galley).owner, self.galley(galley).sailors),
            Place::Port(port) => {
                let port = self.port(known_port(self, port)?);
                (port.owner, port.sailors)
            }
        })
    }

    /// Checks that this number of the seat's sailors is at the place.
    fn own_sailors<N: BreachSink<Breach>>(&self, seat: Seat, place: Place, count: u8, sink: &mut N) -> Checked<N> {
        let (owner, sailors) = self.sailors_at(place)?;
        sink.must(owner == Some(seat) && sailors >= count, || Breach::NoSuchPiece { what: Piece::Sailors { place } })
    }

    /// Checks that the seat's sailors may enter the place and fit there (`BUY-4`).
    fn takes_sailors<N: BreachSink<Breach>>(&self, seat: Seat, place: Place, count: u8, sink: &mut N) -> Checked<N> {
        let (owner, _) = self.sailors_at(place)?;
        sink.must(owner == Some(seat), || Breach::NoSuchPiece { what: Piece::Sailors { place } })?;
        match place {
            Place::Galley(galley) => self.fits(galley, count, sink),
            Place::Port(_) => Ok(()),
        }
    }

    fn zone_id_of(&self, galley: Galley) -> ZoneId {
        self.board.zone_id(self.galley(galley).zone)
    }
}

/// Sinks a galley and its goods if its last sailor has left (`PLACE-1`).
fn sink_if_empty(play: &mut Play, galley: Galley) {
    let state = *play.galley(galley);
    if let Some(seat) = state.owner.filter(|_| state.sailors == 0) {
        play.emit(crate::Event::Sunk { seat, galley, goods: crate::state::listed(&state.goods) });
    }
}
