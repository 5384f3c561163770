//! An import catches panics and refuses the record, so a panic does not end the fuzzer here.
#![no_main]

libfuzzer_sys::fuzz_target!(init: drop(std::panic::take_hook()), |bytes: &[u8]| fuzz_properties::import(bytes));
