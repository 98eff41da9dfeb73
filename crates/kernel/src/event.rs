//! [`Events`]: what can happen in a game.

use crate::RuleId;

/// All that can happen in a game: made by [`events!`](crate::events).
pub trait Events {
    /// The rule that an event follows.
    fn rule(&self) -> RuleId;
}

/// Declares a game's event: each variant with the rule it follows. The rule may depend on the fields.
///
/// In JSON an event is its fields and its kind. Where each variant has a message (`= "SYN-25" => "syndicate-round"`), `say`
/// is that message with the fields as its arguments.
///
/// ```
/// use kernel::Events;
///
/// kernel::events! {
///     /// One thing that happened.
///     pub enum Event {
///         RoundBegan { round: u8 } = "SYN-25",
///         /// By choice, or because nothing could be done.
///         Passed { forced: bool } = if *forced { "SYN-29" } else { "SYN-53" },
///         Ended = "SYN-87",
///     }
/// }
///
/// assert_eq!(Event::Passed { forced: true }.rule(), "SYN-29");
/// assert_eq!(Event::Ended.rule(), "SYN-87");
/// let json = serde_json::to_string(&Event::RoundBegan { round: 2 }).expect("plain data");
/// assert_eq!(json, r#"{"kind":"round_began","round":2}"#);
/// ```
#[macro_export]
macro_rules! events {
    (
        $(#[$meta:meta])*
        pub enum $Event:ident {
            $(
                $(#[$variant_meta:meta])*
                $Variant:ident
                $({ $( $(#[$field_meta:meta])* $field:ident: $type:ty ),* $(,)? })?
                = $rule:expr $(=> $key:literal)?
            ),* $(,)?
        }
    ) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, ::serde::Serialize)]
        #[serde(tag = "kind", rename_all = "snake_case")]
        $(#[$meta])*
        pub enum $Event {
            $( $(#[$variant_meta])* $Variant $({ $( $(#[$field_meta])* $field: $type ),* })? ),*
        }

        impl $crate::Events for $Event {
            #[allow(unused_variables)]
            fn rule(&self) -> $crate::RuleId {
                match self {
                    $( $Event::$Variant $({ $( $field ),* })? => $rule ),*
                }
            }
        }

        $crate::events!(@say $Event $( $Variant { $( $( $field )* )? } $(=> $key)? )*);
    };
    (@say $Event:ident $( $Variant:ident { $( $field:ident )* } => $key:literal )*) => {
        impl $Event {
            /// What happened.
            #[must_use]
            pub fn say(&self) -> $crate::Phrase {
                match self {
                    $( $Event::$Variant { $( $field ),* } => {
                        let phrase = $crate::Phrase::new($key);
                        $( let phrase = $crate::Said::add_to($field, phrase, stringify!($field)); )*
                        phrase
                    } )*
                }
            }
        }
    };
    (@say $($without:tt)*) => {};
}
