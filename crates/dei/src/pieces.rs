//! The printed words and pictures: factions, drones, colours, actions and effects.

use kernel::Phrase;

kernel::enums! {
    "dei.ts"

    /// DEI-9: the factions.
    #[derive(Default)]
    pub enum Faction {
        #[default]
        Ravagers = "dei-faction-ravagers", Refuge42 = "dei-faction-refuge-42", Auxilia = "dei-faction-auxilia",
        FarmZ = "dei-faction-farm-z", Hackers = "dei-faction-hackers", ChronoCult = "dei-faction-chrono-cult",
    }

    /// DEI-343, DEI-392, DEI-432: what a Leader can do.
    pub enum Skill {
        KeenEye = "dei-skill-keen-eye", StrengthInNumbers = "dei-skill-strength-in-numbers",
        Swift = "dei-skill-swift", Hulk = "dei-skill-hulk", Hack = "dei-skill-hack",
        Conversion = "dei-skill-conversion",
    }

    /// DEI-67: the drones, in the order in which they are placed (DEI-68).
    pub enum Drone {
        Cathedral = "dei-drone-cathedral", Masamune = "dei-drone-masamune", Simon = "dei-drone-simon",
        Fly = "dei-drone-fly", Draco = "dei-drone-draco", Scorpion = "dei-drone-scorpion",
    }

    /// DEI-40, DEI-46: the colours of outposts, each with its market.
    pub enum Colour {
        Tactical = "dei-colour-tactical", Logistic = "dei-colour-logistic",
        Mechanical = "dei-colour-mechanical", Gear = "dei-colour-gear",
    }

    /// DEI-40: what a colour looks like.
    pub enum Paint { Red, Blue, Green, Purple }

    /// DEI-250, DEI-450: the markets.
    pub enum Market {
        Tactical = "dei-market-tactical", Logistic = "dei-market-logistic",
        Mechanical = "dei-market-mechanical", Gear = "dei-market-gear", Black = "dei-market-black",
    }

    pub enum Resource { Technology = "dei-technology", Energy = "dei-energy" }

    /// DEI-31: what can be built.
    pub enum Structure {
        Refuge = "dei-structure-refuge", Elevator = "dei-structure-elevator", Bridge = "dei-structure-bridge",
    }

    /// What an action is done by: a symbol on a card, a candy, a drone, or what may follow another action.
    pub enum By {
        Enlist = "dei-by-enlist", Move = "dei-by-move", Collect = "dei-by-collect", Build = "dei-by-build",
        Climb = "dei-by-climb", Muster = "dei-by-muster", Refine = "dei-by-refine", Kill = "dei-by-kill",
        Copy = "dei-by-copy",
        /// DEI-451: the same with the Leader or in the Leader's region.
        LeaderEnlist = "dei-by-leader-enlist", LeaderMove = "dei-by-leader-move",
        LeaderCollect = "dei-by-leader-collect", LeaderBuild = "dei-by-leader-build",
        LeaderKill = "dei-by-leader-kill",
        /// DEI-234.
        Candy = "dei-by-candy",
        /// DEI-292.
        Drone = "dei-by-drone",
        /// DEI-442: a gift that places Scrappers or structures.
        Gift = "dei-by-gift",
        /// DEI-199: what may follow an action.
        KeenEye = "dei-by-keen-eye", PackTrain = "dei-by-pack-train",
        StrengthInNumbers = "dei-by-strength-in-numbers", RecruitingPost = "dei-by-recruiting-post",
        Ambush = "dei-by-ambush", Conversion = "dei-by-conversion",
    }

    /// Table 20.7: the advantages.
    pub enum Advantage {
        NightMarch = "dei-advantage-night-march", HighGround = "dei-advantage-high-ground",
        Ambush = "dei-advantage-ambush", Veterans = "dei-advantage-veterans",
        Infiltration = "dei-advantage-infiltration", SweetReward = "dei-advantage-sweet-reward",
        RecruitingPost = "dei-advantage-recruiting-post", FieldKitchen = "dei-advantage-field-kitchen",
        PackTrain = "dei-advantage-pack-train", Quartermaster = "dei-advantage-quartermaster",
        Depot = "dei-advantage-depot", Ledger = "dei-advantage-ledger",
        SalvageCrew = "dei-advantage-salvage-crew", SmallRefinery = "dei-advantage-small-refinery",
        RemoteControl = "dei-advantage-remote-control", Prefabs = "dei-advantage-prefabs",
        CommonWays = "dei-advantage-common-ways", Blueprints = "dei-advantage-blueprints",
        GoodsAtHand = "dei-advantage-goods-at-hand", NaturalGift = "dei-advantage-natural-gift",
        WeNeedYou = "dei-advantage-we-need-you", Watchtowers = "dei-advantage-watchtowers",
        BridgeCrane = "dei-advantage-bridge-crane", Opportunist = "dei-advantage-opportunist",
    }

    /// Table 20.6: the gear effects.
    pub enum Gear {
        VendingMachine = "dei-gear-vending-machine", Banner = "dei-gear-banner",
        MetalDetector = "dei-gear-metal-detector", PlasmaClaws = "dei-gear-plasma-claws",
        Accumulator = "dei-gear-accumulator", Mines = "dei-gear-mines", PowerUnit = "dei-gear-power-unit",
        ShortwaveRadio = "dei-gear-shortwave-radio",
    }

    /// Table 20.8: what a mission pays for.
    pub enum Count {
        TacticalOutposts = "dei-count-tactical-outposts", LogisticOutposts = "dei-count-logistic-outposts",
        MechanicalOutposts = "dei-count-mechanical-outposts", RoofOutposts = "dei-count-roof-outposts",
        CourtyardSupremacy = "dei-count-courtyard-supremacy", RoofUnits = "dei-count-roof-units",
        Refuges = "dei-count-refuges", Ways = "dei-count-ways", Technology = "dei-count-technology",
        Energy = "dei-count-energy", Advantages = "dei-count-advantages", Bin = "dei-count-bin",
        RoofSupremacy = "dei-count-roof-supremacy", LogisticCards = "dei-count-logistic-cards",
        TacticalCards = "dei-count-tactical-cards", MechanicalCards = "dei-count-mechanical-cards",
    }

    /// Table 20.9: what a gift does at once.
    pub enum Boon {
        /// So many Moves.
        Move = "dei-boon-move",
        Energy = "dei-boon-energy",
        Technology = "dei-boon-technology",
        /// A card of the black market with so much discount.
        BuyBlack = "dei-boon-buy-black",
        /// So many Enlists.
        Enlist = "dei-boon-enlist",
        /// So many Scrappers in one courtyard.
        Deploy = "dei-boon-deploy",
        /// A card of a coloured market with so much discount.
        BuyColoured = "dei-boon-buy-coloured",
        /// An Elevator and a Bridge.
        Build = "dei-boon-build",
    }

    /// Table 20.9: what a gift asks for at the end of AP3.
    pub enum Demand {
        /// Outposts of any colours.
        Outposts = "dei-demand-outposts",
        Technology = "dei-demand-technology",
        Energy = "dei-demand-energy",
        /// Outposts of so many different colours.
        Colours = "dei-demand-colours",
        /// The majority in the cathedral courtyards.
        Cathedral = "dei-demand-cathedral",
        /// Cards from one coloured market in this round.
        Bought = "dei-demand-bought",
        /// Outposts of one colour.
        OneColour = "dei-demand-one-colour",
        /// Outposts on roofs.
        Roofs = "dei-demand-roofs",
    }

    /// Table 20.10: what the Automa tries.
    pub enum Deed {
        BuyTactical = "dei-deed-buy-tactical", BuyLogistic = "dei-deed-buy-logistic",
        BuyMechanical = "dei-deed-buy-mechanical", BuyNeed = "dei-deed-buy-need",
        CollectTechnology = "dei-deed-collect-technology", CollectEnergy = "dei-deed-collect-energy",
        MoveTactical = "dei-deed-move-tactical", MoveLogistic = "dei-deed-move-logistic",
        MoveMechanical = "dei-deed-move-mechanical", MoveNeed = "dei-deed-move-need",
        MoveTechnology = "dei-deed-move-technology", MoveEnergy = "dei-deed-move-energy",
        RecruitLeader = "dei-deed-recruit-leader", RecruitRefuge = "dei-deed-recruit-refuge",
        RecruitDrone = "dei-deed-recruit-drone",
    }
}

