//! DEI-62, DEI-490 to DEI-500, DEI-503, DEI-567 and DEI-EX-1: set-up with the Automa.

use crate::common::*;
use kernel::{Pick, Recording, Sandbox};
use std::collections::BTreeSet;
use testkit::Luck;

/// Districts in all, in a column and in a row.
fn board(table: &Table) -> (usize, u8, u8) {
    let roofs: Vec<(u8, u8)> = table.public().board.roofs_only().iter().map(Region::place).collect();
    let most = |axis: fn(&(u8, u8)) -> u8| roofs.iter().map(axis).max().map_or(0, |most| most + 1);
    assert_eq!(table.public().districts.iter().flatten().count(), roofs.len());
    (roofs.len(), most(|place| place.0), most(|place| place.1))
}

fn with_automa(humans: usize, seed: u64) -> Table {
    dealt(humans, Options { automa: Automa::Standard, ..Options::default() }, seed)
}

#[test]
fn dei_62_the_automa_counts_for_the_board() {
    for humans in 1..=5 {
        let public = *with_automa(humans, 1).public();
        let row = cards().board(humans + 1);
        assert_eq!(public.board, Regions::of_board(row.rows, row.columns));
        assert_eq!(public.outposts().count(), usize::from(row.outposts) * 3);
    }
}

#[test]
fn dei_490_the_board_is_for_one_more_than_the_humans() {
    let boards = [(9, 3, 3), (12, 3, 4), (16, 4, 4), (20, 4, 5), (24, 4, 6)];
    for (humans, expected) in (1..).zip(boards) {
        assert_eq!(board(&with_automa(humans, 1)), expected);
    }
}

#[test]
fn dei_ex_1_three_humans_and_the_automa_have_16_districts() {
    assert_eq!(board(&with_automa(3, 1)), (16, 4, 4));
    assert_eq!(board(&dealt(3, Options::default(), 1)), (12, 3, 4));
}

/// Of two humans, none plays the Chrono Cult.
fn without_cult() -> Options {
    Options { seat_1: Choice::Ravagers, seat_2: Choice::FarmZ, ..Options::default() }
}

#[test]
fn dei_491_the_cathedral_is_placed_like_any_drone() {
    assert_eq!(dealt(2, without_cult(), 1).public().cathedral(), None);
    let mut seen = Regions::EMPTY;
    for seed in 0..120 {
        let table = with_automa(1, seed);
        let drones: Vec<Region> = table.public().drones.into_iter().flatten().collect();
        let roofs: Regions = drones.iter().copied().collect();
        assert_eq!(roofs.roofs_only().len(), drones.len(), "each has a roof of its own");
        seen.set(table.public().cathedral().expect("it is in the game"), true);
    }
    assert_eq!(seen.len(), 9, "any roof can be its roof");
}

#[test]
fn dei_567_altars_and_cathedral_cube_are_placed() {
    for seed in 0..20 {
        let public = *with_automa(2, seed).public();
        let roof = public.cathedral().expect("it is in the game");
        assert_eq!(public.altars, roof.adjacent().courtyards());
        assert_eq!((public.altars.len(), public.cube), (4, None));
        assert!(!public.open.has(roof), "its roof is sealed");
    }
}

#[test]
fn dei_492_the_base_outposts_and_markets() {
    for seed in 0..20 {
        let public = *with_automa(1, seed).public();
        assert_eq!(public.colours, [T, L, M]);
        for colour in [T, L, M] {
            assert_eq!(public.outposts().filter(|outpost| outpost.colour == colour).count(), 3);
        }
        let shown = public.markets.iter().flatten().flatten();
        assert!(shown.clone().all(|card| cards().card(*card).gear.is_none()));
        assert_eq!(shown.count(), 12);
    }
}

