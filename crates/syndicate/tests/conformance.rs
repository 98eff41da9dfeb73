//! What every game must satisfy, for Syndicate with two, three and four players.

use syndicate::Syndicate;
use testkit::Cases;

#[test]
fn syndicate_conforms() {
    testkit::conforms::<Syndicate>(
        Cases::new().seats(2..=4).games(48).rules(include_str!("../../../docs/rules/syndicate.md")),
    );
}
