//! Tables with their records and owners.

use app_core::protocol::Damage;
use app_core::storage::{
    EntryRef, Label, LabelChange, Listed, NewEntries, NewTable, StoreError, StoreResult, StoredTable, TableStore,
};
use async_trait::async_trait;
use kernel::record::{HashedLine, LineFault};
use kernel::to_json;
use sha2::{Digest as _, Sha256};
use sqlx::Row as _;
use sqlx::postgres::PgRow;

use crate::connection_pool::within;
use crate::{Club, OwnedTable, PgQuery, queries, stored, text};

/// Returns the hash by which a line is found.
fn hashed(line: &str) -> String {
    hex::encode(Sha256::digest(line))
}

fn written(lines: &[HashedLine]) -> Vec<&str> {
    lines.iter().map(|sealed| sealed.line.as_str()).collect()
}

/// Reads a number of this crate from a column.
pub(crate) fn number(row: &PgRow, column: usize) -> Result<u32, sqlx::Error> {
    let number: i64 = row.try_get(column)?;
    u32::try_from(number).map_err(|error| sqlx::Error::Decode(Box::new(error)))
}

/// Returns a unique name for quarantined lines.
fn name_aside(table: u32) -> String {
    format!("table-{table}-{}.jsonl", hex::encode(rand::random::<[u8; 6]>()))
}

#[async_trait]
impl TableStore for Club {
    async fn create(&self, new: NewTable<'_>) -> StoreResult<u32> {
        let NewTable { game, seed, lines, summary, request, gone_to, label } = new;
        let create = sqlx::query(queries::CREATE)
            .bind(game)
            .bind(seed)
            .bind(gone_to)
            .bind(text(&label.name))
            .bind(label.filed)
            .bind(summary)
            .bind(self.node().id())
            .bind(lines.last().map_or("", |last| &last.hash))
            .bind(written(lines))
            .bind(text(request))
            .bind(hashed(lines.first().map_or("", |first| &first.line)))
            .bind(text(&label.location))
            .bind(text(&label.note));
        let lease_expirations = self.node().lease_expirations();
        let made = self.one(create, |row| number(row, 0)).await?;
        let table = made.ok_or(StoreError::Unknown(Box::new(sqlx::Error::RowNotFound)))?;
        self.owned_tables().insert(table, OwnedTable { epoch: 1, lease_expirations });
        Ok(table)
    }

    async fn table_of_request(&self, request: &str) -> StoreResult<Option<u32>> {
        self.look_up(queries::MADE_BY, text(request)).await
    }

    async fn with_header(&self, line: &str) -> StoreResult<Vec<u32>> {
        self.all(sqlx::query(queries::WITH_HEADER).bind(hashed(line)), |row| number(row, 0)).await
    }

    async fn append(&self, table: u32, fresh: NewEntries<'_>) -> StoreResult<()> {
        let NewEntries { after, lines, request, seeds, summary } = fresh;
        let Some(last) = lines.last() else { return Ok(()) };
        self.check_lease()?;
        let append = sqlx::query(queries::APPEND)
            .bind(stored(table))
            .bind(self.node().id())
            .bind(self.epoch(table))
            .bind(&after.hash)
            .bind(stored(after.n))
            .bind(request.map(text))
            .bind(written(lines))
            .bind(&last.hash)
            .bind(summary)
            .bind(seeds);
        let _measured = self.measures.append.start_timer();
        self.done_as_owner(table, append).await
    }

    async fn read(&self, table: u32) -> StoreResult<Option<StoredTable>> {
        let mut pooled = self.lines.acquire().await?;
        let line = pooled.connection();
        let read = within(async {
            // The table's row is read first, so that entries appended meanwhile do not look lost.
            let Some(row) = sqlx::query(queries::TABLE).bind(stored(table)).fetch_optional(&mut *line).await? else {
                return Ok(None);
            };
            let known = EntryRef { n: number(&row, 2)?, hash: row.try_get(3)? };
            let mut found = StoredTable {
                seed: row.try_get(0)?,
                gone_to: row.try_get(1)?,
                known: Some(known),
                ..StoredTable::default()
            };
            for row in sqlx::query(queries::ENTRIES).bind(stored(table)).fetch_all(line).await? {
                found.lines.push(row.try_get(1)?);
                if let Some(request) = row.try_get(2)? {
                    found.requests.push((request, number(&row, 0)?));
                }
            }
            Ok(Some(found))
        });
        let read = read.await;
        pooled.release(read)
    }

