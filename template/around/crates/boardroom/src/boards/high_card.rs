//! High Card has no board in the terminal: its view is shown as it is.

use super::Board;
use games::high_card::HighCard;

impl Board for HighCard {}
