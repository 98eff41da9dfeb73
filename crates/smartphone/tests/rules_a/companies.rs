//! 9 Setup: the first player, the companies and what they start with: SP-183 to SP-186, SP-190, SP-191.

use crate::common::*;
use crate::shared::*;

/// The row of the first round, whatever it is.
fn row() -> Vec<kernel::Pick> {
    (23..=27).rev().map(|left| pick(0, left)).collect()
}

/// A big board for so many on which this seat begins.
fn first(seats: usize, first: u32) -> Table {
    let mut uses = row();
    uses.push(pick(first, seats as u32));
    scripted(seats, Options::default(), uses)
}

#[test]
fn sp_183_any_seat_can_be_the_first() {
    for seat in 0..3 {
        let scene = first(3, seat);
        let chosen = Seat::new(seat as usize);
        assert_eq!((scene.public().first, scene.asked_seat(), scene.what()), (chosen, chosen, Some(What::Company)));
    }
}

#[test]
fn sp_183_companies_are_chosen_clockwise_from_the_first_player() {
    let mut scene = first(4, 2);
    let mut asked = Vec::new();
    for choice in [Red, Green, Blue] {
        asked.push(scene.asked_seat());
        scene.act(scene.asked_seat(), company(choice));
    }
    asked.push(scene.asked_seat());
    assert_eq!(asked, [S3, S4, S1, S2]);
    assert_eq!(scene.legal(S2), [company(Black), company(Yellow)]);
    assert_eq!(
        scene.public().players.iter().map(|(_, it)| it.company).collect::<Vec<_>>(),
        [Some(Blue), None, Some(Red), Some(Green)]
    );
}

#[test]
fn sp_183_every_free_company_can_be_chosen_and_no_other() {
    let mut scene = first(3, 0);
    assert_eq!(scene.legal(S1), Company::ALL.map(company));
    scene.act(S1, company(Black));
    assert_eq!(scene.legal(S2), [Green, Blue, Yellow, Red].map(company));
    scene.refused_by("SP-183", S2, company(Black));
}

#[test]
fn sp_183_nobody_chooses_out_of_turn() {
    let mut scene = first(3, 1);
    scene.refused_by("SP-223", S1, company(Green));
    scene.refused_by("SP-223", S3, company(Green));
    scene.act(S2, company(Green));
    scene.refused_by("SP-223", S2, company(Red));
}

#[test]
fn sp_183_alone_the_human_chooses_and_steve_follows() {
    let mut scene = scripted(1, Options::default(), row());
    assert_eq!((scene.asked_seat(), scene.legal(S1)), (S1, Company::ALL.map(company).to_vec()));
    scene.seeded(1).act(S1, company(Red));
    assert_eq!(scene.player(S2).company, Some(Yellow));
    assert_eq!(scene.owed().seats(), S1.only());
}

#[test]
fn sp_184_each_takes_the_starting_improvement_and_the_markers_of_the_company() {
    let scene = table(5, Options::default());
    let starts = [
        tile(Research, Plus),
        tile(Logistics, Plus),
        tile(Goods, Research),
        tile(Cheap, Logistics),
        tile(Logistics, Goods),
    ];
    for (seat, start) in scene.public().people().iter().zip(starts) {
        let player = scene.player(seat);
        assert_eq!(player.tiles, [start.id()].into_iter().collect::<Tiles>());
        assert_eq!((player.markers, player.progress, player.tokens), (12, 0, 0));
        assert_eq!(usize::from(player.offices) + scene.regions_of(seat).len(), 18);
        assert_eq!(player.researched, Set::EMPTY);
    }
}

#[test]
fn sp_185_each_starts_with_the_vp_of_the_company_price_5_and_18_goods() {
    let scene = table(5, Options::default());
    let starts: Vec<_> = scene.public().players.iter().map(|(_, it)| (it.company, it.vp)).collect();
    assert_eq!(starts, [(Some(Green), 3), (Some(Blue), 4), (Some(Black), 5), (Some(Yellow), 6), (Some(Red), 7)]);
    for (_, player) in scene.public().players.iter() {
        assert_eq!((player.price, player.supply, player.goods), (5, 18, 0));
    }
}

#[test]
fn sp_186_each_puts_one_office_on_the_home_region() {
    use Region::{Australia, Cis, India, NorthAfrica, SouthAmerica};
    let scene = table(5, Options::default());
    let seats = scene.public().people();
    for (seat, home) in seats.iter().zip([NorthAfrica, SouthAmerica, Australia, India, Cis]) {
        assert_eq!(scene.regions_of(seat), [home]);
        assert_eq!((&scene.public().place(home).offices[..], scene.player(seat).offices), (&[seat][..], 17));
    }
}

#[test]
fn sp_190_directors_stand_on_the_start_regions_if_a_power_needs_them() {
    for power in [Power::N3, Power::N6] {
        let options = match power {
            Power::N3 => Options { wi_fi: smartphone::WiFi::N3, ..Options::default() },
            _ => Options { gamepad: smartphone::Gamepad::N6, ..Options::default() },
        };
        let scene = table(2, options);
        assert_eq!(
            scene.public().players.iter().map(|(_, it)| it.director).collect::<Vec<_>>(),
            [Some(Region::NorthAfrica), Some(Region::SouthAmerica)]
        );
        let small = table(3, Options { board: BoardSize::Small, ..options });
        assert!(small.public().players.iter().all(|(_, it)| it.director.is_some() && it.director == it.start));
    }
}

#[test]
fn sp_190_without_such_a_power_there_are_no_directors() {
    let scene = table(2, Options { technologies: Technologies::OpenSpaces, ..Options::default() });
    assert!(scene.public().players.iter().all(|(_, it)| it.director.is_none()));
}

#[test]
fn sp_191_with_the_module_directives_are_drawn_and_shown_to_all() {
    let on = Options { directives: Directives::On, ..Options::default() };
    let drawn = |seats, options| table(seats, options).public().directives.len();
    assert_eq!([1, 2, 3, 4, 5].map(|seats| drawn(seats, on)), [5, 5, 6, 7, 8]);
    assert_eq!([1, 2, 3, 4, 5].map(|seats| drawn(seats, Options::default())), [0; 5]);
    assert_eq!([1, 2, 3].map(|seats| drawn(seats, Options { board: BoardSize::Small, ..on })), [5, 5, 6]);
}
