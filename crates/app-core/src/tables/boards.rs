//! Boards: those that come with a game, and those that their owner adapted to the box or made.

use kernel::{AnyBoards, BoardRead, Flaw};
use serde_json::Value;

use crate::tables::rooms::Rooms;

use crate::names;
use crate::problems::not_found;
use crate::problems::outcome_unknown;
use crate::protocol::{BoardLine, FlawLine, Problem, Reply, Resource};
use crate::retry::{dropped, retry_until_known};
use crate::storage::StoredBoard;

/// The maximum number of stored boards of one game.
const MOST_BOARDS: usize = 100;

/// The maximum length of a board's id, in characters.
const LONGEST_ID: usize = 40;

/// The maximum size of a board file, in bytes.
const LONGEST_FILE: usize = 256 * 1024;

/// True if the id is valid for a board. It becomes a part of file names.
pub(crate) fn is_id(id: &str) -> bool {
    let allowed = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_');
    (1..=LONGEST_ID).contains(&id.len()) && id.bytes().all(allowed)
}

fn faulty(flaws: Vec<Flaw>) -> Problem {
    Problem::Board { flaws: flaws.into_iter().map(FlawLine::from).collect() }
}

/// Converts a board to its serialised form.
fn line(read: BoardRead, own: bool, changed: &str) -> BoardLine {
    BoardLine {
        id: read.id,
        name: read.name,
        own,
        changed: changed.to_owned(),
        assumed: assumed(&read.board),
        board: read.board,
        flaws: read.flaws.into_iter().map(FlawLine::from).collect(),
    }
}

/// Counts the values that are only assumed, at any depth.
fn assumed(value: &Value) -> u32 {
    match value {
        Value::Object(fields) => {
            let here = fields.get("sure").is_some_and(|sure| sure == "assumed");
            u32::from(here) + fields.values().map(assumed).sum::<u32>()
        }
        Value::Array(values) => values.iter().map(assumed).sum(),
        _ => 0,
    }
}

