//! The statistics of a campaign: points and their sources, and characters discarded by other players.

use kernel::account::{Ledger, SeatScores};

use crate::state::{Phase, Player, START_DOUBLOONS};
use crate::{Cause, Colour, Event, Fix, Libertalia, Token, Tokens};

impl Libertalia {
    /// Returns each seat's points: the scored raids, and the doubloons of the current one. Booty counts only after
    /// the raid, because it lies face down until then. The doubloons of a later raid count from its first day, because
    /// the last day of the raid before ends only then.
    pub(crate) fn points_known(&self) -> SeatScores {
        self.points_with(self.raid == 1 || self.day > 0)
    }

    /// Returns the points of the scored raids, with or without the doubloons of the current one.
    pub(crate) fn points_with(&self, doubloons: bool) -> SeatScores {
        let counts = |player: &Player| {
            let cash = if doubloons && self.phase != Phase::Over { player.purse } else { Some(0) };
            cash.map(|cash| player.score() + i32::from(cash))
        };
        self.players.iter().map(counts).collect()
    }

    pub(crate) fn book_colours(&self, ledger: &mut Ledger) {
        let colours = self.seats().zip(&self.players).filter_map(|(seat, player)| Some((seat, player.colour?)));
        colours.for_each(|(seat, colour)| ledger.record_start(seat, name_of(colour)));
    }

    pub(crate) fn book_event(&self, event: &Event, ledger: &mut Ledger) {
        match event {
            Event::ColoursDrawn { colours } => {
                self.seats().zip(colours).for_each(|(seat, colour)| ledger.record_start(seat, name_of(*colour)));
            }
            Event::RaidBegan { .. } => {
                for (seat, player) in self.seats().zip(&self.players) {
                    ledger.add_flow(seat, "start", i32::from(START_DOUBLOONS) - i32::from(player.cash()));
                }
            }
            Event::Gained { seat, doubloons } => ledger.add_flow(*seat, "characters", (*doubloons).into()),
            Event::Paid { seat, doubloons } => ledger.add_flow(*seat, "characters", -i32::from(*doubloons)),
            Event::PaidTo { seat, to, doubloons } => {
                ledger.add_flow(*seat, "players", -i32::from(*doubloons));
                ledger.add_flow(*to, "players", (*doubloons).into());
            }
            Event::Scored { seat, score } => {
                for (source, worth) in SOURCES.map(|(token, source)| (source, worth_of(&score.booty, token))) {
                    ledger.add_flow(*seat, source, worth);
                }
                // A raid's total is never below 0.
                let below = i32::from(score.points) - i32::from(score.doubloons) - i32::from(score.booty.worth());
                ledger.add_flow(*seat, "floor", below);
            }
            Event::EndedEarly { score } if !(*score && self.under_way()) => {
                for (seat, player) in self.seats().zip(&self.players) {
                    match player.purse {
                        Some(cash) => ledger.add_flow(seat, "uncounted", -i32::from(cash)),
                        None => ledger.mark_incomplete(seat),
                    }
                }
            }
            Event::Discarded { seat, rank, cause } => {
                let (by, kind) = match cause {
                    Cause::Saber { whose } => (*whose, "saber"),
                    Cause::Character { whose, .. } => (*whose, "character"),
                    Cause::Officer => return,
                };
                if by != *seat {
                    ledger.begin_contest(by, Some(*seat), kind, Some(rank.number().to_string()), None);
                    ledger.record_losses([0, 1]);
                    ledger.end_contest(Some(true));
                }
            }
            Event::Corrected { fix } => self.book_fix(fix, ledger),
            _ => {}
        }
    }

    fn book_fix(&self, fix: &Fix, ledger: &mut Ledger) {
        match fix {
            Fix::Purse { seat, doubloons } if self.phase != Phase::Over => {
                match (*doubloons, self.player(*seat).and_then(|player| player.purse)) {
                    (Some(now), Some(before)) => {
                        ledger.add_flow(*seat, "corrected", i32::from(now) - i32::from(before))
                    }
                    _ => ledger.mark_incomplete(*seat),
                }
            }
            Fix::Score { seat, raid, points } => {
                let scores = self.player(*seat).map(|player| &player.scores);
                let before = scores.and_then(|scores| scores.get(usize::from(*raid).wrapping_sub(1)));
                if let Some(before) = before {
                    ledger.add_flow(*seat, "corrected", i32::from(*points) - i32::from(*before));
                }
            }
            Fix::Campaign { raid, .. } => {
                // Raids that have not been played count nothing.
                let scored = usize::from(raid.saturating_sub(1));
                for (seat, player) in self.seats().zip(&self.players) {
                    let left: i32 = player.scores.iter().skip(scored).copied().map(i32::from).sum();
                    ledger.add_flow(seat, "corrected", -left);
                }
            }
            _ => {}
        }
    }
}

/// Booty that counts at the end of a raid, with its source.
const SOURCES: [(Token, &str); 5] = [
    (Token::Chest, "chests"),
    (Token::Jewel, "jewels"),
    (Token::Goods, "goods"),
    (Token::Map, "maps"),
    (Token::Relic, "relics"),
];

/// Returns the value of all tokens of a kind.
fn worth_of(booty: &Tokens, token: Token) -> i32 {
    Tokens::some(token, booty.of(token)).worth().into()
}

fn name_of(colour: Colour) -> &'static str {
    match colour {
        Colour::Yellow => "yellow",
        Colour::Red => "red",
        Colour::Blue => "blue",
        Colour::Green => "green",
        Colour::Black => "black",
        Colour::White => "white",
    }
}
