//! [`Address`]: where a request comes from.

use crate::app::App;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::{Extensions, HeaderMap, request::Parts};
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

/// Where a request comes from. Nothing when that is not known, or when it is this machine: behind a proxy that
/// the settings do not name everybody would share one address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Address(pub Option<IpAddr>);

impl Address {
    /// Where a request comes from.
    #[must_use]
    pub fn of(headers: &HeaderMap, extensions: &Extensions, proxies: &[IpAddr]) -> Address {
        let Some(peer) = peer(extensions) else {
            return Address(None);
        };
        let believed = |address: &IpAddr| proxies.contains(address);
        if !believed(&peer) {
            return Address(Some(peer).filter(|peer| !peer.is_loopback()));
        }
        let lists = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
        let named = lists.flat_map(|list| list.split(',')).filter_map(|one| one.trim().parse::<IpAddr>().ok());
        // What stands further left is what the client says itself.
        let mut foreign = named.map(|address| address.to_canonical()).filter(|address| !believed(address));
        Address(foreign.next_back())
    }
}

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Address, Infallible> {
        Ok(Address::of(&parts.headers, &parts.extensions, &app.limits.proxies))
    }
}

fn peer(extensions: &Extensions) -> Option<IpAddr> {
    extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip().to_canonical())
}

/// Whether people reach the server over TLS: its address says so, or a proxy that is believed does.
#[must_use]
pub fn over_tls(headers: &HeaderMap, extensions: &Extensions, app: &App) -> bool {
    let named = app.origin.as_deref().is_some_and(|origin| origin.starts_with("https://"));
    let believed = peer(extensions).is_some_and(|peer| app.limits.proxies.contains(&peer));
    named || (believed && headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(peer: &str, forwarded: &str, proxies: &[&str]) -> Option<String> {
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo::<SocketAddr>(SocketAddr::new(peer.parse().expect(peer), 1)));
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", forwarded.parse().expect(forwarded));
        let proxies: Vec<IpAddr> = proxies.iter().map(|proxy| proxy.parse().expect(proxy)).collect();
        Address::of(&headers, &extensions, &proxies).0.map(|address| address.to_string())
    }

    #[test]
    fn only_proxies_are_believed() {
        assert_eq!(address("9.9.9.9", "1.2.3.4", &[]).as_deref(), Some("9.9.9.9"));
        assert_eq!(address("127.0.0.1", "1.2.3.4", &[]), None);
        assert_eq!(address("127.0.0.1", "6.6.6.6, 1.2.3.4", &["127.0.0.1"]).as_deref(), Some("1.2.3.4"));
        assert_eq!(address("10.0.0.1", "1.2.3.4, 10.0.0.2", &["10.0.0.1", "10.0.0.2"]).as_deref(), Some("1.2.3.4"));
        assert_eq!(address("10.0.0.1", "what", &["10.0.0.1"]), None);
    }
}
