//! A viewer's view of a campaign.

use kernel::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::reputation::Row;
use crate::state::{Ask, Choice};
use crate::{Colour, Libertalia, OnShip, Options, Phase, Player, Rank, RankSet, Tokens};

/// The stage of a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// Colours, ranks or booty are being drawn.
    Drawing,
    /// The state of a campaign under way is being entered.
    Preparing,
    /// All players choose a character.
    Dawn,
    /// The countdown has ended.
    Late,
    Day,
    Dusk,
    Night,
    /// Between two raids.
    Between,
    Over,
}

/// A player's choice for the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum ChosenView {
    Sealed,
    /// The chosen character, if the viewer may know it.
    Is(Rank),
}

/// The possessions of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PlayerView {
    pub colour: Option<Colour>,
    /// Number of cards in the hand.
    pub cards: u8,
    /// Characters of the hand that the viewer can know, ascending.
    #[ts(as = "Vec<Rank>")]
    pub hand: RankSet,
    #[ts(as = "Vec<Rank>")]
    pub den: RankSet,
    /// Number of characters in the graveyard.
    pub dead: u8,
    /// Characters of the graveyard that the viewer can know.
    #[ts(as = "Vec<Rank>")]
    pub graveyard: RankSet,
    /// Characters out of the game that the viewer can know.
    #[ts(as = "Vec<Rank>")]
    pub gone: RankSet,
    /// Characters in hand, graveyard or `gone` that others cannot place, because a Surgeon took one in secret.
    #[ts(as = "Vec<Rank>")]
    pub blurred: RankSet,
    /// The choice for this day.
    pub chosen: Option<ChosenView>,
    /// Doubloons; `None` if the viewer may not know.
    pub purse: Option<u16>,
    /// Tokens that lie face up.
    pub open: Tokens,
    /// Tokens that lie face down, as far as the viewer may know.
    pub down: Tokens,
    /// Number of tokens that lie face down.
    pub covered: u8,
    /// Totals of the completed raids.
    pub scores: Vec<i16>,
    /// The sum of these totals.
    pub score: i32,
    /// The place by these totals, from 1; ties share a number (`END-1`).
    pub place: u8,
}

/// The whole campaign, as far as the viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[expect(missing_docs, reason = "the fields options, stage and players say what they are")]
pub struct View {
    pub options: Options,
    /// The current raid, 1 to 3.
    pub raid: u8,
    /// The current day, 1 to 6; 0 before the first of a raid.
    pub day: u8,
    pub stage: Stage,
    /// The ranks drawn so far in the campaign.
    #[ts(as = "Vec<Rank>")]
    pub drawn: RankSet,
    /// Booty on the cells of the six days.
    pub cells: Vec<Tokens>,
    /// Characters on the ship, by ascending rank and reputation.
    pub ship: Vec<OnShip>,
    /// The choice that the day waits for.
    pub asked: Option<Ask>,
    /// The character whose ability needs a choice, or that shares booty.
    pub acting: Option<Rank>,
    pub players: Vec<PlayerView>,
    /// The reputation of every rank's character, by colour in the order yellow, red, blue, green, black, white.
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
            players: self.players.iter().zip(self.places()).map(|(player, place)| show_player(player, place)).collect(),
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

fn show_player(player: &Player, place: u8) -> PlayerView {
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
        place,
    }
}

impl View {
    /// Returns the player of a seat.
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.get(seat.index())
    }
}
