//! The black market: a frame for each place, its standing bid in the lower edge.

use super::{Board, signs};
use crate::boards::Block;
use crate::boards::block::Edge;
use crate::terminal::{Row, Tint};
use games::cyber_merchant::view::{CardView, PlaceView};

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
        let frame = Block::framed(PLACE, &format!("P{}", place.place), lot(&place.cards), Some(bid), edge);
        let marks = match place.marks {
            Some((lowest, highest)) if self.choosing() && lowest < highest => format!("▸ {lowest}–{highest}"),
            Some((lowest, _)) if self.choosing() => format!("▸ {lowest}"),
            Some(_) | None => String::new(),
        };
        let marks = Row::new().with(Tint::Lit, marks).centred(PLACE);
        Block::stacked(PLACE, [frame, Block::new(PLACE, [marks])])
    }
}

/// A card in a row; what does not fit stands in the last one.
fn lot(cards: &[CardView]) -> [Row; 3] {
    let mut each = cards.iter().flat_map(|card| std::iter::repeat_n(signs::card(card), card.count.into()));
    let [first, second] = std::array::from_fn(|_| each.next().unwrap_or_default());
    let rest: Vec<Row> = each.collect();
    let third = if rest.is_empty() { Row::new() } else { signs::joined(&rest, ", ") };
    [first, second, third]
}
