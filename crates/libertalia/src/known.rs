//! Information that leaves the game, for each viewer (`SECRET-1`, `SECRET-2`).

use kernel::{Actor, Draw, Seat, Secrets, Viewer};

use crate::chapters::fix;
use crate::state::{Ask, Choice, DAYS, Phase, Player, Unplaced, What};
use crate::{Command, Event, Fix, Libertalia, Rank, RankSet, Token, Tokens};

impl Secrets for Libertalia {
    fn information_state(&self, viewer: Viewer) -> Self {
        let mut known = self.clone();
        for (seat, player) in self.seats().zip(&mut known.players) {
            if viewer != Viewer::Seat(seat) {
                hide(player, self.options.hidden_purses);
                if self.hides_hands() {
                    // The open question reveals that the Parrot has just gone to the graveyard.
                    let parrot = self.asked == Some(Ask::of(seat, What::Replacement));
                    let dead = self.player(seat).map(|own| own.graveyard).unwrap_or_default();
                    let seen = if parrot { dead.within(RankSet::one(Rank::PARROT)) } else { RankSet::NONE };
                    hide_cards(player, seen);
                }
            }
        }
        known
    }

    fn redact_event(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Chose { seat, .. } if viewer != Viewer::Seat(*seat) => Event::Chose { seat: *seat, rank: None },
            Event::Healed { seat, secret: true, .. } if viewer != Viewer::Seat(*seat) => {
                Event::Healed { seat: *seat, rank: None, secret: true }
            }
            Event::Corrected { fix: Fix::Purse { seat, .. } } if !self.sees_purse(viewer, *seat) => {
                Event::Corrected { fix: Fix::Purse { seat: *seat, doubloons: None } }
            }
            // Events are listed one by one, so that a new one must state here what of it is secret.
            event @ (Event::ColoursDrawn { .. }
            | Event::RaidBegan { .. }
            | Event::RanksDrawn { .. }
            | Event::BootyLaid { .. }
            | Event::DayBegan { .. }
            | Event::Chose { .. }
            | Event::TimeUp
            | Event::LeftToChance
            | Event::Laid { .. }
            | Event::Acts { .. }
            | Event::Awaited { .. }
            | Event::Passed { .. }
            | Event::Lapsed { .. }
            | Event::Replaced { .. }
            | Event::Discarded { .. }
            | Event::Recruited { .. }
            | Event::Healed { .. }
            | Event::Gained { .. }
            | Event::Paid { .. }
            | Event::PaidTo { .. }
            | Event::BootyShown { .. }
            | Event::RelicsPassed { .. }
            | Event::BootyDiscarded { .. }
            | Event::Drew { .. }
            | Event::DuskBegan
            | Event::Took { .. }
            | Event::NobodyKilled { .. }
            | Event::Entered { .. }
            | Event::NightBegan
            | Event::RaidEnds { .. }
            | Event::Scored { .. }
            | Event::RaidEnded { .. }
            | Event::CampaignEnded
            | Event::EndedEarly { .. }
            | Event::Corrected { .. }) => event.clone(),
        })
    }

    fn reveals_secret(&self, by: Actor, command: &Command, viewer: Viewer) -> bool {
        let Actor::Seat(seat) = by else {
            return match command {
                // The check depends on the hand, or on the contents of the bag.
                Command::DrawCard { .. } => self.late_chooser().is_none_or(|late| viewer != Viewer::Seat(late)),
                Command::DrawTokens { .. } => self.face_down() > 0,
                _ => false,
            };
        };
        let others = !viewer.is(by);
        match command {
            // True for every card, because the set of cards that were checked would reveal as much.
            Command::Choose { .. } | Command::Replace { .. } | Command::Heal { .. } => {
                others && self.player(seat).is_some_and(|own| self.hides_hands() || !own.blurred.is_empty())
            }
            Command::Lay { cards } => cards.iter().any(|card| self.hides_card(viewer, card.seat, card.rank)),
            // The check depends on whether a map lies face down.
            Command::SellMap => others && self.player(seat).is_some_and(|own| own.down.total() + own.covered > 0),
            // All purses and all booty become public.
            Command::EndEarly { score } => *score && self.hides(),
            Command::Correct { fix } => self.opens(fix, viewer),
            _ => false,
        }
    }

    fn determinize(&self, _viewer: Viewer, draw: &mut dyn Draw) -> Self {
        let mut world = self.clone();
        let mut bag = world.bag();
        for (seat, player) in self.seats().zip(&mut world.players) {
            for _ in 0..std::mem::take(&mut player.covered) {
                if let Some(token) = some_token(&bag, draw) {
                    bag = bag.without(&Tokens::some(token, 1));
                    player.down.add(token, 1);
                }
            }
            player.purse.get_or_insert_with(|| draw.below(20) as u16);
            let hidden = player.blurred.without(player.hand.and(player.graveyard).and(player.gone));
            let aboard = self.ship.iter().filter(|card| card.seat == seat).map(|card| card.rank).collect();
            let lies = player.hand.and(player.den).and(player.graveyard).and(player.gone).and(aboard);
            place(player, if self.hides_hands() { self.drawn.without(lies) } else { hidden }, draw);
            if player.choice == Some(Choice::Sealed) {
                player.choice = some_rank(player.hand, draw).map(Choice::Is);
            }
        }
        world
    }
}

