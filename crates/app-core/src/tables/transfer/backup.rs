//! Backups: all tables with their seeds, and the data of this device. The file is written and read table by table, so
//! that it can be larger than memory.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::marker::PhantomData;
use std::net::SocketAddr;

use serde::de::{DeserializeSeed, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::now;
use crate::problems::to_problem;
use crate::protocol::{Damage, Loss, Problem, Reply, Role};
use crate::settings::preferences::is_demo;
use crate::storage::{
    Label, Listed, RememberedName, StoredBoard, StoredDevice, StoredGroup, StoredTable, key_of_group, key_of_name,
};
use crate::tables::actor::table_actor::TableActor;
use crate::tables::background_work::ProgressReport;
use crate::tables::record_text::{day, lines_of};
use crate::tables::rooms::Rooms;
use crate::tickets::log_with_ticket;
use crate::transfer_files::{Transfer, blocking};

/// The format that this program writes, and the newest that it reads.
pub(crate) const FORMAT: u32 = 3;

/// The maximum size of a record, in bytes.
pub(crate) const LARGEST_RECORD: u64 = 64 << 20;

/// The maximum size of an item of a backup, in bytes: a record in any JSON encoding.
const LARGEST: u64 = 2 * LARGEST_RECORD;

/// The maximum number of items of one kind. A backup with more is refused.
pub(crate) const MOST_PLACES: usize = 100_000;

/// The first bytes of a backup, which distinguish it from a record.
pub(crate) const BEGINS: &[u8] = b"{\"bucintoro_backup\"";

/// A board in a backup.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BackedUpBoard {
    pub game: String,
    pub board: Value,
    /// The time of the last change; formats before 2 lack it.
    #[serde(default)]
    pub changed: String,
}

/// A device in a backup, in its stored form.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BackedUpDevice {
    pub name: String,
    pub role: Role,
    pub muted: bool,
    /// The SHA-256 of the token.
    pub token: String,
    pub seen: String,
}

/// An unacknowledged corruption report in a backup.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BackedUpLoss {
    pub found: String,
    pub damage: Damage,
}

impl From<StoredDevice> for BackedUpDevice {
    fn from(StoredDevice { id: _, name, role, muted, token, seen }: StoredDevice) -> Self {
        Self { name, role, muted, token, seen }
    }
}

impl From<Loss> for BackedUpLoss {
    fn from(Loss { id: _, table: _, found, damage }: Loss) -> Self {
        Self { found, damage }
    }
}

/// A table in a backup.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BackedUp {
    /// The known seeds, as hex texts separated by spaces.
    pub seed: Option<String>,
    pub record: Vec<String>,
    /// The address at which the game continues, if it was handed over. Then it is not played here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gone_to: Option<String>,
    /// The users' label.
    #[serde(default, skip_serializing_if = "Label::is_blank")]
    pub label: Label,
    /// The devices that joined this evening.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub devices: Vec<BackedUpDevice>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub losses: Vec<BackedUpLoss>,
}

impl BackedUp {
    /// Returns the address at which the game continues, if it is valid.
    pub fn gone_to(&self) -> Option<String> {
        self.gone_to.as_ref().filter(|to| to.parse::<SocketAddr>().is_ok()).cloned()
    }
}

/// An item of a backup.
pub(crate) enum Item {
    Table(BackedUp),
    /// A player's name; the latest player comes first.
    Person(String),
    Board(BackedUpBoard),
    /// A preference: its key and its value.
    Preference((String, String)),
    /// A corruption report that belongs to no table.
    Loss(BackedUpLoss),
}

/// The position of an item in a backup file.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    kind: Kind,
    /// The first byte, and the one after the last.
    from: u64,
    to: u64,
}

#[derive(Clone, Copy)]
enum Kind {
    Table,
    Person,
    Board,
    Preference,
    Loss,
}

/// The header of a backup, and the number of its items.
#[derive(Default)]
pub(crate) struct Contents {
    pub format: Option<u32>,
    /// The positions of the items in file order; of each kind at most [`MOST_PLACES`].
    pub places: Vec<Place>,
    pub tables: usize,
    pub people: usize,
    pub boards: usize,
    pub preferences: usize,
    pub losses: usize,
}

impl Contents {
    /// Returns the number of items of each kind except tables.
    pub fn others(&self) -> impl Iterator<Item = usize> {
        [self.people, self.boards, self.preferences, self.losses].into_iter()
    }
}

impl Rooms {
    /// Makes a full backup, and returns where to download it.
    pub(crate) async fn back_up(self, id: String, progress: ProgressReport) -> Result<Reply, Problem> {
        self.write_backup(&id, true, &|done, of| progress.at(done, of)).await?;
        let parts = self.inner.transfers.parts(&id).await?;
        Ok(Reply::Parcel { name: format!("bucintoro-{}.bucintoro", day(&now())), parcel: id, parts })
    }

