//! 7.4 Credits, in words.

use super::Seeing;
use kernel::Phrase;

/// What the viewer has, and what it would become.
pub(super) fn ask(seen: Seeing<'_>) -> Phrase {
    let player = seen.seat().map(|seat| seen.public().players[seat]).unwrap_or_default();
    Phrase::new("merchant-ask-exchange")
        .number("crypto", player.crypto)
        .number("cash", player.cash)
        .number("rate", seen.cards().table.credits_per_crypto)
}

/// CM-96, CM-97: so much, or none.
pub(super) fn exchange(seen: Seeing<'_>, crypto: u16) -> Phrase {
    if crypto == 0 {
        return Phrase::new("merchant-step-exchange-nothing");
    }
    let credits = u32::from(crypto) * u32::from(seen.cards().table.credits_per_crypto);
    Phrase::new("merchant-step-exchange").number("crypto", crypto).number("credits", credits)
}
