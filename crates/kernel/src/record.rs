//! The record: JSON Lines in a hash chain (SHA-256), never rewritten.
//!
//! The first line is the [`Header`], every other line an [`Entry`]. The last member of each line is `"hash"`: the
//! SHA-256, as hex text, of the hash of the previous line followed by this line without that member. The stored bytes
//! are the truth; the chain is verified on them.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::agent::ProgramPlayer;
use crate::shared_seed::SharedSeed;
use crate::{Actor, Answering, Chair, Flaw, Rules, Seat};

/// The format version that this program writes. What a line of an older format lacks is unknown: fields are only ever
/// added, and each is read from its line alone.
pub const FORMAT: u32 = 4;

/// The first line: the start of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header<S> {
    /// The [`FORMAT`] of the program that wrote it.
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The time of the set-up, by the caller's clock (RFC 3339).
    pub at: String,
    /// A random text that prevents guessing the hash by trying lines.
    pub nonce: String,
    /// Names and sides, by seat.
    pub seating: Vec<Chair>,
    /// The answerers of chance questions at the start.
    pub answering: Answering,
    /// The ids of the rules that the table waives for good, from the start.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waivers: Vec<String>,
    /// True if the game waits until all seats are taken or a player begins it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub awaits_players: bool,
    /// True if the game suggests plans to players from the start.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub suggestions: bool,
    /// The SHA-256 of the seed, as hex text.
    pub seed: String,
    /// The set-up in the game's own format, including the board.
    pub setup: S,
}

/// The author of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum By {
    /// A player.
    Seat(Seat),
    /// Dice, cards and draws.
    Chance,
    /// The table as a whole.
    Table,
}

impl From<Actor> for By {
    fn from(actor: Actor) -> Self {
        match actor {
            Actor::Seat(seat) => Self::Seat(seat),
            Actor::Chance => Self::Chance,
        }
    }
}

/// The content of an entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EntryKind<C, E> {
    /// An accepted command.
    Command(Accepted<C, E>),
    /// A move of the head to this entry (0: the set-up).
    Head(u32),
    /// A change of names, sides, answerers, permanent waivers or taken seats. Belongs to no branch.
    Settings(Settings),
    /// A commitment to a new seed (its SHA-256, as hex text). Belongs to no branch.
    Seed(String),
    /// New names of the same players. Belongs to no branch.
    Renamed(Renamings),
    /// An entry of a round of the shared seed. Belongs to no branch.
    #[serde(rename = "shared_seed")]
    SharedSeed(SharedSeed),
}

impl<C, E> EntryKind<C, E> {
    /// True if the entry concerns only the seed of later draws.
    pub(crate) fn is_of_seed(&self) -> bool {
        matches!(self, Self::Seed(_) | Self::SharedSeed(_))
    }
}

/// A new name for the player at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Renaming {
    /// The player's seat.
    pub seat: Seat,
    /// The new name.
    pub name: String,
}

/// The seats that one entry renames atomically, so that two players can swap their names. In the record a single one is
/// an object, and several are a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Renamings {
    /// One seat.
    One(Renaming),
    /// Several seats, each at most once.
    Several(Vec<Renaming>),
}

impl From<Vec<Renaming>> for Renamings {
    fn from(mut all: Vec<Renaming>) -> Self {
        match all.pop() {
            Some(only) if all.is_empty() => Self::One(only),
            last => {
                all.extend(last);
                Self::Several(all)
            }
        }
    }
}

impl Renamings {
    /// Returns all renamings.
    pub fn all(&self) -> &[Renaming] {
        match self {
            Self::One(renaming) => std::slice::from_ref(renaming),
            Self::Several(all) => all,
        }
    }

    /// Returns a seating with the new names.
    ///
    /// # Errors
    /// The first seat that does not exist, is empty, or is named twice.
    pub(crate) fn seating(&self, before: &[Chair]) -> Result<Vec<Chair>, Seat> {
        let (mut seating, all) = (before.to_vec(), self.all());
        for (nth, Renaming { seat, name }) in all.iter().enumerate() {
            let is_twice = all[..nth].iter().any(|other| other.seat == *seat);
            let chair = seating.get_mut(seat.index()).filter(|chair| !chair.empty && !is_twice).ok_or(*seat)?;
            chair.name.clone_from(name);
        }
        Ok(seating)
    }
}

/// An accepted command and its effect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Accepted<C, E> {
    /// The command as submitted.
    pub command: C,
    /// The ids of the waivers that mattered.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waived: Vec<String>,
    /// The events of the command.
    pub events: Vec<E>,
    /// True if the app drew this answer to a chance question.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub drawn: bool,
    /// True if the table gave the answer automatically: a forced answer, or one for an empty seat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub auto: bool,
    /// True if the asked seat was empty.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub absent: bool,
    /// True if a program played the seat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub program: bool,
}

