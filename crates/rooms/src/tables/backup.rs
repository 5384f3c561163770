//! A backup: every table with its seed, and what this device remembers. Its file is written and read
//! table by table, so that it can be larger than memory.

use std::fmt;
use std::io::{BufWriter, Write};
use std::net::SocketAddr;

use serde::de::{DeserializeSeed, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use super::Rooms;
use super::files::{day, lines_of};
use super::owner::Seat;
use super::works::Progress;
use crate::now;
use crate::parcels::blocking;
use crate::records::KeptBoard;
use crate::trouble::{ticket, trouble};
use crate::wire::{Problem, Reply};

/// The format that this program writes, and the newest that it reads.
pub(super) const FORMAT: u32 = 1;

/// The first bytes of a backup, by which it is told from a record.
pub(super) const BEGINS: &[u8] = b"{\"bucintoro_backup\"";

/// A board in a backup.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BackedUpBoard {
    pub game: String,
    pub board: Value,
}

/// A table in a backup.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BackedUp {
    /// The seeds that are known, as hex texts with blanks between.
    pub seed: Option<String>,
    pub record: Vec<String>,
    /// Where it goes on, when it was handed over: it is not played here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gone_to: Option<String>,
}

impl BackedUp {
    /// Where it goes on, if that is an address at all.
    pub fn gone_to(&self) -> Option<String> {
        self.gone_to.as_ref().filter(|to| to.parse::<SocketAddr>().is_ok()).cloned()
    }
}

/// One thing of a backup.
pub(super) enum Item {
    Table(BackedUp),
    /// A player's name; who played last comes first.
    Person(String),
    Board(BackedUpBoard),
}

/// What a backup says of itself, and how much of everything it holds.
#[derive(Default)]
pub(super) struct Contents {
    pub format: Option<u32>,
    pub tables: usize,
    pub people: usize,
    pub boards: usize,
}

impl Rooms {
    /// Makes a backup of every table that can be opened, as far as it is good, and says where it can be
    /// fetched. What is damaged is set aside as it would be at opening: a backup never holds what
    /// cannot be taken in again.
    pub(super) async fn back_up(self, id: String, progress: Progress) -> Result<Reply, Problem> {
        let records = self.records();
        let people = records.people().await.map_err(trouble)?;
        let mut listed = records.list().await.map_err(trouble)?;
        // The oldest first, so that they come back in the order in which they were made.
        listed.sort_by_key(|listed| listed.table);
        let mut out = BufWriter::new(self.inner.parcels.made(&id).await?);
        out = written(out, format!("{{\"bucintoro_backup\":{FORMAT},\"tables\":[")).await?;
        let mut comma = "";
        for (done, table) in listed.iter().enumerate() {
            progress.at(done, listed.len());
            let backed_up = |seat: &mut Seat| {
                let record = lines_of(seat).into_iter().map(str::to_owned).collect();
                // One that stands still while it is handed over has gone nowhere yet.
                let gone_to = seat.gone_to().filter(|to| !to.is_empty());
                Ok(BackedUp { seed: seat.table().owned().known_seeds(), record, gone_to })
            };
            match self.room(table.table).glance(backed_up).await {
                Ok(table) => {
                    out = written(out, comma.to_owned() + &json(&table)?).await?;
                    comma = ",";
                }
                // It was deleted meanwhile.
                Err(Problem::NotFound { .. }) => {}
                Err(Problem::Damaged { fault }) => {
                    tracing::warn!(table = table.table, %fault, "a damaged table is not in the backup");
                }
                Err(problem) => return Err(problem),
            }
        }
        out = written(out, format!("],\"people\":{},\"boards\":[", json(&people)?)).await?;
        comma = "";
        for KeptBoard { game, board, id: _, changed: _ } in records.boards().await.map_err(trouble)? {
            // One that cannot be read any more is none.
            let Ok(board) = serde_json::from_str(&board) else { continue };
            out = written(out, comma.to_owned() + &json(&BackedUpBoard { game, board })?).await?;
            comma = ",";
        }
        out = written(out, "]}".to_owned()).await?;
        blocking(move || out.flush()).await?;
        let parts = self.inner.parcels.parts(&id).await?;
        Ok(Reply::Parcel { name: format!("bucintoro-{}.json", day(&now())), parcel: id, parts })
    }
}

fn json(value: &impl Serialize) -> Result<String, Problem> {
    serde_json::to_string(value).map_err(|error| Problem::Internal { ticket: ticket(error) })
}

type Out = BufWriter<Box<dyn Write + Send>>;

async fn written(mut out: Out, text: String) -> Result<Out, Problem> {
    blocking(move || {
        out.write_all(text.as_bytes())?;
        Ok(out)
    })
    .await
}

/// Reads a backup from end to end: `each` is given one thing after the other, and may end it all.
///
/// # Errors
/// What the parser says, or what `each` does.
pub(super) fn read(file: impl std::io::Read, each: Each<'_>) -> Result<Contents, serde_json::Error> {
    let mut reader = serde_json::Deserializer::from_reader(file);
    let contents = reader.deserialize_map(Whole { each })?;
    reader.end()?;
    Ok(contents)
}

type Each<'a> = &'a mut dyn FnMut(Item) -> Result<(), String>;

struct Whole<'a> {
    each: Each<'a>,
}

impl<'de> Visitor<'de> for Whole<'_> {
    type Value = Contents;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a backup")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Contents, A::Error> {
        use serde::de::Error as _;
        let Self { each } = self;
        let mut contents = Contents::default();
        while let Some(key) = map.next_key::<String>()? {
            match key.as_str() {
                "bucintoro_backup" => contents.format = Some(map.next_value()?),
                // Whatever a newer program says more, it says it with a newer format.
                _ if contents.format.is_some_and(|format| format > FORMAT) => {
                    map.next_value::<IgnoredAny>()?;
                }
                "tables" => contents.tables += map.next_value_seed(List { each, item: Item::Table })?,
                "people" => contents.people += map.next_value_seed(List { each, item: Item::Person })?,
                "boards" => contents.boards += map.next_value_seed(List { each, item: Item::Board })?,
                other => return Err(A::Error::custom(format!("unknown field `{other}`"))),
            }
        }
        match contents.format {
            Some(_) => Ok(contents),
            None => Err(A::Error::missing_field("bucintoro_backup")),
        }
    }
}

/// A list of which one thing at a time is held.
struct List<'a, T> {
    each: Each<'a>,
    item: fn(T) -> Item,
}

impl<'de, T: Deserialize<'de>> DeserializeSeed<'de> for List<'_, T> {
    type Value = usize;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<usize, D::Error> {
        from.deserialize_seq(self)
    }
}

impl<'de, T: Deserialize<'de>> Visitor<'de> for List<'_, T> {
    type Value = usize;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<usize, A::Error> {
        use serde::de::Error as _;
        let mut length = 0;
        while let Some(next) = list.next_element()? {
            (self.each)((self.item)(next)).map_err(A::Error::custom)?;
            length += 1;
        }
        Ok(length)
    }
}