    /// Writes a backup of every readable table into a file of this id, with or without devices. Returns the number of
    /// tables. Damaged parts are quarantined as on opening, so that a backup only holds what can be imported again.
    pub(crate) async fn write_backup(
        &self,
        id: &str,
        devices: bool,
        told: &(dyn Fn(usize, usize) + Sync),
    ) -> Result<usize, Problem> {
        let records = self.records();
        let people = records.people().await.map_err(to_problem)?;
        let mut listed = records.list().await.map_err(to_problem)?;
        // The oldest first, so that they are restored in the order of their creation.
        listed.sort_by_key(|listed| listed.table);
        let mut out = BufWriter::new(self.inner.transfers.create(id).await?);
        out = written(out, begins()).await?;
        let (mut tables, many) = (0, listed.len());
        for (done, listed) in listed.into_iter().enumerate() {
            told(done, many);
            if let Some(table) = self.table_backed_up(listed, devices).await? {
                out = written(out, comma(tables).to_owned() + &json(&table)?).await?;
                tables += 1;
            }
        }
        let boards = records.boards().await.map_err(to_problem)?;
        let preferences = records.preferences().await.map_err(to_problem)?;
        let names = records.remembered_names().await.map_err(to_problem)?;
        let groups = records.groups().await.map_err(to_problem)?;
        let losses =
            records.corruption_reports(None).await.map_err(to_problem)?.into_iter().filter(|loss| loss.table.is_none());
        let beside = Beside { people, boards, preferences, names, groups, losses: losses.collect() };
        out = written(out, beside.ends()?).await?;
        blocking(move || out.flush()).await?;
        Ok(tables)
    }

    /// Reads a table for a backup. Returns `None` if it was deleted meanwhile or its first line is damaged.
    #[expect(clippy::disallowed_methods, reason = "a backup holds whole tables")]
    async fn table_backed_up(
        &self,
        Listed { table, label, .. }: Listed,
        devices: bool,
    ) -> Result<Option<BackedUp>, Problem> {
        let backed_up = |open: &mut TableActor| {
            let record = lines_of(open).into_iter().map(str::to_owned).collect();
            // A table paused for a hand-over has not moved yet.
            let gone_to = open.gone_to().filter(|to| !to.is_empty());
            let seed = open.table().owner_view().known_seeds();
            Ok(BackedUp { seed, record, gone_to, label, devices: vec![], losses: vec![] })
        };
        let mut backed_up = match self.room(table).ask_transient(backed_up).await {
            Err(Problem::NotFound { .. }) => return Ok(None),
            Err(Problem::Damaged { fault } | Problem::Newer { fault, .. }) => {
                tracing::warn!(table, %fault, "a table that cannot be opened is not in the backup");
                return Ok(None);
            }
            backed_up => backed_up?,
        };
        if devices {
            let devices = self.lobby().known_devices(table).await.map_err(to_problem)?;
            // A table's screen has rights at this host, which no file grants to another.
            let others = devices.into_iter().filter(|device| !device.role.is_screen());
            backed_up.devices = others.map(Into::into).collect();
        }
        let losses = self.records().corruption_reports(Some(table)).await.map_err(to_problem)?;
        backed_up.losses = losses.into_iter().map(Into::into).collect();
        Ok(Some(backed_up))
    }
}

/// All stored data except tables.
#[derive(Default)]
pub struct Beside {
    /// The names of players, the latest first.
    pub people: Vec<String>,
    /// The boards that the owner saved, even faulty ones.
    pub boards: Vec<StoredBoard>,
    /// The preferences by key, without settings.
    pub preferences: BTreeMap<String, String>,
    /// The settings of names. A backup stores names and groups among its preferences, each under its own key.
    pub names: Vec<RememberedName>,
    /// The groups that play together.
    pub groups: Vec<StoredGroup>,
    /// Corruption reports that belong to no table.
    pub losses: Vec<Loss>,
}

impl Beside {
    /// Serialises the data as a backup without tables.
    ///
    /// # Errors
    /// If it cannot be written as JSON.
    pub fn as_backup(self) -> Result<String, Problem> {
        Ok(begins() + &self.ends()?)
    }

