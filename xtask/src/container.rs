//! The container of a club's node: assembled from this machine's files, built without a network, and started with a
//! database.

use std::error::Error;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::setup;
use crate::shell::{Done, output, root};

/// Time limit for a node to become ready.
const PATIENCE: Duration = Duration::from_secs(60);

/// Id of the user in the container.
const NOBODY: &str = "65532";

/// Builds the container, and starts it with a PostgreSQL server as an unprivileged user.
pub fn try_one() -> Done {
    setup::debian(&[setup::CONTAINER, setup::DATABASE].concat(), "the container")?;
    let program = crate::build::program()?;
    let place = root().join("target/container");
    if place.exists() {
        fs::remove_dir_all(&place)?;
    }
    laid_out(Path::new(&program), &place.join("root"))?;
    fs::copy(root().join("docs/club/Containerfile"), place.join("Containerfile"))?;
    let tool = Tool { place: place.clone() };
    tool.does(&["bud", "--isolation", "chroot", "--tag", "bucintoro", "."])?;
    let image = tool.does(&["inspect", "--type", "image", "--format", "{{.OCIv1.Config}}", "bucintoro"])?;
    for said in [NOBODY, "/usr/bin/bucintoro", "47199", "47201"] {
        if !image.contains(said) {
            return Err(format!("the image does not say {said}: {image}").into());
        }
    }
    starts(&tool)
}

/// Copies the files of the container: the program, its libraries, and the root certificates.
fn laid_out(program: &Path, to: &Path) -> Done {
    for folder in ["usr/bin", "etc/ssl/certs", "tmp"] {
        fs::create_dir_all(to.join(folder))?;
    }
    fs::set_permissions(to.join("tmp"), fs::Permissions::from_mode(0o1777))?;
    fs::copy(program, to.join("usr/bin/bucintoro"))?;
    let linked = output("ldd", &[&program.display().to_string()], Path::new("/"))?;
    for library in linked.split_whitespace().filter(|word| word.starts_with('/')) {
        let to = to.join(library.trim_start_matches('/'));
        fs::create_dir_all(to.parent().ok_or("a library without a folder")?)?;
        // Copies the target of a link, because the container has no links.
        fs::copy(fs::canonicalize(library)?, to)?;
    }
    let roots = Path::new("/etc/ssl/certs/ca-certificates.crt");
    if roots.exists() {
        fs::copy(roots, to.join("etc/ssl/certs/ca-certificates.crt"))?;
    }
    fs::write(to.join("etc/passwd"), format!("nobody:x:{NOBODY}:{NOBODY}::/:/none\n"))?;
    Ok(fs::write(to.join("etc/group"), format!("nobody:x:{NOBODY}:\n"))?)
}

/// The tool that builds and starts containers, with all its data in one folder.
struct Tool {
    place: PathBuf,
}

impl Tool {
    fn call(&self) -> Command {
        let mut call = Command::new("buildah");
        call.args(["--storage-driver", "vfs", "--root"]).arg(self.place.join("store"));
        call.arg("--runroot").arg(self.place.join("run")).current_dir(&self.place);
        call
    }

    fn does(&self, words: &[&str]) -> Result<String, Box<dyn Error>> {
        let out = self.call().args(words).stderr(Stdio::inherit()).output()?;
        match out.status.success() {
            true => Ok(String::from_utf8(out.stdout)?.trim().to_owned()),
            false => Err(format!("buildah {} failed", words.join(" ")).into()),
        }
    }
}

/// A program that is stopped when it is dropped.
struct Ends(Child);

impl Drop for Ends {
    fn drop(&mut self) {
        // The database ends when its input is closed.
        drop(self.0.stdin.take());
        if self.0.try_wait().ok().flatten().is_none() {
            let _ = Command::new("kill").arg(self.0.id().to_string()).status();
        }
        let _ = self.0.wait();
    }
}

/// Starts a program. Returns it with its first line of output.
fn begun(call: &mut Command) -> Result<(Ends, String), Box<dyn Error>> {
    let mut child = call.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let mut said = String::new();
    BufReader::new(child.stdout.take().ok_or("no words")?).read_line(&mut said)?;
    Ok((Ends(child), said.trim().to_owned()))
}

fn free() -> Result<String, Box<dyn Error>> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.to_string())
}

/// Starts the built container with an empty database, and waits until it is ready.
fn starts(tool: &Tool) -> Done {
    let (_database, url) = begun(&mut Command::new(root().join("target/debug/postgres")))?;
    if url == "none" {
        return Err("there is no PostgreSQL".into());
    }
    let container = tool.does(&["from", "bucintoro"])?;
    let (listen, inner) = (free()?, free()?);
    let mut call = tool.call();
    call.args(["run", "--isolation", "chroot", "--user", &format!("{NOBODY}:{NOBODY}"), "--env"]);
    call.arg(format!("BUCINTORO_DATABASE={url}")).args([&*container, "--", "/usr/bin/bucintoro", "serve"]);
    let (node, said) = begun(call.args(["--listen", &listen, "--advertise", &inner, "--log", "json"]))?;
    let begun = Instant::now();
    let ready = loop {
        match output("curl", &["--silent", &format!("http://{inner}/readyz")], Path::new("/")) {
            Ok(said) if said.trim() == "ready" => break true,
            _ if begun.elapsed() > PATIENCE => break false,
            _ => std::thread::sleep(Duration::from_millis(200)),
        }
    };
    if !ready || !said.contains("#") {
        return Err(format!("the node in the container is not ready: {said}").into());
    }
    let taken = begun.elapsed().as_millis();
    let running = output("ps", &["-C", "bucintoro", "-o", "pid=,uid=,args="], Path::new("/"))?;
    let ours = running.lines().find(|line| line.contains(&inner)).ok_or("it is ready and does not run")?;
    let words: Vec<&str> = ours.split_whitespace().collect();
    // The tool that started the node does not stop it.
    output("kill", &[words[0]], Path::new("/"))?;
    drop(node);
    if words[1] != NOBODY {
        return Err(format!("it does not run as {NOBODY}: {ours}").into());
    }
    println!("the container was ready {taken} ms after it was started, as {NOBODY}");
    Ok(())
}
