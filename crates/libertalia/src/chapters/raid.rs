//! The frame of a campaign: draws, days, the end of a raid, its score (`SETUP-1` to `RAND-1`, `RAID-1` to `END-2`).

use arrayvec::ArrayVec;
use kernel::{Impossible, Places, Seat};

use super::{gain, go_on, pay, show};
use crate::event::Score;
use crate::rules::Breach;
use crate::state::{DAYS, Libertalia, Phase, RAIDS, SEATS};
use crate::{Colour, Event, Play, Possible, Rank, RankSet, Time, Token, Tokens};

/// The seat that confirms that the table is ready: for the next raid, or as entered.
pub(crate) const CALLS: Seat = Seat(0);

/// Assigns the drawn colours (`SETUP-1`).
pub(super) fn draw_colours(play: &mut Play, colours: &ArrayVec<Colour, SEATS>) -> Possible {
    asked(play.phase == Phase::Colours)?;
    let seats = play.players.len();
    let alike = colours.iter().enumerate().any(|(n, colour)| colours[..n].contains(colour));
    let drawn = colours.len() as u8;
    play.must(colours.len() == seats && !alike, || Breach::DoesNotFit { drawn, wanted: seats as u8 })?;
    play.emit(Event::ColoursDrawn { colours: colours.clone() });
    Ok(())
}

/// Adds the drawn ranks of a raid (`SETUP-3`).
pub(super) fn draw_ranks(play: &mut Play, ranks: RankSet) -> Possible {
    asked(play.phase == Phase::Ranks)?;
    let (drawn, wanted) = (ranks.len(), play.ranks_to_draw());
    let new = ranks.within(play.drawn).is_empty();
    play.must(new && drawn == wanted, || Breach::DoesNotFit { drawn, wanted })?;
    play.emit(Event::RanksDrawn { ranks });
    Ok(())
}

/// Lays the drawn booty of a raid: on each cell as many tokens as players (`SETUP-2`).
pub(super) fn draw_booty(play: &mut Play, cells: &[Tokens; DAYS]) -> Possible {
    asked(play.phase == Phase::Booty)?;
    let each = play.players.len() as u8;
    for cell in cells {
        play.must(cell.total() == each, || Breach::DoesNotFit { drawn: cell.total(), wanted: each })?;
    }
    let all = cells.iter().fold(Tokens::default(), |sum, cell| sum.with(cell));
    for (token, _) in all.iter().filter(|(token, count)| *count > Tokens::BOX.of(*token)) {
        play.must(false, || Breach::NotThere { token })?;
    }
    play.emit(Event::BootyLaid { cells: *cells });
    begin_day(play, 1);
    Ok(())
}

fn asked(holds: bool) -> Possible {
    if holds { Ok(()) } else { Err(Impossible::NotAsked) }
}

/// Begins a day with its dawn. If no player has a card left, the dawn is skipped.
pub(super) fn begin_day(play: &mut Play, day: u8) {
    play.emit(Event::DayBegan { day });
    if play.undecided().next().is_none() {
        play.emit(Event::Laid { cards: ArrayVec::new() });
        go_on(play);
    }
}

/// Begins the next day, or ends the raid, after the last ability of a night.
pub(super) fn day_is_over(play: &mut Play) {
    if usize::from(play.day) < DAYS {
        begin_day(play, play.day + 1);
    } else {
        end(play);
    }
}

/// Applies end abilities, scores the raid, and clears dens and graveyards.
fn end(play: &mut Play) {
    let raid = play.raid;
    score(play);
    play.emit(Event::RaidEnded { raid });
    if raid >= RAIDS {
        play.emit(Event::CampaignEnded);
    }
}

/// The state of the dens at the end of a raid, read once before any end ability (`RAID-2`).
struct AtEnd {
    fewest: u8,
    /// True if only one den has the fewest characters.
    alone: bool,
    daughters: usize,
}

fn score(play: &mut Play) {
    let raid = play.raid;
    play.emit(Event::RaidEnds { raid });
    let sizes: ArrayVec<u8, SEATS> = play.players.iter().map(|player| player.den.len()).collect();
    let fewest = sizes.iter().copied().min().unwrap_or(0);
    let at_end = AtEnd {
        fewest,
        alone: sizes.iter().filter(|size| **size == fewest).count() == 1,
        daughters: play.players.iter().filter(|player| player.den.has(Rank::GOVERNORS_DAUGHTER)).count(),
    };
    let all = end_order(play);
    let gains = |rank: Rank| match rank {
        Rank::CAPTAIN | Rank::QUARTER_MASTER => false,
        Rank::GOVERNORS_DAUGHTER => at_end.daughters == 1,
        _ => true,
    };
    let (first, then): (Vec<_>, Vec<_>) =
        all.into_iter().partition(|(_, rank)| !play.options.gains_first || gains(*rank));
    for (seat, rank) in first.into_iter().chain(then) {
        end_ability(play, seat, rank, &at_end);
    }
    for seat in play.seats() {
        let Some(player) = play.player(seat) else { continue };
        let (doubloons, booty) = (player.cash(), player.booty());
        let sum = i16::try_from(doubloons).unwrap_or(i16::MAX).saturating_add(booty.worth());
        let points = if play.options.below_zero { sum } else { sum.max(0) };
        play.emit(Event::Scored { seat, score: Score { doubloons, booty, points } });
    }
}

