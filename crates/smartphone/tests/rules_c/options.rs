//! SP-622, SP-700 to SP-703: which powers the options lay.

use crate::shared::*;
use kernel::{Sandbox, Seeded, Setup};
use smartphone::{BoardSize, Gps, Nfc, Smartphone, Technologies};

fn powers(options: Options, seed: u64) -> [Power; 6] {
    Table::with(&setup(2, options), seed).state().public.powers
}

fn laid(technologies: Technologies) -> [Power; 6] {
    powers(Options { technologies, ..Options::default() }, 1)
}

#[test]
fn sp_700_the_first_game_with_the_expansion() {
    use Power::{FourGPlain, GpsDark, N3, N5, N7, NfcPlain};
    assert_eq!(laid(Technologies::FirstGame), [GpsDark, N3, N5, N7, NfcPlain, FourGPlain]);
}

#[test]
fn sp_701_overproduction() {
    use Power::{FourGDark, N2, N6, N8, N9, WiFiPlain};
    assert_eq!(laid(Technologies::Overproduction), [N2, WiFiPlain, N6, N8, N9, FourGDark]);
}

#[test]
fn sp_702_open_spaces() {
    use Power::{BatteryDark, GamepadPlain, N1, N4, N10, NfcDark};
    assert_eq!(laid(Technologies::OpenSpaces), [N1, N4, GamepadPlain, BatteryDark, NfcDark, N10]);
}

#[test]
fn sp_703_first_games_are_played_with_all_plain_sides() {
    use Power::{BatteryPlain, FourGPlain, GamepadPlain, GpsPlain, NfcPlain, WiFiPlain};
    let plain = [GpsPlain, WiFiPlain, GamepadPlain, BatteryPlain, NfcPlain, FourGPlain];
    assert_eq!(laid(Technologies::Plain), plain);
    assert_eq!(powers(Options::default(), 1), plain, "and so is a table that chooses nothing");
}

#[test]
fn sp_700_the_sets_are_the_same_on_the_small_board() {
    for technologies in [Technologies::FirstGame, Technologies::Overproduction, Technologies::OpenSpaces] {
        let options = Options { technologies, board: BoardSize::Small, ..Options::default() };
        assert_eq!(powers(options, 1), laid(technologies));
    }
}

#[test]
fn sp_700_a_named_power_replaces_that_of_the_set() {
    let options = Options { technologies: Technologies::FirstGame, gps: Gps::N1, ..Options::default() };
    assert_eq!(powers(options, 1)[..2], [Power::N1, Power::N3]);
}

/// SP-623: Open spaces has N10.
#[test]
fn sp_702_n9_cannot_be_named_beside_open_spaces() {
    let options = Options { technologies: Technologies::OpenSpaces, nfc: Nfc::N9, ..Options::default() };
    let no = Sandbox::<Smartphone>::deal(&Setup { options, ..Setup::standard(2) }, &mut Seeded::new([1; 32]));
    assert_eq!(no.err().map(|no| no.rule), Some("SP-623"));
}

#[test]
fn sp_622_every_power_lies_at_the_technology_of_its_column() {
    use Power::{N1, N2, N3, N4, N5, N6, N7, N8, N9, N10};
    let columns = [vec![N1, N2], vec![N3, N4], vec![N5, N6], vec![N7, N8], vec![N9], vec![N10]];
    let new: Vec<Power> = columns.concat();
    let mut met = std::collections::BTreeSet::new();
    for seed in 1..=60 {
        let laid = powers(Options { technologies: Technologies::New, ..Options::default() }, seed);
        for (power, column) in laid.into_iter().zip(&columns) {
            assert!(!new.contains(&power) || column.contains(&power), "{laid:?}");
            met.insert(power);
        }
    }
    assert!(new.iter().all(|power| met.contains(power)), "{met:?}");
}
