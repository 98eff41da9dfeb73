//! The map as a table, a region in each row.

use super::{Board, shapes, signs};
use crate::terminal::{Row, Tint, columns};
use games::smartphone::cards::{Customer, RegionRow};
use games::smartphone::pieces::Side;
use games::smartphone::view::{PhaseView, RegionView};

/// The most customers of a region, three columns each.
const CUSTOMERS: usize = 8 * 3;
/// The same on the small board, where some take five.
const MIXED_CUSTOMERS: usize = 8 * 3 + 2 * 2;

impl Board<'_> {
    pub(super) fn map(&self) -> Vec<Row> {
        let name = |view: &RegionView| columns(&self.say(&view.region.say()));
        let names = self.view.regions.iter().map(name).max().unwrap_or(0);
        let label = |key: &str| Row::new().soft(self.label(key));
        let head = Row::new().plain(" ").and(label("board-smartphone-region")).padded(names + 6);
        let head = head.and(label("board-smartphone-cost")).padded(names + 12);
        let head = head.and(label("board-smartphone-offices")).padded(names + 20);
        let head = head.and(label("board-smartphone-customers")).padded(names + 32);
        let end = names + 17 + self.customers_width();
        let control = self.label("board-smartphone-control");
        let head =
            head.padded(end + 3 - columns(&control)).soft(control).padded(end + 4).and(label("board-smartphone-links"));
        let each = self.view.regions.iter().filter_map(|region| self.region(region, names));
        std::iter::once(head).chain(each).collect()
    }

    fn customers_width(&self) -> usize {
        if self.view.small { MIXED_CUSTOMERS } else { CUSTOMERS }
    }

    /// Who controls it, its name and size; the viewer's progress of its cost; offices and free spaces; customers or the
    /// VP of the retailer's spaces; what control is worth; links and directors.
    fn region(&self, view: &RegionView, names: usize) -> Option<Row> {
        let board = if self.view.small { &self.printed.small } else { &self.printed.big };
        let printed = board.regions[view.region.index()].as_ref()?;
        let row = shapes(&view.controlled).padded(1).soft(self.code(view.region)).plain(" ");
        let row = row.with(Tint::Strong, self.say(&view.region.say())).padded(names + 6);
        let row = row.soft(format!("{:?}", printed.size)).padded(names + 8);
        let entering = self.me().into_iter().flat_map(|me| &me.entering).find(|(on, _)| *on == view.region);
        let row = match entering {
            Some((_, markers)) => row.with(Tint::Strong, format!("{markers}/{}", printed.cost)),
            None => row.plain(format!("  {}", printed.cost)),
        };
        let retailer = view.retailer.map(|(number, side)| (&self.printed.retailers[usize::from(number) - 1], side));
        let spaces = retailer.map_or(printed.spaces.into(), |(retailer, side)| retailer.spaces(side).len());
        let row = row.padded(names + 12).and(shapes(&view.offices));
        let row = row.soft("○".repeat(spaces.saturating_sub(view.offices.len()))).padded(names + 17);
        let (market, control) = match retailer {
            Some((retailer, side)) => {
                let worth: Vec<String> = retailer.spaces(side).iter().map(u8::to_string).collect();
                let side = if side == Side::A { "a" } else { "b" };
                let market = Row::new().soft(format!(" {}{side} ", retailer.id));
                (market.with(Tint::Strong, worth.join(" ")), Row::new().soft("–"))
            }
            None => {
                let track = &board.control[printed.size.index()];
                let worth = view.offices.len().checked_sub(1).and_then(|at| track.get(at));
                (self.customers(view, printed), worth.map_or_else(|| Row::new().soft("–"), |worth| control(*worth)))
            }
        };
        let row = row.and(market).padded(names + 17 + self.customers_width()).and(control);
        let links: Vec<String> = printed.links.iter().map(|link| self.code(*link)).collect();
        let row = row.padded(names + 21 + self.customers_width()).soft(links.join(" "));
        let directors = if view.directors.is_empty() { "" } else { " ♟" };
        Some(row.plain(directors).and(shapes(&view.directors)))
    }

    /// From left to right: what each wants, or who has served or reserved them; before those who would buy from the
    /// viewer there is a mark.
    fn customers(&self, view: &RegionView, printed: &RegionRow) -> Row {
        let last = printed.customers.len().saturating_sub(1);
        let lit =
            self.view.phase == PhaseView::Selling && self.me().is_some_and(|me| self.view.asked.contains(&me.seat));
        let each = printed.customers.iter().enumerate();
        each.fold(Row::new(), |row, (at, customer)| {
            let buys = view.buyers.contains(&(at as u8));
            let row = match buys {
                true => row.with(if lit { Tint::Lit } else { Tint::Good }, "▸"),
                false => row.plain(" "),
            };
            let reserved = [(0, view.reserved[0]), (last, view.reserved[1])];
            let reserved = reserved.into_iter().find_map(|(end, by)| by.filter(|_| end == at));
            match (view.served.get(at).copied().flatten(), reserved) {
                (Some(seat), _) => {
                    let second = if view.seconds.contains(&(at as u8)) { "²" } else { " " };
                    row.and(shapes(&[seat])).plain(second)
                }
                (None, Some(seat)) => row.and(shapes(&[seat])).plain("!"),
                (None, None) => row.and(demand(*customer)).plain(" "),
            }
        })
    }
}

/// `4`, `G` or `6|P`.
fn demand(customer: Customer) -> Row {
    let row = customer.price.map_or_else(Row::new, |price| Row::new().plain(price.to_string()));
    let row = row.soft(if customer.price.is_some() && customer.technology.is_some() { "|" } else { "" });
    row.and(customer.technology.map(signs::letter).unwrap_or_default())
}

/// The VP of the first and of the second place.
fn control((first, second): (u8, Option<u8>)) -> Row {
    let row = Row::new().plain(first.to_string());
    row.soft(second.map(|second| format!("/{second}")).unwrap_or_default())
}