impl<E> Accepted<(), E> {
    /// Returns the marks of a submitted command: no waivers, not drawn, not automatic.
    pub(crate) fn said() -> Self {
        Self { command: (), waived: vec![], events: vec![], drawn: false, auto: false, absent: false, program: false }
    }
}

/// The settings of a table, which can be changed without touching the state of its game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// Names, sides and empty seats, by seat.
    pub seating: Vec<Chair>,
    /// The answerers of chance questions.
    pub answering: Answering,
    /// The ids of the rules that the table waives for good. A command that breaks no other rule is accepted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub waivers: Vec<String>,
    /// The removals of a seat's devices by the host or the organiser, the latest last. From then on another device
    /// could see what only that seat may know.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Release>>", optional)]
    pub released: Vec<Release>,
    /// True if the game waits until all seats are taken or a player begins it. Until then nothing is asked, drawn or
    /// dealt. A game that has begun never waits again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub awaits_players: bool,
    /// True if the game suggests plans to a player who asks for them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub suggestions: bool,
}

/// A removal of the devices of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Release {
    /// The seat of the devices.
    pub seat: Seat,
    /// The time, by the host's clock (RFC 3339).
    pub at: String,
    /// The author of the removal.
    pub by: Releaser,
}

/// The authors of removals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum Releaser {
    /// The host of a table, on the host's own screen.
    Host,
    /// The organiser of a club's event.
    Organiser,
}

impl Settings {
    /// Creates the settings of a new table.
    pub fn new(seating: Vec<Chair>, answering: Answering, waivers: Vec<String>) -> Self {
        Self { seating, answering, waivers, released: vec![], awaits_players: false, suggestions: false }
    }

    /// Merges the settings with the previous ones: a game that has begun, or has all seats taken, never waits.
    pub(crate) fn after(self, before: &Self) -> Self {
        let awaits_players = self.awaits_players && before.awaits_players && self.has_empty_seat();
        Self { awaits_players, ..self }
    }

    /// True if at least one seat is empty.
    pub fn has_empty_seat(&self) -> bool {
        self.seating.iter().any(|chair| chair.empty)
    }

    /// Returns the ids of the rules that are waived for good.
    pub fn waived(&self) -> Vec<&str> {
        self.waivers.iter().map(String::as_str).collect()
    }

    /// Returns the program that plays a seat, if one does.
    pub fn program(&self, seat: Seat) -> Option<ProgramPlayer> {
        self.seating.get(seat.index()).and_then(|chair| chair.program)
    }

    /// True if the seat is taken; always true for chance.
    pub fn is_there(&self, actor: Actor) -> bool {
        let Actor::Seat(seat) = actor else { return true };
        self.seating.get(seat.index()).is_some_and(|chair| !chair.empty)
    }
}

/// One line of the record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry<C, E> {
    /// The number, from 1, without gaps.
    pub n: u32,
    /// The head before the entry (0: the set-up).
    pub after: u32,
    /// The author.
    pub by: By,
    /// The time, by the caller's clock (RFC 3339).
    pub at: String,
    /// A random text that prevents guessing the hash by trying lines.
    pub nonce: String,
    /// The content.
    #[serde(rename = "deed")]
    pub kind: EntryKind<C, E>,
}

/// An entry of this game.
pub type EntryOf<G> = Entry<<G as Rules>::Command, <G as Rules>::Event>;

impl<C, E> EntryKind<C, E> {
    /// Changes the seating as this entry does.
    pub(crate) fn change_seating(&self, seating: &mut Vec<Chair>) {
        match self {
            Self::Settings(settings) => seating.clone_from(&settings.seating),
            Self::Renamed(renamings) => {
                if let Ok(renamed) = renamings.seating(seating) {
                    *seating = renamed;
                }
            }
            _ => {}
        }
    }
}

/// A line with its hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HashedLine {
    /// The line as stored, including the hash member, without the line break.
    pub line: String,
    /// The hash, as hex text.
    pub hash: String,
}

const HASH_MEMBER: &str = ",\"hash\":\"";
const HASH_TAIL: usize = HASH_MEMBER.len() + 64 + 2;

/// Hashes a line after `previous` (empty for the header) and appends the hash member.
///
/// # Errors
/// If the value cannot be written as a JSON object.
pub fn append_hash<T: Serialize>(value: &T, previous: &str) -> Result<HashedLine, serde_json::Error> {
    let mut line = serde_json::to_string(value)?;
    let hash = hash(previous, &line);
    line.pop();
    line.push_str(HASH_MEMBER);
    line.push_str(&hash);
    line.push_str("\"}");
    Ok(HashedLine { line, hash })
}

fn hash(previous: &str, line: &str) -> String {
    hex::encode(Sha256::new().chain_update(previous).chain_update(line).finalize())
}

