/** The Machine's five dice beside its cards. */

import type { Kind } from '../../generated/fantastic-factories'

export interface Tick {
  kind: Kind | 'market'
  /** What the die shows; null before the first roll that we saw. */
  value: number | null
  /** How many cards of the kind the Machine has. */
  have: number
  /** Whether the die brought a good. */
  gains: boolean
}

/** The order in which the server tells the dice: blue, yellow, green, red, purple. */
const TOLD = ['production', 'utility', 'market', 'training', 'special'] as const
/** The order in which they are used, and shown. */
const SHOWN = ['market', 'production', 'utility', 'training', 'special'] as const

export function machineTicks(dice: readonly number[] | null, count: (kind: Kind) => number): Tick[] {
  return SHOWN.map((kind) => {
    const value = dice?.[TOLD.indexOf(kind)] ?? null
    const have = kind === 'market' ? 0 : count(kind)
    return { kind, value, have, gains: kind !== 'market' && value !== null && value <= have }
  })
}
