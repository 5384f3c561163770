//! Prepares the window's resources.

fn main() {
    tauri_build::build();
}
