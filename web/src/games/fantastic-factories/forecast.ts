/** What the choice that is pointed at would change, from what the server foresees. */

import type { Amount, View } from '../../generated/fantastic-factories'
import { named, type Foreseen, type Named } from './types'

const NONE = { goods: 0, metal: 0, energy: 0, hand: 0, built: 0, score: 0 }
type Change = typeof NONE

export interface Forecast extends Change {
  /** A die that would show something else. */
  turned: { from: number; to: number } | null
  /** A die that would be added. */
  extra: number | null
}

export const NOTHING: Forecast = { ...NONE, turned: null, extra: null }

const minus = ({ metal = 0, energy = 0 }: Amount): Partial<Change> => ({ metal: -metal, energy: -energy })

/** What an event changes for the player it is about. */
function changes({ name, of }: Named, view: View): Partial<Forecast> {
  switch (name) {
    case 'gained':
      return { goods: of.gain.goods, metal: of.gain.metal, energy: of.gain.energy, score: of.gain.goods }
    case 'drew':
      return { hand: of.count }
    case 'took':
      return { hand: 1 }
    case 'row_wiped':
      return { [of.pay]: -1 }
    case 'hired':
      return { ...minus(view.contractors[of.slot - 1]?.contractor?.pay ?? {}), hand: -1 }
    case 'built':
      return { ...minus(of.pay), hand: -2, built: 1 }
    case 'activated':
      return { ...minus(of.pay), hand: -of.discards.length }
    case 'trained':
      return { turned: { from: of.from, to: of.to } }
    case 'extra_die':
    case 'specialist_taken':
      return { extra: of.value }
    default:
      return {}
  }
}

/** The view afterwards says it all; where chance has a say, what is certain is added up. */
export function forecast(ghost: Foreseen | null, view: View, me: number | null): Forecast {
  const player = view.players.find((one) => one.seat === me)
  if (!ghost || !player) return NOTHING
  const found = { ...NOTHING }
  const kinds = Object.keys(NONE) as (keyof Change)[]
  for (const event of ghost.lines.map((line) => named(line.event))) {
    if (!('seat' in event.of) || event.of.seat !== me) continue
    const { turned, extra, ...change } = changes(event, view)
    found.turned = turned ?? found.turned
    found.extra = extra ?? found.extra
    for (const kind of kinds) found[kind] += change[kind] ?? 0
  }
  const after = ghost.view?.players.find((one) => one.seat === me)
  if (after) for (const kind of kinds) found[kind] = after[kind] - player[kind]
  return found
}
