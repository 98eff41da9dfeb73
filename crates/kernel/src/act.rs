//! [`Act`]: one kind of action, with all that there is to know about it in one place. [`Question`]: which of them a
//! seat can choose from.

use crate::{Asked, Chance, Coverage, Drawn, Fact, Facts, Game, Illegal, Phrase, RuleId, Seat, State, World};
use std::fmt;
use std::marker::PhantomData;

/// One kind of action: what can be chosen, what may not, what it does, and how it is described.
///
/// Implemented for the struct that [`actions!`](crate::actions) makes of each variant of a game's action. The code of
/// an act is called only where the [`Question`] that is asked has it among its answers, and `apply` only for what
/// passed `check`.
pub trait Act<G: Game>: Variant<G::Action> {
    /// Whether it has so many ways that they are never listed for a person, who is led by [`Act::open`] instead.
    const LONG: bool = false;

    /// Lists every way to do it. Where there are more than [`List::left`], those that look good come first, and the
    /// list says what it leaves out ([`List::cover`]). An act that counts its ways, or has few values of which
    /// `check` takes those that can be chosen, need not list them.
    fn list(asked: Asked<'_, G>, out: &mut List<'_, G>) {
        match Self::count(asked) {
            Some(ways) => out.extend((0..ways).map(|number| Self::nth(asked, number))),
            None => Self::each(&mut |way| {
                if way.check(asked).is_ok() {
                    out.push(way);
                }
            }),
        }
    }

    /// Whether it can be done.
    ///
    /// # Errors
    /// The rule that forbids it, and what would be right.
    fn check(self, asked: Asked<'_, G>) -> Result<(), Illegal>;

    /// Does it, and goes on until somebody owes a choice.
    fn apply(self, state: &mut State<G>, seat: Seat, world: &mut World<'_, G>);

    /// A fact in words, and the rule behind it. `before` are the facts of the answer that a person thinks of before
    /// it.
    fn name(asked: Asked<'_, G>, before: &Facts, fact: &Fact) -> (Phrase, RuleId);

    /// All of it in one phrase. Unless an act has a better one: its facts, one after another.
    fn say(self, asked: Asked<'_, G>) -> Phrase {
        let facts = self.facts();
        match facts.as_slice() {
            [fact] => Self::name(asked, &Facts::new(), fact).0,
            said => {
                let name = |(at, fact)| Self::name(asked, &Facts::from(&said[..at]), fact).0;
                Phrase::new("table-facts").list("facts", said.iter().enumerate().map(name).collect())
            }
        }
    }

    /// What it would do, for a board that shows it before it is chosen: only what the seat can know.
    fn foresee(self, asked: Asked<'_, G>) -> Option<G::Foresight> {
        let _ = asked;
        None
    }

    /// Adds what somebody leaves open who says this much, as well as the seat can, so that nothing but the reason
    /// stands in the way when [`Act::check`] refuses it.
    fn fill(asked: Asked<'_, G>, facts: &mut Facts) {
        let _ = (asked, facts);
    }

    /// How many ways there are, for an act that can tell without listing them.
    fn count(asked: Asked<'_, G>) -> Option<usize> {
        let _ = asked;
        None
    }

    /// One of so many, in the order of the list.
    ///
    /// # Panics
    /// If there are not so many, or the act cannot count them.
    fn nth(asked: Asked<'_, G>, number: usize) -> Self {
        unreachable!("{asked:?}: number {number} of what is not counted")
    }

    /// For an act with more ways than can be listed: what can be said besides these facts. None where the list is
    /// the answer.
    fn open(asked: Asked<'_, G>, facts: &Facts) -> Option<Open<Self>> {
        let _ = (asked, facts);
        None
    }

    /// For the same, where they cannot be counted either: any way to do it, each equally likely. None where the list is
    /// the answer.
    fn draw(asked: Asked<'_, G>, chance: &mut dyn Chance) -> Option<Self> {
        let _ = (asked, chance);
        None
    }
}

/// What can be said besides some facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Open<T> {
    /// What they mean as they are, if they are enough.
    pub whole: Option<T>,
    /// What can be added, each once.
    pub more: Vec<Fact>,
}

impl<T> Open<T> {
    /// They mean nothing, whatever is added.
    pub const NOTHING: Open<T> = Open { whole: None, more: Vec::new() };
}

/// All kinds of actions of a game: made by [`actions!`](crate::actions).
pub trait Actions<G: Game>: Sized {
    /// All kinds.
    const ACTS: &'static [&'static dyn AnyAct<G>];

    /// What there is to know about the kind of an action.
    fn act(&self) -> &'static dyn AnyAct<G>;

    /// [`Act::apply`].
    fn apply(&self, state: &mut State<G>, seat: Seat, world: &mut World<'_, G>);
}

/// One variant of a game's action, as a struct of its own, and as facts: each of its fields is a part.
pub trait Variant<A>: Copy + fmt::Debug + Into<A> + Send + Sync + 'static {
    /// Its fields, if the action is of this variant.
    fn of(action: &A) -> Option<Self>;

    /// The parts that its facts can speak of.
    fn parts() -> Vec<&'static str>;

    /// The facts that tell it from every other answer, in the order in which a person thinks of them.
    fn facts(self) -> Facts;

    /// The inverse. None if something is not said, or means nothing.
    fn read(facts: &Facts) -> Option<Self>;

    /// Calls `out` with all values, where its fields have few ([`FactValue::each`](crate::FactValue::each)).
    fn each(out: &mut dyn FnMut(Self));
}

/// A list that is being made, with room for so many.
#[derive(Debug)]
pub struct List<'a, G: Game> {
    out: &'a mut Vec<G::Action>,
    most: usize,
    coverage: Coverage,
}

