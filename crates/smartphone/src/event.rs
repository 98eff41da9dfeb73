//! What happened, for the log and for animation.

use crate::{Company, End, Power, Region, Side, Symbol, Technology, Tile, Yield};
use kernel::Seat;

kernel::events! {
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "smartphone.ts"))]
    pub enum Event {
        /// The power that lies at a technology in this game.
        PowerLaid { technology: Technology, power: Power } = "SP-181" => "smartphone-event-power-laid",
        ImprovementDealt { place: u8, tile: Tile } = "SP-182" => "smartphone-event-improvement-dealt",
        FirstPlayer { seat: Seat } = "SP-183" => "smartphone-event-first-player",
        /// With the VP it starts with.
        CompanyChosen { seat: Seat, company: Company, vp: i16, steve: bool } =
            if *steve { "SP-480" } else { "SP-185" } => "smartphone-event-company-chosen",
        /// An office on the start region.
        Started { seat: Seat, region: Region, home: bool } = if *home { "SP-186" } else { "SP-573" }
            => "smartphone-event-started",
        RetailerLaid { region: Region, retailer: u8, side: Side, why: Laying } = match why {
            Laying::Big => "SP-188",
            Laying::Second => "SP-574",
            Laying::Solo => "SP-575",
            Laying::Power => "SP-651",
        } => "smartphone-event-retailer-laid",
        DirectiveLaid { directive: u8 } = "SP-521" => "smartphone-event-directive-laid",
        RoundBegan { round: u8 } = "SP-220" => "smartphone-event-round-began",
        /// A plan was handed in.
        Sealed { seat: Seat } = "SP-255" => "smartphone-event-sealed",
        Withdrew { seat: Seat } = "SP-255" => "smartphone-event-withdrew",
        /// What a plan shows.
        Revealed { seat: Seat, result: Yield } = "SP-254" => "smartphone-event-revealed",
        PriceSet { seat: Seat, round: u8, price: u8, steve: bool } = if *steve { "SP-481" } else { "SP-271" }
            => "smartphone-event-price-set",
        /// NFC plain raised the price at once.
        PriceRose { seat: Seat, price: u8 } = "SP-274" => "smartphone-event-price-rose",
        /// Hard mode: paid for symbols (SP-721), or by Steve for progress (SP-489).
        PaidForPlan { seat: Seat, vp: i16, steve: bool } = if *steve { "SP-489" } else { "SP-721" }
            => "smartphone-event-paid-for-plan",
        /// Goods came into the warehouse. `lost` were owed beyond the supply (SP-286).
        Produced { seat: Seat, goods: u8, lost: u8, by: Source } = match by {
            Source::Plan => "SP-280",
            Source::Steve => "SP-481",
            Source::Gps => "SP-333",
            Source::Patents => "SP-647",
            Source::Control => "SP-635",
        } => "smartphone-event-produced",
        PaidForGoods { seat: Seat, vp: i16 } = "SP-725" => "smartphone-event-paid-for-goods",
        /// N4: goods laid on symbols.
        SpedUp { seat: Seat, research: u8, logistics: u8 } = "SP-636" => "smartphone-event-sped-up",
        ImprovementTaken { seat: Seat, tile: Tile } = "SP-300" => "smartphone-event-improvement-taken",
        TokenTaken { seat: Seat } = "SP-301" => "smartphone-event-token-taken",
        /// Steve discarded one of the row.
        ImprovementDiscarded { seat: Seat, tile: Tile } = "SP-483" => "smartphone-event-improvement-discarded",
        /// Progress for a turn. `lost` were owed beyond the markers (SP-316).
        ProgressReceived { seat: Seat, logistics: bool, progress: u8, lost: u8 } =
            if *logistics { "SP-345" } else { "SP-315" } => "smartphone-event-progress-received",
        ProgressOnTechnology { seat: Seat, technology: Technology, markers: u8, steve: bool } =
            if *steve { "SP-484" } else { "SP-317" } => "smartphone-event-progress-on-technology",
        Researched { seat: Seat, technology: Technology } = "SP-319" => "smartphone-event-researched",
        PatentTaken { seat: Seat, technology: Technology } = "SP-320" => "smartphone-event-patent-taken",
        /// Hard mode: a patent's VP.
        PatentPaid { seat: Seat, technology: Technology, vp: i16 } = "SP-726" => "smartphone-event-patent-paid",
        MiniTaken { seat: Seat, symbol: Symbol } = "SP-637" => "smartphone-event-mini-taken",
        Reserved { seat: Seat, region: Region, end: End } = "SP-648" => "smartphone-event-reserved",
        /// Hard mode: interest; below 0 paid.
        Interest { seat: Seat, vp: i16 } = "SP-727" => "smartphone-event-interest",
        ProgressOnRegion { seat: Seat, region: Region, markers: u8, steve: bool } =
            if *steve { "SP-485" } else { "SP-346" } => "smartphone-event-progress-on-region",
        OfficeOpened { seat: Seat, region: Region, by: Opening } = match by {
            Opening::Progress => "SP-348",
            Opening::Gamepad => "SP-334",
            Opening::Second => "SP-363",
        } => "smartphone-event-office-opened",
        /// An office was taken from a region to be placed anew.
        OfficeLeft { seat: Seat, region: Region } = "SP-362" => "smartphone-event-office-left",
        /// A second office did not find room on a retailer.
        OfficeReturned { seat: Seat, region: Region } = "SP-651" => "smartphone-event-office-returned",
        /// A region is full: progress there goes back.
        ProgressReturned { seat: Seat, region: Region, markers: u8 } = "SP-352"
            => "smartphone-event-progress-returned",
        /// Hard mode: the VP of a retailer space, gained or lost.
        SpacePaid { seat: Seat, region: Region, vp: i16 } = "SP-742" => "smartphone-event-space-paid",
        DirectorMoved { seat: Seat, region: Region } = "SP-642" => "smartphone-event-director-moved",
        ProgressLost { seat: Seat, logistics: bool, progress: u8 } =
            if *logistics { "SP-351" } else { "SP-324" } => "smartphone-event-progress-lost",
        SoldAway { seat: Seat, goods: u8 } = "SP-366" => "smartphone-event-sold-away",
        /// Customers of one region, and second goods laid on them.
        Sold { seat: Seat, region: Region, goods: u8, seconds: u8, by: Selling } = match by {
            Selling::Phase => "SP-385",
            Selling::Director => "SP-643",
            Selling::FourG => "SP-392",
            Selling::Steve => "SP-486",
        } => "smartphone-event-sold",
        SoldNothing { seat: Seat } = "SP-387" => "smartphone-event-sold-nothing",
        Discarded { seat: Seat, goods: u8 } = "SP-388" => "smartphone-event-discarded",
        /// Wi-Fi plain.
        Kept { seat: Seat, goods: u8 } = "SP-87" => "smartphone-event-kept",
        Profit { seat: Seat, goods: u8, price: u8, vp: i16 } = "SP-411" => "smartphone-event-profit",
        Control { seat: Seat, region: Region, place: u8, vp: i16 } =
            if *place == 1 { "SP-412" } else { "SP-414" } => "smartphone-event-control",
        /// N1.
        Favoured { seat: Seat, region: Region, vp: i16 } = "SP-634" => "smartphone-event-favoured",
        DirectiveTaken { seat: Seat, directive: u8 } = "SP-522" => "smartphone-event-directive-taken",
        DirectiveDeclined { seat: Seat, directive: u8 } = "SP-525" => "smartphone-event-directive-declined",
        DirectivePaid { seat: Seat, directive: u8, vp: i16, at_once: bool } =
            if *at_once { "SP-744" } else { "SP-530" } => "smartphone-event-directive-paid",
        PatentScored { seat: Seat, technology: Technology, vp: i16 } = "SP-460" => "smartphone-event-patent-scored",
        SpaceScored { seat: Seat, region: Region, vp: i16 } = "SP-162" => "smartphone-event-space-scored",
        GameOver = "SP-461" => "smartphone-event-game-over",
    }
}

kernel::enums! {
    "smartphone.ts"

    /// Why goods are produced.
    pub enum Source { Plan, Steve, Gps, Patents, Control }

    /// Why an office is placed.
    pub enum Opening { Progress, Gamepad, Second }

    /// Who lays a retailer.
    pub enum Laying { Big, Second, Solo, Power }

    /// By which rule goods are sold.
    pub enum Selling { Phase, Director, FourG, Steve }
}
