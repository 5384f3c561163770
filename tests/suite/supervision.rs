//! The end of a long-lived task: either the program ends with the reason, or the task is restarted and the game
//! continues. Each task is ended once.

use std::io::{BufRead as _, BufReader, Read as _};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use app_core::Failure;
use app_core::protocol::{
    FileRequest, Greeting, HostingRequest, LibraryRequest, Problem, Push, Reply, Role, Service, TableRequest,
};
use app_core::storage::StorageBackend as _;
use bucintoro_tests::backends::{Backend, InMemory};
use bucintoro_tests::lines::{Evening, Line, connect, serve_network};
use bucintoro_tests::memory::Fault;
use bucintoro_tests::{Table, new_table};
use host::{App, daily};
use kernel::{Seat, Viewer};
use storage_sqlite::Store;
use tokio::sync::mpsc::Receiver;
use tokio::time::timeout;

/// Time limit of each wait.
const PATIENCE: Duration = Duration::from_secs(30);

fn failure(task: &str, cause: &str) -> Option<Failure> {
    Some(Failure { task: task.to_owned(), cause: cause.to_owned() })
}

async fn failed(app: &App) -> Option<Failure> {
    timeout(PATIENCE, app.supervisor().failed()).await.ok()
}

/// Returns the services that are reported as stopped in the next push to the host's screen.
async fn stopped(pushes: &mut Receiver<Push>) -> Vec<Service> {
    let told = async {
        loop {
            match pushes.recv().await.expect("an open session") {
                Push::Stopped { services } => return services,
                _ => continue,
            }
        }
    };
    timeout(PATIENCE, told).await.expect("the answer arrives")
}

/// An app in a temporary folder that hosts a game.
async fn evening() -> (tempfile::TempDir, Evening) {
    let folder = tempfile::tempdir().expect("a folder");
    let evening = Evening::new(folder.path(), 2).await;
    (folder, evening)
}

