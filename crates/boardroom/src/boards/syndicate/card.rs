//! A robot card in [`WIDE`] columns.

use super::{Board, WIDE};
use crate::boards::Block;
use crate::boards::block::Edge;
use crate::terminal::{Row, Tint};
use games::syndicate::Condition;
use games::syndicate::condition::Part;
use games::syndicate::view::{CardView, PluggedView};
use kernel::Phrase;

/// A corner that an assistant lies on.
const COVERED: &str = "⊗";

impl Board<'_> {
    /// A card at a slot.
    pub(super) fn offered(&self, title: &str, card: &CardView) -> Block {
        let corners = [card.left.sign(), card.right.sign()];
        Block::framed(WIDE, title, self.face(card, corners), None, Edge::Card)
    }

    /// A robot in its place, with what it pays as the dice stand.
    pub(super) fn plugged(&self, title: &str, robot: &PluggedView) -> Block {
        let tint = if robot.pays > 0 { Tint::Good } else { Tint::Soft };
        let pays = Row::new().with(tint, format!(" ▸ {} ", self.vp(robot.pays.into())));
        Block::framed(WIDE, title, self.face(&robot.card, corners(robot)), Some(pays), Edge::Card)
    }

    /// A place without a robot.
    pub(super) fn free(&self, title: &str) -> Block {
        let word = Row::new().soft(self.label("board-syndicate-free")).centred(WIDE - 2);
        Block::framed(WIDE, title, [Row::new(), word, Row::new()], None, Edge::Empty)
    }

    /// Name and type; corners with the pay between them; the condition.
    fn face(&self, card: &CardView, [left, right]: [&str; 2]) -> [Row; 3] {
        let inner = WIDE - 2;
        let name = Row::new().with(Tint::Strong, card.name.as_ref()).plain(format!(" {}", self.kind(card.kind)));
        let pay = Row::new().plain(self.pay(card)).cut(inner - 4).centred(inner - 4);
        let left = Row::new().with(Tint::Strong, format!(" {left}"));
        let middle = left.and(pay).with(Tint::Strong, format!("{right} "));
        [name.cut(inner).centred(inner), middle, Row::new().plain(self.condition(card)).cut(inner).centred(inner)]
    }

    /// The VP column, or that the formula itself pays.
    fn pay(&self, card: &CardView) -> String {
        match card.vp[..] {
            [] => self.label("board-syndicate-points"),
            [vp] => self.vp(vp.into()),
            [one, both, ..] => {
                let both = Phrase::new("board-syndicate-two-vp").number("one", one).number("both", both);
                self.say(&both)
            }
        }
    }

    /// What the card asks of its dice, in at most twelve columns.
    pub(super) fn condition(&self, card: &CardView) -> String {
        let Some(condition) = Condition::read(&card.condition) else {
            return card.condition.to_string();
        };
        let part = |part: Part| match part {
            Part::Sum => "(L+R)",
            Part::Min => "min",
            Part::Max => "max",
        };
        match condition {
            Condition::Number(n) => self.say(&Phrase::new("board-syndicate-number").number("n", n)),
            Condition::Under(n, of) => format!("{n} − {}", part(of)),
            Condition::Over(of, n) => format!("{} − {n}", part(of)),
            Condition::Less => "L < R".to_owned(),
            Condition::Greater => "L > R".to_owned(),
            Condition::AtMost => "L ≤ R".to_owned(),
            Condition::AtLeast => "L ≥ R".to_owned(),
            Condition::Equal => "L = R".to_owned(),
            Condition::SumOutside(low, high) => format!("L+R ≤{low}, ≥{high}"),
            Condition::SumIs(n) => format!("L+R = {n}"),
            Condition::DifferenceIs(n) => format!("|L−R| = {n}"),
            Condition::SumAtMost(n) => format!("L+R ≤ {n}"),
            Condition::SumAtLeast(n) => format!("L+R ≥ {n}"),
            Condition::EvenOdd => self.label("board-syndicate-even-odd"),
            Condition::OddEven => self.label("board-syndicate-odd-even"),
            Condition::SumOdd => self.label("board-syndicate-sum-odd"),
            Condition::SumEven => self.label("board-syndicate-sum-even"),
            Condition::BothOdd => self.label("board-syndicate-both-odd"),
            Condition::BothEven => self.label("board-syndicate-both-even"),
        }
    }
}

/// The corners as they act: a covered one does nothing.
pub(super) fn corners(robot: &PluggedView) -> [&'static str; 2] {
    let sign = |covered: bool, sign: &'static str| if covered { COVERED } else { sign };
    [sign(robot.covered[0], robot.card.left.sign()), sign(robot.covered[1], robot.card.right.sign())]
}
