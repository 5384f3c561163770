//! A plain check of the limits of the box.

use kernel::Flaw;

use crate::state::{RAIDS, SEATS, ranks_by};
use crate::{Libertalia, Phase, Tokens};

impl Libertalia {
    pub(crate) fn flaws(&self) -> Vec<Flaw> {
        let mut flaws = self.reputation.flaws();
        if !(2..=SEATS).contains(&self.players.len()) {
            flaws.push(Flaw::new("seats-count").with("seats", self.players.len()));
        }
        self.card_flaws(&mut flaws);
        self.booty_flaws(&mut flaws);
        self.time_flaws(&mut flaws);
        let colours: Vec<_> = self.players.iter().map(|player| player.colour).collect();
        let drawn = self.phase != Phase::Colours;
        let twice = (0..colours.len()).any(|n| drawn && (colours[n].is_none() || colours[..n].contains(&colours[n])));
        flaws.extend(twice.then(|| Flaw::new("colour-twice")));
        flaws
    }

    /// Checks that every drawn card lies in exactly one place, and no other card anywhere.
    fn card_flaws(&self, flaws: &mut Vec<Flaw>) {
        for (seat, player) in self.seats().zip(&self.players) {
            let aboard = self.ship.iter().filter(|card| card.seat == seat).map(|card| card.rank);
            let mut places: Vec<_> = vec![player.hand, player.den, player.graveyard, player.gone];
            places.extend(aboard.map(crate::RankSet::one));
            let all = places.iter().fold(crate::RankSet::default(), |all, place| all.and(*place));
            let sum: u8 = places.iter().map(|place| place.len()).sum();
            let chosen = player.chosen().is_none_or(|rank| player.hand.has(rank));
            let blurred = player.blurred.without(player.hand.and(player.graveyard).and(player.gone)).is_empty();
            if all != self.drawn || sum != all.len() || !chosen || !blurred {
                flaws.push(Flaw::new("cards-elsewhere").with("seat", seat.0));
            }
            if player.unplaced != Default::default() || player.covered > 0 || player.purse.is_none() {
                flaws.push(Flaw::new("not-the-whole").with("seat", seat.0));
            }
        }
        let place = |card: &crate::OnShip| (card.rank, self.standing(card.seat, card.rank));
        let twice = (0..self.ship.len()).any(|n| self.ship[..n].iter().any(|card| card.seat == self.ship[n].seat));
        let strange = self.ship.iter().any(|card| self.player(card.seat).is_none());
        if twice || strange || !self.ship.is_sorted_by_key(place) {
            flaws.push(Flaw::new("ship-order"));
        }
    }

    fn booty_flaws(&self, flaws: &mut Vec<Flaw>) {
        let all = self.cells.iter().fold(Tokens::default(), |sum, cell| sum.with(cell));
        let all = self.players.iter().fold(all, |sum, player| sum.with(&player.booty()));
        for (token, count) in all.iter().filter(|(token, count)| *count > Tokens::BOX.of(*token)) {
            flaws.push(Flaw::new("token-too-many").with("token", format!("{token:?}")).with("count", count));
        }
        if self.options.open_booty && self.face_down() > 0 {
            flaws.push(Flaw::new("booty-face-down"));
        }
    }

    fn time_flaws(&self, flaws: &mut Vec<Flaw>) {
        let before = matches!(self.phase, Phase::Colours | Phase::Ranks | Phase::Booty);
        // After an early end without scoring, there is one total less.
        let scored =
            usize::from(self.raid).saturating_sub(usize::from(self.under_way() || self.phase == Phase::Colours));
        let totals = |player: &crate::Player| {
            let over = self.phase == Phase::Over && player.scores.len() + 1 == usize::from(self.raid);
            player.scores.len() == scored || over
        };
        let raid = (1..=RAIDS).contains(&self.raid);
        if !raid || !self.players.iter().all(totals) || (self.phase == Phase::Between && self.raid >= RAIDS) {
            flaws.push(Flaw::new("no-such-raid").with("raid", self.raid));
        }
        let first = u8::from(!before && self.phase != Phase::Preparing);
        let day = if before { self.day == 0 } else { (first..=6).contains(&self.day) };
        if !day && self.phase != Phase::Over {
            flaws.push(Flaw::new("no-such-day").with("day", self.day));
        }
        let undrawn = matches!(self.phase, Phase::Colours | Phase::Ranks);
        let own = !undrawn && (self.phase != Phase::Preparing || self.day > 0);
        if self.drawn.len() != ranks_by(self.raid, own) && self.phase != Phase::Over {
            flaws.push(Flaw::new("ranks-drawn").with("count", self.drawn.len()));
        }
        let aboard = matches!(self.phase, Phase::Day | Phase::Dusk { .. });
        if !aboard && !self.ship.is_empty() && self.phase != Phase::Over {
            flaws.push(Flaw::new("ship-full"));
        }
        let chosen = self.players.iter().any(|player| player.choice.is_some());
        if chosen && !matches!(self.phase, Phase::Dawn { .. }) && self.phase != Phase::Over {
            flaws.push(Flaw::new("chosen-by-day"));
        }
    }
}
