//! What happened, for the log and for animation.

use crate::{Advantage, By, Colour, Deed, Drone, Faction, MOST, Market, Region, Resource, Structure};
use kernel::{CardId, Seat, SeatList};

kernel::enums! {
    "dei.ts"

    /// DEI-598: what Supplies are for.
    pub enum Why {
        Card = "dei-why-card", PowerUnit = "dei-why-power-unit", Draco = "dei-why-draco", Hack = "dei-why-hack",
        Unlocked = "dei-why-unlocked",
        /// The end of the game.
        Technology = "dei-why-technology", Energy = "dei-why-energy", Cards = "dei-why-cards",
        Outposts = "dei-why-outposts", Advantages = "dei-why-advantages", Gifts = "dei-why-gifts",
        /// The same for the Automa.
        AutomaTechnology = "dei-why-automa-technology", AutomaEnergy = "dei-why-automa-energy",
        AutomaCards = "dei-why-automa-cards",
        /// DEI-533: a purchase.
        Buy = "dei-why-buy",
        /// DEI-553: a structure that is missing.
        Missing = "dei-why-missing",
    }

    /// Where tokens came from.
    pub enum Source {
        Card = "dei-source-card", Unlocked = "dei-source-unlocked", Draco = "dei-source-draco",
        Gift = "dei-source-gift", SalvageCrew = "dei-source-salvage-crew",
        VendingMachine = "dei-source-vending-machine",
    }

    /// DEI-220: how a card was bought.
    pub enum Purchase { FaceDown, Gift, Automa }

    /// DEI-522, DEI-524: why units of the Automa were free to go.
    pub enum Free { Majority = "dei-free-majority", Minority = "dei-free-minority" }
}

