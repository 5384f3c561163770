//! What a perfect listener remembers: each token that was taken, every payment, and every card that was seen.

use kernel::agent::Belief;
use kernel::{Draw, Seat, Secrets, Viewer};

use super::policy;
use crate::state::{Choice, SEATS, START_DOUBLOONS, Unplaced};
use crate::{Event, Libertalia, Rank, RankSet};

/// The memory of a seat.
#[derive(Clone, Debug)]
pub struct Memory {
    seat: Seat,
    /// The campaign as it follows from the visible events. Cards that a Surgeon hid are in no pile.
    seen: Libertalia,
    /// The cards of each player that a Surgeon hid: they are in hand, in the graveyard or out of the game.
    blurred: [RankSet; SEATS],
    /// The number of these cards in each place.
    unplaced: [Unplaced; SEATS],
}

impl Memory {
    fn leave_hand(&mut self, seat: Seat, rank: Rank) {
        let nth = seat.index();
        if let (Some(blurred), Some(unplaced)) = (self.blurred.get_mut(nth), self.unplaced.get_mut(nth))
            && blurred.has(rank)
        {
            blurred.remove(rank);
            unplaced.hand = unplaced.hand.saturating_sub(1);
            self.clear_blur(nth);
        }
    }

    /// Notes that one card of a graveyard is in hand.
    fn heal(&mut self, seat: Seat) {
        let nth = seat.index();
        let (Some(player), Some(blurred), Some(unplaced)) =
            (self.seen.players.get_mut(nth), self.blurred.get_mut(nth), self.unplaced.get_mut(nth))
        else {
            return;
        };
        *blurred = blurred.and(player.graveyard);
        unplaced.hand += 1;
        unplaced.graveyard = (unplaced.graveyard + player.graveyard.len()).saturating_sub(1);
        player.graveyard = RankSet::NONE;
        self.clear_blur(nth);
    }

    /// Places the hidden cards when all of them are in one place.
    fn clear_blur(&mut self, nth: usize) {
        let (blurred, unplaced) = (self.blurred[nth], self.unplaced[nth]);
        let Some(player) = self.seen.players.get_mut(nth) else { return };
        let pile = match (unplaced.hand, unplaced.graveyard) {
            (0, 0) => &mut player.gone,
            (hand, 0) if hand == blurred.len() => &mut player.hand,
            (0, dead) if dead == blurred.len() => &mut player.graveyard,
            _ => return,
        };
        *pile = pile.and(blurred);
        (self.blurred[nth], self.unplaced[nth]) = (RankSet::NONE, Unplaced::default());
    }
}

impl Belief<Libertalia> for Memory {
    fn new(first: &Libertalia, seat: Seat) -> Self {
        let mut memory =
            Self { seat, seen: first.clone(), blurred: [RankSet::NONE; SEATS], unplaced: [Unplaced::default(); SEATS] };
        for (nth, player) in first.players.iter().enumerate() {
            memory.blurred[nth] = player.blurred;
            memory.unplaced[nth] = player.unplaced;
        }
        // All players start with the same doubloons.
        if first.day == 0 {
            memory.seen.players.iter_mut().for_each(|player| player.purse = player.purse.or(Some(START_DOUBLOONS)));
        }
        memory
    }

    fn observe(&mut self, event: &Event) {
        match event {
            Event::Laid { cards } => cards.iter().for_each(|card| self.leave_hand(card.seat, card.rank)),
            Event::Replaced { seat, rank } => self.leave_hand(*seat, *rank),
            Event::Healed { seat, rank: None, .. } => self.heal(*seat),
            Event::RaidEnded { .. } => {
                for nth in 0..SEATS {
                    self.unplaced[nth].graveyard = 0;
                    self.clear_blur(nth);
                }
            }
            _ => {}
        }
        self.seen.take_event(event);
    }

    fn sample(&self, known: &Libertalia, draw: &mut dyn Draw) -> Libertalia {
        let mut world = known.clone();
        for (nth, player) in world.players.iter_mut().enumerate() {
            if nth == self.seat.index() {
                continue;
            }
            let Some(seen) = self.seen.players.get(nth) else { continue };
            if player.covered > 0 {
                let down = seen.booty().without(&player.open);
                // A correction may have changed the den.
                if down.total() <= player.covered {
                    player.covered -= down.total();
                    player.down = player.down.with(&down);
                }
            }
            player.purse = player.purse.or(seen.purse);
            if known.hides_hands() {
                let hand = seen.hand.len() + self.unplaced[nth].hand;
                if (hand, seen.dead() + self.unplaced[nth].graveyard) == (player.cards(), player.dead()) {
                    (player.hand, player.graveyard, player.gone) = (seen.hand, seen.graveyard, seen.gone);
                    (player.blurred, player.unplaced) = (self.blurred[nth], self.unplaced[nth]);
                }
            }
        }
        // Secret choices are those of the policy, which needs the hands.
        let sealed: Vec<usize> =
            (0..world.players.len()).filter(|nth| world.players[*nth].choice == Some(Choice::Sealed)).collect();
        sealed.iter().for_each(|nth| world.players[*nth].choice = None);
        let mut world = world.determinize(Viewer::Seat(self.seat), draw);
        for nth in sealed {
            let choice = policy::choose_card(&world, Seat(nth as u8), draw);
            world.players[nth].choice = choice.map(Choice::Is);
        }
        world
    }
}
