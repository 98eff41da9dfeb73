/** A sitting as a board sees it. */

import type { Phrase } from '../api/types'
import { components } from '../words/catalogue.svelte'
import { words } from '../words/words.svelte'
import { ghost, type AnyBoardTable, type Area, type Docked, type Receipt } from './board'
import * as facts from './facts'
import type { Sitting } from './sitting.svelte'

const NOTHING: ReadonlySet<number> = new Set()
const NO_ANSWERS: readonly facts.Listed[] = []

/** All getters read the sitting's state, so components that use them follow it. */
export function boardTable(sitting: Sitting, explain: (receipt: Receipt) => void, area: () => Area | 'whole', dock?: (docked: Docked) => () => void): AnyBoardTable {
  function aim(part: string | null, value?: number): void {
    void sitting.answer.aim(part === null || value === undefined ? null : facts.write(part, value))
  }
  return {
    get view() {
      return sitting.stage.view
    },
    get printed() {
      return components.printed
    },
    piece: (group, number) => components.piece(group, number),
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
      return sitting.answer.next !== null && !sitting.busy
    },
    get said() {
      return sitting.answer.said
    },
    get answers() {
      const list = sitting.answer.question?.list
      return list && !sitting.busy ? facts.listed(list) : NO_ANSWERS
    },
    words: (part, value) => sitting.answer.named(facts.write(part, value))?.say ?? null,
    async set(said) {
      if (!sitting.busy) await sitting.answer.set(said.map((fact) => facts.write(fact.part, fact.value)))
    },
    get complete() {
      return sitting.answer.complete
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
    lit: (part) => (sitting.busy ? NOTHING : facts.lit(sitting.answer.next, part)),
    all: (part) => facts.said(sitting.answer.next, part),
    one: (part) => facts.said(sitting.answer.next, part)[0] ?? null,
    async pick(part, value, ...more) {
      if (!sitting.busy) await sitting.answer.pick(facts.write(part, value), ...more.map((fact) => facts.write(...fact)))
    },
    get seated() {
      return sitting.seat !== null && sitting.info?.stage === 'playing'
    },
    aim,
    dock,
    get telling() {
      return sitting.stage.telling
    },
    skip: () => sitting.stage.skip(),
    onstory: (teller) => sitting.stage.onstory(teller),
    explain,
    get refusal() {
      return sitting.refusal
    },
    dismiss: () => (sitting.refusal = null),
    say: (phrase: Phrase) => words.say(phrase, sitting.names),
  }
}
