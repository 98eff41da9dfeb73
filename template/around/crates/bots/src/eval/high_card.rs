//! High Card: bots know nothing about it but its rules.

use crate::Opponents;
use games::high_card::HighCard;

impl Opponents for HighCard {}
