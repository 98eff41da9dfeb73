//! Networks: five dice with four places between them.

use super::{Board, NARROW, WIDE, right};
use crate::boards::Block;
use crate::terminal::{Row, Tint, WIDTH};
use games::syndicate::Kind;
use games::syndicate::view::{PlayerView, PluggedView, StageView};
use kernel::{Phrase, Seat};

impl Board<'_> {
    /// A network as it is played: large dice, whole cards.
    pub(super) fn large(&self, seat: Seat, player: &PlayerView) -> Vec<Row> {
        let mut blocks = Vec::new();
        for (i, value) in player.dice.iter().enumerate() {
            blocks.push(self.die(i, *value));
            if let Some(place) = player.network.get(i) {
                let title = format!("N{}", i + 1);
                blocks.push(place.as_ref().map_or_else(|| self.free(&title), |robot| self.plugged(&title, robot)));
            }
        }
        let mut rows = vec![self.own_line(seat, player), self.own_types(player)];
        rows.extend(Block::beside(&blocks));
        rows
    }

    /// A network at a glance: a line for the player, one for dice and robots, one for conditions.
    pub(super) fn small(&self, seat: Seat, player: &PlayerView) -> Vec<Row> {
        let mut blocks = Vec::new();
        for (i, value) in player.dice.iter().enumerate() {
            let die = Row::new().soft("[").with(self.colour(i), value.to_string()).soft("]");
            blocks.push(Block::new(NARROW, [die.centred(NARROW)]));
            blocks.extend(player.network.get(i).map(|place| self.glance(place.as_ref())));
        }
        let mut rows = vec![self.small_line(seat, player)];
        rows.extend(Block::beside(&blocks));
        rows
    }

    /// A place in two rows.
    fn glance(&self, place: Option<&PluggedView>) -> Block {
        let Some(plugged) = place else {
            return Block::new(WIDE, [Row::new().soft("┄".repeat(WIDE - 2)).centred(WIDE)]);
        };
        let ([left, right], robot) = (self.corners(plugged), self.printed.robot(plugged.card));
        let tint = if plugged.pays > 0 { Tint::Good } else { Tint::Soft };
        let name = Row::new().with(Tint::Strong, robot.name.as_str()).plain(format!(" [{left} {right}] "));
        let name = name.with(tint, format!("▸{}", plugged.pays));
        let condition = Row::new().soft(self.condition(robot));
        Block::new(WIDE, [name.centred(WIDE), condition.centred(WIDE)])
    }

    /// The player in one row; the company's name gives way to a long name.
    fn own_line(&self, seat: Seat, player: &PlayerView) -> Row {
        let line = |company: &str| {
            let row = Row::new().plain(" ").and(self.scene.cast.label(seat, 24)).soft(company.to_owned());
            let row = row.with(Tint::Strong, format!("   {}", self.vp(player.vp)));
            let row = match self.view.stage {
                StageView::Over => row,
                _ => {
                    let outlook = Phrase::new("board-syndicate-outlook").number("now", player.network_vp);
                    row.with(Tint::Good, format!("  {}", self.say(&outlook.number("end", player.investors_vp))))
                }
            };
            row.plain(format!("   {}", self.pool(player)))
        };
        let whole = line(&format!(" · {}", self.printed.company(player.board)));
        if whole.width() <= WIDTH { whole } else { line("") }
    }

    fn own_types(&self, player: &PlayerView) -> Row {
        let title = Row::new().soft(format!(" {}", self.label("board-syndicate-investors-robots")));
        Kind::ALL.into_iter().zip(player.types).fold(title, |row, (kind, of)| {
            let (text, tint) = owned(of);
            row.soft(format!("  {} ", self.kind(kind))).with(tint, text)
        })
    }

    fn small_line(&self, seat: Seat, player: &PlayerView) -> Row {
        let row = Row::new().plain(" ").and(self.scene.cast.label(seat, 14).padded(15));
        let row = row.with(Tint::Strong, right(&self.vp(player.vp), 6)).plain(format!("  {} ", self.pool(player)));
        Kind::ALL.into_iter().zip(player.types).fold(row, |row, (kind, of)| {
            let (text, tint) = owned(of);
            let kind: String = self.kind(kind).chars().take(3).collect();
            row.soft(format!(" {kind} ")).and(Row::new().with(tint, text).padded(5))
        })
    }

    fn pool(&self, player: &PlayerView) -> String {
        let pool = Phrase::new("board-syndicate-pool").number("agents", player.agents);
        self.say(&pool.number("assistants", player.assistants))
    }

    /// A large die with its name.
    fn die(&self, at: usize, value: u8) -> Block {
        let tint = self.colour(at);
        let face = Row::new().with(tint, "│ ").with(Tint::Strong, value.to_string()).with(tint, " │");
        let row = |text: &str| Row::new().with(tint, text).centred(NARROW);
        let name = Row::new().soft(format!("D{}", at + 1)).centred(NARROW);
        Block::new(NARROW, [name, row("┌───┐"), face.centred(NARROW), row("└───┘")])
    }

    /// The colour of a die, if the terminal has it.
    fn colour(&self, at: usize) -> Tint {
        match self.printed.colours[at].as_str() {
            "yellow" => Tint::Piece(178),
            "green" => Tint::Piece(71),
            "blue" => Tint::Piece(68),
            "pink" => Tint::Piece(175),
            "purple" => Tint::Piece(134),
            _ => Tint::Strong,
        }
    }
}

/// Investors × robots of a type, and how many more lie in the network.
fn owned(of: (u8, u8, u8)) -> (String, Tint) {
    match of {
        (0, 0, 0) => ("–".to_owned(), Tint::Soft),
        (investors, robots, 0) => (format!("{investors}×{robots}"), Tint::Plain),
        (investors, robots, plugged) => (format!("{investors}×{robots}+{plugged}"), Tint::Plain),
    }
}
