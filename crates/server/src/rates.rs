//! [`Rates`]: how much somebody may ask for in a while.
//!
//! Every user, address and name has a bucket that fills up with time. There is a fixed number of buckets, found
//! by a hash that nobody outside can foretell; two who share one share what it holds.

use crate::app::Limits;
use crate::trouble::Trouble;
use kernel::Phrase;
use std::hash::{BuildHasher, Hash, RandomState};
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;
use store::UserId;
use wire::Code;

/// How many buckets of a kind.
const BUCKETS: usize = 1 << 16;

/// How much somebody may ask for in a while.
#[derive(Debug)]
pub struct Rates {
    users: Buckets,
    addresses: Buckets,
    sign_ins: Buckets,
    newcomers: Buckets,
}

impl Rates {
    /// Full buckets.
    #[must_use]
    pub fn new(limits: &Limits) -> Rates {
        let each_second = |count: u32| Buckets::new(count as f32, 10.0 * count as f32);
        let each_minute = |count: u32| Buckets::new(count as f32 / 60.0, count as f32);
        Rates {
            users: each_second(limits.requests_per_second),
            addresses: each_second(limits.requests_per_address),
            sign_ins: each_minute(limits.sign_ins),
            newcomers: each_minute(limits.newcomers),
        }
    }

    /// A request of a user.
    ///
    /// # Errors
    /// When it is one too many.
    pub fn user(&self, user: UserId) -> Result<(), Trouble> {
        self.users.take(&user)
    }

    /// A request from an address, if it is known.
    ///
    /// # Errors
    /// When it is one too many.
    pub fn address(&self, address: Option<IpAddr>) -> Result<(), Trouble> {
        address.map_or(Ok(()), |address| self.addresses.take(&network(address)))
    }

    /// A guess of a password: counted for the address and for the name.
    ///
    /// # Errors
    /// When it is one too many.
    pub fn sign_in(&self, address: Option<IpAddr>, name: &str) -> Result<(), Trouble> {
        self.sign_ins.take(&name.to_lowercase())?;
        address.map_or(Ok(()), |address| self.sign_ins.take(&network(address)))
    }

    /// A new guest or account from an address.
    ///
    /// # Errors
    /// When it is one too many.
    pub fn newcomer(&self, address: Option<IpAddr>) -> Result<(), Trouble> {
        address.map_or(Ok(()), |address| self.newcomers.take(&network(address)))
    }
}

/// Who has one address of version 6 has all that begin with the same 64 bits.
fn network(address: IpAddr) -> u64 {
    match address.to_canonical() {
        IpAddr::V4(address) => u64::from(address.to_bits()),
        IpAddr::V6(address) => (address.to_bits() >> 64) as u64,
    }
}

/// Buckets of one kind. Each is a number: what was taken from it, and when, in milliseconds since the start.
#[derive(Debug)]
pub(crate) struct Buckets {
    each_second: f32,
    most: f32,
    hasher: RandomState,
    start: Instant,
    buckets: Mutex<Vec<u64>>,
}

impl Buckets {
    /// Full buckets that hold so much and fill up so fast.
    pub(crate) fn new(each_second: f32, most: f32) -> Buckets {
        let buckets = Mutex::new(vec![0; BUCKETS]);
        Buckets { each_second, most: most.max(1.0), hasher: RandomState::new(), start: Instant::now(), buckets }
    }

    /// Takes one out of somebody's bucket.
    pub(crate) fn take(&self, key: &impl Hash) -> Result<(), Trouble> {
        let now = self.start.elapsed().as_millis() as u32; // wraps after weeks, which fills a bucket
        if self.take_at(key, now) { Ok(()) } else { Err(Trouble::new(Code::TooMany, Phrase::new("server-too-many"))) }
    }

    fn take_at(&self, key: &impl Hash, now: u32) -> bool {
        let index = self.hasher.hash_one(key) as usize % BUCKETS;
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let (taken, at) = (f32::from_bits((buckets[index] >> 32) as u32), buckets[index] as u32);
        let back = now.wrapping_sub(at) as f32 / 1_000.0 * self.each_second;
        let taken = (taken - back).max(0.0) + 1.0;
        if taken > self.most {
            return false;
        }
        buckets[index] = u64::from(taken.to_bits()) << 32 | u64::from(now);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_fills_up_with_time() {
        let buckets = Buckets::new(2.0, 3.0);
        assert_eq!([0, 0, 0, 0].map(|now| buckets.take_at(&"a", now)), [true, true, true, false]);
        assert!(buckets.take_at(&"b", 0), "another has their own");
        assert_eq!([499, 501, 502].map(|now| buckets.take_at(&"a", now)), [false, true, false]);
        assert_eq!([90_000; 4].map(|now| buckets.take_at(&"a", now)), [true, true, true, false]);
    }

    #[test]
    fn a_network_of_version_six_is_one() {
        let address = |text: &str| network(text.parse().expect(text));
        assert_eq!(address("2001:db8::1"), address("2001:db8::ffff:2"));
        assert_ne!(address("2001:db8::1"), address("2001:db8:0:1::1"));
        assert_eq!(address("::ffff:10.0.0.1"), address("10.0.0.1"));
    }
}
