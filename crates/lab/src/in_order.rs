//! Work over several threads whose results are taken in order.

use registry::Problem;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// Does the jobs `0..jobs` and takes their results in this order, until they are done or `take` has
/// had enough: so what comes out does not depend on the threads. A failure counts only when its turn comes.
pub(crate) fn in_order<T: Send>(
    jobs: u64,
    threads: usize,
    job: &(dyn Fn(u64) -> Result<T, Problem> + Sync),
    take: &mut (dyn FnMut(T) -> ControlFlow<()> + Send),
) -> Result<(), Problem> {
    let queue = Mutex::new(Queue { next: 0, early: BTreeMap::new(), take, failure: None });
    let (number, enough) = (AtomicU64::new(0), AtomicBool::new(false));
    let work = || {
        while !enough.load(Ordering::Relaxed) {
            let mine = number.fetch_add(1, Ordering::Relaxed);
            if mine >= jobs {
                break;
            }
            let result = job(mine);
            // Whoever panicked while holding the queue takes the whole scope down with it.
            let mut queue = queue.lock().unwrap_or_else(PoisonError::into_inner);
            if !enough.load(Ordering::Relaxed) && queue.add(mine, result).is_break() {
                enough.store(true, Ordering::Relaxed);
            }
        }
    };
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        work();
        others.into_iter().for_each(|other| other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
    });
    let queue = queue.into_inner().unwrap_or_else(PoisonError::into_inner);
    queue.failure.map_or(Ok(()), Err)
}

/// Results that wait for those before them.
struct Queue<'a, T> {
    next: u64,
    early: BTreeMap<u64, Result<T, Problem>>,
    take: &'a mut (dyn FnMut(T) -> ControlFlow<()> + Send),
    failure: Option<Problem>,
}

impl<T> Queue<'_, T> {
    fn add(&mut self, number: u64, result: Result<T, Problem>) -> ControlFlow<()> {
        self.early.insert(number, result);
        while let Some(result) = self.early.remove(&self.next) {
            self.next += 1;
            match result {
                Ok(result) => (self.take)(result)?,
                Err(problem) => {
                    self.failure = Some(problem);
                    return ControlFlow::Break(());
                }
            }
        }
        ControlFlow::Continue(())
    }
}

impl<T> fmt::Debug for Queue<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Queue").field("next", &self.next).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Phrase;
    use std::time::Duration;

    /// Every third job is slow, so that results arrive out of order.
    fn job(number: u64) -> Result<u64, Problem> {
        if number.is_multiple_of(3) {
            std::thread::sleep(Duration::from_micros(300));
        }
        if number == 50 { Err(Problem::Input(Phrase::new("registry-no-games"))) } else { Ok(number) }
    }

    fn taken(jobs: u64, threads: usize, most: u64) -> (Vec<u64>, bool) {
        let mut taken = Vec::new();
        let done = in_order(jobs, threads, &job, &mut |number| {
            taken.push(number);
            if number == most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        (taken, done.is_ok())
    }

    #[test]
    fn results_are_taken_in_order_whatever_the_threads() {
        for threads in [1, 2, 5] {
            assert_eq!(taken(40, threads, u64::MAX), ((0..40).collect(), true));
            assert_eq!(taken(1000, threads, 30), ((0..=30).collect(), true), "what follows is not taken");
            assert_eq!(taken(1000, threads, 60), ((0..50).collect(), false), "up to the failure");
            assert_eq!(taken(0, threads, 60), (vec![], true));
        }
    }
}
