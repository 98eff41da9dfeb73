/** What a robot asks of its dice, read from the words of the data file: as signs to draw, and as a phrase. */

import type { CardView, Kind } from '../../generated/syndicate'
import type { Phrase } from '../../api/types'

/** A sign in a drawn condition. `left` and `right` are the dice beside the robot, `low` and `high` the lower and the higher of them. */
export type Glyph =
  | { die: 'left' | 'right' | 'low' | 'high' }
  | { face: number }
  | { parity: 'even' | 'odd'; of: 'left' | 'right' | 'sum' }
  | { sign: string }
  | { points: number | null }

const LEFT: Glyph = { die: 'left' }
const RIGHT: Glyph = { die: 'right' }
const sign = (text: string): Glyph => ({ sign: text })
const SUM: Glyph[] = [LEFT, sign('+'), RIGHT]
const PART: Record<string, Glyph[]> = { sum: SUM, min: [{ die: 'low' }], max: [{ die: 'high' }] }
const SIGNS: Record<string, { sign: string; key: string }> = {
  '<': { sign: '<', key: 'less' },
  '>': { sign: '>', key: 'greater' },
  '<=': { sign: '≤', key: 'at-most' },
  '>=': { sign: '≥', key: 'at-least' },
  '=': { sign: '=', key: 'equal' },
}
const SUM_KEYS: Record<string, string> = { '=': 'sum-is', '<=': 'sum-at-most', '>=': 'sum-at-least' }

interface Drawn {
  glyphs: Glyph[]
  /** The end of the phrase's key. */
  key: string
  numbers: Record<string, number>
}

/** A condition as signs and words; null if it is none that is known here. */
export function draw(condition: string, vp: readonly number[]): Drawn | null {
  const paid = vp[0] ?? 0
  let found = /^number (\d+)$/.exec(condition)
  if (found) {
    const n = Number(found[1])
    const [one, both] = [vp[0] ?? 0, vp[1] ?? 0]
    return { glyphs: [{ face: n }, { points: one }, sign('·'), { face: n }, { face: n }, { points: both }], key: 'number', numbers: { n, one, both } }
  }
  found = /^(\d+) - (sum|min|max)$/.exec(condition)
  if (found) {
    const [n, part] = [Number(found[1]), found[2] ?? '']
    const inner = PART[part] ?? []
    return { glyphs: [sign(part === 'sum' ? `${n} − (` : `${n} −`), ...inner, ...(part === 'sum' ? [sign(')')] : []), { points: null }], key: `under-${part}`, numbers: { n } }
  }
  found = /^(sum|min|max) - (\d+)$/.exec(condition)
  if (found) {
    const [part, n] = [found[1] ?? '', Number(found[2])]
    return { glyphs: [...(PART[part] ?? []), sign(`− ${n}`), { points: null }], key: `over-${part}`, numbers: { n } }
  }
  found = /^L (<|>|<=|>=|=) R$/.exec(condition)
  if (found) {
    const how = SIGNS[found[1] ?? '']
    if (how) return { glyphs: [LEFT, sign(how.sign), RIGHT], key: how.key, numbers: { vp: paid } }
  }
  found = /^sum <= (\d+) or sum >= (\d+)$/.exec(condition)
  if (found) {
    const [low, high] = [Number(found[1]), Number(found[2])]
    return { glyphs: [...SUM, sign(`≤${low}/≥${high}`)], key: 'sum-outside', numbers: { low, high, vp: paid } }
  }
  found = /^sum (=|<=|>=) (\d+)$/.exec(condition)
  if (found) {
    const [how, n] = [found[1] ?? '', Number(found[2])]
    return { glyphs: [...SUM, sign(`${SIGNS[how]?.sign} ${n}`)], key: SUM_KEYS[how] ?? '', numbers: { n, vp: paid } }
  }
  found = /^diff = (\d+)$/.exec(condition)
  if (found) {
    const n = Number(found[1])
    return { glyphs: [sign('|'), LEFT, sign('−'), RIGHT, sign(`| = ${n}`)], key: 'difference-is', numbers: { n, vp: paid } }
  }
  return parity(condition, paid)
}

function parity(condition: string, vp: number): Drawn | null {
  let found = /^sum (odd|even)$/.exec(condition)
  if (found) {
    const which = found[1] as 'odd' | 'even'
    return { glyphs: [...SUM, { parity: which, of: 'sum' }], key: `sum-${which}`, numbers: { vp } }
  }
  found = /^both (odd|even)$/.exec(condition) ?? /^L (odd|even), R (odd|even)$/.exec(condition)
  if (!found) return null
  const [left, right] = [found[1] as 'odd' | 'even', (found[2] ?? found[1]) as 'odd' | 'even']
  const key = left === right ? `both-${left}` : `${left}-${right}`
  return { glyphs: [{ parity: left, of: 'left' }, { parity: right, of: 'right' }], key, numbers: { vp } }
}

/** The condition of a card as a phrase; the words of the data file where they are not known. */
export function conditionPhrase(card: CardView): Phrase | null {
  const drawn = draw(card.condition, card.vp)
  if (!drawn) return null
  return [`syndicate-condition-${drawn.key}`, drawn.numbers]
}

/** What is printed as its points: `4`, `2/7`; nothing where a formula pays. */
export const printedPoints = (card: CardView): string => card.vp.join('/')

export const kindKey = (kind: Kind): string => `syndicate-kind-${kind.toLowerCase()}`

/** The rule by which robots of a type pay. */
export const KIND_RULE: Record<Kind, string> = { Information: 'SYN-64', Service: 'SYN-68', Transport: 'SYN-65', Defence: 'SYN-67', Industry: 'SYN-66' }

/** The sign of a corner as it is printed. */
export const markSign = (mark: string): string => (mark === '-' ? '−' : mark)
