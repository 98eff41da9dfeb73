//! What happened and what there is, in words. What can be chosen is described with the question.

use crate::action::Counts;
use crate::phase::Asking;
use crate::plan::{At, PadSide, Place};
use crate::{
    BoardSize, Cards, Company, Event, Layout, ROUNDS, Region, Side, Smartphone, Symbol, Technology, Tile, Yield,
};
use kernel::{Fact, FactValue, Facts, Feature, FeatureName, Phrase, RuleId, Said, Taken, Voice};

/// Prices are counted by round: more than the highest price.
const PER_ROUND: usize = 20;

impl Voice for Smartphone {
    fn event(cards: &Cards, event: &Event) -> Phrase {
        let said = event.say();
        match *event {
            Event::DirectiveLaid { directive }
            | Event::DirectiveTaken { directive, .. }
            | Event::DirectiveDeclined { directive, .. }
            | Event::DirectivePaid { directive, .. } => said.phrase("text", self::directive(cards, directive - 1)),
            Event::RetailerLaid { retailer, side, .. } => said.phrase("spaces", spaces(cards, retailer, side)),
            _ => said,
        }
    }

    /// What winners research, which patents they hold, where they open offices, which tiles and directives they take,
    /// and at which price they sell.
    fn taken(event: &Event, take: &mut dyn FnMut(Taken)) {
        let (seat, group, number) = match *event {
            Event::CompanyChosen { seat, company, .. } => (seat, "company", company.index()),
            Event::Researched { seat, technology } => (seat, "technology", technology.index()),
            Event::PatentTaken { seat, technology } => (seat, "patent", technology.index()),
            Event::Started { seat, region, .. } => (seat, "office", region.index()),
            Event::OfficeOpened { seat, region, .. } => (seat, "office", region.index()),
            Event::ImprovementTaken { seat, tile } => (seat, "improvement", tile.id().into()),
            Event::MiniTaken { seat, symbol } => (seat, "mini", symbol.index()),
            Event::DirectiveTaken { seat, directive } => (seat, "directive", directive.into()),
            Event::PriceSet { seat, round, price, .. } => {
                (seat, "price", usize::from(round) * PER_ROUND + usize::from(price))
            }
            _ => return,
        };
        take(Feature::new(group, number as u16).by(seat));
    }

    fn features(cards: &Cards) -> Vec<FeatureName> {
        let mut names: Vec<_> = FeatureName::each("company", &Company::ALL, Company::say).collect();
        names.extend(FeatureName::each("technology", &Technology::ALL, Technology::say));
        names.extend(FeatureName::each("patent", &Technology::ALL, Technology::say));
        names.extend(FeatureName::each("office", &Region::ALL, Region::say));
        names.extend(FeatureName::each("mini", &Symbol::ALL, Symbol::say));
        let tiles = cards.improvements.kinds().filter_map(|id| Tile::try_from(id).ok());
        names.extend(tiles.map(|tile| FeatureName::new("improvement", tile.id().into(), tile.key(), self::tile(tile))));
        names.extend(cards.directives.iter().enumerate().map(|(at, row)| {
            FeatureName::new("directive", row.number.into(), format!("{}", row.number), directive(cards, at as u8))
        }));
        for round in 1..=ROUNDS {
            names.extend((cards.numbers.price_lowest..=cards.numbers.price_highest).map(|price| {
                let say = number("smartphone-price", price.into()).count("round", round);
                FeatureName::new("price", round * PER_ROUND + usize::from(price), format!("{round}: {price}"), say)
            }));
        }
        names
    }

    fn laid_out(event: &Event) -> bool {
        use Event::{DirectiveLaid, ImprovementDealt, PowerLaid, RetailerLaid};
        matches!(event, PowerLaid { .. } | ImprovementDealt { .. } | DirectiveLaid { .. } | RetailerLaid { .. })
    }
}

/// The value of a fact that belongs to an answer.
pub(crate) fn value<T: FactValue>(fact: &Fact) -> T {
    T::read("it", &Facts::new().with("it", fact.value)).expect("only facts of answers are named")
}

/// A message with one number, called `n`.
pub(crate) fn number(key: &'static str, n: i32) -> Phrase {
    Phrase::new(key).number("n", n)
}

/// A company with what it starts with.
pub(crate) fn company(asked: Asking<'_>, company: Company) -> Phrase {
    let row = &asked.cards().companies[company.index()];
    let small = asked.public().options.board == BoardSize::Small; // SP-576: no homes there
    let key = if small { "smartphone-fact-company-small" } else { "smartphone-fact-company" };
    let named = Phrase::new(key).phrase("company", company.say()).number("vp", row.vp).phrase("tile", tile(row.start));
    if small { named } else { named.phrase("home", row.home.say()) }
}

