//! `bucintoro host`

use std::convert::Infallible;
use std::io::ErrorKind;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

use app_core::membership::Membership;
use app_core::protocol::{
    FileRequest, HostNetwork, Hosting, HostingRequest, LibraryRequest, Problem, Reply, Role, RoleLink, TableLine,
};
use app_core::{Limits, Session};
use host::terminal::{CommandResult, UsageError, print_line, shutdown_requested};
use host::{App, ServeProblem, daily, log};
use std::sync::Arc;

#[derive(Args)]
pub(super) struct HostArgs {
    /// The port, 0 for any free one. By default the one at which an installed page looks, or any free one
    /// when that is taken.
    #[arg(long)]
    port: Option<u16>,
    /// Host a table on the local network at once: the one played last, or the first that is set up.
    #[arg(long)]
    lan: bool,
    /// Host this table, by its number; given several times, all of them at once.
    #[arg(long = "table", value_name = "TABLE", requires = "lan")]
    tables: Vec<u32>,
    /// The port on the local network; another when it is taken.
    #[arg(long, default_value_t = host::LAN_PORT)]
    lan_port: u16,
    /// Let phones also come by this name of the machine, such as `raspberrypi.local`; may be given several times.
    #[arg(long = "name", value_name = "NAME", value_parser = host_name, requires = "lan")]
    names: Vec<String>,
    /// Print a code that makes another device the table's screen, with these rights.
    #[arg(long, value_enum, default_value_t = Screen::Table, requires = "lan")]
    screen: Screen,
    /// Keep the daily backups in this folder from now on, as if it had been chosen in the settings; `none` makes none.
    #[arg(long, value_name = "FOLDER")]
    backups: Option<PathBuf>,
}

/// Parses the name of a machine (RFC 1123), without a port.
fn host_name(text: &str) -> Result<String, String> {
    let is_label = |label: &str| {
        let is_inside = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        !label.is_empty() && label.len() <= 63 && label.bytes().all(is_inside)
    };
    let is_name = text.len() <= 253 && text.split('.').all(is_label);
    is_name.then(|| text.to_owned()).ok_or_else(|| "give the bare name, such as raspberrypi.local".to_owned())
}

/// The rights of a table's screen.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Screen {
    /// The hosted table.
    Table,
    /// New tables, the list and the boards too, for a host without a screen: it sets up the first table.
    Tables,
    /// Nothing: no code is printed.
    None,
}

impl Screen {
    fn role(self) -> Option<Role> {
        match self {
            Self::Table => Some(Role::Screen { tables: false }),
            Self::Tables => Some(Role::Screen { tables: true }),
            Self::None => None,
        }
    }
}

impl HostArgs {
    pub(super) fn run(self) -> CommandResult {
        log::to_standard_error(log::Form::Text);
        tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(self.serve())
    }

    async fn serve(self) -> CommandResult {
        let limits = Limits { hosted: self.tables.len().max(1), ..Limits::default() };
        let app = App::open_within(&App::default_data_dir()?, limits).await?;
        let ended = app.supervisor().unless_failed(self.serve_app(&app)).await;
        match ended {
            Ok(ended) => {
                app.close().await;
                ended.map(|()| ExitCode::SUCCESS)
            }
            Err(failure) => {
                app.close_after(&failure).await;
                Err(failure.into())
            }
        }
    }

    /// Serves until the program receives a signal to end.
    async fn serve_app(&self, app: &App) -> Result<(), Box<dyn std::error::Error>> {
        let (session, _pushes) = app.session();
        let tables = tables(&session).await?;
        if let Some(table) = self.tables.iter().find(|table| !tables.iter().any(|line| line.table == **table)) {
            let known: Vec<String> = tables.iter().map(|line| line.table.to_string()).collect();
            let there = if known.is_empty() { "none yet".to_owned() } else { known.join(", ") };
            return Err(UsageError(format!("there is no table {table} to host; there is {there}")).into());
        }
        let host = self.own_door(app).await?;
        tokio::spawn(host::serve_lan_as(app.clone(), self.lan_port, self.names.clone()));
        tokio::spawn(daily::run_daily_backups(app.clone()));
        if let Some(folder) = self.backups.clone() {
            tokio::spawn(keep_backups(app.clone(), folder));
        }
        print_line(&host.url())?;
        tokio::select! {
            ended = host.wait() => match ended? {},
            failed = self.lan_door(app, &session) => match failed? {},
            () = shutdown_requested() => Ok(()),
        }
    }

