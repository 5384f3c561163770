//! Moves the devices to the next table of the same host, or redirects them when their table moves to another host.

use super::Membership;
use super::codes::LinkBase;
use super::hosted::NO_TABLE;
use crate::protocol::Role;
use crate::retry::retry_until_known;
use crate::storage::{StoreResult, StoredDevice};

impl Membership {
    /// Moves the devices to another table with the same players.
    ///
    /// # Errors
    /// Errors of the store.
    pub(crate) async fn move_to_rematch(&self, from: u32, to: u32) -> StoreResult<()> {
        retry_until_known(|| self.records.move_devices(from, to)).await?;
        self.with(|hosted| hosted.table = to);
        self.notify_changed();
        Ok(())
    }

    /// Changes the names of the players; an empty name means an empty seat.
    pub(crate) fn name_seats(&self, names: Vec<String>) {
        if self.with(|hosted| std::mem::replace(&mut hosted.names, names.clone()) != names).unwrap_or_default() {
            self.notify_changed();
        }
    }

    /// Hosts another table with these players. Each device moves to the role that `place` returns. `known` are the
    /// devices that joined that table earlier. No device keeps a seat that belongs to another player at the new table.
    ///
    /// # Errors
    /// Errors of the store. If the devices had moved before the error, [`Self::store_places`] stores the remaining
    /// roles.
    pub(crate) async fn switch_table(
        &self,
        to: u32,
        names: Vec<String>,
        place: impl Fn(Role) -> Role,
        known: Vec<StoredDevice>,
    ) -> StoreResult<()> {
        // Held so that no device joins meanwhile and is stored at neither table.
        let _placing = self.placing.lock().await;
        let Some(from) = self.table() else { return Ok(()) };
        let (twice, known) = self.with(|hosted| hosted.find_duplicates(known)).unwrap_or_default();
        for device in twice {
            retry_until_known(|| self.records.delete_device(to, device)).await?;
        }
        match from {
            NO_TABLE => self.store_all_devices(to).await?,
            _ => {
                self.store_as_spectators(from, &place).await?;
                retry_until_known(|| self.records.move_devices(from, to)).await?;
            }
        }
        self.with(|hosted| hosted.switch_table(to, names, place, known));
        self.notify_changed();
        self.store_changed_places().await
    }

    /// Stores the devices whose role changes as spectators, because the seats of the other table have the same numbers
    /// but other players.
    async fn store_as_spectators(&self, table: u32, place: &impl Fn(Role) -> Role) -> StoreResult<()> {
        for stored in self.with(|hosted| hosted.devices_changing_role(place)).unwrap_or_default() {
            let watching = StoredDevice { role: Role::Spectator, ..stored };
            retry_until_known(|| self.records.change_device(table, &watching)).await?;
        }
        Ok(())
    }

    /// Stores the roles that could not be stored when the devices moved from another table.
    ///
    /// # Errors
    /// Errors of the store.
    pub(crate) async fn store_places(&self) -> StoreResult<()> {
        let _placing = self.placing.lock().await;
        self.store_changed_places().await
    }

    async fn store_changed_places(&self) -> StoreResult<()> {
        let Some((table, changed)) = self.with(|hosted| (hosted.table, hosted.devices_to_store())) else {
            return Ok(());
        };
        for stored in changed {
            retry_until_known(|| self.records.change_device(table, &stored)).await?;
            self.with(|hosted| hosted.device(stored.id).into_iter().for_each(|known| known.unsaved = false));
        }
        Ok(())
    }

    /// Stores all devices that joined before the first table existed.
    async fn store_all_devices(&self, table: u32) -> StoreResult<()> {
        let all = self.with(|hosted| hosted.devices.iter().map(|known| known.stored.clone()).collect::<Vec<_>>());
        for stored in all.unwrap_or_default() {
            let id = self.records.add_device(table, &stored).await?;
            self.with(|hosted| hosted.device(stored.id).into_iter().for_each(|known| known.set_stored_id(id)));
        }
        Ok(())
    }

    /// Redirects the devices to another address, each with its code.
    pub(crate) fn redirect_devices(&self, address: &str, codes: &[(u32, String)]) {
        let url = |(device, code): &(u32, String)| {
            (*device, LinkBase::server(&format!("http://{address}")).link("code", code).url)
        };
        self.with(|hosted| {
            hosted.redirects = codes.iter().map(url).collect();
            hosted.codes.clear();
            (hosted.hand_over, hosted.used_hand_over) = (None, None);
            hosted.open = false;
        });
        self.notify_changed();
    }
}
