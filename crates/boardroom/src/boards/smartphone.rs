//! Smartphone has no board in the terminal: its view is shown as it is.

use super::Board;
use games::smartphone::Smartphone;

impl Board for Smartphone {}
