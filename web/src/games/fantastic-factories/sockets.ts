/** The sockets printed on cards and floors, and which die would lie in them. What is legal, the server says. */

import type { EffectView, Floor, FloorView, PlayerView } from '../../generated/fantastic-factories'

/** An empty socket: the pips it wants, or a sign. */
export interface Socket {
  pips?: number
  sign?: string
}

/** The sockets of an effect; training cards have none, their die stays in the tray. */
export function sockets(effect: EffectView): Socket[] {
  const dice = effect.dice
  if (!dice) return []
  const each = effect.pay_die || effect.gain_die ? 'x' : undefined
  return Array.from({ length: dice.count }, (_, at): Socket => {
    switch (dice.need) {
      case 'value':
        return { pips: dice.value }
      case 'equal':
        return { sign: each ?? '=' }
      case 'consecutive':
        return { sign: at === 0 ? 'n' : `+${at}` }
      case 'sum':
        return { sign: 'Σ' }
      case 'any':
        return { sign: each ?? '' }
    }
  })
}

/** Whether the die of this value can be among those that the effect takes or changes. */
export function takes(effect: EffectView, die: number, player: PlayerView): boolean {
  switch (effect.kind) {
    case 'flip':
    case 'reroll':
      return true
    case 'lower':
      return die > 1
    case 'raise':
      return die < 6
    case 'make':
    case 'black_market':
      return fills(effect, die, player)
    default:
      return false
  }
}

function fills(effect: EffectView, die: number, player: PlayerView): boolean {
  const dice = effect.dice
  if (!dice) return false
  const count = (value: number) => player.dice.filter((one) => one === value).length
  if (effect.pay_die && player[effect.pay_die] < die + (effect.pay?.[effect.pay_die] ?? 0)) return false
  switch (dice.need) {
    case 'any':
      return true
    case 'value':
      return die === dice.value
    case 'equal':
      return count(die) >= dice.count
    case 'consecutive':
      return [die - 2, die - 1, die].some((low) => [low, low + 1, low + 2].every((value) => count(value) > 0))
    case 'sum': {
      const others = [...player.dice]
      others.splice(others.indexOf(die), 1)
      const best = others.sort((a, b) => b - a).slice(0, dice.count - 1)
      return best.length === dice.count - 1 && best.reduce((sum, one) => sum + one, die) >= (dice.value ?? 0)
    }
  }
}

/** The values printed on a floor. */
export const PRINTED: Record<Floor, readonly number[]> = { research: [1, 2, 3, 4, 5, 6], generate: [1, 2, 3], mine: [4, 5, 6] }

/** The floors a die could lie on. */
export const floorsFor = (die: number, floors: readonly FloorView[]): Floor[] => floors.filter((one) => one.room > 0 && PRINTED[one.floor].includes(die)).map((one) => one.floor)

/** Dice with a name each: two that show the same are told apart by their order. */
export function keyed(dice: readonly number[]): { key: string; value: number }[] {
  const seen = new Map<number, number>()
  return dice.map((value) => {
    const nth = seen.get(value) ?? 0
    seen.set(value, nth + 1)
    return { key: `${value}.${nth}`, value }
  })
}