    async fn take(&self, table: u32) -> StoreResult<Option<StoredTable>> {
        if !self.claim(table).await? {
            return Ok(None);
        }
        self.read(table).await
    }

    async fn list(&self) -> StoreResult<Vec<Listed>> {
        let listed = |row: &PgRow| {
            let label = Label {
                name: row.try_get(3)?,
                filed: row.try_get(4)?,
                location: row.try_get(5)?,
                note: row.try_get(6)?,
            };
            Ok(Listed { table: number(row, 0)?, game: row.try_get(1)?, summary: row.try_get(2)?, label })
        };
        self.all(sqlx::query(queries::LIST), listed).await
    }

    async fn quarantine_tail(
        &self,
        table: u32,
        last: &EntryRef,
        line: u32,
        fault: LineFault,
        at: &str,
    ) -> StoreResult<()> {
        let file = name_aside(table);
        let damage = to_json(&Damage::SetAside { line, fault, file: file.clone() });
        let set = sqlx::query(queries::QUARANTINE_TAIL)
            .bind(stored(table))
            .bind(self.node().id())
            .bind(self.epoch(table))
            .bind(stored(last.n))
            .bind(&last.hash)
            .bind(at)
            .bind(damage)
            .bind(file);
        self.done_as_owner(table, set).await
    }

    async fn note_lost_tail(&self, table: u32, last: &EntryRef, damage: &Damage, at: &str) -> StoreResult<()> {
        let ends = sqlx::query(queries::ENDS_HERE)
            .bind(stored(table))
            .bind(self.node().id())
            .bind(self.epoch(table))
            .bind(stored(last.n))
            .bind(&last.hash)
            .bind(at)
            .bind(to_json(damage));
        self.done_as_owner(table, ends).await
    }

    async fn store_seeds(&self, table: u32, seeds: &str) -> StoreResult<()> {
        self.write_as_owner(table, queries::KEEP_SEEDS, |query| query.bind(seeds)).await.map(|_| ())
    }

    async fn set_gone(&self, table: u32, to: Option<&str>) -> StoreResult<()> {
        self.write_as_owner(table, queries::SET_GONE, |query| query.bind(to.map(text))).await.map(|_| ())
    }

    async fn set_label(&self, table: u32, change: &LabelChange) -> StoreResult<bool> {
        let LabelChange { name, filed, location, note } = change;
        let (location, note) = (location.as_deref().map(text), note.as_deref().map(text));
        let bind = |query: PgQuery<'static>| query.bind(text(name)).bind(*filed).bind(location).bind(note);
        self.write_as_owner(table, queries::SET_LABEL, bind).await
    }

    async fn set_summary(&self, table: u32, last: &EntryRef, summary: &str) -> StoreResult<()> {
        let set =
            sqlx::query(queries::SET_SUMMARY).bind(stored(table)).bind(stored(last.n)).bind(&last.hash).bind(summary);
        self.execute(set).await.map(|_| ())
    }

    async fn store_figures(&self, table: u32, last: &EntryRef, figures: &str) -> StoreResult<()> {
        let keep = sqlx::query(queries::KEEP_FIGURES)
            .bind(stored(table))
            .bind(stored(last.n))
            .bind(&last.hash)
            .bind(text(figures));
        self.execute(keep).await.map(|_| ())
    }

    async fn figures(&self) -> StoreResult<Vec<(u32, String)>> {
        self.all(sqlx::query(queries::FIGURES), |row| Ok((number(row, 0)?, row.try_get(1)?))).await
    }

    async fn delete(&self, table: u32) -> StoreResult<bool> {
        let gone = self.write_as_owner(table, queries::DELETE, |query| query).await?;
        self.owned_tables().remove(&table);
        Ok(gone)
    }
}

impl Club {
    /// Returns the epoch under which this node owns a table; 0 for other tables.
    pub(crate) fn epoch(&self, table: u32) -> i64 {
        let held = self
            .owned_tables()
            .get(&table)
            .copied()
            .filter(|held| held.lease_expirations == self.node().lease_expirations());
        held.map_or(0, |held| held.epoch)
    }

    /// Looks up a table by a key, with the statement `directory`.
    pub(crate) async fn look_up(&self, directory: &'static str, key: String) -> StoreResult<Option<u32>> {
        self.one(sqlx::query(directory).bind(key), |row| number(row, 0)).await
    }

