//! Who calls: the key of this server, and signed tokens that say so to push services (RFC 8292).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use store::Store;

/// Under what the store keeps the key. It is no digest, so that nobody finds it as component data.
const NAME: &str = "key of pushes";

/// How long a token is good, in seconds; the specification allows a day.
const GOOD: u64 = 12 * 3600;

/// Signs for this server. All nodes of one store have the same key, and it never changes: browsers subscribe with it.
pub(super) struct Signer(EcdsaKeyPair);

impl std::fmt::Debug for Signer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Signer")
    }
}

impl Signer {
    pub(super) async fn new(store: &dyn Store) -> Result<Signer, store::Error> {
        let failed = || store::Error::Unavailable("the key of pushes cannot be used".to_owned());
        let random = SystemRandom::new();
        if store.data(NAME).await?.is_none() {
            let fresh =
                EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random).map_err(|_| failed())?;
            store.put_data(NAME, &URL_SAFE_NO_PAD.encode(fresh.as_ref())).await?;
        }
        // Another node may have been first: what is stored counts.
        let stored = store.data(NAME).await?.ok_or_else(failed)?;
        let bytes = URL_SAFE_NO_PAD.decode(stored).map_err(|_| failed())?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &random);
        pair.map(Signer).map_err(|_| failed())
    }

    /// The public key: an uncompressed point.
    pub(super) fn public(&self) -> &[u8] {
        self.0.public_key().as_ref()
    }

    /// A token for one push service.
    pub(super) fn token(&self, origin: &str, subject: &str, now: u64) -> Option<String> {
        let part = |value: &serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let head = part(&json!({ "typ": "JWT", "alg": "ES256" }));
        let body = part(&json!({ "aud": origin, "exp": now + GOOD, "sub": subject }));
        let text = format!("{head}.{body}");
        let signature = self.0.sign(&SystemRandom::new(), text.as_bytes()).ok()?;
        Some(format!("{text}.{}", URL_SAFE_NO_PAD.encode(signature.as_ref())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    #[tokio::test]
    async fn a_token_is_signed_with_the_key_of_the_store() {
        let folder = std::env::temp_dir().join(format!("boardroom-vapid-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let store = store::open(&format!("sqlite:{}", folder.join("a.db").display())).await.expect("a store");
        let (signer, again) = (Signer::new(store.as_ref()).await.expect("a key"), Signer::new(store.as_ref()).await);
        assert_eq!(signer.public(), again.expect("the same").public());
        let token = signer.token("https://push.example", "https://play.example", 1_000).expect("a token");
        let (text, signature) = token.rsplit_once('.').expect("three parts");
        let signature = URL_SAFE_NO_PAD.decode(signature).expect("base64url");
        let key = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, signer.public());
        assert!(key.verify(text.as_bytes(), &signature).is_ok() && key.verify(b"else", &signature).is_err());
        let claims = URL_SAFE_NO_PAD.decode(text.split('.').nth(1).expect("claims")).expect("base64url");
        let claims: serde_json::Value = serde_json::from_slice(&claims).expect("JSON");
        assert_eq!(claims, json!({ "aud": "https://push.example", "exp": 44_200, "sub": "https://play.example" }));
        let _ = std::fs::remove_dir_all(folder);
    }
}
