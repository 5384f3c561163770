//! Tests the shell blocks of the manuals: each runs in a fresh folder, or states why it cannot. Every option in a
//! block must be in the `--help` of its command.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpListener;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use clap::CommandFactory as _;

use crate::shell::{output, root};
use crate::tally::{Outcome, Tally};

/// Pages and folders for users; their blocks run.
const FOR_USERS: [&str; 4] = ["README.md", "docs/play", "docs/club", "docs/reference"];
/// Pages and folders for developers; their blocks may have any reason not to run.
const FOR_DEVELOPERS: [&str; 3] = ["CONTRIBUTING.md", "SECURITY.md", "docs/develop"];

/// Mark of a block that does not run, followed by the reason.
const NOT_RUN: &str = "sh not-run: ";
/// Valid reasons on pages for users.
const REASONS: [&str; 4] = ["needs root", "needs systemd", "needs a second machine", "needs the internet"];

/// A record that is copied to each folder, and the seed of its draws.
const RECORD: (&str, &str) = ("tests/records/twilight/dealt.jsonl", "02");
/// Name of that record in the folder.
const FILE: &str = "game.bucintoro";
/// The backup in an archive of an empty club.
const REST: &str = r#"{"bucintoro_backup":3,"tables":[],"people":[],"boards":[],"preferences":[],"losses":[]}"#;

/// Time limit for a block.
const LONGEST: Duration = Duration::from_secs(60);

/// A fenced block of a page.
#[derive(Debug, PartialEq, Eq)]
struct Block {
    /// The line of its fence.
    line: usize,
    /// The text after the fence: the language and a mark.
    info: String,
    text: String,
}

/// Reads the fenced blocks of a page, without the indentation of a list around them.
fn blocks(page: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut open: Option<(usize, Block)> = None;
    for (at, line) in page.lines().enumerate() {
        let fence = line.trim_start().strip_prefix("```");
        match (&mut open, fence) {
            (None, Some(info)) => {
                let indentation = line.len() - line.trim_start().len();
                open = Some((indentation, Block { line: at + 1, info: info.to_owned(), text: String::new() }));
            }
            (Some(_), Some(_)) => blocks.extend(open.take().map(|(_, block)| block)),
            (Some((indentation, block)), None) => {
                block.text.push_str(line.get(*indentation..).unwrap_or(""));
                block.text.push('\n');
            }
            (None, None) => {}
        }
    }
    blocks
}

/// Returns the commands of a block that begin with one of these words, each with its continuation lines.
fn commands(text: &str) -> Vec<String> {
    let mut commands: Vec<String> = Vec::new();
    let mut continues = false;
    for line in text.lines() {
        let code = line.split(" #").next().unwrap_or("").trim_end();
        let unfinished = code.ends_with('\\');
        let code = code.trim_end_matches('\\');
        match commands.last_mut().filter(|_| continues || line.starts_with(' ')) {
            Some(last) => last.push_str(&format!(" {}", code.trim())),
            None => commands.push(code.to_owned()),
        }
        continues = unfinished;
    }
    let assigns = |word: &&str| {
        word.split_once('=').is_some_and(|(name, _)| name.chars().all(|c| c == '_' || c.is_ascii_uppercase()))
    };
    let bare =
        commands.iter().map(|command| command.split_whitespace().skip_while(assigns).collect::<Vec<_>>().join(" "));
    bare.filter(|command| command.starts_with("bucintoro ") || command.starts_with("cargo xtask ")).collect()
}

/// Returns the long options of a command, or of a help text.
fn options(text: &str) -> Vec<&str> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
    // Arguments after a single `--` are for another program.
    words.take_while(|word| *word != "--").filter(|word| word.starts_with("--")).collect()
}

/// Cache of the help texts of commands.
struct Helps<'a> {
    program: &'a Path,
    read: BTreeMap<String, String>,
}