    /// Returns the end of a backup, after its tables.
    fn ends(self) -> Result<String, Problem> {
        let Self { people, boards, mut preferences, names, groups, losses } = self;
        // An unreadable one is left out.
        let board = |StoredBoard { game, board, id: _, changed }: StoredBoard| {
            Some(BackedUpBoard { game, board: serde_json::from_str(&board).ok()?, changed })
        };
        let boards: Vec<BackedUpBoard> = boards.into_iter().filter_map(board).collect();
        preferences.retain(|key, _| !is_demo(key));
        for name in names {
            preferences.insert(key_of_name(&name.name), json(&name)?);
        }
        preferences.extend(groups.into_iter().map(|stored| (key_of_group(&stored.name), stored.group)));
        let preferences: Vec<(String, String)> = preferences.into_iter().collect();
        let losses: Vec<BackedUpLoss> = losses.into_iter().map(Into::into).collect();
        Ok(format!(
            "],\"people\":{},\"boards\":{},\"preferences\":{},\"losses\":{}}}",
            json(&people)?,
            json(&boards)?,
            json(&preferences)?,
            json(&losses)?
        ))
    }
}

/// Serialises a stored table as a backup of it alone, so that an import keeps its seeds and its label.
///
/// # Errors
/// If it cannot be written as JSON.
pub fn table_as_backup(stored: &StoredTable, label: Label) -> Result<String, Problem> {
    let record = stored.lines.iter().map(|line| String::from_utf8_lossy(line).into_owned()).collect();
    let (seed, gone_to) = (stored.seed.clone(), stored.gone_to.clone());
    let table = BackedUp { seed, record, gone_to, label, devices: vec![], losses: vec![] };
    Ok(begins() + &json(&table)? + &Beside::default().ends()?)
}

/// Returns the beginning of a backup, up to its tables.
fn begins() -> String {
    format!("{{\"bucintoro_backup\":{FORMAT},\"tables\":[")
}

/// Returns the separator before an item of a list, given the number of earlier items.
fn comma(before: usize) -> &'static str {
    if before == 0 { "" } else { "," }
}

fn json(value: &impl Serialize) -> Result<String, Problem> {
    serde_json::to_string(value).map_err(|error| Problem::Internal { ticket: log_with_ticket(error) })
}

type Out = BufWriter<Box<dyn Write + Send>>;

async fn written(mut out: Out, text: String) -> Result<Out, Problem> {
    blocking(move || {
        out.write_all(text.as_bytes())?;
        Ok(out)
    })
    .await
}

/// Reads a backup from beginning to end, one item at a time, and returns its contents.
///
/// # Errors
/// Errors of the parser.
pub(crate) fn read(file: impl Read) -> Result<Contents, serde_json::Error> {
    read_measured(file, LARGEST)
}

fn read_measured(file: impl Read, largest: u64) -> Result<Contents, serde_json::Error> {
    let position = Position { read: Cell::new(0), left: Cell::new(largest), largest };
    let mut reader = serde_json::Deserializer::from_reader(Measured { file, position: &position });
    let contents = reader.deserialize_map(Whole { position: &position })?;
    reader.end()?;
    Ok(contents)
}

/// Reads one item of a backup.
///
/// # Errors
/// If it cannot be read, or has changed since.
pub(crate) fn thing(file: &dyn Transfer, Place { kind, from, to }: Place) -> io::Result<Item> {
    let text = BufReader::new(file.read_from(from)?.take(to - from));
    Ok(match kind {
        Kind::Table => Item::Table(serde_json::from_reader(text)?),
        Kind::Person => Item::Person(serde_json::from_reader(text)?),
        Kind::Board => Item::Board(serde_json::from_reader(text)?),
        Kind::Preference => Item::Preference(serde_json::from_reader(text)?),
        Kind::Loss => Item::Loss(serde_json::from_reader(text)?),
    })
}

/// The reading position in a file.
struct Position {
    /// The number of bytes read. The parser takes one at a time.
    read: Cell<u64>,
    /// The remaining allowed bytes of the current item.
    left: Cell<u64>,
    largest: u64,
}

impl Position {
    /// Starts another item.
    fn begins(&self) {
        self.left.set(self.largest);
    }
}

/// A reader that limits the size of each item, so that no item is held whole before it is checked.
struct Measured<'a, R> {
    file: R,
    position: &'a Position,
}

impl<R: Read> Read for Measured<'_, R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let read = self.file.read(bytes)? as u64;
        let left = self.position.left.get().checked_sub(read);
        self.position.left.set(left.ok_or_else(|| io::Error::from(io::ErrorKind::FileTooLarge))?);
        self.position.read.set(self.position.read.get() + read);
        Ok(read as usize)
    }
}

struct Whole<'a> {
    position: &'a Position,
}