impl<'a, G: Game> List<'a, G> {
    pub(crate) fn new(out: &'a mut Vec<G::Action>, budget: usize) -> Self {
        let most = out.len().saturating_add(budget.max(1));
        List { out, most, coverage: Coverage::Every }
    }

    /// One more.
    #[inline]
    pub fn push(&mut self, action: impl Into<G::Action>) {
        self.out.push(action.into());
    }

    /// Several more.
    #[inline]
    pub fn extend<A: Into<G::Action>>(&mut self, actions: impl IntoIterator<Item = A>) {
        self.out.extend(actions.into_iter().map(Into::into));
    }

    /// How many more are wanted.
    #[must_use]
    pub fn left(&self) -> usize {
        self.most.saturating_sub(self.out.len())
    }

    /// Says that the list is not whole.
    pub fn cover(&mut self, coverage: Coverage) {
        self.coverage = self.coverage.max(coverage);
    }

    pub(crate) fn coverage(&self) -> Coverage {
        self.coverage
    }
}

/// How many acts are counted at most before their answers are listed.
const MOST_COUNTED: usize = 8;

/// What a seat can be asked.
pub struct Question<G: Game> {
    /// A short name. A submission quotes the question it answers, which changes when this does.
    pub name: &'static str,
    /// The kinds of actions that answer it.
    pub acts: &'static [&'static dyn AnyAct<G>],
    /// What is asked, in one sentence; with a part, what is asked about that part when something has been said.
    pub ask: fn(Asked<'_, G>, Option<&str>) -> Phrase,
    /// Why any other action is refused.
    pub refuse: fn(Asked<'_, G>, &G::Action) -> Illegal,
}

impl<G: Game> Question<G> {
    /// Appends every answer, at most so many, and says how much of all that is.
    pub(crate) fn list(&self, asked: Asked<'_, G>, budget: usize, out: &mut Vec<G::Action>) -> Coverage {
        let mut list = List::new(out, budget);
        for act in self.acts {
            act.list(asked, &mut list);
        }
        list.coverage()
    }

    /// Any answer, if all acts can count theirs without listing them.
    #[inline]
    pub(crate) fn draw_counted(&self, asked: Asked<'_, G>, chance: &mut dyn Chance) -> Option<Drawn<G::Action>> {
        // Most questions have one kind of answer.
        if let [act] = self.acts {
            let among = act.count(asked).filter(|among| u32::try_from(*among).is_ok())?;
            let number = chance.one_of(among);
            return Some(Drawn { action: (among > 0).then(|| act.nth(asked, number)), among });
        }
        let (mut counts, mut among) = ([0; MOST_COUNTED], 0_usize);
        if self.acts.len() > MOST_COUNTED {
            return None;
        }
        for (count, act) in counts.iter_mut().zip(self.acts) {
            *count = act.count(asked)?;
            among = among.checked_add(*count)?;
        }
        u32::try_from(among).ok()?;
        let mut number = chance.one_of(among);
        for (count, act) in counts.into_iter().zip(self.acts) {
            if number < count {
                return Some(Drawn { action: Some(act.nth(asked, number)), among });
            }
            number -= count;
        }
        Some(Drawn { action: None, among })
    }

    /// Whether an action is of a kind that answers it.
    #[must_use]
    pub fn takes(&self, action: &G::Action) -> bool {
        self.acts.iter().any(|act| act.is(action))
    }
}

impl<G: Game> fmt::Debug for Question<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Question").field(&self.name).finish()
    }
}

