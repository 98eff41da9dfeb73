/** Which blueprint of the hand is best given up for another: a suggestion, not a rule. */

import type { HandView, HeldView } from '../../generated/fantastic-factories'

/** How much one would miss a card; the least is suggested. */
function worth(held: HeldView, spare: boolean): number {
  if (held.barred) return 0
  const value = (held.card.prestige[0] ?? 0) * 2 + (held.card.kind === 'production' ? 2 : 1)
  return value + (held.buildable ? 6 : 2) - (spare ? 4 : 0)
}

/** The best of some cards of the hand, by number; null if there is none. `kept` is the card they would pay for. */
export function suggest(hand: HandView | null, among: Iterable<number>, kept: number | null): number | null {
  let best: { number: number; worth: number } | null = null
  for (const number of among) {
    const held = hand?.cards.find((one) => one.card.number === number)
    if (!held) continue
    const spare = !held.card.several && held.copies > (number === kept ? 0 : 1)
    const found = { number, worth: worth(held, spare) }
    if (!best || found.worth < best.worth) best = found
  }
  return best?.number ?? null
}

/** The partner suggested for a card that can be built. */
export function partner(hand: HandView | null, card: number): number | null {
  const held = hand?.cards.find((one) => one.card.number === card)
  return held ? suggest(hand, held.partners, card) : null
}
