//! What a choice would do is what it then does, as far as anybody can foresee it.

#![allow(clippy::unwrap_used)]

use kernel::{Chance, Secret, Seeded, Stream, Viewer};
use registry::{Spec, games};

#[test]
fn what_is_foreseen_happens() {
    for game in games() {
        let (mut sure, mut whole) = (0, 0);
        for number in 0..4_u8 {
            let secret = Secret::from_hex(&format!("{:02x}", number + 1).repeat(32)).unwrap();
            let (mut table, _) = game.open(&Spec::new(2, secret)).unwrap();
            let mut chance = Seeded::new([number; 32]);
            for _ in 0..60 {
                let Some(seat) = table.owed().seats().iter().next() else { break };
                let offers = table.offers(seat).list;
                let action = &offers[chance.pick(Stream::TABLE, offers.len() as u32) as usize].action;
                let foreseen = table.foresee(seat, action, &mut chance).unwrap();
                let done = table.submit(seat, action, None).unwrap();
                let heard: Vec<_> = done.heard(Viewer::Seat(seat)).cloned().collect();
                assert_eq!(foreseen.lines, heard[..foreseen.lines.len()], "{}: {action}", game.id());
                sure += foreseen.lines.len();
                if let Some(view) = foreseen.view {
                    assert_eq!(view, table.view(Viewer::Seat(seat)), "{}: {action}", game.id());
                    assert_eq!(foreseen.lines, heard, "{}: {action}", game.id());
                    whole += 1;
                }
            }
        }
        assert!(sure > 20 && whole > 10, "{}: {sure} lines and {whole} views were foreseen", game.id());
    }
}
