/** Dice as they are drawn: the sockets printed on cards, and dice that can be told apart. */

import type { Effect } from '../../generated/fantastic-factories'

/** An empty socket: the pips it wants, or a sign. */
export interface Socket {
  pips?: number
  sign?: string
}

/** The sockets of an effect; training cards have none, their die stays in the tray. */
export function sockets(effect: Effect): Socket[] {
  const need = 'dice' in effect ? effect.dice : { kind: 'nothing' as const }
  const each = effect.kind === 'make' && (effect.pay_die || effect.gain_die) ? 'x' : null
  switch (need.kind) {
    case 'nothing':
      return []
    case 'any':
      return [{ sign: each ?? '' }]
    case 'value':
      return [{ pips: need.value }]
    case 'equal':
      return Array.from({ length: need.count }, () => ({ sign: each ?? '=' }))
    case 'consecutive':
      return [{ sign: 'n' }, { sign: '+1' }, { sign: '+2' }]
    case 'sum_at_least':
      return Array.from({ length: 3 }, () => ({ sign: 'Σ' }))
  }
}

export interface Keyed {
  key: string
  value: number
}

/** Dice with a name each: two that show the same are told apart by their order. */
export function keyed(dice: readonly number[]): Keyed[] {
  const seen = new Map<number, number>()
  return dice.map((value) => {
    const nth = seen.get(value) ?? 0
    seen.set(value, nth + 1)
    return { key: `${value}.${nth}`, value }
  })
}

/** Which dice are meant by some values: of those that show the same, the ones touched last. */
export function meant(dice: readonly Keyed[], values: readonly number[], touched: readonly string[]): ReadonlySet<string> {
  const left = [...values]
  const late = ({ key }: Keyed) => (touched.indexOf(key) + 1 || Infinity)
  const found = [...dice].sort((a, b) => late(a) - late(b)).filter(({ value }) => left.includes(value) && left.splice(left.indexOf(value), 1))
  return new Set(found.map((die) => die.key))
}
