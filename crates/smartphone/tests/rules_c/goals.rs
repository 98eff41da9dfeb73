//! SP-533: the directives that are not about selling, each met exactly at its threshold and not one below.

use crate::shared::*;

/// Both have planned: what the first player is offered then.
fn after_plans(directive: u8, arrange: impl FnOnce(&mut Table), wanted: &[(Symbol, u8)]) -> Option<(Seat, u8)> {
    let mut scene = with_directives(2, &[directive]);
    arrange(&mut scene);
    scene.plans(&[wanted, &[(Symbol::Cheap, 0), (Symbol::Plus, 0)]]);
    scene.offered()
}

/// The first player's turn of a phase ends: what they are offered then.
fn after_turn(
    directive: u8,
    stage: fn(Step) -> Stage,
    what: What,
    arrange: impl FnOnce(&mut Table),
) -> Option<(Seat, u8)> {
    let mut scene = with_directives(2, &[directive]);
    arrange(&mut scene);
    scene.at(stage, S1, what).act(S1, FINISH);
    scene.offered().filter(|(seat, _)| *seat == S1)
}

fn after_research(directive: u8, arrange: impl FnOnce(&mut Table)) -> Option<(Seat, u8)> {
    after_turn(directive, Stage::Research, What::Research, arrange)
}

fn after_logistics(directive: u8, arrange: impl FnOnce(&mut Table)) -> Option<(Seat, u8)> {
    after_turn(directive, Stage::Logistics, What::Logistics, |scene| {
        scene.progress(S1, 1);
        arrange(scene);
    })
}

fn offices(scene: &mut Table, regions: &[Region]) {
    regions.iter().for_each(|region| _ = scene.office(S1, *region));
}

#[test]
fn sp_533_no_1_the_price_is_8() {
    let plus = Tile::improvement(Symbol::Goods, Symbol::Plus);
    for (count, asked) in [(3, Some((S1, 1))), (2, None)] {
        let wanted = [(Symbol::Plus, count), (Symbol::Cheap, 0)];
        assert_eq!(after_plans(1, |scene| _ = scene.tile(S1, plus), &wanted), asked, "5 + {count}");
    }
}

#[test]
fn sp_533_no_1_a_price_raised_in_phase_5_counts() {
    for (price, asked) in [(7, Some((S1, 1))), (6, None)] {
        let mut scene = with_directives(2, &[1]);
        scene.price(S1, price).on_technology(S1, Technology::Nfc, 4).progress(S1, 1);
        scene.at(Stage::Research, S1, What::Research).act(S1, research(Technology::Nfc));
        assert_eq!(scene.offered(), asked);
    }
}

#[test]
fn sp_533_no_2_thirteen_goods_produced() {
    for (tokens, asked) in [(7, Some((S1, 2))), (6, None)] {
        let mut scene = with_directives(2, &[2]);
        let six = plan_where(&scene, S1, |it| {
            it.count(Symbol::Cheap) + it.count(Symbol::Goods) + it.covered() + it.unused() == 6
        });
        let any = plan_where(&scene, S2, |_| true).expect("a plan");
        scene.tokens(S1, tokens).act(S1, six.expect("six goods")).act(S2, any);
        assert_eq!(scene.offered(), asked, "6 and {tokens}");
    }
}

#[test]
fn sp_533_no_2_goods_produced_in_phase_5_count() {
    for (before, asked) in [(8, Some((S1, 2))), (7, None)] {
        let mut scene = with_directives(2, &[2]);
        scene.counted(S1, |counted| counted.produced = before).on_technology(S1, Technology::Gps, 2).progress(S1, 1);
        scene.at(Stage::Research, S1, What::Research).act(S1, research(Technology::Gps));
        assert_eq!(scene.offered(), asked, "{before} and 5 of GPS plain");
    }
}

#[test]
fn sp_533_no_3_the_price_is_2() {
    let cheap = Tile::improvement(Symbol::Cheap, Symbol::Logistics);
    for (count, asked) in [(3, Some((S1, 3))), (2, None)] {
        let wanted = [(Symbol::Cheap, count), (Symbol::Plus, 0)];
        assert_eq!(after_plans(3, |scene| _ = scene.tile(S1, cheap), &wanted), asked, "5 − {count}");
    }
}

