use crate::phase::Told;
use crate::state::{Game, Public};
use crate::{Colour, Region};
use kernel::Seat;
pub(crate) fn homes(_: &Public, _: &mut Told<'_>) -> [(Region, Colour); 3] {
    todo!()
}
pub(crate) fn play(_: &mut Game, _: Seat, _: &mut Told<'_>) -> bool {
    todo!()
}
pub(crate) fn arrange_needs(_: &mut Game, _: &mut Told<'_>) {
    todo!()
}
pub(crate) fn score(_: &mut Game, _: Seat, _: &mut Told<'_>) {
    todo!()
}
