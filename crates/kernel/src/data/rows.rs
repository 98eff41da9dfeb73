//! [`rows!`](crate::rows): the columns of a data file.

/// Declares the rows of a data file: structs that are read strictly, so that a column nobody knows is a fault.
///
/// With the name of a file they are also what is printed on the components: plain data, exported for the web client.
///
/// ```
/// kernel::rows! {
///     struct PadRow {
///         id: String,
///         squares: Vec<u8>,
///     }
/// }
/// kernel::rows! {
///     "my-game.ts"
///
///     /// What a company starts with.
///     #[derive(Copy)]
///     pub struct Company {
///         pub vp: i16,
///     }
/// }
///
/// let pad: PadRow = serde_json::from_str(r#"{"id": "k1", "squares": [1, 2]}"#).expect("two columns");
/// assert_eq!((pad.id.as_str(), pad.squares.len()), ("k1", 2));
/// assert_eq!(serde_json::to_string(&Company { vp: 3 }).expect("plain data"), r#"{"vp":3}"#);
/// assert!(serde_json::from_str::<Company>(r#"{"vp": 3, "cash": 2}"#).is_err());
/// ```
#[macro_export]
macro_rules! rows {
    ($file:literal $( $(#[$meta:meta])* $vis:vis struct $Row:ident { $($fields:tt)* } )*) => {
        $(
            #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
            #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = $file))]
            #[serde(deny_unknown_fields)]
            $(#[$meta])*
            $vis struct $Row { $($fields)* }
        )*
    };
    ($( $(#[$meta:meta])* $vis:vis struct $Row:ident { $($fields:tt)* } )*) => {
        $(
            #[derive(Debug, ::serde::Deserialize)]
            #[serde(deny_unknown_fields)]
            $(#[$meta])*
            $vis struct $Row { $($fields)* }
        )*
    };
}
