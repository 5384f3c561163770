//! Tables with their records.

use app_core::protocol::Damage;
use app_core::storage::{
    EntryRef, LabelChange, Listed, NewEntries, NewTable, StoreError, StoreResult, StoredTable, TableStore,
};
use async_trait::async_trait;
use kernel::record::{HashedLine, LineFault, verify_hash};

use super::places::{ASIDE, unknown};
use super::state::{Card, Change, FiguresAt};
use super::table::{TableFile, name};
use super::{Home, Inner, MOST_OPEN, open};

#[async_trait]
impl TableStore for Home {
    async fn create(&self, new: NewTable<'_>) -> StoreResult<u32> {
        let mut inner = self.inner().await;
        let inner = open(&mut inner)?;
        let NewTable { game, seed, lines, summary, request, gone_to, label } = new;
        if inner.state.tables.values().any(|card| card.made_by == request) {
            return Err(StoreError::Twice);
        }
        let last = EntryRef::of(lines).ok_or(StoreError::DoesNotFollow)?;
        let card = Card {
            game: game.to_owned(),
            made_by: request.to_owned(),
            begins: lines.first().map_or_else(String::new, |header| header.hash.clone()),
            last: (last.n, last.hash),
            seed: seed.map(str::to_owned),
            gone_to: gone_to.map(str::to_owned),
            label,
            summary: Some(summary.to_owned()),
        };
        inner.create(lines, card).await
    }

    async fn table_of_request(&self, request: &str) -> StoreResult<Option<u32>> {
        let mut inner = self.inner().await;
        let mut tables = open(&mut inner)?.state.tables.iter();
        Ok(tables.find_map(|(id, card)| (card.made_by == request).then_some(*id)))
    }

    async fn with_header(&self, line: &str) -> StoreResult<Vec<u32>> {
        let mut inner = self.inner().await;
        let tables = open(&mut inner)?.state.tables.iter();
        // A line whose hash does not match is not found.
        let Ok((_, hash)) = verify_hash(line, "") else { return Ok(vec![]) };
        Ok(tables.filter_map(|(id, card)| (card.begins == hash).then_some(*id)).collect())
    }

    async fn append(&self, table: u32, fresh: NewEntries<'_>) -> StoreResult<()> {
        let mut inner = self.inner().await;
        let inner = open(&mut inner)?;
        let NewEntries { after, lines, request, seeds, summary } = fresh;
        let Some(last) = lines.last() else { return Ok(()) };
        let card = inner.card(table).await?.ok_or(StoreError::DoesNotFollow)?;
        if card.last() != after {
            return Err(StoreError::DoesNotFollow);
        }
        let card = Card {
            seed: seeds.map(str::to_owned).or(card.seed),
            summary: Some(summary.to_owned()),
            last: (after.n + lines.len() as u32, last.hash.clone()),
            ..card
        };
        inner.add(table, lines, request, card, false).await
    }

    async fn read(&self, table: u32) -> StoreResult<Option<StoredTable>> {
        let mut inner = self.inner().await;
        let inner = open(&mut inner)?;
        if inner.card(table).await?.is_none() {
            return Ok(None);
        }
        let known = inner.state.card(table).cloned();
        let (file, Some(known)) = (inner.file(table).await?, known) else { return Ok(None) };
        file.read(&known).map(Some).map_err(unknown)
    }

    async fn list(&self) -> StoreResult<Vec<Listed>> {
        let mut inner = self.inner().await;
        let tables = open(&mut inner)?.state.tables.iter().rev();
        let listed = |(table, card): (&u32, &Card)| {
            let Card { game, summary, label, .. } = card.clone();
            Listed { table: *table, game, summary, label }
        };
        Ok(tables.map(listed).collect())
    }

