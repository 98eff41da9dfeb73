//! SP-385: a turn is a vector of counts. `Sell` lists, counts and numbers all of them without trying each; here they
//! are found by trying, from the printed customers and the rules alone.

use crate::common::*;
use crate::shared::*;
use kernel::{Act, Coverage};
use smartphone::BoardSize;
use smartphone::action::Sell;
use smartphone::cards::Customer;
use smartphone::pieces::Side;
use std::collections::BTreeSet;
use testkit::Luck;

/// One region's goods and second goods.
type Way = (Region, u8, u8);

/// E(g, p), customer by customer: whether a second goods can be laid on the first.
fn expected_buyers(public: &smartphone::Public, seat: Seat, region: Region, customers: &[Customer]) -> Vec<bool> {
    let (place, player) = (public.place(region), &public.players[seat]);
    let owns = |power: Power| {
        Technology::ALL
            .into_iter()
            .any(|it| public.powers[it.index()] == power && player.researched.has(it.index() as u8))
    };
    let office = place.offices.contains(&seat);
    let mut found = Vec::new();
    for (at, customer) in customers.iter().enumerate() {
        let reserved = match at {
            0 => place.reserved[0],
            at if at == customers.len() - 1 => place.reserved[1],
            _ => None,
        };
        let price = customer.price.is_some_and(|most| player.price <= most);
        let technology = customer.technology.is_some_and(|it| player.researched.has(it.index() as u8));
        let director = owns(Power::N6) && office && player.director == Some(region);
        let buys = match reserved {
            Some(owner) => owner == seat,
            None => price || technology || director,
        };
        if place.retailer.is_some() || place.served[at].is_some() || !buys || !(office || owns(Power::FourGPlain)) {
            continue;
        }
        let patent = customer.technology.is_some_and(|it| public.patents[it.index()] == Some(seat));
        found.push(office && owns(Power::N5) && patent);
        if !office {
            break; // SP-392: the first of E, and no more
        }
    }
    found
}

/// Every vector of counts whose sum the warehouse holds.
fn expected(scene: &Table, seat: Seat) -> BTreeSet<Action> {
    let public = scene.public();
    let board = public.board(scene.state().cards.get());
    let mut all: Vec<Vec<Way>> = vec![Vec::new()];
    for region in Region::ALL {
        let Some(row) = &board.regions[region.index()] else { continue };
        let buyers = expected_buyers(public, seat, region, &row.customers);
        let mut more = Vec::new();
        for goods in 1..=buyers.len() {
            let twice = buyers[..goods].iter().filter(|twice| **twice).count();
            for seconds in 0..=twice {
                let with = |ways: &Vec<Way>| [&ways[..], &[(region, goods as u8, seconds as u8)]].concat();
                more.extend(all.iter().map(with));
            }
        }
        all.extend(more);
        let fits = |ways: &Vec<Way>| {
            ways.iter().map(|(_, goods, seconds)| goods + seconds).sum::<u8>() <= public.players[seat].goods
        };
        all.retain(fits);
    }
    let action = |ways: Vec<Way>| {
        let goods: Vec<_> = ways.iter().map(|(region, goods, _)| (*region, *goods)).collect();
        let seconds: Vec<_> = ways.iter().map(|(region, _, seconds)| (*region, *seconds)).collect();
        sell_twice(&goods, &seconds)
    };
    all.into_iter().map(action).collect()
}