/// True if an event belongs to play, not only to a correction.
fn plays(event: &Event) -> bool {
    !matches!(event, Event::Corrected { .. } | Event::Lapsed { .. } | Event::Awaited { .. })
}

/// Removes a player's secrets.
fn hide(player: &mut Player, purse: bool) {
    player.choice = player.choice.map(|_| Choice::Sealed);
    player.covered += player.down.total();
    player.down = Tokens::default();
    if purse {
        player.purse = None;
    }
    let blurred = player.blurred;
    player.unplaced.hand += player.hand.within(blurred).len();
    player.unplaced.graveyard += player.graveyard.within(blurred).len();
    for pile in [&mut player.hand, &mut player.graveyard, &mut player.gone] {
        *pile = pile.without(blurred);
    }
}

/// Removes a player's present and former cards, except their number (`SECRET-1`). Graveyard cards in `seen` stay.
fn hide_cards(player: &mut Player, seen: RankSet) {
    player.unplaced = Unplaced { hand: player.cards(), graveyard: player.dead() - seen.len() };
    let piles = [&mut player.hand, &mut player.graveyard, &mut player.gone, &mut player.blurred];
    piles.into_iter().for_each(|pile| *pile = RankSet::NONE);
    player.graveyard = seen;
}

/// Distributes hidden cards at random, with the known number in each place.
fn place(player: &mut Player, mut left: RankSet, draw: &mut dyn Draw) {
    let Unplaced { hand, graveyard } = std::mem::take(&mut player.unplaced);
    for _ in 0..hand {
        let Some(rank) = some_rank(left, draw) else { break };
        left.remove(rank);
        player.hand.add(rank);
    }
    for _ in 0..graveyard {
        let Some(rank) = some_rank(left, draw) else { break };
        left.remove(rank);
        player.graveyard.add(rank);
    }
    player.gone = player.gone.and(left);
}

fn some_rank(ranks: RankSet, draw: &mut dyn Draw) -> Option<Rank> {
    ranks.iter().nth(draw.below(ranks.len().into()) as usize)
}

fn some_token(heap: &Tokens, draw: &mut dyn Draw) -> Option<Token> {
    let mut nth = draw.below(heap.total().into());
    for (token, count) in heap.iter() {
        if nth < u32::from(count) {
            return Some(token);
        }
        nth -= u32::from(count);
    }
    None
}

impl Libertalia {
    /// True if anything is hidden that the end of the raid reveals.
    fn hides(&self) -> bool {
        self.under_way() && (self.options.hidden_purses || self.face_down() > 0)
    }

    /// True if a correction reveals something that this viewer does not know, or continues play to where something
    /// may be revealed.
    fn opens(&self, fix: &Fix, viewer: Viewer) -> bool {
        let Some(after) = fix::outcome(self, fix) else { return false };
        let at_once = match fix {
            Fix::OpenDens => self.face_down() > 0,
            Fix::Options { options } => {
                (self.options.hidden_purses && !options.hidden_purses)
                    || (options.open_booty && self.face_down() > 0)
                    || (self.hides_hands() && !options.hands_from_memory)
            }
            // The number of remaining cards in a place reveals whether the card was there.
            Fix::Card { seat, rank, .. } => self.hides_card(viewer, *seat, *rank),
            Fix::Cell { token, .. } => after.state().may_not_fit(*token, viewer),
            // The raid ends with that day.
            Fix::Day { day } => self.hides() && usize::from(*day) == DAYS,
            _ => false,
        };
        at_once || after.state().lays() || (self.hides() && after.events().iter().any(plays))
    }

    /// True if the limit of a kind of tokens depends on what lies face down.
    fn may_not_fit(&self, token: Token, viewer: Viewer) -> bool {
        let mut seen: u8 = self.cells.iter().map(|cell| cell.of(token)).fold(0, u8::saturating_add);
        let mut hidden = 0_u8;
        for (seat, player) in self.seats().zip(&self.players) {
            let own = viewer == Viewer::Seat(seat);
            seen = seen.saturating_add(if own { player.booty() } else { player.open }.of(token));
            let covered = player.down.total().saturating_add(player.covered);
            hidden = hidden.saturating_add(if own { 0 } else { covered });
        }
        let most = Tokens::BOX.of(token);
        seen <= most && seen.saturating_add(hidden) > most
    }

    /// True if this viewer cannot know the place of a player's card.
    fn hides_card(&self, viewer: Viewer, seat: Seat, rank: Rank) -> bool {
        viewer != Viewer::Seat(seat) && (self.hides_hands() || self.is_blurred(seat, rank))
    }

    /// True if the choices of the day are about to be revealed.
    fn lays(&self) -> bool {
        matches!(self.phase, Phase::Dawn { late } if late || self.undecided().next().is_none())
    }

    /// True if a viewer may see a seat's purse.
    pub(crate) fn sees_purse(&self, viewer: Viewer, seat: Seat) -> bool {
        !self.options.hidden_purses || viewer == Viewer::Seat(seat)
    }

    /// True if other players cannot place this card.
    pub fn is_blurred(&self, seat: Seat, rank: Rank) -> bool {
        self.player(seat).is_some_and(|player| player.blurred.has(rank))
    }
}
