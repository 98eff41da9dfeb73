//! Calls to addresses that users name: webhooks, and the push services of their browsers.

use crate::config::Reach;
pub use axum::body::Body;
use axum::http::{HeaderName, Request, Uri, header};
use hyper::client::conn::http1::handshake;
use hyper_util::rt::TokioIo;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// How long all of it may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why a webhook was not delivered.
#[derive(Debug, thiserror::Error)]
pub enum HookError {
    /// The address cannot be used.
    #[error("the address cannot be used")]
    Address,
    /// The address is inside, where no user may send the server.
    #[error("the address is not public")]
    Inside,
    /// The connection failed.
    #[error("{0}")]
    Connection(String),
    /// It did not answer in time.
    #[error("no answer in time")]
    Late,
    /// It answered that it will not have it.
    #[error("it answered {0}")]
    Refused(u16),
}

/// Posts JSON to an address. Redirections are not followed.
///
/// # Errors
/// Why it was not delivered.
pub async fn deliver(url: &str, body: &str, reach: Reach) -> Result<(), HookError> {
    let json = (header::CONTENT_TYPE, "application/json".to_owned());
    call(url, &[json], Body::from(body.to_owned()), reach).await
}

/// Posts anything to an address, with these headers. Redirections are not followed.
///
/// # Errors
/// Why it was not delivered.
pub async fn call(url: &str, headers: &[(HeaderName, String)], body: Body, reach: Reach) -> Result<(), HookError> {
    timeout(PATIENCE, post(url, headers, body, reach)).await.unwrap_or(Err(HookError::Late))
}

async fn post(url: &str, headers: &[(HeaderName, String)], body: Body, reach: Reach) -> Result<(), HookError> {
    let uri: Uri = url.parse().map_err(|_| HookError::Address)?;
    let (scheme, authority) = uri.scheme_str().zip(uri.authority()).ok_or(HookError::Address)?;
    let encrypted = match scheme {
        "https" => true,
        "http" => false,
        _ => return Err(HookError::Address),
    };
    if authority.as_str().contains('@') {
        return Err(HookError::Address);
    }
    let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
    let port = authority.port_u16().unwrap_or(if encrypted { 443 } else { 80 });
    let address = resolve(&host, port, reach).await?;
    let failed = |error: &dyn std::fmt::Display| HookError::Connection(error.to_string());
    let stream = TcpStream::connect(address).await.map_err(|error| failed(&error))?;
    let request = Request::post(uri.path_and_query().map_or("/", |path| path.as_str()))
        .header(header::HOST, authority.as_str())
        .header(header::USER_AGENT, "boardroom");
    let request = headers.iter().fold(request, |request, (name, value)| request.header(name, value));
    let request = request.body(body).map_err(|_| HookError::Address)?;
    if encrypted {
        let name = ServerName::try_from(host).map_err(|_| HookError::Address)?;
        let stream = tls().connect(name, stream).await.map_err(|error| failed(&error))?;
        speak(stream, request).await
    } else {
        speak(stream, request).await
    }
}

/// An address of a host that may be called.
async fn resolve(host: &str, port: u16, reach: Reach) -> Result<SocketAddr, HookError> {
    let found = lookup_host((host, port)).await.map_err(|error| HookError::Connection(error.to_string()))?;
    let may = |address: &SocketAddr| match reach {
        Reach::Off => false,
        Reach::Public => is_public(address.ip()),
        Reach::Any => true,
    };
    found.into_iter().find(may).ok_or(HookError::Inside)
}

async fn speak(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Body>,
) -> Result<(), HookError> {
    let failed = |error: hyper::Error| HookError::Connection(error.to_string());
    let (mut sender, connection) = handshake::<_, Body>(TokioIo::new(stream)).await.map_err(failed)?;
    let answer = async {
        let answer = sender.send_request(request).await.map_err(failed)?;
        if answer.status().is_success() { Ok(()) } else { Err(HookError::Refused(answer.status().as_u16())) }
    };
    tokio::select! {
        answered = answer => answered,
        ended = connection => Err(ended.map_or_else(failed, |()| HookError::Connection("closed".to_owned()))),
    }
}

fn tls() -> TlsConnector {
    static CONFIG: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    let config = CONFIG.get_or_init(|| {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        let builder = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
        let builder = builder.with_safe_default_protocol_versions().expect("ring knows TLS 1.2 and 1.3");
        Arc::new(builder.with_root_certificates(roots).with_no_client_auth())
    });
    TlsConnector::from(Arc::clone(config))
}

/// Whether everybody can reach an address: it is not of this machine or of a network inside.
#[must_use]
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(inner) => is_public_v4(inner),
            None => is_public_v6(address),
        },
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = address.is_loopback()
        || address.is_private()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation()
        || a == 0
        || a >= 240
        || (a, b & 0xc0) == (100, 64)
        || (a, b & 0xfe) == (198, 18)
        || (a, b, c) == (192, 0, 0);
    !special
}

/// Only what is given out to the world (2000::/3), without documentation and ways to IPv4.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    a & 0xe000 == 0x2000 && a != 0x2002 && (a, b) != (0x2001, 0x0db8) && !(a == 0x2001 && b < 0x0200)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_inside_are_not_public() {
        for inside in [
            "127.0.0.1",
            "10.1.2.3",
            "192.168.0.1",
            "172.16.0.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "198.18.0.1",
            "::1",
            "::",
            "fe80::1",
            "fd00::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001:db8::1",
            "ff02::1",
        ] {
            assert!(!is_public(inside.parse().expect(inside)), "{inside}");
        }
        for outside in ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:8.8.8.8"] {
            assert!(is_public(outside.parse().expect(outside)), "{outside}");
        }
    }

    #[tokio::test]
    async fn what_is_no_address_of_the_web_is_refused() {
        for wrong in ["", "ftp://example.org/", "http://", "http://user@127.0.0.1/", "file:///etc/passwd", "/path"] {
            assert!(matches!(deliver(wrong, "{}", Reach::Any).await, Err(HookError::Address)), "{wrong}");
        }
        for inside in ["http://127.0.0.1:1/", "http://localhost:1/", "https://[::1]/", "http://2130706433/"] {
            let refused = deliver(inside, "{}", Reach::Public).await;
            assert!(matches!(refused, Err(HookError::Inside | HookError::Connection(_))), "{inside} {refused:?}");
        }
    }
}
