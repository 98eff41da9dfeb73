/** What a robot asks of its dice, as signs to draw. */

import type { Form, PrintedRobot } from '../../generated/syndicate'

/** `left` and `right` are the dice beside the robot, `low` and `high` the lower and the higher of them. */
export type Glyph =
  | { die: 'left' | 'right' | 'low' | 'high' }
  | { face: number }
  | { parity: 'even' | 'odd'; of: 'left' | 'right' | 'sum' }
  | { sign: string }
  | { points: number | null }

const sign = (text: string): Glyph => ({ sign: text })
const LOW: Glyph = { die: 'low' }
const HIGH: Glyph = { die: 'high' }
const POINTS: Glyph = { points: null }

export function glyphs({ condition, vp }: Pick<PrintedRobot, 'condition' | 'vp'>): Glyph[] {
  const [n, high] = condition.numbers
  const [one = 0, both = 0] = vp
  const compared = (how: string): Glyph[] => [{ die: 'left' }, sign(how), { die: 'right' }]
  const sum = compared('+')
  const parities = (left: 'even' | 'odd', right: 'even' | 'odd'): Glyph[] => [{ parity: left, of: 'left' }, { parity: right, of: 'right' }]
  const drawn: Record<Form, Glyph[]> = {
    number: [{ face: n }, { points: one }, sign('·'), { face: n }, { face: n }, { points: both }],
    under_sum: [sign(`${n} − (`), ...sum, sign(')'), POINTS],
    under_min: [sign(`${n} −`), LOW, POINTS],
    under_max: [sign(`${n} −`), HIGH, POINTS],
    over_sum: [...sum, sign(`− ${n}`), POINTS],
    over_min: [LOW, sign(`− ${n}`), POINTS],
    over_max: [HIGH, sign(`− ${n}`), POINTS],
    less: compared('<'),
    greater: compared('>'),
    at_most: compared('≤'),
    at_least: compared('≥'),
    equal: compared('='),
    sum_outside: [...sum, sign(`≤${n}/≥${high}`)],
    sum_is: [...sum, sign(`= ${n}`)],
    difference_is: [sign('|'), ...compared('−'), sign(`| = ${n}`)],
    sum_at_most: [...sum, sign(`≤ ${n}`)],
    sum_at_least: [...sum, sign(`≥ ${n}`)],
    even_odd: parities('even', 'odd'),
    odd_even: parities('odd', 'even'),
    sum_odd: [...sum, { parity: 'odd', of: 'sum' }],
    sum_even: [...sum, { parity: 'even', of: 'sum' }],
    both_odd: parities('odd', 'odd'),
    both_even: parities('even', 'even'),
  }
  return drawn[condition.form]
}