/// A position of phase 7 that chance has arranged: prices, technologies, patents, offices, retailers, directors,
/// reservations and customers served.
fn random_position(seed: u64) -> Table {
    let mut luck = Luck::new("sales", seed);
    let small = luck.one_in(3);
    let board = if small { BoardSize::Small } else { BoardSize::Big };
    let mut scene = table(3, Options { board, ..Options::default() });
    let gamepad = *luck.of(&[Power::N5, Power::N6]);
    scene.edit(|state| lay(&mut state.public, gamepad));
    for power in [Power::N9, Power::FourGPlain, Power::FourGDark, Power::N3] {
        if luck.one_in(2) {
            scene.edit(|state| lay(&mut state.public, power));
        }
    }
    scene.without_retailers().price(S1, 2 + luck.below(7) as u8);
    for technology in Technology::ALL {
        for (seat, times) in [(S2, 4), (S1, 2)] {
            if luck.one_in(times) {
                scene.research(seat, technology);
            }
        }
    }
    let cards = scene.state().cards.get();
    let order = scene.public().board(cards).order.clone();
    let mut tiles = vec![(1, 0), (3, 1), (6, 2)];
    for region in order {
        let row = scene.public().printed(cards, region).clone();
        for seat in [S1, S2] {
            if luck.one_in(2) && scene.public().has_space(cards, region) && !offices(&scene, region).contains(&seat) {
                scene.office(seat, region);
            }
        }
        for end in End::ALL {
            let seat = *luck.of(&[S1, S2]);
            if luck.one_in(4) && !scene.public().place(region).reserved.contains(&Some(seat)) {
                reserve(&mut scene, seat, region, end);
            }
        }
        if let (true, Some(at)) = (luck.one_in(5), tiles.iter().position(|(_, size)| *size == row.size.index())) {
            retailer(&mut scene, region, tiles.swap_remove(at).0, Side::A);
        } else {
            let taken: Vec<usize> = (0..row.customers.len()).filter(|_| luck.one_in(6)).collect();
            let seat = *luck.of(&[S2, S3]);
            if scene.player(seat).supply as usize > taken.len() {
                serve(&mut scene, seat, region, &taken);
            }
        }
    }
    let with_office = luck.one_in(2);
    if scene.public().has_directors() {
        let board = scene.public().board(cards).order.clone();
        let own: Vec<Region> = board.iter().copied().filter(|it| offices(&scene, *it).contains(&S1)).collect();
        director(&mut scene, S1, *luck.of(if with_office { &own } else { &board }));
    }
    scene.goods(S1, luck.below(9) as u8).at(Stage::Selling, S1, What::Sale);
    scene
}

#[test]
fn sp_385_every_vector_of_counts_is_listed_and_nothing_else() {
    let (mut seconds, mut many) = (0, 0);
    for seed in 0..60 {
        let scene = random_position(seed);
        let expected = expected(&scene, S1);
        let (listed, coverage) = scene.listed(S1);
        assert_eq!(coverage, Coverage::Every, "seed {seed}");
        assert_eq!(listed.len(), expected.len(), "seed {seed}: each once");
        assert_eq!(listed.iter().copied().collect::<BTreeSet<_>>(), expected, "seed {seed}");
        seconds +=
            usize::from(listed.iter().any(|it| matches!(it, Action::Sell { seconds, .. } if !seconds.is_empty())));
        many += usize::from(listed.len() > 50);
    }
    assert!(seconds > 5 && many > 20, "{seconds} positions with second goods, {many} with many sales");
}

#[test]
fn sp_385_sales_are_counted_and_numbered_in_the_order_of_the_list() {
    for seed in 0..60 {
        let scene = random_position(seed);
        let asked = scene.asked(S1);
        let listed = scene.legal(S1);
        assert_eq!(<Sell as Act<smartphone::Smartphone>>::count(asked), Some(listed.len()), "seed {seed}");
        let numbered: Vec<Action> = (0..listed.len()).map(|number| Sell::nth(asked, number).into()).collect();
        assert_eq!(numbered, listed, "seed {seed}");
    }
}

/// What is one more than a listed sale in any region is legal exactly if it is listed.
#[test]
fn sp_385_whatever_is_not_listed_is_refused() {
    for seed in 0..25 {
        let scene = random_position(seed);
        let expected = expected(&scene, S1);
        let asked = scene.asked(S1);
        for action in expected.iter().take(300) {
            let Action::Sell { goods, seconds } = *action else { panic!("only sales are listed") };
            for region in 0..12 {
                let one = smartphone::action::Counts::one(region);
                for more in
                    [Action::Sell { goods: goods.and(one), seconds }, Action::Sell { goods, seconds: seconds.and(one) }]
                {
                    assert_eq!(asked.check(&more).is_ok(), expected.contains(&more), "seed {seed}: {more:?}");
                }
            }
        }
    }
}