#[test]
fn sp_533_no_4_five_active_research() {
    let tile = Tile::improvement(Symbol::Research, Symbol::Research);
    for (count, asked) in [(5, Some((S1, 4))), (4, None)] {
        assert_eq!(after_plans(4, |scene| _ = scene.tile(S1, tile), &[(Symbol::Research, count)]), asked);
    }
}

#[test]
fn sp_533_no_20_five_active_logistics() {
    let tile = Tile::improvement(Symbol::Logistics, Symbol::Logistics);
    for (count, asked) in [(5, Some((S1, 20))), (4, None)] {
        assert_eq!(after_plans(20, |scene| _ = scene.tile(S1, tile), &[(Symbol::Logistics, count)]), asked);
    }
}

#[test]
fn sp_533_no_11_offices_in_six_regions() {
    use Region::{Canada, Emirates, Europe, Rsa, Usa};
    for after in [after_research, after_logistics] as [fn(u8, fn(&mut Table)) -> _; 2] {
        assert_eq!(after(11, |scene| offices(scene, &[Canada, Usa, Europe, Emirates, Rsa])), Some((S1, 11)));
        assert_eq!(after(11, |scene| offices(scene, &[Canada, Usa, Europe, Emirates])), None);
    }
}

#[test]
fn sp_533_no_12_offices_in_two_l_regions() {
    for after in [after_research, after_logistics] as [fn(u8, fn(&mut Table)) -> _; 2] {
        assert_eq!(after(12, |scene| offices(scene, &[Region::Usa, Region::China])), Some((S1, 12)));
        assert_eq!(after(12, |scene| offices(scene, &[Region::Usa, Region::Canada, Region::India])), None);
    }
}

#[test]
fn sp_533_no_13_offices_in_three_s_regions() {
    use Region::{Canada, Caribbean, Emirates, India, Usa};
    for after in [after_research, after_logistics] as [fn(u8, fn(&mut Table)) -> _; 2] {
        assert_eq!(after(13, |scene| offices(scene, &[Canada, Caribbean, Emirates])), Some((S1, 13)));
        assert_eq!(after(13, |scene| offices(scene, &[Canada, Caribbean, Usa, India])), None);
    }
}

#[test]
fn sp_533_no_14_four_technologies() {
    for (count, asked) in [(4, Some((S1, 14))), (3, None)] {
        let researched = |scene: &mut Table| {
            Technology::ALL[..count].iter().for_each(|it| _ = scene.research(S2, *it).research(S1, *it));
        };
        assert_eq!(after_research(14, researched), asked, "without any patent");
    }
}

#[test]
fn sp_533_no_15_two_patents() {
    for (count, asked) in [(2, Some((S1, 15))), (1, None)] {
        let held = |scene: &mut Table| {
            Technology::ALL[count..].iter().for_each(|it| _ = scene.research(S2, *it));
            scene.everything_researched(S1);
        };
        assert_eq!(after_research(15, held), asked);
    }
}

#[test]
fn sp_533_no_16_two_technologies_researched_this_round() {
    for (progress, asked) in [(2, Some((S1, 16))), (1, None)] {
        let mut scene = with_directives(2, &[16]);
        scene.research(S1, Technology::FourG).on_technology(S1, Technology::WiFi, 2);
        scene.on_technology(S1, Technology::Nfc, 4).progress(S1, progress).at(Stage::Research, S1, What::Research);
        scene.act(S1, research(Technology::WiFi));
        if progress == 2 {
            scene.act(S1, research(Technology::Nfc));
        }
        assert_eq!(scene.offered(), asked, "{progress} new technologies, and 4G of an earlier round");
    }
}

#[test]
fn sp_533_no_17_two_offices_placed_this_round() {
    for (progress, asked) in [(2, Some((S1, 17))), (1, None)] {
        let mut scene = with_directives(2, &[17]);
        scene.on_region(S1, Region::Europe, 3).on_region(S1, Region::Emirates, 1).progress(S1, progress);
        scene.at(Stage::Logistics, S1, What::Logistics).act(S1, logistics(Region::Europe));
        if progress == 2 {
            scene.act(S1, logistics(Region::Emirates));
        }
        assert_eq!(scene.offered(), asked);
    }
}

