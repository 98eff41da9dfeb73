//! Section 6: what simultaneous play means.

use crate::ff::*;
use crate::games::games;
use kernel::{Manner, Owed, Secret, Table};
use testkit::Luck;

fn open(seats: usize, options: Options, secret: u64) -> Table<FantasticFactories> {
    let setup = Setup { options, ..Setup::standard(seats) };
    Table::open(setup, Secret::from_number(secret), vec![]).expect("the set-up is allowed").0
}

/// Everybody takes the first blueprint: the Work phase begins.
fn to_work(table: &mut Table<FantasticFactories>) {
    while let Some(seat) = on_turn(table).filter(|_| is_market(table)) {
        table.submit(seat, &take(1), None).expect("a card can be taken");
    }
}

fn on_turn(table: &Table<FantasticFactories>) -> Option<Seat> {
    table.owed().seats().lowest()
}

fn is_market(table: &Table<FantasticFactories>) -> bool {
    matches!(table.seen(Viewer::Onlooker).public().stage, Stage::Market { .. })
}

fn player(table: &Table<FantasticFactories>, seat: Seat) -> Player {
    table.seen(Viewer::Onlooker).public().players[seat]
}

/// The lowest die placed for tokens.
fn place_for_tokens(table: &Table<FantasticFactories>, seat: Seat) -> Action {
    let die = player(table, seat).dice.values().next().expect("a die");
    if die <= 3 { generate(die) } else { mine(die) }
}

/// At work at a real table.
fn at_work(seats: usize, secret: u64) -> Table<FantasticFactories> {
    let mut table = open(seats, Options { first: First::One, ..Options::default() }, secret);
    to_work(&mut table);
    table
}

#[test]
fn ff_35_all_who_have_not_finished_may_act_in_any_order() {
    let mut table = at_work(3, 1);
    let Owed::Asked(asked) = table.owed() else { panic!("the game goes on") };
    assert_eq!((asked.seats.iter().collect::<Vec<_>>(), asked.manner), (vec![S1, S2, S3], Manner::Open));
    for seat in [S3, S1, S3, S2, S1] {
        let action = place_for_tokens(&table, seat);
        table.submit(seat, &action, None).unwrap();
    }
    table.submit(S2, &FINISH, None).unwrap();
    assert_eq!(table.owed().seats().iter().collect::<Vec<_>>(), [S1, S3]);
}

#[test]
fn ff_35_the_order_received_is_part_of_the_record() {
    let mut table = at_work(3, 1);
    let (from, order) = (table.version(), [S2, S3, S2, S1]);
    for seat in order {
        let action = place_for_tokens(&table, seat);
        table.submit(seat, &action, None).unwrap();
    }
    let written: Vec<Seat> = table.record().entries()[from..].iter().map(|entry| entry.by).collect();
    assert_eq!(written, order);
}

/// A step is taken back while others have gone on, and theirs stay.
#[test]
fn ff_35_a_player_takes_back_a_step_while_others_go_on() {
    let mut table = at_work(2, 3);
    let before = [S1, S2].map(|seat| player(&table, seat));
    for seat in [S1, S2] {
        let action = place_for_tokens(&table, seat);
        table.submit(seat, &action, None).unwrap();
    }
    let after = player(&table, S2);
    assert_ne!(after, before[1]);
    let undone = table.undo(S1).unwrap();
    assert_eq!(undone.undone, Some(3), "the third entry: two market turns came first");
    assert_eq!((player(&table, S1), player(&table, S2)), (before[0], after));
}

#[test]
fn ff_35_a_drawn_blueprint_is_not_put_back() {
    let mut table = at_work(2, 3);
    let die = player(&table, S1).dice.values().next().unwrap();
    table.submit(S1, &research(die), None).unwrap();
    let action = place_for_tokens(&table, S2);
    table.submit(S2, &action, None).unwrap();
    assert_eq!(table.undo(S1).unwrap_err().rule, "BR-5");
    assert!(table.can_undo(S2));
}

#[test]
fn ff_36_work_touches_neither_other_players_nor_the_market() {
    let mut seen = 0;
    games(|moment| {
        if !moment.at_work() {
            return;
        }
        seen += 1;
        let [before, after] = [&moment.before, &moment.after].map(|state| &state.public);
        for (other, player) in before.players.iter().filter(|(other, _)| *other != moment.seat) {
            assert_eq!(*player, after.players[other], "{:?}", moment.action);
            assert_eq!(moment.before.private[other], moment.after.private[other], "{:?}", moment.action);
        }
        let market = |public: &Public| (public.blueprints, public.contractors, public.tools, public.used_contractors);
        assert_eq!(market(before), market(after), "{:?}", moment.action);
        assert_eq!(moment.before.dark.contractors, moment.after.dark.contractors);
    });
    assert!(seen > 1000);
}

