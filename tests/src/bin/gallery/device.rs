//! Devices at a hosted table, and what the app replies to each.

use std::net::IpAddr;
use std::sync::atomic::{AtomicU32, Ordering};

use app_core::Session;
use app_core::membership::{Entered, HostingConfig};
use app_core::protocol::{Greeting, GuestStatus, Hosting, HostingRequest, Reply, Request, Role};
use serde_json::{Value, json};

use crate::app::AppInMemory;

/// What the app replied to one device.
#[derive(Default)]
pub struct Recording {
    guest: Option<GuestStatus>,
    replies: Vec<Value>,
}

impl Recording {
    /// Sends a request and records the reply or the problem.
    pub async fn ask(&mut self, session: &Session, request: impl Into<Request>) {
        let request = request.into();
        let asked = json!(request);
        self.replies.push(match session.request(request).await {
            Ok(reply) => json!({"request": asked, "ok": reply}),
            Err(problem) => json!({"request": asked, "problem": problem}),
        });
    }

    pub fn to_json(&self) -> Value {
        json!({"guest": self.guest, "replies": self.replies})
    }
}

/// A guest's device that was admitted.
pub struct Device {
    pub session: Session,
    pub recording: Recording,
}

impl Device {
    /// Returns a new recording with the device's current status.
    pub fn record_again(&self, app: &AppInMemory) -> Recording {
        let status = |guest: GuestStatus| app.app.lobby().membership_of(guest.table)?.status(guest.device);
        Recording { guest: self.recording.guest.and_then(status), replies: vec![] }
    }
}

/// Opens a table to devices. The codes are the same each time.
pub async fn host(app: &AppInMemory, table: u32) -> Hosting {
    app.ask(HostingRequest::Host { table }).await;
    settle_codes(app, table).await
}

/// Sets the fixed code of each role. Needed after each use, because the app replaces a used code.
async fn settle_codes(app: &AppInMemory, table: u32) -> Hosting {
    let membership = app.app.lobby().membership_of(table).expect("the table is hosted");
    let ways = membership.hosting_config().expect("the table is hosted");
    let codes = ways.codes.iter().zip(0..).map(|((role, _), nth)| (*role, code(nth))).collect();
    membership.apply_config(HostingConfig { codes, ..ways });
    membership.hosting().await.expect("the table is hosted")
}

/// Returns a fixed code in the format of the app.
fn code(nth: u8) -> String {
    let letter = char::from(b'A' + nth);
    format!("2{letter}4{letter}-6{letter}8{letter}")
}

/// Connects a device with the code for a role.
pub async fn join(app: &AppInMemory, table: u32, role: Role, name: &str) -> Device {
    let code = if role.is_screen() {
        let request = HostingRequest::OfferScreen { table, offered: true, tables: false };
        let Reply::Hosting { hosting: Some(hosting), .. } = app.ask(request).await else { panic!("no offer") };
        hosting.screen.expect("an offer").link.code
    } else {
        app.app.lobby().membership_of(table).and_then(|membership| membership.code(role)).expect("a code for each role")
    };
    let greeting = Greeting::Code { code, name: name.to_owned(), token: None };
    let entered = app.app.lobby().authenticate(next_address(), greeting).await;
    let Ok(Entered::Guest(guest, _)) = entered else { panic!("the code is right") };
    settle_codes(app, table).await;
    let status = guest.status();
    let (session, _pushes) = app.app.guest(guest);
    Device { session, recording: Recording { guest: status, replies: vec![] } }
}

/// Returns a new address for each device, because the app limits the requests of one address.
fn next_address() -> IpAddr {
    static NEXT: AtomicU32 = AtomicU32::new(1);
    let nth = NEXT.fetch_add(1, Ordering::Relaxed);
    IpAddr::from([203, 0, (nth >> 8) as u8, nth as u8])
}
