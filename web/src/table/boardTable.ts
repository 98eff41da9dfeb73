/** A sitting as a board sees it. */

import type { Phrase } from '../api/types'
import { words } from '../words/words.svelte'
import { ghost, type AnyBoardTable, type Area, type Receipt } from './board'
import * as drafts from './draft'
import type { Sitting } from './sitting.svelte'

const NOTHING: ReadonlySet<number> = new Set()

/** All getters read the sitting's state, so components that use them follow it. */
export function boardTable(sitting: Sitting, explain: (receipt: Receipt) => void, area: () => Area | 'whole'): AnyBoardTable {
  function aim(part: string | null, value?: number): void {
    void sitting.answer.aim(part === null || value === undefined ? null : drafts.write(part, value))
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
      return sitting.answer.draft !== null && !sitting.busy
    },
    get path() {
      return sitting.answer.draft?.path ?? []
    },
    get choices() {
      return sitting.answer.choices
    },
    get ghost() {
      return sitting.answer.foreseen ? ghost(sitting.answer.foreseen) : null
    },
    get pointed() {
      return sitting.pointed ? [sitting.pointed.event] : []
    },
    get told() {
      return sitting.log.flatMap((one) => one.lines)
    },
    get area() {
      return area()
    },
    get pace() {
      return sitting.stage.pace
    },
    lit: (part) => (sitting.busy ? NOTHING : drafts.lit(sitting.answer.draft, part)),
    gone: (part) => drafts.gone(sitting.answer.draft, part),
    choose: (part, value) => sitting.answer.choose(drafts.write(part, value)),
    get asking() {
      return sitting.answer.draft !== null
    },
    get seated() {
      return sitting.seat !== null && sitting.info?.stage === 'playing'
    },
    why(part, value, ...then) {
      if (!sitting.busy && !sitting.stage.telling) void sitting.answer.why([drafts.write(part, value), ...then.map((step) => drafts.write(...step))])
    },
    back: (length) => sitting.answer.back(length),
    aim,
    onstory: (tell) => sitting.stage.onstory(tell),
    explain,
    say: (phrase: Phrase) => words.say(phrase, sitting.names),
  }
}
