/** What the choice that is pointed at would change, from what the server foresees. */

import type { Amount, View } from '../../generated/fantastic-factories'
import { laid, named, type Foreseen } from './types'

export interface Forecast {
  goods: number
  metal: number
  energy: number
  hand: number
  built: number
  score: number
  /** The die that would be laid on a floor. */
  floor: { floor: string; die: number } | null
  /** The dice that would lie on a card. */
  card: { card: number; dice: readonly number[] } | null
  /** A die that would show something else. */
  turned: { from: number; to: number } | null
  /** A die that would be added. */
  extra: number | null
  /** The blueprint that would be built, and the one discarded for it. */
  build: { card: number; discard: number } | null
}

const NOTHING: Forecast = { goods: 0, metal: 0, energy: 0, hand: 0, built: 0, score: 0, floor: null, card: null, turned: null, extra: null, build: null }

export function forecast(ghost: Foreseen | null, view: View, me: number | null): Forecast {
  const player = view.players.find((one) => one.seat === me)
  if (!ghost || !player) return NOTHING
  const found: Forecast = { ...NOTHING }
  const add = (amount: Amount, sign: 1 | -1) => {
    found.goods += sign * (amount.goods ?? 0)
    found.metal += sign * (amount.metal ?? 0)
    found.energy += sign * (amount.energy ?? 0)
    found.score += sign * (amount.goods ?? 0)
  }
  for (const line of ghost.lines) {
    const { name, of } = named(line.event)
    if (!('seat' in of) || of.seat !== me) continue
    if (name === 'gained') add(of.gain, 1)
    else if (name === 'drew') found.hand += of.count
    else if (name === 'took') found.hand += 1
    else if (name === 'placed') found.floor = { floor: of.floor, die: of.die }
    else if (name === 'trained') found.turned = { from: of.from, to: of.to }
    else if (name === 'extra_die' || name === 'specialist_taken') found.extra = of.value
    else if (name === 'row_wiped') add({ [of.pay]: 1 }, -1)
    else if (name === 'hired') {
      add(view.contractors[of.slot - 1]?.contractor?.pay ?? {}, -1)
      found.hand -= 1
    } else if (name === 'built') {
      add(of.pay, -1)
      found.hand -= 2
      found.built += 1
      found.build = { card: of.card, discard: of.discard }
    } else if (name === 'activated') {
      add(of.pay, -1)
      found.hand -= of.discards.length
      if (laid(view, of.card, of.copied)) found.card = { card: of.card, dice: of.dice }
    }
  }
  const after = ghost.view?.players.find((one) => one.seat === me)
  if (after) {
    for (const what of ['goods', 'metal', 'energy', 'hand', 'built', 'score'] as const) found[what] = after[what] - player[what]
  }
  return found
}
