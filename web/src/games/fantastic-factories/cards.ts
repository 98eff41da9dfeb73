/** Blueprints as they are drawn: what is printed on them, what they are called, and what they do at this table. */

import type { Effect, Kind, Blueprint } from '../../generated/fantastic-factories'
import type { Phrase } from '../../generated/kernel'
import type { Table } from './types'

export const KINDS: readonly Kind[] = ['production', 'utility', 'training', 'monument', 'special']

export interface Card extends Omit<Blueprint, 'rulebook' | 'printed'> {
  name: Phrase
  effect: Effect
  /** What it does, in words. */
  does: Phrase
  /** Its sheet, with the texts that are used here. */
  about?: string
}

/** All blueprints, with the rulebook's texts or the printed ones. */
export function cardsOf(table: Table, texts: boolean): Card[] {
  return table.printed.blueprints.map(({ rulebook, printed, ...card }) => {
    const { effect, says: does } = (texts && printed) || rulebook
    const about = `${texts && printed ? 'printed' : 'blueprint'}-${card.number}`
    return { ...card, name: table.piece('blueprint', card.number) ?? card.says, effect, does, about }
  })
}

/** Some cards, each name once. */
export interface Copies {
  card: Card
  copies: number
}
export function counted(cards: readonly Card[]): Copies[] {
  return [...new Set(cards)].map((card) => ({ card, copies: cards.filter((one) => one === card).length }))
}

/** Cards by kind, as far as there are any. */
export function bands(cards: readonly Card[]): { kind: Kind; count: number; cards: Copies[] }[] {
  const groups = KINDS.map((kind) => ({ kind, all: cards.filter((card) => card.kind === kind) }))
  return groups.filter(({ all }) => all.length > 0).map(({ kind, all }) => ({ kind, count: all.length, cards: counted(all) }))
}

/** What so many of a card are worth together. */
export const worth = (card: Card, copies: number): number => card.worth[copies - 1] ?? 0
