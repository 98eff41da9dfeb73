/** Pairs of the view in words, where it is shown as text: a card with the dice on it, or with what it costs now. */

import type { Phrase } from '../../generated/kernel'
import { isObject, type Plain } from '../../table/plain'

export function brief(field: string, value: Plain): Phrase | null {
  if (!Array.isArray(value) || value.length !== 2 || typeof value[0] !== 'number') return null
  const [card, of] = value as [number, Plain]
  const told = (what: Phrase[]): Phrase => ['factories-use', { card: { piece: ['blueprint', card] }, paid: 0, gain: { list: what } }]
  if (field === 'laid' && Array.isArray(of)) return told([['factories-dice', { count: of.length, dice: of.join(' ') }]])
  if (field !== 'costs' || !isObject(of)) return null
  return told(Object.entries(of).map(([token, n]): Phrase => [`factories-${token}`, { n: Number(n) }]))
}
