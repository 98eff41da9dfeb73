//! What a choice would do is what it then does, as far as anybody can foresee it.

#![allow(clippy::unwrap_used)]

use kernel::{Chance, Secret, Seeded, Stream, Viewer};
use registry::{Spec, games};

#[test]
fn what_is_foreseen_happens() {
    for game in games() {
        let (mut sure, mut whole, mut back) = (0, 0, 0);
        for number in 0..4_u8 {
            let secret = Secret::from_hex(&format!("{:02x}", number + 1).repeat(32)).unwrap();
            let seats = 2.clamp(*game.seats().start(), *game.seats().end());
            let (mut table, _) = game.open(&Spec::new(seats, secret)).unwrap();
            let mut chance = Seeded::new([number; 32]);
            for _ in 0..60 {
                let Some(seat) = table.owed().seats().iter().next() else { break };
                let offers = table.offers(seat).list;
                let action = &offers[chance.pick(Stream::TABLE, offers.len() as u32) as usize].action;
                let foreseen = table.foresee(seat, action, &mut chance).unwrap();
                let done = table.submit(seat, action, None).unwrap();
                let heard: Vec<_> = done.heard(Viewer::Seat(seat)).cloned().collect();
                assert_eq!(foreseen.lines, heard[..foreseen.lines.len()], "{}: {action}", game.id());
                assert_eq!(foreseen.undoable, table.can_undo(seat), "{}: {action}", game.id());
                back += u32::from(foreseen.undoable);
                sure += foreseen.lines.len();
                if let Some(view) = foreseen.view {
                    assert_eq!(view, table.view(Viewer::Seat(seat)), "{}: {action}", game.id());
                    assert_eq!(foreseen.lines, heard, "{}: {action}", game.id());
                    whole += 1;
                }
            }
        }
        // A short game in which everything is sealed foresees little.
        let (most_sure, most_whole) = match game.id() {
            "syndicate" | "fantastic-factories" | "cyber-merchant" => (20, 10),
            _ => (0, 0),
        };
        let told = format!("{}: {sure} lines and {whole} views were foreseen", game.id());
        assert!(sure > most_sure && whole >= most_whole, "{told}");
        assert!(
            back > 0 || !matches!(game.id(), "syndicate" | "fantastic-factories"),
            "{}: nothing can be undone",
            game.id()
        );
    }
}
