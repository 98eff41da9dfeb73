/** A board that only shows: nothing is lit, nothing can be chosen. For replays, and for moments of a game under way. */

import type { Line, Phrase } from '../api/types'
import { prefs } from '../shell/prefs.svelte'
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
  stage?: Stage
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
      return prefs.moves ? 1 / prefs.speed : 0
    },
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
    onstory: (tell) => more.stage?.onstory(tell) ?? (() => {}),
    explain: (receipt) => more.explain?.(receipt),
    dock: more.dock,
    say: (phrase: Phrase) => words.say(phrase, shown().names),
  }
}
