/** Which blueprint of the hand one would miss least: a suggestion, not a rule. */

import type { HandView, HeldView } from '../../generated/fantastic-factories'

const worth = (held: HeldView): number => (held.barred ? 0 : 1 + (held.card.prestige[0] ?? 0) + (held.buildable ? 4 : 0) - (held.copies > 1 ? 2 : 0))

/** The best of some cards of the hand, by number; null if there is none. */
export function suggest(hand: HandView | null, among: Iterable<number>): number | null {
  const numbers = new Set(among)
  const [best] = (hand?.cards ?? []).filter((held) => numbers.has(held.card.number)).sort((a, b) => worth(a) - worth(b))
  return best?.card.number ?? null
}
