/** A sitting as a board sees it. */

import type { Phrase } from '../api/types'
import { words } from '../words/words.svelte'
import { ghost, type AnyBoardTable, type Area, type Receipt } from './board'
import * as drafts from './draft'
import type { Sitting } from './sitting.svelte'

/** All getters read the sitting's state, so components that use them follow it. */
export function boardTable(sitting: Sitting, explain: (receipt: Receipt) => void, area: () => Area | 'whole'): AnyBoardTable {
  function aim(part: string | null, value?: number): void {
    void sitting.aim(part === null || value === undefined ? null : drafts.write(part, value))
  }
  return {
    get view() {
      return sitting.stage.view
    },
    get seats() {
      return sitting.faces
    },
    get me() {
      return sitting.seat
    },
    get asked() {
      return sitting.asked
    },
    get open() {
      return sitting.draft !== null && !sitting.busy
    },
    get path() {
      return sitting.draft?.path ?? []
    },
    get choices() {
      return sitting.choices
    },
    get ghost() {
      return sitting.foreseen ? ghost(sitting.foreseen) : null
    },
    get pointed() {
      return sitting.pointed ? [sitting.pointed.event] : []
    },
    get area() {
      return area()
    },
    get pace() {
      return sitting.stage.pace
    },
    lit: (part) => (sitting.busy ? new Set() : drafts.lit(sitting.draft, part)),
    gone: (part) => drafts.gone(sitting.draft, part),
    choose: (part, value) => sitting.choose(drafts.write(part, value)),
    back: (length) => sitting.back(length),
    aim,
    onstory: (tell) => sitting.stage.onstory(tell),
    explain,
    say: (phrase: Phrase) => words.say(phrase, sitting.names),
  }
}
