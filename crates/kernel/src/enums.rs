//! [`enums!`](crate::enums): enums without fields.

/// Declares enums without fields: as data and in JSON by their names in snake case, as facts by their numbers from 1
/// ([`FactValue`](crate::FactValue)), and all in their order as `ALL`. They are exported for the web client to the named
/// file.
///
/// Where each variant has a message, `say` is what it is called.
///
/// ```
/// use kernel::{FactValue, Facts};
///
/// kernel::enums! {
///     "my-game.ts"
///
///     /// What pays.
///     pub enum Token { Metal, Energy }
///
///     /// A tool.
///     #[derive(Default)]
///     pub enum Tool {
///         #[default]
///         Hammer = "my-game-hammer",
///         /// A wrench that can be adjusted.
///         AdjustableWrench = "my-game-adjustable-wrench",
///     }
/// }
///
/// assert_eq!(Token::ALL, [Token::Metal, Token::Energy]);
/// assert_eq!(Token::Energy.index(), 1);
/// assert_eq!(Tool::AdjustableWrench.say().key, "my-game-adjustable-wrench");
/// assert_eq!(serde_json::to_string(&Tool::AdjustableWrench).expect("plain data"), r#""adjustable_wrench""#);
/// assert_eq!(Token::Energy.add("pay", Facts::new()).to_string(), "pay=2");
/// ```
#[macro_export]
macro_rules! enums {
    (
        $file:literal
        $(
            $(#[$meta:meta])*
            pub enum $Enum:ident {
                $( $(#[$variant_meta:meta])* $Variant:ident $(= $key:literal)? ),* $(,)?
            }
        )*
    ) => {
        $(
            $(#[$meta])*
            #[derive(
                Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize,
            )]
            #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = $file))]
            #[serde(rename_all = "snake_case")]
            pub enum $Enum {
                $( $(#[$variant_meta])* $Variant ),*
            }

            impl $Enum {
                /// All of them, in their order.
                pub const ALL: [$Enum; [$( stringify!($Variant) ),*].len()] = [$( $Enum::$Variant ),*];

                /// Its place among them, from 0.
                #[inline]
                #[must_use]
                pub const fn index(self) -> usize {
                    self as usize
                }
            }

            $crate::fact_values!($Enum: $( $Variant ),*);
            $crate::enums!(@say $Enum $( $Variant $(= $key)? ),*);
        )*
    };
    (@say $Enum:ident $( $Variant:ident ),*) => {
        /// By its name, for a sentence that selects by it.
        impl $crate::Said for $Enum {
            fn add_to(&self, phrase: $crate::Phrase, name: &'static str) -> $crate::Phrase {
                phrase.text(name, format!("{self:?}"))
            }
        }
    };
    (@say $Enum:ident $( $Variant:ident = $key:literal ),*) => {
        impl $Enum {
            /// What it is called.
            #[must_use]
            pub fn say(self) -> $crate::Phrase {
                $crate::Phrase::new(match self {
                    $( $Enum::$Variant => $key ),*
                })
            }
        }

        impl $crate::Said for $Enum {
            fn add_to(&self, phrase: $crate::Phrase, name: &'static str) -> $crate::Phrase {
                phrase.phrase(name, self.say())
            }
        }
    };
}
