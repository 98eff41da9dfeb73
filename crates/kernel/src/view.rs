//! [`views!`](crate::views): what a client receives.

/// Declares what a client receives: structs of plain data, which it can read back, exported for the web client to the
/// named file.
///
/// Views are small, because they leave out what is not there. `@some` in front of a field makes it an `Option` that is
/// left out where it is `None`; `@default` leaves a field out where it has its default: 0, false, an empty list.
///
/// ```
/// kernel::views! {
///     "my-game.ts"
///
///     /// What lies open of a player.
///     pub struct PlayerView {
///         pub cash: u16,
///         /// The cards turned up.
///         @default pub shown: Vec<u8>,
///         /// How they ended.
///         @some pub rank: u8,
///     }
/// }
///
/// let player = PlayerView { cash: 3, shown: vec![], rank: None };
/// assert_eq!(serde_json::to_string(&player).expect("plain data"), r#"{"cash":3}"#);
/// assert_eq!(serde_json::from_str::<PlayerView>(r#"{"cash":3}"#).expect("the same"), player);
/// let player = PlayerView { cash: 3, shown: vec![7], rank: Some(1) };
/// assert_eq!(serde_json::to_string(&player).expect("plain data"), r#"{"cash":3,"shown":[7],"rank":1}"#);
/// ```
#[macro_export]
macro_rules! views {
    ($file:literal $( $(#[$meta:meta])* pub struct $View:ident { $($fields:tt)* } )*) => {
        $( $crate::views!(@struct [$file $(#[$meta])* $View] [] $($fields)*); )*
    };
    (@struct [$($head:tt)*] [$($done:tt)*] $(#[$meta:meta])* @some pub $field:ident: $type:ty, $($rest:tt)*) => {
        $crate::views!(@struct [$($head)*] [
            $($done)*
            $(#[$meta])*
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[cfg_attr(feature = "ts", ts(optional))]
            pub $field: Option<$type>,
        ] $($rest)*);
    };
    (@struct [$($head:tt)*] [$($done:tt)*] $(#[$meta:meta])* @default pub $field:ident: $type:ty, $($rest:tt)*) => {
        $crate::views!(@struct [$($head)*] [
            $($done)*
            $(#[$meta])*
            #[serde(default, skip_serializing_if = "kernel::is_default")]
            #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
            pub $field: $type,
        ] $($rest)*);
    };
    (@struct [$($head:tt)*] [$($done:tt)*] $(#[$meta:meta])* pub $field:ident: $type:ty, $($rest:tt)*) => {
        $crate::views!(@struct [$($head)*] [ $($done)* $(#[$meta])* pub $field: $type, ] $($rest)*);
    };
    (@struct [$file:literal $(#[$meta:meta])* $View:ident] [$($done:tt)*]) => {
        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = $file))]
        $(#[$meta])*
        pub struct $View { $($done)* }
    };
}

/// Whether a value is its type's default, and can be left out.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
