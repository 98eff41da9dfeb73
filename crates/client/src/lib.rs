//! The web client, as it is built from `web/` and kept in the binary.
//!
//! The build script runs npm; `docs/hosting.md` says how to build where there is none.

/// A file that a browser can ask for.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its address: `/index.html`, `/assets/…`.
    pub path: &'static str,
    /// What stands in it.
    pub plain: &'static [u8],
    /// The same, compressed with gzip, where that is shorter.
    pub gzip: Option<&'static [u8]>,
    /// The same, compressed with Brotli, where that is shorter.
    pub brotli: Option<&'static [u8]>,
}

/// All files.
pub static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

#[cfg(test)]
mod tests {
    use super::FILES;

    #[test]
    fn the_page_and_its_parts_are_there() {
        let page = FILES.iter().find(|file| file.path == "/index.html").expect("a page");
        let page = String::from_utf8(page.plain.to_vec()).expect("text");
        let mut parts = 0;
        for address in page.split('"').filter(|part| part.starts_with("/assets/")) {
            assert!(FILES.iter().any(|file| file.path == address), "{address} is missing");
            parts += 1;
        }
        assert!(parts >= 2, "a script and a sheet of styles");
        let big = FILES.iter().filter(|file| file.path.ends_with(".js") && file.plain.len() > 4_096);
        assert!(big.clone().count() > 0 && big.into_iter().all(|file| file.brotli.is_some() && file.gzip.is_some()));
    }
}
