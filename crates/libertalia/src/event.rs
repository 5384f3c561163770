//! The events of a campaign.

use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::command::Shown;
use crate::state::{Ask, DAYS, SEATS};
use crate::{Colour, Fix, Rank, RankSet, Time, Token, Tokens};

/// The cause of a discarded character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "by", rename_all = "lowercase")]
#[expect(missing_docs, reason = "the fields whose and who say what they are")]
pub enum Cause {
    /// A player's character.
    Character { whose: Seat, who: Rank },
    /// A saber taken by this player.
    Saber { whose: Seat },
    /// A Spanish officer taken by the character itself.
    Officer,
}

/// The sources of a player's points in a raid (`RAID-2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Score {
    /// Doubloons at the end of the raid.
    pub doubloons: u16,
    /// The player's booty at the end of the raid.
    pub booty: Tokens,
    /// The raid's total.
    pub points: i16,
}

/// An event of the campaign. Its tag is the message key from which the screen narrates.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, strum::VariantNames)]
#[serde(tag = "event")]
#[ts(tag = "event")]
#[expect(missing_docs, reason = "fields such as seat and tokens say what they are")]
pub enum Event {
    /// The colours were drawn, by seat (`SETUP-1`).
    ColoursDrawn {
        #[ts(as = "Vec<Colour>")]
        colours: ArrayVec<Colour, SEATS>,
    },
    /// A raid began: 10 doubloons for each player, all booty in the bag (`SETUP-2`).
    RaidBegan { raid: u8 },
    /// The drawn ranks joined every hand (`SETUP-3`).
    RanksDrawn {
        #[ts(as = "Vec<Rank>")]
        ranks: RankSet,
    },
    /// The booty of the six days was laid (`SETUP-2`).
    BootyLaid {
        #[ts(as = "Vec<Tokens>")]
        cells: [Tokens; DAYS],
    },
    /// A day began with its dawn.
    DayBegan { day: u8 },
    /// A player chose a character. The choice is the player's secret (`DAWN-1`).
    Chose { seat: Seat, rank: Option<Rank> },
    /// The countdown ended (`DAWN-1`).
    TimeUp,
    /// The choice of absent players was left to chance.
    LeftToChance,
    /// The characters were laid on the ship, by ascending rank and reputation.
    Laid {
        #[ts(as = "Vec<Shown>")]
        cards: ArrayVec<Shown, SEATS>,
    },
    /// A character's ability took effect.
    Acts { seat: Seat, rank: Rank, time: Time },
    /// A player has to choose.
    Awaited { ask: Ask },
    /// A player declined the choice.
    Passed { seat: Seat },
    /// A correction left nothing to choose (`FIX-2`).
    Lapsed { seat: Seat },
    /// A card from the hand took the Parrot's place (`CHAR-1`).
    Replaced { seat: Seat, rank: Rank },
    /// A character went to its owner's graveyard (`GRAVE-1`).
    Discarded { seat: Seat, rank: Rank, cause: Cause },
    /// A character went from the den to the hand (`CHAR-4`).
    Recruited { seat: Seat, rank: Rank },
    /// A character went from the graveyard to the hand (`CHAR-22`).
    Healed {
        seat: Seat,
        rank: Option<Rank>,
        /// True if other players cannot know which character it was.
        secret: bool,
    },
    /// A player received doubloons from the bank.
    Gained { seat: Seat, doubloons: u16 },
    /// A player paid doubloons to the bank.
    Paid { seat: Seat, doubloons: u16 },
    /// A player paid doubloons to another (`CHAR-3`).
    PaidTo { seat: Seat, to: Seat, doubloons: u16 },
    /// A den's booty was turned face up (`BOOTY-1`).
    BootyShown { seat: Seat, tokens: Tokens },
    /// Relics went to the left neighbour (`CHAR-2`).
    RelicsPassed { seat: Seat, to: Seat, count: u8 },
    /// Tokens returned to the bag (`BOOTY-2`).
    BootyDiscarded { seat: Seat, tokens: Tokens },
    /// The Spy drew tokens (`CHAR-17`).
    Drew { seat: Seat, tokens: Tokens },
    /// Dusk began, when booty is shared.
    DuskBegan,
    /// A token was taken from today's cell (`DUSK-1`).
    Took { seat: Seat, token: Token },
    /// A saber found no victim.
    NobodyKilled { seat: Seat },
    /// A character entered its den (`DUSK-3`).
    Entered { seat: Seat, rank: Rank },
    /// Night began.
    NightBegan,
    /// The last night of a raid ended.
    RaidEnds { raid: u8 },
    /// A player scored points for a raid (`RAID-2`).
    Scored { seat: Seat, score: Score },
    /// Dens and graveyards were cleared (`RAID-3`).
    RaidEnded { raid: u8 },
    /// The campaign ended (`END-1`).
    CampaignEnded,
    /// The players stopped early (`END-2`).
    EndedEarly { score: bool },
    /// A value was corrected by hand (`FIX-1`).
    Corrected { fix: Fix },
}
