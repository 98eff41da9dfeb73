//! Dei has no board in the terminal: its view is shown as it is.

use super::Board;
use games::dei::Dei;

impl Board for Dei {}
