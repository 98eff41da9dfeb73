/** Cards as this board handles them: by the number of their kind, one by one or counted. */

import type { Corporation, Printed } from '../../generated/cyber-merchant'
import type { Phrase } from '../../generated/kernel'
import { ORDER } from './corporations'

/** Each kind with how many there are of it. */
export type Counted = readonly (readonly [number, number])[]

/** Some alike, or one. */
export const stackPhrase = ([kind, n]: readonly [number, number]): Phrase => {
  const card = { piece: ['card', kind] as [string, number] }
  return n > 1 ? ['merchant-several', { n, card }] : ['merchant-one', { card }]
}
export const cardPhrase = (kind: number): Phrase => stackPhrase([kind, 1])

/** Every card by itself. */
export const single = (cards: Counted): number[] => cards.flatMap(([kind, count]) => Array.from({ length: count }, () => kind))

export const countOf = (cards: Counted): number => cards.reduce((sum, [, count]) => sum + count, 0)

/** The corporation of a share; none for a trick. */
export function corporationOf(printed: Printed, kind: number): Corporation | null {
  const card = printed.cards[kind]
  return card?.kind === 'share' ? card.corporation : null
}

export function valueOf(printed: Printed, kind: number): number {
  const card = printed.cards[kind]
  return card?.kind === 'share' ? card.value : 0
}
export const sumOf = (printed: Printed, cards: readonly number[]): number => cards.reduce((sum, kind) => sum + valueOf(printed, kind), 0)

/** Cards of a hand that belong together. */
export interface Group {
  key: Corporation | 'tricks'
  title: string
  cards: number[]
}

/** A hand by corporations; jokers and tricks apart, at the end. */
export function groupsOf(printed: Printed, cards: Counted): Group[] {
  const of = (corporation: Corporation | null) => single(cards).filter((kind) => corporationOf(printed, kind) === corporation)
  const shares: Group[] = ORDER.map((key, at) => ({ key, title: printed.corporations[at] ?? key, cards: of(key) }))
  return [...shares, { key: 'tricks' as const, title: '', cards: of(null) }].filter((group) => group.cards.length > 0)
}
