//! Dei: bots know nothing about it but its rules.

use crate::Opponents;
use games::dei::Dei;

impl Opponents for Dei {}
