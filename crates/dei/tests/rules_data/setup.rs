//! Sections 4, 9 and 19: boards, starting units, requirements and the levels of the Automa.

use crate::markdown::{numbers, origins, table, text};
use crate::{from, section, standard, written};
use dei::cards::SPACES;
use serde_json::json;

#[test]
fn dei_45_tokens_for_five_and_six() {
    let said = text("DEI-45").split(": ").nth(1).expect("numbers");
    let five = ["Technology", "Energy", "candies", "outposts"].map(|what| {
        let (before, _) = said.split_once(what).expect(what);
        let pair = numbers(before);
        [pair[pair.len() - 2], pair[pair.len() - 1]]
    });
    for (at, participants) in [5, 6].into_iter().enumerate() {
        let board = standard().board(participants);
        assert_eq!([board.technology, board.energy, board.candies, board.outposts], five.map(|pair| pair[at]));
        let last = board.rows * board.columns;
        assert!(said.contains(&format!("17–{last}")), "{last}");
        let row = &section("boards")[participants - 2];
        assert_eq!(from(&row["from"]["tokens"]), origins(text("DEI-45")), "{participants}");
    }
    for row in &section("boards")[..3] {
        assert_eq!(row["from"]["tokens"], "public", "as in the box");
    }
}

#[test]
fn dei_61_boards_by_participants() {
    let rows = table("DEI-61");
    assert_eq!(rows.len(), standard().boards.len());
    for ((entry, board), written) in rows.iter().zip(&standard().boards).zip(section("boards")) {
        assert_eq!(entry.number("participants"), board.participants);
        assert_eq!(entry.get("layout"), format!("{}×{}", board.rows, board.columns));
        assert_eq!(entry.number("districts"), board.rows * board.columns);
        assert_eq!(entry.number("outposts"), board.outposts);
        let (layout, outposts) = (from(&written["from"]["layout"]), from(&written["from"]["outposts"]));
        assert_eq!(layout.union(&outposts).cloned().collect::<std::collections::BTreeSet<_>>(), entry.from());
        assert!(std::ptr::eq(standard().board(board.participants.into()), board));
    }
}

#[test]
fn dei_66_neutral_bridges() {
    for (board, written) in standard().boards.iter().zip(section("boards")) {
        let layout = format!("{}×{}", board.rows, board.columns);
        let said = text("DEI-66").split(". ").find(|part| part.contains(&layout)).expect("a layout");
        let [first, second] = board.bridges.map(|[a, b]| format!("({},{})–({},{})", a.0, a.1, b.0, b.1));
        assert!(said.contains(&format!("{first}, {second}")), "{said}");
        assert_eq!(from(&written["from"]["bridges"]), origins(text("DEI-66")));
    }
}

#[test]
fn dei_93_starting_scrappers() {
    let starting = standard().numbers.starting;
    assert_eq!(starting, [2, 3, 3, 4, 4, 5]);
    let mut kinds = starting.to_vec();
    kinds.dedup();
    assert_eq!(numbers(text("DEI-93")), kinds);
    assert_eq!(from(&written("numbers")["from"]["starting"]), origins(text("DEI-93")));
}

#[test]
fn dei_253_outposts_that_slots_require() {
    assert_eq!(standard().numbers.required, [1, 1, 1]);
    assert_eq!(numbers(text("DEI-253")), [1], "the same for all three");
    assert_eq!(from(&written("numbers")["from"]["required"]), origins(text("DEI-253")));
}

#[test]
fn dei_505_actions_of_the_automa() {
    let rows = table("DEI-505");
    for ((entry, written), level) in rows.iter().zip(section("levels")).zip(standard().levels) {
        let actions = ["round 1", "round 2", "round 3", "round 4"].map(|round| entry.number(round));
        assert_eq!((&written["id"], &written["actions"]), (&json!(entry.get("level")), &json!(actions)));
        assert_eq!((level, from(&written["from"])), (actions, entry.from()));
    }
    assert_eq!(rows.len(), standard().levels.len());
}

/// The first round of an action space is the first with so many actions.
#[test]
fn dei_514_spaces_of_the_standard_level() {
    let [_, level, _] = standard().levels;
    let first = |space| level.iter().position(|actions| usize::from(*actions) >= space).expect("a round") + 1;
    assert_eq!((1..=SPACES).map(first).collect::<Vec<_>>(), [1, 1, 1, 2, 3, 4]);
    for (space, round) in [(4, 2), (5, 3), (6, 4)] {
        let said = [format!("space {space} from round {round}"), format!("space {space} in round {round}")];
        assert!(said.iter().any(|words| text("DEI-514").contains(words)), "{space}");
    }
}
