/** Phrases put together, where a game is shown as text. */

import type { Phrase } from '../generated/kernel'

/** One after the other, with points between them. */
export function row(all: readonly Phrase[]): Phrase {
  const [first, ...rest] = all
  return first === undefined ? ['web-row-none'] : rest.reduce((joined, next): Phrase => ['web-row-and', { first: joined, next }], first)
}

/** A line of this message with such a row, if there is something in it. */
export const line = (key: string, all: readonly Phrase[]): Phrase[] => (all.length > 0 ? [[key, { list: row(all) }]] : [])
