//! `bucintoro host`

use std::process::ExitCode;

use clap::Args;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use tracing_subscriber::EnvFilter;

use super::{Done, Usage};
use crate::wire::{Reply, Request, Role, RoleLink, TableLine};
use crate::{App, host};

#[derive(Args)]
pub(super) struct Host {
    /// The port; any free one by default.
    #[arg(long, default_value_t = 0)]
    port: u16,
    /// Host a table on the local network at once: the one played last.
    #[arg(long)]
    lan: bool,
    /// Host this table, by its number.
    #[arg(long, requires = "lan")]
    table: Option<u32>,
    /// The port on the local network; another when it is taken.
    #[arg(long, default_value_t = host::LAN_PORT)]
    lan_port: u16,
}

impl Host {
    pub(super) fn run(self) -> Done {
        let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
        tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
        tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(self.serve())
    }

    async fn serve(self) -> Done {
        let app = App::open(&App::default_data_dir()?).await?;
        let host = host::serve(app.clone(), self.port).await.map_err(|error| {
            Usage(format!("port {} cannot be had ({error}); choose another with --port", self.port))
        })?;
        tokio::spawn(host::attend(app.clone(), self.lan_port));
        super::say(&host.url())?;
        if self.lan {
            self.host(&app).await?;
        }
        tokio::select! {
            ended = host.wait() => ended?,
            () = asked_to_end() => {}
        }
        app.close().await;
        Ok(ExitCode::SUCCESS)
    }
}

impl Host {
    /// Hosts a table, and prints the ways in.
    async fn host(&self, app: &App) -> Result<(), Box<dyn std::error::Error>> {
        let (session, _pushes) = app.session();
        let Reply::Tables { tables } = session.request(Request::Tables).await? else { return Ok(()) };
        let known = |line: &&TableLine| self.table.is_none_or(|table| table == line.table);
        let none = || Usage("there is no such table to host; set one up first, at the address above".to_owned());
        let line = tables.iter().find(known).ok_or_else(none)?;
        let Reply::Hosting { hosting: Some(hosting) } = session.request(Request::Host { table: line.table }).await?
        else {
            return Ok(());
        };
        super::say(&format!("Table {} on the local network: {}", line.table, hosting.addresses.join(", ")))?;
        let code = QrCode::new(&hosting.door.url)?;
        super::say(&code.render::<Dense1x2>().quiet_zone(true).build())?;
        for RoleLink { role, link } in &hosting.links {
            let name = match role {
                Role::Seat(seat) => line.seating.get(seat.index()).map_or("", |chair| chair.name.as_str()),
                Role::Spectator => "(watching)",
            };
            super::say(&format!("{}  {name}  {}", link.code, link.url))?;
        }
        Ok(())
    }
}

/// Ctrl-C, or a system that shuts down.
async fn asked_to_end() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
