/** A board that only shows: nothing is lit, nothing can be chosen. For replays, and for moments of a game under way. */

import type { Line, Phrase } from '../api/types'
import { components } from '../words/catalogue.svelte'
import { words } from '../words/words.svelte'
import type { Names } from '../words/render'
import type { AnyBoardTable, Area, Docked, Receipt } from './board'
import type { SeatFace } from './seats'
import type { Stage } from './stage.svelte'

interface Shown {
  view: unknown
  seats: readonly SeatFace[]
  me: number | null
  asked: readonly number[]
  names: Names
}

/** What a still board can do besides showing. */
interface More {
  /** Tells the stories that lead from view to view. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- what follows from an update is nothing to a board
  stage?: Stage<any>
  /** Which part to draw. */
  area?: () => Area | 'whole'
  /** The line that is pointed at. */
  pointed?: () => Line | null
  /** What the log tells up to here. */
  told?: () => Line[]
  explain?: (receipt: Receipt) => void
  dock?: (docked: Docked) => () => void
}

export function still(shown: () => Shown, more: More = {}): AnyBoardTable {
  const nothing: ReadonlySet<number> = new Set()
  const done = () => Promise.resolve()
  return {
    get view() {
      return shown().view
    },
    get printed() {
      return components.printed
    },
    piece: (group, number) => components.piece(group, number),
    get seats() {
      return shown().seats
    },
    get me() {
      return shown().me
    },
    get asked() {
      return shown().asked
    },
    get pace() {
      return more.stage?.pace ?? 0
    },
    get telling() {
      return more.stage?.telling ?? false
    },
    skip: () => more.stage?.skip(),
    get area() {
      return more.area?.() ?? 'whole'
    },
    get pointed() {
      const line = more.pointed?.()
      return line ? [line.event] : []
    },
    get told() {
      return more.told?.() ?? []
    },
    open: false,
    seated: false,
    said: [],
    complete: false,
    answers: [],
    words: () => null,
    ghost: null,
    lit: () => nothing,
    all: () => [],
    one: () => null,
    pick: done,
    set: done,
    aim: () => {},
    onstory: (teller) => more.stage?.onstory(teller) ?? (() => {}),
    explain: (receipt) => more.explain?.(receipt),
    dock: more.dock,
    say: (phrase: Phrase) => words.say(phrase, shown().names),
  }
}