impl Helps<'_> {
    /// Returns the fault of a command in a block.
    fn fault(&mut self, command: &str) -> Option<String> {
        let (xtask, words) = match command.strip_prefix("cargo xtask ") {
            Some(words) => (true, words),
            None => (false, command.strip_prefix("bucintoro ")?),
        };
        let name = words.split_whitespace().next()?;
        let help = match self.help(xtask, name) {
            Ok(help) => help,
            Err(_) => return Some(format!("there is no command {name}")),
        };
        let known = options(help);
        let unknown = options(words).into_iter().find(|option| !known.contains(option))?;
        Some(format!("{name} has no option {unknown}"))
    }

    fn help(&mut self, xtask: bool, name: &str) -> Result<&str, Box<dyn Error>> {
        let key = format!("{xtask} {name}");
        if !self.read.contains_key(&key) {
            let help = match xtask {
                true => {
                    let mut cli = crate::Cli::command();
                    let command = cli.find_subcommand_mut(name).ok_or("no such command")?;
                    command.render_long_help().to_string()
                }
                false => output(&self.program.display().to_string(), &[name, "--help"], Path::new("/"))?,
            };
            self.read.insert(key.clone(), help);
        }
        Ok(&self.read[&key])
    }
}

/// Returns the fault of a block's mark.
fn mark_fault(info: &str, for_users: bool) -> Option<String> {
    if info == "sh" || !info.starts_with("sh ") {
        return None;
    }
    let Some(reason) = info.strip_prefix(NOT_RUN) else { return Some(format!("“{info}” is no mark")) };
    let known = REASONS.contains(&reason) || (!for_users && !reason.is_empty());
    (!known).then(|| format!("“{reason}” is none of: {}", REASONS.join(", ")))
}

/// Checks the blocks of all manuals, and runs those that can run.
pub fn check() -> Outcome {
    let began = Instant::now();
    let program = PathBuf::from(crate::build::program()?);
    let mut databases = Databases::start(&program)?;
    let mut helps = Helps { program: &program, read: BTreeMap::new() };
    let mut tally = Tally::default();
    let (mut ran, mut shown) = (0, 0);
    for (path, for_users) in pages()? {
        let name = path.strip_prefix(root())?.display().to_string();
        let mut faults = Vec::new();
        let blocks = blocks(&fs::read_to_string(&path)?);
        for block in &blocks {
            let commands = commands(&block.text);
            shown += commands.len();
            let wrong = mark_fault(&block.info, for_users).into_iter();
            faults.extend(
                wrong
                    .chain(commands.iter().filter_map(|command| helps.fault(command)))
                    .map(|fault| (block.line, fault)),
            );
        }
        let runnable: Vec<&Block> = blocks.iter().filter(|block| block.info == "sh").collect();
        if let Some(first) = runnable.first() {
            ran += runnable.len();
            match Folder::new(&name, &program, &mut databases) {
                Ok(folder) => faults.extend(
                    runnable
                        .iter()
                        .filter_map(|block| folder.run(&block.text).err().map(|fault| (block.line, fault.to_string()))),
                ),
                Err(error) => faults.push((first.line, error.to_string())),
            }
        }
        tally.passed += u64::from(faults.is_empty());
        for (line, fault) in faults {
            println!("{name}:{line}: {fault}");
            tally.add(Tally { failed: 1, failures: vec![format!("{name}:{line}: {fault}")], ..Tally::default() });
        }
    }
    println!("{ran} blocks run, {shown} commands compared with their help, in {} ms", began.elapsed().as_millis());
    Ok(tally)
}

/// Returns all pages of the manuals, and whether each is for users.
fn pages() -> Result<Vec<(PathBuf, bool)>, Box<dyn Error>> {
    let mut pages = Vec::new();
    for (places, for_users) in [(&FOR_USERS[..], true), (&FOR_DEVELOPERS[..], false)] {
        for place in places {
            collect(&root().join(place), for_users, &mut pages)?;
        }
    }
    pages.sort();
    Ok(pages)
}

fn collect(place: &Path, for_users: bool, pages: &mut Vec<(PathBuf, bool)>) -> std::io::Result<()> {
    if place.is_dir() {
        for entry in fs::read_dir(place)? {
            collect(&entry?.path(), for_users, pages)?;
        }
    } else if place.extension().is_some_and(|extension| extension == "md") {
        pages.push((place.to_owned(), for_users));
    }
    Ok(())
}

