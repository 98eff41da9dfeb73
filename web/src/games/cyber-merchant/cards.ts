/** Cards as this board handles them: one by one, in groups, in words. */

import type { CardView, Corporation, View } from '../../generated/cyber-merchant'
import type { Phrase } from '../../generated/kernel'
import { ORDER } from './corporations'

/** A card in words. */
export function cardPhrase(card: Pick<CardView, 'title' | 'corporation' | 'value'>): Phrase {
  return card.corporation ? ['merchant-share', { title: card.title, value: card.value }] : ['merchant-trick', { title: card.title }]
}

/** Some alike, or one. */
export function stackPhrase(card: CardView): Phrase {
  const one = cardPhrase(card)
  return card.count > 1 ? ['merchant-several', { n: card.count, card: one }] : one
}

/** Every card by itself. */
export const single = (cards: readonly CardView[]): CardView[] => cards.flatMap((card) => Array.from({ length: card.count }, () => ({ ...card, count: 1 })))

export const sumOf = (cards: readonly CardView[]): number => cards.reduce((sum, card) => sum + card.value * card.count, 0)
export const countOf = (cards: readonly CardView[]): number => cards.reduce((sum, card) => sum + card.count, 0)

/** Some cards with more of them, or without. */
export function moved(cards: readonly CardView[], more: readonly CardView[], by: 1 | -1): CardView[] {
  const counts = new Map(cards.map((card) => [card.kind, { ...card }]))
  for (const card of more) {
    const held = counts.get(card.kind)
    if (held) held.count += by * card.count
    else if (by === 1) counts.set(card.kind, { ...card })
  }
  return [...counts.values()].filter((card) => card.count > 0).sort((a, b) => a.kind - b.kind)
}

/** Cards of a hand that belong together. */
export interface Group {
  key: Corporation | 'tricks'
  title: string
  cards: CardView[]
  sum: number
}

/** A hand by corporations; jokers and tricks apart, at the end. */
export function groupsOf(cards: readonly CardView[]): Group[] {
  const found: Group[] = ORDER.map((corporation) => {
    const own = cards.filter((card) => card.corporation === corporation)
    return { key: corporation, title: own[0]?.title ?? corporation, cards: own, sum: sumOf(own) }
  })
  const tricks = cards.filter((card) => card.corporation === null)
  return [...found, { key: 'tricks' as const, title: '', cards: tricks, sum: 0 }].filter((group) => group.cards.length > 0)
}

/** Every kind of card that was seen, by its number. */
export type Book = Map<number, CardView>

export function learn(book: Book, view: View): Book {
  const lists = [view.discard, ...view.places.map((place) => place.cards), ...view.players.map((player) => player.shown), view.own?.cards, view.own?.commitment, view.own?.sealed]
  for (const player of view.players) lists.push(player.notes?.certain, player.notes?.possible)
  for (const list of lists) for (const card of list ?? []) book.set(card.kind, { ...card, count: 1 })
  if (view.stage.kind === 'stolen') book.set(view.stage.card.kind, { ...view.stage.card, count: 1 })
  return book
}

/** The cards of some kinds; those that were never seen are left out. */
export const named = (book: Book, kinds: readonly number[]): CardView[] => {
  const found = kinds.flatMap((kind) => book.get(kind) ?? [])
  return moved([], found, 1)
}