/// In many positions two players' choices are made in both orders.
#[test]
fn ff_36_the_order_of_two_actions_changes_only_which_blueprints_are_drawn() {
    let mut luck = Luck::new("two orders", 1);
    let (mut tried, mut other_cards) = (0, 0);
    games(|moment| {
        let public = &moment.after.public;
        if public.stage != Stage::Work || public.players[S1].finished || public.players[S2].finished {
            return;
        }
        let mut choose = |seat: Seat| {
            let mut legal = Vec::new();
            moment.after.seen(seat).may_act().expect("they are at work").legal(100, &mut legal);
            legal.retain(|action| *action != FINISH);
            (!legal.is_empty()).then(|| *luck.of(&legal))
        };
        let (Some(mine), Some(theirs)) = (choose(S1), choose(S2)) else { return };
        let [one, other] = [[(S1, mine), (S2, theirs)], [(S2, theirs), (S1, mine)]].map(|order| {
            let mut scene = Scene::of(moment.after.clone());
            scene.seeded(tried);
            order.iter().for_each(|(seat, action)| {
                scene.act(*seat, *action);
            });
            scene.state().clone()
        });
        assert_eq!(one.public.players, other.public.players, "{mine:?} {theirs:?}");
        for seat in [S1, S2] {
            assert_eq!(one.private[seat].len(), other.private[seat].len(), "{mine:?} {theirs:?}");
        }
        assert_eq!(one.public.blueprints, other.public.blueprints);
        tried += 1;
        other_cards += u32::from(one.private != other.private);
    });
    assert!(tried > 200 && other_cards > 20, "{tried} tried, {other_cards} with other cards");
}

#[test]
fn ff_37_work_can_be_done_one_player_after_another() {
    let table = scene(3).in_turn().first(S2).work();
    let mut table = table.dice(S1, &[3]).dice(S2, &[3]).dice(S3, &[3]);
    for (seat, waiting) in [(S2, [S1, S3]), (S3, [S1, S2]), (S1, [S2, S3])] {
        assert_eq!(table.all_asked(), [seat]);
        for other in waiting {
            table.refused_by("FF-51", other, generate(3));
        }
        table.act(seat, generate(3)).act(seat, FINISH);
    }
    assert_eq!(table.round_now(), 2);
}

/// The same secret and the same choices in turn order: both ways of playing come to the same.
#[test]
fn ff_37_turn_order_is_a_special_case_of_working_together() {
    let first = First::Two;
    let mut together = open(3, Options { first, ..Options::default() }, 8);
    let mut in_turn = open(3, Options { work: Work::InTurn, first, ..Options::default() }, 8);
    for _ in 0..300 {
        let Some(seat) = on_turn(&in_turn) else { break };
        let mut legal = Vec::new();
        in_turn.asked(seat).unwrap().legal(50, &mut legal);
        let action = legal[legal.len() / 2];
        in_turn.submit(seat, &action, None).unwrap();
        together.submit(seat, &action, None).unwrap();
        let [one, other] = [&in_turn, &together].map(|table| table.seen(Viewer::Onlooker).public());
        assert_eq!((one.players, one.stage, one.discard), (other.players, other.stage, other.discard));
    }
    assert!(in_turn.seen(Viewer::Onlooker).public().round > 2);
}

#[test]
fn ff_38_the_opening_rolls_are_made_in_turn_order_before_anything_else() {
    let mut table = scene(3).first(S2).market_turn(S1);
    table.rolling(S2, &[1, 1, 2, 2]).rolling(S3, &[3, 3, 4, 4]).rolling(S1, &[5, 5, 6, 6]);
    table.act(S1, take(1));
    let rolled: Vec<Seat> =
        table.heard().iter().filter_map(|event| matches_roll(event).map(|(seat, _)| seat)).collect();
    assert_eq!(rolled, [S2, S3, S1]);
    for (seat, dice) in [(S1, [5, 5, 6, 6]), (S2, [1, 1, 2, 2]), (S3, [3, 3, 4, 4])] {
        assert_eq!(table.dice_of(seat), dice);
    }
}

fn matches_roll(event: &Event) -> Option<(Seat, Dice)> {
    match event {
        Event::Rolled { seat, dice } => Some((*seat, *dice)),
        _ => None,
    }
}

/// S1 works while the Foreman of S2 waits; S2's dice come when they have chosen.
#[test]
fn ff_38_a_player_with_a_foreman_rolls_when_they_have_chosen() {
    let mut table = scene(3).market_turn(S3).pending(S2, FOREMAN);
    table.rolling(S1, &[1, 2, 3, 4]).rolling(S3, &[1, 2, 3, 4]);
    table.act(S3, take(1));
    assert!(table.dice_of(S2).is_empty());
    table.act(S1, generate(1)).act(S3, mine(4)).act(S1, FINISH);
    table.rolling(S2, &[6, 5]).act(S2, foreman(&[1, 1]));
    assert_eq!(table.dice_of(S2), [1, 1, 5, 6]);
}