/// A database server for the blocks that need one. It ends when its input is closed.
struct Databases {
    server: Child,
    addresses: BufReader<ChildStdout>,
}

impl Databases {
    fn start(program: &Path) -> Result<Self, Box<dyn Error>> {
        let mut server =
            Command::new(program.with_file_name("postgres")).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let addresses = BufReader::new(server.stdout.take().ok_or("no output")?);
        Ok(Self { server, addresses })
    }

    /// Creates an empty database. Returns its address.
    fn create(&mut self) -> Result<String, Box<dyn Error>> {
        writeln!(self.server.stdin.as_mut().ok_or("no input")?)?;
        let mut address = String::new();
        self.addresses.read_line(&mut address)?;
        match address.trim() {
            "" => Err("PostgreSQL does not start".into()),
            address => Ok(address.to_owned()),
        }
    }
}

impl Drop for Databases {
    fn drop(&mut self) {
        drop(self.server.stdin.take());
        let _ = self.server.wait();
    }
}

/// The environment of a page's blocks: a fresh folder with a record, a data folder and a database.
struct Folder {
    path: PathBuf,
    programs: PathBuf,
    database: String,
}

impl Folder {
    fn new(page: &str, program: &Path, databases: &mut Databases) -> Result<Self, Box<dyn Error>> {
        let path = root().join("target/manuals").join(page.replace('/', "-"));
        if path.exists() {
            fs::remove_dir_all(&path)?;
        }
        fs::create_dir_all(&path)?;
        fs::copy(root().join(RECORD.0), path.join(FILE))?;
        let programs = program.parent().ok_or("a program without a folder")?.to_owned();
        let folder = Self { path, programs, database: databases.create()? };
        folder.fill_database()?;
        Ok(folder)
    }

    /// Stores a game in the database, so that there is something to archive.
    fn fill_database(&self) -> Result<(), Box<dyn Error>> {
        let record = fs::read_to_string(self.path.join(FILE))?;
        let table = serde_json::json!({
            "table": 1, "game": "twilight", "seed": null, "gone_to": null, "label": { "name": "", "filed": false },
            "n": 0, "hash": "", "bytes": record.len(),
        });
        let archive = self.path.join("first-archive");
        fs::create_dir_all(archive.join("tables"))?;
        fs::write(archive.join("tables/0000001.bucintoro"), record)?;
        fs::write(archive.join("tables.jsonl"), format!("{table}\n"))?;
        fs::write(archive.join("rest.bucintoro"), REST)?;
        self.run("bucintoro restore first-archive --database")
    }

    /// Replaces placeholders as a reader would, and ports that other programs may use.
    fn prepared(&self, text: &str) -> Result<String, Box<dyn Error>> {
        let port = || Ok::<_, std::io::Error>(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port());
        let replaced = [
            ("postgres://bucintoro:PASSWORD@localhost/bucintoro", self.database.clone()),
            ("0.0.0.0:47199", format!("127.0.0.1:{}", port()?)),
            ("bucintoro serve", format!("bucintoro serve --advertise 127.0.0.1:{}", port()?)),
            ("bucintoro host", format!("bucintoro host --port 0 --lan-port {}", port()?)),
            ("bucintoro relay", "bucintoro relay --port 0".to_owned()),
            ("replay FILE", format!("replay {}", FILE)),
            ("--seed HEX", format!("--seed {}", RECORD.1.repeat(32))),
        ];
        Ok(replaced.iter().fold(text.to_owned(), |text, (from, to)| text.replace(from, to)))
    }

