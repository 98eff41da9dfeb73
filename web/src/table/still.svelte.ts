/** A board that only shows: nothing is lit, nothing can be chosen. For replays. */

import type { Phrase } from '../api/types'
import { prefs } from '../shell/prefs.svelte'
import { words } from '../words/words.svelte'
import type { Names } from '../words/render'
import type { AnyBoardTable } from './board'
import type { SeatFace } from './seats'

interface Shown {
  view: unknown
  seats: readonly SeatFace[]
  me: number | null
  asked: readonly number[]
  names: Names
}

export function still(shown: () => Shown): AnyBoardTable {
  const nothing: ReadonlySet<number> = new Set()
  const done = () => Promise.resolve()
  return {
    get view() {
      return shown().view
    },
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
    open: false,
    path: [],
    choices: [],
    ghost: null,
    pointed: [],
    area: 'whole',
    lit: () => nothing,
    gone: () => null,
    choose: done,
    back: done,
    aim: () => {},
    onstory: () => () => {},
    explain: () => {},
    say: (phrase: Phrase) => words.say(phrase, shown().names),
  }
}
