//! The one binary. Everything is in the library beside it.

fn main() -> std::process::ExitCode {
    boardroom::main()
}