kernel::events! {
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "dei.ts"))]
    pub enum Event {
        FactionTaken { seat: Seat, faction: Faction, automa: bool } = if *automa { "DEI-10" } else { "DEI-9" }
            => "dei-event-faction",
        /// Rows and columns of districts.
        BoardLaid { rows: u8, columns: u8 } = "DEI-63" => "dei-event-board",
        DronePlaced { drone: Drone, region: Region } = "DEI-68" => "dei-event-drone-placed",
        MarketReplaced { colour: Colour } = "DEI-71" => "dei-event-market-replaced",
        OutpostLaid { colour: Colour, region: Region } = "DEI-72" => "dei-event-outpost-laid",
        /// A card came into the right slot of a market, or into a slot at set-up.
        CardRevealed { market: Market, slot: u8, card: CardId } = "DEI-76" => "dei-event-card-revealed",
        NeedsSet { first: Colour, second: Colour, third: Colour, cleanup: bool } =
            if *cleanup { "DEI-560" } else { "DEI-494" } => "dei-event-needs",
        MissionLaid { column: u8, mission: u8 } = "DEI-80" => "dei-event-mission-laid",
        AutomaRefuge { seat: Seat, region: Region, colour: Colour } = "DEI-498" => "dei-event-automa-refuge",
        Priority {
            #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
            order: SeatList<MOST>,
            first: bool,
        } = if *first { "DEI-89" } else { "DEI-171" } => "dei-event-priority",
        AdvantageDealt { seat: Seat, advantage: Advantage } = "DEI-96" => "dei-event-advantage-dealt",
        AdvantageOffered { advantage: Advantage } = "DEI-95" => "dei-event-advantage-offered",
        AdvantageDrafted { seat: Seat, advantage: Advantage } = "DEI-95" => "dei-event-advantage-drafted",
        RoundBegan { round: u8 } = "DEI-2" => "dei-event-round",
        PhaseBegan { seat: Seat, phase: u8 } = "DEI-160" => "dei-event-phase",
        /// The two gifts drawn, by their numbers.
        GiftsDrawn { seat: Seat, one: u8, other: u8 } = "DEI-440" => "dei-event-gifts-drawn",
        GiftKept { seat: Seat, gift: u8 } = "DEI-440" => "dei-event-gift-kept",
        Started { seat: Seat, region: Region, scrappers: u8, leader: bool, automa: bool } =
            if *automa { "DEI-501" } else { "DEI-92" } => "dei-event-started",
        CardPlayed { seat: Seat, card: CardId } = "DEI-161" => "dei-event-card-played",
        /// What was paid for it.
        CardBought { seat: Seat, market: Market, card: CardId, technology: u8, energy: u8, how: Purchase } = match how {
            Purchase::FaceDown => "DEI-219",
            Purchase::Gift => "DEI-449",
            Purchase::Automa => "DEI-532",
        } => "dei-event-card-bought",
        /// The card played face down, or given up for a gift.
        CardGiven { seat: Seat, card: CardId, how: Purchase } =
            if *how == Purchase::Gift { "DEI-239" } else { "DEI-161" } => "dei-event-card-given",
        Copied { seat: Seat, card: CardId } = "DEI-231" => "dei-event-copied",
        Gained { seat: Seat, technology: u8, energy: u8, candies: u8, from: Source } = match from {
            Source::Card => "DEI-237",
            Source::Unlocked => "DEI-273",
            Source::Draco => "DEI-298",
            Source::Gift => "DEI-442",
            Source::SalvageCrew => "DEI-280",
            Source::VendingMachine => "DEI-453",
        } => "dei-event-gained",
        Exchanged { seat: Seat, count: u8 } = "DEI-237" => "dei-event-exchanged",
        CandySpent { seat: Seat } = "DEI-234" => "dei-event-candy-spent",
        Enlisted { seat: Seat, region: Region, by: By, scrappers: u8 } = match by {
            By::Muster => "DEI-226",
            By::Drone => "DEI-292",
            By::Gift => "DEI-445",
            By::StrengthInNumbers | By::RecruitingPost => "DEI-279",
            By::Conversion => "DEI-432",
            _ => "DEI-201",
        } => "dei-event-enlisted",
        Moved { seat: Seat, from: Region, to: Region, scrappers: u8, leader: bool, by: By } = match by {
            By::Climb => "DEI-224",
            By::Drone => "DEI-296",
            _ => "DEI-204",
        } => "dei-event-moved",
        Collected { seat: Seat, region: Region, resource: Resource, exchange: bool, supply: bool, by: By } = match by {
            By::Drone => "DEI-292",
            By::KeenEye | By::PackTrain => "DEI-278",
            _ if *supply => "DEI-460",
            _ if *exchange => "DEI-229",
            _ => "DEI-208",
        } => "dei-event-collected",
        /// A Refuge has the same region twice.
        Built { seat: Seat, structure: Structure, region: Region, other: Region, by: By } = match by {
            By::Gift => "DEI-439",
            By::Drone => "DEI-397",
            _ => "DEI-212",
        } => "dei-event-built",
        Killed { seat: Seat, victim: Seat, region: Region, by: By } = match by {
            By::Conversion => "DEI-432",
            By::Drone => "DEI-292",
            _ => "DEI-221",
        } => "dei-event-killed",
        DroneMoved { seat: Seat, drone: Drone, region: Region } = "DEI-291" => "dei-event-drone-moved",
        CubeTaken { seat: Seat, colour: Colour, region: Region } = "DEI-135" => "dei-event-cube-taken",
        CubeReturned { seat: Seat, colour: Colour, region: Region } = "DEI-137" => "dei-event-cube-returned",
        CathedralTaken { seat: Seat, colour: Colour } = "DEI-428" => "dei-event-cathedral-taken",
        CathedralReturned { seat: Seat } = "DEI-431" => "dei-event-cathedral-returned",
        Hacked { seat: Seat, colour: Colour, region: Region } = "DEI-392" => "dei-event-hacked",
        Unlocked { seat: Seat, advantage: Advantage } = "DEI-270" => "dei-event-unlocked",
        GiftMet { seat: Seat, gift: u8, met: bool } = "DEI-443" => "dei-event-gift-met",
        Removed { seat: Seat, region: Region, scrappers: u8 } = "DEI-420" => "dei-event-removed",
        /// Supplies for a mission.
        MissionResolved { seat: Seat, mission: u8, column: u8, late: bool, supplies: i16, hackers: bool } =
            if *hackers { "DEI-400" } else { "DEI-321" } => "dei-event-mission-resolved",
        Supplied { seat: Seat, supplies: i16, why: Why } = match why {
            Why::Card => "DEI-237",
            Why::PowerUnit => "DEI-462",
            Why::Draco => "DEI-298",
            Why::Hack => "DEI-394",
            Why::Unlocked => "DEI-273",
            Why::Technology | Why::Energy => "DEI-372",
            Why::Cards => "DEI-373",
            Why::Outposts => "DEI-374",
            Why::Advantages => "DEI-375",
            Why::Gifts => "DEI-377",
            Why::AutomaTechnology | Why::AutomaEnergy | Why::AutomaCards => "DEI-564",
            Why::Buy => "DEI-533",
            Why::Missing => "DEI-553",
        } => "dei-event-supplied",
        /// DEI-563: the Automa is paid for the cubes of a colour.
        NeedPaid { seat: Seat, colour: Colour, cubes: u8, supplies: i16 } = "DEI-563" => "dei-event-need-paid",
        /// DEI-140: at the end of a round.
        OutpostsHeld { seat: Seat, round: u8, cubes: u8 } = "DEI-140" => "dei-event-outposts-held",
        CardsReturned { round: u8 } = "DEI-170" => "dei-event-cards-returned",
        /// The Automa turns up a card, by its place in the data from 1.
        AutomaCard { seat: Seat, card: u8 } = "DEI-506" => "dei-event-automa-card",
        /// What is on the card cannot be done.
        AutomaCannot { seat: Seat, deed: Deed } = match deed {
            Deed::BuyTactical | Deed::BuyLogistic | Deed::BuyMechanical | Deed::BuyNeed => "DEI-535",
            Deed::CollectTechnology | Deed::CollectEnergy => "DEI-538",
            _ => "DEI-549",
        } => "dei-event-automa-cannot",
        AutomaDoes { seat: Seat, deed: Deed } = "DEI-506" => "dei-event-automa-does",
        /// A group of the Automa goes to a target, and by which rule it was free to.
        AutomaMoved { seat: Seat, from: Region, to: Region, scrappers: u8, leader: bool, free: Free, backup: bool } =
            match (free, backup) {
                (_, true) => "DEI-551",
                (Free::Majority, _) => "DEI-522",
                (Free::Minority, _) => "DEI-524",
            } => "dei-event-automa-moved",
        AutomaBuilt { seat: Seat, structure: Structure, region: Region, other: Region } = "DEI-551"
            => "dei-event-automa-built",
        AutomaCollected { seat: Seat, region: Region, resource: Resource } = "DEI-538" => "dei-event-automa-collected",
        /// Balthasar goes where another faction has supremacy.
        AutomaConverted { seat: Seat, victim: Seat, region: Region } = "DEI-554" => "dei-event-automa-converted",
        AutomaRecruited { seat: Seat, region: Region, deed: Deed } = match deed {
            Deed::RecruitLeader => "DEI-555",
            Deed::RecruitRefuge => "DEI-557",
            _ => "DEI-558",
        } => "dei-event-automa-recruited",
        /// The reserve is empty: a Scrapper comes from a region with free units.
        AutomaFetched { seat: Seat, region: Region } = "DEI-559" => "dei-event-automa-fetched",
        AutomaNobody { seat: Seat } = "DEI-569" => "dei-event-automa-nobody",
        AutomaShuffled { cards: u8 } = "DEI-509" => "dei-event-automa-shuffled",
        Ended = "DEI-370" => "dei-event-ended",
    }
}

impl Why {
    /// The message for Supplies of this kind.
    pub(crate) fn kind_of_points(self) -> &'static str {
        match self {
            Why::Card | Why::PowerUnit | Why::Draco | Why::Hack | Why::Unlocked => "dei-points-effects",
            Why::Technology | Why::Energy | Why::AutomaTechnology | Why::AutomaEnergy => "dei-points-stores",
            Why::Cards | Why::AutomaCards => "dei-points-cards",
            Why::Outposts => "dei-points-outposts",
            Why::Advantages => "dei-points-advantages",
            Why::Gifts => "dei-points-gifts",
            Why::Buy | Why::Missing => "dei-points-needs",
        }
    }
}
