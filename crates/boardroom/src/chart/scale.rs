//! [`Scale`]: where numbers stand.

/// Where numbers stand between two ends of a plot, with round marks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    low: f64,
    high: f64,
    step: f64,
    /// Where the ends are drawn.
    from: f64,
    to: f64,
}

impl Scale {
    /// Wide enough for all of these, between round numbers, with at most so many steps.
    #[must_use]
    pub fn over(numbers: impl IntoIterator<Item = f64>, steps: f64) -> Scale {
        let ends = numbers.into_iter().filter(|number| number.is_finite());
        let (low, high) =
            ends.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), end| (low.min(end), high.max(end)));
        let (low, high) = match high - low {
            gap if gap > 0.0 => (low, high),
            0.0 => (low - 1.0, high + 1.0),
            _ => (0.0, 1.0),
        };
        let decades = (-6..30).map(|power| 10_f64.powi(power)).flat_map(|ten| [ten, 2.0 * ten, 5.0 * ten]);
        let wide = |step: &f64| (high / step).ceil() - (low / step).floor() <= steps.max(1.0);
        let step = decades.into_iter().find(wide).unwrap_or(high - low);
        Scale { low: (low / step).floor() * step, high: (high / step).ceil() * step, step, from: 0.0, to: 1.0 }
    }

    /// Exactly between these, with round marks.
    #[must_use]
    pub fn within(low: f64, high: f64, steps: f64) -> Scale {
        Scale { low, high, ..Scale::over([low, high], steps) }
    }

    /// Drawn between these places.
    #[must_use]
    pub fn placed(self, from: f64, to: f64) -> Scale {
        Scale { from, to, ..self }
    }

    /// The round numbers on it.
    pub fn marks(&self) -> impl Iterator<Item = f64> {
        let Scale { low, high, step, .. } = *self;
        let (first, last) = ((low / step - 1e-9).ceil() as i64, (high / step + 1e-9).floor() as i64);
        (first..=last).map(move |mark| mark as f64 * step)
    }

    /// How many digits behind the decimal sign its marks have.
    #[must_use]
    pub fn digits(&self) -> usize {
        (-self.step.log10() - 1e-9).ceil().clamp(0.0, 6.0) as usize
    }

    /// Where a number stands; what is beyond an end stands there.
    #[must_use]
    pub fn place(&self, number: f64) -> f64 {
        let part = ((number - self.low) / (self.high - self.low)).clamp(0.0, 1.0);
        self.from + part * (self.to - self.from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_has_round_marks_and_holds_everything() {
        let scale = Scale::over([-312.0, -190.0, 180.0, 355.0], 8.0).placed(10.0, 90.0);
        assert_eq!(
            scale.marks().collect::<Vec<_>>(),
            [-400.0, -300.0, -200.0, -100.0, 0.0, 100.0, 200.0, 300.0, 400.0]
        );
        assert_eq!((scale.place(-400.0), scale.place(400.0), scale.place(f64::INFINITY)), (10.0, 90.0, 90.0));
        assert_eq!(scale.digits(), 0);
        let small = Scale::over([0.012, 0.019], 5.0);
        assert_eq!((small.digits(), small.marks().count()), (3, 5));
    }

    #[test]
    fn a_scale_of_nothing_or_of_one_number_is_still_one() {
        assert!(Scale::over([], 8.0).marks().count() >= 2);
        assert!(Scale::over([7.0], 8.0).marks().any(|mark| mark == 7.0));
        let infinite = Scale::over([f64::NEG_INFINITY, 3.0, f64::INFINITY, f64::NAN], 8.0);
        assert!(infinite.step.is_finite() && infinite.marks().count() < 12);
    }

    #[test]
    fn a_scale_can_keep_its_ends() {
        let scale = Scale::within(13.0, 47.0, 5.0).placed(0.0, 34.0);
        assert_eq!(scale.marks().collect::<Vec<_>>(), [20.0, 30.0, 40.0]);
        assert_eq!(scale.place(20.0), 7.0);
    }
}