    /// Opens the listener for the host's own screen.
    async fn own_door(&self, app: &App) -> Result<host::Host, Box<dyn std::error::Error>> {
        let opened = match self.port {
            Some(port) => host::serve(app.clone(), port).await,
            None => match host::serve(app.clone(), host::OWN_PORT).await {
                Err(ServeProblem::Port(error)) if error.kind() == ErrorKind::AddrInUse => {
                    host::serve(app.clone(), 0).await
                }
                opened => opened,
            },
        };
        let port = self.port.unwrap_or(host::OWN_PORT);
        opened.map_err(|problem| match problem {
            ServeProblem::Port(error) => {
                UsageError(format!("port {port} cannot be had ({error}); choose another with --port")).into()
            }
            problem @ ServeProblem::Key(_) => problem.into(),
        })
    }
}

/// Returns the tables, the last played first.
async fn tables(session: &Session) -> Result<Vec<TableLine>, Problem> {
    match session.request(LibraryRequest::Tables).await? {
        Reply::Tables { tables } => Ok(tables),
        _ => Ok(vec![]),
    }
}

impl HostArgs {
    /// Hosts tables on the local network if the options request it, and never returns.
    async fn lan_door(&self, app: &App, session: &Session) -> Result<Infallible, Box<dyn std::error::Error>> {
        for table in &self.tables {
            self.host(session, Some(*table)).await?;
        }
        if self.lan && self.tables.is_empty() && !self.host(session, None).await? {
            if self.screen == Screen::Tables {
                app.host_without_table().await?;
            } else {
                print_line(&"No table yet: the first that is set up at this address is opened to phones.")?;
            }
            self.offer_screens(app);
            self.first_table(app, session).await?;
        }
        self.offer_screens(app);
        std::future::pending().await
    }

    /// Hosts the first table that is set up.
    async fn first_table(&self, app: &App, session: &Session) -> Result<(), Box<dyn std::error::Error>> {
        let mut made = app.made();
        loop {
            match self.host(session, None).await {
                Ok(true) => return Ok(()),
                Ok(false) => {}
                // The host's own screen is served already, and works without the local network.
                Err(problem) => tracing::warn!(%problem, "the table is not on the local network"),
            }
            made.changed().await?;
        }
    }

    /// Prints a code for the screen of each table without an open code, and a new one after each use.
    fn offer_screens(&self, app: &App) {
        let Some(role) = self.screen.role() else { return };
        for membership in app.lobby().all() {
            if !membership.offers_screen() {
                let rooms = app.clone();
                let offer = move || offer_screen(rooms.clone(), Arc::clone(&membership), role);
                tokio::spawn(app.supervisor().restarted("offer of the table's screen", None, offer));
            }
        }
    }

    /// Hosts the requested table, or the last played one that can be hosted. Returns false if there is none.
    async fn host(&self, session: &Session, table: Option<u32>) -> Result<bool, Box<dyn std::error::Error>> {
        for line in tables(session).await?.iter().filter(|line| table.is_none_or(|table| table == line.table)) {
            match session.request(HostingRequest::Host { table: line.table }).await {
                Ok(Reply::Hosting { hosting: Some(hosting), .. }) => {
                    print(line, &hosting).await?;
                    return Ok(true);
                }
                // Another table was hosted from the screen meanwhile, which is as good.
                Err(Problem::HostsAnother { .. }) => return Ok(true),
                // The table continues on another device, cannot be opened, or was just deleted, so the next is tried.
                Err(
                    problem @ (Problem::HandedOver { .. }
                    | Problem::Damaged { .. }
                    | Problem::NotFound { .. }
                    | Problem::Internal { .. }),
                ) if table.is_none() => {
                    tracing::warn!(table = line.table, %problem, "a table is passed over");
                }
                Err(problem) => return Err(problem.into()),
                Ok(_) => {}
            }
        }
        Ok(false)
    }
}