/// An [`Act`] whose type is forgotten, so that a question can have several. Made by [`act`].
pub trait AnyAct<G: Game>: Send + Sync {
    /// Whether an action is of this kind.
    fn is(&self, action: &G::Action) -> bool;
    /// [`Act::LONG`].
    fn is_long(&self) -> bool;
    /// [`Variant::parts`].
    fn parts(&self) -> Vec<&'static str>;
    /// [`Act::list`].
    fn list(&self, asked: Asked<'_, G>, out: &mut List<'_, G>);
    /// [`Act::check`].
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(&self, asked: Asked<'_, G>, action: &G::Action) -> Result<(), Illegal>;
    /// [`Variant::facts`].
    fn facts(&self, action: &G::Action) -> Facts;
    /// [`Variant::read`].
    fn read(&self, facts: &Facts) -> Option<G::Action>;
    /// [`Act::fill`], then [`Variant::read`].
    fn meant(&self, asked: Asked<'_, G>, facts: &Facts) -> Option<G::Action>;
    /// [`Act::name`].
    fn name(&self, asked: Asked<'_, G>, before: &Facts, fact: &Fact) -> (Phrase, RuleId);
    /// [`Act::say`].
    fn say(&self, asked: Asked<'_, G>, action: &G::Action) -> Phrase;
    /// [`Act::foresee`].
    fn foresee(&self, asked: Asked<'_, G>, action: &G::Action) -> Option<G::Foresight>;
    /// [`Act::count`].
    fn count(&self, asked: Asked<'_, G>) -> Option<usize>;
    /// [`Act::nth`].
    fn nth(&self, asked: Asked<'_, G>, number: usize) -> G::Action;
    /// [`Act::open`].
    fn open(&self, asked: Asked<'_, G>, facts: &Facts) -> Option<Open<G::Action>>;
    /// [`Act::draw`].
    fn draw(&self, asked: Asked<'_, G>, chance: &mut dyn Chance) -> Option<G::Action>;
}

impl<G: Game> fmt::Debug for dyn AnyAct<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Act").field(&self.parts()).finish()
    }
}

/// An act, its type forgotten.
#[must_use]
pub const fn act<G: Game, T: Act<G>>() -> &'static dyn AnyAct<G> {
    &Erased::<T>(PhantomData)
}

struct Erased<T>(PhantomData<fn() -> T>);

impl<G: Game, T: Act<G>> AnyAct<G> for Erased<T> {
    fn is(&self, action: &G::Action) -> bool {
        T::of(action).is_some()
    }

    fn is_long(&self) -> bool {
        T::LONG
    }

    fn parts(&self) -> Vec<&'static str> {
        T::parts()
    }

    fn list(&self, asked: Asked<'_, G>, out: &mut List<'_, G>) {
        T::list(asked, out);
    }

    fn check(&self, asked: Asked<'_, G>, action: &G::Action) -> Result<(), Illegal> {
        own::<G, T>(action).check(asked)
    }

    fn facts(&self, action: &G::Action) -> Facts {
        own::<G, T>(action).facts()
    }

    fn read(&self, facts: &Facts) -> Option<G::Action> {
        T::read(facts).map(Into::into)
    }

    fn meant(&self, asked: Asked<'_, G>, facts: &Facts) -> Option<G::Action> {
        let mut facts = facts.clone();
        T::fill(asked, &mut facts);
        self.read(&facts)
    }

    fn name(&self, asked: Asked<'_, G>, before: &Facts, fact: &Fact) -> (Phrase, RuleId) {
        T::name(asked, before, fact)
    }

    fn say(&self, asked: Asked<'_, G>, action: &G::Action) -> Phrase {
        own::<G, T>(action).say(asked)
    }

    fn foresee(&self, asked: Asked<'_, G>, action: &G::Action) -> Option<G::Foresight> {
        own::<G, T>(action).foresee(asked)
    }

    fn count(&self, asked: Asked<'_, G>) -> Option<usize> {
        T::count(asked)
    }

    fn nth(&self, asked: Asked<'_, G>, number: usize) -> G::Action {
        T::nth(asked, number).into()
    }

    fn open(&self, asked: Asked<'_, G>, facts: &Facts) -> Option<Open<G::Action>> {
        let Open { whole, more } = T::open(asked, facts)?;
        Some(Open { whole: whole.map(Into::into), more })
    }

    fn draw(&self, asked: Asked<'_, G>, chance: &mut dyn Chance) -> Option<G::Action> {
        T::draw(asked, chance).map(Into::into)
    }
}

fn own<G: Game, T: Act<G>>(action: &G::Action) -> T {
    T::of(action).expect("an action is handed to the act of its own variant")
}

/// A [`Question`] in a line: its name, the acts that answer it, what is asked (a message, or a function that finds the
/// words), and why any other action is refused.
///
/// ```
/// use kernel::{Illegal, Phrase, Question};
/// use testkit::toy::Toy;
/// use testkit::toy::action::{Rob, Sell, Thief};
///
/// fn question(robbed: bool) -> &'static Question<Toy> {
///     match robbed {
///         true => kernel::question!("rob", [Rob], "toy-ask", |_, _| Illegal::new("TOY-8", Phrase::new("toy-rob"))),
///         false => kernel::question!("turn", [Thief, Sell], |_, part| Phrase::new(match part {
///             Some("cards") => "toy-ask-cards",
///             _ => "toy-ask-turn",
///         }), |_, _| Illegal::new("TOY-7", Phrase::new("toy-turn"))),
///     }
/// }
///
/// assert_eq!(question(true).name, "rob");
/// assert_eq!(question(false).acts.len(), 2);
/// ```
#[macro_export]
macro_rules! question {
    ($name:literal, [$($Act:ty),+ $(,)?], $key:literal, $refuse:expr $(,)?) => {
        $crate::question!($name, [$($Act),+], |_, _| $crate::Phrase::new($key), $refuse)
    };
    ($name:literal, [$($Act:ty),+ $(,)?], $ask:expr, $refuse:expr $(,)?) => {
        const {
            &$crate::Question { name: $name, acts: &[$( $crate::act::<_, $Act>() ),+], ask: $ask, refuse: $refuse }
        }
    };
}

/// Declares a game's action: the enum that is stored, and a struct for each of its variants, for which the rules
/// implement [`Act`].
///
/// ```text
/// kernel::actions! {
///     /// One choice.
///     pub enum Action of Syndicate {
///         /// SYN-41: plug the card just taken in.
///         PlugIn {
///             /// N1 to N4.
///             place: u8,
///         },
///         /// SYN-53: pass.
///         Pass = "pass",
///     }
/// }
/// ```
///
/// gives `Action::PlugIn { place }`, `Action::Pass`, `PlugIn { place }`, `Pass {}`, and [`Actions::act`], which finds the
/// code of an action. The enum is written as in JSON: `{"plug_in":{"place":2}}`, `"pass"`.
///
/// Every field is a part of the answer, by its own name or by the one behind it (`card: Print = "use"`), and is said as
/// its type says it ([`FactValue`](crate::FactValue)). A variant without fields is said as `pass=1`.
#[macro_export]
macro_rules! actions {
    (
        $(#[$meta:meta])*
        pub enum $Action:ident of $Game:ty {
            $(
                $(#[$variant_meta:meta])*
                $Variant:ident
                $({ $( $(#[$field_meta:meta])* $field:ident: $type:ty $(= $part:literal)? ),* $(,)? })?
                $(= $alone:literal)?
            ),* $(,)?
        }
    ) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(rename_all = "snake_case", deny_unknown_fields)]
        $(#[$meta])*
        pub enum $Action {
            $( $(#[$variant_meta])* $Variant $({ $( $(#[$field_meta])* $field: $type ),* })? ),*
        }

        impl $crate::Actions<$Game> for $Action {
            const ACTS: &'static [&'static dyn $crate::AnyAct<$Game>] = &[$( $crate::act::<$Game, $Variant>() ),*];

            fn act(&self) -> &'static dyn $crate::AnyAct<$Game> {
                match *self {
                    $( $Action::$Variant $({ $( $field: _ ),* })? => const { $crate::act::<$Game, $Variant>() } ),*
                }
            }

            #[inline]
            fn apply(
                &self,
                state: &mut $crate::State<$Game>,
                seat: $crate::Seat,
                world: &mut $crate::World<'_, $Game>,
            ) {
                match *self {
                    $( $Action::$Variant $({ $( $field ),* })? => {
                        $crate::Act::<$Game>::apply($Variant { $( $( $field ),* )? }, state, seat, world)
                    } ),*
                }
            }
        }

        $(
            #[doc = concat!("[`", stringify!($Action), "::", stringify!($Variant), "`] by itself.")]
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub struct $Variant { $( $( pub $field: $type ),* )? }

            impl From<$Variant> for $Action {
                #[inline]
                fn from(it: $Variant) -> $Action {
                    let $Variant { $( $( $field ),* )? } = it;
                    $Action::$Variant $({ $( $field ),* })?
                }
            }

            impl $crate::Variant<$Action> for $Variant {
                #[inline]
                fn of(action: &$Action) -> Option<$Variant> {
                    match *action {
                        $Action::$Variant $({ $( $field ),* })? => Some($Variant { $( $( $field ),* )? }),
                        #[allow(unreachable_patterns)]
                        _ => None,
                    }
                }

                fn parts() -> Vec<&'static str> {
                    let mut parts = vec![$( $alone )?];
                    $( $( <$type as $crate::FactValue>::parts($crate::part_name!($field $($part)?), &mut parts); )* )?
                    parts
                }

                fn facts(self) -> $crate::Facts {
                    let facts = $crate::Facts::new()$( .with($alone, 1) )?;
                    $( $( let facts = $crate::FactValue::add(self.$field, $crate::part_name!($field $($part)?), facts); )* )?
                    facts
                }

                fn read(facts: &$crate::Facts) -> Option<$Variant> {
                    $( facts.speak_of($alone).then_some(())?; )?
                    $( $( let $field = $crate::FactValue::read($crate::part_name!($field $($part)?), facts)?; )* )?
                    Some($Variant { $( $( $field ),* )? })
                }

                fn each(out: &mut dyn FnMut($Variant)) {
                    $crate::each_field!([] [$( $( $field: $type, )* )?] $Variant out)
                }
            }
        )*
    };
}

/// All values of some fields, one after another.
#[doc(hidden)]
#[macro_export]
macro_rules! each_field {
    ([$($done:ident)*] [] $Variant:ident $out:ident) => {
        $out($Variant { $( $done ),* })
    };
    ([$($done:ident)*] [$field:ident: $type:ty, $($rest:tt)*] $Variant:ident $out:ident) => {
        <$type as $crate::FactValue>::each(&mut |$field| $crate::each_field!([$($done)* $field] [$($rest)*] $Variant $out))
    };
}

/// The name of a part: the one that is given, or that of its field.
#[doc(hidden)]
#[macro_export]
macro_rules! part_name {
    ($field:ident) => {
        stringify!($field)
    };
    ($field:ident $part:literal) => {
        $part
    };
}
