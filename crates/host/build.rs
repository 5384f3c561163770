//! Creates the folder of the built screen if it is missing, so that the back end builds without the screen.

fn main() {
    let folder = std::path::Path::new("../../ui/served");
    if let Err(error) = std::fs::create_dir_all(folder) {
        println!("cargo::warning=the folder of the screen cannot be made: {error}");
    }
    println!("cargo::rerun-if-changed=../../ui/served");
}
