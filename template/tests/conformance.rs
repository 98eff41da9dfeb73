//! What every game must satisfy: all properties, for every number of players.

use high_card::HighCard;
use testkit::Cases;

const RULES: &str = include_str!("../around/docs/rules/high-card.md");

#[test]
fn high_card_conforms() {
    testkit::conforms::<HighCard>(Cases::new().games(30).rules(RULES));
}
