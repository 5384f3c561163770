//! What players and chance say, and what is asked.

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::reputation::Row;
use crate::state::{DAYS, RAIDS, SEATS};
use crate::{Colour, Options, Rank, RankSet, Token, Tokens};

/// A character that a player showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Shown {
    pub seat: Seat,
    pub rank: Rank,
}

/// One gesture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", deny_unknown_fields)]
#[ts(tag = "do")]
pub enum Command {
    /// Chance: the colours, by seat (`SETUP-1`).
    DrawColours {
        #[ts(as = "Vec<Colour>")]
        colours: ArrayVec<Colour, SEATS>,
    },
    /// Chance: the ranks that join every hand in this raid (`SETUP-3`).
    DrawRanks {
        #[ts(as = "Vec<Rank>")]
        ranks: RankSet,
    },
    /// Chance: the booty of the six days (`SETUP-2`).
    DrawBooty {
        #[ts(as = "Vec<Tokens>")]
        cells: [Tokens; DAYS],
    },
    /// Chance, when the countdown is over: a card for the first who has not chosen (`DAWN-1`).
    DrawCard { rank: Rank },
    /// Chance: what the Spy draws from the bag (`CHAR-17`).
    DrawTokens { tokens: Tokens },
    /// The chosen characters are shown (`DAWN-1`).
    Reveal,
    /// A character for this day, in secret (`DAWN-1`).
    Choose { rank: Rank },
    /// The countdown that the table set is over (`DAWN-1`).
    TimeUp,
    /// No player sits where a choice is still awaited: chance makes it, as when the time is up.
    LeaveToChance,
    /// All characters of this day at once, as they lie on the table.
    Lay {
        /// One for each seat that has cards.
        #[ts(as = "Vec<Shown>")]
        cards: ArrayVec<Shown, SEATS>,
    },
    /// Who comes instead of the Parrot (`CHAR-1`).
    Replace { rank: Rank },
    /// Whom the Recruiter takes (`CHAR-4`).
    Recruit { rank: Rank },
    /// The one token that the Preacher keeps (`CHAR-6`).
    Keep { token: Token },
    /// Whom the Gunner shoots (`CHAR-15`).
    Shoot { seat: Seat, rank: Rank },
    /// Whom a saber kills (`SABER-1`).
    Kill { seat: Seat, rank: Rank },
    /// What the Merchant gives away (`CHAR-21`).
    Exchange {
        token: Token,
        /// Two or three.
        count: u8,
    },
    /// Whom the Surgeon takes (`CHAR-22`).
    Heal { rank: Rank },
    /// A token of today's cell (`DUSK-1`).
    Take { token: Token },
    /// The Waitress sells a map (`CHAR-8`).
    SellMap,
    /// Nothing of what is asked (`ABIL-1`).
    Pass,
    /// The table is ready for the next raid.
    NextRaid,
    /// What lies on the table is entered: it continues from there.
    BeginPlay,
    /// The table stops (`END-2`).
    EndEarly {
        /// Whether the raid under way is scored.
        score: bool,
    },
    /// Put something right.
    Correct { fix: Fix },
}

/// Where a card can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Pile {
    Hand,
    /// On the ship, where it has acted.
    Ship,
    Den,
    Graveyard,
    /// Out of the game, from an earlier raid.
    Gone,
}

/// A correction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "what", deny_unknown_fields)]
#[ts(tag = "what")]
pub enum Fix {
    /// A player has so many doubloons.
    Purse {
        seat: Seat,
        /// What is in it; `None` only in what others hear of it when purses are hidden.
        #[serde(deserialize_with = "kernel::said")]
        doubloons: Option<u16>,
    },
    /// A player's total of a raid that is over.
    Score {
        seat: Seat,
        /// From 1.
        raid: u8,
        points: i16,
    },
    /// A player's card lies there.
    Card { seat: Seat, rank: Rank, pile: Pile },
    /// All booty in the dens lies face up: only then can booty be put right, because no player may learn
    /// what lies face down.
    OpenDens,
    /// So many of a kind lie on the cell of a day.
    Cell {
        /// From 1.
        day: u8,
        token: Token,
        count: u8,
    },
    /// So many of a kind lie in a den.
    Booty { seat: Seat, token: Token, count: u8 },
    /// It is the dawn of this day, 1 to 6.
    Day { day: u8 },
    /// How far a campaign is that is being entered, which ranks have come into the game, and what lies on the
    /// cells of the days. Cards are in the hands until they are said to lie elsewhere.
    Campaign {
        /// 1 to 3.
        raid: u8,
        /// The dawn of this day, 1 to 6; 0 before the raid's ranks and booty are drawn.
        day: u8,
        /// Those of the raids so far.
        #[ts(as = "Vec<Rank>")]
        ranks: RankSet,
        /// On each cell from this day on as many tokens as there are players; on those before, what was left over.
        /// Nothing before they are drawn.
        #[ts(as = "Vec<Tokens>")]
        cells: [Tokens; DAYS],
    },
    /// Of the graveyard that is being entered the Surgeon has taken a character into the hand: its owner says in
    /// secret which (`SECRET-2`).
    Healed { seat: Seat },
    /// The numbers that the cards of a rank show, by colour.
    Reputation { rank: Rank, numbers: Row },
    /// What the table agreed on.
    Options {
        #[serde(deserialize_with = "kernel::whole")]
        options: Options,
    },
}

/// What is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, strum::VariantNames)]
#[serde(tag = "ask")]
pub enum Question {
    /// Chance: the colours.
    Colours,
    /// A campaign under way: does what is entered lie on the table?
    Prepare {
        /// How many ranks are in the game before the first raid, and once those of each are drawn.
        ranks: [u8; RAIDS as usize + 1],
        /// How many tokens are drawn for each cell.
        each: u8,
    },
    /// Chance: so many ranks for this raid.
    Ranks { count: u8 },
    /// Chance: so many tokens for each cell.
    Booty { each: u8 },
    /// Chance: a card of the player who has not chosen in time.
    LateCard { seat: Seat },
    /// Chance: the choices are shown.
    Reveal,
    /// A character for this day: an answer to the question of another day is late (`FIX-3`).
    Card {
        /// 1 to 6.
        day: u8,
    },
    /// Who comes instead of the Parrot?
    Replacement,
    /// Whom does the Recruiter take?
    Recruit,
    /// Which token does the Preacher keep?
    Keep,
    /// Whom does the Gunner shoot?
    Shoot,
    /// What does the Merchant give away?
    Exchange,
    /// Whom does the Surgeon take, unseen?
    Heal,
    /// Which token is taken?
    Take,
    /// Whom does the saber kill?
    Kill,
    /// Does the Waitress sell a map?
    Sell,
    /// Chance: what the Spy draws.
    Spy { seat: Seat, count: u8 },
    /// Is the table ready for the next raid?
    NextRaid,
}