    async fn quarantine_tail(
        &self,
        table: u32,
        last: &EntryRef,
        line: u32,
        fault: LineFault,
        at: &str,
    ) -> StoreResult<()> {
        let mut inner = self.inner().await;
        let inner = open(&mut inner)?;
        let Some(card) = inner.card(table).await? else { return Ok(()) };
        let file = inner.put_aside(table, last.n as usize + 1, at).await?;
        let card = Card { summary: None, ..card.ending(last) };
        let mut changes = inner.state.loss(Some(table), &Damage::SetAside { line, fault, file }, at);
        changes.push(Change::Table(table, Some(card.clone())));
        inner.change(changes).await?;
        inner.add(table, &[], None, card, true).await
    }

    async fn note_lost_tail(&self, table: u32, last: &EntryRef, damage: &Damage, at: &str) -> StoreResult<()> {
        let mut inner = self.inner().await;
        let inner = open(&mut inner)?;
        let Some(card) = inner.card(table).await? else { return Ok(()) };
        let card = card.ending(last);
        let mut changes = inner.state.loss(Some(table), damage, at);
        changes.push(Change::Table(table, Some(card.clone())));
        inner.change(changes).await?;
        inner.add(table, &[], None, card, true).await
    }

    async fn store_seeds(&self, table: u32, seeds: &str) -> StoreResult<()> {
        self.change_card(table, |card| card.seed = Some(seeds.to_owned())).await.map(|_| ())
    }

    async fn set_gone(&self, table: u32, to: Option<&str>) -> StoreResult<()> {
        self.change_card(table, |card| card.gone_to = to.map(str::to_owned)).await.map(|_| ())
    }

    async fn set_label(&self, table: u32, change: &LabelChange) -> StoreResult<bool> {
        self.change_card(table, |card| card.label.change(change)).await
    }

    async fn set_summary(&self, table: u32, last: &EntryRef, summary: &str) -> StoreResult<()> {
        let told_anew = |card: &mut Card| {
            if card.last() == *last {
                card.summary = Some(summary.to_owned());
            }
        };
        self.change_card(table, told_anew).await.map(|_| ())
    }

    async fn store_figures(&self, table: u32, last: &EntryRef, figures: &str) -> StoreResult<()> {
        let mut inner = self.inner().await;
        let inner = open(&mut inner)?;
        let ends = inner.card(table).await?.is_some_and(|card| card.last() == *last);
        if ends {
            let kept = FiguresAt { last: (last.n, last.hash.clone()), figures: figures.to_owned() };
            inner.note(Change::Figures(table, kept));
            inner.journal.compact_if_long(&inner.state).await;
        }
        Ok(())
    }

    async fn figures(&self) -> StoreResult<Vec<(u32, String)>> {
        let mut inner = self.inner().await;
        Ok(open(&mut inner)?.state.figures())
    }

    async fn delete(&self, table: u32) -> StoreResult<bool> {
        let mut inner = self.inner().await;
        let inner = open(&mut inner)?;
        if inner.state.card(table).is_none() {
            return Ok(false);
        }
        let devices = inner.state.devices.iter().filter(|(_, device)| device.table == table);
        let losses = inner.state.losses().filter(|loss| loss.table == Some(table));
        let mut changes = vec![Change::Table(table, None)];
        changes.extend(devices.map(|(id, _)| Change::Device(*id, None)));
        changes.extend(losses.map(|loss| Change::Loss(loss.id, None)));
        let reserved = inner.state.reserved.keys().filter(|(of, _)| *of == table);
        changes.extend(reserved.map(|(table, seat)| Change::Reserved(*table, *seat, None)));
        inner.change(changes).await?;
        inner.close(table);
        if let Err(error) = inner.folder.remove(&name(table)).await {
            // The table is deleted; its file is removed at the next start.
            tracing::warn!(table, %error, "the file of a deleted table could not be removed");
        }
        Ok(true)
    }
}

impl Home {
    /// Changes the metadata of a table, but not its record. Returns false if there is no such table.
    async fn change_card(&self, table: u32, change: impl FnOnce(&mut Card) + Send) -> StoreResult<bool> {
        let mut inner = self.inner().await;
        let inner = open(&mut inner)?;
        let Some(mut card) = inner.card(table).await? else { return Ok(false) };
        change(&mut card);
        inner.add(table, &[], None, card, false).await?;
        Ok(true)
    }
}