impl Colour {
    /// DEI-41, DEI-46.
    pub fn paint(self) -> Paint {
        match self {
            Colour::Tactical => Paint::Red,
            Colour::Logistic => Paint::Blue,
            Colour::Mechanical => Paint::Green,
            Colour::Gear => Paint::Purple,
        }
    }

    pub fn market(self) -> Market {
        match self {
            Colour::Tactical => Market::Tactical,
            Colour::Logistic => Market::Logistic,
            Colour::Mechanical => Market::Mechanical,
            Colour::Gear => Market::Gear,
        }
    }

    /// An outpost of this colour.
    pub fn outpost(self) -> Phrase {
        Phrase::new(match self {
            Colour::Tactical => "dei-outpost-tactical",
            Colour::Logistic => "dei-outpost-logistic",
            Colour::Mechanical => "dei-outpost-mechanical",
            Colour::Gear => "dei-outpost-gear",
        })
    }
}

impl Market {
    /// The colour of its outposts; the black market has none.
    pub fn colour(self) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.market() == self)
    }
}

impl By {
    /// The symbols that can stand on a card, in the order of a card's row.
    pub const SYMBOLS: [By; 14] = [
        By::Enlist,
        By::Move,
        By::Collect,
        By::Build,
        By::Climb,
        By::Muster,
        By::Refine,
        By::Kill,
        By::Copy,
        By::LeaderEnlist,
        By::LeaderMove,
        By::LeaderCollect,
        By::LeaderBuild,
        By::LeaderKill,
    ];
}