/// Each sale serves exactly the first customers of E and takes exactly so many goods.
#[test]
fn sp_385_exactly_the_first_customers_are_served() {
    for seed in 0..25 {
        let scene = random_position(seed);
        for action in scene.legal(S1).into_iter().step_by(7) {
            let Action::Sell { goods, seconds } = action else { panic!("only sales are listed") };
            let mut after = smartphone_scene(&scene);
            after.goods(S3, 1).price(S3, 2); // somebody sells after them
            let before = after.player(S1).goods;
            after.act(S1, action);
            if after.public().round > 1 {
                continue; // nobody bought from seat 3, and the round is over
            }
            assert_eq!(after.player(S1).goods, before - (goods.len() + seconds.len()) as u8, "seed {seed}");
            for region in Region::ALL {
                let count = goods.count(region.index() as u8);
                if count == 0 {
                    continue;
                }
                let first: Vec<String> = buyers(&scene, S1, region).into_iter().take(count.into()).collect();
                assert_eq!(served(&after, S1, region), first, "seed {seed}: {action:?}");
                let second = seconds.count(region.index() as u8);
                assert_eq!(after.public().place(region).sold(S1), count + second, "seed {seed}: {action:?}");
            }
        }
    }
}

fn smartphone_scene(scene: &Table) -> Table {
    let mut copy = testkit::Scene::of(scene.state().clone());
    copy.seeded(1);
    copy
}

/// Offices in all regions and 18 goods: more ways than anybody wants to read.
fn large() -> Table {
    let mut scene = with_powers(5, &[Power::N5]);
    for technology in Technology::ALL {
        scene.research(S1, technology);
    }
    for region in Region::ALL.into_iter().filter(|region| *region != Region::NorthAfrica) {
        scene.office(S1, region);
    }
    scene.price(S1, 2).goods(S1, 18).at(Stage::Selling, S1, What::Sale);
    scene
}

#[test]
fn sp_385_a_list_over_the_budget_says_that_it_is_a_sample() {
    let scene = large();
    for budget in [1, 2, 10, 1000] {
        let mut out = Vec::new();
        let coverage = scene.asked(S1).legal(budget, &mut out);
        assert_eq!(coverage, Coverage::Sample);
        assert!((1..=budget).contains(&out.len()), "{} for {budget}", out.len());
        assert_eq!(out.iter().copied().collect::<BTreeSet<_>>().len(), out.len(), "each once");
        assert!(out.iter().all(|action| scene.asked(S1).check(action).is_ok()));
        let sold = |action: &Action| match action {
            Action::Sell { goods, seconds } => goods.len() + seconds.len(),
            _ => 0,
        };
        assert!(out.iter().all(|action| sold(action) == 18), "all goods are sold");
    }
}

/// A budget that is just enough, and one that is not.
#[test]
fn sp_385_a_list_within_the_budget_is_whole() {
    let mut scene = selling(&[]);
    scene.goods(S1, 9).office(S1, Region::Europe);
    let listed = |budget| {
        let mut out = Vec::new();
        (scene.asked(S1).legal(budget, &mut out), out.len())
    };
    assert_eq!(listed(8), (Coverage::Every, 8));
    assert_eq!(listed(7), (Coverage::Sample, 1), "only one sells as much as can be sold");
}

/// First, last and some between of a number of sales that nobody could list.
#[test]
fn sp_385_numbered_sales_of_a_large_position_are_legal_and_different() {
    let scene = large();
    let asked = scene.asked(S1);
    let count = <Sell as Act<smartphone::Smartphone>>::count(asked).expect("they are counted");
    assert!(count > 100_000_000, "{count}");
    let numbers = (0..200).map(|part| part * (count / 200)).chain([count - 1]);
    let sales: Vec<Action> = numbers.map(|number| Sell::nth(asked, number).into()).collect();
    assert!(sales.iter().all(|action| asked.check(action).is_ok()));
    assert_eq!(sales.iter().copied().collect::<BTreeSet<_>>().len(), 201);
    assert_eq!(sales[200], sell(&[]), "the most goods come first, nothing comes last");
}