/// A region with its cost and whose offices stand there.
pub(crate) fn region_with_offices(asked: Asking<'_>, region: Region) -> Phrase {
    let offices = &asked.public().place(region).offices;
    let owners: Vec<Phrase> = offices.iter().map(|seat| Phrase::new("table-seat").seat("seat", *seat)).collect();
    if owners.is_empty() {
        return region.say();
    }
    Phrase::new("smartphone-region-offices").phrase("region", region.say()).list("owners", owners)
}

/// A retailer by its number from 1.
pub(crate) fn retailer(cards: &Cards, retailer: u8) -> Phrase {
    let id = cards.retailers.get(usize::from(retailer).wrapping_sub(1)).map_or("–", |row| row.id.as_str());
    Phrase::new("smartphone-retailer").text("id", id)
}

/// The VP of its spaces on a side.
pub(crate) fn spaces(cards: &Cards, retailer: u8, side: Side) -> Phrase {
    let row = cards.retailers.get(usize::from(retailer).wrapping_sub(1));
    let spaces = row.map_or(&[][..], |row| row.spaces(side)).iter().map(u8::to_string).collect::<Vec<_>>();
    Phrase::new("smartphone-side-spaces").phrase("side", side.say()).text("spaces", spaces.join(" "))
}

/// A tile by its symbols.
pub(crate) fn tile(tile: Tile) -> Phrase {
    let key = if tile.is_mini() { "smartphone-mini" } else { "smartphone-tile" };
    let squares = tile.squares().zip(["one", "other"]);
    squares.fold(Phrase::new(key), |said, (symbol, name)| said.phrase(name, symbol.say()))
}

impl Said for Tile {
    fn add_to(&self, phrase: Phrase, name: &'static str) -> Phrase {
        phrase.phrase(name, tile(*self))
    }
}

/// SP-256: the active symbols, covered squares and unused improvements.
fn shown(result: &Yield) -> Phrase {
    let active = Symbol::ALL.into_iter().filter(|symbol| *symbol != Symbol::Blank && result.count(*symbol) > 0);
    let some = |symbol: Symbol| number("smartphone-some", result.count(symbol).into()).phrase("what", symbol.say());
    let phrase = Phrase::new("smartphone-yield").list("symbols", active.map(some).collect());
    phrase.number("covered", result.covered()).number("unused", result.unused())
}

impl Said for Yield {
    fn add_to(&self, phrase: Phrase, name: &'static str) -> Phrase {
        phrase.phrase(name, shown(self))
    }
}

/// How many goods in which regions.
pub(crate) fn counts(counts: Counts) -> Vec<Phrase> {
    let some = |(region, count): (u8, u8)| {
        number("smartphone-some", count.into()).phrase("what", Region::ALL[usize::from(region)].say())
    };
    counts.counts().map(some).collect()
}

/// A part of a plan.
pub(crate) fn plan_fact(fact: &Fact) -> (Phrase, RuleId) {
    let pad = |key: &'static str| Phrase::new(key).phrase("pad", value::<PadSide>(fact).say());
    match fact.part.as_ref() {
        "lower" => (pad("smartphone-fact-lower"), "SP-242"),
        "upper" => (pad("smartphone-fact-upper"), "SP-242"),
        "turn" => (number("smartphone-fact-turn", 90 * fact.value), "SP-243"),
        "at" => {
            let At(x, y) = value(fact);
            (Phrase::new("smartphone-fact-at").number("x", x).number("y", y), "SP-243")
        }
        _ => {
            let place = Place::numbered(fact.value).expect("only facts of answers are named");
            let key = if place.between { "smartphone-fact-between" } else { "smartphone-fact-on-top" };
            let square = |(symbol, At(x, y)): (Symbol, At)| {
                Phrase::new("smartphone-square").phrase("symbol", symbol.say()).number("x", x).number("y", y)
            };
            (Phrase::new(key).list("squares", place.squares().map(square).collect()), "SP-245")
        }
    }
}

/// A whole plan: the pads, how many tiles, and what it shows.
pub(crate) fn plan(plan: &Layout, result: Option<Yield>) -> Phrase {
    let said = Phrase::new("smartphone-action-plan").phrase("lower", plan.pads.lower.say());
    let said = said.phrase("upper", plan.pads.upper.say()).count("tiles", plan.tiles.iter().count());
    said.phrase("shows", result.map_or_else(|| Phrase::new("smartphone-nothing"), |result| shown(&result)))
}

/// SP-533: what a directive wants, by its place in the data.
pub(crate) fn directive(cards: &Cards, directive: u8) -> Phrase {
    let row = &cards.directives[usize::from(directive)];
    let goal = row.goal.say().number("n", row.threshold);
    Phrase::new("smartphone-directive").number("number", row.number).phrase("goal", goal)
}