impl Skill {
    /// What it does, in words.
    pub fn does(self) -> Phrase {
        Phrase::new(match self {
            Skill::KeenEye => "dei-does-skill-keen-eye",
            Skill::StrengthInNumbers => "dei-does-skill-strength-in-numbers",
            Skill::Swift => "dei-does-skill-swift",
            Skill::Hulk => "dei-does-skill-hulk",
            Skill::Hack => "dei-does-skill-hack",
            Skill::Conversion => "dei-does-skill-conversion",
        })
    }
}

impl Advantage {
    /// What it does, in words.
    pub fn does(self) -> Phrase {
        Phrase::new(match self {
            Advantage::NightMarch => "dei-does-advantage-night-march",
            Advantage::HighGround => "dei-does-advantage-high-ground",
            Advantage::Ambush => "dei-does-advantage-ambush",
            Advantage::Veterans => "dei-does-advantage-veterans",
            Advantage::Infiltration => "dei-does-advantage-infiltration",
            Advantage::SweetReward => "dei-does-advantage-sweet-reward",
            Advantage::RecruitingPost => "dei-does-advantage-recruiting-post",
            Advantage::FieldKitchen => "dei-does-advantage-field-kitchen",
            Advantage::PackTrain => "dei-does-advantage-pack-train",
            Advantage::Quartermaster => "dei-does-advantage-quartermaster",
            Advantage::Depot => "dei-does-advantage-depot",
            Advantage::Ledger => "dei-does-advantage-ledger",
            Advantage::SalvageCrew => "dei-does-advantage-salvage-crew",
            Advantage::SmallRefinery => "dei-does-advantage-small-refinery",
            Advantage::RemoteControl => "dei-does-advantage-remote-control",
            Advantage::Prefabs => "dei-does-advantage-prefabs",
            Advantage::CommonWays => "dei-does-advantage-common-ways",
            Advantage::Blueprints => "dei-does-advantage-blueprints",
            Advantage::GoodsAtHand => "dei-does-advantage-goods-at-hand",
            Advantage::NaturalGift => "dei-does-advantage-natural-gift",
            Advantage::WeNeedYou => "dei-does-advantage-we-need-you",
            Advantage::Watchtowers => "dei-does-advantage-watchtowers",
            Advantage::BridgeCrane => "dei-does-advantage-bridge-crane",
            Advantage::Opportunist => "dei-does-advantage-opportunist",
        })
    }
}

impl Gear {
    /// What it does as long as its card lies face up, in words.
    pub fn does(self) -> Phrase {
        Phrase::new(match self {
            Gear::VendingMachine => "dei-does-gear-vending-machine",
            Gear::Banner => "dei-does-gear-banner",
            Gear::MetalDetector => "dei-does-gear-metal-detector",
            Gear::PlasmaClaws => "dei-does-gear-plasma-claws",
            Gear::Accumulator => "dei-does-gear-accumulator",
            Gear::Mines => "dei-does-gear-mines",
            Gear::PowerUnit => "dei-does-gear-power-unit",
            Gear::ShortwaveRadio => "dei-does-gear-shortwave-radio",
        })
    }
}