/// Returns the characters with an end ability in all dens, by descending rank and reputation (`RAID-1`).
fn end_order(play: &Play) -> Vec<(Seat, Rank)> {
    let has_end = |rank: &Rank| {
        matches!(
            *rank,
            Rank::CAPTAIN
                | Rank::FIRST_MATE
                | Rank::QUARTER_MASTER
                | Rank::GOVERNORS_DAUGHTER
                | Rank::GAMBLER
                | Rank::TREASURER
                | Rank::TOPMAN
                | Rank::CARPENTER
                | Rank::PREACHER
        )
    };
    let mut all: Vec<_> = play.in_dens(play.seats()).filter(|(_, rank)| has_end(rank)).collect();
    all.sort_by_key(|(seat, rank)| std::cmp::Reverse((*rank, play.standing(*seat, *rank))));
    all
}

fn end_ability(play: &mut Play, seat: Seat, rank: Rank, at_end: &AtEnd) {
    play.emit(Event::Acts { seat, rank, time: Time::End });
    let Some(player) = play.player(seat) else { return };
    let (den, booty) = (player.den.len(), player.booty());
    match rank {
        Rank::CAPTAIN if booty.of(Token::Relic) > 0 => {
            show(play, seat);
            pay(play, seat, 3 * u16::from(booty.of(Token::Relic)));
        }
        Rank::FIRST_MATE => gain(play, seat, den.into()),
        Rank::QUARTER_MASTER => pay(play, seat, 8),
        Rank::GOVERNORS_DAUGHTER if at_end.daughters == 1 => gain(play, seat, 6),
        Rank::GOVERNORS_DAUGHTER => pay(play, seat, 3),
        Rank::GAMBLER => gain(play, seat, 8),
        Rank::TREASURER => {
            let counts = [Token::Goods, Token::Jewel, Token::Chest].map(|token| u16::from(booty.of(token)));
            let all: u16 = counts.into_iter().sum();
            if all > 0 {
                show(play, seat);
            }
            gain(play, seat, all);
        }
        Rank::TOPMAN if den == at_end.fewest && (at_end.alone || !play.options.topman_alone) => gain(play, seat, 5),
        Rank::CARPENTER => gain(play, seat, 10),
        Rank::PREACHER => gain(play, seat, 5),
        _ => {}
    }
}

/// Begins the next raid, for which the table is ready.
pub(super) fn next(play: &mut Play, seat: Seat) -> Possible {
    asked(play.phase == Phase::Between && seat == CALLS)?;
    let raid = play.raid + 1;
    play.emit(Event::RaidBegan { raid });
    Ok(())
}

/// Ends the game early. The current raid is scored if `counts` and if anything was laid in it (`END-2`).
pub(super) fn end_early(play: &mut Play, counts: bool) -> Possible {
    asked(play.phase != Phase::Over)?;
    let counts = counts && (!play.under_way() || play.has_laid());
    if counts && play.under_way() {
        score(play);
    }
    play.emit(Event::EndedEarly { score: counts });
    Ok(())
}

impl Libertalia {
    /// True if a raid is in progress.
    pub fn under_way(&self) -> bool {
        !matches!(self.phase, Phase::Colours | Phase::Between | Phase::Over)
    }

    /// Returns the sums that decide the places: of all raids, then by option of the last one (`END-1`).
    pub(crate) fn standings(&self) -> impl Iterator<Item = (i32, i16)> + '_ {
        let last = self.options.last_raid_decides;
        self.players
            .iter()
            .map(move |player| (player.score(), player.scores.last().copied().filter(|_| last).unwrap_or(0)))
    }

    /// Returns the places by the completed raids, by seat (`END-1`).
    pub(crate) fn places(&self) -> Places {
        let all: ArrayVec<_, SEATS> = self.standings().collect();
        let place = |own: &(i32, i16)| 1 + all.iter().filter(|other| *other > own).count() as u8;
        all.iter().map(place).collect()
    }
}
