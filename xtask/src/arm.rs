//! Runs the decisions of program players on an ARM processor, which an emulator replaces.

use crate::elsewhere::Elsewhere;
use crate::setup;
use crate::shell::Done;

/// The target of small computers and servers with ARM.
const ARM: Elsewhere = Elsewhere {
    target: "aarch64-unknown-linux-gnu",
    folder: "target/arm",
    debian: &["rustc-web", "rust-web-src"],
    links: &[],
    called: "ARM's target",
};

/// Debian packages of the linker and of the emulator.
const DEBIAN: &[&str] = &["gcc-aarch64-linux-gnu", "libc6-dev-arm64-cross", "qemu-user"];

/// Settings with which tests for ARM are linked, and run by the emulator.
const SETTINGS: [&str; 3] = [
    "CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER=aarch64-linux-gnu-gcc",
    "CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER=qemu-aarch64 -L /usr/aarch64-linux-gnu",
    // Halves the size, and links faster.
    "CARGO_PROFILE_DEV_DEBUG=false",
];

/// Checks that programs decide on ARM as on every other processor.
pub fn check() -> Done {
    setup::debian(DEBIAN, "ARM's linker, and an emulator")?;
    ARM.cargo(&["test", "--package", "bucintoro-web-programs", "--test", "thoughts"], &SETTINGS)
}
