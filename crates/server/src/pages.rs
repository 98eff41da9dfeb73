//! [`Pages`]: the web client, as browsers get it.
//!
//! Files whose names hold a digest of their contents are kept by browsers for ever; the page itself is asked for each
//! time, and mostly has not changed. Every address that is no file and not the interface's is the page: it finds its
//! way itself. Where it has nothing to show there either, the status says so.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::Response;
use kernel::Digest;
use rustc_hash::FxHashMap;

/// The page that every address of the client shows.
const PAGE: &str = "/index.html";

/// Where files lie whose names hold a digest of their contents.
const DIGESTED: &str = "/assets/";

/// The addresses at which the page has something to show: `#` is a number, `*` any name. A test of the client compares
/// them with its own (`web/tests/router.test.ts`).
const ROUTES: [&str; 12] = [
    "/",
    "/new",
    "/settings",
    "/rules",
    "/rules/*",
    "/rules/*/all",
    "/learn/*",
    "/players",
    "/players/#",
    "/tables/#",
    "/tables/#/replay",
    "/tables/#/lab",
];

/// What never is a page.
const NOT_PAGES: [&str; 4] = ["/api", "/metrics", "/healthz", "/readyz"];

/// Marks the page where it has nothing to show: it says so itself, and is not put into the form of failures.
#[derive(Clone, Copy, Debug)]
pub struct Lost;

/// One file of the client, plain and compressed.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    /// Its address.
    pub path: &'static str,
    /// What stands in it.
    pub plain: &'static [u8],
    /// The same with gzip.
    pub gzip: Option<&'static [u8]>,
    /// The same with Brotli.
    pub brotli: Option<&'static [u8]>,
}

