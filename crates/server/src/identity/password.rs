//! Passwords: argon2id, a few at a time.

use crate::trouble::Trouble;
use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version};
use std::sync::Arc;
use std::sync::OnceLock;
use tokio::sync::Semaphore;

/// The shortest password, in characters.
pub const SHORTEST: usize = 8;

/// The longest one.
pub const LONGEST: usize = 256;

/// KiB of memory, passes and lanes: what OWASP recommends.
const COST: (u32, u32, u32) = (19 * 1024, 2, 1);

/// How many may wait for their turn.
const QUEUE: usize = 64;

/// Hashes and checks passwords, a few at a time: each takes memory and a thread for a while.
#[derive(Debug)]
pub struct Passwords {
    turns: Arc<Semaphore>,
    queue: Arc<Semaphore>,
    /// What is checked when there is no account, so that it takes as long.
    nobody: OnceLock<String>,
}

impl Passwords {
    /// So many at once.
    #[must_use]
    pub fn new(at_once: usize) -> Passwords {
        Passwords {
            turns: Arc::new(Semaphore::new(at_once.max(1))),
            queue: Arc::new(Semaphore::new(QUEUE)),
            nobody: OnceLock::new(),
        }
    }

    /// The hash of a password, as it is stored.
    ///
    /// # Errors
    /// When too many wait.
    pub async fn hash(&self, password: String) -> Result<String, Trouble> {
        self.in_turn(move || hash(&password)).await?
    }

    /// Whether a password is the one of an account. It takes as long when there is no account.
    ///
    /// # Errors
    /// When too many wait.
    pub async fn fits(&self, password: String, stored: Option<String>) -> Result<bool, Trouble> {
        let exists = stored.is_some();
        let stored = match (stored, self.nobody.get()) {
            (Some(stored), _) => stored,
            (None, Some(nobody)) => nobody.clone(),
            (None, None) => {
                let nobody = self.in_turn(|| hash("nobody")).await??;
                self.nobody.get_or_init(|| nobody).clone()
            }
        };
        let fits = self.in_turn(move || Ok(hasher()?.verify_password(password.as_bytes(), stored.as_str()).is_ok()));
        Ok(fits.await?? && exists)
    }

    async fn in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Trouble> + Send + 'static,
    ) -> Result<Result<T, Trouble>, Trouble> {
        let _waiting = Arc::clone(&self.queue).try_acquire_owned().map_err(|_| Trouble::unavailable())?;
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| Trouble::unavailable())?;
        // The turn goes with the work, which goes on if nobody waits for it any more.
        let work = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(turn);
            done
        });
        work.await.map_err(Trouble::internal)
    }
}

fn hasher() -> Result<Argon2<'static>, Trouble> {
    let (memory, passes, lanes) = COST;
    let params = Params::new(memory, passes, lanes, None).map_err(Trouble::internal)?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

fn hash(password: &str) -> Result<String, Trouble> {
    let mut salt = [0; 16];
    getrandom::fill(&mut salt).map_err(Trouble::internal)?;
    let hash: PasswordHash =
        hasher()?.hash_password_with_salt(password.as_bytes(), &salt).map_err(Trouble::internal)?;
    Ok(hash.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_fits_its_hash_alone() {
        let passwords = Passwords::new(2);
        let stored = passwords.hash("correct horse".to_owned()).await.expect("a hash");
        assert!(stored.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{stored}");
        let fits = async |password: &str, stored: Option<&String>| {
            passwords.fits(password.to_owned(), stored.cloned()).await.expect("a turn")
        };
        assert!(fits("correct horse", Some(&stored)).await);
        assert!(!fits("correct horsf", Some(&stored)).await);
        assert!(!fits("nobody", None).await, "nobody has an account");
    }
}