/// The colour of the replaced market is the gear one in all that the Automa does.
#[test]
fn dei_493_gear_stands_for_the_market_that_it_replaces() {
    let gear = |gear| Options { gear, ..options() };
    let mut table = table_with(gear(GearMarket::Logistic));
    assert_eq!(table.public().needs.order, [Some(T), Some(Colour::Gear), Some(M)]);
    table.outpost(Colour::Gear, g(0, 1)).units(AUTOMA, g(0, 1), 1).store(AUTOMA, 2, 0);
    table.market(Colour::Gear, [Some("G-1"), Some("G-3"), None]).seeded(1);
    let events = table.reveal("A-2");
    assert_eq!(tries(&events), (vec![Deed::BuyLogistic], vec![]));
    assert!(table.automa().bin.has(card_called("G-3")));
    assert_eq!(supplied(&events, AUTOMA), [(1, Why::Buy)]);

    let mut table = table_with(gear(GearMarket::Mechanical));
    table.outpost(Colour::Gear, g(0, 1)).units(AUTOMA, g(1, 1), 1);
    assert_eq!(moved(&table.reveal("A-11")), [(g(1, 1), g(0, 1), 1, false)]);
    assert_eq!(table.automa().cubes[Colour::Gear.index()], 1);

    let colours = dealt(1, gear(GearMarket::Tactical), 3).public().needs.homes.map(|home| home.map(|home| home.1));
    assert_eq!(colours, [Some(Colour::Gear), Some(L), Some(M)]);
}

#[test]
fn dei_494_the_needs_are_shuffled() {
    let orders: BTreeSet<_> = (0..100).map(|seed| with_automa(1, seed).public().needs.order).collect();
    assert_eq!(orders.len(), 6, "every order is possible");
    for order in orders {
        assert_eq!(order.into_iter().flatten().collect::<BTreeSet<_>>(), BTreeSet::from([T, L, M]));
    }
}

#[test]
fn dei_495_one_technology_and_one_energy() {
    let store = with_automa(2, 1).automa().store;
    assert_eq!((store.technology, store.energy, store.candies), (1, 1, 0));
}

#[test]
fn dei_496_all_24_cards_are_in_its_deck() {
    let table = with_automa(1, 1);
    assert_eq!((cards().automa.len(), table.state().dark.automa.len()), (24, 24));
    assert_eq!((table.public().needs.spaces, table.public().needs.discard), ([None; SPACES], Few::EMPTY));
    let first = |rank, third| {
        let mut table = self::table();
        table.chance([pick(rank, 24), pick(0, 23), pick(third, 22)]);
        table.edit(|state| state.dark.automa = Deck::of(Few::first(24)));
        table.run().into_iter().find_map(|event| match event {
            Event::AutomaCard { card, .. } => Some(card),
            _ => None,
        })
    };
    assert_eq!([first(1, 1), first(4, 0)], [Some(2), Some(5)], "any of them can be on top");
}

#[test]
fn dei_497_its_supplies_start_at_0() {
    assert_eq!(with_automa(3, 1).automa().supplies, 0);
}

/// The regions of the outposts of each colour in play.
fn outposts(public: &Public) -> [Vec<Region>; 3] {
    public.colours.map(|colour| {
        public.outposts().filter(|outpost| outpost.colour == colour).map(|outpost| outpost.region).collect()
    })
}

/// All choices of three outposts in different regions with as few roofs as possible.
fn choices(public: &Public) -> Vec<[Region; 3]> {
    let [first, second, third] = outposts(public);
    let mut all = Vec::new();
    for one in &first {
        for two in &second {
            all.extend(third.iter().map(|three| [*one, *two, *three]));
        }
    }
    all.retain(|[one, two, three]| one != two && one != three && two != three);
    let roofs = |three: &[Region; 3]| three.iter().filter(|region| region.is_roof()).count();
    let fewest = all.iter().map(roofs).min().expect("there is a choice");
    all.retain(|three| roofs(three) == fewest);
    all
}

/// A game for one human, and what chance was asked for its Refuges: the last things before the three advantages.
fn recorded(seed: u64) -> (Public, Vec<Pick>) {
    let (mut luck, mut picks) = (Luck::new("automa", seed), Vec::new());
    let mut chance = Recording::new(luck.chance(), &mut picks);
    let sandbox = Sandbox::deal(&setup(1, options()), &mut chance).expect("it is legal");
    let missions = picks.iter().rposition(|pick| pick.below == 5).expect("the last mission is one of 5");
    let homes = picks[missions + 1..picks.len() - 3].to_vec();
    (sandbox.state().public, homes)
}

