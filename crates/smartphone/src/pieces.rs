//! The printed words and pictures: symbols, companies, technologies, regions and powers.

kernel::enums! {
    "smartphone.ts"

    /// SP-40 … SP-46: what a square shows.
    pub enum Symbol {
        Goods = "smartphone-symbol-goods", Cheap = "smartphone-symbol-cheap",
        Plus = "smartphone-symbol-plus", Factory = "smartphone-symbol-factory",
        Research = "smartphone-symbol-research", Logistics = "smartphone-symbol-logistics",
        Blank = "smartphone-symbol-blank",
    }

    /// SP-152: the companies, in company order.
    pub enum Company {
        Green = "smartphone-company-green", Blue = "smartphone-company-blue",
        Black = "smartphone-company-black", Yellow = "smartphone-company-yellow",
        Red = "smartphone-company-red",
    }

    /// SP-80: the technologies, in board order.
    pub enum Technology {
        Gps = "smartphone-technology-gps", WiFi = "smartphone-technology-wi-fi",
        Gamepad = "smartphone-technology-gamepad", Battery = "smartphone-technology-battery",
        Nfc = "smartphone-technology-nfc", FourG = "smartphone-technology-four-g",
    }

    /// SP-120, SP-578: the regions. Board order is the order of the data file's rows.
    pub enum Region {
        Canada = "smartphone-region-canada", Usa = "smartphone-region-usa",
        Caribbean = "smartphone-region-caribbean", SouthAmerica = "smartphone-region-south-america",
        Europe = "smartphone-region-europe", Emirates = "smartphone-region-emirates",
        NorthAfrica = "smartphone-region-north-africa", Rsa = "smartphone-region-rsa",
        Cis = "smartphone-region-cis", China = "smartphone-region-china",
        India = "smartphone-region-india", Australia = "smartphone-region-australia",
    }

    /// SP-120, SP-166: how large a region or a retailer is.
    pub enum Size { S, M, L }

    /// SP-166: the side of a retailer.
    pub enum Side { A = "smartphone-side-a", B = "smartphone-side-b" }

    /// SP-648: an end of a region's row of customers.
    pub enum End { Left = "smartphone-end-left", Right = "smartphone-end-right" }

    /// SP-522, SP-525: a directive is taken or not.
    pub enum Answer { Yes = "smartphone-directive-take", No = "smartphone-directive-decline" }

    /// SP-85 … SP-96, SP-625 … SP-633, SP-650: what a technology does for those who have researched it.
    pub enum Power {
        GpsPlain = "smartphone-power-gps-plain", GpsDark = "smartphone-power-gps-dark",
        WiFiPlain = "smartphone-power-wi-fi-plain", WiFiDark = "smartphone-power-wi-fi-dark",
        GamepadPlain = "smartphone-power-gamepad-plain", GamepadDark = "smartphone-power-gamepad-dark",
        BatteryPlain = "smartphone-power-battery-plain", BatteryDark = "smartphone-power-battery-dark",
        NfcPlain = "smartphone-power-nfc-plain", NfcDark = "smartphone-power-nfc-dark",
        FourGPlain = "smartphone-power-four-g-plain", FourGDark = "smartphone-power-four-g-dark",
        N1 = "smartphone-power-n1", N2 = "smartphone-power-n2",
        N3 = "smartphone-power-n3", N4 = "smartphone-power-n4",
        N5 = "smartphone-power-n5", N6 = "smartphone-power-n6",
        N7 = "smartphone-power-n7", N8 = "smartphone-power-n8",
        N9 = "smartphone-power-n9", N10 = "smartphone-power-n10",
    }
}
