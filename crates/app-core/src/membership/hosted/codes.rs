//! The codes that admit devices to a hosted table: one for each role, each for one device or for many.

use kernel::Seat;

use super::HostState;
use super::devices::JoinedDevice;
use crate::membership::codes::{equals_constant_time, new_code};
use crate::protocol::Role;

/// A code that admits a device.
pub(in crate::membership) struct Code {
    pub code: String,
    pub(super) role: Role,
    pub(super) uses: CodeUses,
}

/// The effect of a valid code.
pub(in crate::membership) enum Admission {
    /// A new device joins in this role.
    New(Role),
    /// A known device, or one from another host, moves to this role.
    Moves(u32, Role),
    /// The device joined with this code before and did not get the welcome. It keeps its role.
    Again(u32),
    /// The seat has a device, and its player has not asked for another.
    Taken,
}

/// The number of uses of a code.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::membership) enum CodeUses {
    /// For one device; then the role gets another code.
    One,
    /// For any number of devices: the spectators' code.
    Many,
    /// For one device that another host redirects here, once.
    Returning(u32),
    /// For one device; there is no code until another is requested.
    Once,
}

impl Code {
    /// Creates a code for a device that another host redirects here.
    pub fn returning(role: Role, device: u32) -> Self {
        Self { code: new_code(), role, uses: CodeUses::Returning(device) }
    }
}

/// Creates the codes of a table: one for each of this many seats, and the spectators' code.
pub(super) fn codes(seats: usize) -> Vec<Code> {
    let seats = (0..seats).map(|seat| (Role::Seat(Seat(seat as u8)), CodeUses::One));
    let places = seats.chain([(Role::Spectator, CodeUses::Many)]);
    places.map(|(role, uses)| Code { code: new_code(), role, uses }).collect()
}

impl HostState {
    /// True for the spectators' code. All codes are compared, so that the time reveals nothing.
    pub fn is_spectator_code(&self, code: &str) -> bool {
        let watches = |other: &Code| equals_constant_time(&other.code, code) & (other.role == Role::Spectator);
        self.codes.iter().fold(false, |found, other| found | watches(other))
    }

    /// True if devices can have this role at the table.
    pub fn knows(&self, role: Role) -> bool {
        match role {
            Role::Screen { .. } => !self.is_over(),
            _ => self.codes.iter().any(|code| code.role == role),
        }
    }

    /// Shows or withdraws the code of a table's screen.
    pub fn offer_screen(&mut self, role: Option<Role>) {
        self.codes.retain(|code| code.uses != CodeUses::Once);
        self.codes.extend(role.map(|role| Code { code: new_code(), role, uses: CodeUses::Once }));
    }

    /// Returns the code of a table's screen, while offered.
    pub fn screen_code(&self) -> Option<&Code> {
        self.codes.iter().find(|code| code.uses == CodeUses::Once)
    }

    /// Returns the effect of a code for a device with this token. All codes are compared, so that the time reveals
    /// nothing.
    pub fn match_code(&self, code: &str, token: Option<&str>) -> Option<Admission> {
        let known = token.and_then(|hash| self.device_with_token(hash));
        let found =
            self.codes.iter().filter(|other| equals_constant_time(&other.code, code)).fold(None, |_, code| Some(code));
        let by = |known: &JoinedDevice| known.joined_by.as_deref().is_some_and(|by| equals_constant_time(by, code));
        let again = |device: u32| self.devices.iter().any(|known| known.stored.id == device && by(known));
        match (found.map(|code| (code.role, code.uses)), known) {
            (Some((role, CodeUses::Returning(device))), _) => Some(Admission::Moves(device, role)),
            (Some((role, _)), known) if self.is_taken(role, known) && !self.has_consent(code) => Some(Admission::Taken),
            (Some((role, _)), Some(device)) => Some(Admission::Moves(device, role)),
            (Some((role, _)), None) => Some(Admission::New(role)),
            (None, Some(device)) if again(device) => Some(Admission::Again(device)),
            (None, _) => None,
        }
    }

    /// True if the role is a guarded seat that has devices, and this device is not one of them.
    pub fn is_taken(&self, role: Role, device: Option<u32>) -> bool {
        let there = self.at(role);
        let is_there = device.is_some_and(|device| there.contains(&device));
        self.guarded && matches!(role, Role::Seat(_)) && !there.is_empty() && !is_there
    }

    fn has_consent(&self, code: &str) -> bool {
        self.consented.iter().fold(false, |found, other| found | equals_constant_time(other, code))
    }

    /// Prepares the link that the player of a seat asks for. If a device is there, the link gets a new secret code for
    /// one more device.
    pub fn grant_consent(&mut self, seat: Seat) {
        if !self.is_taken(Role::Seat(seat), None) {
            return;
        }
        let own = |code: &&mut Code| code.role == Role::Seat(seat) && code.uses == CodeUses::One;
        if let Some(code) = self.codes.iter_mut().find(own) {
            self.consented.retain(|before| *before != code.code);
            code.code = new_code();
            self.consented.push(code.code.clone());
        }
    }

    /// Uses up a code, so that the next device needs another. Returns the used code; [`Self::unspend`] restores it if
    /// no device joined with it.
    pub fn spend(&mut self, code: &str) -> Option<Code> {
        let at = self.codes.iter().position(|other| equals_constant_time(&other.code, code))?;
        let fresh = |code: &Code| Code { code: new_code(), ..*code };
        match self.codes[at].uses {
            CodeUses::One => {
                let next = fresh(&self.codes[at]);
                self.consented.retain(|consented| !equals_constant_time(consented, code));
                Some(std::mem::replace(&mut self.codes[at], next))
            }
            CodeUses::Many => None,
            CodeUses::Returning(_) | CodeUses::Once => Some(self.codes.remove(at)),
        }
    }

    /// Makes a code valid again, because no device joined with it.
    pub fn unspend(&mut self, code: Code) {
        let place = |other: &Code| other.role == code.role && other.uses == code.uses;
        match self.codes.iter().position(place) {
            Some(at) => self.codes[at] = code,
            None => self.codes.push(code),
        }
    }

    /// Replaces the code of a role, and the spectators' code, because all devices know that one.
    pub fn renew(&mut self, role: Role) {
        let renews = |code: &&mut Code| match code.uses {
            CodeUses::One => code.role == role,
            CodeUses::Many => true,
            CodeUses::Returning(_) | CodeUses::Once => false,
        };
        self.codes.iter_mut().filter(renews).for_each(|code| code.code = new_code());
    }

    /// True if this is the code for taking the table over. That code is used up.
    pub fn use_hand_over_code(&mut self, code: &str) -> bool {
        let right = self.hand_over.as_deref().is_some_and(|offered| equals_constant_time(offered, code));
        if right {
            self.used_hand_over = self.hand_over.take();
        }
        right
    }
}
