//! The migrations are built in: a changed one is built in anew.

fn main() {
    println!("cargo::rerun-if-changed=migrations");
}
