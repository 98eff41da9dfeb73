//! Sealed choices: they can be withdrawn as long as they are not opened, and are nobody else's to see.

use super::answer::{Answer, Key};
use super::session::Session;
use kernel::owed::Manner;
use kernel::{Illegal, Owed, Phrase, Seat, Seats};

impl Session<'_> {
    /// The people whose choice lies sealed: it is not opened yet, and they may think again.
    pub(super) fn sealed(&self) -> Seats {
        match self.table.owed() {
            Owed::Asked(asked) => asked.may.iter().filter(|seat| self.seating.bot(*seat).is_none()).collect(),
            Owed::Over(_) => Seats::NONE,
        }
    }

    /// Whether choices are made in secret now.
    pub(super) fn is_secret(&self) -> bool {
        matches!(self.table.owed(), Owed::Asked(asked) if asked.manner == Manner::Sealed)
    }

    /// Whether this was typed to withdraw a choice.
    pub(super) fn is_withdrawal(&self, line: &str) -> bool {
        matches!(Answer::read(line, self.terminal.texts), Answer::Key(Key::Withdraw, _))
    }

    /// Whose choice is meant: the only one that is sealed, or that of the seat with this number.
    pub(super) fn meant(&self, number: &str) -> Result<Seat, Phrase> {
        let sealed = self.sealed();
        let named = number.parse().ok().and_then(|number: usize| sealed.iter().find(|seat| seat.number() == number));
        match (sealed.lowest(), named) {
            (None, _) => Err(Phrase::new("cmd-play-nothing-sealed")),
            (Some(_), Some(seat)) => Ok(seat),
            (Some(only), None) if number.is_empty() && sealed.len() == 1 => Ok(only),
            (Some(_), None) => {
                let one =
                    |seat: Seat| Phrase::new("cmd-play-sealed-seat").seat("seat", seat).count("number", seat.number());
                Err(Phrase::new("cmd-play-sealed-whose").list("seats", sealed.iter().map(one).collect()))
            }
        }
    }

    /// Withdraws a sealed choice; its owner is asked next. All that such a seat may do is withdraw.
    pub(super) fn withdraw(&mut self, seat: Seat) -> Result<(), Illegal> {
        let offers = self.table.offers(seat);
        let withdraw = offers.list.first().expect("a seat that may act has something to choose");
        self.submit(seat, &withdraw.action, None)?;
        self.called = Some(seat);
        Ok(())
    }
}
