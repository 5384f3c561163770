//! Data for tests and fuzzers: commands and random corrections.

use kernel::{Actor, Draw, GameTestExt, Seat, Viewer, chance};
use strum::VariantNames;

use crate::state::{Ask, DAYS, Phase, What, ranks_by};
use crate::view::{Stage, View};
use crate::{Colour, Command, Event, Fix, Libertalia, Options, Pile, Rank, RankSet, Token, Tokens};

impl GameTestExt for Libertalia {
    fn all_commands(&self, by: Actor, out: &mut Vec<Command>) {
        let Actor::Seat(_) = by else { return };
        out.extend([Command::TimeUp, Command::SellMap, Command::Pass, Command::NextRaid, Command::BeginPlay]);
        for rank in Rank::all() {
            out.extend([
                Command::Choose { rank },
                Command::Replace { rank },
                Command::Recruit { rank },
                Command::Heal { rank },
            ]);
            // Includes one seat that does not exist.
            for seat in (0..=self.players.len() as u8).map(Seat) {
                out.extend([Command::Shoot { seat, rank }, Command::Kill { seat, rank }]);
            }
        }
        for token in Token::ALL {
            out.extend([Command::Keep { token }, Command::Take { token }]);
            out.extend((1..=4).map(|count| Command::Exchange { token, count }));
        }
    }

    fn funds(&self) -> kernel::account::SeatScores {
        self.points_with(true)
    }

    fn shown(view: &View, by: Actor, command: &Command) -> Option<bool> {
        let Actor::Seat(seat) = by else { return None };
        match command {
            Command::Choose { rank } => {
                let own = view.player(seat)?;
                // Once all have chosen, no choice can change: the choices are about to be revealed.
                let open = view.players.iter().any(|player| player.cards > 0 && player.chosen.is_none());
                Some(view.stage == Stage::Dawn && open && own.hand.has(*rank))
            }
            Command::Take { token } => {
                let cell = view.cells.get(usize::from(view.day).wrapping_sub(1));
                let asked = view.asked.is_some_and(|ask| ask.seat == seat && ask.what == crate::What::Take);
                Some(asked && cell.is_some_and(|cell| cell.of(*token) > 0))
            }
            Command::BeginPlay => Some(view.stage == Stage::Preparing && view.asked.is_none() && seat == Seat(0)),
            Command::NextRaid => Some(view.stage == Stage::Between && seat == Seat(0)),
            _ => None,
        }
    }

    fn sets_question(&self, correction: &Command) -> bool {
        let Command::Correct { fix } = correction else { return false };
        matches!(fix, Fix::Day { .. } | Fix::Campaign { .. } | Fix::Healed { .. })
    }

    fn corrected_values(&self, correction: &Command) -> Vec<String> {
        let Command::Correct { fix } = correction else { return vec![] };
        let of = |seat: &Seat, values: &[&str]| -> Vec<String> {
            values.iter().map(|value| format!("/players/{}/{value}", seat.0)).collect()
        };
        let of_all = |values: &[&str]| self.seats().flat_map(|seat| of(&seat, values)).collect::<Vec<_>>();
        let and = |mut values: Vec<String>, more: &[&str]| {
            values.extend(more.iter().map(|value| (*value).to_owned()));
            values
        };
        const PILES: [&str; 5] = ["hand", "den", "graveyard", "gone", "blurred"];
        match fix {
            Fix::Purse { seat, .. } => of(seat, &["purse"]),
            Fix::Score { seat, raid, .. } => of(seat, &[&format!("scores/{}", raid.saturating_sub(1))]),
            // A sharing player whose character is gone shares no more. A remaining choice would reveal the card.
            Fix::Card { seat, .. } => {
                let shares = self.sharer().is_some_and(|card| card.seat == *seat);
                and(
                    [of(seat, &PILES), of(seat, &["choice"])].concat(),
                    if shares { &["/ship", "/phase"] } else { &["/ship"] },
                )
            }
            Fix::OpenDens => of_all(&["open", "down"]),
            Fix::Cell { day, token, .. } => {
                vec![format!("/cells/{}/{token:?}", day.saturating_sub(1))]
            }
            Fix::Booty { seat, token, .. } => of(seat, &[&format!("open/{token:?}")]),
            Fix::Day { .. } => and(vec![], &["/day"]),
            // Cards are in the hands unless another correction places them.
            Fix::Campaign { .. } => {
                and([of_all(&PILES), of_all(&["open", "scores"])].concat(), &["/raid", "/day", "/drawn", "/cells"])
            }
            Fix::Healed { .. } => vec![],
            // Characters lie aboard by rank and reputation.
            Fix::Reputation { .. } => and(vec![], &["/reputation", "/ship"]),
            Fix::Options { options } if options.open_booty => and(of_all(&["open", "down"]), &["/options"]),
            Fix::Options { .. } => and(vec![], &["/options"]),
        }
    }

