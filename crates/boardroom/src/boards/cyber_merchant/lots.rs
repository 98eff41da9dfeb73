//! The black market: a frame for each place, its standing bid in the lower edge.

use super::{Board, signs};
use crate::boards::Block;
use crate::boards::block::Edge;
use crate::terminal::{Row, Tint};
use games::cyber_merchant::view::{Counted, PlaceView};

/// A place; beside it there is a blank.
const PLACE: usize = 19;

impl Board<'_> {
    pub(super) fn lots(&self) -> Vec<Row> {
        let mut blocks = Vec::new();
        for place in &self.view.places {
            blocks.push(Block::new(1, []));
            blocks.push(self.place(place));
        }
        Block::beside(&blocks)
    }

    /// The lot, the standing bid, and the marks on which the viewer can bid now.
    fn place(&self, place: &PlaceView) -> Block {
        let bid = match place.bid {
            Some(bid) => {
                let mark = Row::new().with(Tint::Strong, format!(" {} ", bid.mark));
                mark.and(self.scene.cast.label(bid.seat, PLACE - 7)).plain(" ")
            }
            None => Row::new().soft(format!(" {} ", self.label("board-merchant-no-bid"))),
        };
        let edge = if place.cards.is_empty() { Edge::Empty } else { Edge::Card };
        let frame = Block::framed(PLACE, &format!("P{}", place.place), self.lot(&place.cards), Some(bid), edge);
        let marks = match place.marks {
            Some((lowest, highest)) if lowest < highest => format!("▸ {lowest}–{highest}"),
            Some((lowest, _)) => format!("▸ {lowest}"),
            None => String::new(),
        };
        let marks = Row::new().with(Tint::Lit, marks).centred(PLACE);
        Block::stacked(PLACE, [frame, Block::new(PLACE, [marks])])
    }

    /// A card in a row; what does not fit stands in the last one.
    fn lot(&self, cards: &Counted) -> [Row; 3] {
        let mut each = cards.iter().flat_map(|(kind, count)| std::iter::repeat_n(self.card(*kind), (*count).into()));
        let [first, second] = std::array::from_fn(|_| each.next().unwrap_or_default());
        let rest: Vec<Row> = each.collect();
        let third = if rest.is_empty() { Row::new() } else { signs::joined(&rest, ", ") };
        [first, second, third]
    }
}
