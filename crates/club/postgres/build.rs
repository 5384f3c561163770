//! The migrations are compiled in, so a changed one triggers a build.

fn main() {
    println!("cargo::rerun-if-changed=migrations");
}