    fn is_progress(pointer: &str) -> bool {
        let words: Vec<&str> = pointer.split('/').skip(1).collect();
        matches!(
            words[..],
            ["phase" | "asked" | "day" | "raid", ..] | ["ship", _, "acted"] | ["players", _, "choice", ..]
        )
    }

    fn some_correction(&self, draw: &mut dyn Draw) -> Command {
        let mut below = |n: usize| draw.below(n as u32) as usize;
        let mut seat = Seat(below(self.players.len() + 1) as u8);
        let drawn: Vec<Rank> = if below(8) == 0 { Rank::all().collect() } else { self.drawn.iter().collect() };
        let mut rank = drawn.get(below(drawn.len().max(1))).copied().unwrap_or(Rank::PARROT);
        let token = Token::ALL[below(Token::ALL.len())];
        let mut count = below(12) as u8;
        let mut day = below(DAYS + 2) as u8;
        // Half of the corrections concern the open question.
        if below(2) == 0
            && let Some(ask) = self.asked
        {
            let cards = self.asked_about(ask);
            seat = ask.seat;
            if let Some(nth) = (!cards.is_empty()).then(|| below(cards.len())) {
                (seat, rank) = cards[nth];
            }
            (day, count) = (self.day, below(3) as u8);
        }
        let fix = match below(19) {
            0 | 1 => Fix::Purse { seat, doubloons: Some(below(40) as u16) },
            2 => Fix::Score { seat, raid: below(5) as u8, points: below(80) as i16 - 20 },
            3..=7 => {
                let piles = [Pile::Hand, Pile::Ship, Pile::Den, Pile::Graveyard, Pile::Gone];
                Fix::Card { seat, rank, pile: piles[below(5)] }
            }
            8 => Fix::OpenDens,
            9 | 10 => Fix::Cell { day, token, count },
            11 | 12 => Fix::Booty { seat, token, count },
            13 => Fix::Day { day },
            15 => Fix::Healed { seat },
            16 | 17 => self.some_campaign(below(5) as u8, day.saturating_sub(below(6) as u8), below(8)),
            14 => {
                let turned = below(7);
                Fix::Reputation { rank, numbers: std::array::from_fn(|n| ((n + turned) % Colour::ALL.len()) as u8 + 1) }
            }
            _ => {
                let options = Options {
                    hidden_purses: self.options.hidden_purses && below(4) > 0,
                    open_booty: self.options.open_booty || below(4) == 0,
                    countdown: self.options.countdown.map(|_| below(3) as u16),
                    gunner_spares: below(2) == 0,
                    topman_alone: below(2) == 0,
                    gains_first: below(2) == 0,
                    below_zero: below(2) == 0,
                    last_raid_decides: below(2) == 0,
                    hands_from_memory: self.options.hands_from_memory && below(4) > 0,
                };
                Fix::Options { options }
            }
        };
        Command::Correct { fix }
    }

