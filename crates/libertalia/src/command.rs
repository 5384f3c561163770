//! Commands of players and chance, and the questions that they answer.

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::reputation::Row;
use crate::state::{DAYS, RAIDS, SEATS};
use crate::{Colour, Options, Rank, RankSet, Token, Tokens};

/// A character that a player revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields seat and rank say what they are")]
pub struct Shown {
    pub seat: Seat,
    pub rank: Rank,
}

/// A command: one action of a player, of chance, or of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", deny_unknown_fields)]
#[ts(tag = "do")]
#[expect(missing_docs, reason = "fields such as colours and ranks say what they are")]
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
    /// Chance, after the countdown: a card for the first player who has not chosen (`DAWN-1`).
    DrawCard { rank: Rank },
    /// Chance: the tokens that the Spy draws from the bag (`CHAR-17`).
    DrawTokens { tokens: Tokens },
    /// Reveals the chosen characters (`DAWN-1`).
    Reveal,
    /// Chooses a character for this day, in secret (`DAWN-1`).
    Choose { rank: Rank },
    /// Ends the countdown that the players set (`DAWN-1`).
    TimeUp,
    /// Leaves the choice of absent players to chance, as after the countdown.
    LeaveToChance,
    /// Lays all characters of this day at once, as they lie on the table.
    Lay {
        /// One character for each seat with cards.
        #[ts(as = "Vec<Shown>")]
        cards: ArrayVec<Shown, SEATS>,
    },
    /// Chooses the card that replaces the Parrot (`CHAR-1`).
    Replace { rank: Rank },
    /// Chooses the character that the Recruiter takes (`CHAR-4`).
    Recruit { rank: Rank },
    /// Chooses the one token that the Preacher keeps (`CHAR-6`).
    Keep { token: Token },
    /// Chooses the Gunner's victim (`CHAR-15`).
    Shoot { seat: Seat, rank: Rank },
    /// Chooses the victim of a saber (`SABER-1`).
    Kill { seat: Seat, rank: Rank },
    /// Chooses the tokens that the Merchant gives away (`CHAR-21`).
    Exchange {
        token: Token,
        /// Number of tokens, two or three.
        count: u8,
    },
    /// Chooses the character that the Surgeon takes (`CHAR-22`).
    Heal { rank: Rank },
    /// Takes a token from today's cell (`DUSK-1`).
    Take { token: Token },
    /// Sells a map for the Waitress (`CHAR-8`).
    SellMap,
    /// Declines the choice (`ABIL-1`).
    Pass,
    /// Begins the next raid, for which the table is ready.
    NextRaid,
    /// Starts a campaign under way from the entered state.
    BeginPlay,
    /// Ends the game early (`END-2`).
    EndEarly {
        /// True if the current raid is scored.
        score: bool,
    },
    /// Corrects a value (`FIX-1`).
    Correct { fix: Fix },
}

/// A possible place of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Pile {
    /// In the player's hand: it can be played this raid.
    Hand,
    /// On the ship, after it has acted.
    Ship,
    /// In the den: its night and end abilities work.
    Den,
    /// Discarded in this raid.
    Graveyard,
    /// Out of the game since an earlier raid.
    Gone,
}

/// The corrected state of a tracked value, as on the table (`FIX-1`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "what", deny_unknown_fields)]
#[ts(tag = "what")]
#[expect(missing_docs, reason = "fields such as seat and points say what they are")]
pub enum Fix {
    /// The doubloons of a player.
    Purse {
        seat: Seat,
        /// The doubloons; `None` only in the copies for other viewers, with hidden purses.
        #[serde(deserialize_with = "kernel::said")]
        doubloons: Option<u16>,
    },
    /// A player's total of a completed raid.
    Score {
        seat: Seat,
        /// The raid, from 1.
        raid: u8,
        points: i16,
    },
    /// The place of a player's card.
    Card { seat: Seat, rank: Rank, pile: Pile },
    /// Turns all booty in the dens face up. Only then can booty be corrected, because no player may learn what lies
    /// face down.
    OpenDens,
    /// The number of tokens of a kind on the cell of a day.
    Cell {
        /// The day, from 1.
        day: u8,
        token: Token,
        count: u8,
    },
    /// The number of tokens of a kind in a den.
    Booty { seat: Seat, token: Token, count: u8 },
    /// The day, 1 to 6, which starts again at its dawn.
    Day { day: u8 },
    /// The progress of an entered campaign: raid, day, ranks in the game, and tokens on the day cells. Cards are in
    /// the hands unless another correction places them.
    Campaign {
        /// The raid, 1 to 3.
        raid: u8,
        /// The day, 1 to 6, at its dawn; 0 before the raid's ranks and booty are drawn.
        day: u8,
        /// The ranks drawn so far.
        #[ts(as = "Vec<Rank>")]
        ranks: RankSet,
        /// Tokens of each day. From this day on, each cell has as many as there are players; earlier cells have what
        /// was left over. Empty before the draw.
        #[ts(as = "Vec<Tokens>")]
        cells: [Tokens; DAYS],
    },
    /// The owner of an entered graveyard from which the Surgeon took a character. The owner then says in secret which
    /// one (`SECRET-2`).
    Healed { seat: Seat },
    /// The printed reputation of all cards of a rank, by colour.
    Reputation { rank: Rank, numbers: Row },
    /// The table options.
    Options {
        #[serde(deserialize_with = "kernel::whole")]
        options: Options,
    },
}

/// The question that the game puts to one actor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, strum::VariantNames)]
#[serde(tag = "ask")]
#[expect(missing_docs, reason = "the fields count, each and seat say what they are")]
pub enum Question {
    /// Chance: the colours.
    Colours,
    /// The corrections that lay out a campaign under way.
    Prepare {
        /// Number of ranks in the game: before the first raid, then after the draw of each raid.
        ranks: [u8; RAIDS as usize + 1],
        /// Number of tokens drawn for each cell.
        each: u8,
    },
    /// Chance: this number of ranks for the raid.
    Ranks { count: u8 },
    /// Chance: this number of tokens for each cell.
    Booty { each: u8 },
    /// Chance: a card for the player who has not chosen in time.
    LateCard { seat: Seat },
    /// Chance: the choices are revealed.
    Reveal,
    /// A character for this day. An answer to the question of another day is late (`FIX-3`).
    Card {
        /// The day, 1 to 6.
        day: u8,
    },
    /// The card that replaces the Parrot.
    Replacement,
    /// The character that the Recruiter takes.
    Recruit,
    /// The token that the Preacher keeps.
    Keep,
    /// The Gunner's victim.
    Shoot,
    /// The tokens that the Merchant gives away.
    Exchange,
    /// The character that the Surgeon takes, unseen by others.
    Heal,
    /// The token to take from today's cell.
    Take,
    /// The victim of a saber.
    Kill,
    /// Whether the Waitress sells a map.
    Sell,
    /// Chance: the tokens that the Spy draws.
    Spy { seat: Seat, count: u8 },
    /// Whether the table is ready for the next raid.
    NextRaid,
}