/// Returns the addresses of a hosted table with the names of their networks. The address in links comes first.
fn addresses(hosting: &Hosting) -> String {
    let mut networks: Vec<_> = hosting.networks.iter().collect();
    networks.sort_by_key(|network| network.address != hosting.address);
    let named = networks.iter().map(|HostNetwork { name, address }| match name.as_str() {
        "" => address.clone(),
        name => format!("{address} ({name})"),
    });
    named.collect::<Vec<_>>().join(", ")
}

/// Renders the QR code of an address as text for a terminal, on a blocking thread.
async fn qr_as_text(url: &str) -> Result<String, Box<dyn std::error::Error>> {
    let url = url.to_owned();
    let draw = move || QrCode::new(&url).map(|code| code.render::<Dense1x2>().quiet_zone(true).build());
    Ok(tokio::task::spawn_blocking(draw).await??)
}

/// Prints the addresses and codes of a table.
async fn print(line: &TableLine, hosting: &Hosting) -> Result<(), Box<dyn std::error::Error>> {
    print_line(&format!("Table {} on the local network: {}", line.table, addresses(hosting)))?;
    print_line(&qr_as_text(&hosting.door.url).await?)?;
    for RoleLink { role, link } in &hosting.links {
        let name = match role {
            Role::Seat(seat) => line.seating.get(seat.index()).map_or("", |chair| chair.name.as_str()),
            Role::Spectator => "(watching)",
            Role::Screen { .. } => "(the table's screen)",
        };
        print_line(&format!("{}  {name}  {}", link.code, link.url))?;
    }
    Ok(())
}

/// Offers a code for the table's screen, as long as the table is hosted here.
async fn offer_screen(app: App, membership: Arc<Membership>, role: Role) {
    let (session, _pushes) = app.session();
    let mut changes = membership.changes();
    while !membership.is_over() {
        if !membership.offers_screen()
            && let Err(problem) = offered(&session, &membership, role).await
        {
            tracing::warn!(%problem, "no code for the table's screen can be shown");
        }
        if changes.changed().await.is_err() {
            return;
        }
    }
}

/// Prints a new code for the table's screen.
async fn offered(session: &Session, membership: &Membership, role: Role) -> Result<(), Box<dyn std::error::Error>> {
    let (Some(table), Role::Screen { tables }) = (membership.table(), role) else { return Ok(()) };
    let reply = session.request(HostingRequest::OfferScreen { table, offered: true, tables }).await?;
    if let Reply::Hosting { hosting: Some(hosting), .. } = reply
        && let Some(RoleLink { link, .. }) = &hosting.screen
    {
        print_line(&"For one tablet that is to be the table's screen:")?;
        print_line(&qr_as_text(&link.url).await?)?;
        print_line(&format!("{}  (the table's screen)  {}", link.code, link.url))?;
    }
    Ok(())
}

/// Chooses another folder for daily backups. A failure, such as a missing memory stick, is reported and does not
/// keep the app from starting.
async fn keep_backups(app: App, folder: PathBuf) {
    let folder = match folder.to_str() {
        Some("none") => None,
        _ => Some(std::path::absolute(&folder).unwrap_or(folder).to_string_lossy().into_owned()),
    };
    let (session, _pushes) = app.session();
    // The id gives access to the result, so it must not be guessable.
    let keep = FileRequest::KeepDailyBackups { id: hex::encode(rand::random::<[u8; 16]>()), folder };
    let kept = loop {
        match session.request(keep.clone()).await {
            Ok(Reply::Working { .. }) => {}
            kept => break kept,
        }
    };
    let failed = match kept {
        Ok(Reply::DailyBackups { backups }) => backups.and_then(|backups| backups.failed),
        kept => kept.err(),
    };
    if let Some(problem) = failed {
        eprintln!("bucintoro: daily backups: {problem}");
    }
}
