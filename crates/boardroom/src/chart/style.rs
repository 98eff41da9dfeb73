//! Colours and type of all charts.

/// Blue, vermilion, bluish green, yellow, reddish purple, sky: told apart with common colour blindness.
const SEATS: [[&str; 2]; 6] = [
    ["#0067a6", "#5ab0f0"],
    ["#c04f00", "#ff8a4c"],
    ["#00805d", "#3cc79d"],
    ["#8a6a00", "#e8c547"],
    ["#a8487f", "#e09cc6"],
    ["#1f7fb8", "#8ccbf2"],
];

/// The class of what belongs to a seat, by number from 0.
#[must_use]
pub fn seat_class(seat: usize) -> String {
    format!("seat-{}", seat % SEATS.len() + 1)
}

/// What charts look like: rules for a page or a file that holds them.
#[must_use]
pub fn rules(accent: [&str; 2]) -> String {
    let [light, dark] = accent;
    let seats = |shade: usize| -> String {
        let rule = |(i, seat): (usize, &[&str; 2])| format!(".chart .seat-{} {{ fill: {} }}\n", i + 1, seat[shade]);
        SEATS.iter().enumerate().map(rule).collect()
    };
    format!(
        r#".chart {{ overflow: visible }}
.chart text {{ font: 450 14px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; font-variant-numeric: tabular-nums; fill: #1c1b1a; paint-order: stroke; stroke: #ffffff; stroke-width: 4px; stroke-linejoin: round }}
.chart .title {{ font-size: 20px; font-weight: 600 }}
.chart .soft {{ fill: #57544f }}
.chart .page {{ fill: #f8f6f2 }}
.chart .card {{ fill: #ffffff; stroke: #d6d3cd }}
.chart .line {{ fill: none; stroke: #e2dfd9 }}
.chart .zero {{ fill: none; stroke: #6d6a64 }}
.chart .even {{ fill: none; stroke: #57544f; stroke-width: 1.5; stroke-dasharray: 5 4 }}
.chart .bar {{ fill: none; stroke: {light}; stroke-width: 2 }}
.chart .point {{ fill: {light}; stroke: {light}; stroke-width: 2 }}
.chart .open {{ fill: #ffffff }}
.chart .column {{ fill: #d6d3cd }}
.chart .over {{ fill: {light}; fill-opacity: 0.75 }}
.chart .band {{ fill: {light}; fill-opacity: 0.18 }}
{}@media (prefers-color-scheme: dark) {{
.chart text {{ fill: #ecebe9; stroke: #272b31 }}
.chart .soft {{ fill: #a9abb0 }}
.chart .page {{ fill: #15171c }}
.chart .card {{ fill: #272b31; stroke: #3c4047 }}
.chart .line {{ stroke: #3c4047 }}
.chart .zero {{ stroke: #8f9298 }}
.chart .even {{ stroke: #a9abb0 }}
.chart .bar {{ stroke: {dark} }}
.chart .point {{ fill: {dark}; stroke: {dark} }}
.chart .open {{ fill: #272b31 }}
.chart .column {{ fill: #4b5058 }}
.chart .over {{ fill: {dark} }}
.chart .band {{ fill: {dark} }}
{}}}
"#,
        seats(0),
        seats(1),
    )
}
