use smartphone::{Options, Smartphone};
use testkit::{Cases, conforms};
const RULES: &str = include_str!("../../../docs/rules/smartphone.md");
#[test]
fn two() {
    conforms::<Smartphone>(
        Cases::new().seats(2..=2).options([Options::default()]).games(2).rules(RULES).yields(yield_of),
    );
}
#[test]
fn five() {
    conforms::<Smartphone>(
        Cases::new()
            .seats(5..=5)
            .options([Options {
                technologies: smartphone::Technologies::New,
                directives: smartphone::Directives::On,
                ..Default::default()
            }])
            .games(2)
            .rules(RULES)
            .yields(yield_of),
    );
}
#[test]
fn one() {
    conforms::<Smartphone>(
        Cases::new()
            .seats(1..=1)
            .options([Options {
                technologies: smartphone::Technologies::New,
                directives: smartphone::Directives::On,
                hard: smartphone::Hard::On,
                ..Default::default()
            }])
            .games(2)
            .rules(RULES)
            .yields(yield_of),
    );
}
fn yield_of(seen: kernel::Seen<'_, Smartphone>, action: &smartphone::Action) -> String {
    match *action {
        smartphone::Action::Plan { lower, upper, turn, at, tiles } => {
            let seat = seen.seat().unwrap();
            let plan = smartphone::action::Plan { lower, upper, turn, at, tiles };
            format!(
                "{:?}",
                smartphone::plan::check(
                    &seen.cards().pads,
                    &smartphone::planning_hand(seen.public(), seat),
                    &plan.into()
                )
            )
        }
        other => format!("{other:?}"),
    }
}