/// The web client; nothing of it where a server has none.
#[derive(Clone, Debug, Default)]
pub struct Pages(FxHashMap<&'static str, (Page, HeaderValue)>);

impl Pages {
    /// These files.
    #[must_use]
    pub fn new(files: impl IntoIterator<Item = Page>) -> Pages {
        let tagged = |page: Page| {
            let digest = Digest::of_bytes(page.plain).to_string();
            let tag = HeaderValue::from_str(&format!("\"{}\"", &digest[..16])).ok()?;
            Some((page.path, (page, tag)))
        };
        Pages(files.into_iter().filter_map(tagged).collect())
    }

    /// The answer to a browser; nothing if this is not an address of the client.
    #[must_use]
    pub fn answer(&self, method: &Method, path: &str, headers: &HeaderMap) -> Option<Response> {
        let below = |what: &str| path.strip_prefix(what).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
        if (method != Method::GET && method != Method::HEAD) || NOT_PAGES.iter().any(|what| below(what)) {
            return None;
        }
        // A file that is not there is not the page: a browser would take the page for a script.
        let named = path.starts_with(DIGESTED) || path.rsplit('/').next().is_some_and(|name| name.contains('.'));
        match self.0.get(path) {
            Some((page, tag)) => Some(page.response(tag, headers)),
            None => {
                let (page, tag) = self.0.get(PAGE).filter(|_| !named)?;
                let mut response = page.response(tag, headers);
                if !is_route(path) && response.status() == StatusCode::OK {
                    *response.status_mut() = StatusCode::NOT_FOUND;
                    response.extensions_mut().insert(Lost);
                }
                Some(response)
            }
        }
    }

    /// Whether there is no client.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Whether the page has something to show at an address.
fn is_route(path: &str) -> bool {
    let parts = |text: &'static str| text.split('/').filter(|part| !part.is_empty());
    let fits = |(part, known): (&str, &str)| match known {
        "#" => !part.is_empty() && part.len() <= 15 && part.bytes().all(|byte| byte.is_ascii_digit()),
        "*" => true,
        known => part == known,
    };
    let asked: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    ROUTES.iter().any(|route| parts(route).count() == asked.len() && asked.iter().copied().zip(parts(route)).all(fits))
}

impl Page {
    fn response(&self, tag: &HeaderValue, asked: &HeaderMap) -> Response {
        let text = |name| asked.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let keep = match self.path.starts_with(DIGESTED) {
            true => "public, max-age=31536000, immutable",
            false => "no-cache",
        };
        let same = text(header::IF_NONE_MATCH).split(',').any(|known| known.trim().as_bytes() == tag.as_bytes());
        let takes = |coding: &str| {
            let mut codings = text(header::ACCEPT_ENCODING).split(',').map(|one| one.trim().split(';'));
            codings.any(|mut one| one.next() == Some(coding) && one.all(|weight| weight.trim() != "q=0"))
        };
        let (body, coding) = match (self.brotli, self.gzip) {
            (Some(brotli), _) if takes("br") => (brotli, Some("br")),
            (_, Some(gzip)) if takes("gzip") => (gzip, Some("gzip")),
            _ => (self.plain, None),
        };
        let mut response = Response::new(if same { Body::empty() } else { Body::from(body) });
        if same {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
        }
        let headers = response.headers_mut();
        headers.insert(header::ETAG, tag.clone());
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
        headers.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(self.path)));
        if let Some(coding) = coding.filter(|_| !same) {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
        }
        response
    }
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("webp") => "image/webp",
        Some("woff2") => "font/woff2",
        Some("ogg") => "audio/ogg",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pages() -> Pages {
        let page = |path, plain: &'static [u8]| Page { path, plain, gzip: None, brotli: None };
        let script = Page { gzip: Some(b"g"), brotli: Some(b"b"), ..page("/assets/a-1.js", b"script") };
        Pages::new([page("/index.html", b"page"), page("/icon.svg", b"<svg/>"), script])
    }

    fn get(path: &str, headers: &[(header::HeaderName, &'static str)]) -> Option<(u16, String, HeaderMap)> {
        let asked = headers.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value))).collect();
        let response = pages().answer(&Method::GET, path, &asked)?;
        let length = response.body().size_hint().exact().unwrap_or(0);
        Some((response.status().as_u16(), length.to_string(), response.headers().clone()))
    }

    use axum::body::HttpBody as _;

    #[test]
    fn every_address_but_those_of_the_interface_and_of_files_is_the_page() {
        for path in ["/", "/tables/7", "/tables/7/replay", "/rules/dei", "/players/12", "/new/", "/index.html"] {
            let (status, length, headers) = get(path, &[]).expect(path);
            assert_eq!(
                (status, length.as_str(), &headers[header::CACHE_CONTROL]),
                (200, "4", &"no-cache".parse().expect("text"))
            );
        }
        // The page is shown there as well, and says that there is nothing.
        for path in
            ["/t/7", "/tables/x", "/tables/7/else", "/tables", "/no/such/page", "/settings/more", "/tables/1/replay/2"]
        {
            let (status, length, _) = get(path, &[]).expect(path);
            assert_eq!((status, length.as_str()), (404, "4"), "{path}");
        }
        for path in ["/api", "/api/nothing", "/metrics", "/healthz", "/readyz", "/assets/b-2.js", "/robots.txt"] {
            assert!(get(path, &[]).is_none(), "{path}");
        }
        assert!(get("/apiary", &[]).is_some());
        assert!(pages().answer(&Method::POST, "/", &HeaderMap::new()).is_none());
        assert!(Pages::default().answer(&Method::GET, "/", &HeaderMap::new()).is_none());
    }

    #[test]
    fn files_are_compressed_as_the_browser_likes_and_sent_once() {
        let coding = |accept: &'static str| {
            let (_, length, headers) = get("/assets/a-1.js", &[(header::ACCEPT_ENCODING, accept)]).expect("a file");
            (length, headers.get(header::CONTENT_ENCODING).cloned())
        };
        assert_eq!(coding("gzip, deflate, br"), ("1".to_owned(), Some(HeaderValue::from_static("br"))));
        assert_eq!(coding("gzip;q=1.0, br;q=0"), ("1".to_owned(), Some(HeaderValue::from_static("gzip"))));
        assert_eq!(coding("identity"), ("6".to_owned(), None));
        let (_, _, headers) = get("/icon.svg", &[]).expect("a file");
        let tag: &'static str = String::leak(headers[header::ETAG].to_str().expect("text").to_owned());
        let (status, length, headers) = get("/icon.svg", &[(header::IF_NONE_MATCH, tag)]).expect("a file");
        assert_eq!(
            (status, length.as_str(), &headers[header::CONTENT_TYPE]),
            (304, "0", &HeaderValue::from_static("image/svg+xml"))
        );
    }
}