impl Rooms {
    fn boards_of(&self, game: &str) -> Result<&'static dyn AnyBoards, Problem> {
        self.games().game(game).and_then(|game| game.boards()).ok_or_else(|| not_found(Resource::Game))
    }

    /// Returns all boards of a game: the owner's, the latest changed first, then those that come with it.
    pub(crate) async fn boards(&self, game: &str) -> Result<Vec<BoardLine>, Problem> {
        let boards = self.boards_of(game)?;
        let mut lines = Vec::new();
        for kept in self.records().boards().await.map_err(outcome_unknown)? {
            if kept.game != game {
                continue;
            }
            let read = serde_json::from_str(&kept.board).ok().map(|board: Value| boards.read(&board));
            match read {
                Some(Ok(read)) => lines.push(line(read, true, &kept.changed)),
                _ => tracing::warn!(game, id = kept.id, "a saved board cannot be read"),
            }
        }
        for shipped in boards.shipped() {
            lines.push(line(boards.read(&shipped).map_err(faulty)?, false, ""));
        }
        Ok(lines)
    }

    async fn board(&self, game: &str, id: &str) -> Result<BoardLine, Problem> {
        self.boards(game).await?.into_iter().find(|board| board.id == id).ok_or_else(|| not_found(Resource::Board))
    }

    /// Stores a board, faulty or not, because an owner edits it value by value.
    pub(crate) async fn save_board(&self, game: &str, board: Value) -> Result<Reply, Problem> {
        self.save_board_at(game, board, crate::now()).await
    }

    /// Stores a board with the time of its last change.
    pub(crate) async fn save_board_at(&self, game: &str, board: Value, changed: String) -> Result<Reply, Problem> {
        let read = self.boards_of(game)?.read(&board).map_err(faulty)?;
        self.keep(game, read, changed).await
    }

    async fn keep(&self, game: &str, mut read: BoardRead, changed: String) -> Result<Reply, Problem> {
        read.name = names::tidy(&read.name);
        names::named(&read.name, usize::MAX)?;
        if let Some(name) = read.board.get_mut("name") {
            *name = read.name.as_str().into();
        }
        let lines = self.boards(game).await?;
        let known = lines.iter().find(|line| line.id == read.id);
        if known.is_some_and(|line| !line.own) {
            return Err(faulty(vec![Flaw::new("board-id").with("id", read.id)]));
        }
        if known.is_none() && !is_id(&read.id) {
            return Err(faulty(vec![Flaw::new("board-id-form").with("most", LONGEST_ID)]));
        }
        if known.is_none() && lines.len() >= MOST_BOARDS {
            return Err(faulty(vec![Flaw::new("board-too-many").with("most", MOST_BOARDS)]));
        }
        let text = read.board.to_string();
        let kept = StoredBoard { game: game.to_owned(), id: read.id.clone(), board: text, changed };
        retry_until_known(|| self.records().store_board(&kept)).await.map_err(outcome_unknown)?;
        Ok(Reply::Board { board: Box::new(line(read, true, &kept.changed)) })
    }

    /// Copies a board to a new id and name.
    pub(crate) async fn copy_board(&self, game: &str, from: &str, id: &str, name: &str) -> Result<Reply, Problem> {
        let mut board = self.board(game, from).await?.board;
        if let Some(fields) = board.as_object_mut() {
            fields.insert("id".into(), id.into());
            fields.insert("name".into(), names::tidy(name).into());
        }
        self.save_board(game, board).await
    }

    /// Changes a stored board.
    pub(crate) async fn edit_board(&self, game: &str, id: &str, edit: Value) -> Result<Reply, Problem> {
        let board = self.board(game, id).await?;
        let read = self.boards_of(game)?.edit(&board.board, edit).map_err(faulty)?;
        self.keep(game, read, crate::now()).await
    }

    /// Exports a board as a readable file.
    pub(crate) async fn export_board(&self, game: &str, id: &str) -> Result<Reply, Problem> {
        let board = self.board(game, id).await?.board;
        let text = serde_json::to_string_pretty(&board)
            .map_err(|error| Problem::Internal { ticket: crate::tickets::log_with_ticket(error) })?;
        // Older ids were not checked.
        let id = if is_id(id) { id } else { "own" };
        Ok(Reply::File { name: format!("{game}-board-{id}.json"), text: text + "\n" })
    }

    /// Imports a board file. `id` replaces a file's own id that is invalid or used by another board, so that no board
    /// is overwritten. A faulty board is refused with all its flaws.
    pub(crate) async fn import_board(&self, game: &str, text: &str, id: &str) -> Result<Reply, Problem> {
        let unreadable = |detail: String| faulty(vec![Flaw::new("board-file").with("path", "").with("detail", detail)]);
        if text.len() > LONGEST_FILE {
            return Err(Problem::TooLong);
        }
        let boards = self.boards_of(game)?;
        let mut board: Value =
            serde_json::from_str(crate::tables::unmarked(text)).map_err(|error| unreadable(error.to_string()))?;
        let here = self.boards(game).await?;
        let taken = here.iter().any(|line| board["id"] == line.id.as_str() && (!line.own || board != line.board));
        let is_unfit = board["id"].as_str().is_some_and(|id| !is_id(id));
        if let Some(fields) = board.as_object_mut().filter(|_| taken || is_unfit) {
            fields.insert("id".into(), id.into());
        }
        let read = boards.read(&board).map_err(faulty)?;
        if !read.flaws.is_empty() {
            return Err(faulty(read.flaws));
        }
        self.keep(game, read, crate::now()).await
    }

    /// Deletes a saved board.
    pub(crate) async fn remove_board(&self, game: &str, id: &str) -> Result<Reply, Problem> {
        let records = self.records();
        match dropped(|| records.delete_board(game, id)).await {
            Ok(true) => Ok(Reply::Done),
            Ok(false) => Err(not_found(Resource::Board)),
            Err(problem) => Err(outcome_unknown(problem)),
        }
    }
}