impl<'de> Visitor<'de> for Whole<'_> {
    type Value = Contents;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a backup")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Contents, A::Error> {
        use serde::de::Error as _;
        let Self { position } = self;
        let mut contents = Contents::default();
        while let Some(key) = map.next_key::<String>()? {
            let places = &mut contents.places;
            match key.as_str() {
                "bucintoro_backup" => contents.format = Some(map.next_value()?),
                // A newer program may add fields only with a newer format number.
                _ if contents.format.is_some_and(|format| format > FORMAT) => {
                    map.next_value::<IgnoredAny>()?;
                }
                "tables" => {
                    contents.tables += map.next_value_seed(List::<BackedUp>::of(Kind::Table, position, places))?;
                }
                "people" => {
                    contents.people += map.next_value_seed(List::<String>::of(Kind::Person, position, places))?;
                }
                "boards" => {
                    contents.boards += map.next_value_seed(List::<BackedUpBoard>::of(Kind::Board, position, places))?;
                }
                "preferences" => {
                    let list = List::<(String, String)>::of(Kind::Preference, position, places);
                    contents.preferences += map.next_value_seed(list)?;
                }
                "losses" => {
                    contents.losses += map.next_value_seed(List::<BackedUpLoss>::of(Kind::Loss, position, places))?;
                }
                other => return Err(A::Error::custom(format!("unknown field `{other}`"))),
            }
        }
        match contents.format {
            Some(_) => Ok(contents),
            None => Err(A::Error::missing_field("bucintoro_backup")),
        }
    }
}

/// A list of which one item at a time is held in memory.
struct List<'a, T> {
    kind: Kind,
    position: &'a Position,
    places: &'a mut Vec<Place>,
    thing: PhantomData<T>,
}

impl<'a, T> List<'a, T> {
    fn of(kind: Kind, position: &'a Position, places: &'a mut Vec<Place>) -> Self {
        Self { kind, position, places, thing: PhantomData }
    }
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
        let Self { kind, position, places, .. } = self;
        let mut length = 0;
        position.begins();
        while let Some(from) = list.next_element_seed(Thing::<T>(position, PhantomData))? {
            if length < MOST_PLACES {
                places.push(Place { kind, from, to: position.read.get() });
            }
            position.begins();
            length += 1;
        }
        Ok(length)
    }
}

/// An item of a list, which is read and dropped. Its value is the start position.
struct Thing<'a, T>(&'a Position, PhantomData<T>);

impl<'de, T: Deserialize<'de>> DeserializeSeed<'de> for Thing<'_, T> {
    type Value = u64;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<u64, D::Error> {
        // The parser has already read its first byte.
        let begins = self.0.read.get().saturating_sub(1);
        T::deserialize(from).map(|_| begins)
    }
}

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test")]
mod tests {
    use super::*;

    fn backup(records: &[String]) -> String {
        let tables: Vec<String> =
            records.iter().map(|line| format!("{{\"seed\":null,\"record\":[{line:?}]}}")).collect();
        format!("{{\"bucintoro_backup\":2,\"tables\":[{}],\"people\":[\"Ann\"],\"boards\":[]}}", tables.join(","))
    }

    struct Text(String);

    impl Transfer for Text {
        fn length(&self) -> io::Result<u64> {
            Ok(self.0.len() as u64)
        }

        fn read_from(&self, at: u64) -> io::Result<Box<dyn Read + Send>> {
            Ok(Box::new(io::Cursor::new(self.0.clone().into_bytes().split_off(at as usize))))
        }
    }

    #[test]
    fn backup_limits_size_of_each_item_not_of_the_whole() {
        const MOST: u64 = 1_000;
        let many = backup(&vec!["x".repeat(800); 20]);
        let contents = read_measured(many.as_bytes(), MOST).expect("it is read");
        assert_eq!((contents.tables, contents.people), (20, 1));
        let one = backup(&["x".repeat(10), "x".repeat(1_200), "x".repeat(10)]);
        let refused = read_measured(one.as_bytes(), MOST).err().expect("it is too large");
        assert!(refused.is_io(), "{refused}");
    }

    #[test]
    fn each_backup_item_is_read_from_its_position() {
        let text = "{\"bucintoro_backup\":2,\"tables\":[ {\"seed\":null,\"record\":[\"é]\"]} ,\n\
             {\"seed\":\"00\",\"record\":[]}],\"people\":[\"Ann\" , \"Zo\\u00eb,\"],\"preferences\":[[\"tone\",\"high\"]],\
             \"boards\":[{\"game\":\"twilight\",\"board\":{\"id\":\"b\"}}],\"losses\":[]}";
        let contents = read(text.as_bytes()).expect("it is read");
        let file = Text(text.to_owned());
        let told = contents.places.iter().map(|place| match thing(&file, *place).expect("it is there") {
            Item::Table(table) => format!("{:?} {:?}", table.seed, table.record),
            Item::Person(name) => name,
            Item::Board(board) => format!("{} {}", board.game, board.board),
            Item::Preference((key, value)) => format!("{key}={value}"),
            Item::Loss(loss) => loss.found,
        });
        let expected = ["None [\"é]\"]", "Some(\"00\") []", "Ann", "Zoë,", "tone=high", "twilight {\"id\":\"b\"}"];
        assert_eq!(told.collect::<Vec<_>>(), expected);
    }
}