#[test]
fn ff_39_the_same_seed_and_actions_give_the_same_game() {
    for seats in [2, 5] {
        let mut tables = [open(seats, Options::default(), 21), open(seats, Options::default(), 21)];
        let mut luck = Luck::new("the same game", seats as u64);
        while tables[0].version() < 250
            && let Some(seat) = on_turn(&tables[0])
        {
            let mut legal = Vec::new();
            tables[0].asked(seat).unwrap().legal(50, &mut legal);
            let action = *luck.of(&legal);
            let [told, again] = tables.each_mut().map(|table| table.submit(seat, &action, None).unwrap().told);
            assert_eq!(told, again);
            assert_eq!(tables[0].digest(), tables[1].digest());
        }
        assert_eq!(tables[0].record().write(), tables[1].record().write());
    }
    assert_ne!(open(2, Options::default(), 21).digest(), open(2, Options::default(), 22).digest());
}

/// Other uses of the table's chance, the same dice.
#[test]
fn ff_40_opening_rolls_do_not_depend_on_shuffles() {
    let [mut plain, mut wiped] = [(); 2].map(|()| open(2, Options { first: First::One, ..Options::default() }, 4));
    wiped.submit(S1, &wipe(Row::Blueprints, Token::Energy), None).unwrap();
    to_work(&mut plain);
    to_work(&mut wiped);
    for seat in [S1, S2] {
        assert_eq!(player(&plain, seat).dice, player(&wiped, seat).dice);
    }
    assert_ne!(plain.seen(S1).own(), wiped.seen(S1).own(), "but they drew other cards");
}

#[test]
fn ff_40_a_players_rolls_do_not_depend_on_the_others() {
    let position = || {
        let table = scene(3).work().built(S1, &["robot"]).built(S2, &["robot", "temp_agency"]).built(S3, &["robot"]);
        table.tokens(S2, 1, 1).dice(S2, &[3, 3]).any_chance()
    };
    let mut one = position();
    one.act(S1, activate("robot")).act(S2, activate("temp_agency").dice(&[3, 3])).act(S3, activate("robot"));
    let mut other = position();
    other.act(S3, activate("robot")).act(S2, activate("temp_agency").dice(&[3, 3])).act(S1, activate("robot"));
    for seat in [S1, S2, S3] {
        assert_eq!(one.dice_of(seat), other.dice_of(seat));
    }
    one.act(S2, activate("robot"));
    assert_eq!(other.dice_of(S2).len() + 1, one.dice_of(S2).len());
}

/// The script is strict: another stream, bound or order would not be taken.
#[test]
fn ff_40_decks_and_the_machine_use_the_stream_of_the_table() {
    let mut table = solo(Level::Easy).work().machine(&["dojo"]).built(S1, &["robot"]);
    table.chance([die_for(S1, 3)]).act(S1, activate("robot"));
    table.chance([die(6), die(6), die(1), die(1), die(6)]).act(S1, FINISH);
    assert_eq!(table.machine_goods_now(), 1);
    let mut table = scene(2).work().dice(S1, &[1]).empty_deck().discards(&["dojo", "golem"]);
    table.chance([pick(1, 2)]).act(S1, research(1));
    assert_eq!(table.hand_names(S1), ["golem"]);
}

#[test]
fn ff_41_a_test_gives_the_deck_order_and_every_die() {
    let mut table = scene(2).market_turn(S2).built(S1, &["robot"]).top(&["golem", "dojo", "biolab"]);
    table.rolling(S1, &[6, 5, 4, 3]).rolling(S2, &[1, 1, 1, 2]).act(S2, take(1));
    assert_eq!((table.row()[0], table.dice_of(S1), table.dice_of(S2)), ("golem", vec![3, 4, 5, 6], vec![1, 1, 1, 2]));
    table.rolling(S1, &[2]).act(S1, activate("robot")).act(S1, research(2)).act(S2, research(1));
    assert_eq!((table.dice_of(S1), table.hand_names(S1)), (vec![3, 4, 5, 6], vec!["dojo"]));
    assert!(table.hand_names(S2).contains(&"biolab"));
}

#[test]
fn ff_ex_13_who_is_first_draws_first() {
    for (order, drawn) in [([S1, S2], ["golem", "dojo"]), ([S2, S1], ["dojo", "golem"])] {
        let mut table = scene(2).work().dice(S1, &[4]).dice(S2, &[4]).top(&["golem", "dojo", "biolab"]);
        order.iter().for_each(|seat| {
            table.act(*seat, research(4));
        });
        assert_eq!((table.hand_names(S1), table.hand_names(S2)), (vec![drawn[0]], vec![drawn[1]]));
    }
}
