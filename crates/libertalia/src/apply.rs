//! Applies events to the state. Total: no rules, no randomness, no panic.

use std::sync::Arc;

use kernel::Seat;

use crate::command::Shown;
use crate::state::{Ask, Choice, DAYS, OnShip, Phase, Player, START_DOUBLOONS, What};
use crate::{Event, Fix, Libertalia, Pile, Rank, RankSet, Time, Token, Tokens};

impl Libertalia {
    pub(crate) fn take_event(&mut self, event: &Event) {
        let asked = self.asked;
        // Every event but a correction answers the open choice.
        if !matches!(event, Event::Corrected { .. }) {
            self.asked = None;
        }
        match event {
            Event::ColoursDrawn { colours } => {
                for (player, colour) in self.players.iter_mut().zip(colours) {
                    player.colour = Some(*colour);
                }
                self.phase = Phase::Ranks;
            }
            Event::RaidBegan { .. }
            | Event::RanksDrawn { .. }
            | Event::BootyLaid { .. }
            | Event::RaidEnds { .. }
            | Event::Scored { .. }
            | Event::RaidEnded { .. }
            | Event::CampaignEnded
            | Event::EndedEarly { .. } => self.take_raid_event(event),
            Event::DayBegan { .. }
            | Event::Chose { .. }
            | Event::TimeUp
            | Event::LeftToChance
            | Event::Laid { .. }
            | Event::Acts { .. }
            | Event::DuskBegan
            | Event::NightBegan => self.take_day_event(event),
            Event::Lapsed { .. } => {}
            Event::Awaited { ask } => self.await_choice(*ask),
            Event::Passed { .. } => self.pass_on(asked),
            Event::NobodyKilled { .. } => self.spend_saber(),
            Event::Replaced { seat, rank } => {
                self.leave_hand(*seat, *rank);
                self.board_ship(*seat, *rank, false);
            }
            Event::Discarded { seat, rank, .. } => self.discard(*seat, *rank, event),
            Event::Recruited { seat, rank } => {
                self.with(*seat, |player| {
                    player.den.remove(*rank);
                    player.hand.add(*rank);
                });
            }
            Event::Healed { seat, rank, .. } => self.heal(*seat, *rank),
            Event::Entered { seat, rank } => {
                self.leave_ship(*seat, *rank);
                self.with(*seat, |player| player.den.add(*rank));
            }
            Event::Gained { seat, doubloons } => self.pay_in(*seat, i32::from(*doubloons)),
            Event::Paid { seat, doubloons } => self.pay_in(*seat, -i32::from(*doubloons)),
            Event::PaidTo { seat, to, doubloons } => {
                self.pay_in(*seat, -i32::from(*doubloons));
                self.pay_in(*to, i32::from(*doubloons));
            }
            Event::BootyShown { seat, tokens } => self.with(*seat, |player| {
                (player.open, player.down, player.covered) = (*tokens, Tokens::default(), 0);
            }),
            Event::RelicsPassed { seat, to, count } => {
                self.lose(*seat, &Tokens::some(Token::Relic, *count));
                self.take_in(*to, &Tokens::some(Token::Relic, *count));
            }
            Event::BootyDiscarded { seat, tokens } => self.lose(*seat, tokens),
            Event::Drew { seat, tokens } => self.take_in(*seat, tokens),
            Event::Took { seat, token } => self.took(*seat, *token),
            Event::Corrected { fix } => self.fix(fix),
        }
    }

    fn take_raid_event(&mut self, event: &Event) {
        match event {
            Event::RaidBegan { raid } => {
                (self.raid, self.day, self.phase) = (*raid, 0, Phase::Ranks);
                self.players.iter_mut().for_each(|player| player.purse = Some(START_DOUBLOONS));
            }
            Event::RanksDrawn { ranks } => {
                self.drawn = self.drawn.and(*ranks);
                self.players.iter_mut().for_each(|player| player.hand = player.hand.and(*ranks));
                self.phase = Phase::Booty;
            }
            Event::BootyLaid { cells } => self.cells = *cells,
            Event::Scored { seat, score } => self.with(*seat, |player| {
                // There is no fourth raid.
                let _ = player.scores.try_push(score.points);
            }),
            Event::RaidEnded { .. } => self.clear(),
            Event::CampaignEnded | Event::EndedEarly { .. } => self.phase = Phase::Over,
            _ => {}
        }
    }