    fn phases() -> Vec<String> {
        let asked = What::VARIANTS.iter().map(|what| match *what {
            "Take" | "Kill" => format!("Dusk {what}"),
            "Sell" => format!("Night {what}"),
            _ => format!("Day {what}"),
        });
        // Day, dusk and night continue until a choice is open.
        let plain = Phase::VARIANTS.iter().filter(|phase| !["Day", "Dusk", "Night"].contains(phase));
        let others = ["Dawn Late", "Preparing Heal"].map(str::to_owned);
        plain.map(|phase| (*phase).to_owned()).chain(asked).chain(others).collect()
    }

    fn phase(&self) -> String {
        let phase = self.phase.as_ref();
        match (self.asked, self.phase) {
            (Some(ask), _) => format!("{phase} {}", ask.what.as_ref()),
            (None, Phase::Dawn { late: true }) => format!("{phase} Late"),
            _ => phase.to_owned(),
        }
    }

    fn endings() -> Vec<Command> {
        [true, false].map(|score| Command::EndEarly { score }).to_vec()
    }

    fn vary_command(&self, by: Actor, command: &Command, viewer: Viewer, draw: &mut dyn Draw) -> Option<Command> {
        let mut could = Vec::new();
        match command {
            Command::DrawCard { .. } => {
                let own = self.late_chooser().is_none_or(|late| viewer == Viewer::Seat(late));
                return if own { None } else { chance(self, draw) };
            }
            Command::Choose { .. } | Command::Heal { .. } if !viewer.is(by) => {
                kernel::Rules::legal(self, by, &mut could);
                could.retain(|other| std::mem::discriminant(other) == std::mem::discriminant(command));
            }
            Command::Correct { fix: Fix::Purse { seat, doubloons: Some(_) } } if !self.sees_purse(viewer, *seat) => {
                let doubloons = Some(draw.below(40) as u16);
                return Some(Command::Correct { fix: Fix::Purse { seat: *seat, doubloons } });
            }
            _ => {}
        }
        // A command that was impossible is refused alike in both worlds.
        if !could.contains(command) {
            return None;
        }
        could.get(draw.below(could.len() as u32) as usize).cloned()
    }

    fn reveals(event: &Event) -> bool {
        match event {
            Event::Laid { .. }
            | Event::Replaced { .. }
            | Event::BootyShown { .. }
            | Event::Drew { .. }
            | Event::Scored { .. }
            | Event::Paid { .. }
            | Event::PaidTo { .. } => true,
            Event::Acts { rank, .. } => *rank == Rank::FRENCH_OFFICER,
            Event::Corrected { fix } => matches!(fix, Fix::Card { .. } | Fix::OpenDens | Fix::Options { .. }),
            _ => false,
        }
    }
}

impl Libertalia {
    /// Returns the acting character and those that it may choose.
    fn asked_about(&self, ask: Ask) -> Vec<(Seat, Rank)> {
        let Some(own) = self.player(ask.seat) else { return vec![] };
        let of_own = |ranks: RankSet| ranks.iter().map(|rank| (ask.seat, rank)).collect::<Vec<_>>();
        let mut cards = match ask.what {
            What::Replacement => of_own(own.hand),
            What::Recruit | What::Sell => of_own(own.den),
            What::Heal => of_own(own.graveyard),
            What::Shoot => self.in_dens(self.seats()).collect(),
            What::Kill => self.in_dens(self.neighbours(ask.seat)).collect(),
            What::Keep | What::Exchange | What::Take | What::Spy => vec![],
        };
        cards.extend(self.acting(ask).map(|rank| (ask.seat, rank)));
        cards
    }

    /// Returns a campaign of this progress, with the ranks from `first` on and booty of every kind.
    fn some_campaign(&self, raid: u8, day: u8, first: usize) -> Fix {
        let count = usize::from(ranks_by(raid, day > 0));
        let ranks = Rank::all().skip(first).take(count).collect();
        let each = if day == 0 { 0 } else { self.players.len() };
        let mut bag =
            Token::ALL.iter().flat_map(|token| std::iter::repeat_n((*token, 1), Tokens::BOX.of(*token).into()));
        let cells = std::array::from_fn(|_| bag.by_ref().take(each).collect());
        Fix::Campaign { raid, day, ranks, cells }
    }
}
