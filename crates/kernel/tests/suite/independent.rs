//! Chance derived a second time, from `docs/record-format.md` alone: no code of the kernel is used
//! beyond splitting the text, so that an independent implementation is known to be possible.

use sha2::{Digest, Sha256};

const SAMPLE: &str = include_str!("../samples/version-1.record");

/// ChaCha with 8 rounds, 64-bit counter and 64-bit stream, as words.
struct ChaCha8 {
    key: [u32; 8],
    stream: u64,
    next: u64,
}

impl ChaCha8 {
    fn word(&mut self) -> u32 {
        let (block, index) = (self.next / 16, (self.next % 16) as usize);
        self.next += 1;
        let mut start = [0u32; 16];
        start[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
        start[4..12].copy_from_slice(&self.key);
        (start[12], start[13]) = (block as u32, (block >> 32) as u32);
        (start[14], start[15]) = (self.stream as u32, (self.stream >> 32) as u32);
        let mut x = start;
        for _ in 0..4 {
            for i in 0..4 {
                quarter(&mut x, i, i + 4, i + 8, i + 12);
            }
            for i in 0..4 {
                quarter(&mut x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4);
            }
        }
        x[index].wrapping_add(start[index])
    }

    fn pick(&mut self, below: u32) -> u32 {
        let threshold = (u64::from(u32::MAX) + 1) % u64::from(below);
        loop {
            let product = u64::from(self.word()) * u64::from(below);
            if product % (1 << 32) >= threshold {
                return (product >> 32) as u32;
            }
        }
    }
}

fn quarter(x: &mut [u32; 16], a: usize, b: usize, c: usize, d: usize) {
    for (turn, (p, q, r)) in [(16, (a, b, d)), (12, (c, d, b)), (8, (a, b, d)), (7, (c, d, b))] {
        x[p] = x[p].wrapping_add(x[q]);
        x[r] = (x[r] ^ x[p]).rotate_left(turn);
    }
}

fn bytes(hex: &str) -> Vec<u8> {
    (0..hex.len() / 2).map(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).expect("hexadecimal")).collect()
}

fn field<'a>(word: &str) -> Vec<&'a str> {
    let bodies = SAMPLE.lines().map(|line| line.rsplit_once(" #").expect("a digest").0);
    bodies.filter_map(|body| body.strip_prefix(word)?.strip_prefix(' ')).collect()
}

#[test]
fn the_commitment_is_as_documented() {
    let sha = Sha256::digest([b"boardroom commitment 1\n".as_slice(), &bytes(field("secret")[0])].concat());
    assert_eq!(bytes(field("commitment")[0]), sha.to_vec());
}

#[test]
fn every_pick_derives_as_documented() {
    let seats: u8 = field("seats")[0].parse().expect("a number");
    let mut seed = Sha256::new();
    seed.update(b"boardroom seed 1\n");
    seed.update(bytes(field("secret")[0]));
    for seat in 1..=seats {
        let name = format!("s{seat} ");
        let added = field("entropy").iter().find_map(|line| line.strip_prefix(&name)).map(bytes).unwrap_or_default();
        seed.update([seat, added.len() as u8]);
        seed.update(&added);
    }
    let seed: [u8; 32] = seed.finalize().into();
    let key = std::array::from_fn(|i| u32::from_le_bytes(std::array::from_fn(|j| seed[4 * i + j])));
    let mut streams: Vec<ChaCha8> = (0..7).map(|stream| ChaCha8 { key, stream, next: 0 }).collect();
    let mut count = 0;
    for line in SAMPLE.lines() {
        let body = line.rsplit_once(" #").expect("a digest").0;
        let picks = body.rsplit_once(' ').expect("words").1;
        for pick in picks.split(',').filter(|pick| pick.contains('/')) {
            let (stream, pick) = pick.split_once(':').unwrap_or(("0", pick));
            let (value, below) = pick.split_once('/').expect("VALUE/BELOW");
            let stream: usize = stream.parse().expect("a number");
            let derived = streams[stream].pick(below.parse().expect("a number"));
            assert_eq!(derived.to_string(), value, "{line}");
            count += 1;
        }
    }
    assert!(count > 20);
    assert!(streams[1..].iter().any(|stream| stream.next > 0), "a seat's own stream is used too");
}