#[test]
fn dei_498_a_refuge_at_a_courtyard_outpost_of_each_colour() {
    let mut plain = 0;
    for seed in 0..200 {
        let public = *with_automa(1, seed).public();
        let homes = public.needs.homes.map(|home| home.expect("there are three"));
        assert_eq!(homes.map(|home| home.1), public.colours);
        let regions: Regions = homes.iter().map(|home| home.0).collect();
        assert_eq!((regions.len(), public.players[S2].refuges), (3, regions), "in three regions");
        for ((region, _), outposts) in homes.iter().zip(outposts(&public)) {
            assert!(outposts.contains(region));
        }
        let in_courtyards = choices(&public)[0].iter().all(|region| !region.is_roof());
        assert_eq!(in_courtyards, regions.roofs_only().is_empty());
        plain += u32::from(in_courtyards);
    }
    assert!((100..200).contains(&plain), "mostly in courtyards, but not always");
}

/// Each colour in turn: one of its outposts that leave the later colours a choice, each equally likely.
#[test]
fn dei_499_each_colour_is_drawn_among_the_outposts_that_leave_a_choice() {
    let (mut forced, mut doubled, mut roofs) = (0, 0, 0);
    for seed in 0..600 {
        let (public, picks) = recorded(seed);
        let homes = public.needs.homes.map(|home| home.expect("there are three").0);
        let (mut left, mut picks) = (choices(&public), picks.into_iter());
        for (at, (home, outposts)) in homes.into_iter().zip(outposts(&public)).enumerate() {
            let fits: Vec<Region> =
                outposts.iter().copied().filter(|region| left.iter().any(|choice| choice[at] == *region)).collect();
            let chosen = match fits.len() {
                1 => 0,
                count => {
                    let pick = picks.next().expect("chance is asked");
                    assert_eq!(pick.below as usize, count, "seed {seed}");
                    pick.value as usize
                }
            };
            assert_eq!(fits[chosen], home, "seed {seed}");
            left.retain(|choice| choice[at] == home);
            let courtyards = outposts.iter().filter(|region| !region.is_roof()).count();
            forced += u32::from(fits.len() < courtyards);
            doubled += u32::from(fits.windows(2).any(|two| two[0] == two[1]));
            roofs += u32::from(home.is_roof());
        }
        assert_eq!(picks.next(), None, "of one thing there is nothing to choose");
    }
    assert!(forced > 0 && doubled > 0 && roofs > 0, "{forced} {doubled} {roofs}");
}

#[test]
fn dei_500_a_single_human_has_random_advantages() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let dealt = with_automa(1, seed).public().players[S1].advantages;
        let colours: Vec<Colour> = dealt.iter().map(|one| cards().advantages[one.index()].colour).collect();
        assert_eq!(colours, [T, L, M]);
        seen.extend(dealt.iter());
    }
    assert_eq!(seen.len(), 18, "any of them can be dealt");
}

#[test]
fn dei_503_what_the_automa_has_and_has_not() {
    let table = with_automa(1, 1);
    let player = table.automa();
    assert_eq!((player.scrappers, player.left), (15, [0, 3, 3]));
    assert_eq!(player.hand.or(player.up).or(player.down).or(player.bin), CardsOf::EMPTY);
    assert!(player.advantages.is_empty() && player.gift.is_none());

    let (told, table) = whole_game(2, options(), 5);
    let player = table.automa();
    let hand = player.hand.or(player.up).or(player.down);
    assert_eq!((hand, player.travels, player.marks), (CardsOf::EMPTY, 0, Default::default()));
    assert!(player.unlocked.is_empty() && player.gift.is_none() && player.gifts_failed.is_empty());
    let automa = table.public().automa.expect("it plays");
    let foreign = |event: &&Event| match **event {
        Event::Removed { seat, .. } | Event::MissionResolved { seat, .. } => seat == automa,
        Event::GiftKept { seat, .. } | Event::CardPlayed { seat, .. } => seat == automa,
        _ => false,
    };
    assert_eq!(told.iter().find(foreign), None);
}
