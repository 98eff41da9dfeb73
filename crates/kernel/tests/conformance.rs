//! The toy uses every part of the kernel, so the kernel is tried with it.

use testkit::toy::{self, Toy};

#[test]
fn the_toy_conforms() {
    testkit::conforms::<Toy>(toy::cases().games(60));
}
