//! What a viewer sees.

use kernel::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::reputation::Row;
use crate::state::{Ask, Choice};
use crate::{Colour, Libertalia, OnShip, Options, Phase, Player, Rank, RankSet, Tokens};

/// The time of a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// Colours, ranks or booty are being drawn.
    Drawing,
    /// A campaign under way is being entered.
    Preparing,
    /// Everybody chooses.
    Dawn,
    /// The countdown is over.
    Late,
    Day,
    Dusk,
    Night,
    /// Between two raids.
    Between,
    Over,
}

/// What a player chose for the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum ChosenView {
    Sealed,
    /// This one, as far as the viewer may know.
    Is(Rank),
}

/// A player's things.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PlayerView {
    pub colour: Option<Colour>,
    /// How many cards are in the hand.
    pub cards: u8,
    /// Those of the hand that the viewer can know, ascending.
    #[ts(as = "Vec<Rank>")]
    pub hand: RankSet,
    #[ts(as = "Vec<Rank>")]
    pub den: RankSet,
    /// How many characters lie in the graveyard.
    pub dead: u8,
    /// Those of the graveyard that the viewer can know.
    #[ts(as = "Vec<Rank>")]
    pub graveyard: RankSet,
    /// Those out of the game that the viewer can know.
    #[ts(as = "Vec<Rank>")]
    pub gone: RankSet,
    /// Those of hand, graveyard and gone that others cannot place since a Surgeon took one in secret.
    #[ts(as = "Vec<Rank>")]
    pub blurred: RankSet,
    /// What was chosen for this day.
    pub chosen: Option<ChosenView>,
    /// Doubloons; `None` if the viewer may not know.
    pub purse: Option<u16>,
    /// Booty that lies face up.
    pub open: Tokens,
    /// Booty that lies face down, as far as the viewer may know.
    pub down: Tokens,
    /// How many tokens lie face down.
    pub covered: u8,
    /// The totals of the raids so far.
    pub scores: Vec<i16>,
    /// Their sum.
    pub score: i32,
}

/// The whole table, as far as the viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct View {
    pub options: Options,
    /// 1 to 3.
    pub raid: u8,
    /// 1 to 6; 0 before the first of a raid.
    pub day: u8,
    pub stage: Stage,
    /// The ranks that have come into the game.
    #[ts(as = "Vec<Rank>")]
    pub drawn: RankSet,
    /// The booty of the six days.
    pub cells: Vec<Tokens>,
    /// The characters on the ship, by ascending rank and reputation.
    pub ship: Vec<OnShip>,
    /// The choice that the day waits for.
    pub asked: Option<Ask>,
    /// The character whose ability is asked about, or who shares booty.
    pub acting: Option<Rank>,
    pub players: Vec<PlayerView>,
    /// The reputation of every rank's character, by colour in the order yellow, red, blue, green, black,
    /// white.
    pub reputation: Vec<Row>,
    /// The ranks whose reputation no player has confirmed.
    #[ts(as = "Vec<Rank>")]
    pub assumed: RankSet,
}

impl Libertalia {
    pub(crate) fn show(&self) -> View {
        let row = |rank| Colour::ALL.map(|colour| self.reputation.of(rank, colour));
        View {
            options: self.options,
            raid: self.raid,
            day: self.day,
            stage: stage(self.phase),
            drawn: self.drawn,
            cells: self.cells.to_vec(),
            ship: self.ship.to_vec(),
            asked: self.asked,
            acting: self.asked.and_then(|ask| self.acting(ask)),
            players: self.players.iter().map(show_player).collect(),
            reputation: Rank::all().map(row).collect(),
            assumed: self.reputation.assumed(),
        }
    }
}

fn stage(phase: Phase) -> Stage {
    match phase {
        Phase::Colours | Phase::Ranks | Phase::Booty => Stage::Drawing,
        Phase::Preparing => Stage::Preparing,
        Phase::Dawn { late: false } => Stage::Dawn,
        Phase::Dawn { late: true } => Stage::Late,
        Phase::Day => Stage::Day,
        Phase::Dusk { .. } => Stage::Dusk,
        Phase::Night { .. } => Stage::Night,
        Phase::Between => Stage::Between,
        Phase::Over => Stage::Over,
    }
}

fn show_player(player: &Player) -> PlayerView {
    PlayerView {
        colour: player.colour,
        cards: player.cards(),
        hand: player.hand,
        den: player.den,
        dead: player.dead(),
        graveyard: player.graveyard,
        gone: player.gone,
        blurred: player.blurred,
        chosen: player.choice.map(|choice| match choice {
            Choice::Is(rank) => ChosenView::Is(rank),
            Choice::Sealed => ChosenView::Sealed,
        }),
        purse: player.purse,
        open: player.open,
        down: player.down,
        covered: player.down.total() + player.covered,
        scores: player.scores.to_vec(),
        score: player.score(),
    }
}

impl View {
    /// The player at a seat.
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.get(seat.index())
    }
}