    /// Makes this node the owner of a table. Returns false if there is no such table.
    ///
    /// # Errors
    /// [`StoreError::Elsewhere`] if another live node owns it, or this node has no lease or is draining. Errors of the
    /// database.
    async fn claim(&self, table: u32) -> StoreResult<bool> {
        let lease_expirations = self.node().lease_expirations();
        self.check_lease()?;
        if self.node().is_draining() {
            return Err(StoreError::Elsewhere);
        }
        let take =
            sqlx::query(queries::TAKE).bind(stored(table)).bind(self.node().id()).bind(self.node().lease_ttl_secs());
        if let Some(epoch) = self.one(take, |row| row.try_get(0)).await? {
            self.owned_tables().insert(table, OwnedTable { epoch, lease_expirations });
            return Ok(true);
        }
        let there = self.one(sqlx::query(queries::IS_THERE).bind(stored(table)), |_| Ok(())).await?;
        if there.is_some() { Err(StoreError::Elsewhere) } else { Ok(false) }
    }

    /// True if this node owns a table; `None` if there is no such table.
    pub(crate) async fn owns(&self, table: u32) -> StoreResult<Option<bool>> {
        let owned = sqlx::query(queries::IS_OWNED).bind(stored(table)).bind(self.node().id()).bind(self.epoch(table));
        let owned = self.one(owned, |row| row.try_get(0)).await?;
        if owned == Some(false) {
            self.measures.fenced.inc();
        }
        Ok(owned)
    }

    /// Returns why the owner's statement changed nothing: another node owns the table, or the record has another end.
    async fn refused(&self, table: u32) -> StoreResult<StoreError> {
        let lost = self.owns(table).await? == Some(false);
        Ok(if lost { StoreError::Elsewhere } else { StoreError::DoesNotFollow })
    }

    /// Binds table, owner and epoch as the first three values of a fenced statement.
    pub(crate) fn fenced<'q>(&self, table: u32, statement: &'static str) -> PgQuery<'q> {
        sqlx::query(statement).bind(stored(table)).bind(self.node().id().to_owned()).bind(self.epoch(table))
    }

    /// Claims a table that this node does not hold, then runs a fenced statement that returns a row if this node owns
    /// the table. Returns false if there is no such table.
    ///
    /// # Errors
    /// [`StoreError::Elsewhere`] if another node owns the table. Errors of the database.
    pub(crate) async fn write_as_owner<'q>(
        &self,
        table: u32,
        statement: &'static str,
        bind: impl FnOnce(PgQuery<'q>) -> PgQuery<'q>,
    ) -> StoreResult<bool> {
        if self.epoch(table) == 0 {
            match self.claim(table).await {
                Ok(true) => {}
                Ok(false) => return Ok(false),
                // A closed table cannot be claimed; the statement decides whether it may be changed.
                Err(StoreError::Elsewhere) => {}
                Err(problem) => return Err(problem),
            }
        }
        if self.one(bind(self.fenced(table, statement)), |_| Ok(())).await?.is_some() {
            return Ok(true);
        }
        match self.owns(table).await? {
            None => Ok(false),
            Some(_) => Err(StoreError::Elsewhere),
        }
    }

    /// Runs a statement that only the owner of a table may run.
    async fn done_as_owner(&self, table: u32, query: PgQuery<'_>) -> StoreResult<()> {
        match self.execute(query).await? {
            0 => Err(self.refused(table).await?),
            _ => Ok(()),
        }
    }

    /// Returns the addresses of the nodes with a valid lease.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn answering(&self) -> StoreResult<Vec<String>> {
        self.all(sqlx::query(queries::ANSWERING).bind(self.node().lease_ttl_secs()), |row| row.try_get(0)).await
    }

    /// Returns the node that owns a table; `None` without an owner.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn owner(&self, table: u32) -> StoreResult<Option<Owner>> {
        let owner = sqlx::query(queries::OWNER).bind(stored(table)).bind(self.node().lease_ttl_secs());
        let named = |row: &PgRow| match row.try_get(0)? {
            Some(id) => Ok(Some(Owner { id, addr: row.try_get(1)?, draining: row.try_get(2)? })),
            None => Ok(None),
        };
        Ok(self.one(owner, named).await?.flatten())
    }
}

/// The owner of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Owner {
    /// The node's id.
    pub id: String,
    /// Address at which other nodes reach it.
    pub addr: String,
    /// True if it is draining: no new devices are sent there.
    pub draining: bool,
}
