use fantastic_factories::FantasticFactories as G;
use kernel::*;
#[test]
fn sizes() {
    let setup = Setup::<G>::standard(2);
    let (mut views, mut lists, mut mids) = (vec![], vec![], vec![]);
    for seed in 0..20 {
        let mut table = Seeded::new(Secret::from_number(seed).seed(&[]));
        let mut player = Seeded::new(Secret::from_number(seed + 1000).seed(&[]));
        let mut game = Sandbox::deal(&setup, &mut table).unwrap();
        let mut legal = vec![];
        while let Some(seat) = game.owed().seats().lowest() {
            for s in 0..2 {
                let view = serde_json::to_string(&G::portray(game.seen(Seat::new(s)))).unwrap();
                if game.state().public.round == 8 {
                    mids.push(view.len());
                    if mids.len() == 7 {
                        println!("{view}")
                    }
                }
                views.push(view.len());
            }
            if let Some(list) = G::listing(game.asked(seat), 256) {
                lists.push(serde_json::to_string(&list).unwrap().len());
            }
            legal.clear();
            game.asked(seat).legal(4096, &mut legal);
            let at = player.pick(Stream::TABLE, legal.len().max(2) as u32) as usize % legal.len();
            game.play(seat, &legal[at], &mut table);
        }
    }
    for v in [&mut views, &mut lists, &mut mids] {
        v.sort();
        println!("median {} 90% {} max {} of {}", v[v.len() / 2], v[v.len() * 9 / 10], v[v.len() - 1], v.len());
    }
    println!("catalogue {}", serde_json::to_string(&Catalogue::new::<G>(setup.cards.get())).unwrap().len());
}
