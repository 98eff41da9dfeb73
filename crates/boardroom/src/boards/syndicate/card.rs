//! A robot card in [`WIDE`] columns.

use super::{Board, WIDE};
use crate::boards::Block;
use crate::boards::block::Edge;
use crate::terminal::{Row, Tint};
use games::syndicate::Form;
use games::syndicate::view::{PluggedView, PrintedRobot};
use kernel::Phrase;

/// A corner that an assistant lies on.
const COVERED: &str = "⊗";

impl Board<'_> {
    /// A card at a slot.
    pub(super) fn offered(&self, title: &str, robot: &PrintedRobot) -> Block {
        let corners = [robot.left.sign(), robot.right.sign()];
        Block::framed(WIDE, title, self.face(robot, corners), None, Edge::Card)
    }

    /// A robot in its place, with what it pays as the dice stand.
    pub(super) fn plugged(&self, title: &str, plugged: &PluggedView) -> Block {
        let tint = if plugged.pays > 0 { Tint::Good } else { Tint::Soft };
        let pays = Row::new().with(tint, format!(" ▸ {} ", self.vp(plugged.pays.into())));
        let face = self.face(self.printed.robot(plugged.card), self.corners(plugged));
        Block::framed(WIDE, title, face, Some(pays), Edge::Card)
    }

    /// A place without a robot.
    pub(super) fn free(&self, title: &str) -> Block {
        let word = Row::new().soft(self.label("board-syndicate-free")).centred(WIDE - 2);
        Block::framed(WIDE, title, [Row::new(), word, Row::new()], None, Edge::Empty)
    }

    /// Name and type; corners with the pay between them; the condition.
    fn face(&self, robot: &PrintedRobot, [left, right]: [&str; 2]) -> [Row; 3] {
        let inner = WIDE - 2;
        let name = Row::new().with(Tint::Strong, robot.name.as_str()).plain(format!(" {}", self.kind(robot.kind)));
        let pay = Row::new().plain(self.pay(robot)).cut(inner - 4).centred(inner - 4);
        let left = Row::new().with(Tint::Strong, format!(" {left}"));
        let middle = left.and(pay).with(Tint::Strong, format!("{right} "));
        [name.cut(inner).centred(inner), middle, Row::new().plain(self.condition(robot)).cut(inner).centred(inner)]
    }

    /// The VP column, or that the formula itself pays.
    fn pay(&self, robot: &PrintedRobot) -> String {
        match robot.vp[..] {
            [] => self.label("board-syndicate-points"),
            [vp] => self.vp(vp.into()),
            [one, both, ..] => {
                let both = Phrase::new("board-syndicate-two-vp").number("one", one).number("both", both);
                self.say(&both)
            }
        }
    }

    /// What the card asks of its dice, in at most twelve columns.
    pub(super) fn condition(&self, robot: &PrintedRobot) -> String {
        let [n, high] = robot.condition.numbers;
        match robot.condition.form {
            Form::Number => self.say(&Phrase::new("board-syndicate-number").number("n", n)),
            Form::UnderSum => format!("{n} − (L+R)"),
            Form::UnderMin => format!("{n} − min"),
            Form::UnderMax => format!("{n} − max"),
            Form::OverSum => format!("(L+R) − {n}"),
            Form::OverMin => format!("min − {n}"),
            Form::OverMax => format!("max − {n}"),
            Form::Less => "L < R".to_owned(),
            Form::Greater => "L > R".to_owned(),
            Form::AtMost => "L ≤ R".to_owned(),
            Form::AtLeast => "L ≥ R".to_owned(),
            Form::Equal => "L = R".to_owned(),
            Form::SumOutside => format!("L+R ≤{n}, ≥{high}"),
            Form::SumIs => format!("L+R = {n}"),
            Form::DifferenceIs => format!("|L−R| = {n}"),
            Form::SumAtMost => format!("L+R ≤ {n}"),
            Form::SumAtLeast => format!("L+R ≥ {n}"),
            Form::EvenOdd => self.label("board-syndicate-even-odd"),
            Form::OddEven => self.label("board-syndicate-odd-even"),
            Form::SumOdd => self.label("board-syndicate-sum-odd"),
            Form::SumEven => self.label("board-syndicate-sum-even"),
            Form::BothOdd => self.label("board-syndicate-both-odd"),
            Form::BothEven => self.label("board-syndicate-both-even"),
        }
    }

    /// The corners as they act: a covered one does nothing.
    pub(super) fn corners(&self, plugged: &PluggedView) -> [&'static str; 2] {
        let robot = self.printed.robot(plugged.card);
        let sign = |covered: bool, sign: &'static str| if covered { COVERED } else { sign };
        let [left, right] = plugged.covered.unwrap_or_default();
        [sign(left, robot.left.sign()), sign(right, robot.right.sign())]
    }
}