/// The fault of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error, ts_rs::TS)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum LineFault {
    /// The line does not end in a hash member.
    #[error("the line has no hash")]
    NoHash,
    /// The hash does not match the line and the previous one.
    #[error("the hash does not fit: this line or one before it was changed")]
    WrongHash,
    /// The line is not the expected JSON.
    #[error("the line cannot be read: {detail}")]
    Unreadable {
        /// The parser's message.
        detail: String,
    },
    /// A newer program wrote the line.
    #[error("the record has format {found}; this program reads up to {known}")]
    Newer {
        /// The format of the record.
        found: u32,
        /// The newest format known here.
        known: u32,
    },
    /// The record belongs to a game that this program does not know.
    #[error("unknown game {game}")]
    UnknownGame {
        /// The id in the record.
        game: String,
    },
    /// The set-up has faults.
    #[error("the set-up is faulty: {flaws}")]
    Setup {
        /// The codes of the flaws.
        flaws: String,
    },
    /// The entry's number is not the next one.
    #[error("entry {found} stands where entry {expected} should")]
    Number {
        /// The number expected here.
        expected: u32,
        /// The number found.
        found: u32,
    },
    /// The entry does not follow the head.
    #[error("the entry follows {found}, but the head stood at {expected}")]
    After {
        /// The head.
        expected: u32,
        /// The entry named in the line.
        found: u32,
    },
    /// The entry moves the head to an entry that does not exist, or to which the head cannot move.
    #[error("the head cannot move to {to}")]
    Head {
        /// The target.
        to: u32,
    },
    /// The entry sets names, sides or waivers that no table could have.
    #[error("the names, sides or waivers are faulty: {flaws}")]
    Settings {
        /// The codes of the flaws.
        flaws: String,
    },
    /// The entry names a seat that the table does not have.
    #[error("there is no seat {seat}")]
    NoSeat {
        /// The seat, from 0.
        seat: u8,
    },
    /// The entry breaks the protocol of the shared seed.
    #[error("the shared seed is wrong: {detail}")]
    SharedSeed {
        /// The reason.
        detail: String,
    },
    /// The effect exceeds the contents of the box.
    #[error("this goes beyond the box: {flaws}")]
    Limits {
        /// The codes of the flaws.
        flaws: String,
    },
    /// The entry makes the game panic.
    #[error("the game fails over what this says")]
    Fails,
    /// The line or the record is too long.
    #[error("the record is too long here")]
    TooLong,
    /// In strict mode the command is decided again, and does not produce the recorded events.
    #[error("decided again, the command gives other events")]
    Differs,
    /// In strict mode the entry is decided again, and does not match one of its marks.
    #[error("the entry says `{mark}`, and that is not so")]
    Mark {
        /// `waived`, `drawn`, `auto` or `absent`.
        mark: String,
    },
    /// The file does not begin with the set-up of a game.
    #[error("this is not a record")]
    NotARecord,
    /// The file is empty.
    #[error("the file is empty")]
    Empty,
}

/// Returns the codes of flaws, each once.
pub(crate) fn codes(flaws: &[Flaw]) -> String {
    let mut codes: Vec<&str> = flaws.iter().map(|flaw| flaw.flaw).collect();
    codes.sort_unstable();
    codes.dedup();
    codes.join(", ")
}

/// Checks the chain at one line. Returns the line without its hash member, and the hash.
///
/// # Errors
/// [`LineFault::NoHash`] or [`LineFault::WrongHash`].
pub fn verify_hash<'a>(line: &'a str, previous: &str) -> Result<(String, &'a str), LineFault> {
    let cut = line.len().checked_sub(HASH_TAIL).ok_or(LineFault::NoHash)?;
    let tail = line.get(cut..).ok_or(LineFault::NoHash)?;
    let hex = tail.strip_prefix(HASH_MEMBER).and_then(|rest| rest.strip_suffix("\"}")).ok_or(LineFault::NoHash)?;
    let mut bare = String::with_capacity(cut + 1);
    bare.push_str(&line[..cut]);
    bare.push('}');
    if hash(previous, &bare) == hex { Ok((bare, hex)) } else { Err(LineFault::WrongHash) }
}

/// Reads the JSON of a line without its hash member.
///
/// # Errors
/// [`LineFault::Unreadable`] with the parser's message.
pub fn parse<T: DeserializeOwned>(bare: &str) -> Result<T, LineFault> {
    serde_json::from_str(bare).map_err(|error| LineFault::Unreadable { detail: error.to_string() })
}

/// The part of a header that can be read before the game is known.
#[derive(Clone, Debug, Deserialize)]
pub struct Peek {
    /// The format of the record.
    pub format: u32,
    /// The game's id.
    pub game: String,
}