    fn take_day_event(&mut self, event: &Event) {
        match event {
            Event::DayBegan { day } => {
                (self.day, self.phase) = (*day, Phase::Dawn { late: false });
                self.players.iter_mut().for_each(|player| player.choice = None);
            }
            Event::Chose { seat, rank } => {
                self.with(*seat, |player| player.choice = Some(rank.map_or(Choice::Sealed, Choice::Is)));
            }
            Event::TimeUp | Event::LeftToChance => self.phase = Phase::Dawn { late: true },
            Event::Laid { cards } => {
                for Shown { seat, rank } in cards {
                    self.leave_hand(*seat, *rank);
                    self.board_ship(*seat, *rank, false);
                }
                self.players.iter_mut().for_each(|player| player.choice = None);
                self.phase = Phase::Day;
            }
            Event::Acts { seat, rank, time: Time::Day } => {
                for card in self.ship.iter_mut().filter(|card| (card.seat, card.rank) == (*seat, *rank)) {
                    card.acted = true;
                }
            }
            Event::Acts { seat, rank, time: Time::Night } => {
                if let Phase::Night { worked, .. } = &mut self.phase
                    && let Some(worked) = worked.get_mut(seat.index())
                {
                    worked.add(*rank);
                }
            }
            Event::DuskBegan => self.phase = Phase::DUSK,
            Event::NightBegan => self.phase = Phase::NIGHT,
            _ => {}
        }
    }

    fn with(&mut self, seat: Seat, change: impl FnOnce(&mut Player)) {
        if let Some(player) = self.players.get_mut(seat.index()) {
            change(player);
        }
    }

    fn leave_hand(&mut self, seat: Seat, rank: Rank) {
        self.with(seat, |player| {
            player.hand.remove(rank);
            player.blurred.remove(rank);
            player.clear_blur();
        });
    }

    fn board_ship(&mut self, seat: Seat, rank: Rank, acted: bool) {
        let place = (rank, self.standing(seat, rank));
        let at = self.ship.iter().position(|card| (card.rank, self.standing(card.seat, card.rank)) > place);
        let at = at.unwrap_or(self.ship.len());
        let _ = self.ship.try_insert(at, OnShip { seat, rank, acted });
    }

    /// Takes a character off the ship and ends its dusk.
    fn leave_ship(&mut self, seat: Seat, rank: Rank) {
        let shares = self.sharer().is_some_and(|card| (card.seat, card.rank) == (seat, rank));
        self.ship.retain(|card| (card.seat, card.rank) != (seat, rank));
        if shares {
            self.phase = Phase::DUSK;
        }
    }

    fn discard(&mut self, seat: Seat, rank: Rank, event: &Event) {
        if matches!(event, Event::Discarded { cause: crate::Cause::Saber { .. }, .. }) {
            self.spend_saber();
        }
        self.leave_ship(seat, rank);
        self.with(seat, |player| {
            player.den.remove(rank);
            player.graveyard.add(rank);
        });
    }

    fn await_choice(&mut self, ask: Ask) {
        self.asked = Some(ask);
        if let (Phase::Dusk { by, .. }, What::Take | What::Kill) = (&mut self.phase, ask.what) {
            *by = Some(ask.seat);
        }
    }

    /// Skips the choice: no more tokens are taken, or one saber is spent.
    fn pass_on(&mut self, asked: Option<Ask>) {
        match (asked.map(|ask| ask.what), &mut self.phase) {
            (Some(What::Take), Phase::Dusk { taken, .. }) => *taken = u8::MAX,
            (Some(What::Kill), _) => self.spend_saber(),
            _ => {}
        }
    }

    fn spend_saber(&mut self) {
        if let Phase::Dusk { sabers, .. } = &mut self.phase {
            *sabers = sabers.saturating_sub(1);
        }
    }

    fn heal(&mut self, seat: Seat, rank: Option<Rank>) {
        self.with(seat, |player| {
            player.blurred = player.blurred.and(player.graveyard);
            if let Some(rank) = rank {
                player.graveyard.remove(rank);
                player.hand.add(rank);
            }
            player.clear_blur();
        });
    }

    fn pay_in(&mut self, seat: Seat, doubloons: i32) {
        self.with(seat, |player| {
            player.purse =
                player.purse.map(|purse| u16::try_from((i32::from(purse) + doubloons).max(0)).unwrap_or(u16::MAX));
        });
    }

    /// Adds tokens to a den, face down unless the options keep all of them open.
    fn take_in(&mut self, seat: Seat, tokens: &Tokens) {
        let open = self.options.open_booty;
        self.with(seat, |player| {
            let pile = if open { &mut player.open } else { &mut player.down };
            *pile = pile.with(tokens);
        });
    }

    /// Removes tokens from a den, first those that lie face up.
    fn lose(&mut self, seat: Seat, tokens: &Tokens) {
        self.with(seat, |player| {
            let rest = tokens.without(&player.open);
            player.open = player.open.without(tokens);
            player.down = player.down.without(&rest);
        });
    }