/// A plan with an active factory; then the first improvement of the row.
fn after_improvement(tiles: usize, mini: bool) -> Option<(Seat, u8)> {
    let mut scene = with_directives(2, &[18]);
    for _ in 1..tiles {
        scene.tile(S1, Tile::improvement(Symbol::Goods, Symbol::Goods));
    }
    if mini {
        scene.edit(|state| {
            state.public.minis.remove(Tile::mini(Symbol::Plus).id());
            state.public.players[S1].tiles.insert(Tile::mini(Symbol::Plus).id());
        });
    }
    scene.plans(&[&[(Symbol::Factory, 1)], &[(Symbol::Factory, 0)]]);
    scene.idle_until(|scene| scene.what() == Some(What::Improvement));
    let first = scene.legal(S1)[0];
    scene.act(S1, first);
    scene.offered()
}

#[test]
fn sp_533_no_18_four_improvements() {
    assert_eq!(after_improvement(3, false), Some((S1, 18)), "the starting one, two others and the new one");
    assert_eq!(after_improvement(2, false), None);
    assert_eq!(after_improvement(2, true), None, "a mini improvement is none");
}

#[test]
fn sp_533_no_19_three_goods_tokens() {
    for (before, asked) in [(2, Some((S1, 19))), (1, None)] {
        let no_factory = [(Symbol::Factory, 0)];
        assert_eq!(after_plans(19, |scene| _ = scene.tokens(S1, before), &no_factory), asked);
    }
}

/// SP-5: a region counts once, and a retailer's office as well.
#[test]
fn sp_537_no_11_to_13_count_regions_with_offices_on_retailers_too() {
    let two_and_retailer = |scene: &mut Table| {
        scene.retailer(Region::Usa, 6, Side::A);
        offices(scene, &[Region::Usa, Region::Europe]);
    };
    assert_eq!(after_research(12, two_and_retailer), Some((S1, 12)));
    let twice = |scene: &mut Table| offices(scene, &[Region::Usa, Region::Usa]);
    assert_eq!(after_research(12, twice), None, "two offices in one region");
}

#[test]
fn sp_537_no_17_counts_offices_of_every_rule() {
    let mut scene = with_directives(2, &[17]);
    scene.own(S1, Power::WiFiDark).on_technology(S1, Technology::Gamepad, 3).progress(S1, 1);
    scene.at(Stage::Research, S1, What::Research).act(S1, research(Technology::Gamepad));
    scene.act(S1, Action::PlaceOffice { region: Region::Usa });
    assert_eq!(scene.what(), Some(What::Logistics));
    scene.act(S1, Action::SecondOffice { region: Region::Usa });
    assert_eq!(scene.offered(), Some((S1, 17)), "one by Gamepad plain, one by Wi-Fi dark");
}

#[test]
fn sp_537_no_17_does_not_count_offices_that_a_retailer_moves() {
    let mut scene = with_directives(2, &[17]);
    scene.edit(|state| lay(&mut state.public, Power::N10));
    scene.on_technology(S1, Technology::FourG, 5).progress(S1, 1).counted(S1, |counted| counted.offices = 1);
    scene.at(Stage::Research, S1, What::Research).act(S1, research(Technology::FourG));
    scene.act(S1, Action::LayRetailer { region: Region::NorthAfrica, tile: 3, side: Side::A });
    assert_eq!(scene.public().round, 2);
}

/// SP-286: 4 goods are kept and 14 markers are left.
#[test]
fn sp_537_no_2_counts_goods_really_produced() {
    for (kept, asked) in [(5, Some((S1, 2))), (6, None)] {
        let arrange = |scene: &mut Table| _ = scene.goods(S1, kept).tokens(S1, 18);
        assert_eq!(after_plans(2, arrange, &[]), asked, "{} are left in the supply", 18 - kept);
    }
}
