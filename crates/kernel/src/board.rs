//! Printed values with their provenance, and boards as files that owners can match to their box.

use std::marker::PhantomData;

use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_path_to_error::{Path, Segment};

use crate::Flaw;
use crate::json::to_json_value;

/// How certain a printed value is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum Surety {
    /// Stated by the rules or a clear source, or confirmed by the owner of the box.
    Confirmed,
    /// A playable assumption.
    #[default]
    Assumed,
}

/// A printed value, how certain it is, and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Printed<T> {
    /// The value that the rules use.
    pub value: T,
    /// Confirmed or assumed.
    pub sure: Surety,
    /// One line: where the value comes from.
    pub source: String,
}

impl<T> Printed<T> {
    /// Whether this value is only assumed.
    pub fn is_assumed(&self) -> bool {
        self.sure == Surety::Assumed
    }

    /// A value that the owner has read off the box.
    pub fn on_the_box(value: T) -> Self {
        Self { value, sure: Surety::Confirmed, source: "Confirmed by the owner of the box".to_owned() }
    }

    /// A value of a board being designed, until it is confirmed.
    pub fn made_up(value: T) -> Self {
        Self { value, sure: Surety::Assumed, source: "Made up for a board of one's own".to_owned() }
    }
}

/// The printed board of a game as data: checked as a whole, edited value by value.
pub trait Board: Clone + Eq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// One change: a value matched to the box, or, on a board of one's own, a change of its shape.
    type Edit: DeserializeOwned;

    /// The boards that come with the program.
    fn shipped() -> Vec<Self>;

    /// Its id, by which it is kept.
    fn id(&self) -> &str;

    /// Its name.
    fn name(&self) -> &str;

    /// Every fault; a board can be played only without any.
    fn flaws(&self) -> Vec<Flaw>;

    /// Makes a change. The board may be faulty afterwards, until a later change fixes it.
    ///
    /// # Errors
    /// If the change names something that does not exist; then nothing is changed.
    fn edit(&mut self, edit: &Self::Edit) -> Result<(), Flaw>;
}

/// The boards of one game, type-erased.
pub trait AnyBoards: Send + Sync {
    /// The boards that come with the program.
    fn shipped(&self) -> Vec<Value>;

    /// Reads a board, even a faulty one, and lists its faults.
    ///
    /// # Errors
    /// The first place that cannot be read, as a flaw with `path` and `detail`.
    fn read(&self, board: &Value) -> Result<BoardRead, Vec<Flaw>>;

    /// Makes a change.
    ///
    /// # Errors
    /// Those of [`read`](AnyBoards::read) and of [`Board::edit`].
    fn edit(&self, board: &Value, edit: Value) -> Result<BoardRead, Vec<Flaw>>;
}

/// A board that was read.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardRead {
    /// Its id, as in the file.
    pub id: String,
    /// Its name, as in the file.
    pub name: String,
    /// The board, written out whole.
    pub board: Value,
    /// Every fault.
    pub flaws: Vec<Flaw>,
}

/// Makes [`AnyBoards`] of a board.
pub struct BoardsOf<B>(PhantomData<fn() -> B>);

impl<B> BoardsOf<B> {
    /// The boards without their type.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<B> Default for BoardsOf<B> {
    fn default() -> Self {
        Self::new()
    }
}

/// Reads a value, and names the first place that cannot be read: a JSON Pointer and why.
fn read_value<T: DeserializeOwned>(value: &Value) -> Result<T, Vec<Flaw>> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let flaw = Flaw::new("board-file").with("path", pointer(error.path()));
        vec![flaw.with("detail", error.into_inner().to_string())]
    })
}

/// A path as a JSON Pointer (RFC 6901).
fn pointer(path: &Path) -> String {
    let name = |segment: &Segment| match segment {
        Segment::Seq { index } => Some(index.to_string()),
        Segment::Map { key } => Some(key.replace('~', "~0").replace('/', "~1")),
        Segment::Enum { .. } | Segment::Unknown => None,
    };
    path.iter().filter_map(name).map(|name| format!("/{name}")).collect()
}

fn read<B: Board>(board: &B) -> BoardRead {
    BoardRead {
        id: board.id().to_owned(),
        name: board.name().to_owned(),
        board: to_json_value(board),
        flaws: board.flaws(),
    }
}

impl<B: Board> AnyBoards for BoardsOf<B> {
    fn shipped(&self) -> Vec<Value> {
        B::shipped().iter().map(to_json_value).collect()
    }

    fn read(&self, board: &Value) -> Result<BoardRead, Vec<Flaw>> {
        read_value::<B>(board).map(|board| read(&board))
    }

    fn edit(&self, board: &Value, edit: Value) -> Result<BoardRead, Vec<Flaw>> {
        let mut board: B = read_value(board)?;
        let edit: B::Edit = read_value(&edit)?;
        board.edit(&edit).map_err(|flaw| vec![flaw])?;
        Ok(read(&board))
    }
}
