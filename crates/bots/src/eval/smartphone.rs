//! Smartphone: bots know nothing about it but its rules.

use crate::Opponents;
use games::smartphone::Smartphone;

impl Opponents for Smartphone {}
