//! 1 and 21: the modules, the options and the choice of powers: SP-9, SP-10, SP-621, SP-624, SP-EX-33.

use crate::common::*;
use crate::shared::*;
use smartphone::pieces::Power::*;
use smartphone::{Battery, FourG, Gamepad, Gps, Nfc, WiFi};

const TECHNOLOGIES: [Technologies; 6] = [
    Technologies::Plain,
    Technologies::Random,
    Technologies::New,
    Technologies::FirstGame,
    Technologies::Overproduction,
    Technologies::OpenSpaces,
];

/// All combinations of the modules.
fn combinations() -> Vec<Options> {
    let mut all = Vec::new();
    for board in [BoardSize::Big, BoardSize::Small] {
        for technologies in TECHNOLOGIES {
            for directives in [Directives::Off, Directives::On] {
                for hard in [Hard::Off, Hard::On] {
                    all.push(Options { board, technologies, directives, hard, ..Options::default() });
                }
            }
        }
    }
    all
}

#[test]
fn sp_9_the_modules_can_be_used_together_or_each_alone() {
    for options in combinations() {
        let scene = table(2, options);
        let public = scene.public();
        assert_eq!(public.board(cards()).order.len(), if options.board == BoardSize::Big { 12 } else { 8 });
        assert_eq!(public.directives.len(), if options.directives == Directives::On { 5 } else { 0 });
        assert_eq!((public.options, public.stage), (options, Stage::Planning));
    }
}

#[test]
fn sp_10_every_combination_is_allowed_but_the_small_board_with_four_or_five() {
    for options in combinations() {
        for seats in 1..=5 {
            let refused = options.board == BoardSize::Small && seats > 3;
            assert_eq!(refusal(seats, options).is_some(), refused, "{seats} players, {options:?}");
        }
    }
}

#[test]
fn sp_10_one_to_five_play() {
    for seats in [0, 6] {
        assert!(refusal(seats, Options::default()).is_some(), "{seats} players");
    }
}

#[test]
fn sp_10_one_plays_against_steve() {
    let scene = table(1, Options::default());
    assert_eq!((scene.public().players.len(), scene.public().steve()), (2, Some(S2)));
    assert_eq!(table(2, Options::default()).public().steve(), None);
}

#[test]
fn sp_10_six_powers_can_be_named() {
    let powers = |options| dealt(2, options).public().powers;
    let named = Options {
        gps: Gps::N2,
        wi_fi: WiFi::Dark,
        gamepad: Gamepad::N6,
        battery: Battery::Plain,
        nfc: Nfc::N9,
        four_g: FourG::Dark,
        ..Options::default()
    };
    assert_eq!(powers(named), [N2, WiFiDark, N6, BatteryPlain, N9, FourGDark]);
    let named = Options {
        gps: Gps::Dark,
        wi_fi: WiFi::N4,
        gamepad: Gamepad::Plain,
        battery: Battery::N7,
        nfc: Nfc::Dark,
        four_g: FourG::N10,
        technologies: Technologies::Random,
        ..Options::default()
    };
    assert_eq!(powers(named), [GpsDark, N4, GamepadPlain, N7, NfcDark, N10]);
}

#[test]
fn sp_10_n9_and_n10_are_not_in_one_game() {
    let both = Options { nfc: Nfc::N9, four_g: FourG::N10, ..Options::default() };
    for technologies in TECHNOLOGIES {
        assert_eq!(refusal(2, Options { technologies, ..both }).map(|no| no.rule), Some("SP-623"));
    }
    let set = Options { technologies: Technologies::Overproduction, four_g: FourG::N10, ..Options::default() };
    assert_eq!(refusal(2, set).map(|no| no.rule), Some("SP-623"));
    let set = Options { technologies: Technologies::OpenSpaces, nfc: Nfc::N9, ..Options::default() };
    assert_eq!(refusal(2, set).map(|no| no.rule), Some("SP-623"));
}

#[test]
fn sp_10_a_random_choice_keeps_to_the_powers_that_are_named() {
    for seed in 0..30 {
        let new = Options { technologies: Technologies::New, four_g: FourG::N10, gps: Gps::N1, ..Options::default() };
        let powers = Scene::with(&setup(2, new), seed).public().powers;
        assert_eq!((powers[0], powers[5]), (N1, N10));
        assert!([NfcPlain, NfcDark].contains(&powers[4]));
    }
}

#[test]
fn sp_621_powers_come_from_a_set_or_from_chance() {
    let powers = |technologies, seed| {
        Scene::with(&setup(2, Options { technologies, ..Options::default() }), seed).public().powers
    };
    for set in [Technologies::FirstGame, Technologies::Overproduction, Technologies::OpenSpaces] {
        assert!((0..5).all(|seed| powers(set, seed) == powers(set, 5)));
    }
    for random in [Technologies::Random, Technologies::New] {
        assert!((0..5).any(|seed| powers(random, seed) != powers(random, 5)));
    }
}

/// The powers that these picks give.
fn chosen(picks: [(u32, u32); 6]) -> [Power; 6] {
    let new = Options { technologies: Technologies::New, ..small() };
    let uses = picks.into_iter().chain([(0, 27), (0, 26), (0, 25)]).map(|(value, below)| pick(value, below));
    scripted(1, new, uses).public().powers
}

#[test]
fn sp_624_each_technology_in_board_order_evenly_among_its_powers() {
    assert_eq!(
        chosen([(0, 4), (1, 4), (2, 4), (3, 4), (0, 3), (0, 3)]),
        [GpsPlain, WiFiDark, N5, N8, NfcPlain, FourGPlain]
    );
    assert_eq!(
        chosen([(1, 4), (2, 4), (3, 4), (0, 4), (1, 3), (1, 3)]),
        [GpsDark, N3, N6, BatteryPlain, NfcDark, FourGDark]
    );
    assert_eq!(
        chosen([(2, 4), (3, 4), (0, 4), (1, 4), (0, 3), (2, 3)]),
        [N1, N4, GamepadPlain, BatteryDark, NfcPlain, N10]
    );
    assert_eq!(
        chosen([(3, 4), (0, 4), (1, 4), (2, 4), (1, 3), (2, 3)]),
        [N2, WiFiPlain, GamepadDark, N7, NfcDark, N10]
    );
}

#[test]
fn sp_624_after_n9_only_the_base_sides_are_left_for_4g() {
    assert_eq!(chosen([(0, 4), (0, 4), (0, 4), (0, 4), (2, 3), (0, 2)])[4..], [N9, FourGPlain]);
    assert_eq!(chosen([(0, 4), (0, 4), (0, 4), (0, 4), (2, 3), (1, 2)])[4..], [N9, FourGDark]);
}

#[test]
fn sp_ex_33_no_set_and_no_random_choice_holds_both_n9_and_n10() {
    let both = |powers: &[Power]| powers.contains(&N9) && powers.contains(&N10);
    assert!(cards().sets.iter().all(|set| !both(set)));
    let new = Options { technologies: Technologies::New, ..Options::default() };
    let games: Vec<[Power; 6]> = (0..200).map(|seed| Scene::with(&setup(2, new), seed).public().powers).collect();
    assert!(games.iter().all(|powers| !both(powers)));
    assert!(games.iter().any(|powers| powers.contains(&N9)) && games.iter().any(|powers| powers.contains(&N10)));
}