    fn took(&mut self, seat: Seat, token: Token) {
        if let Some(cell) = self.cells.get_mut(usize::from(self.day).wrapping_sub(1)) {
            *cell = cell.without(&Tokens::some(token, 1));
        }
        self.take_in(seat, &Tokens::some(token, 1));
        if let Phase::Dusk { by, taken, sabers, officer } = &mut self.phase {
            *by = Some(seat);
            *taken = taken.saturating_add(1);
            *sabers = sabers.saturating_add((token == Token::Saber).into());
            *officer |= token == Token::Officer;
        }
    }

    /// Ends a raid: dens and graveyards leave the game, booty returns to the bag, doubloons to the bank.
    fn clear(&mut self) {
        for player in &mut self.players {
            player.gone = player.gone.and(player.den).and(player.graveyard);
            (player.den, player.graveyard) = (RankSet::default(), RankSet::default());
            (player.open, player.down, player.purse) = (Tokens::default(), Tokens::default(), Some(0));
            player.clear_blur();
        }
        (self.cells, self.phase) = ([Tokens::default(); DAYS], Phase::Between);
    }

    fn fix(&mut self, fix: &Fix) {
        match fix {
            Fix::Purse { seat, doubloons } => self.with(*seat, |player| player.purse = doubloons.or(player.purse)),
            Fix::Score { seat, raid, points } => self.with(*seat, |player| {
                if let Some(score) = player.scores.get_mut(usize::from(*raid).wrapping_sub(1)) {
                    *score = *points;
                }
            }),
            Fix::Card { seat, rank, pile } => self.put_card(*seat, *rank, *pile),
            Fix::OpenDens => self.open_dens(),
            Fix::Cell { day, token, count } => {
                if let Some(cell) = self.cells.get_mut(usize::from(*day).wrapping_sub(1)) {
                    cell.put(*token, *count);
                }
            }
            Fix::Booty { seat, token, count } => self.with(*seat, |player| player.open.put(*token, *count)),
            Fix::Day { day } => self.day = *day,
            Fix::Campaign { raid, day, ranks, cells } => {
                (self.raid, self.day, self.drawn, self.cells) = (*raid, *day, *ranks, *cells);
                self.players.iter_mut().for_each(|player| player.reach(*raid, *day, *ranks));
            }
            // The next question asks which character the Surgeon took.
            Fix::Healed { .. } => {}
            Fix::Reputation { rank, numbers } => {
                Arc::make_mut(&mut self.reputation).put(*rank, *numbers);
                let reputation = Arc::clone(&self.reputation);
                let colours: Vec<_> = self.players.iter().map(|player| player.colour).collect();
                let standing = |card: &OnShip| {
                    let colour = colours.get(card.seat.index()).copied().flatten();
                    (card.rank, colour.map_or(0, |colour| reputation.of(card.rank, colour)))
                };
                self.ship.sort_by_key(standing);
            }
            Fix::Options { options } => {
                self.options = *options;
                if options.open_booty {
                    self.open_dens();
                }
            }
        }
    }

    fn open_dens(&mut self) {
        for player in &mut self.players {
            (player.open, player.down) = (player.booty(), Tokens::default());
        }
    }

    /// Moves a card, wherever it was, to a pile, which all players then know.
    fn put_card(&mut self, seat: Seat, rank: Rank, pile: Pile) {
        self.leave_ship(seat, rank);
        self.with(seat, |player| {
            for pile in [&mut player.hand, &mut player.den, &mut player.graveyard, &mut player.gone] {
                pile.remove(rank);
            }
            match pile {
                Pile::Hand => player.hand.add(rank),
                Pile::Den => player.den.add(rank),
                Pile::Graveyard => player.graveyard.add(rank),
                Pile::Gone => player.gone.add(rank),
                Pile::Ship => {}
            }
            player.blurred.remove(rank);
            player.clear_blur();
            // Withdraws every choice, because withdrawing only this card would reveal it.
            player.choice = None;
        });
        if pile == Pile::Ship {
            self.board_ship(seat, rank, true);
        }
    }
}

impl Player {
    /// Sets how far an entered campaign is. Cards that cannot be in their pile at that time move on, or back to the
    /// hand.
    fn reach(&mut self, raid: u8, day: u8, ranks: RankSet) {
        if day == 0 {
            self.gone = self.gone.and(self.den).and(self.graveyard);
            (self.den, self.graveyard, self.open) = Default::default();
        }
        if raid <= 1 {
            self.gone = RankSet::default();
        }
        // The places of the remaining blurred cards would reveal which of them was removed.
        let kept = if self.blurred.without(ranks).is_empty() { ranks } else { ranks.without(self.blurred) };
        for pile in [&mut self.den, &mut self.graveyard, &mut self.gone, &mut self.blurred] {
            *pile = pile.within(kept);
        }
        self.hand = ranks.without(self.den.and(self.graveyard).and(self.gone));
        self.clear_blur();
        let scored = usize::from(raid.saturating_sub(1));
        self.scores = self.scores.iter().copied().chain(std::iter::repeat(0)).take(scored).collect();
    }
}
