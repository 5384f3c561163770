//! What happened.

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::command::Shown;
use crate::state::{Ask, DAYS, SEATS};
use crate::{Colour, Fix, Rank, RankSet, Time, Token, Tokens};

/// Who or what discards a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "by", rename_all = "lowercase")]
pub enum Cause {
    /// A player's character.
    Character { whose: Seat, who: Rank },
    /// A saber that this seat took.
    Saber { whose: Seat },
    /// A Spanish officer that the character took.
    Officer,
}

/// Where a player's points of a raid come from (`RAID-2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Score {
    pub doubloons: u16,
    pub booty: Tokens,
    /// The raid's total.
    pub points: i16,
}

/// Something that happened. The tag is the message key from which the screen narrates.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, strum::VariantNames)]
#[serde(tag = "event")]
#[ts(tag = "event")]
pub enum Event {
    /// The colours were drawn, by seat (`SETUP-1`).
    ColoursDrawn {
        #[ts(as = "Vec<Colour>")]
        colours: ArrayVec<Colour, SEATS>,
    },
    /// A raid begins: 10 doubloons each, all booty in the bag (`SETUP-2`).
    RaidBegan { raid: u8 },
    /// These ranks join every hand (`SETUP-3`).
    RanksDrawn {
        #[ts(as = "Vec<Rank>")]
        ranks: RankSet,
    },
    /// The booty of the six days (`SETUP-2`).
    BootyLaid {
        #[ts(as = "Vec<Tokens>")]
        cells: [Tokens; DAYS],
    },
    /// A day dawns.
    DayBegan { day: u8 },
    /// A player chose a character; which one is the chooser's secret (`DAWN-1`).
    Chose { seat: Seat, rank: Option<Rank> },
    /// The countdown is over (`DAWN-1`).
    TimeUp,
    /// No player sits where a choice is still awaited: chance makes it.
    LeftToChance,
    /// The characters lie on the ship, by ascending rank and reputation.
    Laid {
        #[ts(as = "Vec<Shown>")]
        cards: ArrayVec<Shown, SEATS>,
    },
    /// An ability works.
    Acts { seat: Seat, rank: Rank, time: Time },
    /// A player has a choice.
    Awaited { ask: Ask },
    /// A player passed on what was asked.
    Passed { seat: Seat },
    /// A correction left nothing to choose of what was asked (`FIX-2`).
    Lapsed { seat: Seat },
    /// A card from the hand takes the Parrot's place (`CHAR-1`).
    Replaced { seat: Seat, rank: Rank },
    /// A character goes to its owner's graveyard (`GRAVE-1`).
    Discarded { seat: Seat, rank: Rank, cause: Cause },
    /// A character goes from the den to the hand (`CHAR-4`).
    Recruited { seat: Seat, rank: Rank },
    /// A character goes from the graveyard to the hand (`CHAR-22`).
    Healed {
        seat: Seat,
        rank: Option<Rank>,
        /// Whether others cannot know which one.
        secret: bool,
    },
    /// Doubloons from the bank.
    Gained { seat: Seat, doubloons: u16 },
    /// Doubloons to the bank.
    Paid { seat: Seat, doubloons: u16 },
    /// Doubloons from one player to another (`CHAR-3`).
    PaidTo { seat: Seat, to: Seat, doubloons: u16 },
    /// A den's booty is turned face up (`BOOTY-1`).
    BootyShown { seat: Seat, tokens: Tokens },
    /// Relics go to the left neighbour (`CHAR-2`).
    RelicsPassed { seat: Seat, to: Seat, count: u8 },
    /// Tokens go back to the bag (`BOOTY-2`).
    BootyDiscarded { seat: Seat, tokens: Tokens },
    /// The Spy's draws (`CHAR-17`).
    Drew { seat: Seat, tokens: Tokens },
    /// Booty is shared.
    DuskBegan,
    /// A token was taken from today's cell (`DUSK-1`).
    Took { seat: Seat, token: Token },
    /// A saber finds no victim.
    NobodyKilled { seat: Seat },
    /// A character goes to its den (`DUSK-3`).
    Entered { seat: Seat, rank: Rank },
    /// Night falls.
    NightBegan,
    /// The last night is over.
    RaidEnds { raid: u8 },
    /// What a raid brought a player (`RAID-2`).
    Scored { seat: Seat, score: Score },
    /// Dens and graveyards are cleared (`RAID-3`).
    RaidEnded { raid: u8 },
    /// The campaign is over (`END-1`).
    CampaignEnded,
    /// The table stopped (`END-2`).
    EndedEarly { score: bool },
    /// Something was put right.
    Corrected { fix: Fix },
}
