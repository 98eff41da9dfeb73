//! [`Frames`]: decisions that wait for another one.

use serde::ser::{Serialize, SerializeSeq, Serializer};
use std::fmt;

/// A stack of half-done decisions: the one on top says who owes what now. It lies in the state itself and is copied
/// with it, so it holds at most `N` frames of plain data.
///
/// ```
/// use kernel::Frames;
///
/// let mut frames = Frames::<&str, 2>::new();
/// frames.push("whom to rob");
/// frames.push("whether to defend");
/// assert_eq!(frames.top(), Some(&"whether to defend"));
/// assert_eq!((frames.pop(), frames.len()), (Some("whether to defend"), 1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Frames<T, const N: usize> {
    frames: [Option<T>; N],
}

impl<T, const N: usize> Frames<T, N> {
    /// Nothing waits.
    #[must_use]
    pub const fn new() -> Frames<T, N> {
        Frames { frames: [const { None }; N] }
    }

    /// Lets the decision on top wait for this one.
    ///
    /// # Panics
    /// If more would wait than the game's rules can lead to.
    pub fn push(&mut self, frame: T) {
        let free = self.frames.iter_mut().find(|frame| frame.is_none());
        *free.expect("the rules never nest this deep") = Some(frame);
    }

    /// The decision on top is made.
    pub fn pop(&mut self) -> Option<T> {
        self.frames.iter_mut().rev().find(|frame| frame.is_some())?.take()
    }

    /// What is to be decided now.
    #[must_use]
    pub fn top(&self) -> Option<&T> {
        self.frames.iter().rev().find_map(Option::as_ref)
    }

    /// The same, to note how far it has got.
    pub fn top_mut(&mut self) -> Option<&mut T> {
        self.frames.iter_mut().rev().find_map(Option::as_mut)
    }

    /// All of them, the one that waits longest first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.frames.iter().flatten()
    }

    /// How many.
    #[must_use]
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.frames.first().is_none_or(Option::is_none)
    }
}

impl<T, const N: usize> Default for Frames<T, N> {
    fn default() -> Frames<T, N> {
        Frames::new()
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Frames<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// A list, the one that waits longest first.
impl<T: Serialize, const N: usize> Serialize for Frames<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut frames = serializer.serialize_seq(Some(self.len()))?;
        self.iter().try_for_each(|frame| frames.serialize_element(frame))?;
        frames.end()
    }
}
