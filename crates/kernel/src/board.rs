//! Printed values with their provenance, and boards as files that owners can adapt to their box.

use std::marker::PhantomData;

use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_path_to_error::{Path, Segment};

use crate::Flaw;
use crate::json::to_json_value;

/// The certainty of a printed value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum Surety {
    /// Stated by the rules or a clear source, or confirmed by the owner of the box.
    Confirmed,
    /// A playable assumption.
    #[default]
    Assumed,
}

/// A printed value, how certain it is, and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Printed<T> {
    /// The value that the rules use.
    pub value: T,
    /// How certain it is that this value is printed on the board.
    pub sure: Surety,
    /// The origin of the value, in one line.
    pub source: String,
}

impl<T> Printed<T> {
    /// True if the value is only assumed.
    pub fn is_assumed(&self) -> bool {
        self.sure == Surety::Assumed
    }

    /// Creates a value that the owner has read off the box.
    pub fn on_the_box(value: T) -> Self {
        Self { value, sure: Surety::Confirmed, source: "Confirmed by the owner of the box".to_owned() }
    }

    /// Creates a value of a board in design, until it is confirmed.
    pub fn made_up(value: T) -> Self {
        Self { value, sure: Surety::Assumed, source: "Made up for a board of one's own".to_owned() }
    }
}

/// The printed board of a game as data: checked as a whole, edited value by value.
pub trait Board: Clone + Eq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// A change of one value to that of the user's box, or of the shape of a board that the user made.
    type Edit: DeserializeOwned;

    /// Returns the boards that come with the program.
    fn shipped() -> Vec<Self>;

    /// Returns the id under which the board is stored.
    fn id(&self) -> &str;

    /// Returns the name.
    fn name(&self) -> &str;

    /// Returns all flaws. A board can be played only without any.
    fn flaws(&self) -> Vec<Flaw>;

    /// Makes a change. The board may be faulty afterwards, until a later change fixes it.
    ///
    /// # Errors
    /// If the change names something that does not exist; then nothing is changed.
    fn edit(&mut self, edit: &Self::Edit) -> Result<(), Flaw>;
}

/// The boards of one game, type-erased.
pub trait AnyBoards: Send + Sync {
    /// Returns the boards that come with the program.
    fn shipped(&self) -> Vec<Value>;

    /// Reads a board, even a faulty one, and lists its flaws.
    ///
    /// # Errors
    /// The first value that cannot be read, as a flaw with `path` and `detail`.
    fn read(&self, board: &Value) -> Result<BoardRead, Vec<Flaw>>;

    /// Makes a change.
    ///
    /// # Errors
    /// Those of [`read`](AnyBoards::read) and of [`Board::edit`].
    fn edit(&self, board: &Value, edit: Value) -> Result<BoardRead, Vec<Flaw>>;
}

/// A parsed board.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardRead {
    /// The id, as in the file.
    pub id: String,
    /// The name, as in the file.
    pub name: String,
    /// The board with all values written out.
    pub board: Value,
    /// All flaws.
    pub flaws: Vec<Flaw>,
}

/// The implementation of [`AnyBoards`] for a board type.
pub struct BoardsOf<B>(PhantomData<fn() -> B>);

impl<B> BoardsOf<B> {
    /// Creates the type-erased boards.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<B> Default for BoardsOf<B> {
    fn default() -> Self {
        Self::new()
    }
}

/// Reads a value, or returns the first part of it that cannot be read, as a JSON Pointer with the reason.
fn read_value<T: DeserializeOwned>(value: &Value) -> Result<T, Vec<Flaw>> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let flaw = Flaw::new("board-file").with("path", pointer(error.path()));
        vec![flaw.with("detail", error.into_inner().to_string())]
    })
}

/// Formats a path as a JSON Pointer (RFC 6901).
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
