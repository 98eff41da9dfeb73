//! [`options!`](crate::options): what a table can choose before the game.

/// Declares a game's options, each with its values as they are written in records and on the command line. The first
/// value is the default. A `@module` adds rules and components. Options whose type is declared elsewhere come last,
/// after a semicolon, with their values.
///
/// The types are exported for the web client to the named file.
///
/// ```
/// kernel::options! {
///     "my-game.ts"
///     /// What a table can choose before the game.
///     pub struct Options {
///         /// Who begins.
///         first: First { Youngest = "youngest", Random = "random" },
///         /// The expansion.
///         @module night: Night {
///             Off = "off",
///             /// With the night cards.
///             On = "on",
///         },
///     }
/// }
///
/// assert_eq!(Options::default().night, Night::Off);
/// assert_eq!(Options::INFO[1].values, ["off", "on"]);
/// assert!(Options::INFO[1].module && !Options::INFO[0].module);
/// let json = serde_json::to_string(&Options { night: Night::On, ..Options::default() }).expect("plain data");
/// assert_eq!(json, r#"{"first":"youngest","night":"on"}"#);
/// ```
#[macro_export]
macro_rules! options {
    (
        $file:literal
        $(#[$meta:meta])*
        pub struct $Options:ident {
            $(
                $(#[$field_meta:meta])*
                $(@$module:ident)? $field:ident: $Type:ident {
                    $(#[$first_meta:meta])* $First:ident = $first:literal
                    $(, $(#[$value_meta:meta])* $Value:ident = $value:literal )* $(,)?
                }
            ),* $(,)?
            $(; $( $(#[$own_meta:meta])* $own:ident: $Own:ty = $values:expr ),* $(,)? )?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ::serde::Serialize, ::serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = $file))]
        #[serde(default, deny_unknown_fields)]
        pub struct $Options {
            $( $(#[$field_meta])* pub $field: $Type, )*
            $( $( $(#[$own_meta])* pub $own: $Own, )* )?
        }

        impl $Options {
            /// All options.
            pub const INFO: &'static [$crate::OptionInfo] = &[
                $( $crate::OptionInfo {
                    name: stringify!($field),
                    module: $crate::options!(@module $($module)?),
                    values: &[$first $(, $value)*],
                }, )*
                $( $( $crate::OptionInfo { name: stringify!($own), module: false, values: &$values }, )* )?
            ];
        }

        $(
            $(#[$field_meta])*
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ::serde::Serialize, ::serde::Deserialize)]
            #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = $file))]
            pub enum $Type {
                $(#[$first_meta])*
                #[default]
                #[serde(rename = $first)]
                $First,
                $( $(#[$value_meta])* #[serde(rename = $value)] $Value ),*
            }
        )*
    };
    (@module) => { false };
    (@module module) => { true };
}
