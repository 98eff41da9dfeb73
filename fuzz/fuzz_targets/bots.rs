#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| boardroom_fuzz::bots(data));