    /// Runs a block. Stops a server as soon as it has printed an address.
    fn run(&self, text: &str) -> Result<(), Box<dyn Error>> {
        let script = self.prepared(text)?;
        let path = std::env::var_os("PATH").unwrap_or_default();
        let path = std::env::join_paths(std::iter::once(self.programs.clone()).chain(std::env::split_paths(&path)))?;
        let errors = self.path.join("errors");
        // The shell itself survives the signal that stops its server, and reports how the server ended.
        let mut shell = Command::new("sh")
            .args(["-euc", &format!("trap : TERM\n{script}")])
            .current_dir(&self.path)
            .env("PATH", path)
            .env("HOME", &self.path)
            .env("BUCINTORO_DATA", self.path.join("data"))
            .env("BUCINTORO_DATABASE", &self.database)
            .process_group(0)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(fs::File::create(&errors)?)
            .spawn()?;
        let group = format!("-{}", shell.id());
        let stop = |signal: &str| output("kill", &[signal, "--", &group], Path::new("/"));
        let (lines, printed) = mpsc::channel();
        let out = BufReader::new(shell.stdout.take().ok_or("no output")?);
        std::thread::spawn(move || out.lines().map_while(Result::ok).try_for_each(|line| lines.send(line)));
        let serves =
            ["bucintoro serve", "bucintoro host", "bucintoro relay"].iter().any(|command| script.contains(command));
        let (end, mut serving) = (Instant::now() + LONGEST, false);
        loop {
            match printed.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(line) if serves && !serving && line.contains("://") => {
                    serving = true;
                    stop("-TERM")?;
                }
                Ok(_) => {}
                Err(mpsc::RecvTimeoutError::Disconnected) => break,
                Err(mpsc::RecvTimeoutError::Timeout) => {
                    stop("-KILL")?;
                    shell.wait()?;
                    return Err(format!("takes longer than {LONGEST:?}").into());
                }
            }
        }
        let status = shell.wait()?;
        // A server may be stopped before it handles the signal.
        let ended = status.success() || (serving && status.code() == Some(128 + 15));
        match (ended, serves == serving) {
            (true, true) => Ok(()),
            (true, false) => Err("prints no address".into()),
            (false, _) => Err(format!("ends with {status}: {}", fs::read_to_string(errors)?.trim()).into()),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

    use super::{blocks, collect, commands, mark_fault, options};
    use crate::shell::root;

    #[test]
    fn book_summary_lists_every_page() {
        let docs = root().join("docs");
        let summary = std::fs::read_to_string(docs.join("SUMMARY.md")).expect("the book's contents");
        let mut pages = Vec::new();
        collect(&docs, true, &mut pages).expect("pages");
        let name = |page: &std::path::Path| page.strip_prefix(&docs).expect("in docs").display().to_string();
        let names = pages.iter().map(|(page, _)| name(page)).filter(|name| name != "SUMMARY.md");
        let missing: Vec<String> = names.filter(|name| !summary.contains(&format!("({name})"))).collect();
        assert!(missing.is_empty(), "docs/SUMMARY.md lacks {missing:?}");
    }

    #[test]
    fn code_block_in_a_list_loses_list_indentation() {
        let page = "1. Start.\n\n   ```sh\n   a \\\n     b\n   ```\n\n```text\nc\n```\n";
        let found: Vec<_> = blocks(page).into_iter().map(|block| (block.line, block.info, block.text)).collect();
        assert_eq!(found, [(3, "sh".into(), "a \\\n  b\n".into()), (8, "text".into(), "c\n".into())]);
    }

    #[test]
    fn command_includes_continuation_lines_but_no_comment() {
        let text = "A=1 bucintoro serve \\\n  --listen X   # why\ncd ui\ncargo xtask test --long\nbucintoro host [--lan]\n        [--port N]\n";
        let found = ["bucintoro serve --listen X", "cargo xtask test --long", "bucintoro host [--lan] [--port N]"];
        assert_eq!(commands(text), found);
    }

    #[test]
    fn options_are_found_in_brackets_and_end_at_a_double_dash() {
        assert_eq!(options("host [--port PORT|--lan] [--name N]..."), ["--port", "--lan", "--name"]);
        assert_eq!(options("bench --only club -- --tables 2"), ["--only"]);
    }

    #[test]
    fn unrun_block_on_a_user_page_needs_one_of_four_reasons() {
        assert_eq!(mark_fault("sh", true), None);
        assert_eq!(mark_fault("text", true), None);
        assert_eq!(mark_fault("sh not-run: needs root", true), None);
        assert!(mark_fault("sh not-run: takes long", true).is_some());
        assert_eq!(mark_fault("sh not-run: takes long", false), None);
        assert!(mark_fault("sh not-run: ", false).is_some());
        assert!(mark_fault("sh norun", false).is_some());
    }
}
