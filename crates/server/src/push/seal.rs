//! Messages that only one browser can read: RFC 8291, over the content coding of RFC 8188.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom, SystemRandom};

/// How long a record is at most; a message is one record.
const RECORD: u32 = 4_096;

/// What a browser gave to those who may call it.
pub(super) struct Keys {
    /// Its public key: an uncompressed point.
    public: [u8; 65],
    auth: [u8; 16],
}

/// The keys of a subscription, as a browser writes them.
pub(super) fn keys(p256dh: &str, auth: &str) -> Option<Keys> {
    let read = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
    let public: [u8; 65] = read(p256dh)?.try_into().ok()?;
    Some(Keys { public, auth: read(auth)?.try_into().ok()? }).filter(|keys| keys.public[0] == 4)
}

/// The content of a request: a header with our key for this message, and the message.
pub(super) fn seal(browser: &Keys, message: &[u8]) -> Option<Vec<u8>> {
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).ok()?;
    let public = own.compute_public_key().ok()?;
    let mut salt = [0; 16];
    random.fill(&mut salt).ok()?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, browser.public);
    let material = agree_ephemeral(own, &theirs, |shared| {
        let info = [b"WebPush: info\0".as_slice(), &browser.public, public.as_ref()];
        expand::<32>(&browser.auth, shared, &info)
    });
    let (key, nonce) = content_keys(&salt, &material.ok()??)?;
    let mut content = [&salt[..], &RECORD.to_be_bytes(), &[public.as_ref().len() as u8], public.as_ref()].concat();
    let mut record = [message, &[2]].concat(); // 2: the last record
    key.seal_in_place_append_tag(nonce, Aad::empty(), &mut record).ok()?;
    content.append(&mut record);
    Some(content)
}

/// The key and the nonce of the one record.
fn content_keys(salt: &[u8], material: &[u8]) -> Option<(LessSafeKey, Nonce)> {
    let key = expand::<16>(salt, material, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce = expand::<12>(salt, material, &[b"Content-Encoding: nonce\0"])?;
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
    Some((key, Nonce::assume_unique_for_key(nonce)))
}

/// HKDF with SHA-256 (RFC 5869).
fn expand<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> Option<[u8; N]> {
    struct Length(usize);
    impl KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut key = [0; N];
    let extracted = Salt::new(HKDF_SHA256, salt).extract(secret);
    extracted.expand(info, Length(N)).ok()?.fill(&mut key).ok()?;
    Some(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).expect("base64url")
    }

    /// The example of RFC 8291, section 5 and appendix A: from its shared secret to its ciphertext.
    #[test]
    fn the_example_of_the_specification_is_sealed_as_it_says() {
        let secret = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let browser = bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        let server = bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let (auth, salt) = (bytes("BTBZMqHH6r4Tts7J_aSIgg"), bytes("DGv6ra1nlYgDCS1FRnbzlw"));
        let info = [b"WebPush: info\0".as_slice(), &browser, &server];
        let material = expand::<32>(&auth, &secret, &info).expect("a length");
        assert_eq!(material[..], bytes("S4lYMb_L0FxCeq0WhDx813KgSYqU26kOyzWUdsXYyrg"));
        let (key, nonce) = content_keys(&salt, &material).expect("lengths");
        let mut record = [b"When I grow up, I want to be a watermelon".as_slice(), &[2]].concat();
        key.seal_in_place_append_tag(nonce, Aad::empty(), &mut record).expect("sealed");
        let wanted = bytes("8pfeW0KbunFT06SuDKoJH9Ql87S1QUrdirN6GcG7sFz1y1sqLgVi1VhjVkHsUoEsbI_0LpXMuGvnzQ");
        assert_eq!(record, wanted);
    }

    #[test]
    fn only_the_browser_can_read_a_message() {
        let random = SystemRandom::new();
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).expect("a key");
        let public = own.compute_public_key().expect("a key");
        let auth = [7; 16];
        let written = (URL_SAFE_NO_PAD.encode(public.as_ref()), URL_SAFE_NO_PAD.encode(auth));
        let content = seal(&keys(&written.0, &written.1).expect("keys"), b"your turn").expect("sealed");
        let (salt, server) = (&content[..16], &content[21..86]);
        assert_eq!((&content[16..20], content[20]), (&RECORD.to_be_bytes()[..], 65));
        let material = agree_ephemeral(own, &UnparsedPublicKey::new(&ECDH_P256, server), |shared| {
            expand::<32>(&auth, shared, &[b"WebPush: info\0", public.as_ref(), server]).expect("a length")
        });
        let (key, nonce) = content_keys(salt, &material.expect("agreed")).expect("lengths");
        let mut record = content[86..].to_vec();
        assert_eq!(key.open_in_place(nonce, Aad::empty(), &mut record).expect("ours"), b"your turn\x02");
    }

    #[test]
    fn what_is_no_key_is_none() {
        let (point, auth) = (URL_SAFE_NO_PAD.encode([4; 65]), URL_SAFE_NO_PAD.encode([1; 16]));
        assert!(keys(&point, &auth).is_some());
        let short = URL_SAFE_NO_PAD.encode([4; 64]);
        let compressed = URL_SAFE_NO_PAD.encode([2; 65]);
        for (p256dh, auth) in [(&short, &auth), (&compressed, &auth), (&point, &short), (&"?".to_owned(), &auth)] {
            assert!(keys(p256dh, auth).is_none());
        }
        // A point that is on no curve is refused when it is used.
        assert!(seal(&keys(&point, &auth).expect("of the right form"), b"x").is_none());
    }
}