impl Inner {
    async fn create(&mut self, lines: &[HashedLine], card: Card) -> StoreResult<u32> {
        let table = self.state.next_number()?;
        let made = match TableFile::made(&*self.folder, table, lines, &card).await {
            Ok(made) => self.change(vec![Change::Given(table), Change::Table(table, Some(card))]).await.map(|()| made),
            Err(problem) => Err(problem),
        };
        match made {
            Ok(made) => {
                self.hold(table, made);
                Ok(table)
            }
            Err(problem) => match self.folder.remove(&name(table)).await {
                Ok(()) => Err(problem),
                Err(error) => Err(unknown(error)),
            },
        }
    }

    /// Appends to the file of a table, and updates the journal.
    async fn add(
        &mut self,
        table: u32,
        lines: &[HashedLine],
        request: Option<&str>,
        card: Card,
        cut: bool,
    ) -> StoreResult<()> {
        let added = self.file(table).await?.add(lines, request, card.clone(), cut);
        if matches!(added, Err(StoreError::Unknown(_))) {
            // The file is read again before the next append.
            self.close(table);
        }
        added?;
        self.note(Change::Table(table, Some(card)));
        self.journal.compact_if_long(&self.state).await;
        Ok(())
    }

    /// Returns the metadata in the file of a table, if it exists. Updates a journal that is behind.
    async fn card(&mut self, table: u32) -> StoreResult<Option<Card>> {
        let Some(known) = self.state.card(table).cloned() else { return Ok(None) };
        let card = self.file(table).await?.card().cloned().unwrap_or_else(|| known.clone());
        if card != known && card.last.0 >= known.last.0 {
            self.note(Change::Table(table, Some(card.clone())));
        }
        Ok(Some(card))
    }

    /// Returns the open file of a table.
    async fn file(&mut self, table: u32) -> StoreResult<&mut TableFile> {
        let open = self.open.iter().position(|(held, _)| *held == table);
        let file = match open {
            Some(at) => self.open.remove(at).1,
            None => TableFile::open(&*self.folder, table, self.state.card(table)).await.map_err(unknown)?,
        };
        Ok(self.hold(table, file))
    }

    fn hold(&mut self, table: u32, file: TableFile) -> &mut TableFile {
        if self.open.len() >= MOST_OPEN {
            self.open.remove(0);
        }
        self.open.push((table, file));
        let at = self.open.len() - 1;
        &mut self.open[at].1
    }

    fn close(&mut self, table: u32) {
        self.open.retain(|(held, _)| *held != table);
    }

    /// Copies the lines of a record from number `from` on to the quarantine folder. Returns the file's name.
    async fn put_aside(&mut self, table: u32, from: usize, at: &str) -> StoreResult<String> {
        let Some(known) = self.state.card(table).cloned() else { return Err(StoreError::DoesNotFollow) };
        let lines = self.file(table).await?.read(&known).map_err(unknown)?.lines;
        let text = lines.get(from..).unwrap_or_default().join(&b'\n');
        let there = self.folder.names(ASIDE).await.map_err(unknown)?;
        let plain = format!("table-{table}-{}", at.replace(':', ""));
        let others = (2..).map(|number| format!("{plain}-{number}.jsonl"));
        let free = std::iter::once(format!("{plain}.jsonl")).chain(others).find(|name| !there.contains(name));
        let free = free.unwrap_or(plain);
        let path = format!("{ASIDE}/{free}");
        let file = self.folder.open(&path).await.map_err(unknown)?;
        let written = file.write_at(&text, 0).and_then(|()| file.sync());
        if let Err(error) = written {
            drop(file);
            let _ = self.folder.remove(&path).await;
            return Err(super::end::told(error));
        }
        Ok(free)
    }
}