/// Ends a task of a service, and continues the game while it is stopped and after its restart.
async fn ends_and_plays_on(evening: &mut Evening, task: &str, service: Service) {
    evening.app.supervisor().plant(task);
    assert_eq!(stopped(&mut evening.pushes).await, [service], "{task}");
    evening.play(0).await.expect("the game continues meanwhile");
    assert_eq!(stopped(&mut evening.pushes).await, [], "{task}");
    evening.play(0).await.expect("the game continues");
    assert_eq!(evening.app.supervisor().failure(), None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn listener_restarts_at_its_port_and_devices_reconnect() {
    let (_folder, mut evening) = evening().await;
    let mut phone = evening.phone(Role::Seat(Seat(0))).await;
    let (door, token) = (evening.door().await, phone.token.clone().expect("a token"));
    ends_and_plays_on(&mut evening, "listener", Service::Listener).await;
    assert!(phone.ends().await, "its connection ended with the task");
    assert_eq!(evening.door().await, door);
    let mut again = evening.again(&token).await.expect("admitted");
    again.look().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn network_task_restarts_with_its_open_port() {
    let (_folder, mut evening) = evening().await;
    let door = evening.door().await;
    ends_and_plays_on(&mut evening, "network", Service::Listener).await;
    assert_eq!(evening.door().await, door);
    let _phone = evening.phone(Role::Seat(Seat(0))).await;
    // It processes requests again.
    evening.screen.request(HostingRequest::StopHosting { table: evening.table }).await.expect("closed");
    evening.ask(HostingRequest::Host { table: evening.table }).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn address_watcher_restarts() {
    let (_folder, mut evening) = evening().await;
    let mut phone = evening.phone(Role::Seat(Seat(0))).await;
    ends_and_plays_on(&mut evening, "address watcher", Service::Addresses).await;
    phone.look().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn daily_backup_task_restarts() {
    let (_folder, mut evening) = evening().await;
    tokio::spawn(daily::run_daily_backups(evening.app.clone()));
    ends_and_plays_on(&mut evening, "daily backups", Service::Backups).await;
    let Ok(Reply::DailyBackups { backups }) = evening.screen.request(FileRequest::DailyBackups).await else { panic!() };
    assert!(backups.is_some());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn listener_of_host_screen_restarts() {
    let (_folder, evening) = evening().await;
    let own = host::serve(evening.app.clone(), 0).await.expect("a port");
    let greeting = Greeting::Token { token: own.token.clone() };
    let mut screen = Line::enter(own.address, &greeting).await.expect("admitted");
    evening.app.supervisor().plant("own listener");
    assert!(screen.ends().await);
    drop(connect(own.address).await);
    let mut screen = Line::enter(own.address, &greeting).await.expect("admitted again");
    assert!(matches!(screen.ask(&LibraryRequest::Tables).await, Ok(Reply::Tables { .. })));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn session_receives_pushes_again_after_task_panic() {
    let (_folder, mut evening) = evening().await;
    let mut phone = evening.phone(Role::Seat(Seat(0))).await;
    phone.look().await;
    evening.app.supervisor().plant("watch of a table");
    // A whole state, because pushes may have been missed.
    phone.push_until(|push| matches!(push, Push::State { .. }).then_some(())).await;
    evening.play(0).await.expect("it continues");
    phone.push_until(|push| matches!(push, Push::Moved { .. }).then_some(())).await;
    evening.app.supervisor().plant("news of a session");
    let _other = evening.phone(Role::Seat(Seat(1))).await;
    let told = async {
        loop {
            if let Some(Push::Hosting { hosting: Some(hosting) }) = evening.pushes.recv().await
                && hosting.devices.len() == 2
            {
                return;
            }
        }
    };
    timeout(PATIENCE, told).await.expect("the host's screen receives the list of devices");
    assert_eq!(evening.app.supervisor().failure(), None);
}

#[tokio::test]
async fn panic_of_table_actor_ends_program() {
    let home = InMemory::new().await;
    let mut table = Table::on(home.app(), 2).await;
    table.state().await;
    home.memory.writes([Fault::Panic]);
    let refused = table.play(0).await.expect_err("a panic");
    assert!(matches!(refused, Problem::Unsettled { .. }), "{refused:?}");
    assert_eq!(failed(&table.app).await, failure(&format!("table {}", table.id), "planted in the storage"));
}

#[tokio::test]
async fn regular_end_of_table_actor_is_no_failure() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(folder.path(), 2).await;
    table.play(0).await.expect("played");
    let deleted = table.session.request(LibraryRequest::Delete { table: table.id }).await;
    deleted.expect("deleted");
    let other = new_table(&table.session, 2).await;
    let open = TableRequest::Open { table: other, viewer: Viewer::Table };
    table.session.request(open).await.expect("opened");
    table.app.close().await;
    assert_eq!(table.app.supervisor().failure(), None);
}

#[tokio::test]
async fn end_of_storage_task_ends_program() {
    for task in ["storage", "text mirror"] {
        let folder = tempfile::tempdir().expect("a folder");
        let app = App::open(folder.path()).await.expect("the folder is free");
        app.supervisor().plant(task);
        assert_eq!(failed(&app).await, failure(task, &format!("planted in {task}")));
    }
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path()).await.expect("the folder is free");
    let pool = store.pool().clone();
    let app = App::new(Arc::new(store), folder.path());
    pool.close().await;
    assert_eq!(failed(&app).await, failure("storage", "the database was closed"));
}

#[tokio::test]
async fn closing_or_dropping_store_is_no_failure() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    let supervisor = app.supervisor().clone();
    app.close().await;
    drop(app);
    let app = App::open(folder.path()).await.expect("the folder is free");
    let dropped = app.supervisor().clone();
    drop(app);
    tokio::task::yield_now().await;
    assert_eq!((supervisor.failure(), dropped.failure()), (None, None));
}

/// With several threads, the end of the database may be noticed while its store is being dropped.
#[tokio::test(flavor = "multi_thread")]
async fn dropping_store_is_no_failure_with_several_threads() {
    let folder = tempfile::tempdir().expect("a folder");
    for _ in 0..40 {
        let store = Store::open(folder.path()).await.expect("the folder is free");
        let supervisor = store.supervisor();
        drop(store);
        // Opening the folder again waits for the end of the database.
        drop(Store::open(folder.path()).await.expect("the folder is free"));
        assert_eq!(supervisor.failure(), None);
    }
}

#[tokio::test]
async fn panicked_job_can_be_retried() {
    let home = InMemory::new().await;
    let table = Table::on(home.app(), 2).await;
    let again = LibraryRequest::Rematch { id: Some("again".to_owned()), table: table.id };
    home.memory.reads([Fault::Panic]);
    let refused = table.session.request(again.clone()).await;
    assert!(matches!(refused, Err(Problem::Internal { .. })), "{refused:?}");
    let Ok(Reply::Table { table: next }) = table.session.request(again.clone()).await else {
        panic!("no table after the restart")
    };
    assert_eq!(table.session.request(again).await, Ok(Reply::Table { table: next }), "once");
    // The same for work with progress.
    let backup = FileRequest::Backup { id: "backup".to_owned() };
    home.memory.reads([Fault::Panic]);
    let refused = bucintoro_tests::files::done(&table.session, backup.clone()).await;
    assert!(matches!(refused, Err(Problem::Internal { .. })), "{refused:?}");
    let made = bucintoro_tests::files::done(&table.session, backup).await;
    assert!(matches!(made, Ok(Reply::Parcel { .. })), "{made:?}");
    assert_eq!(table.app.supervisor().failure(), None);
}

/// Returns a command that starts a test program in which this task panics as soon as it runs.
fn program(words: &[&str], task: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_node"));
    command.args(words).env("PLANT", task).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs a program to its end. Returns its exit code and its standard error.
fn end_of(mut command: Command) -> (Option<i32>, String) {
    let mut program = command.spawn().expect("it starts");
    let mut words = String::new();
    program.stderr.take().expect("its output").read_to_string(&mut words).expect("text");
    (program.wait().expect("it ends").code(), words)
}

#[test]
fn program_exits_with_name_of_failed_task() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = program(&["host", "--port", "0"], "storage");
    command.env("BUCINTORO_DATA", folder.path());
    let (code, words) = end_of(command);
    assert_eq!(code, Some(1), "{words}");
    assert!(words.contains("bucintoro: the task “storage” has ended: planted in storage"), "{words}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn host_exits_with_name_of_failed_table_actor() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = Table::new(folder.path(), 2).await;
    let (id, name) = (table.id, format!("table {}", table.id));
    table.app.close().await;
    drop(table);
    let mut command = program(&["host", "--port", "0"], &name);
    let mut program = command.env("BUCINTORO_DATA", folder.path()).spawn().expect("it starts");
    let mut url = String::new();
    BufReader::new(program.stdout.take().expect("its output")).read_line(&mut url).expect("an address");
    let (address, token) =
        url.trim_end().strip_prefix("http://").and_then(|url| url.split_once("/#token=")).expect("a link");
    let greeting = Greeting::Token { token: token.to_owned() };
    let mut screen = Line::enter(address.parse().expect("an address"), &greeting).await.expect("admitted");
    assert!(screen.send(&TableRequest::Open { table: id, viewer: Viewer::Table }).await.is_some());
    let mut words = String::new();
    program.stderr.take().expect("its output").read_to_string(&mut words).expect("text");
    assert_eq!(program.wait().expect("it ends").code(), Some(1), "{words}");
    assert!(words.contains(&format!("bucintoro: the task “{name}” has ended: planted in {name}")), "{words}");
}

#[tokio::test]
async fn new_session_receives_stopped_services_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::open(folder.path()).await.expect("the folder is free");
    serve_network(&app).await;
    app.supervisor().plant("address watcher");
    let (_early, mut pushes) = app.session();
    assert_eq!(stopped(&mut pushes).await, [Service::Addresses]);
    let (_late, mut late) = app.session();
    assert_eq!(stopped(&mut late).await, [Service::Addresses]);
    assert_eq!(stopped(&mut pushes).await, []);
    assert_eq!(stopped(&mut late).await, []);
    let (_all_run, mut pushes) = app.session();
    tokio::task::yield_now().await;
    assert!(pushes.try_recv().is_err());
}
